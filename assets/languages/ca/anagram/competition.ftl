# What the hall and the start say of the anagram format; the rest is said in English.

competition-rehearse-half = Des de la ronda 8
competition-rules-embedded = Les regles del programa: OSTH 2019, 14 rondes.
