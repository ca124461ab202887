# Why something is refused: letters, sheets, gradings.

## Rounds and letters

errors-out-of-order = Round { $round } must wait for round { $earlier }. Finish that one first, or give it up.
errors-needs-to-come = Round { $round } is drawn already. To draw it anew, replay it.
errors-needs-drawn = This is done only after the draw of round { $round } and before its time begins.
errors-needs-letters = Round { $round } has no letters yet. Draw it first.
errors-needs-played = Round { $round } is not over, so it takes no sheets.
errors-needs-unsettled = Round { $round } is over or given up already.
errors-needs-begun = Round { $round } has not begun.
errors-too-few-tiles = The tiles left for round { $round } make no digital draw. Check the letters of the rounds before, or draw from real bags.
errors-letter-count = { $got } letters were given, and { $wanted } are needed.
errors-ratio = { $consonants } consonants and { $vowels } vowels were given; the round wants { $wanted-consonants } consonants and { $wanted-vowels } vowels.
errors-not-in-bag = The letter { $letter } can no longer be in the bag. Check this round and the rounds before.
errors-guard-broken = { $awaited ->
    [one] 1 tile is still missing
   *[other] { $awaited } tiles are still missing
} in place of those that went back into the bag. Draw and type.

## Sheets

errors-unknown-sheet = There is no such sheet, or it no longer counts.
errors-already-keyed = There is a sheet for this place already. Correct that one.
errors-revised-since = Meanwhile this sheet was keyed otherwise by { $by }. { $count ->
    [0] It is empty now.
   *[other] It has now: { $words }.
} What you typed is still here: save again if it shall replace that.
errors-changed-since = { $since } Look at it and decide again.
errors-since-keyed = Meanwhile this sheet was keyed otherwise by { $by }. { $count ->
    [0] It is empty now.
   *[other] It has now: { $words }.
}
errors-since-moved = Meanwhile this sheet was given elsewhere: player { $player }, round { $round }.
errors-since-nameless = Meanwhile this sheet lost its name; it is in round { $round }.
errors-since-differs = Meanwhile { $by } keyed this sheet a second time, and the keyings differ.
errors-since-checked = Meanwhile { $by } checked this sheet.
errors-since-unchecked = Meanwhile the check of this sheet was taken back.
errors-same-person = Another person looks at it or keys it again, not the same: { $name }.
errors-nothing-to-settle = There are no differences to settle on this sheet.
errors-keyings-unsettled = The two keyings of the sheet differ. Settle the differences first.
errors-not-illegible = This word is not illegible.

## Rulings, penalties, objections, signing

errors-uphold-misplaced = The objection cannot be upheld: the word stands only in a wrong field.
errors-uphold-there = It can for the word of round { $rounds }: choose that round.
errors-uphold-repeated = The objection cannot be upheld: the word has counted once already; only its repetition was ignored.
errors-uphold-letters = The objection cannot be upheld: the letters of the round do not make the word ({ $missing } is missing).

## What makes standings provisional, without a full stop

errors-doubt-missing = round { $round }: the sheet of player { $player } is missing
errors-doubt-draft = round { $round }: an unfinished keying of player { $player }
errors-doubt-draft-unnamed = round { $round }: an unfinished keying of a sheet without a name
errors-doubt-unsettled = round { $round }: the keyings of player { $player } differ
errors-doubt-unassigned = round { $round }: a sheet without a name (number { $sheet })
errors-doubt-unchecked = round { $round }: the second keying of player { $player } is missing

## Rules files

errors-rules-round-count = line { $line }: it has { $got } rounds instead of { $wanted }
errors-rules-rack-size = line { $line }: the round has { $got } tiles instead of { $wanted }
errors-rules-too-few-tiles = line { $line }: the rounds draw { $drawn } tiles from a bag of { $tiles }
errors-rules-not-a-consonant = line { $line }: { $letter } is no consonant with a tile
errors-rules-guard = line { $line }: in round { $round } hardly any draw leaves as few high-value consonants in the bag as will still be drawn; give fewer consonants or fewer of high value
errors-rules-not-these = line { $line }: { $got } stands there, and these are rules for { $wanted }

## What may stand in a history

errors-other-letters = For round { $round } the seed gives the letters { $letters }, with { $redraws } redraws.
errors-not-there = Player { $player } takes no part in round { $round }. Check the number on the sheet; if they played, change their rounds in Competition.
errors-marked-late = The sheet of player { $player } is marked late. Take the mark away first.
errors-joint-other-file = That belongs to another file of a joint competition.
errors-joint-too-late = A file joins a joint competition before there are players or letters in it. Make a new one.
errors-joint-letters = The letters come from whoever conducts the joint competition. Ask for them, or take them in over the telephone.
errors-joint-centre-rules = Whoever conducts the joint competition rules on words. Lodge an objection here if a player asks for one.
errors-joint-centre-publishes = Round { $round } can be shown once whoever conducts the joint competition has published it.
errors-joint-same-for-all = Word list, seed and hall's word are the same for all halls. They cannot be changed here.
errors-joint-no-players = A master file has no players, sheets or time. They stand in the files of the halls.
errors-joint-unknown-venue = There is no hall { $venue }. Enter it first.
errors-joint-words = The words of the halls are sealed, asked for and closed once, in this order. That is not possible now.
errors-joint-other-letters = Round { $round } has other letters than were sealed before round 1. Ask whoever conducts.
errors-joint-not-to-open = Round { $round } cannot be opened now: the words are closed first, and the rounds go in order.
errors-joint-unsealed = Hall { $venue } sealed no word. Ask whoever conducts.
errors-joint-another-word = The word of hall { $venue } is not the one that it sealed. Ask whoever conducts.
errors-joint-not-ours = The word of this hall is not in its place. Ask whoever conducts.
errors-joint-other-halls = The table does not stand on the halls that are named.
errors-joint-not-carried-out = That is said by whoever conducts the joint competition, not here.
