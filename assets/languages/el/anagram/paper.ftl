# Word sheets and the rules on one page.

## The word sheet

paper-sheet-subject = Φύλλα καταγραφής
paper-sheet-none = Κανένα φύλλο καταγραφής: δεν αναμένεται κανένα.
paper-sheet-name = Όνομα
paper-sheet-round = Γύρος { $round }
paper-sheet-round-blank = Γύρος
paper-sheet-of = από { $rounds }
paper-sheet-round-facts = από { $rounds } · { $consonants } σύμφωνα, { $vowels } φωνήεντα · { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
}
paper-sheet-letters = Γράμματα
# Beside a large 7, 6, 5, 4 or 3
paper-sheet-field = γράμματα
paper-sheet-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
paper-sheet-referee = Συμπληρώνεται από τον έφορο
paper-sheet-valid = Έγκυρες λέξεις
paper-sheet-invalid = Άκυρες λέξεις
paper-sheet-total = Σύνολο πόντων
paper-sheet-count = πλήθος
paper-sheet-points-of = πόντοι
paper-sheet-number = Αρ.
paper-sheet-cut = Κόψτε στη μέση και βάλτε την αριστερή στοίβα πάνω στη δεξιά.
paper-sheet-back = Πίσω όψη
# What is to be written before all else, where it is not printed: number and round, or the number alone.
paper-sheet-back-both = Γράψτε πρώτα αριθμό και γύρο.
paper-sheet-back-number = Γράψτε πρώτα τον αριθμό.
paper-sheet-back-what = Για όσες λέξεις δεν χώρεσαν μπροστά. Και εδώ κάθε λέξη γράφεται στο πεδίο της: σε άλλο πεδίο δεν μετρά.

## The rules on one page

paper-rules-rounds = Γύροι
paper-rules-play = { $rounds } γύροι. Σε κάθε γύρο κληρώνονται { $letters } γράμματα και γράφονται λέξεις 3 έως 7 γραμμάτων, με κάθε γράμμα όσες φορές κληρώθηκε.
paper-rules-column-rounds = Γύροι
paper-rules-column-consonants = Σύμφωνα
paper-rules-column-vowels = Φωνήεντα
paper-rules-column-minutes = Λεπτά
paper-rules-breaks = { $count ->
    [one] Διάλειμμα { $minutes } λεπτών μετά τον γύρο { $rounds }.
   *[other] Διάλειμμα { $minutes } λεπτών μετά τους γύρους { $rounds }.
}
paper-rules-replayed = Γύρος που επαναλαμβάνεται: τα γράμματά του ξαναμπαίνουν και τα φύλλα του δεν μετρούν. Γύρος που εγκαταλείπεται: τα φύλλα του δεν μετρούν, τα γράμματά του μένουν έξω αν κληρώθηκαν. Και τα δύο με αιτία.

paper-rules-tiles = Γράμματα
paper-rules-set = { $count } πλακίδια χωρίς μπαλαντέρ. Σύμφωνα: { $consonants }. Φωνήεντα: { $vowels }.
paper-rules-without-return = Κληρώνονται χωρίς επανατοποθέτηση σε όλο τον αγώνα.
paper-rules-guard = Μεγάλης αξίας: { $letters }. Κανένα τους δεν μένει στο σακούλι στο τέλος· γι’ αυτό γίνεται έλεγχος μετά τις κληρώσεις των γύρων { $rounds }.
paper-rules-guard-broken = Όταν ο έλεγχος δεν ισχύει: στην κλήρωση του προγράμματος επιστρέφουν όλα τα σύμφωνα του γύρου και κληρώνονται πάλι· με πλακίδια επιστρέφουν όσα χρειάζονται, τα τελευταία χωρίς μεγάλη αξία.
paper-rules-announced = Ισχύουν τα γράμματα που ανακοινώθηκαν, ό,τι και αν αντιγράφηκε στο φύλλο.

paper-rules-draw = Κλήρωση από το πρόγραμμα
paper-rules-draw-seed = Ένας μυστικός σπόρος δεσμεύεται πριν από τον γύρο 1 (SHA-256) και η αίθουσα λέει μια λέξη· τα δύο μαζί ορίζουν κάθε κλήρωση. Με την υπογραφή ο σπόρος δημοσιεύεται και όλα ελέγχονται.
paper-rules-draw-again = Η ίδια κλήρωση δίνει πάντα τα ίδια γράμματα: δεν επαναλαμβάνεται ώσπου να αρέσει.

