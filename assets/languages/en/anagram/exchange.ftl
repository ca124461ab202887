# What is odd in a document of sheets, and the columns of its results.

exchange-doubled-sheet = Player { $player } has two sheets in this round. Keep one.
exchange-handed-in = Player { $player } handed in no sheet here (not_handed_in), and yet it has words or is late. Leave out one of the two.

exchange-warn-outside-span = { $path }: player { $player } was not there for round { $round } (from_round, to_round); the sheet counts.
exchange-warn-sheets-without-letters = { $path }: round { $round } was given up before the draw; its sheets are left out.
exchange-warn-guard-broken = { $path }: after round { $round } there are { $left } high-value consonants left, and { $still } consonants still to be drawn; the rule on the last consonants was not kept.

exchange-table-round = A round from 1 to 14 belongs here.
exchange-table-name = The same player has another name further up in the same round.
exchange-table-field = The field belongs here: 7, 6, 5, 4 or 3.
exchange-table-late = true (late), false or nothing belongs here.

## The page and the table of results

exchange-lost = Lost
exchange-sevens = 7s
exchange-sixes = 6s
exchange-fives = 5s
exchange-fours = 4s
exchange-high = High

exchange-mark-absent = –
exchange-mark-absent-is = took no part in the round
exchange-mark-late = L
exchange-mark-late-is = late sheet: 0
exchange-mark-void = V
exchange-mark-void-is = round void: 0
exchange-mark-none = N
exchange-mark-none-is = no sheet handed in: 0
exchange-mark-open = ?
exchange-mark-open-is = not settled yet
exchange-figure-valid =
    { $count ->
        [one] valid word
       *[other] valid words
    } on { $sheets ->
        [one] { $sheets } sheet
       *[other] { $sheets } sheets
    }
exchange-figure-without =
    { $count ->
        [one] (without the 1 sheet of who has no rank)
       *[other] (without { $count } sheets of those who have no rank)
    }
exchange-figure-best = the most points of one sheet: { $player }, round { $round }
exchange-figure-sevens =
    { $count ->
        [one] valid word of 7 letters
       *[other] valid words of 7 letters
    }
exchange-figure-mean = points a sheet on average
exchange-lost-is = points lost on invalid words
exchange-sevens-is = valid words of 7 letters
exchange-sixes-is = valid words of 6 letters
exchange-fives-is = valid words of 5 letters
exchange-fours-is = valid words of 4 letters
exchange-lost-said = lost on invalid words
exchange-by-length-said = valid with 7, 6, 5, 4 letters:
exchange-high-said = with a high-value letter
exchange-high-is = valid words with a high-value letter
