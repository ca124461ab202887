# Whole games of classic rule sets as GCG files, and the judge on the command line.

gcg-no-such-rules = { $id } is no rule set of classic games and no file. Known: { $known }.
gcg-refused = { $file }, line { $line }: { $what }.
gcg-too-large = the file has { $bytes } bytes, more than any game
gcg-encoding = the encoding { $name } is not read; UTF-8, ISO-8859-1 and ISO-8859-2 are
gcg-not-text = what stands there is no text in the encoding of the file
gcg-no-players = no two players are named before the game, in lines as #player1 anna Anna Puig
gcg-more-players = GCG knows two players; games of three and four are no such files
gcg-player-twice = the player { $name } is named twice
gcg-not-a-line = { $text } is neither a line of the game (>) nor one of the head (#)
gcg-no-numbers = { $text } does not end with points and total, as +24 96
gcg-no-such-player = no player { $name } is named at the head
gcg-other-tiles = the file is of other tiles ({ $name }) than the rule set
gcg-not-of-two = the rule set has no games of two
gcg-position = { $text } is no square: 8H is across, H8 down
gcg-word = { $text } is no word: { $why }
gcg-tiles = { $text } are no tiles: { $why }
gcg-nothing = nothing stands there
gcg-bracket = { $text } is no letter in brackets
gcg-alone = { $sign } alone is no letter: write { $whole }, although the tile shows { $sign } alone
gcg-nothing-to-take-off = the player has laid nothing just before that could be taken off
gcg-too-many-turns = a game has at most { $most } turns
gcg-no-seat = nobody sits there
gcg-off-board = the word runs off the board
gcg-other-letter = on { $square } lies { $letter }
gcg-nothing-there = on { $square } lies nothing
gcg-nothing-new = every letter of the word lies there already
gcg-blank-is-not = by these rules a blank cannot be { $letter }
gcg-no-such-tile = the set has no more tiles { $tile }
gcg-nothing-exchanged = no tile was exchanged
gcg-difference = Line { $line }: { $stated } stands there, { $computed } is computed.
gcg-differences = { $count ->
    [one] One number of the file is not what is computed.
   *[other] { $count } numbers of the file are not what is computed.
}
gcg-doubled = Line { $line } gives who went out twice the tiles that were left; by this rule set the others lose them as well, and the difference is the same.
gcg-odd = Turn { $turn }, recorded as played: { $what }.
gcg-odd-turn = it was the turn of { $name }
gcg-odd-ended = the game had ended
gcg-odd-bag = { $bag ->
    [one] one tile was in the bag, and an exchange needs { $least }
   *[other] { $bag } tiles were in the bag, and an exchange needs { $least }
}
gcg-odd-many = the player had { $held } tiles
gcg-odd-rack = { $tile } is not on the rack that is noted
gcg-odd-long = the rack has { $tiles } tiles
gcg-odd-elsewhere = { $tile } must be on the other rack
gcg-odd-senyors = there is no free exchange here
gcg-odd-time = the player had no time left
gcg-odd-few = the first play lays { $least } tiles at least
gcg-odd-centre = the first play does not cover the centre
gcg-odd-touches = the word touches nothing
gcg-odd-whole = a tile lies just before or after the word
gcg-odd-read = { $word } is read as other letters
gcg-odd-end = the end that is noted is not the one that the turns make
gcg-odd-no-end = the rule set has no such end
gcg-odd-finisher = who went out has tiles left, or is somebody else
gcg-odd-left = what is noted as left is not what the turns leave
gcg-odd-unknown = nobody knows which tiles { $name } had left
gcg-final = { $name }: { $last } (played { $raw }, left { $rack }, overtime { $overtime })
gcg-end = End: { $end }
gcg-end-out = a player went out
gcg-end-passes = passes in a row
gcg-end-scoreless = turns without points in a row
gcg-end-blocked = nobody could lay
gcg-end-time = the game’s time was over
gcg-end-clock-one = one player was too far over the time
gcg-end-clock-both = both players were over the time
gcg-end-clocks-out = both had used up their time
gcg-end-stopped = stopped by the arbiter
gcg-end-unknown = not noted
gcg-off = taken off
gcg-valid = Valid.
gcg-invalid = Not valid.
gcg-ask = Not found: ask the arbiter.
