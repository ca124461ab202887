//! Damaged files: each page with other bytes, and cut after each page. The damage is noticed and said; what
//! is intact becomes a file of its own that holds, and the damaged one stays as it is.

use crate::common::files::{CompetitionFile, verify};
use std::fs;

use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::anagram::Record;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::storage::{
    Access, Begun, Caution, CheckOutcome, Checked, Damage, Elsewhere, Failure, Problem, Salvaged,
    StoredDraft,
};

use crate::table::{Table, add, files_in, round};

const PAGE: usize = 4096;
const NOWHERE: Elsewhere<'_> = Elsewhere { list: None, files: &[] };

/// A signed competition with a draft, closed; its record and its bytes.
fn signed(table: &Table) -> (Record, Vec<u8>) {
    let record = table.signed();
    let mut file = table.create_with(record.log());
    let begun = Begun::Sheet(Draft { round: round(1), player: None });
    let content = "ΚΑΡΟ".to_owned();
    file.save_draft(&StoredDraft { station: "1".to_owned(), begun, wall_ms: 5, content }).unwrap();
    file.close().unwrap();
    (record, fs::read(table.path()).unwrap())
}

/// Damaged like this: read as it was, or refused and then saved as far as it goes. What was saved.
fn damaged(table: &Table, record: &Record, bytes: &[u8], what: &str) -> Option<Salvaged> {
    fs::write(table.path(), bytes).unwrap();
    let opened = CompetitionFile::open(&table.path(), Access::Write).and_then(|file| {
        let read = file.read_record()?;
        if let Some(passport) = &record.contest().common.lexicon {
            file.lexicon(passport.sha256)?;
        }
        file.drafts()?;
        file.seed(table.seed.commitment())?;
        file.close()?;
        Ok(read)
    });
    let error = match opened {
        Ok(read) => {
            assert_eq!(read.log(), record.log(), "{what}");
            return None;
        }
        Err(error) => error,
    };
    for language in Language::ALL {
        assert!(!error.sentence(language).contains("storage-"), "{what}");
    }
    let before = fs::read(table.path()).unwrap();
    let new = table.folder().join("new.eforos");
    let saved = CompetitionFile::salvage(&table.path(), NOWHERE, &new);
    assert_eq!(fs::read(table.path()).unwrap(), before, "{what}: the damaged file stays");
    let saved = match saved {
        Ok(saved) => saved,
        Err(error) => {
            let told = matches!(
                error.problem,
                Problem::Damaged(_) | Problem::NotACompetition(_) | Problem::ListLost { .. }
            );
            assert!(told, "{what}: {error:?}");
            nothing_else(table, what);
            return None;
        }
    };
    assert_eq!(verify(&new).unwrap().first_failure(), None, "{what}");
    let file = CompetitionFile::open(&new, Access::Write).unwrap();
    let read = file.read_record().unwrap();
    let count = read.log().len();
    assert_eq!(read.log(), &record.log()[..count], "{what}");
    assert_eq!(u64::try_from(count).unwrap(), saved.events, "{what}");
    assert_eq!(saved.last_wall_ms, read.log()[count - 1].at.wall_ms);
    assert!(saved.broken_off || count == record.log().len(), "{what}");
    let next = record.log().get(count);
    assert!(next.is_none_or(|next| next.action == next.seq), "{what}: half an action");
    file.close().unwrap();
    fs::remove_file(new).unwrap();
    nothing_else(table, what);
    Some(saved)
}

/// A damaged file that `SQLite` cannot close keeps what it has beside it.
fn nothing_else(table: &Table, what: &str) {
    for name in files_in(table.folder()) {
        assert!(name.starts_with("a.eforos"), "{what}: {name}");
        if name != "a.eforos" {
            fs::remove_file(table.folder().join(name)).unwrap();
        }
    }
}

