# The rules of the duplicate game on two pages: what the regulation says, and what the program decides.

regulation-tiles = Tiles
regulation-set = { $count } tiles, each letter × how many (value): vowels { $vowels }; consonants { $consonants }; { $jokers } jokers, worth 0.
regulation-jokers-only = { $letters } have no tile: only a joker can be one of them.
regulation-folding = Ă and Â are A, Î is I, Ș is S, Ț is T. On a rack a joker is ?; in a word the letter that it stands for, followed by 0: C0OMANDA.
regulation-order = The order is A to Z, the joker last. Y is a consonant.

regulation-board = Board, plays, score
regulation-position = Rows A–O from the top, columns 1–15 from the left. Row first is across (H7), column first is down (6E): the square of the main word’s first letter.
regulation-legal = A play lays one to seven tiles in one line without a gap. The first covers H8, each later one touches a tile. Every word of two letters or more that has a new tile must be valid.
regulation-lying = Words that lie on the board are never judged again.
# $bonus: points; $rack: tiles
regulation-score = Each word: letters times their squares, the sum times the squares of the word; a square counts once, when it is covered. { $rack } tiles at once: { $bonus } more. The solo is no part of the score.
regulation-same-play = The same tiles on the same squares are the same play, whatever a slip calls it. One tile that makes two words may be named either way; the program names it across.

regulation-words = Words
regulation-lists = An authoritative or a closed list is the judge of words. What a list of reference lacks waits for the arbiter’s ruling and counts 0 until then.
regulation-list-in-both-modes = A list is one of the three from the day it is made, and serves both modes. What the competition states comes before what the list says of itself.
regulation-ruling = A ruling is on a word, holds for everybody, and can be taken back. Under a closed list there are none.
regulation-chosen-mode = This game: { $mode }.
regulation-chosen-list = List: { $list }.
regulation-no-federation = The list { $list } is no federation’s list. The program’s own list leaves out most words made by a prefix (re-, ne-): they wait for a ruling, and are never the program’s top.

regulation-draw = Draw
regulation-racks = The first turn has seven tiles; each later one what is left over, filled up to seven. A rack must have at least:
regulation-column-turns = Turns
regulation-column-vowels = Vowels
regulation-column-consonants = Consonants
regulation-from-turn = from { $turn } on
regulation-joker-both = A joker counts as a vowel and as a consonant, also where fewer of a kind are left than are asked: then all that are left must be there.
regulation-refused = A rack that lacks them goes back whole, what was left over too, and seven are drawn. With seven tiles or fewer left nothing is asked.
regulation-no-correct = Without a correct slip: with the last letters the game ends; if a play was possible, the next turn has the same letters; else all go back.
regulation-turn-keeps-number = A turn keeps its number when its letters are announced again or it is cancelled.
regulation-same-letters = The same letters announced again are not asked for their composition again.
regulation-triples = Three equal letters (jokers are none) are marked by the program and exchanged only by the arbiter, with a reason, before the first letter is shown. The new rack must hold.
regulation-back-first = Where all letters go back they do so before the next are drawn.
regulation-by-hand = Drawing by hand is the normal way. A rack noted wrongly is corrected with a reason until the signing: what was announced governs, its slips are judged again, nothing later is drawn again.
regulation-digital = The program may draw instead; the game sheet then says so. Each rack follows from a seed that was committed to and from a word of the hall, so that anybody can draw it again.
regulation-digital-corrected = A rack of the program is never corrected, only voided before its time begins.
regulation-announcing = What is left over is announced first, then the new letters, each group in alphabetical order, the joker last: { $letter } s a letter.
regulation-announced-again = Then all once more, { $letter } s a letter; “Start!” is always the arbiter’s own key.
regulation-names-none = Letters are announced as themselves; names can be set in the rules.
regulation-names-some = Letters are announced by the names in the rules.

regulation-turn = The turn
# $time: minutes and seconds; $alerts: seconds with commas
regulation-time = { $time } from “Start!”; a call { $alerts } s before the end.
regulation-stop = At “Stop!” all raise the slip at once. The top is announced: score, position, main word, words across, then the equivalents. Everybody lays it.
regulation-players = A game has two players at least.
regulation-time-chosen = The arbiter may choose another time for the game, 60 to 600 s, said before the turn from which it holds and printed on the game sheet.
regulation-top-early = In hall mode the top may be settled before all slips are keyed; what is found later is a late find.
regulation-undecided = While the best play claimed waits for a ruling the top waits, unless the arbiter sets it aside with a reason.

