# Klasyfikacja: dlaczego, tabela krzyżowa, przebieg, sezon.

meeting-score = Małe punkty
meeting-why-rank = Dlaczego miejsce { $rank }: { $name }
meeting-why-no-rank = Dlaczego bez miejsca: { $name }
meeting-why-first = Nikt nie ma więcej.
meeting-why-shared = We wszystkim równo z: { $name }, miejsce wspólne.
meeting-why-average = Średnia { $own } wobec { $other } ({ $name }).
meeting-why-sum = { $sum } przez { $games ->
    [one] 1 partię
    [few] { $games } partie
   *[other] { $games } partii
}.
meeting-why-points = Duże punkty: { $own } wobec { $other } ({ $name }).
meeting-why-spread = Duże punkty { $points }, jak { $name }; różnica { $own } wobec { $other }.
meeting-why-scored = Duże punkty { $points } i różnica jak { $name }; małe punkty { $own } wobec { $other }.
meeting-why-expelled = Wykluczenie: bez miejsca, wyniki liczą się przeciwnikom.
meeting-why-occasional = Za mało partii, by mieć miejsce.
meeting-why-out = Nie gra dalej, zachowuje miejsce.
meeting-why-left = Nie gra do ostatniej rundy.
meeting-team-whole = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
meeting-team-short = { $count ->
    [one] 1 osoba: niepełny skład
    [few] { $count } osoby: niepełny skład
   *[other] { $count } osób: niepełny skład
}
meeting-team-not-counted = nie liczy się
meeting-team-best = najwyżej: { $name }, miejsce { $rank }
meeting-plot-points = Duże punkty po kolejnych rundach
meeting-plot-averages = Średnia po kolejnych rundach
meeting-column-round = Runda
meeting-column-with = Z kim
meeting-column-score = Wynik
meeting-column-brought = Liczy się
meeting-starts = razy zaczynał(a)
meeting-season-none = Żaden sezon nie jest otwarty
meeting-season-after = { $title }, { $count ->
    [0] jeszcze bez turniejów
    [one] po 1 turnieju
   *[other] po { $count } turniejach
}
meeting-season-lists = Różne słowniki: { $count }. To normalne i się drukuje.
meeting-season-signed = podpisany ({ $issue })
meeting-season-provisional = wstępny: niepodpisany
meeting-season-other = ▲ podpisana tabela jest inna niż wynikająca z wyników
meeting-season-other-rules = Sezon ma inny regulamin: { $rules }.
meeting-season-file = Plik sezonu
meeting-ask-season = Otwiera plik; jeśli go nie ma, obok turnieju zaczyna się sezon według tego regulaminu.
meeting-ask-add-season = „{ $title }” wchodzi do sezonu.
meeting-ask-season-replaces = Turniej o tym tytule i dacie już tam jest: nowy go zastąpi.
meeting-ask-season-unsigned = Jeszcze niepodpisany: jest tam jako wstępny.

meeting-doubted-how = Wpisz kwestionowane słowa, w razie potrzeby ze stolikiem na początku (5: SŁOWO), i naciśnij Enter.
meeting-search = Szukaj w słowniku
meeting-search-in = jest w słowniku
meeting-search-out = nie ma w słowniku
