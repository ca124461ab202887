# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-graded-sheets = Graded sheets
documents-round-record = Round record
documents-standings = Standings
documents-player-report = Player’s report
documents-rulings = The referee’s rulings

documents-round = Round { $round }
documents-after-round = Standings after round { $round }
documents-nothing-played = Standings: no round has been played
documents-goes-on = continued
# $points: with its sign
documents-total = Total { $points }
documents-field = { $letters } letters
documents-valid = { $count ->
    [one] Valid 1: { $points }
   *[other] Valid { $count }: { $points }
}
documents-invalid = { $count ->
    [one] Invalid 1: { $points }
   *[other] Invalid { $count }: { $points }
}
documents-undecided = { $count ->
    [one] to be ruled 1
   *[other] to be ruled { $count }
}
documents-ruled-valid = Ruling: { $word } valid · { $evidence }
documents-ruled-invalid = Ruling: { $word } invalid · { $evidence }
documents-lacks = no { $letter }
documents-word-ruled = ruled invalid
documents-word-not-in-lexicon = not in the list
documents-word-undecided = to be ruled
documents-word-illegible = illegible, to be ruled
documents-word-misplaced = wrong field
documents-word-unreadable = unreadable
documents-word-repeated = repeated
documents-sheet-late = The sheet was late: nothing on it counts.
documents-sheet-void = The round is void: nothing on the sheet counts.
documents-sheet-none = No sheet was handed in: the round counts 0.
documents-sheet-missing = The sheet has not been keyed yet.
documents-sheet-unsettled = The two keyings differ: until they are settled the first one counts.
documents-no-words = No words.
documents-no-sheets = No sheet.
documents-no-players = No player.
documents-graded-legend = ✓ valid · ✗ invalid, takes away what it would have given · ? awaits a ruling · “·” does not count. “No Ω”: it needs a tile that was not there. Every player may object about their own score after the last round and before the signing.

documents-ratio = { $consonants } consonants, { $vowels } vowels
documents-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
documents-attempt = played again: draw { $attempt }
documents-round-open = The round is not over: this record may change.
documents-round-recorded = recorded afterwards
documents-round-given-up = given up: it does not count
documents-digital = { $count ->
    [0] Drawn by the program, in the order announced.
    [one] Drawn by the program, in the order announced. The consonants were drawn again once.
   *[other] Drawn by the program, in the order announced. The consonants were drawn again { $count } times.
}
documents-physical = Drawn from the bags, in the order drawn.
documents-put-back = Drawn from the bags, in the order drawn. Put back: { $letters }.
documents-recorded = The letters were recorded afterwards.
documents-round-end = End of the round
# $events: the event’s number as text; $code: eight digits
documents-check-code = To check the code: eforos verify FILE --head { $code } --events { $events }
documents-sheets = Sheets
documents-keyed = { $count ->
    [one] 1 sheet keyed
   *[other] { $count } sheets keyed
}
documents-checked = { $count ->
    [one] 1 checked by a second person
   *[other] { $count } checked by a second person
}
documents-nameless = { $count ->
    [one] 1 without a name
   *[other] { $count } without a name
}
documents-late = Late
documents-missing = Missing
documents-not-handed-in = Not handed in
documents-results = Results of the round
documents-course = Letters and time
documents-corrections = Hand-ins and corrections of sheets
documents-nothing-happened = Nothing was recorded.
documents-undone = Undone: { $what }
documents-referee = referee
documents-assistant = assistant

documents-column-number = No.
documents-column-valid = Valid
documents-column-invalid = Invalid
documents-column-points = Points
documents-column-undecided = To be ruled
documents-column-total = Total
documents-column-note = Note
documents-column-time = Time
documents-column-what = What happened
documents-column-who = Who
documents-column-moved = ±
documents-column-round = Round
documents-column-letters = Letters
documents-column-rank-in-round = Rank in round
documents-column-total-after = Total so far
documents-column-rank-after = Rank so far
documents-column-word = Word
documents-column-ruling = Ruling
documents-column-evidence = Evidence
documents-column-rounds = Rounds
documents-column-sheets = Sheets
documents-column-by = By · at
documents-count-points = { $count } · { $points }

documents-note-late = late
documents-note-void = round void
documents-note-none = not handed in
documents-note-missing = not keyed
documents-note-unsettled = keyings differ
documents-note-not-expected = not playing

documents-provisional = PROVISIONAL STANDINGS
documents-standings-legend = ±: places since the round before. Points lost: on invalid words. 7 l.–4 l.: valid words of so many letters. High value: valid words with a high-value letter. Decided by: the criterion that separates each place from the one above.
documents-points-by-round = Points by round
documents-rank-of = rank { $rank } of { $players }
documents-deducted = { $points ->
    [one] 1 point deducted
   *[other] { $points } points deducted
}
documents-rounds = Rounds
documents-objections = Objections
documents-sheets-of-rounds = The sheets

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
documents-rulings-legend = A ruling holds for every sheet on which the word stands in its right field and can be made from the letters. Rounds and sheets: where it was written.
