# The command line: help, errors, what is shown on a terminal.

# $what: one paragraph
cli-error = Error: { $what }
cli-warning = Avís: { $what }
cli-more-warnings = { $count ->
    [one] …i 1 avís més.
   *[other] …i { $count } avisos més.
}
cli-see-help = { $what } Vegeu: { $command } --help

## Wrong usage

cli-usage-unknown = Argument desconegut: { $arg }.
cli-usage-missing = Hi falta: { $arg }.
cli-usage-subcommand = Hi falta una ordre: { $known }.
cli-usage-no-value = Hi falta el valor de { $arg }.
cli-usage-value = El valor «{ $value }» de { $arg } no és cap d’aquests: { $known }.
cli-usage-value-odd = El valor «{ $value }» de { $arg } no s’accepta.
cli-usage-conflict = { $arg } i { $other } no es poden donar alhora.
cli-usage-not-utf8 = Un argument no és text UTF-8.
cli-usage-other = Els arguments no són correctes ({ $what }).
cli-no-such-command = No hi ha cap ordre ni cap fitxer «{ $name }».
cli-file-and-command = S’han donat alhora un fitxer ({ $file }) i una ordre ({ $command }).
cli-seed-odd = --seed demana 64 xifres hexadecimals.
cli-head-odd = --head demana les 8 xifres del codi, o de 16 a 64 xifres hexadecimals del cap de cadena.

## Files and results

cli-not-read = No s’ha llegit el fitxer { $file }: { $why }.
cli-not-written = No s’ha escrit el fitxer { $file }: { $why }.
cli-not-shown = No s’han escrit els resultats a la sortida: { $why }.
cli-is-a-competition = { $file } és un fitxer de competició i no se substitueix. Doneu un altre nom.
cli-exists = { $file } ja existeix i no se substitueix. Doneu un altre nom.
cli-no-chance = El sistema operatiu no ha donat nombres aleatoris: { $why }.
cli-no-window = No hi ha cap pantalla on obrir la finestra. Sense pantalla hi ha les ordres grade, draw, rack, check, lexicon, import, export, standings, print, archive, log, verify i demo: vegeu eforos --help.

## Words and lists

cli-not-a-word = «{ $text }» no és cap paraula: { $why }.
cli-unknown-letter = «{ $text }»: aquí cal conèixer totes les lletres, sense cap ?.
cli-recovered = «{ $text }» s’ha llegit com a { $word }.
cli-recovered-either = «{ $text }» s’ha llegit com a { $word }; també podria ser { $other }.
cli-check-found = { $word }: hi és ({ $list })
cli-check-not-found = { $word }: no hi és ({ $list })
cli-list-refused = No s’ha llegit la llista de paraules { $file }: { $why }.
cli-list-doubtful = El fitxer { $file } no sembla una llista de paraules: { $why }. Si tot i així ho és, afegiu-hi { $option }.
cli-list-skipped = { $file }: { $what }
cli-list-progress = { $file }: { $percent } %
cli-list-name = Nom: { $name }
cli-list-edition = Edició: { $edition }
cli-list-words = Paraules: { $words }
cli-list-authoritative = Llista vinculant: una paraula que no hi és no és vàlida.
cli-list-closed = Llista tancada: només són vàlides les seves paraules; no es decideix sobre cap altra.
cli-list-external = Un llibre o un lloc web fora del programa: cada paraula la respon l’àrbitre, amb la font.
cli-list-reference = Llista orientativa: una paraula que no hi és espera la decisió arbitral.
cli-list-lengths = Per llargada: { $lengths }

## Draws

cli-draw-seed = Llavor: { $seed }
cli-draw-commitment = Compromís (SHA-256): { $commitment }
cli-draw-hall = Paraula de la sala: { $hall }

## Competition files

