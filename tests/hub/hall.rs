//! A hall plays its part of a joint day in the window, with a real hub, and a conductor whose file is sent to it.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eforos::commands::formats::anagram::{Command as Own, Question as OwnQuestion};
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::joint::command::Command as Ask;
use eforos::domain::formats::anagram::joint::{Joint, Venue};
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::sealed::heads::VenueKey;
use eforos::domain::formats::anagram::sealed::words::Opened;
use eforos::domain::formats::anagram::sealed::{Release, phone, releases};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::lexicon::Lexicon;
use eforos::session::time::machine;
use eforos::session::{Order, Session};
use eforos::venues::{
    Card, ConductorCard, HubAccess, Line, LinkState, Sealing, Sender, Token, VenueCard,
};
use egui::Key;
use tempfile::TempDir;

use crate::cluster::{ask, database};
use crate::common::between_frames;
use crate::gui::{Console, round};
use crate::line::told;
use crate::narrow::Narrow;
use crate::sending::conductor;
use crate::service::Service;

const HALLS: [&str; 2] = ["Βόλος", "Δράμα"];

fn venue(number: u16) -> VenueNo {
    VenueNo::new(number).unwrap()
}

/// Whoever conducts, with the master file, and the hub.
pub struct Conductor {
    folder: TempDir,
    pub database: String,
    hub: Option<Service>,
    session: Session<Anagram>,
    seed: Seed,
    line: Line,
    sender: Sender,
    /// By which the first hall's card reaches the hub.
    line_of_hall: Narrow,
}

impl Conductor {
    fn new() -> Self {
        Self::by(Lexicon::embedded())
    }

    /// One whose competition is judged by this list.
    pub fn by(list: Lexicon) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = database();
        told(&database, &["init"]);
        let hub = Service::start(&database);
        let token = conductor(&database, "Ομοσπονδία");
        let seed = Seed::from_bytes([5; 32]);
        let who = Person { name: "Σ. Συντονιστής".to_owned(), ..Person::default() };
        let path = folder.path().join("k.eforos");
        let details = Details {
            title: "Κοινός αγώνας".to_owned(),
            date: "2026-11-25".to_owned(),
            ..Details::default()
        };
        let made_of = (OSTH_2019, list);
        let session = Session::<Anagram>::create(&path, details, &seed, made_of, machine(), &who);
        let session = session.ok().unwrap();
        let url = format!("http://{}", hub.listen);
        let line_of_hall = Narrow::wide(&hub.listen);
        let joint = seed.commitment();
        let mut keys = BTreeMap::new();
        let mut cards = Vec::new();
        for (number, name) in (1..).zip(HALLS) {
            let byte = u8::try_from(number).unwrap();
            let key = VenueKey::from_bytes([byte + 100; 32]);
            keys.insert(venue(number), key.clone());
            let token = Token::from_bytes([byte; 32]);
            let hub = if number == 1 { &line_of_hall.url } else { &url };
            let access = HubAccess { hub: hub.clone(), token, ca: None };
            let card = VenueCard { access, joint, venue: venue(number), name: name.into(), key };
            let text = Card::Venue(card.clone()).to_text();
            fs::write(folder.path().join(format!("{number}.eforos-venue")), text).unwrap();
            cards.push(card);
        }
        let dummy = HubAccess { hub: url, token: Token::from_bytes([9; 32]), ca: None };
        let card = Card::Conductor(ConductorCard {
            access: dummy,
            keys: keys.clone(),
            tokens: BTreeMap::new(),
        })
        .to_text();
        let own = |line: &str| {
            if line.starts_with("token =") {
                format!("token = \"{token}\"\n")
            } else {
                format!("{line}\n")
            }
        };
        let card = Card::read(&card.lines().map(own).collect::<String>()).unwrap();
        let line = Line::new(card.access());
        let sender = Sender::new(path, Sealing::Conductor { joint, keys });
        let hub = Some(hub);
        let mut this = Self { folder, database, hub, session, seed, line, sender, line_of_hall };
        for card in cards {
            let VenueCard { venue, name, access, .. } = card;
            this.joint(Ask::EnterVenue { venue, name, token: access.token.digest() });
        }
        this.send();
        this
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn carry_out(&mut self, command: impl Into<Command<Anagram>>) {
        let who =
            Person {
                name: "Σ. Συντονιστής".to_owned(), role: Role::Referee, ..Person::default()
            };
        let done = self.session.carry_out(Order { who, command: command.into() });
        assert!(done.is_ok(), "{:?}", done.err());
    }

