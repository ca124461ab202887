# The command line: the commands that grade, draw and solve racks.

## Words and lists

cli-rack-long = Δόθηκαν { $got } γράμματα· ένα αναλόγιο έχει έως { $most }.
cli-rack-tiles = { $has ->
    [one] Το γράμμα { $letter } έχει μόνο 1 πλακίδιο.
   *[other] Το γράμμα { $letter } έχει μόνο { $has } πλακίδια.
}
cli-rack-sum = { $count ->
    [one] 1 λέξη · μέγιστη βαθμολογία { $score }
   *[other] { $count } λέξεις · μέγιστη βαθμολογία { $score }
}

## Draws

cli-draw-round = Γύρος { $round }: { $letters }
cli-draw-round-redrawn = { $redraws ->
    [one] Γύρος { $round }: { $letters } (τα σύμφωνα γύρισαν 1 φορά)
   *[other] Γύρος { $round }: { $letters } (τα σύμφωνα γύρισαν { $redraws } φορές)
}
cli-draw-left = Έμειναν: σύμφωνα { $consonants }, φωνήεντα { $vowels }

## Κοινοί αγώνες

cli-joint-hall = { $players ->
    [one] Έδρα { $venue }, { $name }: 1 παίκτης, { $events } συμβάντα, στέκει μόνη της.
   *[other] Έδρα { $venue }, { $name }: { $players } παίκτες, { $events } συμβάντα, στέκει μόνη της.
}
cli-joint-unopened = Η σφραγίδα της έδρας { $venue } δεν ανοίχτηκε: στο κείμενο όλων των εδρών στέκουν τα ψηφία της.
cli-joint-given-up = Η έδρα { $venue } εγκατέλειψε μόνη της τον γύρο { $round }: εκεί μετρά 0.
cli-joint-signed = { $players ->
    [one] Η έκδοση { $issue } του πίνακα όλων των εδρών έχει 1 παίκτη.
   *[other] Η έκδοση { $issue } του πίνακα όλων των εδρών έχει { $players } παίκτες.
}
cli-joint-unsigned = { $players ->
    [one] Ο πίνακας όλων των εδρών δεν έχει υπογραφεί· από αυτά τα αρχεία βγαίνει ένας με 1 παίκτη.
   *[other] Ο πίνακας όλων των εδρών δεν έχει υπογραφεί· από αυτά τα αρχεία βγαίνει ένας με { $players } παίκτες.
}
cli-joint-row = { $rank }. { $name }, έδρα { $venue }: { $total }
cli-joint-failed = { $count ->
    [one] Τα αρχεία δεν λένε το ίδιο. { $what }
   *[other] Τα αρχεία δεν λένε το ίδιο σε { $count } πράγματα. Το πρώτο: { $what }
}
cli-joint-no-master = Το πρώτο αρχείο δεν είναι κύριο αρχείο κοινού αγώνα.
cli-joint-other-file = Το αρχείο { $file } δεν είναι έδρας αυτού του κοινού αγώνα.
cli-joint-twice = Η έδρα { $venue } υπάρχει δύο φορές.
cli-joint-missing = Λείπει το αρχείο της έδρας { $venue }, στο οποίο βασίζεται ο υπογεγραμμένος πίνακας.
cli-joint-not-entered = Η έδρα { $venue } δεν γράφτηκε με αυτό το όνομα.
cli-joint-unlike = Η έδρα { $venue } έχει άλλους κανόνες ή άλλη λίστα λέξεων.
cli-joint-other-words = Η έδρα { $venue } έχει άλλες σφραγίδες, λέξεις ή ετικέτες από το κύριο αρχείο.
cli-joint-other-word = Η έδρα { $venue } φώναξε άλλη λέξη από αυτήν που έχει το κύριο αρχείο.
cli-joint-other-letters = Η έδρα { $venue } έπαιξε άλλα γράμματα στον γύρο { $round }.
cli-joint-not-drawn = Η έδρα { $venue } έχει γράμματα του γύρου { $round }, που δεν κληρώθηκε.
cli-joint-other-ruling = Στην έδρα { $venue } η απόφαση για το { $word } είναι άλλη από του κύριου αρχείου.
cli-joint-other-decision = Στην έδρα { $venue } η ένσταση { $objection } κρίθηκε αλλιώς από ό,τι στο κύριο αρχείο.
cli-joint-not-given-up = Η έδρα { $venue } έχει τον γύρο { $round }, που εγκαταλείφθηκε για όλους.
cli-joint-other-head = Ο υπογεγραμμένος πίνακας βασίζεται σε άλλη ιστορία της έδρας { $venue } από αυτού του αρχείου.
cli-joint-other-table = Τα αρχεία δίνουν από τη γραμμή { $row } άλλον πίνακα από τον υπογεγραμμένο.
cli-joint-demo = { $halls ->
    [one] Η πρόβα κοινού αγώνα γράφτηκε στο { $file }, με το αρχείο μίας έδρας δίπλα.
   *[other] Η πρόβα κοινού αγώνα γράφτηκε στο { $file }, με τα αρχεία { $halls } εδρών δίπλα.
}
cli-rehearsed-rounds = Ο κοινός αγώνας έχει { $most } γύρους· με το --rounds παίζονται λιγότεροι και οι υπόλοιποι ματαιώνονται.
cli-rehearsed-no-database = Δεν υπάρχει εγκατεστημένη PostgreSQL, και ο κόμβος της δοκιμής τη χρειάζεται: εγκαταστήστε την, ή δώστε μια βάση με το --database.
cli-rehearsed-progress = Έγιναν { $did } από { $of } ενέργειες
cli-rehearsed-failed = Η δοκιμή δεν άντεξε: { $why }
cli-rehearsed-odd = Η δοκιμή δεν άντεξε: το συμβάν { $seq } του { $file } δεν είναι ό,τι έγινε εκεί ({ $what }).
cli-rehearsed-elsewhere = Η δοκιμή δεν άντεξε: ο κόμβος δεν έχει το { $file } συμβάν προς συμβάν.
cli-rehearsed-killed = Έκλεισαν απότομα και ξανάρχισαν: έδρες { $halls }, συντονιστής { $conductor }, κόμβος { $hub }, βάση { $database } φορές· γραμμές κόπηκαν { $cuts } φορές.
cli-rehearsed-telephone = Η έδρα { $venue } πήρε τα γράμματα του γύρου { $round } από το τηλέφωνο: η γραμμή της ήταν νεκρή.
cli-rehearsed-held = Άντεξε: { $files } αρχεία με { $events } συμβάντα λένε ό,τι έγινε, ο κόμβος έχει κάθε συμβάν μία φορά, και τα αρχεία επαληθεύονται μόνα τους.
cli-rehearsed-witness = Στις σελίδες του κόμβου οι γύροι αυτοί είναι χωρίς μαρτυρία: τα ρολόγια των εδρών πέρασαν τα λεπτά της δοκιμής σε δευτερόλεπτα, το ρολόι του κόμβου όχι.
