# Sceny sali w grach klasycznych i okno sędziego słów.

tables-round = Runda { $round }
tables-round-of = Runda { $round } z { $rounds }
tables-table = Stolik { $table }
# $from, $to: numbers of tables as text
tables-from-to = stoliki { $from }–{ $to }
tables-of-tables = { $count ->
    [one] z 1 stolika
    [few] z { $count } stolików
   *[other] z { $count } stolików
}
tables-by-name = alfabetycznie
tables-then-by-table = potem: według stolików
tables-then-by-name = potem: alfabetycznie
tables-begins-lot = Kto zaczyna: losowanie płytek, najbliżej A
tables-begins-named = ▸ zaczyna
tables-bye = pauza
tables-absent = nieobecność
# $halves: for the plural; $points: as written, with ½
tables-points = { $halves ->
    [2] 1 pkt
   *[other] { $points } pkt
}
tables-notice = { $minutes ->
    [one] 1 minuta na rundę
    [few] { $minutes } minuty na rundę
   *[other] { $minutes } minut na rundę
}
tables-notice-turns = Po { $minutes } minutach partia kończy się ruchem drugiego gracza
tables-last-minutes = { $minutes ->
    [one] mniej niż minuta
    [few] mniej niż { $minutes } minuty
   *[other] mniej niż { $minutes } minut
}
tables-last-seconds = { $seconds ->
    [one] mniej niż sekunda
    [few] mniej niż { $seconds } sekundy
   *[other] mniej niż { $seconds } sekund
}
tables-turn = Czas ruchu
tables-play-now = grajcie teraz
tables-demonstration = Stolik pokazowy
tables-each = { $minutes ->
    [one] po 1 minucie
    [few] po { $minutes } minuty
   *[other] po { $minutes } minut
}
tables-round-over = koniec czasu
tables-over = czas przekroczony
tables-held = przerwa
tables-results-in = { $count ->
    [one] wynik przyjęty
    [few] wyniki przyjęte
   *[other] wyników przyjętych
}
tables-provisional = { $missing ->
    [one] tymczasowo: brak 1 wyniku
    [few] tymczasowo: brak { $missing } wyników
   *[other] tymczasowo: brak { $missing } wyników
}
tables-standings = Klasyfikacja
tables-standings-after = Klasyfikacja po rundzie { $round }
tables-schools = Szkoły
tables-schools-after = Szkoły po rundzie { $round }
tables-pairs = Pary
tables-pairs-after = Pary po rundzie { $round }
tables-season = { $meetings ->
    [one] po 1 spotkaniu
    [few] po { $meetings } spotkaniach
   *[other] po { $meetings } spotkaniach
}
tables-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
tables-pupils = { $count ->
    [one] 1 uczeń
    [few] { $count } uczniów
   *[other] { $count } uczniów
}
# What parts the own row from the next one, of as many points
tables-before-by-scored = małe punkty: { $own } (następny: { $theirs })
tables-before-by-spread = różnica: { $own } (następny: { $theirs })
tables-spread = różnica
tables-heading-points = duże punkty
tables-games = partie
tables-average = średnia

tables-judge-words = Wpiszcie słowa
tables-judge-table = Stolik { $table } · wpiszcie słowa
tables-judge-hint = Spacja: następne słowo · Enter w pustym polu: werdykt
tables-judge-valid = Poprawne
tables-judge-invalid = Niepoprawne
tables-judge-not-found = Nie znaleziono
tables-judge-ask = zapytajcie sędziego
tables-bag = { $count ->
    [one] 1 płytka w worku
    [few] { $count } płytki w worku
   *[other] { $count } płytek w worku
}
tables-average-of = średnia { $average }
tables-first-school = Zwycięska szkoła
tables-first-pair = Zwycięska para
tables-count-schools = { $count ->
    [one] 1 szkoła
    [few] { $count } szkoły
   *[other] { $count } szkół
}
tables-count-pairs = { $count ->
    [one] 1 para
    [few] { $count } pary
   *[other] { $count } par
}
