# The history of rounds and sheets, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-nobody = sheet without a name (keyed as number { $sheet })
history-no-words = empty

history-drawn = Round { $round }: { $letters } were drawn.
history-drawn-redrawn = { $redraws ->
    [one] Round { $round }: { $letters } were drawn (the consonants went back once).
   *[other] Round { $round }: { $letters } were drawn (the consonants went back { $redraws } times).
}
history-typed = Round { $round }: { $letters } came out of the bags.
history-put-back = Round { $round }: { $letters } went back into the bag.
history-replacements = Round { $round }: { $letters } came in their place.
history-shown = Round { $round }: the letters were announced.
history-recorded = Round { $round }: the letters { $letters } were recorded.
history-corrected = Round { $round }: the letters were corrected to { $letters }.
history-replayed = Round { $round } is played again.
history-given-up = Round { $round } was given up.
history-started = Round { $round }: the time began, { $time }.
history-held = Round { $round }: the time stopped at { $time }; the reason follows.
history-paused = Round { $round }: held at { $time }, the tiles hidden.
history-paused-shown = Round { $round }: held at { $time }, the tiles shown.
history-resumed = Round { $round }: the time went on from { $time }.
history-stopped = Round { $round }: stopped at { $time }.
history-ended = Round { $round }: the time ran out.
history-restarted = Round { $round }: the time was started afresh.
history-remaining-set = Round { $round }: the time was set to { $time }.
history-time-confirmed = Round { $round }: the time ran on while the program was closed, { $time } left.
history-alert = Round { $round }: alert at { $time }.
history-alert-missed = Round { $round }: the alert at { $time } was not given.
history-break-started = Break after round { $round }, { $time }.
history-break-set = The break was set to { $time }.
history-break-alert = Break: alert at { $time }.
history-break-alert-missed = Break: the alert at { $time } was not given.
history-break-ended = The break was over.
history-collected = Round { $round }: sheets were handed in: { $players }.
history-collected-all = Round { $round }: { $count } sheets were handed in, none is missing.
history-collected-but = Round { $round }: { $count } sheets were handed in. Missing: { $players }.
history-collected-some = Round { $round }: { $count } sheets were handed in, { $missing } are missing.
history-collected-late = Round { $round }: sheets were handed in late: { $players }.
history-late = Round { $round }: the sheet was late: { $player }.
history-in-time = Round { $round }: the sheet was in time: { $player }.
history-not-handed-in = Round { $round }: no sheet was handed in: { $player }.
history-awaited = Round { $round }: the sheet is awaited again: { $player }.
history-taken-in = Sheets keyed elsewhere were taken in ({ $from }).
history-keyed = Round { $round }: a sheet was keyed · { $player }: { $words }.
history-revised = Round { $round }: the sheet was corrected · { $player }: { $words }.
history-keyed-veiled = Round { $round }: a sheet was keyed · { $player }. Its words are seen after the second keying or the check.
history-keyed-again = Round { $round }: second keying of the sheet · { $player }: { $words }.
history-settled = Round { $round }: the differences on the sheet were settled · { $player }: { $words }.
history-nothing-changed = the same words
history-checked = Round { $round }: the sheet was checked · { $player }.
history-moved = Round { $round }: the sheet ({ $from }) belongs to { $player }, round { $to }.
history-unreadable = Round { $round }: unreadable on the sheet · { $player }: field { $field }, word { $place }.
history-venue-entered = Hall { $venue }, { $name }, was entered.
history-words-asked = { $count ->
    [one] One hall has sealed a word. The words are asked for.
   *[other] { $count } halls have sealed a word. The words are asked for.
}
history-words-closed = The words of all halls: “{ $text }”.
history-letters-sealed = The letters of every round are fixed.
history-round-opened = Round { $round } was opened.
history-letters-told = Hall { $venue } was told the letters of round { $round } over the telephone.
history-word-upheld = Objection { $objection } of hall { $venue } about { $word } was upheld.
history-word-dismissed = Objection { $objection } of hall { $venue } about { $word } was dismissed.
history-told = To every hall: “{ $text }”.
history-joint-signed = { $halls ->
    [one] The table of one hall was signed, issue { $issue }.
   *[other] The table of { $halls } halls was signed, issue { $issue }.
}
history-joint-entered = This is hall { $venue }, { $name }, of a joint competition.
history-word-sealed = The hall's word was sealed.
history-word-late = The hall's word did not come in time: its seal may stand in its place.
history-word-opened = The seal of the hall's word was opened.
history-released = Round { $round }: { $letters }, from whoever conducts.
history-joint-seed = The seed of the common draw was revealed.
