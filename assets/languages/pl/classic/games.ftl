# Dokumenty gier klasycznych: zapisy partii, karty wyniku, kojarzenia, klasyfikacje, dyplomy, sezony.

## Nazwy dokumentów i do czego służą

games-score-sheets = Zapisy partii
games-score-sheets-hint = Jeden na partię: plansza, kolumny, płytki do skreślania.
games-score-sheet = Zapis partii
games-result-slips = Karty wyniku
games-result-slips-hint = Osiem na stronie, jedna na partię, z kodem stolika.
games-result-slip = karta wyniku
games-pairings = Kojarzenia
games-pairings-hint = Kto gdzie siedzi, według stolików i alfabetycznie, do wywieszenia.
# $round: its number
games-pairings-of = Kojarzenia rundy { $round }
games-table-cards = Numery stolików
games-table-cards-hint = Numer każdego stolika, duży.
games-team-standings = Klasyfikacja drużyn
games-team-standings-hint = Pary albo szkoły ze swoimi graczami.
games-pair-standings = Klasyfikacja par
games-pair-called = para { $name }
games-school-standings = Klasyfikacja szkół
games-cross-table = Tabela krzyżowa
games-cross-table-hint = Wiersz na osobę: co przyniosła każda runda, a w partiach dwóch osób także z kim.
games-challenge-slips = Karty zakwestionowania
games-challenge-slips-hint = Dwanaście na stronie: słowa, werdykt, sędzia.
games-judge-log = Dziennik sędziego
games-judge-log-hint = Wszystkie sprawdzone zestawy słów.
games-whole-games = Całe partie
games-whole-games-hint = Ruchy i plansza zapisanej partii; partii dwóch osób także jej tekst dla programów (GCG).
games-whole-game = Cała partia · runda { $round }, stolik { $table }
games-player-report = Raport gracza
games-own-penalty = runda { $round }: { $penalty }
games-diplomas = Dyplomy

## Nagłówki i stopki

games-list = Słowa
games-arbiter = sędzia
games-count-schools = { $count ->
    [one] 1 szkoła
    [few] { $count } szkoły
   *[other] { $count } szkół
}
games-count-pairs = { $count ->
    [one] 1 para
    [few] { $count } pary
   *[other] { $count } par
}
games-signed = ✓ Podpisana · wydanie { $issue } · { $at }
games-provisional = ? Tymczasowa · otwarte: { $count }
games-open-result = runda { $round }, stolik { $table }: brak wyniku
games-open-last-word = runda { $round }, stolik { $table }: brak wartości ostatnich słów
games-open-unconfirmed = runda { $round }, stolik { $table }: niepotwierdzony
games-open-challenge = pytanie sędziego { $challenge }: bez odpowiedzi
games-no-games = Żadna partia nie jest skojarzona: nie ma czego drukować.
games-no-teams = Nie ma drużyn.
games-no-whole-games = Żadnej partii nie zapisano ruch po ruchu.

## Kolumny

games-column-table = Stolik
games-column-seat = Miejsce { $seat }
games-column-points = Duże punkty
games-column-points-short = Pkt
games-final-team = { $name }: duże punkty { $points }, różnica { $spread }, małe punkty { $scored }
games-column-spread = Różnica
games-column-scored = Małe punkty
games-column-games = Partie
games-column-sum = Suma
games-column-average = Średnia
games-column-team = Drużyna
games-column-with = Z kim
games-column-number = Nr
games-column-round = Runda { $round }
games-column-score = Wynik
games-column-brought = Zdobycz
games-after-the-round = po rundzie
games-column-meetings = Spotkania
games-column-time = Godzina
games-column-place-of-table = Runda, stolik
games-column-words = Słowa
games-column-verdict = Werdykt
games-column-who = Przy klawiaturze
games-column-turn = Ruch
games-column-rack = Stojak
games-column-at = Pole
games-column-play = Ułożenie
games-column-bag = Worek

## Zapis partii i karta wyniku

