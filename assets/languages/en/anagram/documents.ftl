# Documents of tables: graded sheets, a round’s record, a player’s report.

documents-graded-sheets = Graded sheets
documents-round-record = Round record
documents-player-report = Player’s report

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
documents-graded-legend = ✓ valid · ✗ invalid, takes away what it would have given · ? awaits a ruling · “·” does not count. “No Ω”: it needs a tile that was not there. Every player may object about their own score after the last round and before the signing.

documents-ratio = { $consonants } consonants, { $vowels } vowels
documents-attempt = played again: draw { $attempt }
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

documents-column-valid = Valid
documents-column-invalid = Invalid
documents-column-undecided = To be ruled
documents-column-letters = Letters
documents-column-sheets = Sheets
documents-count-points = { $count } · { $points }

documents-note-late = late
documents-note-void = round void
documents-note-none = not handed in
documents-note-missing = not keyed
documents-note-unsettled = keyings differ
documents-note-not-expected = not playing

documents-standings-legend = ±: places since the round before. Points lost: on invalid words. 7 l.–4 l.: valid words of so many letters. High value: valid words with a high-value letter. Decided by: the criterion that separates each place from the one above.
documents-sheets-of-rounds = The sheets

documents-rulings-legend = A ruling holds for every sheet on which the word stands in its right field and can be made from the letters. Rounds and sheets: where it was written.
