# Competition: files, people, players, the draw.

competition-added =
    { $count ->
        [one] Προστέθηκε { $count } συμμετοχή.
       *[other] Προστέθηκαν { $count } συμμετοχές.
    }
competition-assistants = Βοηθοί (με κόμμα)
competition-authoritative = Δεσμευτικός κατάλογος: λέξη που λείπει είναι άκυρη.
competition-closed = Κλειστός κατάλογος: ισχύουν αυτές και μόνο οι λέξεις του· δεν κρίνεται καμία.
competition-external = Βιβλίο ή σελίδα έξω από το πρόγραμμα: για κάθε λέξη αποφασίζει ο διαιτητής, με την πηγή.
competition-reference = Κατάλογος αναφοράς: λέξη που λείπει μένει προς κρίση.
competition-commitment-about = Δέσμευση της κλήρωσης (SHA-256): δημοσιεύεται πριν από τον πρώτο γύρο.
competition-no-seed = Αυτό το αρχείο δεν έχει τον σπόρο της κλήρωσης: μόνο φυσική κλήρωση.
competition-date = Ημερομηνία
competition-date-hint = 21/11/2026
competition-details = Στοιχεία του αγώνα
competition-draw = Κλήρωση
competition-file = Αρχείο
competition-file-hint = /φάκελος/αγώνας.eforos
competition-file-hint-windows = C:\φάκελος\αγώνας.eforos
competition-file-kind = Αγώνας (eforos)
competition-file-name = αγώνας
competition-hall-said = Η αίθουσα είπε: «{ $word }»
competition-hall-silent = Η αίθουσα δεν είπε λέξη.
competition-hall-word = Λέξη ή αριθμός της αίθουσας
competition-list = Κατάλογος λέξεων
competition-list-line = { $name } { $edition } · { $words } λέξεις
competition-new-players = Παίκτες: ένας ανά γραμμή, «όνομα; όμιλος», ή επικόλληση από λογιστικό φύλλο
competition-new-players-hint = Μαρία Παππά; Θεσσαλονίκη
competition-new-title = Νέος αγώνας
competition-start-about = Αγώνες λέξεων, από την κλήρωση ως το φύλλο αγώνα
competition-start-more = Κλήρωση, χρόνος, φύλλα, κρίσεις και κατάταξη σε αυτόν τον υπολογιστή. Η αίθουσα βλέπει τη δεύτερη οθόνη.
competition-go-on = Συνέχεια: { $name }
competition-new-about = Τίτλος, παίκτες, κατάλογος
competition-open-about = Αγώνας ή αντίγραφο
competition-list-suggestion = Ο ελεύθερος κατάλογος δεν έχει πολλές σωστές λέξεις, που θα περιμένουν κρίση. Αν έχετε τον κατάλογο της ομοσπονδίας, εισαγάγετέ τον.
competition-club-doubt = αλλού γράφεται «{ $club }»
competition-no-name = γραμμή { $line }, δεν έχει όνομα
competition-number-anew = στη λίστα: αριθμός { $number }
competition-number-twice = γραμμή { $line }, ο αριθμός { $number } υπάρχει και στη γραμμή { $before }
competition-players-unread = Κανείς δεν προστέθηκε: { $line }. Διορθώστε ή σβήστε τη γραμμή.
competition-comma-doubt = κόμμα στο όνομα: πριν από τον όμιλο γράψτε «;»
competition-next-about = Αναρτήστε τη δέσμευση, τυπώστε τα φύλλα και συνεχίστε στους Γύρους.
competition-next-players = Επόμενο: γράψτε ή επικολλήστε τους παίκτες.
competition-next =
    { $count ->
        [0] Ο αγώνας δημιουργήθηκε
        [one] { $count } παίκτης πριν από τον γύρο 1
       *[other] { $count } παίκτες πριν από τον γύρο 1
    }
competition-doubts =
    { $count ->
        [one] { $count } σημείο να ελεγχθεί
       *[other] { $count } σημεία να ελεγχθούν
    }
