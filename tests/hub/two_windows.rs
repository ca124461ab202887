//! A hall and whoever conducts, each in a window of their own, by labels and keys, with a real hub between them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::{Duration, Instant};

use eforos::commands::formats::anagram::conduct::{Entry as Typed, Question as Conduct};
use eforos::commands::{AboutChoice, Entry, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::joint::Joint;
use eforos::domain::formats::anagram::joint::event::Event as J;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sealed::{Release, releases};
use eforos::domain::ids::{RoundNo, VenueNo};
use eforos::domain::letters::Word;
use eforos::domain::lexicon::WordList as _;
use eforos::lexicon::Lexicon;
use eforos::screens::name::time_of_day;
use egui::Key;
use tempfile::TempDir;

use crate::cluster::{ask, database};
use crate::common::between_frames;
use crate::conducted_day::{all_is_sent, happened, is_drawn, step};
use crate::conductor_window::{begin, console_wrong};
use crate::gui::{Console, player, round};
use crate::hall::{hall, in_files, play, stage, takes_part, waits, written};
use crate::joint_day::ok;
use crate::line::told;
use crate::outages::{moments, now_ms};
use crate::sending::conductor;
use crate::service::Service;

/// The two windows, and what is between them.
pub struct Both {
    pub folder: TempDir,
    pub database: String,
    pub hub: Service,
    pub conductor: Console,
    pub master: PathBuf,
    pub hall: Console,
    pub file: PathBuf,
    /// How far the conductor's clock is ahead, in milliseconds.
    pub ahead: Arc<AtomicI64>,
    seed: Seed,
}

impl Both {
    /// A joint competition of two halls, of which the first takes part, with two players; nothing comes of the other.
    pub fn new() -> Self {
        Self::with_wrong_clock(0)
    }

    /// The hall's word is called, and the first round is opened, given and played.
    pub fn plays_the_first(&mut self) {
        self.words();
        self.opens(1, "0");
        self.gets(1);
        play(&mut self.hall, 1);
    }

    /// The letters of a round, one a text.
    pub fn letters(&self, round: u8) -> Vec<String> {
        self.release(round).letters.iter().map(ToString::to_string).collect()
    }

    /// The same with a wall clock of whoever conducts that is wrong by so many milliseconds.
    pub fn with_wrong_clock(wrong_ms: i64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = database();
        told(&database, &["init"]);
        let hub = Service::start(&database);
        let token = conductor(&database, "Ομοσπονδία");
        let seed = Seed::from_bytes([0x55; 32]);
        let ahead = Arc::new(AtomicI64::new(0));
        let clock = (Arc::clone(&ahead), wrong_ms);
        let mut conductor = console_wrong(folder.path(), &seed, clock);
        let address = format!("http://{}", hub.listen);
        let master = begin(&mut conductor, (&address, &token), &["Βόλος", "Δράμα"]);
        conductor.press("Αποθήκευση καρτών");
        conductor.key(Key::Enter);
        all_is_sent(&mut conductor);
        let file = folder.path().join("hall.eforos");
        let hall = takes_part(&card_of(&master), &file);
        Self { folder, database, hub, conductor, master, hall, file, ahead, seed }
    }

    /// Where the conductor saves the first hall's card.
    pub fn card(&self) -> PathBuf {
        card_of(&self.master)
    }

    /// Frames of both until this is so.
    pub fn until(&mut self, what: &str, is_so: impl Fn(&Console, &Console) -> bool) {
        let end = Instant::now() + Duration::from_secs(90);
        while !is_so(&self.conductor, &self.hall) {
            waits(&mut self.hall);
            self.conductor.frame();
            between_frames();
            assert!(
                Instant::now() < end,
                "{what}: the hall sees {:#?}, whoever conducts {:#?}",
                self.hall.texts(),
                self.conductor.texts()
            );
        }
        self.hall.settle();
        self.conductor.settle();
    }

    /// The hall calls this word and is ready.
    pub fn calls(&mut self, word: &str) {
        self.hall.ask(UserCommand::Go(Place::Rounds));
        self.hall.space();
        self.hall.type_into("Λέξη ή αριθμός της αίθουσας", word);
        self.hall.press("Καταγραφή, σφραγισμένη");
        self.hall.go(Key::Num9, Place::Venues);
        self.hall.press("Έτοιμοι");
        self.conductor.ask(UserCommand::Go(Place::Venues));
        self.until("the hall is ready", |conductor, _| {
            conductor.sees("✓ έτοιμη, λέξη σφραγισμένη")
        });
    }

    /// Who takes part is fixed; the other hall is not there.
    pub fn asks_words(&mut self) {
        step(&mut self.conductor);
        self.conductor.see("Δεν είναι έτοιμη: 2 Δράμα");
        self.conductor.ask(UserCommand::Confirm);
        assert!(happened(&self.conductor, |it| matches!(
            it,
            Event::Own(A::Joint(J::WordsAsked { .. }))
        )));
    }

    /// The words are closed with the hall's.
    pub fn words(&mut self) {
        self.calls("ΚΑΛΗΜΕΡΑ");
        self.asks_words();
        self.until("the word is open", |conductor, _| {
            conductor.texts().iter().any(|text| text == "Κλείστε τις λέξεις")
        });
        step(&mut self.conductor);
        self.conductor.see("1 Βόλος: ΚΑΛΗΜΕΡΑ");
        self.conductor.key(Key::Enter);
        self.until("the tags are in the hall", |_, it| hall(it).draw.tags.is_some());
    }

    /// What is given out of a round.
    pub fn release(&self, number: u8) -> Release {
        let game = &self.conductor.contest().game;
        let text = game.joint().unwrap().draw().text.clone().unwrap();
        releases(game.rules(), &self.seed, &text)[usize::from(number) - 1].clone()
    }

    /// The hub is ended at once; whoever asks at its address finds nobody. The address.
    pub fn loses_the_hub(&mut self) -> String {
        let listen = self.hub.listen.clone();
        let elsewhere = Service::start(&self.database);
        std::mem::replace(&mut self.hub, elsewhere).kill();
        listen
    }

    /// Whoever conducts publishes a round, which the second hall never ended.
    pub fn publishes(&mut self, number: u8) {
        self.until("the hall has ended it", |conductor, _| {
            let told = &conductor.shell().desk.own.conductor.halls.venues;
            told.get(&VenueNo::FIRST).is_some_and(|it| it.has_ended(round(number)))
        });
        step(&mut self.conductor);
        self.conductor.ask(UserCommand::Confirm);
        assert!(self.conductor.contest().is_published(round(number)));
        self.until("the hall has carried it out", |_, hall| {
            hall.contest().is_published(round(number)) || stage(hall, number) == &Stage::GivenUp
        });
    }

    /// Whoever conducts says something to all.
    pub fn says(&mut self, text: &str) {
        self.conductor.ask(UserCommand::Go(Place::Venues));
        self.conductor.press("Μήνυμα σε όλες");
        self.conductor.text(text);
        self.conductor.key(Key::Enter);
    }

    /// The conductor opens a round in so many minutes.
    pub fn opens(&mut self, number: u8, minutes: &str) {
        let title = format!("Άνοιγμα γύρου {number}");
        self.conductor.ask(UserCommand::Go(Place::Venues));
        let again = Centre::opened(&self.conductor, number);
        if again {
            self.conductor.press("Άνοιγμα γύρου");
        } else {
            step(&mut self.conductor);
        }
        self.conductor.see(&title);
        self.conductor.ask(UserCommand::Type(Typed::Minutes.into(), minutes.to_owned()));
        self.conductor.key(Key::Enter);
    }

    /// The hall asks for a round's letters at their moment.
    pub fn gets(&mut self, number: u8) {
        self.hall.ask(UserCommand::Go(Place::Rounds));
        let label = format!("Άνοιγμα γύρου {number}");
        self.until("it can be opened", |_, hall| hall.sees(&label));
        self.hall.space();
        self.until("the letters are in the hall", |_, hall| stage(hall, number) == &Stage::Drawn);
        let of = |console: &Console| {
            console.contest().game.announced(round(number)).unwrap().letters.clone()
        };
        assert_eq!(of(&self.hall), of(&self.conductor));
        assert_eq!(of(&self.hall), self.release(number).letters);
    }

    /// Whether any row at the hub, or any file of either, has a round's letters.
    fn is_anywhere(&self, letters: &str) -> bool {
        let sql =
            "SELECT count(*) FROM events WHERE position(convert_to($$TEXT$$, 'UTF8') IN body) > 0";
        let master = std::fs::read(&self.master).unwrap();
        let ahead = std::fs::read(self.master.with_extension("eforos-wal")).unwrap_or_default();
        let in_master = [master, ahead]
            .iter()
            .any(|bytes| bytes.windows(letters.len()).any(|it| it == letters.as_bytes()));
        in_master
            || in_files(self.folder.path(), letters)
            || ask(&self.database, &sql.replace("TEXT", letters)) != "0"
    }
}

fn card_of(master: &Path) -> PathBuf {
    let cards = format!("{} κάρτες", master.file_stem().unwrap().to_string_lossy());
    master.with_file_name(cards).join("1 Βόλος.eforos-venue")
}

/// What of the master file is asked here.
struct Centre;

impl Centre {
    fn opened(console: &Console, number: u8) -> bool {
        let centre = console.contest().game.joint().and_then(Joint::centre);
        centre.is_some_and(|centre| centre.opened.contains_key(&round(number)))
    }
}

/// The first word of so many of these letters, in their order, that no list has.
fn unknown(letters: &[String], length: usize, lexicon: &Lexicon) -> String {
    let mut turned = letters.to_vec();
    loop {
        let text: String = turned[..length].concat();
        let word: Word = text.parse().unwrap();
        if !lexicon.contains(&word) {
            return text;
        }
        turned.rotate_left(1);
    }
}

pub fn keys(console: &mut Console, number: u8, of: u32, words: &[(Field, &str)]) {
    console.ask(UserCommand::Go(Place::Sheets));
    console.ask(UserCommand::TakeSheet(round(number), player(of)));
    for (field, text) in words {
        console.type_words(*field, &[(*text).to_owned()]);
    }
    console.ctrl(Key::Enter);
    if words.is_empty() {
        // Nothing on it: it asks, and the first answer is that it is empty.
        console.key(Key::ArrowLeft);
        console.key(Key::Enter);
    }
    let is_in = console.contest().game.sheet_at(round(number), player(of)).is_some();
    assert!(is_in, "{number}-{of}: {:?}", console.texts());
}

fn ruled(console: &Console, word: &str) -> Option<Ruled> {
    let word: Word = word.parse().unwrap();
    console.contest().common.rulings.get(&word).map(|ruling| ruling.ruled)
}

#[test]
#[expect(clippy::too_many_lines, reason = "a day, from the words to the signature")]
fn a_joint_day_is_played_and_conducted_in_two_windows() {
    let mut both = Both::new();
    both.words();
    let joint = both.conductor.contest().common.commitment;
    assert_eq!(both.hall.contest().common.commitment, joint);

    // Round 1 at its common start; two words that no list has.
    both.opens(1, "0");
    both.gets(1);
    play(&mut both.hall, 1);
    let letters = both.letters(1);
    let lexicon = Lexicon::embedded();
    let (seven, four) = (unknown(&letters, 7, &lexicon), unknown(&letters, 4, &lexicon));
    keys(&mut both.hall, 1, 1, &[(Field::Seven, &seven), (Field::Four, &four)]);
    keys(&mut both.hall, 1, 2, &[(Field::Seven, &seven)]);
    // What whoever conducts sees of each hall, and the hall of the hub.
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("the hall's sheets are in", |conductor, _| conductor.sees("2/2"));
    for cell in ["✓ τέλος γύρου 1", "+0:00", "✓ όλες", "▲ 2", "πριν 0:0", "κανένα ακόμη"]
    {
        both.conductor.see(cell);
    }
    both.hall.ask(UserCommand::Go(Place::Venues));
    let minute = |later_ms: i64| time_of_day(now_ms() + later_ms)[..5].to_owned();
    both.until("the hub's clock is seen", |_, hall| {
        let minutes = [minute(-5000), minute(5000)];
        minutes.iter().any(|it| hall.sees(&format!("Το ρολόι του κόμβου: {it}")))
    });
    both.conductor.ask(UserCommand::Go(Place::Words));
    both.until("both words wait", |conductor, _| {
        [&seven, &four].into_iter().all(|word| conductor.texts().contains(word))
    });
    for (word, key) in [(&seven, Key::V), (&four, Key::X)] {
        both.conductor.ask(UserCommand::SelectWord(word.parse().unwrap()));
        both.conductor.key(key);
    }
    both.until("the rulings are in the hall", |_, hall| {
        (ruled(hall, &seven), ruled(hall, &four)) == (Some(Ruled::Valid), Some(Ruled::Invalid))
    });

    // The table of all is there for whoever conducts alone, before anything is published.
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.conductor.press("Κοινός πίνακας τώρα");
    both.until("the table is told", |conductor, _| {
        conductor.sees("Κοινός πίνακας μετά τον γύρο 1")
    });
    let texts = both.conductor.texts();
    let at = texts.iter().position(|text| text == "Βασίλης Βλάχος").unwrap();
    assert_eq!(texts[at + 1], "1 Βόλος", "{texts:#?}");
    both.conductor.press("Κλείσιμο του πίνακα");
    assert!(!both.conductor.sees("Βασίλης Βλάχος"));

    // One hall has not ended it, for it never came: it is named, and Enter out of habit does nothing.
    both.until("the hall has ended round 1", |conductor, _| {
        let told = &conductor.shell().desk.own.conductor.halls.venues;
        told.get(&VenueNo::FIRST).is_some_and(|it| it.has_ended(RoundNo::FIRST))
    });
    step(&mut both.conductor);
    both.conductor.see("Δεν τελείωσαν 1: 2 Δράμα");
    both.conductor.key(Key::Enter);
    assert!(!both.conductor.contest().is_published(RoundNo::FIRST));
    step(&mut both.conductor);
    both.conductor.ask(UserCommand::Confirm);
    both.until("it is published in the hall", |_, hall| {
        hall.contest().is_published(RoundNo::FIRST)
    });

    // Round 2: its moment is moved ahead, and no letter is anywhere before.
    both.opens(2, "20");
    both.hall.ask(UserCommand::Go(Place::Rounds));
    both.until("the common start is told", |_, hall| hall.sees("Ο γύρος 2 αρχίζει στις"));
    both.conductor.see("Ο γύρος 2 ανοίγει σε");
    both.hall.space();
    assert_eq!(stage(&both.hall, 2), &Stage::ToCome);
    all_is_sent(&mut both.conductor);
    let second = written(&both.release(2));
    assert!(!both.is_anywhere(&second));
    assert!(both.is_anywhere(&written(&both.release(1))), "so it is looked for");
    both.opens(2, "31");
    both.conductor.see("Λεπτά από 0 έως 30");
    both.conductor.key(Key::Escape);
    assert!(!happened(&both.conductor, |it| is_drawn(it, round(2))));
    // It is moved to a few seconds from now, and comes by itself: nothing is drawn, and no hall may ask, a moment before.
    let opened = |both: &Both| *moments(&both.conductor, 2).last().unwrap();
    let by_ms = now_ms() + 6000 - opened(&both);
    both.conductor.ask(UserCommand::Ask(Conduct::MoveStart(round(2), by_ms).into()));
    both.conductor.ask(UserCommand::Confirm);
    let at_ms = opened(&both);
    both.until("the letters are drawn by themselves", |conductor, hall| {
        let is_over = now_ms() >= at_ms - 1000;
        let drawn = happened(conductor, |it| is_drawn(it, round(2)));
        assert!(is_over || !drawn && !hall.sees("Άνοιγμα γύρου 2"), "{}", at_ms - now_ms());
        drawn
    });
    both.gets(2);
    play(&mut both.hall, 2);
    for of in [1, 2] {
        keys(&mut both.hall, 2, of, &[]);
    }

    // Something is said to all, and the rest of the day is given up for all.
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.conductor.press("Μήνυμα σε όλες");
    both.conductor.text("Τελειώνουμε νωρίτερα");
    both.conductor.key(Key::Enter);
    both.until("the hall is told", |_, hall| hall.sees("Ο συντονιστής λέει: Τελειώνουμε νωρίτερα"));
    both.conductor.ask(UserCommand::Go(Place::Rounds));
    both.conductor.press_in("Έκτακτα", "Εγκατάλειψη των γύρων 3–14…");
    both.conductor.text("πυροσβεστική");
    both.conductor.key(Key::Enter);
    both.until("it is given up in the hall", |_, hall| {
        (3..=14).all(|number| stage(hall, number) == &Stage::GivenUp)
    });
    step(&mut both.conductor);
    both.conductor.ask(UserCommand::Confirm);
    assert!(both.conductor.contest().is_published(round(2)));

    // An objection about a word is lodged in the hall and decided by the conductor, for all.
    let about = AboutChoice::Word;
    let lodge = Question::Lodge { player: player(1), round: round(1), about };
    both.hall.ask(UserCommand::Ask(lodge));
    both.hall.ask(UserCommand::Type(Entry::Word, four.clone()));
    both.hall.ask(UserCommand::Confirm);
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("the objection waits", |conductor, _| conductor.sees("Ενστάσεις για λέξεις: 1"));
    both.conductor.see(&format!("1 Βόλος, Άννα Αλεξίου: «{four}», γύρος 1"));
    both.conductor.press("Αποδοχή…");
    both.conductor.text("λεξικό του 1933");
    both.conductor.key(Key::Enter);
    both.until("it is decided in the hall", |_, hall| {
        hall.contest().common.objections.iter().all(|it| it.decided.is_some())
            && ruled(hall, &four) == Some(Ruled::Valid)
    });

    // Until the hall signed its own sheet the table of all is not signed, whatever is pressed.
    let signs = |it: &Event| matches!(it, Event::Own(A::Joint(J::JointSigned { .. })));
    step(&mut both.conductor);
    both.until("all is fetched", |conductor, _| {
        conductor.sees("Δεν υπέγραψαν το φύλλο τους 1: 1 Βόλος")
    });
    both.conductor.key(Key::Enter);
    both.conductor.ask(UserCommand::Confirm);
    assert!(!happened(&both.conductor, signs), "something may be provisional there");
    both.conductor.ask(UserCommand::Cancel);

    // The hall signs its own sheet, then the conductor the table of all; who never came is named.
    both.hall.ask(UserCommand::Go(Place::Rounds));
    both.hall.space();
    both.hall.key(Key::Enter);
    assert_eq!(both.hall.contest().common.openness, Openness::Signed, "{:?}", both.hall.texts());
    both.until("the conductor hears of it", |conductor, _| {
        let told = &conductor.shell().desk.own.conductor.halls.venues;
        told.get(&VenueNo::FIRST).is_some_and(|it| it.signed && it.lacks == 0)
    });
    step(&mut both.conductor);
    both.until("all is fetched", |conductor, _| conductor.sees("Έδρες: 1, παίκτες: 2"));
    both.conductor.see("Δεν ήρθε τίποτε από 1: 2 Δράμα");
    both.conductor.key(Key::Enter);
    assert!(!happened(&both.conductor, signs));
    step(&mut both.conductor);
    both.conductor.ask(UserCommand::Confirm);
    assert!(happened(&both.conductor, signs));
    let seed = both.seed.clone();
    both.until("the seed is in the hall", |_, hall| {
        hall.contest().common.revealed.as_ref().is_some_and(|it| *it == seed)
    });
    // A slip is found in the hall afterwards: both are opened again, and signed anew on what stands then.
    let reopens = |console: &mut Console| {
        console.ask(UserCommand::Ask(Question::Reopen));
        console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
        console.ask(UserCommand::Confirm);
        assert_eq!(console.contest().common.openness, Openness::Open, "{:?}", console.texts());
    };
    reopens(&mut both.hall);
    let kind = PenaltyName::Deduction;
    let penalise = Question::Penalise { player: player(1), round: round(1), kind };
    both.hall.ask(UserCommand::Ask(penalise));
    both.hall.ask(UserCommand::Type(Entry::Points, "3".to_owned()));
    both.hall.ask(UserCommand::Type(Entry::Reason, "πίνακας".to_owned()));
    both.hall.ask(UserCommand::Confirm);
    both.hall.ask(UserCommand::Go(Place::Rounds));
    both.hall.space();
    both.hall.ask(UserCommand::Confirm);
    assert_eq!(both.hall.contest().common.openness, Openness::Signed, "{:?}", both.hall.texts());
    reopens(&mut both.conductor);
    both.until("the conductor hears of it", |conductor, hall| {
        let events = hall.shell().session().unwrap().record().log().len() as u64;
        let told = &conductor.shell().desk.own.conductor.halls.venues;
        told.get(&VenueNo::FIRST)
            .is_some_and(|it| it.signed && it.head.is_some_and(|head| head.seq == events))
    });
    step(&mut both.conductor);
    both.until("all is fetched again", |conductor, _| conductor.sees("Έδρες: 1, παίκτες: 2"));
    both.conductor.ask(UserCommand::Confirm);
    let tables = |console: &Console| -> Vec<Vec<i64>> {
        let log = console.shell().session().unwrap().record().log();
        let tables = log.iter().filter_map(|it| match &it.event {
            Event::Own(A::Joint(J::JointSigned { table, .. })) => {
                Some(table.iter().map(|row| row.total).collect())
            }
            _ => None,
        });
        tables.collect()
    };
    let issues = tables(&both.conductor);
    let [first, second] = issues.as_slice() else {
        panic!("{issues:?}, {:?}", both.conductor.texts())
    };
    assert_eq!(first.iter().sum::<i64>() - 3, second.iter().sum::<i64>());
    all_is_sent(&mut both.conductor);
    both.conductor.close();
    both.hall.close();
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let (master, hall) = (name(&both.master), name(&both.file));
    ok(both.folder.path(), &["joint", "verify", &master, &hall]);
    ok(both.folder.path(), &["verify", &hall]);
    // On paper: the table with hall and rank there, the seed, the hall's head.
    ok(both.folder.path(), &["print", &master, "final", "-o", "table.pdf"]);
    let mut read = Command::new("pdftotext");
    let read = read.args(["-layout", "table.pdf", "-"]).current_dir(both.folder.path()).output();
    let read = read.unwrap();
    let paper = String::from_utf8(read.stdout).unwrap();
    let seed = both.seed.reveal();
    for text in ["Άννα Αλεξίου", "Βασίλης Βλάχος", "1 Βόλος", &seed[..16]]
    {
        assert!(paper.contains(text), "{text}: {paper}");
    }
    assert!(!paper.contains("Δράμα"), "{paper}");
    let verified = told(&both.database, &["verify"]);
    assert!(verified["branches"].as_array().unwrap().iter().all(|it| it["breaks_at"].is_null()));
}
