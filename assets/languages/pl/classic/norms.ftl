# Zasady gier klasycznych na papierze, z decyzjami podejmowanymi przez program.

norms-tiles = Płytki
# $vowels, $consonants: each with its number and value
norms-set = Płytek: { $count }. Samogłoski: { $vowels }. Spółgłoski: { $consonants }. Blanki: { $blanks }, wartość 0.
norms-blank-any = Blank może być dowolną literą, także { $letters }, które nie mają płytki.
norms-blank-tiles = Blank nigdy nie jest literą { $letters }; słowo z taką literą jest niepoprawne.
norms-blank-all = Blank może być dowolną literą alfabetu.
norms-blank-fixed = Litera blanka po ułożeniu jest ustalona na całą partię.
norms-digraphs = { $letters } to po jednej literze. Znaki, które w pisowni się łączą, łączą się też w słowach.
norms-digraph-only = Literę o kilku znakach układa się tylko jej płytką albo blankiem, nigdy pojedynczymi płytkami.
norms-lots = Przy losowaniu, kto zaczyna, blank jest przed A.

norms-board = Plansza i punkty
norms-legal = Pierwsze ułożenie ma co najmniej { $tiles } płytki, jedną na środku; wszystkie płytki ruchu w jednym rzędzie lub kolumnie bez przerw; każde następne dotyka płytki. Każde utworzone słowo z dwóch lub więcej liter musi być poprawne.
norms-score = Litery z premiami, potem premie słowne, za każde utworzone słowo; premie tylko pod płytkami ułożonymi w tym ruchu. Ułożenie { $tiles } płytek daje dodatkowo { $points } punktów.
norms-notation = 8H to rząd 8 od kolumny H, poziomo; H8 to kolumna H od rzędu 8, pionowo.
norms-main-word = Słowo główne biegnie wzdłuż ułożonych płytek; przy jednej płytce to słowo o wyższej wartości, poziome przed pionowym.

norms-turns = Ruchy
norms-exchange = Ruch to ułożenie, wymiana albo opuszczenie kolejki. Płytki wymienia się, gdy w worku jest ich co najmniej { $tiles }.
norms-senyors = Senyors: stojak z siedmiu samogłosek lub siedmiu spółgłosek bez blanka pokazuje się, wraca do worka i losuje się siedem; ruch nie przepada.
norms-senyors-third = Jeśli po drugiej wymianie znów jest siedem jednego rodzaju, trzecia osoba zagląda do worka. A, wszystkie tego rodzaju: stojak zostaje. B, dokładnie jedna innego: bierze się ją, stojak wraca, losuje się sześć. C, dwie lub więcej: dalej, aż będą oba rodzaje.
norms-senyors-kind = Litery o kilku znakach i Ç są tu spółgłoskami.
norms-senyors-plain = W dowolnej chwili własnego ruchu, przy niepustym worku.
norms-senyors-inspected = Blanki w worku liczą się jako inny rodzaj; w przypadku B bierze się jedynego blanka.
norms-overdraw = Kto dobrał za dużo, temu przeciwnik zabiera jedną płytkę losowo i może ją zobaczyć, jeśli była widziana. Punktów się nie traci.
norms-starter-lot = Każdy losuje płytkę; zaczyna najbliższa A; przy równych literach losuje się ponownie; płytki wracają.
norms-starter-ties = Przy trzech lub czterech losują ponownie tylko ci, którzy mają równe litery.
norms-starter-balanced = Program wskazuje, kto zaczyna, tak by każdy zaczynał równie często.
norms-order = Pozostali grają w lewo od zaczynającego. Program zapisuje, kto zaczął; sam nie losuje płytek.

