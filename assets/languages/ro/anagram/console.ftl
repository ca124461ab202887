# What several places say of letters and sheets.

console-ratio = { $consonants } consoane, { $vowels } vocale
