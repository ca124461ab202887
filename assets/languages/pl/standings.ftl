# Standings: ranks, reasons, penalties, objections.

standings-rank = #
standings-moved = ±
standings-player = Gracz
standings-club = Klub
standings-total = Suma
standings-by-total = suma
standings-doubt-objection = Protest { $objection } czeka na rozpatrzenie: { $player }
standings-doubt-undecided = Nierozstrzygnięte: { $word }, runda { $round } (× { $count })
standings-more-doubts = … i jeszcze { $count }
standings-dismissed = oddalono: { $reason }
standings-overruled = słowo znów uznano za nieważne
standings-upheld = uwzględniono: { $reason }
standings-to-word = Słowo { $word }
standings-empty = Najpierw dodaj graczy na stronie Turniej.
standings-expelled = wykluczenie
standings-status = Status
standings-expelled-after = wykluczenie po rundzie { $round }
standings-withdrawn = rezygnacja
standings-deducted = kara −{ $points }
# $count: how many; $rounds: with commas
standings-void = { $count ->
    [one] runda { $rounds } unieważniona
    [few] rundy { $rounds } unieważnione
   *[other] rundy { $rounds } unieważnione
}
standings-lifted = { $penalty } – uchylono: { $reason }
standings-objection = Protest { $number } · { $player } · runda { $round } · { $about }
standings-page = Miejsce { $rank }: { $name }
standings-penalty = { $kind }, runda { $round }: { $reason }
standings-provisional =
    { $count ->
        [one] tymczasowa · { $count } powód
        [few] tymczasowa · { $count } powody
       *[other] tymczasowa · { $count } powodów
    }
standings-title = Klasyfikacja po rundzie { $round }
standings-reopen = Otwórz ponownie…
standings-to-hall = Dla sali
standings-to-hall-after = Dla sali: po rundzie { $round }
standings-why = Dlaczego miejsce { $rank }: { $name }
standings-why-break = Ta sama suma co { $above }. Rozstrzyga: { $criterion } – { $above } { $theirs }, { $name } { $own }.
standings-why-expelled = Wykluczenie z turnieju: bez miejsca.
standings-why-first = Początek tabeli.
standings-why-tie = Pełny remis: { $above }.
standings-why-total = Wyżej jest { $above }. Rozstrzyga: { $criterion } ({ $own } wobec { $theirs }).

standings-copied = Tabelę skopiowano: wklej ją do arkusza kalkulacyjnego, póki program Eforos jest otwarty.
standings-not-copied = Nie skopiowano tabeli: w schowku systemu jest coś innego. Spróbuj ponownie albo zapisz klasyfikację na stronie Wydruki.
standings-copy-rank = Miejsce
standings-copy-number = Nr
standings-copy-deductions = Odjęto
standings-copy-why = Dlaczego
standings-legend = W kolorze: kryterium, które rozstrzygnęło remis z wierszem powyżej.
standings-nth = { $rank }.
standings-page-total = Suma { $total }
standings-round-points = Punkty
standings-rank-after = Miejsce
standings-is-void = unieważniona: nie liczy się
standings-is-out = po wykluczeniu: nie liczy się
standings-plot = Suma po każdej rundzie
standings-plot-round = Runda
standings-plot-point = runda { $round }: { $total }
standings-plot-told = { $player } – { $totals }
standings-plot-behind = różnica
standings-plot-more = Liczba pokazanych linii: { $count }, czyli pierwsze miejsca i zaznaczony gracz (ukryte: { $hidden }).
standings-objections-waiting = { $count ->
    [one] { $count } protest czeka
    [few] { $count } protesty czekają
   *[many] { $count } protestów czeka
}