norms-clocks = Zegary
# $seats: how many sit there; $clocks: as said, with semicolons
norms-clocks-of = Przy stolikach dla { $seats }: { $clocks }.
norms-overtime = Przekroczenie czasu kosztuje { $price }, z wyniku tego gracza; nikt tego nie zyskuje.
norms-last-turn = Gdy czas partii minie w czasie ruchu, wszyscy kończą z równą liczbą ruchów: partia dwojga kończy się następnym ruchem parzystym albo tym, jeśli jest parzysty.
norms-no-moves = Kto wykorzystał czas, nie może już układać ani wymieniać.
norms-no-time = Kolejki takiego gracza są opuszczane do końca partii.
norms-round-clock = Zegar rundy, { $minutes } minut, służy informacji; sam nie kończy żadnej partii.
norms-clock-stops = Zegar zatrzymuje się tylko dla sprawdzenia słowa, różnicy w liczeniu, zwrotu płytek po nadmiernym dobraniu i pytania do sędziego. Uruchomienie go należy do graczy.
norms-at-once = Czy ktoś gra natychmiast po upływie czasu, oceniają sędzia lub pozostali.

norms-challenges = Kwestionowanie słów
norms-challenge-play = Od ułożenia do zapisania i uzupełnienia stojaka. Ocenia się ułożenie: poprawne albo nie, i nic więcej.
norms-challenge-set = Od ułożenia do zapisania i uzupełnienia stojaka. Wszystkie wątpliwe słowa ocenia się razem, jeden raz.
norms-challenge-word = Do zapisania wyniku i przekazania ruchu. Ocenia się słowo.
norms-challenge-at-once = Wszystkie wątpliwe słowa ocenia się naraz, jednym werdyktem.
norms-challenge-lost = Niepoprawne: płytki wracają, ruch przepada, 0 punktów.
norms-challenge-free = Poprawne: kwestionującemu nic się nie dzieje.
norms-verdict = Niepoprawne jest słowo, którego nie da się ułożyć, uznane za niepoprawne albo spoza listy rozstrzygającej; o to, czego brak na liście pomocniczej lub co rozstrzyga słownik poza programem, pyta się sędziego.
norms-one-authority = Jedno źródło słów na całe zawody.

norms-ends = Koniec partii
norms-ends-are = Partia kończy się: { $ends }.
norms-adjust-out = Kto kończy, zyskuje wartość wszystkich innych stojaków; pozostali tracą własny.
norms-adjust-other = Przy każdym innym końcu każdy traci wartość własnego stojaka.
norms-runs = Ruch, który się nie liczy, przerywa serię. Z dwóch serii pełnych przy tym samym ruchu kończy pierwsza; wyłożenie płytek i czas są przed nimi.
# $counts: what counts, with commas
norms-run-passes = Kolejne, po { $each } u każdego, kończą partię; liczą się: { $counts }.
norms-run-scoreless = Kolejne ruchy bez punktów, po { $each } u każdego, kończą partię; liczą się: { $counts }.
norms-blocked = Że nikt nie może ułożyć słowa, oświadczają gracze; program tego nie oblicza.
norms-stopped = Sędzia może przerwać partię, podając powód.
norms-outcome-play = ułożenie
norms-outcome-zero-play = ułożenie za 0
norms-outcome-exchange = wymiana

norms-results = Wyniki
norms-final-score = Wynik końcowy: punkty za ułożenia, stojaki, mniej czas ponad limit, mniej potrącenia. Może być ujemny.
norms-draw = Równe wyniki końcowe: po pół punktu.
norms-last-word = Równe wyniki końcowe: wygrywa, kto w ostatnim ruchu ułożył słowo o wyższej wartości.
norms-last-word-value = Jego wartość to słowo główne z premiami, bez słów krzyżujących i bez premii za cały stojak, z ostatniego ułożenia, które zostało; nadal równo albo brak słowa: po pół punktu. Różnica wynosi 0.
# $points: as written; $scored, $conceded: scores
norms-bye = Pauza i obecny, gdy drugi nie przyszedł: { $points } pkt, { $scored } : { $conceded }. Kto nie przyszedł lub ma rundę unieważnioną: 0, odwrotnie; obie strony unieważnione: 0, { $conceded } : { $conceded }.