#[test]
fn what_is_intact_of_a_file_with_other_bytes_in_any_page() {
    let table = Table::new();
    let (record, whole) = signed(&table);
    let (mut in_part, mut all) = (0, 0);
    for page in 0..whole.len() / PAGE {
        for place in [0, 5, PAGE / 2, PAGE - 3] {
            let mut bytes = whole.clone();
            for byte in bytes.iter_mut().skip(page * PAGE + place).take(3) {
                *byte ^= 0x55;
            }
            let what = format!("page {page}, byte {place}");
            match damaged(&table, &record, &bytes, &what) {
                Some(Salvaged { broken_off: true, .. }) => in_part += 1,
                Some(_) => all += 1,
                None => {}
            }
        }
    }
    assert!(in_part > 5 && all > 5, "{in_part} {all}");
}

#[test]
fn what_is_intact_of_a_file_cut_after_any_page() {
    let table = Table::new();
    let (record, whole) = signed(&table);
    let mut saved = 0;
    for pages in 1..whole.len() / PAGE {
        let what = format!("{pages} pages");
        saved += usize::from(damaged(&table, &record, &whole[..pages * PAGE], &what).is_some());
    }
    assert!(saved > 3, "{saved} of {} cuts", whole.len() / PAGE - 1);
}

#[test]
fn a_file_whose_list_is_broken_keeps_its_whole_history() {
    let table = Table::new();
    let (record, _) = signed(&table);
    let connection = rusqlite::Connection::open(table.path()).unwrap();
    connection
        .execute_batch("DELETE FROM seeds; UPDATE parts SET bytes = x'00' WHERE kind = 'rules'")
        .unwrap();
    drop(connection);
    let bytes = fs::read(table.path()).unwrap();
    let saved = damaged(&table, &record, &bytes, "the rules are broken").unwrap();
    assert!(!saved.broken_off);
}

/// One changed bit in what somebody was typing: it alone is left out, and that is told.
#[test]
fn a_draft_that_cannot_be_read_hinders_nothing_but_itself() {
    let table = Table::new();
    let (record, mut bytes) = signed(&table);
    let text = "ΚΑΡΟ".as_bytes();
    let is_it = |&place: &usize| bytes[place..].starts_with(text);
    let places: Vec<usize> = (0..bytes.len()).filter(is_it).collect();
    assert_eq!(places.len(), 1, "the draft is in one place");
    bytes[places[0]] = 0xFF;
    fs::write(table.path(), &bytes).unwrap();
    let verification = verify(&table.path()).unwrap();
    let failure = verification.first_failure().unwrap();
    assert_eq!(failure.what, Checked::Drafts);
    let why = Failure::Damaged(Damage::Draft);
    assert_eq!(failure.outcome, CheckOutcome::Failed { at: None, why });
    for access in [Access::Read, Access::Write] {
        let file = table.open(access);
        assert_eq!(file.drafts().unwrap(), []);
        assert_eq!(file.read_record().unwrap().log(), record.log());
        let path = table.path().display().to_string();
        assert_eq!(file.cautions(), [Caution::DraftsLeftOut { path, count: 1 }]);
        for language in Language::ALL {
            let said =
                file.cautions()[0].sentence(language) + &failure.sentence(language, |key| key);
            assert!(said.contains("a.eforos") && !said.contains("storage-"), "{said}");
        }
    }
}

