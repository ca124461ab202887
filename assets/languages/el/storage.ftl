# The competition file: what can be wrong with it, and what its verification finds.
# $path: the file

storage-no-such-file = Δεν υπάρχει αρχείο { $path }. Ελέγξτε το όνομα και τον φάκελο.
storage-no-such-folder = Δεν υπάρχει ο φάκελος για το { $path }. Φτιάξτε τον πρώτα ή διαλέξτε άλλον.
storage-not-a-file = Το { $path } δεν είναι αρχείο. Δώστε το αρχείο ενός αγώνα (.eforos).
storage-already-exists = Το { $path } υπάρχει ήδη και δεν αντικαθίσταται ποτέ. Διαλέξτε άλλο όνομα.
# $name: a file's name
storage-remains-beside = Το { $path } δεν μπορεί να γίνει: δίπλα του βρίσκεται το { $name }, υπόλοιπο παλιότερου αρχείου με αυτό το όνομα. Βάλτε το αλλού ή διαλέξτε άλλο όνομα.
storage-no-permission = Το σύστημα δεν επιτρέπει την πρόσβαση στο { $path }. Ζητήστε την άδεια ή αντιγράψτε το σε δικό σας φάκελο.
storage-empty = Το { $path } είναι άδειο: δεν έχει αγώνα. Ανοίξτε άλλο αρχείο ή ένα αντίγραφο ασφαλείας.
storage-other-file = Το { $path } δεν είναι αρχείο αγώνα. Ανοίξτε αρχείο που έφτιαξε ο Έφορος (.eforos).
storage-other-database = Το { $path } είναι βάση δεδομένων άλλου προγράμματος και όχι αγώνας. Ανοίξτε αρχείο που έφτιαξε ο Έφορος (.eforos).
# $version, $known: numbers as text
storage-newer = Το { $path } το έγραψε νεότερη έκδοση του Εφόρου (μορφή αρχείου { $version }· αυτό το πρόγραμμα ξέρει ως τη μορφή { $known }). Εγκαταστήστε τη νεότερη έκδοση και ανοίξτε το ξανά.
# $seq: the event's number as text
storage-newer-event = Το γεγονός { $seq } του { $path } το έγραψε νεότερη έκδοση του Εφόρου (μορφή γεγονότος { $version }· αυτό το πρόγραμμα ξέρει ως τη μορφή { $known }). Εγκαταστήστε τη νεότερη έκδοση και ανοίξτε το ξανά.
storage-unknown-format = Το { $path } είναι αγώνας ενός είδους που αυτό το πρόγραμμα δεν ξέρει ({ $name }). Εγκαταστήστε νεότερη έκδοση και ανοίξτε το ξανά.
storage-other-format = Το { $path } είναι αγώνας άλλου είδους ({ $name }) από αυτό που ζητείται.
# $damage: one of the sentences below
storage-damaged = Το { $path } έχει βλάβη: { $damage }. Κρατήστε το όπως είναι, και ανοίξτε ένα αντίγραφο ασφαλείας ή, από το παράθυρο του Εφόρου, το ακέραιο μέρος του ως αντίγραφο.
storage-held = Το { $path } είναι ανοιχτό σε άλλο αντίγραφο του Εφόρου που τρέχει. Κλείστε το εκεί ή ανοίξτε το εδώ μόνο για ανάγνωση.
# $why: one of the three below
storage-read-only = Δεν μπορεί να γραφτεί τίποτα στο { $path }. { $why }
storage-read-only-asked = Το αρχείο ανοίχτηκε μόνο για ανάγνωση.
storage-read-only-not-writable = Το αρχείο ή ο φάκελός του δεν δέχεται εγγραφή: ανοίξτε το μόνο για ανάγνωση ή αντιγράψτε το σε δικό σας φάκελο.
storage-read-only-publication = Το αρχείο είναι αντίγραφο για δημοσίευση και ανοίγει μόνο για ανάγνωση: η δουλειά συνεχίζεται στο πρωτότυπο.
storage-journal-beside = Δίπλα στο { $path } βρίσκεται το { $name }: ένα πρόγραμμα διακόπηκε ενώ έγραφε, και ό,τι άφησε δεν έχει αναιρεθεί. Ανοίξτε τον αγώνα μία φορά για εγγραφή· αν το αρχείο αυτό δεν είναι δικό του, αφαιρέστε το.
storage-not-closed = Το { $path } δεν έκλεισε κανονικά και ο φάκελός του δεν δέχεται εγγραφή. Αντιγράψτε το, μαζί με το ομώνυμο αρχείο που τελειώνει σε -wal, σε δικό σας φάκελο και ανοίξτε το εκεί.
storage-disk-full = Δεν υπάρχει άλλος χώρος για το { $path }. Ό,τι δεν αποθηκεύτηκε δεν είναι στο αρχείο· κάντε χώρο και επαναλάβετέ το.
storage-too-many-open = Το σύστημα δεν αφήνει το πρόγραμμα να ανοίξει άλλα αρχεία, γι’ αυτό δεν άνοιξε το { $path }. Κλείστε άλλα προγράμματα ή αυξήστε το όριο ανοικτών αρχείων και επαναλάβετε.
storage-not-joined = Όλα σώθηκαν, αλλά ένα μέρος του { $path } έμεινε δίπλα του, στο { $ahead }. Ανοίξτε το και κλείστε το ξανά πριν το αντιγράψετε, ή αντιγράψτε τα δύο μαζί.
storage-disk-fails = Ο δίσκος με το { $path } αρνήθηκε: ίσως γέμισε, βγήκε ή χαλάει. Τίποτα δεν γράφτηκε μισό· ελέγξτε τον και επαναλάβετε, ή φτιάξτε αντίγραφο σε άλλον δίσκο.
storage-not-settled = Το { $path } γράφτηκε ολόκληρο και βρίσκεται εκεί, αλλά ο δίσκος δεν επιβεβαίωσε ότι θα μείνει αν κοπεί το ρεύμα. Ανοίξτε το για έλεγχο και κρατήστε αντίγραφο και σε άλλον δίσκο.
storage-moved = Το { $path } διαγράφηκε, μετακινήθηκε ή αντικαταστάθηκε όσο ήταν ανοιχτό, και δεν γράφεται πια τίποτα εκεί. Όσα αποθηκεύτηκαν δεν χάθηκαν: φτιάξτε τώρα ένα αντίγραφο («Αντίγραφο…» στη σελίδα «Αγώνας») και ανοίξτε εκείνο, ή βάλτε το αρχείο πίσω στη θέση του.
storage-unfit-folder = Το { $path } βρίσκεται σε φάκελο (συχνά δικτυακό) όπου ένας αγώνας δεν φυλάσσεται με ασφάλεια. Αντιγράψτε το στον δίσκο αυτού του υπολογιστή.
storage-name-refused = Το { $path } δεν μπορεί να γίνει: το σύστημα δεν δέχεται αυτό το όνομα. Δώστε άλλο, χωρίς : ? * " < > | και όχι con, aux, nul ή com1.
storage-path-too-long = { $path }: αυτό το όνομα, ή όλη η διαδρομή με τους φακέλους της, είναι πολύ μακρύ. Δώστε συντομότερο όνομα ή διαλέξτε φάκελο που δεν βρίσκεται τόσο βαθιά.
# $ahead: the name of a file that should lie beside it; $events: an event's number as text
storage-may-lack-the-last = Το { $path } δεν είχε κλείσει κανονικά και δίπλα του δεν βρίσκεται το { $ahead }: αν αντιγράφηκε χωρίς αυτό, ίσως λείπουν τα τελευταία. Το ιστορικό τελειώνει εδώ στο γεγονός { $events }. Αν λείπει κάτι, μην συνεχίσετε σε αυτό: ανοίξτε τον αγώνα στον υπολογιστή όπου έγινε, κλείστε τον και αντιγράψτε τον ξανά.
# $count: how many
storage-drafts-left-out =
    { $count ->
        [one] Στο { $path } 1 φύλλο που άρχισε και δεν αποθηκεύτηκε δεν διαβάζεται και έμεινε έξω. Όσα αποθηκεύτηκαν δεν πειράχτηκαν: ό,τι λείπει πληκτρολογείται ξανά από το χαρτί.
       *[other] Στο { $path } { $count } φύλλα που άρχισαν και δεν αποθηκεύτηκαν δεν διαβάζονται και έμειναν έξω. Όσα αποθηκεύτηκαν δεν πειράχτηκαν: ό,τι λείπει πληκτρολογείται ξανά από το χαρτί.
    }
