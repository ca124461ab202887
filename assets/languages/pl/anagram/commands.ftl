# Names of documents, for the list of all there are.

commands-word-sheets = Arkusze słów
commands-graded-sheets = Ocenione arkusze
commands-round-record = Protokół rundy
