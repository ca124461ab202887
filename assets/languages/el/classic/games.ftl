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
