//! A joint day conducted in the window, by its keys, against a real hub: what a demonstrated day's halls sent is heard, ruled
//! on and signed, and the files alone say the same.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use eforos::commands::formats::anagram::conduct::{Command, Question as Q};
use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::contest::Reached;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::joint::event::Event as J;
use eforos::domain::formats::anagram::rules::{OSTH_2019, all_rounds};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Event, Recorded};
use eforos::domain::ids::RoundNo;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::lexicon::Lexicon;
use eforos::session::{After, kept_in};
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use eforos::venues::{Gathered, Line, LinkState, Sealing, Sender, VenueCard};
use egui::Key;

use crate::cluster::database;
use crate::common::moment;
use crate::conductor_window::{begin, cards, console, until};
use crate::gui::Console;
use crate::joint_day::ok;
use crate::line::told;
use crate::sending::conductor;
use crate::service::Service;

/// A hall of the demonstrated day: how far its history is at the hub, and what it is sent with.
struct Hall<'a> {
    folder: &'a Path,
    name: String,
    log: Vec<Recorded>,
    card: VenueCard,
}

impl Hall<'_> {
    /// Sends its history up to so many events; its word waits as in its own window.
    fn send(&self, events: usize) -> Sender {
        let list = StoredLexicon::Full(Lexicon::embedded());
        let new = NewCompetition {
            seed: None,
            rules_text: OSTH_2019,
            lexicon: &list,
            events: &self.log[..events],
        };
        let path = self.folder.join(format!("{}-{events}.eforos", self.name));
        if !path.exists() {
            CompetitionFile::<Anagram>::create(&path, new).unwrap().close().unwrap();
        }
        let VenueCard { joint, venue, key, access, .. } = self.card.clone();
        let mut sender = Sender::new(path, Sealing::Venue { joint, venue, key });
        sender.push(&Line::new(&access)).unwrap();
        sender
    }

    fn line(&self) -> Line {
        Line::new(&self.card.access)
    }

    /// How many events there are before the first of which this holds.
    fn before(&self, is_it: impl Fn(&Recorded) -> bool) -> usize {
        self.log.iter().position(is_it).unwrap()
    }

    fn before_publishing(&self, round: RoundNo) -> usize {
        self.before(|it| matches!(it.event, Event::RoundPublished { round: of } if of == round))
    }
}

/// The step is taken by the key, once the last one is long enough ago.
pub fn step(console: &mut Console) {
    console.ask(UserCommand::Go(Place::Rounds));
    let shell = console.shell();
    let is_over = |last| shell.session().unwrap().now().ms_since(last) > 750;
    while !shell.desk.last_step.is_none_or(is_over) {
        moment();
    }
    console.key(Key::Space);
}

/// Frames until the hub has all that happened.
pub fn all_is_sent(console: &mut Console) {
    console.settle();
    until(console, "all is sent", |console| {
        console.shell().desk.own.anagram.state() == Some(LinkState::Level)
    });
}

pub fn happened(console: &Console, is_it: impl Fn(&Event) -> bool) -> bool {
    console.shell().session().unwrap().record().log().iter().any(|it| is_it(&it.event))
}

pub fn is_drawn(event: &Event, of: RoundNo) -> bool {
    matches!(event, Event::Own(A::LettersDrawn { round, .. }) if *round == of)
}

/// What a master file says, but for what hangs on the clock, on chance and on the halls' hashes.
fn said(log: &[Recorded]) -> Vec<Event> {
    let bare = |event: &Event| match event.clone() {
        Event::Own(A::Joint(J::VenueEntered { venue, name, .. })) => {
            Event::Own(A::Joint(J::VenueEntered { venue, name, token: Digest::of(b"") }))
        }
        Event::Own(A::Joint(J::RoundOpened { round, .. })) => {
            Event::Own(A::Joint(J::RoundOpened { round, at_ms: 1 }))
        }
        other => other,
    };
    log[1..].iter().map(|it| bare(&it.event)).collect()
}

