//! A competition in a test: one line a command, and the laws checked after each.

use std::collections::BTreeSet;
use std::sync::Arc;

use eforos::domain::clock::Moment;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, Details, RulesRef, decide};
use eforos::domain::formats::anagram::alphabet::{ALPHABET, LANGUAGE};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::grade::{Grade, Verdict};
use eforos::domain::formats::anagram::rules::{Field, Rules, all_rounds};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::standings::{
    Board, Doubt, Standings, standings, standings_then,
};
use eforos::domain::formats::anagram::{Command, Contest, Event, Record, Recorded, Rejection};
use eforos::domain::ids::{PenaltyId, PlayerId, RoundNo, SheetId};
use eforos::domain::letters::{Letter, Word};
use eforos::domain::lexicon::{Authority, Digest, Passport};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;

/// Racks that fit the schedule and lie in the bags together, one a round.
pub const RACKS: [&str; 14] = [
    "ΚΑΡΟΤΣΕ",
    "ΝΙΤΑΕΣΗ",
    "ΠΛΑΜΝΟΡ",
    "ΤΙΟΕΩΣΗ",
    "ΔΑΓΙΝΟΤ",
    "ΚΕΥΠΗΑΣ",
    "ΒΑΖΟΡΣΤ",
    "ΛΙΑΩΥΝΕ",
    "ΠΟΣΙΚΑΤ",
    "ΜΗΤΟΡΙΕ",
    "ΘΑΞΙΦΝΣ",
    "ΚΟΗΑΤΙΥ",
    "ΧΡΟΩΨΜΑ",
    "ΓΛΕΠΗΑΥ",
];

/// A round by its number.
pub fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

/// A player by their number.
pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

/// A keyed sheet by its number.
pub fn sheet_id(number: u32) -> SheetId {
    SheetId::new(number).unwrap()
}

/// A penalty by its number.
pub fn penalty_id(number: u32) -> PenaltyId {
    PenaltyId::new(number).unwrap()
}

/// Letters as a person types them.
pub fn letters(text: &str) -> Vec<Letter> {
    ALPHABET.read_letters(text).unwrap()
}

/// A word as a person types it.
pub fn word(text: &str) -> Word {
    ALPHABET.read(text, None).unwrap().written.word().unwrap().clone()
}

/// A field by the length of its words.
pub fn field(length: usize) -> Field {
    Field::of_length(length).unwrap()
}

/// A sheet as `"5: τάκος ΤΑΚΟΙ / 4: ΚΑΡΟ"`.
pub fn words(text: &str) -> SheetWords {
    let fields = text.split('/').filter(|part| !part.trim().is_empty());
    let words = fields.flat_map(|part| {
        let (length, words) = part.split_once(':').expect("a field before the colon");
        let field = field(length.trim().parse().unwrap());
        words
            .split_whitespace()
            .map(move |text| (field, ALPHABET.read(text, None).unwrap().written))
    });
    words.collect()
}

/// Somebody at the desk.
pub fn person(name: &str) -> Person {
    Person { name: name.to_owned(), role: Role::Referee, station: "1".to_owned() }
}

/// The seed of these tests.
pub fn seed() -> Seed {
    Seed::from_bytes([7; 32])
}

/// Rounds 1 to 14.
pub fn all_day() -> Span {
    Span { from_round: round(1), to_round: round(14) }
}

/// A competition that is being held.
pub struct Day {
    pub record: Record,
    pub board: Board,
    pub lexicon: BTreeSet<Word>,
    pub now: Moment,
    pub who: Person,
    pub seed: Option<Seed>,
    pub drafts: Vec<Draft>,
    /// The digest of the list.
    list: Digest,
}

/// As somebody asks it who has looked at what stands there now.
pub fn looked(contest: &Contest, command: Command) -> Command {
    match command {
        Command::RuleWord { word, seen: _, ruled, evidence } => {
            let seen = contest.common.rulings.get(&word).cloned();
            Command::RuleWord { word, seen, ruled, evidence }
        }
        Command::Own(Play::ReviseSheet { sheet, seen: _, words, reason }) => {
            let now = contest.game.sheet(sheet).map(|sheet| sheet.words().clone());
            let seen = now.unwrap_or_default();
            Command::Own(Play::ReviseSheet { sheet, seen, words, reason })
        }
        other => other,
    }
}

impl Day {
    /// A competition judged by a list of these words.
    pub fn new(authority: Authority, list: &str) -> Self {
        Self::with(Digest::of(b"rules"), Digest::of(b"list"), authority, list)
    }

