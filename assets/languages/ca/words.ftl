# Words: the referee’s queue.

words-change = { $name }: { $points } ({ $before } → { $after })
words-change-rank = { $name }: { $points } ({ $before } → { $after }), posició { $from } → { $to }
words-evidence = Justificació
words-evidence-hint = diccionari, pàgina, observació…
words-if-invalid = Si es declara no vàlida:
words-if-valid = Si es declara vàlida:
words-in-rounds = Rondes: { $rounds }
words-was-valid = { $word } es va declarar vàlida.
words-was-invalid = { $word } es va declarar no vàlida.
words-now-valid = { $word } s’ha declarat vàlida · { $key } ho desfà
words-now-invalid = { $word } s’ha declarat no vàlida · { $key } ho desfà
words-now-withdrawn = S’ha retirat la decisió sobre { $word } · { $key } ho desfà
words-is-ruled-invalid = S’ha declarat no vàlida.
words-is-ruled-valid = S’ha declarat vàlida.
words-maybe-name = Potser és un nom propi?
words-maybe-slip = Errada en introduir-la? Semblants: { $near }
words-more = … i { $count } més
words-no-points = no canvien punts.
words-no-change = No canvien ni els punts ni les posicions.
words-none = Cap paraula no espera una decisió: les escrites són a la llista o ja s’han decidit. La que no hi sigui vindrà aquí tan bon punt s’introdueixi.
words-none-counts = Cap paraula no espera una decisió. Les de la llista només són escrites on res no compta: una decisió no canviaria cap punt.
words-place = { $player }, ronda { $round }
words-players = Participants
words-round = Ronda
words-ruled-invalid = no vàlida
words-ruled-valid = vàlida
words-select = Seleccioneu una paraula de la llista.
words-title =
    { $count ->
        [one] { $count } paraula pendent de decisió
       *[other] { $count } paraules pendents de decisió
    }
words-title-ruled =
    { $count ->
        [one] { $count } paraula decidida
       *[other] { $count } paraules decidides
    }
words-title-listed =
    { $count ->
        [one] { $count } paraula
       *[other] { $count } paraules
    }
words-title-more =
    { $count ->
        [one] { $title } · { $count } que no compta enlloc
       *[other] { $title } · { $count } que no compten enlloc
    }
words-waits-of =
    { $count ->
        [one] { $count } participant · ronda { $rounds }
       *[other] { $count } participants · ronda { $rounds }
    }
words-word = Paraula
words-written-by =
    { $count ->
        [one] L’ha escrita { $count } jugador: { $players }
       *[other] L’han escrita { $count } jugadors: { $players }
    }
words-written-count =
    { $count ->
        [one] L’ha escrita { $count } jugador
       *[other] L’han escrita { $count } jugadors
    }
words-all-valid =
    { $count ->
        [one] La paraula marcada és vàlida…
       *[other] Les { $count } marcades són vàlides…
    }
words-all-invalid =
    { $count ->
        [one] La paraula marcada no és vàlida…
       *[other] Les { $count } marcades no són vàlides…
    }
words-only-rank =
    { $count ->
        [one] { $count } participant només canvia de posició.
       *[other] { $count } participants només canvien de posició.
    }
words-ruling = Decisió
words-list = Llista
words-in-list = hi és
words-not-in-list = no hi és
words-has = És a la llista.
words-has-not = No és a la llista.
words-list-not-here = La llista de paraules no és en aquest fitxer: no se sap si conté la paraula.
words-none-ruled = No s’ha decidit sobre cap paraula.
words-no-list = Aquesta còpia no té la llista de paraules.
words-search = Una paraula de la llista
words-search-hint = com comença la paraula; «?» per a qualsevol lletra
words-search-how = Escriviu una paraula o com comença.
words-was-upheld = { $word } és vàlida per una reclamació acceptada ({ $objection }: { $player }, ronda { $round }). La reclamació es manté a l’historial, però la decisió canvia per a tothom:
words-changes =
    { $count ->
        [one] { $points } per a { $count } participant
       *[other] { $points } per a { $count } participants
    }
words-near = Semblants, de les lletres
words-nobody-wrote = No l’ha escrit ningú: una decisió només comptarà si algú l’escriu.
words-none-of-round = En aquesta ronda ningú no ha escrit cap paraula.
words-none-yet = Encara no s’ha entrat res. Les paraules que la llista no té arriben aquí perquè s’hi decideixi.
words-verdicts = Com s’ha jutjat
words-too-soon = Llegiu primer aquesta paraula: les tecles han arribat massa de pressa i no han comptat.
words-latest = Les darreres decisions
