# Miejsca i pytania gier klasycznych.

## Rundy

meeting-round-to-come = przed nami
meeting-round-paired = skojarzona, nie pokazana
meeting-round-settled = rozliczona
meeting-round-running = w toku
meeting-round-shown = pokazana
meeting-round-coming = napływają wyniki
meeting-round-state = runda { $round }: { $state }
meeting-round = Runda { $round }
meeting-round-how = Runda { $round } · { $how }
meeting-count-tables = { $count ->
    [one] 1 stolik
    [few] { $count } stoliki
   *[other] { $count } stolików
}
meeting-back-to = Wróć do rundy { $round }
meeting-column-table = Stolik
meeting-column-seat-one = Miejsce 1
meeting-column-seat-two = Miejsce 2
meeting-column-why = Dlaczego
meeting-column-result = Wynik
meeting-free-seat = wolne miejsce
meeting-no-tables-yet = Ta runda nie ma jeszcze stolików.
meeting-present = Obecnych: { $count } z { $of } · naciśnij, by zmienić
meeting-corrections = Poprawki
meeting-dangerous = Rzadko
meeting-unseen = Sala nie widzi czasu: { $sees }
meeting-take-table = Wpisz stolik { $table }
meeting-table = Stolik { $table }
meeting-seats = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
meeting-stood = miejsce { $rank } · { $halves ->
    [2] 1 punkt
   *[other] { $points } pkt
} · { $spread }
meeting-stood-average = miejsce { $rank } · { $average }
meeting-two = { $one } i { $two }
meeting-why-by-hand = ręcznie
meeting-why-everybody = każdy z każdym
meeting-why-drawn = wylosowana kolejność
meeting-why-same = te same punkty
meeting-why-nearest = najbliżej pod względem punktów
meeting-why-new = nie spotkali się jeszcze
meeting-why-again = { $count ->
    [one] spotkanie po raz drugi
    [few] spotkań dotąd: { $count }
   *[other] spotkań dotąd: { $count }
}
meeting-why-one-team = ta sama drużyna
meeting-why-nobody-met = nikt się tu jeszcze nie spotkał
meeting-why-met = spotykają się znowu: { $pairs }
meeting-cost-repeats = { $count ->
    [one] 1 powtórzenie
    [few] { $count } powtórzenia
   *[other] { $count } powtórzeń
}
meeting-cost-mates = { $count ->
    [one] 1 para z jednej drużyny
    [few] { $count } pary z jednej drużyny
   *[other] { $count } par z jednej drużyny
}
meeting-cost-byes = { $count ->
    [one] 1 druga pauza
    [few] { $count } drugie pauzy
   *[other] { $count } drugich pauz
}
meeting-state-missing = brak
meeting-state-recorded = w zapisie
meeting-state-last-word = brak ostatnich wyrazów
meeting-state-walkover = walkower
meeting-state-forfeit = przegrana za karę
meeting-state-cancelled = unieważniona
meeting-state-result = wynik
meeting-state-confirmed = potwierdzony
meeting-who-rests = Kto nie gra w rundzie { $round }
meeting-byes = Pauza: { $names }
meeting-absent =
    { $count ->
        [one] Nieobecność: { $names }
        [few] Nieobecni: { $names }
       *[other] Nieobecni: { $names }
    }
meeting-all-play = { $count ->
    [one] Nikt: gra 1 osoba
    [few] Nikt: grają { $count } osoby
   *[other] Nikt: gra { $count } osób
}
meeting-round-stands = wyniki: { $done } z { $of }, potwierdzone: { $confirmed }
meeting-averages-after = Średnie po rundzie { $round }
meeting-hall = Sala widzi
meeting-hall-auto = automatycznie
meeting-hall-pinned = przypięta
meeting-hall-scene = Scena…
meeting-clock-of = Czas rundy { $round }
meeting-clock-held = wstrzymany
meeting-clock-unconfirmed = po ponownym uruchomieniu: do potwierdzenia

## Następny krok

