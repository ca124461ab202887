# Sheets: the grid and the sheet on the desk.

sheets-about = γύρος { $round } · φύλλο { $player }-{ $round }
sheets-about-changed = φύλλο { $player }-{ $round } · … άλλαξε
sheets-being-corrected = Το φύλλο αυτό διορθώνεται στην κονσόλα: παίρνει τον παίκτη του μόλις αποθηκευτεί η διόρθωση.
sheets-cannot-save = Το «{ $typed }» δεν είναι λέξη: διορθώστε το και αποθηκεύστε ξανά. Για γράμμα που δεν διαβάζεται γράψτε «?».
sheets-cannot-save-sign = Το «{ $typed }» δεν είναι λέξη: το «{ $sign }» δεν είναι γράμμα του αλφαβήτου της. Διορθώστε το και αποθηκεύστε ξανά. Για γράμμα που δεν διαβάζεται γράψτε «?».
sheets-cell = { $player }, γύρος { $round }: { $state }
sheets-illegible = δεν διαβάζεται
sheets-invalid = Άκυρες { $count } · { $points }
sheets-valid = Έγκυρες { $count } · { $points }
sheets-open = Προς κρίση { $count }
sheets-unread = Δεν είναι λέξεις { $count }
sheets-is-void = ✗ Το φύλλο είναι άκυρο: τίποτε δεν μετρά.
sheets-is-of-expelled = – Έχει αποβληθεί: φύλλο αυτού του γύρου δεν αναμένεται.
sheets-is-late = ! Το φύλλο είναι εκπρόθεσμο: καμία λέξη του δεν μετρά.
sheets-lacks = λείπει το { $letter }
# Within an entry the blanks do not break: a sign stays with its word.
sheets-legend-expected = · αναμένεται
sheets-legend-collected = ◐ παραλήφθηκε
sheets-legend-draft = … πρόχειρο
sheets-legend-keyed = ✓ περάστηκε
sheets-legend-checked = ✓✓ ελέγχθηκε
sheets-legend-unsettled = ≠ διαφέρουν
sheets-legend-late = ! !✓ εκπρόθεσμο
sheets-legend-none = – δεν παραδόθηκε
sheets-legend-void = 0 μηδενισμένο
sheets-misplaced = λάθος πεδίο
sheets-missing =
    { $count ->
        [one] Φύλλα · λείπει { $count }
       *[other] Φύλλα · λείπουν { $count }
    }
sheets-without-name = { $count } χωρίς όνομα
sheets-differing =
    { $count ->
        [one] διαφέρει { $count }
       *[other] διαφέρουν { $count }
    }
sheets-twice =
    { $count ->
        [one] { $count } περασμένο δύο φορές
       *[other] { $count } περασμένα δύο φορές
    }
