# What happens in a competition of classic games, one sentence an event.
# $player: a name with its number; $time: minutes and seconds, + before what is over; $result: scores with names

happened-system = From here tables are made so: { $system }; rounds planned: { $rounds }.
happened-starter-lot = Who begins is drawn at the table.
happened-starter-balanced = The program names who begins.
happened-swiss = Swiss system
happened-rank-pairs = pairs by rank
happened-round-robin = everybody with everybody
happened-manual = by hand
happened-table-draw = tables of four and three, drawn
happened-clock = Games are played by { $clock } unless another is used.
happened-clock-turn = a time for each turn
happened-clock-chess = a chess clock
happened-minimum = A rank needs { $games } games.
happened-team-added = Team { $number } joined: { $name }.
happened-team-renamed = Team { $number } is now called { $name }.
happened-team-assigned = { $player } is in team { $number }.
happened-team-left = { $player } is in no team.
happened-member = { $player } is known elsewhere as { $member }.
happened-member-none = { $player } is known elsewhere by name.
happened-absent = { $player } is absent from round { $round }.
happened-present = { $player } is there in round { $round } after all.
happened-paired = Round { $round } was paired: { $system }.
happened-typed = Round { $round } was paired by hand.
happened-tables = Tables: { $tables }.
happened-byes =
    { $count ->
        [one] No opponent: { $players }.
       *[other] No opponent: { $players }.
    }
happened-absent-all =
    { $count ->
        [one] Absent: { $players }.
       *[other] Absent: { $players }.
    }
happened-swapped = Round { $round }: { $one } and { $other } changed places.
happened-withdrawn = The tables of round { $round } were withdrawn.
happened-shown = The tables of round { $round } were shown.
happened-started = Round { $round }: the time began, { $time }.
happened-paused = Round { $round }: the time was held at { $time }.
happened-resumed = Round { $round }: the time went on at { $time }.
happened-set = Round { $round }: what is left was set to { $time }.
happened-ended = Round { $round }: the time was ended with { $time } left.
happened-confirmed = Round { $round }: the arbiter confirmed that the time ran on; { $time } left.
happened-alert = Round { $round }: { $time } left.
happened-alert-missed = Round { $round }: { $time } left was passed while nobody could hear it.
happened-table-started = Round { $round }, table { $table }: { $clock } began.
happened-table-pressed = Round { $round }, table { $table }: seat { $side } pressed the clock.
happened-table-paused = Round { $round }, table { $table }: the clock was held.
happened-table-resumed = Round { $round }, table { $table }: the clock went on.
happened-table-set = Round { $round }, table { $table }: seat { $side } was set to { $time }.
happened-table-stopped = Round { $round }, table { $table }: the clock was stopped.
happened-table-confirmed = Round { $round }, table { $table }: the arbiter confirmed that the clock ran on.
happened-table-alert = Round { $round }, table { $table }: { $time } left, { $whose }.
happened-table-alert-missed = Round { $round }, table { $table }: { $time } left, { $whose }, was passed while nobody could hear it.
happened-of-side = seat { $side }
happened-of-turn = this turn
happened-of-game = the game
happened-result = Round { $round }, table { $table }: { $result }.
happened-corrected = Round { $round }, table { $table }: the result was corrected to { $result }.
happened-figures = { $raw } from plays, rack { $rack }, over { $over }
happened-result-withdrawn = Round { $round }, table { $table }: the result was withdrawn.
happened-result-confirmed = Round { $round }, table { $table }: a second person confirmed the result.
happened-walkover = Round { $round }, table { $table }: { $player } came, the other did not.
happened-cancelled = Round { $round }, table { $table }: the game was cancelled.
happened-taken-in = Results from { $from } were taken in.
happened-turn = Round { $round }, table { $table }: { $turn }.
happened-turn-revised = Round { $round }, table { $table }: turn { $place } was revised to { $turn }.
happened-game-ended = Round { $round }, table { $table }: the game ended, { $end }.
happened-judged = Judged as set { $challenge }: { $words }: { $verdict }
happened-judged-at = Round { $round }, table { $table }.
happened-answered = The arbiter answered about set { $challenge }: { $verdict }
happened-end-out = bag and a rack empty
happened-end-passes = lost turns in a row
happened-end-scoreless = turns without points in a row
happened-end-blocked = nobody can lay
happened-end-time = the game’s time is over
happened-end-clock-one = one clock is far over
happened-end-clock-both = both clocks are over
happened-end-clocks-out = everybody is out of time
happened-end-stopped = stopped by the arbiter
happened-end-unknown = how is not noted
happened-turn-play = play
happened-turn-exchange = exchange
happened-turn-pass = pass
happened-turn-taken-back = taken back
happened-turn-taken-off = taken off
happened-turn-timer = lost by the timer
happened-turn-no-time = no time left
