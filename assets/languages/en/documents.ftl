# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-rulings = The referee’s rulings

documents-round = Round { $round }
documents-after-round = Standings after round { $round }
documents-nothing-played = Standings: no round has been played
# $points: with its sign
documents-total = Total { $points }
documents-ruled-valid = { $word } valid · { $evidence }
documents-ruled-invalid = { $word } invalid · { $evidence }
documents-no-players = No player.

documents-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
documents-round-open = The round is not over: this record may change.
documents-round-end = End of the round
# $events: the event’s number as text; $code: eight digits
documents-check-code = To check the code: eforos verify FILE --head { $code } --events { $events }
documents-nothing-happened = Nothing was recorded.
documents-undone = Undone: { $what }
documents-referee = referee
documents-assistant = assistant
documents-jury = jury

documents-column-number = No.
documents-column-points = Points
documents-column-note = Note
documents-column-moved = ±
documents-column-round = Round
documents-column-rank-in-round = Rank in round
documents-column-total-after = Total so far
documents-column-rank-after = Rank so far
documents-column-word = Word
documents-column-ruling = Ruling
documents-column-evidence = Evidence
documents-column-rounds = Rounds
documents-column-by = By · at
documents-column-at = At
# Who ruled on the words; the second where others did, too
documents-ruled-by = Ruled by { $name }
documents-ruled-by-but = Ruled by { $name } where no other name is given

documents-deducted = { $points ->
    [one] 1 point deducted
   *[other] { $points } points deducted
}

documents-rulings-title = Rulings on words
documents-rulings-count = { $count ->
    [0] no ruling
    [one] 1 ruling
   *[other] { $count } rulings
}
documents-over-lexicon = lexicon: { $list }
documents-no-rulings = No ruling on a word.
documents-is-valid = ✓ valid
documents-is-invalid = ✗ invalid
documents-waiting = Awaiting a ruling
documents-waiting-word = { $word } ({ $place })
documents-in-rounds = { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
documents-column-sheets = Sheets
documents-rulings-legend = A ruling holds for all sheets where the word stands in its field and comes from the letters. Rounds and sheets: where it was written.
documents-rulings-nowhere = –: nobody wrote it.
documents-centre = conductor
