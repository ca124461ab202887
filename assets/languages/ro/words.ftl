# Words: the referee’s queue.

words-change = { $name }: { $points } ({ $before } → { $after })
words-change-rank = { $name }: { $points } ({ $before } → { $after }), locul { $from } → { $to }
words-evidence = Temei
words-evidence-hint = dicționar, pagină, observație…
words-if-invalid = Dacă se declară invalid:
words-if-valid = Dacă se declară valid:
words-in-rounds = Tururi: { $rounds }
words-was-valid = { $word } a fost declarat valid.
words-was-invalid = { $word } a fost declarat nevalid.
words-now-valid = { $word } este declarat valid · { $key } anulează
words-now-invalid = { $word } este declarat invalid · { $key } anulează
words-now-withdrawn = Decizia asupra cuvântului { $word } este retrasă · { $key } anulează
words-is-ruled-invalid = Este declarat invalid.
words-is-ruled-valid = Este declarat valid.
words-maybe-name = Poate un nume propriu?
words-maybe-slip = O greșeală de introducere? Apropiate: { $near }
words-more = … și încă { $count }
words-no-points = nu se schimbă puncte.
words-no-change = Nu se schimbă nici puncte, nici locuri.
words-none = Niciun cuvânt nu așteaptă o decizie: cele scrise sunt în listă sau s-a decis asupra lor. Cel care nu este apare aici de îndată ce este introdus.
words-none-counts = Niciun cuvânt nu așteaptă o decizie. Cele din listă sunt scrise numai acolo unde nimic nu contează: o decizie nu ar schimba puncte.
words-place = { $player }, turul { $round }
words-players = Jucători
words-round = Tur
words-ruled-invalid = invalid
words-ruled-valid = valid
words-select = Selectați un cuvânt din listă.
words-title =
    { $count ->
        [one] { $count } cuvânt nedecis
        [few] { $count } cuvinte nedecise
       *[other] { $count } de cuvinte nedecise
    }
words-title-ruled =
    { $count ->
        [one] { $count } cuvânt judecat
        [few] { $count } cuvinte judecate
       *[other] { $count } de cuvinte judecate
    }
words-title-listed =
    { $count ->
        [one] { $count } cuvânt
        [few] { $count } cuvinte
       *[other] { $count } de cuvinte
    }
words-title-more =
    { $count ->
        [one] { $title } · { $count } care nu contează nicăieri
        [few] { $title } · { $count } care nu contează nicăieri
       *[other] { $title } · { $count } care nu contează nicăieri
    }
words-waits-of =
    { $count ->
        [one] { $count } jucător · tur: { $rounds }
        [few] { $count } jucători · tur: { $rounds }
       *[other] { $count } de jucători · tur: { $rounds }
    }
words-word = Cuvânt
words-written-by =
    { $count ->
        [one] Scris de { $count } jucător: { $players }
        [few] Scris de { $count } jucători: { $players }
       *[other] Scris de { $count } de jucători: { $players }
    }
words-written-count =
    { $count ->
        [one] Scris de { $count } jucător
        [few] Scris de { $count } jucători
       *[other] Scris de { $count } de jucători
    }
words-all-valid =
    { $count ->
        [one] Cuvântul ales este valid…
        [few] Cele { $count } cuvinte alese sunt valide…
       *[other] Cele { $count } de cuvinte alese sunt valide…
    }
words-all-invalid =
    { $count ->
        [one] Cuvântul ales este invalid…
        [few] Cele { $count } cuvinte alese sunt invalide…
       *[other] Cele { $count } de cuvinte alese sunt invalide…
    }
words-only-rank =
    { $count ->
        [one] { $count } jucător își schimbă numai locul.
        [few] { $count } jucători își schimbă numai locul.
       *[other] { $count } de jucători își schimbă numai locul.
    }
words-ruling = Decizie
words-list = Listă
words-in-list = există
words-not-in-list = nu există
words-has = Este în listă.
words-has-not = Nu este în listă.
words-list-not-here = Lista de cuvinte nu este în acest fișier: nu se știe dacă are cuvântul.
words-none-ruled = Încă nu s-a decis asupra niciunui cuvânt.
words-no-list = Această copie nu are lista de cuvinte.
words-search = Un cuvânt din listă
words-search-hint = cum începe cuvântul; „?” pentru orice literă
words-search-how = Scrieți un cuvânt sau cum începe.
words-was-upheld = { $word } este valid printr-o contestație admisă ({ $objection }: { $player }, turul { $round }). Contestația rămâne în istoric, dar decizia se schimbă pentru toată lumea:
words-changes =
    { $count ->
        [one] { $points } pentru { $count } jucător
        [few] { $points } pentru { $count } jucători
       *[other] { $points } pentru { $count } de jucători
    }
words-near = Apropiate, din litere
words-nobody-wrote = Nu l-a scris nimeni: o decizie va conta numai dacă îl scrie cineva.
words-none-of-round = În acest tur nu a scris nimeni niciun cuvânt.
words-none-yet = Încă nu s-a introdus nimic. Cuvintele pe care lista nu le are vin aici, pentru decizie.
words-verdicts = Cum s-a judecat
words-too-soon = Citiți întâi acest cuvânt: tastele au venit prea repede și nu au contat.
words-latest = Ultimele decizii
