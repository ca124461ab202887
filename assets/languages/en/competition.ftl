# Competition: files, people, players, the draw.

competition-added =
    { $count ->
        [one] { $count } player added.
       *[other] { $count } players added.
    }
competition-assistants = Assistants (with commas)
competition-authoritative = Authoritative list: a word that is missing is invalid.
competition-reference = Reference list: a word that is missing is left to a ruling.
competition-commitment-about = The draw’s commitment (SHA-256): published before the first round.
competition-no-seed = This file does not have the seed of the draws: physical draws only.
competition-date = Date
competition-date-hint = 2026-11-21
competition-details = Details of the competition
competition-draw = Draw
competition-file = File
competition-file-hint = /folder/competition.eforos
competition-file-kind = Competition (eforos)
competition-file-name = competition
competition-hall-said = The hall called: “{ $word }”
competition-hall-silent = The hall called no word.
competition-hall-word = The hall’s word or number
competition-keying = Double keying of sheets
competition-keying-optional = Optional
competition-keying-required = Required
competition-list = Word list
competition-list-line = { $name } { $edition } · { $words } words
competition-new-players = New players: one a line, “name; club”
competition-new-players-hint = Maria Pappa; Thessaloniki
competition-new-title = New competition
competition-no-chance = The system gave no random data for the seed of the draws.
competition-no-dialog = The file dialog did not open; type the path.
competition-no-path = Type first where the file is or shall be.
competition-open-help = Type the path of an .eforos file or choose it. For a new competition give the name that it shall have.
competition-open-title = Open or create
competition-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
competition-read-only = Open for reading only.
competition-recent = Recent
competition-referee = Referee
competition-saved = The details are saved.
competition-span = rounds { $from }–{ $to }
competition-title = Title
competition-venue = Venue
