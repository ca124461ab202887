# Names of documents, for the list of all there are.

commands-word-sheets = Fulls de paraules
commands-graded-sheets = Fulls puntuats
commands-round-record = Acta de la ronda
