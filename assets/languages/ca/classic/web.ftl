# La pàgina de resultats de partides clàssiques.

web-games = Partides per ronda
web-began = ▸ va començar la partida
web-by-last-word = { $mark } guanya per l’última paraula, amb puntuacions iguals
web-chart = Posició després de cada ronda
web-chart-beside = el capdavant de la classificació
web-figure-games =
    { $count ->
        [one] partida jugada
       *[other] partides jugades
    }
web-figure-best = la puntuació més alta d’una partida: { $player }, ronda { $round }
web-figure-highest = la puntuació més alta d’una partida
web-figure-mean = punts de mitjana per participant i partida
web-figure-widest = la diferència més gran d’una partida
web-rounds = Les rondes en xifres
web-highest = Màxim
web-sign-missing-is = encara sense resultat
web-sign-walkover-is = sense partida: incompareixença
web-sign-forfeit-is = sense partida: ronda anul·lada
web-sign-cancelled-is = partida anul·lada
web-made = Cada resultat es pot comprovar amb el document d’intercanvi de la competició: eforos grade. Fet amb Eforos.
web-made-unnamed = Cada resultat es pot comprovar amb el document d’intercanvi de la competició, que guarda el club: eforos grade. Fet amb Eforos.
web-parted = El que separa files iguals és el que aquí s’omet.
web-names-hidden = L’alumnat surt amb inicials i el número de la llista.
web-consent = La pàgina mostra el nom sencer de l’alumnat: publiqueu-la només amb el consentiment de les famílies.
