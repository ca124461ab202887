# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## The word sheet

paper-sheet-subject = Word sheets
paper-sheet-none = No word sheets: none is expected.
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

## Certificates

paper-certificates = Certificates
paper-certificate-none = No certificates: nobody has a place in the standings.
paper-certificate-rank = Certificate of merit
paper-certificate-participation = Certificate of participation
# Above the name
paper-certificate-given = Awarded to:
paper-certificate-confirmed = Given to:
# $points: the total, may be negative
paper-certificate-for-rank = { $rank ->
    [1] for the first place
    [2] for the second place
   *[other] for the third place
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-certificate-for-shared-rank = { $rank ->
    [1] for a shared first place
    [2] for a shared second place
   *[other] for a shared third place
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-certificate-for-participation = for taking part in the competition
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
# $rules: the name of the rules
paper-rules-legend = Regulations { $rules }, in our own words.  ◆ A decision of the program, where the regulations are silent or not clear.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } and { $last }

paper-rules-rounds = Rounds
paper-rules-play = { $rounds } rounds. In each, { $letters } letters are drawn and words of 3 to 7 letters are written, each letter as often as it was drawn.
paper-rules-column-rounds = Rounds
paper-rules-column-consonants = Consonants
paper-rules-column-vowels = Vowels
paper-rules-column-minutes = Minutes
paper-rules-breaks = { $count ->
    [one] A break of { $minutes } minutes follows round { $rounds }.
   *[other] Breaks of { $minutes } minutes follow rounds { $rounds }.
}
paper-rules-replayed = A round played again: its letters go back, its sheets do not count. A round given up: its sheets do not count, its letters stay out if they were drawn. Both with a reason.

paper-rules-tiles = Letters
paper-rules-set = { $count } tiles, no blanks. Consonants: { $consonants }. Vowels: { $vowels }.
paper-rules-without-return = They are drawn without replacement over the whole competition.
paper-rules-guard = High value: { $letters }. None of them is left in the bag at the end; therefore the draws of rounds { $rounds } are checked.
paper-rules-guard-broken = When the check fails: in a draw by the program all consonants of the round go back and are drawn again; with tiles as many go back as are needed, the last ones without high value.
paper-rules-announced = The letters that were announced hold, whatever was copied onto the sheet.

paper-rules-draw = Draws by the program
paper-rules-draw-seed = A secret seed is committed to before round 1 (SHA-256) and the hall calls a word; both together settle every draw. With the signing the seed is published and all can be checked.
paper-rules-draw-again = The same draw always gives the same letters: it is not repeated until it pleases.

paper-rules-time = Time and sheets
paper-rules-alerts = Time starts and stops with the referee, who announces { $seconds } seconds and the end.
paper-rules-late = After the end pencils stay down. A late sheet: the round is void.
paper-rules-pause = Pausing, stopping and correcting the time need a reason, which is recorded. While paused the letters are hidden unless the referee decides otherwise.
paper-rules-missing = A missing sheet is never silently a zero: it is declared not handed in.

paper-rules-words = Words
# $worth: the phrases of the next, with dots between
paper-rules-points = { $worth }. Each invalid word takes away as many points as it would have given.
paper-rules-worth = { $lengths } letters: { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-rules-judged = For each word the first of the following that applies:
paper-rules-misplaced = In a wrong field: ignored.
paper-rules-illegible = Cannot be read: awaits a ruling.
paper-rules-repeated = Already written in its right field: only the first counts.
paper-rules-not-from-letters = Cannot be made from the letters: invalid.
paper-rules-ruled = The referee has ruled on it: as ruled.
paper-rules-in-lexicon = In the lexicon: valid.
paper-rules-not-in-lexicon = Not in the lexicon: invalid.
paper-rules-reference = With a reference lexicon a word that it lacks is not invalid but awaits a ruling: 0 points until then.
paper-rules-for-everyone = A ruling is on the word: it holds for all sheets that have it in its right field and from their letters.
paper-rules-unreadable = A word ruled unreadable gives no points and takes none away.
paper-rules-accents = Accents, diaeresis, case and final sigma make no difference.
paper-rules-back = On the back a word belongs to the field whose heading was written, without one to the field of its length.

paper-rules-ranking = Standings
paper-rules-total = The sum of the rounds, less points deducted as a penalty. Ties, in order:
paper-rules-tie-invalid = fewer points lost on invalid words
paper-rules-tie-valid = more valid words of { $letters } letters
paper-rules-tie-high = more valid words with a high-value letter
paper-rules-tie-shared = Valid words are counted. Fully equal players share the rank and the next is skipped (1, 2, 2, 4). Deductions are no points lost on invalid words.

paper-rules-penalties = Penalties
paper-rules-penalties-are = Recommendation, reprimand, round void, points deducted, expelled from the rest, expelled from the competition.
paper-rules-void = In a void round nothing on the sheet counts, not even for ties.
paper-rules-expelled = Expelled from the rest: the round in which it falls still counts, later ones do not. Expelled from the competition: no rank.

paper-rules-objections = Objections and signing
paper-rules-objections-when = Objections are made after the last round and until the signing, by each about their own score.
paper-rules-upheld = A word that is upheld counts on all sheets. A word in a wrong field, repeated or not from the letters cannot be upheld.
paper-rules-signing = The standings are signed when nothing is pending. If they are opened again, with a reason, the next final sheet says which one it replaces.

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, line { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = no document has a template of this name; there are { $known }
paper-template-not-text = not UTF-8 text
paper-template-not-toml = the line cannot be read; each line is a [table], a key = value or a # note
paper-template-no-value = the key { $key } has no value that can be read; it wants a number, or text between quotation marks that close
paper-template-twice = the key { $key } stands above already
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