norms-standings = Klasyfikacja
norms-average = Decyduje średnia z wyniku końcowego × miejsca ze wszystkich partii gracza, porównywana dokładnie.
# $seats: numbers with commas
norms-counted-seats = Liczą się partie przy stolikach dla { $seats }; inne się zapisuje, lecz się nie liczą.
norms-minimum = { $games ->
    [one] Mniej niż 1 liczona partia: niżej, bez miejsca.
    [few] Mniej niż { $games } liczone partie: niżej, bez miejsca.
   *[other] Mniej niż { $games } liczonych partii: niżej, bez miejsca.
}
norms-average-equal = Równe średnie dzielą miejsce.
norms-halves = Duże punkty, potem różnica (własne małe punkty mniej punkty przeciwników), potem własne małe punkty.
norms-shared = Równość we wszystkim: wspólne miejsce.
norms-school = Drużyna szkoły ma graczy: { $size }.
norms-school-sums = Szkoły: suma dużych punktów wszystkich graczy, potem różnic, potem małych punktów, potem lepsze miejsce najlepszego gracza.
norms-school-short = Z mniejszą liczbą graczy szkoła gra dalej i jest oznaczona jako niepełna.
norms-school-days = Każdy dzień, z własnymi graczami, jest osobnym turniejem.
norms-pair = Para to dwoje stałych graczy; trzeci może dołączyć. Liczy się, gdy było co najmniej dwoje członków; partie między członkami się nie liczą.
norms-pair-best = Z każdego spotkania sumuje się tylu najlepszych członków: { $best }.
norms-season-half = { $games ->
    [one] Do list sezonu potrzeba 1 partii.
    [few] Do list sezonu potrzeba partii: { $games }.
   *[other] Do list sezonu potrzeba partii: { $games }.
}
norms-penalties = Potrącenie odejmuje się od wyniku partii tej rundy przed ustaleniem zwycięzcy. Runda unieważniona jest jak niestawienie się; gdzie decyduje średnia, wynik wynosi 0. Wykluczony z turnieju nie ma miejsca, wykluczony z dalszej gry zachowuje swoje; wyniki zostają dla przeciwników.
norms-no-objections = Nie ma protestów: wynik lub decyzję poprawia się, podając powód.
norms-season = Sezon sumuje kilka turniejów, z których każdy jest podpisany w swoim dniu według własnego słownika. Osobę rozpoznaje się po numerze członkowskim, a bez niego po nazwisku; kto został wykluczony, nic nie wnosi; pokazuje się ostatnie nazwisko.

norms-pairing = Kojarzenie par
norms-pairing-swiss = Pary rundy mają najmniejszy koszt: najpierw jak najmniej powtórzeń, potem par z jednej drużyny, potem jak najbliższe duże punkty, miejsca i liczba rozpoczęć.
norms-pairing-repeats = Powtórzenie nie do uniknięcia jest wymieniane z pytaniem przed zapisem.
norms-pairing-first = Pierwsza kolejność jest losowana z ziarna zawodów; kojarzenie można wycofać lub zmienić ręcznie, co jest zapisywane.
norms-pairing-tables = Graczy losuje się do jak największej liczby stolików po czworo, potem po troje; potem dwoje zamienia się miejscami, póki ubywa powtórzeń.
norms-pairing-five = Pięciorga nie da się podzielić na czwórki i trójki: troje i dwoje, gdzie partia dwojga się nie liczy, albo jedna osoba nie gra.

norms-table = Przy stoliku, pod opieką graczy
norms-table-count = Płytki można policzyć przed partią; późniejszych skarg się nie uwzględnia.
norms-table-writes = Zapis prowadzi zaczynający; inni też mogą.
norms-table-notes = Bez wcześniejszych notatek i urządzeń, chyba że jako sędzia lub zegar za zgodą wszystkich.
norms-table-bag = Worek wolno badać tylko z zewnątrz; planszę można obracać.
norms-table-blank-said = Literę blanka podaje się przy układaniu.
norms-table-no-dictionary = Bez słownika, chyba że dla zakwestionowanego słowa; po ruchu niczego się nie przesuwa ani nie zdejmuje; nowe płytki dopiero po zapisaniu punktów.
