# The command line: the commands that grade, draw and solve racks.

## Words and lists

cli-rack-long = { $got } letters were given; a rack has up to { $most }.
cli-rack-tiles = { $has ->
    [one] The letter { $letter } has only 1 tile.
   *[other] The letter { $letter } has only { $has } tiles.
}
cli-rack-sum = { $count ->
    [one] 1 word · highest score { $score }
   *[other] { $count } words · highest score { $score }
}

## Draws

cli-draw-round = Round { $round }: { $letters }
cli-draw-round-redrawn = { $redraws ->
    [one] Round { $round }: { $letters } (the consonants went back once)
   *[other] Round { $round }: { $letters } (the consonants went back { $redraws } times)
}
cli-draw-left = Left: consonants { $consonants }, vowels { $vowels }
