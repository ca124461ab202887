# The command line: help, errors, what is shown on a terminal.

# $what: one paragraph
cli-error = Σφάλμα: { $what }
cli-warning = Προσοχή: { $what }
cli-more-warnings = { $count ->
    [one] …και 1 ακόμη προειδοποίηση.
   *[other] …και { $count } ακόμη προειδοποιήσεις.
}
cli-see-help = { $what } Δείτε: { $command } --help

## Wrong usage

cli-usage-unknown = Άγνωστο όρισμα: { $arg }.
cli-usage-missing = Λείπει: { $arg }.
cli-usage-subcommand = Λείπει η εντολή: { $known }.
cli-usage-no-value = Λείπει η τιμή του { $arg }.
cli-usage-value = Η τιμή «{ $value }» του { $arg } δεν είναι μία από τις: { $known }.
cli-usage-value-odd = Η τιμή «{ $value }» του { $arg } δεν είναι δεκτή.
cli-usage-conflict = Το { $arg } και το { $other } δεν δίνονται μαζί.
cli-usage-not-utf8 = Ένα όρισμα δεν είναι κείμενο UTF-8.
cli-usage-other = Τα ορίσματα δεν είναι σωστά ({ $what }).
cli-no-such-command = Δεν υπάρχει εντολή ή αρχείο «{ $name }».
cli-file-and-command = Δόθηκαν μαζί αρχείο ({ $file }) και εντολή ({ $command }).
cli-seed-odd = Το --seed θέλει 64 δεκαεξαδικά ψηφία.
cli-head-odd = Το --head θέλει τα 8 ψηφία του κωδικού ή 16 έως 64 δεκαεξαδικά ψηφία της κεφαλής.

## Files and results

cli-not-read = Το αρχείο { $file } δεν διαβάστηκε: { $why }.
cli-not-written = Το αρχείο { $file } δεν γράφτηκε: { $why }.
cli-not-shown = Το αποτέλεσμα δεν γράφτηκε στην έξοδο: { $why }.
cli-is-a-competition = Το { $file } είναι αρχείο αγώνα και δεν αντικαθίσταται. Δώστε άλλο όνομα.
cli-exists = Το { $file } υπάρχει ήδη και δεν αντικαθίσταται. Δώστε άλλο όνομα.
cli-no-chance = Το λειτουργικό σύστημα δεν έδωσε τυχαίους αριθμούς: { $why }.
cli-no-window = Δεν υπάρχει οθόνη για το παράθυρο. Χωρίς οθόνη υπάρχουν οι εντολές grade, draw, rack, check, lexicon, import, export, standings, print, archive, log, verify και demo: δείτε eforos --help.

## Words and lists

cli-not-a-word = «{ $text }» δεν είναι λέξη: { $why }.
cli-unknown-letter = «{ $text }»: εδώ κάθε γράμμα πρέπει να είναι γνωστό, χωρίς ?.
cli-recovered = το «{ $text }» διαβάστηκε ως { $word }.
cli-recovered-either = το «{ $text }» διαβάστηκε ως { $word }· μπορεί να είναι και { $other }.
cli-check-found = { $word }: υπάρχει ({ $list })
cli-check-not-found = { $word }: δεν υπάρχει ({ $list })
cli-list-refused = Ο κατάλογος λέξεων { $file } δεν διαβάστηκε: { $why }.
cli-list-doubtful = Το αρχείο { $file } μοιάζει να μην είναι κατάλογος λέξεων: { $why }. Αν παρ’ όλα αυτά είναι, προσθέστε { $option }.
cli-list-skipped = { $file }: { $what }
cli-list-progress = { $file }: { $percent }%
cli-list-name = Όνομα: { $name }
cli-list-edition = Έκδοση: { $edition }
cli-list-words = Λέξεις: { $words }
cli-list-authoritative = Επίσημος κατάλογος: όποια λέξη λείπει είναι άκυρη.
cli-list-closed = Κλειστός κατάλογος: ισχύουν αυτές και μόνο οι λέξεις του· δεν κρίνεται καμία.
cli-list-external = Βιβλίο ή σελίδα έξω από το πρόγραμμα: για κάθε λέξη αποφασίζει ο διαιτητής, με την πηγή.
cli-list-reference = Κατάλογος αναφοράς: όποια λέξη λείπει περιμένει κρίση του εφόρου.
cli-list-lengths = Ανά μήκος: { $lengths }