meeting-step-players = Dodaj graczy
meeting-step-hall-word = Poproś salę o słowo
meeting-step-pair = Skojarz rundę { $round }
meeting-step-draw = Rozlosuj stoliki rundy { $round }
meeting-step-finding = Kojarzenie rundy { $round }…
meeting-step-type = Podaj stoliki rundy { $round }
meeting-step-show = Pokaż rundę { $round } sali
meeting-step-start = Uruchom czas rundy { $round }
meeting-step-confirm = Czas biegł dalej: zostało { $left }
meeting-step-confirm-table = Stolik { $table }: czas biegł dalej
meeting-clock-of-table = Zegar stolika { $table }
meeting-table-unconfirmed = po ponownym uruchomieniu: stan z ostatniej pewnej chwili
meeting-confirm-table = Czas biegł
meeting-press-table = Przełącz zegar
meeting-resume-table = Wznów
meeting-hold-for = Wstrzymaj, bo…
meeting-time-of-game = partia
meeting-ask-start-table = Zegar jednego stolika biegnie w programie i widzi go sala. Jest tylko jeden.
meeting-clock-table = Stolik
meeting-which-clock = Jaki zegar
meeting-who-begins = Kto zaczyna
meeting-which-side = Która strona
meeting-no-clock-here = Regulamin nie ma zegara dla tylu miejsc.
meeting-ask-hold-table = Zegar staje z podanego powodu.
meeting-ask-set-table = Pozostałe minuty i sekundy; z − na początku czas przekroczony: −2:10.
meeting-ask-stop-table = Zegar się kończy. Przekroczenie czasu podpowiada się przy wyniku.
meeting-step-resume = Wznów czas
meeting-step-results = { $count ->
    [one] Wpisz stolik { $table }: ostatni wynik rundy { $round }
    [few] Wpisz stolik { $table }: brakuje { $count } wyników rundy { $round }
   *[other] Wpisz stolik { $table }: brakuje { $count } wyników rundy { $round }
}
meeting-step-end-clock = Są wszystkie wyniki: zakończ czas
meeting-step-sign = Podpisz
meeting-step-ceremony = Ceremonia

## Wyniki

meeting-results-of = Runda { $round }: wyniki { $done } z { $of }
meeting-legend = ✓ wynik · ✓✓ potwierdzony · ▸ brak · – walkower · ✗ unieważniona · … zaczęty, niezapisany
meeting-find-table = Stolik albo kod, Enter
meeting-no-table = Nie ma otwartego stolika: wpisz jego numer.
meeting-no-such-table = Nie ma stolika { $typed }.
meeting-code-mistyped = { $typed } nie jest kodem karty: któraś cyfra jest błędna.
meeting-code-elsewhere = Karta { $typed } jest z innego turnieju.
meeting-cell = runda { $round }, stolik { $table }
meeting-table-of = Stolik { $table } · runda { $round }
meeting-by-timer = { $turn } na ruch
meeting-by-clock = zegar szachowy, po { $main }
meeting-by-clock-limit = zegar szachowy, po { $main }, najwyżej +{ $most }
meeting-key-figures = Z liczbami cząstkowymi…
meeting-key-finals = Tylko wyniki końcowe…
meeting-final = Wynik
meeting-raw = Punkty
meeting-rack = Stojak
meeting-over = Ponad czas
meeting-last-word = Ostatni wyraz
meeting-seat = miejsce { $seat } · { $of }
meeting-end = Jak się skończyło
meeting-end-by = Jak się skończyło · kończy: { $name }
meeting-went-out = kończy: { $name }
meeting-why-stopped = Dlaczego przerwano
meeting-last-words-asked = Równe wyniki: potrzebne są wartości obu ostatnich wyrazów.
meeting-wins = Wygrywa { $name }, różnica { $by }
meeting-wins-last-word = Wygrywa { $name } ostatnim wyrazem
meeting-drawn = Remis: po pół punktu
meeting-most = Najwięcej punktów: { $name }, { $points }
meeting-total = { $name } { $scored } · razem { $halves ->
    [2] 1 punkt
   *[other] { $second } pkt
}, { $first }, miejsce { $rank }
meeting-total-average = { $name } { $scored } · średnia { $second }, miejsce { $rank }
meeting-doubt-score = { $name }: { $points } pkt to rzadkość.
meeting-doubt-rack = { $name }: stojak za { $rack } to rzadkość.
meeting-doubt-spread = Różnica { $by } to rzadkość.
meeting-doubt-no-rack = Ktoś skończył, a nikomu nie zostały płytki.
meeting-doubt-no-end = Stojak jest pusty, a nie podano, kto skończył.
meeting-doubt-same = Stolik { $table } ma te same wyniki: czy to ta karta?
meeting-confirm-typed = Tu wpisano coś innego, niż zapisano: zapisz to jako poprawkę albo wyczyść, a potem potwierdź.
meeting-no-number = Tu ma być liczba.
meeting-score-missing = Brakuje wyniku.
meeting-entered-by = ✓ wpis: { $who }
meeting-confirmed-by = ✓✓ potwierdzenie: { $who }
meeting-unconfirmed = wpisany, jeszcze niepotwierdzony: może się zmienić
meeting-walkover-is = – walkower, obecność: { $name } · { $reason }
meeting-cancelled-is = ✗ unieważniona · { $reason }
meeting-save-correction = Popraw wynik…
meeting-result-saved = Zapisano: stolik { $table }, runda { $round }
meeting-ranks = Klasyfikacja
meeting-ranks-if = Klasyfikacja po zapisaniu
meeting-still-missing = { $count ->
    [one] Nieostatecznie: brak stolika { $tables }.
    [few] Nieostatecznie: brak stolików { $tables }.
   *[other] Nieostatecznie: brak stolików { $tables }.
}

