# Competition: files, people, players, the draw.

competition-added =
    { $count ->
        [one] S’ha afegit { $count } participant.
       *[other] S’han afegit { $count } participants.
    }
competition-assistants = Auxiliars (amb comes)
competition-authoritative = Llista vinculant: una paraula que no hi és no és vàlida.
competition-closed = Llista tancada: només són vàlides les seves paraules; no es decideix sobre cap altra.
competition-external = Un llibre o un lloc web fora del programa: sobre cada paraula decideix l’àrbitre, amb la font.
competition-reference = Llista orientativa: una paraula que no hi és queda pendent de decisió.
competition-commitment-about = Compromís del sorteig (SHA-256): es publica abans de la primera ronda.
competition-no-seed = Aquest fitxer no té la llavor dels sortejos: només es poden treure fitxes dels sacs.
competition-date = Data
competition-date-hint = 21/11/2026
competition-details = Dades de la competició
competition-draw = Sorteig
competition-file = Fitxer
competition-file-hint = /carpeta/competició.eforos
competition-file-hint-windows = C:\carpeta\competició.eforos
competition-file-kind = Competició (eforos)
competition-file-name = competició
competition-hall-said = La sala ha dit: «{ $word }»
competition-hall-silent = La sala no ha dit cap paraula.
competition-hall-word = Paraula o número de la sala
competition-list = Llista de paraules
competition-list-line = { $name } { $edition } · { $words } paraules
competition-new-players = Participants: un nom per línia, «nom; club», o enganxats d’un full de càlcul
competition-new-players-hint = Maria Puig; Molins de Rei
competition-new-title = Competició nova
competition-start-about = Competicions de paraules, del sorteig a l’acta final
competition-start-more = Sorteig, temps, fulls, decisions i classificació en aquest ordinador. La sala veu la segona pantalla.
competition-go-on = Continua: { $name }
competition-new-about = Títol, participants, llista de paraules
competition-open-about = Una competició o una còpia
competition-list-suggestion = A la llista lliure li falten moltes paraules correctes, que hauran d’esperar una decisió. Si teniu la llista de la federació, importeu-la.
competition-club-doubt = en un altre lloc s’escriu «{ $club }»
competition-no-name = línia { $line }, no hi ha cap nom
competition-number-anew = a la llista: número { $number }
competition-number-twice = línia { $line }, el número { $number } també és a la línia { $before }
competition-players-unread = No s’ha afegit ningú: { $line }. Corregiu o esborreu la línia.
competition-comma-doubt = una coma en el nom: escriviu «;» abans del club
competition-next-about = Pengeu el compromís, imprimiu els fulls i continueu a Rondes.
competition-next-players = A continuació: escriviu o enganxeu els participants.
competition-next =
    { $count ->
        [0] La competició s’ha creat
        [one] { $count } participant, abans de la ronda 1
       *[other] { $count } participants, abans de la ronda 1
    }
competition-doubts =
    { $count ->
        [one] { $count } cosa per comprovar
       *[other] { $count } coses per comprovar
    }
