# Why something is refused: letters, sheets, gradings.

## Rounds and letters

errors-out-of-order = Ο γύρος { $round } πρέπει να περιμένει τον γύρο { $earlier }. Ολοκληρώστε ή εγκαταλείψτε πρώτα εκείνον.
errors-needs-to-come = Ο γύρος { $round } έχει ήδη κληρωθεί. Για νέα κλήρωση επαναλάβετέ τον.
errors-needs-drawn = Αυτό γίνεται μόνο μετά την κλήρωση του γύρου { $round } και πριν αρχίσει ο χρόνος του.
errors-needs-letters = Ο γύρος { $round } δεν έχει γράμματα ακόμη. Κάντε πρώτα την κλήρωση.
errors-needs-played = Ο γύρος { $round } δεν έχει τελειώσει, άρα δεν δέχεται φύλλα.
errors-needs-unsettled = Ο γύρος { $round } έχει ήδη τελειώσει ή εγκαταλειφθεί.
errors-needs-begun = Ο γύρος { $round } δεν έχει αρχίσει.
errors-too-few-tiles = Για τον γύρο { $round } δεν έμειναν πλακίδια από τα οποία να γίνεται ψηφιακή κλήρωση. Ελέγξτε τα γράμματα των προηγούμενων γύρων, ή τραβήξτε από πραγματικά σακούλια.
errors-letter-count = Δόθηκαν { $got } γράμματα και χρειάζονται { $wanted }.
errors-ratio = Δόθηκαν { $consonants } σύμφωνα και { $vowels } φωνήεντα· ο γύρος θέλει { $wanted-consonants } σύμφωνα και { $wanted-vowels } φωνήεντα.
errors-not-in-bag = Το γράμμα { $letter } δεν μπορεί να βρίσκεται πια στο σακούλι. Ελέγξτε αυτόν τον γύρο και τους προηγούμενους.
errors-guard-broken = { $awaited ->
    [one] Λείπει ακόμη 1 πλακίδιο
   *[other] Λείπουν ακόμη { $awaited } πλακίδια
} στη θέση όσων γύρισαν στο σακούλι. Τραβήξτε και πληκτρολογήστε.

## Sheets

errors-unknown-sheet = Δεν υπάρχει τέτοιο φύλλο, ή δεν μετρά πια.
errors-already-keyed = Για αυτή τη θέση υπάρχει ήδη φύλλο. Διορθώστε εκείνο.
errors-revised-since = Στο μεταξύ το φύλλο καταχωρίστηκε αλλιώς από: { $by }. { $count ->
    [0] Τώρα είναι κενό.
   *[other] Τώρα έχει: { $words }.
} Ό,τι γράψατε είναι ακόμη εδώ: αποθηκεύστε πάλι, αν πρέπει να το αντικαταστήσει.
errors-changed-since = { $since } Δείτε το και αποφασίστε ξανά.
errors-since-keyed = Στο μεταξύ το φύλλο καταχωρίστηκε αλλιώς από: { $by }. { $count ->
    [0] Τώρα είναι κενό.
   *[other] Τώρα έχει: { $words }.
}
errors-since-moved = Στο μεταξύ το φύλλο δόθηκε αλλού: παίκτης { $player }, γύρος { $round }.
errors-since-nameless = Στο μεταξύ το φύλλο έμεινε χωρίς όνομα, στον γύρο { $round }.
errors-since-differs = Στο μεταξύ το φύλλο καταχωρίστηκε και δεύτερη φορά, με διαφορές, από: { $by }.
errors-since-checked = Στο μεταξύ το φύλλο το έλεγξε: { $by }.
errors-since-unchecked = Στο μεταξύ ο έλεγχος του φύλλου αναιρέθηκε.
errors-same-person = Το κοιτάζει ή το καταχωρίζει ξανά άλλο πρόσωπο, όχι πάλι: { $name }.
errors-nothing-to-settle = Δεν υπάρχουν διαφορές για διευθέτηση σε αυτό το φύλλο.
errors-keyings-unsettled = Οι δύο καταχωρίσεις του φύλλου διαφέρουν. Διευθετήστε πρώτα τις διαφορές.
errors-not-illegible = Αυτή η λέξη δεν είναι δυσανάγνωστη.

## Rulings, penalties, objections, signing

errors-uphold-misplaced = Η ένσταση δεν μπορεί να γίνει δεκτή: η λέξη είναι γραμμένη μόνο σε λάθος πεδίο.
errors-uphold-there = Μπορεί για τη λέξη του γύρου { $rounds }: διαλέξτε αυτόν τον γύρο.
errors-uphold-repeated = Η ένσταση δεν μπορεί να γίνει δεκτή: η λέξη έχει ήδη μετρήσει μία φορά· αγνοήθηκε μόνο η επανάληψή της.
errors-uphold-letters = Η ένσταση δεν μπορεί να γίνει δεκτή: η λέξη δεν σχηματίζεται από τα γράμματα του γύρου (λείπει { $missing }).

