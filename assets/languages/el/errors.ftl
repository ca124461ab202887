# Why something is refused: what is wrong, and what to do.

## Words

errors-word-empty = δεν έχει κανένα γράμμα
errors-word-too-long = έχει { $got } γράμματα· καμία λέξη δεν έχει πάνω από { $limit }
errors-word-space = έχει κενό στη θέση { $position }· μια λέξη γράφεται χωρίς κενά
errors-word-sign = έχει το σημείο «{ $sign }» στη θέση { $position }· μια λέξη έχει μόνο γράμματα, ή ? για δυσανάγνωστο γράμμα

## The competition

errors-not-created = Ο αγώνας δεν έχει δημιουργηθεί ακόμη. Δημιουργήστε τον πρώτα.
errors-already-created = Ο αγώνας έχει ήδη δημιουργηθεί.
errors-signed = Ο αγώνας έχει υπογραφεί και δεν αλλάζει. Για διορθώσεις ανοίξτε τον ξανά, με αιτιολογία.
errors-not-signed = Ο αγώνας δεν έχει υπογραφεί, άρα δεν χρειάζεται να ανοίξει ξανά.
errors-reason-missing = Χρειάζεται αιτιολογία. Γράψτε την.
errors-name-missing = Χρειάζεται όνομα. Γράψτε το.
errors-name-too-long = Ένα όνομα έχει έως { $limit } χαρακτήρες· το «{ $text }» έχει { $got }. Συντομεύστε το.
errors-title-too-long = Ένας τίτλος έχει έως { $limit } χαρακτήρες· ο «{ $text }» έχει { $got }. Συντομεύστε τον.
errors-reason-too-long = Μια αιτιολογία έχει έως { $limit } χαρακτήρες· η «{ $text }» έχει { $got }. Συντομεύστε την.
errors-evidence-too-long = Ένα τεκμήριο έχει έως { $limit } χαρακτήρες· το «{ $text }» έχει { $got }. Συντομεύστε το.
errors-hidden-sign = Το κείμενο «{ $text }» έχει στη θέση { $position } ένα σημείο που δεν φαίνεται ({ $sign }). Σβήστε το ή γράψτε το κείμενο ξανά.
errors-nothing-to-undo = Δεν υπάρχει ενέργεια που να μπορεί να αναιρεθεί.
errors-not-the-newest = Κάτι άλλο έγινε στο μεταξύ: αναιρείται μόνο η τελευταία ενέργεια. Ζητήστε ξανά την αναίρεση.

## Players

errors-unknown-player = Δεν υπάρχει παίκτης με αριθμό { $player }.
errors-player-number = Δεν μπορεί να δοθεί ο αριθμός { $player }: οι παίκτες αριθμούνται από το 1 έως το { $most }. Δώστε άλλον αριθμό.
errors-player-exists = Ο αριθμός { $player } έχει δοθεί σε άλλον παίκτη. Δώστε άλλον αριθμό.
errors-number-removed = Ο αριθμός { $player } ήταν παίκτη που αφαιρέθηκε και δεν δίνεται ξανά. Δώστε άλλον αριθμό.
errors-not-removable = Ο παίκτης { $player } δεν αφαιρείται πια: κληρώθηκαν γράμματα, εγκαταλείφθηκε γύρος ή υπάρχει ποινή για τον αριθμό αυτόν. Δηλώστε ότι αποχωρεί μετά από έναν γύρο.
errors-empty-span = Ο πρώτος γύρος ({ $from }) είναι μετά τον τελευταίο ({ $to }). Διορθώστε τους.

## Rounds and letters

errors-unknown-round = Δεν υπάρχει γύρος { $round }· οι γύροι είναι { $rounds }.
errors-draws-begun = Οι κληρώσεις άρχισαν: η δέσμευση και η λέξη της αίθουσας δεν αλλάζουν πια.
errors-seed-missing = Αυτό το αρχείο δεν έχει τον σπόρο των κληρώσεων. Τραβήξτε πλακίδια από πραγματικά σακούλια και πληκτρολογήστε τα.
errors-seed-revealed = Ο σπόρος έχει αποκαλυφθεί με την υπογραφή, άρα δεν γίνεται πια ψηφιακή κλήρωση. Τραβήξτε πλακίδια από πραγματικά σακούλια.

## Time

errors-time-running = Ο χρόνος του γύρου { $round } δεν έχει τελειώσει.
errors-no-time = Δεν τρέχει χρόνος.
errors-time-is-so = Ο χρόνος είναι ήδη έτσι.
errors-time-unconfirmed = Το πρόγραμμα ξεκίνησε ξανά όσο έτρεχε ο χρόνος. Επιβεβαιώστε ότι ο χρόνος συνέχισε, ή ορίστε πόσος μένει.
errors-time-out-of-range = Ο χρόνος που μένει πρέπει να είναι από 0 έως { $seconds } δευτερόλεπτα.
errors-no-break = Μετά τον γύρο { $after } δεν υπάρχει διάλειμμα, ή έγινε ήδη.
errors-break-runs = Το διάλειμμα τρέχει ήδη.

