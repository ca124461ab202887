# Què són les columnes de les taules d’un arxiu.

archive-column-status-or-few = ranked: classificat; withdrawn: retirat abans del final; expelled_from_rest: expulsat de la resta; expelled: expulsat, sense posició; occasional: massa poques partides per tenir posició
archive-column-games = partides que compten
archive-column-sum = puntuacions finals, cadascuna multiplicada pels seients de la taula, sumades
archive-column-average = la suma dividida per les partides
archive-column-uncounted = partides de taules que no compten
archive-column-halves = mitjos punts: 2 per victòria, 1 per empat
archive-column-scored = puntuacions pròpies, sumades
archive-column-conceded = puntuacions dels contraris, sumades
archive-column-spread = puntuacions pròpies menys les dels contraris
archive-column-team = el número de l’equip
archive-column-members = jugadors de l’equip
archive-column-best-rank = la millor posició d’un membre
archive-column-short = true: menys jugadors que un equip sencer
archive-column-counted = false: massa pocs membres presents per tenir posició
archive-column-of-round = ronda
archive-column-table = taula
archive-column-seat = seient, des de l’1
archive-column-starter = true: començava la partida
archive-column-raw = el que han donat les jugades
archive-column-rack = valor de les fitxes que queden al faristol
archive-column-over = temps excedit, en mil·lisegons
archive-column-deduction = punts que resta una sanció
archive-column-final = puntuació final
archive-column-end = com va acabar. out: sac i faristol buits; passes: torns passats o perduts seguits; scoreless: torns sense punts seguits; blocked: ningú no podia jugar; time: s’havia acabat el temps de la partida; clock_one: un jugador passava massa del temps; clock_both: tots dos passaven del temps; clocks_out: ningú no tenia temps; stopped: aturada per l’àrbitre; unknown: no anotat; walkover: un contrari no va venir; cancelled: partida anul·lada; bye: sense contrari
archive-column-finisher = true: va posar les últimes fitxes
archive-column-last-word = valor de l’última paraula

# La carpeta de les partides anotades torn a torn
archive-whole-games = Partides senceres
archive-whole-games-gcg = Partides de dos anotades torn a torn, un fitxer GCG cadascuna, amb el nom de la ronda, la taula i els jugadors: per a programes que repassen partides.
