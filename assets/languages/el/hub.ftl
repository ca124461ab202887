# The hub: its commands and what can be wrong.

hub-command = Κρατά τα ιστορικά πολλών αιθουσών σε μία PostgreSQL
hub-command-init = Φτιάχνει τους πίνακες ή τους φέρνει στη νέα έκδοση
hub-command-take-in = Παίρνει ένα αρχείο αγώνα· ξανά, μόνο ό,τι είναι νέο
hub-command-branches = Δείχνει τους αγώνες με τους κλάδους τους
hub-command-take = Βάζει έναν κλάδο σε ισχύ και τους άλλους στην άκρη
hub-command-verify = Υπολογίζει ξανά όλους τους κατακερματισμούς
hub-after = Η βάση είναι σε αυτό το μηχάνημα: --database, αλλιώς EFOROS_DATABASE, αλλιώς postgresql:///eforos?host=/run/postgresql.
hub-arg-database = Η βάση, όπως τη γράφει η libpq
hub-arg-competition = Ο αγώνας: τα 64 ψηφία που δείχνει το branches
hub-arg-branch = Ο κλάδος, με τον αριθμό του
hub-prepared = Η βάση είναι έτοιμη.
hub-encoding = Η κωδικοποίηση της βάσης είναι { $encoding }, όχι UTF-8. Τίποτα δεν χάνεται· τα κείμενα κρατιούνται byte προς byte.
hub-taken-in = { $file }: { $events } γεγονότα, νέα { $new }.
hub-parted = Το αρχείο διαφέρει από ό,τι υπήρχε. Οι γραμμές του είναι ο κλάδος { $branch }. Το eforos hub branches δείχνει πού χωρίζουν, το eforos hub take { $competition } { $branch } τον βάζει σε ισχύ.
hub-taken = Ο κλάδος { $branch } είναι σε ισχύ.
hub-branch = κλάδος { $branch } · { $state } · { $events } γεγονότα · κωδικός { $code }
hub-branch-forked = κλάδος { $branch } · { $state } · { $events } γεγονότα · κωδικός { $code } · κοινά ως το γεγονός { $base }
hub-in-force = σε ισχύ
hub-contested = σε αμφισβήτηση
hub-set-aside = στην άκρη
hub-empty = Δεν υπάρχει ακόμη κανένας αγώνας.
hub-verified = Όλοι οι κατακερματισμοί στέκουν: αγώνες { $competitions }, γεγονότα { $events }.
hub-broken = { $competition }, κλάδος { $branch }: η αλυσίδα σπάει στο γεγονός { $seq }. Πάρτε το αρχείο ξανά σε άδεια βάση ή επαναφέρετε το αντίγραφο.
hub-odd-competition = Το «{ $what }» δεν είναι αγώνας. Έχει 64 ψηφία, 0–9 και a–f· τα δείχνει το eforos hub branches.
hub-address = Η διεύθυνση της βάσης δεν διαβάζεται ({ $what }). Γράψτε την ως postgresql:///eforos?host=/run/postgresql.
hub-elsewhere = Η βάση είναι σε άλλο μηχάνημα ({ $host }). Ο κόμβος μιλά μόνο με βάση στο δικό του μηχάνημα.
hub-no-connection = Η βάση δεν απαντά: { $why }. Τρέχει η PostgreSQL, και έγιναν χρήστης και βάση (createuser eforos, createdb -O eforos eforos);
hub-no-rights = Η βάση δεν δίνει αυτό το δικαίωμα: { $why }. Οι πίνακες πρέπει να ανήκουν σε όποιον ρωτά.
hub-not-prepared = Η βάση δεν έχει τους πίνακες του κόμβου αυτού του προγράμματος. Τους φτιάχνει το eforos hub init.
hub-newer = Νεότερο πρόγραμμα έφτιαξε τους πίνακες (έκδοση { $version }· αυτό ξέρει ως { $known }). Εγκαταστήστε το νεότερο πρόγραμμα.
hub-database = Η βάση αρνήθηκε: { $why }. Τίποτα δεν γράφτηκε στη μέση· δοκιμάστε ξανά.
hub-chain = Η αλυσίδα σπάει στο γεγονός { $seq }: δεν ακολουθεί από ό,τι προηγείται. Το eforos verify λέει περισσότερα για το αρχείο.
hub-unfit = Το γεγονός { $seq } δεν το παίρνει ο κόμβος: ο αριθμός του δεν είναι ο επόμενος ή ξεπερνά τα 4 MiB.
hub-gap = Λείπουν γεγονότα ενδιάμεσα: ο κόμβος έχει { $seq }.
hub-full = Από αυτόν τον αγώνα δεν μπαίνουν άλλα: 8 κλάδοι ή 100.000 γεγονότα. Διαλέξτε κλάδο με eforos hub take.
hub-no-competition = Ο κόμβος δεν έχει αγώνα { $competition }. Τους δείχνει το eforos hub branches.
hub-no-branch = Δεν υπάρχει κλάδος { $branch }. Τους δείχνει το eforos hub branches.
