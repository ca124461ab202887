# Rounds: letters, time, the next step.

rounds-alert-in = Ειδοποίηση { $alert } σε { $wait }
rounds-bag-will =
    { $count ->
        [one] { $count } θα κληρωθεί
       *[other] { $count } θα κληρωθούν
    }
rounds-bags = Στα σακούλια
rounds-break = Διάλειμμα
rounds-consonants = Σύμφωνα
rounds-vowels = Φωνήεντα
rounds-high = Μεγάλης αξίας
rounds-corrected = Τα γράμματα διορθώθηκαν.
rounds-draw-digital = Ψηφιακή κλήρωση
rounds-draw-physical = Από τα σακούλια
rounds-guard-broken = Έλεγχος: { $high } μεγάλης αξίας μένουν, { $consonants } σύμφωνα ακόμη να κληρωθούν.
rounds-guard-holds = Έλεγχος: { $high } μεγάλης αξίας μένουν, { $consonants } σύμφωνα ακόμη να κληρωθούν· δεσμεύει από τον γύρο { $round }.
rounds-guard-done = Ο έλεγχος των γραμμάτων μεγάλης αξίας ικανοποιείται.
rounds-held = Σε παύση
rounds-unconfirmed = Το πρόγραμμα ξαναξεκίνησε: βεβαιώστε ότι ο χρόνος έτρεχε ή διορθώστε τον.
rounds-letters = Γράμματα από τα σακούλια
rounds-no-letters = Γράψτε τα γράμματα που βγήκαν.
rounds-not-letters = «{ $typed }»: γράψτε μόνο ελληνικά γράμματα, με τη σειρά που βγήκαν.
rounds-projector-close = Κλείσιμο παραθύρου αίθουσας
rounds-projector-open = Άνοιγμα παραθύρου αίθουσας
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
        [one] Βάλτε πίσω όσα λέει η σημείωση, τραβήξτε { $count } σύμφωνο και γράψτε το.
       *[other] Βάλτε πίσω όσα λέει η σημείωση, τραβήξτε { $count } σύμφωνα και γράψτε τα.
    }
rounds-type-prompt = Γράψτε τα επτά γράμματα με τη σειρά που βγήκαν: { $ratio }.
rounds-sheet-awaited = δεν παραλήφθηκε
rounds-sheet-in = παραλήφθηκε
rounds-sheet-keyed = περάστηκε
rounds-sheet-late = εκπρόθεσμο
rounds-sheet-none = δεν παραδόθηκε
rounds-sheets = Φύλλα γύρου { $round }: { $collected } από { $expected }
rounds-step-break =
    { $minutes ->
        [one] Διάλειμμα { $minutes } λεπτό
       *[other] Διάλειμμα { $minutes } λεπτά
    }
rounds-step-collect =
    { $count ->
        [one] Παραλήφθηκαν όλα: γύρος { $round }, λείπει { $count }
       *[other] Παραλήφθηκαν όλα: γύρος { $round }, λείπουν { $count }
    }
rounds-step-confirm = Ο χρόνος έτρεχε: απομένουν { $left }
rounds-step-draw = Κλήρωση γύρου { $round }
rounds-step-end-break = Τέλος διαλείμματος
rounds-step-players = Προσθέστε πρώτα παίκτες στον Αγώνα
rounds-step-replace =
    { $count ->
        [one] Γράψτε { $count } σύμφωνο στη θέση όσων μπήκαν πίσω
       *[other] Γράψτε { $count } σύμφωνα στη θέση όσων μπήκαν πίσω
    }
rounds-step-resume = Συνέχεια του χρόνου
rounds-step-running = Ο χρόνος τρέχει — έπειτα: συλλογή φύλλων
rounds-step-show = Ανακοίνωση γραμμάτων γύρου { $round }
rounds-step-sign = Υπογραφή του φύλλου αγώνα…
rounds-step-signed = Ο αγώνας υπογράφηκε
rounds-step-start = Έναρξη χρόνου γύρου { $round }
rounds-step-type = Γράψτε τα γράμματα του γύρου { $round }
