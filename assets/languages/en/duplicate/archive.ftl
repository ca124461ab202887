# What the columns of the tables of an archive are.

archive-column-turns = points of each turn with the solo; empty: not in the game then
archive-column-solos = turns with a solo
archive-column-turn = turn; what one that was cancelled or taken back brought counts for nobody, as the table of turns says of it
archive-column-slip-position = position as it stands on the slip
archive-column-slip-word = word as it stands on the slip; 0 behind a letter that is a joker
archive-column-slip-points = points as they stand on the slip
archive-column-not-raised = true: the hand was not raised
archive-column-fault = what hinders reading. two_plays: two plays; two_slips: two slips; not_whole: word not whole; position_unreadable: position unreadable; word_unreadable: word unreadable
archive-column-mistakes = what is written wrong on the slip. table: the table; turn: the turn
archive-column-leftover = letters that the turn before left
archive-column-drawn = letters drawn
archive-column-refused = letters that went back, and why. vowels: too few vowels; consonants: too few consonants; triple: three equal letters
archive-column-top-position = position of the top; empty: none was laid
archive-column-top-word = word of the top; 0 behind a letter that is a joker
archive-column-top-points = points of the top
archive-column-cumulated = points of all tops so far, without those of turns that do not count
archive-column-criteria = why this one of equal plays, in the words of the regulation; empty where there was no choice. Of a turn that does not count it says first, in the game’s language, whether it was cancelled (the play stays on the board) or taken back (the board is as before it)
archive-column-best-slip = points of the hall’s best slip
archive-column-solo = number of the player who had the solo
