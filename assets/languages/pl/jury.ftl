### Strony komisji: słowa, które czekają na rozstrzygnięcie.

jury-waiting = Czekają na rozstrzygnięcie
jury-ruled = Rozstrzygnięte
jury-valid = Poprawne
jury-invalid = Niepoprawne
jury-withdraw = Cofnij rozstrzygnięcie
jury-unreadable = Nie da się odczytać
jury-near = Podobne: { $near }
# $round: numer; $field: pole karty
jury-illegible = litery nie da się odczytać · runda { $round }, { $field }
jury-illegible-way = Jeśli kartkę da się odczytać, poprawia ją ten, kto ją wpisuje. Tu rozstrzyga się tylko, że nikt jej nie odczyta: wtedy słowo się nie liczy i nic nie odejmuje. Czyja to kartka, tu nie podajemy: widzi to sędzia i podaje kartkę.
jury-is-open = bez rozstrzygnięcia
jury-to-words = Do słów
jury-next = Następne słowo
jury-at-it = To słowo ma otwarte także: { $names }.
jury-no-word = Żadne takie słowo nie czeka na rozstrzygnięcie ani nie zostało rozstrzygnięte.
jury-ruled-since = W międzyczasie zapadła decyzja o słowie „{ $word }”, osoba: { $by }. { $way } Obejrzyj je i rozstrzygnij jeszcze raz.
jury-ruled-over = W międzyczasie zapadła decyzja o słowie „{ $word }”, osoba: { $by }. { $way }
jury-turned-valid = Twoją decyzję zmieniono ({ $by }, { $at }): „{ $word }” jest teraz ważne.
jury-turned-invalid = Twoją decyzję zmieniono ({ $by }, { $at }): „{ $word }” jest teraz nieważne.
jury-turned-withdrawn = Twoją decyzję wycofano ({ $by }, { $at }): „{ $word }” jest teraz bez rozstrzygnięcia.
jury-ruled-valid = Uznano za ważne: { $word }.
jury-ruled-invalid = Uznano za nieważne: { $word }.
jury-withdrawn = Wycofano orzeczenie: { $word }.
jury-lost = Bez połączenia. Orzeczenie i źródło zostają tutaj i zostaną wysłane, gdy wróci.
jury-unread-kept = { $word }: nie da się odczytać; zapisano. Jeśli jednak da się odczytać, poprawi to tam wpisujący.
jury-to-change = Aby to zmienić, otwórz słowo w „Rozstrzygnięte”.
jury-change = Tak, orzeczenie się zmienia.
jury-change-asks = To już rozstrzygnięto i zależą od tego punkty. Jeśli ma być inaczej, zaznacz to niżej i naciśnij jeszcze raz.
