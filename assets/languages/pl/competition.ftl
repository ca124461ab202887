# Competition: files, people, players, the draw.

competition-added =
    { $count ->
        [one] Dodano { $count } gracza.
        [few] Dodano { $count } graczy.
       *[other] Dodano { $count } graczy.
    }
competition-assistants = Asysta (po przecinku)
competition-authoritative = Lista rozstrzygająca: słowo spoza listy jest niedozwolone.
competition-closed = Lista zamknięta: dozwolone są tylko jej słowa; sędzia o żadnym nie rozstrzyga.
competition-external = Książka lub strona poza programem: o każdym słowie rozstrzyga sędzia, podając źródło.
competition-reference = Lista pomocnicza: o słowie spoza listy decyduje sędzia.
competition-commitment-about = Zobowiązanie losowania (SHA-256): publikowane przed pierwszą rundą.
competition-no-seed = Ten plik nie zawiera ziarna losowań: można losować tylko z worków.
competition-date = Data
competition-date-hint = 21.11.2026
competition-details = Dane turnieju
competition-draw = Losowanie
competition-file = Plik
competition-file-hint = /folder/turniej.eforos
competition-file-hint-windows = C:\folder\turniej.eforos
competition-file-kind = Turniej (eforos)
competition-file-name = turniej
competition-hall-said = Słowo z sali: „{ $word }”
competition-hall-silent = Z sali nie padło żadne słowo.
competition-hall-word = Słowo lub liczba z sali
competition-list = Lista słów
competition-list-line = { $name } { $edition } · liczba słów: { $words }
competition-new-players = Gracze: jedna osoba w wierszu, „imię i nazwisko; klub”, albo tabela wklejona z arkusza kalkulacyjnego
competition-new-players-hint = Maria Nowak; Pińczów
competition-new-title = Nowy turniej
competition-start-about = Turnieje słowne, od losowania do protokołu końcowego
competition-start-more = Losowanie, czas, karty, decyzje i klasyfikacja na tym komputerze. Sala widzi drugi ekran.
competition-go-on = Dalej: { $name }
competition-new-about = Tytuł, gracze, lista słów
competition-open-about = Turniej lub kopia
competition-list-suggestion = Na wolnej liście brakuje wielu poprawnych słów, które będą czekać na decyzję. Jeśli masz listę federacji, zaimportuj ją.
competition-club-doubt = gdzie indziej zapisano „{ $club }”
competition-no-name = wiersz { $line }, brak nazwiska
competition-number-anew = na liście: numer { $number }
competition-number-twice = wiersz { $line }, numer { $number } jest też w wierszu { $before }
competition-players-unread = Nikogo nie dodano: { $line }. Popraw lub usuń ten wiersz.
competition-comma-doubt = przecinek w nazwisku: przed klubem wpisz „;”
competition-next-about = Wywieś zobowiązanie, wydrukuj karty i przejdź do Rund.
competition-next-players = Następnie: wpisz lub wklej graczy.
competition-next =
    { $count ->
        [0] Turniej został utworzony
        [one] { $count } gracz, przed rundą 1
        [few] { $count } graczy, przed rundą 1
        [many] { $count } graczy, przed rundą 1
       *[other] { $count } gracza, przed rundą 1
    }
competition-doubts =
    { $count ->
        [one] { $count } rzecz do sprawdzenia
        [few] { $count } rzeczy do sprawdzenia
        [many] { $count } rzeczy do sprawdzenia
       *[other] { $count } rzeczy do sprawdzenia
    }
