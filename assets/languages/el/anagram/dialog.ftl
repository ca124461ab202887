# What the program asks back about letters and sheets.

dialog-correct = Γύρος { $round }: τα γράμματα όπως αναγγέλθηκαν. Τα φύλλα του βαθμολογούνται ξανά.
dialog-give-up = Τα φύλλα του γύρου { $round } δεν θα μετρήσουν. Πλακίδια που κληρώθηκαν μένουν έξω.
dialog-record = Γύρος { $round }: τα γράμματά του όπως παίχτηκε στο χαρτί. Δεν θα έχει χρόνο.
dialog-replay = Τα πλακίδια του γύρου { $round } μπαίνουν πίσω, ο γύρος κληρώνεται ξανά και τα φύλλα του ως τώρα δεν μετρούν.
dialog-replay-since = { $count ->
    [one] Από τότε παίχτηκε ένας γύρος, που μένει όπως είναι.
   *[other] Από τότε παίχτηκαν { $count } γύροι, που μένουν όπως είναι.
} Ώσπου να παιχτεί ξανά, η κατάταξη δεν μετρά αυτόν τον γύρο. Ως τότε αναιρείται με Ctrl Z.
dialog-revise = Το φύλλο είναι ήδη αποθηκευμένο. Η νέα έκδοση μπαίνει δίπλα στην παλιά.
dialog-tiles-hidden = χωρίς τα γράμματα
dialog-tiles-shown = τα γράμματα
dialog-lodge-round = Στον γύρο { $round }
dialog-leave-keyed = Έχει φύλλα και μετά: γύροι { $rounds }. Μετρούν όπως πριν· αν δεν πρέπει, ακυρώστε τα με ποινή γύρου ή δώστε τα σε όποιον ανήκουν.
dialog-type-reading = Γράψτε στο φύλλο τις λέξεις όπως διαβάζονται και αποθηκεύστε το: γίνεται δεκτή και η ένσταση.
dialog-open-sheet = Άνοιγμα του φύλλου { $number }-{ $round }
dialog-uphold-reading = Το φύλλο παίρνει τις λέξεις που γράψατε σε αυτό στα Φύλλα, ως νέα έκδοση· η προηγούμενη μένει στο ιστορικό.
dialog-uphold-read-anew = Το φύλλο γράφτηκε ξανά μετά την ένσταση: γίνεται δεκτή με όσα έχει τώρα.
dialog-reading-waits = Για την ανάγνωση αυτού του φύλλου περιμένει η ένσταση { $number }
dialog-reading-upheld = Αποθήκευση και αποδοχή της
dialog-reading-only-saved = Μόνο αποθήκευση: περιμένει ακόμη
dialog-which-sheet = { $whose }: { $words }
dialog-which-sheet-is-it = Ποιο φύλλο; Αριθμός παίκτη και γύρος, π.χ. 5-3, ή ο κωδικός του.
dialog-nameless-which = Ποιο από τα φύλλα χωρίς όνομα;
dialog-nameless-word = Μια λέξη που γράφει
dialog-nameless-of-no-word = Κανένα φύλλο χωρίς όνομα δεν γράφει λέξη που να αρχίζει έτσι.
dialog-nameless-several = Τη γράφουν πολλά: διαλέξτε ή γράψτε άλλη λέξη.
dialog-nameless-none = Κανένα φύλλο δεν περιμένει όνομα.
dialog-sheet-of = { $number }. { $player }, γύρος { $round }
dialog-sheet-not-keyed = Το φύλλο δεν έχει περαστεί ακόμη.
dialog-sheet-is-read = Σε αυτό το φύλλο καμία λέξη δεν περιμένει να διαβαστεί.
dialog-sheet-is-late = Αυτό το φύλλο είναι ήδη εκπρόθεσμο.
dialog-sheet-is-settled = Οι καταχωρίσεις αυτού του φύλλου δεν διαφέρουν.
dialog-sheets-waiting = Περιμένουν
dialog-name-sheet = Σε ποιον ανήκει το φύλλο χωρίς όνομα;
dialog-name-to = Δίνεται: { $number }. { $name }
dialog-name-unsaved = Η διόρθωσή του δεν έχει αποθηκευτεί: συνεχίστε την πρώτα («Συνέχεια» στα Φύλλα).
dialog-name-misread = Αν περάστηκε λάθος
dialog-name-nobody = Διαλέξτε παίκτη
dialog-name-lacking = Λείπει το φύλλο
dialog-move-sheet = Το φύλλο, με όλες τις λέξεις του, πηγαίνει σε αυτόν τον παίκτη και αυτόν τον γύρο. Αν υπάρχει ήδη εκεί φύλλο, ζητείται ποιες λέξεις μετρούν.
dialog-move-declared = ▲ { $player }, γύρος { $round }: έχει δηλωθεί ότι δεν παρέδωσε φύλλο. Αυτό παύει να ισχύει.
dialog-move-same = ▲ { $player } έχει ήδη φύλλο του γύρου { $round } με τις ίδιες ακριβώς λέξεις: είναι το ίδιο χαρτί, περασμένο δύο φορές. Τότε μετρά μία φορά.
dialog-move-there = ▲ { $player } έχει ήδη φύλλο στον γύρο { $round }: { $words }.
dialog-move-lies = Υπάρχει ήδη εκεί φύλλο. Αν το ένα περάστηκε με τον αριθμό του άλλου:
dialog-exchange-sheets = Γύρος { $round }: το καθένα πηγαίνει στον αριθμό του άλλου, με όλες τις λέξεις, τη δεύτερη καταχώριση και τον έλεγχό του. Ό,τι σημειώθηκε στην παραλαβή (εκπρόθεσμο, φωτογραφία) μένει στον αριθμό του.
dialog-exchange-alone = Μετακίνηση του ενός
dialog-exchange-other-round = Ο κωδικός είναι άλλου γύρου: ανταλλάσσονται φύλλα του γύρου { $round }.
dialog-exchange-itself = Είναι το ίδιο φύλλο: διαλέξτε άλλον αριθμό.
dialog-exchange-begun = Στο φύλλο { $number } γράφτηκε κάτι που δεν αποθηκεύτηκε: αποθηκεύστε το ή σβήστε το πρώτα.
dialog-exchange-unsettled = Με τον αριθμό { $number } υπάρχουν δύο φύλλα: πρώτα οι διαφορές τους.
dialog-settle = Κοιτάξτε το χαρτί: ποια καταχώριση ισχύει, ή ποιες από τις λέξεις με ≠ είναι στο φύλλο;
dialog-settle-same = Και οι δύο καταχωρίσεις έχουν τις ίδιες λέξεις: είναι το ίδιο χαρτί, και μετρά μία φορά.
dialog-settle-confirm = Καταχώριση της διευθέτησης
dialog-drop =
    { $count ->
        [0] { $whose }, γύρος { $round }: ό,τι αλλάχτηκε και δεν αποθηκεύτηκε γίνεται όπως είναι αποθηκευμένο.
        [one] { $whose }, γύρος { $round }: χάνεται { $count } λέξη που γράφτηκε και δεν αποθηκεύτηκε:
       *[other] { $whose }, γύρος { $round }: χάνονται { $count } λέξεις που γράφτηκαν και δεν αποθηκεύτηκαν:
    }
