//! The competition file: what is written is there again, and nothing else gets in.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod events;
pub mod heads;
mod long;
#[cfg(unix)]
mod moved;
mod pictures;
mod processes;
mod refused;
mod salvaged;
mod stations;
mod unclosed;
mod verify;

use crate::common::files::{CompetitionFile, verify};
use std::fmt::Write as _;
use std::fs;

use crate::chain;
use crate::table::{self, Table, add, files_in, player, round};
use eforos::domain::clock::Moment;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::draft::Draft;
use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::standings::{Board, Standings, standings};
use eforos::domain::formats::anagram::{Command, Contest, Event, Record, Recorded};
use eforos::domain::ids::{Seq, SheetId};
use eforos::domain::lexicon::WordList;
use eforos::domain::person::{Person, Role};
use eforos::storage::{Access, Begun, StoredDraft, StoredLexicon, WhyReadOnly};
use proptest::prelude::*;
use rusqlite::Connection;

fn final_standings(contest: &Contest, list: &dyn WordList) -> Standings {
    standings(contest, &Board::new(contest, list), round(14), &[])
}

#[test]
fn what_is_appended_is_there_again() {
    let table = Table::new();
    let mut file = table.create();
    assert_eq!((file.access(), file.session(), file.event_count()), (Access::Write, 1, 1));
    let mut record = file.read_record().unwrap();
    for name in ["Άννα", "Βασίλης"] {
        table.act_on(&mut file, &mut record, add(name));
    }
    let head = file.chain_head();
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos"]);

    let file = table.open(Access::Write);
    assert_eq!((file.session(), file.event_count(), file.chain_head()), (2, 3, head));
    let again = file.read_record().unwrap();
    assert_eq!(again.log(), record.log());
    assert_eq!(again.contest(), record.contest());
    drop(file);
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn an_opening_counts_once_there_is_an_event_of_it() {
    let table = Table::new();
    table.create().close().unwrap();
    for _ in 0..3 {
        assert_eq!(table.open(Access::Write).session(), 2);
    }
    let mut file = table.open(Access::Write);
    let record = file.read_record().unwrap();
    let mut events = table.decide(&record, add("Άννα"));
    events[0].at.session = file.session();
    file.append(&events).unwrap();
    file.close().unwrap();
    assert_eq!(table.open(Access::Read).session(), 3);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Event → text → event, through a real file, for every kind of event; and whatever a history
    /// says, reading it never fails.
    #[test]
    fn every_event_is_read_as_it_was_written(
        happened in events::one_of_each(),
        people in prop::collection::vec((events::text(), events::text(), any::<bool>()), 1..4),
        times in prop::collection::vec((any::<i64>(), any::<u32>(), any::<i64>()), 1..4),
    ) {
        let places: Vec<usize> = happened.iter().map(events::place).collect();
        prop_assert_eq!(places, (0..happened.len()).collect::<Vec<_>>());

        let table = Table::new();
        let mut log = table.begun().log().to_vec();
        for (index, event) in happened.into_iter().enumerate() {
            let (name, station, referee) = people[index % people.len()].clone();
            let role = if referee { Role::Referee } else { Role::Assistant };
            let (wall_ms, session, elapsed_ms) = times[index % times.len()];
            let seq = Seq(log.len() as u64 + 1);
            let action = if index % 3 == 2 { log[log.len() - 1].action } else { seq };
            let who = Person { name, role, station };
            let at = Moment { wall_ms, session, elapsed_ms };
            log.push(Recorded { seq, action, at, who, event });
        }
        let mut file = table.create();
        file.append(&log[1..]).unwrap();
        file.close().unwrap();
        let file = table.open(Access::Read);
        let record = file.read_record().unwrap();
        prop_assert_eq!(record.log(), &log[..]);
    }
}

#[test]
fn the_chain_is_as_it_is_written_down() {
    let table = Table::new();
    let file = table.create_with(table.signed().log());
    let head = file.chain_head();
    file.close().unwrap();
    let connection = Connection::open(table.path()).unwrap();
    let hashes = chain::recomputed(&connection);
    assert_eq!(hashes, chain::stored(&connection));
    assert_eq!(hashes.last().unwrap(), head.as_bytes());
}

#[test]
fn events_cannot_be_changed_or_deleted() {
    let table = Table::new();
    table.create().close().unwrap();
    let connection = Connection::open(table.path()).unwrap();
    for sql in ["UPDATE events SET name = 'x'", "DELETE FROM events"] {
        let error = connection.execute_batch(sql).unwrap_err().to_string();
        assert!(error.contains("an event is never"), "{error}");
    }
}

#[test]
fn the_file_says_what_it_is() {
    let table = Table::new();
    let file = table.create();
    let connection = Connection::open(table.path()).unwrap();
    let pragma =
        |name| -> i64 { connection.pragma_query_value(None, name, |row| row.get(0)).unwrap() };
    assert_eq!((pragma("application_id"), pragma("user_version")), (0x4546_4F52, 1));
    let mode: String =
        connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    drop(connection);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // The seed of the draws lies in it, and in what is written ahead of it.
        for name in ["a.eforos", "a.eforos-wal"] {
            let there = fs::metadata(table.folder().join(name)).unwrap();
            assert_eq!(there.permissions().mode() & 0o777, 0o600, "{name}");
        }
    }
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn lists_and_seeds_are_found_by_their_digest() {
    let table = Table::new();
    let mut file = table.create();
    let sha256 = table.lexicon.passport().sha256;
    let list = file.lexicon(sha256).unwrap();
    assert!(list.is_full());
    assert_eq!(list.words().passport(), table.lexicon.passport());
    assert_eq!(file.seed(table.seed.commitment()).unwrap(), Some(table.seed.clone()));

    let other = table.seed.next();
    assert_eq!(file.seed(other.commitment()).unwrap(), None);
    file.add_seed(&other).unwrap();
    file.add_seed(&other).unwrap();
    assert_eq!(file.seed(other.commitment()).unwrap(), Some(other));

    let few = eforos::lexicon::Lexicon::from_words([table::word("ΚΑΡΟ")], table.lexicon.title());
    file.add_lexicon(&few).unwrap();
    let again = file.lexicon(few.passport().sha256).unwrap();
    assert!(again.contains(&table::word("ΚΑΡΟ")) && !again.contains(&table::word("ΚΑΡΑ")));
}

#[test]
fn the_seed_stands_in_no_event_before_signing() {
    let table = Table::new();
    let record = table.signed();
    let signed = record.log().last().unwrap().clone();
    let before = &record.log()[..record.log().len() - 1];
    let revealed = table.seed.reveal();

    let mut file = table.create_with(before);
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let text = |connection: &Connection| -> String {
        let mut statement = connection.prepare("SELECT * FROM events").unwrap();
        let mut rows = statement.query([]).unwrap();
        let mut all = String::new();
        while let Some(row) = rows.next().unwrap() {
            for column in 0..11 {
                write!(all, "{:?}", row.get_ref(column).unwrap()).unwrap();
            }
        }
        all
    };
    let has_seed = |bytes: &[u8]| {
        let hexadecimal = bytes.windows(64).any(|w| w.eq_ignore_ascii_case(revealed.as_bytes()));
        hexadecimal || bytes.windows(32).any(|window| window == [7; 32])
    };
    let events = text(&Connection::open(table.path()).unwrap());
    assert!(!has_seed(events.as_bytes()) && !events.contains(&format!("{:?}", [7_u8; 32])));
    assert!(!has_seed(&fs::read(&copy).unwrap()));
    let list = CompetitionFile::open(&copy, Access::Read).unwrap();
    assert_eq!(list.seed(table.seed.commitment()).unwrap(), None);

    // The check itself sees a seed: the file has it, and so has the copy once it is revealed.
    file.append(&[signed]).unwrap();
    let after = table.folder().join("after.eforos");
    file.publish_to(&after).unwrap();
    file.close().unwrap();
    assert!(has_seed(&fs::read(table.path()).unwrap()));
    assert!(has_seed(&fs::read(&after).unwrap()));
}

#[test]
fn a_copy_for_publication_gives_the_same_standings_without_the_list() {
    let table = Table::new();
    let record = table.signed();
    let mut file = table.create_with(record.log());
    let draft = Draft { round: round(1), player: None };
    file.save_draft(&stored(draft, "μυστικό")).unwrap();
    let path = table.folder().join("copy.eforos");
    file.publish_to(&path).unwrap();

    let copy = CompetitionFile::open(&path, Access::Write).unwrap();
    assert_eq!(copy.access(), Access::Read);
    assert_eq!(copy.why_read_only(), Some(WhyReadOnly::Publication));
    assert_eq!(copy.chain_head(), file.chain_head());
    assert_eq!(copy.drafts().unwrap(), []);
    let again = copy.read_record().unwrap();
    assert_eq!(again.log(), record.log());
    let list = copy.lexicon(table.lexicon.passport().sha256).unwrap();
    let StoredLexicon::WordsOnly(words) = &list else { panic!("{list:?}") };
    assert!(words.passport().words > 0);
    assert!(words.passport().words < table.lexicon.passport().words / 2);
    assert_eq!(
        final_standings(again.contest(), &list),
        final_standings(record.contest(), &table.lexicon)
    );

    // A copy of the copy is the same; the copy itself is one single file.
    let second = table.folder().join("second.eforos");
    copy.publish_to(&second).unwrap();
    assert_eq!(
        CompetitionFile::open(&second, Access::Read).unwrap().chain_head(),
        copy.chain_head()
    );
    drop(copy);
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos", "copy.eforos", "second.eforos"]);
}

#[test]
fn a_copy_for_publication_keeps_the_club_s_picture() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    bytes.resize(Emblem::MOST_BYTES, 7);
    let emblem = Some(Emblem::of(bytes));
    table.act_on(&mut file, &mut record, Command::SetEmblem { emblem: emblem.clone() });
    let path = table.folder().join("copy.eforos");
    file.publish_to(&path).unwrap();
    file.close().unwrap();
    assert!(verify(&path).unwrap().holds());
    let copy = CompetitionFile::open(&path, Access::Read).unwrap().read_record().unwrap();
    assert_eq!(copy.contest().common.emblem, emblem);
}

