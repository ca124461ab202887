# Results, pairings and seasons of classic games, and what is wrong with their documents.

results-no-teams = These rules have no teams.
results-unknown-team = No team has the number { $team }.
results-doubled-team = Another team has the number { $team } already.
results-doubled-table = Table { $table } stands twice in this round.
results-player-twice = Player { $player } stands twice in this round: at a table, with a bye or absent.
results-not-there = Player { $player } is not there in round { $round }: the rounds stated leave it out, or a penalty came before it.
results-wrong-seats = No game of these rules has { $seats } seats.
results-not-at-table = Player { $player } does not sit at this table.
results-without-raw = A rack left, or time over, needs “raw”, what the plays brought.
results-some-scores = Some seats have scores and others have none, or only some have “raw”. Give all of them or none.
results-no-last-word = These rules do not ask for the last word.
results-no-game-and-scores = A game was won without playing, or cancelled, or has scores: one of these.
results-no-walkover-here = Where averages rank, nobody wins without playing: cancel the game, or mark the player absent.
results-no-byes-here = Where averages rank there are no byes: mark the player absent.
results-figures-disagree = The final score given is { $stated }; from the figures follows { $computed }.
results-no-such-end = No game of these rules ends with { $end }.
results-end-missing = Racks are left, but not how the game ended (“end”): what they are worth depends on it.
results-finisher-missing = The game ended with “out”, but not who went out (“finisher”).
results-finisher-has-tiles = Who went out has no tiles left: this rack must be 0.
results-finisher-without-out = Somebody went out (“finisher”), but the game did not end with “out”.
results-no-overtime = No clock of these rules has a price for time over in a game of { $seats }.
results-too-much-overtime = The game ends at { $most } milliseconds over at the latest.
results-play-without-word = A turn that laid tiles has “at” and “word”, any other has neither.
results-other-rule-set = Other rules stand here; these must be { $wanted }.
results-warn-penalty-idle = { $path }: the penalty finds no result to change; it changes nothing.
results-warn-minimum-ignored = { $path }: a least number of games means nothing where results of games of two rank.
results-warn-turns-disagree = Round { $round }, table { $table }: the turns of player { $player } give { $computed }, the figures say { $stated }. One of them is wrong.
results-warn-turns-impossible = Round { $round }, table { $table }: these turns cannot have been; they are not held against the result.
results-occasional = occasional
results-sum = Sum
results-average = Average
results-points = Points
results-spread = Spread
results-scored = Scored
results-games = Games
results-members = Players
results-team = Team
results-short = short
results-not-counted = does not count
results-missing-result = Round { $round }, table { $table }: the result is missing.
results-last-word-missing = Round { $round }, table { $table }: equal scores, and the last words’ values are missing.
results-table = Table
results-seats = Seats
results-round = Round { $round }
results-bye = Bye: { $player }
results-repeats = { $count ->
    [0] Nobody meets again.
    [one] 1 meeting again.
   *[other] { $count } meetings again.
}
results-again = { $one } and { $two } meet again.
results-mates = { $one } and { $two } are of one team.
results-by-hand = Pairs are made by hand in this competition.
results-too-few = { $players } of the { $least } players that are needed at least are there.
results-cannot-divide = { $players } cannot be divided into fours and threes: play at 3 + 2, where the game of two counts nothing, or mark one player absent.
results-meetings = Meetings
results-season-provisional = Provisional: a meeting is not signed, or has open results.
results-wanted-number = A whole number belongs here.

# Results as an assistant keys them.
results-not-shown = The tables of this round were not shown yet: there is nothing to key.
results-who-went-out = Who went out
results-by-numbers = One result: table and the final scores as they sat
results-by-numbers-odd = Type the number of a table and the final score of each who sat there, in that order: 3 412 388.
results-next-confirm = To be confirmed · { $count } waiting
results-odd = { $doubts } If the slip says so, tick that below and save again.
results-odd-meant = The figures are those of the slip.
results-written = Table { $table } is written already, by { $by }. Look at it, and make a new version if the slip says something else.
results-several = More than one is called that: { $all }. Type the table.
results-help-keys = Each player’s final score as the slip says, in the order in which they sat: Tab goes to the next field, Ctrl+Enter saves and takes the next table without a result.
results-help-find = The digits of the slip’s code, the number of the table or a name. Empty and Enter takes the next table without a result.
results-help-line = Without opening a table: its number, then as many final scores as people sit there, and Enter. What looks odd is asked about beneath the line. If the table is written already, it says by whom and leads there; the same numbers typed by a second person confirm it.
results-help-final = May be below zero. Where the slip has score and rack instead, unfold the further fields: the final score is then reckoned and stands beneath its field.
results-help-last-word = Where two scores are equal the greater value of the last word wins: type both, as the slip says. Only where the rules ask for it.
results-help-folded = Score before the racks, what was left on the rack, how the game ended, who went out, who began. None of it is needed where the final scores stand on the slip.
results-help-over = Minutes and seconds beyond the clock, 1:05: what they cost is taken from the score. Only where the rules have a price for it.
results-help-odd = What looks mistyped is not saved at once, and why is told. If the slip says so, tick this and save again.
results-help-revise = A saved result changes only with a reason; the first one stays in the history, and what was confirmed is to be confirmed anew.
results-help-title-confirm = Confirming
results-help-confirm = Somebody other than who entered a result looks at it with the slip in hand. The button “To be confirmed” on the list takes the next of these.
results-help-check = The slip says the same. If it says something else, correct the figures and make a new version.
results-help-same = Whoever keys the very same result again confirms it by that; another one is refused, and you are told whose stands there.
results-by-numbers-other = { $seats } sit at table { $table }: type its number, then { $seats } final scores in the order in which they sat, such as { $example }.
results-average-is = Average: the points of each game × the seats at its table, added up, ÷ games.