competition-nothing-typed = Γράψτε τίτλο ή παίκτες: η φόρμα είναι κενή. Παίκτες μπορούν να προστεθούν και αργότερα.
competition-no-chance = Το σύστημα δεν έδωσε τυχαία δεδομένα για τον σπόρο της κλήρωσης.
competition-no-dialog = Το παράθυρο επιλογής αρχείου δεν άνοιξε· γράψτε τη διαδρομή.
competition-no-file = Δεν επιλέχθηκε αρχείο.
competition-nothing-chosen = Δεν επιλέχθηκε αρχείο. Αν δεν άνοιξε παράθυρο επιλογής, γράψτε τη διαδρομή στο πεδίο.
competition-no-path = Γράψτε πρώτα πού είναι ή πού θα μπει το αρχείο.
competition-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
competition-signed = Υπογράφηκε: τίτλος, στοιχεία και σήμα μένουν όπως υπογράφηκαν. Αλλάζουν μόνο αν ανοίξει ξανά ο υπογεγραμμένος αγώνας, από την Κατάταξη, και υπογραφεί νέα έκδοση.
competition-read-only = Ανοιχτό μόνο για ανάγνωση.
competition-recent = Πρόσφατα
competition-known-signed = υπογεγραμμένος
competition-known-new = κανένας γύρος
competition-known-on = γύρος { $round } σε εξέλιξη
competition-known-rounds = { $rounds ->
    [99] γύρος { $played }
   *[other] γύρος { $played } από { $rounds }
}
competition-referee = Έφορος
competition-saved = Τα στοιχεία αποθηκεύτηκαν.
competition-emblem = Σήμα του ομίλου
competition-emblem-about = Φαίνεται στην αίθουσα και στα έντυπα. PNG έως 1024 × 1024 σημεία και 256 kB.
competition-emblem-file = Αρχείο εικόνας
competition-emblem-kind = Εικόνες PNG
competition-emblem-chosen = Το σήμα του ομίλου φαίνεται πια στην αίθουσα και στα έντυπα.
competition-emblem-signed = Ο αγώνας υπογράφηκε με αυτό το σήμα, ή χωρίς σήμα: αλλάζει αν ανοίξει ξανά και υπογραφεί νέα έκδοση. Για τα έντυπα μόνο, και τα διπλώματα, αρκεί ένα λογότυπο στο club.toml του φακέλου προτύπων.
competition-emblem-removed = Το σήμα του ομίλου αφαιρέθηκε.
competition-more = Περισσότερα: σήμα, κλήρωση, διπλή καταχώριση
competition-span = γύροι { $from }–{ $to }
competition-only = μόνο ο γύρος { $to }
competition-left = αποχώρησε μετά τον γύρο { $to }
competition-came = από τον γύρο { $round }
competition-alike-players = { $one } και { $other }: ίσως είναι το ίδιο πρόσωπο
competition-alike-clubs = «{ $one }» και «{ $other }»: ίσως είναι ο ίδιος όμιλος
competition-alike-two = Είναι δύο πρόσωπα
competition-alike-two-clubs = Είναι δύο όμιλοι
competition-alike-remove = Αφαίρεση του { $number }…
competition-alike-spell = Όλοι «{ $club }»
competition-spelled = { $count ->
    [one] Ένας παίκτης είναι τώρα του ομίλου «{ $club }»
   *[other] { $count } παίκτες είναι τώρα του ομίλου «{ $club }»
}
competition-title = Τίτλος
competition-title-of-date = Αγώνας, { $date }
competition-venue = Τόπος
competition-club = Όμιλος που διοργανώνει
competition-starts = Ώρα έναρξης
competition-starts-hint = 11:00
competition-starts-refused = Το «{ $typed }» δεν είναι ώρα: γράψτε ώρες:λεπτά, π.χ. 11:00.
# A word list that is brought.
competition-list-authoritative = Δεσμευτικός
competition-list-authority = Τι σημαίνει ότι μια λέξη λείπει;
competition-list-changed = Ο αγώνας κρίνεται πια με τον κατάλογο «{ $name }».
competition-list-closed = Κλειστός
competition-list-edition = Έκδοση του καταλόγου
competition-list-folder = είναι φάκελος
competition-list-forbidden = δεν επιτρέπεται η ανάγνωσή του
competition-list-free = Χωρίς άλλον: ο ελεύθερος κατάλογος του προγράμματος, ως αναφορά.
competition-list-hint = /φάκελος/κατάλογος.pdf ή .txt
competition-list-name = Όνομα του καταλόγου
competition-list-no-path = Γράψτε πρώτα πού είναι το αρχείο του καταλόγου.
competition-list-not-there = δεν υπάρχει
competition-list-path = Αρχείο άλλου καταλόγου λέξεων
competition-list-read = Ο κατάλογος που διαβάστηκε
competition-list-reading = Διαβάζεται ο κατάλογος: { $percent }%
competition-list-reference = Αναφοράς
competition-list-refused = Το αρχείο { $file } δεν έδωσε κατάλογο λέξεων: { $why }.
competition-list-stopped = Η ανάγνωση του καταλόγου διακόπηκε.
competition-list-verdicts =
    { $count ->
        [0] Καμία λέξη σε φύλλο δεν αλλάζει κρίση.
        [one] Αλλάζει η κρίση { $count } λέξης σε φύλλο.
       *[other] Αλλάζει η κρίση { $count } λέξεων σε φύλλα.
    }
