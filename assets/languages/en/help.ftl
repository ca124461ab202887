# What one does in the places that several formats have, in a few sentences: above its keys (F1).

help-any-start =
    • Here everything begins.
    • A new competition is made in a form, with its title, players and word list.
    • One that exists is opened from its file or from the list of the latest; opened for reading it is not changed.
    • A rehearsal is an invented competition in a file of its own: whatever you press, nothing is spoilt.
    • Where the program was stopped in the middle, the competition that was open stands first, with the time that is left.
help-any-new =
    • Here a new competition is made.
    • Type its title and who referees it, and the players, one a line: “name; club”, or pasted from a spreadsheet.
    • Whoever is there twice and clubs that look alike are named before it is made.
    • The word list is chosen here.
    • The file gets the title’s name unless you type another.
    • Players and details can be changed afterwards, too; nothing is drawn before you ask for it.
help-any-competition =
    • Here are the competition’s details and its players.
    • Copies are here, too; the archive and the web page are in Print, the verification in History.
    • Before play begins add the players: type a name in the line or choose the file of the entries.
    • Namesakes and clubs that look alike are pointed out, so that nobody counts twice.
    • The rules and the word list stand here with what they mean for a verdict.
    • Whoever comes late is added here, and whoever leaves is declared.
help-any-history =
    • Here is everything that was done, with its time and person.
    • Nothing is deleted: a correction is one more line.
    • The last action is undone from here, and named first.
    • Time and signature are not undone: they are corrected with a reason.
    • The codes are those that the hall saw.
    • With them anybody can verify the file.
