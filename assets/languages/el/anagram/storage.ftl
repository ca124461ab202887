# What verification says of letters and sheets.

storage-verify-letters = Γράμματα του γύρου { $round }
storage-verify-letters-again = Γράμματα του γύρου { $round }, κλήρωση { $attempt }
storage-verify-totals =
    Σύνολα από την αρχή ({ $sheets ->
        [one] 1 φύλλο
       *[other] { $sheets } φύλλα
    }, { $words ->
        [one] 1 λέξη
       *[other] { $words } λέξεις
    })

storage-failure-letters = ο σπόρος δίνει { $letters } με { $redraws } επαναλήψεις
storage-failure-no-draw = εκεί δεν μπορούσε να γίνει κλήρωση από το πρόγραμμα
storage-failure-total = το σύνολο του παίκτη { $player } είναι { $stated }, οι λέξεις δίνουν { $derived }