competition-nothing-typed = Wpisz tytuł albo zawodników: formularz jest pusty. Zawodników można też dodać później.
competition-no-chance = System nie dostarczył losowych danych do ziarna losowań.
competition-no-dialog = Okno wyboru pliku się nie otworzyło; wpisz ścieżkę.
competition-no-file = Nie wybrano pliku.
competition-nothing-chosen = Nie wybrano pliku. Jeśli nie otworzyło się żadne okno, wpisz ścieżkę w polu.
competition-no-path = Najpierw wpisz, gdzie plik jest lub ma być.
competition-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
competition-signed = Podpisane: tytuł, dane i znak pozostają takie, jakie podpisano. Zmieniają się tylko wtedy, gdy podpisane zawody zostaną ponownie otwarte, w klasyfikacji, i podpisane jeszcze raz.
competition-read-only = Otwarto tylko do odczytu.
competition-recent = Ostatnie
competition-known-signed = podpisany
competition-known-new = bez rund
competition-known-on = runda { $round } w toku
competition-known-rounds = { $rounds ->
    [99] runda { $played }
   *[other] runda { $played } z { $rounds }
}
competition-referee = Sędzia
competition-saved = Dane zapisane.
competition-emblem = Znak klubu
competition-emblem-about = Widać go na sali i na dokumentach. PNG do 1024 × 1024 pikseli i 256 kB.
competition-emblem-file = Plik obrazka
competition-emblem-kind = Obrazki PNG
competition-emblem-chosen = Od teraz znak klubu widać na sali i na dokumentach.
competition-emblem-signed = Zawody podpisano z tym znakiem albo bez niego: zmieni się, gdy zostaną ponownie otwarte i podpisane jeszcze raz. Tylko dla dokumentów, także dyplomów, wystarczy „logo” w club.toml w folderze szablonów.
competition-emblem-removed = Znak klubu został usunięty.
competition-more = Więcej: znak, losowanie, podwójne wprowadzanie
competition-span = rundy { $from }–{ $to }
competition-only = tylko runda { $to }
competition-left = odejście po rundzie { $to }
competition-came = od rundy { $round }
competition-alike-players = { $one } i { $other }: może to ta sama osoba
competition-alike-clubs = „{ $one }” i „{ $other }”: może to ten sam klub
competition-alike-two = To dwie osoby
competition-alike-two-clubs = To dwa kluby
competition-alike-remove = Usuń numer { $number }…
competition-alike-spell = Wszyscy „{ $club }”
competition-spelled = { $count ->
    [one] Jeden zawodnik jest teraz z klubu „{ $club }”
    [few] { $count } zawodników jest teraz z klubu „{ $club }”
   *[other] { $count } zawodników jest teraz z klubu „{ $club }”
}
competition-title = Tytuł
competition-title-of-date = Turniej z { $date }
competition-venue = Miejsce rozgrywek
competition-club = Klub organizujący
competition-starts = Godzina rozpoczęcia
competition-starts-hint = 11:00
competition-starts-refused = „{ $typed }” to nie godzina: wpisz godziny:minuty, np. 11:00.
# A word list that is brought.
competition-list-authoritative = Rozstrzygająca
competition-list-authority = Co oznacza, że słowa nie ma na liście?
competition-list-changed = Słowa ocenia się teraz według listy „{ $name }”.
competition-list-closed = Zamknięta
competition-list-edition = Wydanie listy
competition-list-folder = to jest folder
competition-list-forbidden = brak prawa do odczytu
competition-list-free = Jeśli nie podasz innej: wolna lista programu, jako pomocnicza.
competition-list-hint = /folder/lista.pdf lub .txt
competition-list-name = Nazwa listy
competition-list-no-path = Najpierw wpisz, gdzie jest plik listy.
competition-list-not-there = nie istnieje
competition-list-path = Plik innej listy słów
competition-list-read = Wczytana lista
competition-list-reading = Wczytywanie listy: { $percent }%
competition-list-reference = Pomocnicza
competition-list-refused = Z pliku { $file } nie udało się wczytać listy słów: { $why }.
competition-list-stopped = Przerwano wczytywanie listy.
competition-list-verdicts =
    { $count ->
        [0] Nie zmienia się żadne orzeczenie.
        [one] Zmienia się jedno orzeczenie.
        [few] Zmieniają się { $count } orzeczenia.
       *[other] Zmienia się { $count } orzeczeń.
    }
