# Taking part in a joint competition, before its file is there.
# $number: of the hall; the others as told

join-also = joint competition card hub hall internet
join-show = Take part in a joint competition
join-show-about = As a hall, with the card that the conductor gave you.
join-title = Take part in a joint competition
join-about = Several halls play the same letters at the same time. The conductor gives each hall a card: a file NAME.eforos-venue. Choose it here or drop it on the window.
join-card = The hall’s card
join-card-kind = Card of a hall
join-card-not-read = { $file } cannot be read: { $why }
join-no-path = Type the path of the card, or choose it.
join-read = Read the card
join-browse = Choose the card…
join-take-part = Take part: make the hall’s file
join-leave = Back
join-asking = The hub is being asked what this card is of…
join-away = The hub is not reached ({ $why }). Is this machine connected? Then read the card again.
join-conductors-card = This is the card of the conductor. A hall takes part with a card of its own.
join-not-yet = The hub has nothing for this hall yet. Ask the conductor to send the joint competition, then read the card again.
join-hall = Hall { $number }: { $name }
join-rules = Rules: { $rules }
join-list = Word list: { $name } { $edition }
join-no-rules = Neither this program nor the hub has the rules of this joint competition. Install the newest program, or ask the conductor to send them to the hub.
join-no-list = The hub may not hand out the word list “{ $name }” ({ $digest }…). Read it below from the file that your club has.
join-other-list = The list that was read has other words than “{ $name }” ({ $digest }…). All halls judge by the very same list: read that one.