cli-import-done = La competició s’ha escrit a { $file }.
cli-import-reason = importació d’un document d’intercanvi
cli-rack-board = Lletres llatines: les seves jugades en un tauler les dona { $command }.
cli-print-other = Aquesta mena de competició no té el document { $document }. Té: { $known }.
cli-demo-done = L’assaig s’ha escrit a { $file }.
cli-print-not-for-phones = L’adreça { $address } només s’obre en aquesta màquina i en cap mòbil: imprimiu les targetes amb l’adreça de la sala, que serve diu.
cli-print-done = { $pages ->
    [one] S’ha escrit { $file }, 1 pàgina.
   *[other] S’ha escrit { $file }, { $pages } pàgines.
}
cli-print-no-pages = D’aquests documents encara no hi ha res per imprimir.
cli-print-idle-option = L’opció { $option } no té cap efecte en: { $documents }. Opcions que sí: { $known }.
cli-print-no-options = L’opció { $option } no té cap efecte en: { $documents }. Cap opció no en té.
cli-print-nobody = Cap participant no té el número o el nom «{ $typed }».
cli-print-several = «{ $typed }» correspon a { $count } participants: { $players }. Doneu el número.
cli-archive-done = La competició s’ha arxivat a la carpeta { $folder }.
cli-archive-unnamed = El que es pot publicar no diu qui va ser sancionat; amb --named sí.
cli-export-unnamed = La pàgina no diu qui va ser sancionat; amb --named ho diu.
cli-verify-signed = Signada, versió { $issue }.
cli-verify-unsigned = Sense signar.
cli-verify-chain = Esdeveniments: { $events } · cap de cadena: { $head } · codi: { $code }
cli-verify-tail = Si s’ha tallat el final del fitxer, ell mateix no ho pot mostrar: només es veu amb un codi que la sala va veure o que es va imprimir: eforos verify FITXER --head CODI --events NOMBRE.
cli-verify-failed = La verificació de { $file } ha trobat un error: { $what }

## Help