## Draws

cli-draw-seed = Σπόρος: { $seed }
cli-draw-commitment = Δέσμευση (SHA-256): { $commitment }
cli-draw-hall = Λέξη της αίθουσας: { $hall }

## Competition files

cli-import-done = Ο αγώνας γράφτηκε στο { $file }.
cli-import-reason = εισαγωγή από έγγραφο ανταλλαγής
cli-rack-board = Λατινικά γράμματα: τις τοποθετήσεις τους σε ταμπλό τις δίνει η εντολή { $command }.
cli-print-other = Αυτό το είδος αγώνα δεν έχει το έγγραφο { $document }. Έχει: { $known }.
cli-demo-done = Η δοκιμαστική διοργάνωση γράφτηκε στο { $file }.
cli-print-done = { $pages ->
    [one] Γράφτηκε το { $file }, 1 σελίδα.
   *[other] Γράφτηκε το { $file }, { $pages } σελίδες.
}
cli-print-no-pages = Από αυτά τα έγγραφα δεν υπάρχει ακόμη κάτι για εκτύπωση.
cli-print-idle-option = Η επιλογή { $option } δεν λέει τίποτε για: { $documents }.
cli-print-nobody = Κανένας παίκτης δεν έχει τον αριθμό ή το όνομα «{ $typed }».
cli-print-several = Το «{ $typed }» ταιριάζει σε { $count } παίκτες: { $players }. Δώστε τον αριθμό.
cli-archive-done = Ο αγώνας αρχειοθετήθηκε στον φάκελο { $folder }.
cli-verify-signed = Υπογεγραμμένος αγώνας, έκδοση { $issue }.
cli-verify-unsigned = Ο αγώνας δεν είναι υπογεγραμμένος.
cli-verify-chain = Γεγονότα: { $events } · κεφαλή αλυσίδας: { $head } · κωδικός: { $code }
cli-verify-tail = Αν κόπηκε το τέλος του αρχείου, δεν φαίνεται από το ίδιο: φαίνεται μόνο απέναντι σε κωδικό που είδε η αίθουσα ή τυπώθηκε: eforos verify ΑΡΧΕΙΟ --head ΚΩΔΙΚΟΣ --events ΑΡΙΘΜΟΣ.
cli-verify-failed = Ο έλεγχος του { $file } βρήκε σφάλμα: { $what }

## Help

