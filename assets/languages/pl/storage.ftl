# The competition file: what can be wrong with it, and what its verification finds.
# $path: the file

storage-no-such-file = Nie ma pliku { $path }. Sprawdź jego nazwę i folder.
storage-no-such-folder = Folder dla { $path } nie istnieje. Najpierw go utwórz albo wybierz inny.
storage-not-a-file = { $path } nie jest plikiem. Podaj plik turnieju (.eforos).
storage-already-exists = { $path } już istnieje i nigdy nie jest nadpisywany. Wybierz inną nazwę.
# $name: a file's name
storage-remains-beside = Nie można utworzyć { $path }: obok leży { $name }, pozostałość po wcześniejszym pliku o tej nazwie. Przenieś ją gdzie indziej albo wybierz inną nazwę.
storage-no-permission = System nie pozwala na dostęp do { $path }. Poproś o uprawnienia albo skopiuj plik do własnego folderu.
storage-empty = { $path } jest pusty: nie ma w nim turnieju. Otwórz inny plik albo kopię zapasową.
storage-other-file = { $path } nie jest plikiem turnieju. Otwórz plik utworzony w programie Eforos (.eforos).
storage-other-database = { $path } to baza danych innego programu, a nie turniej. Otwórz plik utworzony w programie Eforos (.eforos).
# $version, $known: numbers as text
storage-newer = { $path } zapisała nowsza wersja programu Eforos (format pliku { $version }; ten program zna formaty do { $known }). Zainstaluj nowszą wersję i otwórz go ponownie.
# $seq: the event's number as text
storage-newer-event = Zdarzenie { $seq } w { $path } zapisała nowsza wersja programu Eforos (format zdarzenia { $version }; ten program zna formaty do { $known }). Zainstaluj nowszą wersję i otwórz plik ponownie.
storage-unknown-format = { $path } to turniej rodzaju, którego ten program nie zna ({ $name }). Zainstaluj nowszą wersję i otwórz plik ponownie.
storage-other-format = { $path } to turniej innego rodzaju ({ $name }) niż ten, o który chodzi.
# $damage: one of the sentences below
storage-damaged = { $path } jest uszkodzony: { $damage }. Pozostaw go bez zmian i otwórz kopię zapasową albo, z okna programu, jego nieuszkodzoną część jako kopię.
storage-held = { $path } jest otwarty gdzie indziej: w innym oknie programu Eforos albo w innym programie (kopia zapasowa, synchronizacja). Zamknij go tam albo otwórz plik tutaj tylko do odczytu.
# $why: one of the three below
storage-read-only = W { $path } nie można nic zapisać. { $why }
storage-read-only-asked = Plik otwarto tylko do odczytu.
storage-read-only-not-writable = W pliku lub w jego folderze nie można zapisywać: otwórz go tylko do odczytu albo skopiuj do własnego folderu.
storage-read-only-publication = Plik jest kopią do publikacji i otwiera się tylko do odczytu: dalej pracuje się w oryginale.
storage-journal-beside = Obok { $path } leży { $name }: program przerwał pracę podczas zapisu, a jego pozostałości nie zostały wycofane. Otwórz turniej raz do zapisu; jeśli ten plik do niego nie należy, usuń go.
storage-not-closed = { $path } nie został poprawnie zamknięty, a w jego folderze nie można zapisywać. Skopiuj go razem z plikiem o tej samej nazwie z końcówką -wal do własnego folderu i tam go otwórz.
storage-disk-full = Brak miejsca dla { $path }. Tego, co nie zostało zapisane, nie ma w pliku; zwolnij miejsce i powtórz.
storage-too-many-open = System nie pozwala programowi otworzyć więcej plików, więc { $path } nie został otwarty. Zamknij inne programy albo zwiększ limit otwartych plików i powtórz.
storage-not-joined = Wszystko jest zapisane, ale część { $path } pozostała obok, w { $ahead }. Zanim skopiujesz plik, otwórz go i zamknij jeszcze raz albo skopiuj oba razem.
storage-disk-fails = Dysk z { $path } odmówił zapisu: być może jest pełny, został odłączony albo się psuje. Niczego nie zapisano częściowo; sprawdź dysk i powtórz albo zrób kopię na innym dysku.
storage-not-settled = { $path } zapisano w całości i plik jest na miejscu, ale dysk nie potwierdził, że przetrwa zanik zasilania. Otwórz go, aby sprawdzić, i zachowaj kopię także na innym dysku.
storage-moved = { $path } został usunięty, przeniesiony lub zastąpiony, gdy był otwarty, i nic się już w nim nie zapisuje. To, co zapisano, nie przepadło: zrób teraz kopię („Kopia…” na stronie Turniej) i otwórz ją albo przywróć plik na miejsce.
storage-unfit-folder = { $path } leży w folderze (często sieciowym), w którym nie da się bezpiecznie przechowywać turnieju. Skopiuj go na dysk tego komputera.
storage-name-refused = Nie można utworzyć { $path }: system nie przyjmuje tej nazwy. Podaj inną, bez : ? * " < > | i nie con, aux, nul ani com1.
storage-path-too-long = { $path }: ta nazwa albo cała ścieżka z folderami jest za długa. Podaj krótszą nazwę lub wybierz folder, który nie leży tak głęboko.
# $ahead: the name of a file that should lie beside it; $events: an event's number as text
storage-may-lack-the-last = { $path } nie był poprawnie zamknięty, a obok nie ma { $ahead }: jeśli skopiowano go bez tego pliku, może brakować ostatnich zdarzeń. Historia kończy się tu na zdarzeniu { $events }. Jeśli czegoś brakuje, nie pracuj dalej w tym pliku: otwórz turniej na komputerze, na którym go prowadzono, zamknij go i skopiuj ponownie.
# $count: how many
storage-drafts-left-out =
    { $count ->
        [one] W { $path } nie można odczytać 1 karty zaczętej i niezapisanej; została pominięta. To, co zapisano, jest nienaruszone: brakujące dane wpisz ponownie z papieru.
        [few] W { $path } nie można odczytać { $count } kart zaczętych i niezapisanych; zostały pominięte. To, co zapisano, jest nienaruszone: brakujące dane wpisz ponownie z papieru.
       *[other] W { $path } nie można odczytać { $count } kart zaczętych i niezapisanych; zostały pominięte. To, co zapisano, jest nienaruszone: brakujące dane wpisz ponownie z papieru.
    }