    fn joint(&mut self, command: Ask) {
        self.carry_out(Play::Joint(command));
    }

    fn send(&mut self) {
        self.sender.push(&self.line).unwrap();
    }

    /// What is given out of a round.
    fn release(&self, number: u8) -> Release {
        let game = &self.session.record().contest().game;
        let text = game.joint().unwrap().draw().text.clone().unwrap();
        releases(game.rules(), &self.seed, &text)[usize::from(number) - 1].clone()
    }

    /// Says from when on a round may be opened.
    fn open(&mut self, number: u8, in_ms: i64) {
        let at_ms = self.line.time().unwrap() + in_ms;
        self.joint(Ask::OpenRound { round: round(number), at_ms });
        self.send();
    }

    /// Gives a round's letters to the hub.
    fn draw(&mut self, number: u8) {
        self.carry_out(Play::DrawLetters { round: round(number) });
        self.send();
    }

    fn asked(&self, sql: &str) -> String {
        ask(&self.database, sql)
    }

    /// Whether any row at the hub has these bytes.
    fn has(&self, text: &str) -> bool {
        let sql =
            "SELECT count(*) FROM events WHERE position(convert_to($$TEXT$$, 'UTF8') IN body) > 0";
        self.asked(&sql.replace("TEXT", text)) != "0"
    }
}

thread_local! {
    /// Until when the console's clock went with the machine's: the hub's goes with that.
    static UNTIL: Cell<Instant> = Cell::new(Instant::now());
}

/// One frame of a hall whose clock goes with the machine's.
pub fn waits(console: &mut Console) {
    let passed = UNTIL.replace(Instant::now()).elapsed();
    console.pass_ms(i64::try_from(passed.as_millis()).unwrap());
    console.frame();
}

/// As many as it needs.
pub fn goes_on(console: &mut Console) {
    waits(console);
    console.settle();
}

/// Ticks until it is so, as long as a slow machine may need.
pub fn until(console: &mut Console, what: &str, is_so: impl Fn(&Console) -> bool) {
    let end = Instant::now() + Duration::from_secs(90);
    while !is_so(console) {
        waits(console);
        between_frames();
        assert!(Instant::now() < end, "{what}: {:?}", console.shell().desk.own.anagram);
    }
    console.settle();
}

pub fn hall(console: &Console) -> &Venue {
    console.contest().game.joint().and_then(Joint::venue).unwrap()
}

pub fn stage(console: &Console, number: u8) -> &Stage {
    &console.contest().game.round(round(number)).unwrap().stage
}

fn state(console: &Console) -> Option<LinkState> {
    console.shell().desk.own.anagram.state()
}

/// A hall that takes part in the window with this card; its players are typed.
pub fn takes_part(card: &Path, file: &Path) -> Console {
    let mut console = Console::new();
    console.press("Συμμετοχή σε κοινό αγώνα");
    console.type_into("Η κάρτα της έδρας", &card.display().to_string());
    console.press("Ανάγνωση κάρτας");
    until(&mut console, "the hub is asked", |console| console.sees("Έδρα 1: Βόλος"));
    let Ok(Card::Venue(shown)) = Card::read(&fs::read_to_string(card).unwrap()) else {
        panic!("a hall's")
    };
    console.see(&format!("Κόμβος: {}", shown.access.hub));
    console.see("Κοινός");
    console.ask(UserCommand::Type(Entry::NewFile, file.display().to_string()));
    console.press("Συμμετοχή: δημιουργία αρχείου της έδρας");
    let type_text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
    "Ε. Φόρου".clone_into(&mut console.shell_mut().desk.person.name);
    console.ask(UserCommand::Cancel);
    console.ask(type_text(Entry::Players, "Άννα Αλεξίου; Βόλος\nΒασίλης Βλάχος"));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Go(Place::Rounds));
    console
}