sheets-none-missing-twice = Κανένα φύλλο δεν λείπει, αλλά ένα χαρτί περάστηκε δύο φορές.
sheets-settle-twice = Να μετρήσει μία φορά…
sheets-state-twice = το ίδιο φύλλο δύο φορές
sheets-legend-twice = = δύο φορές
sheets-is-twice = = Εδώ βρίσκεται το ίδιο φύλλο δύο φορές, με τις ίδιες λέξεις. Μετρά μία φορά: καταχωρίστε το.
sheets-paper-veiled = Στο έγγραφο αυτό υπάρχουν λέξεις φύλλων που ίσως περάσετε εσείς δεύτερη φορά. Το τυπώνει ο έφορος· εσείς, μόλις περαστούν δεύτερη φορά ή ελεγχθούν.
sheets-seen-first = Είδατε την πρώτη καταχώριση: τη δεύτερη την κάνει άλλο πρόσωπο. Εσείς συγκρίνετε με το χαρτί.
sheets-checked = { $number }-{ $round }: ελέγχθηκε
sheets-no-letter = όχι γράμμα: «{ $sign }»
sheets-no-word = δεν είναι λέξη
sheets-no-players = Προσθέστε πρώτα παίκτες στον Αγώνα.
sheets-no-round = Δεν έχει παιχτεί ακόμη γύρος. Τα φύλλα του περνιούνται εδώ, μόλις τελειώσει ο χρόνος του.
sheets-none-missing = Δεν λείπει κανένα φύλλο.
sheets-none-missing-but = Κανένα φύλλο δεν λείπει, αλλά δύο καταχωρίσεις διαφέρουν.
sheets-take-one = Πατήστε ένα φύλλο στον πίνακα.
sheets-not-in-list = δεν είναι στον κατάλογο
sheets-recovered = Το «{ $typed }» διαβάστηκε { $read }. Μήπως { $other };
sheets-repeated = επανάληψη
sheets-ruled-invalid = κρίθηκε άκυρη
sheets-state-changed = περάστηκε, άλλαξε και δεν αποθηκεύτηκε
sheets-state-checked-changed = ελέγχθηκε, άλλαξε και δεν αποθηκεύτηκε
sheets-state-checked = ελέγχθηκε
sheets-state-collected = παραλήφθηκε
sheets-taken-in = παραλήφθηκε, δεν έχει περαστεί ακόμη
sheets-state-draft = πρόχειρο
sheets-state-again = περάστηκε, η δεύτερη καταχώριση δεν τελείωσε
sheets-state-expected = αναμένεται
sheets-state-keyed = περάστηκε
sheets-state-late = εκπρόθεσμο
sheets-state-late-draft = εκπρόθεσμο, πρόχειρο
sheets-state-late-keyed = εκπρόθεσμο, περάστηκε, δεν μετρά
sheets-state-none = δεν παραδόθηκε
sheets-state-not-expected = δεν αναμένεται
sheets-state-to-come = ο γύρος δεν έχει τελειώσει
sheets-state-unsettled = δύο καταχωρίσεις διαφέρουν
sheets-state-void = μηδενισμένο
sheets-total = Σύνολο { $points }
sheets-undecided = άγνωστη, προς κρίση
sheets-unreadable = δεν διαβάζεται
sheets-word-valid = έγκυρη
sheets-is-not-handed-in = – Δηλώθηκε ότι δεν παραδόθηκε φύλλο: ο γύρος μετρά 0.
sheets-typed-though-none = ▲ Έχει δηλωθεί ότι δεν παραδόθηκε: η αποθήκευση ρωτά ποιου είναι το χαρτί.
sheets-go-on = Επόμενο που λείπει
sheets-was-handed-in = Παραδόθηκε τελικά
sheets-otherwise-void = Αν μετρούσε: { $would }
sheets-total-void = Άκυρο φύλλο · 0
sheets-typed = · γράφτηκε «{ $typed }»
sheets-other-keyboard =
    { $count ->
        [one] { $count } λέξη γράφτηκε με λατινικά γράμματα και διαβάστηκε ελληνικά.
       *[other] { $count } λέξεις γράφτηκαν με λατινικά γράμματα και διαβάστηκαν ελληνικά.
    }
sheets-find = Φύλλο με κωδικό, αριθμό ή όνομα
sheets-found = { $number }. { $player }, γύρος { $round }
sheets-find-hint = κωδικός, αριθμός ή όνομα
sheets-code-wrong = Ο κωδικός δεν είναι σωστός: κάποιο ψηφίο διαβάστηκε ή γράφτηκε λάθος.
sheets-code-other = Το φύλλο είναι άλλου αγώνα.
sheets-nameless-kept =
    { $count ->
        [one] Αποθηκεύτηκε φύλλο χωρίς όνομα, γύρος { $round }: { $count } λέξη
       *[other] Αποθηκεύτηκε φύλλο χωρίς όνομα, γύρος { $round }: { $count } λέξεις
    }
sheets-agree = { $number }-{ $round }: οι δύο καταχωρίσεις συμφωνούν, το φύλλο ελέγχθηκε.
sheets-moved = Το φύλλο δόθηκε στον παίκτη του: { $player }, γύρος { $round }.
sheets-exchanged = Γύρος { $round }: ανταλλάχθηκαν τα φύλλα { $one } και { $other }.
sheets-no-words = καμία λέξη
sheets-first-is-empty = Στην πρώτη καταχώριση δεν υπάρχει καμία λέξη.
sheets-second-is-empty = Στη δεύτερη καταχώριση δεν υπάρχει καμία λέξη.
sheets-nameless =
    { $count ->
        [0] ◆ Γύρος { $round }, καμία λέξη: χωρίς όνομα
        [one] ◆ Γύρος { $round }, { $first }: { $count } λέξη, χωρίς όνομα
       *[other] ◆ Γύρος { $round }, { $first }: { $count } λέξεις, χωρίς όνομα
    }
