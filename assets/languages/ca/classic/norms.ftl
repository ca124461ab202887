# Les normes de les partides clàssiques en paper, amb les decisions que pren el programa.

norms-tiles = Fitxes
# $vowels, $consonants: each with its number and value
norms-set = { $count } fitxes. Vocals: { $vowels }. Consonants: { $consonants }. Escarrassos: { $blanks }, valen 0.
norms-blank-any = L’escarràs pot ser qualsevol lletra, també { $letters }, que no tenen fitxa.
norms-blank-tiles = L’escarràs no és mai { $letters }; una paraula amb una d’aquestes lletres no és vàlida.
norms-blank-all = L’escarràs pot ser qualsevol lletra de l’alfabet.
norms-blank-fixed = La lletra d’un escarràs queda fixada per a tota la partida un cop jugat.
norms-digraphs = { $letters } són una sola lletra cadascuna. Els accents i la dièresi no compten.
norms-digraph-only = Una lletra de diversos signes només es juga amb la seva fitxa o amb un escarràs, mai amb fitxes soltes.
norms-lots = En el sorteig de qui comença, l’escarràs va abans de la A.

norms-board = Tauler i puntuació
norms-legal = La primera jugada posa almenys { $tiles } fitxes, una a la casella central; totes les fitxes d’un torn en una fila o columna, sense buits; les jugades següents toquen alguna fitxa. Totes les paraules de dues lletres o més que es formen han de ser vàlides.
norms-score = Lletres amb les seves caselles de premi i després els premis de paraula, per a cada paraula formada; els premis només valen sota fitxes posades en aquest torn. Posar { $tiles } fitxes dona { $points } punts més.
norms-notation = 8H és la fila 8 des de la columna H, en horitzontal; H8 és la columna H des de la fila 8, en vertical.
norms-main-word = La paraula principal és la que segueix les fitxes posades; amb una sola fitxa, la de més valor, i primer l’horitzontal.

norms-turns = Torns
norms-exchange = Un torn és una jugada, un canvi o un passo. Es poden canviar fitxes mentre el sac en tingui almenys { $tiles }.
norms-senyors = Senyors: set vocals o set consonants sense escarràs s’ensenyen, tornen al sac i se n’agafen set; no es perd el torn.
norms-senyors-third = Si després del segon canvi tornen a ser set d’una classe, una tercera persona mira el sac. A, tot és de la mateixa classe: es queda el faristol. B, n’hi ha exactament una de l’altra: s’agafa, el faristol torna al sac i se n’agafen sis. C, dues o més: es continua fins que hi hagi de les dues classes.
norms-senyors-kind = Les lletres de diversos signes i la Ç hi són consonants.
norms-senyors-plain = En qualsevol moment del torn propi, amb qualsevol sac que no sigui buit.
norms-senyors-inspected = Els escarrassos del sac compten com de l’altra classe; en el cas B s’agafa l’escarràs si és l’únic.
norms-overdraw = A qui ha agafat massa fitxes, un contrari n’hi pren una a l’atzar i la pot veure si ja s’havia vist. No es perden punts.
norms-starter-lot = Cadascú treu una fitxa; comença la més propera a la A; amb lletres iguals es repeteix; les fitxes tornen al sac.
norms-starter-ties = De tres o quatre, només els qui empaten tornen a treure.
norms-starter-balanced = El programa diu qui comença, de manera que tothom comenci tantes vegades com no.
norms-order = Els altres segueixen per l’esquerra. El programa anota qui ha començat; no treu cap fitxa.

norms-clocks = Rellotges
# $seats: how many sit there; $clocks: as said, with semicolons
norms-clocks-of = En taules de { $seats }: { $clocks }.
norms-overtime = El temps excedit costa { $price }, de la puntuació d’aquell jugador; ningú no ho guanya.
norms-last-turn = Quan s’acaba el temps de la partida durant un torn, tothom acaba amb els mateixos torns: una partida de dos s’acaba amb el torn parell següent, o amb aquell mateix si és parell.
norms-no-moves = Qui no té temps ja no pot jugar ni canviar fitxes.
norms-no-time = Els torns d’aquest jugador se salten fins al final de la partida.
norms-round-clock = El rellotge de ronda de { $minutes } minuts és un avís; no acaba cap partida per si sol.
norms-clock-stops = Un rellotge només s’atura per la validesa, per recomptes diferents, per fitxes que tornen després d’agafar-ne massa i per preguntar a l’àrbitre. Posar-lo en marxa és cosa dels jugadors.
norms-at-once = Si algú juga immediatament quan s’ha acabat el temps, ho jutgen l’àrbitre o els altres.

norms-challenges = Impugnacions
norms-challenge-play = Des que es posen les fitxes fins que la jugada és anotada i el faristol ple. Es jutja la jugada, vàlida o no, i no es diu res més.
norms-challenge-set = Des que es posen les fitxes fins que la jugada és anotada i el faristol ple. Totes les paraules dubtoses es jutgen alhora, un sol cop.
norms-challenge-word = Fins que el resultat és escrit i el torn passat. Es jutja la paraula.
norms-challenge-at-once = Totes les paraules dubtoses es jutgen alhora, amb un sol veredicte.
norms-challenge-lost = No vàlida: les fitxes tornen i es perd el torn, amb 0 punts.
norms-challenge-free = Vàlida: a qui ha dubtat no li passa res.
norms-verdict = No és vàlida una paraula que no es pot posar, que s’ha declarat no vàlida o que no és en una llista normativa; del que falta en una llista de referència, o diu una obra fora del programa, es pregunta a l’àrbitre.
norms-one-authority = Una sola autoritat per a tota la competició.