cli-help-usage = Χρήση:
cli-help-options = Επιλογές
cli-help-arguments = Ορίσματα
cli-help-commands = Εντολές
cli-about = Έφορος: διοργανώνει αγώνες αναγραμματισμών, από την κλήρωση έως την υπογεγραμμένη κατάταξη. Χωρίς εντολή ανοίγει το παράθυρο.
cli-after = Τα αποτελέσματα βγαίνουν στην έξοδο, όλα τα άλλα στην έξοδο σφαλμάτων. Κωδικός 0: έγινε· 1: δεν έγινε δεκτό· 2: λάθος χρήση. Κατάλογος λέξεων (LIST) είναι αρχείο κειμένου, το PDF της ομοσπονδίας ή έτοιμος κατάλογος. Γλώσσα: --language, EFOROS_LANGUAGE ή οι ρυθμίσεις του συστήματος.
cli-arg-help = Αυτή η βοήθεια
cli-arg-version = Η έκδοση του προγράμματος
cli-arg-language = Γλώσσα: el, en, ro, ca ή pl
cli-arg-open = Ο αγώνας που θα ανοίξει στο παράθυρο
cli-arg-in = Έγγραφο ανταλλαγής (JSON, eforos/1)
cli-arg-file = Αρχείο αγώνα
cli-arg-new = Αρχείο αγώνα που θα δημιουργηθεί· αν υπάρχει, δεν αντικαθίσταται
cli-arg-lexicon = Κατάλογος λέξεων: κείμενο, το PDF της ομοσπονδίας ή έτοιμος κατάλογος
cli-arg-authority = authoritative: όποια λέξη λείπει είναι άκυρη· reference: περιμένει κρίση
cli-arg-json = Αποτέλεσμα σε JSON
cli-arg-csv = Αποτέλεσμα σε CSV
cli-arg-rules = Οι κανονισμοί του προγράμματος με τους οποίους παίζεται: { $names }
cli-arg-mode = Ποιος ορίζει την καλύτερη τοποθέτηση στο ρουμανικό παιχνίδι: η αίθουσα ή το πρόγραμμα
cli-arg-seed = Σπόρος, 64 δεκαεξαδικά ψηφία· αλλιώς τυχαίος
cli-arg-hall = Η λέξη της αίθουσας
cli-arg-count = Πόσοι αγώνες· ένα έγγραφο JSON ανά γραμμή
cli-arg-word = Λέξεις
cli-arg-list = Κατάλογος λέξεων
cli-arg-lists = Κατάλογοι λέξεων· όλοι μαζί γίνονται ένας
cli-arg-force = Φτιάχνει τον κατάλογο ακόμη κι αν το αρχείο δεν μοιάζει με κατάλογο λέξεων
cli-arg-out-list = Ο έτοιμος κατάλογος που θα γραφτεί
cli-arg-name = Όνομα του καταλόγου
cli-arg-edition = Έκδοση του καταλόγου
cli-arg-export-json = Έγγραφο ανταλλαγής (JSON, eforos/1)· έτσι και χωρίς επιλογή
cli-arg-export-html = Η κατάταξη σε μία σελίδα HTML
cli-arg-unnamed = Η σελίδα HTML λέει τις ποινές χωρίς ονόματα και αιτιολογίες
cli-arg-head = Η κεφαλή μιας φωτογραφίας ή ενός χαρτιού: τα 8 ψηφία του κωδικού, ή τουλάχιστον τα πρώτα 16 της ίδιας. Κωδικός εξόδου 0 μόνο αν το ιστορικό την έχει
cli-arg-events = Το γεγονός που γράφει δίπλα της η φωτογραφία
cli-arg-after = Η κατάταξη μετά από αυτόν τον γύρο
cli-arg-out-pdf = Το PDF που θα γραφτεί
cli-arg-of-round = Μόνο αυτός ο γύρος· η κατάταξη, μετά από αυτόν
cli-arg-of-turn = Το ίδιο, στη ρουμανική παρτίδα
cli-arg-of-player = Μόνο αυτός ο παίκτης: αριθμός ή όνομα
cli-arg-templates = Φάκελος με πρότυπα του ομίλου (TOML, λογότυπο)
cli-arg-folder = Φάκελος που θα δημιουργηθεί
cli-arg-manual-folder = Φάκελος που υπάρχει
cli-arg-players = Πόσοι παίκτες, έως 500
cli-check = Αν υπάρχουν οι λέξεις στον κατάλογο (κωδικός 0 όποια κι αν είναι η απάντηση)
cli-lexicon = Κατάλογοι λέξεων
cli-lexicon-info = Τα στοιχεία ενός καταλόγου
cli-lexicon-build = Φτιάχνει έναν έτοιμο κατάλογο, με τα στοιχεία του, από κείμενα ή PDF
cli-import = Φτιάχνει αρχείο αγώνα από έγγραφο ανταλλαγής
cli-export = Γράφει έναν αγώνα ως έγγραφο ανταλλαγής, CSV ή HTML
cli-standings = Η κατάταξη ενός αγώνα
cli-print = Γράφει έγγραφα ενός αγώνα σε PDF
cli-archive = Γράφει σε νέο φάκελο όλα τα έγγραφα, τα αποτελέσματα και ένα αντίγραφο προς δημοσίευση
cli-log = Το ιστορικό ενός αγώνα, μία γραμμή ανά συμβάν
cli-verify = Ελέγχει ένα αρχείο αγώνα: αλυσίδα, κληρώσεις, βαθμούς, υπογεγραμμένη κατάταξη
cli-verify-after = Στο τέλος κάθε γύρου και στην υπογραφή η αίθουσα βλέπει πού βρίσκεται το ιστορικό: «γεγονός 87 · κωδικός 5370 0074». Μια φωτογραφία αρκεί: eforos verify ΑΡΧΕΙΟ --head 53700074 --events 87 λέει αν το ιστορικό του αρχείου είναι ως εκεί αυτό που υπήρχε τότε.
cli-demo = Φτιάχνει έναν ολόκληρο δοκιμαστικό αγώνα, υπογεγραμμένο
cli-manual = Γράφει σε φάκελο τις σελίδες του εγχειριδίου και τις συμπληρώσεις των φλοιών, για ένα πακέτο
cli-arg-words-language = Γλώσσα των λέξεων: el, ro, ca ή pl· χωρίς την επιλογή el
cli-rack-count = { $count ->
    [one] 1 λέξη
   *[other] { $count } λέξεις
}
cli-list-language = Γλώσσα: { $language }
cli-list-latin = Οι λέξεις του είναι με λατινικά γράμματα: δηλώστε τη γλώσσα τους με { $option }.

