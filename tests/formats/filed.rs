//! Called words in a competition file: made, opened by the law, added to, verified, published, salvaged;
//! what is forged is named, and another format's file is not taken for one of these.

use std::path::Path;

use eforos::domain::contest::Format as _;
use eforos::domain::contest::event::Event;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::language::Language;
use eforos::storage::{
    Access, CheckOutcome, Checked, CompetitionFile, Elsewhere, Failure, NewCompetition, Problem,
    StoredLexicon, verify,
};
use tempfile::TempDir;

use super::called::{Called, Fact, RULES, Refusal};
use super::{Table, player, round, signed, word};
use crate::chain::forge_and_seal;

fn file_of(table: &Table, path: &Path, events: usize) -> CompetitionFile<Called> {
    let new = NewCompetition {
        seed: Some(&table.seed),
        rules_text: RULES,
        lexicon: &StoredLexicon::Full(table.list.clone()),
        events: &table.record.log()[..events],
    };
    CompetitionFile::create(path, new).unwrap()
}

#[test]
fn a_day_lies_in_a_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("called.eforos");
    let table = signed();
    let log = table.record.log();
    let mut file = file_of(&table, &path, 1);
    for action in log[1..].chunk_by(|one, next| one.action == next.action) {
        file.append(action).unwrap();
    }
    file.publish_to(&folder.path().join("public.eforos")).unwrap();
    file.close().unwrap();

    let file = CompetitionFile::<Called>::open(&path, Access::Write).unwrap();
    assert_eq!(file.read_record().unwrap().log(), log);
    assert_eq!(file.read_record().unwrap().contest(), table.record.contest());
    file.close().unwrap();
    let found = verify::<Called>(&path).unwrap();
    assert!(found.holds(), "{:?}", found.first_failure());
    let totals = Checked::Totals { sheets: 0, words: 4 };
    assert!(found.checks.iter().any(|check| check.what == totals), "{:?}", found.checks);
    assert_eq!(found.signed, Some(1));
    assert!(verify::<Called>(&folder.path().join("public.eforos")).unwrap().holds());

    // What is intact of it is saved.
    let saved = folder.path().join("saved.eforos");
    let events = CompetitionFile::<Called>::salvage(&path, Elsewhere::default(), &saved).unwrap();
    assert_eq!(events.events, log.len() as u64);
    assert!(verify::<Called>(&saved).unwrap().holds());
}

#[test]
fn a_forged_file_is_named_in_the_words_of_the_format() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("called.eforos");
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    file_of(&table, &path, table.record.log().len()).close().unwrap();
    forge_and_seal(&path, |connection| {
        let change = "UPDATE events SET body = replace(body, '\"round\":1', '\"round\":2')";
        assert_eq!(connection.execute(&format!("{change} WHERE seq = 4"), []).unwrap(), 1);
    });
    let refused = CompetitionFile::<Called>::open(&path, Access::Write).unwrap_err();
    let Problem::Unlawful(unlawful) = &refused.problem else { panic!("{refused}") };
    let event = unlawful.event::<Called>().unwrap();
    assert_eq!(event.why, Refusal::OtherRound { round: round(2) }.into());
    let called = Fact::WordCalled { round: round(2), player: player(1), word: word("ΚΑΡΟ") };
    assert_eq!(event.recorded.event, Event::Own(called));
    assert!(unlawful.event::<Anagram>().is_none());
    let said = refused.sentence(Language::English);
    assert!(said.contains("ΚΑΡΟ was called (1 words)."), "{said}");
    assert!(said.contains("that is not the round that is played"), "{said}");

    let law = verify::<Called>(&path).unwrap();
    let law = law.checks.iter().find(|check| check.what == Checked::Law).unwrap();
    let CheckOutcome::Failed { why: Failure::Unlawful(found), .. } = &law.outcome else {
        panic!("{law:?}")
    };
    assert_eq!(found, unlawful);
}

#[test]
fn another_format_s_file_is_not_read() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("called.eforos");
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    file_of(&table, &path, table.record.log().len()).close().unwrap();
    let opened = CompetitionFile::<Anagram>::open(&path, Access::Write);
    assert!(matches!(opened, Err(error) if matches!(error.problem, Problem::Damaged(_))));
    assert!(!verify::<Anagram>(&path).unwrap().holds(), "{} is no anagram", Called::NAME);
}
