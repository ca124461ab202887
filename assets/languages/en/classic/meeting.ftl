# Places and questions of classic games.

## Rounds

meeting-round-to-come = to come
meeting-round-paired = paired, not shown
meeting-round-settled = settled
meeting-round-running = playing
meeting-round-shown = shown
meeting-round-coming = results coming in
meeting-round-state = round { $round }: { $state }
meeting-round = Round { $round }
meeting-round-how = Round { $round } · { $how }
meeting-count-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
meeting-back-to = Back to round { $round }
meeting-column-table = Table
meeting-column-seat-one = Seat 1
meeting-column-seat-two = Seat 2
meeting-column-why = Why
meeting-column-result = Result
meeting-free-seat = free seat
meeting-no-tables-yet = This round has no tables yet.
meeting-present = There: { $count } of { $of } · a press says otherwise
meeting-corrections = Corrections
meeting-dangerous = Seldom
meeting-unseen = The hall does not see the time: { $sees }
meeting-take-table = Enter table { $table }
meeting-table = Table { $table }
meeting-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
meeting-stood = place { $rank } · { $halves ->
    [2] 1 point
   *[other] { $points } points
} · { $spread }
meeting-stood-average = place { $rank } · { $average }
meeting-two = { $one } and { $two }
meeting-why-by-hand = made by hand
meeting-why-everybody = everybody meets everybody
meeting-why-drawn = drawn order
meeting-why-same = same points
meeting-why-nearest = nearest in points
meeting-why-new = not met before
meeting-why-again = { $count ->
    [one] have met once
   *[other] have met { $count } times
}
meeting-why-one-team = same team
meeting-why-nobody-met = nobody here has met
meeting-why-met = meet again: { $pairs }
meeting-cost-repeats = { $count ->
    [one] 1 repeat
   *[other] { $count } repeats
}
meeting-cost-mates = { $count ->
    [one] 1 pair of one team
   *[other] { $count } pairs of one team
}
meeting-cost-byes = { $count ->
    [one] 1 second bye
   *[other] { $count } second byes
}
meeting-state-missing = missing
meeting-state-recorded = being recorded
meeting-state-last-word = last words missing
meeting-state-walkover = walkover
meeting-state-forfeit = forfeit
meeting-state-cancelled = cancelled
meeting-state-result = result
meeting-state-confirmed = confirmed
meeting-who-rests = Who does not play round { $round }
meeting-byes = Bye: { $names }
meeting-absent =
    { $count ->
        [one] Absent: { $names }
       *[other] Absent: { $names }
    }
meeting-all-play = { $count ->
    [one] Nobody: 1 plays
   *[other] Nobody: { $count } play
}
meeting-round-stands = { $done } of { $of } results, { $confirmed } confirmed
meeting-averages-after = Averages after round { $round }
meeting-hall = The hall sees
meeting-hall-auto = follows the day
meeting-hall-pinned = pinned
meeting-hall-scene = Scene…
meeting-clock-of = Time of round { $round }
meeting-clock-held = paused
meeting-clock-unconfirmed = after a restart: to be confirmed

## The next step

meeting-step-players = Add players
meeting-step-hall-word = Ask the hall for its word
meeting-step-pair = Pair round { $round }
meeting-step-draw = Draw the tables of round { $round }
meeting-step-finding = Pairing round { $round }…
meeting-step-type = Say the tables of round { $round }
meeting-step-show = Show round { $round } to the hall
meeting-step-start = Start the time of round { $round }
meeting-step-confirm = The time ran on: { $left } left
meeting-step-confirm-table = Table { $table }: the time ran on
meeting-clock-of-table = Clock of table { $table }
meeting-table-unconfirmed = after a restart: as it was at the last certain moment
meeting-confirm-table = It ran on
meeting-press-table = Press the clock
meeting-resume-table = Go on
meeting-hold-for = Hold for…
meeting-time-of-game = game
meeting-ask-start-table = The clock of one table runs in the program, and the hall sees it. There is only one.
meeting-clock-table = Table
meeting-which-clock = Which clock
meeting-who-begins = Who begins
meeting-which-side = Which side
meeting-no-clock-here = No clock of the rules is for so many seats.
meeting-ask-hold-table = The clock stands for the reason you give.
meeting-ask-set-table = Minutes and seconds left; with − before them, time over: −2:10.
meeting-ask-stop-table = The clock ends. Time over is proposed with the result.
meeting-step-resume = Let the time go on
meeting-step-results = { $count ->
    [one] Enter table { $table }: the last result of round { $round }
   *[other] Enter table { $table }: { $count } results of round { $round } are missing
}
meeting-step-end-clock = All results are in: end the time
meeting-step-sign = Sign
meeting-step-ceremony = Ceremony

## Results