# $events: how many; $sha256: the word list's digest
storage-list-lost =
    { $events ->
        [one] W { $path } historia jest nieuszkodzona (1 zdarzenie), ale lista słów nie, a bez tej samej listy punkty nie byłyby takie same: kopii nie utworzono. Wczytaj listę z jej pliku w części „Lista słów” (SHA-256 { $sha256 }) i ponownie otwórz nieuszkodzoną część.
        [few] W { $path } historia jest nieuszkodzona ({ $events } zdarzenia), ale lista słów nie, a bez tej samej listy punkty nie byłyby takie same: kopii nie utworzono. Wczytaj listę z jej pliku w części „Lista słów” (SHA-256 { $sha256 }) i ponownie otwórz nieuszkodzoną część.
       *[other] W { $path } historia jest nieuszkodzona ({ $events } zdarzeń), ale lista słów nie, a bez tej samej listy punkty nie byłyby takie same: kopii nie utworzono. Wczytaj listę z jej pliku w części „Lista słów” (SHA-256 { $sha256 }) i ponownie otwórz nieuszkodzoną część.
    }
# $got, $previous: events' numbers as text
storage-out-of-order = W { $path } zdarzenie { $got } nie może następować po zdarzeniu { $previous }. Nic nie zapisano; zamknij plik i otwórz go ponownie.
# $part: one of the parts below
storage-unfit = Turniej dla { $path } wskazuje coś innego, niż podano: { $part }. Nic nie zapisano.
# $what: the system's own words
storage-system = System odmówił operacji na { $path }: { $what }. Niczego nie zapisano częściowo; spróbuj ponownie.

storage-part-rules = zasady
storage-part-lexicon = lista słów
storage-part-seed = ziarno

storage-damage-pages = brakuje jego końca albo strony są zniszczone
storage-damage-schema = brakuje { $name } albo nie ma pierwotnej postaci
storage-damage-ahead = to, co zapisano po zdarzeniu { $seq }, jest w pliku o tej samej nazwie z końcówką -wal i nie daje się odczytać
storage-damage-no-events = jego historia jest pusta
storage-damage-chain = zdarzenie { $seq } nie wynika z poprzednich: coś zmieniono lub usunięto
storage-damage-column = nie można odczytać zdarzenia { $seq } ({ $column })
storage-damage-body = nie można odczytać zdarzenia { $seq } ({ $what })
storage-damage-missing = brakuje czegoś, co wskazuje jego historia: { $part } ({ $sha256 })
storage-damage-words-only = zawiera tylko część słów listy { $sha256 }, a na to może sobie pozwolić tylko kopia do publikacji
storage-damage-changed = coś nie jest tym, co wskazuje jego historia: { $part } ({ $sha256 })
storage-damage-rules = nie można odczytać jego zasad ({ $what })
storage-damage-lexicon = nie można odczytać jego listy słów ({ $what })
storage-damage-draft = nie można odczytać karty zaczętej i niezapisanej
storage-damage-station = nie można odczytać stanowiska
storage-damage-receipt = potwierdzenie zdarzenia { $seq } dotyczy innych zdarzeń
storage-damage-picture = zdjęcie { $sha256 } nie należy do żadnego zdarzenia