## Rulings, penalties, objections, signing

errors-closed-list = Ο κατάλογος είναι κλειστός: ισχύουν αυτές και μόνο οι λέξεις του, και καμία δεν κρίνεται. Για να κρίνονται λέξεις, διαλέξτε τον κατάλογο ως δεσμευτικό ή αναφοράς.
errors-no-ruling = Δεν υπάρχει κρίση για τη λέξη { $word }.
errors-ruled-so = Η λέξη { $word } έχει ήδη κριθεί έτσι.
errors-ruled-since-valid = Στο μεταξύ κρίθηκε έγκυρη η λέξη { $word }: αν πρέπει να είναι αλλιώς, κρίνετε πάλι. { $evidence }
errors-ruled-since-invalid = Στο μεταξύ κρίθηκε άκυρη η λέξη { $word }: αν πρέπει να είναι αλλιώς, κρίνετε πάλι. { $evidence }
errors-ruling-gone = Στο μεταξύ η κρίση για τη λέξη { $word } ανακλήθηκε. Αν πρέπει να υπάρχει, κρίνετε πάλι.
errors-other-penalty = Αυτό το είδος αγώνα δεν έχει την ποινή «{ $penalty }».
errors-nothing-deducted = Η αφαίρεση πρέπει να είναι τουλάχιστον 1 βαθμός.
errors-emblem-no-png = Το σήμα πρέπει να είναι εικόνα PNG: αποθηκεύστε το ως PNG και επιλέξτε το πάλι.
errors-emblem-heavy = Η εικόνα είναι { $got } kB και επιτρέπονται { $most } kB: αποθηκεύστε την μικρότερη.
errors-emblem-large = Η εικόνα έχει { $width } × { $height } σημεία και επιτρέπονται { $most } × { $most }: μικρύνετέ την.
errors-emblem-broken = Η εικόνα είναι κομμένη ή χαλασμένη: αποθηκεύστε την πάλι ως PNG.
errors-no-penalty = Δεν ισχύει ποινή με αριθμό { $penalty }.
errors-too-early-to-object = Ενστάσεις γίνονται δεκτές αφού τελειώσει ή εγκαταλειφθεί ο τελευταίος γύρος.
errors-no-objection = Δεν εκκρεμεί ένσταση με αριθμό { $objection }.
errors-uphold-not-written = Η ένσταση δεν μπορεί να γίνει δεκτή: ο παίκτης δεν έχει γράψει αυτή τη λέξη στον γύρο αυτό.
errors-uphold-not-void = Η ένσταση δεν μπορεί να γίνει δεκτή: το φύλλο δεν έχει μηδενιστεί.
errors-uphold-not-about-this = Η ένσταση δεν αφορά κάτι τέτοιο.
errors-rounds-open = Για την υπογραφή πρέπει να έχουν τελειώσει ή εγκαταλειφθεί όλοι οι γύροι. Μένει ο γύρος { $round }.
errors-provisional = { $count ->
    [one] Η κατάταξη είναι προσωρινή: { $first }. Διευθετήστε το πριν από την υπογραφή.
   *[other] Η κατάταξη είναι προσωρινή για { $count } λόγους· ο πρώτος: { $first }. Διευθετήστε τους πριν από την υπογραφή.
}

## What makes standings provisional, without a full stop

errors-doubt-undecided = γύρος { $round }: η λέξη { $word } δεν έχει κριθεί ({ $players })
errors-doubt-objection = εκκρεμεί η ένσταση { $objection } του παίκτη { $player }

## Rules files

