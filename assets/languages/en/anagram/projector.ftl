# The hall’s window: rounds, and what came of one.

projector-sheets-in = sheets handed in
projector-lone = On one sheet only
projector-longest = Longest words
projector-made =
    { $count ->
        [0] no word in the letters
        [one] { $count } word in the letters
       *[other] { $count } words in the letters
    }
projector-none-graded = No round is graded yet: sheets or rulings are missing.
projector-not-graded = Round { $round } is not graded yet: sheets or rulings are missing.
projector-of-list = Of the list { $name }
projector-other-letters = Round { $round } is being played: the review would show the hall the letters of another round. Open it after the end.
projector-back = Back at the tables at
projector-by-length = By length
# $attempt: from 2 on
projector-corrected = Letters corrected
projector-corrected-letters = A letter was corrected: those that are seen count
projector-draw =
    { $attempt ->
        [2] Second draw
        [3] Third draw
       *[other] Draw { $attempt }
    }
projector-from-bags = from the bags
projector-found = found
projector-found-in-hall = found in the hall
projector-in-the-letters = in the letters
projector-next = Next
projector-after-break = After the break
projector-next-round = Round { $round }
projector-of-round = Round { $round }:
projector-most-points = Most points, { $points }:
projector-as-many =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
projector-put-back =
    { $count ->
        [one] { $count } tile goes back into the bag, as the rules say, and another is drawn
       *[other] { $count } tiles go back into the bag, as the rules say, and others are drawn
    }
projector-review = Review
projector-sheets =
    { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }
projector-there-were = there were
projector-unfound = none
projector-round-given-up = Round { $round } does not count
projector-void-letters = The earlier letters of round { $round } do not count
projector-words =
    { $count ->
        [0] No word
        [one] { $count } word
       *[other] { $count } words
    }
projector-stopped = The round was stopped — pencils down
# Who has as many points comes after: by what, and the figures of both.
projector-before-equals = { $criterion }: { $own }–{ $theirs }
projector-day-words =
    { $count ->
        [one] { $count } word written
       *[other] { $count } words written
    }
projector-tiles-hidden = The letters are seen again once the time runs on