# $events: how many; $sha256: the word list's digest
storage-list-lost =
    { $events ->
        [one] Στο { $path } το ιστορικό είναι ακέραιο (1 γεγονός), ο κατάλογος λέξεων όμως όχι, και χωρίς τον ίδιο κατάλογο οι βαθμοί δεν θα ήταν οι ίδιοι: δεν έγινε αντίγραφο. Διαβάστε τον από το αρχείο του στον «Κατάλογο λέξεων» (SHA-256 { $sha256 }) και ανοίξτε ξανά το ακέραιο μέρος.
       *[other] Στο { $path } το ιστορικό είναι ακέραιο ({ $events } γεγονότα), ο κατάλογος λέξεων όμως όχι, και χωρίς τον ίδιο κατάλογο οι βαθμοί δεν θα ήταν οι ίδιοι: δεν έγινε αντίγραφο. Διαβάστε τον από το αρχείο του στον «Κατάλογο λέξεων» (SHA-256 { $sha256 }) και ανοίξτε ξανά το ακέραιο μέρος.
    }
# $got, $previous: events' numbers as text
storage-out-of-order = Το γεγονός { $got } δεν μπορεί να ακολουθήσει το { $previous } στο { $path }. Δεν αποθηκεύτηκε τίποτα· κλείστε το αρχείο και ανοίξτε το ξανά.
# $part: one of the parts below
storage-unfit = Ο αγώνας για το { $path } ονομάζει κάτι άλλο από αυτό που δόθηκε: { $part }. Δεν γράφτηκε τίποτα.
# $what: the system's own words
storage-system = Το σύστημα αρνήθηκε κάτι με το { $path }: { $what }. Τίποτα δεν γράφτηκε μισό· δοκιμάστε ξανά.

