# The hall’s scenes of classic games, and the judge’s window.

tables-round = Round { $round }
tables-round-of = Round { $round } of { $rounds }
tables-table = Table { $table }
# $from, $to: numbers of tables as text
tables-from-to = tables { $from }–{ $to }
tables-of-tables = { $count ->
    [one] of 1 table
   *[other] of { $count } tables
}
tables-by-name = by name
tables-then-by-table = then: by table
tables-then-by-name = then: by name
tables-begins-lot = Who begins: draw a tile, nearest to A
tables-begins-named = ▸ begins
tables-bye = bye
tables-absent = absent
# $halves: for the plural; $points: as written, with ½
tables-points = { $halves ->
    [1] ½ pt
    [2] 1 pt
   *[other] { $points } pts
}
tables-notice = { $minutes } minutes for the round
tables-notice-turns = After { $minutes } minutes the game ends with the other player’s turn
tables-last-minutes = { $minutes ->
    [one] less than a minute left
   *[other] less than { $minutes } minutes left
}
tables-last-seconds = less than { $seconds } seconds left
tables-turn = Time of a turn
tables-play-now = play now
tables-demonstration = Demonstration table
tables-each = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}
tables-round-over = the time is over
tables-over = time over
tables-held = paused
tables-results-in = { $count ->
    [one] result in
   *[other] results in
}
tables-provisional = { $missing ->
    [one] provisional: 1 result missing
   *[other] provisional: { $missing } results missing
}
tables-standings = Standings
tables-standings-after = Standings after round { $round }
tables-schools = Schools
tables-schools-after = Schools after round { $round }
tables-pairs = Pairs
tables-pairs-after = Pairs after round { $round }
tables-season = { $meetings ->
    [one] after 1 meeting
   *[other] after { $meetings } meetings
}
tables-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tables-pupils = { $count ->
    [one] 1 pupil
   *[other] { $count } pupils
}
# What parts the own row from the next one, of as many points
tables-before-by-scored = points scored: { $own } (next: { $theirs })
tables-before-by-spread = spread: { $own } (next: { $theirs })
tables-spread = spread
tables-heading-points = points
tables-games = games
tables-average = average

tables-judge-words = Type the words
tables-judge-table = Table { $table } · type the words
tables-judge-hint = Space: next word · Enter on an empty field: judge
tables-judge-valid = Valid
tables-judge-invalid = Not valid
tables-judge-not-found = Not found
tables-judge-ask = ask the arbiter
tables-bag = { $count ->
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}
tables-average-of = average { $average }
tables-first-school = Winning school
tables-first-pair = Winning pair
tables-count-schools = { $count ->
    [one] 1 school
   *[other] { $count } schools
}
tables-count-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
