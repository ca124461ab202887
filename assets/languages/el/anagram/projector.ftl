# The hall’s window: rounds, and what came of one.

projector-sheets-in = φύλλα παραδόθηκαν
projector-lone = Σε ένα μόνο φύλλο
projector-longest = Μακρύτερες λέξεις
projector-made =
    { $count ->
        [0] δεν γίνεται λέξη
        [one] γίνεται { $count } λέξη
       *[other] γίνονται { $count } λέξεις
    }
projector-none-graded = Δεν έχει βαθμολογηθεί ακόμη κανένας γύρος: λείπουν φύλλα ή κρίσεις.
projector-not-graded = Ο γύρος { $round } δεν έχει βαθμολογηθεί ακόμη: λείπουν φύλλα ή κρίσεις.
projector-of-list = Του καταλόγου { $name }
projector-other-letters = Ο γύρος { $round } παίζεται: η ανασκόπηση θα έδειχνε στην αίθουσα τα γράμματα άλλου γύρου. Ανοίξτε την μετά το τέλος του.
projector-back = Επιστρέφουμε στις
projector-by-length = Ανά μήκος λέξης
# $attempt: from 2 on
projector-corrected = Διορθωμένα γράμματα
projector-corrected-letters = Διορθώθηκε γράμμα: ισχύουν όσα φαίνονται
projector-draw =
    { $attempt ->
        [2] Δεύτερη κλήρωση
        [3] Τρίτη κλήρωση
       *[other] { $attempt }η κλήρωση
    }
projector-from-bags = από τα σακούλια
projector-found = βρέθηκαν
projector-found-in-hall = βρέθηκαν στην αίθουσα
projector-in-the-letters = στα γράμματα
projector-next = Ακολουθεί
projector-after-break = Μετά το διάλειμμα
projector-next-round = Γύρος { $round }
projector-of-round = Γύρος { $round }:
projector-most-points = Κορυφή γύρου { $points }:
projector-as-many =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
projector-put-back =
    { $count ->
        [one] Επιστρέφει { $count } πλακίδιο στο σακούλι, όπως ορίζουν οι κανόνες, και κληρώνεται άλλο
       *[other] Επιστρέφουν { $count } πλακίδια στο σακούλι, όπως ορίζουν οι κανόνες, και κληρώνονται άλλα
    }
projector-review = Ανασκόπηση
projector-sheets =
    { $count ->
        [one] { $count } φύλλο
       *[other] { $count } φύλλα
    }
projector-there-were = υπήρχαν
projector-unfound = κανένα
projector-round-given-up = Ο γύρος { $round } δεν μετρά
projector-void-letters = Τα προηγούμενα γράμματα του γύρου { $round } δεν ισχύουν
projector-words =
    { $count ->
        [0] Καμία λέξη
        [one] { $count } λέξη
       *[other] { $count } λέξεις
    }
projector-stopped = Ο γύρος διακόπηκε — μολύβια κάτω
# Who has as many points comes after: by what, and the figures of both.
projector-before-equals = { $criterion }: { $own }–{ $theirs }
projector-day-words =
    { $count ->
        [one] { $count } λέξη στα φύλλα
       *[other] { $count } λέξεις στα φύλλα
    }
projector-tiles-hidden = Τα γράμματα θα φανούν ξανά μόλις συνεχίσει ο χρόνος
