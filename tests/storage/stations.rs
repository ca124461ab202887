//! What a file has once it has had stations: version 2, devices, receipts in the transaction of their events.

use std::fs;
use std::path::Path;

use crate::common::files::{CompetitionFile, verify};
use crate::table::{Table, add};
use eforos::domain::cards::Links;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Record, Recorded};
use eforos::domain::ids::{Attempt, PlayerId, RoundNo, Seq};
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::session::time::machine;
use eforos::session::{Before, Keeper, Once, Order, Refusal, Session};
use eforos::storage::{
    Access, AskId, Begun, Beside, Checked, Damage, Elsewhere, Foreign, Problem, Receipt, Seen,
    StoredStation, Verification,
};
use rusqlite::Connection;
use tempfile::TempDir;

fn version(path: &Path) -> i64 {
    let connection = Connection::open(path).unwrap();
    connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

fn anna() -> Person {
    Person {
        name: "Άννα".to_owned(), role: Role::Assistant, station: "λάπτοπ-2".to_owned()
    }
}

fn device() -> StoredStation {
    StoredStation {
        token: Digest::of(b"a token"),
        who: anna(),
        joined_ms: 5,
        seen_ms: 6,
        revoked_ms: None,
    }
}

fn receipt(events: &[Recorded], id: u8) -> Receipt {
    Receipt {
        id: AskId([id; 16]),
        asked: Digest::of(&[id]),
        person: events[0].who.name.clone(),
        events: (events[0].seq, events[events.len() - 1].seq),
        wall_ms: 7,
        answer: "{}".to_owned(),
    }
}

#[test]
fn a_file_is_of_version_1_until_it_has_stations_and_goes_on_as_before() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    assert_eq!((file.stations().unwrap(), file.receipts().unwrap()), (vec![], vec![]));
    let head = file.chain_head();
    file.close().unwrap();
    assert_eq!(version(&table.path()), 1);

    let mut file = table.open(Access::Write);
    for _ in 0..2 {
        file.make_room_for_stations().unwrap();
    }
    file.save_station(&device()).unwrap();
    let away = StoredStation { seen_ms: 9, revoked_ms: Some(9), ..device() };
    file.save_station(&away).unwrap();
    assert_eq!(file.chain_head(), head, "it is outside of the chain");
    file.close().unwrap();
    assert_eq!(version(&table.path()), 2);
    assert!(verify(&table.path()).unwrap().holds());

    let mut file = table.open(Access::Write);
    assert_eq!(file.stations().unwrap(), [away]);
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    assert_eq!(file.read_record().unwrap().log(), record.log());
    file.keep_links(&Links::new([0xab; 32])).unwrap();
    let copy = table.folder().join("public.eforos");
    file.publish_to(&copy).unwrap();
    drop(file);
    assert_eq!(version(&copy), 1, "a publication has nothing of stations");
    let bytes = |path: &Path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
    let key = "ab".repeat(32);
    assert!(bytes(&table.path()).contains(&key) && !bytes(&copy).contains(&key));
    let report = format!("{:?}", verify(&table.path()).unwrap());
    assert!(!report.contains("abab"), "a verification tells no key: {report}");

    // One table too few is no version 2, one too many no version 1.
    let connection = Connection::open(table.path()).unwrap();
    connection.pragma_update(None, "user_version", 1).unwrap();
    drop(connection);
    let refused = CompetitionFile::open(&table.path(), Access::Read).unwrap_err().problem;
    assert!(matches!(refused, Problem::Damaged(Damage::Schema(_))), "{refused:?}");
}

#[test]
fn a_file_that_enters_a_joint_competition_has_the_same_room() {
    let table = Table::new();
    table.create().close().unwrap();
    assert_eq!(version(&table.path()), 1);
    let mut file = table.open(Access::Write);
    let head = file.chain_head();
    file.keep_card("a card").unwrap();
    assert_eq!((file.card().unwrap().as_deref(), file.chain_head()), (Some("a card"), head));
    assert!(file.stations().unwrap().is_empty() && file.receipts().unwrap().is_empty());
    file.close().unwrap();
    assert_eq!(version(&table.path()), 2);
}

/// Left of a sheet without a name, as its round was played again.
fn left() -> Seen {
    let draft = Draft { round: RoundNo::new(3).unwrap(), player: None };
    Seen::Left(draft, Attempt::new(2).unwrap())
}

