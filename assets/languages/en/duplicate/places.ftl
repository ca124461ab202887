# What the console's places say of a duplicate game.

## Game

places-board-empty = The board before turn 1
# $play: position and word
places-board-after = Board after turn { $turn } · last play { $play }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
places-board-without = Board after turn { $turn }, which laid nothing
places-slips-keyed = Turn { $turn }: { $count } of { $of } slips keyed
# $tables: numbers with commas
places-tables-missing = { $count ->
    [one] table { $tables } is missing
   *[other] tables { $tables } are missing
}
places-turns = Turn
# $how: one of the three below
places-turn-letters = Turn { $turn } · letters of the turn · { $how }
places-drawn-by-hand = drawn by hand
places-drawn-by-program = drawn by the program
places-recorded = recorded afterwards
places-attempt = draw { $attempt }
places-back-to = Back to turn { $turn }
places-accepted = accepted
places-corrected = corrected
places-holds = holds
# $count: how many vowels, or consonants
places-refused = refused: { $count }
places-vowels = { $count ->
    [one] 1 vowel
   *[other] { $count } vowels
}
places-consonants = { $count ->
    [one] 1 consonant
   *[other] { $count } consonants
}
places-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
places-demanded = demanded: { $vowels } and { $consonants }
places-new-letters = New letters
places-typed = { $count } of { $of } · joker: ? * 0
places-take-letters = Take the letters
places-no-tiles = There is a sign that is no tile.
places-mode-hall = The hall names the top
places-mode-program = The program names the top
places-mode-is = Mode: { $mode }
places-means-hall = The game goes on with the best correct play of the hall; among equal ones the arbiter chooses.
places-means-program = The game goes on with the best play of the list; of the hall’s best only the points are announced.
places-means-reference = A word that the list { $list } lacks has 0 points until the arbiter rules.
places-means-authoritative = A word that the list { $list } lacks is invalid unless the arbiter rules otherwise.
places-means-closed = The words of the list { $list } are valid and only these; the arbiter rules on none.
places-refused-racks = Racks refused in turn { $turn }: { $racks }
places-none-refused = none
places-earliest-last = the last turn can be set from turn { $turn } on
places-stock = Stock { $count }
places-stock-about = left / of how many in the set
places-stock-totals = { $vowels } V : { $consonants } C · { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
}
places-best = Best of the list
places-best-hidden = hidden
places-best-is = { $play }, { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $count ->
    [one] 1 play
   *[other] { $count } plays
}
places-best-none = The list has no play for these letters.
places-unconfirmed = The program was closed while the time ran.
places-held = The time is held.
places-stop-in = Stop! in { $wait }
places-alert-in = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}: in { $wait }
places-corrections = Corrections
places-dangerous = Exceptional
places-hall = In the hall now
places-hall-auto = automatic
places-hall-pinned = pinned
places-hall-scene = Scene
# $sees: what the hall sees
places-unseen = { $sees }, not the letters and the time

## The next step

places-step-players = Add players
places-step-hall-word = Ask the hall for its word
places-step-draw = Draw the letters of turn { $turn }
places-step-type = { $count ->
    [0] Take the letters of turn { $turn }
    [one] Draw 1 letter for turn { $turn }
   *[other] Draw { $count } letters for turn { $turn }
}
places-step-show = Show the letters to the hall
places-step-announcing = The letters are announced
places-step-tell-on = Tell the hall more of it
places-ticks-heard = Each announced letter ticks.
places-ticks-silent = Letters are announced without a tick; the alerts of the time sound as before.
places-step-start = Start!
places-step-running = The time runs — then: Stop!, collect the slips
places-step-show-time = Show the time
places-step-confirm = The time ran on: { $left }
places-step-resume = Let the time go on
places-step-collect = { $count ->
    [one] 1 slip is in · turn { $turn }
   *[other] All { $count } slips are in · turn { $turn }
}
places-step-collect-rest = { $count ->
    [one] The last slip is in · turn { $turn }
   *[other] The other { $count } slips are in · turn { $turn }
}
places-step-settle = Settle the top of turn { $turn }
places-step-announce = Announce { $play }
places-step-equivalents = { $count ->
    [one] Show the equivalent
   *[other] Show the { $count } equivalents, page { $page }
}
places-step-best = Show the best in the hall
places-step-late = Tell the late find of turn { $turn }
# $why: in a few words
places-step-end = End the game: { $why }
places-step-sign = Sign
places-step-signed = Signed