# $what: what was looked at; $why: one of the reasons below; $seq: an event's number as text
storage-verify-holds = { $what }: zgodne
storage-verify-failed = { $what }: błąd: { $why }
storage-verify-failed-at = { $what }: błąd przy zdarzeniu { $seq }: { $why }
storage-verify-not-derivable = { $what }: zapisano, nie do odtworzenia: { $why }

storage-verify-file = Sam plik
storage-verify-last = Ostatni zapis
storage-verify-drafts = Karty zaczęte i niezapisane
storage-verify-receipts = To, o co prosiły stanowiska
storage-verify-pictures = Zdjęcia kartek ({ $number })
storage-verify-chain =
    { $events ->
        [one] Łańcuch skrótów: 1 zdarzenie
        [few] Łańcuch skrótów: { $events } zdarzenia
       *[other] Łańcuch skrótów: { $events } zdarzeń
    }
storage-verify-numbering = Numeracja zdarzeń i czynności
storage-verify-events = Każde zdarzenie daje się odczytać
storage-verify-rules = Zasady { $id }, własne zasady programu ({ $sha256 })
storage-verify-rules-of-club = Własne zasady klubu o nazwie „{ $id }” ({ $sha256 })
storage-verify-lexicon = Lista słów „{ $name }” ({ $sha256 })
storage-verify-lexicon-words = Lista słów „{ $name }” ({ $sha256 }, tylko słowa z kart)
storage-verify-kept-seed = Tajne ziarno a zobowiązanie
storage-verify-seed = Ujawnione ziarno a zobowiązanie
storage-verify-table = Podpisana tabela, wersja { $issue }

storage-failure-last = plik nie był poprawnie zamknięty, a obok nie ma { $ahead }; jeśli skopiowano go bez tego pliku, może brakować ostatnich zdarzeń
storage-failure-newer-event = zapisała je nowsza wersja programu Eforos
storage-failure-numbering = nie ma takiego numeru, jak powinno
storage-failure-beginning = historia zaczyna się tylko raz, od utworzenia turnieju
storage-failure-undo = cofa coś, czego nie można cofnąć
storage-failure-seed = ziarno nie odpowiada zobowiązaniu
storage-failure-table = wiersz { $row } nie jest tym, który wynika z historii
storage-failure-digest = SHA-256 tabeli to { $derived }
storage-failure-not-to-be-signed = nie można było wtedy podpisać ({ $why })

# A head of the chain that somebody photographed. $sought: its code or the beginning of its hash;
# $events, $all: events' numbers as text; $at: such numbers, $count of them
storage-head-there = Czoło { $sought }: tak, historia zawiera je po zdarzeniu { $events }.
storage-head-another = Czoło { $sought }: nie. Po zdarzeniu { $events } historia ma inne: kod { $code }, { $hash }. Albo to nie jest historia, którą widziała sala, albo źle odczytano którąś cyfrę.
storage-head-beyond = Czoło { $sought }: nie. Historia nie sięga zdarzenia { $events }: kończy się na { $all }.
storage-head-somewhere =
    { $count ->
        [one] Czoło { $sought }: tak, historia zawiera je po zdarzeniu { $at }.
        [few] Czoło { $sought }: tak, historia zawiera je po zdarzeniach { $at }.
       *[other] Czoło { $sought }: tak, historia zawiera je po zdarzeniach { $at }.
    }
storage-head-nowhere = Czoło { $sought }: nie, historia nie zawiera go nigdzie od zdarzenia 1 do { $all }.
storage-head-elsewhere =
    { $count ->
        [one] Zawiera je jednak po zdarzeniu { $at }: sprawdź numer zdarzenia.
        [few] Zawiera je jednak po zdarzeniach { $at }: sprawdź numer zdarzenia.
       *[other] Zawiera je jednak po zdarzeniach { $at }: sprawdź numer zdarzenia.
    }