errors-rules-syntax = γραμμή { $line }: το αρχείο κανόνων δεν διαβάζεται ({ $what })
errors-rules-out-of-range = γραμμή { $line }: η τιμή { $got } δεν είναι από { $min } έως { $max }
errors-rules-not-a-letter = γραμμή { $line }: «{ $got }» δεν είναι ένα κεφαλαίο γράμμα, ή γράφεται δύο φορές
errors-rules-criterion-twice = γραμμή { $line }: το ίδιο κριτήριο ισοβαθμίας γράφεται δύο φορές
errors-rules-at = γραμμή { $line }: { $what }
errors-rules-words = εκεί το αρχείο δεν διαβάζεται: { $what }
errors-rules-other = γράφει { $got }· αυτή η μορφή έχει { $wanted }.
errors-rules-range = η τιμή { $got } είναι εκτός ορίων· έχουν νόημα τιμές από { $min } έως { $max }.
errors-rules-letter = χρειάζονται τα γράμματα της γλώσσας, το καθένα μία φορά και με τη σειρά· το { $letter } λείπει, είναι ξένο ή δεν είναι στη θέση του.
errors-rules-kind = το { $letter } είναι στη γλώσσα του άλλου είδους (φωνήεν ή σύμφωνο).
errors-rules-folds = το «folds» πρέπει να έχει ακριβώς τα γράμματα με σημάδι που μετρούν σαν αυτό στη γλώσσα: { $folds }
errors-rules-also = το «also» του { $letter } πρέπει να έχει ακριβώς τις άλλες γραφές του στη γλώσσα.
errors-rules-printed = το { $face } δεν χωράει πάνω σε πλακίδιο· χωρούν ένα έως τρία σημεία.
errors-rules-half = το { $letter } χρειάζεται και count και value, ή κανένα.
errors-rules-few = τα { $tiles } πλακίδια δεν φτάνουν για τα αναλόγια.
errors-rules-board-rows = το ταμπλό έχει { $rows } σειρές· χρειάζεται 15.
errors-rules-board-row = αυτή η σειρά έχει { $signs } σημεία· χρειάζεται 15.
errors-rules-board-sign = το { $sign } δεν είναι τετράγωνο· είναι τα 3 2 t d και η τελεία.
errors-rules-board-mirror = το τετράγωνο στη στήλη { $column } δεν αξίζει όσο το συμμετρικό του.
errors-rules-board-centre = το κέντρο πρέπει να διπλασιάζει τη λέξη.

## Word lists

errors-list-empty = είναι κενό
errors-list-too-large = έχει { $megabytes } MB, περισσότερα από κάθε κατάλογο λέξεων (έως { $limit } MB)
errors-list-binary = δεν είναι κείμενο, ούτε PDF, ούτε έτοιμος κατάλογος λέξεων
errors-list-utf16 = είναι κείμενο σε UTF-16, κομμένο ή χαλασμένο στη γραμμή { $line }· αποθηκεύστε ή αντιγράψτε το ξανά
errors-list-no-words = δεν έχει καμία λέξη ({ $skipped ->
    [one] παραλείφθηκε 1 στοιχείο
   *[other] παραλείφθηκαν { $skipped } στοιχεία
})
errors-list-pdf-damaged = το PDF είναι κομμένο ή χαλασμένο· κατεβάστε το ξανά
errors-list-pdf-encrypted = το PDF ζητά κωδικό· αποθηκεύστε το χωρίς κωδικό
errors-list-pdf-no-pages = το PDF δεν έχει σελίδες
errors-list-pdf-page = η σελίδα { $page } του PDF είναι χαλασμένη· κατεβάστε το ξανά
errors-list-doubtful = το αρχείο μοιάζει να μην είναι κατάλογος λέξεων: { $why }
errors-list-doubt-json = είναι έγγραφο JSON
errors-list-doubt-table = είναι πίνακας με { $columns } στήλες
errors-list-doubt-skipped = { $skipped } από τα { $of } που έχει δεν είναι λέξεις
errors-list-pdf-memory = το PDF χρειάζεται πάνω από { $limit } MB μνήμης, όσα κανένας κατάλογος λέξεων· αποθηκεύστε τον κατάλογο ως κείμενο
errors-list-pdf-not-started = δεν ξεκίνησε η ανάγνωση του PDF ({ $why })· αποθηκεύστε τον κατάλογο ως κείμενο
errors-list-pdf-stalled = το PDF δεν διαβάζεται σε λογικό χρόνο· αποθηκεύστε τον κατάλογο ως κείμενο
errors-list-foreign = δεν είναι έτοιμος κατάλογος λέξεων
errors-list-newer = είναι κατάλογος έκδοσης { $version }· αυτό το πρόγραμμα ξέρει έως την έκδοση { $known }. Ενημερώστε το πρόγραμμα
errors-list-length = θα έπρεπε να έχει { $expected } bytes και έχει { $got }· αντιγράψτε το ξανά
errors-list-damaged = ο κατάλογος είναι χαλασμένος· αντιγράψτε τον ξανά
errors-list-passport = τα στοιχεία του καταλόγου δεν διαβάζονται ({ $what })
errors-list-other-words = οι λέξεις δεν είναι αυτές που δηλώνουν τα στοιχεία του καταλόγου
errors-list-cancelled = η ανάγνωση διακόπηκε

errors-list-recovered =
    { $count ->
        [one] { $count } λέξη είχε λατινικά γράμματα που μοιάζουν με ελληνικά και διορθώθηκε.
       *[other] { $count } λέξεις είχαν λατινικά γράμματα που μοιάζουν με ελληνικά και διορθώθηκαν.
    }
