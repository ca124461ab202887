# Documents of tables: graded sheets, a round’s record, a player’s report.

documents-graded-sheets = Βαθμολογημένα φύλλα
documents-round-record = Πρακτικό γύρου
documents-player-report = Δελτίο παίκτη

documents-field = { $letters } γράμματα
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
documents-word-misplaced = άλλο πεδίο
documents-word-unreadable = δεν διαβάζεται
documents-word-repeated = επανάληψη
documents-sheet-late = Εκπρόθεσμο φύλλο: τίποτε δεν μετρά.
documents-sheet-void = Μηδενισμός στον γύρο: τίποτε δεν μετρά.
documents-sheet-none = Δεν παραδόθηκε φύλλο: ο γύρος μετρά 0.
documents-sheet-missing = Το φύλλο δεν έχει περαστεί ακόμη.
documents-sheet-unsettled = Οι δύο καταχωρίσεις διαφέρουν: μέχρι να λυθούν μετρά η πρώτη.
documents-no-words = Χωρίς λέξεις.
documents-no-sheets = Κανένα φύλλο.
documents-graded-legend = ✓ έγκυρη · ✗ άκυρη, αφαιρεί όσα θα έδινε · ? περιμένει κρίση · «·» δεν μετρά. «Λείπει Ω»: χρειάζεται πλακίδιο που δεν υπήρχε. Ένσταση για τη δική του βαθμολογία υποβάλλει κάθε παίκτης μετά τον τελευταίο γύρο και πριν από την υπογραφή.

documents-ratio = { $consonants } σύμφωνα, { $vowels } φωνήεντα
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
documents-sheets = Φύλλα
documents-keyed = { $count ->
    [one] περάστηκε 1 φύλλο
   *[other] περάστηκαν { $count } φύλλα
}
documents-checked = { $count ->
    [one] 1 με δεύτερο έλεγχο
   *[other] { $count } με δεύτερο έλεγχο
}
documents-nameless = { $count ->
    [one] 1 χωρίς όνομα
   *[other] { $count } χωρίς όνομα
}
documents-late = Εκπρόθεσμα
documents-missing = Λείπουν
documents-not-handed-in = Δεν παραδόθηκαν
documents-results = Αποτελέσματα του γύρου
documents-course = Γράμματα και χρόνος
documents-corrections = Παραδόσεις και διορθώσεις φύλλων

documents-column-valid = Έγκυρες
documents-column-invalid = Άκυρες
documents-column-undecided = Προς κρίση
documents-column-letters = Γράμματα
documents-column-sheets = Φύλλα
documents-count-points = { $count } · { $points }

documents-note-late = εκπρόθεσμο
documents-note-void = μηδενισμός
documents-note-none = δεν παραδόθηκε
documents-note-missing = δεν περάστηκε
documents-note-unsettled = διαφέρουν
documents-note-not-expected = δεν έπαιζε

documents-standings-legend = ±: θέσεις από τον προηγούμενο γύρο. Πόντοι άκυρων: όσοι χάθηκαν σε άκυρες λέξεις. 7γρ.–4γρ.: έγκυρες λέξεις με τόσα γράμματα. Μεγάλης αξίας: έγκυρες λέξεις με γράμμα μεγάλης αξίας. Κρίθηκε με: το κριτήριο που χωρίζει κάθε θέση από την προηγούμενη.
documents-sheets-of-rounds = Τα φύλλα

documents-rulings-legend = Μια κρίση ισχύει για όλα τα φύλλα όπου η λέξη γράφτηκε στο σωστό πεδίο και βγαίνει από τα γράμματα. Γύροι και φύλλα: πού γράφτηκε.
