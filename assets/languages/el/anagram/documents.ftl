# Documents of tables: graded sheets, a round’s record, a player’s report.

documents-graded-sheets = Βαθμολογημένα φύλλα
documents-round-record = Πρακτικό γύρου
documents-player-report = Δελτίο παίκτη

documents-valid = { $count ->
    [one] Έγκυρες 1: { $points }
   *[other] Έγκυρες { $count }: { $points }
}
documents-invalid = { $count ->
    [one] Άκυρες 1: { $points }
   *[other] Άκυρες { $count }: { $points }
}
documents-undecided = { $count ->
    [one] προς κρίση 1
   *[other] προς κρίση { $count }
}
documents-lacks = λείπει { $letter }
documents-word-ruled = κρίθηκε άκυρη
documents-word-not-in-lexicon = όχι στο λεξικό
documents-word-undecided = προς κρίση
documents-word-illegible = δεν διαβάζεται, προς κρίση
documents-word-misplaced = λάθος πεδίο
documents-word-unreadable = δεν διαβάζεται
documents-word-repeated = επανάληψη
documents-sheet-late = Εκπρόθεσμο φύλλο: τίποτε δεν μετρά.
documents-sheet-void = Μηδενισμός στον γύρο: τίποτε δεν μετρά.
documents-sheet-none = Δεν παραδόθηκε φύλλο: ο γύρος μετρά 0.
documents-sheet-missing = Το φύλλο δεν έχει περαστεί ακόμη.
documents-sheet-unsettled = Οι δύο καταχωρίσεις διαφέρουν: μέχρι να λυθούν μετρά η πρώτη.
documents-no-words = Χωρίς λέξεις.
documents-no-sheets = Κανένα φύλλο.
documents-graded-legend = Χωρίς σημάδι: έγκυρη · σε πλαίσιο ✗: άκυρη, αφαιρεί όσα θα έδινε, με την αιτία · «·»: δεν μετρά (επανάληψη, λάθος πεδίο) · *: έγκυρη με κρίση του εφόρου · «λείπει Ω»: χρειάζεται πλακίδιο που δεν υπήρχε · δεξιά: οι πόντοι του πεδίου
documents-graded-legend-open = ?: περιμένει κρίση

documents-ratio = { $consonants } σύμφωνα, { $vowels } φωνήεντα
documents-of-rounds = από { $rounds }
documents-attempt = παίχτηκε ξανά: { $attempt }η κλήρωση
documents-round-recorded = καταγράφηκε εκ των υστέρων
documents-round-given-up = εγκαταλείφθηκε: δεν μετρά
documents-digital = { $count ->
    [0] Κλήρωση από το πρόγραμμα, στη σειρά που ανακοινώθηκαν.
    [one] Κλήρωση από το πρόγραμμα, στη σειρά που ανακοινώθηκαν. Τα σύμφωνα κληρώθηκαν ξανά 1 φορά.
   *[other] Κλήρωση από το πρόγραμμα, στη σειρά που ανακοινώθηκαν. Τα σύμφωνα κληρώθηκαν ξανά { $count } φορές.
}
documents-physical = Κλήρωση από τα σακούλια, στη σειρά που βγήκαν.
documents-put-back = Κλήρωση από τα σακούλια, στη σειρά που βγήκαν. Επιστράφηκαν: { $letters }.
documents-recorded = Τα γράμματα καταγράφηκαν εκ των υστέρων.
documents-course = Γράμματα και χρόνος
documents-corrections = Παραδόσεις και διορθώσεις φύλλων

documents-column-valid = Έγκυρες
documents-column-invalid = Άκυρες
# Below the two above: how many, and their points
documents-column-of-words = λέξεις
documents-column-of-points = πόντοι
documents-column-letters = Γράμματα

documents-note-late = εκπρόθεσμο
documents-note-void = μηδενισμός
documents-note-none = δεν παραδόθηκε
documents-note-missing = δεν περάστηκε
documents-note-unsettled = διαφέρουν
documents-note-not-expected = δεν έπαιζε

documents-sheets-of-rounds = Τα φύλλα