## Pytania

meeting-ask-despite = Partie wcześniejszych rund nie mają wyniku; liczą się jako rozegrane, bez punktów:
meeting-ask-again = Nie ma lepszego kojarzenia: mniej się nie da.
meeting-again-met = Spotykają się znowu: { $names }. Bez tego nie da się skojarzyć tych { $count } osób.
meeting-again-byes = Druga pauza: { $names }.
meeting-again-mates = Z jednej drużyny: { $names }.
meeting-ask-type = Numery graczy: przy jednym stoliku rozdzielone spacjami, stoliki przecinkami. Pojedynczy numer pauzuje. Kogo nie ma, jest nieobecny.
meeting-tables = Stoliki, na przykład 1 2, 3 4, 5
meeting-no-player = „{ $typed }” nie jest numerem gracza.
meeting-ask-swap = Te dwie osoby zamieniają się miejscami.
meeting-ask-swap-shown = Sala już widziała stoliki: dlaczego ta zamiana?
meeting-two-numbers = Potrzebne są dwa numery graczy.
meeting-two-players = Dwa numery graczy
meeting-ask-withdraw = Stoliki tej rundy są wycofane; następne powstaną na nowo.
meeting-ask-hold = Czas rundy stoi, aż zostanie wznowiony.
meeting-ask-set-clock = Czas rundy zostanie tak ustawiony.
meeting-ask-end-clock = Czas rundy się kończy. Partie trwają; wyniki można nadal wpisywać.
meeting-ask-doubtful = Coś w tym wyniku jest rzadkie:
meeting-ask-correct = Historia zachowa oba wyniki. Potwierdzenie znika; późniejsze kojarzenie się nie zmienia.
meeting-ask-withdraw-result = Stolik jest znów bez wyniku.
meeting-ask-walkover = Kto przyszedł, dostaje punkt i wynik według zasad.
meeting-who-came = Kto przyszedł
meeting-ask-cancel = Partii nie ma: nikomu się nie liczy i spotkania nie było.
meeting-ask-rename = Drużyna nosi odtąd tę nazwę.
meeting-ask-member = Po tym rozpoznaje się gracza w innych turniejach sezonu.

## Turniej

