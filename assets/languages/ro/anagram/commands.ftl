# Names of documents, for the list of all there are.

commands-word-sheets = Foi de cuvinte
commands-graded-sheets = Foi punctate
commands-round-record = Procesul-verbal al turului
commands-pin-review = Revederea unui tur
commands-set-up-joint = Coordonează un concurs comun
