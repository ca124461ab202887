# Documents of classic games: score sheets, slips, pairings, standings, diplomas, whole games, seasons.

## Names of documents, and what each is for

games-score-sheets = Score sheets
games-score-sheets-hint = One a game: board, columns, tiles to strike out.
games-score-sheet = Score sheet
games-result-slips = Result slips
games-result-slips-hint = Eight on a page, one a game, with the code of the table.
games-result-slip = result slip
games-pairings = Pairings
games-pairings-hint = Who sits where, by table and by name, to be put up.
# $round: its number
games-pairings-of = Pairings of round { $round }
games-table-cards = Table cards
games-table-cards-hint = The number of each table, large.
games-team-standings = Standings of teams
games-team-standings-hint = Pairs or schools with their players.
games-pair-standings = Standings of pairs
games-pair-called = pair { $name }
games-school-standings = Standings of schools
games-cross-table = Cross-table
games-cross-table-hint = A row a player: what each round brought, and in games of two against whom.
games-challenge-slips = Challenge slips
games-challenge-slips-hint = Twelve on a page: words, verdict, arbiter.
games-judge-log = Judge’s log
games-judge-log-hint = Every set of words that was judged.
games-whole-games = Whole games
games-whole-games-hint = Turns and board of a recorded game; of one of two players also its text for programs (GCG).
games-whole-game = Whole game · round { $round }, table { $table }
games-player-report = Player’s report
games-own-penalty = round { $round }: { $penalty }
games-diplomas = Certificates

## Heads and feet

games-list = Words
games-arbiter = arbiter
games-count-schools = { $count ->
    [one] 1 school
   *[other] { $count } schools
}
games-count-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
games-signed = ✓ Signed · issue { $issue } · { $at }
games-provisional = ? Provisional · { $count } open
games-open-result = round { $round }, table { $table }: result missing
games-open-last-word = round { $round }, table { $table }: last words missing
games-open-unconfirmed = round { $round }, table { $table }: not confirmed
games-open-challenge = judge’s question { $challenge }: not answered
games-no-games = No game is paired: nothing to print.
games-no-teams = No teams.
games-no-whole-games = No game was recorded turn by turn.

## Columns

games-column-table = Table
games-column-seat = Seat { $seat }
games-column-points = Points
games-column-points-short = Pts
games-final-team = { $name }: points { $points }, spread { $spread }, scored { $scored }
games-column-spread = Spread
games-column-scored = Scored
games-column-games = Games
games-column-sum = Sum
games-column-average = Average
games-column-team = Team
games-column-with = With
games-column-number = No.
games-column-round = Round { $round }
games-column-score = Score
games-column-brought = Brought
games-after-the-round = after the round
games-column-meetings = Meetings
games-column-time = Time
games-column-place-of-table = Round, table
games-column-words = Words
games-column-verdict = Verdict
games-column-who = Desk
games-column-turn = Turn
games-column-rack = Rack
games-column-at = At
games-column-play = Play
games-column-bag = Bag

## A score sheet and a slip