competition-nothing-typed = Escriviu un títol o els jugadors: el formulari és buit. Els jugadors també es poden afegir més tard.
competition-no-chance = El sistema no ha donat dades aleatòries per a la llavor dels sortejos.
competition-no-dialog = No s’ha obert el diàleg de fitxers; escriviu el camí.
competition-no-file = No s’ha triat cap fitxer.
competition-nothing-chosen = No s’ha triat cap fitxer. Si no s’ha obert cap diàleg, escriviu el camí al camp.
competition-no-path = Escriviu primer on és o on ha de ser el fitxer.
competition-players =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
competition-signed = Signada: el títol, les dades i la imatge queden tal com es van signar. Només canvien si es reobre la competició signada, a la classificació, i es torna a signar.
competition-read-only = Oberta només per llegir.
competition-recent = Recents
competition-known-signed = signada
competition-known-new = cap ronda
competition-known-on = ronda { $round } en joc
competition-known-rounds = { $rounds ->
    [99] ronda { $played }
   *[other] ronda { $played } { OF($rounds) }
}
competition-referee = Arbitratge
competition-saved = S’han desat les dades.
competition-emblem = Emblema del club
competition-emblem-about = Es veu a la sala i als documents. PNG de fins a 1024 × 1024 punts i 256 kB.
competition-emblem-file = Fitxer de la imatge
competition-emblem-kind = Imatges PNG
competition-emblem-chosen = A partir d’ara l’emblema del club es veu a la sala i als documents.
competition-emblem-signed = La competició es va signar amb aquest emblema, o sense cap: canvia si es reobre i es torna a signar. Només per als documents, també els diplomes, n’hi ha prou amb un «logo» al club.toml de la carpeta de plantilles.
competition-emblem-removed = S’ha tret l’emblema del club.
competition-more = Més: emblema, sorteig, doble entrada
competition-span = rondes { $from }–{ $to }
competition-only = només la ronda { $to }
competition-left = ha marxat després de la ronda { $to }
competition-came = des de la ronda { $round }
competition-alike-players = { $one } i { $other }: potser són la mateixa persona
competition-alike-clubs = «{ $one }» i «{ $other }»: potser són el mateix club
competition-alike-two = Són dues persones
competition-alike-two-clubs = Són dos clubs
competition-alike-remove = Elimina el { $number }…
competition-alike-spell = Tots «{ $club }»
competition-spelled = { $count ->
    [one] Un jugador és ara de «{ $club }»
   *[other] { $count } jugadors són ara de «{ $club }»
}
competition-title = Títol
competition-title-of-date = Competició, { $date }
competition-venue = Lloc
competition-club = Club organitzador
competition-starts = Hora d’inici
competition-starts-hint = 11:00
competition-starts-refused = «{ $typed }» no és cap hora: escriviu hores:minuts, com ara 11:00.
# A word list that is brought.
competition-list-authoritative = Vinculant
competition-list-authority = Què passa si una paraula no hi és?
competition-list-changed = Ara la competició s’arbitra amb la llista «{ $name }».
competition-list-closed = Tancada
competition-list-edition = Edició de la llista
competition-list-folder = és una carpeta
competition-list-forbidden = no hi ha permís per llegir-lo
competition-list-free = Si no en doneu cap altra: la llista lliure del programa, com a orientativa.
competition-list-hint = /carpeta/llista.pdf o .txt
competition-list-name = Nom de la llista
competition-list-no-path = Escriviu primer on és el fitxer de la llista.
competition-list-not-there = no existeix
competition-list-path = Fitxer d’una altra llista de paraules
competition-list-read = La llista llegida
competition-list-reading = S’està llegint la llista: { $percent } %
competition-list-reference = Orientativa
competition-list-refused = El fitxer { $file } no ha donat cap llista de paraules: { $why }.
competition-list-stopped = S’ha interromput la lectura de la llista.
competition-list-verdicts =
    { $count ->
        [0] No canvia cap veredicte.
        [one] Canvia { $count } veredicte.
       *[other] Canvien { $count } veredictes.
    }
competition-list-totals =
    { $count ->
        [0] No canvia el total de ningú.
        [one] Canvia el total { OF($count) } participant.
       *[other] Canvia el total { OF($count) } participants.
    }
competition-list-unsettled = Encara no s’ha llegit la llista de paraules. Llegiu-la amb «Importa» o esborreu-ne el camí.
competition-add =
    { $count ->
        [one] Afegeix { $count } participant
       *[other] Afegeix { $count } participants
    }
competition-add-from = Des de quina ronda hi són (no s’esperen fulls de les anteriors)
competition-from = Des de la ronda { $round }
competition-no-date = no és cap data
competition-date-refused = «{ $typed }» no és cap data: escriviu dia/mes/any, com ara 21/11/2026.
competition-duplicate = ja hi és amb el número { $number }
competition-headings-number = núm., núm, num, nre., nre, número, n., #
competition-headings-name = nom, cognom, cognoms, nom i cognoms, participant, jugador, jugadora
competition-headings-club = club, equip, entitat
competition-headings-team = equip, escola, parella
competition-headings-member = soci, número de soci
competition-new-file = Fitxer (buit: el proposat)
competition-copied = S’ha escrit la còpia: { $file }
competition-kept = Còpies que guarda el programa
competition-kept-none = Al final de cada ronda i en signar es guarda automàticament una còpia de la competició; en rondes amb fulls, també quan s’han entrat tots. Encara no n’hi ha cap.
# $folder: where all copies lie
competition-kept-help = Una al final de cada ronda i en signar; en rondes amb fulls, també quan s’han entrat tots. Si en premeu una, s’obre un fitxer nou fet a partir de la còpia; el fitxer de la competició queda com està. Aquí hi ha totes les de la competició més recent i l’última de cadascuna de les altres; la resta són a la carpeta { $folder }.
competition-kept-words = quan es van tancar les paraules
competition-kept-letters = amb les lletres de la ronda { $round }
competition-kept-round = al final de la ronda { $round }
competition-kept-sheets = amb tots els fulls de la ronda { $round }
competition-kept-signed = després de la signatura
competition-far = { $file } és en un altre ordinador, a la xarxa: si la xarxa falla, no es desa res, i dos ordinadors hi podrien escriure alhora. Tanqueu la competició, copieu el fitxer al disc d’aquest ordinador i obriu-lo aquí.
competition-not-kept = No s’ha escrit la còpia de seguretat, però la competició està desada: { $why }
competition-taken-up = Oberta a partir d’una còpia, en un fitxer nou: { $file }. El que va passar després de la còpia no hi és.
competition-intact-name = intacta
competition-intact-part =
    { $events ->
        [one] S’ha obert la part intacta, 1 esdeveniment fins a { $when }, en un fitxer nou: { $file }. El que va passar després no es pot llegir: compareu-ho amb les còpies i amb els papers.
       *[other] S’ha obert la part intacta, { $events } esdeveniments fins a { $when }, en un fitxer nou: { $file }. El que va passar després no es pot llegir: compareu-ho amb les còpies i amb els papers.
    }
