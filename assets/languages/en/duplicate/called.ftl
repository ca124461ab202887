# What every competition says of rounds and sheets, said of turns and slips; the arguments are those of the common
# sentences. About the hand: an objection that it was raised.

called-add-from = From which turn on they are here (earlier slips are not expected)
called-came = from turn { $round }
called-from = From turn { $round }
called-left = left after turn { $to }
called-only = turn { $to } only
called-span = turns { $from }–{ $to }
called-about-reading = the reading of the slip
called-about-hand = the hand that was not raised
called-from-turn = From turn
called-to-turn = To turn (empty: to the end)
called-change-player = The turn from which they play or up to which they stay: slips of the others are not expected.
called-last-turn = Last turn
called-leaves = { $player }: the last turn is { $round }.
called-no-turn = There is no such turn.
called-not-there = Not there in turn { $round }: takes part in turns { $from }–{ $to }.
called-only-there = Not there in turn { $round }: takes part in turn { $from } only.
called-turn = Turn
called-uphold-hand = The slip counts as raised at “Stop!” and is judged.
called-empty-span = The first turn ({ $from }) comes after the last ({ $to }). Correct them.
called-not-removable = Player { $player } can no longer be removed: letters were drawn, or a sanction tells of them. Let them leave after a turn.
called-not-ended = To sign, the game must have ended. Turn { $round } is still to come or open: close it, then end the game.
called-too-early-to-object = Objections are taken once the top of the turn was announced, or the turn is closed without one.
called-unknown-turn = There is no turn { $round }: turns are numbered 1 to { $rounds }.
called-was-disciplinary = Disciplinary warning: { $player }, turn { $round }.
called-was-expelled = Expelled from the competition: { $player }, turn { $round }.
called-was-expelled-from-rest = Expelled from the rest after turn { $round }: { $player }.
called-was-about-reading = Objection { $objection }: { $player }, turn { $round }, about the reading of the slip.
called-was-about-hand = Objection { $objection }: { $player }, turn { $round }, about the hand that was not raised.
called-was-about-word = Objection { $objection }: { $player }, turn { $round }, about the word { $word }.
called-was-added = { $to ->
    [99] Added: { $player }, from turn { $from }.
   *[other] Added: { $player }, turns { $from } to { $to }.
}
called-was-changed = { $to ->
    [99] Changed: { $player }, from turn { $from }.
   *[other] Changed: { $player }, turns { $from } to { $to }.
}
called-was-from = Takes part from turn { $round }: { $player }.
called-was-left = Left after turn { $round }: { $player }.
called-was-until = { $round ->
    [99] Takes part to the end: { $player }.
   *[other] Takes part up to turn { $round }: { $player }.
}
called-was-technical = Technical warning: { $player }, turn { $round }.
called-of-turn = turn { $round }
called-on-page = { $player }, turn { $round }, { $about }: { $outcome }
called-on-page-reading = reading of the slip
called-on-page-hand = hand not raised
called-expelled-after = expelled after turn { $round }
called-certificate-turns = turns
called-certificate-longest = the longest word, in turn { $round }
called-objection = Objection { $number } · { $player } · turn { $round } · { $about }
called-penalty = { $kind }, turn { $round }: { $reason }
called-not-played = Turn { $round } was not played, so it cannot be published yet.
called-not-published = Turn { $round } is not published, so there is nothing to withdraw.
called-published-already = Turn { $round } is published already.
called-was-published = Turn { $round } was published.
called-was-withdrawn = The publication of turn { $round } was withdrawn.
called-add-from-turn = From turn
called-commitment-hint = Posted before turn 1, so that every draw can be checked afterwards.
called-leaders-hidden = Hall: no standings between turns
called-leaders-shown = Hall: who leads, between turns
called-needs-turns = Once the top of a turn was announced.
called-pin-latest = Standings in the hall, after the last played turn
called-pin-standings-hint = After the last turn that is complete: no slip is missing and no word waits.
called-print-of-turn = Turn of the document
called-publish-turn = Publish a turn…
called-page-after = after turn { $round }
called-standings-after = Standings after the turn
called-standings-sheet-hint = For the wall of the hall: ranks, totals, points of every turn.
called-words-of-turn = All of a turn
called-commitment-about = The draw’s commitment (SHA-256): published before the first turn.
called-hidden-time-hint = The time runs, but the hall sees another scene. Choose “Automatic scene” in Game.
called-pinned-hint = The scene stays until you choose “Automatic scene” in Game.
called-column-turns = Turns
called-in-turns =
    { $count ->
        [one] turn { $rounds }
       *[other] turns { $rounds }
    }
