# Documents of tables: graded sheets, a round’s record, a player’s report.

documents-graded-sheets = Graded sheets
documents-round-record = Round record
documents-player-report = Player’s report

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
documents-graded-legend = No mark: valid · framed ✗: invalid, takes off what it would give, with the reason · “·”: does not count (repeated, wrong field) · *: valid by the referee’s ruling · “no Ω”: needs a tile that was not there · right: the points of the field
documents-graded-legend-open = ?: awaits a ruling

documents-ratio = { $consonants } consonants, { $vowels } vowels
documents-of-rounds = of { $rounds }
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
documents-course = Letters and time
documents-corrections = Hand-ins and corrections of sheets

documents-column-valid = Valid
documents-column-invalid = Invalid
# Below the two above: how many, and their points
documents-column-of-words = words
documents-column-of-points = points
documents-column-letters = Letters

documents-note-late = late
documents-note-void = round void
documents-note-none = not handed in
documents-note-missing = not keyed
documents-note-unsettled = keyings differ
documents-note-not-expected = not playing

documents-sheets-of-rounds = The sheets


documents-tiles-key = Rounded tiles: vowels
documents-tiles-key-high = Rounded tiles: vowels · double frame: high value
documents-eq-players = players
documents-eq-count = sheets that count
documents-eq-not-handed-in = not handed in
documents-eq-out = took no part in the round
documents-eq-void = late or void
documents-eq-missing = still missing
documents-eq-checked = checked twice
documents-eq-nameless = without a name
documents-record-whole = The record is whole: all sheets were keyed.
documents-record-given-up = The round was given up: no sheets count.
documents-record-open = The record is not whole: sheets are missing, or the round is not over.
documents-record-undecided = { $count ->
    [one] All sheets are keyed. One word waits for a ruling: points of the round may change.
   *[other] All sheets are keyed. { $count } words on sheets wait for a ruling: points of the round may change.
}
documents-round-undecided = Provisional · to be ruled { $count }
documents-in-figures = The round in figures
documents-rulings-of-round = Rulings on words of the round
# $name: who did all that stands above; $others: times and names
documents-all-by = All by { $name }.
documents-all-by-but = All by { $name }, except: { $others }.
# $mean: with a decimal comma
documents-found = { $count ->
    [one] 1 valid word, { $mean } points a sheet on average.
   *[other] { $count } different valid words, { $mean } points a sheet on average.
}
documents-longest = The longest on the sheets: { $words }.
documents-on-one-sheet = On one sheet only: { $words }.
documents-key = Key
documents-key-keyed = keyed
documents-key-checked = checked twice
documents-column-behind = Behind
documents-column-best = Round’s best
documents-column-longest = Longest word
documents-graded-of = Graded sheets · no. { $number }
documents-report-of = Player’s report · no. { $number }
documents-report-code = My sheets on a phone: { $code }
documents-rounds-less = Rounds { $rounds }, { $less } taken off
documents-rank = rank { $rank }
documents-rank-large = { $rank }
documents-provisionally = provisional
documents-ruled-in = r. { $round } { $ruling }
documents-rulings-of-sheets = The referee’s rulings on words of these sheets
documents-slip = Objection
documents-slip-cut = objection: cut here, hand in at the desk before the signing
documents-slip-own = about your own score only
documents-slip-round = round
documents-slip-word = word that was ruled invalid
documents-slip-other = reading or void round: what I ask for
documents-slip-time = time
documents-slip-source = dictionary, page
documents-slip-signature = signature
documents-strip-rank = rank of { $players } in the standings
documents-strip-no-rank = no rank in the standings
documents-strip-points = points
documents-strip-valid = valid words
documents-strip-invalid = invalid, { $points } points
documents-strip-lengths = of 7, 6, 5, 4 letters
documents-strip-high = with a high-value letter
documents-plot = The total after each round
documents-plot-first = { $points } rank 1
documents-plot-median = { $points } median
documents-no-acts = No penalty, no objection.
documents-acts = Penalties and objections
documents-why = Why without a rank
documents-why-rank = Why rank { $rank }
# $criterion: what separates the two; $own, $theirs: its figures
documents-why-below = Below rank { $rank }, { $name }: { $criterion } { $own } against { $theirs }.
documents-why-above = Above rank { $rank }, { $name }: { $criterion } { $own } against { $theirs }.
documents-released = The letters came from whoever conducts the joint competition.
