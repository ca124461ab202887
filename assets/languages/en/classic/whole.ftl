# Whole games, and what comes from elsewhere.

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
