# Standings: tie-breaks, sheets, figures.

standings-4 = 4γρ.
standings-5 = 5γρ.
standings-6 = 6γρ.
standings-7 = 7γρ.
standings-high = Μεγ.
standings-invalid = Χαμ.
standings-gap = Διαφ.
standings-by-invalid = λιγότεροι πόντοι άκυρων λέξεων
standings-by-7 = περισσότερες έγκυρες επταγράμματες
standings-by-6 = περισσότερες έγκυρες εξαγράμματες
standings-by-5 = περισσότερες έγκυρες πενταγράμματες
standings-by-4 = περισσότερες έγκυρες τετραγράμματες
standings-by-high = περισσότερες έγκυρες με γράμμα μεγάλης αξίας
standings-doubt-draft = Πρόχειρο φύλλο: { $player }, γύρος { $round }
standings-doubt-missing = Λείπει φύλλο: { $player }, γύρος { $round }
standings-doubt-nameless = Φύλλο χωρίς όνομα, γύρος { $round }
standings-doubt-unchecked = Χωρίς δεύτερη καταχώριση: { $player }, γύρος { $round }
standings-doubt-twice = Το ίδιο φύλλο δύο φορές: { $player }, γύρος { $round }
standings-doubt-unsettled = Οι καταχωρίσεις διαφέρουν: { $player }, γύρος { $round }

standings-copy-invalid = Χαμένοι από άκυρες
standings-copy-7 = Έγκυρες 7γρ.
standings-copy-6 = Έγκυρες 6γρ.
standings-copy-5 = Έγκυρες 5γρ.
standings-copy-4 = Έγκυρες 4γρ.
standings-copy-high = Έγκυρες με γράμμα μεγάλης αξίας
standings-page-round = Γύρος { $round } · { $ratio }
standings-figures-sheets = Φύλλα που μετρούν: { $sheets } · έγκυρες λέξεις: { $valid } · άκυρες: { $invalid } · προς κρίση: { $undecided }
standings-figures-provisional = Η κατάταξη είναι προσωρινή: τα στοιχεία μπορεί να αλλάξουν.
standings-figures-list = Από τον κατάλογο { $name }
standings-figures-best = Οι καλύτερες λέξεις
standings-figures-lone = Λέξεις που βρέθηκαν μόνο μία φορά: { $count }
standings-figures-missed = Τι έμεινε στα γράμματα
standings-figures-ratios = Μέσοι όροι ανά αναλογία
standings-figures-most = Οι περισσότερες έγκυρες λέξεις
standings-figures-word = Λέξη
standings-figures-round = Γύρος
standings-figures-made = Λέξεις
standings-figures-found = Βρέθηκαν
standings-figures-best-missed = Δεν τις βρήκε κανείς
standings-figures-ratio = Αναλογία
standings-figures-rounds = Γύροι
standings-figures-points = Πόντοι ανά φύλλο
standings-figures-words = Λέξεις ανά φύλλο
standings-figures-valid = Λέξεις
standings-figures-none = Καμία έγκυρη λέξη ακόμη.
standings-figures-more = … και άλλες { $count }
standings-figures-by = Βρέθηκε από
standings-figures-finders =
    { $count ->
        [one] { $count } παίκτη
       *[other] { $count } παίκτες
    }
standings-figures-no-list = Ο κατάλογος λέξεων δεν είναι ολόκληρος σε αυτό το αρχείο.
standings-page-veiled = Οι λέξεις φαίνονται μετά τη δεύτερη καταχώριση ή τον έλεγχο.
