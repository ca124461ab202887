# Words: readings from the letters, words on sheets.

words-near = Near, from the letters
words-none-yet = No sheet is keyed yet. Words that the list does not have come here to be ruled on.
words-verdicts = On the sheets
words-nobody-wrote = On no sheet: a ruling will count only if somebody writes it.
words-none-of-round = No sheet of the round has a word.
words-illegible = { $written } · { $field } · { $player }, round { $round }
words-readings = From the list and the letters
words-or-not = Else
words-read-as-what = Read as
words-read-as = “{ $written }” read as { $word }
words-no-reading = { $word } does not fit { $written }: letters that can be read stay as they are. Open the sheet for any other correction.
words-ignored = Nobody can read it: ignored
