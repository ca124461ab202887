# The hall’s window.

projector-break = Przerwa
projector-commitment = Zobowiązanie losowania (SHA-256)
projector-last-minutes =
    { $minutes ->
        [one] Ostatnia minuta
        [few] Ostatnie { $minutes } minuty
       *[other] Ostatnie { $minutes } minut
    }
projector-last-so-many-seconds =
    { $seconds ->
        [one] Ostatnia sekunda
        [few] Ostatnie { $seconds } sekundy
       *[other] Ostatnie { $seconds } sekund
    }
projector-last-seconds = Ostatnie sekundy
projector-list = Lista słów
projector-list-words =
    { $words ->
        [one] { $words } słowo
        [few] { $words } słowa
       *[other] { $words } słów
    }
projector-paused = Czas wstrzymany
projector-pencils-down = Koniec czasu – odkładamy ołówki
projector-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
projector-provisional = ? tymczasowa
projector-provisional-missing =
    { $count ->
        [one] ? tymczasowa · brakuje { $count } karty
        [few] ? tymczasowa · brakuje { $count } kart
       *[other] ? tymczasowa · brakuje { $count } kart
    }
projector-results-soon = Wkrótce wyniki
projector-reopened = Turniej otwarto ponownie; będzie nowa wersja
projector-round = Runda { $round } z { $rounds }
projector-rounds-over = Rundy zakończone
projector-standings = Klasyfikacja po rundzie { $round }
projector-standings-final = Klasyfikacja końcowa
projector-then = Teraz runda { $round }
projector-window = Eforos · sala
projector-sound-broken = Nie można odtworzyć dźwięku { $file }; zamiast niego słychać własny dźwięk programu.
projector-break-minutes =
    { $minutes ->
        [one] Przerwa kończy się w ciągu minuty
        [few] Przerwa kończy się w ciągu { $minutes } minut
       *[other] Przerwa kończy się w ciągu { $minutes } minut
    }
projector-break-seconds =
    { $seconds ->
        [one] Przerwa kończy się w ciągu { $seconds } sekundy
        [few] Przerwa kończy się w ciągu { $seconds } sekund
       *[other] Przerwa kończy się w ciągu { $seconds } sekund
    }
projector-ceremony = Ogłoszenie wyników
# The ceremony in capitals, on tiles.
projector-ceremony-tiles = NAGRODY
projector-ceremony-first = Najpierw: { $first }.
projector-ceremony-from = Początek
projector-ceremony-from-last = Od ostatniego
projector-ceremony-from-tenth = Od 10. miejsca
projector-ceremony-from-third = Od 3. miejsca
projector-ceremony-from-typed = Od innego miejsca
projector-ceremony-goes-on = Ciąg dalszy ogłoszenia wyników: kroki { $called } z { $calls }
projector-ceremony-is-back = Ogłoszenie wyników trwa dalej od miejsca przerwania: kroki { $called } z { $calls }.
projector-ceremony-no-place = Wpisz numer miejsca.
projector-ceremony-place = Miejsce
projector-ceremony-unsigned = Turniej nie jest podpisany: klasyfikacja może się jeszcze zmienić. Rozpocząć ogłoszenie wyników?
projector-instead = Sala gra literami i czasem, które widzi: straci je, dopóki nie wróci widok automatyczny.
projector-instead-of-calls = Sala zobaczyłaby wszystkie miejsca, także pierwsze, zanim zostaną ogłoszone.
projector-coming = { $rank }: { $who }
projector-coming-end = Koniec ogłoszenia: cała klasyfikacja
projector-coming-place = { $rank } na podium · potem nazwisko: { $who }
projector-coming-thanks = Podziękowania
projector-heard = Sygnały słychać.
projector-muted = Wyciszono: sygnały tylko widać.
projector-no-device = Nie ma urządzenia dźwiękowego; sygnały tylko widać. Podłącz głośnik: zostanie wykryty.
projector-none = brak
projector-page = strona { $page } z { $pages }
projector-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
projector-rank = { $rank }. miejsce
projector-signed-again = Podpisano ponownie, wydanie { $issue }: { $changed }
projector-signed = Protokół końcowy jest podpisany
projector-signed-ceremony = Protokół końcowy jest podpisany: czas na nagrody
projector-thanks = Dziękujemy wszystkim za grę
projector-sound-check = Słychać trzy sygnały, głośność { $percent }%. Własne dźwięki: { $files } (lub .ogg) w folderze { $folder }.
projector-unsigned = ? bez podpisu
projector-volume = Głośność { $percent }%
projector-monitor-gone = Monitor sali został odłączony: sala jest teraz oknem tutaj. Po ponownym podłączeniu sama tam wróci.
projector-one-monitor = Jest jeden monitor: przeciągnij okno sali (na dole po prawej; Alt Tab) na projektor i naciśnij tam F11.
projector-is-back = Okno sali było otwarte, gdy program się skończył, i otworzyło się znowu tam, gdzie było.
projector-on = Na monitorze { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = Koniec rundy { $round }: { $head }
projector-head-signed = Podpisano, wersja { $issue }: { $head }
projector-clubs =
    { $count ->
        [one] { $count } klub
        [few] { $count } kluby
       *[other] { $count } klubów
    }
projector-greeting = WITAMY
projector-equals = Przy równych punktach:
projector-equal-in-all = równi we wszystkich kryteriach
projector-heading-rank = Miejsce
projector-heading-round = runda { $round }
projector-heading-total = razem
projector-leaders = Po rundzie { $round }
projector-leaders-counting = Po rundzie { $round } · liczymy rundę { $last }
projector-leaders-counting-several = Po rundzie { $round } · liczymy rundy { $first }–{ $last }
projector-leaders-provisional = Po rundzie { $round } · tymczasowo
# Capitals that fall on tiles for who won.
projector-letters = ANTSERWMKHIOPL
projector-others = i jeszcze { $count }
projector-places = miejsca { $from }–{ $to }
projector-rank-short = { $rank }
projector-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }
projector-rounds-so-far = { $over } z { $rounds }
projector-rounds-played = Rozegrano { $over } z { $rounds }
projector-word = Słowo z sali
projector-starts = Zaczynamy o { $time }
projector-starts-soon = Zaczynamy za chwilę
projector-expelled = wykluczenie
