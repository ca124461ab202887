# What is wrong or odd in a document, and the page of results.

# $file: its name; $what: one or more whole sentences
exchange-file = { $file }: { $what }
# $path: where in the document
exchange-at = { $file }, { $path }: { $what }

exchange-empty = Το αρχείο είναι κενό. Δώστε ένα έγγραφο ανταλλαγής (JSON).
exchange-too-large = Το αρχείο ξεπερνά τα { $limit } MB: δεν είναι έγγραφο αγώνα.
exchange-too-many-values = Το αρχείο έχει πάνω από { $limit } τιμές: δεν είναι έγγραφο αγώνα.
exchange-not-utf8 = Γραμμή { $line }, στήλη { $column }: το κείμενο δεν είναι σε UTF-8. Αποθηκεύστε το ως UTF-8.
exchange-no-document = Δεν είναι έγγραφο ανταλλαγής (JSON): ένα έγγραφο αρχίζει με {"{"}. Αν είναι πίνακας (CSV), σελίδα ή άλλο κείμενο, δώστε το έγγραφο που γράφει η «eforos export».
exchange-syntax-too-deep = λίστες και αντικείμενα φωλιάζουν πολύ βαθιά
exchange-syntax-number = ο αριθμός δεν είναι σωστός ή είναι πολύ μεγάλος
exchange-syntax-in-text = χαρακτήρας ελέγχου ή λάθος \ μέσα σε κείμενο
exchange-syntax-trailing = υπάρχει κι άλλο κείμενο μετά το τέλος
exchange-syntax-sign = λείπει ή περισσεύει κάποιο σημείο
exchange-syntax = Γραμμή { $line }, στήλη { $column }: το κείμενο δεν είναι έγκυρο JSON ({ $what }). Διορθώστε το εκεί.
exchange-cut = Γραμμή { $line }, στήλη { $column }: το κείμενο τελειώνει εδώ απότομα. Το αρχείο μάλλον είναι κομμένο· αντιγράψτε το ξανά.
exchange-other-list = Ο κατάλογος λέξεων που δόθηκε (SHA-256 { $got }) δεν είναι αυτός με τον οποίο κρίθηκε ο αγώνας (SHA-256 { $stated }). Δώστε εκείνον.

exchange-unknown-key = Άγνωστο κλειδί. Εδώ υπάρχουν τα: { $known }.
exchange-doubled-key = Το κλειδί υπάρχει δύο φορές. Κρατήστε το ένα.
exchange-missing-key = Το κλειδί λείπει και είναι απαραίτητο. Προσθέστε το.
exchange-wrong-type = Εδώ χρειάζεται { $wanted }, όχι { $got }.
exchange-not-in-range = Εδώ χρειάζεται ακέραιος αριθμός από { $min } έως { $max }.
exchange-not-one-of = Εδώ χρειάζεται μία από τις τιμές: { $known }.
exchange-not-a-digest = Εδώ χρειάζονται 64 δεκαεξαδικά ψηφία (SHA-256).
exchange-unknown-rules = Το πρόγραμμα δεν έχει αυτούς τους κανονισμούς. Το έγγραφο πρέπει να έχει και το κείμενό τους, με τα κλειδιά { $keys }.
exchange-other-rules = Το κείμενο των κανονισμών δεν είναι αυτό που δηλώνει το έγγραφο με τα κλειδιά { $keys }. Εξαγάγετε ξανά το έγγραφο.
exchange-bad-rules = Το κείμενο των κανονισμών δεν διαβάζεται: { $what }.
exchange-unknown-player = Δεν υπάρχει παίκτης με αριθμό { $player } στο «players».
exchange-doubled-player = Ο αριθμός παίκτη { $player } υπάρχει δύο φορές. Κάθε παίκτης έχει δικό του αριθμό.
exchange-doubled-round = Ο γύρος { $round } υπάρχει δύο φορές. Κρατήστε τον έναν.
exchange-doubled-ruling = Για τη λέξη { $word } υπάρχουν δύο κρίσεις. Κρατήστε τη μία.
exchange-not-a-word = «{ $text }» δεν είναι λέξη: { $why }.
exchange-unknown-letter = Εδώ κάθε γράμμα πρέπει να είναι γνωστό, χωρίς ?.

