# Sheets that were keyed elsewhere.

merge-file = File with sheets
merge-read = Read the file
merge-take =
    { $count ->
        [one] Take in { $count } sheet
       *[other] Take in { $count } sheets
    }
merge-unanswered =
    { $count ->
        [one] { $count } is not answered yet
       *[other] { $count } are not answered yet
    }
merge-nothing = Nothing to take in
merge-help-kinds = A copy of this competition from a second computer, an exchange document (JSON) or a table of sheets (CSV).
merge-help-sheets = Only sheets come: no rulings, penalties, objections, players or draws.
merge-help-silently = First you see what is new and what differs; nothing is replaced without an answer.
merge-source = { $file } · { $kind }
merge-kind-copy = copy of this competition
merge-kind-document = exchange document
merge-kind-table = table
merge-none = No sheet: nothing was keyed there.
merge-count-new =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
merge-count-differ =
    { $count ->
        [one] { $count } differs
       *[other] { $count } differ
    }
merge-count-refused =
    { $count ->
        [one] { $count } is refused
       *[other] { $count } are refused
    }
merge-count-same =
    { $count ->
        [one] { $count } the same
       *[other] { $count } the same
    }
merge-new =
    { $count ->
        [one] New, round { $rounds } ({ $sheets }): { $players }
       *[other] New, rounds { $rounds } ({ $sheets }): { $players }
    }
merge-names-more = and { $count } more
merge-sheets =
    { $count ->
        [one] { $players }, round { $rounds }
       *[other] { $players }, rounds { $rounds }
    }
merge-group-all = All { $count }: { $choice }
merge-group =
    { $count ->
        [one] { $about }
       *[other] { $count } sheets · { $about }
    }
merge-change-rank = { $player } (rank { $from } → { $to })
merge-keyed-otherwise = Keyed differently here and in the file.
merge-conflicts =
    { $count ->
        [one] { $count } sheet differs. Look at the paper and say which holds.
       *[other] { $count } sheets differ, { $open } without an answer. Look at the paper and say which holds.
    }
merge-answered =
    { $count ->
        [one] { $count } sheet differs: answered.
       *[other] { $count } sheets differ: all answered.
    }
merge-more = … and { $count } more: they are answered together, by the buttons for all others.
merge-sheet = { $number }. { $player }, round { $round }
merge-here = Here
merge-there = In the file
merge-keep = The sheet here stays
merge-take-there = The file’s holds
merge-second = Second keying
merge-rest-keep = All others: those here stay
merge-rest-take-there = All others: the file’s hold
merge-rest-second = All others: second keying
merge-declared = It was declared here that no sheet was handed in.
merge-corrected-there = In the file it is corrected; here it is as it was before.
merge-checked-here = The sheet here was checked by a second person.
merge-late-here = Late only here: so it stays.
merge-late-there = Late only in the file: here it stays in time.
merge-changes = What changes:
merge-other-name = the number there is: { $there }, here: { $here }. Correct the number or the name and read the file again.
merge-other-letters = there the round was played with other letters ({ $there }, here { $here }).
merge-note-drafts =
    { $count ->
        [one] { $count } draft of the copy was not saved there and does not come ({ $sheets }).
       *[other] { $count } drafts of the copy were not saved there and do not come ({ $sheets }).
    }
merge-note-unsettled =
    { $count ->
        [one] On { $count } sheet of the copy two keyings differ: the first comes ({ $sheets }).
       *[other] On { $count } sheets of the copy two keyings differ: the first comes ({ $sheets }).
    }
merge-note-checked =
    { $count ->
        [one] { $count } sheet was checked in the copy: the check does not come ({ $sheets }).
       *[other] { $count } sheets were checked in the copy: the check does not come ({ $sheets }).
    }
merge-note-older =
    { $count ->
        [one] { $count } sheet has been corrected here and stays as it is ({ $sheets }).
       *[other] { $count } sheets have been corrected here and stay as they are ({ $sheets }).
    }
merge-note-lateness =
    { $count ->
        [one] { $count } sheet is late in one of the two only: what this competition says holds ({ $sheets }).
       *[other] { $count } sheets are late in one of the two only: what this competition says holds ({ $sheets }).
    }
merge-note-begun =
    { $count ->
        [one] { $count } new sheet has a draft here; the draft stays, look at it afterwards ({ $sheets }).
       *[other] { $count } new sheets have a draft here; the drafts stay, look at them afterwards ({ $sheets }).
    }
merge-note-unexpected =
    { $count ->
        [one] { $count } new sheet was not expected in its round ({ $sheets }).
       *[other] { $count } new sheets were not expected in their round ({ $sheets }).
    }
merge-note-nameless =
    { $count ->
        [one] { $count } sheet without a name stays in the copy: give it a player there and read the copy again.
       *[other] { $count } sheets without a name stay in the copy: give them a player there and read the copy again.
    }
merge-note-others =
    { $count ->
        [one] { $count } other action of the copy does not come: only sheets do.
       *[other] { $count } other actions of the copy do not come (rulings, penalties, players…): only sheets do.
    }
merge-note-read = Line { $line }: “{ $text }” was read as { $word }.
merge-note-read-either = Line { $line }: “{ $text }” was read as { $word }; it may also be { $other }.
merge-note-more = … and { $count } more remarks.
merge-archive = { $file } is a spreadsheet’s file or an archive. Open it and save the table as CSV.
merge-pdf = { $file } is a PDF. A copy of the competition, an exchange document or a CSV table is needed.
merge-same-file = { $file } is the file that is open. Give the copy of the second computer.
merge-other-competition = { $file } is another competition (“{ $title }”). Sheets are taken only from a copy of this one.
merge-reason = Taken in from { $file }
merge-done =
    { $count ->
        [one] { $count } sheet was taken in from { $file }.
       *[other] { $count } sheets were taken in from { $file }.
    }