storage-part-rules = οι κανονισμοί
storage-part-lexicon = το λεξικό
storage-part-seed = ο σπόρος

storage-damage-pages = λείπει το τέλος του ή χάλασαν σελίδες του
storage-damage-schema = το { $name } λείπει ή δεν είναι όπως φτιάχτηκε
storage-damage-ahead = ό,τι γράφτηκε μετά το γεγονός { $seq } είναι στο ομώνυμο αρχείο που τελειώνει σε -wal και δεν διαβάζεται
storage-damage-no-events = το ιστορικό του είναι κενό
storage-damage-chain = το γεγονός { $seq } δεν προκύπτει από τα προηγούμενα: κάτι άλλαξε ή αφαιρέθηκε
storage-damage-column = το γεγονός { $seq } δεν διαβάζεται ({ $column })
storage-damage-body = το γεγονός { $seq } δεν διαβάζεται ({ $what })
storage-damage-missing = λείπει κάτι που ονομάζει το ιστορικό του: { $part } ({ $sha256 })
storage-damage-words-only = από το λεξικό { $sha256 } έχει μόνο μερικές λέξεις, όπως επιτρέπεται μόνο σε αντίγραφο προς δημοσίευση
storage-damage-changed = κάτι δεν είναι αυτό που ονομάζει το ιστορικό του: { $part } ({ $sha256 })
storage-damage-rules = οι κανονισμοί του δεν διαβάζονται ({ $what })
storage-damage-lexicon = το λεξικό του δεν διαβάζεται ({ $what })
storage-damage-draft = ένα φύλλο που άρχισε και δεν αποθηκεύτηκε δεν διαβάζεται
storage-damage-station = ένας σταθμός δεν διαβάζεται
storage-damage-receipt = η απόδειξη του γεγονότος { $seq } είναι άλλων γεγονότων
storage-damage-picture = η φωτογραφία { $sha256 } δεν είναι γεγονότος

# $what: what was looked at; $why: one of the reasons below; $seq: an event's number as text
storage-verify-holds = { $what }: σωστά
storage-verify-failed = { $what }: ΛΑΘΟΣ: { $why }
storage-verify-failed-at = { $what }: ΛΑΘΟΣ στο γεγονός { $seq }: { $why }
storage-verify-not-derivable = { $what }: καταγράφηκε, δεν παράγεται εκ νέου: { $why }

