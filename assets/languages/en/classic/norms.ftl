# The rules of classic games on paper, with the decisions that the program takes.

norms-tiles = Tiles
# $vowels, $consonants: each with its number and value
norms-set = { $count } tiles. Vowels: { $vowels }. Consonants: { $consonants }. Blanks: { $blanks }, worth 0.
norms-blank-any = A blank may be any letter, also { $letters }, which have no tile.
norms-blank-tiles = A blank is never { $letters }; a word with one of these is not valid.
norms-blank-all = A blank may be any letter of the alphabet.
norms-blank-fixed = The letter of a blank is fixed for the game once it is laid.
norms-digraphs = { $letters } are one letter each. Marks that fold in writing fold in words.
norms-digraph-only = A letter of several signs is laid only by its tile or by a blank, never by single tiles.
norms-lots = In the draw for who begins a blank counts before A.

norms-board = Board and score
norms-legal = The first play lays at least { $tiles } tiles, one of them on the centre; all tiles of a turn in one row or column without a gap; every later play touches a tile. Every word of two letters or more that it makes must be valid.
norms-score = Letters with their premiums, then word premiums, for each word made; premiums only under tiles laid in this turn. Laying { $tiles } tiles brings { $points } more.
norms-notation = 8H is row 8 from column H, across; H8 is column H from row 8, down.
norms-main-word = The main word is the one along the tiles laid; of a single tile the word of higher value, across before down.

norms-turns = Turns
norms-exchange = A turn is a play, an exchange or a pass. Tiles are exchanged while the bag has at least { $tiles }.
norms-senyors = Senyors: a rack of seven vowels or seven consonants without a blank is shown, goes back, and seven are drawn; the turn is not lost.
norms-senyors-third = If after the second exchange it is again seven of a kind, a third person looks into the bag. A, all of that kind: the rack is kept. B, exactly one of the other kind: it is taken, the rack goes back, six are drawn. C, two or more: on until the rack has both kinds.
norms-senyors-kind = Letters of several signs and Ç are consonants here.
norms-senyors-plain = At any time in one’s own turn, with any bag that is not empty.
norms-senyors-inspected = Blanks in the bag count as the other kind; in B a lone blank is taken.
norms-overdraw = Who drew too many tiles has one taken at random by an opponent, who may see it if it had been seen. No points are lost.
norms-starter-lot = Each draws a tile; nearest to A begins; equal letters draw again; the tiles go back.
norms-starter-ties = Of three or four only those who tie draw again.
norms-starter-balanced = The program names who begins, so that everybody begins as often as not.
norms-order = The others follow to the left of who begins. The program records who began; it draws no tile.

norms-clocks = Clocks
# $seats: how many sit there; $clocks: as said, with semicolons
norms-clocks-of = At tables of { $seats }: { $clocks }.
norms-overtime = Time over costs { $price }, off that player’s score; nobody gains it.
norms-last-turn = When the game’s time is over in a turn, everybody has equally many turns: a game of two ends with the even turn that follows, or with that turn where it is even.
norms-no-moves = Who has no time left may lay nothing and exchange nothing any more.
norms-no-time = Such a player’s turns are skipped until the game ends.
norms-round-clock = The round clock of { $minutes } minutes is a notice; it ends no game by itself.
norms-clock-stops = A clock is stopped only for validity, differing counts, tiles going back after an overdraw, and to ask the arbiter. Starting it is the players’ own affair.
norms-at-once = Whether somebody plays at once when the time is up, the arbiter or the others judge.

norms-challenges = Challenges
norms-challenge-play = From laying until the play is noted and the rack refilled. The play is judged, valid or not, and nothing more is said.
norms-challenge-set = From laying until the play is noted and the rack refilled. All doubted words are judged together, once.
norms-challenge-word = Until the result is written and the turn passed. The word is judged.
norms-challenge-at-once = All doubted words are judged at once, with one verdict.
norms-challenge-lost = Not valid: the tiles come back and the turn is lost, for 0 points.
norms-challenge-free = Valid: nothing happens to who doubted.
norms-verdict = Not valid is a word that cannot be laid, is ruled invalid, or is not in an authoritative list; what a reference list lacks, or a book outside of the program has to say, the arbiter is asked.
norms-one-authority = One authority holds for the whole competition.

