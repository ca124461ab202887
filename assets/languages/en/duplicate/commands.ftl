# The documents of a duplicate game, as they are chosen.

commands-slips = Slips
commands-slips-hint = Ten on a page, each with table, name and code.
commands-player-record = Player’s record
commands-player-record-hint = A board and a table to write on.
commands-turn-record = Turn record
commands-turn-record-hint = Letters, slips with their verdicts, the top.
commands-game-sheet = Game sheet
commands-game-sheet-hint = The whole game with its board.
commands-zero-notices = Notices of annulled plays
commands-zero-notices-hint = To be cut and handed out.
commands-warnings = Warnings
commands-warnings-hint = Who, when, why, and what they cost.

commands-go-top = Top
commands-go-sanctions = Sanctions
commands-go-game = Game
commands-go-slips = Slips

## What is asked of a game

commands-mode-hall = Mode: the hall names the top
commands-mode-program = Mode: the program names the top
commands-draw-by-hand = Letters are drawn by hand
commands-draw-by-program = Letters are drawn by the program
commands-start-alone = Start!…
commands-turn-time = Time of a turn…
commands-look-at-turn = Look at a turn
commands-hold-announcing = Hold the announcing, or go on
commands-next-letter = Next letter
commands-same-letter = The same letter again
commands-end-announcing = All letters at once
commands-ticks = Letters announced with a tick or without
commands-ticks-hint = The tick is heard with each announced letter; the alerts of the time stay as they are.
commands-unfold-best = Best play of the list
commands-call-equivalents = Equivalents in the hall
commands-call-best = Best in the hall
commands-call-late = A late find in the hall
commands-call-last-turn = The last turn in the hall
commands-call-top = The top in the hall
commands-call-letters = Letters, announced by hand
commands-void-rack = Take the rack back…
commands-refuse-triple = New rack…
commands-refuse-triple-hint = Three equal letters: all seven go back before a letter is announced.
commands-correct-rack = Correct the letters…
commands-correct-rack-hint = For letters noted wrongly: what was announced governs. The slips of the turn are judged anew.
commands-record-turn = Record a turn afterwards…
commands-record-turn-hint = For a turn played on paper, without the program.
commands-last-turn = Last turn…
commands-cancel-turn = Cancel the turn…
commands-restore-turn = Let the turn count again…
commands-no-play = No correct play…
commands-end-game = End the game…

## Slips

commands-take-slip = Take a slip
commands-take-table = To this table’s slip
commands-nameless-slip = No name
commands-nameless-slip-hint = Opens an empty slip of the turn without a name, to be named later.
commands-offer-plays = Plays of this score
commands-take-play = Take a play that is offered
commands-go-on = Next field
commands-toggle-hand = Hand not raised
commands-toggle-fault = What hinders reading
commands-toggle-number = A wrong number
commands-save-slip = Save
commands-save-taken = Save with the play that was taken
commands-save-slip-hint = Saves the slip and waits for the next table.
commands-clear-slip = Clear the slip
commands-no-slip = None handed in
commands-no-slip-hint = Declares that no slip was handed in; pressed again, it is awaited.
commands-key-slip-again = Second keying
commands-key-slip-again-hint = Another person keys the slip without seeing the first; only differences are asked.
commands-check-slip = Agrees with the paper
commands-check-slip-hint = A second person looks at the paper: the slip says just this.
commands-revise-slip = Save a new version…
commands-move-slip = Move…
commands-settle-slip = The differences…
commands-set-outcome = Set the outcome…
commands-set-outcome-hint = Points and warnings of this slip by the arbiter’s word, with a reason.
commands-lift-outcome = Judge it by the rules again…

## The top

commands-look-at-top = The top of a turn
commands-select-play = Select a play
commands-play-below = Play below
commands-play-above = Play above
commands-criterion-opens = opens the game better
commands-criterion-no-joker = no joker
commands-criterion-ratio = better ratio of vowels and consonants
commands-criterion-letters-in-stock = lays letters that the stock still has
commands-criterion-more-letters = lays more letters
commands-criterion-other = another reason
commands-spell-top = The word letter by letter
commands-top-step = Next step of the top
commands-set-aside = Choose it all the same…
commands-set-aside-hint = A claim that may be worth more is set aside, with a reason.
commands-correct-top = Correct the top…

## Sanctions

commands-choose-sanction = Which sanction
commands-print-zeros = Print the notices
commands-note-told = They were told
commands-impose = Give it

## What is missing

commands-needs-mode-open = Until the first letter of turn 1 is announced.
commands-needs-undrawn = Between two turns, before letters are drawn.
commands-needs-no-turn-time = Only while no time runs.
commands-needs-rack = A turn has to be drawn, and its time not begun.
commands-needs-triple = Needs a rack with three equal letters, before one is announced.
commands-needs-by-hand = Needs letters that came from a bag.
commands-needs-announcing = While letters are announced.
commands-needs-cancellable = Needs a turn that was begun and is not cancelled, and no running time.
commands-needs-cancelled = Needs a cancelled turn.
commands-needs-over = Needs a turn whose time is over, before the next one begins.
commands-needs-not-ended = Until the game has ended.
commands-needs-no-open-turn = Once the turn is closed, until the game has ended.
commands-needs-best = After “Stop!”, once the list was searched.
commands-needs-played = Needs a turn with an announced top.
commands-needs-turn-over = In Slips, once the time of a turn is over.
commands-needs-slip = A slip has to lie on the desk.
commands-needs-offered = Needs a slip with points and plays of that score.
commands-needs-slip-keyed = Needs a saved slip on the desk.
commands-needs-slip-unchecked = Needs a saved slip that nobody else has looked at.
commands-needs-candidates = In Top, while there are plays to choose from.
commands-needs-correctable = Once a top is announced, until the next turn begins.
commands-needs-zeros = In Sanctions, while somebody is to be told.
commands-needs-sanction = In Sanctions, with a player and a reason.
commands-take-in-slips = Take in slips…
commands-take-in-slips-hint = Slips keyed on a second computer, in a document or in a table; first you see what comes.
