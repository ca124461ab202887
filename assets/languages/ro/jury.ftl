### Paginile comisiei: cuvinte care așteaptă o decizie.

jury-waiting = Așteaptă decizia
jury-ruled = Decise
jury-valid = Valid
jury-invalid = Invalid
jury-withdraw = Retrage decizia
jury-unreadable = Nu se poate citi
jury-near = Apropiate: { $near }
# $round: numărul; $field: câmpul foii
jury-illegible = o literă nu se poate citi · turul { $round }, { $field }
jury-illegible-way = Dacă hârtia se poate citi, foaia o corectează cine tastează. Aici se hotărăște doar că nu o poate citi nimeni: atunci cuvântul nu contează și nu scade nimic. A cui este hârtia nu se spune aici: o vede arbitrul, care v-o și dă.
jury-is-open = fără decizie
jury-to-words = La cuvinte
jury-next = Cuvântul următor
jury-at-it = Cuvântul este deschis și la: { $names }.
jury-no-word = Niciun astfel de cuvânt nu așteaptă decizia și nu a fost decis.
jury-ruled-since = Între timp asupra cuvântului „{ $word }” a decis { $by }: { $way } Priviți-l și decideți din nou.
jury-ruled-over = Între timp asupra cuvântului „{ $word }” a decis { $by }: { $way }
jury-turned-valid = { $by } v-a schimbat decizia la { $at }: „{ $word }” este acum valid.
jury-turned-invalid = { $by } v-a schimbat decizia la { $at }: „{ $word }” este acum invalid.
jury-turned-withdrawn = { $by } v-a retras decizia la { $at }: „{ $word }” nu este hotărât acum.
jury-ruled-valid = Declarat valid: { $word }.
jury-ruled-invalid = Declarat invalid: { $word }.
jury-withdrawn = Decizia a fost retrasă: { $word }.
jury-lost = Fără conexiune. Hotărârea și dovada rămân aici și se trimit când revine.
jury-unread-kept = { $word }: nu se poate citi; salvat. Dacă se poate citi totuși, îndreaptă acolo cine introduce.
jury-to-change = Ca să schimbați, deschideți-l la „Decise”.
jury-change = Da, decizia se schimbă.
jury-change-asks = S-a decis deja, iar de asta atârnă puncte. Dacă trebuie altfel, bifați mai jos și apăsați din nou.
