# Rounds: letters, tiles, sheets.

rounds-bag-will =
    { $count ->
        [one] { $count } θα κληρωθεί
       *[other] { $count } θα κληρωθούν
    }
rounds-bags = Στα σακούλια
rounds-consonants = Σύμφωνα
rounds-vowels = Φωνήεντα
rounds-corrected = Τα γράμματα διορθώθηκαν.
rounds-guard-ahead = Μεγάλης αξίας: { $high }. Η κλήρωση φροντίζει να μη μείνει κανένα: δεν κάνετε τίποτε.
rounds-guard-ahead-bags = Μεγάλης αξίας: { $high }. Αν μείνει κανένα, το πρόγραμμα λέει τι επιστρέφει στο σακούλι.
rounds-guard-broken = Μετά τον γύρο αυτό μένουν γράμματα μεγάλης αξίας: { $high }. Σύμφωνα που θα κληρωθούν ύστερα: { $consonants }. Δεν χωρούν όλα.
rounds-guard-holds = Μεγάλης αξίας: { $high }. Ο έλεγχος δεσμεύει από τον γύρο { $round }.
rounds-guard-done = Ο έλεγχος των γραμμάτων μεγάλης αξίας ικανοποιείται.
rounds-letters = Γράμματα από τα σακούλια
rounds-no-letters = Γράψτε τα γράμματα που βγήκαν.
rounds-not-letters = Το «{ $typed }» δεν είναι γράμμα: γράψτε μόνο ελληνικά γράμματα, με τη σειρά που βγήκαν.
rounds-put-back =
    { $count ->
        [one] Πίσω στο σακούλι: { $letters } ({ $count } πλακίδιο)
       *[other] Πίσω στο σακούλι: { $letters } ({ $count } πλακίδια)
    }
rounds-redrawn =
    { $times ->
        [one] Τα σύμφωνα κληρώθηκαν ξανά { $times } φορά λόγω του ελέγχου.
       *[other] Τα σύμφωνα κληρώθηκαν ξανά { $times } φορές λόγω του ελέγχου.
    }
rounds-replace-prompt =
    { $count ->
        [one] Τραβήξτε { $count } σύμφωνο και γράψτε το
       *[other] Τραβήξτε { $count } σύμφωνα και γράψτε τα
    }
rounds-type-prompt = Γράψτε τα επτά γράμματα με τη σειρά που βγήκαν: { $ratio }.
rounds-sheet-awaited = δεν παραλήφθηκε
rounds-sheet-draft = πρόχειρο, δεν περάστηκε ακόμη
rounds-sheet-in = παραλήφθηκε
rounds-sheet-keyed = περάστηκε
rounds-sheet-late = εκπρόθεσμο
rounds-sheet-late-keyed = εκπρόθεσμο, περάστηκε
rounds-sheet-none = δεν παραδόθηκε
rounds-sheets = Φύλλα γύρου { $round }: { $collected } από { $expected }
rounds-step-collect =
    { $count ->
        [one] Παραλήφθηκε το φύλλο του γύρου { $round }
       *[other] Παραλήφθηκαν και τα { $count } φύλλα του γύρου { $round }
    }
rounds-step-collect-rest =
    { $count ->
        [one] Παραλήφθηκε και το τελευταίο
       *[other] Παραλήφθηκαν και τα υπόλοιπα { $count }
    }
rounds-ask-collect-rest = { $count } φύλλα δεν έχουν σημειωθεί: { $who }. Παραδόθηκαν όλα; Όποιο λείπει σημειώνεται «δεν παραδόθηκε».
rounds-time-none = Με 0:00 ο γύρος τελειώνει: για να διακοπεί, Διακοπή (S).
rounds-collected =
    { $count ->
        [one] Παραλήφθηκε ένα φύλλο του γύρου { $round }
       *[other] Παραλήφθηκαν { $count } φύλλα του γύρου { $round }
    }
rounds-ready-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
rounds-ready-words =
    { $count ->
        [one] { $count } λέξη προς κρίση· μπορεί να περιμένει
       *[other] { $count } λέξεις προς κρίση· μπορούν να περιμένουν
    }
rounds-step-gathering = Πολύ νωρίς: το Space παραλαμβάνει 10″ μετά το τέλος του χρόνου
rounds-ready-differ =
    { $count ->
        [one] Σε { $count } φύλλο οι καταχωρίσεις διαφέρουν· μπορεί να περιμένει
       *[other] Σε { $count } φύλλα οι καταχωρίσεις διαφέρουν· μπορούν να περιμένουν
    }
rounds-ready-sheets =
    { $count ->
        [0] Φύλλα γύρου { $round }: όλα στα χέρια μας
        [one] Γύρος { $round }: λείπει { $count } φύλλο
       *[other] Γύρος { $round }: λείπουν { $count } φύλλα
    }
