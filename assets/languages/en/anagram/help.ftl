# What one does in each place, in a few sentences: above its keys (F1).

help-competition =
    • Here are the competition’s details and its players.
    • Copies are here, too; the archive and the web page are in Print, the verification in History.
    • Before the first round add the players: type a name in the line or choose the file of the entries.
    • Namesakes and clubs that look alike are pointed out, so that nobody counts twice.
    • The word list judges the sheets; without one of your own the free list does, and you rule on what it lacks.
    • Whoever comes late is added from the round that begins, and whoever leaves is declared here.
help-rounds =
    • Here the competition is played, round by round.
    • The large button takes the next step each time: draw, start of the time, sheets handed in, break, signature.
    • The hall follows by itself; beside it stands what it sees, and from there you show it something else.
    • When the time is over collect the sheets and mark only those that are missing or late.
    • Time, letters and rounds that were played on paper are put right under “Corrections”.
    • Stopping, replaying and giving up a round stand in the menu beside it and always ask.
    • Keying does not hold the day up: the next round may begin.
help-sheets =
    • Key what the paper says, on Greek or Latin keys: Enter for the next word, Tab or a second Enter for the next field, “?” for a letter that nobody can read.
    • A word in the wrong field stays where it was written; you are asked before it is saved.
    • Saving brings the next missing sheet; another is found by its code, number (“5-3”: round 3) or name, and by ↓ from there in the grid.
    • A mistake in a saved sheet: open it, correct it, save it with a reason; both versions stay.
    • Without a name: given to its player later; mixed up: “Exchange two sheets…” (Ctrl+K).
    • A second person checks with the paper or keys it again unseen; arrows answer what differs.
    • What is typed is kept even if the computer stops.
    • Photographs: “Take photographs of sheets…” (Ctrl+K), or drop them on the window.
help-words =
    • Here the referee rules on the words that the list does not have.
    • Those that most players wrote stand first.
    • Look at the near words: often it is a slip of the keyboard.
    • Type the evidence (dictionary, page) and rule valid or invalid with one key.
    • Who wrote a word and who gains by it is shown after the ruling, or when you ask.
    • One ruling holds for all sheets and can be withdrawn until the signature.
    • Type a word and it is looked up in the list.
help-standings =
    • Here are the standings after each round.
    • While anything is open they are provisional, and each open point is a button that leads to where it is settled.
    • Where there are ties it says which criterion decided.
    • From a player’s row a penalty is imposed and an objection lodged.
    • An objection is upheld or dismissed with a reason, and what it changes is seen first.
    • Beside it are the course of the first, each player’s page and the figures.
help-print =
    • It opens on what is due: sheets before the day, the record after each round, the final sheet after the signature.
    • Word sheets are for the tables, rules, commitment and standings for the wall, records and final sheet to sign, graded sheets and certificates for the players. Other words on certificates: “Certificate wording…” beside them.
    • Printing opens the document in the system’s program for PDF, and you print from there.
    • What a document is about, and which player, is chosen beside the list or below it. ↑ and ↓ go to the next document of the list.
    • The archive has everything together, and the web page of the results; that is saved alone, too.
    • What is published has a folder of its own there: it does not tell who was penalised, unless you choose that it does.
help-history =
    • Here is everything that was done, with its time and person.
    • Nothing is deleted: a correction is one more line.
    • The last action is undone from here, and named first.
    • Letters that the hall saw, time and signature are not undone: they are corrected with a reason.
    • The codes at the end of each round are those that the hall saw.
    • With them anybody can verify the file.