competition-list-totals =
    { $count ->
        [0] Niczyja suma się nie zmienia.
        [one] Zmienia się suma { $count } gracza.
        [few] Zmieniają się sumy { $count } graczy.
       *[other] Zmieniają się sumy { $count } graczy.
    }
competition-list-unsettled = Lista słów nie została jeszcze wczytana. Użyj przycisku „Wczytaj listę” albo usuń jej ścieżkę.
competition-add =
    { $count ->
        [one] Dodaj { $count } gracza
        [few] Dodaj { $count } graczy
       *[other] Dodaj { $count } graczy
    }
competition-add-from = Od której rundy grają (karty z wcześniejszych nie są oczekiwane)
competition-from = Od rundy { $round }
competition-no-date = to nie jest data
competition-date-refused = „{ $typed }” to nie data: wpisz dzień.miesiąc.rok, np. 21.11.2026.
competition-duplicate = już jest pod numerem { $number }
competition-headings-number = nr, nr., numer, lp, lp., l.p., #
competition-headings-name = imię i nazwisko, nazwisko i imię, nazwisko, imię, gracz, zawodnik, zawodniczka, uczestnik, uczestniczka
competition-headings-club = klub, drużyna, szkoła, zespół
competition-headings-team = drużyna, szkoła
competition-headings-member = numer członkowski, członek
competition-new-file = Plik (puste: według propozycji)
competition-copied = Zapisano kopię: { $file }
competition-kept = Kopie przechowywane przez program
competition-kept-none = Na koniec każdej rundy i przy podpisaniu program sam zachowuje kopię turnieju; w rundach z kartkami także po wprowadzeniu wszystkich. Na razie nie ma żadnej.
# $folder: where all copies lie
competition-kept-help = Jedna na koniec każdej rundy i jedna przy podpisaniu; w rundach z kartkami także po wprowadzeniu wszystkich. Naciśnięcie otwiera nowy plik utworzony z kopii; plik turnieju pozostaje bez zmian. Tu są wszystkie kopie ostatniego turnieju i najnowsza każdego innego; pozostałe są w folderze { $folder }.
competition-kept-words = po zamknięciu słów
competition-kept-letters = z literami rundy { $round }
competition-kept-round = na koniec rundy { $round }
competition-kept-sheets = ze wszystkimi kartkami rundy { $round }
competition-kept-signed = po podpisaniu
competition-far = { $file } leży na innym komputerze, w sieci: gdy sieć zawiedzie, nic się nie zapisze, a dwa komputery mogą zapisywać jednocześnie. Zamknij turniej, skopiuj plik na dysk tego komputera i tam go otwórz.
competition-not-kept = Nie zapisano kopii zapasowej, ale turniej jest zapisany: { $why }
competition-taken-up = Otwarto z kopii, w nowym pliku: { $file }. Tego, co stało się po utworzeniu kopii, tu nie ma.
competition-intact-name = nieuszkodzone
competition-intact-part =
    { $events ->
        [one] Otwarto nieuszkodzoną część, 1 zdarzenie do { $when }, w nowym pliku: { $file }. Tego, co stało się później, nie da się odczytać: porównaj z kopiami i z papierem.
        [few] Otwarto nieuszkodzoną część, { $events } zdarzenia do { $when }, w nowym pliku: { $file }. Tego, co stało się później, nie da się odczytać: porównaj z kopiami i z papierem.
       *[other] Otwarto nieuszkodzoną część, { $events } zdarzeń do { $when }, w nowym pliku: { $file }. Tego, co stało się później, nie da się odczytać: porównaj z kopiami i z papierem.
    }
competition-intact-whole =
    { $events ->
        [one] Historia jest nieuszkodzona, 1 zdarzenie do { $when }; otwarto ją w nowym pliku: { $file }.
        [few] Historia jest nieuszkodzona, { $events } zdarzenia do { $when }; otwarto ją w nowym pliku: { $file }.
       *[other] Historia jest nieuszkodzona, { $events } zdarzeń do { $when }; otwarto ją w nowym pliku: { $file }.
    }
