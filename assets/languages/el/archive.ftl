# The folder with everything of a competition: names of its files without their endings, and the text that says what they are.

archive-readme = 00 ΔΙΑΒΑΣΕ ΜΕ
archive-folder = Προς δημοσίευση
archive-agreed = Μόνο αν συμφωνούν όλοι
archive-results = αποτελέσματα
archive-results-unnamed = αποτελέσματα - ποινές χωρίς ονόματα
archive-standings = κατάταξη
archive-standings-unnamed = κατάταξη - ποινές χωρίς ονόματα
archive-sheets = φύλλα παικτών
archive-slips = δελτία παικτών
archive-turns = γύροι
archive-games = παρτίδες
archive-teams = ομάδες
archive-exchange = ανταλλαγή
archive-history = ιστορικό
archive-publication = δημοσίευση
archive-whole = πλήρες αντίγραφο

# Below the names of the files
# $documents: names, with commas
archive-pupils = Όσα μπορούν να δημοσιευτούν έχουν από τους μαθητές μόνο τα αρχικά· ό,τι έχει ολόκληρα τα ονόματά τους μένει στον όμιλο.
archive-nothing = Δεν υπάρχουν εδώ, αφού δεν έχουν τίποτα να πουν: { $documents }.
archive-results-html = Η σελίδα των αποτελεσμάτων: ανοίγει σε κάθε φυλλομετρητή και ανεβαίνει όπως είναι σε ιστοσελίδα.
archive-results-json = Τα αποτελέσματα για προγράμματα, με όλες τις λεπτομέρειες για καθέναν.
archive-standings-pdf = Η τελική κατάταξη, για να τυπωθεί ή να σταλεί.
archive-standings-csv = Ο πίνακας της κατάταξης, ανοίγει σε κάθε πρόγραμμα υπολογιστικών φύλλων.
archive-sheets-csv = Κάθε φύλλο όπως καταχωρίστηκε, ανοίγει σε κάθε πρόγραμμα υπολογιστικών φύλλων.
archive-slips-csv = Κάθε δελτίο όπως καταχωρίστηκε, και των γύρων που ακυρώθηκαν ή ανακλήθηκαν, ανοίγει σε κάθε πρόγραμμα υπολογιστικών φύλλων.
archive-turns-csv = Οι γύροι της παρτίδας, ανοίγει σε κάθε πρόγραμμα υπολογιστικών φύλλων.
archive-games-csv = Τα αποτελέσματα κάθε τραπεζιού, ανοίγει σε κάθε πρόγραμμα υπολογιστικών φύλλων.
archive-teams-csv = Η κατάταξη των ομάδων, ανοίγει σε κάθε πρόγραμμα υπολογιστικών φύλλων.
archive-exchange-json = Όσα χρειάζεται άλλο πρόγραμμα για την ίδια κατάταξη, με όλα τα ονόματα και τις αιτιολογίες.
archive-history-txt = Το ιστορικό: τι έγινε, πότε και από ποιον, μια γραμμή το καθένα· με όλα τα ονόματα και τις αιτιολογίες.
archive-publication-eforos = Όλος ο αγώνας, με όσα έγραψε καθένας, όλα τα ονόματα και τις αιτιολογίες: βάση δεδομένων SQLite. Όποιος έχει το πρόγραμμα τον ελέγχει με «eforos verify ΑΡΧΕΙΟ --head ΚΩΔΙΚΟΣ»· ο κωδικός είναι στο υπογεγραμμένο φύλλο αγώνα.
archive-publication-beware = Λέει για τον καθένα περισσότερα από την κατάταξη: δημοσιεύεται μόνο αν συμφωνούν όσοι έπαιξαν.
archive-names-reasons = Λέει ποιος τιμωρήθηκε και, όπου δίνει ολόκληρα τα ονόματα, γιατί.
archive-names-penalised = Λέει ποιος τιμωρήθηκε, και όπου χωρά γιατί.
archive-shows-penalised = Φαίνεται ποιος έχασε βαθμούς ή αποβλήθηκε.
archive-names-nobody = Δεν λέει ποιος τιμωρήθηκε.
archive-standings-kept = Θέσεις, κριτήρια ισοβαθμίας, πόντοι, και ποιος τιμωρήθηκε.
archive-without-seed = Δεν έχει υπογραφεί ακόμη: ο σπόρος της κλήρωσης λείπει.

# Below the title: what is printed, handed out and put up; each is followed by names of files
archive-done = ΤΙ ΓΙΝΕΤΑΙ ΜΕ ΑΥΤΑ
archive-done-sign = Τυπώνεται, υπογράφεται, φυλάσσεται
archive-done-hand-out = Τυπώνονται και μοιράζονται
archive-done-wall = Τυπώνεται και αναρτάται
archive-done-web = Για τον ιστότοπο

# Above the lists of files; the last above what paper could not show
archive-public = ΜΠΟΡΟΥΝ ΝΑ ΔΗΜΟΣΙΕΥΤΟΥΝ
archive-public-named = ΜΠΟΡΟΥΝ ΝΑ ΔΗΜΟΣΙΕΥΤΟΥΝ, ΚΑΙ ΛΕΝΕ ΠΟΙΟΣ ΤΙΜΩΡΗΘΗΚΕ (αλλιώς ξανακάντε τον φάκελο με «Χωρίς ονόματα και αιτιολογίες»)
archive-public-unnamed = ΜΠΟΡΟΥΝ ΝΑ ΔΗΜΟΣΙΕΥΤΟΥΝ (χωρίς τα ονόματα όσων πήραν ποινή και χωρίς αιτιολογίες)
archive-private = ΜΕΝΟΥΝ ΣΤΟΝ ΟΜΙΛΟ (ό,τι λέει για καθέναν περισσότερα από την κατάταξη)
archive-private-unnamed = ΜΕΝΟΥΝ ΣΤΟΝ ΟΜΙΛΟ (ό,τι έχει όλα τα ονόματα ή λέει για καθέναν περισσότερα από τη σελίδα)
archive-warnings = ΠΡΟΣΟΧΗ

# Τι είναι οι στήλες των πινάκων, που τα ονόματά τους είναι ίδια σε κάθε γλώσσα
archive-columns = ΟΙ ΣΤΗΛΕΣ ΤΩΝ ΠΙΝΑΚΩΝ (με τα ίδια ονόματα σε κάθε γλώσσα, για προγράμματα)
archive-column-rank = θέση· κενή για όποιον δεν έχει
archive-column-player = ο αριθμός του παίκτη
archive-column-name = το όνομα
archive-column-status = ranked: στην κατάταξη· withdrawn: αποχώρησε πριν από το τέλος· expelled_from_rest: αποβλήθηκε από τη συνέχεια· expelled: αποβλήθηκε από τον αγώνα, χωρίς θέση
archive-column-total = πόντοι, αφού αφαιρεθούν οι ποινές
archive-column-deductions = πόντοι που αφαιρέθηκαν
archive-column-decided-by = σε τι υστερεί η γραμμή από την προηγούμενη, με το όνομα της στήλης του, εδώ ή σε άλλον πίνακα· κενή όπου τίποτε δεν τις χωρίζει