    /// The same, with the digests under which a file keeps the rules and the list.
    pub fn with(
        rules_sha256: Digest,
        list_sha256: Digest,
        authority: Authority,
        list: &str,
    ) -> Self {
        let rules = Arc::new(Rules::osth_2019());
        let record = Record::new(Arc::clone(&rules));
        let mut day = Self {
            board: Board::default(),
            lexicon: list.split_whitespace().map(word).collect(),
            now: Moment { wall_ms: 1_000_000, session: 1, elapsed_ms: 0 },
            who: person("Έφορος"),
            seed: Some(seed()),
            drafts: Vec::new(),
            list: list_sha256,
            record,
        };
        let passport = day.passport(authority);
        day.must(Command::Create {
            details: Details::default(),
            rules: RulesRef { id: rules.id().to_owned(), sha256: rules_sha256 },
            lexicon: passport,
            commitment: seed().commitment(),
        });
        day
    }

    /// As [`Self::new`] by an authoritative list, with this many players.
    pub fn of_players(players: u32, list: &str) -> Self {
        let mut day = Self::new(Authority::Authoritative, list);
        day.add_players(players);
        day
    }

    pub fn passport(&self, authority: Authority) -> Passport {
        Passport {
            name: "test".to_owned(),
            edition: "1".to_owned(),
            sha256: self.list,
            words: u32::try_from(self.lexicon.len()).unwrap(),
            authority,
            language: LANGUAGE,
        }
    }

    pub fn add_players(&mut self, players: u32) {
        for number in 1..=players {
            self.add_player(&format!("Παίκτης {number}"), all_day());
        }
    }

    pub fn add_player(&mut self, name: &str, span: Span) {
        let (name, club) = (name.to_owned(), String::new());
        self.must(Command::AddPlayer { id: None, name, club, span });
    }

    pub fn contest(&self) -> &Contest {
        self.record.contest()
    }

    /// Asks for something; what happened is taken in, and the laws are checked either way.
    pub fn ask(&mut self, command: impl Into<Command>) -> Result<Vec<Event>, Rejection> {
        let context = Context {
            now: self.now,
            who: &self.who,
            lexicon: &self.lexicon,
            seed: self.seed.as_ref(),
            drafts: &self.drafts,
        };
        let before = self.record.contest().clone();
        let command = looked(self.contest(), command.into());
        let decided = decide(&self.record, command, &context);
        assert_eq!(before, *self.record.contest(), "a decision changes nothing");
        let events = decided?;
        let recorded = self.record.number(events.clone(), self.now, &self.who);
        for one in &recorded {
            assert_eq!(through_text(&one.event), one.event);
        }
        self.record.take_in(recorded);
        for event in &events {
            self.board.refresh(&self.record, &self.lexicon, event);
        }
        self.check_laws();
        Ok(events)
    }

    /// Live state = replay; refreshed board = new board.
    pub fn check_laws(&self) {
        let rules = Arc::clone(self.contest().game.rules());
        let log: Vec<Recorded> = self.record.log().to_vec();
        assert_eq!(*self.contest(), *Record::replay(rules, log).contest(), "live state = replay");
        let fresh = Board::new(self.contest(), &self.lexicon);
        let grades = |board: &Board| -> Vec<(RoundNo, PlayerId, Grade)> {
            board.grades().map(|(round, player, grade)| (round, player, grade.clone())).collect()
        };
        assert_eq!(grades(&self.board), grades(&fresh), "the board is up to date");
        // After another round each time.
        let after = all_rounds().nth(self.record.log().len() % 14).expect("one of fourteen");
        let ranked = |board| standings(self.contest(), board, after, &self.drafts);
        assert_eq!(ranked(&self.board), ranked(&fresh), "so are its sums and what is open");
    }

    /// Asks for something that the rules allow.
    pub fn must(&mut self, command: impl Into<Command>) -> Vec<Event> {
        self.ask(command).expect("the rules allow it")
    }

    /// Takes in what a record of before may hold though nobody can ask for it any more.
    pub fn happened(&mut self, event: impl Into<Event>) {
        let event = event.into();
        let recorded = self.record.number(vec![event.clone()], self.now, &self.who);
        self.record.take_in(recorded);
        self.board.refresh(&self.record, &self.lexicon, &event);
        self.check_laws();
    }

    /// Asks for something that the rules refuse.
    pub fn refused(&mut self, command: impl Into<Command>) -> Rejection {
        let length = self.record.log().len();
        let rejection = self.ask(command).expect_err("the rules refuse it");
        assert_eq!(length, self.record.log().len());
        rejection
    }

    /// Takes back the last action, and checks that the state is the one it started from.
    pub fn undo(&mut self) {
        self.must(undo(&self.record));
    }

    /// Lets time pass.
    pub fn pass(&mut self, ms: i64) {
        self.now.wall_ms += ms;
        self.now.elapsed_ms += ms;
    }

