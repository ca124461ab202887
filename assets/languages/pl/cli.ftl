# The command line: help, errors, what is shown on a terminal.

# $what: one paragraph
cli-error = Błąd: { $what }
cli-warning = Ostrzeżenie: { $what }
cli-more-warnings = { $count ->
    [one] …i jeszcze 1 ostrzeżenie.
    [few] …i jeszcze { $count } ostrzeżenia.
   *[other] …i jeszcze { $count } ostrzeżeń.
}
cli-see-help = { $what } Zobacz: { $command } --help

## Wrong usage

cli-usage-unknown = Nieznany argument: { $arg }.
cli-usage-missing = Brakuje: { $arg }.
cli-usage-subcommand = Brakuje polecenia: { $known }.
cli-usage-no-value = Brakuje wartości { $arg }.
cli-usage-value = Wartość „{ $value }” dla { $arg } nie jest jedną z: { $known }.
cli-usage-value-odd = Wartość „{ $value }” dla { $arg } jest niedopuszczalna.
cli-usage-conflict = { $arg } i { $other } nie mogą wystąpić razem.
cli-usage-not-utf8 = Jeden z argumentów nie jest tekstem UTF-8.
cli-usage-other = Niewłaściwe argumenty ({ $what }).
cli-no-such-command = Nie ma polecenia ani pliku „{ $name }”.
cli-file-and-command = Podano naraz plik ({ $file }) i polecenie ({ $command }).
cli-seed-odd = --seed wymaga 64 cyfr szesnastkowych.
cli-head-odd = --head wymaga 8 cyfr kodu albo od 16 do 64 cyfr szesnastkowych czoła łańcucha.

## Files and results

cli-not-read = Nie odczytano pliku { $file }: { $why }.
cli-not-written = Nie zapisano pliku { $file }: { $why }.
cli-not-shown = Nie udało się wypisać wyników: { $why }.
cli-is-a-competition = { $file } to plik turnieju i nie zostanie zastąpiony. Podaj inną nazwę.
cli-exists = { $file } już istnieje i nie zostanie zastąpiony. Podaj inną nazwę.
cli-no-chance = System operacyjny nie dostarczył liczb losowych: { $why }.
cli-no-window = Nie ma ekranu, na którym można otworzyć okno. Bez niego działają polecenia grade, draw, rack, check, lexicon, import, export, standings, print, archive, log, verify i demo: zobacz eforos --help.

## Words and lists

cli-not-a-word = „{ $text }” to nie słowo: { $why }.
cli-unknown-letter = „{ $text }”: tutaj każda litera musi być znana, bez ?.
cli-recovered = „{ $text }” odczytano jako { $word }.
cli-recovered-either = „{ $text }” odczytano jako { $word }; może to być też { $other }.
cli-check-found = { $word }: jest ({ $list })
cli-check-not-found = { $word }: nie ma ({ $list })
cli-list-refused = Nie wczytano listy słów { $file }: { $why }.
cli-list-doubtful = Plik { $file } nie wygląda na listę słów: { $why }. Jeśli mimo to nią jest, dodaj { $option }.
cli-list-skipped = { $file }: { $what }
cli-list-progress = { $file }: { $percent }%
cli-list-name = Nazwa: { $name }
cli-list-edition = Wydanie: { $edition }
cli-list-words = Słowa: { $words }
cli-list-authoritative = Lista rozstrzygająca: słowo spoza listy jest niedozwolone.
cli-list-closed = Lista zamknięta: dozwolone są tylko jej słowa; sędzia o żadnym nie rozstrzyga.
cli-list-external = Książka lub strona poza programem: o każdym słowie rozstrzyga sędzia, podając źródło.
cli-list-reference = Lista pomocnicza: słowo spoza listy czeka na decyzję sędziego.
cli-list-lengths = Według długości: { $lengths }

## Draws

