# Names of documents, for the list of all there are.

commands-slips = Δελτία κινήσεων
commands-player-record = Φύλλο παίκτη
commands-turn-record = Πρακτικό κίνησης
commands-game-sheet = Φύλλο παρτίδας
commands-zero-notices = Σημειώματα για μηδενισμένες κινήσεις
commands-warnings = Προειδοποιήσεις
