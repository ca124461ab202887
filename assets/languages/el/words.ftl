# Words: the referee’s queue.

words-change = { $name }: { $points }
words-change-rank = { $name }: { $points }, θέση { $from } → { $to }
words-evidence = Τεκμήριο
words-evidence-hint = λεξικό, σελίδα, παρατήρηση…
words-if-invalid = Αν κριθεί άκυρη:
words-if-valid = Αν κριθεί έγκυρη:
words-in-rounds = Γύροι: { $rounds }
words-is-ruled-invalid = Έχει κριθεί άκυρη.
words-is-ruled-valid = Έχει κριθεί έγκυρη.
words-maybe-name = Μήπως είναι όνομα;
words-maybe-slip = Μήπως είναι λάθος καταχώρισης; Κοντινές: { $near }
words-more = … και άλλα { $count }
words-near = Κοντινές από τα γράμματα
words-no-change = Καμία αλλαγή.
words-none = Καμία λέξη δεν περιμένει κρίση.
words-place = { $player }, γύρος { $round }
words-players = Παίκτες
words-round = Γύρος
words-ruled =
    { $count ->
        [one] { $count } κριμένη λέξη
       *[other] { $count } κριμένες λέξεις
    }
words-ruled-invalid = άκυρη
words-ruled-valid = έγκυρη
words-select = Επιλέξτε μια λέξη από τη λίστα.
words-title =
    { $count ->
        [one] { $count } λέξη προς κρίση
       *[other] { $count } λέξεις προς κρίση
    }
words-word = Λέξη
words-written-by =
    { $count ->
        [one] Την έγραψε { $count }: { $players }
       *[other] Την έγραψαν { $count }: { $players }
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
        [one] Μόνο θέση αλλάζει { $count } παίκτης.
       *[other] Μόνο θέση αλλάζουν { $count } παίκτες.
    }