cli-draw-seed = Ziarno: { $seed }
cli-draw-commitment = Zobowiązanie (SHA-256): { $commitment }
cli-draw-hall = Słowo z sali: { $hall }

## Competition files

cli-import-done = Turniej zapisano w pliku { $file }.
cli-import-reason = wczytano z dokumentu wymiany
cli-rack-board = Litery łacińskie: ich ruchy na planszy podaje { $command }.
cli-print-other = W turniejach tego rodzaju nie ma dokumentu { $document }. Są: { $known }.
cli-demo-done = Turniej próbny zapisano w pliku { $file }.
cli-print-not-for-phones = Adres { $address } otwiera się tylko na tej maszynie i na żadnym telefonie: wydrukuj karty z adresem sali, który podaje serve.
cli-print-done = { $pages ->
    [one] Zapisano { $file }, 1 strona.
    [few] Zapisano { $file }, { $pages } strony.
   *[other] Zapisano { $file }, { $pages } stron.
}
cli-print-no-pages = Z tych dokumentów nie ma jeszcze nic do wydrukowania.
cli-print-idle-option = Opcja { $option } nie ma zastosowania do: { $documents }. Pasujące opcje: { $known }.
cli-print-no-options = Opcja { $option } nie ma zastosowania do: { $documents }. Nie ma tu żadnych opcji.
cli-print-nobody = Nie ma gracza o numerze lub nazwisku „{ $typed }”.
cli-print-several = „{ $typed }” pasuje do { $count } graczy: { $players }. Podaj numer.
cli-archive-done = Archiwum turnieju zapisano w folderze { $folder }.
cli-archive-unnamed = To, co można opublikować, nie mówi, kto został ukarany; z --named mówi.
cli-export-unnamed = Strona nie mówi, kto został ukarany; z --named to mówi.
cli-verify-signed = Podpisano, wersja { $issue }.
cli-verify-unsigned = Bez podpisu.
cli-verify-chain = Zdarzenia: { $events } · czoło łańcucha: { $head } · kod: { $code }
cli-verify-tail = Czy ucięto koniec pliku, on sam nie pokaże: widać to tylko wobec kodu, który widziała sala lub który wydrukowano: eforos verify PLIK --head KOD --events LICZBA.
cli-verify-failed = Weryfikacja pliku { $file } wykryła błąd: { $what }

## Help