dialog-drop-elsewhere = { $whose }, γύρος { $round }: χάνεται ό,τι γράφτηκε σε άλλον υπολογιστή και δεν αποθηκεύτηκε.
dialog-drop-nothing = Σε αυτό το φύλλο δεν γράφτηκε τίποτε που δεν αποθηκεύτηκε.
dialog-drop-saved-stays = Ό,τι είναι αποθηκευμένο μένει όπως είναι.
dialog-drop-yes = Απόρριψη
dialog-save-empty-nameless = Φύλλο χωρίς όνομα, γύρος { $round }: δεν έχει γραφτεί καμία λέξη.
dialog-save-empty = { $number }. { $player }, γύρος { $round }: δεν έχει γραφτεί καμία λέξη.
dialog-save-empty-received = Έχει παραληφθεί.
dialog-save-empty-handed = Παραδόθηκε φύλλο;
dialog-save-empty-is = Ναι, κενό
dialog-save-empty-none = Όχι, δεν παραδόθηκε
dialog-late-said = ▲ Όπως είναι, το σημείωσε: { $who }, { $time }.
dialog-said-none = ▲ { $number }. { $player }, γύρος { $round }: έχει δηλωθεί ότι δεν παραδόθηκε φύλλο.
dialog-said-none-by = Το δήλωσε: { $who }, { $time }.
dialog-said-none-is = { $number }. { $player }: παραδόθηκε τελικά
dialog-late = { $number }. { $player }, γύρος { $round }: το φύλλο σημειώνεται εκπρόθεσμο. Είναι άκυρο, και καμία λέξη του δεν μετρά.
dialog-in-time = { $number }. { $player }, γύρος { $round }: το φύλλο δεν θεωρείται πια εκπρόθεσμο, και οι λέξεις του μετρούν.
dialog-sign-given-up = { $count ->
    [one] Εγκαταλείφθηκε και δεν μετρά ο γύρος { $rounds }.
   *[other] Εγκαταλείφθηκαν και δεν μετρούν οι γύροι { $rounds }.
}
dialog-sign-checked = Δεύτερη καταχώριση από άλλο πρόσωπο έχουν { $checked } από τα { $count } φύλλα.
dialog-sign-first = Πρώτοι: { $names }
dialog-settle-before =
    { $count ->
        [one] ▲ Μία λέξη απαντήθηκε πριν, και η απάντηση ισχύει: ελέγξτε την.
       *[other] ▲ { $count } λέξεις απαντήθηκαν πριν, και οι απαντήσεις ισχύουν: ελέγξτε τες.
    }
dialog-settle-left =
    { $count ->
        [one] Μένει { $count } λέξη χωρίς απάντηση.
       *[other] Μένουν { $count } λέξεις χωρίς απάντηση.
    }