/// Room for who has seen what is made for the first of them, so that a file made before there was any is whole.
#[test]
fn who_has_seen_a_sheet_is_kept_from_the_first_on_and_in_copies() {
    let table = Table::new();
    let mut file = table.create();
    file.make_room_for_stations().unwrap();
    assert_eq!(file.seen().unwrap(), []);
    let tables = || -> i64 {
        let sql = "SELECT count(*) FROM sqlite_schema WHERE name IN ('seen', 'seen_left')";
        Connection::open(table.path()).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
    };
    assert_eq!(tables(), 0);
    let seen = [(Seen::Keyed(Seq(1)), "Άννα".to_owned()), (left(), "Βίκυ".to_owned())];
    for _ in 0..2 {
        file.keep_seen(&seen).unwrap();
    }
    let [copy, light] = ["copy", "light"].map(|name| table.folder().join(format!("{name}.eforos")));
    file.copy_to(&copy).unwrap();
    file.copy_without_pictures_to(&light).unwrap();
    file.close().unwrap();
    assert_eq!(tables(), 2);
    for path in [table.path(), copy, light] {
        assert!(verify(&path).unwrap().holds());
        assert_eq!(CompetitionFile::open(&path, Access::Read).unwrap().seen().unwrap(), seen);
    }
}

/// What program 0.1.0 asked of a file before all else, by two numbers of its head (`application_id`, `user_version`), in its
/// own words: `is_a_competition` of its `storage/open.rs`.
fn as_0_1_0_opened(path: &Path) -> Result<(), Problem> {
    const APPLICATION_ID: u32 = 0x4546_4F52;
    const SCHEMA_VERSION: u32 = 1;
    let head = fs::read(path).unwrap();
    // Where the format of SQLite has them.
    let number = |at: usize| u32::from_be_bytes(head[at..at + 4].try_into().unwrap());
    if number(68) != APPLICATION_ID {
        return Err(Problem::NotACompetition(Foreign::OtherDatabase));
    }
    match number(60) {
        SCHEMA_VERSION => Ok(()),
        ..SCHEMA_VERSION => Err(Damage::Schema("user_version".to_owned()).into()),
        version => {
            Err(Problem::Newer { version: version.into(), known: i64::from(SCHEMA_VERSION) })
        }
    }
}

#[test]
fn program_0_1_0_says_that_a_file_with_stations_is_a_newer_ones() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.1.0/day-unsigned.eforos");
    assert_eq!(as_0_1_0_opened(&golden), Ok(()), "its own");
    let table = Table::new();
    table.create().close().unwrap();
    assert_eq!(as_0_1_0_opened(&table.path()), Ok(()), "one that never had stations");
    let mut file = table.open(Access::Write);
    file.make_room_for_stations().unwrap();
    file.close().unwrap();
    let newer = Problem::Newer { version: 2, known: 1 };
    assert_eq!(as_0_1_0_opened(&table.path()), Err(newer));
}

#[test]
fn a_file_of_0_1_0_gets_room_for_stations_and_goes_on() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.1.0");
    let folder = TempDir::new().unwrap();
    let files = fs::read_dir(golden).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "eforos"));
    let mut tried = 0;
    for from in files {
        let path = folder.path().join(from.file_name().unwrap());
        fs::copy(&from, &path).unwrap();
        let Ok(session) = Session::<Anagram>::open(&path, Access::Write, machine()) else {
            continue;
        };
        if session.read_only() {
            continue;
        }
        tried += 1;
        let before = session.record().log().to_vec();
        let mut keeper = Keeper::new(session, None);
        keeper.make_room_for_stations([7; 32]).unwrap();
        keeper.keep_station(device()).unwrap();
        keeper.shut().unwrap();
        drop(keeper);
        assert_eq!(version(&path), 2);
        let again = Session::<Anagram>::open(&path, Access::Write, machine()).unwrap();
        assert_eq!(again.record().log(), before);
        assert_eq!(again.stations(), [device()]);
        drop(again);
        assert!(verify(&path).unwrap().holds(), "{}", path.display());
    }
    assert!(tried > 0);
}