cli-help-usage = Użycie:
cli-help-options = Opcje
cli-help-arguments = Argumenty
cli-help-commands = Polecenia
cli-about = Eforos, czyli sędzia: prowadzi turnieje słowne od losowania po podpisaną klasyfikację: greckie anagramy, rumuński duplikat, gry klasyczne. Bez polecenia otwiera okno.
cli-after = Wyniki trafiają na standardowe wyjście, wszystko inne na standardowe wyjście błędów. Kod wyjścia 0: wykonano; 1: odmowa; 2: niewłaściwe użycie. Lista słów (LIST) to plik tekstowy, PDF federacji albo lista zbudowana. Język: --language, EFOROS_LANGUAGE albo ustawienia systemu.
cli-arg-help = Ta pomoc
cli-arg-version = Wersja programu
cli-arg-language = Język: el, en, ro, ca lub pl
cli-arg-open = Turniej do otwarcia w oknie
cli-arg-in = Dokument wymiany (JSON)
cli-arg-file = Plik turnieju
cli-arg-new = Plik turnieju do utworzenia; istniejący nigdy nie jest nadpisywany
cli-arg-lexicon = Lista słów: tekst, PDF federacji albo lista zbudowana
cli-arg-authority = authoritative: słowo spoza listy jest niedozwolone; reference: czeka na decyzję; closed: jest niedozwolone i nikt o nim nie rozstrzyga
cli-arg-json = Wyniki w formacie JSON
cli-arg-csv = Wyniki w formacie CSV
cli-arg-rules = Według którego z regulaminów programu się gra: { $names }
cli-arg-mode = Kto wskazuje najlepszy ruch w grze duplicate: sala czy program
cli-arg-seed = Ziarno, 64 cyfry szesnastkowe; w przeciwnym razie losowe
cli-arg-hall = Słowo z sali
cli-arg-count = Ile turniejów; jeden dokument JSON w wierszu
cli-arg-word = Słowa
cli-arg-list = Lista słów
cli-arg-lists = Listy słów; zostaną połączone w jedną
cli-arg-force = Buduje listę, nawet jeśli plik nie wygląda na listę słów
cli-arg-out-list = Plik zbudowanej listy do zapisania
cli-arg-name = Nazwa listy
cli-arg-edition = Wydanie listy
cli-arg-export-json = Dokument wymiany (JSON); tak samo bez żadnej opcji
cli-arg-export-html = Klasyfikacja jako jedna strona HTML
cli-arg-unnamed = Strona HTML nie mówi, kto został ukarany: tak dzieje się, gdy są kary
cli-arg-named = Strona HTML mówi, kto został ukarany, a gdzie podaje pełne nazwiska, także dlaczego
cli-arg-archive-unnamed = To, co można opublikować, nie mówi, kto został ukarany: tak dzieje się, gdy są kary
cli-arg-archive-named = To, co można opublikować, mówi, kto został ukarany, a gdzie podaje pełne nazwiska, także dlaczego
cli-arg-head = Czoło łańcucha ze zdjęcia lub z kartki: 8 cyfr kodu albo co najmniej 16 pierwszych cyfr samego czoła. Kod wyjścia 0 tylko wtedy, gdy historia je zawiera
cli-arg-events = Numer zdarzenia widoczny obok na zdjęciu
cli-arg-after = Klasyfikacja po tej rundzie
cli-arg-out-pdf = Plik PDF do zapisania
cli-arg-of-round = Tylko ta runda; klasyfikacja: po niej
cli-arg-of-turn = To samo, w partii złożonej z tur
cli-arg-of-player = Tylko ten gracz: numer lub nazwisko
cli-arg-templates = Folder z własnymi szablonami klubu (TOML, logo)
cli-arg-write-template = Zapisuje do tego pliku (np. final.toml, club.toml) szablon programu o tej nazwie, ze wszystkimi kluczami i ich objaśnieniami, i nic więcej
cli-template-written = Szablon zapisano w pliku { $file }. Należy zostawić zmieniane klucze i podać folder opcją --templates.
cli-arg-documents = Dowolnie wiele dokumentów z listy poniżej
cli-print-common = W każdym turnieju
cli-arg-folder = Folder do utworzenia
cli-arg-manual-folder = Istniejący folder
cli-arg-players = Ilu graczy, do 500
cli-arg-letters = Od 1 do 7 liter
cli-arg-export-csv = To, co oddano, jako CSV: arkusze, wiersz na słowo; kartki lub wyniki, po wierszu
cli-arg-order = Kolejność arkuszy: round, do rozdania w każdej rundzie; player, wszystkie jednego gracza razem
cli-arg-backs = Odwrót arkuszy słów: white, pusty, albo printed, z rubrykami jeszcze raz
cli-arg-paper = Papier arkuszy słów i zapisów partii: a5 albo a4 z dwoma arkuszami i linią cięcia
cli-arg-blank = Tyle arkuszy lub kartek bez nazwiska zamiast imiennych
cli-arg-hall-address = Adres sali na karty graczy, jak podaje go serve: np. 192.168.1.5:8014
cli-arg-rules-file = Własne zasady klubu, na które powołuje się dokument
cli-arg-rounds = Ile rund ma próba gier klasycznych albo wspólny dzień rozgrywany przez programy
cli-arg-of-table = Tylko tego stolika
cli-arg-of-team = Tylko tej drużyny
cli-arg-html = Jedna strona HTML z wynikami (gry klasyczne)
cli-arg-pupils = Podaje nazwiska uczniów zamiast inicjałów: tylko za zgodą rodziców
cli-grade = Punktuje cały turniej z dokumentu wymiany i pokazuje klasyfikację; niczego nie zapisuje
cli-grade-after = Dokument z lexicon.found jest oceniany według tych słów. Z --lexicon według listy, która musi mieć sha256 podane w dokumencie. Bez jednego i drugiego według wolnej listy jego języka, jako pomocniczej.
cli-pair = Kto z kim gra w następnej rundzie turnieju gier klasycznych
cli-season = Klasyfikacja kilku turniejów gier klasycznych
cli-season-add = Dodaje turnieje do sezonu
cli-top = Wszystkie ruchy ze stojaka na planszy, najlepsze najpierw
cli-draw = Losowania całych turniejów
cli-draw-after = Z --count następnym ziarnem jest SHA-256("eforos-draw-1 next" ‖ ziarno), 32 bajty ziarna po bajtach tekstu ASCII.
cli-rack = Wszystkie słowa od 3 do 7 liter z podanych liter i najwyższy wynik
cli-gcg = Liczy od nowa partię z pliku GCG według regulaminu
cli-import-after = Powstały turniej jest niepodpisany, a jego litery lub pary są zapisane, nie da się ich wyprowadzić z ziarna. Dokument nie zawiera: czasów i przerw, płytek odłożonych i powtórzonych rund anagramów, poprawek i powtórnych wpisów, arkuszy i kartek bez nazwiska, szkiców, nieskończonych rund, kto, co i kiedy zrobił, zniesionych kar, protestów nierozstrzygniętych lub nie o słowo, cofniętych czynności, zobowiązania, ziarna i podpisu.
cli-print-after = Kilka dokumentów trafia do jednego pliku, w podanej kolejności. Bez opcji dokument obejmuje wszystkich graczy i wszystkie rundy, score-sheets i result-slips tylko ostatnią. Arkusze końcowe sprzed podpisania mówią, że nie są podpisane.
cli-check = Czy słowa są w słowniku (kod wyjścia 0 niezależnie od odpowiedzi)
cli-lexicon = Listy słów
cli-lexicon-info = Metryka listy
cli-lexicon-build = Buduje z tekstów lub plików PDF listę opatrzoną metryką
cli-import = Tworzy plik turnieju z dokumentu wymiany
cli-export = Zapisuje turniej jako dokument wymiany, CSV lub HTML
cli-export-left-out =
    { $count ->
        [one] { $count } sprzeciwu nie ma w dokumencie: są w nim rozstrzygnięte sprzeciwy o słowach.
        [few] { $count } sprzeciwów nie ma w dokumencie: są w nim rozstrzygnięte sprzeciwy o słowach.
       *[other] { $count } sprzeciwów nie ma w dokumencie: są w nim rozstrzygnięte sprzeciwy o słowach.
    }
