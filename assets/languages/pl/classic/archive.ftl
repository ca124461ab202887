# Czym są kolumny tabel w archiwum.

archive-column-status-or-few = ranked: w klasyfikacji; withdrawn: rezygnacja przed końcem; expelled_from_rest: wykluczenie z dalszej gry; expelled: wykluczenie z turnieju, bez miejsca; occasional: za mało partii, aby mieć miejsce
archive-column-games = partie, które się liczą
archive-column-sum = wyniki końcowe, każdy razy liczba miejsc przy stoliku, zsumowane
archive-column-average = suma podzielona przez partie
archive-column-uncounted = partie przy stolikach, które się nie liczą
archive-column-halves = połówki dużego punktu: 2 za wygraną, 1 za remis
archive-column-scored = własne małe punkty, zsumowane
archive-column-conceded = małe punkty przeciwników, zsumowane
archive-column-spread = własne małe punkty mniej punkty przeciwników
archive-column-team = numer drużyny
archive-column-members = gracze drużyny
archive-column-best-rank = najlepsze miejsce członka
archive-column-short = true: mniej graczy niż pełna drużyna
archive-column-counted = false: za mało obecnych członków, aby mieć miejsce
archive-column-of-round = runda
archive-column-table = stolik
archive-column-seat = miejsce przy stoliku, od 1
archive-column-starter = true: zaczyna partię
archive-column-raw = punkty za ułożenia
archive-column-rack = wartość płytek, które zostały na stojaku
archive-column-over = czas ponad limit, w milisekundach
archive-column-deduction = punkty potrącone karą
archive-column-final = wynik końcowy
archive-column-end = jak się skończyła. out: pusty worek i stojak; passes: kolejki opuszczone lub stracone z rzędu; scoreless: kolejki bez punktów z rzędu; blocked: nikt nie mógł ułożyć; time: minął czas partii; clock_one: jedna osoba za długo po czasie; clock_both: obie osoby po czasie; clocks_out: nikt nie miał już czasu; stopped: przerwana przez sędziego; unknown: nie zanotowano; walkover: ktoś nie przyszedł; cancelled: partia odwołana; bye: bez przeciwnika
archive-column-finisher = true: ułożenie ostatnich płytek
archive-column-last-word = wartość ostatniego słowa

# Folder partii zapisanych ruch po ruchu
archive-whole-games = Całe partie
archive-whole-games-gcg = Partie dwóch osób zapisane ruch po ruchu, każda w pliku GCG nazwanym od rundy, stolika i graczy: dla programów do analizy partii.
