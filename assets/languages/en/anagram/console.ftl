# What several places say of letters and sheets.

console-field = { $letters } letters
console-ratio = { $consonants } consonants, { $vowels } vowels
console-round-drawn = drawn
console-round-over = over, sheets missing
console-round-recorded = recorded afterwards, sheets missing
console-round-differs = two keyings differ
console-round-keyed = every sheet keyed
console-light-review = Hall: review
console-round-collected = all sheets are in, not all are keyed
console-round-seen = you look at it
console-round-on = the competition is here