cli-help-usage = Ús:
cli-help-options = Opcions
cli-help-arguments = Arguments
cli-help-commands = Ordres
cli-about = Eforos, l’àrbitre: porta competicions de paraules, des del sorteig fins a la classificació signada: anagrames en grec, duplicada en romanès, partides clàssiques. Sense cap ordre, obre la finestra.
cli-after = Els resultats van a la sortida estàndard, i tota la resta, a la sortida d’error. Codi de sortida 0: fet; 1: rebutjat; 2: ús incorrecte. Una llista de paraules (LIST) és un fitxer de text, el PDF de la federació o una llista compilada. Llengua: --language, EFOROS_LANGUAGE o la configuració del sistema.
cli-arg-help = Aquesta ajuda
cli-arg-version = La versió del programa
cli-arg-language = Llengua: el, en, ro, ca o pl
cli-arg-open = La competició que s’obre a la finestra
cli-arg-in = Document d’intercanvi (JSON)
cli-arg-file = Fitxer de la competició
cli-arg-new = Fitxer de competició que es crea; si ja existeix, no se sobreescriu mai
cli-arg-lexicon = Llista de paraules: un text, el PDF de la federació o una llista compilada
cli-arg-authority = authoritative: una paraula que no hi és no és vàlida; reference: espera una decisió; closed: no és vàlida i no s’hi decideix
cli-arg-json = Resultats en JSON
cli-arg-csv = Resultats en CSV
cli-arg-rules = Amb quin dels reglaments del programa es juga: { $names }
cli-arg-mode = Qui tria la jugada superior al duplicat: la sala o el programa
cli-arg-seed = Llavor, 64 xifres hexadecimals; si no, a l’atzar
cli-arg-hall = Paraula de la sala
cli-arg-count = Quantes competicions; un document JSON per línia
cli-arg-word = Paraules
cli-arg-list = Llista de paraules
cli-arg-lists = Llistes de paraules; totes juntes en fan una de sola
cli-arg-force = Compila la llista encara que el fitxer no sembli una llista de paraules
cli-arg-out-list = La llista compilada que s’escriu
cli-arg-name = Nom de la llista
cli-arg-edition = Edició de la llista
cli-arg-export-json = Document d’intercanvi (JSON); també si no es dona cap opció
cli-arg-export-html = La classificació en una sola pàgina HTML
cli-arg-unnamed = La pàgina HTML no diu qui va ser sancionat: és el que es fa on hi ha sancions
cli-arg-named = La pàgina HTML diu qui va ser sancionat i, on dona els noms sencers, per què
cli-arg-archive-unnamed = El que es pot publicar no diu qui va ser sancionat: és el que es fa on hi ha sancions
cli-arg-archive-named = El que es pot publicar diu qui va ser sancionat i, on dona els noms sencers, per què
cli-arg-head = El cap de cadena d’una fotografia o d’un paper: les 8 xifres del codi o, com a mínim, les 16 primeres del mateix cap. Acaba amb 0 només si l’historial el té
cli-arg-events = L’esdeveniment que la fotografia indica al costat
cli-arg-after = La classificació després d’aquesta ronda
cli-arg-out-pdf = El PDF que s’escriu
cli-arg-of-round = Només aquesta ronda; en la classificació, després d’aquesta
cli-arg-of-turn = El mateix, en una partida per torns
cli-arg-of-player = Una sola persona: número o nom
cli-arg-templates = Carpeta amb les plantilles pròpies d’un club (TOML, logotip)
cli-arg-write-template = Escriu en aquest fitxer (per exemple final.toml, club.toml) la plantilla del programa amb aquest nom, amb totes les claus i què volen dir, i res més
cli-template-written = La plantilla s’ha escrit a { $file }. Conserveu les claus que canvieu i indiqueu la carpeta amb --templates.
cli-arg-documents = Tants documents de la llista de més avall com calgui
cli-print-common = En qualsevol competició
cli-arg-folder = Carpeta que es crea
cli-arg-manual-folder = Carpeta que ja existeix
cli-arg-players = Quants participants, fins a 500
cli-arg-letters = D’1 a 7 lletres
cli-arg-export-csv = El que s’ha lliurat en CSV: fulls, una línia per paraula; butlletes o resultats, una línia cadascun
cli-arg-order = Ordre dels fulls: round, per repartir-los a cada ronda; player, tots els d’un jugador junts
cli-arg-backs = Dors dels fulls de paraules: white, en blanc, o printed, amb les caselles un altre cop
cli-arg-paper = Paper dels fulls de paraules i d’anotació: a5, o a4 amb dos fulls i una línia per tallar
cli-arg-blank = Tants fulls o butlletes sense nom, en lloc dels dels jugadors
cli-arg-hall-address = Adreça de la sala per a les targetes dels participants, tal com la diu serve: p. ex. 192.168.1.5:8014
cli-arg-rules-file = El reglament propi d’un club, que el document anomena
cli-arg-rounds = Quantes rondes té un assaig de partides clàssiques, o una jornada conjunta que juguen programes
cli-arg-of-table = Només d’aquesta taula
cli-arg-of-team = Només d’aquest equip
cli-arg-html = Una pàgina HTML amb els resultats (partides clàssiques)
cli-arg-pupils = Mostra l’alumnat pel nom i no per inicials: només amb el consentiment de les famílies
cli-grade = Puntua tota una competició d’un document d’intercanvi i en mostra la classificació; no desa res
cli-grade-after = Un document amb lexicon.found es jutja per aquelles paraules. Amb --lexicon es jutja per la llista, que ha de tenir el sha256 del document. Sense cap de les dues coses, per la llista lliure de la seva llengua, com a orientativa.
cli-pair = Qui juga contra qui a la ronda següent d’una competició de partides clàssiques
cli-season = La classificació de diverses competicions de partides clàssiques
cli-season-add = Afegeix competicions a una temporada
cli-top = Totes les jugades d’un faristol en un tauler, les millors primer
cli-draw = Els sortejos de competicions senceres
cli-draw-after = Amb --count la llavor següent és SHA-256("eforos-draw-1 next" ‖ llavor), els 32 octets de la llavor després dels octets del text ASCII.
cli-rack = Totes les paraules de 3 a 7 lletres que surten de les lletres, i la puntuació més alta
cli-gcg = Torna a puntuar una partida d’un fitxer GCG segons un reglament
cli-import-after = La competició que se’n fa no està signada, i les lletres o els aparellaments hi són registrats, no derivables de cap llavor. Un document no porta: temps i pauses, fitxes retornades i rondes repetides d’anagrames, correccions i segones entrades, fulls i butlletes sense nom, esborranys, rondes no acabades, qui va fer què i quan, sancions aixecades, reclamacions pendents o sobre res que no sigui una paraula, accions desfetes, compromís, llavor i signatura.
cli-print-after = Diversos documents s’escriuen en un sol fitxer, en l’ordre donat. Sense opcions, un document inclou tots els jugadors i totes les rondes, score-sheets i result-slips només l’última. Els fulls finals d’abans de la signatura diuen que no s’ha signat.
cli-check = Si les paraules són a la llista (codi de sortida 0 sigui quina sigui la resposta)
cli-lexicon = Llistes de paraules
cli-lexicon-info = La identificació d’una llista
cli-lexicon-build = Compila textos o PDF en una llista que porta la seva identificació
cli-import = Crea un fitxer de competició a partir d’un document d’intercanvi
cli-export = Escriu una competició com a document d’intercanvi, CSV o HTML
cli-export-left-out =
    { $count ->
        [one] { $count } objecció no és al document: hi ha les que són sobre paraules i estan decidides.
       *[other] { $count } objeccions no són al document: hi ha les que són sobre paraules i estan decidides.
    }
