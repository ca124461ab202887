# The hall’s window: the review of a round.

projector-sheets-in = sheets handed in
projector-lone = On one sheet only
projector-longest = The longest
projector-made =
    { $count ->
        [0] The letters made no word
        [one] The letters made { $count } word
       *[other] The letters made { $count } words
    }
projector-none-graded = No round is graded yet: sheets or rulings are missing.
projector-not-graded = Round { $round } is not graded yet: sheets or rulings are missing.
projector-of-list = of the list { $name }
projector-other-letters = Round { $round } is being played: the review would show the hall the letters of another round. Open it after the end.
