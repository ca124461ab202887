# Words: the referee’s queue.

words-change = { $name }: { $points } ({ $before } → { $after })
words-change-rank = { $name }: { $points } ({ $before } → { $after }), rank { $from } → { $to }
words-evidence = Evidence
words-evidence-hint = dictionary, page, remark…
words-if-invalid = If ruled invalid:
words-if-valid = If ruled valid:
words-in-rounds = Rounds: { $rounds }
words-was-valid = { $word } was ruled valid.
words-was-invalid = { $word } was ruled invalid.
words-now-valid = { $word } is ruled valid · { $key } undoes it
words-now-invalid = { $word } is ruled invalid · { $key } undoes it
words-now-withdrawn = The ruling on { $word } is withdrawn · { $key } undoes it
words-is-ruled-invalid = It is ruled invalid.
words-is-ruled-valid = It is ruled valid.
words-maybe-name = Perhaps a name?
words-maybe-slip = A keying slip? Near: { $near }
words-more = … and { $count } more
words-no-points = no points change.
words-no-change = No change of points or ranks.
words-none = No word waits for a ruling: those that were written are in the list or ruled on. One that is not comes here as soon as it is keyed.
words-none-counts = No word waits for a ruling. Those of the list are written only where nothing counts: a ruling would change no point.
words-place = { $player }, round { $round }
words-players = Players
words-round = Round
words-ruled-invalid = invalid
words-ruled-valid = valid
words-select = Select a word in the list.
words-title =
    { $count ->
        [one] { $count } undecided word
       *[other] { $count } undecided words
    }
words-title-ruled =
    { $count ->
        [one] { $count } ruled word
       *[other] { $count } ruled words
    }
words-title-listed =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
words-title-more =
    { $count ->
        [one] { $title } · { $count } that counts nowhere
       *[other] { $title } · { $count } that count nowhere
    }
words-waits-of =
    { $count ->
        [one] { $count } player · round { $rounds }
       *[other] { $count } players · round { $rounds }
    }
words-word = Word
words-written-by =
    { $count ->
        [one] Written by { $count } player: { $players }
       *[other] Written by { $count } players: { $players }
    }
words-written-count =
    { $count ->
        [one] Written by { $count } player
       *[other] Written by { $count } players
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
words-ruling = Ruling
words-list = List
words-in-list = there
words-not-in-list = not there
words-has = In the list.
words-has-not = Not in the list.
words-list-not-here = The word list is not in this file: whether it has the word is not known.
words-none-ruled = No word has been ruled on.
words-no-list = This copy does not have the word list.
words-search = A word of the list
words-search-hint = how the word begins; “?” for any letter
words-search-how = Type a word or how it begins.
words-was-upheld = { $word } is valid by an objection that was upheld ({ $objection }: { $player }, round { $round }). The objection stays in the history, but the ruling changes for everyone:
words-changes =
    { $count ->
        [one] { $points } for { $count } player
       *[other] { $points } for { $count } players
    }
words-near = Near, from the letters
words-nobody-wrote = Nobody wrote it: a ruling will count only if somebody does.
words-none-of-round = Nobody wrote a word in this round.
words-none-yet = Nothing is keyed yet. Words that the list does not have come here to be ruled on.
words-verdicts = As judged
words-too-soon = Read this word first: the keys came too quickly, and did not count.
words-latest = Latest rulings