cli-standings = La classificació d’una competició
cli-print = Escriu documents d’una competició en PDF
cli-archive = Escriu tots els documents i els resultats en una carpeta nova, i a part el que es publica
cli-log = L’historial d’una competició, un esdeveniment per línia
cli-verify = Verifica un fitxer de competició: cadena, sortejos, punts, taula signada
cli-verify-after = Al final de cada ronda i en signar, la sala veu on és l’historial: «esdeveniment 87 · codi 5370 0074». Amb una fotografia n’hi ha prou: eforos verify FILE --head 53700074 --events 87 diu si l’historial del fitxer és, fins allà, el mateix que hi havia aleshores.
cli-demo = Crea una competició simulada sencera, signada
cli-manual = Escriu en una carpeta les pàgines del manual i les complecions per als intèrprets d’ordres, per fer-ne un paquet
cli-arg-words-language = Llengua de les paraules: el, ro, ca o pl; sense l’opció, el
cli-rack-count = { $count ->
    [one] 1 paraula
   *[other] { $count } paraules
}
cli-list-language = Llengua: { $language }
cli-list-latin = Les seves paraules són en lletres llatines: indiqueu-ne la llengua amb { $option }.

# The doors of the hall without a window. $url: where; $first, $last: events, or ports; $addresses: several; $line: what was typed
cli-serve = Obre una competició als navegadors de la sala, sense finestra
cli-serve-after = Les pàgines són a una adreça privada d’aquest ordinador o, amb 127.0.0.1, només en ell. La pausa continua i es registra. El temps de joc continua per a qui mira, però el programa no hi era: el final el confirma l’àrbitre a la consola, i només llavors s’entra res. Aquí no se sorteja ni s’engega res. Una línia «close» a l’entrada estàndard, o que el sistema aturi el servei, tanca la xarxa de la sala. Una línia «invite assistant [NOM]» convida una estació amb un PIN, «admit N» i «refuse N» responen a qui espera, «stations» les mostra, «revoke N» en fa fora una. «publish R» publica la ronda R.
cli-arg-address = L’adreça on la troben els navegadors
cli-arg-ports = El primer port que es prova (8014)
cli-serve-open = Oberta als navegadors a { $url }
cli-serve-closed = La xarxa de la sala s’ha tancat.
cli-serve-none = Aquest ordinador no té cap adreça en una xarxa de la sala: connecteu-lo a una o digueu --address 127.0.0.1 només per a ell.
cli-serve-other-ports = Digueu-ne d’altres amb --ports.
cli-serve-recorded = Registrat: esdeveniments { $first }–{ $last }
cli-serve-several = Aquest ordinador té més d’una adreça; digueu-ne una amb --address: { $addresses }
cli-serve-line = Aquí no hi ha cap línia així: { $line }. La línia help diu quines hi ha.
cli-arg-as = L’àrbitre en nom del qual es fa el que es fa aquí
cli-arg-admit = Com entra una estació: a mà (ask) o només amb el PIN (pin)
cli-arg-invite = Quants ajudants, jutges i pantalles es conviden d’entrada, 16 com a molt: assistant=2,jury=1,screen=1
cli-serve-staff = Estacions: { $url } · empremta { $fingerprint }
cli-serve-invited = Invitació { $number } ({ $role }): PIN { $pin } · { $url }
cli-serve-waits = Espera ({ $number }): { $name }, { $role }, { $station }, des de { $from }. «admit { $number }» o «refuse { $number }»
cli-serve-in = Ha entrat: { $name } ({ $station })
cli-serve-gone = L’estació { $station } ha sortit
cli-serve-refused = No admès: { $number }
cli-serve-station = { $number }. { $name }, { $role } ({ $station })
cli-serve-no-referee = En nom de cap àrbitre: digueu qui amb --as.
cli-serve-no-jury = No es convida cap comitè de mots: en aquesta competició no es jutja cap paraula.
cli-serve-signed = La competició està signada: ja no s’entra res més ni es convida ningú.
cli-rules-not-here = --rules només serveix per a documents de partides clàssiques.
cli-draw-not-here = A les partides clàssiques no se sortegen lletres: les fitxes s’agafen a les taules. «eforos pair» diu qui juga amb qui.
cli-demo-rounds-not-here = --rounds només serveix per a un assaig de partides clàssiques: afegiu-hi --rules amb el seu identificador o traieu --rounds.
cli-demo-mode-not-here = --mode només serveix per a un assaig d’una partida duplicada: afegiu-hi --rules amb el seu identificador o traieu --mode.
cli-html-not-here = --html és per a documents de partides clàssiques; la pàgina d’una competició l’escriu «export --html».
cli-arg-cert = El certificat propi del club (PEM) per a les estacions
cli-arg-key = La seva clau (PEM)
cli-joint = Compara els fitxers d’una competició conjunta
cli-joint-verify = Deriva de nou tota la competició conjunta dels seus fitxers: cadenes, mots, etiquetes, lletres, decisions, taula de totes les sales
cli-arg-master = Fitxer principal
cli-arg-halls = Fitxers de les sales
cli-arg-venues = Una jornada conjunta en tantes sales, fins a 20: amb FILE s’escriu el fitxer de cada sala; sense, la juguen programes reals, amb un node, línies tallades i aturades brusques
cli-arg-rehearsed-database = La base de dades del node; sense, s’inicia un PostgreSQL propi
cli-arg-kills = Quantes vegades s’aturen de cop el node, la base de dades, les sales i el coordinador, i es tallen línies (2)
cli-arg-keep = On queden els fitxers; la carpeta es crea
cli-serve-earlier = Sense publicar abans: { $rounds }. Els seus punts només es veuran als totals.
cli-serve-winner = És l’última ronda: des d’aleshores els telèfons mostren tota la classificació, abans que la cerimònia digui qui ha guanyat.
cli-serve-publish-again = Si s’ha de publicar així, escriviu la mateixa línia una altra vegada.
cli-serve-nobody-in = No hi ha cap estació a dins.
cli-serve-help-invite = convida un aparell, amb PIN i adreça
cli-serve-help-admit = admet qui espera amb aquest número
cli-serve-help-refuse = no l’admet
cli-serve-help-stations = qui és dins, cadascú amb el seu número
cli-serve-help-revoke = treu l’estació d’aquest número
cli-serve-help-publish = publica aquesta ronda; si queda res obert, a la segona vegada
cli-serve-help-close = tanca la xarxa i acaba
cli-serve-help-help = aquestes línies