# The doors of the hall without a window. $url: where; $first, $last: events, or ports; $addresses: several; $line: what was typed
cli-serve = Ανοίγει έναν αγώνα σε φυλλομετρητές της αίθουσας, χωρίς παράθυρο
cli-serve-after = Οι σελίδες βρίσκονται σε μία ιδιωτική διεύθυνση αυτού του υπολογιστή ή, με 127.0.0.1, μόνο στον ίδιο. Ο χρόνος συνεχίζει και καταγράφεται· τίποτα δεν κληρώνεται και δεν ξεκινά από εδώ. Μια γραμμή «close» στην τυπική είσοδο, ή ο τερματισμός της υπηρεσίας από το σύστημα, κλείνει το δίκτυο της αίθουσας. Η γραμμή «invite assistant [ΟΝΟΜΑ]» καλεί έναν σταθμό με PIN, «admit N» και «refuse N» απαντούν σε όποιον περιμένει, «stations» τους δείχνει, «revoke N» βγάζει έναν.
cli-arg-address = Η διεύθυνση όπου τον βρίσκουν οι φυλλομετρητές
cli-arg-ports = Η πρώτη θύρα που δοκιμάζεται (8014)
cli-serve-open = Ανοιχτό σε φυλλομετρητές: { $url }
cli-serve-closed = Το δίκτυο της αίθουσας έκλεισε.
cli-serve-none = Ο υπολογιστής δεν έχει διεύθυνση σε δίκτυο της αίθουσας: συνδεθείτε σε ένα, ή δώστε --address 127.0.0.1 για αυτόν μόνο.
cli-serve-other-ports = Πείτε άλλες με --ports.
cli-serve-recorded = Καταγράφηκαν: συμβάντα { $first }–{ $last }
cli-serve-several = Ο υπολογιστής έχει περισσότερες διευθύνσεις· πείτε μία με --address: { $addresses }
cli-serve-line = Αυτό δεν το ξέρει εδώ: { $line }
cli-arg-as = Ο έφορος στο όνομα του οποίου γίνονται όσα γίνονται εδώ
cli-arg-admit = Πώς μπαίνει σταθμός: με ερώτηση (ask) ή μόνο με το PIN (pin)
cli-arg-invite = Πόσες προσκλήσεις βοηθών ανοίγουν αμέσως
cli-serve-staff = Σταθμοί: { $url } · αποτύπωμα { $fingerprint }
cli-serve-invited = Πρόσκληση { $number }: PIN { $pin } · { $url }
cli-serve-waits = Περιμένει ({ $number }): { $name }, { $station }, από { $from }. «admit { $number }» ή «refuse { $number }»
cli-serve-in = Μπήκε: { $name } ({ $station })
cli-serve-gone = Αποχώρησε ο σταθμός { $station }
cli-serve-refused = Δεν έγινε δεκτός: { $number }
cli-serve-station = { $number }. { $name } ({ $station })
cli-serve-no-referee = Στο όνομα κανενός εφόρου: πείτε ποιος με --as.