sheets-nameless-all = ◆ { $count } φύλλα χωρίς όνομα
sheets-name-them = Σε ποιον ανήκουν;…
sheets-name-it = Σε ποιον ανήκει;…
sheets-is-second = Δεύτερη καταχώριση: γράψτε το φύλλο από την αρχή. Η πρώτη δεν φαίνεται.
sheets-second-of-another =
    { $count ->
        [one] Τη { $count } λέξη εδώ δεν γράψατε εσείς: { $name }. Σβήστε την, αν δεν τη διαβάζετε και εσείς στο χαρτί.
       *[other] Τις { $count } λέξεις εδώ δεν γράψατε εσείς: { $name }. Σβήστε τες, αν δεν τις διαβάζετε και εσείς στο χαρτί.
    }
sheets-is-unsettled = ≠ Δύο καταχωρίσεις διαφέρουν.
sheets-settle-first = Τρίτη καταχώριση δεν γίνεται: λύστε πρώτα τις διαφορές του φύλλου { $number }-{ $round }.
sheets-begun-again = … { $number }-{ $round }: δεύτερη καταχώριση που δεν τελείωσε
sheets-nameless-goes-on =
    { $count ->
        [one] Συνεχίζεται το φύλλο χωρίς όνομα που είχε αρχίσει, γύρος { $round }: { $count } λέξη. Αν κρατάτε άλλο, αποθηκεύστε πρώτα αυτό.
       *[other] Συνεχίζεται το φύλλο χωρίς όνομα που είχε αρχίσει, γύρος { $round }: { $count } λέξεις. Αν κρατάτε άλλο, αποθηκεύστε πρώτα αυτό.
    }
sheets-begun-correction = … { $number }-{ $round }: διόρθωση που δεν αποθηκεύτηκε
sheets-unsaved = { $count } με διόρθωση που δεν αποθηκεύτηκε
sheets-begun-nameless = … Γύρος { $round }: μισό φύλλο χωρίς όνομα
sheets-begun-nameless-again = … Γύρος { $round }: διόρθωση φύλλου χωρίς όνομα που δεν αποθηκεύτηκε
sheets-go-on-again = Συνέχεια
sheets-whole = Ισχύει ολόκληρη
sheets-first-keying = Πρώτη καταχώριση · { $who }
sheets-second-keying = Δεύτερη καταχώριση · { $who }
sheets-only-first = { $word } · πεδίο { $field } · μόνο στην πρώτη καταχώριση
sheets-only-second = { $word } · πεδίο { $field } · μόνο στη δεύτερη καταχώριση
sheets-stands = Είναι στο φύλλο
sheets-stands-not = Δεν είναι
sheets-which-field = { $word } · σε ποιο πεδίο;
sheets-which-word = πεδίο { $field } · ποια λέξη;
sheets-which-of-two = Ποια λέξη;
sheets-both = Και οι δύο
sheets-both-fields = Και στα δύο
sheets-neither = Καμία
sheets-neither-field = Σε κανένα
sheets-version = Έκδοση { $version } · { $at } · { $who } · { $words }
sheets-version-why = αιτιολογία: { $reason }
sheets-second-by-another = Πρέπει άλλο πρόσωπο για τη δεύτερη καταχώριση: την πρώτη έκανε το πρόσωπο που είναι τώρα στο γραφείο ({ $name }).
sheets-unchecked = Χωρίς έλεγχο: { $count }
sheets-unchecked-own = Χωρίς έλεγχο από άλλο πρόσωπο: { $count }
sheets-none-to-check = Δεν μένει φύλλο χωρίς έλεγχο.
sheets-others-check =
    { $count ->
        [one] Μένει { $count } φύλλο χωρίς έλεγχο, που το πέρασε το πρόσωπο στο γραφείο: το ελέγχει άλλο πρόσωπο.
       *[other] Μένουν { $count } φύλλα χωρίς έλεγχο, που τα πέρασε το πρόσωπο στο γραφείο: τα ελέγχει άλλο πρόσωπο.
    }