#[test]
fn a_whole_copy_can_be_worked_on() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    // Windows has no question mark in a name.
    let name = if cfg!(windows) {
        "αντίγραφο 1%#.eforos"
    } else {
        "αντίγραφο 1%?.eforos"
    };
    let path = table.folder().join(name);
    file.copy_to(&path).unwrap();
    let mut copy = CompetitionFile::open(&path, Access::Write).unwrap();
    assert_eq!(copy.access(), Access::Write);
    assert_eq!((copy.chain_head(), copy.event_count()), (file.chain_head(), 2));
    assert_eq!(copy.seed(table.seed.commitment()).unwrap(), Some(table.seed.clone()));
    let mut other = record.clone();
    table.act_on(&mut copy, &mut other, add("Βασίλης"));
    table.act_on(&mut file, &mut record, add("Γιώτα"));
    assert_ne!(copy.chain_head(), file.chain_head());
}

fn stored(draft: Draft, content: &str) -> StoredDraft {
    StoredDraft {
        station: "1".to_owned(),
        begun: Begun::Sheet(draft),
        wall_ms: 5,
        content: content.to_owned(),
    }
}

#[test]
fn drafts_are_kept_one_a_station_and_sheet() {
    let table = Table::new();
    let mut file = table.create();
    let named = Draft { round: round(3), player: Some(player(2)) };
    let unnamed = Draft { round: round(3), player: None };
    file.save_draft(&stored(named, "πρώτο")).unwrap();
    file.save_draft(&stored(unnamed, "άλλο")).unwrap();
    file.save_draft(&stored(named, "δεύτερο")).unwrap();
    let elsewhere = StoredDraft { station: "2".to_owned(), ..stored(named, "εκεί") };
    file.save_draft(&elsewhere).unwrap();
    file.close().unwrap();

    let mut file = table.open(Access::Write);
    assert_eq!(
        file.drafts().unwrap(),
        [stored(unnamed, "άλλο"), stored(named, "δεύτερο"), elsewhere.clone()]
    );
    file.delete_draft("1", Begun::Sheet(named)).unwrap();
    file.delete_draft("1", Begun::Sheet(named)).unwrap();
    assert_eq!(file.drafts().unwrap(), [stored(unnamed, "άλλο"), elsewhere]);
    // A second keying's stands beside the first's, by its sheet.
    let again = Begun::Again(SheetId::new(7).unwrap());
    let second = StoredDraft { begun: again, ..stored(named, "τυφλά") };
    file.save_draft(&second).unwrap();
    assert_eq!(file.drafts().unwrap()[0], second);
    file.delete_draft("1", again).unwrap();
    assert!(!file.drafts().unwrap().contains(&second));
}