meeting-team-name = Nazwa drużyny
meeting-member = Numer członkowski
meeting-new-teams = Nowe drużyny, po jednej w wierszu
meeting-pairs = { $count ->
    [one] 1 para
    [few] { $count } pary
   *[other] { $count } par
}
meeting-schools = { $count ->
    [one] 1 szkoła
    [few] { $count } szkoły
   *[other] { $count } szkół
}
meeting-members-of = { $count } z { $of }
meeting-who-is-in = W drużynie { $name }: naciśnij, by zmienić
meeting-system = Kojarzenie
meeting-starter = Kto zaczyna
meeting-clock = Zegar
meeting-rounds = Rundy
meeting-minimum-games = Partie do miejsca
meeting-rules-seats = Miejsc przy stoliku: { $seats }; wymiana przy co najmniej { $bag } w worku.
meeting-rules-rounds = { $rounds ->
    [one] Proponowana 1 runda, bez zegara rundy.
    [few] Proponowane { $rounds } rundy, bez zegara rundy.
   *[other] Proponowanych { $rounds } rund, bez zegara rundy.
}
meeting-rules-rounds-of = { $rounds ->
    [one] Proponowana 1 runda po { $minutes } minut.
    [few] Proponowane { $rounds } rundy po { $minutes } minut.
   *[other] Proponowanych { $rounds } rund po { $minutes } minut.
}
meeting-rules-average = { $games ->
    [one] Według średniej: wynik × miejsca przez partie, od 1 partii.
    [few] Według średniej: wynik × miejsca przez partie, od { $games } partii.
   *[other] Według średniej: wynik × miejsca przez partie, od { $games } partii.
}
meeting-rules-swiss = Według punktów, potem różnicy, potem własnych wyników.
meeting-rules-no-teams = Bez drużyn.
meeting-rules-pairs = Pary: liczy się { $best } najlepszych z drużyny.
meeting-rules-schools = Szkoły po { $size } uczniów.

## Klasyfikacja i sędzia słów

meeting-standings-after = Klasyfikacja po rundzie { $round }
meeting-rank = Miejsce
meeting-player = Gracz
meeting-of = Drużyna
meeting-games = Partie
meeting-sum = Suma
meeting-average = Średnia
meeting-spread = Różn.
meeting-points = Punkty
meeting-teams = Drużyny
meeting-no-round = Żadna runda nie jest skojarzona.
meeting-judged = { $count ->
    [one] 1 osądzony zestaw słów
    [few] { $count } osądzone zestawy słów
   *[other] { $count } osądzonych zestawów słów
}
meeting-none-judged = Nie zakwestionowano jeszcze żadnego słowa.
meeting-set-valid = ważne
meeting-set-invalid = nieważne
meeting-set-ask = zapytać sędziego
meeting-doubted = Kwestionowane słowa
meeting-doubted-hint = Najpierw stolik: 5: ŻABA KOT
meeting-ask-answer = Odpowiedź sędziego jest rozstrzygnięciem o każdym z tych słów: { $words }
meeting-ask-listed = ▲ Na liście jest: { $words }. Po tej odpowiedzi nie będzie ważne przy żadnym stoliku.
meeting-ask-alone = Jeśli nieważne jest tylko jedno z nich: Esc, sprawdź to słowo osobno i odpowiedz na nie; to rozstrzyga ten zestaw.
meeting-source = Według jakiego źródła
meeting-waits = Czeka na sędziego
meeting-cannot-judge = Tego nie można osądzić: sprawdźcie litery, stolik i liczbę słów.
meeting-rulings = Rozstrzygnięcia
meeting-log-table = Stolik { $table }

## Całe partie i to, co przychodzi z innego komputera.

