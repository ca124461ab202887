# The folder with everything of a competition: names of its files without their endings, and the text that says what they are.

archive-readme = 00 READ ME
archive-folder = To publish
archive-agreed = Only if all agree
archive-results = results
archive-results-unnamed = results - penalties without names
archive-standings = standings
archive-standings-unnamed = standings - penalties without names
archive-sheets = sheets
archive-slips = slips
archive-turns = turns
archive-games = games
archive-teams = teams
archive-exchange = exchange
archive-history = history
archive-publication = publication
archive-whole = full copy

# Below the names of the files
# $documents: names, with commas
archive-pupils = Pupils stand in what may be published by their initials alone; whatever has their whole names stays with the club.
archive-nothing = Not here, since there is nothing to tell: { $documents }.
archive-results-html = The page of results: opens in any browser and is put on a web site as it is.
archive-results-json = The results for programs, with all details of each player.
archive-standings-pdf = The final standings, to be printed or sent.
archive-standings-csv = The standings, for any spreadsheet.
archive-sheets-csv = Each sheet as it was keyed, for any spreadsheet.
archive-slips-csv = Each slip as it was keyed, also those of turns that were cancelled or taken back, for any spreadsheet.
archive-turns-csv = The turns of the game, for any spreadsheet.
archive-games-csv = The results of each table, for any spreadsheet.
archive-teams-csv = The standings of the teams, for any spreadsheet.
archive-exchange-json = What another program needs for the same standings, with all names and reasons.
archive-history-txt = The history: what happened when, and who did it, a line each; with all names and reasons.
archive-publication-eforos = The whole competition with all that each player wrote, all names and reasons: a SQLite database. Whoever has the program checks it with “eforos verify FILE --head CODE”; the code stands on the signed final sheet.
archive-publication-beware = It says more of everybody than the standings: to be put up only where all agree to that.
archive-names-reasons = It tells who was penalised and, where it gives whole names, why.
archive-names-penalised = It tells who was penalised, and why where that has room.
archive-shows-penalised = It shows who lost points or was expelled.
archive-names-nobody = It does not tell who was penalised.
archive-standings-kept = Ranks, tie-breaks, points, and who was penalised.
archive-without-seed = It is not signed yet: the seed of the draw is left out.

# Below the title: what is printed, handed out and put up; each is followed by names of files
archive-done = WHAT IS DONE WITH IT
archive-done-sign = Print, sign, keep
archive-done-hand-out = Print, hand out
archive-done-wall = Print, put on the wall
archive-done-web = Put on the web site

# Above the lists of files; the last above what paper could not show
archive-public = MAY BE PUBLISHED
archive-public-named = MAY BE PUBLISHED, AND TELL WHO WAS PENALISED (if they shall not, make the folder again with “Without names and reasons”)
archive-public-unnamed = MAY BE PUBLISHED (without the names of who was penalised, and without reasons)
archive-private = STAY WITH THE CLUB (whatever says more of anybody than the standings)
archive-private-unnamed = STAY WITH THE CLUB (whatever has all names or says more of anybody than the page)
archive-warnings = TO BE KNOWN

# What the columns of the tables are, whose names are the same in every language
archive-columns = THE COLUMNS OF THE TABLES (named alike in every language, for programs)
archive-column-rank = place; empty of who has none
archive-column-player = the player’s number
archive-column-name = the name
archive-column-status = ranked: in the ranking; withdrawn: left before the end; expelled_from_rest: expelled from the rest; expelled: expelled, without a rank
archive-column-total = points, with what was deducted taken off
archive-column-deductions = points taken off
archive-column-decided-by = by what the row is worse than the one above it, named as its column is, here or in another table; empty where nothing parts the two
