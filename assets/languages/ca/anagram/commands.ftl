# Names of documents, for the list of all there are.

commands-word-sheets = Fulls de paraules
commands-graded-sheets = Fulls puntuats
commands-round-record = Acta de la ronda
commands-pin-review = Revisió d’una ronda
commands-set-up-joint = Coordina una competició conjunta
