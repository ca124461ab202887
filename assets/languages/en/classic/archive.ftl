# What the columns of the tables of an archive are.

archive-column-status-or-few = ranked: in the ranking; withdrawn: left before the end; expelled_from_rest: expelled from the rest; expelled: expelled, without a rank; occasional: too few games for a rank
archive-column-games = games that count
archive-column-sum = final scores, each times the seats of its table, added up
archive-column-average = sum divided by the games
archive-column-uncounted = games at tables that do not count
archive-column-halves = halves of a point: 2 for a win, 1 for a draw
archive-column-scored = own scores, added up
archive-column-conceded = the opponents’ scores, added up
archive-column-spread = own scores less the opponents’
archive-column-team = the team’s number
archive-column-members = players of the team
archive-column-best-rank = best rank of a member
archive-column-short = true: fewer players than a whole team
archive-column-counted = false: too few members were there for a rank
archive-column-of-round = round
archive-column-table = table
archive-column-seat = seat, from 1
archive-column-starter = true: began the game
archive-column-raw = what the plays brought
archive-column-rack = value of the tiles left on the rack
archive-column-over = time over, in thousandths of a second
archive-column-deduction = points taken off by a penalty
archive-column-final = final score
archive-column-end = how it ended. out: bag and rack empty; passes: passed or lost turns in a row; scoreless: turns without points in a row; blocked: nobody could lay; time: the game’s time was over; clock_one: one player too far over the time; clock_both: both over the time; clocks_out: nobody had time left; stopped: stopped by the arbiter; unknown: not noted; walkover: an opponent did not come; cancelled: the game was cancelled; bye: no opponent
archive-column-finisher = true: laid the last tiles
archive-column-last-word = value of the last word

# The folder of games that were recorded turn by turn
archive-whole-games = Whole games
archive-whole-games-gcg = Games of two that were recorded turn by turn, a GCG file each, named after round, table and players: for programs that play games over.
