# Standings: ranks, reasons, penalties, objections.

standings-4 = 4 l.
standings-5 = 5 l.
standings-6 = 6 l.
standings-7 = 7 l.
standings-high = High
standings-invalid = Inv.
standings-rank = #
standings-moved = ±
standings-player = Player
standings-club = Club
standings-total = Total
standings-by-total = total
standings-by-invalid = fewer points lost on invalid words
standings-by-7 = more valid words of seven letters
standings-by-6 = more valid words of six letters
standings-by-5 = more valid words of five letters
standings-by-4 = more valid words of four letters
standings-by-high = more valid words with a high-value letter
standings-doubt-draft = Draft: { $player }, round { $round }
standings-doubt-missing = Sheet missing: { $player }, round { $round }
standings-doubt-nameless = Sheet without a name, round { $round }
standings-doubt-objection = Objection { $objection } is pending: { $player }
standings-doubt-unchecked = Not keyed a second time: { $player }, round { $round }
standings-doubt-undecided = Undecided: { $word }, round { $round } (× { $count })
standings-doubt-unsettled = The keyings differ: { $player }, round { $round }
standings-more-doubts = … and { $count } more
standings-dismissed = dismissed: { $reason }
standings-upheld = upheld: { $reason }
standings-empty = First add players in Competition.
standings-expelled = expelled
standings-withdrawn = withdrew
standings-lifted = { $penalty } — lifted: { $reason }
standings-objection = Objection { $number } · { $player } · round { $round } · { $about }
standings-page = Rank { $rank }: { $name }
standings-penalty = { $kind }, round { $round }: { $reason }
standings-provisional =
    { $count ->
        [one] provisional · { $count } reason
       *[other] provisional · { $count } reasons
    }
standings-title = Standings after round { $round }
standings-why-break = Same total as { $above }. Separated by: { $criterion } ({ $own } against { $theirs }).
standings-why-expelled = Expelled from the competition: no rank.
standings-why-first = The head of the table.
standings-why-tie = A full tie with { $above }.
standings-why-total = Lower { $criterion } than { $above } ({ $own } against { $theirs }).

standings-copied = The table was copied: paste it into a spreadsheet while Eforos is open.
standings-not-copied = The table was not copied: the system’s clipboard holds something else. Try again, or save the standings from Print.
standings-copy-rank = Rank
standings-copy-number = No.
standings-copy-deductions = Deducted
standings-copy-invalid = Lost on invalid
standings-copy-7 = Valid of 7
standings-copy-6 = Valid of 6
standings-copy-5 = Valid of 5
standings-copy-4 = Valid of 4
standings-copy-high = Valid with a high-value letter
standings-copy-why = Why
standings-legend = In colour: the criterion that broke the tie with the row above.
standings-nth = { $rank }
standings-page-total = Total { $total }
standings-page-round = Round { $round } · { $ratio }
standings-round-points = Points
standings-rank-after = Rank
standings-is-void = void: does not count
standings-is-out = after the expulsion: does not count
standings-plot = Total after each round
standings-plot-round = Round
standings-plot-point = round { $round }: { $total }
standings-plot-told = { $player } — { $totals }
standings-plot-behind = difference
standings-plot-more = { $count } lines are shown: the first and the selected player’s ({ $hidden } are not).
standings-figures-sheets = Sheets that count: { $sheets } · valid words: { $valid } · invalid: { $invalid } · undecided: { $undecided }
standings-figures-provisional = The standings are provisional: the figures may change.
standings-figures-list = Of the list { $name }
standings-figures-best = The best words
standings-figures-lone = Words found only once: { $count }
standings-figures-missed = What was left in the letters
standings-figures-ratios = Averages by ratio
standings-figures-most = The most valid words
standings-figures-word = Word
standings-figures-round = Round
standings-figures-made = Words
standings-figures-found = Found
standings-figures-best-missed = Found by nobody
standings-figures-ratio = Ratio
standings-figures-rounds = Rounds
standings-figures-points = Points a sheet
standings-figures-words = Words a sheet
standings-figures-valid = Words
standings-figures-none = No valid word yet.
standings-figures-more = … and { $count } more
standings-figures-by = Found by
standings-figures-finders =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
standings-figures-no-list = The word list is not whole in this file.