meeting-board-of = Plansza stolika { $table }
meeting-tab-result = Wynik
meeting-tab-game = Cała partia
meeting-turn = Ruch
meeting-turn-hint = 8H SŁOWO · - pas · -ABC lub -3 wymiana
meeting-turn-rack = Stojak
meeting-turn-senyors = Senyors
meeting-turn-note = Uwaga
meeting-turn-nothing = Wpisz ruch: 8H SŁOWO, - to pas, -ABC lub -3 to wymiana.
meeting-turn-who = Najpierw wskaż, kto zaczyna.
meeting-turn-not-here = To nie jest ruch: 8H SŁOWO, - to pas, -ABC lub -3 to wymiana.
meeting-turn-senyors-odd = Senyors: ile razy i w razie potrzeby A, B lub C: 2 C.
meeting-turn-brings = { $points } pkt, razem { $total }
meeting-bag = W worku { $count } · niewidziane { $unseen }
meeting-run = { $end }: { $count } z { $of }
meeting-game-ends = Z ruchów wynika koniec: { $end }
meeting-game-ended = Koniec: { $end }
meeting-game-differs = { $name }: wynik podaje { $stated }, a z ruchów wynika { $computed }
meeting-game-written = Zapisano { $file }.
meeting-game-no-gcg = GCG zna tylko dwóch graczy: to tabela ruchów.
meeting-game-not-written = Nie można zapisać { $file }: { $why }
meeting-ask-odd-turn = Regulamin tego nie dopuszcza. Zapisuje się tak, jak zagrano, z oznaczeniem.
meeting-ask-revise-turn = Ruch się zmienia, a wszystko po nim liczy się od nowa.
meeting-ask-end-game = Jak się skończyła i co zostało na stojakach.
meeting-rack-of-one = Stojak miejsca 1
meeting-rack-of-two = Stojak miejsca 2
meeting-rack-of-three = Stojak miejsca 3
meeting-rack-of-four = Stojak miejsca 4
meeting-take-in-browse = Wybierz plik…
meeting-take-in-file = Plik
meeting-take-in-kinds = Wyniki wpisane na innym komputerze: turniej (.eforos), dokument wymiany lub tabela games.csv.
meeting-take-in-game = Albo cała partia dla otwartego stolika: plik .gcg.
meeting-take-in-read = Wczytaj
meeting-take-in-nothing = Nic nowego
meeting-take-in-take = { $count ->
    [one] Przejmij 1 wpis
    [few] Przejmij { $count } wpisy
   *[other] Przejmij { $count } wpisów
}
meeting-take-in-new = nowe
meeting-take-in-same = już tu są
meeting-take-in-differs = tutaj jest inny wynik: popraw go ręcznie
meeting-take-in-none = W pliku nie ma wyników.
meeting-take-in-no-table = tutaj nie ma takiego stolika
meeting-take-in-other-seats = tutaj siedzą inni
meeting-take-in-no-room = Na otwartym stoliku nie ma miejsca na partię: musi mieć dwa miejsca i żadnych ruchów.
meeting-take-in-turns = { $count ->
    [one] 1 ruch dla stolika { $table }
    [few] { $count } ruchy dla stolika { $table }
   *[other] { $count } ruchów dla stolika { $table }
}
meeting-take-in-same-file = { $file } to otwarty turniej.
meeting-take-in-no-results = { $file } nie ma wyników, które można odczytać.
meeting-take-in-other-people = { $file } jest z innego turnieju: numer { $number } to tam { $there }, a tutaj { $here }.
meeting-take-in-reason = z { $file }
meeting-take-in-done = { $count ->
    [one] Przejęto 1 wpis z { $file }.
    [few] Przejęto { $count } wpisy z { $file }.
   *[other] Przejęto { $count } wpisów z { $file }.
}

## Klasyfikacja: dlaczego, tabela krzyżowa, przebieg, sezon.

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
    [few] po { $count } turniejach
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

meeting-leave = Po tej rundzie nie jest już kojarzony i zostaje w klasyfikacji.
meeting-leave-before = Nikt nie jest jeszcze skojarzony. Kto nie przyszedł na rundę, jest zaznaczany jako nieobecny w Rundach; wpisanego przez pomyłkę usuwa z listy „Usuń z listy…”.
meeting-season-join = { $one } to { $other }: połącz
meeting-season-part = { $one } = { $other }: rozdziel
meeting-club = Klub
