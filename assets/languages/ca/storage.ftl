# The competition file: what can be wrong with it, and what its verification finds.
# $path: the file

storage-no-such-file = No hi ha cap fitxer { $path }. Comproveu-ne el nom i la carpeta.
storage-no-such-folder = La carpeta de { $path } no existeix. Creeu-la primer o trieu-ne una altra.
storage-not-a-file = { $path } no és un fitxer. Doneu el fitxer d’una competició (.eforos).
storage-already-exists = { $path } ja existeix i no se sobreescriu mai. Trieu un altre nom.
# $name: a file's name
storage-remains-beside = No es pot crear { $path }: al costat hi ha { $name }, les restes d’un fitxer anterior amb aquest nom. Poseu-lo en un altre lloc o trieu un altre nom.
storage-no-permission = El sistema no permet l’accés a { $path }. Demaneu permís o copieu-lo en una carpeta vostra.
storage-empty = { $path } és buit: no hi ha cap competició. Obriu un altre fitxer o una còpia de seguretat.
storage-other-file = { $path } no és un fitxer de competició. Obriu un fitxer creat per Eforos (.eforos).
storage-other-database = { $path } és la base de dades d’un altre programa, no una competició. Obriu un fitxer creat per Eforos (.eforos).
# $version, $known: numbers as text
storage-newer = { $path } s’ha escrit amb una versió més nova d’Eforos (format de fitxer { $version }; aquest programa coneix fins al format { $known }). Instal·leu la versió més nova i torneu-lo a obrir.
# $seq: the event's number as text
storage-newer-event = L’esdeveniment { $seq } de { $path } s’ha escrit amb una versió més nova d’Eforos (format d’esdeveniment { $version }; aquest programa coneix fins al format { $known }). Instal·leu la versió més nova i torneu-lo a obrir.
storage-unknown-format = { $path } és una competició d’una mena que aquest programa no coneix ({ $name }). Instal·leu una versió més nova i torneu-la a obrir.
storage-other-format = { $path } és una competició d’una altra mena ({ $name }) que la que es demana.
# $damage: one of the sentences below
storage-damaged = { $path } està malmès: { $damage }. Conserveu-lo tal com està i obriu una còpia de seguretat o, des de la finestra del programa, la part intacta com a còpia.
storage-held = { $path } és obert en un altre lloc: en una altra finestra d’Eforos o en un altre programa (còpies de seguretat, sincronització). Tanqueu-lo allà o obriu el fitxer aquí només per llegir.
# $why: one of the three below
storage-read-only = No es pot escriure res a { $path }. { $why }
storage-read-only-asked = El fitxer s’ha obert només per llegir.
storage-read-only-not-writable = No es pot escriure al fitxer o a la seva carpeta: obriu-lo només per llegir o copieu-lo en una carpeta vostra.
storage-read-only-publication = El fitxer és una còpia per publicar i s’obre només per llegir: la feina continua en l’original.
storage-journal-beside = { $name } és al costat de { $path }: un programa es va interrompre mentre escrivia, i el que va deixar a mitges no s’ha revertit. Obriu una vegada la competició per escriure-hi; si aquell fitxer no és seu, traieu-lo.
storage-not-closed = { $path } no es va tancar correctament, i no es pot escriure a la seva carpeta. Copieu-lo en una carpeta vostra juntament amb el fitxer del mateix nom que acaba en -wal, i obriu-lo allà.
storage-disk-full = No queda espai per a { $path }. El que no s’ha desat no és al fitxer; feu espai i torneu-ho a fer.
storage-too-many-open = El sistema no deixa que el programa obri més fitxers i, per això, no s’ha obert { $path }. Tanqueu altres programes o apugeu el límit de fitxers oberts i torneu-ho a fer.
storage-not-joined = Tot està desat, però una part de { $path } ha quedat al costat, a { $ahead }. Obriu-lo i torneu-lo a tancar abans de copiar-lo, o copieu tots dos fitxers junts.
storage-disk-fails = El disc on hi ha { $path } ha donat un error: potser és ple, s’ha desconnectat o està fallant. No ha quedat res a mig escriure; reviseu-lo i torneu-ho a fer, o feu una còpia en un altre disc.
storage-not-settled = { $path } s’ha escrit sencer i hi és, però el disc no ha confirmat que s’hi quedaria si se n’anés el corrent. Obriu-lo per comprovar-ho i guardeu-ne també una còpia en un altre disc.
storage-moved = { $path } s’ha esborrat, mogut o substituït mentre era obert, i ja no s’hi escriu res. El que s’havia desat no s’ha perdut: feu ara una còpia («Còpia…» a la pàgina Competició) i obriu-la, o torneu a posar el fitxer al seu lloc.
storage-unfit-folder = { $path } és en una carpeta (sovint de xarxa) on una competició no es pot guardar amb seguretat. Copieu-lo al disc d’aquest ordinador.
storage-name-refused = { $path } no es pot crear: el sistema no accepta aquest nom. Trieu-ne un altre, sense : ? * " < > | i que no sigui con, aux, nul ni com1.
storage-path-too-long = { $path }: aquest nom, o tot el camí amb les seves carpetes, és massa llarg. Trieu un nom més curt o una carpeta que no sigui tan endins.
# $ahead: the name of a file that should lie beside it; $events: an event's number as text
storage-may-lack-the-last = { $path } no s’havia tancat correctament, i al costat no hi ha { $ahead }: si es va copiar sense aquest fitxer, poden faltar els últims esdeveniments. L’historial s’acaba aquí amb l’esdeveniment { $events }. Si hi falta alguna cosa, no continueu en aquest fitxer: obriu la competició a l’ordinador on es va fer, tanqueu-la i torneu-la a copiar.
# $count: how many
storage-drafts-left-out =
    { $count ->
        [one] A { $path } hi ha 1 full començat i sense desar que no es pot llegir i s’ha deixat de banda. El que s’havia desat està intacte: torneu a introduir des del paper el que hi falti.
       *[other] A { $path } hi ha { $count } fulls començats i sense desar que no es poden llegir i s’han deixat de banda. El que s’havia desat està intacte: torneu a introduir des del paper el que hi falti.
    }
