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
