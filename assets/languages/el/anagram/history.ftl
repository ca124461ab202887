# The history of rounds and sheets, one sentence an event.
# $player, $players: names with numbers; $reason, $text, $title, $name: as typed; $round, $sheet and
# the like: numbers; $time: minutes and seconds; $words: words with the lengths of their fields

history-nobody = φύλλο χωρίς όνομα ({ $sheet }ο που καταχωρίστηκε)
history-no-words = κενό

history-drawn = Γύρος { $round }: κληρώθηκαν { $letters }.
history-drawn-redrawn = { $redraws ->
    [one] Γύρος { $round }: κληρώθηκαν { $letters } (τα σύμφωνα γύρισαν 1 φορά).
   *[other] Γύρος { $round }: κληρώθηκαν { $letters } (τα σύμφωνα γύρισαν { $redraws } φορές).
}
history-typed = Γύρος { $round }: τραβήχτηκαν { $letters }.
history-put-back = Γύρος { $round }: γύρισαν στο σακούλι { $letters }.
history-replacements = Γύρος { $round }: στη θέση τους τραβήχτηκαν { $letters }.
history-shown = Γύρος { $round }: τα γράμματα ανακοινώθηκαν.
history-recorded = Γύρος { $round }: καταγράφηκαν τα γράμματα { $letters }.
history-corrected = Γύρος { $round }: τα γράμματα διορθώθηκαν σε { $letters }.
history-replayed = Ο γύρος { $round } επαναλαμβάνεται.
history-given-up = Ο γύρος { $round } εγκαταλείφθηκε.
history-started = Γύρος { $round }: ο χρόνος άρχισε, { $time }.
history-held = Γύρος { $round }: ο χρόνος σταμάτησε στα { $time }· η αιτιολογία ακολουθεί.
history-paused = Γύρος { $round }: παύση στα { $time }, τα πλακίδια κρυμμένα.
history-paused-shown = Γύρος { $round }: παύση στα { $time }, τα πλακίδια φαίνονται.
history-resumed = Γύρος { $round }: ο χρόνος συνεχίστηκε από τα { $time }.
history-stopped = Γύρος { $round }: διακόπηκε στα { $time }.
history-ended = Γύρος { $round }: ο χρόνος τελείωσε.
history-restarted = Γύρος { $round }: ο χρόνος ξεκίνησε από την αρχή.
history-remaining-set = Γύρος { $round }: ο χρόνος ορίστηκε στα { $time }.
history-time-confirmed = Γύρος { $round }: ο χρόνος συνέχισε ενώ το πρόγραμμα ήταν κλειστό, απομένουν { $time }.
history-alert = Γύρος { $round }: ειδοποίηση στα { $time }.
history-alert-missed = Γύρος { $round }: η ειδοποίηση στα { $time } δεν ακούστηκε.
history-break-started = Διάλειμμα μετά τον γύρο { $round }, { $time }.
history-break-set = Το διάλειμμα ορίστηκε στα { $time }.
history-break-alert = Διάλειμμα: ειδοποίηση στα { $time }.
history-break-alert-missed = Διάλειμμα: η ειδοποίηση στα { $time } δεν ακούστηκε.
history-break-ended = Το διάλειμμα τελείωσε.
history-collected = Γύρος { $round }: παραδόθηκαν τα φύλλα: { $players }.
history-collected-all = Γύρος { $round }: παραδόθηκαν { $count } φύλλα, δεν λείπει κανένα.
history-collected-but = Γύρος { $round }: παραδόθηκαν { $count } φύλλα. Λείπουν: { $players }.
history-collected-some = Γύρος { $round }: παραδόθηκαν { $count } φύλλα, λείπουν { $missing }.
history-collected-late = Γύρος { $round }: εκπρόθεσμη παράδοση: { $players }.
history-late = Γύρος { $round }: εκπρόθεσμο το φύλλο: { $player }.
history-in-time = Γύρος { $round }: εμπρόθεσμο το φύλλο: { $player }.
history-not-handed-in = Γύρος { $round }: δεν παρέδωσε φύλλο: { $player }.
history-awaited = Γύρος { $round }: αναμένεται ξανά το φύλλο: { $player }.
history-taken-in = Παραλήφθηκαν φύλλα που καταχωρίστηκαν αλλού ({ $from }).
history-keyed = Γύρος { $round }: καταχωρίστηκε το φύλλο · { $player }: { $words }.
history-revised = Γύρος { $round }: διορθώθηκε το φύλλο · { $player }: { $words }.
history-keyed-veiled = Γύρος { $round }: καταχωρίστηκε το φύλλο · { $player }. Οι λέξεις φαίνονται μετά τη δεύτερη καταχώριση ή τον έλεγχο.
history-keyed-again = Γύρος { $round }: δεύτερη καταχώριση του φύλλου · { $player }: { $words }.
history-settled = Γύρος { $round }: διευθετήθηκαν οι διαφορές του φύλλου · { $player }: { $words }.
history-nothing-changed = οι ίδιες λέξεις
history-checked = Γύρος { $round }: ελέγχθηκε το φύλλο · { $player }.
history-moved = Γύρος { $round }: το φύλλο ({ $from }) ανήκει: { $player }, γύρος { $to }.
history-unreadable = Γύρος { $round }: δεν διαβάζεται στο φύλλο · { $player }: πεδίο { $field }, λέξη { $place }.
history-venue-entered = Γράφτηκε η έδρα { $venue }, { $name }.
history-words-asked = { $count ->
    [one] Μία έδρα σφράγισε λέξη. Ζητούνται οι λέξεις.
   *[other] { $count } έδρες σφράγισαν λέξη. Ζητούνται οι λέξεις.
}
history-words-closed = Οι λέξεις όλων των εδρών: «{ $text }».
history-letters-sealed = Ορίστηκαν τα γράμματα όλων των γύρων.
history-round-opened = Άνοιξε ο γύρος { $round }.
history-letters-told = Στην έδρα { $venue } ειπώθηκαν τηλεφωνικώς τα γράμματα του γύρου { $round }.
history-word-upheld = Έγινε δεκτή η ένσταση { $objection } της έδρας { $venue } για το { $word }.
history-word-dismissed = Απορρίφθηκε η ένσταση { $objection } της έδρας { $venue } για το { $word }.
history-told = Προς όλες τις έδρες: «{ $text }».
history-joint-signed = { $halls ->
    [one] Υπογράφηκε ο πίνακας μίας έδρας, έκδοση { $issue }.
   *[other] Υπογράφηκε ο πίνακας { $halls } εδρών, έκδοση { $issue }.
}
history-joint-entered = Αυτή είναι η έδρα { $venue }, { $name }, κοινού αγώνα.
history-word-sealed = Σφραγίστηκε η λέξη της αίθουσας.
history-word-late = Η λέξη της αίθουσας δεν έφτασε εγκαίρως: στη θέση της μπορεί να μπει η σφραγίδα της.
history-word-opened = Ανοίχτηκε η σφραγίδα της λέξης της αίθουσας.
history-released = Γύρος { $round }: { $letters }, από τον συντονιστή.
history-joint-seed = Αποκαλύφθηκε ο σπόρος της κοινής κλήρωσης.