storage-verify-file = Το ίδιο το αρχείο
storage-verify-last = Ό,τι γράφτηκε τελευταίο
storage-verify-drafts = Φύλλα που άρχισαν και δεν αποθηκεύτηκαν
storage-verify-receipts = Όσα ζήτησαν οι σταθμοί
storage-verify-pictures = Οι φωτογραφίες των φύλλων ({ $number })
storage-verify-chain =
    { $events ->
        [one] Αλυσίδα 1 γεγονότος
       *[other] Αλυσίδα { $events } γεγονότων
    }
storage-verify-numbering = Αρίθμηση γεγονότων και ενεργειών
storage-verify-events = Κάθε γεγονός διαβάζεται
storage-verify-rules = Κανονισμοί { $id } του προγράμματος ({ $sha256 })
storage-verify-rules-of-club = Κανονισμοί συλλόγου, με το όνομα «{ $id }» ({ $sha256 })
storage-verify-lexicon = Λεξικό «{ $name }» ({ $sha256 })
storage-verify-lexicon-words = Λεξικό «{ $name }» ({ $sha256 }, μόνο οι λέξεις που γράφτηκαν)
storage-verify-kept-seed = Ο κρυφός σπόρος και η δέσμευση
storage-verify-seed = Ο σπόρος που αποκαλύφθηκε και η δέσμευση
storage-verify-table = Υπογεγραμμένος πίνακας, έκδοση { $issue }

storage-failure-last = το αρχείο δεν είχε κλείσει κανονικά και δίπλα του δεν βρίσκεται το { $ahead }· αν αντιγράφηκε χωρίς αυτό, ίσως λείπουν τα τελευταία γεγονότα
storage-failure-newer-event = το έγραψε νεότερη έκδοση του Εφόρου
storage-failure-numbering = δεν έχει τον αριθμό που πρέπει
storage-failure-beginning = το ιστορικό αρχίζει μία φορά, με τη δημιουργία του αγώνα
storage-failure-undo = αναιρεί κάτι που δεν υπάρχει για να αναιρεθεί
storage-failure-seed = ο σπόρος δεν είναι αυτός της δέσμευσης
storage-failure-table = η γραμμή { $row } δεν είναι αυτή που δίνει το ιστορικό
storage-failure-digest = το SHA-256 του πίνακα είναι { $derived }
storage-failure-not-to-be-signed = δεν μπορούσε να υπογραφεί τότε ({ $why })

# A head of the chain that somebody photographed. $sought: its code or the beginning of its hash;
# $events, $all: events' numbers as text; $at: such numbers, $count of them
storage-head-there = Κεφαλή { $sought }: ΝΑΙ, το ιστορικό την έχει μετά το γεγονός { $events }.
storage-head-another = Κεφαλή { $sought }: ΟΧΙ. Μετά το γεγονός { $events } το ιστορικό έχει άλλη: κωδικός { $code }, { $hash }. Ή δεν είναι το ιστορικό που είδε η αίθουσα, ή ένα ψηφίο διαβάστηκε λάθος.
storage-head-beyond = Κεφαλή { $sought }: ΟΧΙ. Το ιστορικό δεν φτάνει ως το γεγονός { $events }: ισχύει ως το { $all }.
storage-head-somewhere =
    { $count ->
        [one] Κεφαλή { $sought }: ΝΑΙ, το ιστορικό την έχει μετά το γεγονός { $at }.
       *[other] Κεφαλή { $sought }: ΝΑΙ, το ιστορικό την έχει μετά τα γεγονότα { $at }.
    }
storage-head-nowhere = Κεφαλή { $sought }: ΟΧΙ, το ιστορικό δεν την έχει πουθενά από το γεγονός 1 ως το { $all }.
storage-head-elsewhere =
    { $count ->
        [one] Την έχει όμως μετά το γεγονός { $at }: ελέγξτε τον αριθμό του γεγονότος.
       *[other] Την έχει όμως μετά τα γεγονότα { $at }: ελέγξτε τον αριθμό του γεγονότος.
    }
