# Standings: ranks, reasons, penalties, objections.

standings-4 = 4γρ.
standings-5 = 5γρ.
standings-6 = 6γρ.
standings-7 = 7γρ.
standings-high = Μεγ.
standings-invalid = Άκυρ.
standings-rank = #
standings-moved = ±
standings-player = Παίκτης
standings-club = Όμιλος
standings-total = Σύνολο
standings-by-total = σύνολο
standings-by-invalid = λιγότεροι πόντοι άκυρων λέξεων
standings-by-7 = περισσότερες έγκυρες επταγράμματες
standings-by-6 = περισσότερες έγκυρες εξαγράμματες
standings-by-5 = περισσότερες έγκυρες πενταγράμματες
standings-by-4 = περισσότερες έγκυρες τετραγράμματες
standings-by-high = περισσότερες έγκυρες με γράμμα μεγάλης αξίας
standings-doubt-draft = Πρόχειρο φύλλο: { $player }, γύρος { $round }
standings-doubt-missing = Λείπει φύλλο: { $player }, γύρος { $round }
standings-doubt-nameless = Φύλλο χωρίς όνομα, γύρος { $round }
standings-doubt-objection = Ένσταση { $objection } εκκρεμεί: { $player }
standings-doubt-unchecked = Χωρίς δεύτερη καταχώριση: { $player }, γύρος { $round }
standings-doubt-undecided = Προς κρίση: { $word }, γύρος { $round } (× { $count })
standings-doubt-unsettled = Οι καταχωρίσεις διαφέρουν: { $player }, γύρος { $round }
standings-more-doubts = … και άλλα { $count }
standings-dismissed = απορρίφθηκε: { $reason }
standings-upheld = έγινε δεκτή: { $reason }
standings-empty = Προσθέστε πρώτα παίκτες στον Αγώνα.
standings-expelled = αποβολή
standings-withdrawn = αποχώρησε
standings-lifted = { $penalty } — άρθηκε: { $reason }
standings-objection = Ένσταση { $number } · { $player } · γύρος { $round } · { $about }
standings-page = { $rank }η θέση: { $name }
standings-penalty = { $kind }, γύρος { $round }: { $reason }
standings-provisional =
    { $count ->
        [one] προσωρινή · { $count } εκκρεμότητα
       *[other] προσωρινή · { $count } εκκρεμότητες
    }
standings-title = Κατάταξη μετά τον γύρο { $round }
standings-why-break = Ίδιο σύνολο με: { $above }. Τα χωρίζει: { $criterion } ({ $own } έναντι { $theirs }).
standings-why-expelled = Αποβολή από τον αγώνα: χωρίς θέση.
standings-why-first = Πρώτη θέση του πίνακα.
standings-why-tie = Πλήρης ισοβαθμία με: { $above }.
standings-why-total = Μικρότερο { $criterion } από: { $above } ({ $own } έναντι { $theirs }).

standings-copied = Ο πίνακας αντιγράφηκε: επικολλήστε τον σε λογιστικό φύλλο όσο ο Έφορος είναι ανοιχτός.
standings-not-copied = Ο πίνακας δεν αντιγράφηκε: το πρόχειρο του συστήματος κρατά κάτι άλλο. Δοκιμάστε ξανά, ή αποθηκεύστε την κατάταξη από την Εκτύπωση.
standings-copy-rank = Θέση
standings-copy-number = Αρ.
standings-copy-deductions = Αφαίρεση
standings-copy-invalid = Χαμένοι από άκυρες
standings-copy-7 = Έγκυρες 7γρ.
standings-copy-6 = Έγκυρες 6γρ.
standings-copy-5 = Έγκυρες 5γρ.
standings-copy-4 = Έγκυρες 4γρ.
standings-copy-high = Έγκυρες με γράμμα μεγάλης αξίας
standings-copy-why = Γιατί
standings-legend = Με χρώμα: το κριτήριο που έλυσε την ισοβαθμία με τη σειρά από πάνω.
standings-nth = { $rank }η
standings-page-total = Σύνολο { $total }
standings-page-round = Γύρος { $round } · { $ratio }
standings-round-points = Πόντοι
standings-rank-after = Θέση
standings-is-void = μηδενισμένο: δεν μετρά
standings-is-out = μετά την αποβολή: δεν μετρά
standings-plot = Σύνολο μετά από κάθε γύρο
standings-plot-round = Γύρος
standings-plot-point = γύρος { $round }: { $total }
standings-plot-told = { $player } — { $totals }
standings-plot-behind = διαφορά
standings-plot-more = Φαίνονται { $count } γραμμές: των πρώτων και του παίκτη που επιλέχθηκε ({ $hidden } δεν φαίνονται).
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