games-box-round = RUNDA
games-box-table = STOLIK
games-tiles = Płytki: skreślajcie
games-tiles-blank = puste pole: blank
# $tile: what is printed; $letters: what it stands for
games-tiles-carries = { $tile } oznacza { $letters }
games-tiles-one = { $tiles }: jedna płytka
games-clock = Zegar
# $turn, $game, $each, $most: times such as “2 min”
games-clock-turn = minutnik: { $turn } na ruch
games-clock-turn-and-game = minutnik: { $turn } na ruch, { $game } na partię
games-clock-chess = zegar szachowy: po { $each }
games-clock-chess-limit = zegar szachowy: po { $each }, potem najwyżej { $most }
games-senyors = Senyors
games-senyors-third = trzecia osoba:
games-end = Koniec partii
games-end-out = koniec płytek
games-end-time = upłynęło { $time }
games-end-passes = { $each ->
    [1] po jednym spasowaniu
    [2] po dwa spasowania
    [3] po trzy spasowania
   *[other] spasowania każdego: { $each }
}
games-end-lost = { $each ->
    [1] po jednym straconym ruchu
    [2] po dwa stracone ruchy
    [3] po trzy stracone ruchy
   *[other] stracone ruchy każdego: { $each }
}
games-end-skipped = { $each ->
    [1] po jednym opuszczeniu
    [2] po dwa opuszczenia
    [3] po trzy opuszczenia
   *[other] opuszczenia każdego: { $each }
}
games-end-scoreless = { $turns ->
    [4] cztery ruchy bez punktów
    [6] sześć ruchów bez punktów
   *[other] ruchy bez punktów: { $turns }
}
games-end-blocked = nikt nie może ułożyć słowa
games-end-clock = czas przekroczony
games-end-clocks-out = czas obu minął
games-finisher = skończył(a):
games-head-play = ułożenie
games-head-points = punkty
games-head-total = razem
games-box-rack = Płytki na stojaku ±
games-box-over = Ponad czas min : s
games-box-last-word = Wartość ostatniego słowa
games-on-a-tie = przy remisie
games-box-final = Wynik końcowy
# $unit: a time such as “1 min”
games-price = −{ $price } za rozpoczętą { $unit }
games-price-most = −{ $price } za rozpoczętą { $unit }, najwyżej −{ $most }
games-signature = podpis
games-foot-writes = Zapisuje, kto zaczyna.
games-foot-exchange = Wymiana płytek: gdy w worku jest co najmniej { $tiles }.
games-foot-blank = Blank nie może być literą { $letters }.
games-slip-title = Runda { $round } · stolik { $table }
games-slip-title-blank = Runda …… · stolik ……
games-slip-last-word = ostatnie słowo (przy remisie)
games-slip-rack = płytki na stojaku
games-slip-over = czas ponad limit
games-slip-final = WYNIK KOŃCOWY
games-table-word = Stolik
games-at-table = Stolik { $table }

## Kojarzenia

games-by-table = Według stolików
games-by-name = Alfabetycznie
games-bye = Pauza
games-absent =
    { $count ->
        [one] Nieobecność
        [few] Nieobecni
       *[other] Nieobecni
    }
games-begins-sign = ▸
games-begins-key = ▸ zaczyna partię
games-begins-lot = Kto zaczyna: każdy losuje płytkę, najbliżej A; blank jest przed A.

## Klasyfikacja