# $events: how many; $sha256: the word list's digest
storage-list-lost =
    { $events ->
        [one] A { $path } l’historial està intacte (1 esdeveniment), però la llista de paraules no, i sense la mateixa llista els punts no serien els mateixos: no s’ha fet cap còpia. Llegiu la llista del seu fitxer a «Llista de paraules» (SHA-256 { $sha256 }) i torneu a obrir la part intacta.
       *[other] A { $path } l’historial està intacte ({ $events } esdeveniments), però la llista de paraules no, i sense la mateixa llista els punts no serien els mateixos: no s’ha fet cap còpia. Llegiu la llista del seu fitxer a «Llista de paraules» (SHA-256 { $sha256 }) i torneu a obrir la part intacta.
    }
# $got, $previous: events' numbers as text
storage-out-of-order = L’esdeveniment { $got } no pot seguir l’esdeveniment { $previous } a { $path }. No s’ha desat res; tanqueu el fitxer i torneu-lo a obrir.
# $part: one of the parts below
storage-unfit = La competició per a { $path } indica una cosa diferent de la que s’ha donat: { $part }. No s’ha escrit res.
# $what: the system's own words
storage-system = El sistema ha rebutjat una operació amb { $path }: { $what }. No ha quedat res a mig escriure; torneu-ho a provar.

storage-part-rules = el reglament
storage-part-lexicon = la llista de paraules
storage-part-seed = la llavor

