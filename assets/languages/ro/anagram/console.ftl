# What several places say of letters and sheets.

console-ratio = { $consonants } consoane, { $vowels } vocale
console-round-seen = îl priviți
console-round-on = concursul este aici
