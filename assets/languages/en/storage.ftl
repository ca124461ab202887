# The competition file: what can be wrong with it, and what its verification finds.
# $path: the file

storage-no-such-file = There is no file { $path }. Check its name and its folder.
storage-no-such-folder = The folder for { $path } does not exist. Make it first, or choose another.
storage-not-a-file = { $path } is not a file. Give the file of a competition (.eforos).
storage-already-exists = { $path } exists already and is never overwritten. Choose another name.
# $name: a file's name
storage-remains-beside = { $path } cannot be made: { $name } lies beside it, the rest of an earlier file of that name. Put it elsewhere, or choose another name.
storage-no-permission = The system does not allow access to { $path }. Ask for permission, or copy it into a folder of your own.
storage-empty = { $path } is empty: there is no competition in it. Open another file or a backup copy.
storage-other-file = { $path } is not a competition file. Open a file that Eforos made (.eforos).
storage-other-database = { $path } is the database of another program, not a competition. Open a file that Eforos made (.eforos).
# $version, $known: numbers as text
storage-newer = { $path } was written by a newer version of Eforos (file format { $version }; this program knows formats up to { $known }). Install the newer version and open it again.
# $seq: the event's number as text
storage-newer-event = Event { $seq } of { $path } was written by a newer version of Eforos (event format { $version }; this program knows formats up to { $known }). Install the newer version and open it again.
storage-unknown-format = { $path } is a competition of a kind that this program does not know ({ $name }). Install a newer version and open it again.
storage-other-format = { $path } is a competition of another kind ({ $name }) than is asked for.
# $damage: one of the sentences below
storage-damaged = { $path } is damaged: { $damage }. Keep it as it is, and open a backup copy or, from the program's window, its intact part as a copy.
storage-held = { $path } is open elsewhere: in another window of Eforos or in another program (backup, synchronising). Close it there, or open the file here for reading only.
# $why: one of the three below
storage-read-only = Nothing can be written to { $path }. { $why }
storage-read-only-asked = The file was opened for reading only.
storage-read-only-not-writable = The file or its folder cannot be written: open it for reading only, or copy it into a folder of your own.
storage-read-only-publication = The file is a copy for publication and opens for reading only: work goes on in the original.
storage-journal-beside = { $name } lies beside { $path }: a program died while it wrote, and what it left is not rolled back. Open the competition once for writing; if that file is not its own, remove it.
storage-not-closed = { $path } was not closed properly, and its folder cannot be written. Copy it together with the file of the same name that ends in -wal into a folder of your own, and open it there.
storage-disk-full = There is no space left for { $path }. What was not saved is not in the file; make room and do it again.
storage-too-many-open = The system does not let the program open more files, so { $path } was not opened. Close other programs or raise the limit of open files, and do it again.
storage-not-joined = Everything is saved, but a part of { $path } stayed beside it, in { $ahead }. Open it and close it again before you copy it, or copy the two together.
storage-disk-fails = The disk with { $path } refused: perhaps it is full, was pulled out or is failing. Nothing was half written; look after it and do it again, or make a copy on another disk.
storage-not-settled = { $path } was written whole and is there, but the disk did not confirm that it would stay if the power were cut. Open it to check, and keep a copy on another disk, too.
storage-moved = { $path } was deleted, moved or replaced while it was open, and nothing is written there any more. What was saved is not lost: make a copy now (“Copy…” on the Competition page) and open that one, or put the file back in its place.
storage-unfit-folder = { $path } lies in a folder (often a network folder) where a competition cannot be kept safely. Copy it onto this computer's own disk.
storage-name-refused = { $path } cannot be made: the system does not accept this name. Choose another, without : ? * " < > | and not con, aux, nul or com1.
storage-path-too-long = { $path }: this name, or the whole path with its folders, is too long. Choose a shorter name, or a folder that lies less deep.
# $ahead: the name of a file that should lie beside it; $events: an event's number as text
storage-may-lack-the-last = { $path } had not been closed properly, and { $ahead } does not lie beside it: if it was copied without that, the last events may be missing. The history ends here with event { $events }. If anything is missing, do not go on in this file: open the competition on the computer on which it was held, close it, and copy it again.
# $count: how many
storage-drafts-left-out =
    { $count ->
        [one] In { $path } 1 sheet begun and not saved cannot be read and was left out. What was saved is untouched: key what is missing again from the paper.
       *[other] In { $path } { $count } sheets begun and not saved cannot be read and were left out. What was saved is untouched: key what is missing again from the paper.
    }
