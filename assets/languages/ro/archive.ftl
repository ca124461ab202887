# The folder with everything of a competition: names of its files without their endings, and the text that says what they are.

archive-readme = 00 CITEȘTE-MĂ
archive-folder = De publicat
archive-agreed = Numai cu acordul tuturor
archive-results = rezultate
archive-results-unnamed = rezultate - sancțiuni fără nume
archive-standings = clasament
archive-standings-unnamed = clasament - sancțiuni fără nume
archive-sheets = foi
archive-slips = fluturași
archive-turns = tururi
archive-games = partide
archive-teams = echipe
archive-exchange = document de schimb
archive-history = istoric
archive-publication = concursul de publicat
archive-whole = concursul întreg

# Below the names of the files
# $documents: names, with commas
archive-pupils = În ce poate fi publicat, elevii apar numai cu inițialele; tot ce are numele lor întregi rămâne la club.
archive-nothing = Nu sunt aici, căci nu este nimic de spus: { $documents }.
archive-results-html = Pagina rezultatelor: se deschide în orice browser și se pune ca atare pe un site.
archive-results-json = Rezultatele, pentru programe, cu toate amănuntele despre fiecare.
archive-standings-pdf = Clasamentul final, de tipărit sau de trimis.
archive-standings-csv = Clasamentul, pentru orice program de calcul tabelar.
archive-sheets-csv = Fiecare foaie așa cum a fost introdusă, pentru orice program de calcul tabelar.
archive-slips-csv = Fiecare fluturaș așa cum a fost introdus, și cei ai tururilor anulate sau luate înapoi, pentru orice program de calcul tabelar.
archive-turns-csv = Tururile partidei, pentru orice program de calcul tabelar.
archive-games-csv = Rezultatele de la fiecare masă, pentru orice program de calcul tabelar.
archive-teams-csv = Clasamentul echipelor, pentru orice program de calcul tabelar.
archive-exchange-json = Ce îi trebuie altui program pentru același clasament, cu toate numele și motivele.
archive-history-txt = Istoricul: ce s-a întâmplat, când și cine a făcut-o, câte un rând; cu toate numele și motivele.
archive-publication-eforos = Tot concursul, cu tot ce a scris fiecare, toate numele și motivele: o bază de date SQLite. Cine are programul îl verifică prin „eforos verify FIȘIER --head COD”; codul stă pe fișa finală semnată.
archive-publication-beware = Spune despre fiecare mai mult decât clasamentul: se publică numai cu acordul tuturor.
archive-names-reasons = Spune cine a fost sancționat și, unde numele sunt întregi, de ce.
archive-names-penalised = Spune cine a fost sancționat și, unde încape, de ce.
archive-shows-penalised = Se vede cine a pierdut puncte sau a fost exclus.
archive-names-nobody = Nu spune cine a fost sancționat.
archive-standings-kept = Locuri, departajări, puncte și cine a fost sancționat.
archive-without-seed = Nu este încă semnat: sămânța tragerii lipsește.

# Below the title: what is printed, handed out and put up; each is followed by names of files
archive-done = CE SE FACE CU ELE
archive-done-sign = De tipărit, semnat și păstrat
archive-done-hand-out = De tipărit și înmânat
archive-done-wall = De tipărit și afișat
archive-done-web = De pus pe site

# Above the lists of files; the last above what paper could not show
archive-public = POT FI PUBLICATE
archive-public-named = POT FI PUBLICATE ȘI SPUN CINE A FOST SANCȚIONAT (dacă nu trebuie, refaceți dosarul cu „Fără nume și motive”)
archive-public-unnamed = POT FI PUBLICATE (fără numele celor sancționați și fără motive)
archive-private = RĂMÂN LA CLUB (tot ce spune despre cineva mai mult decât clasamentul)
archive-private-unnamed = RĂMÂN LA CLUB (tot ce are toate numele sau spune despre cineva mai mult decât pagina)
archive-warnings = ATENȚIE

# Ce sunt coloanele tabelelor, ale căror nume sunt aceleași în orice limbă
archive-columns = COLOANELE TABELELOR (cu aceleași nume în orice limbă, pentru programe)
archive-column-rank = loc; gol la cine nu are
archive-column-player = numărul jucătorului
archive-column-name = numele
archive-column-status = ranked: în clasament; withdrawn: retras înainte de sfârșit; expelled_from_rest: eliminat pentru rest; expelled: eliminat din concurs, fără loc
archive-column-total = puncte, după scăderi
archive-column-deductions = puncte scăzute
archive-column-decided-by = prin ce este rândul mai slab decât cel de deasupra, cu numele coloanei, de aici sau din alt tabel; gol unde nimic nu le desparte
