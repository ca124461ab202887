# What is wrong or odd in a document, and the page of results.

# $file: its name; $what: one or more whole sentences
exchange-file = { $file }: { $what }
# $path: where in the document
exchange-at = { $file }, { $path }: { $what }

exchange-empty = El fitxer és buit. Doneu un document d’intercanvi (JSON).
exchange-too-large = El fitxer té més de { $limit } MB: no és el document de cap competició.
exchange-too-many-values = El fitxer té més de { $limit } valors: no és el document de cap competició.
exchange-not-utf8 = Línia { $line }, columna { $column }: el text no està en UTF-8. Deseu-lo en UTF-8.
exchange-no-document = Això no és cap document d’intercanvi (JSON), que comença amb {"{"} i acaba amb {"}"}. Si és una taula (CSV), una pàgina o un altre text, doneu el document que escriu «eforos export».
exchange-syntax-too-deep = hi ha massa nivells de llistes i objectes
exchange-syntax-number = no és cap nombre, o és massa gran
exchange-syntax-in-text = hi ha un caràcter de control o un \ incorrecte dins d’un text
exchange-syntax-trailing = hi ha més text després del final
exchange-syntax-sign = hi falta o hi sobra un signe
exchange-syntax = Línia { $line }, columna { $column }: el text no és JSON vàlid ({ $what }). Corregiu-lo allà.
exchange-cut = Línia { $line }, columna { $column }: el text s’acaba aquí massa aviat. Segurament el fitxer està tallat; torneu-lo a copiar.
exchange-other-list = La llista de paraules donada (SHA-256 { $got }) no és la que es va fer servir en la competició (SHA-256 { $stated }). Doneu aquesta última.

exchange-unknown-key = Clau desconeguda. Aquí hi ha: { $known }.
exchange-doubled-key = La clau hi és dues vegades. Deixeu-ne una.
exchange-missing-key = Hi falta la clau, i és necessària. Afegiu-la.
exchange-wrong-type = Aquí cal { $wanted }, no { $got }.
exchange-not-in-range = Aquí cal un nombre enter del { $min } al { $max }.
exchange-not-one-of = Aquí cal un d’aquests valors: { $known }.
exchange-not-a-digest = Aquí calen 64 xifres hexadecimals (SHA-256).
exchange-unknown-rules = El programa no té aquest reglament. El document n’ha de portar també el text, amb les claus { $keys }.
exchange-other-rules = El text del reglament no és el que el document indica amb les claus { $keys }. Torneu a exportar el document.
exchange-bad-rules = No es pot llegir el text del reglament: { $what }.
exchange-unknown-player = No hi ha cap participant amb el número { $player } a «players».
exchange-doubled-player = El número de participant { $player } hi és dues vegades. Cada participant té un número propi.
exchange-doubled-round = La ronda { $round } hi és dues vegades. Deixeu-ne una.
exchange-doubled-ruling = Hi ha dues decisions sobre la paraula { $word }. Deixeu-ne una.
exchange-not-a-word = «{ $text }» no és cap paraula: { $why }.
exchange-unknown-letter = Aquí cal conèixer totes les lletres, sense cap ?.

exchange-kind-null = null
exchange-kind-bool = true o false
exchange-kind-number = un nombre
exchange-kind-text = un text entre cometes
exchange-kind-list = una llista [ ]
exchange-kind-object = un objecte { "{" } { "}" }

exchange-warn-recovered = { $path }: «{ $text }» s’ha llegit com a { $word }.
exchange-warn-recovered-either = { $path }: «{ $text }» s’ha llegit com a { $word }; també podria ser { $other }.
exchange-warn-odd-date = { $path }: la data no té la forma 2026-11-21 i es conserva tal com és.
exchange-warn-points-ignored = { $path }: només els descomptes tenen punts; aquests no es tenen en compte.
exchange-warn-embedded-authoritative = El document no porta les paraules de la seva llista («{ $name }»); s’ha arbitrat amb la llista lliure, com a vinculant, tal com s’ha demanat, encara que hi falten moltes paraules. Doneu la llista amb --lexicon.
exchange-warn-embedded = El document no porta les paraules de la seva llista («{ $name }»); s’ha arbitrat amb la llista lliure, com a orientativa. Doneu la llista amb --lexicon.

