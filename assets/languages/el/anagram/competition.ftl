# Competition: sheets, rounds and rules.

competition-title-plain = Αγώνας αναγραμματισμού
competition-list-verdicts =
    { $count ->
        [0] Καμία λέξη σε φύλλο δεν αλλάζει κρίση.
        [one] Αλλάζει η κρίση { $count } λέξης σε φύλλο.
       *[other] Αλλάζει η κρίση { $count } λέξεων σε φύλλα.
    }
competition-rehearse-half = Από τον 8ο γύρο
competition-rules-embedded = Οι κανόνες του προγράμματος: ΟΣΘ 2019, 14 γύροι.
competition-unclosed-drawn = Τα γράμματα του γύρου { $round } έχουν κληρωθεί.
