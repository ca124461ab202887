//! A life of the program without its windows: a shell on a file, a clock that stands between the steps,
//! and steps that the dice choose. The same file, time and seed give the same life.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::CompetitionFile;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use eforos::app::awake::Awake;
use eforos::app::shell::{Network, Outside, Shell};
use eforos::app::sound::Speaker;
use eforos::commands::{DrawMode, Entry, Place, Question, UserCommand};
use eforos::domain::clock::Moment;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Recorded;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::language::Language;
use eforos::session::time::Reading;
#[cfg(target_os = "linux")]
use eforos::storage::Begun;
use eforos::storage::{Access, StoredDraft};
#[cfg(target_os = "linux")]
use eforos::views::desk::Light;

use crate::dice::Dice;

/// The wall clock at time 0.
pub const WALL_MS: i64 = 1_795_000_000_000;

const WORDS: [&str; 10] =
    ["ΡΟΣ", "τος", "ΚΑΡΟ", "ΝΑΙ", "της", "Ζ?Η", "ΑΑΑ", "τάκος", "ΚΑΡΟΤΣΕ", "ΤΗΝ ΝΑΙ"];

/// A program that runs.
pub struct Life {
    shell: Shell,
    time: Arc<AtomicI64>,
    dice: Dice,
}

/// Where the program keeps copies of the competition at that path.
pub fn copies(path: &Path) -> PathBuf {
    path.with_file_name("copies")
}

fn shell(path: &Path, time: &Arc<AtomicI64>) -> Shell {
    let (speaker, _) = Speaker::recorded();
    let clock = Arc::clone(time);
    let outside = Outside {
        time: Arc::new(move || {
            let real_ms = clock.load(Ordering::Relaxed);
            Reading { wall_ms: WALL_MS + real_ms, real_ms }
        }),
        chance: Box::new(|| Some(Seed::from_bytes([7; 32]))),
        speaker,
        awake: Awake::pretended(Arc::default()),
        sounds: None,
        station: "test".to_owned(),
        recent: None,
        settings: None,
        documents: None,
        copies: Some(copies(path)),
        chooser: Arc::new(|_| Vec::new()),
        viewer: Arc::new(|_: &Path| Ok(())),
        templates: None,
        far: |_| false,
        network: Network { addresses: Vec::new, keys: None, ports: (0, 0) },
    };
    Shell::new(None, Language::Greek, outside)
}

/// A competition of four players.
pub fn begin(path: &Path, time: i64) {
    let mut shell = shell(path, &Arc::new(AtomicI64::new(time)));
    for command in [
        UserCommand::Type(Entry::NewFile, path.display().to_string()),
        UserCommand::Type(Entry::Title, "Αγώνας που διακόπτεται".to_owned()),
        UserCommand::Type(Entry::Referee, "Ε. Φόρου".to_owned()),
        UserCommand::CreateCompetition,
        UserCommand::Type(Entry::Players, "Άννα\nΒασίλης\nΓωγώ\nΔήμος".to_owned()),
        UserCommand::AddPlayers,
    ] {
        shell.ask(command);
    }
    assert_eq!(shell.session().unwrap().record().contest().common.players.len(), 4);
    shell.close();
}

impl Life {
    /// The program is started on a file.
    pub fn open(path: &Path, time: i64, seed: u64) -> Self {
        let time = Arc::new(AtomicI64::new(time));
        let mut shell = shell(path, &time);
        shell.open_competition(path, Access::Write);
        assert!(shell.session().is_some(), "{:?}", shell.desk.notices);
        // Whoever sits there is asked once.
        shell.ask(UserCommand::Cancel);
        shell.ask(UserCommand::ChooseDraw(DrawMode::Digital));
        Self { shell, time, dice: Dice(seed) }
    }

    /// The same where the file may be refused: why, then.
    #[cfg(target_os = "linux")]
    pub fn try_open(path: &Path, seed: u64) -> Result<Self, String> {
        let time = Arc::new(AtomicI64::new(5_000));
        let mut shell = shell(path, &time);
        shell.open_competition(path, Access::Write);
        if shell.session().is_none() {
            return Err(shell.desk.notices.iter().map(|notice| notice.text.as_str()).collect());
        }
        shell.ask(UserCommand::Cancel);
        shell.ask(UserCommand::ChooseDraw(DrawMode::Digital));
        Ok(Self { shell, time, dice: Dice(seed) })
    }

    /// What the program says at the moment that something could not be saved.
    #[cfg(target_os = "linux")]
    pub fn refused(&self) -> Option<String> {
        let failed = self.shell.desk.saving == Light::Failed;
        let said = self.shell.desk.notices.iter().map(|notice| notice.text.clone());
        let asked = self.shell.desk.question.iter().filter_map(|(_, refused)| refused.clone());
        failed.then(|| said.chain(asked).collect())
    }