storage-damage-pages = li falta el final o té pàgines trencades
storage-damage-schema = { $name } no hi és o no està com es va crear
storage-damage-ahead = el que es va escriure després de l’esdeveniment { $seq } és al fitxer del mateix nom que acaba en -wal, i no es pot llegir
storage-damage-no-events = el seu historial és buit
storage-damage-chain = l’esdeveniment { $seq } no lliga amb els anteriors: s’hi ha canviat o se n’ha tret alguna cosa
storage-damage-column = no es pot llegir l’esdeveniment { $seq } ({ $column })
storage-damage-body = no es pot llegir l’esdeveniment { $seq } ({ $what })
storage-damage-missing = hi falta una cosa que l’historial esmenta: { $part } ({ $sha256 })
storage-damage-words-only = només té algunes paraules de la llista { $sha256 }, cosa que només s’admet en una còpia per publicar
storage-damage-changed = hi ha una cosa que no és la que l’historial esmenta: { $part } ({ $sha256 })
storage-damage-rules = no se’n pot llegir el reglament ({ $what })
storage-damage-lexicon = no se’n pot llegir la llista de paraules ({ $what })
storage-damage-draft = no es pot llegir un full començat i sense desar
storage-damage-station = no es pot llegir una estació
storage-damage-receipt = el rebut de l’esdeveniment { $seq } és d’altres esdeveniments
storage-damage-picture = la fotografia { $sha256 } no és de cap esdeveniment

# $what: what was looked at; $why: one of the reasons below; $seq: an event's number as text
storage-verify-holds = { $what }: correcte
storage-verify-failed = { $what }: error: { $why }
storage-verify-failed-at = { $what }: error a l’esdeveniment { $seq }: { $why }
storage-verify-not-derivable = { $what }: registrat, no es pot recalcular: { $why }

storage-verify-file = El fitxer mateix
storage-verify-last = L’última cosa escrita
storage-verify-drafts = Fulls començats i sense desar
storage-verify-receipts = El que han demanat les estacions
storage-verify-pictures = Les fotografies dels fulls ({ $number })
storage-verify-chain =
    { $events ->
        [one] Cadena de resums d’1 esdeveniment
       *[other] Cadena de resums de { $events } esdeveniments
    }
storage-verify-numbering = Numeració d’esdeveniments i accions
storage-verify-events = Tots els esdeveniments es poden llegir
storage-verify-rules = Reglament { $id }, del programa mateix ({ $sha256 })
storage-verify-rules-of-club = Reglament propi d’un club, anomenat «{ $id }» ({ $sha256 })
storage-verify-lexicon = Llista de paraules «{ $name }» ({ $sha256 })
storage-verify-lexicon-words = Llista de paraules «{ $name }» ({ $sha256 }, només les paraules escrites)
storage-verify-kept-seed = Llavor secreta i compromís
storage-verify-seed = Llavor revelada i compromís
storage-verify-table = Taula signada, versió { $issue }

storage-failure-last = el fitxer no s’havia tancat correctament, i al costat no hi ha { $ahead }; si es va copiar sense aquest fitxer, poden faltar els últims esdeveniments
storage-failure-newer-event = s’ha escrit amb una versió més nova d’Eforos
storage-failure-numbering = no té el número que li toca
storage-failure-beginning = un historial comença una sola vegada, amb la creació de la competició
storage-failure-undo = desfà una cosa que no hi és
storage-failure-seed = la llavor no és la del compromís
storage-failure-table = la fila { $row } no és la que dona l’historial
storage-failure-digest = el SHA-256 de la taula és { $derived }
storage-failure-not-to-be-signed = aleshores no es podia signar ({ $why })

# A head of the chain that somebody photographed. $sought: its code or the beginning of its hash;
# $events, $all: events' numbers as text; $at: such numbers, $count of them
storage-head-there = Cap de cadena { $sought }: sí, l’historial el té després de l’esdeveniment { $events }.
storage-head-another = Cap de cadena { $sought }: no. Després de l’esdeveniment { $events } l’historial en té un altre: codi { $code }, { $hash }. O no és l’historial que va veure la sala, o s’ha llegit malament una xifra.
storage-head-beyond = Cap de cadena { $sought }: no. L’historial no arriba a l’esdeveniment { $events }: en té fins al { $all }.
storage-head-somewhere =
    { $count ->
        [one] Cap de cadena { $sought }: sí, l’historial el té després de l’esdeveniment { $at }.
       *[other] Cap de cadena { $sought }: sí, l’historial el té després dels esdeveniments { $at }.
    }
