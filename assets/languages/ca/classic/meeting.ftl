# Espais i preguntes de les partides clàssiques.

## Rondes

meeting-round-to-come = per venir
meeting-round-paired = aparellada, no mostrada
meeting-round-settled = resolta
meeting-round-running = es juga
meeting-round-shown = mostrada
meeting-round-coming = arriben resultats
meeting-round-state = ronda { $round }: { $state }
meeting-round = Ronda { $round }
meeting-round-how = Ronda { $round } · { $how }
meeting-count-tables = { $count ->
    [one] 1 taula
   *[other] { $count } taules
}
meeting-back-to = Torna a la ronda { $round }
meeting-column-table = Taula
meeting-column-seat-one = Seient 1
meeting-column-seat-two = Seient 2
meeting-column-why = Per què
meeting-column-result = Resultat
meeting-free-seat = seient lliure
meeting-no-tables-yet = Aquesta ronda encara no té taules.
meeting-present = Presents: { $count } { OF($of) } · premeu per canviar-ho
meeting-corrections = Correccions
meeting-dangerous = Poc sovint
meeting-unseen = La sala no veu el temps: { $sees }
meeting-take-table = Anota la taula { $table }
meeting-table = Taula { $table }
meeting-seats = { $count ->
    [one] 1 seient
   *[other] { $count } seients
}
meeting-stood = lloc { $rank } · { $halves ->
    [2] 1 punt
   *[other] { $points } punts
} · { $spread }
meeting-stood-average = lloc { $rank } · { $average }
meeting-two = { $one } i { $two }
meeting-why-by-hand = fet a mà
meeting-why-everybody = tots contra tots
meeting-why-drawn = ordre sortejat
meeting-why-same = mateixos punts
meeting-why-nearest = el més proper en punts
meeting-why-new = no s’havien trobat
meeting-why-again = { $count ->
    [one] s’han trobat una vegada
   *[other] s’han trobat { $count } vegades
}
meeting-why-one-team = mateix equip
meeting-why-nobody-met = ningú d’aquí no s’havia trobat
meeting-why-met = es tornen a trobar: { $pairs }
meeting-cost-repeats = { $count ->
    [one] 1 repetició
   *[other] { $count } repeticions
}
meeting-cost-mates = { $count ->
    [one] 1 parella del mateix equip
   *[other] { $count } parelles del mateix equip
}
meeting-cost-byes = { $count ->
    [one] 1 segon descans
   *[other] { $count } segons descansos
}
meeting-state-missing = falta
meeting-state-recorded = s’està anotant
meeting-state-last-word = falten les últimes paraules
meeting-state-walkover = incompareixença
meeting-state-forfeit = pèrdua per sanció
meeting-state-cancelled = anul·lada
meeting-state-result = resultat
meeting-state-confirmed = confirmat
meeting-who-rests = Qui no juga la ronda { $round }
meeting-byes = Descans: { $names }
meeting-absent =
    { $count ->
        [one] Absent: { $names }
       *[other] Absents: { $names }
    }
meeting-all-play = { $count ->
    [one] Ningú: en juga 1
   *[other] Ningú: en juguen { $count }
}
meeting-round-stands = { $done } { OF($of) } resultats, { $confirmed } confirmats
meeting-averages-after = Mitjanes després de la ronda { $round }
meeting-hall = A la sala ara
meeting-hall-auto = automàtic
meeting-hall-pinned = fixada
meeting-hall-scene = Escena…
meeting-clock-of = Temps de la ronda { $round }
meeting-clock-held = en pausa
meeting-clock-unconfirmed = després de reiniciar: cal confirmar-lo

## El pas següent

