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