called-rulings-legend = A ruling holds for everyone who wrote the word. Turns and times: where it was written, and how often.
called-own-nothing = Nothing of yours is published yet. This page shows your slips as soon as the arbiter publishes a turn.
called-own-total = { $total } up to turn { $round }
called-commitment-hall = The hall will call a word or a number. Seed and word together settle the letters of every turn, so that nobody chooses them.
called-late = The draw has begun: the commitment was to be posted before turn 1.
called-nothing-played = No turn is over yet.
called-head-of-turn = End of turn { $round }: { $head }
called-heading-turn = turn { $round }
called-leaders = After turn { $round }
called-leaders-counting = After turn { $round } · turn { $last } is being counted
called-leaders-counting-several = After turn { $round } · turns { $first }–{ $last } are being counted
called-leaders-provisional = After turn { $round } · provisional
called-provisional-missing =
    { $count ->
        [one] ? provisional · { $count } slip missing
       *[other] ? provisional · { $count } slips missing
    }
called-turns =
    { $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    }
called-standings = Standings after turn { $round }
called-hall-standings = the standings after turn { $round }
called-nothing-published = No turn is published: phones show only what the hall sees.
called-publish = Publish turn { $round }
called-publish-about = Each player reads with their code what is theirs of this turn, and everybody the standings up to here.
called-publish-missing =
    { $count ->
        [one] One slip up to this turn is not keyed yet.
       *[other] { $count } slips up to this turn are not keyed yet.
    }
called-publish-undecided =
    { $count ->
        [one] One word of the turn is not decided yet: it is shown with “?”.
       *[other] { $count } words of the turn are not decided yet: they are shown with “?”.
    }
called-published = Published turns: { $rounds }. Phones show the standings after the last of them.
called-withdraw = Withdraw the publication of turn { $round }
called-withdraw-about = Players read the slips of the turn no more, and phones show the standings after the last published one. What was read was read.
called-verify-letters = Letters of turn { $round }
called-verify-letters-again = Letters of turn { $round }, draw { $attempt }
called-verify-totals =
    Totals computed again ({ $sheets ->
        [one] 1 slip
       *[other] { $sheets } slips
    }, { $words ->
        [one] 1 word
       *[other] { $words } words
    })
called-in = Turns: { $rounds }
called-none-of-turn = Nobody wrote a word in this turn.
called-word-turn = Turn
called-waits-of =
    { $count ->
        [one] { $count } player · turn { $rounds }
       *[other] { $count } players · turn { $rounds }
    }
called-was-upheld = { $word } is valid by an objection that was upheld ({ $objection }: { $player }, turn { $round }). The objection stays in the history, but the ruling changes for everyone:
called-turn-runs = The time of turn { $round } is running: { $left } left.
called-needs-restart = Only after a restart of the program within the time of a turn.
called-needs-time = While the time of a turn runs.
called-known-new = no turn yet
called-known-on = turn { $round } in play
called-unclosed-drawn = The letters of turn { $round } are drawn.
called-unclosed-held = Turn { $round } is paused: { $left } left.
called-unclosed-over = The time of turn { $round } has passed.
called-unclosed-runs = Turn { $round } is running: { $left } left.
called-unclosed-played =
    { $count ->
        [0] No turn was played yet.
        [one] { $count } turn was played.
       *[other] { $count } turns were played.
    }
called-leave = No slip is expected of them in later turns. The player stays in the standings.
called-leave-before = Whoever did not come is expected in turn 1 only, where you declare that no slip was handed in. A wrong name is put right with “Change…”; whoever was entered by mistake leaves the list with “Remove…”, until the first letters.
called-game-over = The game is over
called-known-turns = { $rounds ->
    [99] turn { $played }
   *[other] turn { $played } of { $rounds }
}
called-was-assigned = A picture was assigned to: { $player }, turn { $round }.
called-was-photographed = A slip was photographed: { $player }, turn { $round }.
called-rules = Rules
