# Documents de partides clàssiques: fulls d’anotació, butlletes, aparellaments, classificacions, diplomes, temporades.

## Noms dels documents i per a què serveixen

games-score-sheets = Fulls d’anotació
games-score-sheets-hint = Un per partida: tauler, columnes, fitxes per ratllar.
games-score-sheet = Full d’anotació
games-result-slips = Butlletes de resultat
games-result-slips-hint = Vuit per pàgina, una per partida, amb el codi de la taula.
games-result-slip = butlleta de resultat
games-pairings = Aparellaments
games-pairings-hint = Qui seu on, per taula i per nom, per penjar.
# $round: its number
games-pairings-of = Aparellaments de la ronda { $round }
games-table-cards = Números de taula
games-table-cards-hint = El número de cada taula, ben gros.
games-team-standings = Classificació d’equips
games-team-standings-hint = Parelles o escoles amb els seus jugadors.
games-pair-standings = Classificació de parelles
games-pair-called = parella { $name }
games-school-standings = Classificació d’escoles
games-cross-table = Quadre creuat
games-cross-table-hint = Una fila per participant: què ha portat cada ronda i, en partides de dos, contra qui.
games-challenge-slips = Butlletes d’impugnació
games-challenge-slips-hint = Dotze per pàgina: paraules, veredicte, àrbitre.
games-judge-log = Registre del jutge
games-judge-log-hint = Tots els conjunts de paraules jutjats.
games-whole-games = Partides senceres
games-whole-games-hint = Torns i tauler d’una partida anotada; d’una de dos jugadors, també el text per a programes (GCG).
games-whole-game = Partida sencera · ronda { $round }, taula { $table }
games-player-report = Informe de participant
games-own-penalty = ronda { $round }: { $penalty }
games-diplomas = Diplomes i certificats

## Capçaleres i peus

games-list = Paraules
games-arbiter = àrbitre
games-count-schools = { $count ->
    [one] 1 escola
   *[other] { $count } escoles
}
games-count-pairs = { $count ->
    [one] 1 parella
   *[other] { $count } parelles
}
games-signed = ✓ Signada · edició { $issue } · { $at }
games-provisional = { $count ->
    [one] ? Provisional · 1 pendent
   *[other] ? Provisional · { $count } pendents
}
games-open-result = ronda { $round }, taula { $table }: falta el resultat
games-open-last-word = ronda { $round }, taula { $table }: falten les últimes paraules
games-open-unconfirmed = ronda { $round }, taula { $table }: sense confirmar
games-open-challenge = pregunta { $challenge } del jutge: sense resposta
games-no-games = No hi ha cap partida aparellada: no hi ha res per imprimir.
games-no-teams = No hi ha equips.
games-no-whole-games = No s’ha anotat cap partida torn per torn.

## Columnes

games-column-table = Taula
games-column-seat = Seient { $seat }
games-column-points = Punts
games-column-points-short = Pt.
games-final-team = { $name }: punts { $points }, diferència { $spread }, puntuació { $scored }
games-column-spread = Diferència
games-column-scored = Puntuació
games-column-games = Partides
games-column-sum = Suma
games-column-average = Mitjana
games-column-team = Equip
games-column-with = Amb
games-column-number = Núm.
games-column-round = Ronda { $round }
games-column-score = Resultat
games-column-brought = Compta
games-after-the-round = després de la ronda
games-column-meetings = Trobades
games-column-time = Hora
games-column-place-of-table = Ronda, taula
games-column-words = Paraules
games-column-verdict = Veredicte
games-column-who = Al teclat
games-column-turn = Torn
games-column-rack = Faristol
games-column-at = Casella
games-column-play = Jugada
games-column-bag = Sac

## El full d’anotació i la butlleta