#[test]
#[expect(clippy::too_many_lines, reason = "a day, from the words to the signature")]
fn a_joint_day_is_conducted_by_keys_and_signed_on_what_the_halls_sent() {
    let folder = tempfile::tempdir().unwrap();
    let chance = "5".repeat(64);
    let demo = ["demo", "k.eforos", "--venues", "2", "--players", "3", "--seed", &chance];
    ok(folder.path(), &demo);
    let database = database();
    told(&database, &["init"]);
    let hub = Service::start(&database);
    let token = conductor(&database, "Ομοσπονδία");
    let log = |name: &str| {
        let path = folder.path().join(name);
        let file = CompetitionFile::<Anagram>::open(&path, Access::Read).unwrap();
        file.read_record().unwrap().log().to_vec()
    };
    let demo = log("k.eforos");
    let names: Vec<String> = demo
        .iter()
        .filter_map(|it| match &it.event {
            Event::Own(A::Joint(J::VenueEntered { name, .. })) => Some(name.clone()),
            _ => None,
        })
        .collect();
    let Event::Own(A::Joint(J::JointSigned { seed, .. })) = &demo.last().unwrap().event else {
        panic!("the day is signed")
    };
    let mut console = console(folder.path(), seed);
    let address = format!("http://{}", hub.listen);
    let named: Vec<&str> = names.iter().map(String::as_str).collect();
    let path = begin(&mut console, (&address, &token), &named);
    console.ask(UserCommand::Ask(Q::SaveCards.into()));
    console.ask(UserCommand::Confirm);
    let saved =
        path.with_file_name(format!("{} κάρτες", path.file_stem().unwrap().to_string_lossy()));
    let cards = cards(&saved);
    let halls: Vec<Hall<'_>> = cards
        .values()
        .map(|card| Hall {
            folder: folder.path(),
            name: format!("hall-{}", card.venue),
            log: log(&format!("k-{}.eforos", card.venue)),
            card: card.clone(),
        })
        .collect();
    let joint = console.contest().common.commitment.unwrap();

    // The master file is at the hub before any hall is: their cards are known there.
    all_is_sent(&mut console);
    let ready = |hall: &Hall<'_>, word: Option<Digest>| hall.line().ready(joint, word).unwrap();
    let is_asked = |it: &Recorded| matches!(it.event, Event::Own(A::Joint(J::WordsAsked { .. })));
    let first = halls[0].send(halls[0].before(is_asked));
    assert!(first.word().is_some());
    ready(&halls[0], first.word());
    until(&mut console, "one is ready", |console| {
        console.texts().iter().any(|text| text.contains("✓ έτοιμη, λέξη σφραγισμένη"))
    });
    // It asks, for one is missing; Enter out of habit asks for nothing.
    step(&mut console);
    console.see("Δεν είναι έτοιμη: 2");
    console.key(Key::Enter);
    assert!(!happened(&console, |it| matches!(it, Event::Own(A::Joint(J::WordsAsked { .. })))));
    halls[1].send(halls[1].before(is_asked));
    ready(&halls[1], None);
    until(&mut console, "both are ready", |console| {
        console.shell().desk.own.anagram.words.venues.len() == 2
    });
    step(&mut console);
    console.see("Πάσο 1: 2");
    console.key(Key::Enter);
    assert!(happened(&console, |it| matches!(it, Event::Own(A::Joint(J::WordsAsked { .. })))));
    until(&mut console, "the word is awaited", |console| {
        console.texts().iter().any(|text| text.starts_with("Ανοίγουν οι λέξεις · "))
    });
    let asked = halls[0].before(is_asked) + 1;
    halls[0].send(asked);
    until(&mut console, "the word is open", |console| {
        console.texts().iter().any(|text| text == "Κλείστε τις λέξεις")
    });
    step(&mut console);
    console.key(Key::Enter);
    assert!(happened(&console, |it| matches!(it, Event::Own(A::Joint(J::LettersSealed { .. })))));

    // Round by round, as in the demonstrated day.
    let said_there = demo
        .iter()
        .skip_while(|it| !matches!(it.event, Event::Own(A::Joint(J::RoundOpened { .. }))));
    for recorded in said_there {
        match &recorded.event {
            Event::Own(A::Joint(J::RoundOpened { round, .. })) => {
                step(&mut console);
                console.key(Key::Enter);
                let round = *round;
                until(&mut console, "the letters are drawn", |console| {
                    happened(console, |it| is_drawn(it, round))
                });
            }
            Event::Own(A::LettersDrawn { round, letters, .. }) => {
                all_is_sent(&mut console);
                for hall in &halls {
                    let given = given(&hall.line(), joint, *round);
                    assert!(given.contains(&serde_json::to_string(letters).unwrap()), "{given}");
                }
                for hall in &halls {
                    hall.send(played(hall, *round));
                }
            }
            Event::Own(A::Joint(J::LettersTold { venue, round })) => {
                console.ask(Command::LookAt(*venue).into());
                console.press(&format!("Γύρος {round} τηλεφωνικά"));
                console.see("Κωδικός: ");
                console.key(Key::Enter);
                console.press(&format!("Γύρος {round} τηλεφωνικά"));
                console.press("Ειπώθηκαν");
            }
            Event::WordRuled { word, ruled, evidence } => {
                if console.contest().common.rulings.is_empty() {
                    // The first waits in the queue of all halls, and its key rules on it.
                    console.ask(UserCommand::Go(Place::Words));
                    until(&mut console, "a word waits", |console| {
                        console.texts().iter().any(|text| *text == word.to_string())
                    });
                }
                console.shell_mut().ask(UserCommand::SelectWord(word.clone()));
                console.shell_mut().ask(UserCommand::Type(Entry::Evidence, evidence.clone()));
                console.shell_mut().ask(UserCommand::Rule(*ruled));
                assert_eq!(console.contest().common.rulings[word].ruled, *ruled);
            }
            Event::RulingWithdrawn { word } => {
                console.shell_mut().ask(UserCommand::SelectWord(word.clone()));
                console.shell_mut().ask(UserCommand::WithdrawRuling);
            }
            Event::RoundPublished { round } => {
                let round = *round;
                for hall in &halls {
                    hall.send(hall.before_publishing(round));
                }
                until(&mut console, "all have ended", |console| {
                    let told = &console.shell().desk.own.conductor.halls.venues;
                    told.len() == 2 && told.values().all(|it| it.has_ended(round))
                });
                step(&mut console);
                assert!(console.contest().is_published(round));
            }
            Event::Own(A::Joint(J::WordObjectionDecided {
                venue,
                objection,
                word,
                outcome,
                reason,
            })) => {
                for hall in &halls {
                    let lodged = hall
                        .log
                        .iter()
                        .rposition(|it| matches!(it.event, Event::ObjectionLodged { .. }));
                    hall.send(lodged.map_or(hall.log.len(), |at| at + 1));
                }
                until(&mut console, "the objection waits", |console| {
                    let waits = &console.shell().desk.own.conductor.queue.objections;
                    waits.iter().any(|it| (it.venue, it.objection) == (*venue, *objection))
                });
                let (venue, objection) = (*venue, *objection);
                let (word, outcome) = (word.clone(), *outcome);
                let decide = Q::DecideWord { venue, objection, word, outcome };
                console.ask(UserCommand::Ask(decide.into()));
                console.ask(UserCommand::Type(Entry::Reason, reason.clone()));
                console.ask(UserCommand::Confirm);
                assert!(console.shell().desk.question.is_none());
            }
            Event::Own(A::Joint(J::JointSigned { .. })) => {
                for hall in &halls {
                    hall.send(hall.before(|it| {
                        matches!(it.event, Event::Own(A::Joint(J::SeedRevealed { .. })))
                    }));
                }
                until(&mut console, "all have signed", |console| {
                    let told = &console.shell().desk.own.conductor.halls.venues;
                    told.values().all(|it| it.signed)
                });
                step(&mut console);
                until(&mut console, "all is fetched and holds", |console| {
                    console.texts().iter().any(|text| text.starts_with("Έδρες: 2, παίκτες: 6"))
                });
                asks_about_the_hubs_table(&mut console);
                console.key(Key::Enter);
                assert!(happened(&console, is_signed));
            }
            _ => {}
        }
    }
    let log = console.shell().session().unwrap().record().log().to_vec();
    let table = |log: &[Recorded]| match &log.last().unwrap().event {
        Event::Own(A::Joint(J::JointSigned { table, seed, .. })) => (table.clone(), seed.clone()),
        other => panic!("{other:?}"),
    };
    assert_eq!(table(&log), table(&demo));
    let end = |log: &[Recorded]| said(&log[..log.len() - 1]);
    assert_eq!(end(&log), end(&demo));
    all_is_sent(&mut console);
    console.close();
    // A laptop that breaks ends nothing: a copy was kept of the words, of each round's letters and of the signing, with the
    // seed, which is nowhere else.
    let kept: BTreeMap<After, PathBuf> =
        kept_in(&folder.path().join("copies")).into_iter().map(|it| (it.after, it.path)).collect();
    let rounds = all_rounds().map(|round| After::Round(round, Reached::Drawn));
    let drawn = rounds.filter(|after| kept.contains_key(after)).count();
    let there = log.iter().filter(|it| matches!(it.event, Event::Own(A::LettersDrawn { .. })));
    assert_eq!(drawn, there.count());
    assert!(kept.contains_key(&After::Words) && kept.contains_key(&After::Signing), "{kept:?}");
    for path in kept.values() {
        let file = CompetitionFile::<Anagram>::open(path, Access::Read).unwrap();
        assert!(file.seed(joint).unwrap().is_some(), "{}", path.display());
    }
    // The files alone say the same.
    let master = path.file_name().unwrap().to_str().unwrap().to_owned();
    let mut verify = vec!["joint".to_owned(), "verify".to_owned(), master];
    verify.extend(halls.iter().map(|hall| {
        let events =
            hall.before(|it| matches!(it.event, Event::Own(A::Joint(J::SeedRevealed { .. }))));
        format!("{}-{events}.eforos", hall.name)
    }));
    let verify: Vec<&str> = verify.iter().map(String::as_str).collect();
    ok(folder.path(), &verify);
}

