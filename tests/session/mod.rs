//! A competition through its keeper alone, without a window: orders with who asks, from several clients at
//! once; what time brings; news to everybody who listens.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod called;
mod drafts;
mod job;
mod killed;
mod seen;
mod two_clients;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use eforos::domain::contest::event::Event as AnyEvent;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Details, Reached};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event};
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{self, Rejection};
use eforos::domain::person::{Person, Role};
use eforos::lexicon::{Lexicon, Title};
use eforos::session::time::{Reading, TimeSource};
use eforos::session::{After, Keeper, News, Order, PATIENCE_MS, Refusal, Session, kept_in};
use eforos::storage::{Access, Problem};
use tempfile::TempDir;

use crate::common::files::{CompetitionFile, verify};
use crate::day::{round, seed, word};

/// A clock that a test moves; it goes on by a millisecond whenever it is read.
#[derive(Clone, Default)]
struct Hand(Arc<AtomicI64>);

impl Hand {
    fn pass_ms(&self, ms: i64) {
        self.0.fetch_add(ms, Ordering::Relaxed);
    }

    fn source(&self) -> TimeSource {
        let hand = self.clone();
        Arc::new(move || {
            let ms = hand.0.fetch_add(1, Ordering::Relaxed);
            Reading { wall_ms: 1_795_000_000_000 + ms, real_ms: ms }
        })
    }
}

fn person(name: &str, role: Role) -> Person {
    Person { name: name.to_owned(), role, station: name.to_owned() }
}

fn referee() -> Person {
    person("Έφη", Role::Referee)
}

fn list() -> Lexicon {
    let words = ["ΡΟΣ", "ΚΑΡΟ", "ΤΑΚΟΣ", "ΝΑΙ", "ΤΗΣ", "ΖΩΗ"].map(word);
    Lexicon::from_words(words, Title { name: "έξι".to_owned(), ..Lexicon::embedded().title() })
}

fn session(folder: &Path, hand: &Hand) -> Session<Anagram> {
    let (details, made) = (Details::default(), (OSTH_2019, list()));
    let path = folder.join("a.eforos");
    Session::create(&path, details, &seed(), made, hand.source(), &referee()).unwrap()
}

/// What makes the time of round 1 run.
fn running() -> [Play; 3] {
    let round = round(1);
    [Play::DrawLetters { round }, Play::ShowLetters { round }, Play::StartRound { round }]
}

/// A new competition in a folder of its own.
struct Hall {
    folder: TempDir,
    hand: Hand,
    keeper: Keeper<Anagram>,
}

impl Hall {
    fn new() -> Self {
        let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
        let session = session(folder.path(), &hand);
        let keeper = Keeper::new(session, Some(folder.path().join("copies")));
        Self { folder, hand, keeper }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.eforos")
    }

    fn ask(&mut self, command: impl Into<anagram::Command>) -> Vec<anagram::Event> {
        self.try_ask(command, referee()).unwrap()
    }

    fn try_ask(
        &mut self,
        command: impl Into<anagram::Command>,
        who: Person,
    ) -> Result<Vec<anagram::Event>, Refusal<Anagram>> {
        self.keeper.carry_out(Order { who, command: command.into() })
    }

    /// The time of round 1 runs.
    fn running() -> Self {
        let mut hall = Self::new();
        for command in running() {
            hall.ask(command);
        }
        hall
    }

    fn tick(&mut self) {
        self.keeper.tick(&referee());
    }
}

/// Moves a competition's file and what lies beside it.
fn put(from: &Path, to: &Path) {
    for end in ["", "-wal", "-shm"] {
        let name = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
        if name(from).exists() {
            std::fs::rename(name(from), name(to)).unwrap();
        }
    }
}

fn holds(path: &Path) -> bool {
    verify(path).unwrap().holds()
}

