# The folder with everything of a competition: names of its files without their endings, and the text that says what they are.

archive-readme = 00 LLEGIU-ME
archive-folder = Per publicar
archive-agreed = Només si tothom hi està d’acord
archive-results = resultats
archive-results-unnamed = resultats - sancions sense noms
archive-standings = classificació
archive-standings-unnamed = classificació - sancions sense noms
archive-sheets = fulls
archive-slips = butlletes
archive-turns = torns
archive-games = partides
archive-teams = equips
archive-exchange = document d’intercanvi
archive-history = historial
archive-publication = competició per publicar
archive-whole = competició sencera

# Below the names of the files
# $documents: names, with commas
archive-pupils = En el que es pot publicar, l’alumnat surt només amb inicials; tot el que té els noms sencers es queda al club.
archive-nothing = No hi són, perquè no hi ha res a dir: { $documents }.
archive-results-html = La pàgina de resultats: s’obre en qualsevol navegador i es penja tal com és.
archive-results-json = Els resultats per a programes, amb tots els detalls de cadascú.
archive-standings-pdf = La classificació final, per imprimir o enviar.
archive-standings-csv = La classificació, per a qualsevol full de càlcul.
archive-sheets-csv = Cada full tal com es va introduir, per a qualsevol full de càlcul.
archive-slips-csv = Cada butlleta tal com es va introduir, també les dels torns anul·lats o desfets, per a qualsevol full de càlcul.
archive-turns-csv = Els torns de la partida, per a qualsevol full de càlcul.
archive-games-csv = Els resultats de cada taula, per a qualsevol full de càlcul.
archive-teams-csv = La classificació dels equips, per a qualsevol full de càlcul.
archive-exchange-json = El que un altre programa necessita per a la mateixa classificació, amb tots els noms i motius.
archive-history-txt = L’historial: què va passar, quan i qui ho va fer, una línia cada cosa; amb tots els noms i motius.
archive-publication-eforos = Tota la competició, amb tot el que va escriure cadascú, tots els noms i motius: una base de dades SQLite. Qui té el programa la comprova amb «eforos verify FITXER --head CODI»; el codi és a l’acta final signada.
archive-publication-beware = Diu de tothom més que la classificació: es publica només si tothom hi està d’acord.
archive-names-reasons = Diu qui va ser sancionat i, on dona els noms sencers, per què.
archive-names-penalised = Diu qui va ser sancionat i, on hi cap, per què.
archive-shows-penalised = S’hi veu qui va perdre punts o va ser expulsat.
archive-names-nobody = No diu qui va ser sancionat.
archive-standings-kept = Posicions, desempats, punts, i qui va ser sancionat.
archive-without-seed = Encara no està signada: hi falta la llavor del sorteig.

# Below the title: what is printed, handed out and put up; each is followed by names of files
archive-done = QUÈ SE’N FA
archive-done-sign = Per imprimir, signar i guardar
archive-done-hand-out = Per imprimir i repartir
archive-done-wall = Per imprimir i penjar a la paret
archive-done-web = Per penjar al web

# Above the lists of files; the last above what paper could not show
archive-public = ES PODEN PUBLICAR
archive-public-named = ES PODEN PUBLICAR, I DIUEN QUI VA SER SANCIONAT (si no ho han de dir, torneu a fer la carpeta amb «Sense noms ni motius»)
archive-public-unnamed = ES PODEN PUBLICAR (sense els noms de qui va ser sancionat i sense motius)
archive-private = ES QUEDEN AL CLUB (tot el que diu d’algú més que la classificació)
archive-private-unnamed = ES QUEDEN AL CLUB (tot el que té tots els noms o diu d’algú més que la pàgina)
archive-warnings = ATENCIÓ

# Què són les columnes de les taules, que tenen els mateixos noms en totes les llengües
archive-columns = LES COLUMNES DE LES TAULES (amb els mateixos noms en totes les llengües, per a programes)
archive-column-rank = posició; buida si no en té
archive-column-player = el número del participant
archive-column-name = el nom
archive-column-status = ranked: classificat; withdrawn: retirat abans del final; expelled_from_rest: expulsat de la resta; expelled: expulsat, sense posició
archive-column-total = punts, un cop restades les deduccions
archive-column-deductions = punts restats
archive-column-decided-by = en què la fila és pitjor que la de sobre, amb el nom de la columna, d’aquesta taula o d’una altra; buida si res no les separa