# $events: how many; $sha256: the word list's digest
storage-list-lost =
    { $events ->
        [one] In { $path } the history is intact (1 event) but the word list is not, and without the same list the points would not be the same: no copy was made. Read the list from its file at “Word list” (SHA-256 { $sha256 }), and open the intact part again.
       *[other] In { $path } the history is intact ({ $events } events) but the word list is not, and without the same list the points would not be the same: no copy was made. Read the list from its file at “Word list” (SHA-256 { $sha256 }), and open the intact part again.
    }
# $got, $previous: events' numbers as text
storage-out-of-order = Event { $got } cannot follow event { $previous } in { $path }. Nothing was saved; close the file and open it again.
# $part: one of the parts below
storage-unfit = The competition for { $path } names something else than was given: { $part }. Nothing was written.
# $what: the system's own words
storage-system = The system refused something with { $path }: { $what }. Nothing was half written; try again.

storage-part-rules = the rules
storage-part-lexicon = the word list
storage-part-seed = the seed

storage-damage-pages = its end is missing or its pages are broken
storage-damage-schema = { $name } is missing or is not as it was made
storage-damage-ahead = what was written after event { $seq } is in the file of the same name that ends in -wal, and cannot be read
storage-damage-no-events = its history is empty
storage-damage-chain = event { $seq } does not follow from those before it: something was changed or taken away
storage-damage-column = event { $seq } cannot be read ({ $column })
storage-damage-body = event { $seq } cannot be read ({ $what })
storage-damage-missing = something that its history names is missing: { $part } ({ $sha256 })
storage-damage-words-only = it has only some words of the list { $sha256 }, as only a copy for publication may
storage-damage-changed = something is not what its history names: { $part } ({ $sha256 })
storage-damage-rules = its rules cannot be read ({ $what })
storage-damage-lexicon = its word list cannot be read ({ $what })
storage-damage-draft = a sheet begun and not saved cannot be read
storage-damage-station = a station cannot be read
storage-damage-receipt = the receipt of event { $seq } is of other events
storage-damage-picture = picture { $sha256 } is not that of an event

# $what: what was looked at; $why: one of the reasons below; $seq: an event's number as text
storage-verify-holds = { $what }: right
storage-verify-failed = { $what }: WRONG: { $why }
storage-verify-failed-at = { $what }: WRONG at event { $seq }: { $why }
storage-verify-not-derivable = { $what }: recorded, not derivable: { $why }

storage-verify-file = The file itself
storage-verify-last = What was written last
storage-verify-drafts = Sheets begun and not saved
storage-verify-receipts = What stations asked
storage-verify-pictures = The pictures of sheets ({ $number })
storage-verify-chain =
    { $events ->
        [one] Hash chain of 1 event
       *[other] Hash chain of { $events } events
    }
storage-verify-numbering = Numbering of events and actions
storage-verify-events = Every event can be read
storage-verify-rules = Rules { $id }, the program's own ({ $sha256 })
storage-verify-rules-of-club = A club's own rules, called “{ $id }” ({ $sha256 })
storage-verify-lexicon = Word list “{ $name }” ({ $sha256 })
storage-verify-lexicon-words = Word list “{ $name }” ({ $sha256 }, only the words written)
storage-verify-kept-seed = Secret seed against the commitment
storage-verify-seed = Revealed seed against the commitment
storage-verify-table = Signed table, issue { $issue }

storage-failure-last = the file had not been closed properly, and { $ahead } does not lie beside it; if it was copied without that, the last events may be missing
storage-failure-newer-event = a newer version of Eforos wrote it
storage-failure-numbering = it is not numbered as it must be
storage-failure-beginning = a history begins once, with the making of the competition
storage-failure-undo = it takes back what is not there to be taken back
storage-failure-seed = the seed is not the one that was committed to
storage-failure-table = row { $row } is not the one that the history gives
storage-failure-digest = the table's SHA-256 is { $derived }
storage-failure-not-to-be-signed = it could not be signed then ({ $why })

