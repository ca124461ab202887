# Classificació: per què, taula creuada, evolució, temporada.

meeting-score = Puntuació
meeting-why-rank = Per què el lloc { $rank }: { $name }
meeting-why-no-rank = Per què sense lloc: { $name }
meeting-why-first = És qui té més que ningú.
meeting-why-shared = Igual que { $name } en tot: comparteixen lloc.
meeting-why-average = Mitjana { $own } enfront de { $other } ({ $name }).
meeting-why-sum = { $sum } entre { $games ->
    [one] 1 partida
   *[other] { $games } partides
}.
meeting-why-points = { $own } punts enfront de { $other } ({ $name }).
meeting-why-spread = { $points } punts, com { $name }; diferència { $own } enfront de { $other }.
meeting-why-scored = { $points } punts i la mateixa diferència que { $name }; puntuació { $own } enfront de { $other }.
meeting-why-expelled = Amb expulsió: sense lloc, i els resultats valen per als altres.
meeting-why-occasional = Li falten partides per tenir lloc.
meeting-why-out = No juga la resta i conserva el lloc.
meeting-why-left = No hi és fins a l’última ronda.
meeting-team-whole = { $count ->
    [one] 1 membre
   *[other] { $count } membres
}
meeting-team-short = { $count ->
    [one] 1 membre: incomplet
   *[other] { $count } membres: incomplet
}
meeting-team-not-counted = no compta
meeting-team-best = { $name }, lloc { $rank }
meeting-plot-points = Punts ronda a ronda
meeting-plot-averages = Mitjana ronda a ronda
meeting-column-round = Ronda
meeting-column-with = Amb
meeting-column-score = Resultat
meeting-column-brought = Compta
meeting-starts = vegades que ha començat
meeting-season-none = Cap temporada oberta
meeting-season-after = { $title }, { $count ->
    [0] encara cap trobada
    [one] després d’1 trobada
   *[other] després de { $count } trobades
}
meeting-season-lists = { $count } diccionaris diferents: és normal, s’imprimeix
meeting-season-signed = signada ({ $issue })
meeting-season-provisional = provisional: no signada
meeting-season-other = ▲ la taula signada és una altra que la que surt dels resultats
meeting-season-other-rules = La temporada és d’un altre reglament: { $rules }.
meeting-season-file = Fitxer de la temporada
meeting-ask-season = S’obre el fitxer; si no existeix, comença una temporada d’aquest reglament al costat de la competició.
meeting-ask-add-season = « { $title } » entra a la temporada.
meeting-ask-season-replaces = Ja hi és una trobada amb aquest títol i aquesta data: la nova la substitueix.
meeting-ask-season-unsigned = Encara no és signada: hi consta com a provisional.

meeting-doubted-how = Escriviu les paraules dubtoses, amb la taula al davant si cal (5: QUADRE ANY), i premeu Enter.
meeting-search = Cerca a la llista
meeting-search-in = és a la llista
meeting-search-out = no és a la llista