#[test]
fn everybody_who_listens_is_told_what_happened_and_who_stops_listening_is_not() {
    let mut hall = Hall::new();
    let (window, phone) = (hall.keeper.listen("1"), hall.keeper.listen("2"));
    let first = hall.keeper.record().next_seq();
    let events = hall.ask(Play::DrawLetters { round: round(1) });
    assert_eq!(events.len(), 2, "that nobody called a word, and the draw");
    let last = hall.keeper.record().log().last().unwrap().seq;
    assert_eq!(window.try_iter().collect::<Vec<_>>(), [News::Recorded(first..=last)]);
    assert_eq!(phone.try_iter().count(), 1);
    drop(phone);
    hall.ask(Play::ShowLetters { round: round(1) });
    assert_eq!(window.try_iter().count(), 1);

    // What is refused is told to who asked, and to nobody else.
    let again = Play::StartRound { round: round(2) };
    assert!(matches!(hall.try_ask(again, referee()), Err(Refusal::Rejected(_))));
    let assistant = person("Βοηθός", Role::Assistant);
    let refused = hall.try_ask(Play::StartRound { round: round(1) }, assistant);
    assert!(matches!(refused, Err(Refusal::Rejected(Rejection::NotYourOffice { .. }))));
    assert_eq!(window.try_iter().count(), 0);
}

#[test]
fn time_brings_alerts_the_end_and_a_copy_without_anybody() {
    let mut hall = Hall::running();
    let news = hall.keeper.listen("1");
    hall.tick();
    assert_eq!(news.try_iter().count(), 0, "nothing is due");
    hall.hand.pass_ms(5 * 60_000 + 1_000);
    hall.tick();
    let minute = AnyEvent::Own(Event::AlertReached {
        round: round(1),
        alert_ms: 60_000,
        outcome: AlertOutcome::Given,
    });
    let last = hall.keeper.record().next_seq();
    let told: Vec<_> = news.try_iter().collect();
    assert_eq!(told[0], News::FellDue(vec![minute.clone()]));
    assert!(matches!(&told[1], News::Recorded(events) if events.end().0 + 1 == last.0));
    assert_eq!(told.len(), 2);
    hall.hand.pass_ms(60_000);
    hall.tick();
    hall.keeper.await_copies();
    let told: Vec<_> = news.try_iter().collect();
    let Some(News::FellDue(due)) = told.first() else { panic!("{told:?}") };
    assert_eq!(due.last(), Some(&AnyEvent::Own(Event::RoundEnded { round: round(1) })));
    let Some(News::Copied(Ok(copy))) = told.last() else { panic!("{told:?}") };
    assert!(holds(copy), "the copy is a competition of its own");
    let kept = kept_in(&hall.folder.path().join("copies"));
    let over = After::Round(round(1), Reached::Over);
    assert_eq!(kept.iter().map(|kept| kept.after).collect::<Vec<_>>(), [over]);
    hall.keeper.shut().unwrap();
    assert!(holds(&hall.path()));
}

/// A file that a hub knows may be a copy of one that goes on elsewhere: opened and left alone it stays one.
#[test]
fn what_time_brings_to_a_file_of_a_hub_is_recorded_once_somebody_does_something() {
    let mut hall = Hall::new();
    for number in 1..=5 {
        hall.ask(Play::GiveUpRound { round: round(number), reason: "βροχή".to_owned() });
    }
    hall.ask(Play::StartBreak { after: round(5) });
    hall.keeper.keep_card("a card").unwrap();
    hall.keeper.shut().unwrap();
    let session = Session::open(&hall.path(), Access::Write, hall.hand.source()).unwrap();
    hall.keeper = Keeper::new(session, None);
    let news = hall.keeper.listen("1");
    let before = hall.keeper.head();
    hall.tick();
    for minutes in [4, 1] {
        hall.hand.pass_ms(minutes * 60_000);
        hall.tick();
        hall.tick();
    }
    let told: Vec<_> = news.try_iter().collect();
    assert!(matches!(told[..], [News::FellDue(_), News::FellDue(_)]), "alert and end: {told:?}");
    assert_eq!(hall.keeper.head(), before);

    hall.ask(anagram::Command::SetHallWord { text: String::new() });
    let log = &hall.keeper.record().log()[usize::try_from(before.events).unwrap()..];
    let own: Vec<_> = log.iter().map(|it| &it.event).collect();
    assert!(
        matches!(
            own[..],
            [
                AnyEvent::Own(Event::BreakAlertReached { outcome: AlertOutcome::Given, .. }),
                AnyEvent::Own(Event::BreakEnded { .. }),
                AnyEvent::HallWordSet { .. }
            ]
        ),
        "{own:?}"
    );
    hall.ask(Play::DrawLetters { round: round(6) });
    for play in [Play::ShowLetters { round: round(6) }, Play::StartRound { round: round(6) }] {
        hall.ask(play);
    }
    let before = hall.keeper.head().events;
    hall.hand.pass_ms(5 * 60_000 + 1_000);
    hall.tick();
    assert_eq!(hall.keeper.head().events, before + 1, "from then on as in any file");
    hall.keeper.shut().unwrap();
    assert!(holds(&hall.path()));
}

