### Οι σελίδες της επιτροπής: λέξεις που περιμένουν απόφαση.

jury-waiting = Περιμένουν απόφαση
jury-ruled = Αποφασισμένες
jury-valid = Έγκυρη
jury-invalid = Άκυρη
jury-withdraw = Ανάκληση της απόφασης
jury-unreadable = Δεν διαβάζεται
jury-near = Κοντινές: { $near }
# $round: ο αριθμός· $field: το πεδίο του φύλλου
jury-illegible = ένα γράμμα δεν διαβάζεται · γύρος { $round }, { $field }
jury-is-open = χωρίς απόφαση
jury-to-words = Στις λέξεις
jury-no-word = Καμία τέτοια λέξη δεν περιμένει απόφαση ούτε έχει αποφασιστεί.
jury-ruled-since = Στο μεταξύ για τη λέξη «{ $word }» αποφάσισε: { $by }. { $way } Δείτε την και αποφασίστε ξανά.
jury-ruled-valid = Κρίθηκε έγκυρη: { $word }.
jury-ruled-invalid = Κρίθηκε άκυρη: { $word }.
jury-withdrawn = Η κρίση αποσύρθηκε: { $word }.
jury-lost = Χωρίς σύνδεση. Η κρίση και το τεκμήριο μένουν εδώ· στέλνονται μόλις γυρίσει η σύνδεση.
