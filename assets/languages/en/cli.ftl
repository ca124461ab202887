# The command line: help, errors, what is shown on a terminal.

# $what: one paragraph
cli-error = Error: { $what }
cli-warning = Warning: { $what }
cli-more-warnings = { $count ->
    [one] …and 1 more warning.
   *[other] …and { $count } more warnings.
}
cli-see-help = { $what } See: { $command } --help

## Wrong usage

cli-usage-unknown = Unknown argument: { $arg }.
cli-usage-missing = Missing: { $arg }.
cli-usage-subcommand = A command is missing: { $known }.
cli-usage-no-value = The value of { $arg } is missing.
cli-usage-value = The value “{ $value }” of { $arg } is not one of: { $known }.
cli-usage-value-odd = The value “{ $value }” of { $arg } is not accepted.
cli-usage-conflict = { $arg } and { $other } are not given together.
cli-usage-not-utf8 = An argument is not UTF-8 text.
cli-usage-other = The arguments are not right ({ $what }).
cli-no-such-command = There is no command or file “{ $name }”.
cli-file-and-command = A file ({ $file }) and a command ({ $command }) were given together.
cli-seed-odd = --seed wants 64 hexadecimal digits.
cli-head-odd = --head wants the 8 digits of the code, or 16 to 64 hexadecimal digits of the head.

## Files and results

cli-not-read = The file { $file } was not read: { $why }.
cli-not-written = The file { $file } was not written: { $why }.
cli-not-shown = The results were not written to the output: { $why }.
cli-is-a-competition = { $file } is a competition file and is not replaced. Give another name.
cli-exists = { $file } exists already and is not replaced. Give another name.
cli-no-chance = The operating system gave no random numbers: { $why }.
cli-no-window = There is no display for the window. Without one there are the commands grade, draw, rack, check, lexicon, import, export, standings, print, archive, log, verify and demo: see eforos --help.

## Words and lists

cli-not-a-word = “{ $text }” is no word: { $why }.
cli-unknown-letter = “{ $text }”: here every letter must be known, without ?.
cli-recovered = “{ $text }” was read as { $word }.
cli-recovered-either = “{ $text }” was read as { $word }; it may also be { $other }.
cli-check-found = { $word }: found ({ $list })
cli-check-not-found = { $word }: not found ({ $list })
cli-list-refused = The word list { $file } was not read: { $why }.
cli-list-doubtful = The file { $file } seems to be no word list: { $why }. If it is one all the same, add { $option }.
cli-list-skipped = { $file }: { $what }
cli-list-progress = { $file }: { $percent }%
cli-list-name = Name: { $name }
cli-list-edition = Edition: { $edition }
cli-list-words = Words: { $words }
cli-list-authoritative = Authoritative list: a word that is missing is invalid.
cli-list-closed = Closed list: its words and only these are valid; none is ruled on.
cli-list-external = A book or a site outside of the program: each word is asked, and answered with its source.
cli-list-reference = Reference list: a word that is missing waits for the referee’s ruling.
cli-list-lengths = By length: { $lengths }

## Draws

cli-draw-seed = Seed: { $seed }
cli-draw-commitment = Commitment (SHA-256): { $commitment }
cli-draw-hall = The hall’s word: { $hall }

## Competition files

cli-import-done = The competition was written to { $file }.
cli-import-reason = imported from an exchange document
cli-rack-board = Latin letters: their plays on a board are listed by { $command }.
cli-print-other = This kind of competition has no document { $document }. It has: { $known }.
cli-demo-done = The rehearsal was written to { $file }.
cli-print-not-for-phones = The address { $address } opens on this machine alone and on no phone: print the cards with the hall’s address, which serve tells.
cli-print-done = { $pages ->
    [one] { $file } was written, 1 page.
   *[other] { $file } was written, { $pages } pages.
}
cli-print-no-pages = Of these documents there is nothing to print yet.
cli-print-idle-option = The option { $option } says nothing about: { $documents }. Options that do: { $known }.
cli-print-no-options = The option { $option } says nothing about: { $documents }. No option does.
cli-print-nobody = No player has the number or name “{ $typed }”.
cli-print-several = “{ $typed }” fits { $count } players: { $players }. Give the number.
cli-archive-done = The competition was archived in the folder { $folder }.
cli-archive-unnamed = What may be published does not tell who was penalised; with --named it does.
cli-export-unnamed = The page does not tell who was penalised; with --named it does.
cli-verify-signed = Signed, issue { $issue }.
cli-verify-unsigned = Not signed.
cli-verify-chain = Events: { $events } · chain head: { $head } · code: { $code }
cli-verify-tail = Whether the end of the file was cut off it cannot show by itself: only against a code that the hall saw or that was printed: eforos verify FILE --head CODE --events NUMBER.
cli-verify-failed = The verification of { $file } found an error: { $what }