games-box-round = RONDA
games-box-table = TAULA
games-tiles = Fitxes: ratlleu-les
games-tiles-blank = casella buida: escarràs
# $tile: what is printed; $letters: what it stands for
games-tiles-carries = { $tile } val per { $letters }
games-tiles-one = { $tiles }: una sola fitxa
games-clock = Rellotge
# $turn, $game, $each, $most: times such as “2 min”
games-clock-turn = cronòmetre: { $turn } per torn
games-clock-turn-and-game = cronòmetre: { $turn } per torn, { $game } la partida
games-clock-chess = rellotge d’escacs: { $each } cadascú
games-clock-chess-limit = rellotge d’escacs: { $each } cadascú i fins a { $most } més
games-senyors = Senyors
games-senyors-third = tercera persona:
games-end = Final
games-end-out = sac i faristol buits
games-end-time = han passat { $time }
games-end-passes = { $each ->
    [1] un passo cadascú
    [2] dos passos cadascú
    [3] tres passos cadascú
   *[other] { $each } passos cadascú
}
games-end-lost = { $each ->
    [1] un torn perdut cadascú
    [2] dos torns perduts cadascú
    [3] tres torns perduts cadascú
   *[other] { $each } torns perduts cadascú
}
games-end-skipped = { $each ->
    [1] un torn saltat cadascú
    [2] dos torns saltats cadascú
    [3] tres torns saltats cadascú
   *[other] { $each } torns saltats cadascú
}
games-end-scoreless = { $turns ->
    [4] quatre torns sense punts
    [6] sis torns sense punts
   *[other] { $turns } torns sense punts
}
games-end-blocked = bloqueig
games-end-clock = temps excedit
games-end-clocks-out = temps exhaurit tots dos
games-finisher = acaba:
games-head-play = jugada
games-head-points = punts
games-head-total = total
games-box-rack = Fitxes del faristol ±
games-box-over = Temps excedit min : s
games-box-last-word = Valor de l’última paraula
games-on-a-tie = en cas d’empat
games-box-final = Puntuació final
# $unit: a time such as “1 min”
games-price = −{ $price } per { $unit } començat
games-price-most = −{ $price } per { $unit } començat, màxim −{ $most }
games-signature = signatura
games-foot-writes = Qui comença anota.
games-foot-exchange = Canvi de fitxes: amb { $tiles } o més al sac.
games-foot-blank = L’escarràs no pot ser { $letters }.
games-slip-title = Ronda { $round } · taula { $table }
games-slip-title-blank = Ronda …… · taula ……
games-slip-last-word = última paraula (empat)
games-slip-rack = faristol
games-slip-over = temps excedit
games-slip-final = PUNTUACIÓ FINAL
games-table-word = Taula
games-at-table = Taula { $table }

## Aparellaments

games-by-table = Per taula
games-by-name = Per nom
games-bye = Descans
games-absent =
    { $count ->
        [one] Absent
       *[other] Absents
    }
games-begins-sign = ▸
games-begins-key = ▸ comença la partida
games-begins-lot = Qui comença: cadascú treu una fitxa, la més propera a la A; l’escarràs va abans de la A.

## Classificació

games-status-occasional = ocasional
games-status-withdrawn = es retira després de la ronda { $round }
games-status-expelled-from-rest = expulsió de la resta
games-status-expelled = expulsió
games-team-short = incomplet
games-team-not-counted = no compta
# $count: players there; $size: of a whole team
games-of-so-many = { $count } { OF($size) } jugadors
games-key-swiss = Victòria 1 punt, empat ½; després la diferència (puntuació pròpia menys la dels contraris) i la puntuació pròpia. Igualtat en tot: posició compartida.
games-key-average = Mitjana: puntuació final × seients, sumada i dividida per les partides de les taules que compten.
games-key-occasional = { $games ->
    [one] Ocasional: menys d’1 partida que compti; sense posició.
   *[other] Ocasional: menys de { $games } partides que comptin; sense posició.
}
games-key-uncounted = Les partides de taules de dos s’anoten i no compten per a la mitjana.
games-key-schools = L’equip sencer té { $size } jugadors; l’escola que en té menys juga igualment i es marca com a incompleta. Se sumen els punts, les diferències i les puntuacions de tots; després, la millor posició individual.
games-key-pairs = De cada parella compten els { $best } millors membres; les partides entre membres no compten.
games-table-digest = SHA-256 de la taula
games-cross-key = 3▸ +: contra el número 3, començava, ha guanyat. + victòria, ½ empat, − derrota.
games-cross-key-average = 250▸ × 4: puntuació, començava, seients; darrere de «=», el que compta per a la mitjana.
games-last-word-key = { $mark } puntuacions iguals: va decidir l’última paraula.
games-sign-won = +
games-sign-drawn = ½
games-sign-lost = −
games-sign-walkover = i.
games-sign-forfeit = n
games-sign-cancelled = x
games-sign-bye = d.
games-sign-bye-is = descans
games-sign-missing = ?
games-sign-missing-is = encara sense resultat
games-sign-absent = a
games-sign-absent-is = absència
games-sign-late = t
games-sign-late-is = encara no hi era
games-sign-gone = –
games-sign-gone-is = ja no hi era
games-sign-deducted-is = punts descomptats per sanció
games-came-won = victòria
games-came-drawn = empat
games-came-lost = derrota
games-came-walkover = victòria per incompareixença
games-came-forfeit = derrota per incompareixença
games-came-cancelled = partida anul·lada
games-report-begins = { $others } (començava ▸)
# $points: with its sign
games-report-penalty = { $points } sanció
games-report-racks = { $points } faristols
games-report-overtime = { $points } temps excedit

## Impugnacions