competition-list-totals =
    { $count ->
        [0] Κανενός παίκτη το σύνολο δεν αλλάζει.
        [one] Αλλάζει το σύνολο { $count } παίκτη.
       *[other] Αλλάζει το σύνολο { $count } παικτών.
    }
competition-list-unsettled = Ο κατάλογος λέξεων δεν έχει διαβαστεί ακόμη. Διαβάστε τον με «Εισαγωγή» ή σβήστε τη διαδρομή της.
competition-add =
    { $count ->
        [one] Προσθήκη { $count } παίκτη
       *[other] Προσθήκη { $count } παικτών
    }
competition-add-from = Από ποιον γύρο είναι εδώ (οι προηγούμενοι δεν αναμένονται)
competition-from = Από τον γύρο { $round }
competition-no-date = δεν είναι ημερομηνία
competition-date-refused = Το «{ $typed }» δεν είναι ημερομηνία: γράψτε ημέρα/μήνα/έτος, π.χ. 21/11/2026.
competition-duplicate = υπάρχει ήδη με τον αριθμό { $number }
competition-headings-number = α/α, αα, αριθμός, αρ, αρ., νο
competition-headings-name = όνομα, επώνυμο, ονοματεπώνυμο, παίκτης, παίκτρια, παίκτης/τρια, συμμετοχή
competition-headings-club = όμιλος, σύλλογος, ομάδα, σωματείο, λέσχη
competition-headings-team = σχολείο
competition-headings-member = αριθμός μέλους, μέλος
competition-new-file = Αρχείο (κενό: όπως προτείνεται)
competition-copied = Το αντίγραφο γράφτηκε: { $file }
competition-kept = Αντίγραφα που κρατά το πρόγραμμα
competition-kept-none = Στο τέλος κάθε γύρου και στην υπογραφή κρατιέται μόνο του ένα αντίγραφο του αγώνα· σε γύρους με φύλλα, και μόλις περαστούν όλα. Δεν υπάρχει ακόμη κανένα.
# $folder: where all copies lie
competition-kept-help = Ένα στο τέλος κάθε γύρου και στην υπογραφή· σε γύρους με φύλλα, και μόλις περαστούν όλα. Πατώντας ανοίγει ένα νέο αρχείο από το αντίγραφο· το αρχείο του αγώνα μένει όπως είναι. Εδώ είναι όλα του τελευταίου αγώνα και το νεότερο κάθε άλλου· τα υπόλοιπα στον φάκελο { $folder }.
competition-kept-words = όταν έκλεισαν οι λέξεις
competition-kept-letters = με τα γράμματα του γύρου { $round }
competition-kept-round = στο τέλος του γύρου { $round }
competition-kept-sheets = με όλα τα φύλλα του γύρου { $round }
competition-kept-signed = μετά την υπογραφή
competition-far = Το { $file } βρίσκεται σε άλλον υπολογιστή, μέσα από το δίκτυο: αν χαθεί το δίκτυο, δεν αποθηκεύεται τίποτα, και δύο υπολογιστές μπορεί να γράψουν μαζί. Κλείστε τον αγώνα, αντιγράψτε το αρχείο στον δίσκο αυτού του υπολογιστή και ανοίξτε το εκεί.
competition-not-kept = Το αντίγραφο ασφαλείας δεν γράφτηκε, ο αγώνας όμως είναι αποθηκευμένος: { $why }
competition-taken-up = Άνοιξε από αντίγραφο, σε νέο αρχείο: { $file }. Ό,τι έγινε μετά από το αντίγραφο δεν υπάρχει εδώ.
competition-intact-name = ακέραιο
competition-intact-part =
    { $events ->
        [one] Άνοιξε το ακέραιο μέρος, 1 γεγονός ως { $when }, σε νέο αρχείο: { $file }. Ό,τι έγινε μετά δεν διαβάζεται: συγκρίνετε με τα αντίγραφα και τα χαρτιά.
       *[other] Άνοιξε το ακέραιο μέρος, { $events } γεγονότα ως { $when }, σε νέο αρχείο: { $file }. Ό,τι έγινε μετά δεν διαβάζεται: συγκρίνετε με τα αντίγραφα και τα χαρτιά.
    }
competition-intact-whole =
    { $events ->
        [one] Το ιστορικό είναι ακέραιο, 1 γεγονός ως { $when }, και άνοιξε σε νέο αρχείο: { $file }.
       *[other] Το ιστορικό είναι ακέραιο, { $events } γεγονότα ως { $when }, και άνοιξε σε νέο αρχείο: { $file }.
    }
