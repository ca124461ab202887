# The hall’s window.

projector-break = Break
projector-commitment = The draw’s commitment (SHA-256)
projector-last-minute = Last minute
projector-last-seconds = Last seconds
projector-list = { $name } { $edition } · { $words } words
projector-paused = Paused
projector-pencils-down = Time is over — pencils down
projector-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
projector-provisional = ? provisional
projector-results-soon = Results soon
projector-round = Round { $round } of { $rounds }
projector-rounds-over = The rounds are over
projector-sheets-in = sheets handed in
projector-standings = Standings after round { $round }
projector-then = Next: { $next }
projector-window = Eforos · hall
projector-sound-broken = The sound { $file } cannot be played; the program’s own tone is heard instead.
