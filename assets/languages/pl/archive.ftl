# The folder with everything of a competition: names of its files without their endings, and the text that says what they are.

archive-readme = 00 CZYTAJ TO
archive-folder = Do publikacji
archive-agreed = Tylko za zgodą wszystkich
archive-results = wyniki
archive-results-unnamed = wyniki - kary bez nazwisk
archive-standings = klasyfikacja
archive-standings-unnamed = klasyfikacja - kary bez nazwisk
archive-sheets = arkusze
archive-slips = kartki
archive-turns = ruchy
archive-games = partie
archive-teams = drużyny
archive-exchange = dokument wymiany
archive-history = historia
archive-publication = zawody do publikacji
archive-whole = całe zawody

# Below the names of the files
# $documents: names, with commas
archive-pupils = W tym, co można opublikować, uczniowie są podani tylko inicjałami; wszystko z ich pełnymi nazwiskami zostaje w klubie.
archive-nothing = Nie ma ich tutaj, bo nie ma czego zapisać: { $documents }.
archive-results-html = Strona wyników: otwiera się w każdej przeglądarce i trafia na stronę internetową bez zmian.
archive-results-json = Wyniki dla programów, ze wszystkimi szczegółami o każdym.
archive-standings-pdf = Końcowa klasyfikacja, do wydruku lub wysłania.
archive-standings-csv = Klasyfikacja, do każdego arkusza kalkulacyjnego.
archive-sheets-csv = Każdy arkusz tak, jak go wprowadzono, do każdego arkusza kalkulacyjnego.
archive-slips-csv = Każda kartka tak, jak ją wprowadzono, także z ruchów anulowanych lub cofniętych, do każdego arkusza kalkulacyjnego.
archive-turns-csv = Ruchy partii, do każdego arkusza kalkulacyjnego.
archive-games-csv = Wyniki każdego stolika, do każdego arkusza kalkulacyjnego.
archive-teams-csv = Klasyfikacja drużyn, do każdego arkusza kalkulacyjnego.
archive-exchange-json = To, czego inny program potrzebuje do tej samej klasyfikacji, ze wszystkimi nazwiskami i powodami.
archive-history-txt = Historia: co się działo, kiedy i kto to zrobił, każde w osobnym wierszu; ze wszystkimi nazwiskami i powodami.
archive-publication-eforos = Cały turniej ze wszystkim, co każdy zapisał, ze wszystkimi nazwiskami i powodami: baza danych SQLite. Kto ma program, sprawdza go przez „eforos verify PLIK --head KOD”; kod jest na podpisanym protokole końcowym.
archive-publication-beware = Mówi o każdym więcej niż klasyfikacja: do opublikowania tylko za zgodą wszystkich.
archive-names-reasons = Mówi, kto został ukarany, a gdzie podaje pełne nazwiska, także dlaczego.
archive-names-penalised = Mówi, kto został ukarany, a gdzie jest miejsce, także dlaczego.
archive-shows-penalised = Widać, kto stracił punkty lub został wykluczony.
archive-names-nobody = Nie mówi, kto został ukarany.
archive-standings-kept = Miejsca, kryteria pomocnicze, punkty i kto został ukarany.
archive-without-seed = Nie jest jeszcze podpisany: brak w nim ziarna losowania.

# Below the title: what is printed, handed out and put up; each is followed by names of files
archive-done = CO Z NIMI ZROBIĆ
archive-done-sign = Do wydruku, podpisania i przechowania
archive-done-hand-out = Do wydruku i rozdania
archive-done-wall = Do wydruku i wywieszenia
archive-done-web = Do umieszczenia na stronie internetowej

# Above the lists of files; the last above what paper could not show
archive-public = MOŻNA OPUBLIKOWAĆ
archive-public-named = MOŻNA OPUBLIKOWAĆ, I MÓWIĄ, KTO ZOSTAŁ UKARANY (jeśli nie mają mówić, proszę utworzyć folder ponownie z opcją „Bez nazwisk i powodów”)
archive-public-unnamed = MOŻNA OPUBLIKOWAĆ (bez nazwisk ukaranych i bez powodów)
archive-private = ZOSTAJĄ W KLUBIE (wszystko, co mówi o kimś więcej niż klasyfikacja)
archive-private-unnamed = ZOSTAJĄ W KLUBIE (wszystko, co zawiera wszystkie nazwiska lub mówi o kimś więcej niż strona)
archive-warnings = UWAGA

# Czym są kolumny tabel, których nazwy są jednakowe w każdym języku
archive-columns = KOLUMNY TABEL (o tych samych nazwach w każdym języku, dla programów)
archive-column-rank = miejsce; puste, gdy ktoś go nie ma
archive-column-player = numer gracza
archive-column-name = nazwisko albo nazwa
archive-column-status = ranked: w klasyfikacji; withdrawn: rezygnacja przed końcem; expelled_from_rest: wykluczenie z dalszej gry; expelled: wykluczenie z turnieju, bez miejsca
archive-column-total = punkty po potrąceniach
archive-column-deductions = punkty potrącone
archive-column-decided-by = czym wiersz jest gorszy od tego nad nim, nazwane jak kolumna, w tej lub innej tabeli; pusta, gdy nic ich nie różni