    /// What the file has is what the program believes that it has.
    #[cfg(target_os = "linux")]
    pub fn agrees_with_its_file(&self) {
        let session = self.shell.session().unwrap();
        let file = CompetitionFile::open(session.path(), Access::Read).unwrap();
        assert_eq!(file.read_record().unwrap().log(), session.record().log());
        let drafts: Vec<_> = file.drafts().unwrap().into_iter().map(|draft| draft.begun).collect();
        let begun: Vec<_> = drafts.into_iter().filter_map(Begun::sheet).collect();
        assert_eq!(begun, session.drafts());
    }

    /// The program is closed; what it says when the file does not close.
    #[cfg(target_os = "linux")]
    pub fn close(mut self) -> Option<String> {
        let said = self.shell.end();
        (!said.is_empty()).then(|| said.join(" "))
    }

    pub fn time(&self) -> i64 {
        self.time.load(Ordering::Relaxed)
    }

    pub fn now(&self) -> Moment {
        self.shell.session().unwrap().now()
    }

    pub fn log(&self) -> Vec<Recorded> {
        self.shell.session().unwrap().record().log().to_vec()
    }

    pub fn events(&self) -> usize {
        self.shell.session().unwrap().record().log().len()
    }

    /// The drafts in the file.
    pub fn drafts(&self) -> Vec<StoredDraft> {
        let path = self.shell.session().unwrap().path().to_path_buf();
        let file = CompetitionFile::open(&path, Access::Read).unwrap();
        file.drafts().unwrap()
    }

    /// Something that a referee or an assistant does; then the clock ticks, so that what was begun is
    /// kept and what has fallen due is recorded.
    pub fn step(&mut self) {
        let round = RoundNo::new(u8::try_from(1 + self.dice.below(14)).unwrap()).unwrap();
        let player = PlayerId::new(u32::try_from(1 + self.dice.below(4)).unwrap()).unwrap();
        match self.dice.below(20) {
            0..=7 => {
                self.ask(UserCommand::Go(Place::Rounds));
                self.pass(2_100);
                self.ask(UserCommand::NextStep);
                self.answer();
            }
            8..=10 => self.type_word(),
            11 | 12 => {
                self.ask(UserCommand::SaveSheet);
                self.answer();
            }
            13 => self.ask(UserCommand::NextMissing),
            14 => self.ask(UserCommand::TakeSheet(round, player)),
            15 => {
                self.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
                self.answer();
            }
            16 => {
                let kind = PenaltyName::Reprimand;
                self.ask(UserCommand::Ask(Question::Penalise { player, round, kind }));
                self.answer();
            }
            17 => {
                let word = ["ΡΟΣ", "ΚΑΡΟ", "ΝΑΙ", "ΤΟΣ"][self.dice.below(4)].parse().unwrap();
                self.ask(UserCommand::SelectWord(word));
                let ruled = if self.dice.below(2) == 0 { Ruled::Valid } else { Ruled::Invalid };
                self.ask(UserCommand::Rule(ruled));
            }
            18 if self.dice.below(4) == 0 => {
                self.ask(UserCommand::Undo);
                self.answer();
            }
            _ => {
                let most = [700, 60_000, 200_000, 400_000][self.dice.below(4)];
                let ms = self.dice.below(most);
                self.pass(i64::try_from(ms).unwrap());
            }
        }
        self.pass(800);
    }

    fn ask(&mut self, command: UserCommand) {
        self.shell.ask(command);
    }

    /// Mostly yes, with a reason.
    fn answer(&mut self) {
        if self.shell.desk.question.is_none() {
            return;
        }
        self.ask(UserCommand::Type(Entry::Reason, "λόγος".to_owned()));
        if self.dice.below(5) > 0 {
            self.ask(UserCommand::Confirm);
        }
        if self.shell.desk.question.is_some() {
            self.ask(UserCommand::Cancel);
        }
    }

    fn type_word(&mut self) {
        if self.shell.desk.sheet.is_none() {
            self.ask(UserCommand::Go(Place::Sheets));
            self.ask(UserCommand::NextMissing);
        }
        let field = Field::ALL[self.dice.below(Field::ALL.len())];
        let before = self.shell.desk.text(Entry::Words(field)).to_owned();
        let word = WORDS[self.dice.below(WORDS.len())];
        self.ask(UserCommand::Type(Entry::Words(field), format!("{before}{word} ")));
    }

    fn pass(&mut self, ms: i64) {
        self.time.fetch_add(ms, Ordering::Relaxed);
        self.shell.tick();
    }
}
