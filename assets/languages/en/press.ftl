# Printing: documents and archives written from the window.

press-exists = { $file } exists already. Give another name.
press-no-archive-there = The archive cannot be made in { $folder }: { $why }. Type a folder that is there and that you may write to, with a new name at the end.
press-not-written = { $file } was not written: { $why }.
press-broken-off = Broken off; nothing was written.

press-is-a-competition = { $file } is a competition file and is not replaced. Give another name.
press-no-viewer = no program was found that opens it
press-busy = A document is being written. Wait until it is done, or stop it.

press-documents = Documents
press-file = PDF file
press-file-hint = { $name }
press-file-kind = PDF document
press-page-kind = Web page
press-folder = Folder
press-archive-name = { $name } - archive
press-round = round { $round }
press-issue = issue { $issue }
press-rounds = Round
press-every-round = All
press-last-round = The last
press-players = Player
press-everybody = Everybody
press-find-player = One player only
press-find-player-hint = number or name
press-nobody = No player is like { $typed }.
press-several = Several are like that: choose one.
press-whole-page = Whole page
press-whole-width = Whole width
press-laying = { $of ->
    [0] The pages are being laid out…
   *[other] The pages are being laid out… { $done } of { $of }
}
press-writing = Being written: { $file }
press-written = Written: { $file }
press-opening = Written, and being opened in the PDF viewer; print from there: { $file }
press-opened = Opened in the PDF viewer; print from there: { $file }
press-archived = The competition was archived in the folder { $folder }
press-not-opened = It lies in { $file }, but it did not open: { $why }.
press-more-warnings = { $count ->
    [one] … and 1 more warning
   *[other] … and { $count } more warnings
}

press-word-no-players = no players
press-word-nothing-played = not yet
press-word-no-rulings = no ruling
press-word-no-penalties = no penalty
press-word-not-signed = not signed
press-word-late = already drawn
press-word-no-draw = no draw
press-no-players = There are no players yet. Add them in Competition.
press-nothing-played = No round is over yet.
press-no-rulings = There is no ruling on a word yet.
press-no-penalties = There is no penalty: the standings table names nobody.
press-not-signed = The competition is not signed: every page says so.
press-late = The draw has begun: the commitment was to be posted before round 1.
press-no-draw = The program drew nothing: there is no draw that the commitment could prove.
press-this = Print…
press-report = Report…
press-final = Print the final sheet…
press-templates-not-read = The templates in { $folder } were not read: { $why }.

# A club's own words of certificates: what is said of the file, and the comments in it, a line of text each
press-own-nowhere = The system names no folder for a club’s templates.
press-own-there = Words and signatories of certificates: { $file }. Open it in a plain text editor, change it and save it: the pages here change by themselves.
press-own-name = Name Surname
press-own-office = President
press-own-about =
    Certificates: the words, the signatories and the ink of the club.
    Write between the quotation marks and save: Print changes at once. Whatever stays "" is said by the program.
    Lines that begin with # say how, and are not printed.
press-own-signatories =
    Who signs, up to three: delete the # and write name and office, one line each.
    While nobody stands here, the referee signs and somebody for the club.
# $full, $black, $yes, $no: as they are to be typed
press-own-colours =
    { $full } in colours, { $black } without.
press-own-figures =
    On a certificate of participation: the longest word in tiles, and the figures. { $yes } or { $no }.
# $rank, $points, $players: as they are to be typed
press-own-ranks =
    The first three ranks: the heading of each, and the sentence below the name.
    One that is left empty is the program’s.
    { $rank } becomes the number of the rank, { $points } the points, { $players } the number of players.
press-own-participation =
    Participation: one word in tiles, and a sentence below the name, with { $points } and { $players }.

press-order = Order
press-by-round = By round
press-by-player = By player
press-paper = Paper
press-a5 = A5
press-a4 = A4, two on a page
press-a4-whole = A4, one on a page
press-blank = Sheets without a name
press-blank-hint = how many; empty: the players’ own
press-blank-range = Sheets without a name: from 1 to { $most }.
press-backs = Back
press-white-backs = White
press-printed-backs = With fields
press-web-page = Web page…
press-look-signed = What is signed is what a document says, not how it looks: the club’s logo from the folder of templates (club.toml) is on whatever is printed from now on, whenever it was put there.
