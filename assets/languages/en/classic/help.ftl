# What one does in each place, in a few sentences: above its keys (F1).

help-classic-rounds =
    • Here the meeting is played, round by round.
    • The large button takes the next step each time: pair or draw the tables, show them to the hall, start the time, enter the results, sign.
    • Whoever is absent is marked before the round is paired.
    • Each table says why these players meet, and its result or that it is missing.
    • Tables can be said by hand, two players changed, and a pairing withdrawn.
    • What is exceptional always asks, and the history keeps why.
help-results =
    • Here each result is entered.
    • Type the table or scan the code of its slip, then the scores; Enter goes on to the next field.
    • With figures you type score, rack and time over, and the final score is computed; without them the final scores are enough.
    • How the game ended has a letter of its own.
    • What is rare is asked about before it is saved, and beside it are the standings as they would be.
    • A second person confirms a result.
    • The whole game can be written here, too, turn by turn.
help-judge =
    • Here doubted words are judged.
    • Type the words with a space between them, and Enter on an empty field judges: one verdict holds for all of them.
    • It is not said which word was wrong.
    • What the list cannot say waits for the arbiter, who rules on it with its source.
    • Every verdict is kept with its time and table.
    • The judge’s window shows the same on a screen of its own and has its own keyboard.
help-classic-standings =
    • Here are the standings after each round.
    • While results are missing they are provisional.
    • Points, spread or averages rank as the rules say, and teams have a table of their own.
    • Beside it are the cross-table, the course by round, and each player’s games.
    • Several meetings are added up in a season, which is opened here.
help-classic-print =
    • It opens on what is due: the pairings before the first round, the standings after each, the final sheet after the signature.
    • Before: numbers for the tables, rules and commitment for the wall, the guide for the arbiter, challenge slips for every table.
    • In each round: the pairings for the wall, a score sheet and a result slip for every table; the slip comes back to the desk.
    • After each round: standings, teams and cross-table for the wall; in the end: the final sheet to sign, the judge’s log for the file, certificates and games for the players.
    • Whoever was given a penalty is named in the standings: for the wall there are those without names, which tell pupils by initials. The archive has everything together, and apart from it what may be published.
    • Other words and signatories of certificates: “Certificate wording…” beside them.
    • Which round and which player is chosen beside the list or below it.
