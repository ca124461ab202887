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
rounds-high = High value
rounds-corrected = The letters were corrected.
rounds-draw-digital = Digital draw
rounds-draw-physical = From the bags
rounds-guard-broken = Guard: { $high } high-value tiles left, { $consonants } consonants to draw.
rounds-guard-holds = Guard: { $high } high-value tiles left, { $consonants } consonants to draw; it binds from round { $round }.
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
