# Rounds: letters, time, the next step.

rounds-alert-in = Alert { $alert } in { $wait }
rounds-bag-will =
    { $count ->
        [one] { $count } will be drawn
       *[other] { $count } will be drawn
    }
rounds-bags = In the bags
rounds-break = Break
rounds-consonants = Consonants
rounds-vowels = Vowels
rounds-corrected = The letters were corrected.
rounds-draw-digital = Digital draw
rounds-draw-physical = From the bags
rounds-guard-broken = High-value letters left after this round: { $high }. Consonants to draw then: { $consonants }. There is no room for all.
rounds-guard-holds = High-value letters left after this round: { $high }. Consonants to draw then: { $consonants }. The guard binds from round { $round }.
rounds-guard-done = The guard on the high-value letters holds.
rounds-held = Paused
rounds-unconfirmed = The program was restarted: confirm that the time ran on, or set it.
rounds-letters = Letters from the bags
rounds-no-letters = Type the letters that came out.
rounds-not-letters = “{ $typed }”: type Greek letters only, in the order drawn.
rounds-projector-close = Close the hall window
rounds-projector-open = Open the hall window
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
        [one] Put back what the note says, draw { $count } consonant and type it.
       *[other] Put back what the note says, draw { $count } consonants and type them.
    }
rounds-type-prompt = Type the seven letters in the order drawn: { $ratio }.
rounds-sheet-awaited = not collected
rounds-sheet-draft = draft, not keyed yet
rounds-sheet-in = collected
rounds-sheet-keyed = keyed
rounds-sheet-late = late
rounds-sheet-none = not handed in
rounds-sheets = Sheets of round { $round }: { $collected } of { $expected }
rounds-step-break =
    { $minutes ->
        [one] Break, { $minutes } minute
       *[other] Break, { $minutes } minutes
    }
rounds-step-collect =
    { $count ->
        [one] All sheets are in: round { $round }, { $count } missing
       *[other] All sheets are in: round { $round }, { $count } missing
    }
rounds-step-confirm = The time ran on: { $left } left
rounds-step-draw = Draw round { $round }
rounds-step-end-break = End the break
rounds-step-players = First add players in Competition
rounds-step-replace =
    { $count ->
        [one] Type { $count } consonant in place of those put back
       *[other] Type { $count } consonants in place of those put back
    }
rounds-step-resume = Let the time go on
rounds-step-running = The time runs — then: collect the sheets
rounds-step-show = Show the letters of round { $round }
rounds-step-sign = Sign the final sheet…
rounds-step-signed = The competition is signed
rounds-step-start = Start the time of round { $round }
rounds-step-type = Type the letters of round { $round }

# What the questions of the day say.
rounds-ask-break-ends = The break has { $left } left and ends now.
rounds-ask-break-skipped = The break after round { $after } was not taken and is skipped.
rounds-ask-correct = Correct the letters of round { $round }…
rounds-ask-draw-ahead = Draw round { $round } already…
rounds-ask-draws = Round { $round } is drawn and shown to the hall at once.
rounds-ask-earlier = Round { $round } is not over and comes before.
rounds-ask-end-break = The break has { $left } left. End it now?
rounds-ask-give-up = Give up round { $round }…
rounds-ask-give-up-rest = Give up rounds { $first }–{ $last }…
rounds-ask-go-on = Let the time go on
rounds-ask-graded-anew =
    { $count ->
        [one] { $count } keyed sheet is graded anew.
       *[other] { $count } keyed sheets are graded anew.
    }
rounds-ask-guard = Without rounds 13 and 14 high-value letters may stay in the bag; the final sheet says so, and it blocks nothing.
rounds-ask-hall-word = A player calls a word or a number. It changes every draw, and after the first draw it cannot be changed.
rounds-ask-hall-word-is = Recorded exactly so: “{ $text }”
rounds-ask-left = Now { $left } are left.
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
rounds-ask-no-hall-word = Left empty, it is recorded that nobody called a word.
rounds-ask-or-go-on = Otherwise the time goes on from where it stopped. The history keeps both.
rounds-ask-pause = The pause lasts until the time goes on. The reason is written to the history.
rounds-ask-record = Record round { $round } afterwards…
rounds-ask-replay = Replay round { $round }…
rounds-ask-rest = The rounds are not played and their sheets do not count. Tiles that were drawn stay out.
rounds-ask-stands = The time stands at { $left }.
rounds-ask-stop = The round ends here, before its time, and the sheets are handed in.
rounds-hall-word = The hall's word or number
rounds-step-hall-word = The hall's word…
rounds-number-prompt = Press a sheet, or type a number. Space: the others.
rounds-number-typed = You typed the number { $number }: press E (late), D (not handed in), Enter or Esc, then Space.
rounds-no-number = No sheet of a player { $number } is awaited in this round.
rounds-said-none = { $number }. { $player }, round { $round }: no sheet was handed in, the round counts 0. If that was a mistake: Undo, or press the sheet again.
rounds-guard-failed =
    { $high ->
        [one] { $high } high-value letter stayed in the bags.
       *[other] { $high } high-value letters stayed in the bags.
    }
rounds-ask-time-ends = Its time, which has { $left } left, ends.
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
rounds-missing =
    { $count ->
        [one] Missing: { $players }
       *[other] Missing: { $players }
    }
rounds-number-correct = To correct one, press the sheet, or type the number.
rounds-step-reveal = The letters are being shown
rounds-hall-sees = The hall sees: { $what }
rounds-hall-would-see = The hall’s window is closed. Once open, it will show: { $what }
rounds-hall-welcome = the welcome
rounds-hall-review = the review of round { $round }
rounds-hall-standings = the standings
rounds-hall-ceremony = the ceremony
rounds-hall-message = the message “{ $text }”
rounds-hall-black = a black screen
rounds-ask-round-runs = The time of round { $round } is running: { $left } left.
rounds-ask-break-runs = The break is running: { $left } left.
rounds-ask-goes-on = The time does not stop: it goes on by the computer’s clock, without alerts. When the competition is opened again, as much is left as there will be then.
rounds-ask-goes-on-here = The time does not stop: it goes on here, and the alerts are heard.
rounds-ask-goes-on-muted = The time does not stop: it goes on here. The alerts are not heard, because the sound is muted; they are seen only on this screen.
rounds-ask-goes-on-silent = The time does not stop: it goes on here. The alerts are not heard, because there is no loudspeaker; they are seen only on this screen.
rounds-ask-hall-desktop = The hall does not see the letters and the time now either. In the place of the scene that is shown it will see the computer’s desktop.
rounds-ask-hall-dark = The hall will no longer see letters or time, but the computer’s desktop.
rounds-ask-stay-open = Leave it open
