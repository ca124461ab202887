# Całe partie regulaminów klasycznych jako pliki GCG oraz sędzia w wierszu poleceń.

gcg-no-such-rules = { $id } nie jest regulaminem partii klasycznych ani plikiem. Znane: { $known }.
gcg-refused = { $file }, wiersz { $line }: { $what }.
gcg-too-large = plik ma { $bytes } bajtów, więcej niż jakakolwiek partia
gcg-encoding = kodowanie { $name } nie jest odczytywane; odczytywane są UTF-8, ISO-8859-1 i ISO-8859-2
gcg-not-text = to, co tam jest, nie jest tekstem w kodowaniu pliku
gcg-no-players = przed partią nie podano dwóch graczy w wierszach takich jak #player1 anna Anna Puig
gcg-more-players = GCG zna dwóch graczy; partie trzech i czterech osób się w nim nie mieszczą
gcg-player-twice = gracz { $name } jest podany dwa razy
gcg-not-a-line = { $text } nie jest ani wierszem partii (>), ani nagłówka (#)
gcg-no-numbers = { $text } nie kończy się punktami i sumą, jak +24 96
gcg-no-such-player = w nagłówku nie ma gracza { $name }
gcg-other-tiles = plik dotyczy innych płytek ({ $name }) niż regulamin
gcg-not-of-two = regulamin nie ma partii dwuosobowych
gcg-position = { $text } nie jest polem: 8H to poziomo, H8 pionowo
gcg-word = { $text } nie jest słowem: { $why }
gcg-tiles = { $text } to nie płytki: { $why }
gcg-nothing = nic tam nie ma
gcg-bracket = { $text } nie jest literą w nawiasach
gcg-alone = samo { $sign } nie jest literą: wpisz { $whole }, choć płytka pokazuje tylko { $sign }
gcg-nothing-to-take-off = gracz nie ułożył tuż przedtem niczego, co można by zdjąć
gcg-too-many-turns = partia ma najwyżej { $most } ruchów
gcg-no-seat = nikt tam nie siedzi
gcg-off-board = słowo wychodzi poza planszę
gcg-other-letter = na polu { $square } leży { $letter }
gcg-nothing-there = na polu { $square } nic nie leży
gcg-nothing-new = wszystkie litery słowa już tam leżą
gcg-blank-is-not = według tego regulaminu blank nie może być literą { $letter }
gcg-no-such-tile = w komplecie nie ma więcej płytek { $tile }
gcg-nothing-exchanged = nie wymieniono żadnej płytki
gcg-difference = Wiersz { $line }: jest { $stated }, obliczono { $computed }.
gcg-differences = { $count ->
    [one] Jedna liczba w pliku nie zgadza się z obliczeniem.
    [few] { $count } liczby w pliku nie zgadzają się z obliczeniem.
    [many] { $count } liczb w pliku nie zgadza się z obliczeniem.
   *[other] { $count } liczby w pliku nie zgadza się z obliczeniem.
}
gcg-doubled = Wiersz { $line } daje temu, kto skończył, podwójną wartość pozostałych płytek; według tego regulaminu inni też je tracą, a różnica jest ta sama.
gcg-odd = Ruch { $turn }, zapisany tak, jak zagrano: { $what }.
gcg-odd-turn = była kolej gracza { $name }
gcg-odd-ended = partia była już skończona
gcg-odd-bag = { $bag ->
    [one] w woreczku była jedna płytka, a do wymiany potrzeba { $least }
    [few] w woreczku były { $bag } płytki, a do wymiany potrzeba { $least }
    [many] w woreczku było { $bag } płytek, a do wymiany potrzeba { $least }
   *[other] w woreczku było { $bag } płytki, a do wymiany potrzeba { $least }
}
gcg-odd-many = gracz miał tyle płytek: { $held }
gcg-odd-rack = płytki { $tile } nie ma na zapisanym stojaku
gcg-odd-long = stojak ma za dużo płytek: { $tiles }
gcg-odd-elsewhere = płytka { $tile } musi być na drugim stojaku
gcg-odd-senyors = nie ma tu wymiany bez straty kolejki
gcg-odd-time = gracz nie miał już czasu
gcg-odd-few = w pierwszym ruchu kładzie się co najmniej tyle płytek: { $least }
gcg-odd-centre = pierwszy ruch nie przechodzi przez środek
gcg-odd-touches = słowo niczego nie dotyka
gcg-odd-whole = tuż przed słowem albo za nim leży płytka
gcg-odd-read = { $word } czyta się jako inne litery
gcg-odd-end = zapisany koniec nie jest tym, który wynika z ruchów
gcg-odd-no-end = regulamin nie ma takiego końca
gcg-odd-finisher = temu, kto skończył, zostały płytki, albo skończył ktoś inny
gcg-odd-left = zapisane pozostałe płytki nie są tymi, które wynikają z ruchów
gcg-odd-unknown = nie wiadomo, jakie płytki zostały graczowi { $name }
gcg-final = { $name }: { $last } (zagrane { $raw }, pozostałe { $rack }, przekroczenie czasu { $overtime })
gcg-end = Koniec: { $end }
gcg-end-out = gracz wyłożył wszystkie płytki
gcg-end-passes = kolejne opuszczenia kolejki
gcg-end-scoreless = kolejne ruchy bez punktów
gcg-end-blocked = nikt nie mógł nic ułożyć
gcg-end-time = skończył się czas partii
gcg-end-clock-one = jeden z graczy za bardzo przekroczył czas
gcg-end-clock-both = obaj gracze przekroczyli czas
gcg-end-clocks-out = obaj wykorzystali swój czas
gcg-end-stopped = przerwana przez sędziego
gcg-end-unknown = nie zapisano
gcg-off = zdjęte
gcg-valid = Poprawne.
gcg-invalid = Niepoprawne.
gcg-ask = Nie znaleziono: zapytaj sędziego.