/// Another list and another seed are kept in the file before the event that names them: they have a way of
/// their own, and are news all the same.
#[test]
fn another_seed_and_another_list_are_news() {
    let mut hall = Hall::new();
    let news = hall.keeper.listen("1");
    hall.keeper.renew_seed(Seed::from_bytes([9; 32]), &referee()).unwrap();
    let title = Title { name: "άλλη".to_owned(), ..Lexicon::embedded().title() };
    hall.keeper.change_lexicon(&Lexicon::from_words([word("ΡΟΣ")], title), &referee()).unwrap();
    let told: Vec<_> = news.try_iter().collect();
    let recorded = |news: &News<Anagram>| matches!(news, News::Recorded(_));
    assert!(told.len() == 2 && told.iter().all(recorded), "{told:?}");
}

/// The file is moved away while a time runs: alerts are told all the same, recorded once it is back, and
/// stand there as they were when they fell due.
#[test]
fn what_the_file_refuses_is_told_and_recorded_later() {
    // Nobody moves a file there that is open.
    if cfg!(windows) {
        return;
    }
    let mut hall = Hall::running();
    let news = hall.keeper.listen("1");
    let away = hall.folder.path().join("away");
    put(&hall.path(), &away);
    hall.hand.pass_ms(5 * 60_000 + 1_000);
    hall.tick();
    let told: Vec<_> = news.try_iter().collect();
    let moved =
        |news: &News<Anagram>| matches!(news, News::NotSaved(e) if e.problem == Problem::Moved);
    assert!(told.iter().any(|news| matches!(news, News::FellDue(_))), "{told:?}");
    assert!(told.iter().any(moved), "{told:?}");
    hall.tick();
    assert_eq!(news.try_iter().count(), 0, "said once, tried again later");

    put(&away, &hall.path());
    hall.hand.pass_ms(PATIENCE_MS);
    hall.tick();
    let told: Vec<_> = news.try_iter().collect();
    assert!(told.contains(&News::Saved), "{told:?}");
    assert!(told.iter().any(|news| matches!(news, News::Recorded(_))), "{told:?}");
    let last = &hall.keeper.record().log().last().unwrap().event;
    let given = AlertOutcome::Given;
    assert!(
        matches!(last, AnyEvent::Own(Event::AlertReached { outcome, .. }) if *outcome == given)
    );
    hall.keeper.shut().unwrap();
    assert!(holds(&hall.path()));
}

/// An alert that was due, and was not recorded before somebody held the time, is none any more: behind the
/// hold nobody could have written it, and the file could not be opened again.
#[test]
fn an_alert_that_came_too_late_is_not_recorded_behind_what_held_the_time() {
    let (folder, hand, who) = (TempDir::new().unwrap(), Hand::default(), referee());
    let mut session = session(folder.path(), &hand);
    let order = |command: Play| Order { who: referee(), command: command.into() };
    for command in running() {
        session.carry_out(order(command)).unwrap();
    }
    hand.pass_ms(5 * 60_000 + 1);
    assert_eq!(session.look_at_time(&who).len(), 1, "the last minute");
    session.carry_out(order(Play::HoldTime)).unwrap();
    assert_eq!(session.note_time(&who), Ok(Vec::new()));
    assert!(!session.is_due());
    // Going on, it is still to be told.
    session.carry_out(order(Play::ResumeRound)).unwrap();
    assert_eq!(session.look_at_time(&who).len(), 1);
    assert_eq!(session.note_time(&who).map(|noted| noted.len()), Ok(1));
    session.shut().unwrap();
    CompetitionFile::open(&folder.path().join("a.eforos"), Access::Write).unwrap();
}