regulation-slip = The slip
regulation-slip-fields = Turn, table, position, play (the whole main word), points. One play a slip.
regulation-zero = 0 points: the slip was not raised at “Stop!”, or the play is incorrect.
regulation-incorrect = Incorrect are also: two plays or two slips, a word not written whole, a position or a word that is missing or cannot be read. A slip without both is a pass.
regulation-reading = A letter that the rack has is read as that tile, one that it lacks as a joker. A joker that is marked and not on the rack is not forgiven.
regulation-joker-unmarked = Where an unmarked joker may be one of several letters it is where the play scores least, of these the first.
regulation-points-counted = Points are as counted, whatever the slip says.
regulation-mistakes = Mistakes of form on a correct slip: points { $points }, joker not marked { $joker }, table { $table }, turn { $turn }.
regulation-cost-nothing = nothing
regulation-cost-warning = a warning
regulation-cost-zero = 0 points
regulation-one-warning = One warning a slip, however many mistakes are on it.
regulation-outcome = The arbiter may set the points and warnings of a single slip, with a reason; the record keeps both.

regulation-top = Top and solo
regulation-top-hall = Hall mode: the game goes on with the best correct slip; among equal scores the arbiter chooses.
regulation-top-program = Program mode: it goes on with the program’s best play. Then the best in the hall is announced, points only.
regulation-criteria = The arbiter chooses by: opens the game best (not: higher scores in the very next turn), no joker, a better ratio of vowels and consonants, letters that the stock still has, more letters.
# $order: figures with commas
regulation-order-of-plays = The program chooses by: { $order }, then across before down, upper row, left column, the letters. So two machines choose alike.
regulation-figure-jokers = fewer jokers
regulation-figure-gone = fewer letters of which the stock has no more
regulation-figure-ratio = vowels and consonants left nearer to those of the set
regulation-figure-tiles = more tiles
regulation-figure-openings = more squares that one tile can open
regulation-equivalents = Equivalents with the same main word are announced once.
# $divisor, $most: numbers
regulation-solo = Who alone has the best score of a turn, above 0, gets players / { $divisor }, rounded up, at most { $most }. In program mode too it is the best of the hall.
regulation-solo-players = Players are those in the game in that turn, with or without a slip.
regulation-solo-none = Two with the same score have no solo, also with different plays; a cancelled turn has none. Late finds and rulings move a solo.

regulation-sanctions = Sanctions
# $worth, $points, $from: numbers
regulation-warnings = Technical warnings (A) come from slips and from the arbiter; a disciplinary one (D) is { $worth } technical. From the { $from }th on each costs { $points } points.
regulation-notices = Whose play is annulled is told on a form as soon as the pace of marking allows.
regulation-warnings-at-once = Warnings add up within one game, stand in the standings from the first, and are deducted at once.
regulation-elimination = Elimination: that turn still counts. From the rest keeps a rank, from the competition has none; what happened before stays, others’ solos too.

regulation-late = Found late; cancelled turns
regulation-late-before = Before the next turn began a better slip corrects the top, an incorrect top is chosen again.
regulation-late-after = After that the board stays. A better slip has its points; an incorrect top gives 0 to who made it, and stays only for going on. A correct slip that was annulled gets its points.
regulation-begun = “The next turn began” is its “Start!”.
regulation-rack-void = Where the top changes before it, the next rack is void and drawn anew. Where no correct play is left, the turn is one without a correct play.
regulation-extension = A play that extends an incorrect word must itself be valid; one that only touches it is not harmed.
regulation-late-announced = What is found late is announced to the hall, and the record says that it was.
regulation-cancel = The arbiter may cancel turns, with a reason, where nothing else helps or players were disadvantaged through no fault of theirs.
regulation-cancel-score = Cancelled for the score: the play stays, the turn counts 0 for all, without solo, tops and zeros; warnings stay.
regulation-cancel-taken-back = Taken back: an open turn, or the last one before the next “Start!”. The board is as before; the next turn has the same seven letters or seven new ones, as the arbiter says.

regulation-end = End
# $notice: turns
regulation-last-turn = Where time is short the last turn is set at least { $notice } turns before.
regulation-last-turn-moved = It is announced at once. It may be moved later, or nearer as long as the notice is kept.
regulation-ends = The game ends: no letters are left; jokers and all vowels or all consonants are used; nothing left can be laid; the last turn is over; the last letters had no correct play.
regulation-one-kind = Without one kind and without jokers it ends, even if a letter could still be hooked on.
regulation-no-play-left = That nothing can be laid the program proves on the list; with a list of reference it is a hint, and the arbiter decides.
regulation-stopped = The arbiter may end the game, with a reason.

regulation-standings = Standings
regulation-total = Total: points of the turns, plus solos, less deductions. Equal totals share the rank, the next is left out. There is no tie-break.
regulation-figures = Tops, zeros and per mille of the tops are shown and rank nobody.
regulation-objections = Objections, from the announcement of the top until the signing, by the player whose slip it is: a word, the reading of the slip, the hand. What is upheld never moves a top that stays on the board.
regulation-offices = An assistant collects, keys, checks and moves slips and notes who was told of a zero; a jury, where there is one, rules on words that the arbiter has not ruled on; everything else is the arbiter’s.
regulation-several = One file is one game. Only the variant “clasic” is known; rules changed after 2007 are not at hand.
