# Why something is refused: what is wrong, and what to do.

## Words

errors-word-empty = it has no letter
errors-word-too-long = it has { $got } letters; no word has more than { $limit }
errors-word-space = it has a space at position { $position }; a word is written without spaces
errors-word-sign = it has the sign “{ $sign }” at position { $position }; a word has letters only, or ? for an unreadable letter

## The competition

errors-not-created = The competition is not made yet. Make it first.
errors-already-created = The competition is made already.
errors-signed = The competition is signed and does not change. To correct it, open it again, with a reason.
errors-not-signed = The competition is not signed, so it need not be opened again.
errors-reason-missing = A reason is needed. Write one.
errors-name-missing = A name is needed. Write one.
errors-name-too-long = A name has at most { $limit } characters; “{ $text }” has { $got }. Make it shorter.
errors-title-too-long = A title has at most { $limit } characters; “{ $text }” has { $got }. Make it shorter.
errors-reason-too-long = A reason has at most { $limit } characters; “{ $text }” has { $got }. Make it shorter.
errors-evidence-too-long = The evidence has at most { $limit } characters; “{ $text }” has { $got }. Make it shorter.
errors-hidden-sign = The text “{ $text }” has at position { $position } a sign that cannot be seen ({ $sign }). Delete it, or write the text again.
errors-nothing-to-undo = There is no action that can be undone.
errors-not-the-newest = Something else has been done since: only the newest action can be undone. Ask for undo again.

## Players

errors-unknown-player = There is no player with number { $player }.
errors-player-number = Number { $player } cannot be given: players are numbered from 1 to { $most }. Give another number.
errors-player-exists = Another player has number { $player }. Give another number.
errors-number-removed = Number { $player } was that of a player who was removed; it is not given again. Give another number.
errors-not-removable = Player { $player } can no longer be removed: letters were drawn, a round was given up, or a penalty tells of them. Let them leave after a round.
errors-empty-span = The first ({ $from }) comes after the last ({ $to }). Correct them.

## Rounds and letters

errors-unknown-round = There is no round { $round }; there are { $rounds } rounds.
errors-draws-begun = The draws have begun: commitment and the hall’s word no longer change.
errors-seed-missing = This file does not have the seed of the draws. Draw tiles from real bags and type them.
errors-seed-revealed = The seed was revealed by the signature, so there is no digital draw any more. Draw tiles from real bags.

## Time

errors-time-running = The time of round { $round } is not over.
errors-no-time = No time is running.
errors-time-is-so = The time is so already.
errors-time-unconfirmed = The program was restarted while the time ran. Confirm that the time ran on, or set what is left.
errors-time-out-of-range = The remaining time must lie between 0 and { $seconds } seconds.
errors-no-break = No break follows round { $after }, or it was taken already.
errors-break-runs = The break is running already.

## Rulings, penalties, objections, signing

errors-closed-list = The list is closed: its words and only these are valid, and none is ruled on. To rule on words, use the list as authoritative or as a reference.
errors-no-ruling = There is no ruling on the word { $word }.
errors-ruled-so = The word { $word } is ruled so already.
errors-ruled-since-valid = Meanwhile the word { $word } was ruled valid: rule again if that shall be otherwise. { $evidence }
errors-ruled-since-invalid = Meanwhile the word { $word } was ruled invalid: rule again if that shall be otherwise. { $evidence }
errors-ruling-gone = Meanwhile the ruling on the word { $word } was withdrawn. Rule again if there shall be one.
errors-other-penalty = This kind of competition has no penalty “{ $penalty }”.
errors-nothing-deducted = A deduction takes at least 1 point.
errors-emblem-no-png = The club’s picture must be a PNG: save it as PNG and choose it again.
errors-emblem-heavy = The picture has { $got } kB, and { $most } kB are allowed: save it smaller.
errors-emblem-large = The picture has { $width } × { $height } dots, and { $most } × { $most } are allowed: make it smaller.
errors-emblem-broken = The picture is cut off or damaged: save it as PNG again.
errors-no-penalty = No penalty with number { $penalty } is in force.
errors-too-early-to-object = Objections are taken once the last round is over or given up.
errors-no-objection = No objection with number { $objection } is pending.
errors-uphold-not-written = The objection cannot be upheld: the player did not write this word in this round.
errors-uphold-not-void = The objection cannot be upheld: the sheet is not void.
errors-uphold-not-about-this = The objection is not about such a thing.
errors-rounds-open = To sign, every round must be over or given up. Round { $round } is left.
errors-provisional = { $count ->
    [one] The standings are provisional: { $first }. Settle it before signing.
   *[other] The standings are provisional for { $count } reasons; the first: { $first }. Settle them before signing.
}

## What makes standings provisional, without a full stop

errors-doubt-undecided = round { $round }: the word { $word } is not ruled on ({ $players })
errors-doubt-objection = objection { $objection } of player { $player } is pending

## Rules files