cli-standings = Klasyfikacja turnieju
cli-print = Zapisuje dokumenty turnieju w formacie PDF
cli-archive = Zapisuje w nowym folderze wszystkie dokumenty i wyniki, a osobno to, co się publikuje
cli-log = Historia turnieju, jedno zdarzenie w wierszu
cli-verify = Weryfikuje plik turnieju: łańcuch, losowania, punkty, podpisaną tabelę
cli-verify-after = Na koniec każdej rundy i przy podpisaniu sala widzi, dokąd doszła historia: „zdarzenie 87 · kod 5370 0074”. Wystarczy zdjęcie: eforos verify FILE --head 53700074 --events 87 odpowie, czy historia w pliku jest do tego miejsca taka sama jak wtedy.
cli-demo = Tworzy cały turniej próbny z podpisem
cli-manual = Zapisuje w folderze strony podręcznika i pliki uzupełniania poleceń w powłokach, na potrzeby pakietu
cli-arg-words-language = Język słów: el, ro, ca lub pl; bez tej opcji el
cli-rack-count = { $count ->
    [one] 1 słowo
    [few] { $count } słowa
   *[other] { $count } słów
}
cli-list-language = Język: { $language }
cli-list-latin = Jej słowa są zapisane alfabetem łacińskim: podaj ich język za pomocą { $option }.

