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

print-column-invalid = Points lost
# $letters: 4 to 7
print-column-valid = { $letters } l.
print-column-high = High value
print-final-legend = Points lost: on invalid words. 7 l.–4 l.: valid words of so many letters. High value: valid words with a high-value letter. Decided by: the criterion that separates each place from the one above.

print-why-invalid-points = points lost
print-why-valid-high = high value

print-penalty-late = round void, sheet handed in late

print-draw-recorded = { $count ->
    [one] 1 with letters recorded afterwards
   *[other] { $count } with letters recorded afterwards
}
print-draw-redraws = Redraws
print-draw-redraws-none = none
print-draw-redraw = { $times ->
    [one] round { $round }: one
   *[other] round { $round }: { $times }
}
print-draw-left = Left in the bags
print-draw-left-later = the competition is not over
print-draw-left-tiles = consonants { $consonants } · vowels { $vowels }
print-draw-guard-broken = { $left } · a high-value letter is left: { $letters }