documents-tiles-key = Στρογγυλά: φωνήεντα
documents-tiles-key-high = Στρογγυλά: φωνήεντα · διπλό πλαίσιο: μεγάλης αξίας
documents-eq-players = συμμετοχές
documents-eq-count = φύλλα που μετρούν
documents-eq-not-handed-in = δεν παραδόθηκαν
documents-eq-out = δεν συμμετείχαν στον γύρο
documents-eq-void = εκπρόθεσμα ή μηδενισμένα
documents-eq-missing = λείπουν ακόμη
documents-eq-checked = με δεύτερο έλεγχο
documents-eq-nameless = χωρίς όνομα
documents-record-whole = Το πρακτικό είναι πλήρες: όλα τα φύλλα περάστηκαν.
documents-record-given-up = Ο γύρος εγκαταλείφθηκε: φύλλα δεν μετρούν.
documents-record-open = Το πρακτικό δεν είναι πλήρες: λείπουν φύλλα ή ο γύρος δεν έχει τελειώσει.
documents-record-undecided = { $count ->
    [one] Όλα τα φύλλα περάστηκαν. Μία λέξη περιμένει κρίση: οι πόντοι του γύρου μπορεί να αλλάξουν.
   *[other] Όλα τα φύλλα περάστηκαν. Περιμένουν κρίση { $count } λέξεις φύλλων: οι πόντοι του γύρου μπορεί να αλλάξουν.
}
documents-round-undecided = Προσωρινό · προς κρίση { $count }
documents-in-figures = Ο γύρος σε αριθμούς
documents-rulings-of-round = Κρίσεις λέξεων του γύρου
# $name: who did all that stands above; $others: times and names
documents-all-by = Όλα από: { $name }.
documents-all-by-but = Όλα από: { $name }, εκτός από: { $others }.
# $mean: with a decimal comma
documents-found = { $count ->
    [one] 1 διαφορετική έγκυρη λέξη, μέσος όρος { $mean } πόντοι το φύλλο.
   *[other] { $count } διαφορετικές έγκυρες λέξεις, μέσος όρος { $mean } πόντοι το φύλλο.
}
documents-longest = Οι μεγαλύτερες στα φύλλα: { $words }.
documents-on-one-sheet = Σε ένα μόνο φύλλο: { $words }.
documents-key = Υπόμνημα
documents-key-keyed = περάστηκε
documents-key-checked = με δεύτερο έλεγχο
documents-column-behind = Διαφορά
documents-column-best = Μέγιστο γύρου
documents-column-longest = Μεγαλύτερη λέξη
documents-graded-of = Βαθμολογημένα φύλλα · αρ. { $number }
documents-report-of = Δελτίο παίκτη · αρ. { $number }
documents-report-code = Τα φύλλα μου στο κινητό: { $code }
documents-rounds-less = Γύροι { $rounds }, αφαιρέθηκαν { $less }
documents-rank = { $rank }η θέση
documents-rank-large = { $rank }η
documents-provisionally = προσωρινή
documents-ruled-in = γ. { $round } { $ruling }
documents-rulings-of-sheets = Κρίσεις του εφόρου σε λέξεις αυτών των φύλλων
documents-slip = Ένσταση
documents-slip-cut = ένσταση: κόβεται εδώ και δίνεται στο γραφείο ώς την υπογραφή
documents-slip-own = μόνο για τη δική σας βαθμολογία
documents-slip-round = γύρος
documents-slip-word = λέξη που κρίθηκε άκυρη
documents-slip-other = ανάγνωση ή μηδενισμός: τι ζητώ
documents-slip-time = ώρα
documents-slip-source = λεξικό, σελίδα
documents-slip-signature = υπογραφή
documents-strip-rank = θέση από { $players } στην κατάταξη
documents-strip-no-rank = χωρίς θέση στην κατάταξη
documents-strip-points = πόντοι
documents-strip-valid = έγκυρες λέξεις
documents-strip-invalid = άκυρες, { $points } πόντοι
documents-strip-lengths = με 7, 6, 5, 4 γράμματα
documents-strip-high = με γράμμα μεγάλης αξίας
documents-plot = Το σύνολο μετά από κάθε γύρο
documents-plot-first = { $points } 1η θέση
documents-plot-median = { $points } διάμεσος
documents-no-acts = Καμία ποινή, καμία ένσταση.
documents-acts = Ποινές και ενστάσεις
documents-why = Γιατί χωρίς θέση
documents-why-rank = Γιατί { $rank }η θέση
# $criterion: what separates the two; $own, $theirs: its figures
documents-why-below = Κάτω από την { $rank }η, { $name }: { $criterion } { $own } έναντι { $theirs }.
documents-why-above = Πάνω από την { $rank }η, { $name }: { $criterion } { $own } έναντι { $theirs }.
documents-released = Τα γράμματα ήρθαν από τον συντονιστή του κοινού αγώνα.
