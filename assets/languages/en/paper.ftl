# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## The word sheet

paper-sheet-subject = Word sheets
paper-sheet-name = Name
paper-sheet-round = Round { $round }
paper-sheet-round-blank = Round
paper-sheet-of = of { $rounds }
paper-sheet-round-facts = of { $rounds } · { $consonants } consonants, { $vowels } vowels · { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
paper-sheet-letters = Letters
# Beside a large 7, 6, 5, 4 or 3
paper-sheet-field = letters
paper-sheet-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-sheet-referee = Filled in by the referee
paper-sheet-valid = Valid words
paper-sheet-invalid = Invalid words
paper-sheet-total = Total points
paper-sheet-count = how many
paper-sheet-points-of = points
paper-sheet-back = Back
paper-sheet-back-what = For words that had no room in front. Here too each word is written in its own field: in another it does not count.

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, line { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = no document has a template of this name; there are { $known }
paper-template-not-text = not UTF-8 text
# $message: the parser's, in English
paper-template-syntax = cannot be read as TOML ({ $message })
paper-template-unknown-key = this template has no key { $key }
paper-template-wrong-value = the key { $key } wants { $wanted }
paper-template-wants-number = a number greater than 0, up to 1000; a whole one where things are counted
paper-template-wants-text = text between quotation marks
paper-template-wants-list = a list like that of the program’s own template
paper-template-wants-table = a table like that of the program’s own template
paper-template-no-font = { $key }: the program has no font “{ $font }”; it has “Noto Sans”
paper-template-no-picture = { $key }: the picture “{ $picture }” is not in the folder
paper-template-bad-picture = { $key }: “{ $picture }” is no PNG picture of up to 4000 × 4000 dots
paper-template-crowded = the parts of [{ $key }] do not fit on the page: { $left } mm are left, at least { $least } mm are needed
