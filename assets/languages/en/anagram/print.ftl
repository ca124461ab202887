# The final sheet: sheets, tie-breaks, draws.

## The final sheet

print-reason-missing = { $count ->
    [one] 1 sheet is missing
   *[other] { $count } sheets are missing
}
print-reason-keyings = { $count ->
    [one] 1 double keying differs
   *[other] { $count } double keyings differ
}
print-reason-unassigned = { $count ->
    [one] 1 sheet has no name
   *[other] { $count } sheets have no name
}
print-reason-unchecked = { $count ->
    [one] 1 sheet lacks a second keying
   *[other] { $count } sheets lack a second keying
}



print-penalty-late = round void, sheet handed in late
print-late-sheet = { $player } (round { $round })
# $players: names with commas
print-late-of-round = Round { $round }, void for a late sheet: { $players }
print-late-sheets = Round void for a late sheet: { $sheets }

print-draw-recorded = { $count ->
    [one] 1 with letters recorded afterwards
   *[other] { $count } with letters recorded afterwards
}
print-draw-redraws-none = no consonants drawn again
print-draw-redraw = { $times ->
    [one] drawn again: round { $round }, once
   *[other] drawn again: round { $round }, { $times } times
}
# $attempt: which draw of the round counts
print-draw-replayed = round { $round } replayed: draw { $attempt } counts
print-draw-left-tiles = left in the bags { $consonants } · { $vowels }
print-draw-guard-broken = { $left } · a high-value letter is left: { $letters }

## Marks, columns and legends of standings

print-mark-late = L
print-mark-void = V
print-mark-none = N
print-short-invalid = Lost
print-short-high = High
print-column-name-club = Name · club
print-group-rounds = Points by round
print-group-criteria = Tie-breaks, in their order
print-group-criteria-few = Tie-breaks
# $points: with its sign
print-taken = penalty { $points }
print-legend-out = took no part in the round
print-legend-late = late sheet: 0
print-legend-void = round void: 0
print-legend-none = no sheet handed in: 0
print-legend-zero = the sheet gave 0 points
print-legend-open = not keyed yet, or a word awaits a ruling
print-legend-best = most points of the round
print-legend-shared = shared rank
print-legend-invalid = points lost on invalid words
print-legend-valid = valid words of so many letters
print-legend-high = valid words with a high-value letter
print-legend-decided = broke the tie with the row above
print-legend-rounds-elsewhere = Points by round: in the standings
print-legend-taken = beside points: deducted as a penalty, taken off the total already
print-legend-moved = places since the round before
print-legend-behind = from rank 1
print-ratio-letters = c v
print-legend-ratio = consonants, vowels
print-legend-criteria-elsewhere = Tie-breaks and signatures: on the final sheet
print-legend-breaks = Vertical lines: the breaks
print-legend-unlisted = Whoever has no rank is not listed
# $round: the last round played, or that of the expulsion
print-note-withdrawn = withdrew, r. { $round }
print-note-expelled-from-rest = expelled, r. { $round }
print-note-expelled = expelled (competition), r. { $round }
print-note-from = from round { $round }
# $rounds: with commas
print-note-void = void, r. { $rounds }
print-why-valid = valid words of { $letters } letters
print-ratio-short = { $consonants }c { $vowels }v
print-mean-of-sheets = Average of the sheets
print-sheets-that-counted = Sheets that counted

## Facts, state and signatures

print-fact-place = Place
print-fact-players = Players
# Of these, how many have a rank, where not all have
print-fact-ranked = { $players }, ranked { $ranked }
print-fact-rounds = Rounds
print-fact-rules = Rules
print-rules-own = OSTH 2019
print-fact-breaks = { $count ->
    [one] break after { $rounds }
   *[other] breaks after { $rounds }
}
print-fact-assistants = { $count ->
    [one] Assistant
   *[other] Assistants
}
print-final-signed-at = Signed { $at }
print-state-signed = ✓ Signed · issue { $issue }
print-state-signed-standings = ✓ Signed · issue { $issue }
print-state-provisional = { $count ->
    [one] ? Provisional · 1 thing open
   *[other] ? Provisional · { $count } things open
}
print-final-name = Final sheet
print-final-goes-on = final ranking, continued
# $rows: of the ranks and players below, with a comma; $place: one of the two that follow
print-final-follows = Continued: { $rows }, legend and signatures { $place }.
print-final-follows-all = Continued: { $rows }, legend, penalties, evidence and signatures { $place }.
print-final-on-page = on page { $page }
print-final-up-to-page = up to page { $page }
# Under the code of the draw
print-final-follows-ranks = ranks { $first }–{ $last }
print-final-follows-rank = rank { $rank }
print-final-follows-unranked = { $count ->
    [one] 1 player without a rank
   *[other] { $count } players without a rank
}
print-final-annex = Annex with penalties, rulings, objections and evidence: from page { $page }.
print-final-evidence = Evidence
print-penalties-lifted = { $count ->
    [one] 1 penalty was lifted (round { $rounds }): see the history.
   *[other] { $count } penalties were lifted (rounds { $rounds }): see the history.
}
print-draw-released = { $count ->
    [one] the letters of one round came from whoever conducts
   *[other] the letters of { $count } rounds came from whoever conducts
}

# Blank word sheets
print-warning-blank-without-round = Blank sheets are printed without a code: choose a round, so that a scanner finds them.
