# The console’s frame, and what several places say.

console-about-reading = la lectura del full
console-about-void = l’anul·lació del full
console-about-word = paraula
console-assistant = auxiliar
console-jury = comitè de mots
console-screen = pantalla
console-referee = arbitratge
console-club = Club
console-from-round = Des de la ronda
console-to-round = Fins a la ronda (buit: fins al final)
console-letters = Lletres
# What a light is about, in one short word, where its words have no room.
console-light-closed = Sala tancada
console-light-of-pinned = Escena fixa
console-light-of-sound = So
console-light-of-saving = Disc
console-light-of-awake = Es pot apagar
console-light-of-network = xarxa
console-light-projector = Projector: obert
console-light-screens = Pantalla en xarxa
console-light-no-projector = Projector: tancat
console-light-sound = So a punt
console-light-no-sound = Sense altaveu
console-light-saved = Desat
console-light-reopened = Reoberta
console-light-reopened-hint = L’edició { $issue } es va signar ({ $at }) i la competició s’ha tornat a obrir per a una correcció: val la signada fins que se signi la següent
console-light-not-saved = No desat
console-light-read-only = Només de lectura
console-message = Missatge
console-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuts
    }
console-name = Nom
console-name-of-program = Eforos
console-no-display = No s’han pogut obrir les finestres: { $what }. Cal un escriptori gràfic; si no n’hi ha, feu servir les ordres: vegeu «eforos --help».
console-penalty-deduction = Punts descomptats
console-penalty-expelled = Expulsió de la competició
console-penalty-points =
    { $points ->
        [one] { $points } punt descomptat
       *[other] { $points } punts descomptats
    }
console-penalty-recommendation = Recomanació
console-penalty-reprimand = Amonestació
console-penalty-technical = Amonestació tècnica
console-penalty-disciplinary = Amonestació disciplinària
console-penalty-rest = Expulsió de la resta
console-penalty-void = Anul·lació de la ronda
console-players =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
console-points = Punts
console-reason = Motiu
console-round-of = Ronda { $round } { OF($rounds) }
console-round-state = Ronda { $round }: { $state }
console-round-next = següent
console-round-to-come = pendent
console-round-running = en curs
console-round-paused = en pausa
console-round-given-up = abandonada
console-time-left = Temps que queda (minuts:segons)
console-word = Paraula
console-not-verified = El fitxer no supera la verificació: { $events } esdeveniments, cap de cadena { $digest }.
console-verified = El fitxer supera la verificació: { $events } esdeveniments, cap de cadena { $digest }.
console-history =
    { $count ->
        [one] { $count } esdeveniment
       *[other] { $count } esdeveniments
    }
console-history-found = { $count } de { $of } esdeveniments
console-history-none-found = Cap esdeveniment no té tot això: escriviu-ne menys.
console-history-search = Cerca
console-history-search-hint = un nom, una paraula, una hora
console-undoable = Es pot desfer: { $what }
console-and-more = … i { $count } més.
console-undone = Desfet: { $what }
console-at-desk = A la taula arbitral: { $who }
console-nobody-at-desk = A la taula arbitral: sense nom
console-light-projector-hint = La finestra de la sala és oberta. Es tanca amb Ctrl J.
console-light-screens-hint = La finestra de la sala és tancada: una pantalla de la xarxa mostra la sala. S’obre amb Ctrl J.
console-light-no-projector-hint = El projector no mostra res: la seva finestra no s’ha obert o s’ha tancat des d’aquí. Les pantalles i els mòbils amb navegador mostren l’escena igualment. S’obre amb Ctrl J; si el programa acaba mentre és oberta, torna a obrir-se amb la competició.
console-light-sound-hint = Els avisos del temps se senten.
console-light-no-sound-hint = L’ordinador no té cap dispositiu de so. Els avisos només es veuen a les pantalles. Connecteu un altaveu: es detecta tot sol.
console-light-muted = So silenciat
console-light-muted-hint = Els avisos no se senten perquè s’han silenciat. Es veuen a les pantalles.
console-light-saved-hint = Tot el que s’ha fet fins ara és al disc.
console-light-not-saved-hint = L’última acció no s’ha escrit al disc i no s’ha fet. Comproveu l’espai del disc i els permisos del fitxer i torneu-la a fer.
console-light-read-only-hint = El fitxer s’ha obert només per llegir: no canvia res.
console-light-awake = Pantalla sempre encesa
console-light-awake-hint = Mentre dura la competició, l’ordinador no se suspèn ni s’apaga la pantalla.
console-light-not-awake = La pantalla es pot apagar
console-light-hidden-time = Sala sense temps
console-light-hidden-time-hint = El temps corre, però la sala veu una altra escena. Trieu «Escena automàtica» a Rondes.
console-light-welcome = Sala: benvinguda
console-light-standings = Sala: classificació
console-light-ceremony = Sala: cerimònia
console-light-message = Sala: missatge
console-light-black = Sala: pantalla negra
console-light-pinned-hint = L’escena es manté fins que trieu «Escena automàtica» a Rondes.
console-light-not-awake-hint = El sistema no ha permès mantenir la pantalla encesa. Desactiveu la suspensió a la configuració de l’ordinador.
console-job-died = S’ha acabat inesperadament; torneu-ho a provar. ({ $why })
console-closing-loses = El que s’està escrivint no s’ha pogut desar i es perdrà si es tanca la competició. Feu lloc o apunteu-ho; torneu a tancar per tancar sense això.
console-centre = coordinador
console-meant = Volíeu dir «{ $text }»?
