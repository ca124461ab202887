# What one does in each place, in a few sentences: above its keys (F1).

help-game =
    • Here the game is played, turn by turn.
    • Type the letters as they come out of the bag, or let the program draw them.
    • The large button takes the next step each time: show the letters, start the time, collect the slips, settle and announce the top.
    • The letters are announced one by one; announcing can be held, repeated or cut short.
    • What was refused and what the bag still has stands beside the board.
    • Corrections and what is exceptional stand in the two menus and always ask.
help-slips =
    • Here each slip is keyed as it is on paper, the highest claims first.
    • Type the table, then the points; a digit takes a play of that score from the list, and for another one position and word are typed.
    • Saving waits for the next table.
    • A hand that was not raised and a wrong number are ticked.
    • A slip without a name is keyed, too, and named later.
    • A second person looks at the paper, or keys the slip again without seeing the first time.
    • What is typed is kept even if the computer stops.
    • Photographs and scans of slips come by “Take photographs of sheets…” (Ctrl+K) or are dropped on the window: each finds its slip by the square code and stands beside the fields, and one without a code that was read waits to be assigned.
help-top =
    • Here the top of a turn is settled once its time is over.
    • Where the hall names it, the best correct claims stand in the table and the best value of each figure is green.
    • Select one, name your criterion with its digit, and announce it with Space.
    • Where the program names it, its first play is announced as it is.
    • A claim that may be worth more holds the top up until it is ruled on or set aside with a reason.
    • The best of the list stays folded until you unfold it.
    • What is found late is told to the hall without a name.
help-sanctions =
    • Here are the warnings, and what they cost.
    • Those that come from slips are counted by themselves; the others are given by the arbiter.
    • What a new sanction would change in total and rank is seen before it is given.
    • The first warnings are free, and each further one costs points.
    • Zeros that nobody was told of yet stand beside: print the notices, hand them out, and note that they were told.
help-duplicate-words =
    • Here the arbiter rules on words.
    • Those that wait and that most players wrote stand first.
    • Look at the near words: often it is a slip of the keyboard.
    • Type the evidence (dictionary, page) and rule valid or invalid with one key.
    • One ruling holds for every slip and can be withdrawn until the signature.
    • Type a word and it is looked up in the list.
help-duplicate-standings =
    • Here are the standings after the last turn whose top was announced.
    • While slips are missing they are provisional, and it is said which.
    • Beside the table stands why somebody has this rank, and the course of the first five.
    • A player’s turns are seen with every play and its verdict.
    • What decided between equal totals is named.
    • The table is copied with its headings.
help-duplicate-print =
    • It opens on what is due: slips before the game, the record after each turn, the final sheet after the signature.
    • Before the game: slips and players’ records for every table, rules and commitment for the wall, the guide for the arbiter.
    • After each turn: its record for the arbiter’s file, notices for those whose play was annulled, the standings for the wall.
    • In the end: the final sheet to sign, game sheet and warnings for the file, certificates and reports for the players.
    • Whoever was given a penalty is named in the standings: for the wall there are those without names. The archive has everything together, and apart from it what may be published.
    • Other words and signatories of certificates: “Certificate wording…” beside them.
    • Which turn and which player is chosen beside the list or below it.