errors-rules-syntax = line { $line }: the rules file cannot be read ({ $what })
errors-rules-out-of-range = line { $line }: the value { $got } is not from { $min } to { $max }
errors-rules-not-a-letter = line { $line }: “{ $got }” is not one capital letter, or stands twice
errors-rules-criterion-twice = line { $line }: the same tie-break stands twice
errors-rules-at = line { $line }: { $what }
errors-rules-words = the file cannot be read there: { $what }
errors-rules-other = { $got } stands there; this format has { $wanted }.
errors-rules-range = { $got } is out of range; { $min } to { $max } makes sense.
errors-rules-letter = the letters of the language are needed, each once and in order; { $letter } is missing, foreign or not in its place.
errors-rules-kind = { $letter } is of the other kind (vowel or consonant) in the language.
errors-rules-folds = “folds” must name just the marked letters that count as this one in the language: { $folds }
errors-rules-also = “also” of { $letter } must name just its other spellings in the language.
errors-rules-printed = { $face } cannot be printed on a tile; one to three signs can.
errors-rules-half = { $letter } needs both count and value, or neither.
errors-rules-few = { $tiles } tiles are too few for the racks.
errors-rules-board-rows = the board has { $rows } rows; it needs 15.
errors-rules-board-row = this row has { $signs } signs; it needs 15.
errors-rules-board-sign = { $sign } is no square; 3 2 t d and a full stop are.
errors-rules-board-mirror = the square in column { $column } is not worth the same as its mirror image.
errors-rules-board-centre = the centre must double the word.

## Word lists

errors-list-empty = it is empty
errors-list-too-large = it has { $megabytes } MB, more than any word list (up to { $limit } MB)
errors-list-binary = it is neither a text nor a PDF nor a built word list
errors-list-utf16 = it is a text in UTF-16 that is cut or damaged in line { $line }; save or copy it again
errors-list-no-words = it has no word ({ $skipped ->
    [one] 1 item was skipped
   *[other] { $skipped } items were skipped
})
errors-list-pdf-damaged = the PDF is cut or damaged; download it again
errors-list-pdf-encrypted = the PDF asks for a password; save it without one
errors-list-pdf-no-pages = the PDF has no pages
errors-list-pdf-page = page { $page } of the PDF is damaged; download it again
errors-list-doubtful = the file seems to be no word list: { $why }
errors-list-doubt-json = it is a JSON document
errors-list-doubt-table = it is a table of { $columns } columns
errors-list-doubt-skipped = { $skipped } of the { $of } things in it are no words
errors-list-pdf-memory = the PDF needs more than { $limit } MB of memory, as no word list does; save the list as text
errors-list-pdf-not-started = reading the PDF could not be started ({ $why }); save the list as text
errors-list-pdf-stalled = the PDF cannot be read in reasonable time; save the list as text
errors-list-foreign = it is no built word list
errors-list-newer = it is a list of version { $version }; this program knows versions up to { $known }. Update the program
errors-list-length = it should have { $expected } bytes and has { $got }; copy it again
errors-list-damaged = the list is damaged; copy it again
errors-list-passport = the list’s passport cannot be read ({ $what })
errors-list-other-words = the words are not those that the list’s passport states
errors-list-cancelled = the reading was broken off

errors-list-recovered =
    { $count ->
        [one] { $count } word had Latin letters that look Greek and was mended.
       *[other] { $count } words had Latin letters that look Greek and were mended.
    }
errors-list-repeated =
    { $count ->
        [one] { $count } word was there already.
       *[other] { $count } words were there already.
    }
errors-list-skipped = Skipped { $count }: { $why } ({ $examples })
errors-list-skipped-furniture = headings and page numbers
errors-list-skipped-latin = in Latin letters
errors-list-skipped-long = of more than 15 letters
errors-list-skipped-page = pages before the words that cannot be read
errors-list-skipped-preface = text before the words
errors-list-skipped-short = of a single letter
errors-list-skipped-sign = with signs that are no letters

## What may stand in a history

errors-office-referee = Only the referee decides that. If the referee did, say first that the referee is at the desk.
errors-office-assistant = An assistant or the referee does that. Say first who is at the desk.
errors-office-jury = The jury or the referee rules on words. Say first who is at the desk.
errors-objection-upheld = An objection about “{ $word }” was upheld: only the referee rules on it now.
errors-reading-upheld = An objection about the reading was upheld: only the referee decides on it now.
errors-referee-ruled = The referee ruled on “{ $word }”: the jury does not rule otherwise.
errors-other-rules = The rules are not those that the competition names.
errors-time-backwards = The time of the event lies before that of the one before it.
errors-out-of-number = It has number { $got }, and { $expected } comes next.
errors-no-hall-word = It is not recorded what the hall called, nor that nobody did.
errors-other-time = It says { $got } ms, and the clock or the rules give { $remaining } ms.
errors-not-due = That alert, or the end, was not due.
errors-not-together = These are not done together in one action, or something that is done with them is missing.
errors-other-seed = The seed is not the committed one.
errors-other-table = From row { $row } on, the signed table differs from the one that the history gives.
errors-other-digest = The SHA-256 of the table is { $derived }, not the recorded one.
errors-other-words = The words of the list are not those that the signing bound.
errors-older-version = It is written in an older form than an event before it.
errors-word-language = { $code ->
    [ro] Romanian
    [ca] Catalan
    [pl] Polish
   *[el] Greek
}
errors-list-other-language = it is a list of words in { $got }, not in { $wanted }
errors-other-language = { $what } is not in the language of this competition.
errors-not-played = Round { $round } was not played, so it cannot be published yet.
errors-published-already = Round { $round } is published already.
errors-not-published = Round { $round } is not published, so there is nothing to withdraw.
errors-picture-known = This picture is there already.
errors-no-picture = There is no such picture, or it was deleted.
errors-pictures-full = The pictures fill the file: up to 200 MB have room. Delete those that are not needed, or go on without pictures.
