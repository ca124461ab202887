# What is odd in a document of sheets, and the columns of its results.

exchange-doubled-sheet = Ο παίκτης { $player } έχει δύο φύλλα σε αυτόν τον γύρο. Κρατήστε το ένα.
exchange-handed-in = Ο παίκτης { $player } δεν παρέδωσε εδώ φύλλο (not_handed_in), κι όμως αυτό έχει λέξεις ή είναι εκπρόθεσμο. Αφαιρέστε το ένα από τα δύο.

exchange-warn-outside-span = { $path }: ο παίκτης { $player } δεν συμμετείχε στον γύρο { $round } (from_round, to_round)· το φύλλο μετρά.
exchange-warn-sheets-without-letters = { $path }: ο γύρος { $round } εγκαταλείφθηκε πριν από την κλήρωση· τα φύλλα του παραλείφθηκαν.
exchange-warn-guard-broken = { $path }: μετά τον γύρο { $round } μένουν { $left } σύμφωνα μεγάλης αξίας ενώ θα τραβηχτούν ακόμη { $still } σύμφωνα· ο κανόνας των τελευταίων συμφώνων δεν τηρήθηκε.

exchange-table-round = Εδώ μπαίνει ένας γύρος από 1 έως 14.
exchange-table-name = Ο ίδιος παίκτης έχει πιο πάνω άλλο όνομα στον ίδιο γύρο.
exchange-table-field = Εδώ μπαίνει το πεδίο: 7, 6, 5, 4 ή 3.
exchange-table-late = Εδώ μπαίνει true (εκπρόθεσμο), false ή τίποτε.

## The page and the table of results

exchange-lost = Χαμένοι
exchange-sevens = 7γρ.
exchange-sixes = 6γρ.
exchange-fives = 5γρ.
exchange-fours = 4γρ.
exchange-high = Μεγ.

exchange-mark-absent = –
exchange-mark-absent-is = δεν συμμετείχε στον γύρο
exchange-mark-late = Ε
exchange-mark-late-is = εκπρόθεσμο φύλλο: 0
exchange-mark-void = Μ
exchange-mark-void-is = μηδενισμός: 0
exchange-mark-none = Δ
exchange-mark-none-is = δεν παραδόθηκε φύλλο: 0
exchange-mark-open = ?
exchange-mark-open-is = εκκρεμεί
exchange-figure-valid =
    { $count ->
        [one] έγκυρη λέξη
       *[other] έγκυρες λέξεις
    } σε { $sheets ->
        [one] { $sheets } φύλλο
       *[other] { $sheets } φύλλα
    }
exchange-figure-without =
    { $count ->
        [one] (χωρίς το 1 φύλλο όποιου δεν έχει θέση)
       *[other] (χωρίς τα { $count } φύλλα όσων δεν έχουν θέση)
    }
exchange-figure-best = οι περισσότεροι πόντοι σε έναν γύρο: { $player }, γύρος { $round }
exchange-figure-sevens =
    { $count ->
        [one] έγκυρη λέξη με 7 γράμματα
       *[other] έγκυρες λέξεις με 7 γράμματα
    }
exchange-figure-mean = πόντοι κατά μέσο όρο σε κάθε φύλλο
exchange-lost-is = πόντοι που χάθηκαν σε άκυρες λέξεις
exchange-sevens-is = έγκυρες λέξεις με 7 γράμματα
exchange-sixes-is = έγκυρες λέξεις με 6 γράμματα
exchange-fives-is = έγκυρες λέξεις με 5 γράμματα
exchange-fours-is = έγκυρες λέξεις με 4 γράμματα
exchange-lost-said = χαμένοι σε άκυρες
exchange-by-length-said = έγκυρες με 7, 6, 5, 4 γράμματα:
exchange-high-said = με γράμμα μεγάλης αξίας
exchange-high-is = έγκυρες λέξεις με γράμμα μεγάλης αξίας
