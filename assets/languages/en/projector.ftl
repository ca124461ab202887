# The hall’s window.

projector-break = Break
projector-commitment = The draw’s commitment (SHA-256)
projector-last-minutes =
    { $minutes ->
        [one] Last minute
       *[other] Last { $minutes } minutes
    }
projector-last-so-many-seconds = Last { $seconds } seconds
projector-last-seconds = Last seconds
projector-list = Word list
projector-list-words =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
projector-paused = Paused
projector-pencils-down = Time is over — pencils down
projector-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
projector-provisional = ? provisional
projector-provisional-missing =
    { $count ->
        [one] ? provisional · { $count } sheet missing
       *[other] ? provisional · { $count } sheets missing
    }
projector-results-soon = Results soon
projector-reopened = Opened again; a new issue follows
projector-round = Round { $round } of { $rounds }
projector-rounds-over = The rounds are over
projector-standings = Standings after round { $round }
projector-standings-final = Final standings
projector-then = Next is round { $round }
projector-window = Eforos · hall
projector-sound-broken = The sound { $file } cannot be played; the program’s own tone is heard instead.
projector-break-minutes =
    { $minutes ->
        [one] The break ends within a minute
       *[other] The break ends within { $minutes } minutes
    }
projector-break-seconds = The break ends within { $seconds } seconds
projector-ceremony = Ceremony
# The ceremony in capitals, on tiles.
projector-ceremony-tiles = PRIZES
projector-ceremony-first = First: { $first }.
projector-ceremony-from = Begins
projector-ceremony-from-last = From the last
projector-ceremony-from-tenth = From the 10th
projector-ceremony-from-third = From the 3rd
projector-ceremony-from-typed = From another place
projector-ceremony-goes-on = The ceremony goes on: { $called } of { $calls } steps done
projector-ceremony-is-back = The ceremony goes on where it was: { $called } of { $calls } steps done.
projector-ceremony-no-place = Type the number of a place.
projector-ceremony-place = Place
projector-ceremony-unsigned = The competition is not signed: the standings may still change. Begin the ceremony?
projector-instead = The hall plays with the letters and the time that it sees: it loses them until the automatic scene is back.
projector-instead-of-calls = The hall would see all places, the first among them, before they are called.
projector-coming = { $rank }: { $who }
projector-coming-end = End of the ceremony: all standings
projector-coming-place = { $rank } on the podium · then the name: { $who }
projector-coming-thanks = Thanks
projector-heard = The alerts are heard.
projector-muted = Muted: the alerts are only seen.
projector-no-device = There is no sound device; the alerts are only seen. Plug a loudspeaker in: it will be found.
projector-none = none
projector-page = page { $page } of { $pages }
projector-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
projector-rank =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st place
        [two] { $rank }nd place
        [few] { $rank }rd place
       *[other] { $rank }th place
    }
projector-signed-again = Signed again, issue { $issue }: { $changed }
projector-signed = The final sheet is signed
projector-signed-ceremony = The final sheet is signed: the prizes come next
projector-thanks = Thank you all for playing
projector-sound-check = The three alerts are heard, volume { $percent } %. Sounds of your own: { $files } (or .ogg) in the folder { $folder }.
projector-unsigned = ? not signed
projector-volume = Volume { $percent } %
projector-monitor-gone = The hall’s monitor was unplugged: the hall is a window here now. Once it is plugged in again, it goes back there by itself.
projector-one-monitor = There is one monitor: drag the hall’s window (lower right; Alt Tab) to the projector and press F11 there.
projector-is-back = The hall’s window was open when the program ended, and is open again where it was.
projector-on = On the monitor { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = End of round { $round }: { $head }
projector-head-signed = Signed, issue { $issue }: { $head }
projector-clubs =
    { $count ->
        [one] { $count } club
       *[other] { $count } clubs
    }
projector-greeting = WELCOME
projector-equals = Level on points:
projector-equal-in-all = level by every rule
projector-heading-rank = Place
projector-heading-round = round { $round }
projector-heading-total = total
projector-leaders = After round { $round }
projector-leaders-counting = After round { $round } · round { $last } is being counted
projector-leaders-counting-several = After round { $round } · rounds { $first }–{ $last } are being counted
projector-leaders-provisional = After round { $round } · provisional
# Capitals that fall on tiles for who won.
projector-letters = ANTSERWMKHIOPL
projector-others = and { $count } more
projector-places = places { $from } to { $to }
projector-rank-short =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }
projector-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
projector-rounds-so-far = { $over } of { $rounds }
projector-rounds-played = Played: { $over } of { $rounds }
projector-word = The hall’s word
projector-starts = We begin at { $time }
projector-starts-soon = We begin in a moment
projector-expelled = expelled
