# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## The word sheet

paper-sheet-subject = Φύλλα καταγραφής
paper-sheet-name = Όνομα
paper-sheet-round = Γύρος { $round }
paper-sheet-round-blank = Γύρος
paper-sheet-of = από { $rounds }
paper-sheet-round-facts = από { $rounds } · { $consonants } σύμφωνα, { $vowels } φωνήεντα · { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
}
paper-sheet-letters = Γράμματα
# Beside a large 7, 6, 5, 4 or 3
paper-sheet-field = γράμματα
paper-sheet-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
paper-sheet-referee = Συμπληρώνεται από τον έφορο
paper-sheet-valid = Έγκυρες λέξεις
paper-sheet-invalid = Άκυρες λέξεις
paper-sheet-total = Σύνολο πόντων
paper-sheet-count = πλήθος
paper-sheet-points-of = πόντοι
paper-sheet-back = Πίσω όψη
paper-sheet-back-what = Για όσες λέξεις δεν χώρεσαν μπροστά. Και εδώ κάθε λέξη γράφεται στο πεδίο της: σε άλλο πεδίο δεν μετρά.

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, γραμμή { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = κανένα έντυπο δεν έχει τέτοιο πρότυπο· υπάρχουν τα { $known }
paper-template-not-text = δεν είναι κείμενο UTF-8
# $message: the parser's, in English
paper-template-syntax = δεν διαβάζεται ως TOML ({ $message })
paper-template-unknown-key = το κλειδί { $key } δεν υπάρχει σε αυτό το πρότυπο
paper-template-wrong-value = το κλειδί { $key } θέλει { $wanted }
paper-template-wants-number = αριθμό μεγαλύτερο από 0 και έως 1000, για πλήθος ακέραιο
paper-template-wants-text = κείμενο μέσα σε εισαγωγικά
paper-template-wants-list = λίστα όπως στο πρότυπο του προγράμματος
paper-template-wants-table = πίνακα όπως στο πρότυπο του προγράμματος
paper-template-no-font = { $key }: η γραμματοσειρά «{ $font }» δεν υπάρχει στο πρόγραμμα· υπάρχει η «Noto Sans»
paper-template-no-picture = { $key }: η εικόνα «{ $picture }» δεν είναι στον φάκελο
paper-template-bad-picture = { $key }: το «{ $picture }» δεν είναι εικόνα PNG έως 4000 × 4000 σημεία
paper-template-crowded = τα μέρη του [{ $key }] δεν χωρούν στη σελίδα: μένουν { $left } mm, χρειάζονται τουλάχιστον { $least } mm
