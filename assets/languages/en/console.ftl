# The console’s frame, and what several places say.

console-about-reading = the reading of the sheet
console-about-void = the voiding of the sheet
console-about-word = word
console-assistant = assistant
console-referee = referee
console-club = Club
console-field = { $letters } letters
console-from-round = From round
console-to-round = To round
console-letters = Letters
console-light-projector = Projector: open
console-light-no-projector = Projector: closed
console-light-sound = Sound
console-light-no-sound = No sound
console-light-saved = Saved
console-light-not-saved = Not saved
console-light-read-only = Read only
console-message = Message
console-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
console-name = Name
console-name-of-program = Eforos
console-no-display = The windows could not be opened: { $what }. They need a graphical desktop; without one use the commands, see “eforos --help”.
console-penalty-deduction = Points deducted
console-penalty-expelled = Expelled from the competition
console-penalty-points =
    { $points ->
        [one] { $points } point deducted
       *[other] { $points } points deducted
    }
console-penalty-recommendation = Recommendation
console-penalty-reprimand = Reprimand
console-penalty-rest = Expelled from the rest
console-penalty-void = Round voided
console-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
console-points = Points
console-ratio = { $consonants } consonants, { $vowels } vowels
console-reason = Reason
console-round-of = Round { $round } of { $rounds }
console-round-state = Round { $round }: { $state }
console-round-next = next
console-round-to-come = to come
console-round-drawn = drawn
console-round-running = running
console-round-paused = paused
console-round-over = over, sheets missing
console-round-recorded = recorded afterwards, sheets missing
console-round-keyed = every sheet keyed
console-round-given-up = given up
console-time-left = Time left (minutes:seconds)
console-word = Word
console-not-verified = The file does not verify: { $events } events, chain head { $digest }.
console-verified = The file verifies: { $events } events, chain head { $digest }.
console-history =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
console-undoable = Can be undone: { $what }
console-undone = Undone: { $what }