/// One changed byte in a club's own list: the same list, known by its digest, is taken from wherever it
/// is. Without it there is no copy, for its points would be others.
#[test]
fn a_damaged_list_is_taken_from_elsewhere_or_nothing_is_made() {
    let table = Table::new();
    let (record, whole) = signed(&table);
    let sha256 = table.lexicon.passport().sha256;
    let copy = table.folder().join("copy.eforos");
    fs::write(&copy, &whole).unwrap();
    let publication = table.folder().join("publication.eforos");
    table.open(Access::Read).publish_to(&publication).unwrap();
    let list = table.lexicon.to_bytes();
    let inside = &list[list.len() / 2..][..64];
    let place = whole.windows(inside.len()).position(|window| window == inside).unwrap();
    let mut bytes = whole.clone();
    bytes[place] ^= 0x10;
    fs::write(table.path(), &bytes).unwrap();

    let new = table.folder().join("new.eforos");
    let salvage = |elsewhere| CompetitionFile::salvage(&table.path(), elsewhere, &new);
    let other = Lexicon::embedded();
    let nonsense = [table.folder().to_path_buf(), table.path(), publication.clone()];
    for elsewhere in [NOWHERE, Elsewhere { list: Some(&other), files: &nonsense }] {
        let error = salvage(elsewhere).unwrap_err();
        let events = record.log().len() as u64;
        let lost = Problem::ListLost { events, sha256 };
        assert_eq!((&error.path, &error.problem), (&table.path(), &lost));
        assert!(!new.exists());
    }
    let files = [publication.clone(), copy];
    for elsewhere in [
        Elsewhere { list: Some(&table.lexicon), files: &[] },
        Elsewhere { list: Some(&other), files: &files },
    ] {
        let saved = salvage(elsewhere).unwrap();
        assert!(saved.list_from_elsewhere && !saved.broken_off);
        assert_eq!(verify(&new).unwrap().first_failure(), None);
        let file = CompetitionFile::open(&new, Access::Read).unwrap();
        assert_eq!(file.read_record().unwrap().log(), record.log());
        assert_eq!(file.lexicon(sha256).unwrap().words().to_bytes(), list);
        drop(file);
        fs::remove_file(&new).unwrap();
    }
    assert!(fs::read(table.path()).unwrap() == bytes);
}

#[test]
fn what_exists_is_not_replaced_and_nothing_comes_of_nothing() {
    let table = Table::new();
    let (_, whole) = signed(&table);
    fs::write(table.path(), &whole[..whole.len() - PAGE]).unwrap();
    let new = table.folder().join("new.eforos");
    fs::write(&new, "δικό μου").unwrap();
    let error = CompetitionFile::salvage(&table.path(), NOWHERE, &new).unwrap_err();
    assert_eq!((error.path, error.problem), (new.clone(), Problem::AlreadyExists));
    fs::remove_file(&new).unwrap();

    let error =
        CompetitionFile::salvage(&table.folder().join("no.eforos"), NOWHERE, &new).unwrap_err();
    assert_eq!(error.problem, Problem::NoSuchFile);
    fs::write(table.path(), &whole[..PAGE]).unwrap();
    let error = CompetitionFile::salvage(&table.path(), NOWHERE, &new).unwrap_err();
    assert!(
        matches!(error.problem, Problem::Damaged(Damage::NoEvents | Damage::Pages(_))),
        "{error:?}"
    );
    assert!(!new.exists());
}

/// A file that is open, with twelve players added since, and its history.
fn twelve_added(table: &Table) -> (CompetitionFile, Record) {
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    for number in 0..12 {
        table.act_on(&mut file, &mut record, add(&format!("Παίκτης {number}")));
    }
    (file, record)
}

/// A killed program's file again, with these bytes written ahead.
fn killed(table: &Table, whole: &[u8], log: &[u8]) {
    fs::write(table.path(), whole).unwrap();
    fs::write(table.folder().join("a.eforos-wal"), log).unwrap();
    fs::write(table.folder().join("a.eforos-lock"), "").unwrap();
}

/// What a killed program left beside its file, cut anywhere: as after a power cut, the history is a part
/// of what was lived, of whole actions, and holds.
#[test]
fn what_was_written_ahead_and_is_cut() {
    let table = Table::new();
    let (file, record) = twelve_added(&table);
    let ahead = table.folder().join("a.eforos-wal");
    let [whole, log] = [table.path(), ahead].map(|path| fs::read(path).unwrap());
    drop(file);
    let mut counts = std::collections::BTreeSet::new();
    for place in (0..log.len()).step_by(log.len() / 41) {
        killed(&table, &whole, &log[..place]);
        assert_eq!(verify(&table.path()).unwrap().first_failure(), None, "{place}");
        let file = table.open(Access::Write);
        assert_eq!(file.cautions(), [], "{place}");
        let read = file.read_record().unwrap();
        let count = read.log().len();
        assert_eq!(read.log(), &record.log()[..count], "{place}");
        counts.insert(count);
        file.close().unwrap();
        assert_eq!(files_in(table.folder()), ["a.eforos"]);
    }
    assert!(counts.len() > 10, "{counts:?}");
}

