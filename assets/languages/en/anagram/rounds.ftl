# Rounds: letters, tiles, sheets.

rounds-bag-will =
    { $count ->
        [one] { $count } will be drawn
       *[other] { $count } will be drawn
    }
rounds-bags = In the bags
rounds-consonants = Consonants
rounds-vowels = Vowels
rounds-corrected = The letters were corrected.
rounds-guard-ahead = High-value: { $high }. The draw sees to it that none stays: nothing to do.
rounds-guard-ahead-bags = High-value: { $high }. If one stays, the program says what goes back into the bag.
rounds-guard-broken = High-value letters left after this round: { $high }. Consonants to draw then: { $consonants }. There is no room for all.
rounds-guard-holds = High-value: { $high }. The guard binds from round { $round }.
rounds-guard-done = The guard on the high-value letters holds.
rounds-letters = Letters from the bags
rounds-no-letters = Type the letters that came out.
rounds-not-letters = “{ $typed }” is no letter: type Greek letters only, in the order drawn.
rounds-put-back =
    { $count ->
        [one] Back into the bag: { $letters } ({ $count } tile)
       *[other] Back into the bag: { $letters } ({ $count } tiles)
    }
rounds-redrawn =
    { $times ->
        [one] The consonants were redrawn once because of the guard ({ $times }).
       *[other] The consonants were redrawn { $times } times because of the guard.
    }
rounds-replace-prompt =
    { $count ->
        [one] Draw { $count } consonant and type it
       *[other] Draw { $count } consonants and type them
    }
rounds-type-prompt = Type the seven letters in the order drawn: { $ratio }.
rounds-sheet-awaited = not collected
rounds-sheet-draft = draft, not keyed yet
rounds-sheet-in = collected
rounds-sheet-keyed = keyed
rounds-sheet-late = late
rounds-sheet-late-keyed = late, keyed
rounds-sheet-none = not handed in
rounds-sheets = Sheets of round { $round }: { $collected } of { $expected }
rounds-step-collect =
    { $count ->
        [one] The sheet of round { $round } is in
       *[other] All { $count } sheets of round { $round } are in
    }
rounds-step-collect-rest =
    { $count ->
        [one] The last one is in, too
       *[other] The other { $count } are in, too
    }
rounds-ask-collect-rest = { $count } sheets are not ticked: { $who }. Were all of them handed in? One that is missing is marked "not handed in".
rounds-time-none = With 0:00 the round is over: to stop it, Stop (S).
rounds-collected =
    { $count ->
        [one] One sheet of round { $round } is in
       *[other] { $count } sheets of round { $round } are in
    }
rounds-ready-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
rounds-ready-words =
    { $count ->
        [one] { $count } word to rule on; it can wait
       *[other] { $count } words to rule on; they can wait
    }
rounds-step-gathering = Too early: Space takes them in from 10″ after the time is over
rounds-ready-differ =
    { $count ->
        [one] The keyings of { $count } sheet differ; it can wait
       *[other] The keyings of { $count } sheets differ; they can wait
    }
rounds-ready-sheets =
    { $count ->
        [0] Sheets of round { $round }: all in our hands
        [one] Sheets of round { $round }: { $count } is missing
       *[other] Sheets of round { $round }: { $count } are missing
    }
rounds-ready-list = Word list: { $name }
rounds-ready-hall-word = The hall’s word is recorded
rounds-ready-no-hall-word = The hall’s word is missing: it is asked for now
rounds-ready-hall = The hall follows the competition
rounds-ready-no-hall = The projector shows nothing: Ctrl J
rounds-ready-no-sound = There is no loudspeaker
rounds-reopened = Round { $round } runs. Shall we go on?
rounds-reopened-about = The program was opened again. The last thing before it closed was recorded at { $time }.
rounds-reopened-ran = If the time ran on in the hall
rounds-reopened-now = left now
rounds-reopened-stopped = If it stopped with the program
rounds-reopened-then = left at most, at { $time }
rounds-reopened-safe = Nothing that was recorded is lost.
rounds-reopened-other = Go on with { $left }…
rounds-step-draw = Draw round { $round }
rounds-step-replace =
    { $count ->
        [one] Type { $count } consonant in place of those put back
       *[other] Type { $count } consonants in place of those put back
    }
rounds-step-running = The time runs — then: collect the sheets
rounds-step-show = Show the letters of round { $round }
rounds-step-type = Type the letters of round { $round }

rounds-ask-correct = Correct the letters of round { $round }…
rounds-ask-draw-ahead = Draw round { $round } ahead of time…
rounds-ask-draws = Round { $round } is drawn and shown to the hall at once.
rounds-ask-earlier = Round { $round } is not over and comes before.
rounds-ask-give-up = Give up round { $round }…
rounds-ask-give-up-rest = Give up rounds { $first }–{ $last }…
rounds-ask-graded-anew =
    { $count ->
        [one] { $count } keyed sheet is graded anew.
       *[other] { $count } keyed sheets are graded anew.
    }