# $count: how many places
storage-head-chance =
    { $count ->
        [one] Ελέγχθηκε 1 θέση. Ένας κωδικός μόνος του ταιριάζει και κατά τύχη, 1 φορά στα 100.000.000 ανά θέση: με --events ελέγχεται μόνο το γεγονός που γράφει η φωτογραφία.
       *[other] Ελέγχθηκαν { $count } θέσεις. Ένας κωδικός μόνος του ταιριάζει και κατά τύχη, 1 φορά στα 100.000.000 ανά θέση: με --events ελέγχεται μόνο το γεγονός που γράφει η φωτογραφία.
    }

storage-not-yet-signed = ο σπόρος αποκαλύπτεται με την υπογραφή του τελικού φύλλου
storage-seed-unknown = ο σπόρος δεν είναι σε αυτό το αρχείο
storage-typed = κληρώθηκαν από πραγματικά σακούλια και πληκτρολογήθηκαν
storage-recorded = καταγράφηκαν εκ των υστέρων ή εισήχθησαν
storage-corrected = διορθώθηκε ένα λάθος
storage-by-hand = τα τραπέζια φτιάχτηκαν με το χέρι
storage-verify-order = Σειρά του γύρου { $round }
storage-verify-order-again = Σειρά του γύρου { $round }, προσπάθεια { $attempt }
storage-verify-letters = Γράμματα του γύρου { $round }
storage-verify-letters-again = Γράμματα του γύρου { $round }, κλήρωση { $attempt }
storage-verify-totals =
    Σύνολα από την αρχή ({ $sheets ->
        [one] 1 φύλλο
       *[other] { $sheets } φύλλα
    }, { $words ->
        [one] 1 λέξη
       *[other] { $words } λέξεις
    })
storage-failure-letters = ο σπόρος δίνει { $letters } με { $redraws } επαναλήψεις
storage-failure-no-draw = εκεί δεν μπορούσε να γίνει κλήρωση από το πρόγραμμα
storage-failure-total = το σύνολο του παίκτη { $player } είναι { $stated }, οι λέξεις δίνουν { $derived }

storage-io-not-found = δεν υπάρχει τέτοιο αρχείο ή τέτοιος φάκελος
storage-io-permission = δεν επιτρέπεται η πρόσβαση
storage-io-exists = υπάρχει ήδη
storage-io-full = ο δίσκος είναι γεμάτος
storage-io-too-large = τόσο μεγάλο αρχείο δεν χωρά εκεί
storage-io-read-only = ο δίσκος είναι μόνο για ανάγνωση
storage-io-folder = είναι φάκελος
storage-io-no-folder = κάποιο μέρος της διαδρομής δεν είναι φάκελος
storage-io-name = το όνομα δεν είναι δεκτό

## The law of the record

storage-unlawful = Το αρχείο { $path } έχει σωστή αλυσίδα, αλλά στο ιστορικό του βρίσκεται κάτι που οι κανόνες δεν επιτρέπουν, άρα δεν γράφτηκε έτσι από τον Έφορο. { $what } Ο αγώνας δεν συνεχίζεται· μπορείτε να τον ανοίξετε μόνο για ανάγνωση.
storage-unlawful-event = Γεγονός { $seq } ({ $at }, { $who }): { $what } Δεν επιτρέπεται εκεί: { $why }
storage-unlawful-more = { $first } { $count ->
    [one] Ακόμη 1 ενέργεια δεν επιτρέπεται.
   *[other] Ακόμη { $count } ενέργειες δεν επιτρέπονται.
}
storage-verify-told = { $what }: προσοχή: { $why }
storage-verify-law = Κάθε γεγονός επιτρεπόταν εκεί που βρίσκεται
storage-verify-offices = Καθένας έκανε ό,τι του αναλογεί
storage-verify-words = Οι λέξεις του λεξικού που έχει το αντίγραφο
storage-told-offices = { $count ->
    [one] σε 1 ενέργεια
   *[other] σε { $count } ενέργειες
} στο γραφείο ήταν βοηθός, όχι ο έφορος (πρώτη: γεγονός { $first })· η έκδοση 0.1.0 δεν το ρωτούσε
storage-told-pictures = Αυτό το αντίγραφο δεν έχει φωτογραφίες φύλλων: { $number }. Δεν είναι σφάλμα: βρίσκονται στο ίδιο το αρχείο του αγώνα.
storage-told-words = καμία υπογραφή δεν τις δεσμεύει, άρα τίποτε εδώ δεν δείχνει ότι το λεξικό έχει ακριβώς αυτές