# $count: how many places
storage-head-chance =
    { $count ->
        [one] Sprawdzono 1 miejsce. Sam kod pasuje też przypadkiem, raz na 100 000 000 miejsc: z opcją --events sprawdza się tylko zdarzenie podane na zdjęciu.
        [few] Sprawdzono { $count } miejsca. Sam kod pasuje też przypadkiem, raz na 100 000 000 miejsc: z opcją --events sprawdza się tylko zdarzenie podane na zdjęciu.
       *[other] Sprawdzono { $count } miejsc. Sam kod pasuje też przypadkiem, raz na 100 000 000 miejsc: z opcją --events sprawdza się tylko zdarzenie podane na zdjęciu.
    }

storage-not-yet-signed = ziarno zostanie ujawnione przy podpisaniu protokołu końcowego
storage-seed-unknown = w tym pliku nie ma ziarna
storage-typed = wylosowano z prawdziwych worków i wpisano
storage-recorded = zapisano później lub wczytano
storage-corrected = poprawiono pomyłkę
storage-by-hand = stoliki zrobiono ręcznie
storage-verify-order = Kolejność rundy { $round }
storage-verify-order-again = Kolejność rundy { $round }, próba { $attempt }
storage-verify-letters = Litery rundy { $round }
storage-verify-letters-again = Litery rundy { $round }, losowanie { $attempt }
storage-verify-totals =
    Sumy obliczone od nowa ({ $sheets ->
        [one] 1 karta
        [few] { $sheets } karty
       *[other] { $sheets } kart
    }, { $words ->
        [one] 1 słowo
        [few] { $words } słowa
       *[other] { $words } słów
    })
storage-failure-letters = z ziarna wynika { $letters } (powtórzeń: { $redraws })
storage-failure-no-draw = program nie mógł tam przeprowadzić losowania
storage-failure-total = suma gracza { $player } wynosi { $stated }, a słowa dają { $derived }

storage-io-not-found = nie ma takiego pliku ani folderu
storage-io-permission = brak uprawnień
storage-io-exists = już istnieje
storage-io-full = dysk jest pełny
storage-io-too-large = tak duży plik się tam nie mieści
storage-io-read-only = dysk jest tylko do odczytu
storage-io-folder = to jest folder
storage-io-no-folder = część ścieżki nie jest folderem
storage-io-name = niedopuszczalna nazwa

## The law of the record

storage-unlawful = Łańcuch { $path } jest poprawny, ale historia zawiera coś, na co zasady nie pozwalają: Eforos tak tego nie zapisał. { $what } Turnieju się nie kontynuuje; można go otworzyć tylko do odczytu.
storage-undone-too-often = Historia w { $path } cofa więcej, i po większej liczbie zdarzeń, niż przegląda się ponownie w historii, która przyszła skądinąd: odczytano ją do zdarzenia { $seq } (bez niego) i nic z niej się nie liczy. Obejrzyj plik na komputerze, który go zapisał.
storage-unlawful-event = Zdarzenie { $seq } ({ $at }, { $who }): { $what } Nie może tam być: { $why }
storage-unlawful-more = { $first } { $count ->
    [one] Niedozwolona jest jeszcze 1 czynność.
    [few] Niedozwolone są jeszcze { $count } czynności.
   *[other] Niedozwolonych jest jeszcze { $count } czynności.
}
storage-verify-told = { $what }: uwaga: { $why }
storage-verify-law = Każde zdarzenie było dozwolone w swoim miejscu
storage-verify-offices = Każdą czynność wykonano w roli, która na nią pozwala
storage-verify-words = Słowa z listy zawarte w tej kopii
storage-told-offices = { $count ->
    [one] przy 1 czynności
    [few] przy { $count } czynnościach
   *[other] przy { $count } czynnościach
} przy stoliku była asysta, a nie sędzia (pierwsza: zdarzenie { $first }); wersja 0.1.0 o to nie pytała
storage-told-pictures = W tej kopii brakuje zdjęć kartek: { $number }. To nie błąd: ma je sam plik zawodów.
storage-told-words = nie wiąże ich żaden podpis, więc nic tu nie dowodzi, że na liście są właśnie te
storage-pictures-left-out = Zdjęcia kartek, których nie ma w tym pliku: { $count }. Brakuje ich w kopiach zachowywanych przez program w ciągu dnia, w kopiach do publikacji i w plikach zapisanych na nowo; wszystko, co wpisano, jest tutaj.