norms-ends = The end of a game
norms-ends-are = A game ends: { $ends }.
norms-adjust-out = Who goes out gains the value of all other racks; everybody else loses the own one.
norms-adjust-other = At every other end each loses the own rack.
norms-runs = An outcome that does not count breaks the row. Of two rows complete with the same turn the first named is the end; going out and time come before both.
# $counts: what counts, with commas
norms-run-passes = { $each } each in a row end the game; what counts: { $counts }.
norms-run-scoreless = { $each } turns without points each in a row end the game; what counts: { $counts }.
norms-blocked = That nobody can lay is declared by the players, not computed.
norms-stopped = The arbiter may stop a game, with a reason.
norms-outcome-play = a play
norms-outcome-zero-play = a play worth 0
norms-outcome-exchange = an exchange

norms-results = Results
norms-final-score = Final score: what the plays brought, the racks, less time over, less deductions. It may be negative.
norms-draw = Equal final scores: half a point each.
norms-last-word = Equal final scores: who made the word of higher value in the last move wins.
norms-last-word-value = Its value is that of the main word with premiums, without words across and without the bonus, of the last play that stayed; still equal, or no word laid: half a point each. The spread stays 0.
# $points: as written; $scored, $conceded: scores
norms-bye = A bye, and who came when the other did not: { $points } point, { $scored } : { $conceded }. Who did not come, or whose round is void: 0, turned round; both void: 0, { $conceded } : { $conceded }.

norms-standings = Standings
norms-average = The average of final score × seats over a player’s games ranks, compared exactly.
# $seats: numbers with commas
norms-counted-seats = Games at tables of { $seats } count; others are recorded and count for nothing.
norms-minimum = { $games ->
    [one] Fewer than 1 game that counts: listed below, without a rank.
   *[other] Fewer than { $games } games that count: listed below, without a rank.
}
norms-average-equal = Equal averages share the rank.
norms-halves = Points, then the spread (own scores less the opponents’), then the own scores.
norms-shared = Equal in all: a shared rank.
norms-school = A school’s team has { $size } players.
norms-school-sums = Schools: the sum of all players’ points, then of their spreads, of their scores, then the better rank of the best-placed player.
norms-school-short = With fewer players a school plays on and is marked short.
norms-school-days = Each day, with players of its own, is a competition of its own.
norms-pair = A pair is two fixed players; a third may join. It counts when at least two of its members were there; games between members do not count for it.
norms-pair-best = Of each meeting its { $best } best members are added up.
norms-season-half = { $games ->
    [one] For the lists of the season 1 game is needed.
   *[other] For the lists of the season { $games } games are needed.
}
norms-penalties = A deduction is taken off the score of that round’s game before the winner is determined. A void round is a game that was not come to; where averages rank, the score is 0. Who is expelled from the competition has no rank, who is expelled from the rest keeps theirs; the results stay for the opponents.
norms-no-objections = There are no objections: a result or a ruling is corrected, with a reason.
norms-season = A season adds up several competitions, each signed on its day by its own list. A person is known again by the number of membership, else by the name; who was expelled brings nothing; the name shown is the latest.

norms-pairing = Pairing
norms-pairing-swiss = A round’s pairs are those of least cost: first as few repeats as possible, then as few of one team, then points as near as possible, then ranks, then who began how often.
norms-pairing-repeats = A repeat that cannot be avoided is named, and asked for before it is saved.
norms-pairing-first = The first order is drawn from the seed of the competition; a pairing can be withdrawn or changed by hand, which is recorded.
norms-pairing-tables = Players are drawn to as many tables of four as can be, then of three; then two change places as long as fewer meet again.
norms-pairing-five = Five cannot be divided into fours and threes: three and two, where the game of two counts nothing, or one does not play.

norms-table = At the table, kept by the players
norms-table-count = Tiles may be counted before the game; later claims are not heard.
norms-table-writes = Who begins writes the score sheet; others may, too.
norms-table-notes = No notes from before and no devices, but as judge or clock where all agree.
norms-table-bag = The bag is felt from outside only; the board may be turned.
norms-table-blank-said = The letter of a blank is said when it is laid.
norms-table-no-dictionary = No dictionary but for a word that is challenged; nothing is moved or taken off after the move; new tiles only when the points are written.