meeting-step-players = Afegiu jugadors
meeting-step-hall-word = Demana la paraula a la sala
meeting-step-pair = Aparella la ronda { $round }
meeting-step-draw = Sorteja la ronda { $round }
meeting-step-finding = S’aparella la ronda { $round }…
meeting-step-type = Digues les taules de la ronda { $round }
meeting-step-show = Mostra la ronda { $round } a la sala
meeting-step-start = Engega el temps de la ronda { $round }
meeting-step-confirm = El temps ha corregut: queden { $left }
meeting-step-confirm-table = Taula { $table }: el temps ha corregut
meeting-clock-of-table = Rellotge de la taula { $table }
meeting-table-unconfirmed = després de reiniciar: tal com estava l’últim moment segur
meeting-confirm-table = Ha corregut
meeting-press-table = Prem el rellotge
meeting-resume-table = Reprèn
meeting-hold-for = Pausa per…
meeting-time-of-game = partida
meeting-ask-start-table = El rellotge d’una taula corre al programa, i la sala el veu: n’hi ha un de sol.
meeting-clock-table = Taula
meeting-which-clock = Quin rellotge
meeting-who-begins = Qui comença
meeting-which-side = Quin costat
meeting-no-clock-here = Cap rellotge del reglament no és per a tants seients.
meeting-ask-hold-table = El rellotge s’atura amb el motiu que digueu.
meeting-ask-set-table = Minuts i segons que queden; amb − al davant, temps excedit: −2:10.
meeting-ask-stop-table = El rellotge s’acaba. El temps excedit es proposa amb el resultat.
meeting-step-resume = Reprèn el temps
meeting-step-results = { $count ->
    [one] Anota la taula { $table }: l’últim resultat de la ronda { $round }
   *[other] Anota la taula { $table }: falten { $count } resultats de la ronda { $round }
}
meeting-step-end-clock = Hi són tots els resultats: acaba el temps
meeting-step-sign = Signa la trobada
meeting-step-ceremony = Lliurament de premis

## Resultats

meeting-results-of = Ronda { $round }: { $done } { OF($of) } resultats
meeting-legend = ✓ resultat · ✓✓ confirmat · ▸ falta · – incompareixença · ✗ anul·lada · … començat, no desat
meeting-find-table = Taula o codi, Enter
meeting-no-table = No hi ha cap taula oberta: escriviu-ne el número.
meeting-no-such-table = No hi ha cap taula { $typed }.
meeting-code-mistyped = { $typed } no és cap codi de butlleta: hi ha una xifra equivocada.
meeting-code-elsewhere = La butlleta { $typed } és d’una altra competició.
meeting-cell = ronda { $round }, taula { $table }
meeting-table-of = Taula { $table } · ronda { $round }
meeting-by-timer = { $turn } per torn
meeting-by-clock = rellotge d’escacs, { $main } cadascú
meeting-by-clock-limit = rellotge d’escacs, { $main } cadascú i fins a +{ $most }
meeting-key-figures = Amb xifres…
meeting-key-finals = Només puntuacions finals…
meeting-final = Final
meeting-raw = Puntuació
meeting-rack = Faristol
meeting-over = Temps excedit
meeting-last-word = Última paraula
meeting-seat = seient { $seat } · { $of }
meeting-end = Com s’ha acabat
meeting-end-by = Com s’ha acabat · qui acaba: { $name }
meeting-went-out = acaba: { $name }
meeting-why-stopped = Per què s’ha aturat
meeting-last-words-asked = Puntuacions iguals: calen els valors de les dues últimes paraules.
meeting-wins = { $name } guanya per { $by }
meeting-wins-last-word = { $name } guanya per l’última paraula
meeting-drawn = Empat: mig punt cadascú
meeting-most = Més punts: { $name }, { $points }
meeting-total = { $name } { $scored } · total { $halves ->
    [2] 1 punt
   *[other] { $second } punts
}, { $first }, lloc { $rank }
meeting-total-average = { $name } { $scored } · mitjana { $second }, lloc { $rank }
meeting-doubt-score = { $name }: { $points } punts són estranys.
meeting-doubt-rack = { $name }: un faristol { OF($rack) } és estrany.
meeting-doubt-spread = Una diferència { OF($by) } és estranya.
meeting-doubt-no-rack = Algú ha acabat i a ningú no li queden fitxes.
meeting-doubt-no-end = Hi ha un faristol buit i no es diu qui ha acabat.
meeting-doubt-same = La taula { $table } té les mateixes puntuacions: és aquesta butlleta?
meeting-confirm-typed = Aquí hi ha escrit una altra cosa que el que es va desar: deseu-ho com a correcció o esborreu-ho, i després confirmeu.
meeting-no-number = Aquí hi va un nombre.
meeting-score-missing = Falta una puntuació.
meeting-entered-by = ✓ anotat per { $who }
meeting-confirmed-by = ✓✓ confirmat per { $who }
meeting-unconfirmed = anotat, encara sense confirmar: encara pot canviar
meeting-walkover-is = – incompareixença, hi era: { $name } · { $reason }
meeting-cancelled-is = ✗ anul·lada · { $reason }
meeting-save-correction = Corregeix el resultat…
meeting-result-saved = Desat: taula { $table }, ronda { $round }
meeting-ranks = Classificació
meeting-ranks-if = Classificació si es desa
meeting-still-missing = { $count ->
    [one] Provisional: falta la taula { $tables }.
   *[other] Provisional: falten les taules { $tables }.
}

