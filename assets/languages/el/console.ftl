# The console’s frame, and what several places say.

console-about-reading = ανάγνωση του φύλλου
console-about-void = μηδενισμός του φύλλου
console-about-word = λέξη
console-assistant = βοηθός
console-jury = επιτροπή λέξεων
console-screen = οθόνη
console-referee = έφορος
console-club = Όμιλος
console-from-round = Από τον γύρο
console-to-round = Έως τον γύρο (κενό: έως το τέλος)
console-letters = Γράμματα
# What a light is about, in one short word, where its words have no room.
console-light-closed = Προβολή κλειστή
console-light-of-pinned = Άλλη σκηνή
console-light-of-sound = Ήχος
console-light-of-saving = Δίσκος
console-light-of-awake = Ίσως σβήσει
console-light-of-network = δίκτυο
console-light-projector = Προβολή ανοιχτή
console-light-screens = Οθόνη δικτύου
console-light-no-projector = Προβολή κλειστή
console-light-sound = Ήχος έτοιμος
console-light-no-sound = Χωρίς ήχο
console-light-saved = Αποθηκευμένα
console-light-reopened = Ανοιχτός ξανά
console-light-reopened-hint = Η έκδοση { $issue } υπογράφηκε ({ $at }) και ο αγώνας άνοιξε ξανά για διόρθωση: ισχύει η υπογεγραμμένη ώσπου να υπογραφεί η επόμενη
console-light-not-saved = Δεν αποθηκεύτηκε
console-light-read-only = Μόνο ανάγνωση
console-message = Μήνυμα
console-minutes =
    { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }
console-name = Όνομα
console-name-of-program = Έφορος
console-no-display = Τα παράθυρα δεν άνοιξαν: { $what }. Χρειάζεται γραφικό περιβάλλον· χωρίς αυτό δουλεύουν οι εντολές, δείτε «eforos --help».
console-penalty-deduction = Αφαίρεση βαθμών
console-penalty-expelled = Αποβολή από τον αγώνα
console-penalty-points =
    { $points ->
        [one] Αφαίρεση { $points } βαθμού
       *[other] Αφαίρεση { $points } βαθμών
    }
console-penalty-recommendation = Σύσταση
console-penalty-reprimand = Επίπληξη
console-penalty-technical = Τεχνική προειδοποίηση
console-penalty-disciplinary = Πειθαρχική προειδοποίηση
console-penalty-rest = Αποβολή από τη συνέχεια
console-penalty-void = Μηδενισμός γύρου
console-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
console-points = Πόντοι
console-reason = Αιτιολογία
console-round-of = Γύρος { $round } από { $rounds }
console-round-state = Γύρος { $round }: { $state }
console-round-next = επόμενος
console-round-to-come = δεν έχει κληρωθεί
console-round-running = ο χρόνος τρέχει
console-round-paused = σε παύση
console-round-given-up = εγκαταλείφθηκε
console-time-left = Χρόνος που απομένει (λεπτά:δευτερόλεπτα)
console-word = Λέξη
console-not-verified = Το αρχείο δεν επαληθεύεται: { $events } γεγονότα, κορυφή αλυσίδας { $digest }.
console-verified = Το αρχείο επαληθεύεται: { $events } γεγονότα, κορυφή αλυσίδας { $digest }.
console-history =
    { $count ->
        [one] { $count } γεγονός
       *[other] { $count } γεγονότα
    }
console-history-found = { $count } από { $of } γεγονότα
console-history-none-found = Κανένα γεγονός δεν έχει όλα αυτά: γράψτε λιγότερα, ή με ελληνικά γράμματα.
console-history-search = Αναζήτηση
console-history-search-hint = όνομα, λέξη, ώρα
console-undoable = Μπορεί να αναιρεθεί: { $what }
console-and-more = … και { $count } ακόμη.
console-undone = Αναιρέθηκε: { $what }
console-at-desk = Στο γραφείο: { $who }
console-nobody-at-desk = Στο γραφείο: χωρίς όνομα
console-light-projector-hint = Το παράθυρο της αίθουσας είναι ανοιχτό. Κλείνει με Ctrl J.
console-light-screens-hint = Το παράθυρο της αίθουσας είναι κλειστό: την αίθουσα δείχνει μια οθόνη του δικτύου. Το παράθυρο ανοίγει με Ctrl J.
console-light-no-projector-hint = Ο προβολέας δεν δείχνει τίποτε: το παράθυρό του δεν έχει ανοίξει ή έκλεισε από εδώ. Οθόνες και κινητά σε φυλλομετρητή δείχνουν τη σκηνή. Ανοίγει με Ctrl J· αν το πρόγραμμα τελειώσει όσο είναι ανοιχτό, ανοίγει ξανά μαζί με τον αγώνα.
console-light-sound-hint = Οι ειδοποιήσεις του χρόνου ακούγονται.
console-light-no-sound-hint = Ο υπολογιστής δεν έχει συσκευή ήχου. Οι ειδοποιήσεις φαίνονται μόνο στις οθόνες. Συνδέστε ένα ηχείο: βρίσκεται μόνο του.
console-light-muted = Σίγαση
console-light-muted-hint = Οι ειδοποιήσεις δεν ακούγονται επειδή επιλέχθηκε σίγαση. Φαίνονται στις οθόνες.
console-light-saved-hint = Ό,τι έγινε ως τώρα είναι γραμμένο στον δίσκο.
console-light-not-saved-hint = Η τελευταία ενέργεια δεν γράφτηκε στον δίσκο και δεν έγινε. Ελέγξτε τον χώρο και τα δικαιώματα του αρχείου και επαναλάβετέ την.
console-light-read-only-hint = Το αρχείο ανοίχτηκε μόνο για ανάγνωση: τίποτε δεν αλλάζει.
console-light-awake = Οθόνη αναμμένη
console-light-awake-hint = Ο υπολογιστής δεν αναστέλλεται και η οθόνη δεν σβήνει όσο διαρκεί ο αγώνας.
console-light-not-awake = Η οθόνη ίσως σβήσει
console-light-hidden-time = Η αίθουσα χωρίς χρόνο
console-light-hidden-time-hint = Ο χρόνος τρέχει αλλά η αίθουσα βλέπει άλλη σκηνή. Επιλέξτε «Αυτόματη σκηνή» στους Γύρους.
console-light-welcome = Αίθουσα: υποδοχή
console-light-standings = Αίθουσα: κατάταξη
console-light-ceremony = Αίθουσα: απονομή
console-light-message = Αίθουσα: μήνυμα
console-light-black = Αίθουσα: μαύρη
console-light-pinned-hint = Η σκηνή μένει ώσπου να επιλέξετε «Αυτόματη σκηνή» στους Γύρους.
console-light-not-awake-hint = Το σύστημα δεν δέχτηκε να μένει αναμμένη η οθόνη. Απενεργοποιήστε την αναστολή στις ρυθμίσεις του υπολογιστή.
console-job-died = Σταμάτησε απρόσμενα· δοκιμάστε ξανά. ({ $why })
console-closing-loses = Το φύλλο που πληκτρολογείται δεν μπόρεσε να αποθηκευτεί και θα χαθεί αν κλείσει ο αγώνας. Βρείτε χώρο ή σημειώστε το· κλείστε ξανά για να κλείσει χωρίς αυτό.
console-centre = συντονιστής
console-meant = Εννοείτε «{ $text }»;