#[test]
fn events_and_their_receipt_are_written_together_or_not_at_all() {
    let table = Table::new();
    let mut file = table.create();
    file.make_room_for_stations().unwrap();
    let mut record = file.read_record().unwrap();
    let events = table.decide(&record, add("Άννα"));
    let first = receipt(&events, 1);
    file.append_with(&events, &Beside { receipt: Some(&first), ..Beside::default() }).unwrap();
    record.take_in(events);
    assert_eq!(file.receipts().unwrap(), [first]);

    // The same number again: the events do not stand, either.
    let events = table.decide(&record, add("Βασίλης"));
    let head = (file.event_count(), file.chain_head());
    file.append_with(&events, &Beside { receipt: Some(&receipt(&events, 1)), ..Beside::default() })
        .unwrap_err();
    assert_eq!((file.event_count(), file.chain_head()), head);
    assert_eq!(file.read_record().unwrap().log(), record.log());
    file.append_with(&events, &Beside { receipt: Some(&receipt(&events, 2)), ..Beside::default() })
        .unwrap();
    record.take_in(events);
    file.forget_receipts(7).unwrap();
    assert_eq!(file.receipts().unwrap().len(), 2);
    file.close().unwrap();
    let lines = |told: &Verification| {
        told.checks.iter().filter(|check| check.what == Checked::Receipts).count()
    };
    let told = verify(&table.path()).unwrap();
    assert!(told.holds());
    assert_eq!(lines(&told), 1);

    // A receipt that is another's, or of events that are not one action, is told.
    for change in ["person = 'Βίκυ'", "first = 1", "last = 99"] {
        let copy = table.folder().join("forged.eforos");
        fs::copy(table.path(), &copy).unwrap();
        let sql = format!("UPDATE receipts SET {change} WHERE first = 3");
        assert_eq!(Connection::open(&copy).unwrap().execute(&sql, []).unwrap(), 1);
        let told = verify(&copy).unwrap();
        let check = told.first_failure().unwrap();
        assert_eq!(check.what, Checked::Receipts, "{change}");
        assert_eq!(lines(&told), 1, "{change}");
        assert!(!told.holds());
        fs::remove_file(&copy).unwrap();
    }
    let mut file = table.open(Access::Write);
    file.forget_receipts(8).unwrap();
    assert_eq!(file.receipts().unwrap(), []);
}

#[test]
fn a_salvaged_file_keeps_the_generations_of_cards_and_who_has_seen_what_and_nobody_who_was_let_in()
{
    let table = Table::new();
    let mut file = table.create();
    file.make_room_for_stations().unwrap();
    file.save_station(&device()).unwrap();
    file.close().unwrap();
    let links = Links::new([9; 32]).with([(PlayerId::new(7).unwrap(), 3)]);
    let mut file = table.open(Access::Write);
    assert_eq!(file.links().unwrap(), None);
    file.keep_links(&links).unwrap();
    let seen = [(Seen::Keyed(Seq(1)), "Άννα".to_owned()), (left(), "Βίκυ".to_owned())];
    // What is of an event that is lost goes with it.
    file.keep_seen(&seen).unwrap();
    file.keep_seen(&[(Seen::Keyed(Seq(99)), "Βίκυ".to_owned())]).unwrap();
    file.close().unwrap();
    let new = table.folder().join("new.eforos");
    CompetitionFile::salvage(&table.path(), Elsewhere::default(), &new).unwrap();
    let connection = Connection::open(&new).unwrap();
    let sql = "SELECT player, generation, (SELECT count(*) FROM stations) FROM links";
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    assert_eq!(connection.query_row(sql, [], row).unwrap(), (7_i64, 3_i64, 0_i64));
    drop(connection);
    let file = CompetitionFile::open(&new, Access::Read).unwrap();
    assert_eq!(file.links().unwrap(), Some(links));
    assert_eq!(file.seen().unwrap(), seen);
    assert!(verify(&new).unwrap().holds());
}