exchange-kind-null = null
exchange-kind-bool = true ή false
exchange-kind-number = αριθμός
exchange-kind-text = κείμενο σε εισαγωγικά
exchange-kind-list = λίστα [ ]
exchange-kind-object = αντικείμενο { "{" } { "}" }

exchange-warn-recovered = { $path }: το «{ $text }» διαβάστηκε ως { $word }.
exchange-warn-recovered-either = { $path }: το «{ $text }» διαβάστηκε ως { $word }· μπορεί να είναι και { $other }.
exchange-warn-odd-date = { $path }: η ημερομηνία δεν έχει τη μορφή 2026-11-21 και κρατήθηκε όπως είναι.
exchange-warn-points-ignored = { $path }: μόνο η αφαίρεση πόντων (deduction) έχει πόντους· αυτοί αγνοήθηκαν.
exchange-warn-embedded-authoritative = Το έγγραφο δεν μεταφέρει τις λέξεις του καταλόγου του («{ $name }»)· κρίθηκε με τον ελεύθερο κατάλογο ως δεσμευτικό, όπως ζητήθηκε, κι ας του λείπουν πολλές λέξεις. Δώστε τον κατάλογο με --lexicon.
exchange-warn-embedded = Το έγγραφο δεν μεταφέρει τις λέξεις του καταλόγου του («{ $name }»)· κρίθηκε με τον ελεύθερο κατάλογο ως λεξικό αναφοράς. Δώστε τον κατάλογο με --lexicon.

exchange-table-empty = Ο πίνακας είναι κενός.
exchange-table-encoding = Το κείμενο δεν διαβάζεται σε καμία γνωστή κωδικοποίηση. Αποθηκεύστε τον πίνακα ως CSV σε UTF-8.
exchange-table-syntax = Γραμμή { $line }: δεν έχει τόσες στήλες όσες η πρώτη, ή κάποιο εισαγωγικό μένει ανοιχτό. Διορθώστε την εκεί.
exchange-table-column = Λείπει η στήλη «{ $column }». Η πρώτη γραμμή του πίνακα ονομάζει τις στήλες: { $all }.
exchange-table-value = Γραμμή { $line }, στήλη «{ $column }»: «{ $value }». { $wanted }
exchange-table-text = Γραμμή { $line }, στήλη «{ $column }»: { $why }
exchange-table-word = Γραμμή { $line }, στήλη «{ $column }»: δεν είναι λέξη: { $why }.
exchange-table-player = Εδώ μπαίνει ο αριθμός του παίκτη, από 1 έως 999.

## The page and the table of results

exchange-standings = Κατάταξη
exchange-rank = Θέση
exchange-number = Αρ.
exchange-player = Παίκτης
exchange-total = Σύνολο
exchange-deductions = Αφαίρεση
exchange-status = Κατάσταση
exchange-round = Γ{ $round }
exchange-by-round = Πόντοι ανά γύρο
exchange-round-whole = Γύρος { $round }
exchange-open =
    { $count ->
        [one] Προσωρινή κατάταξη: { $count } εκκρεμότητα
       *[other] Προσωρινή κατάταξη: { $count } εκκρεμότητες
    }
exchange-after = Μετά τον γύρο { $round }
exchange-provisional = Προσωρινή κατάταξη
exchange-final = Δεν εκκρεμεί τίποτα.
exchange-judged-by = Λεξικό: { $list }
exchange-listed = { $name } { $edition } · { $words } λέξεις · { $authority }
exchange-authoritative = επίσημο
exchange-closed = κλειστό
exchange-external = έξω από το πρόγραμμα
exchange-reference = ενδεικτικό
exchange-status-withdrawn = αποχώρησε
exchange-status-out = αποβλήθηκε από τη συνέχεια
exchange-status-expelled = αποβλήθηκε από τον αγώνα
exchange-no-rank-is = στη στήλη της θέσης: εκτός κατάταξης
exchange-somebody = Ένας παίκτης
exchange-ordinal = { $rank }η
exchange-signed = Υπογεγραμμένη κατάταξη
exchange-signed-issue = έκδοση { $issue } · { $at }
exchange-not-signed = Δεν έχει υπογραφεί ακόμη
exchange-open-which = Τι εκκρεμεί
exchange-about-players =
    { $count ->
        [one] { $count } συμμετοχή
       *[other] { $count } συμμετοχές
    }
