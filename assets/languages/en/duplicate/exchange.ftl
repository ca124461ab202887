# Documents of duplicate games.

exchange-no-tiles = { $text } has a sign that is no tile. A rack is letters; a joker is ?.
exchange-no-such-tile = The tile { $tile } cannot be there: every one of the set lies on the board or stands on the rack already.
exchange-rack-size = The rack has { $got } tiles; it must have { $wanted }.
exchange-other-leftover = The turn before left { $left }.
exchange-leftover-after-refusal = A refused rack goes back whole, so nothing is left over after it.
exchange-leftover-gone = The turn before left { $left }, and nothing says why it is gone: a refused rack, a turn without a possible play or one taken back.
exchange-cannot-be-laid = This play cannot be laid from this rack on the board of its turn.
exchange-top-and-no-play = A turn has either a play that the game went on with or none.
exchange-not-closed = This turn has neither a play nor no_play, and others follow. Only the last turn may be open.
exchange-possible-in-program-mode = In program mode the program proves that no play was possible.
exchange-turn-missing = Turn { $turn } is missing. Turns are numbered 1, 2, 3 …
exchange-warn-not-in-game = { $path }: player { $player } was not in the game in this turn; the slip is passed over.
exchange-warn-composition = { $path }: this rack has too few vowels or consonants and should have gone back.
exchange-warn-no-refusal = { $path }: nothing in the rules asked for this rack to go back.
exchange-warn-not-the-best = { $path }: this is not the best correct slip of the turn.
exchange-warn-correct-slip = { $path }: a slip of this turn is correct.
exchange-warn-after-the-end = { $path }: the game was to end before this turn.
exchange-warn-no-notice = { $path }: the last turn was set too late.
exchange-warn-not-the-first = { $path }: the program would have gone on with another play.
exchange-table = Table
exchange-turn-points = Turns
exchange-solo-points = Solos
exchange-warnings = Warnings
exchange-undecided-word = Turn { $turn }: { $word } waits for a ruling ({ $players }).