games-status-occasional = okazjonalnie
games-status-withdrawn = rezygnacja po rundzie { $round }
games-status-expelled-from-rest = wykluczenie z dalszej gry
games-status-expelled = wykluczenie
games-team-short = niepełna
games-team-not-counted = nie liczy się
# $count: players there; $size: of a whole team
games-of-so-many = { $count } z { $size } graczy
games-key-swiss = Wygrana 1 duży punkt, remis ½; potem różnica (własne małe punkty mniej punkty przeciwników), potem własne małe punkty. Równość we wszystkim: wspólne miejsce.
games-key-average = Średnia: wynik końcowy × miejsca, zsumowane i podzielone przez partie przy stolikach, które się liczą.
games-key-occasional = { $games ->
    [one] Okazjonalnie: mniej niż 1 liczona partia; bez miejsca.
    [few] Okazjonalnie: mniej niż { $games } liczone partie; bez miejsca.
   *[other] Okazjonalnie: mniej niż { $games } liczonych partii; bez miejsca.
}
games-key-uncounted = Partie przy stolikach dla dwojga są zapisywane i nie liczą się do średniej.
games-key-schools = Pełna drużyna ma { $size } graczy; szkoła z mniejszą liczbą gra dalej i jest oznaczona jako niepełna. Sumują się duże punkty, różnice i małe punkty wszystkich; potem najlepsze miejsce gracza.
games-key-pairs = Z każdej pary liczy się tylu najlepszych członków: { $best }; partie między członkami się nie liczą.
games-table-digest = SHA-256 tabeli
games-cross-key = 3▸ +: z numerem 3, zaczynał(a), wygrana. + wygrana, ½ remis, − przegrana.
games-cross-key-average = 250▸ × 4: wynik, zaczynał(a), miejsca; po „=” to, co liczy się do średniej.
games-last-word-key = { $mark } równe małe punkty: rozstrzygnęło ostatnie słowo.
games-sign-won = +
games-sign-drawn = ½
games-sign-lost = −
games-sign-walkover = w.o.
games-sign-forfeit = nb
games-sign-cancelled = x
games-sign-bye = p.
games-sign-bye-is = pauza
games-sign-missing = ?
games-sign-missing-is = jeszcze bez wyniku
games-sign-absent = n
games-sign-absent-is = nieobecność
games-sign-late = s
games-sign-late-is = przed dołączeniem do zawodów
games-sign-gone = –
games-sign-gone-is = już poza zawodami
games-sign-deducted-is = punkty odjęte karą
games-came-won = wygrana
games-came-drawn = remis
games-came-lost = przegrana
games-came-walkover = wygrana walkowerem
games-came-forfeit = przegrana przez nieobecność
games-came-cancelled = partia odwołana
games-report-begins = { $others } (początek ▸)
# $points: with its sign
games-report-penalty = { $points } kara
games-report-racks = { $points } stojaki
games-report-overtime = { $points } przekroczenie czasu

## Zakwestionowanie

games-challenge = Zakwestionowanie
games-challenge-play = Całe ułożenie: poprawne albo nie, nic więcej.
games-challenge-set = Wszystkie wątpliwe słowa razem, jeden raz.
games-challenge-word = Wątpliwe słowa, razem.
games-blank-round = Runda
games-blank-table = Stolik
games-blank-arbiter = Sędzia
games-verdict-valid = ✓ poprawne
games-verdict-invalid = ✗ niepoprawne
games-verdict-ask = ? zapytać sędziego
games-nothing-judged = Niczego nie sprawdzano.
games-answered = { $verdict } → { $answer } ({ $source })

## Całe partie

games-turn-pass = opuszczenie kolejki
games-turn-taken-back = cofnięte przez gracza
games-turn-taken-off = zdjęte po zakwestionowaniu
games-turn-timer = ruch stracony przez minutnik
games-turn-no-time = brak czasu
games-turn-exchange = wymiana: { $tiles }
games-turn-bonus = +{ $points } za cały stojak
# $raw: scored; $rack: tiles left; $value: their value; $over: price of the time over; $last: final score
games-came-to = { $name }: { $raw }; zostało { $rack } ({ $value }); { $over ->
    [0] wynik { $last }
   *[other] czas −{ $over }; wynik { $last }
}
# $penalty: what a penalty of the round took; $points: the score that counts
games-came-to-penalised = { $name }: kara, { $penalty }; liczy się { $points }
games-ended-out = Koniec: pusty worek i stojak.
games-ended-passes = Koniec: kolejne opuszczone lub stracone ruchy.
games-ended-scoreless = Koniec: kolejne ruchy bez punktów.
games-ended-blocked = Koniec: nikt nie mógł ułożyć słowa.
games-ended-time = Koniec: minął czas partii.
games-ended-clock-one = Koniec: jeden z graczy doszedł do granicy przekroczenia czasu.
games-ended-clock-both = Koniec: oboje przekroczyli czas.
games-ended-clocks-out = Koniec: wszyscy wykorzystali czas.
games-ended-stopped = Przerwana przez sędziego.
games-ended-unknown = Nie zanotowano, jak się skończyła.