## Slips

places-slips-of = Turn { $turn }: { $count } of { $of } · highest scores first
places-table-and-player = Table, player
places-slips-legend = ✓ keyed · ✓✓ checked · 0 annulled · A warning · – none handed in · ◐ collected · dot: missing · … begun, not saved
places-slip-missing = missing
places-slip-begun = begun, not saved
# $sign: the sign of the slip, or that it is missing
places-slip-of = Table { $table }, turn { $turn }: { $sign }
places-nameless = Turn { $turn }, without a name: { $play }
places-no-slips-yet = Slips are keyed once the time of a turn is over.
places-slip-title = Table { $table } · { $player }
places-slip-which = Which table?
places-slip-nameless = A slip without a name
places-slip-about = turn { $turn } · slip { $code }
places-tick-hand = hand not raised at “Stop!”
places-tick-table = wrong table
places-tick-turn = wrong turn
places-second-keying = Second keying: what was keyed first is not seen here.
places-unsettled = Two keyings differ.
places-none-handed = Declared: none handed in.
places-corrects = A saved slip is being corrected.
places-saved = Saved.
places-checked = Checked by a second person.
places-plays-of = { $points } points, by the list
places-no-list = The list is not at hand: type position and word.
places-points-offer = Type the points: the plays of that score are offered here.
places-none-offered = No play of this score: type position and word.
places-take-offered = A digit takes the play, then Enter saves.
places-enter-offers = Enter in the points, then a digit takes the play.
places-claims = Claims of this turn, the highest first
places-no-claims = Slips are keyed with the highest claims first.
# $play: position and word; $sign: how the slip stands
places-claim = { $points } · table { $table } · { $play }  { $sign }
places-other-play = another one: type position and word
places-save-next = Save · next is table { $table }
places-no-points = The points must be a whole number up to 9999.

## Top

places-top-board = Turn { $turn } · on the board: { $play }
places-top-none-yet = No turn was played yet
places-top-after-stop = The top is settled once the time of a turn is over.
places-top-searching = The list is being searched…
places-top-no-claim = No slip that is keyed is correct.
places-top-hall = by hand · the arbiter chooses
places-top-program = by the program · its first play
places-equal = { $points ->
    [one] point
   *[other] points
} · { $count ->
    [one] one play
   *[other] { $count } equivalent plays
}
places-column-play = Play
places-column-tables = Tables
places-column-jokers = Jokers
places-column-gone = Not in stock
places-column-ratio = V : C
places-column-tiles = Letters
places-column-openings = Openings
places-top-key = Green: the best value of the figure. First in the program’s order: { $play }.
places-letter-by-letter = Letter by letter
places-criteria = The arbiter’s criterion
places-criteria-program = The program chooses by the order of the rules; nothing is named.
places-choose = Choose { $play }
places-choose-by = Choose { $play } · { $count ->
    [one] criterion { $criteria }
   *[other] criteria { $criteria }
}
places-nothing-to-choose = There is no play to choose
places-unkeyed = { $count ->
    [one] Not keyed: 1 slip
   *[other] Not keyed: { $count } slips
}
places-unkeyed-tables = { $count ->
    [one] Table { $tables }.
   *[other] Tables { $tables }.
} What is found after “Start!” of turn { $turn } is announced as found late.
places-blocking = Table { $table }: { $play } would be worth { $points } and waits for a ruling.
places-tops-incorrect = { $count ->
    [one] The top of turn { $turns } would be incorrect: it stays on the board, only for going on, and who made it gets 0.
   *[other] The tops of turns { $turns } would be incorrect: they stay on the board, only for going on, and who made them gets 0.
}
places-late = { $count ->
    [one] To be announced to the hall: 1 late find
   *[other] To be announced to the hall: { $count } late finds
}
places-late-find = Turn { $turn }: { $play }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. No name in the hall.
places-solo = solo +{ $points } (table { $table })
# $tiles: what stays on the rack
places-left = Left over: { $tiles } · { $count } are drawn · not laid: { $vowels } V : { $consonants } C

