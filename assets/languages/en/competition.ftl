# Competition: files, people, players, the draw.

competition-added =
    { $count ->
        [one] { $count } player added.
       *[other] { $count } players added.
    }
competition-assistants = Assistants (with commas)
competition-authoritative = Authoritative list: a word that is missing is invalid.
competition-closed = Closed list: its words and only these are valid; none is ruled on.
competition-external = A book or a site outside of the program: each word is asked, and answered with its source.
competition-reference = Reference list: a word that is missing is left to a ruling.
competition-commitment-about = The draw’s commitment (SHA-256): published before the first round.
competition-no-seed = This file does not have the seed of the draws: physical draws only.
competition-date = Date
competition-date-hint = 21/11/2026
competition-details = Details of the competition
competition-draw = Draw
competition-file = File
competition-file-hint = /folder/competition.eforos
competition-file-hint-windows = C:\folder\competition.eforos
competition-file-kind = Competition (eforos)
competition-file-name = competition
competition-hall-said = The hall called: “{ $word }”
competition-hall-silent = The hall called no word.
competition-hall-word = The hall’s word or number
competition-list = Word list
competition-list-line = { $name } { $edition } · { $words } words
competition-new-players = Players: one a line, “name; club”, or pasted from a spreadsheet
competition-new-players-hint = Maria Pappa; Thessaloniki
competition-new-title = New competition
competition-start-about = Word competitions, from the draw to the final sheet
competition-start-more = Draw, time, sheets, rulings and standings on this computer. The hall sees the second screen.
competition-go-on = Continue: { $name }
competition-new-about = Title, players, word list
competition-open-about = A competition or a copy
competition-list-suggestion = The free list lacks many right words, which will wait for a ruling. If you have the federation’s list, import it.
competition-club-doubt = written “{ $club }” elsewhere
competition-no-name = line { $line }, there is no name
competition-number-anew = in the list: number { $number }
competition-number-twice = line { $line }, number { $number } stands in line { $before }, too
competition-players-unread = Nobody was added: { $line }. Put the line right or take it out.
competition-comma-doubt = a comma in the name: write “;” before the club
competition-next-about = Post the commitment, print the sheets, and go on in Rounds.
competition-next-players = Next: type or paste the players.
competition-next =
    { $count ->
        [0] The competition is made
        [one] { $count } player, before round 1
       *[other] { $count } players, before round 1
    }
competition-doubts =
    { $count ->
        [one] { $count } thing to check
       *[other] { $count } things to check
    }
competition-nothing-typed = Type a title or the players: the form is empty. Players can also be added later.
competition-no-chance = The system gave no random data for the seed of the draws.
competition-no-dialog = The file dialog did not open; type the path.
competition-no-file = No file was chosen.
competition-nothing-chosen = No file was chosen. If no dialog opened, type the path into the field.
competition-no-path = Type first where the file is or shall be.
competition-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
competition-signed = Signed: title, details and picture stay as they were signed. They change only if the signed competition is reopened, in Standings, and signed again as a new issue.
competition-read-only = Open for reading only.
competition-recent = Recent
competition-known-signed = signed
competition-known-new = no round yet
competition-known-on = round { $round } in play
competition-known-rounds = { $rounds ->
    [99] round { $played }
   *[other] round { $played } of { $rounds }
}
competition-referee = Referee
competition-saved = The details are saved.
competition-emblem = The club’s picture
competition-emblem-about = The hall and the documents show it. PNG of up to 1024 × 1024 dots and 256 kB.
competition-emblem-file = Picture file
competition-emblem-kind = PNG pictures
competition-emblem-chosen = The hall and the documents show the club’s picture from now on.
competition-emblem-signed = The competition was signed with this picture, or with none: it changes if it is reopened and signed again as a new issue. For documents alone, certificates among them, a “logo” in club.toml in the folder of templates is enough.
competition-emblem-removed = The club’s picture is removed.
competition-more = More: picture, draw, double keying
competition-span = rounds { $from }–{ $to }
competition-only = round { $to } only
competition-left = left after round { $to }
competition-came = from round { $round }
competition-alike-players = { $one } and { $other }: may be the same person
competition-alike-clubs = “{ $one }” and “{ $other }”: may be the same club
competition-alike-two = They are two people
competition-alike-two-clubs = They are two clubs
competition-alike-remove = Remove { $number }…
competition-alike-spell = All “{ $club }”
competition-spelled = { $count ->
    [one] One player is now of “{ $club }”
   *[other] { $count } players are now of “{ $club }”
}
competition-title = Title
competition-title-of-date = Competition of { $date }
competition-venue = Venue
competition-club = Club that holds it
competition-starts = Begins at
competition-starts-hint = 11:00
competition-starts-refused = “{ $typed }” is no time: type hours:minutes, such as 11:00.
# A word list that is brought.
competition-list-authoritative = Authoritative
competition-list-authority = What does it mean that a word is missing?
competition-list-changed = The competition is now judged by the list “{ $name }”.
competition-list-closed = Closed
competition-list-edition = Edition of the list
competition-list-folder = it is a folder
competition-list-forbidden = it may not be read
competition-list-free = Unless you give another: the program’s free list, as a reference.
competition-list-hint = /folder/list.pdf or .txt
competition-list-name = Name of the list
competition-list-no-path = Type first where the file of the list is.
competition-list-not-there = it does not exist
competition-list-path = File of another word list
competition-list-read = The list that was read
competition-list-reading = Reading the list: { $percent }%
competition-list-reference = Reference
competition-list-refused = The file { $file } gave no word list: { $why }.
competition-list-stopped = The reading of the list was broken off.
competition-list-verdicts =
    { $count ->
        [0] No verdict changes.
        [one] { $count } verdict changes.
       *[other] { $count } verdicts change.
    }
