# Slips: what players write on.

slips-subject = Slips
slips-none = There are no players: no slips.
slips-turn = TURN
slips-table = TABLE
slips-position = POS.
slips-play = PLAY
slips-play-hint = the whole main word; a joker: 0 after its letter
slips-points = POINTS
slips-joker = JOKER
slips-joker-hint = = letter

# Slips as an assistant keys them.
# $turn: the number; $missing, $all: how many
slips-of-turn = Turn { $turn } · { $missing } of { $all } missing
slips-not-found = No slip is there by that. Type one thing: the nine digits of its code, its table (7), a name, or table-turn (7-3: table 7 in turn 3). Several tables at once go where slips are taken in.
slips-is-missing = missing
slips-is-collected = taken in, not keyed yet
slips-is-begun = begun
slips-is-keyed = keyed
slips-is-checked = checked
slips-is-unsettled = two keyings differ
slips-is-not-handed-in = not handed in
slips-fault = What hinders reading it
# $part: what a slip calls it
slips-which = { $part }: what does the slip say?
slips-until-ruled = until the ruling: 0 points
slips-counts = { $points ->
    [one] counts 1 point
   *[other] counts { $points } points
}
slips-none-asks = handed in no slip? The turn counts 0.
slips-collect-numbers = Taken in: numbers of tables
slips-help-keys = A slip is keyed as it is written, mistakes and all: Tab goes to the next field, Ctrl+Enter saves and takes the next one. What it brings stands beneath.
slips-help-find = One of these: the nine digits of the code; 7 for table 7; the name; 7-3 for table 7 in turn 3. Empty and Enter takes the next missing one.
slips-help-position = The square of the first letter, as it stands on the slip: H7 across, 7H down.
slips-help-play = The whole main word, with what lies on the board already; 0 behind the letter that a joker stands for: CASA0.
slips-help-points = As the player reckoned them; empty where nothing stands there. The program reckons for itself.
slips-help-fault = Two plays or two slips, a word that is not whole, a position or a word that nobody can read: choose what it is and do not guess.
slips-help-mistakes = Table and turn are judged by the slip’s own: tick what is wrong there, and a hand that was not up at “Stop!” where that is asked.
slips-help-collect = The slip is here in time, and is keyed later. From the list several at once, by their tables: 3 7 12 or 15-20.
slips-help-none = There is no slip: the turn counts 0. If it turns up, key it all the same.
slips-help-nameless = A slip on which no table stands: key it, and give it its player from the list once that is known.
slips-odd = Is this a mistake? { $doubts } If the slip says so, tick that, and save again.
# $wrote, $brings: two numbers
slips-odd-points = { $wrote } points are typed, and the play brings { $brings }: the same digits.
slips-odd-meant = The slip says so
slips-help-odd = A position off the board, a word that runs off it, points with their digits swapped are not saved at once. If the slip says so, tick that and save again.