## Dyplomy

games-diploma-title = DYPLOM
games-diploma-given = otrzymuje
games-diploma-given-school = otrzymuje szkoła
games-diploma-given-pair = otrzymuje para
games-diploma-for-place = za zajęcie
games-diploma-for-taking-part = za udział w zawodach
games-diploma-place = { $rank ->
    [1] I miejsca
    [2] II miejsca
   *[other] III miejsca
}
games-diploma-individual = w klasyfikacji indywidualnej
games-diploma-schools = w klasyfikacji szkół
games-diploma-pairs = w klasyfikacji par
games-diploma-average = { $games ->
    [one] średnia { $average } w 1 partii
    [few] średnia { $average } w { $games } partiach
   *[other] średnia { $average } w { $games } partiach
}
# Below a figure: the most points of a game
games-diploma-mean = średnia na partię
games-diploma-best = najlepsza partia
# Pod liczbami: tyle, ile mówią; z połówek liczą się całe
games-diploma-points = { $count ->
    [one] duży punkt
    [few] duże punkty
    [many] dużych punktów
   *[other] dużego punktu
}
games-diploma-half-points = { $count ->
   *[other] dużego punktu
}
games-diploma-games = { $count ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
}
games-diploma-scored = { $count ->
    [one] mały punkt
    [few] małe punkty
    [many] małych punktów
   *[other] małego punktu
}
# Szkoła z mniejszą liczbą graczy, niż wymaga regulamin, wśród pierwszych trzech
games-diploma-short = Niepełna szkoła, a dyplom za miejsce i tak się drukuje: { $names }.
games-diploma-arbiter = sędzia
games-diploma-organiser = organizator

## Sezony

games-season-after = { $meetings ->
    [one] Sezon po 1 spotkaniu
    [few] Sezon po { $meetings } spotkaniach
   *[other] Sezon po { $meetings } spotkaniach
}
games-season-provisional = ? Tymczasowa
games-season-list = Klasyfikacja
games-season-seldom = Za mało partii: bez miejsca
games-season-teams = Drużyny
games-season-meetings = Spotkania
games-season-unsigned = bez podpisu
games-season-lists = Spotkania sędziowano według różnych list lub słowników: to zwykłe, wybiera gospodarz.
games-season-key-average = { $games ->
    [one] Średnia ze wszystkich spotkań: suma wyników × miejsca, podzielona przez partie. Miejsce wymaga 1 partii.
    [few] Średnia ze wszystkich spotkań: suma wyników × miejsca, podzielona przez partie. Miejsce wymaga partii: { $games }.
   *[other] Średnia ze wszystkich spotkań: suma wyników × miejsca, podzielona przez partie. Miejsce wymaga partii: { $games }.
}
games-season-key-swiss = { $games ->
    [0] Duże punkty, różnica i małe punkty ze wszystkich spotkań.
    [one] Duże punkty, różnica i małe punkty ze wszystkich spotkań. Miejsce wymaga 1 partii.
    [few] Duże punkty, różnica i małe punkty ze wszystkich spotkań. Miejsce wymaga partii: { $games }.
   *[other] Duże punkty, różnica i małe punkty ze wszystkich spotkań. Miejsce wymaga partii: { $games }.
}

## Znaki pól premiowanych

games-double-letter = 2L
games-triple-letter = 3L
games-double-word = 2S
games-triple-word = 3S

## W wierszu poleceń

games-odd-turns = Ruchy z rundy { $round }, stolik { $table } nie mogły tak przebiegać; całą partię pominięto.
games-no-such-round = Dokument nie ma rundy { $round }.
games-commitment-hall = Z sali padnie słowo lub liczba. Ziarno i słowo razem wyznaczają kolejność, w jakiej kojarzeni są gracze każdej rundy, więc nikt jej nie wybiera.
