# The hall’s window: the review of a round.

projector-sheets-in = φύλλα παραδόθηκαν
projector-lone = Σε ένα μόνο φύλλο
projector-longest = Οι μακρύτερες
projector-made =
    { $count ->
        [0] Τα γράμματα δεν έφτιαχναν καμία λέξη
        [one] Τα γράμματα έφτιαχναν { $count } λέξη
       *[other] Τα γράμματα έφτιαχναν { $count } λέξεις
    }
projector-none-graded = Δεν έχει βαθμολογηθεί ακόμη κανένας γύρος: λείπουν φύλλα ή κρίσεις.
projector-not-graded = Ο γύρος { $round } δεν έχει βαθμολογηθεί ακόμη: λείπουν φύλλα ή κρίσεις.
projector-of-list = του καταλόγου { $name }
projector-other-letters = Ο γύρος { $round } παίζεται: η ανασκόπηση θα έδειχνε στην αίθουσα τα γράμματα άλλου γύρου. Ανοίξτε την μετά το τέλος του.
