# Partides senceres dels reglaments clàssics com a fitxers GCG, i el jutge a la línia d’ordres.

gcg-no-such-rules = { $id } no és cap reglament de partides clàssiques ni cap fitxer. Es coneixen: { $known }.
gcg-refused = { $file }, línia { $line }: { $what }.
gcg-too-large = el fitxer té { $bytes } bytes, més que qualsevol partida
gcg-encoding = la codificació { $name } no es llegeix; sí que es llegeixen UTF-8, ISO-8859-1 i ISO-8859-2
gcg-not-text = el que hi ha no és text en la codificació del fitxer
gcg-no-players = abans de la partida no hi consten dos jugadors, en línies com ara #player1 anna Anna Puig
gcg-more-players = GCG només coneix dos jugadors; les partides de tres i quatre no hi caben
gcg-player-twice = el jugador { $name } hi consta dues vegades
gcg-not-a-line = { $text } no és cap línia de la partida (>) ni de la capçalera (#)
gcg-no-numbers = { $text } no acaba amb els punts i el total, com ara +24 96
gcg-no-such-player = cap jugador { $name } no consta a la capçalera
gcg-other-tiles = el fitxer és d’unes altres fitxes ({ $name }) que el reglament
gcg-not-of-two = el reglament no té partides de dos
gcg-position = { $text } no és cap casella: 8H és horitzontal, H8 vertical
gcg-word = { $text } no és cap paraula: { $why }
gcg-tiles = { $text } no són fitxes: { $why }
gcg-nothing = no hi ha res
gcg-bracket = { $text } no és cap lletra entre claudàtors
gcg-alone = { $sign } sola no és cap lletra: escriviu { $whole }, encara que la fitxa només mostri { $sign }
gcg-nothing-to-take-off = el jugador no acaba de posar res que es pugui retirar
gcg-too-many-turns = una partida té com a màxim { $most } torns
gcg-no-seat = allà no hi seu ningú
gcg-off-board = la paraula surt del tauler
gcg-other-letter = a { $square } hi ha { $letter }
gcg-nothing-there = a { $square } no hi ha res
gcg-nothing-new = totes les lletres de la paraula ja hi són
gcg-blank-is-not = amb aquest reglament un escarràs no pot ser { $letter }
gcg-no-such-tile = el joc no té més fitxes { $tile }
gcg-nothing-exchanged = no s’ha canviat cap fitxa
gcg-difference = Línia { $line }: hi diu { $stated }, el càlcul dona { $computed }.
gcg-differences = { $count ->
    [one] Un nombre del fitxer no és el que es calcula.
   *[other] { $count } nombres del fitxer no són el que es calcula.
}
gcg-doubled = La línia { $line } dona a qui ha acabat el doble de les fitxes que quedaven; amb aquest reglament els altres també les perden, i la diferència és la mateixa.
gcg-odd = Torn { $turn }, apuntat tal com es va jugar: { $what }.
gcg-odd-turn = era el torn de { $name }
gcg-odd-ended = la partida ja s’havia acabat
gcg-odd-bag = { $bag ->
    [one] hi havia una fitxa al sac, i per canviar-ne en calen { $least }
   *[other] hi havia { $bag } fitxes al sac, i per canviar-ne en calen { $least }
}
gcg-odd-many = el jugador tenia { $held } fitxes
gcg-odd-rack = { $tile } no és al faristol que hi consta
gcg-odd-long = el faristol té { $tiles } fitxes
gcg-odd-elsewhere = { $tile } ha de ser a l’altre faristol
gcg-odd-senyors = aquí no hi ha senyors
gcg-odd-time = al jugador no li quedava temps
gcg-odd-few = la primera jugada posa com a mínim { $least } fitxes
gcg-odd-centre = la primera jugada no passa pel centre
gcg-odd-touches = la paraula no toca res
gcg-odd-whole = hi ha una fitxa just abans o després de la paraula
gcg-odd-read = { $word } es llegeix com a unes altres lletres
gcg-odd-end = el final que hi consta no és el que fan els torns
gcg-odd-no-end = el reglament no té aquest final
gcg-odd-finisher = a qui ha acabat li queden fitxes, o és un altre
gcg-odd-left = les fitxes que hi consten com a sobrants no són les que deixen els torns
gcg-odd-unknown = no se sap quines fitxes li quedaven a { $name }
gcg-final = { $name }: { $last } (jugats { $raw }, sobrants { $rack }, temps excedit { $overtime })
gcg-end = Final: { $end }
gcg-end-out = un jugador ha acabat les fitxes
gcg-end-passes = passos seguits
gcg-end-scoreless = torns seguits sense punts
gcg-end-blocked = ningú no podia posar res
gcg-end-time = s’ha acabat el temps de la partida
gcg-end-clock-one = un jugador ha excedit massa el temps
gcg-end-clock-both = tots dos jugadors han excedit el temps
gcg-end-clocks-out = tots dos havien gastat el seu temps
gcg-end-stopped = aturada per l’àrbitre
gcg-end-unknown = no hi consta
gcg-off = retirada
gcg-valid = Vàlida.
gcg-invalid = No vàlida.
gcg-ask = No s’ha trobat: pregunteu-ho a l’àrbitre.