#[test]
fn what_is_asked_again_is_answered_alike_and_done_once() {
    let table = Table::new();
    drop(table.create());
    let session = Session::<Anagram>::open(&table.path(), Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    keeper.make_room_for_stations([7; 32]).unwrap();
    let who = Person { role: Role::Referee, ..anna() };
    let once = Once { id: AskId([3; 16]), asked: Digest::of(b"add") };
    assert_eq!(keeper.before(&once, "Άννα"), Before::Nothing);
    let order = Order { who: who.clone(), command: add("Γιώργος") };
    let told = |record: &Record, (first, last): (Seq, Seq)| {
        format!("{} {} {}", record.contest().common.players.len(), first.0, last.0)
    };
    let answer = keeper.carry_out_once(order.clone(), (&once, &[]), told).unwrap();
    let events = keeper.record().log().len();
    assert_eq!(answer.as_deref(), Some(format!("1 {events} {events}").as_str()));
    assert_eq!(keeper.before(&once, "Άννα"), Before::Done(answer.unwrap()));
    assert_eq!(keeper.before(&once, "Βίκυ"), Before::Another);
    let other = Once { asked: Digest::of(b"other"), ..once };
    assert_eq!(keeper.before(&other, "Άννα"), Before::Another);

    // What the rules refuse has no receipt.
    let refused = Once { id: AskId([4; 16]), ..once };
    let nothing = Order { who, command: Command::Undo { action: Seq(99) } };
    keeper.carry_out_once(nothing, (&refused, &[]), told).unwrap_err();
    assert_eq!(keeper.before(&refused, "Άννα"), Before::Nothing);

    // Killed and opened again, it is known.
    drop(keeper);
    let mut again = Session::<Anagram>::open(&table.path(), Access::Write, machine()).unwrap();
    assert_eq!(again.before(&once, "Άννα"), Before::Done(format!("1 {events} {events}")));
}

/// A copy of the history, which a whole day's takes milliseconds to make, would lie elsewhere.
#[test]
fn what_is_answered_is_made_of_the_history_itself_which_gives_back_what_is_not_written() {
    let table = Table::new();
    drop(table.create());
    let session = Session::<Anagram>::open(&table.path(), Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    keeper.make_room_for_stations([7; 32]).unwrap();
    let order =
        |name: &str| Order { who: Person { role: Role::Referee, ..anna() }, command: add(name) };
    let of = |id: u8| Once { id: AskId([id; 16]), asked: Digest::of(&[id]) };
    let mut lay = None;
    let told = |record: &Record, _: (Seq, Seq)| {
        lay = Some(record.log().as_ptr());
        String::new()
    };
    keeper.carry_out_once(order("Γιώργος"), (&of(1), &[]), told).unwrap();
    assert_eq!(lay, Some(keeper.record().log().as_ptr()));

    let stands = |keeper: &Keeper<Anagram>| {
        let record = keeper.record();
        (format!("{:?}", record.log()), format!("{:?}", record.contest()))
    };
    let before = stands(&keeper);
    let away = table.folder().join("away");
    std::fs::rename(table.path(), &away).unwrap();
    let action = keeper.record().log().last().unwrap().action;
    let undone = Order { command: Command::Undo { action }, ..order("") };
    for order in [order("Βίκυ"), undone] {
        let refused = keeper.carry_out_once(order, (&of(2), &[]), |_, _| String::new());
        assert!(matches!(refused, Err(Refusal::NotSaved(_))), "{refused:?}");
        assert_eq!(stands(&keeper), before);
    }
    assert_eq!(keeper.before(&of(2), "Άννα"), Before::Nothing);
    std::fs::rename(&away, table.path()).unwrap();
    keeper.carry_out_once(order("Βίκυ"), (&of(2), &[]), |_, _| String::new()).unwrap();
    assert_eq!(keeper.record().contest().common.players.len(), 2);
}

/// A program that was killed right after a saving left a draft of the very same, which hindered the signature.
#[test]
fn what_is_saved_is_no_draft_in_the_same_moment() {
    let table = Table::new();
    drop(table.create());
    let session = Session::<Anagram>::open(&table.path(), Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    keeper.make_room_for_stations([7; 32]).unwrap();
    let begun = Begun::Sheet(Draft { round: RoundNo::FIRST, player: Some(PlayerId::FIRST) });
    keeper.draft_is(begun, "1", Some("{}".to_owned()));
    keeper.draft_is(begun, "2", Some("{}".to_owned()));
    keeper.keep_drafts().unwrap();
    let who = Person { role: Role::Referee, ..anna() };
    let once = Once { id: AskId([3; 16]), asked: Digest::of(b"key") };
    let order = Order { who, command: add("Γιώργος") };
    let saved = [("1".to_owned(), begun)];
    keeper.carry_out_once(order, (&once, &saved), |_, _| String::new()).unwrap();
    // Killed right then: nothing else was asked of it.
    let copy = table.path().with_file_name("killed.eforos");
    for end in ["", "-wal"] {
        let from = format!("{}{end}", table.path().display());
        if std::path::Path::new(&from).exists() {
            std::fs::copy(from, format!("{}{end}", copy.display())).unwrap();
        }
    }
    let mut again = Session::<Anagram>::open(&copy, Access::Write, machine()).unwrap();
    assert!(matches!(again.before(&once, "Άννα"), Before::Done(_)));
    drop(again);
    let connection = Connection::open(&copy).unwrap();
    let left = connection.prepare("SELECT station FROM drafts").unwrap();
    let left: Vec<String> = { left }.query_map([], |row| row.get(0)).unwrap().flatten().collect();
    assert_eq!(left, ["2"], "what somebody else began stays");
}
