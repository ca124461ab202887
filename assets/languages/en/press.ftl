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
press-folder = Folder
press-archive-name = { $name } - archive
press-round = round { $round }
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
press-word-not-signed = not signed
press-word-late = already drawn
press-word-no-draw = no draw
press-no-players = There are no players yet. Add them in Competition.
press-nothing-played = No round is over yet.
press-no-rulings = There is no ruling on a word yet.
press-not-signed = The competition is not signed: every page says so.
press-late = The draw has begun: the commitment was to be posted before round 1.
press-no-draw = The program drew nothing: there is no draw that the commitment could prove.
press-this = Print…
press-report = Report…
press-final = Print the final sheet…
press-templates-not-read = The templates in { $folder } were not read: { $why }.
