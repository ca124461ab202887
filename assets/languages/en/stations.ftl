# The place Stations: the hall’s network.

stations-title = The hall’s network
stations-about = Phones see the hall’s scene and the standings; assistants key sheets on their own devices, with a browser and nothing else. The internet is not needed: a router or a hotspot is enough.
stations-help = Here the hall’s network is opened. Spectators type the address on their phone or photograph the code and see what the projector shows, never earlier. Make an invitation for each device, of an assistant, the jury or a screen, and tell its PIN; whoever asks to come in is seen here and comes in only when you say so, under the name that was typed there; who was invited stands beside it where that is another. What a station keys or rules is recorded under its name, and below stands who was let in; a lost device you send away. What you publish players read with the code of their card, which Print has. Who won, the ceremony tells first: until its end they read what was published before the signature.
stations-no-network = This machine is in no network of the hall: join the router’s or the hotspot’s. Until then it stays closed.
stations-address-lost = This machine no longer has the address { $address }: assistants, phones and screens cannot find it. Join the hall’s network again; what is keyed at stations stays there until then.
stations-light-lost = network lost
stations-nobody-comes = No other device has come within the last minute. If a page does not open: is the device in the same Wi-Fi, are mobile data and VPN off, did Windows ask whether the program may use private networks, does a guests’ network part devices?
stations-heard = Another device came last at { $time }.
stations-hall = For phones and screens
stations-phones = What phones see of the hall’s scene
stations-phones-everything = Everything
stations-phones-no-letters = No letters before the time is over
stations-phones-closed = Nothing
stations-lookers =
    { $count ->
        [0] Nobody looks on yet
        [one] One page looks on
       *[other] { $count } pages look on
    }
stations-waiting = Waiting to be let in: { $count }
stations-waits = { $name } · { $role } · device “{ $station }”, from { $from }
stations-invited-otherwise = { $name } (invited as { $invited })
stations-it-is = It is { $name }
stations-invite = Invite a device
stations-guest = Name
stations-guest-hint = may stay empty: then they say it themselves
stations-invited = { $role }, { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
stations-invited-as = { $name }, { $role }, { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
stations-pin = PIN { $pin }
stations-pin-ended = Too many wrong PINs: this one has ended. The code can still be photographed, or invite anew.
stations-inside =
    { $count ->
        [0] Nobody is in yet
        [one] One station is in
       *[other] { $count } stations are in
    }
stations-here = { $role } · recorded { $count }
stations-away = { $role } · away, last sign { $time } · recorded { $count }
stations-fingerprint = Fingerprint of the certificate: { $fingerprint }
stations-fingerprint-about = The browser warns once, for nobody outside vouches for this machine: “Advanced” or “Details” leads on there. Compare first: the SHA-256 of the certificate, behind “Not secure” or the lock in its address bar, begins with these sixteen characters; capitals, colons and spaces do not count.
stations-close-about =
    { $count ->
        [one] One station is at work. What is typed there and not saved stays there until the network is open again.
       *[other] { $count } stations are at work. What is typed there and not saved stays there until the network is open again.
    }
stations-revoke = Send “{ $station }” away
stations-revoke-about = It can do nothing more. What was begun there stays, for whoever takes it over.
stations-light = stations { $here } · phones { $lookers }
stations-light-hint = The hall’s network is open. Who waits to be let in is in Stations.
stations-light-waits = { $count } waiting
stations-light-shut = network closed
stations-light-shut-hint = Devices came in at this competition, and the hall’s network is closed: what they keep waits there. Open it in Stations.
stations-published = Published rounds: { $rounds }. Phones show the standings after the last of them.
stations-nothing-published = No round is published: phones show only what the hall sees.
stations-nothing-to-publish = Whatever was played is published already.
stations-publish = Publish round { $round }
stations-publish-about = Each player reads with their code what is theirs of this round, and everybody the standings up to here.
stations-publish-with = Published with it: { $rounds }.
stations-publish-provisional = The standings up to here are provisional: Standings says what is open.
stations-publish-decides = Nothing comes after it: from here on every phone tells who won, before the ceremony. If the hall is to hear it first, do not publish: players are shown what is theirs on paper.
stations-publish-undecided = 
    { $count ->
        [one] One word of the round is not decided yet: it is shown with “?”.
       *[other] { $count } words of the round are not decided yet: they are shown with “?”.
    }
stations-publish-missing = 
    { $count ->
        [one] One sheet up to this round is not keyed yet.
       *[other] { $count } sheets up to this round are not keyed yet.
    }
stations-withdraw = Withdraw the publication of round { $round }
stations-withdraw-about = Players read the sheets of the round no more, and phones show the standings after the last published one. What was read was read.
stations-new-card-about = The code on the old card opens nothing any more. The new card is shown at once, to be printed.
stations-new-card-done = A new card: { $player }. The old code is worth nothing any more; here the new one is printed.
stations-later-cards = Newer cards: { $players }. The slips before them open nothing.
stations-later-card = { $player }: card { $number }
stations-plain-about = For a device that refuses encryption a door without it is opened, for as long as you allow it. Whoever has the Wi-Fi’s password can read the PIN and what is keyed there, and write as that device.
stations-plain-asks = Only assistants’ keying and checking is taken there. Whoever came in by it is out once it is shut.
stations-plain-open = Stations without encryption are allowed now: { $url }. A PIN is worth no more there than the Wi-Fi’s password.
stations-nobody-waits = Nobody waits. Whoever enters a PIN stands here.
stations-were-open = The hall’s network was open when the program stopped: phones and stations wait until it is opened again in Stations (Ctrl 8).
stations-let-in = Who was let in
stations-let-in-from = { $from } · { $name } · { $role } · device “{ $station }”
stations-let-in-until = { $from }–{ $until } · { $name } · { $role } · device “{ $station }”
stations-begun = { $about } · begun and not saved { $count }
stations-at-work =
    { $count ->
        [0] { $name } · { $station }: connected
       *[other] { $name } · { $station }: begun and not saved { $count }
    }
stations-guessed = Too many wrong PINs came from { $addresses }: for ten minutes none is taken from there. Whoever belongs here photographs the code.
stations-taken = Another device came with the invitation that { $name } used, from { $from }, and was turned away. If that was the right one, send the first away and invite anew.