## What the help of classic and duplicate games says of options: in every language

cli-arg-pair-in = Un document de partides clàssiques
cli-arg-pair-round = La ronda; si no es diu, la següent a l’última amb partides
cli-arg-pair-seed = Llavor de l’ordre sortejat, 64 dígits hexadecimals; sense ella l’ordre és el dels números
cli-arg-system = Com; si no es diu, tal com diu el reglament
cli-arg-season = El fitxer de la temporada
cli-arg-season-files = Documents de partides clàssiques
cli-arg-season-title = El títol de la temporada
cli-arg-minimum-games = Les partides que calen per tenir lloc a la llista (mitjanes)
cli-arg-programmed-games = Les partides programades; en cal la meitat per tenir lloc a la llista (partides de dos)
cli-arg-same = Una clau que és la persona d’una altra clau; es pot repetir
cli-arg-replace = Una trobada amb el mateix títol i la mateixa data substitueix l’anterior
cli-arg-provisional = Accepta també el que no ha signat ningú
cli-arg-top-in = El document d’una partida de duplicat
cli-arg-turn = El torn; si no es diu, l’últim
cli-arg-board = Les jugades que hi ha al tauler: "H7 CASA; I8 STIRE"
cli-arg-rack = El faristol: fins a set lletres, ? per a un comodí
cli-arg-most = Quantes se’n mostren; 10 si no es diu, 0 per a totes
cli-gcg-after = Les diferències entre el fitxer i el que es calcula van a la sortida d’errors; llavors el codi de sortida és 1. El final s’ajusta com diu el reglament.
cli-arg-gcg-in = La partida, en un fitxer GCG
cli-arg-rule-set = El reglament: un dels del programa per a partides clàssiques, o un fitxer
cli-arg-play = Un sol veredicte per a totes les paraules, com el diu un jutge