rounds-ready-list = Κατάλογος: { $name }
rounds-ready-hall-word = Η λέξη της αίθουσας καταγράφηκε
rounds-ready-no-hall-word = Λείπει η λέξη της αίθουσας: ζητείται τώρα
rounds-ready-hall = Η αίθουσα ακολουθεί τον αγώνα
rounds-ready-no-hall = Ο προβολέας δεν δείχνει τίποτα: Ctrl J
rounds-ready-no-sound = Δεν υπάρχει ηχείο
rounds-reopened = Ο γύρος { $round } τρέχει. Συνεχίζουμε;
rounds-reopened-about = Το πρόγραμμα ξανάνοιξε. Η τελευταία εγγραφή πριν κλείσει έγινε στις { $time }.
rounds-reopened-ran = Αν ο χρόνος έτρεχε στην αίθουσα
rounds-reopened-now = απομένουν τώρα
rounds-reopened-stopped = Αν σταμάτησε με το πρόγραμμα
rounds-reopened-then = απέμεναν το πολύ, στις { $time }
rounds-reopened-safe = Τίποτα από όσα καταγράφηκαν δεν χάθηκε.
rounds-reopened-other = Συνέχεια με { $left }…
rounds-step-draw = Κλήρωση γύρου { $round }
rounds-step-replace =
    { $count ->
        [one] Γράψτε { $count } σύμφωνο στη θέση όσων μπήκαν πίσω
       *[other] Γράψτε { $count } σύμφωνα στη θέση όσων μπήκαν πίσω
    }
rounds-step-running = Ο χρόνος τρέχει — έπειτα: συλλογή φύλλων
rounds-step-show = Ανακοίνωση γραμμάτων γύρου { $round }
rounds-step-type = Γράψτε τα γράμματα του γύρου { $round }

rounds-ask-correct = Διόρθωση γραμμάτων του γύρου { $round }…
rounds-ask-draw-ahead = Κλήρωση του γύρου { $round } από τώρα…
rounds-ask-draws = Ο γύρος { $round } κληρώνεται και ανακοινώνεται στην αίθουσα αμέσως.
rounds-ask-earlier = Ο γύρος { $round } δεν έχει τελειώσει και προηγείται.
rounds-ask-give-up = Εγκατάλειψη του γύρου { $round }…
rounds-ask-give-up-rest = Εγκατάλειψη των γύρων { $first }–{ $last }…
rounds-ask-graded-anew =
    { $count ->
        [one] { $count } καταχωρισμένο φύλλο βαθμολογείται ξανά.
       *[other] { $count } καταχωρισμένα φύλλα βαθμολογούνται ξανά.
    }
# $round: number; $left: m:ss, when it was stopped.
rounds-ask-gives-back = Ο γύρος { $round } σταμάτησε με { $left } να απομένουν. Ο χρόνος δίνεται πίσω και στέκεται, με κρυμμένα γράμματα, ώσπου να πατήσετε «Συνέχεια».
rounds-gives-back = Σταμάτησε νωρίς: πίσω ο χρόνος…
# $left: m:ss
rounds-ask-time-goes-on = Ο χρόνος τρέχει ({ $left }): ύστερα διορθώνεται με T, ή ξεκινά από την αρχή με R.
rounds-ask-guard = Χωρίς τους γύρους 13 και 14 μπορεί να μείνουν στο σακούλι γράμματα μεγάλης αξίας· αναγράφεται στο φύλλο αγώνα και δεν εμποδίζει τίποτε.
rounds-ask-lost =
    { $count ->
        [one] { $count } καταχωρισμένο φύλλο παύει να μετρά.
       *[other] { $count } καταχωρισμένα φύλλα παύουν να μετρούν.
    }
rounds-ask-missing =
    { $count ->
        [one] Λείπει { $count } φύλλο του γύρου { $round }: { $players }. Παραμένει σε αναμονή.
       *[other] Λείπουν { $count } φύλλα του γύρου { $round }: { $players }. Παραμένουν σε αναμονή.
    }
