# Rounds: letters, time, the next step.

rounds-alert-in = Ειδοποίηση { $alert } σε { $wait }
rounds-ends-at = Λήξη { $time }
rounds-held = Σε παύση
rounds-unconfirmed = Το πρόγραμμα ξαναξεκίνησε: βεβαιώστε ότι ο χρόνος έτρεχε ή διορθώστε τον.
rounds-projector-close = Κλείσιμο παραθύρου αίθουσας
rounds-projector-open = Άνοιγμα παραθύρου αίθουσας
rounds-step-break =
    { $minutes ->
        [one] Διάλειμμα { $minutes } λεπτό
       *[other] Διάλειμμα { $minutes } λεπτά
    }
rounds-step-confirm = Ο χρόνος έτρεχε: απομένουν { $left }
rounds-step-end-break = Τέλος διαλείμματος
rounds-step-players = Προσθέστε πρώτα παίκτες στον Αγώνα
rounds-step-resume = Συνέχεια του χρόνου
rounds-step-hindered = Εκκρεμότητες πριν από την υπογραφή ({ $count })…
rounds-step-sign = Υπογραφή του φύλλου αγώνα…
rounds-step-ceremony = Απονομή στην αίθουσα
rounds-step-print-signed = Εκτύπωση του υπογεγραμμένου φύλλου
rounds-step-archive = Όλα σε έναν φάκελο: αρχείο του αγώνα…
rounds-step-signed = Ο αγώνας υπογράφηκε
# $issue: 1, 2 …
rounds-signed = ✓ Υπογράφηκε · έκδοση { $issue }
rounds-step-start = Έναρξη χρόνου γύρου { $round }

# What the questions of the day say.
rounds-ask-break-ends = Το διάλειμμα έχει ακόμη { $left } και τελειώνει τώρα.
rounds-ask-break-skipped = Το διάλειμμα μετά τον γύρο { $after } δεν έχει γίνει και παραλείπεται.
rounds-ask-end-break = Το διάλειμμα έχει ακόμη { $left }. Να τελειώσει τώρα;
rounds-ask-go-on = Να συνεχίσει ο χρόνος
rounds-ask-hall-word = Κάποιος παίκτης λέει μία λέξη ή έναν αριθμό. Αλλάζει κάθε κλήρωση, και μετά την πρώτη κλήρωση δεν αλλάζει πια.
rounds-ask-hall-word-is = Καταγράφεται ακριβώς έτσι: «{ $text }»
rounds-ask-left = Τώρα απομένουν { $left }.
rounds-ask-no-hall-word = Χωρίς λέξη καταγράφεται ότι δεν ειπώθηκε καμία.
rounds-ask-or-go-on = Αλλιώς ο χρόνος συνεχίζει από εκεί που στάθηκε. Το ιστορικό κρατά και τα δύο.
rounds-ask-pause = Η παύση κρατά ώσπου να συνεχίσει ο χρόνος. Η αιτιολογία γράφεται στο ιστορικό.
rounds-ask-stands = Ο χρόνος στέκεται στα { $left }.
rounds-hall-word = Λέξη ή αριθμός της αίθουσας
rounds-hall-word-blank = Εκεί υπάρχουν μόνο κενά: γράψτε τι ακούστηκε ή αφήστε το άδειο.
rounds-step-hall-word = Η λέξη της αίθουσας…
rounds-ask-time-ends = Ο χρόνος του, που έχει ακόμη { $left }, τελειώνει.
rounds-hall-sees = Η αίθουσα βλέπει: { $what }
rounds-hall-would-see = Το παράθυρο της αίθουσας είναι κλειστό. Όταν ανοίξει, θα δείξει: { $what }
rounds-hall-welcome = την υποδοχή
rounds-hall-standings = την κατάταξη μετά τον γύρο { $round }
rounds-hall-final = την τελική κατάταξη
rounds-latest = Τελευταία
rounds-hall-ceremony = την απονομή
rounds-hall-message = το μήνυμα «{ $text }»
rounds-hall-black = μαύρη οθόνη
rounds-ask-round-runs = Ο χρόνος του γύρου { $round } τρέχει: απομένουν { $left }.
rounds-ask-break-runs = Το διάλειμμα τρέχει: απομένουν { $left }.
rounds-ask-goes-on = Ο χρόνος δεν σταματά: συνεχίζει με το ρολόι του υπολογιστή, χωρίς ειδοποιήσεις. Όταν ο αγώνας ανοίξει ξανά, θα απομένει όσος χρόνος θα έχει μείνει.
rounds-ask-goes-on-here = Ο χρόνος δεν σταματά: συνεχίζει εδώ, και οι ειδοποιήσεις ακούγονται.
rounds-ask-goes-on-muted = Ο χρόνος δεν σταματά: συνεχίζει εδώ. Οι ειδοποιήσεις δεν ακούγονται, γιατί ο ήχος είναι σε σίγαση· φαίνονται μόνο σε αυτή την οθόνη.
rounds-ask-goes-on-silent = Ο χρόνος δεν σταματά: συνεχίζει εδώ. Οι ειδοποιήσεις δεν ακούγονται, γιατί λείπει το ηχείο· φαίνονται μόνο σε αυτή την οθόνη.
rounds-ask-hall-desktop = Η αίθουσα δεν βλέπει ούτε τώρα τα γράμματα και τον χρόνο. Στη θέση της σκηνής που προβάλλεται θα βλέπει την επιφάνεια εργασίας του υπολογιστή.
rounds-ask-hall-dark = Η αίθουσα δεν θα βλέπει πια ούτε γράμματα ούτε χρόνο, αλλά την επιφάνεια εργασίας του υπολογιστή.
rounds-ask-stay-open = Να μείνει ανοιχτό
rounds-draw-digital = Ψηφιακή κλήρωση
rounds-draw-physical = Από τα σακούλια
rounds-step-ignored = Πολύ νωρίς: δεν έγινε τίποτα. Πατήστε ξανά Space.
