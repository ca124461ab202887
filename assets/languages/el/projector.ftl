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
projector-list = { $name } { $edition } · { $words } λέξεις
projector-paused = Παύση
projector-pencils-down = Τέλος χρόνου — μολύβια κάτω
projector-players =
    { $players ->
        [one] { $players } παίκτης
       *[other] { $players } παίκτες
    }
projector-provisional = ? προσωρινή
projector-results-soon = Τα αποτελέσματα σε λίγο
projector-round = Γύρος { $round } από { $rounds }
projector-rounds-over = Τέλος των γύρων
projector-standings = Κατάταξη μετά τον γύρο { $round }
projector-then = Έπειτα: { $next }
projector-window = Έφορος · αίθουσα
projector-sound-broken = Ο ήχος { $file } δεν παίζεται· ακούγεται ο ήχος του προγράμματος.
projector-break-minutes =
    { $minutes ->
        [one] Το διάλειμμα τελειώνει σε ένα λεπτό
       *[other] Το διάλειμμα τελειώνει σε { $minutes } λεπτά
    }
projector-break-seconds = Το διάλειμμα τελειώνει σε { $seconds } δευτερόλεπτα
projector-ceremony = Απονομή
projector-ceremony-unsigned = Ο αγώνας δεν έχει υπογραφεί: η κατάταξη μπορεί ακόμη να αλλάξει. Να αρχίσει η απονομή;
projector-heard = Οι ειδοποιήσεις ακούγονται.
projector-muted = Σίγαση: οι ειδοποιήσεις μόνο φαίνονται.
projector-no-device = Δεν βρίσκεται συσκευή ήχου· οι ειδοποιήσεις μόνο φαίνονται. Συνδέστε ηχείο: θα βρεθεί μόνο του.
projector-none = καμία
projector-page = σελίδα { $page } από { $pages }
projector-points =
    { $points ->
        [one] { $points } βαθμός
       *[other] { $points } βαθμοί
    }
projector-rank = { $rank }η θέση
projector-signed = Το φύλλο αγώνα υπογράφηκε
projector-sound-check = Ακούγονται οι τρεις ειδοποιήσεις, ένταση { $percent } %. Δικοί σας ήχοι: { $files } (ή .ogg) στον φάκελο { $folder }.
projector-unsigned = ? χωρίς υπογραφή
projector-volume = Ένταση { $percent } %
projector-monitor-gone = Η οθόνη της αίθουσας αποσυνδέθηκε: η αίθουσα είναι τώρα ένα παράθυρο εδώ. Μόλις συνδεθεί ξανά, επιστρέφει εκεί μόνη της.
projector-one-monitor = Μία οθόνη βρέθηκε: το παράθυρο της αίθουσας είναι κάτω δεξιά. Σύρετέ το στον προβολέα και κάντε εκεί διπλό κλικ (ή F11).
projector-on = Στην οθόνη { $name } ({ $width }×{ $height })
# $head: where the history stood then, with its code
projector-head-round = Τέλος γύρου { $round }: { $head }
projector-head-signed = Υπογραφή, έκδοση { $issue }: { $head }