## Sanctions

places-column-player = Player
places-column-sum = Sum
places-column-deduction = Deducted
places-column-why = Where from
places-warnings-rule = D = { $worth } A · the first { $free } cost nothing · each further one −{ $points }
places-warnings-legend = ■ costs nothing  ▲ −{ $points } each. A comes from slips and from the arbiter; D and elimination from the arbiter alone.
# $turns: numbers with commas; $what: mistakes, or the sanction with its reason
places-in-turns = t. { $turns }: { $what }
places-set-by-arbiter = set by the arbiter
places-table = Table { $table }
places-zeros = Zeros not yet told: { $count }
places-new-sanction = New sanction · table { $table } · { $player } · turn { $turn }
# $changes: the warnings before and after
places-if-given = If it is given: { $changes }, deducted { $from } → { $to }
places-if-total = total { $from } → { $to } · rank { $rank } → { $after }
places-if-out = If it is given: the turn still counts; no later slips; the rank stays, marked.
places-if-expelled = If it is given: the turn still counts; no later slips, and no rank.

## Standings

places-column-rank = Rank
places-column-club = Club
places-missing-slips = { $count ->
    [one] ? provisional · 1 slip of turn { $turns } is missing
   *[other] ? provisional · { $count } slips of turns { $turns } are missing
}
places-why = Why there: { $player }
places-plot = Points so far, the first five
places-turns-of = { $player } · the last turns
places-every-turn = Every turn
places-back-to-table = Back to the table
places-nobody = Nobody plays yet.
places-not-ended = The game has not ended.

## Words

places-word-valid = ✓ valid
places-word-invalid = ✗ not valid
places-word-undecided = ? undecided

## The head

places-turn-to-come = to come
places-turn-drawn = letters drawn
places-turn-running = the time runs
places-turn-over = over, the top is not announced
places-turn-lacking = top announced, slips are missing
places-turn-announced = top announced, every slip keyed
# $state: one of those above
places-turn-state = Turn { $turn }: { $state }

## Questions

