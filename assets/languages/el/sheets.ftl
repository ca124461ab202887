# Sheets: the grid and the sheet on the desk.

sheets-about = γύρος { $round } · παίκτης { $player }
sheets-cannot-save = Το «{ $typed }» δεν είναι λέξη: διορθώστε το και αποθηκεύστε ξανά. Για γράμμα που δεν διαβάζεται γράψτε «?».
sheets-cell = { $player }, γύρος { $round }: { $state }
sheets-illegible = δεν διαβάζεται
sheets-invalid = Άκυρες { $count } · { $points }
sheets-valid = Έγκυρες { $count } · { $points }
sheets-open = Προς κρίση { $count }
sheets-unread = Δεν είναι λέξεις { $count }
sheets-is-void = ✗ Το φύλλο είναι άκυρο: τίποτε δεν μετρά.
sheets-lacks = λείπει το { $letter }
sheets-legend = · αναμένεται   ○ παραλήφθηκε   … πρόχειρο   ✓ περάστηκε   ✓✓ ελέγχθηκε   ≠ διαφέρουν   – δεν παραδόθηκε   0 μηδενισμένο
sheets-mark-in-time = Δεν ήταν εκπρόθεσμο
sheets-mark-late = Εκπρόθεσμο
sheets-misplaced = λάθος πεδίο
sheets-missing =
    { $count ->
        [one] Φύλλα · λείπει { $count }
       *[other] Φύλλα · λείπουν { $count }
    }
sheets-no-letter = όχι γράμμα: «{ $sign }»
sheets-no-word = δεν είναι λέξη
sheets-none-missing = Δεν λείπει κανένα φύλλο.
sheets-take-one = Πατήστε ένα φύλλο στον πίνακα.
sheets-not-in-list = δεν είναι στον κατάλογο
sheets-recovered = Το «{ $typed }» διαβάστηκε { $read }. Μήπως { $other };
sheets-repeated = επανάληψη
sheets-ruled-invalid = κρίθηκε άκυρη
sheets-saved = Αποθηκευμένο, έκδοση { $version }. { $by }
sheets-state-checked = ελέγχθηκε
sheets-state-collected = παραλήφθηκε
sheets-state-draft = πρόχειρο
sheets-state-expected = αναμένεται
sheets-state-keyed = περάστηκε
sheets-state-none = δεν παραδόθηκε
sheets-state-not-expected = δεν αναμένεται
sheets-state-to-come = ο γύρος δεν έχει τελειώσει
sheets-state-unsettled = δύο καταχωρίσεις διαφέρουν
sheets-state-void = μηδενισμένο
sheets-total = Σύνολο { $points }
sheets-undecided = άγνωστη, προς κρίση
sheets-unreadable = δεν διαβάζεται
sheets-word-valid = έγκυρη
sheets-is-not-handed-in = – Δηλώθηκε ότι δεν παραδόθηκε φύλλο: ο γύρος μετρά 0.
sheets-go-on = Επόμενο που λείπει
sheets-was-handed-in = Παραδόθηκε τελικά
sheets-otherwise-void = Αν μετρούσε: { $would }
sheets-total-void = Άκυρο φύλλο · 0
sheets-typed = · γράφτηκε «{ $typed }»
