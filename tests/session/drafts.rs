//! Drafts belong to the keeper: clients tell them, it writes them, and each client sees its own.

use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::SheetId;
use eforos::session::{Keeper, News, PATIENCE_MS, Session};
use eforos::storage::{Access, Begun, Problem, StoredDraft};

use super::{Hall, put};
use crate::common::files::CompetitionFile;
use crate::day::{player, round};

fn sheet() -> Begun {
    Begun::Sheet(Draft { round: round(1), player: Some(player(7)) })
}

/// What the file has, whoever holds it.
fn stored(hall: &Hall) -> Vec<StoredDraft> {
    CompetitionFile::open(&hall.path(), Access::Read).unwrap().drafts().unwrap()
}

fn contents(hall: &Hall) -> Vec<(String, String)> {
    let drafts = stored(hall).into_iter().map(|draft| (draft.station, draft.content));
    drafts.collect()
}

#[test]
fn what_is_typed_is_written_with_the_next_tick_and_everybody_is_told() {
    let mut hall = Hall::new();
    let (one, two) = (hall.keeper.listen("1"), hall.keeper.listen("2"));
    for typed in ["Κ", "ΚΑ", "ΚΑΡΟ"] {
        hall.keeper.draft_is(sheet(), "1", Some(typed.to_owned()));
    }
    assert!(stored(&hall).is_empty() && hall.keeper.drafts().is_empty());
    hall.tick();
    assert_eq!(contents(&hall), [("1".to_owned(), "ΚΑΡΟ".to_owned())], "three keys, one write");
    let begun = Draft { round: round(1), player: Some(player(7)) };
    assert_eq!(hall.keeper.drafts(), [begun]);
    for news in [&one, &two] {
        assert_eq!(news.try_iter().collect::<Vec<_>>(), [News::DraftsKept]);
    }
    // Nothing was told since: nothing is written, and nobody is told.
    hall.tick();
    assert_eq!(two.try_iter().count(), 0);
    // Typed back to what is saved.
    hall.keeper.draft_is(sheet(), "1", None);
    hall.keeper.keep_drafts().unwrap();
    assert!(stored(&hall).is_empty() && hall.keeper.drafts().is_empty());
    assert_eq!(two.try_iter().collect::<Vec<_>>(), [News::DraftsKept]);
}

#[test]
fn a_second_client_sees_no_draft_of_another_as_a_sheet_and_forgets_none() {
    let mut hall = Hall::new();
    let one = hall.keeper.listen("1");
    let _two = hall.keeper.listen("2");
    hall.keeper.draft_is(sheet(), "1", Some("ΚΑΡΟ".to_owned()));
    hall.tick();
    assert_eq!(hall.keeper.draft(sheet(), "1"), Some("ΚΑΡΟ"));
    assert_eq!(hall.keeper.draft(sheet(), "2"), None);
    hall.keeper.draft_is(sheet(), "2", Some("ΡΟΣ".to_owned()));
    hall.tick();
    assert_eq!(hall.keeper.draft(sheet(), "1"), Some("ΚΑΡΟ"));
    assert_eq!(hall.keeper.draft(sheet(), "2"), Some("ΡΟΣ"));
    assert_eq!(hall.keeper.drafts().len(), 1, "of one sheet");
    // One is done with it: what the other typed stays.
    hall.keeper.forget_draft(sheet(), "2").unwrap();
    assert_eq!(contents(&hall), [("1".to_owned(), "ΚΑΡΟ".to_owned())]);
    // Its machine goes away: whoever takes the sheet takes up what lies there.
    drop(one);
    hall.keeper.draft_is(sheet(), "2", None);
    hall.keeper.draft_is(
        Begun::Sheet(Draft { round: round(1), player: None }),
        "2",
        Some("Α".to_owned()),
    );
    hall.tick();
    assert_eq!(hall.keeper.draft(sheet(), "2"), Some("ΚΑΡΟ"));
    hall.keeper.forget_draft(sheet(), "2").unwrap();
    assert_eq!(contents(&hall), [("2".to_owned(), "Α".to_owned())]);
}

#[test]
fn what_was_left_before_the_file_was_opened_is_for_whoever_takes_it_up() {
    let mut hall = Hall::new();
    hall.keeper.draft_is(sheet(), "1", Some("ΚΑΡΟ".to_owned()));
    hall.keeper.shut().unwrap();
    let path = hall.path();
    let session = Session::<Anagram>::open(&path, Access::Write, hall.hand.source()).unwrap();
    let mut keeper = Keeper::new(session, None);
    assert_eq!(keeper.draft(sheet(), "2"), Some("ΚΑΡΟ"), "closing writes what was told");
    let _one = keeper.listen("1");
    assert_eq!(keeper.draft(sheet(), "2"), None, "its machine is there");
}

#[test]
fn a_second_keying_that_was_left_is_shown_to_nobody_else() {
    let mut hall = Hall::new();
    let again = Begun::Again(SheetId::FIRST);
    hall.keeper.draft_is(again, "1", Some("ΚΑΡΟ".to_owned()));
    hall.tick();
    assert_eq!(hall.keeper.draft(again, "1"), Some("ΚΑΡΟ"));
    assert_eq!(hall.keeper.draft(again, "2"), None, "who keyed it first would read it");
}

#[test]
fn a_draft_that_the_file_refuses_is_told_once_and_written_when_the_file_is_back() {
    // Nobody moves a file there that is open.
    if cfg!(windows) {
        return;
    }
    let mut hall = Hall::new();
    let news = hall.keeper.listen("1");
    let away = hall.folder.path().join("away");
    put(&hall.path(), &away);
    hall.keeper.draft_is(sheet(), "1", Some("ΚΑΡΟ".to_owned()));
    assert!(hall.keeper.keep_drafts().is_err(), "the sheet cannot be put away");
    let refused = |news: &News<_>| matches!(news, News::NotSaved(e) if e.problem == Problem::Moved);
    assert!(news.try_iter().all(|news| refused(&news)));
    hall.keeper.draft_is(sheet(), "1", Some("ΚΑΡΟ ΡΟΣ".to_owned()));
    hall.tick();
    hall.tick();
    assert!(news.try_iter().count() <= 1, "only that the file is gone");
    put(&away, &hall.path());
    hall.hand.pass_ms(PATIENCE_MS);
    hall.tick();
    assert!(news.try_iter().any(|news| news == News::DraftsKept));
    assert_eq!(contents(&hall), [("1".to_owned(), "ΚΑΡΟ ΡΟΣ".to_owned())], "as it was typed last");
}