places-letters-hidden = The letters are hidden
places-letters-shown = The letters stay in sight
places-ask-stop = The turn ends now; the slips are collected.
places-ask-start-alone = { $count ->
    [0] Nobody plays
    [one] One player plays
   *[other] { $count } play
}; the regulation asks for two at least. Start the time all the same?
places-ask-turn-time = The new time holds from the next turn on, and is said before it: 1:00 to 10:00.
places-time-of-a-turn = Time of a turn
places-leftover = Left over
places-ask-void-rack = All letters go back, and the turn is drawn anew.
places-ask-refuse-triple = All seven letters go back, those left over too; seven new ones are drawn.
places-ask-correct-of = Correct the letters of turn { $turn }
places-ask-correct-rack = What was announced governs. The slips of the turn are judged again; nothing later is drawn again.
places-ask-correct-next = No longer follows: { $kept } was kept for turn { $turn }, now { $left } would be left. What was announced stands.
places-ask-record-of = Record turn { $turn }
places-ask-record = For a turn that was run on paper: its slips and its top are keyed as usual.
places-no-turn = Type the number of a turn.
places-ask-last-turn = The earliest last turn is { $turn }; it is announced at once.
places-ask-how = What of it stays
places-cancel-score = It counts 0 for all; the play stays on the board
places-cancel-same = Taken back; the next turn has the same letters
places-cancel-new = Taken back; the next turn has new letters
places-ask-cancel-of = Cancel turn { $turn }
places-ask-cancel = When nothing else helps, or players were disadvantaged through no fault of theirs. Warnings stay.
places-ask-restore-of = Let turn { $turn } count again
places-ask-restore = Its points, its solo and its zeros count again.
places-ask-why = Why
places-ask-end = The game ends; the standings can be signed once nothing is open.
places-ask-possible = Whether a play was possible
places-was-possible = One was possible: the same letters again
places-was-impossible = None was possible: all letters go back
places-list-has = { $count ->
    [one] The list has 1 play for these letters.
   *[other] The list has { $count } plays for these letters.
}
places-ask-no-play-of = No correct play in turn { $turn }
places-ask-no-play = No slip of the turn is correct: nothing is laid.
places-ask-set-aside = The game goes on with { $play }, although a claim that waits may be worth more.
places-ask-correct-top = { $play } takes the place of the announced top, and is announced again. A rack that was drawn since goes back.
places-despite = Why a claim of more is set aside, if one is
places-ask-revise = The slip is saved already: the earlier version stays in the history.
places-ask-move = Whose slip it is, and of which turn.
places-ask-settle = Two keyings differ: look at the paper. Which of them says what stands there?
places-ask-which = On the paper stands
places-no-outcome = Type points up to 9999 and warnings up to 9.
places-warnings-a = Technical warnings
places-ask-outcome = Points and warnings of this slip are set by the arbiter; its verdict is then “set”.
places-ask-lift = The slip is judged by the rules again.
places-type-reading = Type the slip in Slips as it is to be read, then uphold the objection.
places-ask-uphold = The slip is judged as it is typed on the desk.

## What the desk says

places-step-in-game = Go on in Game
places-no-table = Nobody is in the game at table { $table } in turn { $turn }.
places-said-none = The slip of table { $table } was declared not handed in: take that back first (Ctrl D), then key it.
places-keyed-already = The slip of table { $table } is keyed already.
places-begun-already = The slip of table { $table } is begun already: take it from the table, or clear it.
places-empty-slip = Nothing stands on this slip. If it was handed in empty, type 0 points.
places-slip-saved = Saved: table { $table }, turn { $turn }.
places-slip-settled = Table { $table }, turn { $turn }: both keyings agree now: { $written }
places-nameless-saved = Saved: a slip without a name, turn { $turn }.
places-browse-slips = Choose a file with slips…
places-slips-in-file = File with slips
places-slips-in-read = Read the file
places-slips-in-nothing = Nothing to take in
places-slips-in-take =
    { $count ->
        [one] Take in one slip
       *[other] Take in { $count } slips
    }
places-slips-in-kinds = A copy of this game from a second computer, an exchange document (JSON) or a table of slips (CSV). Only slips come: no letters, tops, rulings or sanctions.
places-slips-in-second = Nothing is replaced: a slip that says something else than the one here is the second for its place and is settled.
places-slips-in = { $count } · { $why }:
places-slips-in-one = table { $table }, turn { $turn }
places-slips-in-new = new
places-slips-in-differ = differ from the slip here, to be settled
places-slips-in-same = here already
places-slips-in-not-over = the time of the turn is not over here
places-slips-in-not-there = the player is not in the game in that turn
places-slips-in-other-name = the number there is { $there }, here { $here }
places-slips-in-other-letters = there the turn was played with other letters ({ $there }, here { $here })
places-slips-in-none = No slip: nothing was keyed there.
places-slips-in-nameless =
    { $count ->
        [one] One slip without a name stays in the copy.
       *[other] { $count } slips without a name stay in the copy.
    }
places-slips-in-same-file = { $file } is this game itself. Choose the copy from the second computer.
places-slips-in-other-game = { $file } is another game: { $title }.
places-slips-in-no-slips = { $file } has no slips. A copy of the game, an exchange document or a CSV table is needed.
places-slips-in-done =
    { $count ->
        [one] One slip taken in from { $file }.
       *[other] { $count } slips taken in from { $file }.
    }
