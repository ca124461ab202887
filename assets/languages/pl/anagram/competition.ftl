# What the hall and the start say of the anagram format; the rest is said in English.

competition-rehearse-half = Od rundy 8
competition-rules-embedded = Zasady programu: OSTH 2019, 14 rund.
