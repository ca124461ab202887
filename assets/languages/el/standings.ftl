# Standings: ranks, reasons, penalties, objections.

standings-rank = #
standings-moved = ±
standings-player = Παίκτης
standings-club = Όμιλος
standings-total = Σύνολο
standings-by-total = σύνολο
standings-doubt-objection = Ένσταση { $objection } εκκρεμεί: { $player }
standings-doubt-undecided = Προς κρίση: { $word }, γύρος { $round } (× { $count })
standings-more-doubts = … και άλλα { $count }
standings-dismissed = απορρίφθηκε: { $reason }
standings-overruled = η λέξη κρίθηκε πάλι άκυρη
standings-upheld = έγινε δεκτή: { $reason }
standings-to-word = Η λέξη { $word }
standings-empty = Προσθέστε πρώτα παίκτες στον Αγώνα.
standings-expelled = αποβολή από τον αγώνα
standings-status = Κατάσταση
standings-expelled-after = αποβολή μετά τον γύρο { $round }
standings-withdrawn = αποχώρησε
standings-deducted = ποινή −{ $points }
# $count: how many; $rounds: with commas
standings-void = { $count ->
    [one] μηδενισμός στον γύρο { $rounds }
   *[other] μηδενισμός στους γύρους { $rounds }
}
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
standings-reopen = Άνοιγμα ξανά…
standings-to-hall = Στην αίθουσα
standings-to-hall-after = Στην αίθουσα: μετά τον γύρο { $round }
standings-why = Γιατί { $rank }η θέση: { $name }
standings-why-break = Ίδιο σύνολο με: { $above }. Τα χωρίζει: { $criterion } – { $above } { $theirs }, { $name } { $own }.
standings-why-expelled = Αποβολή από τον αγώνα: χωρίς θέση.
standings-why-first = Πρώτη θέση του πίνακα.
standings-why-tie = Πλήρης ισοβαθμία με: { $above }.
standings-why-total = Μικρότερο { $criterion } από: { $above } ({ $own } έναντι { $theirs }).

standings-copied = Ο πίνακας αντιγράφηκε: επικολλήστε τον σε λογιστικό φύλλο όσο ο Έφορος είναι ανοιχτός.
standings-not-copied = Ο πίνακας δεν αντιγράφηκε: το πρόχειρο του συστήματος κρατά κάτι άλλο. Δοκιμάστε ξανά, ή αποθηκεύστε την κατάταξη από την Εκτύπωση.
standings-copy-rank = Θέση
standings-copy-number = Αρ.
standings-copy-deductions = Αφαίρεση
standings-copy-why = Γιατί
standings-legend = Με χρώμα: το κριτήριο που έλυσε την ισοβαθμία με τη σειρά από πάνω.
standings-nth = { $rank }η
standings-page-total = Σύνολο { $total }
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
standings-objections-waiting = { $count ->
    [one] { $count } ένσταση περιμένει
   *[other] { $count } ενστάσεις περιμένουν
}
