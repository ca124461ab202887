# Names of documents, for the list of all there are.

games-table-cards = Numere de masă
games-pairings = Împerecheri
games-score-sheets = Foi de scor
games-result-slips = Fluturași de rezultat
games-challenge-slips = Fluturași de contestare
games-team-standings = Clasamentul echipelor
games-cross-table = Tabelul întâlnirilor
games-judge-log = Registrul judecătorului de cuvinte
games-whole-games = Partide întregi
games-commitment-hall = Din sală se va spune un cuvânt sau un număr. Sămânța și cuvântul hotărăsc împreună ordinea în care sunt împerecheați jucătorii fiecărei runde, așa că nu o alege nimeni.
