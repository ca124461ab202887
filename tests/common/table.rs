//! A small competition on a file of its own, for the tests of the competition file.

use crate::common::files::CompetitionFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use eforos::domain::clock::Moment;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, Details, RulesRef, decide};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::{Field, Kind, OSTH_2019, Rules, all_rounds};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::{Command, Record, Recorded};
use eforos::domain::ids::{ObjectionId, PlayerId, RoundNo};
use eforos::domain::letters::{Letter, Word};
use eforos::domain::lexicon::{Authority, Digest};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::{Lexicon, Title};
use eforos::storage::{Access, NewCompetition, StoredLexicon};
use tempfile::TempDir;

use super::day::looked;

/// The words of three and four letters, as an authority.
static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let embedded = Lexicon::embedded();
    let words = embedded.words().filter(|word| (3..=4).contains(&word.len()));
    let title = Title {
        name: "δοκιμή".to_owned(),
        edition: "1".to_owned(),
        authority: Authority::Authoritative,
    };
    Lexicon::from_words(words, title)
});

/// A folder with one competition file, and what a console has at hand.
pub struct Table {
    folder: TempDir,
    pub seed: Seed,
    pub lexicon: Lexicon,
    pub who: Person,
}

pub fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

pub fn word(text: &str) -> Word {
    text.parse().unwrap()
}

impl Table {
    pub fn new() -> Self {
        Self {
            folder: TempDir::new().unwrap(),
            seed: Seed::from_bytes([7; 32]),
            lexicon: LEXICON.clone(),
            who: Person { name: "Έφη".to_owned(), role: Role::Referee, station: "1".to_owned() },
        }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("a.eforos")
    }

    pub fn create(&self) -> CompetitionFile {
        self.create_with(&created(self))
    }

    pub fn create_with(&self, events: &[Recorded]) -> CompetitionFile {
        let lexicon = StoredLexicon::from(self.lexicon.clone());
        let new = NewCompetition {
            seed: Some(&self.seed),
            rules_text: OSTH_2019,
            lexicon: &lexicon,
            events,
        };
        CompetitionFile::create(&self.path(), new).unwrap()
    }

    pub fn open(&self, access: Access) -> CompetitionFile {
        CompetitionFile::open(&self.path(), access).unwrap()
    }

    /// The numbered events of a command that must be allowed.
    pub fn decide(&self, record: &Record, command: Command) -> Vec<Recorded> {
        let elapsed_ms = i64::try_from(record.log().len()).unwrap() * 10_000;
        let now = Moment { wall_ms: 1_795_000_000_000 + elapsed_ms, session: 1, elapsed_ms };
        let context = Context {
            now,
            who: &self.who,
            lexicon: &self.lexicon,
            seed: Some(&self.seed),
            drafts: &[],
        };
        let command = looked(record.contest(), command);
        let events = decide(record, command, &context).unwrap();
        record.number(events, now, &self.who)
    }

    /// Does a command that must be allowed, on the record alone.
    pub fn act(&self, record: &mut Record, command: impl Into<Command>) {
        let events = self.decide(record, command.into());
        record.take_in(events);
    }

    /// Does it on the file, too.
    pub fn act_on(&self, file: &mut CompetitionFile, record: &mut Record, command: Command) {
        let events = self.decide(record, command);
        file.append(&events).unwrap();
        record.take_in(events);
    }

    pub fn begun(&self) -> Record {
        let mut record = Record::new(Arc::new(Rules::osth_2019()));
        record.take_in(created(self));
        record
    }

    /// A whole competition of three players, not signed. Round 2 was drawn from bags, 3 recorded
    /// afterwards, the draw of 4 undone and made again, 7 replayed, the letters of 8 corrected, 12
    /// given up.
    pub fn played(&self) -> Record {
        let mut record = self.begun();
        let at = &mut record;
        for name in ["Άννα", "Βασίλης", "Γιώτα"] {
            self.act(at, add(name));
        }
        self.act(at, Command::SetHallWord { text: "επτά".to_owned() });
        for round in all_rounds() {
            self.play_round(at, round);
        }
        let reason = || "λόγος".to_owned();
        self.act(
            at,
            Command::RuleWord {
                seen: None,
                word: word("ΞΞΞ"),
                ruled: Ruled::Invalid,
                evidence: reason(),
            },
        );
        let kind = PenaltyKind::Deduction { points: 3 };
        self.act(
            at,
            Command::Penalise { player: player(2), round: round(3), kind, reason: reason() },
        );
        let about = About::Void { round: round(5) };
        self.act(at, Command::LodgeObjection { player: player(3), about });
        let objection = ObjectionId::FIRST;
        let outcome = Outcome::Dismissed;
        self.act(at, Command::DecideObjection { objection, outcome, reason: reason() });
        record
    }

