# Standings: tie-breaks, sheets, figures.

standings-4 = 4 l.
standings-5 = 5 l.
standings-6 = 6 l.
standings-7 = 7 l.
standings-high = High
standings-invalid = Lost
standings-gap = Gap
standings-by-invalid = fewer points lost on invalid words
standings-by-7 = more valid words of seven letters
standings-by-6 = more valid words of six letters
standings-by-5 = more valid words of five letters
standings-by-4 = more valid words of four letters
standings-by-high = more valid words with a high-value letter
standings-doubt-draft = Draft: { $player }, round { $round }
standings-doubt-missing = Sheet missing: { $player }, round { $round }
standings-doubt-nameless = Sheet without a name, round { $round }
standings-doubt-unchecked = Not keyed a second time: { $player }, round { $round }
standings-doubt-twice = The same sheet lies there twice: { $player }, round { $round }
standings-doubt-unsettled = The keyings differ: { $player }, round { $round }

standings-copy-invalid = Lost on invalid
standings-copy-7 = Valid of 7
standings-copy-6 = Valid of 6
standings-copy-5 = Valid of 5
standings-copy-4 = Valid of 4
standings-copy-high = Valid with a high-value letter
standings-page-round = Round { $round } · { $ratio }
standings-figures-sheets = Sheets that count: { $sheets } · valid words: { $valid } · invalid: { $invalid } · undecided: { $undecided }
standings-figures-provisional = The standings are provisional: the figures may change.
standings-figures-list = Of the list { $name }
standings-figures-best = The best words
standings-figures-lone = Words found only once: { $count }
standings-figures-missed = What was left in the letters
standings-figures-ratios = Averages by ratio
standings-figures-most = The most valid words
standings-figures-word = Word
standings-figures-round = Round
standings-figures-made = Words
standings-figures-found = Found
standings-figures-best-missed = Found by nobody
standings-figures-ratio = Ratio
standings-figures-rounds = Rounds
standings-figures-points = Points a sheet
standings-figures-words = Words a sheet
standings-figures-valid = Words
standings-figures-none = No valid word yet.
standings-figures-more = … and { $count } more
standings-figures-by = Found by
standings-figures-finders =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
standings-figures-no-list = The word list is not whole in this file.
standings-page-veiled = Its words are seen after the second keying or the check.