## Help

cli-help-usage = Usage:
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-about = Eforos, the referee: runs word competitions from the draw to the signed standings: Greek anagrams, Romanian duplicate, classic games. Without a command it opens the window.
cli-after = Results go to standard output, everything else to standard error. Exit code 0: done; 1: refused; 2: wrong usage. A word list (LIST) is a text file, the federation’s PDF or a built list. Language: --language, EFOROS_LANGUAGE or the system’s settings.
cli-arg-help = This help
cli-arg-version = The program’s version
cli-arg-language = Language: el, en, ro, ca or pl
cli-arg-open = The competition to open in the window
cli-arg-in = Exchange document (JSON)
cli-arg-file = Competition file
cli-arg-new = Competition file to make; one that exists is never overwritten
cli-arg-lexicon = Word list: a text, the federation’s PDF or a built list
cli-arg-authority = authoritative: a word that is missing is invalid; reference: it waits for a ruling; closed: it is invalid, and none is ruled on
cli-arg-json = Results as JSON
cli-arg-csv = Results as CSV
cli-arg-rules = Which of the program’s rules it is played by: { $names }
cli-arg-mode = Who names the top in a duplicate game: the hall or the program
cli-arg-seed = Seed, 64 hexadecimal digits; otherwise random
cli-arg-hall = The hall’s word
cli-arg-count = How many competitions; one JSON document a line
cli-arg-word = Words
cli-arg-list = Word list
cli-arg-lists = Word lists; together they become one
cli-arg-force = Builds the list even if the file does not look like a word list
cli-arg-out-list = The built list to write
cli-arg-name = The list’s name
cli-arg-edition = The list’s edition
cli-arg-export-json = Exchange document (JSON); so too without an option
cli-arg-export-html = The standings as one page of HTML
cli-arg-unnamed = The page of HTML does not tell who was penalised: as is done where there are penalties
cli-arg-named = The page of HTML tells who was penalised and, where it gives whole names, why
cli-arg-archive-unnamed = What may be published does not tell who was penalised: as is done where there are penalties
cli-arg-archive-named = What may be published tells who was penalised and, where it gives whole names, why
cli-arg-head = The head on a photograph or a sheet of paper: the 8 digits of its code, or at least the first 16 of its own. Ends with 0 only if the history has it
cli-arg-events = The event that the photograph names beside it
cli-arg-after = The standings after this round
cli-arg-out-pdf = The PDF to write
cli-arg-of-round = This round only; standings: after it
cli-arg-of-turn = The same, in a game of turns
cli-arg-of-player = This player only: number or name
cli-arg-templates = Folder with a club’s own templates (TOML, logo)
cli-arg-write-template = Writes the program’s template of this name (final.toml or club.toml, for example), with all of its keys and what they mean, and nothing else
cli-template-written = The template was written to { $file }. Keep the keys that you change, and name the folder with --templates.
cli-arg-documents = As many of the documents in the list below as you like
cli-print-common = In every competition
cli-arg-folder = Folder to make
cli-arg-manual-folder = Folder that is there
cli-arg-players = How many players, up to 500
cli-arg-letters = From 1 to 7 letters
cli-arg-export-csv = What was handed in as CSV: sheets, one line a word; slips or results, one line each
cli-arg-order = Order of the sheets: round, to hand out in each round; player, all of a player together
cli-arg-backs = Back of the word sheets: white, or printed with the fields once more
cli-arg-paper = Paper of the word sheets and score sheets: a5, or a4 with two sheets and a line to cut along
cli-arg-blank = So many sheets or slips without a name, instead of the players’ own
cli-arg-hall-address = Address of the hall for the players’ cards, as serve tells it: say 192.168.1.5:8014
cli-arg-rules-file = A club’s own rules of classic games, which the document names
cli-arg-rounds = How many rounds a rehearsal of classic games has, or a joint day that is played by programs
cli-arg-of-table = Only of this table
cli-arg-of-team = Only of this team
cli-arg-html = One page of HTML with results (classic games)
cli-arg-pupils = Tells pupils by name, not by initials: only with their parents’ consent
cli-grade = Grades a whole competition from an exchange document and prints the standings; stores nothing
cli-grade-after = A document with lexicon.found is judged by those words. With --lexicon it is judged by the list, which must have the document’s sha256. Without either it is judged by the free list of its language, as a reference.
cli-pair = Who plays whom in the next round of a competition of classic games
cli-season = The standings of several competitions of classic games
cli-season-add = Takes competitions into a season
cli-top = All plays of a rack on a board, the best first
cli-draw = The draws of whole competitions
cli-draw-after = With --count the next seed is SHA-256("eforos-draw-1 next" ‖ seed), the 32 bytes of the seed after the bytes of the ASCII text.
cli-rack = All words of 3 to 7 letters that the letters make, and the highest score
cli-gcg = Scores a game of a GCG file again, by a rule set
cli-import-after = The competition made is unsigned, and its letters or pairings are recorded, not derivable from a seed. A document does not carry: times and breaks, tiles put back and replays of anagram rounds, revisions and second keyings, sheets and slips without a name, drafts, rounds that are not over, who did what and when, lifted penalties, objections that are pending or about anything but a word, undone actions, commitment, seed and signature.
cli-print-after = Several documents are written into one file, in the order given. Without options a document covers all players and all rounds, score-sheets and result-slips the last round alone. Final sheets before the signing say that nothing is signed.
cli-check = Whether words are in the lexicon (exit code 0 whatever the answers)
cli-lexicon = Word lists
cli-lexicon-info = The passport of a list
cli-lexicon-build = Builds a list that carries its passport from texts or PDFs
cli-import = Makes a competition file from an exchange document
cli-export = Writes a competition as exchange document, CSV or HTML
cli-export-left-out =
    { $count ->
        [one] { $count } objection is not in the document: it has those about words that are decided.
       *[other] { $count } objections are not in the document: it has those about words that are decided.
    }