#[test]
fn a_reader_works_beside_a_writer_and_sees_one_moment() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));

    let reader = table.open(Access::Read);
    assert_eq!((reader.access(), reader.why_read_only()), (Access::Read, Some(WhyReadOnly::Asked)));
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    assert_eq!(reader.event_count(), 2);
    assert_eq!(reader.read_record().unwrap().log(), &record.log()[..2]);
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());

    // A reader that stays hinders no closing; the next one to close tidies up.
    file.close().unwrap();
    assert_eq!(reader.read_record().unwrap().log(), &record.log()[..2]);
    drop(reader);
    table.open(Access::Write).close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
    assert_eq!(table.open(Access::Read).event_count(), 3);
}

#[test]
fn a_record_goes_on_where_it_was() {
    let table = Table::new();
    let mut file = table.create();
    let mut live: Record = file.read_record().unwrap();
    for name in ["Άννα", "Βασίλης", "Γιώτα"] {
        table.act_on(&mut file, &mut live, add(name));
        drop(file);
        file = table.open(Access::Write);
        assert_eq!(file.read_record().unwrap().contest(), live.contest());
    }
    let undone = undo(&live);
    table.act_on(&mut file, &mut live, undone);
    let again = file.read_record().unwrap();
    assert_eq!(again.contest(), live.contest());
    assert_eq!(again.contest().common.players.len(), 2);
    assert!(matches!(again.log().last().unwrap().event, Event::Undone { action: Seq(4) }));
}
