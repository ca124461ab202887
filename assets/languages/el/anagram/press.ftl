# Printing: word sheets.

press-order = Σειρά
press-by-round = Ανά γύρο
press-by-player = Ανά παίκτη
press-paper = Χαρτί
press-a5 = A5
press-a4 = A4, δύο σε κάθε σελίδα
press-blank = Φύλλα χωρίς όνομα
press-blank-hint = πόσα· κενό: τα φύλλα των παικτών
press-blank-range = Φύλλα χωρίς όνομα: από 1 έως { $most }.

press-backs = Πίσω όψη
press-white-backs = Λευκή
press-printed-backs = Με πεδία
