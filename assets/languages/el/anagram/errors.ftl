# Why something is refused: letters, sheets, gradings.

## Rounds and letters

errors-out-of-order = Ο γύρος { $round } πρέπει να περιμένει τον γύρο { $earlier }. Ολοκληρώστε ή εγκαταλείψτε πρώτα εκείνον.
errors-needs-to-come = Ο γύρος { $round } έχει ήδη κληρωθεί. Για νέα κλήρωση επαναλάβετέ τον.
errors-needs-drawn = Αυτό γίνεται μόνο μετά την κλήρωση του γύρου { $round } και πριν αρχίσει ο χρόνος του.
errors-needs-letters = Ο γύρος { $round } δεν έχει γράμματα ακόμη. Κάντε πρώτα την κλήρωση.
errors-needs-played = Ο γύρος { $round } δεν έχει τελειώσει, άρα δεν δέχεται φύλλα.
errors-needs-unsettled = Ο γύρος { $round } έχει ήδη τελειώσει ή εγκαταλειφθεί.
errors-needs-begun = Ο γύρος { $round } δεν έχει αρχίσει.
errors-too-few-tiles = Για τον γύρο { $round } δεν έμειναν πλακίδια από τα οποία να γίνεται ψηφιακή κλήρωση. Ελέγξτε τα γράμματα των προηγούμενων γύρων, ή τραβήξτε από πραγματικές σακούλες.
errors-letter-count = Δόθηκαν { $got } γράμματα και χρειάζονται { $wanted }.
errors-ratio = Δόθηκαν { $consonants } σύμφωνα και { $vowels } φωνήεντα· ο γύρος θέλει { $wanted-consonants } σύμφωνα και { $wanted-vowels } φωνήεντα.
errors-not-in-bag = Το γράμμα { $letter } δεν μπορεί να βρίσκεται πια στη σακούλα. Ελέγξτε αυτόν τον γύρο και τους προηγούμενους.
errors-guard-broken = { $awaited ->
    [one] Λείπει ακόμη 1 πλακίδιο
   *[other] Λείπουν ακόμη { $awaited } πλακίδια
} στη θέση όσων γύρισαν στη σακούλα. Τραβήξτε και πληκτρολογήστε.

## Sheets

errors-unknown-sheet = Δεν υπάρχει τέτοιο φύλλο, ή δεν μετρά πια.
errors-already-keyed = Για αυτή τη θέση υπάρχει ήδη φύλλο. Διορθώστε εκείνο.
errors-revised-since = Στο μεταξύ το φύλλο καταχωρίστηκε αλλιώς από: { $by }. { $count ->
    [0] Τώρα είναι κενό.
   *[other] Τώρα έχει: { $words }.
} Ό,τι γράψατε είναι ακόμη εδώ: αποθηκεύστε πάλι, αν πρέπει να το αντικαταστήσει.
errors-same-person = Το κοιτάζει ή το καταχωρίζει ξανά άλλο πρόσωπο, όχι πάλι: { $name }.
errors-nothing-to-settle = Δεν υπάρχουν διαφορές για διευθέτηση σε αυτό το φύλλο.
errors-keyings-unsettled = Οι δύο καταχωρίσεις του φύλλου διαφέρουν. Διευθετήστε πρώτα τις διαφορές.
errors-not-illegible = Αυτή η λέξη δεν είναι δυσανάγνωστη.

## Rulings, penalties, objections, signing

errors-uphold-misplaced = Η ένσταση δεν μπορεί να γίνει δεκτή: η λέξη είναι γραμμένη μόνο σε λάθος πεδίο.
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
errors-rules-too-few-tiles = γραμμή { $line }: οι γύροι τραβούν { $drawn } πλακίδια από σακούλα με { $tiles }
errors-rules-not-a-consonant = γραμμή { $line }: το { $letter } δεν είναι σύμφωνο με πλακίδιο
errors-rules-guard = γραμμή { $line }: στον γύρο { $round } σχεδόν καμία κλήρωση δεν αφήνει στη σακούλα τόσο λίγα πολύτιμα σύμφωνα όσα θα τραβηχτούν ακόμη· δώστε λιγότερα σύμφωνα ή λιγότερα πολύτιμα
errors-rules-not-these = γραμμή { $line }: γράφει { $got }, ενώ αυτοί είναι κανόνες για { $wanted }

## What may stand in a history

errors-other-letters = Για τον γύρο { $round } ο σπόρος δίνει τα γράμματα { $letters }, με { $redraws } επαναλήψεις.
errors-marked-late = Το φύλλο του παίκτη { $player } έχει σημειωθεί εκπρόθεσμο. Αφαιρέστε πρώτα τη σημείωση.
