# What several places say of letters and sheets.

console-ratio = spółgłoski: { $consonants }, samogłoski: { $vowels }
console-round-seen = oglądana
console-round-on = zawody są tutaj
