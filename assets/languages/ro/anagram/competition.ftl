# What the hall and the start say of the anagram format; the rest is said in English.

competition-rehearse-half = De la turul 8
competition-rules-embedded = Regulamentul programului: OSTH 2019, 14 tururi.
