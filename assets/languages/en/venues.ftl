# A hall's line to the hub: its card, what is sent, what hinders it.

venues-sync = Send a hall’s file to the hub, as it grows
venues-arg-card = The hall’s card; the file keeps it
venues-arg-once = Send what is there now, and end
venues-sent = The hub has all { $events } events; { $sent } of them were sent now.
venues-parted = The hub has another history from event { $at } on. Both are kept; whoever conducts chooses. Is this file the right one?
venues-no-card = This file has no card of a hall, so it is not known to which hub it goes. Give the card once: eforos sync FILE.eforos --card CARD.eforos-venue.
venues-card-none = This is no card of a hall. The card is a file NAME.eforos-venue; whoever conducts the joint competition makes it.
venues-card-newer = A newer program made this card (version { $version }). Install the newer program.
venues-card-field = The card cannot be used: “{ $field }” is missing or cannot be right. Ask whoever conducts for another card.
venues-card-open = The card names a hub without encryption ({ $hub }). Nothing is sent there; ask whoever conducts for a card with an address that begins with https://.
venues-card-other = The card is of another hall or of another joint competition than this file. Take the card of this hall.
venues-away = The hub is not reached ({ $why }). The competition goes on here; everything is sent later.
venues-revoked = The hub does not know this card any more. Ask whoever conducts for a new one; the competition goes on here.
venues-not-yours = The hub refuses this card for this file. Is it the card of this hall?
venues-taken = Another file was sent with this card already. If that was not this hall, tell whoever conducts, who can make a new card.
venues-unlike = The hub does not take this file: it has other rules, another word list or another commitment than the joint competition, or is another hall’s. Take part anew with this hall’s card.
venues-full = The hub takes in no more of this hall, for it differs too often from what was sent. Whoever conducts must choose first.
venues-busy = The hub has too much to do just now. It is tried again by itself.
venues-disk-full = The hub’s disk is full: it takes in nothing more until whoever runs it makes room. The competition goes on here; everything is sent later by itself.
venues-refused = The hub refused: { $why }
venues-unfit = The hub took in nothing of this file: { $why } The competition goes on here. Connect again; if it stays so, the file comes to the hub on a stick.
venues-odd = What answered is no hub of this program. Is the address on the card right, and is no sign-in page of a network in between?
venues-behind = The hub has { $there } events of this competition, this file only { $here } of them: it is an earlier copy. Go on with the file that has all.
venues-taken-back = { $count ->
    [one] One action
   *[other] { $count } actions
} that the hub had and this copy lacked { $count ->
    [one] was
   *[other] were
} taken back.
venues-not-taken-back = This file is an earlier copy, and what the hub has beyond it does not fit it (event { $at }). Nothing was taken back. Go on with the file that has all, or tell the conductor by telephone.
venues-keys-lost = This copy does not have the cards of these halls: { $halls }. Give each of them another card.
venues-arg-pass = Say that the hall calls no word
venues-held = The file is open elsewhere: what is new in it is sent, and what the conductor orders is carried out once it is closed there.
venues-waiting = What the conductor ordered waits ({ $count }): { $why }
venues-untrue = What came from the hub is not what the conductor sealed for this hall (event { $at }). Nothing of it was carried out. Tell the conductor by telephone.
venues-order-newer = A newer program is needed for what the conductor ordered (event { $at }).
venues-order-kept-back = The hub keeps back something that the conductor ordered (event { $at }): it is not letters. Tell the conductor by telephone.