cli-standings = The standings of a competition
cli-print = Writes documents of a competition as PDF
cli-archive = Writes all documents and the results into a new folder, and apart what is published
cli-log = The history of a competition, one line an event
cli-verify = Verifies a competition file: chain, draws, points, signed table
cli-verify-after = At the end of each round and at the signing the hall sees where the history stands: “event 87 · code 5370 0074”. A photograph is enough: eforos verify FILE --head 53700074 --events 87 says whether the history of the file is, up to there, the one that there was then.
cli-demo = Makes a whole simulated competition, signed
cli-manual = Writes the manual pages and the completions of shells into a folder, for a package
cli-arg-words-language = Language of the words: el, ro, ca or pl; el without it
cli-rack-count = { $count ->
    [one] 1 word
   *[other] { $count } words
}
cli-list-language = Language: { $language }
cli-list-latin = Its words are in Latin letters: say their language with { $option }.

# The doors of the hall without a window. $url: where; $first, $last: events, or ports; $addresses: several; $line: what was typed
cli-serve = Opens a competition to browsers in the hall, without a window
cli-serve-after = The doors stand at one private address of this machine, or with 127.0.0.1 at it alone. A break goes on and is recorded. A time of play goes on for all who look, but since the program was away from it its end is confirmed by the referee at the console, and only then is anything keyed of it. Nothing is drawn or started here. A line “close” on standard input, or the system’s end of a service, closes the doors. A line “invite assistant [NAME]” invites a station with a PIN, “admit N” and “refuse N” answer who waits, “stations” lists them, “revoke N” sends one away. “publish R” publishes round R.
cli-arg-address = The address at which browsers find it
cli-arg-ports = The first port that is tried (8014)
cli-serve-open = Open to browsers at { $url }
cli-serve-closed = The doors are closed.
cli-serve-none = This machine has no address in a network of the hall: join one, or say --address 127.0.0.1 for this machine alone.
cli-serve-other-ports = Say others with --ports.
cli-serve-recorded = Recorded: events { $first }–{ $last }
cli-serve-several = This machine has several addresses; say one with --address: { $addresses }
cli-serve-line = There is no such line here: { $line }. The line help tells which there are.
cli-arg-as = The referee in whose name is done what is done here
cli-arg-admit = How a station is let in: by hand (ask) or by its PIN alone (pin)
cli-arg-invite = How many assistants, judges and screens are invited at once, at most 16: assistant=2,jury=1,screen=1
cli-serve-staff = Stations: { $url } · fingerprint { $fingerprint }
cli-serve-invited = Invitation { $number } ({ $role }): PIN { $pin } · { $url }
cli-serve-waits = Waits ({ $number }): { $name }, { $role }, { $station }, from { $from }. “admit { $number }” or “refuse { $number }”
cli-serve-in = In: { $name } ({ $station })
cli-serve-gone = Station { $station } is out
cli-serve-refused = Not let in: { $number }
cli-serve-station = { $number }. { $name }, { $role } ({ $station })
cli-serve-no-referee = In no referee’s name: say whose with --as.
cli-serve-no-jury = No jury is invited: no words are ruled on in this competition.
cli-serve-signed = The competition is signed: nothing more is keyed, and nobody is invited any more.
cli-rules-not-here = --rules is for documents of classic games only.
cli-draw-not-here = Classic games draw no letters: tiles are drawn at the tables. “eforos pair” says who plays whom.
cli-demo-rounds-not-here = --rounds is for a rehearsal of classic games only: add --rules with their id, or leave --rounds out.
cli-demo-mode-not-here = --mode is for a rehearsal of a duplicate game only: add --rules with its id, or leave --mode out.
cli-html-not-here = --html is for documents of classic games; a competition’s page is written by “export --html”.
cli-arg-cert = The club’s own certificate (PEM) for stations
cli-arg-key = Its key (PEM)
cli-joint = Hold the files of a joint competition against each other
cli-joint-verify = Derive the whole joint competition again from its files: chains, words, tags, letters, rulings, the table of all halls
cli-arg-master = Master file
cli-arg-halls = Files of the halls
cli-arg-venues = A joint day in so many halls, up to 20: with FILE each hall’s file is written; without, real programs play it, with a hub, cut lines and kills
cli-arg-rehearsed-database = The hub’s database for it; without, a PostgreSQL of its own is started
cli-arg-kills = How often hub, database, halls and conductor are each killed, and lines cut (2)
cli-arg-keep = Where the files stay; the folder is made
cli-serve-earlier = Not published before it: { $rounds }. Their points will show in the totals alone.
cli-serve-winner = It is the last round: from then on phones show the whole standings, before a ceremony says who won.
cli-serve-publish-again = If it is to be published so, type the same line again.
cli-serve-nobody-in = No station is in.
cli-serve-help-invite = invites one device, with PIN and address
cli-serve-help-admit = lets in who waits under this number
cli-serve-help-refuse = does not let them in
cli-serve-help-stations = who is in, each with a number
cli-serve-help-revoke = sends the station of this number away
cli-serve-help-publish = publishes this round; while something of it is open, at the second time
cli-serve-help-close = closes the doors and ends
cli-serve-help-help = these lines