meeting-results-of = Round { $round }: { $done } of { $of } results
meeting-legend = ✓ result · ✓✓ confirmed · ▸ missing · – walkover · ✗ cancelled · … begun, not saved
meeting-find-table = Table or code, Enter
meeting-no-table = No table is open: type its number.
meeting-no-such-table = There is no table { $typed }.
meeting-code-mistyped = { $typed } is no code of a slip: a digit is wrong.
meeting-code-elsewhere = The slip { $typed } is of another competition.
meeting-cell = round { $round }, table { $table }
meeting-table-of = Table { $table } · round { $round }
meeting-by-timer = { $turn } a turn
meeting-by-clock = chess clock, { $main } each
meeting-by-clock-limit = chess clock, { $main } each, at most +{ $most }
meeting-key-figures = With figures…
meeting-key-finals = Final scores alone…
meeting-final = Final
meeting-raw = Score
meeting-rack = Rack
meeting-over = Over time
meeting-last-word = Last word
meeting-seat = seat { $seat } · { $of }
meeting-end = How it ended
meeting-end-by = How it ended · went out: { $name }
meeting-went-out = goes out: { $name }
meeting-why-stopped = Why it was stopped
meeting-last-words-asked = Equal scores: the values of the two last words are needed.
meeting-wins = { $name } wins by { $by }
meeting-wins-last-word = { $name } wins by the last word
meeting-drawn = Drawn: half a point each
meeting-most = Most points: { $name }, { $points }
meeting-total = { $name } { $scored } · total { $halves ->
    [2] 1 pt
   *[other] { $second } pts
}, { $first }, place { $rank }
meeting-total-average = { $name } { $scored } · average { $second }, place { $rank }
meeting-doubt-score = { $name }: { $points } points are rare.
meeting-doubt-rack = { $name }: a rack of { $rack } is rare.
meeting-doubt-spread = A difference of { $by } is rare.
meeting-doubt-no-rack = Somebody went out, and nobody has tiles left.
meeting-doubt-no-end = A rack is empty, and it is not said who went out.
meeting-doubt-same = Table { $table } has the very same scores: is it this slip?
meeting-confirm-typed = Something else is typed here than what is saved: save it as a correction, or clear it, and then confirm.
meeting-no-number = A number is expected here.
meeting-score-missing = A score is missing.
meeting-entered-by = ✓ entered by { $who }
meeting-confirmed-by = ✓✓ confirmed by { $who }
meeting-unconfirmed = entered, not confirmed yet: it may still change
meeting-walkover-is = – walkover, present: { $name } · { $reason }
meeting-cancelled-is = ✗ cancelled · { $reason }
meeting-save-correction = Correct the result…
meeting-result-saved = Saved: table { $table }, round { $round }
meeting-ranks = Standings
meeting-ranks-if = Standings if it is saved
meeting-still-missing = { $count ->
    [one] Provisional: table { $tables } is missing.
   *[other] Provisional: tables { $tables } are missing.
}

## Questions

meeting-ask-despite = Games of earlier rounds have no result yet; they count as met, without points:
meeting-ask-again = No other tables are better: this is the least there can be.
meeting-again-met = Meet again: { $names }. No pairing of these { $count } without it exists.
meeting-again-byes = Second bye: { $names }.
meeting-again-mates = Of one team: { $names }.
meeting-ask-type = Numbers of players: those of one table divided by spaces, tables by commas. One number alone has a bye. Whoever is in none is absent.
meeting-tables = Tables, such as 1 2, 3 4, 5
meeting-no-player = “{ $typed }” is no number of a player.
meeting-ask-swap = These two change places.
meeting-ask-swap-shown = The hall has seen the tables: why do these two change places?
meeting-two-numbers = Two numbers of players are needed.
meeting-two-players = Two numbers of players
meeting-ask-withdraw = The tables of this round are taken back; the next ones are drawn anew.
meeting-ask-hold = The time of the round stands until it goes on.
meeting-ask-set-clock = The time of the round is set to this.
meeting-ask-end-clock = The time of the round ends. Games go on; results can still be entered.
meeting-ask-doubtful = Something of this result is rare:
meeting-ask-correct = The history keeps both results. A confirmation is taken away; a later pairing is not changed.
meeting-ask-withdraw-result = The table is without a result again.
meeting-ask-walkover = Who came has a point and the scores that the rules say.
meeting-who-came = Who came
meeting-ask-cancel = There is no game: it counts for nobody, and the two have not met.
meeting-ask-rename = The team has this name from now on.
meeting-ask-member = By this a player is known again in other competitions of the season.

## Competition

meeting-team-name = Name of the team
meeting-member = Membership number
meeting-new-teams = New teams, one a line
meeting-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
meeting-schools = { $count ->
    [one] 1 school
   *[other] { $count } schools
}
meeting-members-of = { $count } of { $of }
meeting-who-is-in = In { $name }: a press says otherwise
meeting-system = Pairing
meeting-starter = Who begins
meeting-clock = Clock
meeting-rounds = Rounds
meeting-minimum-games = Games for a rank
meeting-rules-seats = Seats at a table: { $seats }; exchange with { $bag } or more in the bag.
meeting-rules-rounds = { $rounds ->
    [one] 1 round proposed, without a round clock.
   *[other] { $rounds } rounds proposed, without a round clock.
}
meeting-rules-rounds-of = { $rounds ->
    [one] 1 round proposed, of { $minutes } minutes.
   *[other] { $rounds } rounds proposed, of { $minutes } minutes each.
}
meeting-rules-average = { $games ->
    [one] Ranked by average: score × seats over the games, from 1 game on.
   *[other] Ranked by average: score × seats over the games, from { $games } games on.
}
meeting-rules-swiss = Ranked by points, then spread, then own scores.
meeting-rules-no-teams = No teams.
meeting-rules-pairs = Pairs: the { $best } best of a team count.
meeting-rules-schools = Schools of { $size } pupils.

