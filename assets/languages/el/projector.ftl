# The hall’s window.

projector-break = Διάλειμμα
projector-commitment = Δέσμευση της κλήρωσης (SHA-256)
projector-last-minute = Τελευταίο λεπτό
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
projector-sheets-in = φύλλα παραδόθηκαν
projector-standings = Κατάταξη μετά τον γύρο { $round }
projector-then = Έπειτα: { $next }
projector-window = Έφορος · αίθουσα
projector-sound-broken = Ο ήχος { $file } δεν παίζεται· ακούγεται ο ήχος του προγράμματος.