/// The hall calls ΚΑΛΗΜΕΡΑ and hands its seal in; the other one passes.
fn words(console: &mut Console, conductor: &mut Conductor) {
    console.see("Η λέξη της αίθουσας, ή καμία…");
    console.space();
    let calls = |console: &mut Console, word: &str| {
        console.type_into("Λέξη ή αριθμός της αίθουσας", word);
        console.press("Καταγραφή, σφραγισμένη");
        assert!(hall(console).salt.is_some());
    };
    let before = console.shell().session().unwrap().record().log().len() as u64;
    // Called with a slip, taken back and called again: what was called first tells as much.
    calls(console, "ΚΑΛΗΜΕΡ");
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    assert!(hall(console).salt.is_none());
    console.space();
    calls(console, "ΚΑΛΗΜΕΡΑ");
    until(console, "all but the word is sent", |console| {
        console.shell().desk.own.anagram.link.as_ref().is_some_and(|it| it.sent == Some(before))
    });
    until(console, "it says so", |console| console.sees("Κόμβος: η λέξη δεν δόθηκε"));
    assert!(!conductor.has("word_sealed"), "not even the seal before Ready");
    console.go(Key::Num9, Place::Venues);
    console.press("Έτοιμοι");
    until(console, "the hub has the seal", |console| {
        console.shell().desk.own.anagram.link.as_ref().is_some_and(|link| link.is_ready)
    });
    assert!(conductor.has("word_sealed") && !conductor.has("ΚΑΛΗΜΕΡ"));
    assert!(!conductor.has("word_opened") && !conductor.has("hall_word_set"));
    console.see("Η λέξη «ΚΑΛΗΜΕΡΑ» είναι σφραγισμένη");
    console.ask(UserCommand::Undo);
    console.see("η λέξη δεν αναιρείται πια");
    assert!(hall(console).salt.is_some());

    // In nothing that passed between the two, packed or not, and in no table: the word, and what it is sealed with.
    let salt = hall(console).salt.unwrap().to_string();
    let digits =
        |text: &str| text.bytes().fold(String::new(), |all, it| all + &format!("{it:02x}"));
    let secrets = ["ΚΑΛΗΜΕΡ", salt.as_str()];
    let line = &conductor.line_of_hall;
    assert!(line.has_passed(&["Βασίλης Βλάχος"]) && !line.has_passed(&secrets));
    let tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'";
    for table in conductor.asked(tables).lines() {
        let all = conductor.asked(&format!("SELECT {table}::text FROM {table}"));
        assert!(!secrets.iter().any(|it| all.contains(it) || all.contains(&digits(it))), "{table}");
    }

    let seals = conductor.line.words(conductor.seed.commitment()).unwrap().venues;
    let seals: BTreeMap<VenueNo, Digest> =
        seals.into_iter().filter_map(|(venue, part)| Some((venue, part.seal?))).collect();
    assert_eq!(seals.len(), 1);
    conductor.joint(Ask::AskWords { seals });
    conductor.send();
    until(console, "the words are asked for", |console| hall(console).draw.seals.is_some());
    let joint = conductor.seed.commitment();
    until(console, "the word is at the hub", |_| conductor.has("word_opened"));
    assert!(
        secrets.iter().all(|it| conductor.line_of_hall.has_passed(&[*it])),
        "so it is looked for"
    );
    let words = conductor.line.words(joint).unwrap();
    let part = words.venues.get(&venue(1)).unwrap();
    let opened = Opened { salt: part.salt.unwrap().0, text: part.word.clone().unwrap() };
    assert_eq!(opened.text, "ΚΑΛΗΜΕΡΑ");
    conductor.joint(Ask::CloseWords { opened: BTreeMap::from([(venue(1), opened)]) });
    conductor.send();
    until(console, "the tags are there", |console| hall(console).draw.tags.is_some());
    console.see("με της έδρας στη θέση της");
}

/// The letters of a round, as a history has them.
pub fn written(release: &Release) -> String {
    let letters: Vec<String> = release.letters.iter().map(|it| format!("\"{it}\"")).collect();
    format!("[{}]", letters.join(","))
}

/// Whether any file of the hall has these bytes.
pub fn in_files(folder: &Path, text: &str) -> bool {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of_hall =
        files.filter(|path| path.file_name().unwrap().to_string_lossy().starts_with("hall"));
    of_hall.into_iter().any(|path| {
        let bytes = fs::read(path).unwrap();
        bytes.windows(text.len()).any(|it| it == text.as_bytes())
    })
}

/// Plays a round that has letters to its end and takes its sheets in.
pub fn play(console: &mut Console, number: u8) {
    console.ask(UserCommand::Go(Place::Rounds));
    console.space();
    assert!(console.contest().game.announced(round(number)).unwrap().shown);
    console.wait_ms(20_000);
    console.space();
    assert!(matches!(stage(console, number), Stage::Running(_)), "{:?}", stage(console, number));
    console.wait_ms(10 * 60_000);
    assert_eq!(*stage(console, number), Stage::Over);
    console.space();
}

