# Standings: ranks, reasons, penalties, objections.

standings-rank = #
standings-moved = ±
standings-player = Player
standings-club = Club
standings-total = Total
standings-by-total = total
standings-doubt-objection = Objection { $objection } is pending: { $player }
standings-doubt-undecided = Undecided: { $word }, round { $round } (× { $count })
standings-more-doubts = … and { $count } more
standings-dismissed = dismissed: { $reason }
standings-overruled = the word was ruled invalid again
standings-upheld = upheld: { $reason }
standings-to-word = The word { $word }
standings-empty = First add players in Competition.
standings-expelled = expelled, no rank
standings-status = Status
standings-expelled-after = expelled after round { $round }
standings-withdrawn = withdrew
standings-deducted = penalty −{ $points }
# $count: how many; $rounds: with commas
standings-void = { $count ->
    [one] round { $rounds } void
   *[other] rounds { $rounds } void
}
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
standings-reopen = Reopen…
standings-to-hall = To the hall
standings-to-hall-after = To the hall: after round { $round }
standings-why = Why rank { $rank }: { $name }
standings-why-break = Same total as { $above }. Separated by: { $criterion } – { $above } { $theirs }, { $name } { $own }.
standings-why-expelled = Expelled from the competition: no rank.
standings-why-first = The head of the table.
standings-why-tie = A full tie with { $above }.
standings-why-total = Lower { $criterion } than { $above } ({ $own } against { $theirs }).

standings-copied = The table was copied: paste it into a spreadsheet while Eforos is open.
standings-not-copied = The table was not copied: the system’s clipboard holds something else. Try again, or save the standings from Print.
standings-copy-rank = Rank
standings-copy-number = No.
standings-copy-deductions = Deducted
standings-copy-why = Why
standings-legend = In colour: the criterion that broke the tie with the row above.
standings-nth = { $rank }
standings-page-total = Total { $total }
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
standings-objections-waiting = { $count ->
    [one] { $count } objection waits
   *[other] { $count } objections wait
}
