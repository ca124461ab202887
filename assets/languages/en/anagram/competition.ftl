# Competition: sheets, rounds and rules.

competition-title-plain = Anagram competition
competition-list-verdicts =
    { $count ->
        [0] No word on a sheet is judged otherwise.
        [one] { $count } word on a sheet is judged otherwise.
       *[other] { $count } words on sheets are judged otherwise.
    }
competition-rehearse-half = From round 8
competition-rules-embedded = The program’s rules: OSTH 2019, 14 rounds.
competition-unclosed-drawn = The letters of round { $round } are drawn.
