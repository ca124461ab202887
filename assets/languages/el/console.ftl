# The console’s frame, and what several places say.

console-about-reading = ανάγνωση του φύλλου
console-about-void = μηδενισμός του φύλλου
console-about-word = λέξη
console-assistant = βοηθός
console-referee = έφορος
console-club = Όμιλος
console-field = { $letters } γραμμάτων
console-from-round = Από τον γύρο
console-to-round = Έως τον γύρο
console-letters = Γράμματα
console-light-projector = Προβολή: ανοιχτή
console-light-no-projector = Προβολή: κλειστή
console-light-sound = Ήχος
console-light-no-sound = Χωρίς ήχο
console-light-saved = Αποθηκευμένα
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
console-penalty-deduction = Αφαίρεση πόντων
console-penalty-expelled = Αποβολή από τον αγώνα
console-penalty-points =
    { $points ->
        [one] Αφαίρεση { $points } πόντου
       *[other] Αφαίρεση { $points } πόντων
    }
console-penalty-recommendation = Σύσταση
console-penalty-reprimand = Επίπληξη
console-penalty-rest = Αποβολή από τη συνέχεια
console-penalty-void = Μηδενισμός γύρου
console-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
console-points = Πόντοι
console-ratio = { $consonants } σύμφωνα, { $vowels } φωνήεντα
console-reason = Αιτιολογία
console-round-of = Γύρος { $round } από { $rounds }
console-round-state = Γύρος { $round }: { $state }
console-round-next = επόμενος
console-round-to-come = δεν έχει κληρωθεί
console-round-drawn = κληρώθηκε
console-round-running = ο χρόνος τρέχει
console-round-paused = σε παύση
console-round-over = τελείωσε, λείπουν φύλλα
console-round-recorded = καταγράφηκε εκ των υστέρων, λείπουν φύλλα
console-round-keyed = όλα τα φύλλα περάστηκαν
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
console-undoable = Μπορεί να αναιρεθεί: { $what }
console-undone = Αναιρέθηκε: { $what }
