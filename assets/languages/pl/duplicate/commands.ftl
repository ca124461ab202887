# Names of documents, for the list of all there are.

commands-slips = Karty ruchów
commands-player-record = Karta gracza
commands-turn-record = Protokół ruchu
commands-game-sheet = Karta partii
commands-zero-notices = Zawiadomienia o unieważnionych ruchach
commands-warnings = Ostrzeżenia
