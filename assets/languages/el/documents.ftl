# Documents of tables: graded sheets, a round’s record, standings, a player’s report, rulings.

documents-graded-sheets = Βαθμολογημένα φύλλα
documents-round-record = Πρακτικό γύρου
documents-standings = Κατάταξη
documents-player-report = Δελτίο παίκτη
documents-rulings = Κρίσεις εφόρου

documents-round = Γύρος { $round }
documents-after-round = Κατάταξη μετά τον γύρο { $round }
documents-nothing-played = Κατάταξη: δεν έχει παιχτεί κανένας γύρος
documents-goes-on = συνέχεια
# $points: with its sign
documents-total = Σύνολο { $points }
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
documents-ruled-valid = Κρίση: { $word } έγκυρη · { $evidence }
documents-ruled-invalid = Κρίση: { $word } άκυρη · { $evidence }
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
documents-no-players = Κανένας παίκτης.
documents-graded-legend = ✓ έγκυρη · ✗ άκυρη, αφαιρεί όσα θα έδινε · ? περιμένει κρίση · «·» δεν μετρά. «Λείπει Ω»: χρειάζεται πλακίδιο που δεν υπήρχε. Ένσταση για τη δική του βαθμολογία υποβάλλει κάθε παίκτης μετά τον τελευταίο γύρο και πριν από την υπογραφή.

documents-ratio = { $consonants } σύμφωνα, { $vowels } φωνήεντα
documents-minutes = { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
}
documents-attempt = παίχτηκε ξανά: { $attempt }η κλήρωση
documents-round-open = Ο γύρος δεν έχει τελειώσει: το πρακτικό μπορεί να αλλάξει.
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
documents-round-end = Τέλος του γύρου
# $events: the event’s number as text; $code: eight digits
documents-check-code = Έλεγχος του κωδικού: eforos verify ΑΡΧΕΙΟ --head { $code } --events { $events }
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
documents-nothing-happened = Τίποτε δεν καταγράφηκε.
documents-undone = Αναιρέθηκε: { $what }
documents-referee = έφορος
documents-assistant = βοηθός εφόρου

documents-column-number = Αρ.
documents-column-valid = Έγκυρες
documents-column-invalid = Άκυρες
documents-column-points = Πόντοι
documents-column-undecided = Προς κρίση
documents-column-total = Σύνολο
documents-column-note = Σημείωση
documents-column-time = Ώρα
documents-column-what = Τι έγινε
documents-column-who = Ποιος
documents-column-moved = ±
documents-column-round = Γύρος
documents-column-letters = Γράμματα
documents-column-rank-in-round = Θέση στον γύρο
documents-column-total-after = Σύνολο ως εδώ
documents-column-rank-after = Θέση ως εδώ
documents-column-word = Λέξη
documents-column-ruling = Κρίση
documents-column-evidence = Τεκμήριο
documents-column-rounds = Γύροι
documents-column-sheets = Φύλλα
documents-column-by = Από · ώρα
documents-count-points = { $count } · { $points }

documents-note-late = εκπρόθεσμο
documents-note-void = μηδενισμός
documents-note-none = δεν παραδόθηκε
documents-note-missing = δεν περάστηκε
documents-note-unsettled = διαφέρουν
documents-note-not-expected = δεν έπαιζε

documents-provisional = ΠΡΟΣΩΡΙΝΗ ΚΑΤΑΤΑΞΗ
documents-standings-legend = ±: θέσεις από τον προηγούμενο γύρο. Πόντοι άκυρων: όσοι χάθηκαν σε άκυρες λέξεις. 7γρ.–4γρ.: έγκυρες λέξεις με τόσα γράμματα. Μεγάλης αξίας: έγκυρες λέξεις με γράμμα μεγάλης αξίας. Κρίθηκε με: το κριτήριο που χωρίζει κάθε θέση από την προηγούμενη.
documents-points-by-round = Πόντοι ανά γύρο
documents-rank-of = { $rank }η θέση από { $players }
documents-deducted = { $points ->
    [one] αφαίρεση 1 βαθμού
   *[other] αφαίρεση { $points } βαθμών
}
documents-rounds = Γύροι
documents-objections = Ενστάσεις
documents-sheets-of-rounds = Τα φύλλα

documents-rulings-title = Κρίσεις λέξεων
documents-rulings-count = { $count ->
    [0] καμία κρίση
    [one] 1 κρίση
   *[other] { $count } κρίσεις
}
documents-over-lexicon = λεξικό: { $list }
documents-no-rulings = Καμία κρίση λέξης.
documents-is-valid = ✓ έγκυρη
documents-is-invalid = ✗ άκυρη
documents-waiting = Περιμένουν κρίση
documents-waiting-word = { $word } ({ $place })
documents-in-rounds = { $count ->
    [one] γύρος { $rounds }
   *[other] γύροι { $rounds }
}
documents-rulings-legend = Μια κρίση ισχύει για όλα τα φύλλα όπου η λέξη γράφτηκε στο σωστό πεδίο και βγαίνει από τα γράμματα. Γύροι και φύλλα: πού γράφτηκε.
