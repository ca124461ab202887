# The hall’s window.

projector-break = Διάλειμμα
projector-commitment = Δέσμευση της κλήρωσης (SHA-256)
projector-last-minutes =
    { $minutes ->
        [one] Τελευταίο λεπτό
       *[other] Τελευταία { $minutes } λεπτά
    }
projector-last-so-many-seconds = Τελευταία { $seconds } δευτερόλεπτα
projector-last-seconds = Τελευταία δευτερόλεπτα
projector-list = Κατάλογος λέξεων
projector-list-words =
    { $words ->
        [one] { $words } λέξη
       *[other] { $words } λέξεις
    }
projector-paused = Παύση
projector-pencils-down = Τέλος χρόνου — μολύβια κάτω
projector-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
projector-provisional = ? προσωρινή
projector-provisional-missing =
    { $count ->
        [one] ? προσωρινή · λείπει { $count } φύλλο
       *[other] ? προσωρινή · λείπουν { $count } φύλλα
    }
projector-results-soon = Τα αποτελέσματα σε λίγο
projector-reopened = Ο αγώνας άνοιξε ξανά· ακολουθεί νέα έκδοση
projector-round = Γύρος { $round } από { $rounds }
projector-rounds-over = Τέλος των γύρων
projector-standings = Κατάταξη μετά τον γύρο { $round }
projector-standings-final = Τελική κατάταξη
projector-then = Συνεχίζουμε με τον γύρο { $round }
projector-window = Έφορος · αίθουσα
projector-sound-broken = Ο ήχος { $file } δεν παίζεται· ακούγεται ο ήχος του προγράμματος.
projector-break-minutes =
    { $minutes ->
        [one] Το διάλειμμα τελειώνει μέσα σε ένα λεπτό
       *[other] Το διάλειμμα τελειώνει μέσα σε { $minutes } λεπτά
    }
projector-break-seconds = Το διάλειμμα τελειώνει μέσα σε { $seconds } δευτερόλεπτα
projector-ceremony = Απονομή
# The ceremony in capitals, on tiles.
projector-ceremony-tiles = ΑΠΟΝΟΜΗ
projector-ceremony-first = Πρώτα: { $first }.
projector-ceremony-from = Αρχή
projector-ceremony-from-last = Από την τελευταία
projector-ceremony-from-tenth = Από τη 10η
projector-ceremony-from-third = Από την 3η
projector-ceremony-from-typed = Από άλλη θέση
projector-ceremony-goes-on = Η απονομή συνεχίζεται: έγιναν { $called } από { $calls } βήματα
projector-ceremony-is-back = Η απονομή συνεχίζεται εκεί που έμεινε: έγιναν { $called } από { $calls } βήματα.
projector-ceremony-no-place = Γράψτε τον αριθμό μιας θέσης.
projector-ceremony-place = Θέση
projector-ceremony-unsigned = Ο αγώνας δεν έχει υπογραφεί: η κατάταξη μπορεί ακόμη να αλλάξει. Να αρχίσει η απονομή;
projector-instead = Η αίθουσα παίζει με τα γράμματα και τον χρόνο που βλέπει: θα τα χάσει, ώσπου να επιστρέψει η αυτόματη σκηνή.
projector-instead-of-calls = Η αίθουσα θα δει όλες τις θέσεις, και την πρώτη, πριν ακουστούν.
projector-coming = { $rank }: { $who }
projector-coming-end = Τέλος απονομής: όλη η κατάταξη
projector-coming-place = { $rank } στο βάθρο · ύστερα το όνομα: { $who }
projector-coming-thanks = Ευχαριστίες
projector-heard = Οι ειδοποιήσεις ακούγονται.
projector-muted = Σίγαση: οι ειδοποιήσεις μόνο φαίνονται.
projector-no-device = Δεν βρίσκεται συσκευή ήχου· οι ειδοποιήσεις μόνο φαίνονται. Συνδέστε ηχείο: θα βρεθεί μόνο του.
projector-none = καμία
projector-page = σελίδα { $page } από { $pages }
projector-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
projector-rank = { $rank }η θέση
projector-signed-again = Υπογράφηκε ξανά, έκδοση { $issue }: { $changed }
projector-signed = Το φύλλο αγώνα υπογράφηκε
projector-signed-ceremony = Υπογράφηκε το φύλλο αγώνα: ακολουθεί η απονομή
projector-thanks = Ευχαριστούμε όσους έπαιξαν
projector-sound-check = Ακούγονται οι τρεις ειδοποιήσεις, ένταση { $percent } %. Δικοί σας ήχοι: { $files } (ή .ogg) στον φάκελο { $folder }.
projector-unsigned = ? χωρίς υπογραφή
projector-volume = Ένταση { $percent } %
projector-monitor-gone = Η οθόνη της αίθουσας αποσυνδέθηκε: η αίθουσα είναι τώρα ένα παράθυρο εδώ. Μόλις συνδεθεί ξανά, επιστρέφει εκεί μόνη της.
projector-one-monitor = Βρέθηκε μία οθόνη: σύρετε το παράθυρο της αίθουσας (κάτω δεξιά· Alt Tab) στον προβολέα και πατήστε εκεί F11.
projector-is-back = Το παράθυρο της αίθουσας ήταν ανοιχτό όταν τελείωσε το πρόγραμμα και άνοιξε ξανά εκεί που ήταν.
projector-on = Στην οθόνη { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = Τέλος γύρου { $round }: { $head }
projector-head-signed = Υπογραφή, έκδοση { $issue }: { $head }
projector-clubs =
    { $count ->
        [one] { $count } όμιλος
       *[other] { $count } όμιλοι
    }
projector-greeting = ΚΑΛΩΣ ΗΡΘΑΤΕ
projector-equals = Με ίσους πόντους:
projector-equal-in-all = ίσοι σε όλα τα κριτήρια
projector-heading-rank = Θέση
projector-heading-round = γύρος { $round }
projector-heading-total = σύνολο
projector-leaders = Μετά τον γύρο { $round }
projector-leaders-counting = Μετά τον γύρο { $round } · μετράμε τον γύρο { $last }
projector-leaders-counting-several = Μετά τον γύρο { $round } · μετράμε τους γύρους { $first }–{ $last }
projector-leaders-provisional = Μετά τον γύρο { $round } · προσωρινή
# Capitals that fall on tiles for who won.
projector-letters = ΑΝΤΣΕΡΩΜΚΗΙΟΨΛ
projector-others = και { $count } ακόμη
projector-places = θέσεις { $from } έως { $to }
projector-rank-short = { $rank }η
projector-rounds =
    { $rounds ->
        [one] { $rounds } γύρος
       *[other] { $rounds } γύροι
    }
projector-rounds-so-far = { $over } από { $rounds }
projector-rounds-played = Παίχτηκαν { $over } από { $rounds }
projector-word = Η λέξη της αίθουσας
projector-starts = Αρχίζουμε στις { $time }
projector-starts-soon = Αρχίζουμε σε λίγο
projector-expelled = αποβολή
