# Words: readings from the letters, words on sheets.

words-illegible = { $written } · { $field } · { $player }, round { $round }
words-readings = From the list and the letters
words-or-not = Else
words-read-as-what = Read as
words-read-as = “{ $written }” read as { $word }
words-no-reading = { $word } does not fit { $written }: letters that can be read stay as they are. Open the sheet for any other correction.
words-ignored = Nobody can read it: ignored

words-by-round = Words by round
words-counted = Words
words-counted-valid = ✓ valid
words-counted-invalid = ✗ invalid
words-counted-neither = – others
words-written-in-vain =
    { $count ->
        [one] And on { $count } sheet that does not count
       *[other] And on { $count } sheets that do not count
    }
