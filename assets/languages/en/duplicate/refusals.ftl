# Why something is refused in a duplicate game, and what to do.

refusals-mode-fixed = Who names the top is fixed once a letter of turn 1 was shown.
refusals-turn-time = A turn lasts { $least } to { $most } seconds.
refusals-rack-there = Turn { $turn } has its letters. Void them first, or play the turn.
refusals-no-rack = Turn { $turn } has no letters yet.
refusals-other-turn = Turn { $next } comes before turn { $turn }.
refusals-no-turn-left = A game has 99 turns at most.
refusals-after-last-turn = The turn that was set as the last one is closed. End the game, or set a later last turn.
refusals-ended = The game has ended. Undo the end to go on.
refusals-no-letters-left = No letters are left to draw. End the game.
refusals-by-hand = The letters of this game are drawn by hand: type what comes out of the bag.
refusals-digital = The program drew these letters, or draws them in this game: they are not typed and not corrected.
refusals-no-such-tile = { $count ->
    [one] The one tile { $tile } lies on the board or on the rack already.
    [2] Both tiles { $tile } lie on the board or on the rack already.
   *[other] All { $count } tiles { $tile } lie on the board or on the rack already.
}
refusals-not-in-set = The set has no tile { $tile }: only a joker can be this letter.
refusals-tile-count = { $wanted } tiles are needed, these are { $got }.
refusals-nothing-left = Nothing is kept of the letters before: all are drawn anew.
refusals-other-leftover = The turn before leaves { $left }.
refusals-composition-holds = These letters hold: nothing makes them go back.
refusals-composition-vowels = These letters have too few vowels: all go back.
refusals-composition-consonants = These letters have too few consonants: all go back.
refusals-no-triple = No three of these letters are equal.
refusals-shown = The letters of turn { $turn } were shown already.
refusals-not-shown = The hall has not seen the letters of turn { $turn }: show them first.
refusals-other-rack = The seed gives other letters for turn { $turn }: { $letters }, after { $refused } that went back.
refusals-top-needs-others = The top of turn { $turn } could not be laid from these letters.
refusals-has-begun = The time of turn { $turn } has begun.
refusals-not-begun = The time of turn { $turn } has not begun.
refusals-time-running = The time of turn { $turn } is not over. Stop it first.
refusals-not-over = The time of turn { $turn } is not over: there are no slips yet.
refusals-not-in-game = Player { $player } was not in the game in turn { $turn }.
refusals-unknown-slip = There is no such slip.
refusals-already-keyed = A slip of this player stands for this turn: correct it, or key it a second time.
refusals-revised-since = { $by } has changed the slip since: it says { $written }.
refusals-same-person = Somebody other than { $name } must look a second time.
refusals-nothing-to-settle = No two keyings differ.
refusals-keyings-unsettled = Two keyings differ: settle them first.
refusals-not-folded = The text of the slip is not in the form in which it is kept.
refusals-no-outcome = A slip has 0 to 9999 points and 0 to 9 warnings.
refusals-nothing-set = Nothing was set for this slip.
refusals-top-announced = The top of turn { $turn } was announced: correct it instead.
refusals-no-top = Turn { $turn } has no top that this can be done with.
refusals-cannot-be-laid = This play cannot be laid on this board from these letters.
refusals-on-no-slip = No correct slip has this play.
refusals-worth-more = The slip of player { $player } may be worth { $points }: rule on its words, or say why it is set aside.
refusals-not-the-first = In program mode the game goes on with { $position } { $word }.
refusals-no-list = The word list is not at hand whole: the program cannot name the top.
refusals-next-has-begun = The turn after turn { $turn } has begun: the board stays as it is.
refusals-has-play = The slip of player { $player } is correct, or waits for a ruling.
refusals-proven = In program mode the program proves whether a play is possible.
refusals-not-closed = Turn { $turn } is not closed.
refusals-cancelled = Turn { $turn } is cancelled.
refusals-not-cancelled = Turn { $turn } is not cancelled.
refusals-cannot-take-back = Only the turn that is played, or the last one before the next begins, can be taken back. Turn { $turn } can be left without points.
refusals-next-letters = Say what the next turn has, the same letters or new ones, just when a turn is taken back.
refusals-no-notice = The last turn is announced ahead: turn { $earliest } at the earliest.
refusals-no-end = The game does not end here because { $why }.
refusals-nothing-to-tell = There is nothing of the kind to tell player { $player }.
refusals-uphold-not-written = The slip does not make this word.
refusals-uphold-other-reason = The slip has nothing for another reason than this word.
refusals-uphold-was-raised = The slip counts as raised.
refusals-uphold-not-about-this = This objection is about how the slip was read: type what it says.
