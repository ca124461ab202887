# Names of documents, for the list of all there are.

commands-word-sheets = Arkusze słów
commands-graded-sheets = Ocenione arkusze
commands-round-record = Protokół rundy
commands-pin-review = Przegląd rundy
commands-set-up-joint = Prowadzenie wspólnych zawodów
