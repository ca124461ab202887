# Les escenes de la sala de les partides clàssiques i la finestra del jutge.

tables-round = Ronda { $round }
tables-round-of = Ronda { $round } { OF($rounds) }
tables-table = Taula { $table }
# $from, $to: numbers of tables as text
tables-from-to = taules { $from }–{ $to }
tables-of-tables = { $count ->
    [one] d’1 taula
   *[other] de { $count } taules
}
tables-by-name = per nom
tables-then-by-table = després: per taula
tables-then-by-name = després: per nom
tables-begins-lot = Qui comença: traieu una fitxa, la més propera a la A
tables-begins-named = ▸ comença
tables-bye = descans
tables-absent = absent
# $halves: for the plural; $points: as written, with ½
tables-points = { $halves ->
    [1] ½ punt
    [2] 1 punt
   *[other] { $points } punts
}
tables-notice = { $minutes } minuts per a la ronda
tables-notice-turns = Als { $minutes } minuts la partida s’acaba amb el torn de l’altre jugador
tables-last-minutes = { $minutes ->
    [one] queda menys d’un minut
   *[other] queden menys de { $minutes } minuts
}
tables-last-seconds = queden menys de { $seconds } segons
tables-turn = Temps del torn
tables-play-now = jugueu ara
tables-demonstration = Taula de demostració
tables-each = { $minutes ->
    [one] 1 minut cadascú
   *[other] { $minutes } minuts cadascú
}
tables-round-over = s’ha acabat el temps
tables-over = temps excedit
tables-held = en pausa
tables-results-in = { $count ->
    [one] resultat rebut
   *[other] resultats rebuts
}
tables-provisional = { $missing ->
    [one] provisional: falta 1 resultat
   *[other] provisional: falten { $missing } resultats
}
tables-standings = Classificació
tables-standings-after = Classificació després de la ronda { $round }
tables-schools = Escoles
tables-schools-after = Escoles després de la ronda { $round }
tables-pairs = Parelles
tables-pairs-after = Parelles després de la ronda { $round }
tables-season = { $meetings ->
    [one] després d’1 trobada
   *[other] després de { $meetings } trobades
}
tables-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadors
}
tables-pupils = { $count ->
    [one] 1 alumne
   *[other] { $count } alumnes
}
# What parts the own row from the next one, of as many points
tables-before-by-scored = punts fets: { $own } (següent: { $theirs })
tables-before-by-spread = diferència: { $own } (següent: { $theirs })
tables-spread = diferència
tables-heading-points = punts
tables-games = partides
tables-average = mitjana

tables-judge-words = Escriviu les paraules
tables-judge-table = Taula { $table } · escriviu les paraules
tables-judge-hint = Espai: paraula següent · Enter amb el camp buit: judica
tables-judge-valid = Vàlida
tables-judge-invalid = No vàlida
tables-judge-not-found = No trobada
tables-judge-ask = pregunteu a l’àrbitre
tables-bag = { $count ->
    [one] 1 fitxa al sac
   *[other] { $count } fitxes al sac
}
tables-average-of = mitjana { $average }
tables-first-school = Escola guanyadora
tables-first-pair = Parella guanyadora
tables-count-schools = { $count ->
    [one] 1 escola
   *[other] { $count } escoles
}
tables-count-pairs = { $count ->
    [one] 1 parella
   *[other] { $count } parelles
}
