# Standings: ranks, reasons, penalties, objections.

standings-rank = #
standings-moved = ±
standings-player = Participant
standings-club = Club
standings-total = Total
standings-by-total = total
standings-doubt-objection = Reclamació { $objection } pendent: { $player }
standings-doubt-undecided = Pendent de decisió: { $word }, ronda { $round } (× { $count })
standings-more-doubts = … i { $count } més
standings-dismissed = desestimada: { $reason }
standings-overruled = la paraula s’ha tornat a declarar invàlida
standings-upheld = acceptada: { $reason }
standings-to-word = La paraula { $word }
standings-empty = Primer afegiu participants a Competició.
standings-expelled = expulsió
standings-status = Estat
standings-expelled-after = expulsió després de la ronda { $round }
standings-withdrawn = s’ha retirat
standings-deducted = sanció −{ $points }
# $count: how many; $rounds: with commas
standings-void = { $count ->
    [one] ronda { $rounds } anul·lada
   *[other] rondes { $rounds } anul·lades
}
standings-lifted = { $penalty } — aixecada: { $reason }
standings-objection = Reclamació { $number } · { $player } · ronda { $round } · { $about }
standings-page = { $rank }a posició: { $name }
standings-penalty = { $kind }, ronda { $round }: { $reason }
standings-provisional =
    { $count ->
        [one] provisional · { $count } motiu
       *[other] provisional · { $count } motius
    }
standings-title = Classificació després de la ronda { $round }
standings-reopen = Torna a obrir…
standings-to-hall = A la sala
standings-to-hall-after = A la sala: després de la ronda { $round }
standings-why = Per què { $rank }a posició: { $name }
standings-why-break = Mateix total que { $above }. Desempat: { $criterion } – { $above } { $theirs }, { $name } { $own }.
standings-why-expelled = Expulsió de la competició: sense posició.
standings-why-first = Al capdavant de la taula.
standings-why-tie = Empat total amb { $above }.
standings-why-total = Inferior en { $criterion } a { $above } ({ $own } contra { $theirs }).

standings-copied = S’ha copiat la taula: enganxeu-la en un full de càlcul mentre Eforos sigui obert.
standings-not-copied = No s’ha copiat la taula: el porta-retalls del sistema conté una altra cosa. Torneu-ho a provar o deseu la classificació des d’Impressió.
standings-copy-rank = Posició
standings-copy-number = Núm.
standings-copy-deductions = Descompte
standings-copy-why = Per què
standings-legend = En color: el criteri que ha desfet l’empat amb la fila de sobre.
standings-nth = { $rank }a
standings-page-total = Total { $total }
standings-round-points = Punts
standings-rank-after = Posició
standings-is-void = anul·lat: no compta
standings-is-out = després de l’expulsió: no compta
standings-plot = Total després de cada ronda
standings-plot-round = Ronda
standings-plot-point = ronda { $round }: { $total }
standings-plot-told = { $player } — { $totals }
standings-plot-behind = diferència
standings-plot-more = Es mostren { $count } línies: les primeres i la de la persona seleccionada ({ $hidden } no es mostren).
standings-objections-waiting = { $count ->
    [one] { $count } reclamació pendent
   *[other] { $count } reclamacions pendents
}
