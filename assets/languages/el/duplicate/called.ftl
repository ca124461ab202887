# Όσα κάθε αγώνας λέει για γύρους και φύλλα, για κινήσεις και δελτία: όσα βλέπει και όποιος ελέγχει ένα αρχείο από αλλού.

called-certificate-turns = γύροι
called-certificate-longest = η μεγαλύτερη λέξη, στον γύρο { $round }
called-commitment-hall = Η αίθουσα θα πει μια λέξη ή έναν αριθμό. Ο σπόρος και η λέξη μαζί ορίζουν τα γράμματα κάθε γύρου, ώστε να μην τα διαλέγει κανείς.
called-verify-letters = Γράμματα του γύρου { $round }
called-verify-letters-again = Γράμματα του γύρου { $round }, κλήρωση { $attempt }
called-verify-totals =
    Σύνολα από την αρχή ({ $sheets ->
        [one] 1 δελτίο
       *[other] { $sheets } δελτία
    }, { $words ->
        [one] 1 λέξη
       *[other] { $words } λέξεις
    })