## Standings and judge

meeting-standings-after = Standings after round { $round }
meeting-rank = Place
meeting-player = Player
meeting-of = Team
meeting-games = Games
meeting-sum = Sum
meeting-average = Average
meeting-spread = Spread
meeting-points = Points
meeting-teams = Teams
meeting-no-round = No round is paired.
meeting-judged = { $count ->
    [one] 1 set of words judged
   *[other] { $count } sets of words judged
}
meeting-none-judged = No word was doubted yet.
meeting-set-valid = valid
meeting-set-invalid = not valid
meeting-set-ask = ask the arbiter
meeting-doubted = Doubted words
meeting-doubted-hint = Table first: 5: QUADRE ANY
meeting-ask-answer = What the arbiter answers is a ruling on each of these words: { $words }
meeting-ask-listed = ▲ In the list stands: { $words }. With this answer it is not valid any more, at every table.
meeting-ask-alone = If only one of them is not valid: Esc, let that word be judged alone and answer that; this set is settled by it.
meeting-source = By which source
meeting-waits = Waits for the arbiter
meeting-cannot-judge = That cannot be judged: look at the letters, the table and how many words there are.
meeting-rulings = Rulings
meeting-log-table = Table { $table }

## Whole games, and what comes from elsewhere.

meeting-board-of = Board of table { $table }
meeting-tab-result = Result
meeting-tab-game = Whole game
meeting-turn = Turn
meeting-turn-hint = 8H WORD · - pass · -ABC or -3 exchange
meeting-turn-rack = Rack
meeting-turn-senyors = Senyors
meeting-turn-note = Note
meeting-turn-nothing = Type the turn: 8H WORD, - for a pass, -ABC or -3 for an exchange.
meeting-turn-who = First press who begins.
meeting-turn-not-here = That is no turn: 8H WORD, - for a pass, -ABC or -3 for an exchange.
meeting-turn-senyors-odd = Senyors: how often and, if need be, A, B or C: 2 C.
meeting-turn-brings = { $points } points, { $total } in all
meeting-bag = { $count } in the bag · { $unseen } unseen
meeting-run = { $end }: { $count } of { $of }
meeting-game-ends = By its turns the game ends: { $end }
meeting-game-ended = It ended: { $end }
meeting-game-differs = { $name }: the result says { $stated }, and the turns give { $computed }
meeting-game-written = { $file } is written.
meeting-game-no-gcg = GCG knows two players: it is a table of turns.
meeting-game-not-written = { $file } cannot be written: { $why }
meeting-ask-odd-turn = The rules do not allow it. It is recorded as played, and marked.
meeting-ask-revise-turn = The turn changes, and everything after it is counted anew.
meeting-ask-end-game = How it ended, and what was left on each rack.
meeting-rack-of-one = Rack of seat 1
meeting-rack-of-two = Rack of seat 2
meeting-rack-of-three = Rack of seat 3
meeting-rack-of-four = Rack of seat 4
meeting-take-in-browse = Choose a file…
meeting-take-in-file = File
meeting-take-in-kinds = Results keyed on another computer: the competition (.eforos), an exchange document or the table games.csv.
meeting-take-in-game = Or a whole game for the table that is open: a .gcg file.
meeting-take-in-read = Read
meeting-take-in-nothing = Nothing new
meeting-take-in-take = { $count ->
    [one] Take 1 in
   *[other] Take { $count } in
}
meeting-take-in-new = new
meeting-take-in-same = here already
meeting-take-in-differs = another result stands here: correct it by hand
meeting-take-in-none = The file has no result.
meeting-take-in-no-table = there is no such table here
meeting-take-in-other-seats = others sit there here
meeting-take-in-no-room = The table that is open has no room for the game: it must have two seats and no turns.
meeting-take-in-turns = { $count ->
    [one] 1 turn for table { $table }
   *[other] { $count } turns for table { $table }
}
meeting-take-in-same-file = { $file } is the competition that is open.
meeting-take-in-no-results = { $file } has no results that can be read.
meeting-take-in-other-people = { $file } is of another competition: number { $number } is { $there } there, and { $here } here.
meeting-take-in-reason = from { $file }
meeting-take-in-done = { $count ->
    [one] 1 record of { $file } was taken in.
   *[other] { $count } records of { $file } were taken in.
}

## Standings: why, the cross-table, the course of it, the season.

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

meeting-leave = The player is paired no more after that round, and stays in the standings.
meeting-leave-before = Nobody is paired yet. Whoever does not come in a round is marked absent in Rounds; whoever was entered by mistake leaves the list with “Remove…”.
meeting-season-join = { $one } is { $other }: join them
meeting-season-part = { $one } = { $other }: part them
meeting-club = Club
