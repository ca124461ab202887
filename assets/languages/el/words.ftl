# Words: the referee’s queue.

words-change = { $name }: { $points } ({ $before } → { $after })
words-change-rank = { $name }: { $points } ({ $before } → { $after }), θέση { $from } → { $to }
words-evidence = Τεκμήριο
words-evidence-hint = λεξικό, σελίδα, παρατήρηση…
words-if-invalid = Αν κριθεί άκυρη:
words-if-valid = Αν κριθεί έγκυρη:
words-in-rounds = Γύροι: { $rounds }
words-was-valid = Η λέξη { $word } έχει κριθεί έγκυρη.
words-was-invalid = Η λέξη { $word } έχει κριθεί άκυρη.
words-now-valid = Κρίθηκε έγκυρη η λέξη { $word } · Αναίρεση με { $key }
words-now-invalid = Κρίθηκε άκυρη η λέξη { $word } · Αναίρεση με { $key }
words-now-withdrawn = Η κρίση για τη λέξη { $word } ανακλήθηκε · Αναίρεση με { $key }
words-is-ruled-invalid = Έχει κριθεί άκυρη.
words-is-ruled-valid = Έχει κριθεί έγκυρη.
words-maybe-name = Μήπως είναι όνομα;
words-maybe-slip = Μήπως είναι λάθος καταχώρισης; Κοντινές: { $near }
words-more = … και άλλα { $count }
words-no-points = δεν αλλάζουν πόντοι.
words-no-change = Καμία αλλαγή σε πόντους ή θέσεις.
words-none = Καμία λέξη δεν περιμένει κρίση: όσες γράφτηκαν είναι στον κατάλογο ή έχουν κριθεί. Όποια δεν είναι έρχεται εδώ μόλις περαστεί.
words-none-counts = Καμία λέξη δεν περιμένει κρίση. Όσες φαίνονται γράφτηκαν μόνο εκεί όπου τίποτα δεν μετρά: μια κρίση δεν θα άλλαζε πόντους.
words-place = { $player }, γύρος { $round }
words-players = Παίκτες
words-round = Γύρος
words-ruled-invalid = άκυρη
words-ruled-valid = έγκυρη
words-select = Επιλέξτε μια λέξη από τη λίστα.
words-title =
    { $count ->
        [one] { $count } λέξη προς κρίση
       *[other] { $count } λέξεις προς κρίση
    }
words-title-ruled =
    { $count ->
        [one] { $count } λέξη που κρίθηκε
       *[other] { $count } λέξεις που κρίθηκαν
    }
words-title-listed =
    { $count ->
        [one] { $count } λέξη
       *[other] { $count } λέξεις
    }
words-title-more =
    { $count ->
        [one] { $title } · { $count } που δεν μετρά πουθενά
       *[other] { $title } · { $count } που δεν μετρούν πουθενά
    }
words-waits-of =
    { $count ->
        [one] { $count } παίκτης · γύρος { $rounds }
       *[other] { $count } παίκτες · γύρος { $rounds }
    }
words-word = Λέξη
words-written-by =
    { $count ->
        [one] Την έγραψε { $count } παίκτης: { $players }
       *[other] Την έγραψαν { $count } παίκτες: { $players }
    }
words-written-count =
    { $count ->
        [one] Την έγραψε { $count } παίκτης
       *[other] Την έγραψαν { $count } παίκτες
    }
words-all-valid =
    { $count ->
        [one] Έγκυρη η επιλεγμένη…
       *[other] Έγκυρες οι { $count } επιλεγμένες…
    }
words-all-invalid =
    { $count ->
        [one] Άκυρη η επιλεγμένη…
       *[other] Άκυρες οι { $count } επιλεγμένες…
    }
words-only-rank =
    { $count ->
        [one] Αλλάζει μόνο η θέση { $count } ακόμη παίκτη.
       *[other] Αλλάζει μόνο η θέση { $count } ακόμη παικτών.
    }
words-ruling = Κρίση
words-list = Κατάλογος
words-in-list = υπάρχει
words-not-in-list = δεν υπάρχει
words-has = Υπάρχει στον κατάλογο.
words-has-not = Δεν υπάρχει στον κατάλογο.
words-list-not-here = Ο κατάλογος λέξεων δεν είναι σε αυτό το αρχείο: δεν φαίνεται αν την έχει.
words-none-ruled = Καμία λέξη δεν έχει κριθεί.
words-no-list = Αυτό το αντίγραφο δεν έχει τον κατάλογο λέξεων.
words-search = Λέξη του καταλόγου
words-search-hint = η αρχή της λέξης· «?» για οποιοδήποτε γράμμα
words-search-how = Γράψτε μια λέξη ή την αρχή της.
words-was-upheld = Η λέξη { $word } είναι έγκυρη με ένσταση που έγινε δεκτή ({ $objection }: { $player }, γύρος { $round }). Η ένσταση μένει στο ιστορικό, αλλά η κρίση αλλάζει για όλους:
words-changes =
    { $count ->
        [one] { $points } σε { $count } παίκτη
       *[other] { $points } σε { $count } παίκτες
    }
words-near = Κοντινές από τα γράμματα
words-nobody-wrote = Καμία σε φύλλο: μια κρίση θα ισχύσει μόνο αν γραφτεί.
words-none-of-round = Κανένα φύλλο του γύρου δεν έχει λέξη.
words-none-yet = Δεν έχει περαστεί ακόμη φύλλο. Όσες λέξεις δεν είναι στον κατάλογο έρχονται εδώ για κρίση.
words-verdicts = Στα φύλλα
words-too-soon = Διαβάστε πρώτα αυτή τη λέξη: τα πλήκτρα ήρθαν πολύ γρήγορα, και δεν μέτρησαν.
words-latest = Οι τελευταίες κρίσεις
