# Names of documents, for the list of all there are.

games-table-cards = Κάρτες τραπεζιών
games-pairings = Ζευγάρια
games-score-sheets = Φύλλα παρτίδας
games-result-slips = Δελτία αποτελέσματος
games-challenge-slips = Δελτία αμφισβήτησης
games-team-standings = Κατάταξη ομάδων
games-cross-table = Πίνακας συναντήσεων
games-judge-log = Αρχείο του κριτή
games-whole-games = Ολόκληρες παρτίδες
games-commitment-hall = Η αίθουσα θα πει μια λέξη ή έναν αριθμό. Ο σπόρος και η λέξη μαζί ορίζουν με ποια σειρά ζευγαρώνουν οι παίκτες κάθε γύρου, ώστε να μην τη διαλέγει κανείς.