sheets-was-checked = ✓✓ Το αποθηκευμένο ελέγχθηκε: { $who }
sheets-is-checked = ✓✓ Ελέγχθηκε: { $who }
sheets-is-rejected = Δεν συμφωνεί με το χαρτί: διορθώστε τις λέξεις και αποθηκεύστε νέα έκδοση.
sheets-reason-rejected = έλεγχος με το χαρτί
sheets-saved = Αποθηκευμένη έκδοση { $version } · { $at } · { $who }
sheets-older-round = Διορθώνεται ο γύρος { $round }. Ο τελευταίος που παίχτηκε: { $current }.
sheets-only-order = Οι λέξεις μένουν οι ίδιες.
sheets-words-gone = Φεύγουν: { $words }
sheets-check-goes = Ήταν ελεγμένο (✓✓): η νέα έκδοση περιμένει νέο έλεγχο.
sheets-agrees-now = Έτσι συμφωνεί με τη δεύτερη καταχώριση.
sheets-differs-still = Διαφέρει ακόμη (≠) από τη δεύτερη καταχώριση: οι διαφορές περιμένουν.
sheets-words-added = Προστίθενται: { $words }
sheets-words =
    { $count ->
        [one] { $count } λέξη
       *[other] { $count } λέξεις
    }
sheets-tab = Tab: επόμενο πεδίο
sheets-now-saved = Αποθηκεύτηκε το { $number }-{ $round }: { $count ->
        [one] { $count } λέξη
       *[other] { $count } λέξεις
    }, { $points ->
        [one] { $figure } πόντος
       *[other] { $figure } πόντοι
    }
sheets-now-late = εκπρόθεσμο, δεν μετρά
sheets-now-agree = { $number }-{ $round }: οι δύο καταχωρίσεις συμφωνούν τώρα: { $count ->
        [one] { $count } λέξη
       *[other] { $count } λέξεις
    }, { $points ->
        [one] { $figure } πόντος
       *[other] { $figure } πόντοι
    }
sheets-others = Φύλλα άλλων γύρων
sheets-of-round = Γύρος { $round }
sheets-worth = { $count ->
        [one] { $count } λέξη
       *[other] { $count } λέξεις
    } · { $points ->
        [one] { $figure } πόντος
       *[other] { $figure } πόντοι
    }
