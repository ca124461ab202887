# Sheets that were keyed elsewhere.

merge-file = Αρχείο με φύλλα
merge-read = Ανάγνωση του αρχείου
merge-take =
    { $count ->
        [one] Παραλαβή { $count } φύλλου
       *[other] Παραλαβή { $count } φύλλων
    }
merge-unanswered =
    { $count ->
        [one] Μένει { $count } χωρίς απάντηση
       *[other] Μένουν { $count } χωρίς απάντηση
    }
merge-nothing = Τίποτε για παραλαβή
merge-help-kinds = Αντίγραφο αυτού του αγώνα από δεύτερο υπολογιστή, έγγραφο ανταλλαγής (JSON) ή πίνακας φύλλων (CSV).
merge-help-sheets = Έρχονται μόνο φύλλα: όχι κρίσεις, ποινές, ενστάσεις, παίκτες ή κληρώσεις.
merge-help-silently = Πρώτα φαίνεται τι είναι νέο και τι διαφέρει· τίποτε δεν αντικαθίσταται χωρίς απάντηση.
merge-source = { $file } · { $kind }
merge-kind-copy = αντίγραφο αυτού του αγώνα
merge-kind-document = έγγραφο ανταλλαγής
merge-kind-table = πίνακας
merge-none = Κανένα φύλλο: τίποτε δεν καταχωρίστηκε εκεί.
merge-count-new =
    { $count ->
        [one] { $count } νέο
       *[other] { $count } νέα
    }
merge-count-differ =
    { $count ->
        [one] { $count } διαφέρει
       *[other] { $count } διαφέρουν
    }
merge-count-refused =
    { $count ->
        [one] { $count } δεν γίνεται δεκτό
       *[other] { $count } δεν γίνονται δεκτά
    }
merge-count-same =
    { $count ->
        [one] { $count } ίδιο
       *[other] { $count } ίδια
    }
merge-new =
    { $count ->
        [one] Νέα, γύρος { $rounds } ({ $sheets }): { $players }
       *[other] Νέα, γύροι { $rounds } ({ $sheets }): { $players }
    }
merge-names-more = και { $count } ακόμη
merge-sheets =
    { $count ->
        [one] { $players }, γύρος { $rounds }
       *[other] { $players }, γύροι { $rounds }
    }
merge-group-all = Και τα { $count }: { $choice }
merge-group =
    { $count ->
        [one] { $about }
       *[other] { $count } φύλλα · { $about }
    }
merge-change-rank = { $player } (θέση { $from } → { $to })
merge-keyed-otherwise = Περάστηκαν αλλιώς εδώ και αλλιώς στο αρχείο.
merge-conflicts =
    { $count ->
        [one] Διαφέρει { $count } φύλλο. Κοιτάξτε το χαρτί και πείτε τι ισχύει.
       *[other] Διαφέρουν { $count } φύλλα, χωρίς απάντηση { $open }. Κοιτάξτε το χαρτί και πείτε τι ισχύει.
    }
merge-answered =
    { $count ->
        [one] Διαφέρει { $count } φύλλο: απαντήθηκε.
       *[other] Διαφέρουν { $count } φύλλα: απαντήθηκαν όλα.
    }
merge-more = … και άλλα { $count }: απαντώνται μαζί, με τα κουμπιά για όλα τα υπόλοιπα.
merge-sheet = { $number }. { $player }, γύρος { $round }
merge-here = Εδώ
merge-there = Στο αρχείο
merge-keep = Μένει το φύλλο που είναι εδώ
merge-take-there = Ισχύει του αρχείου
merge-second = Δεύτερη καταχώριση
merge-rest-keep = Όλα τα υπόλοιπα: μένουν τα εδώ
merge-rest-take-there = Όλα τα υπόλοιπα: ισχύουν του αρχείου
merge-rest-second = Όλα τα υπόλοιπα: δεύτερη καταχώριση
merge-declared = Εδώ δηλώθηκε ότι δεν παραδόθηκε φύλλο.
merge-corrected-there = Στο αρχείο είναι διορθωμένο· εδώ μένει όπως ήταν πριν.
merge-checked-here = Το φύλλο που είναι εδώ έχει ελεγχθεί από δεύτερο πρόσωπο.
merge-late-here = Εκπρόθεσμο μόνο εδώ: έτσι μένει.
merge-late-there = Εκπρόθεσμο μόνο στο αρχείο: εδώ μένει εμπρόθεσμο.
merge-changes = Τι αλλάζει:
merge-other-name = ο αριθμός εκεί είναι: { $there }, εδώ: { $here }. Διορθώστε τον αριθμό ή το όνομα και διαβάστε ξανά το αρχείο.
merge-other-letters = εκεί ο γύρος παίχτηκε με άλλα γράμματα ({ $there }, εδώ { $here }).
merge-note-drafts =
    { $count ->
        [one] { $count } πρόχειρο του αντιγράφου δεν αποθηκεύτηκε εκεί και δεν έρχεται ({ $sheets }).
       *[other] { $count } πρόχειρα του αντιγράφου δεν αποθηκεύτηκαν εκεί και δεν έρχονται ({ $sheets }).
    }
