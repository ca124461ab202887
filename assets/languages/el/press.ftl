# Printing: documents and archives written from the window.

press-exists = Υπάρχει ήδη: { $file }. Δώστε άλλο όνομα.
press-no-archive-there = Στον φάκελο { $folder } δεν μπορεί να γίνει ο φάκελος αρχείου: { $why }. Γράψτε έναν φάκελο που υπάρχει και σας επιτρέπεται να γράψετε, με ένα νέο όνομα στο τέλος.
press-not-written = Δεν γράφτηκε το { $file }: { $why }.
press-broken-off = Η εκτύπωση διακόπηκε· δεν γράφτηκε τίποτε.

press-is-a-competition = Το { $file } είναι αρχείο αγώνα και δεν αντικαθίσταται. Δώστε άλλο όνομα.
press-no-viewer = δεν βρέθηκε πρόγραμμα που να το ανοίγει
press-busy = Γράφεται ήδη ένα έγγραφο. Περιμένετε να τελειώσει ή διακόψτε το.

press-documents = Έγγραφα
press-file = Αρχείο PDF
press-file-hint = { $name }
press-file-kind = Έγγραφο PDF
press-page-kind = Ιστοσελίδα
press-folder = Φάκελος
press-archive-name = { $name } - αρχείο
press-round = γύρος { $round }
press-issue = έκδοση { $issue }
press-rounds = Γύρος
press-every-round = Όλοι
press-last-round = Ο τελευταίος
press-players = Παίκτης
press-everybody = Όλοι
press-find-player = Μόνο ένας παίκτης
press-find-player-hint = αριθμός ή όνομα
press-nobody = Κανένας παίκτης δεν ταιριάζει με { $typed }.
press-several = Ταιριάζουν περισσότεροι: διαλέξτε έναν.
press-whole-page = Ολόκληρη σελίδα
press-whole-width = Σε όλο το πλάτος
press-laying = { $of ->
    [0] Ετοιμάζονται οι σελίδες…
   *[other] Ετοιμάζονται οι σελίδες… { $done } από { $of }
}
press-writing = Γράφεται: { $file }
press-written = Γράφτηκε: { $file }
press-opening = Γράφτηκε και ανοίγει στο πρόγραμμα προβολής PDF· τυπώστε από εκεί: { $file }
press-opened = Ανοίχτηκε στο πρόγραμμα προβολής PDF· τυπώστε από εκεί: { $file }
press-archived = Το αρχείο του αγώνα γράφτηκε στον φάκελο { $folder }
press-not-opened = Βρίσκεται στο { $file }, αλλά δεν άνοιξε: { $why }.
press-more-warnings = { $count ->
    [one] … και άλλη 1 προειδοποίηση
   *[other] … και άλλες { $count } προειδοποιήσεις
}

press-word-no-players = χωρίς παίκτες
press-word-nothing-played = όχι ακόμη
press-word-no-rulings = καμία κρίση
press-word-no-penalties = καμία ποινή
press-word-not-signed = χωρίς υπογραφή
press-word-late = κληρώθηκε
press-word-no-draw = χωρίς κλήρωση
press-no-players = Δεν υπάρχουν ακόμη παίκτες. Προσθέστε τους στον Αγώνα.
press-nothing-played = Κανένας γύρος δεν έχει τελειώσει ακόμη.
press-no-rulings = Δεν υπάρχει ακόμη κρίση λέξης.
press-no-penalties = Δεν υπάρχει ποινή: ο πίνακας κατάταξης δεν ονομάζει κανέναν.
press-not-signed = Ο αγώνας δεν έχει υπογραφεί: το γράφει κάθε σελίδα.
press-late = Η κλήρωση έχει αρχίσει: η δέσμευση έπρεπε να αναρτηθεί πριν από τον πρώτο γύρο.
press-no-draw = Το πρόγραμμα δεν κλήρωσε τίποτα: δεν υπάρχει κλήρωση που να αποδεικνύει η δέσμευση.
press-this = Εκτύπωση…
press-report = Δελτίο…
press-final = Εκτύπωση του φύλλου αγώνα…
press-templates-not-read = Τα πρότυπα στον φάκελο { $folder } δεν διαβάστηκαν: { $why }.

# A club's own words of certificates: what is said of the file, and the comments in it, a line of text each
press-own-nowhere = Το σύστημα δεν ορίζει φάκελο για τα πρότυπα του ομίλου.
press-own-there = Τα λόγια και οι υπογραφές των διπλωμάτων: { $file }. Ανοίξτε το με έναν απλό επεξεργαστή κειμένου, αλλάξτε το και αποθηκεύστε το: οι σελίδες εδώ αλλάζουν μόνες τους.
press-own-name = Όνομα Επώνυμο
press-own-office = Πρόεδρος
press-own-about =
    Διπλώματα και βεβαιώσεις: τα λόγια, οι υπογραφές και το μελάνι του ομίλου.
    Γράψτε ανάμεσα στα εισαγωγικά και αποθηκεύστε: η Εκτύπωση αλλάζει αμέσως. Ό,τι μένει "" το λέει το πρόγραμμα.
    Οι γραμμές που αρχίζουν με # είναι οδηγίες και δεν τυπώνονται.
press-own-signatories =
    Ποιοι υπογράφουν, ως τρεις: σβήστε το # και γράψτε όνομα και ιδιότητα, μία γραμμή για τον καθένα.
    Όσο δεν γράφεται κανείς, υπογράφουν ο έφορος και κάποιος για τον όμιλο.
# $full, $black, $yes, $no: as they are to be typed
press-own-colours =
    { $full } με χρώματα, { $black } ασπρόμαυρα.
press-own-figures =
    Στη βεβαίωση: η μεγαλύτερη λέξη σε πλακίδια, και οι αριθμοί. { $yes } ή { $no }.
# $rank, $points, $players: as they are to be typed
press-own-ranks =
    Οι τρεις πρώτες θέσεις: η επικεφαλίδα της καθεμιάς, και η πρόταση κάτω από το όνομα.
    Όποια μένει κενή είναι του προγράμματος.
    Στη θέση του { $rank } μπαίνει ο αριθμός της θέσης (γράψτε { $rank }η ή { $rank }ης), του { $points } οι πόντοι, του { $players } οι συμμετοχές.
press-own-participation =
    Η βεβαίωση συμμετοχής: μία λέξη σε πλακίδια, και μια πρόταση κάτω από το όνομα, με { $points } και { $players }.

press-order = Σειρά
press-by-round = Ανά γύρο
press-by-player = Ανά παίκτη
press-paper = Χαρτί
press-a5 = A5
press-a4 = A4, δύο σε κάθε σελίδα
press-a4-whole = A4, ένα σε κάθε σελίδα
press-blank = Φύλλα χωρίς όνομα
press-blank-hint = πόσα· κενό: τα φύλλα των παικτών
press-blank-range = Φύλλα χωρίς όνομα: από 1 έως { $most }.
press-backs = Πίσω όψη
press-white-backs = Λευκή
press-printed-backs = Με πεδία
press-web-page = Ιστοσελίδα…
press-look-signed = Υπογράφεται ό,τι λέει ένα έγγραφο, όχι η εμφάνισή του: το λογότυπο του ομίλου από τον φάκελο των προτύπων (club.toml) μπαίνει σε ό,τι τυπώνεται από εδώ και πέρα, όποτε κι αν το βάλατε εκεί.
