# What several places say of letters and sheets.

console-ratio = spółgłoski: { $consonants }, samogłoski: { $vowels }