paper-rules-time = Χρόνος και φύλλα
paper-rules-alerts = Ο χρόνος αρχίζει και σταματά με τον έφορο, που ειδοποιεί στα { $seconds } δευτερόλεπτα και στη λήξη.
paper-rules-late = Μετά τη λήξη τα μολύβια μένουν κάτω. Εκπρόθεσμο φύλλο: μηδενισμός στον γύρο.
paper-rules-pause = Παύση, διακοπή και διόρθωση του χρόνου θέλουν αιτία, που καταγράφεται. Στην παύση τα γράμματα κρύβονται, εκτός αν ο έφορος ορίσει αλλιώς.
paper-rules-missing = Φύλλο που λείπει δεν γίνεται σιωπηλά μηδέν: δηλώνεται ότι δεν παραδόθηκε.

paper-rules-words = Λέξεις
# $worth: the phrases of the next, with dots between
paper-rules-points = { $worth }. Κάθε άκυρη λέξη αφαιρεί όσους πόντους θα έδινε.
paper-rules-worth = { $lengths } γράμματα: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
paper-rules-judged = Για κάθε λέξη ισχύει το πρώτο από τα επόμενα που της ταιριάζει:
paper-rules-misplaced = Σε λάθος πεδίο: αγνοείται.
paper-rules-illegible = Δεν διαβάζεται: προς κρίση.
paper-rules-repeated = Γράφτηκε ήδη στο σωστό της πεδίο: μετρά μόνο η πρώτη.
paper-rules-not-from-letters = Δεν βγαίνει από τα γράμματα: άκυρη.
paper-rules-ruled = Την έκρινε ο έφορος: όπως κρίθηκε.
paper-rules-in-lexicon = Είναι στο λεξικό: έγκυρη.
paper-rules-not-in-lexicon = Δεν είναι στο λεξικό: άκυρη.
paper-rules-reference = Με ενδεικτικό λεξικό, λέξη που του λείπει δεν είναι άκυρη αλλά προς κρίση: 0 πόντοι ώσπου να κριθεί.
paper-rules-for-everyone = Η κρίση αφορά τη λέξη: ισχύει για όλα τα φύλλα που την έχουν στο σωστό πεδίο και από τα γράμματά τους.
paper-rules-unreadable = Λέξη που κρίνεται ότι δεν διαβάζεται δεν δίνει ούτε αφαιρεί πόντους.
paper-rules-accents = Τόνοι, διαλυτικά, πεζά, κεφαλαία και τελικό ς δεν έχουν σημασία.
paper-rules-back = Στην πίσω όψη μια λέξη ανήκει στο πεδίο με τον τίτλο που γράφτηκε, αλλιώς στο πεδίο του μήκους της.

paper-rules-ranking = Κατάταξη
paper-rules-total = Το άθροισμα των γύρων, μείον όσοι βαθμοί αφαιρέθηκαν ως ποινή. Σε ισοβαθμία, με τη σειρά:
paper-rules-tie-invalid = λιγότεροι πόντοι χαμένοι σε άκυρες λέξεις
paper-rules-tie-valid = περισσότερες έγκυρες λέξεις { $letters } γραμμάτων
paper-rules-tie-high = περισσότερες έγκυρες λέξεις με γράμμα μεγάλης αξίας
paper-rules-tie-shared = Μετρούν οι έγκυρες λέξεις. Σε πλήρη ισοβαθμία η θέση είναι κοινή και η επόμενη παραλείπεται (1, 2, 2, 4). Η αφαίρεση βαθμών δεν μετρά στους χαμένους πόντους.

paper-rules-penalties = Ποινές
paper-rules-penalties-are = Σύσταση, επίπληξη, μηδενισμός στον γύρο, αφαίρεση βαθμών, αποβολή από το υπόλοιπο, αποβολή από τον αγώνα.
paper-rules-void = Σε γύρο με μηδενισμό τίποτε από το φύλλο δεν μετρά, ούτε στην ισοβαθμία.
paper-rules-expelled = Αποβολή από το υπόλοιπο: μετρά και ο γύρος της, όχι οι επόμενοι. Αποβολή από τον αγώνα: χωρίς θέση.

paper-rules-objections = Ενστάσεις και υπογραφή
paper-rules-objections-when = Ενστάσεις γίνονται μετά τον τελευταίο γύρο και ώς την υπογραφή, από τον καθένα για τη δική του βαθμολογία.
paper-rules-upheld = Λέξη που γίνεται δεκτή μετρά για όλα τα φύλλα. Λέξη εκτός πεδίου, επανάληψη ή λέξη που δεν βγαίνει από τα γράμματα δεν μπορεί να γίνει δεκτή.
paper-rules-signing = Η κατάταξη υπογράφεται όταν τίποτε δεν εκκρεμεί. Αν ανοίξει πάλι, με αιτία, το επόμενο φύλλο αγώνα λέει ποιο αντικαθιστά.
