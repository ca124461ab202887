# The console’s frame, and what several places say.

console-about-reading = the reading of the sheet
console-about-void = the voiding of the sheet
console-about-word = word
console-assistant = assistant
console-jury = jury
console-screen = screen
console-referee = referee
console-club = Club
console-from-round = From round
console-to-round = To round (empty: to the end)
console-letters = Letters
# What a light is about, in one short word, where its words have no room.
console-light-closed = Hall closed
console-light-of-pinned = Pinned scene
console-light-of-sound = Sound
console-light-of-saving = Saving
console-light-of-awake = May go dark
console-light-of-network = network
console-light-projector = Projector: open
console-light-screens = Network screen
console-light-no-projector = Projector: closed
console-light-sound = Sound ready
console-light-no-sound = No sound
console-light-saved = Saved
console-light-reopened = Reopened
console-light-reopened-hint = Issue { $issue } was signed ({ $at }) and the competition was opened again for a correction: the signed issue holds until the next is signed
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
console-penalty-recommendation = Caution
console-penalty-reprimand = Reprimand
console-penalty-technical = Technical warning
console-penalty-disciplinary = Disciplinary warning
console-penalty-rest = Expelled from the rest
console-penalty-void = Round voided
console-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
console-points = Points
console-reason = Reason
console-round-of = Round { $round } of { $rounds }
console-round-state = Round { $round }: { $state }
console-round-next = next
console-round-to-come = to come
console-round-running = running
console-round-paused = paused
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
console-history-found = { $count } of { $of } events
console-history-none-found = No event has all of this: type less of it.
console-history-search = Search
console-history-search-hint = a name, a word, a time
console-undoable = Can be undone: { $what }
console-and-more = … and { $count } more.
console-undone = Undone: { $what }
console-at-desk = At the desk: { $who }
console-nobody-at-desk = At the desk: no name
console-light-projector-hint = The hall’s window is open. Ctrl J closes it.
console-light-screens-hint = The hall’s window is closed: a screen of the network shows the hall. Ctrl J opens the window.
console-light-no-projector-hint = The projector shows nothing: its window was not opened, or was closed from here. Screens and phones that are browsers show the scene all the same. Ctrl J opens it; if the program ends while it is open, it opens again with the competition.
console-light-sound-hint = The alerts of the time are heard.
console-light-no-sound-hint = The computer has no sound device. Alerts are only seen on the screens. Connect a loudspeaker: it is found by itself.
console-light-muted = Muted
console-light-muted-hint = Alerts are not heard because they were muted. They are seen on the screens.
console-light-saved-hint = All that was done so far is written on the disk.
console-light-not-saved-hint = The last action was not written on the disk and did not happen. Check the room on the disk and the file’s permissions, and do it again.
console-light-read-only-hint = The file was opened for reading only: nothing changes.
console-light-awake = Screen stays on
console-light-awake-hint = The computer does not sleep and the screen does not go dark while the competition lasts.
console-light-not-awake = Screen may go dark
console-light-hidden-time = Hall without time
console-light-hidden-time-hint = The time runs, but the hall sees another scene. Choose “Automatic scene” in Rounds.
console-light-welcome = Hall: welcome
console-light-standings = Hall: standings
console-light-ceremony = Hall: ceremony
console-light-message = Hall: message
console-light-black = Hall: black
console-light-pinned-hint = The scene stays until you choose “Automatic scene” in Rounds.
console-light-not-awake-hint = The system refused to keep the screen on. Switch sleep off in the computer’s settings.
console-job-died = It ended unexpectedly; try again. ({ $why })
console-closing-loses = What is being typed could not be saved and will be lost if the competition is closed. Make room or note it down; close again to close without it.
console-centre = conductor
console-meant = Did you mean “{ $text }”?
