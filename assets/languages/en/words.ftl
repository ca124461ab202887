# Words: the referee’s queue.

words-change = { $name }: { $points }
words-change-rank = { $name }: { $points }, rank { $from } → { $to }
words-evidence = Evidence
words-evidence-hint = dictionary, page, remark…
words-if-invalid = If ruled invalid:
words-if-valid = If ruled valid:
words-in-rounds = Rounds: { $rounds }
words-is-ruled-invalid = It is ruled invalid.
words-is-ruled-valid = It is ruled valid.
words-maybe-name = Perhaps a name?
words-maybe-slip = A keying slip? Near: { $near }
words-more = … and { $count } more
words-near = Near, from the letters
words-no-change = No change.
words-none = No word waits for a ruling.
words-place = { $player }, round { $round }
words-players = Players
words-round = Round
words-ruled =
    { $count ->
        [one] { $count } ruled word
       *[other] { $count } ruled words
    }
words-ruled-invalid = invalid
words-ruled-valid = valid
words-select = Select a word in the list.
words-title =
    { $count ->
        [one] { $count } undecided word
       *[other] { $count } undecided words
    }
words-word = Word
words-written-by =
    { $count ->
        [one] Written by { $count }: { $players }
       *[other] Written by { $count }: { $players }
    }
words-all-valid =
    { $count ->
        [one] The picked word is valid…
       *[other] The { $count } picked are valid…
    }
words-all-invalid =
    { $count ->
        [one] The picked word is invalid…
       *[other] The { $count } picked are invalid…
    }
words-only-rank =
    { $count ->
        [one] { $count } player changes rank only.
       *[other] { $count } players change rank only.
    }
