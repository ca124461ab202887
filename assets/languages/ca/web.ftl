# What pages say to browsers in the hall.

# The places at the foot of a page.
web-now = Ara
web-standings = Classificació
web-help = Ajuda

# Whether a page is new; a time of day follows the second.
web-live = en directe
web-lost = sense connexió des de les
web-doors-closed = La xarxa de la sala s’ha tancat; la pàgina continua sola quan torni a obrir-se.

# $time: the whole time, 6:00; the first stands before one, too
web-of = de
web-of-time = de { $time }

# A tile for who hears it.
web-face-down = cap per avall

# At the foot of a further screen; an address follows the first.
web-on-a-phone = al mòbil:
web-sound = Activa el so
web-sound-on = ● so activat
web-screen-awake = Desactiveu el repòs de l’aparell.
web-no-standings = Encara no s’ha publicat cap classificació: surt aquí quan es publica.
web-newer-now = La sala veu una altra classificació que la publicada: és a «Ara».
web-hall-has-now = La classificació que veu la sala és a «Ara».
web-legend = Des de la classificació anterior: ▲ ▼ = són llocs, el número petit són punts.
web-legend-points = El número petit són punts.
web-legend-places = Des de la classificació anterior: ▲ ▼ = són llocs.
web-legend-figure = El número petit: { $figure }.
web-screen-invited = Mentre els mòbils no ho veuen tot, una pantalla necessita una invitació: demaneu-la a l’àrbitre i obriu l’adreça https que hi surt.
web-screen-pupils = La pantalla mostra el nom dels alumnes, els mòbils les inicials: per això necessita una invitació. Demaneu-la a l’àrbitre i obriu l’adreça https que hi surt.
web-phones-closed = L’àrbitre ha tancat els mòbils: mireu el projector.
web-phones-no-letters = Les lletres són al projector; aquí surten quan s’acaba el temps.
web-published-at = publicada a les { $time }
web-changed-at = canviada a les { $time }
web-undecided = { $count ->
        [one] una paraula encara sense decidir
       *[other] { $count } paraules encara sense decidir
    }

# What to do when a page does not open.
web-help-network = Connecteu-vos al Wi-Fi de la sala i no us en desconnecteu encara que no tingui internet.
web-help-data = Desactiveu les dades mòbils i la VPN mentre mireu; una xarxa de convidats pot separar els aparells: demaneu la de la sala.
web-help-date = Un aparell vell que avisa de tot té la data equivocada: poseu-li bé el dia i l’hora.
web-help-router = Qui munta la xarxa: n’hi ha prou amb un encaminador sense internet, o amb el punt d’accés d’un aparell (el d’un iPhone n’admet uns 5, el d’un portàtil 8). Que l’encaminador reservi una adreça per a l’ordinador de l’àrbitre, i així codis i targetes hi porten tot el dia.
web-help-firewall = A l’ordinador de l’àrbitre, Windows pregunta un cop pel tallafoc: permeteu les xarxes privades. Si no s’obre la pàgina a cap aparell, mireu-ho primer allà.
web-help-clock = Només compta la projecció: un mòbil pot anar tard. El «≈» davant del temps diu que el seu rellotge no és segur a la dècima de segon. Un telèfon blocat o en una altra pàgina no avisa.
web-help-screen = Una pantalla que ha de quedar encesa: desactiveu el repòs de l’aparell, obriu l’adreça amb /screen al final i premeu F11. Mostra el que mostra el projector i es torna vermell fosc quan s’acaba el temps. El so s’engega amb el botó del peu; els mòbils no sonen mai. Mentre els mòbils no ho vegin tot, i en un torneig d’alumnes, que als mòbils surten amb inicials, la pantalla necessita una invitació de l’àrbitre.