exchange-about-ranked = { $count } στην κατάταξη
exchange-about-rounds =
    { $count ->
        [one] { $count } γύρος
       *[other] { $count } γύροι
    }
exchange-about-referee = Έφορος: { $names }
exchange-about-unnamed = Ποινές χωρίς ονόματα
exchange-about-named = Ποινές με ονόματα
exchange-title-unnamed = { $title } · ποινές χωρίς ονόματα
exchange-about-assistants = Βοηθοί εφόρου: { $names }
exchange-chart = Απόσταση από την πρώτη θέση
exchange-chart-beside = σε πόντους, μετά από κάθε γύρο
exchange-figures = Ο αγώνας σε αριθμούς
exchange-tie-breaks = Κριτήρια ισοβαθμίας
exchange-points =
    { $count ->
        [one] πόντος
       *[other] πόντοι
    }
exchange-press-more = πατήστε για περισσότερα
exchange-press = πατήστε για τους γύρους
exchange-deducted = ποινή { $points }
exchange-behind = Από την 1η θέση, σε πόντους:
exchange-why = ίδιο σύνολο με την { $rank }η θέση · { $count }: { $own } έναντι { $theirs }
exchange-why-tie = ισοβαθμία σε όλα με την προηγούμενη θέση
exchange-decided = έλυσε την ισοβαθμία με την προηγούμενη θέση
exchange-best-is = οι περισσότεροι πόντοι του γύρου
exchange-penalties = Ποινές
exchange-without-scores = Οι επιμέρους πόντοι λείπουν: θα έδειχναν σε ποιον επιβλήθηκε ποινή.
exchange-penalties-unnamed =
    { $count ->
        [one] { $count } ποινή· όνομα και αιτιολογία στο αρχείο του ομίλου.
       *[other] { $count } ποινές· ονόματα και αιτιολογίες στο αρχείο του ομίλου.
    }
exchange-objections = Ενστάσεις
exchange-evidence-list = Λεξικό
exchange-evidence-commitment = Δέσμευση
exchange-evidence-seed = Σπόρος
exchange-evidence-hall = Λέξη της αίθουσας
exchange-evidence-table = Πίνακας, SHA-256
exchange-check = Όσα κλήρωσε το πρόγραμμα και κάθε πόντος ελέγχονται από το αντίγραφο προς δημοσίευση, που το έχει ο όμιλος: eforos verify. Γράφτηκε από τον Έφορο.
exchange-check-points = Κάθε πόντος ελέγχεται από το αντίγραφο προς δημοσίευση, που το έχει ο όμιλος: eforos verify. Γράφτηκε από τον Έφορο.
exchange-check-club = Όσα κλήρωσε το πρόγραμμα και κάθε πόντος ελέγχονται από το πλήρες αντίγραφο, που το κρατά ο όμιλος: eforos verify. Γράφτηκε από τον Έφορο.
exchange-check-points-club = Κάθε πόντος ελέγχεται από το πλήρες αντίγραφο, που το κρατά ο όμιλος: eforos verify. Γράφτηκε από τον Έφορο.
exchange-brought-not-read = { $file }: { $why }
exchange-brought-too-large = { $file }: ξεπερνά τα { $limit } MB, δεν είναι αρχείο αγώνα.
exchange-figure-rulings =
    { $count ->
        [one] κρίση λέξης από τον έφορο
       *[other] κρίσεις λέξεων από τον έφορο
    }
exchange-nameless = Παραδόθηκαν χωρίς όνομα, και γι’ αυτό δεν είναι μέσα: { $count } ({ $where }).
