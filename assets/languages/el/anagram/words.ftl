# Words: readings from the letters, words on sheets.

words-illegible = { $written } · { $field } · { $player }, γύρος { $round }
words-readings = Από τον κατάλογο και τα γράμματα
words-or-not = Αλλιώς
words-read-as-what = Διαβάζεται ως
words-read-as = «{ $written }» διαβάστηκε { $word }
words-no-reading = Το { $word } δεν ταιριάζει με το { $written }: τα γράμματα που διαβάζονται μένουν όπως είναι. Για άλλη διόρθωση ανοίξτε το φύλλο.
words-ignored = Κανείς δεν το διαβάζει: αγνοείται

words-by-round = Οι λέξεις ανά γύρο
words-counted = Λέξεις
words-counted-valid = ✓ έγκυρες
words-counted-invalid = ✗ άκυρες
words-counted-neither = – άλλες
words-written-in-vain =
    { $count ->
        [one] Και σε { $count } φύλλο που δεν μετρά
       *[other] Και σε { $count } φύλλα που δεν μετρούν
    }
