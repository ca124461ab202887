# What is wrong or odd in a document, and the page of results.

# $file: its name; $what: one or more whole sentences
exchange-file = { $file }: { $what }
# $path: where in the document
exchange-at = { $file }, { $path }: { $what }

exchange-empty = Plik jest pusty. Podaj dokument wymiany (JSON).
exchange-too-large = Plik jest większy niż { $limit } MB: to nie jest dokument turnieju.
exchange-too-many-values = Plik zawiera więcej wartości niż { $limit }: to nie jest dokument turnieju.
exchange-not-utf8 = Wiersz { $line }, kolumna { $column }: tekst nie jest zapisany w UTF-8. Zapisz go w UTF-8.
exchange-no-document = To nie jest dokument wymiany (JSON): taki zaczyna się od {"{"} i kończy na {"}"}. Jeśli to tabela (CSV), strona lub inny tekst, podaj dokument, który zapisuje „eforos export”.
exchange-syntax-too-deep = listy i obiekty są zagnieżdżone zbyt głęboko
exchange-syntax-number = liczba jest niepoprawna lub za duża
exchange-syntax-in-text = znak sterujący lub błędny \ w tekście
exchange-syntax-trailing = po końcu jest jeszcze jakiś tekst
exchange-syntax-sign = brakuje znaku lub jest o jeden za dużo
exchange-syntax = Wiersz { $line }, kolumna { $column }: tekst nie jest poprawnym JSON ({ $what }). Popraw to miejsce.
exchange-cut = Wiersz { $line }, kolumna { $column }: tekst kończy się tu za wcześnie. Plik jest prawdopodobnie ucięty; skopiuj go ponownie.
exchange-other-list = Podana lista słów (SHA-256 { $got }) nie jest tą, według której oceniono turniej (SHA-256 { $stated }). Podaj tamtą.

exchange-unknown-key = Nieznany klucz. Dostępne tutaj: { $known }.
exchange-doubled-key = Klucz występuje dwa razy. Zostaw jeden.
exchange-missing-key = Brakuje klucza, a jest potrzebny. Dodaj go.
exchange-wrong-type = Potrzebne tutaj: { $wanted }, a jest: { $got }.
exchange-not-in-range = Tutaj potrzebna jest liczba całkowita od { $min } do { $max }.
exchange-not-one-of = Tutaj potrzebna jest jedna z wartości: { $known }.
exchange-not-a-digest = Tutaj potrzebne są 64 cyfry szesnastkowe (SHA-256).
exchange-unknown-rules = Program nie zna tych zasad. Dokument musi zawierać także ich tekst, z kluczami { $keys }.
exchange-other-rules = Tekst zasad nie jest tym, który dokument wskazuje kluczami { $keys }. Wyeksportuj dokument ponownie.
exchange-bad-rules = Nie można odczytać tekstu zasad: { $what }.
exchange-unknown-player = W „players” nie ma gracza o numerze { $player }.
exchange-doubled-player = Numer gracza { $player } występuje dwa razy. Każdy gracz ma własny numer.
exchange-doubled-round = Runda { $round } występuje dwa razy. Zostaw jedną.
exchange-doubled-ruling = W sprawie słowa { $word } są dwie decyzje. Zostaw jedną.
exchange-not-a-word = „{ $text }” to nie słowo: { $why }.
exchange-unknown-letter = Tutaj każda litera musi być znana, bez ?.

exchange-kind-null = null
exchange-kind-bool = true lub false
exchange-kind-number = liczba
exchange-kind-text = tekst w cudzysłowie
exchange-kind-list = lista [ ]
exchange-kind-object = obiekt { "{" } { "}" }

exchange-warn-recovered = { $path }: „{ $text }” odczytano jako { $word }.
exchange-warn-recovered-either = { $path }: „{ $text }” odczytano jako { $word }; może to być też { $other }.
exchange-warn-odd-date = { $path }: data nie ma postaci 2026-11-21; pozostawiono ją bez zmian.
exchange-warn-points-ignored = { $path }: punkty podaje się tylko przy ich odjęciu (deduction); te pominięto.
exchange-warn-embedded-authoritative = Dokument nie zawiera słów swojej listy („{ $name }”); słowa oceniono według wolnej listy jako rozstrzygającej, zgodnie z życzeniem, choć brakuje w niej wielu słów. Podaj listę opcją --lexicon.
exchange-warn-embedded = Dokument nie zawiera słów swojej listy („{ $name }”); słowa oceniono według wolnej listy jako pomocniczej. Podaj listę opcją --lexicon.

exchange-table-empty = Tabela jest pusta.
exchange-table-encoding = Nie rozpoznano kodowania tekstu. Zapisz tabelę jako CSV w UTF-8.
exchange-table-syntax = Wiersz { $line } nie ma tylu kolumn co pierwszy albo nie zamknięto w nim cudzysłowu. Popraw to miejsce.
exchange-table-column = Brakuje kolumny „{ $column }”. Pierwszy wiersz tabeli zawiera nazwy kolumn: { $all }.
exchange-table-value = Wiersz { $line }, kolumna „{ $column }”: „{ $value }”. { $wanted }
exchange-table-text = Wiersz { $line }, kolumna „{ $column }”: { $why }
exchange-table-word = Wiersz { $line }, kolumna „{ $column }”: to nie słowo: { $why }.
exchange-table-player = Tu należy wpisać numer gracza, od 1 do 999.