    /// The program is closed, `ms` pass by the wall clock, and it opens again.
    pub fn reopen_program(&mut self, ms: i64) {
        self.now.wall_ms += ms;
        self.now.session += 1;
        self.now.elapsed_ms = 0;
    }

    /// Records a round with its rack of [`RACKS`].
    pub fn play(&mut self, number: u8) {
        self.play_with(number, RACKS[usize::from(number) - 1]);
    }

    pub fn play_with(&mut self, number: u8, rack: &str) {
        let (letters, reason) = (letters(rack), "on paper".to_owned());
        self.must(Play::RecordRound { round: round(number), letters, reason });
    }

    /// Records every round that is not settled yet.
    pub fn play_all(&mut self) {
        for number in 1..=14 {
            if !self.contest().game.round(round(number)).unwrap().is_settled() {
                self.play(number);
            }
        }
    }

    /// Keys a sheet and gives its number.
    pub fn key(&mut self, of: u32, in_round: u8, text: &str) -> SheetId {
        let id = self.contest().game.next_sheet();
        let (player, words) = (Some(player(of)), words(text));
        self.must(Play::KeySheet { player, round: round(in_round), words });
        id
    }

    pub fn key_unassigned(&mut self, in_round: u8, text: &str) -> SheetId {
        let id = self.contest().game.next_sheet();
        self.must(Play::KeySheet { player: None, round: round(in_round), words: words(text) });
        id
    }

    /// Declares every sheet that is still missing as not handed in.
    pub fn declare_missing(&mut self) {
        for doubt in self.standings(14).doubts {
            if let Doubt::Missing { player, round } = doubt {
                self.must(Play::DeclareNotHandedIn { round, player });
            }
        }
    }

    pub fn late(&mut self, of: u32, in_round: u8) {
        let (round, player, lateness) = (round(in_round), player(of), Lateness::Late);
        self.must(Play::SetLateness { round, player, lateness });
    }

    pub fn in_time(&mut self, of: u32, in_round: u8) {
        let (round, player, lateness) = (round(in_round), player(of), Lateness::InTime);
        self.must(Play::SetLateness { round, player, lateness });
    }

    /// Imposes a penalty and gives its number.
    pub fn penalise(&mut self, of: u32, in_round: u8, kind: PenaltyKind) -> PenaltyId {
        let (player, round, reason) = (player(of), round(in_round), "reason".to_owned());
        self.must(Command::Penalise { player, round, kind, reason });
        self.contest().common.penalties.last().unwrap().id
    }

    pub fn lift(&mut self, penalty: PenaltyId) {
        self.must(Command::LiftPenalty { penalty, reason: "reason".to_owned() });
    }

    pub fn rule(&mut self, text: &str, ruled: Ruled) {
        self.must(Command::RuleWord {
            seen: None,
            word: word(text),
            ruled,
            evidence: String::new(),
        });
    }

    pub fn standings(&self, after: u8) -> Standings {
        standings(self.contest(), &self.board, round(after), &self.drafts)
    }

    /// Those as they would be had nothing followed the round.
    pub fn standings_then(&self, after: u8) -> Standings {
        standings_then(self.contest(), &self.board, round(after), &[])
    }

    /// A player's total after all rounds.
    pub fn total(&self, of: u32) -> i64 {
        self.standings(14).row(player(of)).unwrap().total
    }

    pub fn doubts(&self) -> Vec<Doubt> {
        self.standings(14).doubts
    }

    /// The grade of a player's sheet.
    pub fn grade(&self, of: u32, in_round: u8) -> &Grade {
        self.board.grade(round(in_round), player(of)).expect("a graded sheet")
    }

    /// The verdicts on a player's sheet, in the order of grading.
    pub fn verdicts(&self, of: u32, in_round: u8) -> Vec<Verdict> {
        self.grade(of, in_round).words.iter().map(|word| word.verdict).collect()
    }

    /// The whole competition recorded, nothing missing: ready to be signed.
    pub fn ready_to_sign(players: u32, list: &str) -> Self {
        let mut day = Self::of_players(players, list);
        day.play_all();
        day.declare_missing();
        day
    }

    /// Draws a round digitally, shows it, and lets its time run out.
    pub fn run(&mut self, number: u8) {
        let round = round(number);
        self.must(Play::DrawLetters { round });
        self.must(Play::ShowLetters { round });
        self.must(Play::StartRound { round });
        self.pass(6 * 60_000);
        self.must(Play::NoteTime);
        assert!(self.contest().game.is_played(round));
    }
}

/// An event through its stored form.
pub fn through_text(event: &Event) -> Event {
    let text = serde_json::to_string(event).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Rounds as numbers.
pub fn numbers() -> impl Iterator<Item = u8> {
    all_rounds().map(RoundNo::get)
}