## What makes standings provisional, without a full stop

errors-doubt-missing = γύρος { $round }: λείπει το φύλλο του παίκτη { $player }
errors-doubt-draft = γύρος { $round }: μισοτελειωμένη καταχώριση του παίκτη { $player }
errors-doubt-draft-unnamed = γύρος { $round }: μισοτελειωμένη καταχώριση φύλλου χωρίς όνομα
errors-doubt-unsettled = γύρος { $round }: διαφέρουν οι καταχωρίσεις του παίκτη { $player }
errors-doubt-unassigned = γύρος { $round }: φύλλο χωρίς όνομα (αριθμός { $sheet })
errors-doubt-unchecked = γύρος { $round }: λείπει η δεύτερη καταχώριση του παίκτη { $player }

## Rules files

errors-rules-round-count = γραμμή { $line }: έχει { $got } γύρους αντί για { $wanted }
errors-rules-rack-size = γραμμή { $line }: ο γύρος έχει { $got } πλακίδια αντί για { $wanted }
errors-rules-too-few-tiles = γραμμή { $line }: οι γύροι τραβούν { $drawn } πλακίδια από σακούλι με { $tiles }
errors-rules-not-a-consonant = γραμμή { $line }: το { $letter } δεν είναι σύμφωνο με πλακίδιο
errors-rules-guard = γραμμή { $line }: στον γύρο { $round } σχεδόν καμία κλήρωση δεν αφήνει στο σακούλι τόσο λίγα πολύτιμα σύμφωνα όσα θα τραβηχτούν ακόμη· δώστε λιγότερα σύμφωνα ή λιγότερα πολύτιμα
errors-rules-not-these = γραμμή { $line }: γράφει { $got }, ενώ αυτοί είναι κανόνες για { $wanted }

## What may stand in a history

errors-other-letters = Για τον γύρο { $round } ο σπόρος δίνει τα γράμματα { $letters }, με { $redraws } επαναλήψεις.
errors-not-there = Ο παίκτης { $player } δεν συμμετέχει στον γύρο { $round }. Ελέγξτε τον αριθμό στο φύλλο· αν έπαιξε, αλλάξτε στον Αγώνα τους γύρους του.
errors-marked-late = Το φύλλο του παίκτη { $player } έχει σημειωθεί εκπρόθεσμο. Αφαιρέστε πρώτα τη σημείωση.
errors-joint-other-file = Αυτό ανήκει σε άλλο αρχείο κοινού αγώνα.
errors-joint-too-late = Ένα αρχείο μπαίνει σε κοινό αγώνα πριν έχει παίκτες ή γράμματα. Φτιάξτε καινούργιο.
errors-joint-letters = Τα γράμματα έρχονται από τον συντονιστή του κοινού αγώνα. Ζητήστε τα ή πάρτε τα τηλεφωνικώς.
errors-joint-centre-rules = Για τις λέξεις αποφασίζει ο συντονιστής του κοινού αγώνα. Αν παίκτης το ζητήσει, υποβάλετε εδώ ένσταση.
errors-joint-centre-publishes = Ο γύρος { $round } φαίνεται αφού τον δημοσιεύσει ο συντονιστής του κοινού αγώνα.
errors-joint-same-for-all = Λίστα λέξεων, σπόρος και λέξη της αίθουσας είναι ίδια σε όλες τις έδρες. Εδώ δεν αλλάζουν.
errors-joint-no-players = Το κύριο αρχείο δεν έχει παίκτες, φύλλα ή χρόνο. Αυτά είναι στα αρχεία των εδρών.
errors-joint-unknown-venue = Δεν υπάρχει έδρα { $venue }. Γράψτε την πρώτα.
errors-joint-words = Οι λέξεις των εδρών σφραγίζονται, ζητούνται και κλείνουν μία φορά, με αυτή τη σειρά. Τώρα δεν γίνεται.
errors-joint-other-letters = Ο γύρος { $round } έχει άλλα γράμματα από όσα σφραγίστηκαν πριν τον γύρο 1. Ρωτήστε τον συντονιστή.
errors-joint-not-to-open = Ο γύρος { $round } δεν ανοίγει τώρα: πρώτα κλείνουν οι λέξεις, και οι γύροι πάνε με τη σειρά.
errors-joint-unsealed = Η έδρα { $venue } δεν σφράγισε λέξη. Ρωτήστε τον συντονιστή.
errors-joint-another-word = Η λέξη της έδρας { $venue } δεν είναι αυτή που σφράγισε. Ρωτήστε τον συντονιστή.
errors-joint-not-ours = Η λέξη αυτής της έδρας δεν είναι στη θέση της. Ρωτήστε τον συντονιστή.
errors-joint-other-halls = Ο πίνακας δεν βασίζεται στις έδρες που αναφέρονται.
errors-joint-not-carried-out = Αυτό το λέει ο συντονιστής του κοινού αγώνα, όχι εδώ.