rounds-ask-record = Καταγραφή του γύρου { $round } εκ των υστέρων…
rounds-ask-replay = Επανάληψη του γύρου { $round }…
rounds-ask-rest = Οι γύροι δεν παίζονται και τα φύλλα τους δεν μετρούν. Πλακίδια που κληρώθηκαν μένουν έξω.
rounds-ask-stop = Ο γύρος τελειώνει εδώ, πριν από την ώρα του, και τα φύλλα παραδίδονται.
rounds-number-by-hand = Πατήστε το φύλλο με το ποντίκι· αριθμοί γράφονται όταν δεν τρέχει γύρος.
rounds-number-prompt = Αριθμός παίκτη
rounds-number-typed = Γράψατε τον αριθμό { $number }: πατήστε E (εκπρόθεσμο), D (δεν παραδόθηκε), Enter ή Esc, και έπειτα Space.
rounds-number-nobody = Άγνωστος · Esc
rounds-number-forget = Σβήσιμο
rounds-no-number = Δεν αναμένεται φύλλο με αριθμό παίκτη { $number } σε αυτόν τον γύρο.
rounds-said-already = { $number }. { $player }: { $state }, είχε ήδη σημειωθεί. Αλλάζει με άλλο πλήκτρο, ή με πάτημα στο φύλλο.
rounds-said-none = { $number }. { $player }, γύρος { $round }: δεν παραδόθηκε φύλλο, ο γύρος μετρά 0. Αν ήταν λάθος: Αναίρεση, ή πατήστε ξανά το φύλλο.
rounds-said-now = { $number }. { $player }, γύρος { $round }: τώρα { $now }, πριν { $before }.
rounds-guard-failed =
    { $high ->
        [one] Στα σακούλια έμεινε { $high } γράμμα μεγάλης αξίας.
       *[other] Στα σακούλια έμειναν { $high } γράμματα μεγάλης αξίας.
    }
rounds-sheets-late =
    { $count ->
        [one] { $count } εκπρόθεσμο
       *[other] { $count } εκπρόθεσμα
    }
rounds-sheets-none =
    { $count ->
        [one] { $count } δεν παραδόθηκε
       *[other] { $count } δεν παραδόθηκαν
    }
rounds-number-correct = Διόρθωση: αριθμός
rounds-step-reveal = Τα γράμματα ανακοινώνονται
rounds-hall-review = την ανασκόπηση του γύρου { $round }
rounds-again =
    { $attempt ->
        [2] δεύτερη κλήρωση του γύρου { $round }
        [3] τρίτη κλήρωση του γύρου { $round }
       *[other] { $attempt }η κλήρωση του γύρου { $round }
    }
rounds-corrections = Διορθώσεις
rounds-dangerous = Έκτακτα
rounds-dangerous-ask = Ρωτούν πάντα, με αιτιολογία
rounds-hall = Αίθουσα
rounds-hall-scene = Σκηνή
rounds-hall-auto = Αυτόματη
rounds-hall-say = Μήνυμα…
rounds-scene-welcome = υποδοχή
rounds-scene-break = διάλειμμα
rounds-scene-next = επόμενος γύρος
rounds-scene-end = τέλος
rounds-scene-standings = κατάταξη
rounds-scene-ceremony = απονομή
rounds-scene-message = μήνυμα
rounds-scene-black = μαύρο
rounds-scene-letters = γράμματα
rounds-scene-time = αντίστροφη μέτρηση
rounds-scene-paused = παύση
rounds-scene-collecting = φύλλα
rounds-scene-review = ανασκόπηση
rounds-hall-pinned = Σταθερή
rounds-put-back-now =
    { $count ->
        [one] Βάλτε πίσω στο σακούλι
       *[other] Βάλτε πίσω στο σακούλι και τα { $count }
    }
rounds-put-back-why = Γιατί: αλλιώς θα έμεναν στο σακούλι γράμματα μεγάλης αξίας, και τα σύμφωνα που απομένει να κληρωθούν δεν τα χωρούν.
rounds-sheets-keyed =
    { $count ->
        [one] περάστηκε { $count }
       *[other] περάστηκαν { $count }
    }
rounds-sheets-more = # ακόμη
rounds-sheets-all-keyed = περάστηκαν όλα
rounds-sheets-missing =
    { $count ->
        [one] λείπει το φύλλο { $who }
       *[other] λείπουν τα φύλλα { $who }
    }
rounds-sheets-missing-count =
    { $count ->
        [one] λείπει { $count } φύλλο
       *[other] λείπουν { $count } φύλλα
    }
rounds-step-show-time = Εμφάνιση γραμμάτων
rounds-unseen = { $sees }, όχι τα γράμματα και τον χρόνο
rounds-break-after = Διάλειμμα μετά τον γύρο { $round }
rounds-break-then = Έπειτα γύρος { $round } · { $ratio }
rounds-step-key =
    { $count ->
        [one] Φύλλα: λείπει { $count }
       *[other] Φύλλα: λείπουν { $count }
    }
rounds-back-to = Πίσω στον γύρο { $round }
rounds-looked = Κοιτάτε τον γύρο { $round }: { $state }. Ο αγώνας είναι στον γύρο { $on }.
rounds-looked-points = Περισσότεροι πόντοι
rounds-looked-words = Μεγαλύτερες λέξεις
rounds-looked-waiting = Λέξεις προς κρίση
rounds-looked-sheets = Φύλλα
rounds-looked-none = δεν περάστηκε κανένα φύλλο
rounds-looked-all-words = Λέξεις του γύρου { $round }
rounds-looked-review = Ανασκόπηση του γύρου { $round } στην αίθουσα
