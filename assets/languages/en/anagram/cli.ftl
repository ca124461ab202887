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

## Help

cli-arg-letters = From 1 to 7 letters
cli-arg-export-csv = The sheets as CSV, one line a word
cli-arg-order = Order of the sheets: round, to hand out in each round; player, all of a player together
cli-arg-backs = Back of the word sheets: white, or printed with the fields once more
cli-arg-paper = Paper of the word sheets: a5, or a4 with two sheets and a line to cut along
cli-arg-blank = So many word sheets without a name, instead of the players’ own
cli-grade = Grades a whole competition from an exchange document and prints the standings; stores nothing
cli-grade-after = A document with lexicon.found is judged by those words. With --lexicon it is judged by the list, which must have the document’s sha256. Without either it is judged by the free list, as a reference.
cli-draw = The draws of whole competitions
cli-draw-after = With --count the next seed is SHA-256("eforos-draw-1 next" ‖ seed), the 32 bytes of the seed after the bytes of the ASCII text.
cli-rack = All words of 3 to 7 letters that the letters make, and the highest score
cli-import-after = The competition made is unsigned, and its letters are recorded, not derivable from a seed. A document does not carry: times and breaks, tiles put back, replays of rounds, revisions and second keyings of sheets, sheets without a name, drafts, words settled as unreadable, rounds that are not over, who did what and when, lifted penalties, objections that are pending or about a reading or a void sheet, undone actions, commitment, seed and signature.
cli-print-after = Several documents are written into one file, in the order given. Without options a document covers all players and all rounds. word-sheets: sheets to write on; guide: the referee’s guide; rules: the rules; commitment: the commitment to the draw; graded-sheets: graded sheets; round-record: record of a round; standings: standings; player-report: a player’s report; rulings: rulings; final: the final sheet, which before signing says that it is not signed; certificates: certificates.
