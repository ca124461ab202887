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