games-box-round = ROUND
games-box-table = TABLE
games-tiles = Tiles: strike them out
games-tiles-blank = empty box: blank
# $tile: what is printed; $letters: what it stands for
games-tiles-carries = { $tile } stands for { $letters }
games-tiles-one = { $tiles }: one tile each
games-clock = Clock
# $turn, $game, $each, $most: times such as “2 min”
games-clock-turn = timer: { $turn } a turn
games-clock-turn-and-game = timer: { $turn } a turn, { $game } the game
games-clock-chess = chess clock: { $each } each
games-clock-chess-limit = chess clock: { $each } each, then { $most } at most
games-senyors = Senyors
games-senyors-third = third person:
games-end = How it ended
games-end-out = bag and a rack empty
games-end-time = { $time } are over
games-end-passes = { $each ->
    [1] a pass each
    [2] two passes each
    [3] three passes each
   *[other] { $each } passes each
}
games-end-lost = { $each ->
    [1] a lost turn each
    [2] two lost turns each
    [3] three lost turns each
   *[other] { $each } lost turns each
}
games-end-skipped = { $each ->
    [1] a skipped turn each
    [2] two skipped turns each
    [3] three skipped turns each
   *[other] { $each } skipped turns each
}
games-end-scoreless = { $turns ->
    [4] four turns without points
    [6] six turns without points
   *[other] { $turns } turns without points
}
games-end-blocked = nobody can lay
games-end-clock = time over
games-end-clocks-out = both out of time
games-finisher = went out:
games-head-play = play
games-head-points = points
games-head-total = total
games-box-rack = Rack left ±
games-box-over = Time over min : s
games-box-last-word = Last word’s value
games-on-a-tie = on a tie
games-box-final = Final score
# $unit: a time such as “1 min”
games-price = −{ $price } each begun { $unit }
games-price-most = −{ $price } each begun { $unit }, at most −{ $most }
games-signature = signature
games-foot-writes = Who begins writes.
games-foot-exchange = Exchange of tiles: with { $tiles } or more in the bag.
games-foot-blank = A blank cannot be { $letters }.
games-slip-title = Round { $round } · table { $table }
games-slip-title-blank = Round …… · table ……
games-slip-last-word = last word (on a tie)
games-slip-rack = rack left
games-slip-over = time over
games-slip-final = FINAL SCORE
games-table-word = Table
games-at-table = Table { $table }

## Pairings

games-by-table = By table
games-by-name = By name
games-bye = Bye
games-absent =
    { $count ->
        [one] Absent
       *[other] Absent
    }
games-begins-sign = ▸
games-begins-key = ▸ begins the game
games-begins-lot = Who begins: each draws a tile, nearest to A; a blank comes before A.

## Standings

games-status-occasional = occasional
games-status-withdrawn = withdrew after round { $round }
games-status-expelled-from-rest = expelled from the rest
games-status-expelled = expelled
games-team-short = short
games-team-not-counted = does not count
# $count: players there; $size: of a whole team
games-of-so-many = { $count } of { $size } players
games-key-swiss = A win 1 point, a draw ½; then the spread (own scores less the opponents’), then the own scores. Equal in all: a shared rank.
games-key-average = Average: final score × seats, added up and divided by the games at tables that count.
games-key-occasional = { $games ->
    [one] Occasional: fewer than 1 game that counts; without a rank.
   *[other] Occasional: fewer than { $games } games that count; without a rank.
}
games-key-uncounted = Games at tables of two are recorded and do not count for the average.
games-key-schools = A whole team has { $size } players; a school with fewer plays on and is marked short. Added up: points, spreads, scores of all its players; then the best rank of one.
games-key-pairs = Of each pair the { $best } best members count; games between members do not.
games-table-digest = SHA-256 of the table
games-cross-key = 3▸ +: against number 3, began, won. + won, ½ drawn, − lost.
games-cross-key-average = 250▸ × 4: score, began, seats; behind “=” what counts for the average.
games-last-word-key = { $mark } equal scores; the last word decided.
games-sign-won = +
games-sign-drawn = ½
games-sign-lost = −
games-sign-walkover = w.o.
games-sign-forfeit = f
games-sign-cancelled = x
games-sign-bye = bye
games-sign-bye-is = no opponent
games-sign-missing = ?
games-sign-missing-is = no result yet
games-sign-absent = a
games-sign-absent-is = absent
games-sign-late = L
games-sign-late-is = came later
games-sign-gone = –
games-sign-gone-is = no longer there
games-sign-deducted-is = points deducted by a penalty
games-came-won = won
games-came-drawn = drawn
games-came-lost = lost
games-came-walkover = won by a walkover
games-came-forfeit = lost by a walkover
games-came-cancelled = cancelled
games-report-begins = { $others } (began ▸)
# $points: with its sign
games-report-penalty = { $points } penalty
games-report-racks = { $points } racks
games-report-overtime = { $points } overtime

## Challenges

games-challenge = Challenge
games-challenge-play = The play: valid or not, nothing more.
games-challenge-set = All doubted words together, once.
games-challenge-word = The doubted words, together.
games-blank-round = Round
games-blank-table = Table
games-blank-arbiter = Arbiter
games-verdict-valid = ✓ valid
games-verdict-invalid = ✗ not valid
games-verdict-ask = ? ask the arbiter
games-nothing-judged = Nothing was judged.
games-answered = { $verdict } → { $answer } ({ $source })

