# What is wrong or odd in a document, and the page of results.

# $file: its name; $what: one or more whole sentences
exchange-file = { $file }: { $what }
# $path: where in the document
exchange-at = { $file }, { $path }: { $what }

exchange-empty = The file is empty. Give an exchange document (JSON).
exchange-too-large = The file is larger than { $limit } MB: it is no competition’s document.
exchange-too-many-values = The file has more than { $limit } values: it is no competition’s document.
exchange-not-utf8 = Line { $line }, column { $column }: the text is not in UTF-8. Save it as UTF-8.
exchange-no-document = This is no exchange document (JSON): one begins with {"{"}. If it is a table (CSV), a page or another text, give the document that “eforos export” writes.
exchange-syntax-too-deep = lists and objects lie in one another too deep
exchange-syntax-number = the number is none, or too large
exchange-syntax-in-text = a control character or a wrong \ in a text
exchange-syntax-trailing = there is more text after the end
exchange-syntax-sign = a sign is missing or one too many
exchange-syntax = Line { $line }, column { $column }: the text is not valid JSON ({ $what }). Correct it there.
exchange-cut = Line { $line }, column { $column }: the text ends here too early. The file is probably cut; copy it again.
exchange-other-list = The word list given (SHA-256 { $got }) is not the one that judged the competition (SHA-256 { $stated }). Give that one.

exchange-unknown-key = Unknown key. Here there are: { $known }.
exchange-doubled-key = The key stands twice. Keep one.
exchange-missing-key = The key is missing and is needed. Add it.
exchange-wrong-type = Here { $wanted } is needed, not { $got }.
exchange-not-in-range = Here a whole number from { $min } to { $max } is needed.
exchange-not-one-of = Here one of these values is needed: { $known }.
exchange-not-a-digest = Here 64 hexadecimal digits (SHA-256) are needed.
exchange-unknown-rules = The program does not have these rules. The document must have their text, too, with the keys { $keys }.
exchange-other-rules = The text of the rules is not the one that the document names with the keys { $keys }. Export the document again.
exchange-bad-rules = The text of the rules cannot be read: { $what }.
exchange-unknown-player = There is no player with number { $player } in “players”.
exchange-doubled-player = The player number { $player } stands twice. Every player has a number of their own.
exchange-doubled-round = Round { $round } stands twice. Keep one.
exchange-doubled-ruling = There are two rulings on the word { $word }. Keep one.
exchange-not-a-word = “{ $text }” is no word: { $why }.
exchange-unknown-letter = Here every letter must be known, without ?.

exchange-kind-null = null
exchange-kind-bool = true or false
exchange-kind-number = a number
exchange-kind-text = a text in quotation marks
exchange-kind-list = a list [ ]
exchange-kind-object = an object { "{" } { "}" }

exchange-warn-recovered = { $path }: “{ $text }” was read as { $word }.
exchange-warn-recovered-either = { $path }: “{ $text }” was read as { $word }; it may also be { $other }.
exchange-warn-odd-date = { $path }: the date is not of the form 2026-11-21 and is kept as it is.
exchange-warn-points-ignored = { $path }: only a deduction has points; these are ignored.
exchange-warn-embedded-authoritative = The document does not carry the words of its list (“{ $name }”); it was judged by the free list, as authoritative, as asked, though it lacks many words. Give the list with --lexicon.
exchange-warn-embedded = The document does not carry the words of its list (“{ $name }”); it was judged by the free list, as a reference. Give the list with --lexicon.

exchange-table-empty = The table is empty.
exchange-table-encoding = The text is in no encoding that is known. Save the table as CSV in UTF-8.
exchange-table-syntax = Line { $line } does not have as many columns as the first, or a quotation mark is left open. Put it right there.
exchange-table-column = The column “{ $column }” is missing. The first line of the table names the columns: { $all }.
exchange-table-value = Line { $line }, column “{ $column }”: “{ $value }”. { $wanted }
exchange-table-text = Line { $line }, column “{ $column }”: { $why }
exchange-table-word = Line { $line }, column “{ $column }”: this is no word: { $why }.
exchange-table-player = The player’s number belongs here, from 1 to 999.

## The page and the table of results

exchange-standings = Standings
exchange-rank = Rank
exchange-number = No.
exchange-player = Player
exchange-total = Total
exchange-deductions = Deducted
exchange-status = Status
exchange-round = R{ $round }
exchange-by-round = Points by round
exchange-round-whole = Round { $round }
exchange-open =
    { $count ->
        [one] Provisional standings: { $count } open question
       *[other] Provisional standings: { $count } open questions
    }
exchange-after = After round { $round }
exchange-provisional = Provisional standings
exchange-final = Nothing is open.
exchange-judged-by = Word list: { $list }
exchange-listed = { $name } { $edition } · { $words } words · { $authority }
exchange-authoritative = authoritative
exchange-closed = closed
exchange-external = outside of the program
exchange-reference = reference
exchange-status-withdrawn = withdrawn
exchange-status-out = expelled from the rest
exchange-status-expelled = expelled
exchange-no-rank-is = in the rank column: not ranked
exchange-somebody = A player
exchange-ordinal =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }
exchange-signed = Signed standings
exchange-signed-issue = issue { $issue } · { $at }
exchange-not-signed = Not signed yet
exchange-open-which = What is open
exchange-about-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
exchange-about-ranked = { $count } in the standings
exchange-about-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
exchange-about-referee = Referee: { $names }
exchange-about-unnamed = Penalties without names
exchange-about-named = Penalties with names
exchange-title-unnamed = { $title } · penalties without names
exchange-about-assistants = Assistants: { $names }
exchange-chart = Distance from first place
exchange-chart-beside = in points, after each round
exchange-figures = The competition in figures
exchange-tie-breaks = Tie-breaks
exchange-points =
    { $count ->
        [one] point
       *[other] points
    }
exchange-press-more = press for more
exchange-press = press for the rounds
exchange-deducted = penalty { $points }
exchange-behind = Behind first place, in points:
exchange-why = same total as rank { $rank } · { $count }: { $own } against { $theirs }
exchange-why-tie = equal in everything with the one above
exchange-decided = broke the tie with the one above
exchange-best-is = the most points of the round
exchange-penalties = Penalties
exchange-without-scores = The single scores are left out: they would tell who was penalised.
exchange-penalties-unnamed =
    { $count ->
        [one] { $count } penalty; name and reason are in the club’s records.
       *[other] { $count } penalties; names and reasons are in the club’s records.
    }
exchange-objections = Objections
exchange-evidence-list = Word list
exchange-evidence-commitment = Commitment
exchange-evidence-seed = Seed
exchange-evidence-hall = The hall’s word
exchange-evidence-table = Table, SHA-256
exchange-check = What the program drew and every point can be checked with the copy for publication, from the club: eforos verify. Written by Eforos.
exchange-check-points = Every point can be checked with the copy for publication, from the club: eforos verify. Written by Eforos.
exchange-check-club = What the program drew and every point can be checked with the full copy, which the club keeps: eforos verify. Written by Eforos.
exchange-check-points-club = Every point can be checked with the full copy, which the club keeps: eforos verify. Written by Eforos.
exchange-brought-not-read = { $file }: { $why }
exchange-brought-too-large = { $file } exceeds { $limit } MB and is no file of a competition.
exchange-figure-rulings =
    { $count ->
        [one] word that the referee ruled on
       *[other] words that the referee ruled on
    }
exchange-nameless = Handed in without a name, and therefore not in it: { $count } ({ $where }).
