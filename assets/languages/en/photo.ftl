# Photographs of sheets.

photo-command = Takes photographs of sheets into a competition, assigns and lists them
photo-after = Pictures are JPEG, PNG or a scanner’s PDF, also whole folders. Each sheet is found by its square code, turned, cut and kept as a grey JPEG; a picture without a code waits until it is assigned: 3=5-7 says that picture 3 of the list is the sheet of player 5 in round 7, 3=5-7/2 that it is its back.
photo-arg-pictures = Pictures, PDFs or folders of them
photo-arg-assign = Says where a picture of the list belongs
photo-arg-out = Writes the pictures into this folder
photo-taken = { $file }: taken ({ $places })
photo-known = { $file }: is there already ({ $places })
photo-unread = { $file }: { $why }
photo-some-unread = { $number ->
    [one] One picture was not taken
   *[other] { $number } pictures were not taken
}; the others were.
photo-no-codes = The sheets of this competition have no codes to be found by.
photo-no-referee = In nobody’s name: say whose with --as.
photo-assign-odd = “{ $typed }” is not understood: 3=5-7 is picture 3 of the list for player 5, round 7.
photo-line = { $number }. { $place } · { $side } · { $state }
photo-front = front
photo-back = back
photo-is-there = there
photo-is-undecided = to be decided
photo-is-discarded = discarded
photo-is-deleted = deleted
photo-nowhere = no place
photo-none = No pictures of sheets.
photo-kind = This is no picture: take JPEG, PNG or a scanner’s PDF.
photo-coding = { $coding } is not read here. Set the scanner or the phone to JPEG, in grey or in colours.
photo-too-large = The file is larger than { $most } MB. Make the picture smaller, or the PDF shorter.
photo-too-many-dots = { $width } × { $height } dots are too many: at most 50 million, and 12,000 on a side.
photo-too-many-pages = The PDF has more than { $most } pages: scan it in parts.
photo-too-many-parts = The picture is made of more parts than a photograph has. Photograph the sheet again.
photo-encrypted = The PDF is protected by a password: save it without one.
photo-no-picture = There is no picture on this page.
photo-damaged = The picture is cut or damaged. Take it again.
photo-not-read = It was not read: it took too long or too much memory. Take it again, or assign it by hand.
photo-not-started = Pictures cannot be read: { $why }
photo-browse = Take photographs of sheets…
photo-browse-hint = JPEG, PNG or a scanner’s PDF, several at once; they can be dropped on the window, too
photo-also = pictures photos camera scanner sheets
photo-stop = Stop taking photographs
photo-queue = Decide on photographs
photo-queue-hint = Those without a code that was read, and two of the same side: one large, with the field that says whose it is
photo-queue-close = Back to the sheets
photo-select = Look at this photograph
photo-assign = Assign
photo-turn = Turn by a quarter
photo-other = Next photograph
photo-show = Photographs beside the sheets
photo-show-hint = Shows or hides them while sheets are keyed
photo-hide = Hide
photo-larger = Larger photograph
photo-smaller = Smaller photograph
photo-up = Further up
photo-down = Further down
photo-left = Further left
photo-right = Further right
photo-hide-from-players = Show players no photographs
photo-discard = Discard the photograph…
photo-delete = Delete all photographs…
photo-delete-hint = For good: nothing of them is left in the file
photo-show-to-players = Show players their photographs…
photo-show-to-players-hint = On the page that a player’s card opens, of what is published
photo-needs-codes = The sheets of this competition have no codes to be found by.
photo-needs-coming = No photographs are being taken.
photo-needs-pictures = There are no photographs of sheets.
photo-needs-seen = A photograph has to be in sight, in Sheets.
photo-needs-queue = A photograph that is to be decided has to be in sight.
photo-count = Photographs: { $count }
photo-waiting = to be decided: { $count }
photo-progress = read { $done } of { $of }
photo-of = { $player } · round { $round } · { $side }
photo-of-nobody = whose is not known · { $side }
photo-number = { $number } of { $of }
photo-not-in-file = This photograph is not in this file: a copy, or a file written again, can lack it.
photo-twice = Photograph { $number }: another one of the same side has this place, too. Assign it elsewhere, or discard one of the two.
photo-unassigned = Photograph { $number }: whose sheet is it?
photo-place = Player and round
photo-place-hint = 5-7 is player 5, round 7; 5-7/2 its back
photo-none-waiting = None waits.
photo-discard-about = It counts for nothing any more and is not shown beside the sheet. The bytes stay in the file; it can be undone.
photo-delete-about = Photographs to be deleted: { $count }. This is never undone: copies of the file made without them lack them already, and nobody can look at them again. What was keyed stays.
photo-show-to-players-about = Each player sees the photographs of their own sheets, as far as they are published, as long as the doors are open. The code on a card travels through the hall’s network in the clear: who listens there can read it and look at them as well.
photo-hidden-from-players = Players see no photographs.
photo-takes-already = Photographs are being taken already: wait, or stop that first.
photo-done = Photographs taken: { $count }
photo-done-known = there already: { $count }
photo-more-unread = Further photographs that were not taken: { $count }
photo-place-odd = “{ $typed }” is not understood: 5-7 is player 5, round 7; 5-7/2 its back.
photo-assigned = Assigned: { $place }
photo-deleted = The photographs are deleted.
photo-being-deleted = Nobody sees the photographs any more. They are being written over: { $count } left. Go on working: it is told when nothing of them is left.
photo-none-taken = { $number ->
    [one] The picture was not taken
   *[other] None of { $number } pictures was taken
}.
photo-not-smaller = The photographs are deleted, but the file could not be made smaller: { $why } Parts of them may still lie in it until they are deleted once more or the file is copied.
photo-arg-turn = Turns a picture of the list to the right by so many quarters
photo-arg-discard = Lets a picture of the list count for nothing
photo-arg-delete = Deletes a picture of the list for good; all deletes every one
photo-arg-reason = Why it is discarded or deleted
photo-no-reason = Say why with --reason.
photo-turn-nowhere = Picture { $number } belongs to no sheet yet: assign it first.
photo-turn-odd = “{ $typed }” is not understood: 3=1 turns picture 3 of the list by a quarter, 3=2 by half.
photo-no-such = “{ $typed }” is no picture of the list.
photo-busy = Photographs of others are being read: try again in a moment.
photo-sends = is being sent:
photo-sent = All photographs are sent.
photo-station = Photographs of sheets
photo-station-about = Photograph one sheet after another, flat and with its square code whole. The photographs go into the competition file of this machine alone.
photo-choose = Pictures or a scanner’s PDF
photo-camera = With the camera
photo-send = Send
photo-beside = Photographs of the sheet
photo-keys = PageUp and PageDown move the photograph, with Shift sideways; with Alt they make it larger and smaller.
photo-elsewhere = This photograph is of another sheet
photo-belongs = Photograph { $number }: of which sheet is it?
photo-not-sent = Done, but these were not taken:
