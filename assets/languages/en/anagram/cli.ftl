# The command line: the commands that grade, draw and solve racks.

## Words and lists

cli-rack-long = { $got } letters were given; a rack has up to { $most }.
cli-rack-tiles = { $has ->
    [one] The letter { $letter } has only 1 tile.
   *[other] The letter { $letter } has only { $has } tiles.
}
cli-rack-sum = { $count ->
    [one] 1 word · highest score { $score }
   *[other] { $count } words · highest score { $score }
}

## Draws

cli-draw-round = Round { $round }: { $letters }
cli-draw-round-redrawn = { $redraws ->
    [one] Round { $round }: { $letters } (the consonants went back once)
   *[other] Round { $round }: { $letters } (the consonants went back { $redraws } times)
}
cli-draw-left = Left: consonants { $consonants }, vowels { $vowels }

## Joint competitions

cli-joint-hall = { $players ->
    [one] Hall { $venue }, { $name }: 1 player, { $events } events, holds by itself.
   *[other] Hall { $venue }, { $name }: { $players } players, { $events } events, holds by itself.
}
cli-joint-unopened = The seal of hall { $venue } was not opened: its digits stand in the text of all halls.
cli-joint-given-up = Hall { $venue } gave round { $round } up by itself: it is 0 there.
cli-joint-signed = { $players ->
    [one] Issue { $issue } of the table of all halls has 1 player.
   *[other] Issue { $issue } of the table of all halls has { $players } players.
}
cli-joint-unsigned = { $players ->
    [one] The table of all halls is not signed; these files give one with 1 player.
   *[other] The table of all halls is not signed; these files give one with { $players } players.
}
cli-joint-row = { $rank }. { $name }, hall { $venue }: { $total }
cli-joint-failed = { $count ->
    [one] The files do not say the same. { $what }
   *[other] The files do not say the same in { $count } things. The first: { $what }
}
cli-joint-no-master = The first file is no master file of a joint competition.
cli-joint-other-file = File { $file } is no hall's file of this joint competition.
cli-joint-twice = Hall { $venue } is there twice.
cli-joint-missing = The file of hall { $venue }, on which the signed table stands, is not there.
cli-joint-not-entered = Hall { $venue } was not entered under this name.
cli-joint-unlike = Hall { $venue } has other rules or another word list.
cli-joint-other-words = Hall { $venue } has other seals, words or tags than the master file.
cli-joint-other-word = Hall { $venue } called another word than the master file has for it.
cli-joint-other-letters = Hall { $venue } played other letters in round { $round }.
cli-joint-not-drawn = Hall { $venue } has letters of round { $round }, which was not drawn.
cli-joint-other-ruling = In hall { $venue } the ruling on { $word } is another than in the master file.
cli-joint-other-decision = In hall { $venue } objection { $objection } is decided otherwise than in the master file.
cli-joint-not-given-up = Hall { $venue } has round { $round }, which was given up for all.
cli-joint-other-head = The signed table stands on another history of hall { $venue } than this file has.
cli-joint-other-table = The files give another table from row { $row } on than the one that was signed.
cli-joint-demo = { $halls ->
    [one] The rehearsal of a joint day was written to { $file }, with the file of one hall beside it.
   *[other] The rehearsal of a joint day was written to { $file }, with the files of { $halls } halls beside it.
}
cli-rehearsed-rounds = A joint day has { $most } rounds; with --rounds fewer of them are played, and the others given up.
cli-rehearsed-no-database = No PostgreSQL is installed, and the hub of the rehearsal needs one: apt install postgresql, or name a database with --database URL.
cli-rehearsed-progress = { $did } of { $of } things were done
cli-rehearsed-failed = The rehearsal did not hold: { $why }
cli-rehearsed-odd = The rehearsal did not hold: event { $seq } of { $file } is not what was done there ({ $what }).
cli-rehearsed-elsewhere = The rehearsal did not hold: the hub does not have { $file } event by event.
cli-rehearsed-killed = Killed and started again: halls { $halls }, conductor { $conductor }, hub { $hub }, database { $database } times; lines cut { $cuts } times.
cli-rehearsed-telephone = Hall { $venue } had the letters of round { $round } by telephone: its line was dead.
cli-rehearsed-held = It held: { $files } files with { $events } events say what was done, the hub has each event once, and the files alone verify.
cli-rehearsed-witness = On the hub’s pages these rounds stand as not witnessed: the clocks of the halls went through the rehearsed minutes in seconds, and the hub’s clock did not.
