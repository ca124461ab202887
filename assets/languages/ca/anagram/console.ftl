# What several places say of letters and sheets.

console-ratio = { $consonants } consonants, { $vowels } vocals
console-round-seen = la mireu
console-round-on = la competició és aquí