#[test]
fn a_hall_takes_part_and_plays_by_the_window_alone() {
    let mut conductor = Conductor::new();
    let file = conductor.path("hall.eforos");
    let mut console = takes_part(&conductor.path("1.eforos-venue"), &file);
    let log = console.shell().session().unwrap().record().log().to_vec();
    assert!(format!("{:?}", log[1].event).contains("JointEntered"));
    assert_eq!(console.contest().common.commitment, Some(conductor.seed.commitment()));
    until(&mut console, "level", |console| state(console) == Some(LinkState::Level));
    console.see("Κόμβος: όλα στάλθηκαν");
    words(&mut console, &mut conductor);

    // Round 1: a common start, asked for at its moment and not before.
    let first = conductor.release(1);
    console.ask(UserCommand::Go(Place::Rounds));
    console.see("Γύρος 1: αναμονή για τον συντονιστή");
    conductor.open(1, 60_000);
    until(&mut console, "the common start is known", |console| {
        console.sees("Ο γύρος 1 αρχίζει στις")
    });
    console.space();
    assert_eq!(*stage(&console, 1), Stage::ToCome, "Space waits for the start");
    // It is moved ahead; the conductor's program gives the letters at that moment.
    conductor.open(1, 0);
    until(&mut console, "it can be opened", |console| console.sees("Άνοιγμα γύρου 1"));
    console.space();
    until(&mut console, "the hub has no letters yet", |console| {
        console.sees("Ζητούνται ξανά μόνα τους")
    });
    assert!(!in_files(conductor.folder.path(), &written(&first)), "no letter before");
    conductor.draw(1);
    until(&mut console, "the letters are here", |console| *stage(console, 1) == Stage::Drawn);
    assert_eq!(console.contest().game.announced(round(1)).unwrap().letters, first.letters);
    assert_eq!(hall(&console).nonces.get(&round(1)), Some(&first.nonce));
    play(&mut console, 1);
    let second = conductor.release(2);
    assert!(!in_files(conductor.folder.path(), &written(&second)));

    // What is done elsewhere is grey and says why.
    console.ask(UserCommand::LookAtRound(round(1)));
    for (command, why) in [
        (UserCommand::Ask(Question::Correct(round(1))), "τα γράμματα έρχονται από τον συντονιστή"),
        (UserCommand::Ask(Question::Replay(round(1))), "τα γράμματα έρχονται από τον συντονιστή"),
        (UserCommand::Ask(Question::RulePicked(Ruled::Valid)), "αποφασίζει η επιτροπή"),
        (UserCommand::Ask(Question::ChangeList), "είναι το ίδιο σε όλες τις έδρες"),
    ] {
        console.ask(UserCommand::Hindered(Box::new(command)));
        console.see(why);
    }

    // The conductor says something to all.
    conductor.joint(Ask::Tell { text: "Διάλειμμα ως τις πέντε".to_owned() });
    conductor.send();
    until(&mut console, "told", |console| {
        console.sees("Ο συντονιστής λέει: Διάλειμμα ως τις πέντε")
    });

    // The program dies; nothing of it is lost, and the line goes on.
    console.drop_session();
    assert!(console.shell_mut().open_competition(&file, eforos::storage::Access::Write));
    "Ε. Φόρου".clone_into(&mut console.shell_mut().desk.person.name);
    console.ask(UserCommand::Cancel);
    until(&mut console, "level again", |console| state(console) == Some(LinkState::Level));

    // Round 2 comes by telephone, with a slip that is named and put right.
    conductor.open(2, 0);
    conductor.draw(2);
    console.ask(UserCommand::Ask(Question::Own(eforos::commands::formats::OwnQuestion::Anagram(
        OwnQuestion::ByTelephone(round(2)),
    ))));
    let letters: String = second.letters.iter().map(ToString::to_string).collect();
    let code = phone::told(second.nonce);
    let slip = if code.starts_with('7') { "8" } else { "7" };
    let slipped = format!("{slip}{}", &code[1..]);
    console.ask(UserCommand::Type(Entry::Letters, letters.clone()));
    let of_code = Entry::from(eforos::commands::formats::anagram::Entry::Code);
    console.ask(UserCommand::Type(of_code, "ΚΑΛΗ".to_owned()));
    console.ask(UserCommand::Confirm);
    console.see("δεν είναι κωδικός");
    console.ask(UserCommand::Type(of_code, slipped));
    console.see("Διορθώθηκε: το ψηφίο 1 του κωδικού");
    console.ask(UserCommand::Confirm);
    assert_eq!(*stage(&console, 2), Stage::Drawn);
    assert_eq!(hall(&console).nonces.get(&round(2)), Some(&second.nonce));
    play(&mut console, 2);

    // Nobody notes that; the hall's own rows say it, and the hub gives round 3.
    let count = console.shell().session().unwrap().record().log().len() as u64;
    until(&mut console, "it is sent", |console| {
        console.shell().desk.own.anagram.link.as_ref().is_some_and(|it| it.sent == Some(count))
    });
    conductor.open(3, 0);
    conductor.draw(3);
    until(&mut console, "round 3 can be asked for", |console| console.sees("Άνοιγμα γύρου 3"));
    console.space();
    until(&mut console, "round 3", |console| *stage(console, 3) == Stage::Drawn);

    // All of it is at the hub, and holds.
    let count = console.shell().session().unwrap().record().log().len();
    until(&mut console, "all is sent", |console| {
        let link = console.shell().desk.own.anagram.link.as_ref();
        link.is_some_and(|link| link.sent == Some(count as u64))
    });
    until(&mut console, "level", |console| state(console) == Some(LinkState::Level));
    let first = console.shell().session().unwrap();
    let first = first.competition().heads.after(eforos::domain::ids::Seq(1)).unwrap().hash;
    let there = format!("SELECT count(*) FROM events WHERE competition = '\\x{first}'");
    assert_eq!(conductor.asked(&there), count.to_string());
    // The seed is with whoever conducts alone: in no file here, as bytes or as digits.
    let master = fs::read(conductor.path("k.eforos")).unwrap();
    let seed = conductor.seed.reveal();
    let forms = ["\u{5}".repeat(32), seed.to_uppercase(), seed];
    let has = |seed: &String| master.windows(seed.len()).any(|it| it == seed.as_bytes());
    assert!(forms.iter().any(has), "so it is looked for");
    assert!(!forms.iter().any(|seed| in_files(conductor.folder.path(), seed)));
    console.close_competition();
    let verified = told(&conductor.database, &["verify"]);
    assert!(verified["branches"].as_array().unwrap().iter().all(|it| it["breaks_at"].is_null()));
}