errors-list-repeated =
    { $count ->
        [one] { $count } λέξη υπήρχε ήδη.
       *[other] { $count } λέξεις υπήρχαν ήδη.
    }
errors-list-skipped = Παραλείφθηκαν { $count }: { $why } ({ $examples })
errors-list-skipped-furniture = επικεφαλίδες και αριθμοί σελίδων
errors-list-skipped-latin = με λατινικά γράμματα
errors-list-skipped-long = με πάνω από 15 γράμματα
errors-list-skipped-page = σελίδες πριν από τις λέξεις που δεν διαβάζονται
errors-list-skipped-preface = κείμενο πριν από τις λέξεις
errors-list-skipped-short = με ένα μόνο γράμμα
errors-list-skipped-sign = με σημεία που δεν είναι γράμματα

## What may stand in a history

errors-office-referee = Αυτό το αποφασίζει μόνο ο έφορος. Αν το αποφάσισε, δηλώστε πρώτα ότι στο γραφείο είναι ο έφορος.
errors-office-assistant = Αυτό το κάνει βοηθός ή ο έφορος. Δηλώστε πρώτα ποιος είναι στο γραφείο.
errors-office-jury = Για λέξεις αποφασίζει η επιτροπή ή ο έφορος. Δηλώστε πρώτα ποιος είναι στο γραφείο.
errors-objection-upheld = Μια ένσταση για τη λέξη «{ $word }» έγινε δεκτή: γι’ αυτήν αποφασίζει πια μόνο ο έφορος.
errors-reading-upheld = Μια ένσταση για την ανάγνωση έγινε δεκτή: γι’ αυτήν αποφασίζει πια μόνο ο έφορος.
errors-referee-ruled = Για τη λέξη «{ $word }» αποφάσισε ο έφορος: η επιτροπή δεν αποφασίζει αλλιώς.
errors-other-rules = Οι κανονισμοί δεν είναι εκείνοι που αναφέρει ο αγώνας.
errors-time-backwards = Ο χρόνος του γεγονότος είναι πριν από τον χρόνο του προηγουμένου.
errors-out-of-number = Έχει τον αριθμό { $got }, ενώ σειρά έχει ο { $expected }.
errors-no-hall-word = Δεν έχει καταγραφεί τι φώναξε η αίθουσα, ούτε ότι δεν φώναξε κανείς.
errors-other-time = Γράφει χρόνο { $got } χιλιοστών του δευτερολέπτου, ενώ το ρολόι ή οι κανονισμοί δίνουν { $remaining }.
errors-not-due = Δεν ήταν η ώρα αυτής της προειδοποίησης ή της λήξης.
errors-not-together = Αυτά δεν γίνονται μαζί σε μία ενέργεια, ή λείπει κάτι που γίνεται μαζί τους.
errors-other-seed = Ο σπόρος δεν είναι αυτός της δέσμευσης.
errors-other-table = Ο υπογεγραμμένος πίνακας διαφέρει, από τη γραμμή { $row }, από αυτόν που δίνει το ιστορικό.
errors-other-digest = Το SHA-256 του πίνακα είναι { $derived }, όχι αυτό που γράφτηκε.
errors-other-words = Οι λέξεις του καταλόγου δεν είναι εκείνες που δέσμευσε η υπογραφή.
errors-older-version = Είναι γραμμένο σε παλιότερη μορφή από ένα προηγούμενο γεγονός.
errors-word-language = { $code ->
    [ro] ρουμανικά
    [ca] καταλανικά
    [pl] πολωνικά
   *[el] ελληνικά
}
errors-list-other-language = είναι κατάλογος με λέξεις στα { $got }, όχι στα { $wanted }
errors-other-language = Το { $what } δεν είναι στη γλώσσα αυτού του αγώνα.
errors-not-played = Ο γύρος { $round } δεν έχει παιχτεί, άρα δεν δημοσιεύεται ακόμη.
errors-published-already = Ο γύρος { $round } έχει ήδη δημοσιευτεί.
errors-not-published = Ο γύρος { $round } δεν έχει δημοσιευτεί, άρα δεν υπάρχει τίποτε να ανακληθεί.
errors-picture-known = Αυτή η φωτογραφία υπάρχει ήδη.
errors-no-picture = Τέτοια φωτογραφία δεν υπάρχει, ή διαγράφηκε.
errors-pictures-full = Οι φωτογραφίες γεμίζουν το αρχείο: ως 200 MB χωρούν. Διαγράψτε όσες δεν χρειάζονται, ή συνεχίστε χωρίς φωτογραφίες.
