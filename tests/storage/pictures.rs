//! Pictures of sheets in a competition file: outside of the chain, each named by an event, read by nobody who opens it.

use std::fs;

use crate::common::files::{CompetitionFile, verify};
use crate::table::{Table, add, player, round};
use eforos::commands::CopyKind;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::picture::Side;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::session::time::machine;
use eforos::session::{Keeper, News, Order, Photographed, Refusal, Session};
use eforos::storage::{
    Access, CheckOutcome, Checked, Damage, Elsewhere, Failure, Pictures, Problem, Told,
};
use rusqlite::Connection;

fn referee() -> Person {
    Person { name: "Άννα".to_owned(), role: Role::Referee, station: "1".to_owned() }
}

fn jpeg(number: u8) -> Vec<u8> {
    format!("picture number {number} ").repeat(400).into_bytes()
}

fn sheet(number: u8) -> Photographed {
    let place = Some((round(1), player(1)));
    Photographed { jpeg: jpeg(number), place: place.filter(|_| number == 1), back_of: None }
}

/// A file with a player and two pictures.
fn photographed() -> (Table, Keeper<Anagram>) {
    let table = Table::new();
    let mut file = table.create();
    let mut record: Record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    file.close().unwrap();
    let session = Session::open(&table.path(), Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    assert_eq!(keeper.photograph(&referee(), vec![sheet(1), sheet(2)]).unwrap().len(), 2);
    (table, keeper)
}

fn outcome_of_pictures(path: &std::path::Path) -> Option<CheckOutcome> {
    let verification = verify(path).unwrap();
    let mut checks = verification.checks.into_iter();
    let found = checks.find(|check| matches!(check.what, Checked::Pictures { .. }));
    found.map(|check| check.outcome)
}

#[test]
fn pictures_are_kept_with_their_events_and_read_beside_the_writer() {
    let (table, mut keeper) = photographed();
    let pictures = Pictures::open(&table.path()).unwrap();
    assert_eq!(pictures.jpeg(Digest::of(&jpeg(1))).unwrap(), Some(jpeg(1)));
    assert_eq!(pictures.jpeg(Digest::of(b"another")).unwrap(), None);
    // The same bytes again: done, no event.
    assert_eq!(keeper.photograph(&referee(), vec![sheet(2)]).unwrap(), []);
    // An event of a picture without its bytes cannot be asked for.
    let command =
        Command::Photograph { sha256: Digest::of(b"x"), bytes: 5, side: Side::Front, place: None };
    let refused = keeper.carry_out(Order { who: referee(), command });
    assert!(matches!(refused, Err(Refusal::NotSaved(_))));
    drop(pictures);
    keeper.shut().unwrap();
    assert_eq!(outcome_of_pictures(&table.path()), Some(CheckOutcome::Holds));
    let again = Session::<Anagram>::open(&table.path(), Access::Write, machine()).unwrap();
    assert_eq!(again.competition().record.contest().common.pictures.len(), 2);
}

#[test]
fn verify_reads_them_and_opening_does_not() {
    let (table, mut keeper) = photographed();
    keeper.shut().unwrap();
    let connection = Connection::open(table.path()).unwrap();
    let changed = "UPDATE pictures SET jpeg = x'00' WHERE sha256 = ?1";
    connection.execute(changed, [Digest::of(&jpeg(1)).as_bytes()]).unwrap();
    drop(connection);
    drop(table.open(Access::Write));
    let damage = Damage::Picture(Digest::of(&jpeg(1)));
    let failed = CheckOutcome::Failed { at: None, why: Failure::Damaged(damage) };
    assert_eq!(outcome_of_pictures(&table.path()), Some(failed));
    let pictures = Pictures::open(&table.path()).unwrap();
    assert_eq!(pictures.jpeg(Digest::of(&jpeg(1))).unwrap(), None, "another than its event says");
    assert_eq!(pictures.jpeg(Digest::of(&jpeg(2))).unwrap(), Some(jpeg(2)));
}

/// What this thread has read so far, in bytes.
#[cfg(target_os = "linux")]
fn read_here() -> u64 {
    let told = fs::read_to_string("/proc/thread-self/io").unwrap();
    told.lines().find_map(|line| line.strip_prefix("rchar: ")).unwrap().parse().unwrap()
}

/// Of four megabytes of pictures opening reads where they lie alone, a few bytes of each.
#[cfg(target_os = "linux")]
#[test]
fn opening_reads_no_more_of_a_file_with_pictures() {
    let (table, mut keeper) = photographed();
    let large = |number: u8| {
        let jpeg = jpeg(number).repeat(15);
        Photographed { jpeg, place: None, back_of: None }
    };
    keeper.photograph(&referee(), (3..43).map(large).collect()).unwrap();
    keeper.shut().unwrap();
    let without = table.folder().join("without.eforos");
    fs::copy(table.path(), &without).unwrap();
    let sql = "DELETE FROM pictures; VACUUM";
    Connection::open(&without).unwrap().execute_batch(sql).unwrap();
    let sizes = [table.path(), without.clone()].map(|path| fs::metadata(path).unwrap().len());
    assert!(sizes[0] > sizes[1] + 4_000_000, "{sizes:?}");
    let [with, without] = [table.path(), without].map(|path| {
        let before = read_here();
        drop(Session::<Anagram>::open(&path, Access::Write, machine()).unwrap());
        read_here() - before
    });
    assert!(with < without + 100_000, "{with} and {without} bytes");
}

#[test]
fn a_picture_that_no_event_names_is_a_failure() {
    let (table, mut keeper) = photographed();
    keeper.shut().unwrap();
    let connection = Connection::open(table.path()).unwrap();
    let sql = "INSERT INTO pictures VALUES (?1, x'0102')";
    connection.execute(sql, [Digest::of(&[1, 2]).as_bytes()]).unwrap();
    drop(connection);
    let damage = Damage::Picture(Digest::of(&[1, 2]));
    let failed = CheckOutcome::Failed { at: None, why: Failure::Damaged(damage) };
    assert_eq!(outcome_of_pictures(&table.path()), Some(failed));
}

/// Opening looks at every table but that of the pictures: its pages may be destroyed.
#[test]
fn destroyed_pages_of_pictures_hinder_nobody() {
    let (table, mut keeper) = photographed();
    keeper.shut().unwrap();
    let mut bytes = fs::read(table.path()).unwrap();
    let text = jpeg(2);
    let at = bytes.windows(40).position(|window| window == &text[200..240]).unwrap();
    bytes[at..at + 40].fill(0);
    fs::write(table.path(), bytes).unwrap();
    drop(table.open(Access::Write));
    assert!(matches!(outcome_of_pictures(&table.path()), Some(CheckOutcome::Failed { .. })));
    // What is intact is saved.
    let saved = table.folder().join("saved.eforos");
    CompetitionFile::salvage(&table.path(), Elsewhere::default(), &saved).unwrap();
    let pictures = Pictures::open(&saved).unwrap();
    assert_eq!(pictures.jpeg(Digest::of(&jpeg(1))).unwrap(), Some(jpeg(1)));
    assert_eq!(pictures.jpeg(Digest::of(&jpeg(2))).unwrap(), None);
    let left_out = CheckOutcome::Told(Told::PicturesLeftOut { number: 1 });
    assert_eq!(outcome_of_pictures(&saved), Some(left_out));
    assert!(verify(&saved).unwrap().holds());
}

#[test]
fn copies_have_them_or_not_and_say_so() {
    let (table, mut keeper) = photographed();
    keeper.shut().unwrap();
    let file = table.open(Access::Read);
    let [whole, without, published] =
        ["whole", "without", "published"].map(|name| table.folder().join(format!("{name}.eforos")));
    file.copy_to(&whole).unwrap();
    file.copy_without_pictures_to(&without).unwrap();
    file.publish_to(&published).unwrap();
    assert_eq!(outcome_of_pictures(&whole), Some(CheckOutcome::Holds));
    let left_out = CheckOutcome::Told(Told::PicturesLeftOut { number: 2 });
    for copy in [&without, &published] {
        assert_eq!(outcome_of_pictures(copy), Some(left_out.clone()), "{}", copy.display());
        assert!(!fs::read(copy).unwrap().windows(16).any(|window| window == b"picture number 1"));
    }
    let copy = CompetitionFile::open(&without, Access::Write).unwrap();
    assert_eq!(copy.chain_head(), file.chain_head());
    assert_eq!(copy.read_record().unwrap().log(), file.read_record().unwrap().log());
    assert!(copy.seed(Digest::of(b"none")).unwrap().is_none());
}

#[test]
fn what_was_deleted_is_nowhere_in_the_file() {
    let (table, mut keeper) = photographed();
    let has = |number: u8| {
        let text = format!("picture number {number} ").into_bytes();
        let files = fs::read_dir(table.folder()).unwrap().map(|entry| entry.unwrap().path());
        let mut bytes = files.map(|path| fs::read(path).unwrap_or_default());
        bytes.any(|bytes| bytes.windows(text.len()).any(|window| window == text))
    };
    assert!(has(1) && has(2));
    let first = Digest::of(&jpeg(1));
    keeper.delete_pictures(&referee(), Some(vec![first]), "το ζήτησε".to_owned()).unwrap();
    assert_eq!(keeper.overwrite_deleted().unwrap(), None);
    assert!(!has(1) && has(2));
    keeper.delete_pictures(&referee(), None, "τέλος".to_owned()).unwrap();
    assert_eq!(keeper.overwrite_deleted().unwrap(), None);
    assert!(!has(1) && !has(2));
    keeper.shut().unwrap();
    assert!(verify(&table.path()).unwrap().holds());
    assert_eq!(outcome_of_pictures(&table.path()), None);
}

/// Whether a file has a picture's bytes, wherever they lie in it.
fn has(path: &std::path::Path, number: u8) -> bool {
    let text = format!("picture number {number} ").into_bytes();
    let ahead = path.with_extension("eforos-wal");
    let mut bytes = [path, &ahead].into_iter().map(|path| fs::read(path).unwrap_or_default());
    bytes.any(|bytes| bytes.windows(text.len()).any(|window| window == text))
}

/// Nobody waits for it: each tick writes over some, and whoever opens the file after a kill goes on with it.
#[test]
fn what_was_deleted_goes_with_the_ticks_also_after_a_kill() {
    let (table, mut keeper) = photographed();
    keeper.photograph(&referee(), (3..23).map(sheet).collect()).unwrap();
    keeper.delete_pictures(&referee(), None, "τέλος".to_owned()).unwrap();
    assert_eq!(keeper.deleted_there(), 22);
    assert!(has(&table.path(), 22));
    // No copy has them any more, and what is taken again stays.
    let copy = table.folder().join("copy.eforos");
    keeper.copy_to(&copy, CopyKind::Whole).unwrap();
    assert!((1..23).all(|number| !has(&copy, number)));
    assert!(verify(&copy).unwrap().holds());
    fs::remove_file(&copy).unwrap();
    keeper.photograph(&referee(), vec![sheet(5)]).unwrap();
    let mut left = keeper.deleted_there();
    assert_eq!(left, 21);
    keeper.tick(&referee());
    assert!(keeper.deleted_there() < left, "some");
    left = keeper.deleted_there();
    assert!(left > 0, "and not all");
    // Killed, it leaves the file as it lies, with what was written ahead of it.
    let killed = table.folder().join("killed.eforos");
    for end in ["eforos", "eforos-wal"] {
        let (from, to) = (table.path().with_extension(end), killed.with_extension(end));
        fs::copy(from, to).unwrap();
    }
    drop(keeper);
    let session = Session::<Anagram>::open(&killed, Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    let news = keeper.listen("");
    assert_eq!(keeper.deleted_there(), left);
    let mut ticks = 0;
    while keeper.deleted_there() > 0 {
        keeper.tick(&referee());
        ticks += 1;
    }
    assert!(ticks > 1, "{ticks}");
    let gone = |news: &News<Anagram>| matches!(news, News::PicturesGone(None));
    assert_eq!(news.try_iter().filter(gone).count(), 1);
    for number in 1..23 {
        assert_eq!(has(&killed, number), number == 5, "{number}");
    }
    keeper.shut().unwrap();
    assert!(verify(&killed).unwrap().holds());
    assert_eq!(outcome_of_pictures(&killed), Some(CheckOutcome::Holds));
}

#[test]
fn a_file_of_version_1_has_none() {
    let table = Table::new();
    table.create().close().unwrap();
    let pictures = Pictures::open(&table.path()).unwrap();
    assert_eq!(pictures.jpeg(Digest::of(b"x")).unwrap(), None);
    let missing = Pictures::open(&table.folder().join("none.eforos")).unwrap_err();
    assert_eq!(missing.problem, Problem::NoSuchFile);
}