competition-intact-list = Ο κατάλογος λέξεων είχε βλάβη και μπήκε ο ίδιος, λέξη προς λέξη, από αλλού.
competition-rescued-name = διασωθέν
competition-rescued = Το αρχείο δεν ήταν πια στη θέση του, ή δεν διαβαζόταν, όταν έκλεισε ο αγώνας. Όλα σώθηκαν εδώ: { $file }
competition-not-rescued = Το αρχείο δεν ήταν πια στη θέση του, ή δεν διαβαζόταν, όταν έκλεισε ο αγώνας, και πουθενά δεν μπόρεσε να γραφτεί αντίγραφο. Ανοίξτε το τελευταίο από τα αντίγραφα που κρατά το πρόγραμμα.
competition-not-joined = Ο αγώνας έκλεισε και δεν χάθηκε τίποτε, αλλά ο δίσκος δεν δέχτηκε το τελευταίο γράψιμο: ίσως γέμισε. Ένα μέρος του { $file } έμεινε δίπλα του, στο { $ahead }: μην τα χωρίσετε. Κάντε χώρο, και ανοίξτε και κλείστε τον αγώνα άλλη μία φορά.
competition-copy-name = αντίγραφο
competition-publication-name = δημοσίευση
competition-not-read = Το αρχείο { $file } δεν διαβάζεται: ελέγξτε τη διαδρομή.
competition-players-file = Παίκτες από αρχείο CSV
competition-players-file-hint = /φάκελος/παίκτες.csv
competition-players-no-table = Το αρχείο δεν έχει πίνακα παικτών: χρειάζεται στήλη με ονόματα, σε CSV.
competition-rehearsal = Πρόβα
competition-rehearsal-count = Παίκτες της πρόβας
competition-rehearsal-help = Ένας προσομοιωμένος αγώνας για εξάσκηση, σε δικό του αρχείο.
competition-rehearsal-name = Πρόβα
competition-rehearsal-players = Γράψτε πόσους παίκτες θα έχει η πρόβα: από { $least } έως { $most }.
competition-rehearse-players = Από τον 1ο γύρο
competition-rehearse-unsigned = Πριν από την υπογραφή
competition-rehearse-whole = Ολόκληρος, υπογεγραμμένος
competition-rules = Κανόνες
competition-rules-own = Κανόνες του ομίλου: { $id }
competition-rules-file = Αρχείο άλλων κανόνων
competition-rules-hint = /φάκελος/κανόνες.toml
competition-rules-no-text = δεν είναι κείμενο UTF-8
competition-rules-refused = Οι κανόνες δεν γίνονται δεκτοί: { $why }
competition-rules-unsettled = Οι άλλοι κανόνες δεν έχουν διαβαστεί ακόμη. Διαβάστε τους ή σβήστε τη διαδρομή τους.
competition-list-words = { $from } → { $to } ({ $count }): { $words }
competition-time-runs = Ο χρόνος τρέχει: κλείστε πρώτα αυτόν τον αγώνα, και έπειτα ανοίξτε άλλον.
competition-last-open = Τελευταία ήταν ανοιχτός ο αγώνας «{ $title }»
competition-unclosed = Ο αγώνας «{ $title }» δεν έκλεισε
competition-unclosed-runs = Ο γύρος { $round } τρέχει: απομένουν { $left }.
competition-unclosed-over = Ο χρόνος του γύρου { $round } πέρασε.
competition-unclosed-held = Ο γύρος { $round } είναι σε παύση: απομένουν { $left }.
competition-unclosed-break = Το διάλειμμα τρέχει: απομένουν { $left }.
competition-unclosed-break-over = Το διάλειμμα τελείωσε.
competition-unclosed-signed = Το φύλλο αγώνα έχει υπογραφεί.
competition-unclosed-played =
    { $count ->
        [0] Δεν έχει παιχτεί ακόμη κανένας γύρος.
        [one] Έχει παιχτεί { $count } γύρος.
       *[other] Έχουν παιχτεί { $count } γύροι.
    }
competition-keying = Διπλή καταχώριση
competition-keying-optional = Προαιρετική
competition-keying-required = Υποχρεωτική
competition-unclosed-drawn = Τα γράμματα του γύρου { $round } έχουν κληρωθεί.
competition-unclosed-whole =
    { $count ->
        [one] Δεν χάθηκε τίποτα: το { $count } βήμα που καταγράφηκε είναι εδώ.
       *[other] Δεν χάθηκε τίποτα: και τα { $count } βήματα που καταγράφηκαν είναι εδώ.
    }
competition-its-file = Αρχείο και αντίγραφα