competition-intact-whole =
    { $events ->
        [one] L’historial està intacte, 1 esdeveniment fins a { $when }, i s’ha obert en un fitxer nou: { $file }.
       *[other] L’historial està intacte, { $events } esdeveniments fins a { $when }, i s’ha obert en un fitxer nou: { $file }.
    }
competition-intact-list = La llista de paraules estava malmesa i s’ha substituït per una altra d’idèntica, paraula per paraula.
competition-rescued-name = recuperada
competition-rescued = En tancar la competició, el fitxer ja no era al seu lloc o no es podia llegir. S’ha desat tot aquí: { $file }
competition-not-rescued = En tancar la competició, el fitxer ja no era al seu lloc o no es podia llegir, i no s’ha pogut escriure cap còpia enlloc. Obriu l’última de les còpies que guarda el programa.
competition-not-joined = La competició està tancada i no s’ha perdut res, però el disc ha rebutjat l’última escriptura: potser és ple. Una part de { $file } ha quedat al costat, a { $ahead }: conserveu-los junts. Feu espai i, després, torneu a obrir i tancar la competició.
competition-copy-name = còpia
competition-publication-name = publicació
competition-not-read = No es pot llegir el fitxer { $file }: comproveu el camí.
competition-players-file = Participants d’un fitxer CSV
competition-players-file-hint = /carpeta/participants.csv
competition-players-no-table = El fitxer no té cap taula de participants: cal una columna de noms, en CSV.
competition-rehearsal = Assaig
competition-rehearsal-count = Participants de l’assaig
competition-rehearsal-help = Una competició simulada per practicar, en un fitxer a part.
competition-rehearsal-name = Assaig
competition-rehearsal-players = Escriviu quants participants ha de tenir l’assaig: de { $least } a { $most }.
competition-rehearse-players = Des de la ronda 1
competition-rehearse-unsigned = Abans de signar
competition-rehearse-whole = Sencer, signat
competition-rules = Reglament
competition-rules-own = Reglament del club: { $id }
competition-rules-file = Fitxer d’un altre reglament
competition-rules-hint = /carpeta/reglament.toml
competition-rules-no-text = no és text UTF-8
competition-rules-refused = No s’accepta el reglament: { $why }
competition-rules-unsettled = Encara no s’ha llegit l’altre reglament. Llegiu-lo o buideu-ne el camí.
competition-list-words = { $from } → { $to } ({ $count }): { $words }
competition-time-runs = El temps corre: tanqueu primer aquesta competició i després obriu-ne una altra.
competition-last-open = Oberta per última vegada: «{ $title }»
competition-unclosed = La competició «{ $title }» no es va tancar
competition-unclosed-runs = La ronda { $round } està en curs: queden { $left }.
competition-unclosed-over = El temps de la ronda { $round } s’ha acabat.
competition-unclosed-held = La ronda { $round } està en pausa: queden { $left }.
competition-unclosed-break = El descans està en curs: queden { $left }.
competition-unclosed-break-over = El descans s’ha acabat.
competition-unclosed-signed = L’acta final està signada.
competition-unclosed-played =
    { $count ->
        [0] Encara no s’ha jugat cap ronda.
        [one] S’ha jugat { $count } ronda.
       *[other] S’han jugat { $count } rondes.
    }
competition-keying = Doble introducció
competition-keying-optional = Opcional
competition-keying-required = Obligatòria
competition-unclosed-drawn = Les lletres de la ronda { $round } ja s’han sortejat.
competition-unclosed-whole =
    { $count ->
        [one] No s’ha perdut res: { $count } pas enregistrat és aquí.
       *[other] No s’ha perdut res: tots els { $count } passos enregistrats són aquí.
    }
competition-its-file = Fitxer i còpies
