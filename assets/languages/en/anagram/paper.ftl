# Word sheets and the rules on one page.

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
paper-sheet-number = No.
paper-sheet-cut = Cut in the middle and lay the left pile on the right one.
paper-sheet-back = Back
# What is to be written before all else, where it is not printed: number and round, or the number alone.
paper-sheet-back-both = Write number and round first.
paper-sheet-back-number = Write the number first.
paper-sheet-back-what = For words that had no room in front. Here too each word is written in its own field: in another it does not count.

## The rules on one page

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
paper-rules-penalties-are = Caution, reprimand, round void, points deducted, expelled from the rest, expelled from the competition.
paper-rules-void = In a void round nothing on the sheet counts, not even for ties.
paper-rules-expelled = Expelled from the rest: the round in which it falls still counts, later ones do not. Expelled from the competition: no rank.

paper-rules-objections = Objections and signing
paper-rules-objections-when = Objections are made after the last round and until the signing, by each about their own score.
paper-rules-upheld = A word that is upheld counts on all sheets. A word in a wrong field, repeated or not from the letters cannot be upheld.
paper-rules-signing = The standings are signed when nothing is pending. If they are opened again, with a reason, the next final sheet says which one it replaces.