## The page and the table of results

exchange-standings = Klasyfikacja
exchange-rank = Miejsce
exchange-number = Nr
exchange-player = Gracz
exchange-total = Suma
exchange-deductions = Odjęto
exchange-status = Status
exchange-round = R{ $round }
exchange-by-round = Punkty w rundach
exchange-round-whole = Runda { $round }
exchange-open =
    { $count ->
        [one] Klasyfikacja tymczasowa: { $count } sprawa otwarta
        [few] Klasyfikacja tymczasowa: { $count } sprawy otwarte
       *[other] Klasyfikacja tymczasowa: { $count } spraw otwartych
    }
exchange-after = Po rundzie { $round }
exchange-provisional = Klasyfikacja tymczasowa
exchange-final = Nie ma spraw otwartych.
exchange-judged-by = Lista słów: { $list }
exchange-listed = { $name } { $edition } · liczba słów: { $words } · { $authority }
exchange-authoritative = rozstrzygająca
exchange-closed = zamknięta
exchange-external = poza programem
exchange-reference = pomocnicza
exchange-status-withdrawn = rezygnacja
exchange-status-out = wykluczenie z dalszej gry
exchange-status-expelled = wykluczenie z turnieju
exchange-no-rank-is = w kolumnie miejsca: poza klasyfikacją
exchange-somebody = Jeden z graczy
exchange-ordinal = { $rank }.
exchange-signed = Podpisana klasyfikacja
exchange-signed-issue = wydanie { $issue } · { $at }
exchange-not-signed = Jeszcze niepodpisana
exchange-open-which = Co jest otwarte
exchange-about-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
exchange-about-ranked = { $count } w klasyfikacji
exchange-about-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
exchange-about-referee = Sędzia: { $names }
exchange-about-unnamed = Kary bez nazwisk
exchange-about-named = Kary z nazwiskami
exchange-title-unnamed = { $title } · kary bez nazwisk
exchange-about-assistants = Asysta: { $names }
exchange-chart = Strata do pierwszego miejsca
exchange-chart-beside = w punktach, po każdej rundzie
exchange-figures = Turniej w liczbach
exchange-tie-breaks = Rozstrzyganie remisów
exchange-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
exchange-press-more = naciśnij, aby zobaczyć więcej
exchange-press = naciśnij, aby zobaczyć rundy
exchange-deducted = odjęto { $points }
exchange-behind = Strata do pierwszego miejsca, w punktach:
exchange-why = ta sama suma co miejsce { $rank } · { $count }: { $own } wobec { $theirs }
exchange-why-tie = pełny remis z miejscem wyżej
exchange-decided = rozstrzygnęło remis z miejscem wyżej
exchange-best-is = najwięcej punktów w rundzie
exchange-penalties = Kary
exchange-without-scores = Punktów cząstkowych nie ma: zdradziłyby, kogo ukarano.
exchange-penalties-unnamed =
    { $count ->
        [one] { $count } kara; nazwisko i uzasadnienie są w dokumentach klubu.
        [few] { $count } kary; nazwiska i uzasadnienia są w dokumentach klubu.
       *[other] { $count } kar; nazwiska i uzasadnienia są w dokumentach klubu.
    }
exchange-objections = Protesty
exchange-evidence-list = Lista słów
exchange-evidence-commitment = Zobowiązanie
exchange-evidence-seed = Ziarno
exchange-evidence-hall = Słowo z sali
exchange-evidence-table = Tabela, SHA-256
exchange-check = To, co program wylosował, i każdy punkt można sprawdzić z kopii do publikacji, którą ma klub: eforos verify. Zapisał program Eforos.
exchange-check-points = Każdy punkt można sprawdzić z kopii do publikacji, którą ma klub: eforos verify. Zapisał program Eforos.
exchange-check-club = To, co program wylosował, i każdy punkt można sprawdzić z pełnej kopii, którą przechowuje klub: eforos verify. Zapisał program Eforos.
exchange-check-points-club = Każdy punkt można sprawdzić z pełnej kopii, którą przechowuje klub: eforos verify. Zapisał program Eforos.
exchange-brought-not-read = { $file }: { $why }
exchange-brought-too-large = { $file } przekracza { $limit } MB i nie jest plikiem zawodów.
exchange-figure-rulings =
    { $count ->
        [one] słowo rozstrzygnięte przez sędziego
        [few] słowa rozstrzygnięte przez sędziego
       *[other] słów rozstrzygniętych przez sędziego
    }
exchange-nameless = Oddane bez nazwiska, dlatego ich tu nie ma: { $count } ({ $where }).