norms-ends = Final de la partida
norms-ends-are = Una partida s’acaba: { $ends }.
norms-adjust-out = Qui acaba guanya el valor de tots els altres faristols; els altres perden el propi.
norms-adjust-other = En qualsevol altre final cadascú perd el valor del propi faristol.
norms-runs = Un torn que no compta trenca la sèrie. De dues sèries completes amb el mateix torn, val la primera; acabar les fitxes i el temps passen davant.
# $counts: what counts, with commas
norms-run-passes = { $each } seguits cadascú acaben la partida; compten: { $counts }.
norms-run-scoreless = { $each } torns seguits sense punts cadascú acaben la partida; compten: { $counts }.
norms-blocked = Que ningú no pot jugar ho declaren els jugadors; no es calcula.
norms-stopped = L’àrbitre pot aturar una partida, amb un motiu.
norms-outcome-play = una jugada
norms-outcome-zero-play = una jugada de 0 punts
norms-outcome-exchange = un canvi

norms-results = Resultats
norms-final-score = Puntuació final: el que han donat les jugades, els faristols, menys el temps excedit i menys les deduccions. Pot ser negativa.
norms-draw = Puntuacions finals iguals: mig punt cadascú.
norms-last-word = Puntuacions finals iguals: guanya qui ha fet la paraula de més valor en l’última jugada.
norms-last-word-value = El valor és el de la paraula principal amb premis, sense paraules creuades ni bonificació, de l’última jugada que ha quedat; si encara són iguals, o algú no n’ha fet cap: mig punt cadascú. La diferència és 0.
# $points: as written; $scored, $conceded: scores
norms-bye = Descans, i qui hi era quan l’altre no s’ha presentat: { $points } punt, { $scored } : { $conceded }. Qui no s’ha presentat o té la ronda anul·lada: 0, a l’inrevés; tots dos anul·lats: 0, { $conceded } : { $conceded }.

norms-standings = Classificació
norms-average = Classifica la mitjana de puntuació final × seients de les partides de cadascú, comparada exactament.
# $seats: numbers with commas
norms-counted-seats = Compten les partides de taules de { $seats }; les altres s’anoten i no compten.
norms-minimum = { $games ->
    [one] Menys d’1 partida que compti: a sota, sense posició.
   *[other] Menys de { $games } partides que comptin: a sota, sense posició.
}
norms-average-equal = Mitjanes iguals comparteixen la posició.
norms-halves = Punts, després la diferència (puntuació pròpia menys la dels contraris) i després la puntuació pròpia.
norms-shared = Igualtat en tot: posició compartida.
norms-school = L’equip d’una escola té { $size } jugadors.
norms-school-sums = Escoles: suma dels punts de tots els jugadors, després de les diferències, de les puntuacions, i la millor posició individual.
norms-school-short = Amb menys jugadors l’escola juga igualment i es marca com a incompleta.
norms-school-days = Cada dia, amb els seus jugadors, és una competició a part.
norms-pair = Una parella són dos jugadors fixos; s’hi pot afegir un tercer. Compta quan almenys dos membres hi han estat; les partides entre membres no hi compten.
norms-pair-best = De cada trobada se sumen els { $best } millors membres.
norms-season-half = { $games ->
    [one] Per a les llistes de la temporada cal 1 partida.
   *[other] Per a les llistes de la temporada calen { $games } partides.
}
norms-penalties = Una deducció es resta de la puntuació de la partida d’aquella ronda abans de decidir qui guanya. Una ronda anul·lada és com no presentar-s’hi; on classifica la mitjana, la puntuació és 0. Qui és expulsat de la competició no té posició, i qui ho és de la resta conserva la seva; els resultats valen per als contraris.
norms-no-objections = No hi ha reclamacions: un resultat o una decisió es corregeix, amb un motiu.
norms-season = Una temporada suma diverses competicions, cadascuna signada el seu dia amb la seva llista. Una persona es reconeix pel número de soci o, si no, pel nom; qui n’ha estat expulsat no hi suma res; el nom que es mostra és l’últim.

norms-pairing = Aparellament
norms-pairing-swiss = Les parelles d’una ronda són les de menys cost: primer, les mínimes repeticions; després, les mínimes del mateix equip; després, punts tan propers com sigui possible, posicions, i qui ha començat més.
norms-pairing-repeats = Una repetició inevitable es diu i es pregunta abans de desar.
norms-pairing-first = El primer ordre surt de la llavor de la competició; un aparellament es pot retirar o canviar a mà, i queda anotat.
norms-pairing-tables = Els jugadors se sortegen en tantes taules de quatre com es pugui, i després de tres; després se’n canvien dos mentre es redueixin les repeticions.
norms-pairing-five = Cinc no es poden repartir en quatres i tresos: tres i dos, on la partida de dos no compta, o un no juga.

norms-table = A la taula, a càrrec dels jugadors
norms-table-count = Les fitxes es poden comptar abans de la partida; després no s’admeten queixes.
norms-table-writes = Qui comença porta el full d’anotació; els altres també poden.
norms-table-notes = Sense notes prèvies ni aparells, si no és com a jutge o rellotge amb l’acord de tots.
norms-table-bag = El sac només es palpa per fora; el tauler es pot girar.
norms-table-blank-said = La lletra d’un escarràs es diu en jugar-lo.
norms-table-no-dictionary = Sense diccionari si no és per a una paraula impugnada; després de la jugada no es mou ni es treu res; fitxes noves només quan els punts són escrits.