games-challenge = Impugnació
games-challenge-play = La jugada: vàlida o no, res més.
games-challenge-set = Totes les paraules dubtoses alhora, un sol cop.
games-challenge-word = Les paraules dubtoses, alhora.
games-blank-round = Ronda
games-blank-table = Taula
games-blank-arbiter = Àrbitre
games-verdict-valid = ✓ vàlida
games-verdict-invalid = ✗ no vàlida
games-verdict-ask = ? pregunteu a l’àrbitre
games-nothing-judged = No s’ha jutjat res.
games-answered = { $verdict } → { $answer } ({ $source })

## Partides senceres

games-turn-pass = passo
games-turn-taken-back = retirada pel jugador
games-turn-taken-off = retirada després d’una impugnació
games-turn-timer = torn perdut pel cronòmetre
games-turn-no-time = sense temps
games-turn-exchange = canvi: { $tiles }
games-turn-bonus = +{ $points } pel faristol sencer
# $raw: scored; $rack: tiles left; $value: their value; $over: price of the time over; $last: final score
games-came-to = { $name }: { $raw }; li queden { $rack } ({ $value }); { $over ->
    [0] final { $last }
   *[other] temps excedit −{ $over }; final { $last }
}
# $penalty: what a penalty of the round took; $points: the score that counts
games-came-to-penalised = { $name }: sanció, { $penalty }; compta { $points }
games-ended-out = Final: sac i faristol buits.
games-ended-passes = Final: passos o torns perduts seguits.
games-ended-scoreless = Final: torns seguits sense punts.
games-ended-blocked = Final: bloqueig, ningú no podia jugar.
games-ended-time = Final: s’ha acabat el temps de la partida.
games-ended-clock-one = Final: un jugador ha arribat al límit de temps excedit.
games-ended-clock-both = Final: tots dos havien excedit el temps.
games-ended-clocks-out = Final: tothom havia exhaurit el temps.
games-ended-stopped = Aturada per l’àrbitre.
games-ended-unknown = No consta com va acabar.

## Diplomes

games-diploma-title = DIPLOMA
games-diploma-given = per a
games-diploma-given-school = per a l’escola
games-diploma-given-pair = per a la parella
games-diploma-for-place = per haver obtingut el
games-diploma-for-taking-part = per la participació en
games-diploma-place = { $rank ->
    [1] 1r lloc
    [2] 2n lloc
   *[other] 3r lloc
}
games-diploma-individual = de la classificació individual
games-diploma-schools = de la classificació d’escoles
games-diploma-pairs = de la classificació de parelles
games-diploma-average = { $games ->
    [one] mitjana { $average } en 1 partida
   *[other] mitjana { $average } en { $games } partides
}
# Below a figure: the most points of a game
games-diploma-mean = mitjana per partida
games-diploma-best = la millor partida
# Sota les xifres: tants com diuen; de les meitats compten les senceres
games-diploma-points = { $count ->
    [one] punt
   *[other] punts
}
games-diploma-half-points = { $count ->
    [0] punt
   *[other] punts
}
games-diploma-games = { $count ->
    [one] partida
   *[other] partides
}
games-diploma-scored = { $count ->
    [one] punt marcat
   *[other] punts marcats
}
# Una escola amb menys jugadors dels que demana el reglament, entre les tres primeres
games-diploma-short = Incompleta, i amb diploma del seu lloc igualment: { $names }.
games-diploma-arbiter = arbitratge
games-diploma-organiser = organització

## Temporades

games-season-after = { $meetings ->
    [one] Temporada després d’1 trobada
   *[other] Temporada després de { $meetings } trobades
}
games-season-provisional = ? Provisional
games-season-list = Classificació
games-season-seldom = Ocasionals: massa poques partides, sense posició
games-season-teams = Equips
games-season-meetings = Trobades
games-season-unsigned = sense signar
games-season-lists = Les trobades s’han jutjat amb llistes o obres diferents: és normal, cada amfitrió tria la seva.
games-season-key-average = { $games ->
    [one] Mitjana de totes les trobades: suma de puntuació × seients, dividida per les partides. Per tenir posició cal 1 partida.
   *[other] Mitjana de totes les trobades: suma de puntuació × seients, dividida per les partides. Per tenir posició calen { $games } partides.
}
games-season-key-swiss = { $games ->
    [0] Punts, diferència i puntuació de totes les trobades.
    [one] Punts, diferència i puntuació de totes les trobades. Per tenir posició cal 1 partida.
   *[other] Punts, diferència i puntuació de totes les trobades. Per tenir posició calen { $games } partides.
}

## Els signes de les caselles

games-double-letter = DL
games-triple-letter = TL
games-double-word = DP
games-triple-word = TP

## A la línia d’ordres

games-odd-turns = Els torns de la ronda { $round }, taula { $table } no poden haver estat així; la partida sencera s’omet.
games-no-such-round = El document no té la ronda { $round }.
games-commitment-hall = La sala dirà una paraula o un número. La llavor i la paraula juntes determinen l’ordre en què s’aparellen els jugadors de cada ronda; així no el tria ningú.