# The doors of the hall without a window. $url: where; $first, $last: events, or ports; $addresses: several; $line: what was typed
cli-serve = Otwiera turniej dla przeglądarek w sali, bez okna
cli-serve-after = Strony są pod jednym prywatnym adresem tego komputera albo, z 127.0.0.1, tylko na nim. Przerwa biegnie dalej i jest zapisywana. Czas gry biegnie dalej dla patrzących, ale programu nie było: jego koniec potwierdza sędzia przy konsoli i dopiero wtedy coś się wpisuje. Niczego się tu nie losuje ani nie uruchamia. Wiersz „close” na standardowym wejściu albo zakończenie usługi przez system zamyka sieć sali. Wiersz „invite assistant [NAZWISKO]” zaprasza stanowisko z kodem PIN, „admit N” i „refuse N” odpowiadają czekającemu, „stations” je wymienia, „revoke N” usuwa jedno. „publish R” publikuje rundę R.
cli-arg-address = Adres, pod którym znajdą go przeglądarki
cli-arg-ports = Pierwszy sprawdzany port (8014)
cli-serve-open = Otwarte dla przeglądarek: { $url }
cli-serve-closed = Sieć sali została zamknięta.
cli-serve-none = Komputer nie ma adresu w sieci sali: połącz go z siecią albo podaj --address 127.0.0.1 tylko dla niego.
cli-serve-other-ports = Podaj inne opcją --ports.
cli-serve-recorded = Zapisano: zdarzenia { $first }–{ $last }
cli-serve-several = Komputer ma kilka adresów; podaj jeden opcją --address: { $addresses }
cli-serve-line = Nie ma tu takiego wiersza: { $line }. Wiersz help mówi, jakie są.
cli-arg-as = Sędzia, w którego imieniu dzieje się to, co tutaj
cli-arg-admit = Jak wchodzi stanowisko: ręcznie (ask) czy samym kodem PIN (pin)
cli-arg-invite = Ilu asystentów, sędziów i ile ekranów jest zaproszonych od razu, najwyżej 16: assistant=2,jury=1,screen=1
cli-serve-staff = Stanowiska: { $url } · odcisk { $fingerprint }
cli-serve-invited = Zaproszenie { $number } ({ $role }): PIN { $pin } · { $url }
cli-serve-waits = Czeka ({ $number }): { $name }, { $role }, { $station }, z { $from }. „admit { $number }” albo „refuse { $number }”
cli-serve-in = Weszło stanowisko: { $name } ({ $station })
cli-serve-gone = Stanowisko { $station } wyszło
cli-serve-refused = Nie wpuszczono: { $number }
cli-serve-station = { $number }. { $name }, { $role } ({ $station })
cli-serve-no-referee = W niczyim imieniu: podaj sędziego przez --as.
cli-serve-no-jury = Nie zaprasza się komisji słów: w tym turnieju nie rozstrzyga się o słowach.
cli-serve-signed = Turniej jest podpisany: niczego już się nie wpisuje i nikogo się nie zaprasza.
cli-rules-not-here = --rules służy tylko dokumentom gier klasycznych.
cli-draw-not-here = W grach klasycznych nie losuje się liter: płytki losuje się przy stolikach. „eforos pair” mówi, kto z kim gra.
cli-demo-rounds-not-here = --rounds służy tylko próbie gier klasycznych: dodaj --rules z ich identyfikatorem albo pomiń --rounds.
cli-demo-mode-not-here = --mode służy tylko próbie gry duplicate: dodaj --rules z jej identyfikatorem albo pomiń --mode.
cli-html-not-here = --html dotyczy dokumentów gier klasycznych; stronę turnieju zapisuje „export --html”.
cli-arg-cert = Własny certyfikat klubu (PEM) dla stanowisk
cli-arg-key = Jego klucz (PEM)
cli-joint = Porównuje pliki wspólnych zawodów
cli-joint-verify = Wyprowadza całe wspólne zawody od nowa z ich plików: łańcuchy, słowa, znaczniki, litery, orzeczenia, tabelę wszystkich sal
cli-arg-master = Plik główny
cli-arg-halls = Pliki sal
cli-arg-venues = Wspólny dzień w tylu salach, do 20: z FILE powstaje plik każdej sali; bez niego rozgrywają go prawdziwe programy, z węzłem, przerwanymi liniami i nagłymi zamknięciami
cli-arg-rehearsed-database = Baza danych węzła; bez niej uruchamiany jest własny PostgreSQL
cli-arg-kills = Ile razy są nagle zamykane węzeł, baza, sale i koordynator oraz przerywane linie (2)
cli-arg-keep = Gdzie zostają pliki; folder powstaje
cli-serve-earlier = Wcześniejsze nieopublikowane: { $rounds }. Ich punkty będzie widać tylko w sumach.
cli-serve-winner = To ostatnia runda: od tej chwili telefony pokazują całą klasyfikację, zanim ceremonia powie, kto wygrał.
cli-serve-publish-again = Jeśli ma być tak opublikowane, proszę wpisać tę samą linię jeszcze raz.
cli-serve-nobody-in = Nie ma żadnego stanowiska.
cli-serve-help-invite = zaprasza jedno urządzenie, z PIN-em i adresem
cli-serve-help-admit = wpuszcza czekającego pod tym numerem
cli-serve-help-refuse = nie wpuszcza go
cli-serve-help-stations = kto jest w środku, każdy z numerem
cli-serve-help-revoke = usuwa stanowisko o tym numerze
cli-serve-help-publish = publikuje tę rundę; gdy coś jest otwarte, za drugim razem
cli-serve-help-close = zamyka sieć i kończy
cli-serve-help-help = te wiersze