exchange-table-empty = La taula és buida.
exchange-table-encoding = El text no està en cap codificació coneguda. Deseu la taula com a CSV en UTF-8.
exchange-table-syntax = La línia { $line } no té tantes columnes com la primera, o hi ha unes cometes sense tancar. Corregiu-ho allà.
exchange-table-column = Hi falta la columna «{ $column }». La primera línia de la taula anomena les columnes: { $all }.
exchange-table-value = Línia { $line }, columna «{ $column }»: «{ $value }». { $wanted }
exchange-table-text = Línia { $line }, columna «{ $column }»: { $why }
exchange-table-word = Línia { $line }, columna «{ $column }»: això no és cap paraula: { $why }.
exchange-table-player = Aquí hi va el número de participant, de l’1 al 999.

## The page and the table of results

exchange-standings = Classificació
exchange-rank = Posició
exchange-number = Núm.
exchange-player = Participant
exchange-total = Total
exchange-deductions = Descompte
exchange-status = Estat
exchange-round = R{ $round }
exchange-by-round = Punts per ronda
exchange-round-whole = Ronda { $round }
exchange-open =
    { $count ->
        [one] Classificació provisional: { $count } qüestió oberta
       *[other] Classificació provisional: { $count } qüestions obertes
    }
exchange-after = Després de la ronda { $round }
exchange-provisional = Classificació provisional
exchange-final = No hi ha res pendent.
exchange-judged-by = Llista de paraules: { $list }
exchange-listed = { $name } { $edition } · { $words } paraules · { $authority }
exchange-authoritative = vinculant
exchange-closed = tancada
exchange-external = fora del programa
exchange-reference = orientativa
exchange-status-withdrawn = s’ha retirat
exchange-status-out = expulsió de la resta
exchange-status-expelled = expulsió
exchange-no-rank-is = a la columna de la posició: fora de classificació
exchange-somebody = Un jugador
exchange-ordinal = { $rank }.
exchange-signed = Classificació signada
exchange-signed-issue = edició { $issue } · { $at }
exchange-not-signed = Encara no signada
exchange-open-which = Què queda obert
exchange-about-players =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
exchange-about-ranked = { $count } a la classificació
exchange-about-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondes
    }
exchange-about-referee = Arbitratge: { $names }
exchange-about-unnamed = Sancions sense noms
exchange-about-named = Sancions amb noms
exchange-title-unnamed = { $title } · sancions sense noms
exchange-about-assistants = Auxiliars: { $names }
exchange-chart = Distància de la primera posició
exchange-chart-beside = en punts, després de cada ronda
exchange-figures = La competició en xifres
exchange-tie-breaks = Desempat
exchange-points =
    { $count ->
        [one] punt
       *[other] punts
    }
exchange-press-more = premeu per veure’n més
exchange-press = premeu per veure les rondes
exchange-deducted = descompte { $points }
exchange-behind = Darrere de la primera posició, en punts:
exchange-why = mateix total que la posició { $rank } · { $count }: { $own } contra { $theirs }
exchange-why-tie = empat total amb la posició anterior
exchange-decided = ha desfet l’empat amb la posició anterior
exchange-best-is = la puntuació més alta de la ronda
exchange-penalties = Penalitzacions
exchange-without-scores = No hi ha les puntuacions parcials: dirien a qui es va penalitzar.
exchange-penalties-unnamed =
    { $count ->
        [one] { $count } penalització; el nom i el motiu són a l’arxiu del club.
       *[other] { $count } penalitzacions; els noms i els motius són a l’arxiu del club.
    }
exchange-objections = Reclamacions
exchange-evidence-list = Llista de paraules
exchange-evidence-commitment = Compromís
exchange-evidence-seed = Llavor
exchange-evidence-hall = Paraula de la sala
exchange-evidence-table = Taula, SHA-256
exchange-check = El que el programa ha sortejat i cada punt es poden comprovar amb la còpia per publicar, que té el club: eforos verify. Escrit per Eforos.
exchange-check-points = Cada punt es pot comprovar amb la còpia per publicar, que té el club: eforos verify. Escrit per Eforos.
exchange-check-club = El que el programa ha sortejat i cada punt es poden comprovar amb la còpia sencera, que guarda el club: eforos verify. Escrit per Eforos.
exchange-check-points-club = Cada punt es pot comprovar amb la còpia sencera, que guarda el club: eforos verify. Escrit per Eforos.
exchange-brought-not-read = { $file }: { $why }
exchange-brought-too-large = { $file } supera els { $limit } MB i no és cap fitxer d’una competició.
exchange-figure-rulings =
    { $count ->
        [one] paraula que ha decidit l’àrbitre
       *[other] paraules que ha decidit l’àrbitre
    }
exchange-nameless = Lliurats sense nom, i per això no hi són: { $count } ({ $where }).
