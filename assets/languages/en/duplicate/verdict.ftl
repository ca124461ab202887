# Why a slip has what it has: one sentence for the player.

verdict-joker = a joker
verdict-correct = Correct.
# $mistakes: some of the four below
verdict-correct-with = Correct; mistakes on the slip: { $mistakes }.
verdict-undecided = { $count ->
    [one] The word { $words } waits for the arbiter’s ruling.
   *[other] The words { $words } wait for the arbiter’s ruling.
}
verdict-pass = The slip was handed in without a play.
verdict-missing = No slip was handed in.
# $reason: as typed
verdict-ruled = Set by the arbiter: { $points } points, { $warnings ->
    [0] no warning
    [one] 1 warning
   *[other] { $warnings } warnings
} ({ $reason }).
verdict-not-raised = The slip was not raised at “Stop!”.
verdict-two-plays = Two plays stand on the slip.
verdict-two-slips = Two slips were handed in for the same turn.
verdict-position-unreadable = The position cannot be read.
verdict-word-unreadable = The word cannot be read.
verdict-cut = The main word is not written whole.
verdict-no-position = The position is missing.
verdict-bad-position = { $position } is no position of the board.
verdict-off-board = From { $position } there is no room for { $count ->
    [one] 1 letter
   *[other] { $count } letters
}: the word runs off the board.
verdict-no-word = The word is missing.
verdict-two-words = { $word } is more than one word, and a slip has one play.
verdict-bad-word = { $word }: “{ $sign }” is no letter of the game.
verdict-foreign-sign = { $wrote }: “{ $sign }” is a letter of another alphabet, even if it looks like one of the game’s.
verdict-other-letter = The letter { $lies } lies on { $square }, and { $wrote } is written there.
verdict-nothing-new = All letters of the word lie on the board already: nothing new is laid.
verdict-one-letter = A play must make a word of two letters at least.
verdict-not-whole = The main word is not written whole: there is a letter beside it on { $square }.
verdict-not-over-centre = The first play must cover the square H8.
verdict-touches-nothing = The play touches no letter on the board.
# $tiles: letters with commas
verdict-lacks = { $count ->
    [one] A tile is missing from the letters of the turn: { $tiles }.
   *[other] Tiles are missing from the letters of the turn: { $tiles }.
}
verdict-invalid = { $count ->
    [one] The word { $words } is not valid.
   *[other] The words { $words } are not valid.
}
verdict-mistakes = Annulled for mistakes on the slip: { $mistakes }.
verdict-mistake-points = points
verdict-mistake-joker = joker not marked
verdict-mistake-table = table
verdict-mistake-turn = turn