## What the help of classic and duplicate games says of options: in every language

cli-arg-pair-in = Dokument gier klasycznych
cli-arg-pair-round = Runda; bez tego następna po ostatniej z partiami
cli-arg-pair-seed = Ziarno losowanej kolejności, 64 cyfry szesnastkowe; bez niego kolejność numerów
cli-arg-system = Jak; bez tego według zasad
cli-arg-season = Plik sezonu
cli-arg-season-files = Dokumenty gier klasycznych
cli-arg-season-title = Nazwa sezonu
cli-arg-minimum-games = Ile partii trzeba, by mieć miejsce (średnie)
cli-arg-programmed-games = Liczba planowanych partii; połowa jest potrzebna, by mieć miejsce (partie dwuosobowe)
cli-arg-same = Klucz, który jest osobą innego klucza; może stać kilka razy
cli-arg-replace = Spotkanie o tej samej nazwie i dacie zastępuje starsze
cli-arg-provisional = Przyjmuje także to, czego nikt nie podpisał
cli-arg-top-in = Dokument partii duplikatu
cli-arg-turn = Tura; bez tego ostatnia
cli-arg-board = Ruchy leżące na planszy: "H7 CASA; I8 STIRE"
cli-arg-rack = Stojak: do siedmiu liter, ? to blank
cli-arg-most = Ile się pokazuje; 10 bez tego, 0 to wszystkie
cli-gcg-after = Różnice między plikiem a tym, co obliczono, trafiają na wyjście błędów; kod wyjścia jest wtedy 1. Koniec partii rozlicza się tak, jak mówi regulamin.
cli-arg-gcg-in = Partia jako plik GCG
cli-arg-rule-set = Regulamin: jeden z regulaminów programu dla partii klasycznych albo plik
cli-arg-play = Jeden werdykt dla wszystkich słów razem, tak jak mówi go sędzia
