# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## Certificates

paper-certificates = Διπλώματα και βεβαιώσεις
paper-certificate-none = Κανένα δίπλωμα: κανένα όνομα δεν έχει θέση στην κατάταξη.
# $names: names with commas
paper-certificate-without = Χωρίς δίπλωμα και χωρίς βεβαίωση συμμετοχής, λόγω αποβολής από τον αγώνα: { $names }.
# $names: names with commas
paper-certificate-kept = Αποβολή από το υπόλοιπο του αγώνα, αλλά η θέση μένει, άρα και το δίπλωμα ή η βεβαίωση: { $names }.
paper-certificate-rank = { $rank ->
    [1] Πρώτο βραβείο · Νίκη στον αγώνα
    [2] Δεύτερο βραβείο
   *[other] Τρίτο βραβείο
}
paper-certificate-participation = Βεβαίωση συμμετοχής
# Above the name
paper-certificate-given = Απονέμεται:
paper-certificate-confirmed = Χορηγείται:
# $points: the total, may be negative
paper-certificate-for-rank = για την { $rank }η θέση ανάμεσα σε { $players ->
    [one] 1 συμμετοχή
   *[other] { $players } συμμετοχές
}, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
paper-certificate-for-shared-rank = για την { $rank }η θέση (ισοβαθμία) ανάμεσα σε { $players ->
    [one] 1 συμμετοχή
   *[other] { $players } συμμετοχές
}, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
# In a laurel: the rank, and its word below; the word in tiles; below figures
paper-certificate-rank-figure = { $rank }η
paper-certificate-rank-word = θέση
paper-certificate-tiles = ΣΥΜΜΕΤΟΧΗ
paper-certificate-points = πόντοι
paper-certificate-rounds = γύροι
paper-certificate-words = έγκυρες λέξεις
paper-certificate-longest = η μεγαλύτερη λέξη, στον γύρο { $round }
# $number: a number as text; below the name, of namesakes in one club
paper-certificate-number = αρ. συμμετοχής { $number }
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
paper-rules-title-pages = Οι κανόνες
# $rules: the name of the rules
paper-rules-legend = Κανονισμοί { $rules }, με δικά μας λόγια.  ◆ Απόφαση του προγράμματος, όπου οι κανονισμοί σιωπούν ή δεν είναι σαφείς.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } και { $last }

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, γραμμή { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = κανένα έντυπο δεν έχει τέτοιο πρότυπο· υπάρχουν τα { $known }
paper-template-not-text = δεν είναι κείμενο UTF-8
paper-template-not-toml = η γραμμή δεν διαβάζεται· κάθε γραμμή είναι ένας [πίνακας], ένα κλειδί = τιμή ή # σημείωση
paper-template-no-value = το κλειδί { $key } δεν έχει τιμή που διαβάζεται· θέλει έναν αριθμό, ή κείμενο μέσα σε εισαγωγικά που κλείνουν
paper-template-twice = το κλειδί { $key } υπάρχει ήδη πιο πάνω
paper-template-unknown-key = το κλειδί { $key } δεν υπάρχει σε αυτό το πρότυπο· υπάρχουν: { $known }. Ολόκληρο το πρότυπο γράφει η εντολή eforos print --write-template { $file }
paper-template-wrong-value = το κλειδί { $key } θέλει { $wanted }
paper-template-wants-number = αριθμό μεγαλύτερο από 0 και έως 1000, για πλήθος ακέραιο
paper-template-wants-text = κείμενο μέσα σε εισαγωγικά
paper-template-wants-list = λίστα όπως στο πρότυπο του προγράμματος
paper-template-wants-table = πίνακα όπως στο πρότυπο του προγράμματος
paper-template-no-placeholder = { $key }: το { $braced } δεν συμπληρώνεται εδώ· τι γράφεται μέσα σε αγκύλες το λέει το πρότυπο του προγράμματος
paper-template-no-font = { $key }: η γραμματοσειρά «{ $font }» δεν υπάρχει στο πρόγραμμα· υπάρχει η «Noto Sans»
paper-template-too-pale = το μελάνι { $key } είναι πολύ αχνό για να διαβάζεται στο χαρτί· δώστε σκουρότερο
paper-template-no-picture = { $key }: η εικόνα «{ $picture }» δεν είναι στον φάκελο
paper-template-bad-picture = { $key }: το «{ $picture }» δεν είναι εικόνα PNG έως 4000 × 4000 σημεία
paper-template-crowded = τα μέρη του [{ $key }] δεν χωρούν στη σελίδα: μένουν { $left } mm, χρειάζονται τουλάχιστον { $least } mm

## The referee’s guide

paper-guide-running = συνέχεια
# $rules: their name
paper-guide-foot = Οδηγός εφόρου · κανόνες { $rules }
paper-guide-trouble = Αν κάτι πάει στραβά
paper-guide-keys = Πλήκτρα