fn is_signed(event: &Event) -> bool {
    matches!(event, Event::Own(A::Joint(J::JointSigned { .. })))
}

/// A hub that told no table is named; with one that shows another Enter out of habit signs nothing, and it is asked anew.
fn asks_about_the_hubs_table(console: &mut Console) {
    let other = "Ο κόμβος δείχνει άλλον πίνακα";
    let none = "Ο κόμβος δεν έδειξε τον δικό του πίνακα";
    let seen = |console: &Console| [other, none].map(|text| console.sees(text));
    assert_eq!(seen(console), [false, false]);
    for (other_table, expected) in [(None, [false, true]), (Some(true), [true, false])] {
        let gathered = &mut console.shell_mut().desk.own.conductor.gathered;
        let found = gathered.as_deref().unwrap().clone();
        *gathered = Some(Arc::new(Gathered { other_table, ..found }));
        console.ask(UserCommand::Ask(Q::SignJoint.into()));
        assert_eq!(seen(console), expected);
    }
    console.key(Key::Enter);
    assert!(!happened(console, is_signed));
    step(console);
    until(console, "the hub is asked again", |console| {
        console.sees("Έδρες: 2, παίκτες: 6") && seen(console) == [false, false]
    });
}

/// How many events a hall had when it ended a round and had keyed its sheets: what the conductor did then comes after.
fn played(hall: &Hall<'_>, round: RoundNo) -> usize {
    let published = hall.before_publishing(round);
    let own = |it: &&Recorded| it.who.role != Role::Centre;
    let last = hall.log[..published].iter().rfind(own).unwrap();
    usize::try_from(last.seq.0).unwrap()
}

/// A round's letters, as the hub gives them to this hall.
fn given(line: &Line, joint: Digest, round: RoundNo) -> String {
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        match line.open(joint, round) {
            Ok(given) => return given.row.0.body,
            Err(why) => assert!(why.may_pass() && Instant::now() < end, "{why:?}"),
        }
    }
}
