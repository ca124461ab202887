# The page of results of classic games.

web-games = Games by round
web-began = ▸ began the game
web-by-last-word = { $mark } won by the last word, the scores being equal
web-chart = Place after each round
web-chart-beside = the first of the standings
web-figure-games =
    { $count ->
        [one] game played
       *[other] games played
    }
web-figure-best = the highest score of one game: { $player }, round { $round }
web-figure-highest = the highest score of one game
web-figure-mean = points a player and game on average
web-figure-widest = the largest difference between the two of a game
web-rounds = The rounds in figures
web-highest = Highest
web-sign-missing-is = no result yet
web-sign-walkover-is = without a game: a walkover
web-sign-forfeit-is = without a game: a void round
web-sign-cancelled-is = cancelled
web-made = Every result can be checked from the exchange document of the competition: eforos grade. Written by Eforos.
web-made-unnamed = Every result can be checked with the exchange document of the competition, which the club keeps: eforos grade. Written by Eforos.
web-parted = Ranks of equal rows are parted by what is left out here.
web-names-hidden = Pupils are told by their initials and the number on their list.
web-consent = The page tells pupils by their full names: put it up only where their parents consented.