/// One changed byte anywhere in what a killed program left: unless it may be the last write, which a
/// power cut tears as well, nothing passes for whole and nothing is written over; what is before it
/// becomes a file of its own.
#[test]
fn what_was_written_ahead_and_is_damaged() {
    let table = Table::new();
    let (file, record) = twelve_added(&table);
    let ahead = table.folder().join("a.eforos-wal");
    let [whole, log] = [table.path(), ahead.clone()].map(|path| fs::read(path).unwrap());
    drop(file);
    let new = table.folder().join("new.eforos");
    for place in (0..log.len()).step_by(log.len() / 41) {
        let mut bytes = log.clone();
        bytes[place] ^= 0x10;
        killed(&table, &whole, &bytes);
        let verified = verify(&table.path()).unwrap();
        match CompetitionFile::open(&table.path(), Access::Write) {
            Ok(file) => {
                let read = file.read_record().unwrap();
                let count = read.log().len();
                assert_eq!(read.log(), &record.log()[..count], "{place}");
                assert!(count + 2 >= record.log().len(), "{place}: {count} read in silence");
                assert_eq!(verified.first_failure(), None, "{place}");
                file.close().unwrap();
            }
            Err(error) => {
                let Problem::Damaged(Damage::Wal(last)) = error.problem else {
                    panic!("{place}: {error:?}");
                };
                let count = usize::try_from(last.0).unwrap();
                assert!(count < record.log().len(), "{place}");
                let failure = verified.first_failure().unwrap();
                let why = Failure::Damaged(Damage::Wal(last));
                assert_eq!(failure.outcome, CheckOutcome::Failed { at: None, why });
                let saved = CompetitionFile::salvage(&table.path(), NOWHERE, &new).unwrap();
                assert_eq!((saved.events, saved.broken_off), (last.0, true), "{place}");
                assert_eq!(verify(&new).unwrap().first_failure(), None, "{place}");
                let file = CompetitionFile::open(&new, Access::Read).unwrap();
                assert_eq!(file.read_record().unwrap().log(), &record.log()[..count]);
                assert!(fs::read(table.path()).unwrap() == whole, "{place}");
                assert!(fs::read(&ahead).unwrap() == bytes, "{place}");
                drop(file);
                fs::remove_file(&new).unwrap();
            }
        }
    }
}

/// A copy was put in the place of a file whose program was killed, and what that one wrote ahead still
/// lies beside.
#[test]
fn what_was_written_ahead_of_another_file_spoils_nothing() {
    let table = Table::new();
    let (file, _) = twelve_added(&table);
    let ahead = table.folder().join("a.eforos-wal");
    let log = fs::read(&ahead).unwrap();
    drop(file);

    let other = Table::new();
    let mut file = other.create();
    let mut record = file.read_record().unwrap();
    for number in 0..300 {
        other.act_on(&mut file, &mut record, add(&format!("Άλλος {number}")));
    }
    file.close().unwrap();
    fs::copy(other.path(), table.path()).unwrap();
    fs::write(&ahead, &log).unwrap();
    let before = fs::read(table.path()).unwrap();
    let refused = CompetitionFile::open(&table.path(), Access::Write).unwrap_err();
    assert!(matches!(refused.problem, Problem::Damaged(_)), "{refused:?}");
    assert!(fs::read(table.path()).unwrap() == before);
    let new = table.folder().join("new.eforos");
    let saved = CompetitionFile::salvage(&table.path(), NOWHERE, &new).unwrap();
    assert_eq!((saved.events, saved.broken_off), (301, false));
    assert_eq!(verify(&new).unwrap().first_failure(), None);
    let file = CompetitionFile::open(&new, Access::Read).unwrap();
    assert_eq!(file.read_record().unwrap().log(), record.log());
}
