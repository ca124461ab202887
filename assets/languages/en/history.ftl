# The history of a competition, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-line = { $seq }  { $at }  { $who }: { $what }
history-line-undone = { $seq }  { $at }  { $who }: { $what } [undone]
history-player = { $name } ({ $number })
history-with-reason = { $what } Reason: { $reason }

history-created = The competition “{ $title }” was made, with the word list { $list }; commitment { $commitment }.
history-details-changed = The details of the competition were changed: “{ $title }”.
history-emblem-chosen = The club’s picture was chosen ({ $bytes } bytes, SHA-256 { $sha256 }).
history-emblem-removed = The club’s picture was removed.
history-commitment-renewed = A new seed, with the commitment { $commitment }.
history-hall-word = The hall’s word: “{ $text }”.
history-hall-silent = The hall gave no word.
history-double-keying-optional = The second keying is not required.
history-double-keying-required = The second keying is required.
history-lexicon-changed = The competition is judged by the word list { $list } from here.
history-player-added = { $to ->
    [99] Added: { $player }, from round { $from }.
   *[other] Added: { $player }, rounds { $from } to { $to }.
}
history-player-changed = { $to ->
    [99] Changed: { $player }, from round { $from }.
   *[other] Changed: { $player }, rounds { $from } to { $to }.
}
history-player-renamed = Name changed: “{ $from }” → “{ $to }” ({ $number }).
history-player-club = { $player }: club “{ $from }” → “{ $to }”.
history-player-left = Left after round { $round }: { $player }.
history-player-until = { $round ->
    [99] Takes part to the end: { $player }.
   *[other] Takes part up to round { $round }: { $player }.
}
history-player-from = Takes part from round { $round }: { $player }.
history-player-removed = Removed as entered by mistake: { $player }. The number is not given again.
history-ruled-valid = The word { $word } was ruled valid. { $reason }
history-ruled-invalid = The word { $word } was ruled invalid. { $reason }
history-ruling-withdrawn = The ruling on the word { $word } was withdrawn.
history-recommendation = Caution: { $player }, round { $round }.
history-reprimand = Reprimand: { $player }, round { $round }.
history-void-round = The sheet of round { $round } was voided: { $player }.
history-deduction = { $points ->
    [one] 1 point deducted: { $player }, round { $round }.
   *[other] { $points } points deducted: { $player }, round { $round }.
}
history-technical = Technical warning: { $player }, round { $round }.
history-disciplinary = Disciplinary warning: { $player }, round { $round }.
history-expelled-from-rest = Expelled from the rest after round { $round }: { $player }.
history-expelled = Expelled from the competition: { $player }, round { $round }.
history-also-penalty = penalty
history-penalty-lifted = Penalty lifted — { $penalty }
history-objection-word = Objection { $objection }: { $player }, round { $round }, about the word { $word }.
history-objection-reading = Objection { $objection }: { $player }, round { $round }, about the reading of the sheet.
history-objection-void = Objection { $objection }: { $player }, round { $round }, about the void sheet.
history-objection-upheld = Upheld — { $objection }
history-objection-dismissed = Dismissed — { $objection }
history-signed = The final sheet was signed, issue { $issue }; SHA-256 of the table { $sha256 }.
history-seed-revealed = { $what } Seed of the draws: { $seed }.
history-reopened = The competition was opened again.
history-undone = Action { $action } was undone.
history-round-published = Round { $round } was published.
history-publication-withdrawn = The publication of round { $round } was withdrawn.
history-sheet-photographed = A sheet was photographed: { $player }, round { $round }.
history-picture-taken = A picture without a code was taken.
history-picture-assigned = A picture was assigned to: { $player }, round { $round }.
history-picture-discarded = A picture was discarded.
history-pictures-deleted = Pictures were deleted: { $number }.
history-all-pictures-deleted = All pictures were deleted.