## Preguntes

meeting-ask-despite = Partides de rondes anteriors no tenen resultat; compten com a trobades, sense punts:
meeting-ask-again = No hi ha cap altre aparellament millor: és el mínim possible.
meeting-again-met = Es tornen a trobar: { $names }. No hi ha cap aparellament d’aquests { $count } que ho eviti.
meeting-again-byes = Segon descans: { $names }.
meeting-again-mates = Del mateix equip: { $names }.
meeting-ask-type = Números dels jugadors: els d’una taula separats per espais, les taules per comes. Un número sol descansa. Qui no hi surt és absent.
meeting-tables = Taules, com ara 1 2, 3 4, 5
meeting-no-player = «{ $typed }» no és cap número de jugador.
meeting-ask-swap = Aquests dos s’intercanvien el lloc.
meeting-ask-swap-shown = La sala ja ha vist les taules: per què s’intercanvien?
meeting-two-numbers = Calen dos números de jugador.
meeting-two-players = Dos números de jugador
meeting-ask-withdraw = Es retiren les taules d’aquesta ronda; les següents es tornen a fer.
meeting-ask-hold = El temps de la ronda s’atura fins que es reprèn.
meeting-ask-set-clock = El temps de la ronda es fixa així.
meeting-ask-end-clock = S’acaba el temps de la ronda. Les partides segueixen; encara s’hi poden anotar resultats.
meeting-ask-doubtful = Hi ha alguna cosa estranya en aquest resultat:
meeting-ask-correct = L’historial guarda tots dos resultats. La confirmació es perd; un aparellament posterior no canvia.
meeting-ask-withdraw-result = La taula torna a no tenir resultat.
meeting-ask-walkover = Qui hi era té un punt i les puntuacions del reglament.
meeting-who-came = Qui hi era
meeting-ask-cancel = No hi ha partida: no compta per a ningú i no s’han trobat.
meeting-ask-rename = L’equip es diu així d’ara endavant.
meeting-ask-member = Amb això es reconeix el jugador en altres competicions de la temporada.

## Competició

meeting-team-name = Nom de l’equip
meeting-member = Número de soci
meeting-new-teams = Equips nous, un per línia
meeting-pairs = { $count ->
    [one] 1 parella
   *[other] { $count } parelles
}
meeting-schools = { $count ->
    [one] 1 escola
   *[other] { $count } escoles
}
meeting-members-of = { $count } { OF($of) }
meeting-who-is-in = A { $name }: premeu per canviar-ho
meeting-system = Aparellament
meeting-starter = Qui comença
meeting-clock = Rellotge
meeting-rounds = Rondes
meeting-minimum-games = Partides per tenir lloc
meeting-rules-seats = Seients per taula: { $seats }; canvi amb { $bag } fitxes o més al sac.
meeting-rules-rounds = { $rounds ->
    [one] Es proposa 1 ronda, sense rellotge de ronda.
   *[other] Es proposen { $rounds } rondes, sense rellotge de ronda.
}
meeting-rules-rounds-of = { $rounds ->
    [one] Es proposa 1 ronda de { $minutes } minuts.
   *[other] Es proposen { $rounds } rondes de { $minutes } minuts.
}
meeting-rules-average = { $games ->
    [one] Per mitjana: puntuació × seients entre les partides, a partir d’1 partida.
   *[other] Per mitjana: puntuació × seients entre les partides, a partir de { $games } partides.
}
meeting-rules-swiss = Per punts, després diferència i després puntuació pròpia.
meeting-rules-no-teams = Sense equips.
meeting-rules-pairs = Parelles: compten els { $best } millors de cada equip.
meeting-rules-schools = Escoles de { $size } alumnes.