#[test]
fn letters_of_a_hub_that_lies_are_not_taken() {
    let mut conductor = Conductor::new();
    let file = conductor.path("hall.eforos");
    let mut console = takes_part(&conductor.path("1.eforos-venue"), &file);
    words(&mut console, &mut conductor);
    conductor.open(1, 0);
    conductor.draw(1);
    let first = conductor.release(1);
    let mut turned = first.clone();
    turned.letters.rotate_left(1);
    let (own, other) = (written(&first), written(&turned));
    let change = |from: &str, to: &str| {
        format!(
            "ALTER TABLE events DISABLE TRIGGER USER; UPDATE events SET body = \
             convert_to(replace(convert_from(body, 'UTF8'), $${from}$$, $${to}$$), 'UTF8')"
        )
    };
    let is_refused = |console: &mut Console| {
        console.shell_mut().desk.notices.clear();
        console.ask(Own::OpenRound.into());
        until(console, "refused", |console| !console.shell().desk.notices.is_empty());
        assert_eq!(*stage(console, 1), Stage::ToCome);
    };
    console.ask(UserCommand::Go(Place::Rounds));
    until(&mut console, "it can be opened", |console| console.sees("Άνοιγμα γύρου 1"));
    // Other letters with the right nonce, then the right ones with another.
    assert_eq!(conductor.asked(&change(&own, &other)), "");
    is_refused(&mut console);
    assert_eq!(conductor.asked(&change(&other, &own)), "");
    conductor.asked("UPDATE nonces SET nonce = '\\x00000000000000000000'");
    is_refused(&mut console);
    assert!(!in_files(conductor.folder.path(), &own) && !in_files(conductor.folder.path(), &other));

    // Without the hub the competition goes on, and the window says so.
    let listen = conductor.hub.take().unwrap().listen.clone();
    console.ask(UserCommand::Type(Entry::Players, "Γωγώ Γεωργίου".to_owned()));
    console.ask(UserCommand::AddPlayers);
    until(&mut console, "away", |console| matches!(state(console), Some(LinkState::Away(_))));
    console.see("Κόμβος: χωρίς σύνδεση");
    assert_eq!(console.contest().common.players.len(), 3);
    let there = Service::again(&conductor.database, &listen);
    console.ask(Own::ConnectAgain.into());
    until(&mut console, "level", |console| state(console) == Some(LinkState::Level));
    drop(there);
}
