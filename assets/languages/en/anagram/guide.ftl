# The referee’s guide on two pages. *Words* are bold, [keys] stand in a frame, a line is an item; what
# stands before | is its title or its left column.

guide-kicker = Eforos · anagram competition, { $rounds } rounds
guide-about =
    A competition day on two pages.
    Keep it beside the computer.

guide-before =
    The day before | at home, one hour
    • *Rehearse* once: on the first screen, “From round 1”. Play two rounds and key the sheets.
    • *New competition*: title, place, date, referee, assistants. Players: one a line, “name; club”.
    • An official event: *Import* the federation’s list, as authoritative.
    • Print ([Ctrl 6]): *word sheets, rules, the commitment to the draw*.
    • Into the bag: charger, projector cable, loudspeaker, socket strip, pencils, dictionaries, a USB stick.
guide-hall =
    In the hall | 45 minutes before
    □ Power, projector, loudspeaker. [Ctrl J] opens the hall’s window; drag it onto the projector.
    □ *Sound check* ([Ctrl K], type “sound”): three alerts, to be heard at the last table.
    □ Look at the lights at the top right: projector, sound, storage. One that is not green says what is wrong.
    □ Who is there: who comes later is entered “from round …”. Hand out the sheets of round 1.
    □ Put up the commitment and the rules.
guide-word =
    Before round 1 | 5 minutes
    » “Phones in the bag while the time runs. Fourteen rounds, a break after the 5th and the 10th. Each word in the field of its length. Invalid words take off what they would give. When you hear the end: pencils down, sheets up.”
    • With a digital draw: ask the hall for *a word or a number*, and type it exactly as it was said.
    • With bags: count the tiles before everyone, 51 vowels and 51 consonants.
guide-round =
    Every round | one key: [Space]
    • [Space] *Draw and announce.* Read the letters aloud, twice.
    • [Space] *Start the time.* How many minutes a round has stands beside its number; all times are in the *rules on one page*.
    • The program alerts before the end and at the end. Do not talk after the first alert.
    • *End:* collect the sheets in order of the numbers. Count them.
    • Late, or none? The player’s number and [E] (late, on paper L) or [D] (not handed in, on paper N). Then [Space]: the others are taken in.
    • Give the sheets to the assistants and go on: grading does not hold the competition up.
guide-sheets =
    The sheets | while the next round is played · [Ctrl 3]
    • Words with [Space], next field with [Tab], save and next sheet with [Ctrl Enter].
    • Key what the paper says. A letter that cannot be read: [?]. A word in a wrong field: where it was written.
    • A sheet by code, number or name: [Ctrl F]. Without a name: [Ctrl N], found later.
    • Another person looks at it with the paper in hand: “Agrees with the paper”.
guide-words =
    The words | in the breaks · [Ctrl 4]
    • The list “To be ruled on” begins with the words of most sheets. Open a dictionary, type the *evidence* (dictionary, page), and [V] valid or [X] invalid. [U] takes it back.
    • One ruling holds for all sheets. Look at near words first: often it is a slip in keying.
guide-after =
    After round 14 | 30 minutes
    • Key and check all sheets, rule on all words. *Standings* ([Ctrl 5]) says what is open; each is a button.
    • Print and hand out the *graded sheets*. Say until when you take objections (15 minutes, say).
    • Each objection: “Objection…”, upheld or dismissed with a reason. What it changes in points and ranks is shown first.
guide-signing =
    Signing and awards | 20 minutes
    • [Space] *Sign the final sheet…* Print it, have it signed by referee and assistants. On the wall the standings, without names where there were penalties.
    • *Ceremony*: from the last rank to the first, one with each [Space].
    • *Certificates*: printed from [Ctrl 6].
    • *Archive…* onto the stick: documents, results, and apart what is published.

guide-troubles =
    You pressed a wrong button | *Undo…* ([Ctrl Z]): it says what it takes back before it does. What cannot be undone (time, letters that were shown, signing) is corrected with a reason.
    An interruption within a round (noise, an alarm) | [P] pause with a reason; the letters are hidden. [Space] goes on.
    The time began too early or is wrong | [R] begins it again, [T] sets it, [S] stops before the end. All with a reason.
    A wrong letter was announced | The letters that the hall heard govern. If others were typed: “Correct the letters…”; the sheets are graded again. If the hall was confused: “Replay the round…”.
    The computer or the program goes down | Open the same file again. Nothing is lost; if the time ran, confirm that it did or set it. Until then keep time by a watch.
    The computer does not start | Go on with paper: bags, watch, sheets. Later: “Record afterwards…”, round by round.
    The projector is gone | Read the letters and write them on the board. The window comes back by itself; if not, [Ctrl J].
    No sound is heard | The alerts are always seen. Say “one minute”, “twenty seconds”, “end” yourself.
    A sheet without a name | Key it with [Ctrl N]. When its player is found: Sheets, “Whose is it?…”.
    A sheet at a wrong player or round | Open it in Sheets: “Corrections”, “Move…”. If another lies there, only the differences are settled. If two were mixed up: “Exchange with a sheet…”.
    Somebody leaves | “Withdraw…”: later rounds are not expected, the rank stays.
    A mistake after the signing | “Reopen the signed competition…” with a reason. The next sheet says “issue 2” and which it replaces.
guide-points = Points and marks
guide-points-rows =
    3 letters | 1 point
    4, 5, 6 letters | 2 points
    7 letters | 3 points
    Invalid word | takes off what it would give
    L · V · N · – | late · void · no sheet handed in · took no part
    Wrong field, repeated | does not count, takes nothing off
    Ties, in this order | fewer points lost; more valid words of 7, 6, 5, 4 letters; more with Β Ζ Θ Ξ Φ Χ Ψ; else a shared rank
guide-penalties = Penalties, the mildest first
guide-penalties-rows =
    Caution, reprimand | recorded, no points
    Round voided | wrote after the end, late sheet
    Points deducted | from the total
    Expelled from the rest | stays in the standings
    Expelled from the competition | no rank
guide-penalties-note = “Penalty…” with player, round and reason. It can be lifted until the signing; the history keeps both. Announce it calmly, in a break.
guide-keys =
    next step, and PageDown | [Space]
    everything that can be asked | [Ctrl K]
    all keys | [F1]
    cancel; nothing is lost | [Esc]
    pause | [P]
    stop | [S]
    set the time | [T]
    black hall | [B]
    Competition … Stations | [Ctrl 1–8]
    find a sheet | [Ctrl F]
    the hall’s window | [Ctrl J]
    larger, smaller | [Ctrl + −]
guide-stations =
    With phones and a second laptop |
    • A router without internet, with a reserved address for this computer, or a hotspot (iPhone 5 devices, laptop 8). In *Stations* ([Ctrl 8]) open the network; Windows: private networks.
    • An invitation with code and PIN, one person at a time; who asks to come in is seen there, and “Let in”.
    • Phones: they stay in it, mobile data and VPN off, date right, no guests’ network. Without a network: paper.
guide-leaving =
    Before you leave |
    □ Final sheet signed; on the wall the standings, without names if there were penalties
    □ Archive on a second medium
    □ Paper sheets kept until nothing is disputed
    □ On the club’s website the folder “To publish”: penalties with or without names
guide-lines = Phone for help | The competition’s file