## Classificació i jutge

meeting-standings-after = Classificació després de la ronda { $round }
meeting-rank = Lloc
meeting-player = Jugador
meeting-of = Equip
meeting-games = Part.
meeting-sum = Suma
meeting-average = Mitjana
meeting-spread = Dif.
meeting-points = Punts
meeting-teams = Equips
meeting-no-round = No hi ha cap ronda aparellada.
meeting-judged = { $count ->
    [one] 1 joc de paraules jutjat
   *[other] { $count } jocs de paraules jutjats
}
meeting-none-judged = Encara no s’ha impugnat cap paraula.
meeting-set-valid = vàlid
meeting-set-invalid = no vàlid
meeting-set-ask = pregunteu a l’àrbitre
meeting-doubted = Paraules impugnades
meeting-doubted-hint = Primer la taula: 5: QUADRE ANY
meeting-ask-answer = El que respon l’àrbitre és una resolució sobre cadascuna d’aquestes paraules: { $words }
meeting-ask-listed = ▲ A la llista hi ha: { $words }. Amb aquesta resposta ja no valdrà a cap taula.
meeting-ask-alone = Si només n’hi ha una que no val: Esc, feu jutjar aquella paraula sola i responeu-la; això resol aquest conjunt.
meeting-source = Segons quina font
meeting-waits = Espera l’àrbitre
meeting-cannot-judge = Això no es pot jutjar: mireu les lletres, la taula i quantes paraules hi ha.
meeting-rulings = Resolucions
meeting-log-table = Taula { $table }

## Partides senceres i el que ve d’un altre ordinador.

meeting-board-of = Tauler de la taula { $table }
meeting-tab-result = Resultat
meeting-tab-game = Partida sencera
meeting-turn = Torn
meeting-turn-hint = 8H QUADRE · - passo · -ABC o -3 canvi
meeting-turn-rack = Faristol
meeting-turn-senyors = Senyors
meeting-turn-note = Nota
meeting-turn-nothing = Escriviu el torn: 8H QUADRE, - per a un passo, -ABC o -3 per a un canvi.
meeting-turn-who = Premeu primer qui comença.
meeting-turn-not-here = Això no és cap torn: 8H QUADRE, - per a un passo, -ABC o -3 per a un canvi.
meeting-turn-senyors-odd = Senyors: quantes vegades i, si cal, A, B o C: 2 C.
meeting-turn-brings = { $points } punts, total { $total }
meeting-bag = { $count } al sac · { $unseen } que ningú no ha vist
meeting-run = { $end }: { $count } { OF($of) }
meeting-game-ends = Segons els torns, la partida s’acaba: { $end }
meeting-game-ended = S’ha acabat: { $end }
meeting-game-differs = { $name }: el resultat diu { $stated } i els torns donen { $computed }
meeting-game-written = S’ha escrit { $file }.
meeting-game-no-gcg = GCG només coneix dos jugadors: és una taula dels torns.
meeting-game-not-written = No s’ha pogut escriure { $file }: { $why }
meeting-ask-odd-turn = El reglament no ho permet. S’anota tal com s’ha jugat i queda marcat.
meeting-ask-revise-turn = El torn canvia i tot el que ve després es torna a comptar.
meeting-ask-end-game = Com s’ha acabat i què quedava a cada faristol.
meeting-rack-of-one = Faristol del seient 1
meeting-rack-of-two = Faristol del seient 2
meeting-rack-of-three = Faristol del seient 3
meeting-rack-of-four = Faristol del seient 4
meeting-take-in-browse = Tria un fitxer…
meeting-take-in-file = Fitxer
meeting-take-in-kinds = Resultats anotats en un altre ordinador: la competició (.eforos), un document d’intercanvi o la taula games.csv.
meeting-take-in-game = O una partida sencera per a la taula oberta: un fitxer .gcg.
meeting-take-in-read = Llegeix
meeting-take-in-nothing = No hi ha res de nou
meeting-take-in-take = { $count ->
    [one] Incorpora’n 1
   *[other] Incorpora’n { $count }
}
meeting-take-in-new = nous
meeting-take-in-same = ja hi són
meeting-take-in-differs = aquí hi ha un altre resultat: corregiu-lo a mà
meeting-take-in-none = El fitxer no té cap resultat.
meeting-take-in-no-table = aquesta taula no existeix aquí
meeting-take-in-other-seats = aquí hi seuen uns altres
meeting-take-in-no-room = A la taula oberta no hi cap la partida: ha de ser de dos seients i sense torns.
meeting-take-in-turns = { $count ->
    [one] 1 torn per a la taula { $table }
   *[other] { $count } torns per a la taula { $table }
}
meeting-take-in-same-file = { $file } és la competició oberta.
meeting-take-in-no-results = { $file } no té resultats que es puguin llegir.
meeting-take-in-other-people = { $file } és d’una altra competició: el número { $number } hi és { $there }, i aquí { $here }.
meeting-take-in-reason = de { $file }
meeting-take-in-done = { $count ->
    [one] S’ha incorporat 1 anotació de { $file }.
   *[other] S’han incorporat { $count } anotacions de { $file }.
}

