# Competition: sheets, rounds and rules.

competition-title-plain = Anagram competition
competition-rehearse-half = From round 8
competition-rules-embedded = The program’s rules: OSTH 2019, 14 rounds.