competition-intact-list = Lista słów była uszkodzona; zastąpiono ją taką samą, słowo w słowo, z innego źródła.
competition-rescued-name = uratowane
competition-rescued = Przy zamykaniu turnieju pliku nie było już na swoim miejscu albo nie dawał się odczytać. Wszystko zapisano tutaj: { $file }
competition-not-rescued = Przy zamykaniu turnieju pliku nie było już na swoim miejscu albo nie dawał się odczytać, a kopii nie udało się nigdzie zapisać. Otwórz ostatnią z kopii przechowywanych przez program.
competition-not-joined = Turniej zamknięto i nic nie przepadło, ale dysk odrzucił ostatni zapis: być może jest pełny. Część pliku { $file } pozostała obok niego, w pliku { $ahead }: nie rozdzielaj ich. Zwolnij miejsce, a potem jeszcze raz otwórz i zamknij turniej.
competition-copy-name = kopia
competition-publication-name = publikacja
competition-not-read = Nie można odczytać pliku { $file }: sprawdź ścieżkę.
competition-players-file = Gracze z pliku CSV
competition-players-file-hint = /folder/gracze.csv
competition-players-no-table = W pliku nie ma tabeli graczy: potrzebna jest kolumna z nazwiskami, w formacie CSV.
competition-rehearsal = Turniej próbny
competition-rehearsal-count = Liczba graczy w turnieju próbnym
competition-rehearsal-help = Symulowany turniej do ćwiczeń, w osobnym pliku.
competition-rehearsal-name = Turniej próbny
competition-rehearsal-players = Wpisz, ilu graczy ma mieć turniej próbny: od { $least } do { $most }.
competition-rehearse-players = Od rundy 1
competition-rehearse-unsigned = Przed podpisem
competition-rehearse-whole = Cały, podpisany
competition-rules = Zasady
competition-rules-own = Zasady klubu: { $id }
competition-rules-file = Plik z innymi zasadami
competition-rules-hint = /folder/zasady.toml
competition-rules-no-text = to nie jest tekst UTF-8
competition-rules-refused = Nie przyjęto zasad: { $why }
competition-rules-unsettled = Inne zasady nie zostały jeszcze wczytane. Wczytaj je albo usuń ich ścieżkę.
competition-list-words = { $from } → { $to } ({ $count }): { $words }
competition-time-runs = Czas płynie: najpierw zamknij ten turniej, a potem otwórz inny.
competition-last-open = Ostatnio otwarte: „{ $title }”
competition-unclosed = Turniej „{ $title }” nie został zamknięty
competition-unclosed-runs = Trwa runda { $round }: pozostało { $left }.
competition-unclosed-over = Czas rundy { $round } minął.
competition-unclosed-held = Runda { $round } jest wstrzymana: pozostało { $left }.
competition-unclosed-break = Trwa przerwa: pozostało { $left }.
competition-unclosed-break-over = Przerwa się skończyła.
competition-unclosed-signed = Protokół końcowy jest podpisany.
competition-unclosed-played =
    { $count ->
        [0] Nie rozegrano jeszcze żadnej rundy.
        [one] Rozegrano { $count } rundę.
        [few] Rozegrano { $count } rundy.
       *[other] Rozegrano { $count } rund.
    }
competition-keying = Podwójne wprowadzanie
competition-keying-optional = Opcjonalne
competition-keying-required = Obowiązkowe
competition-unclosed-drawn = Litery rundy { $round } są wylosowane.
competition-unclosed-whole =
    { $count ->
        [one] Nic nie przepadło: jest tu { $count } zapisany krok.
        [few] Nic nie przepadło: są tu wszystkie { $count } zapisane kroki.
       *[other] Nic nie przepadło: jest tu wszystkich { $count } zapisanych kroków.
    }
competition-its-file = Plik i kopie