## Classificació: per què, taula creuada, evolució, temporada.

meeting-score = Puntuació
meeting-why-rank = Per què el lloc { $rank }: { $name }
meeting-why-no-rank = Per què sense lloc: { $name }
meeting-why-first = És qui té més que ningú.
meeting-why-shared = Igual que { $name } en tot: comparteixen lloc.
meeting-why-average = Mitjana { $own } enfront de { $other } ({ $name }).
meeting-why-sum = { $sum } entre { $games ->
    [one] 1 partida
   *[other] { $games } partides
}.
meeting-why-points = { $own } punts enfront de { $other } ({ $name }).
meeting-why-spread = { $points } punts, com { $name }; diferència { $own } enfront de { $other }.
meeting-why-scored = { $points } punts i la mateixa diferència que { $name }; puntuació { $own } enfront de { $other }.
meeting-why-expelled = Amb expulsió: sense lloc, i els resultats valen per als altres.
meeting-why-occasional = Li falten partides per tenir lloc.
meeting-why-out = No juga la resta i conserva el lloc.
meeting-why-left = No hi és fins a l’última ronda.
meeting-team-whole = { $count ->
    [one] 1 membre
   *[other] { $count } membres
}
meeting-team-short = { $count ->
    [one] 1 membre: incomplet
   *[other] { $count } membres: incomplet
}
meeting-team-not-counted = no compta
meeting-team-best = { $name }, lloc { $rank }
meeting-plot-points = Punts ronda a ronda
meeting-plot-averages = Mitjana ronda a ronda
meeting-column-round = Ronda
meeting-column-with = Amb
meeting-column-score = Resultat
meeting-column-brought = Compta
meeting-starts = vegades que ha començat
meeting-season-none = Cap temporada oberta
meeting-season-after = { $title }, { $count ->
    [0] encara cap trobada
    [one] després d’1 trobada
   *[other] després de { $count } trobades
}
meeting-season-lists = { $count } diccionaris diferents: és normal, s’imprimeix
meeting-season-signed = signada ({ $issue })
meeting-season-provisional = provisional: no signada
meeting-season-other = ▲ la taula signada és una altra que la que surt dels resultats
meeting-season-other-rules = La temporada és d’un altre reglament: { $rules }.
meeting-season-file = Fitxer de la temporada
meeting-ask-season = S’obre el fitxer; si no existeix, comença una temporada d’aquest reglament al costat de la competició.
meeting-ask-add-season = « { $title } » entra a la temporada.
meeting-ask-season-replaces = Ja hi és una trobada amb aquest títol i aquesta data: la nova la substitueix.
meeting-ask-season-unsigned = Encara no és signada: hi consta com a provisional.

meeting-doubted-how = Escriviu les paraules dubtoses, amb la taula al davant si cal (5: QUADRE ANY), i premeu Enter.
meeting-search = Cerca a la llista
meeting-search-in = és a la llista
meeting-search-out = no és a la llista

meeting-leave = Després d’aquesta ronda ja no s’aparella, i es queda a la classificació.
meeting-leave-before = Encara no hi ha cap ronda aparellada. Qui no ve en una ronda es marca absent a Rondes; qui s’ha inscrit per error surt de la llista amb «Elimina de la llista…».
meeting-season-join = { $one } és { $other }: ajunta’ls
meeting-season-part = { $one } = { $other }: separa’ls
meeting-club = Club
