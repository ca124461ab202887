# The folder with everything of a competition: names of its files without their endings, and the text that says what they are.

archive-readme = CZYTAJ TO
archive-results = wyniki
archive-standings = klasyfikacja
archive-sheets = arkusze
archive-slips = kartki
archive-turns = ruchy
archive-games = partie
archive-teams = drużyny
archive-exchange = wymiana
archive-publication = publikacja
archive-whole = całość

# Below the names of the files
archive-results-html = Strona wyników: otwiera się w każdej przeglądarce i trafia na stronę internetową bez zmian.
archive-results-json = To samo dla programów.
archive-standings-csv = Klasyfikacja, do każdego arkusza kalkulacyjnego.
archive-sheets-csv = Każdy arkusz tak, jak go wprowadzono, do każdego arkusza kalkulacyjnego.
archive-slips-csv = Każda kartka tak, jak ją wprowadzono, do każdego arkusza kalkulacyjnego.
archive-turns-csv = Ruchy partii, do każdego arkusza kalkulacyjnego.
archive-games-csv = Wyniki każdego stolika, do każdego arkusza kalkulacyjnego.
archive-teams-csv = Klasyfikacja drużyn, do każdego arkusza kalkulacyjnego.
archive-exchange-json = Wszystkie dane dla innego programu, ze wszystkimi nazwiskami i powodami.
archive-publication-eforos = Cały turniej ze wszystkimi nazwiskami i powodami, dla każdego, kto chce go sprawdzić programem; przed podpisaniem bez ziarna.

# Above the lists of files; the last above what paper could not show
archive-public = MOŻNA OPUBLIKOWAĆ
archive-public-unnamed = MOŻNA OPUBLIKOWAĆ (bez nazwisk ukaranych i bez powodów)
archive-private = ZOSTAJĄ W KLUBIE (formularze i wszystko, co mówi o kimś więcej niż klasyfikacja)
archive-warnings = UWAGA