# Why there is no answer.
web-not-found = Aquí no hi ha aquesta pàgina. Les adreces s’escriuen amb lletres minúscules.
web-stations-elsewhere = Les estacions entren per una altra adreça, no per la dels mòbils: comença amb https:// i és a la pantalla de l’àrbitre, a Estacions. Escriviu-la sencera, també el número de després dels dos punts. Allà el navegador avisa un cop, perquè ningú de fora no respon de l’ordinador de l’àrbitre. Compareu primer el certificat («No segur» o el cadenat de la barra d’adreces): el seu SHA-256 comença amb els setze signes que llegeix l’arbitratge. Només llavors s’hi passa, per «Avançat» o «Detalls».
web-to-stations = Auxiliars: entreu aquí
web-stations-here = Els auxiliars, el jurat i les pantalles entren per aquesta adreça
web-stations-open = 1. Obriu l’adreça de sota. El navegador mostra un avís, «La connexió no és privada»: ha de ser així, perquè ningú de fora no respon de l’ordinador de l’àrbitre. No continueu encara.
web-stations-compare = 2. Compareu: «No segur» o el cadenat de la barra d’adreces mostra el certificat. El seu SHA-256 ha de començar amb els setze signes que són a la finestra de l’àrbitre, a Estacions; majúscules, dos punts i espais no compten. Si comença altrament, atureu-vos i digueu-ho a l’àrbitre.
web-stations-warning = 3. Només llavors premeu «Avançat» i després «Continua a …».
web-stations-warning-iphone = Un iPhone no mostra el certificat abans: que l’àrbitre s’ho miri, premeu «Mostra els detalls» i després «visita aquest lloc web».
web-not-understood = No s’ha entès.
web-not-from-here = No s’ha enviat des d’una pàgina d’aquesta xarxa.
web-not-this-door = Aquesta pàgina no es diu així: escriviu l’adreça tal com la mostra la sala.
web-too-large = Massa llarg.
web-too-often = Massa peticions: espereu una mica i torneu-ho a provar.
web-too-slow = Ha trigat massa.
web-closed = La xarxa de la sala és plena o tancada: torneu-ho a provar d’aquí a una estona.

# The doors and who is let in, as the referee is told.
web-no-address = { $address } no és cap adreça privada d’aquest ordinador.
web-no-port = Cap port del { $first } al { $last } no és lliure: tanqueu l’altre programa.
web-not-open = La xarxa de la sala continua tancada: { $why }
web-nobody-waits = No hi ha cap número { $number }.
web-somebody-else = Aquí { $name } és algú altre, amb un altre càrrec: no ha entrat.
web-too-many-invited = Hi ha massa invitacions obertes: caduquen en deu minuts.
web-no-folder = El sistema no dona cap carpeta per al certificat de les estacions.
web-certificate-ended = Les portes queden tancades: el certificat { $file } valia fins al { $until }. Renoveu-lo.
web-help-now = «Ara» mostra el que mostra el projector, amb el temps: no cal prémer res, la pàgina continua sola. «Classificació» té la taula tal com l’ha publicada l’àrbitre.
web-help-own = «Les meves partides» mostra el que s’ha publicat de vostre, amb cada veredicte i els seus punts. Fotografieu el codi quadrat de la vostra targeta o escriviu-hi els deu signes. Qui té la targeta llegeix el mateix, guardeu-la; si es perd, l’àrbitre en dona una altra i el codi vell no obre res.
web-long-head = El navegador envia massa amb cada petició, sobretot cookies d’altres pàgines d’aquesta adreça: esborreu les cookies de l’adreça a la configuració i torneu a obrir la pàgina.
web-help-title-network = Si una pàgina no s’obre
web-help-title-pages = Què hi veieu
web-help-title-code = Els codis
web-help-title-others = Pantalles i auxiliars
web-help-term-head = esdeveniment … · codi …
web-help-head = El segell de tot el que s’havia registrat fins aleshores. Fotografieu-lo: si després es canvia res d’amagat, ja no quadra, i la verificació ho mostra.
web-help-word = Una paraula o un nombre que algú de la sala diu abans del primer sorteig. Juntament amb la llavor, segellada abans, decideix tots els sortejos: ningú no pot triar-ne el resultat.
web-help-card = Deu signes a la targeta del jugador: només obren les vostres partides. Aquest mòbil els recorda fins que li digueu que els oblidi.
web-help-staff = Els auxiliars entren per una altra adreça, que comença per https:// i és a la pantalla de l’arbitratge. La primera vegada el navegador avisa, perquè ningú de fora no respon d’aquell ordinador. Compareu primer el certificat («No segur» o el cadenat de la barra d’adreces): el seu SHA-256 comença amb els setze signes que llegeix l’arbitratge. Només llavors s’hi passa, per «Avançat» o «Detalls».