# A head of the chain that somebody photographed. $sought: its code or the beginning of its hash;
# $events, $all: events' numbers as text; $at: such numbers, $count of them
storage-head-there = Head { $sought }: YES, the history has it after event { $events }.
storage-head-another = Head { $sought }: NO. After event { $events } the history has another: code { $code }, { $hash }. Either it is not the history that the hall saw, or a digit was misread.
storage-head-beyond = Head { $sought }: NO. The history does not reach event { $events }: it holds up to { $all }.
storage-head-somewhere =
    { $count ->
        [one] Head { $sought }: YES, the history has it after event { $at }.
       *[other] Head { $sought }: YES, the history has it after events { $at }.
    }
storage-head-nowhere = Head { $sought }: NO, the history has it nowhere from event 1 to { $all }.
storage-head-elsewhere =
    { $count ->
        [one] It has it after event { $at }, though: check the event’s number.
       *[other] It has it after events { $at }, though: check the event’s number.
    }
# $count: how many places
storage-head-chance =
    { $count ->
        [one] 1 place was looked at. A code alone also matches by chance, once in 100,000,000 a place: with --events only the event that the photograph names is looked at.
       *[other] { $count } places were looked at. A code alone also matches by chance, once in 100,000,000 a place: with --events only the event that the photograph names is looked at.
    }

storage-not-yet-signed = the seed is revealed when the final sheet is signed
storage-seed-unknown = the seed is not in this file
storage-typed = drawn from real bags and typed
storage-recorded = recorded afterwards or imported
storage-corrected = a slip was corrected
storage-by-hand = the tables were made by hand
storage-verify-order = Order of round { $round }
storage-verify-order-again = Order of round { $round }, attempt { $attempt }
storage-verify-letters = Letters of round { $round }
storage-verify-letters-again = Letters of round { $round }, draw { $attempt }
storage-verify-totals =
    Totals computed again ({ $sheets ->
        [one] 1 sheet
       *[other] { $sheets } sheets
    }, { $words ->
        [one] 1 word
       *[other] { $words } words
    })
storage-failure-letters = the seed gives { $letters } with { $redraws } redraws
storage-failure-no-draw = no draw by the program could be made there
storage-failure-total = the total of player { $player } is { $stated }, the words give { $derived }

storage-io-not-found = there is no such file or folder
storage-io-permission = permission denied
storage-io-exists = it exists already
storage-io-full = the disk is full
storage-io-too-large = a file so large does not fit there
storage-io-read-only = the disk can only be read
storage-io-folder = it is a folder
storage-io-no-folder = a part of the path is no folder
storage-io-name = the name is not accepted

## The law of the record

storage-unlawful = The chain of { $path } is right, but its history holds something that the rules do not allow: Eforos did not write it so. { $what } The competition is not continued; it can be opened for reading only.
# $seq: the event's number as text
storage-undone-too-often = The history in { $path } takes back more, and after more events, than is gone through of a history that came from elsewhere: it is read up to before event { $seq }, and nothing of it counts. Look at the file on the computer that wrote it.
storage-unlawful-event = Event { $seq } ({ $at }, { $who }): { $what } That may not stand there: { $why }
storage-unlawful-more = { $first } { $count ->
    [one] 1 more action may not stand.
   *[other] { $count } more actions may not stand.
}
storage-verify-told = { $what }: note: { $why }
storage-verify-law = Every event was allowed where it stands
storage-verify-offices = Everybody did what their office allows
storage-verify-words = The words that this copy has of the list
storage-told-offices = { $count ->
    [one] in 1 action
   *[other] in { $count } actions
} an assistant was at the desk and not the referee (first: event { $first }); version 0.1.0 did not ask
storage-told-pictures = This copy lacks pictures of sheets: { $number }. That is no error: the competition’s own file has them.
storage-told-words = no signing binds them, so nothing here shows that the list has just these
storage-pictures-left-out = Photographs of sheets that are not in this file: { $count }. Copies that the program keeps during the day, copies for publication and files that were saved anew lack them; what was keyed is all here.