    /// The same, signed.
    pub fn signed(&self) -> Record {
        let mut record = self.played();
        self.act(&mut record, Command::Sign);
        record
    }

    fn play_round(&self, at: &mut Record, round: RoundNo) {
        let reason = || "λόγος".to_owned();
        match round.get() {
            2 => self.act(at, Play::TypeLetters { round, letters: from_bags(at, round) }),
            3 => {
                let letters = from_bags(at, round);
                self.act(at, Play::RecordRound { round, letters, reason: reason() });
            }
            12 => return self.act(at, Play::GiveUpRound { round, reason: reason() }),
            _ => self.act(at, Play::DrawLetters { round }),
        }
        if round.get() == 4 {
            self.act(at, undo(at));
            self.act(at, Play::DrawLetters { round });
        }
        if round.get() == 7 {
            self.act(at, Play::ShowLetters { round });
            self.act(at, Play::ReplayRound { round, reason: reason() });
            self.act(at, Play::DrawLetters { round });
        }
        if round.get() != 3 {
            self.act(at, Play::ShowLetters { round });
            self.act(at, Play::StartRound { round });
            self.act(at, Play::StopRound { reason: reason() });
        }
        if round.get() == 8 {
            let mut letters = at.contest().game.round(round).unwrap().letters().to_vec();
            letters.reverse();
            self.act(at, Play::CorrectLetters { round, letters, reason: reason() });
        }
        let players = [1, 2, 3].map(player).to_vec();
        let lateness = Lateness::InTime;
        self.act(at, Play::CollectSheets { round, players, lateness });
        if round.get() == 5 {
            let lateness = Lateness::Late;
            self.act(at, Play::SetLateness { round, player: player(3), lateness });
        }
        let rack = at.contest().game.rack(round).unwrap();
        let makes = self.lexicon.solve(&rack, 3..=4);
        for number in [1, 2, 3] {
            let player = Some(player(number));
            let found = makes.iter().skip(number as usize).step_by(2 + number as usize);
            let mut words: SheetWords = found
                .map(|word| (Field::of_length(word.len()).unwrap(), word.clone().into()))
                .collect();
            if number == 2 {
                words.push(Field::Three, word("ΞΞΞ").into());
                words.push(Field::Four, word("ΑΒ").into());
            }
            self.act(at, Play::KeySheet { player, round, words });
        }
    }
}

/// The first event of a competition.
pub fn created(table: &Table) -> Vec<Recorded> {
    let record = Record::new(Arc::new(Rules::osth_2019()));
    let rules = RulesRef { id: "osth-2019".to_owned(), sha256: Digest::of(OSTH_2019.as_bytes()) };
    let create = Command::Create {
        details: Details { title: "Αγώνας".to_owned(), ..Details::default() },
        rules,
        lexicon: table.lexicon.passport().clone(),
        commitment: table.seed.commitment(),
    };
    table.decide(&record, create)
}

pub fn add(name: &str) -> Command {
    Command::AddPlayer {
        id: None,
        name: name.to_owned(),
        club: String::new(),
        span: Span { from_round: round(1), to_round: round(14) },
    }
}

/// The alphabetically first letters that the round can have.
pub fn from_bags(record: &Record, round: RoundNo) -> Vec<Letter> {
    let anagram = &record.contest().game;
    let rules = anagram.rules();
    let rule = rules.round(round).unwrap();
    let left: Vec<Letter> = anagram.tiles_left().letters().collect();
    let of = |kind| left.iter().copied().filter(move |&letter| rules.kind(letter) == kind);
    let consonants = of(Kind::Consonant).take(usize::from(rule.consonants));
    consonants.chain(of(Kind::Vowel).take(usize::from(rule.vowels))).collect()
}

/// The names of the files in a folder, sorted.
pub fn files_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}
