# Documents of a duplicate game: game sheet, records of turns, notices, warnings, standings, reports.

## By what it is played

turns-list = List
turns-mode-hall = the arbiter names the top (hall)
turns-mode-program = the program names the top
turns-drawn-by-hand = drawn by hand
turns-drawn-by-program = drawn by the program, not by hand as the regulation of 2007 says
turns-drawn-in = { $said }: turns { $turns }
turns-assistants = { $count ->
    [one] assistant: { $names }
   *[other] assistants: { $names }
}
# $time: minutes and seconds
turns-time = { $time } a turn
turns-no-federation = list { $list } is no federation’s list
turns-signed = ✓ Signed · issue { $issue } · { $at }
turns-provisional = ? Provisional · { $count } open

## Kinds of documents

turns-game-sheet = Game sheet
turns-turn-record = Turn record
turns-zero-notices = Notices of annulled plays
turns-warnings = Warnings
turns-report = Player’s report
turns-player-record = Player’s record
turns-record-name = Table …… Name …………………………

## Columns

turns-column-turn = Turn
turns-column-table = Table
turns-column-rack = Letters: left + new
turns-column-letters = Letters
turns-column-position = Pos.
turns-column-play = Play
turns-column-own-play = My play
turns-column-adjacent = Words across
turns-column-points = Points
turns-column-wrote = Wrote
turns-column-cumulated = Sum
turns-column-criterion = Criterion
turns-column-best = Hall
turns-column-solo = Solo
turns-column-verdict = Verdict
turns-column-warnings = Warn.
turns-column-kind = Sanction
turns-column-reason = Reason
turns-column-sum = So far
turns-column-deduction = Deducted
turns-column-turn-points = Turns
turns-column-solos = Solos
turns-column-technical = A
turns-column-disciplinary = D
turns-column-tops = Tops
turns-column-zeros = Zeros
turns-column-per-mille = ‰
turns-column-slip = Slip and verdict
turns-column-top = Top
turns-column-after = Total
turns-column-rank-after = Rank

## A turn

turns-title = Turn { $turn }
turns-letters = Letters
turns-leftover = Left over: { $tiles }
turns-drawn = New: { $tiles }
# $why: one of the three below
turns-refused = Refused: { $tiles } ({ $why })
turns-refused-in = turn { $turn } { $tiles } ({ $why })
turns-refused-all = * A refused rack each, before that of the turn: { $racks }.
turns-refused-vowels = too few vowels
turns-refused-consonants = too few consonants
turns-refused-triple = three equal letters
turns-ringed = A ringed letter is a joker.
turns-top = Top
turns-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
turns-adjacent = Words across: { $words }
turns-criteria = Chosen because: { $criteria }
turns-criterion-opens = opens the game
turns-criterion-no-joker = no joker
turns-criterion-ratio = ratio
turns-criterion-letters-in-stock = in stock
turns-criterion-more-letters = more letters
turns-criterion-other = other
turns-equivalents = { $count ->
    [one] Turn { $turn }: equivalent { $plays }.
   *[other] Turn { $turn }: equivalents { $plays }.
}
turns-equivalents-of = { $count ->
    [one] Equivalent: { $plays }
   *[other] Equivalents: { $plays }
}
turns-no-play-possible = No slip was correct; a play was possible.
turns-no-play-impossible = No play was possible.
turns-no-play-yet = The turn is open.
turns-cancelled = cancelled
turns-cancelled-said = Cancelled: the turn counts 0 for everybody, the play stays on the board.
turns-taken-back = taken back
turns-taken-back-said = Taken back: the turn counts 0 for everybody, the board is as before it.
turns-best = Best in the hall: { $points ->
    [one] 1 point
   *[other] { $points } points
}
turns-solo = Solo: +{ $points }, { $name }
turns-no-solo = No solo.
turns-late = Found late: table { $table }, { $name }
turns-course = What happened

## The end of a game