sheets-begun-elsewhere = Σε άλλον σταθμό αυτό το φύλλο έχει αλλαγές που δεν αποθηκεύτηκαν. Όσο υπάρχουν, ο αγώνας δεν υπογράφεται.
sheets-drop-others = Απόρριψη όσων δεν αποθηκεύτηκαν αλλού
sheets-dropped = Όσα γράφτηκαν και δεν αποθηκεύτηκαν απορρίφθηκαν.
sheets-misplaced-words = { $count ->
    [one] Η λέξη στο πεδίο { $field } είναι { $to }: { $words }.
   *[other] Οι { $count } λέξεις στο πεδίο { $field } είναι όλες { $to }: { $words }.
}
sheets-misplaced-some = { $count ->
    [one] Η λέξη { $words } στο πεδίο { $field } είναι { $to }.
   *[other] { $count } λέξεις στο πεδίο { $field } είναι { $to }: { $words }.
}
sheets-misplaced-several = { $count } λέξεις στο πεδίο { $field } δεν ανήκουν εκεί: { $to }.
sheets-misplaced-space = { $count ->
    [one] { $words }: μήπως είναι δύο λέξεις και λείπει ένα κενό;
   *[other] { $words }: μήπως είναι δύο λέξεις η καθεμιά και λείπει ένα κενό;
}
sheets-misplaced-paper = Σε ποιο πεδίο είναι στο χαρτί;
sheets-misplaced-move = Στο σωστό πεδίο: μετακίνηση
sheets-misplaced-keep = Εκεί που γράφτηκε: δεν μετρά
sheets-all-move = Μετακίνηση όλων στο πεδίο του μήκους τους
sheets-all-keep = Να μείνουν όλες εκεί που γράφτηκαν: δεν μετρούν
sheets-misplaced-field = Πεδίο { $field }
sheets-no-field = { $count ->
    [one] { $word } (πεδίο { $field }) έχει 1 γράμμα: κανένα πεδίο δεν έχει τόσα. Μήπως περισσεύει ένα κενό;
    [2] { $word } (πεδίο { $field }) έχει 2 γράμματα: κανένα πεδίο δεν έχει τόσα. Μήπως περισσεύει ένα κενό;
   *[other] { $word } (πεδίο { $field }) έχει { $count } γράμματα: κανένα πεδίο δεν έχει τόσα. Μήπως λείπει ένα κενό;
}
sheets-no-field-is = { $count ->
    [one] 1 γράμμα
   *[other] { $count } γράμματα
}
sheets-no-field-paper = Έτσι είναι στο χαρτί;
sheets-no-field-keep = Ναι, έτσι: να μείνει, δεν μετρά
sheets-has-words = Στο φύλλο είναι αποθηκευμένες λέξεις. Αν δεν παραδόθηκε, σβήστε τις πρώτα.
sheets-has-typed = Στο φύλλο έχουν γραφτεί λέξεις. Αν δεν παραδόθηκε, πρώτα «Διορθώσεις», «Απόρριψη προχείρου».
sheets-now-none = { $number }-{ $round }: δεν παραδόθηκε φύλλο
sheets-marked-late = { $number }-{ $round }: εκπρόθεσμο, δεν μετρά
sheets-marked-in-time = { $number }-{ $round }: εμπρόθεσμο
sheets-found-several = { $numbers }: γράψτε τον αριθμό
sheets-move-and-save = Μετακίνηση και αποθήκευση
sheets-other-round = Αυτές οι λέξεις βγαίνουν από τα γράμματα του γύρου { $other }, και καμία του φύλλου από του γύρου { $round }: { $words }.
sheets-other-round-taken = Στον γύρο { $other } υπάρχει ήδη φύλλο αυτού του παίκτη ή δήλωση ότι δεν παραδόθηκε.
sheets-other-round-whose = Ποιον γύρο γράφει το χαρτί;
sheets-other-round-move = Γύρο { $other }: να πάει εκεί
sheets-other-round-keep = Γύρο { $round }: να μείνει, άκυρες
sheets-same = Τις ίδιες { $count } λέξεις, με την ίδια σειρά, έχει σε αυτόν τον γύρο ήδη: { $other }. Πέρασε δύο φορές το ίδιο χαρτί, ή το ένα είναι αντιγραφή.
sheets-same-whose = Ποιο όνομα γράφει το χαρτί που κρατάτε;
sheets-same-keep = { $own }: είναι άλλο χαρτί
sheets-same-drop = { $other }: έχει περαστεί, να σβηστεί εδώ
sheets-odd = Μήπως είναι λάθος; { $doubts } Αν γράφει έτσι το χαρτί, σημειώστε το και αποθηκεύστε ξανά.
sheets-odd-field = Μήπως είναι λάθος; { $doubts } Διαλέξτε και αποθηκεύστε ξανά.
sheets-odd-fields = Μήπως είναι λάθος; { $doubts } Διαλέξτε για όλες μαζί και αποθηκεύστε ξανά. Αν στο χαρτί μόνο μερικές είναι εκεί, γράψτε πρώτα τις άλλες στο δικό τους πεδίο.
sheets-odd-meant = Έτσι γράφει το χαρτί
sheets-save-as-typed = Αποθήκευση όπως είναι
sheets-no-name = Φύλλο χωρίς όνομα
sheets-about-nameless = γύρος { $round }
sheets-is-nameless = Γράψτε τις λέξεις του φύλλου. Σε ποιον ανήκει, ορίζεται αργότερα.
sheets-is-concealed = Το φύλλο το πέρασε άλλο πρόσωπο ({ $name }). Δεύτερη καταχώριση, πριν φανεί η πρώτη;
sheets-key-blind = Ναι, δεύτερη καταχώριση
sheets-find-unplayed = Ο γύρος { $round } δεν παίχτηκε. «{ $number }-{ $round }» είναι παίκτης { $number }, γύρος { $round }.
sheets-find-running = Ο γύρος { $round } παίζεται τώρα: τα φύλλα του πληκτρολογούνται μόλις τελειώσει ο χρόνος του. «{ $number }-{ $round }» είναι παίκτης { $number }, γύρος { $round }.
sheets-find-several = Περισσότεροι από ένας: { $names }. Γράψτε τον αριθμό.
sheets-nothing-changed = Στο φύλλο δεν άλλαξε τίποτε.