storage-head-nowhere = Cap de cadena { $sought }: no, l’historial no el té enlloc de l’esdeveniment 1 al { $all }.
storage-head-elsewhere =
    { $count ->
        [one] Però el té després de l’esdeveniment { $at }: comproveu el número de l’esdeveniment.
       *[other] Però el té després dels esdeveniments { $at }: comproveu el número de l’esdeveniment.
    }
# $count: how many places
storage-head-chance =
    { $count ->
        [one] S’ha mirat 1 lloc. Un codi tot sol també pot coincidir per atzar, una vegada de cada 100.000.000 per lloc: amb --events només es mira l’esdeveniment que indica la fotografia.
       *[other] S’han mirat { $count } llocs. Un codi tot sol també pot coincidir per atzar, una vegada de cada 100.000.000 per lloc: amb --events només es mira l’esdeveniment que indica la fotografia.
    }

storage-not-yet-signed = la llavor es revela quan se signa l’acta final
storage-seed-unknown = la llavor no és en aquest fitxer
storage-typed = lletres tretes dels sacs i escrites al programa
storage-recorded = registrat després o importat
storage-corrected = s’ha corregit una errada
storage-by-hand = les taules es van fer a mà
storage-verify-order = Ordre de la ronda { $round }
storage-verify-order-again = Ordre de la ronda { $round }, intent { $attempt }
storage-verify-letters = Lletres de la ronda { $round }
storage-verify-letters-again = Lletres de la ronda { $round }, sorteig { $attempt }
storage-verify-totals =
    Totals calculats de nou ({ $sheets ->
        [one] 1 full
       *[other] { $sheets } fulls
    }, { $words ->
        [one] 1 paraula
       *[other] { $words } paraules
    })
storage-failure-letters = la llavor dona { $letters } amb { $redraws } repeticions
storage-failure-no-draw = el programa no hi podia fer cap sorteig
storage-failure-total = el total del participant { $player } és { $stated }, i les paraules donen { $derived }

storage-io-not-found = no existeix aquest fitxer o carpeta
storage-io-permission = permís denegat
storage-io-exists = ja existeix
storage-io-full = el disc és ple
storage-io-too-large = un fitxer tan gran no hi cap
storage-io-read-only = el disc és només de lectura
storage-io-folder = és una carpeta
storage-io-no-folder = una part del camí no és cap carpeta
storage-io-name = el nom no s’accepta

## The law of the record

storage-unlawful = La cadena de { $path } és correcta, però l’historial conté una cosa que el reglament no permet: Eforos no l’ha escrita així. { $what } La competició no continua; es pot obrir només per llegir.
storage-undone-too-often = L’historial de { $path } desfà més coses, i després de més esdeveniments, de les que es tornen a recórrer en un historial vingut d’un altre lloc: s’ha llegit fins abans de l’esdeveniment { $seq } i res d’ell no compta. Mireu el fitxer a l’ordinador que l’ha escrit.
storage-unlawful-event = Esdeveniment { $seq } ({ $at }, { $who }): { $what } No hi pot constar: { $why }
storage-unlawful-more = { $first } { $count ->
    [one] 1 acció més no hi pot constar.
   *[other] { $count } accions més no hi poden constar.
}
storage-verify-told = { $what }: nota: { $why }
storage-verify-law = Cada esdeveniment estava permès allà on és
storage-verify-offices = Cadascú ha fet el que li permet la seva funció
storage-verify-words = Les paraules de la llista que té aquesta còpia
storage-told-offices = { $count ->
    [one] en 1 acció
   *[other] en { $count } accions
} la taula arbitral era a càrrec d’auxiliars i no de l’arbitratge (la primera: esdeveniment { $first }); la versió 0.1.0 no ho demanava
storage-told-pictures = A aquesta còpia li falten fotografies de fulls: { $number }. No és cap error: les té el fitxer de la competició.
storage-told-words = cap signatura no les fixa i, per tant, res aquí no demostra que la llista tingui exactament aquestes
storage-pictures-left-out = Fotografies de fulls que no són en aquest fitxer: { $count }. Falten a les còpies que el programa desa durant el dia, a les còpies per publicar i als fitxers reescrits; tot el que s’ha entrat hi és.