merge-note-unsettled =
    { $count ->
        [one] Σε { $count } φύλλο του αντιγράφου δύο καταχωρίσεις διαφέρουν: έρχεται η πρώτη ({ $sheets }).
       *[other] Σε { $count } φύλλα του αντιγράφου δύο καταχωρίσεις διαφέρουν: έρχεται η πρώτη ({ $sheets }).
    }
merge-note-checked =
    { $count ->
        [one] { $count } φύλλο ελέγχθηκε στο αντίγραφο: ο έλεγχος δεν έρχεται ({ $sheets }).
       *[other] { $count } φύλλα ελέγχθηκαν στο αντίγραφο: ο έλεγχος δεν έρχεται ({ $sheets }).
    }
merge-note-older =
    { $count ->
        [one] { $count } φύλλο έχει διορθωθεί εδώ και μένει όπως είναι ({ $sheets }).
       *[other] { $count } φύλλα έχουν διορθωθεί εδώ και μένουν όπως είναι ({ $sheets }).
    }
merge-note-lateness =
    { $count ->
        [one] { $count } φύλλο είναι εκπρόθεσμο μόνο στο ένα από τα δύο: ισχύει ό,τι λέει αυτός ο αγώνας ({ $sheets }).
       *[other] { $count } φύλλα είναι εκπρόθεσμα μόνο στο ένα από τα δύο: ισχύει ό,τι λέει αυτός ο αγώνας ({ $sheets }).
    }
merge-note-begun =
    { $count ->
        [one] { $count } νέο φύλλο έχει εδώ πρόχειρο· το πρόχειρο μένει, να το δείτε μετά ({ $sheets }).
       *[other] { $count } νέα φύλλα έχουν εδώ πρόχειρο· τα πρόχειρα μένουν, να τα δείτε μετά ({ $sheets }).
    }
merge-note-unexpected =
    { $count ->
        [one] { $count } νέο φύλλο δεν αναμενόταν σε αυτόν τον γύρο ({ $sheets }).
       *[other] { $count } νέα φύλλα δεν αναμένονταν σε αυτόν τον γύρο ({ $sheets }).
    }
merge-note-nameless =
    { $count ->
        [one] { $count } φύλλο χωρίς όνομα μένει στο αντίγραφο: δώστε του εκεί παίκτη και διαβάστε το ξανά.
       *[other] { $count } φύλλα χωρίς όνομα μένουν στο αντίγραφο: δώστε τους εκεί παίκτη και διαβάστε το ξανά.
    }
merge-note-others =
    { $count ->
        [one] { $count } άλλη πράξη του αντιγράφου δεν έρχεται: έρχονται μόνο φύλλα.
       *[other] { $count } άλλες πράξεις του αντιγράφου δεν έρχονται (κρίσεις, ποινές, παίκτες…): έρχονται μόνο φύλλα.
    }
merge-note-read = Γραμμή { $line }: το «{ $text }» διαβάστηκε ως { $word }.
merge-note-read-either = Γραμμή { $line }: το «{ $text }» διαβάστηκε ως { $word }· μπορεί να είναι και { $other }.
merge-note-more = … και άλλες { $count } παρατηρήσεις.
merge-archive = { $file }: είναι αρχείο λογιστικού φύλλου ή συμπιεσμένο. Ανοίξτε το και αποθηκεύστε τον πίνακα ως CSV.
merge-pdf = { $file }: είναι PDF. Χρειάζεται αντίγραφο του αγώνα, έγγραφο ανταλλαγής ή πίνακας CSV.
merge-same-file = { $file }: είναι το αρχείο που είναι ανοιχτό. Δώστε το αντίγραφο του δεύτερου υπολογιστή.
merge-other-competition = { $file }: είναι άλλος αγώνας («{ $title }»). Μόνο από αντίγραφο αυτού του αγώνα παίρνονται φύλλα.
merge-reason = Παραλαβή από { $file }
merge-done =
    { $count ->
        [one] Παραλήφθηκε { $count } φύλλο από το { $file }.
       *[other] Παραλήφθηκαν { $count } φύλλα από το { $file }.
    }
