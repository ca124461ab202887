# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-rulings = Decisions arbitrals

documents-round = Ronda { $round }
documents-after-round = Classificació després de la ronda { $round }
documents-nothing-played = Classificació: no s’ha jugat cap ronda
# $points: with its sign
documents-total = Total { $points }
documents-ruled-valid = { $word } vàlida · { $evidence }
documents-ruled-invalid = { $word } no vàlida · { $evidence }
documents-no-players = Cap participant.

documents-minutes = { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuts
}
documents-round-open = La ronda no s’ha acabat: aquest registre pot canviar.
documents-round-end = Final de la ronda
# $events: the event’s number as text; $code: eight digits
documents-check-code = Per comprovar el codi: eforos verify FILE --head { $code } --events { $events }
documents-nothing-happened = No s’ha registrat res.
documents-undone = Desfet: { $what }
documents-referee = arbitratge
documents-assistant = auxiliar
documents-jury = comitè de mots

documents-column-number = Núm.
documents-column-points = Punts
documents-column-note = Nota
documents-column-moved = ±
documents-column-round = Ronda
documents-column-rank-in-round = Posició a la ronda
documents-column-total-after = Total fins ara
documents-column-rank-after = Posició fins ara
documents-column-word = Paraula
documents-column-ruling = Decisió
documents-column-evidence = Justificació
documents-column-rounds = Rondes
documents-column-by = Qui · hora
documents-column-at = Hora
# Who ruled on the words; the second where others did, too
documents-ruled-by = Ha decidit: { $name }
documents-ruled-by-but = Ha decidit, on no consta cap altre nom: { $name }

documents-deducted = { $points ->
    [one] 1 punt descomptat
   *[other] { $points } punts descomptats
}

documents-rulings-title = Decisions sobre paraules
documents-rulings-count = { $count ->
    [0] cap decisió
    [one] 1 decisió
   *[other] { $count } decisions
}
documents-over-lexicon = llista de paraules: { $list }
documents-no-rulings = Cap decisió sobre paraules.
documents-is-valid = ✓ vàlida
documents-is-invalid = ✗ no vàlida
documents-waiting = Pendents de decisió
documents-waiting-word = { $word } ({ $place })
documents-in-rounds = { $count ->
    [one] ronda { $rounds }
   *[other] rondes { $rounds }
}
documents-column-sheets = Vegades
documents-rulings-legend = Una decisió val per a tothom qui ha escrit la paraula. Rondes i vegades: on s’ha escrit i quantes vegades.
documents-rulings-nowhere = –: no l’ha escrita ningú.
documents-centre = coordinador
