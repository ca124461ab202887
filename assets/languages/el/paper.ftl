# Word sheets, certificates and the other forms; what is wrong with a club's templates.

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
paper-sheet-back = Πίσω όψη
paper-sheet-back-what = Για όσες λέξεις δεν χώρεσαν μπροστά. Και εδώ κάθε λέξη γράφεται στο πεδίο της: σε άλλο πεδίο δεν μετρά.

## Certificates

paper-certificates = Διπλώματα και βεβαιώσεις
paper-certificate-none = Κανένα δίπλωμα: κανένα όνομα δεν έχει θέση στην κατάταξη.
paper-certificate-rank = Τιμητική διάκριση
paper-certificate-participation = Βεβαίωση συμμετοχής
# Above the name
paper-certificate-given = Απονέμεται:
paper-certificate-confirmed = Χορηγείται:
# $points: the total, may be negative
paper-certificate-for-rank = για την { $rank }η θέση, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
paper-certificate-for-shared-rank = για την { $rank }η θέση (ισοβαθμία), με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
paper-certificate-for-participation = για τη συμμετοχή στον αγώνα
paper-certificate-not-signed = Προσωρινό: η κατάταξη δεν έχει υπογραφεί.

## The commitment slip

paper-commitment = Δέσμευση της κλήρωσης
paper-commitment-none = Ο αγώνας δεν έχει ακόμη δέσμευση.
paper-commitment-what = Ο αριθμός αυτός δεσμεύει την κλήρωση: είναι το SHA-256 ενός μυστικού σπόρου, που από τώρα δεν μπορεί να αλλάξει χωρίς να φανεί.
paper-commitment-hall = Η αίθουσα θα πει μια λέξη ή έναν αριθμό. Ο σπόρος και η λέξη μαζί ορίζουν τα γράμματα κάθε γύρου, ώστε να μην τα διαλέγει κανείς.
paper-commitment-check = Μετά την υπογραφή ο σπόρος τυπώνεται στο φύλλο αγώνα: όποιος θέλει ελέγχει ότι δίνει αυτόν τον αριθμό και βγάζει πάλι κάθε κλήρωση.
# Under a line to write on
paper-commitment-posted = Αναρτήθηκε (ημερομηνία, ώρα)

## The rules on one page

paper-rules = Κανόνες
paper-rules-title = Οι κανόνες σε μία σελίδα
# $rules: the name of the rules
paper-rules-legend = Κανονισμοί { $rules }, με δικά μας λόγια.  ◆ Απόφαση του προγράμματος, όπου οι κανονισμοί σιωπούν ή δεν είναι σαφείς.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } και { $last }

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

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, γραμμή { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = κανένα έντυπο δεν έχει τέτοιο πρότυπο· υπάρχουν τα { $known }
paper-template-not-text = δεν είναι κείμενο UTF-8
paper-template-not-toml = η γραμμή δεν διαβάζεται· κάθε γραμμή είναι ένας [πίνακας], ένα κλειδί = τιμή ή # σημείωση
paper-template-no-value = το κλειδί { $key } δεν έχει τιμή που διαβάζεται· θέλει έναν αριθμό, ή κείμενο μέσα σε εισαγωγικά που κλείνουν
paper-template-twice = το κλειδί { $key } υπάρχει ήδη πιο πάνω
paper-template-unknown-key = το κλειδί { $key } δεν υπάρχει σε αυτό το πρότυπο
paper-template-wrong-value = το κλειδί { $key } θέλει { $wanted }
paper-template-wants-number = αριθμό μεγαλύτερο από 0 και έως 1000, για πλήθος ακέραιο
paper-template-wants-text = κείμενο μέσα σε εισαγωγικά
paper-template-wants-list = λίστα όπως στο πρότυπο του προγράμματος
paper-template-wants-table = πίνακα όπως στο πρότυπο του προγράμματος
paper-template-no-font = { $key }: η γραμματοσειρά «{ $font }» δεν υπάρχει στο πρόγραμμα· υπάρχει η «Noto Sans»
paper-template-no-picture = { $key }: η εικόνα «{ $picture }» δεν είναι στον φάκελο
paper-template-bad-picture = { $key }: το «{ $picture }» δεν είναι εικόνα PNG έως 4000 × 4000 σημεία
paper-template-crowded = τα μέρη του [{ $key }] δεν χωρούν στη σελίδα: μένουν { $left } mm, χρειάζονται τουλάχιστον { $least } mm