## What the help of classic and duplicate games says of options: in every language

cli-arg-pair-in = A document of classic games
cli-arg-pair-round = The round; without it the one after the last with games
cli-arg-pair-seed = Seed of the drawn order, 64 hexadecimal digits; without it the order is that of the numbers
cli-arg-system = How; without it as the rules say
cli-arg-season = The season’s file
cli-arg-season-files = Documents of classic games
cli-arg-season-title = The season’s title
cli-arg-minimum-games = So many games are needed for a rank (averages)
cli-arg-programmed-games = The games planned, of which half are needed for a rank (games of two)
cli-arg-same = A key that is the person of another key; may stand several times
cli-arg-replace = A meeting of the same title and date replaces the older one
cli-arg-provisional = Also takes in what nobody signed
cli-arg-top-in = A document of a duplicate game
cli-arg-turn = The turn; the last one without it
cli-arg-board = Plays that lie on the board: "H7 CASA; I8 STIRE"
cli-arg-rack = The rack: up to seven letters, ? for a joker
cli-arg-most = How many are listed; 10 without it, 0 for all
cli-gcg-after = Differences between the file and what is computed go to standard error; the exit code is then 1. The end is adjusted as the rule set says.
cli-arg-gcg-in = The game as a GCG file
cli-arg-rule-set = The rule set: one of the program’s own for classic games, or a file
cli-arg-play = One verdict for all words together, as a judge says it