turns-end = End of the game
# $why: one of those below
turns-end-after = After turn { $turn }: { $why }
turns-end-no-letters = no letters are left.
turns-end-one-kind = no vowels or no consonants are left, and no joker.
turns-end-no-play-left = nothing that is left can be laid.
turns-end-last-turn = it was set as the last turn.
turns-end-last-letters = with the last letters no play was correct.
turns-end-stopped = ended by the arbiter.
turns-left = Left: { $tiles }
turns-sums = Sums
turns-sum-tops = Sum of the plays on the board
turns-sum-average = Average of a turn
turns-sum-solos = Turns with a solo
turns-sum-full = Plays of seven letters
turns-nothing-drawn = No rack was drawn yet.

## Notices, warnings

turns-notice = To the player
turns-notice-place = Turn { $turn } · table { $table }
# $why: a sentence
turns-notice-why = Your play has 0 points. { $why }
turns-no-notices = No annulled play waits to be told: there is nothing to hand out.
turns-no-warnings = There are no warnings.
turns-on-slip = on the slip: { $mistakes }
turns-warnings-key = A: technical warning; D: disciplinary warning. “So far” and “Deducted” count this row too.
turns-kind-technical = { $count ->
    [one] technical (A)
   *[other] { $count } × technical (A)
}
turns-kind-disciplinary = { $count ->
    [one] disciplinary (D)
   *[other] { $count } × disciplinary (D)
}
turns-kind-expelled-from-rest = out of the rest of the game
turns-kind-expelled = out of the competition
# $what: some of the below; $why: reasons, or a turn
turns-given = { $player }: { $what }
turns-given-why = { $what } – { $why }
turns-given-times = { $count } × { $why }
turns-given-alone = turn { $turn }
turns-given-in = { $why } (turn { $turn })
turns-given-technical = { $count ->
    [one] 1 technical warning
   *[other] { $count } technical warnings
}
turns-given-disciplinary = { $count ->
    [one] 1 disciplinary warning
   *[other] { $count } disciplinary warnings
}
turns-given-deducted = { $count ->
    [one] 1 point deducted
   *[other] { $count } points deducted
}

## Standings, reports

turns-after = Standings after turn { $turn }
turns-nothing-played = Standings: no turn was played
# $turns: their numbers
turns-annulled = { $count ->
    [one] Annulled turn: { $turns }; it counts 0 for everybody, its play stays on the board.
   *[other] Annulled turns: { $turns }; they count 0 for everybody, their plays stay on the board.
}
turns-all-taken-back = { $count ->
    [one] Turn that was taken back: { $turns }; it counts 0 for everybody, the board is as before it.
   *[other] Turns that were taken back: { $turns }; they count 0 for everybody, the board is as before them.
}
turns-standings-key = Total = turns + solos − deducted. A technical, D disciplinary warnings. Tops: turns with the highest score that was found. Zeros: turns without points, annulled ones aside. ‰: points of the turns by the sum of the best scores, { $tops }.
turns-signed-in-mode = All players played in one mode: { $mode }.
turns-annex = Sanctions, rulings and objections are part of what is signed: from page { $page }.
turns-table-digest = SHA-256 of the table
turns-status-from = from turn { $turn }
turns-status-withdrawn = until turn { $turn }
turns-status-expelled-from-rest = out after turn { $turn }
turns-status-expelled = out of the competition (turn { $turn })
turns-report-of = Player’s report · table { $table }
turns-report-none = No turn was played.
turns-report-rank = rank { $rank }
turns-report-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
turns-report-made-of = { $deductions ->
    [0] turns { $turns } + solos { $solos }
   *[other] turns { $turns } + solos { $solos } − { $deductions }
}
turns-report-share = { $share } ‰ of the tops, { $zeros ->
    [one] 1 zero
   *[other] { $zeros } zeros
}
turns-report-key = “Total” and “Rank” are those after the turn, by the verdicts as they stand now.