competition-list-totals =
    { $count ->
        [0] No player’s total changes.
        [one] { $count } player’s total changes.
       *[other] { $count } players’ totals change.
    }
competition-list-unsettled = The word list has not been read yet. Read it with “Import”, or clear its path.
competition-add =
    { $count ->
        [one] Add { $count } player
       *[other] Add { $count } players
    }
competition-add-from = From which round on they are here (earlier ones are not expected)
competition-from = From round { $round }
competition-no-date = not a date
competition-date-refused = “{ $typed }” is no date: type day/month/year, such as 21/11/2026.
competition-duplicate = is there already under number { $number }
competition-headings-number = no, no., number, #
competition-headings-name = name, first name, last name, surname, player
competition-headings-club = club, team
competition-headings-team = team, school
competition-headings-member = member, membership number
competition-new-file = File (empty: as proposed)
competition-copied = The copy is written: { $file }
competition-kept = Copies that the program keeps
competition-kept-none = At the end of each round or turn and at the signing a copy of the competition is kept by itself; in rounds with sheets, also once all of them are keyed. There is none yet.
# $folder: where all copies lie
competition-kept-help = One at the end of each round or turn and at the signing; in rounds with sheets, also once all of them are keyed. A press opens a new file made from the copy; the competition's own file stays as it is. Here are all of the latest competition and the newest of each other; the rest are in the folder { $folder }.
competition-kept-words = when the words were closed
competition-kept-letters = with the letters of round { $round }
competition-kept-round = at the end of round { $round }
competition-kept-sheets = with every sheet of round { $round }
competition-kept-signed = after the signing
competition-far = { $file } lies on another computer, across the network: if the network goes, nothing is saved, and two computers may write at once. Close the competition, copy the file onto this computer’s own disk and open it there.
competition-not-kept = The safety copy was not written, but the competition is saved: { $why }
competition-taken-up = Opened from a copy, in a new file: { $file }. Whatever happened after the copy is not here.
competition-intact-name = intact
competition-intact-part =
    { $events ->
        [one] Opened the intact part, 1 event up to { $when }, in a new file: { $file }. What happened after it cannot be read: compare with the copies and the paper.
       *[other] Opened the intact part, { $events } events up to { $when }, in a new file: { $file }. What happened after it cannot be read: compare with the copies and the paper.
    }
competition-intact-whole =
    { $events ->
        [one] The history is intact, 1 event up to { $when }, and was opened in a new file: { $file }.
       *[other] The history is intact, { $events } events up to { $when }, and was opened in a new file: { $file }.
    }
competition-intact-list = The word list was damaged, and the same one, word for word, was put in from elsewhere.
competition-rescued-name = rescued
competition-rescued = The file no longer lay in its place, or could not be read, when the competition was closed. Everything was saved here: { $file }
competition-not-rescued = The file no longer lay in its place, or could not be read, when the competition was closed, and a copy could not be written anywhere. Open the last of the copies that the program keeps.
competition-not-joined = The competition is closed and nothing is lost, but the disk refused the last write: perhaps it is full. A part of { $file } stayed beside it, in { $ahead }: keep the two together. Make room, then open and close the competition once more.
competition-copy-name = copy
competition-publication-name = publication
competition-not-read = The file { $file } cannot be read: check the path.
competition-players-file = Players from a CSV file
competition-players-file-hint = /folder/players.csv
competition-players-no-table = The file has no table of players: it needs a column of names, as CSV.
competition-rehearsal = Rehearsal
competition-rehearsal-count = Players of the rehearsal
competition-rehearsal-help = A simulated competition to practise on, in a file of its own.
competition-rehearsal-name = Rehearsal
competition-rehearsal-players = Type how many players the rehearsal shall have: from { $least } to { $most }.
competition-rehearse-players = From round 1
competition-rehearse-unsigned = Before the signature
competition-rehearse-whole = Whole, signed
competition-rules = Rules
competition-rules-own = The club’s rules: { $id }
competition-rules-file = File of other rules
competition-rules-hint = /folder/rules.toml
competition-rules-no-text = not a UTF-8 text
competition-rules-refused = The rules are not accepted: { $why }
competition-rules-unsettled = The other rules are not read yet. Read them, or empty their path.
competition-list-words = { $from } → { $to } ({ $count }): { $words }
competition-time-runs = The time is running: close this competition first, then open another.
competition-last-open = Open last: “{ $title }”
competition-unclosed = The competition “{ $title }” was not closed
competition-unclosed-runs = Round { $round } is running: { $left } left.
competition-unclosed-over = The time of round { $round } has passed.
competition-unclosed-held = Round { $round } is paused: { $left } left.
competition-unclosed-break = The break is running: { $left } left.
competition-unclosed-break-over = The break is over.
competition-unclosed-signed = The final sheet is signed.
competition-unclosed-played =
    { $count ->
        [0] No round was played yet.
        [one] { $count } round was played.
       *[other] { $count } rounds were played.
    }
competition-keying = Double keying
competition-keying-optional = Optional
competition-keying-required = Required
competition-unclosed-drawn = The letters of round { $round } are drawn.
competition-unclosed-whole =
    { $count ->
        [one] Nothing is lost: the { $count } recorded step is here.
       *[other] Nothing is lost: all { $count } recorded steps are here.
    }
competition-its-file = File and copies