## Whole games

games-turn-pass = pass
games-turn-taken-back = taken back
games-turn-taken-off = taken off after a challenge
games-turn-timer = lost by the timer
games-turn-no-time = no time left
games-turn-exchange = exchange: { $tiles }
games-turn-bonus = +{ $points } for a whole rack
# $raw: scored; $rack: tiles left; $value: their value; $over: price of the time over; $last: final score
games-came-to = { $name }: { $raw }; left { $rack } ({ $value }); { $over ->
    [0] final { $last }
   *[other] time over −{ $over }; final { $last }
}
# $penalty: what a penalty of the round took; $points: the score that counts
games-came-to-penalised = { $name }: penalty, { $penalty }; counts { $points }
games-ended-out = Ended: bag and a rack empty.
games-ended-passes = Ended: passed or lost turns in a row.
games-ended-scoreless = Ended: turns without points in a row.
games-ended-blocked = Ended: nobody could lay.
games-ended-time = Ended: the game’s time was over.
games-ended-clock-one = Ended: one player’s time over reached the limit.
games-ended-clock-both = Ended: both were over the time.
games-ended-clocks-out = Ended: everybody was out of time.
games-ended-stopped = Stopped by the arbiter.
games-ended-unknown = How it ended is not noted.

## Diplomas

games-diploma-title = DIPLOMA
games-diploma-given = for
games-diploma-given-school = for the school
games-diploma-given-pair = for the pair
games-diploma-for-place = for
games-diploma-for-taking-part = for taking part in
games-diploma-place = { $rank ->
    [1] 1st place
    [2] 2nd place
   *[other] 3rd place
}
games-diploma-individual = in the individual standings
games-diploma-schools = in the standings of schools
games-diploma-pairs = in the standings of pairs
games-diploma-average = { $games ->
    [one] average { $average } in 1 game
   *[other] average { $average } in { $games } games
}
# Below a figure: the most points of a game
games-diploma-mean = average per game
games-diploma-best = best game
# Below figures: as many as they say; of halves the whole ones count
games-diploma-points = { $count ->
    [one] point
   *[other] points
}
games-diploma-half-points = { $count ->
    [0] point
   *[other] points
}
games-diploma-games = { $count ->
    [one] game
   *[other] games
}
games-diploma-scored = { $count ->
    [one] point scored
   *[other] points scored
}
# A school of fewer players than its rules ask, among the first three
games-diploma-short = Incomplete, and given a diploma of its place all the same: { $names }.
games-diploma-arbiter = arbiter
games-diploma-organiser = organiser

## Seasons

games-season-after = { $meetings ->
    [one] Season after 1 meeting
   *[other] Season after { $meetings } meetings
}
games-season-provisional = ? Provisional
games-season-list = Standings
games-season-seldom = Too few games: no rank
games-season-teams = Teams
games-season-meetings = Meetings
games-season-unsigned = not signed
games-season-lists = The meetings were judged by different lists or books; that is usual, each host chooses.
games-season-key-average = { $games ->
    [one] Average of all meetings: sum of score × seats, divided by the games. A rank needs 1 game.
   *[other] Average of all meetings: sum of score × seats, divided by the games. A rank needs { $games } games.
}
games-season-key-swiss = { $games ->
    [0] Points, spread and scores of all meetings.
    [one] Points, spread and scores of all meetings. A rank needs 1 game.
   *[other] Points, spread and scores of all meetings. A rank needs { $games } games.
}

## The signs of premium squares

games-double-letter = DL
games-triple-letter = TL
games-double-word = DW
games-triple-word = TW

## On the command line

games-odd-turns = The turns of round { $round }, table { $table } cannot have been so; its whole game is left out.
games-no-such-round = The document has no round { $round }.
games-commitment-hall = The hall will call a word or a number. Seed and word together settle the order in which the players of each round are paired, so that nobody chooses it.
