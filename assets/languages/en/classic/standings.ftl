# Standings: why, the cross-table, the course of it, the season.

meeting-score = Score
meeting-why-rank = Why rank { $rank }: { $name }
meeting-why-no-rank = Why no rank: { $name }
meeting-why-first = Nobody has more.
meeting-why-shared = Equal to { $name } in all: they share the rank.
meeting-why-average = Average { $own } against { $other } ({ $name }).
meeting-why-sum = { $sum } over { $games ->
    [one] 1 game
   *[other] { $games } games
}.
meeting-why-points = { $own } points against { $other } ({ $name }).
meeting-why-spread = { $points } points as { $name }; spread { $own } against { $other }.
meeting-why-scored = { $points } points and the same spread as { $name }; score { $own } against { $other }.
meeting-why-expelled = Expelled: no rank, and the results stay for the opponents.
meeting-why-occasional = Too few games for a rank.
meeting-why-out = Plays no more, and keeps the rank.
meeting-why-left = Not there to the last round.
meeting-team-whole = { $count ->
    [one] 1 member
   *[other] { $count } members
}
meeting-team-short = { $count ->
    [one] 1 member: short
   *[other] { $count } members: short
}
meeting-team-not-counted = does not count
meeting-team-best = best: { $name }, rank { $rank }
meeting-plot-points = Points by round
meeting-plot-averages = Average by round
meeting-column-round = Round
meeting-column-with = With
meeting-column-score = Result
meeting-column-brought = Counts
meeting-starts = starts
meeting-season-none = No season is open
meeting-season-after = { $title }, { $count ->
    [0] no meeting yet
    [one] after 1 meeting
   *[other] after { $count } meetings
}
meeting-season-lists = { $count } different lists: that is normal, and printed
meeting-season-signed = signed ({ $issue })
meeting-season-provisional = provisional: not signed
meeting-season-other = ▲ the signed table is another than follows from the results
meeting-season-other-rules = The season has other rules: { $rules }.
meeting-season-file = File of the season
meeting-ask-season = The file is opened; where none is, a season of these rules begins beside the competition.
meeting-ask-add-season = “{ $title }” is taken into the season.
meeting-ask-season-replaces = A meeting of this title and date is there: the new one replaces it.
meeting-ask-season-unsigned = It is not signed yet: it stands there as provisional.

meeting-doubted-how = Type the doubted words, with the table before them if you like (5: WORD), and press Enter.
meeting-search = Search the list
meeting-search-in = in the list
meeting-search-out = not in the list