# $round: number; $left: m:ss, when it was stopped.
rounds-ask-gives-back = Round { $round } was stopped with { $left } left. The time is given back and stands, the letters hidden, until you let it go on.
rounds-gives-back = Stopped too early: give the time back…
# $left: m:ss
rounds-ask-time-goes-on = The time runs on ({ $left } left): afterwards it is set with T, or started afresh with R.
rounds-ask-guard = Without rounds 13 and 14 high-value letters may stay in the bag; the final sheet says so, and it blocks nothing.
rounds-ask-lost =
    { $count ->
        [one] { $count } keyed sheet will not count any more.
       *[other] { $count } keyed sheets will not count any more.
    }
rounds-ask-missing =
    { $count ->
        [one] { $count } sheet of round { $round } is missing: { $players }. It stays awaited.
       *[other] { $count } sheets of round { $round } are missing: { $players }. They stay awaited.
    }
rounds-ask-record = Record round { $round } afterwards…
rounds-ask-replay = Replay round { $round }…
rounds-ask-rest = The rounds are not played and their sheets do not count. Tiles that were drawn stay out.
rounds-ask-stop = The round ends here, before its time, and the sheets are handed in.
rounds-number-by-hand = Press the sheet with the mouse; numbers are typed while no round runs.
rounds-number-prompt = Player’s number
rounds-number-typed = You typed the number { $number }: press E (late), D (not handed in), Enter or Esc, then Space.
rounds-number-nobody = Unknown · Esc
rounds-number-forget = Clear
rounds-no-number = No sheet of a player { $number } is awaited in this round.
rounds-said-already = { $number }. { $player }: { $state }, as was said before. Another key changes it, or a press on the sheet.
rounds-said-none = { $number }. { $player }, round { $round }: no sheet was handed in, the round counts 0. If that was a mistake: Undo, or press the sheet again.
rounds-said-now = { $number }. { $player }, round { $round }: { $now } now, { $before } before.
rounds-guard-failed =
    { $high ->
        [one] { $high } high-value letter stayed in the bags.
       *[other] { $high } high-value letters stayed in the bags.
    }
rounds-sheets-late =
    { $count ->
        [one] { $count } late
       *[other] { $count } late
    }
rounds-sheets-none =
    { $count ->
        [one] { $count } not handed in
       *[other] { $count } not handed in
    }
rounds-number-correct = To correct: number
rounds-step-reveal = The letters are being shown
rounds-hall-review = the review of round { $round }
rounds-again =
    { $attempt ->
        [2] second draw of round { $round }
        [3] third draw of round { $round }
       *[other] draw { $attempt } of round { $round }
    }
rounds-corrections = Corrections
rounds-dangerous = Exceptional
rounds-dangerous-ask = Always asked back, with a reason
rounds-hall = Hall
rounds-hall-scene = Scene
rounds-hall-auto = Automatic
rounds-hall-say = Message…
rounds-scene-welcome = welcome
rounds-scene-break = break
rounds-scene-next = next round
rounds-scene-end = end
rounds-scene-standings = standings
rounds-scene-ceremony = ceremony
rounds-scene-message = message
rounds-scene-black = black
rounds-scene-letters = letters
rounds-scene-time = countdown
rounds-scene-paused = paused
rounds-scene-collecting = sheets
rounds-scene-review = review
rounds-hall-pinned = Pinned
rounds-put-back-now =
    { $count ->
        [one] Put it back into the bag
       *[other] Put all { $count } back into the bag
    }
rounds-put-back-why = Why: high-value letters would stay in the bag, and the consonants still to be drawn have no room for them.
rounds-sheets-keyed =
    { $count ->
        [one] { $count } keyed
       *[other] { $count } keyed
    }
rounds-sheets-more = # more
rounds-sheets-all-keyed = all keyed
rounds-sheets-missing =
    { $count ->
        [one] sheet { $who } is missing
       *[other] sheets { $who } are missing
    }
rounds-sheets-missing-count =
    { $count ->
        [one] { $count } sheet is missing
       *[other] { $count } sheets are missing
    }
rounds-step-show-time = Show the letters
rounds-unseen = { $sees }, not the letters and the time
rounds-break-after = Break after round { $round }
rounds-break-then = Then round { $round } · { $ratio }
rounds-step-key =
    { $count ->
        [one] Sheets: { $count } missing
       *[other] Sheets: { $count } missing
    }
rounds-back-to = Back to round { $round }
rounds-looked = You look at round { $round }: { $state }. The competition is at round { $on }.
rounds-looked-points = Most points
rounds-looked-words = Longest words
rounds-looked-waiting = Words to rule on
rounds-looked-sheets = Sheets
rounds-looked-none = no sheet is keyed
rounds-looked-all-words = Words of round { $round }
rounds-looked-review = Review of round { $round } to the hall
