# What the hall sees of a turn, and what the console says of slips and standings.

scenes-turn = Turn { $turn }
scenes-this-is-the-last = last turn
scenes-last-turn-is = last turn: { $turn }
scenes-points = { $points ->
    [one] point
   *[other] points
}
scenes-leftover = Left over
scenes-new = + New
scenes-seconds = { $seconds ->
    [one] 1 second!
   *[other] { $seconds } seconds!
}
scenes-stop = Stop! Raise your slips
scenes-slips-in = slips collected
scenes-the-top = the top
# $letters: a number
scenes-full-rack = { $letters ->
    [one] one letter
    [7] seven letters
   *[other] { $letters } letters
}
# $letters: letters with commas
scenes-jokers = { $count ->
    [one] { $letters } is a joker
   *[other] { $letters } are jokers
}
scenes-equivalents = { $count ->
    [one] One more play of { $points } points
   *[other] { $count } more plays of { $points } points
}
scenes-best-in-the-hall = Best play in the hall
scenes-solo = Solo bonus
scenes-late = Found late
scenes-late-changes = The points are given; the board stays as it is.
scenes-last-turn = Last turn
scenes-turns-left = { $count ->
    [one] 1 turn is left
   *[other] { $count } turns are left
}
scenes-withdrawn = withdrawn
# $wrote: what the slip says; $counted: the score
scenes-warning-points = slip { $wrote }, counted { $counted }
scenes-warning-arbiter = given by the arbiter
# $why: the mistakes; $costs: points
scenes-warning = Technical warning no. { $number } ({ $why }), { $costs ->
    [0] nothing deducted
    [one] 1 point deducted
   *[other] { $costs } points deducted
}
scenes-why-first = Total { $total }: the highest.
scenes-why-shared = Total { $total }, as above: the rank is shared.
scenes-why-behind = Total { $total } against { $above }: { $behind } less.
scenes-why-no-rank = Out of the competition: no rank.

# A player's own phone.
scenes-own-table = Your table: { $table }
scenes-own-runs = Turn { $turn }: the time runs. Its letters and the time are under “Now”.
scenes-own-held = Turn { $turn }: the time is held.
scenes-own-over = Turn { $turn }: the time is over, the slips come in.
scenes-own-coming = Turn { $turn } comes next.
scenes-own-ended = The game is over.
scenes-own-waiting = { $count ->
    [one] Your slip of 1 turn is not published yet: it stands here as soon as the arbiter publishes it.
   *[other] Your slips of { $count } turns are not published yet: they stand here as soon as the arbiter publishes them.
}
