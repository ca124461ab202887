# Names of documents, for the list of all there are.

commands-slips = Butlletes de jugades
commands-player-record = Full del participant
commands-turn-record = Acta del torn
commands-game-sheet = Full de la partida
commands-zero-notices = Avisos de jugades anul·lades
commands-warnings = Advertiments
