# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## Certificates

paper-certificates = Certificates
paper-certificate-none = No certificates: nobody has a place in the standings.
# $names: names with commas
paper-certificate-without = Without a certificate, because expelled from the competition: { $names }.
# $names: names with commas
paper-certificate-kept = Expelled from the rest, but the rank stays and so does the certificate: { $names }.
paper-certificate-rank = { $rank ->
    [1] First prize · Winner
    [2] Second prize
   *[other] Third prize
}
paper-certificate-participation = Certificate of participation
# Above the name
paper-certificate-given = Awarded to:
paper-certificate-confirmed = Given to:
# $points: the total, may be negative
paper-certificate-for-rank = { $rank ->
    [1] first place
    [2] second place
   *[other] third place
} among { $players ->
    [one] 1 player
   *[other] { $players } players
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-certificate-for-shared-rank = { $rank ->
    [1] shared first place
    [2] shared second place
   *[other] shared third place
} among { $players ->
    [one] 1 player
   *[other] { $players } players
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}
# In a laurel: the rank, and its word below; the word in tiles; below figures
paper-certificate-rank-figure = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
paper-certificate-rank-word = place
paper-certificate-tiles = COMPETED
paper-certificate-points = points
paper-certificate-rounds = rounds
paper-certificate-words = valid words
paper-certificate-longest = the longest word, in round { $round }
# $number: a number as text; below the name, of namesakes in one club
paper-certificate-number = entry no. { $number }
paper-certificate-not-signed = Provisional: the standings are not signed.

## The commitment slip

paper-commitment = Commitment to the draw
paper-commitment-none = The competition has no commitment yet.
paper-commitment-what = This number binds the draw: it is the SHA-256 of a secret seed, which from now on cannot be changed without being noticed.
paper-commitment-hall = The hall will call a word or a number. Seed and word together settle the letters of every round, so that nobody chooses them.
paper-commitment-check = After the signing the seed is printed on the final sheet: whoever wants checks that it gives this number, and derives every draw again.
# Under a line to write on
paper-commitment-posted = Posted (date, time)

## The rules on one page

paper-rules = Rules
paper-rules-title = The rules on one page
paper-rules-title-pages = The rules
# $rules: the name of the rules
paper-rules-legend = Regulations { $rules }, in our own words.  ◆ A decision of the program, where the regulations are silent or not clear.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } and { $last }

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, line { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = no document has a template of this name; there are { $known }
paper-template-not-text = not UTF-8 text
paper-template-not-toml = the line cannot be read; each line is a [table], a key = value or a # note
paper-template-no-value = the key { $key } has no value that can be read; it wants a number, or text between quotation marks that close
paper-template-twice = the key { $key } stands above already
paper-template-unknown-key = this template has no key { $key }; it has: { $known }. The command eforos print --write-template { $file } writes the whole template
paper-template-wrong-value = the key { $key } wants { $wanted }
paper-template-wants-number = a number greater than 0, up to 1000; a whole one where things are counted
paper-template-wants-text = text between quotation marks
paper-template-wants-list = a list like that of the program’s own template
paper-template-wants-table = a table like that of the program’s own template
paper-template-no-placeholder = { $key }: { $braced } is not filled in there; the program’s template says what can stand in braces
paper-template-no-font = { $key }: the program has no font “{ $font }”; it has “Noto Sans”
paper-template-too-pale = the ink { $key } is too pale to be read on paper; give a darker one
paper-template-no-picture = { $key }: the picture “{ $picture }” is not in the folder
paper-template-bad-picture = { $key }: “{ $picture }” is no PNG picture of up to 4000 × 4000 dots
paper-template-crowded = the parts of [{ $key }] do not fit on the page: { $left } mm are left, at least { $least } mm are needed

## The referee’s guide

paper-guide-running = continued
# $rules: their name
paper-guide-foot = Referee’s guide · rules { $rules }
paper-guide-trouble = When something goes wrong
paper-guide-keys = Keys
