# What stands on paper.

# $page, $pages: numbers
print-no-page = no page
print-page = page { $page } of { $pages }
# $line: a sentence without its end; $reason: as typed
print-with-reason = { $line } · { $reason }
# Numbers in a row: $before has commas
print-and = { $before } and { $last }
# $what: what the document is
print-continued = { $what }, continued

print-warning-unknown-character = The fonts have no character { $code }; it is printed as ▯: “{ $text }”.
print-warning-shortened = The text is too long for its place and is printed with an ellipsis: “{ $text }”.

## The final sheet

print-final-kicker = Final sheet · final ranking
# $issue: a number; $at: date and time
print-final-replaces = Issue { $issue } replaces the one before ({ $at })
print-final-why = reopened: { $reason }
print-final-unchanged = the same totals and places
print-final-changed = changed: { $changes }
print-final-changed-points = { $name } { $before } → { $after }
print-final-changed-rank = { $name } { $before } → { $after } (place { $from } → { $to })
print-final-changed-more = and { $count } more
print-final-changed-count =
    { $count ->
        [one] points or place of one player are others
       *[other] points or places of { $count } players are others
    }
print-final-changed-place = { $name } (place { $from } → { $to })
print-final-changed-name = { $before } → { $after }
print-final-changed-club = { $name }: club { $before } → { $after }
print-final-changed-no-club = none
print-final-changed-rounds = { $name }: rounds { $before } → { $after }
print-final-changed-added = { $name }: added
print-final-changed-sheets = { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
print-final-changed-rulings = { $count ->
    [one] 1 ruling on a word
   *[other] { $count } rulings on words
}
print-final-changed-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
}
print-final-changed-objections = { $count ->
    [one] 1 objection
   *[other] { $count } objections
}
print-final-changed-list = the word list
print-final-changed-details = the competition’s details
print-final-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
print-final-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
print-final-given-up = { $count ->
    [one] round { $rounds } given up
   *[other] rounds { $rounds } given up
}
print-final-referee = Referee: { $name }
print-final-not-signed = ? Not signed yet
# $reasons: some of the below, with commas
print-final-provisional = Provisional ranking: { $reasons }.
print-reason-undecided = { $count ->
    [one] 1 word awaits a ruling
   *[other] { $count } words await a ruling
}
print-reason-drafts = { $count ->
    [one] 1 sheet is half keyed
   *[other] { $count } sheets are half keyed
}
print-reason-objections = { $count ->
    [one] 1 objection is pending
   *[other] { $count } objections are pending
}
print-reason-rounds = { $count ->
    [one] 1 round is not over
   *[other] { $count } rounds are not over
}

print-column-rank = Rank
print-column-name = Name
print-column-club = Club
print-column-total = Total

print-why-total = total
# $criterion: one of the above or a column’s heading; $own, $above: this row's figure and that of the row above
print-why-against = { $criterion }: { $own } against { $above }
print-why-tie = full tie

# $digest: the first and the last digits
print-final-digest = table { $digest } (SHA-256)
# On each page that is not signed itself
print-final-initials = referee’s initials
print-final-penalties = Penalties
print-final-no-penalties = No penalty.
# $penalty: one of the below
print-penalty = { $player }, round { $round }: { $penalty }
print-penalty-recommendation = caution
print-penalty-reprimand = reprimand
print-penalty-void-round = round void
print-penalty-deduction = { $points ->
    [one] 1 point deducted
   *[other] { $points } points deducted
}
print-penalty-technical = technical warning
print-penalty-disciplinary = disciplinary warning
print-penalty-expelled-from-rest = expelled from the rest of the competition
print-penalty-expelled = expelled from the competition
print-penalty-lifted = { $penalty } (lifted)
print-penalty-lifted-reason = { $penalty } (lifted: { $reason })

print-final-objections = Rulings and objections
print-final-rulings = { $count ->
    [0] No ruling on a word.
    [one] 1 ruling on a word, on the sheet “The referee’s rulings”.
   *[other] { $count } rulings on words, all on the sheet “The referee’s rulings”.
}
print-final-no-objections = No objection.
# $about, $outcome: of the below
print-objection = { $player }, round { $round }, { $about }: { $outcome }
print-objection-word = word { $word }
print-objection-reading = reading of the sheet
print-objection-void = void round
print-outcome-pending = pending
print-outcome-dismissed = dismissed
print-outcome-upheld = upheld

print-final-lexicon = Lexicon
print-final-no-lexicon = No lexicon.
print-lexicon-edition = edition { $edition }
print-lexicon-words = { $count ->
    [one] 1 word
   *[other] { $count } words
}
print-lexicon-authoritative = authoritative
print-lexicon-closed = closed
print-lexicon-external = outside of the program
print-lexicon-reference = reference: words that it lacks need a ruling

print-final-draw = Draw
print-draw-none = no round
print-draw-digital = { $count ->
    [one] 1 round drawn by the program
   *[other] { $count } rounds drawn by the program
}
print-draw-physical = { $count ->
    [one] 1 with tiles from the bags
   *[other] { $count } with tiles from the bags
}
print-draw-commitment = Commitment
print-draw-hall = the hall’s word
print-draw-hall-none = not stated
print-draw-hall-empty = left empty
print-draw-hall-word = “{ $word }”
print-draw-seed = Seed
print-draw-seed-later = revealed at signing

print-final-chain-head = Chain head
print-final-code-replaced = Code it replaces
# The label beside a reason too long for the head
print-final-reopened = Reopened
print-final-round-ends = Codes of the rounds (event)
print-final-round-ends-elsewhere = rounds’ codes on their records
print-final-reasons-elsewhere = reasons in the players’ reports
# $events: the event’s number as text; $code: eight digits
print-final-round-end = { $round }: { $code } ({ $events })

print-sign-referee = Referee
print-sign-assistants = Assistant
print-sign-club = For the club
print-sign-club-seal = For the club · name, seal
print-final-code = seed and word
print-sign-this-page = the table of this page is the final ranking
print-sign-two-pages = the tables of pages 1 and 2 are the final ranking
print-sign-pages = the tables of pages 1 to { $last } are the final ranking
# $what: one of the three above; $players, $rounds: how many
print-sign-certified = We certify that { $what }: { $players }, { $rounds }, nothing open.
print-sign-not-yet = Not to be signed yet: the competition is not signed in the program, and the ranking may change.
