# The hall’s window.

projector-break = Descans
projector-commitment = Compromís del sorteig (SHA-256)
projector-last-minutes =
    { $minutes ->
        [one] Últim minut
       *[other] Últims { $minutes } minuts
    }
projector-last-so-many-seconds = Últims { $seconds } segons
projector-last-seconds = Últims segons
projector-list = Llista de paraules
projector-list-words =
    { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }
projector-paused = En pausa
projector-pencils-down = S’ha acabat el temps — deixeu els llapis
projector-players =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
projector-provisional = ? provisional
projector-provisional-missing =
    { $count ->
        [one] ? provisional · falta { $count } full
       *[other] ? provisional · falten { $count } fulls
    }
projector-results-soon = Els resultats, ben aviat
projector-reopened = La competició s’ha reobert; seguirà una versió nova
projector-round = Ronda { $round } { OF($rounds) }
projector-rounds-over = S’han acabat les rondes
projector-standings = Classificació després de la ronda { $round }
projector-standings-final = Classificació final
projector-then = Continuem amb la ronda { $round }
projector-window = Eforos · sala
projector-sound-broken = No es pot reproduir el so { $file }; sona el so propi del programa.
projector-break-minutes =
    { $minutes ->
        [one] El descans s’acaba en menys d’un minut
       *[other] El descans s’acaba en menys de { $minutes } minuts
    }
projector-break-seconds = El descans s’acaba en menys de { $seconds } segons
projector-ceremony = Cerimònia
# The ceremony in capitals, on tiles.
projector-ceremony-tiles = PREMIS
projector-ceremony-first = Primer: { $first }.
projector-ceremony-from = Comença
projector-ceremony-from-last = Des de l’última
projector-ceremony-from-tenth = Des de la 10a
projector-ceremony-from-third = Des de la 3a
projector-ceremony-from-typed = Des d’una altra
projector-ceremony-goes-on = La cerimònia continua: { $called } de { $calls } passos
projector-ceremony-is-back = La cerimònia continua on era: { $called } de { $calls } passos.
projector-ceremony-no-place = Escriviu el número d’una posició.
projector-ceremony-place = Posició
projector-ceremony-unsigned = La competició no està signada: la classificació encara pot canviar. Voleu començar la cerimònia?
projector-instead = La sala juga amb les lletres i el temps que veu: els perdrà fins que torni l’escena automàtica.
projector-instead-of-calls = La sala veuria tots els llocs, també el primer, abans que es diguin.
projector-coming = { $rank }: { $who }
projector-coming-end = Final de la cerimònia: tota la classificació
projector-coming-place = { $rank } al podi · després el nom: { $who }
projector-coming-thanks = Agraïments
projector-heard = Els avisos se senten.
projector-muted = So silenciat: els avisos només es veuen.
projector-no-device = No hi ha cap dispositiu de so; els avisos només es veuen. Connecteu un altaveu: es detectarà tot sol.
projector-none = cap
projector-page = pàgina { $page } { OF($pages) }
projector-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
projector-rank = { $rank }a posició
projector-signed-again = Signada de nou, edició { $issue }: { $changed }
projector-signed = L’acta final està signada
projector-signed-ceremony = L’acta final està signada: ara, els premis
projector-thanks = Gràcies a tots els qui heu jugat
projector-sound-check = Sonen els tres avisos, volum { $percent } %. Sons propis: { $files } (o .ogg) a la carpeta { $folder }.
projector-unsigned = ? sense signar
projector-volume = Volum { $percent } %
projector-monitor-gone = S’ha desconnectat el monitor de la sala: ara la sala és una finestra aquí. Quan es torni a connectar, hi tornarà tota sola.
projector-one-monitor = Hi ha un sol monitor: arrossegueu la finestra de la sala (a baix a la dreta; Alt Tab) al projector i premeu-hi F11.
projector-is-back = La finestra de la sala era oberta quan va acabar el programa i s’ha tornat a obrir on era.
projector-on = Al monitor { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = Final de la ronda { $round }: { $head }
projector-head-signed = Signada, versió { $issue }: { $head }
projector-clubs =
    { $count ->
        [one] { $count } club
       *[other] { $count } clubs
    }
projector-greeting = HOLA A TOTHOM
projector-equals = Amb els mateixos punts:
projector-equal-in-all = empat en tots els criteris
projector-heading-rank = Posició
projector-heading-round = ronda { $round }
projector-heading-total = total
projector-leaders = Després de la ronda { $round }
projector-leaders-counting = Després de la ronda { $round } · es compta la { $last }
projector-leaders-counting-several = Després de la ronda { $round } · es compten les { $first }–{ $last }
projector-leaders-provisional = Després de la ronda { $round } · provisional
# Capitals that fall on tiles for who won.
projector-letters = ANTSERUMCHIOPL
projector-others = i { $count } més
projector-places = posicions { $from } a { $to }
projector-rank-short = { $rank }
projector-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondes
    }
projector-rounds-so-far = { $over } { OF($rounds) }
projector-rounds-played = Jugades: { $over } { OF($rounds) }
projector-word = La paraula de la sala
projector-starts = Comencem a les { $time }
projector-starts-soon = Comencem de seguida
projector-expelled = expulsió
