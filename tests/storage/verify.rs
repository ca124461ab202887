//! The verification of a competition file finds every digital draw and table right, and names the
//! first place where somebody changed something.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::{CompetitionFile, verify};
use std::path::Path;

use crate::chain;
use crate::table::{self, Table, add, player, round, word};
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::event::Event as AnagramEvent;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Command, Event, Record, Recorded, Rejection};
use eforos::domain::ids::Seq;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::storage::{
    Access, CheckOutcome, Checked, Damage, Failure, NewCompetition, NotDerivable, Part,
    Verification,
};

fn verified(table: &Table, record: &Record) -> Verification {
    verified_events(table, record.log())
}

fn verified_events(table: &Table, events: &[Recorded]) -> Verification {
    table.create().close().unwrap();
    chain::write_history(&table.path(), events, 2);
    let verification = verify(&table.path()).unwrap();
    std::fs::remove_file(table.path()).unwrap();
    verification
}

/// The first failure, which must be about an event.
fn failure(table: &Table, events: &[Recorded]) -> (Checked, Seq, Failure) {
    let verification = verified_events(table, events);
    let check = verification.first_failure().expect("something must fail").clone();
    match check.outcome {
        CheckOutcome::Failed { at: Some(seq), why } => (check.what, seq, why),
        outcome => panic!("{outcome:?}"),
    }
}

/// The place of an event in a history.
fn place(events: &[Recorded], is_it: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(|recorded| is_it(&recorded.event)).unwrap()
}

#[test]
fn a_signed_competition_holds() {
    let table = Table::new();
    let record = table.signed();
    let verification = verified(&table, &record);
    assert_eq!(verification.first_failure(), None);
    assert!(verification.holds());
    assert_eq!(verification.events, record.log().len() as u64);

    let letters = |wanted: &CheckOutcome| -> Vec<(u8, u32)> {
        let of = verification.checks.iter().filter(|check| check.outcome == *wanted);
        of.filter_map(|check| match check.what {
            Checked::Letters { round, attempt, .. } => Some((round.get(), attempt.get())),
            _ => None,
        })
        .collect()
    };
    // 4 was drawn, undone and drawn again; 7 was drawn, replayed and drawn again.
    let derived = [1, 4, 4, 5, 6, 7].map(|round| (round, 1)).into_iter().chain([(7, 2)]);
    let derived: Vec<_> = derived.chain([8, 9, 10, 11, 13, 14].map(|round| (round, 1))).collect();
    assert_eq!(letters(&CheckOutcome::Holds), derived);
    let recorded: Vec<_> =
        verification.not_derivable().map(|(round, _, why)| (round.get(), why)).collect();
    assert_eq!(
        recorded,
        [(2, NotDerivable::Typed), (3, NotDerivable::Recorded), (8, NotDerivable::Corrected)]
    );
    let last = verification.checks.iter().rev().take(4);
    let last: Vec<_> = last.map(|check| check.what.clone()).collect();
    assert!(matches!(
        last[..],
        [
            Checked::Totals { sheets: 39, .. },
            Checked::Law,
            Checked::SignedTable { issue: 1, .. },
            Checked::Seed
        ]
    ));
}

#[test]
fn a_rehearsal_holds() {
    let lexicon = Lexicon::embedded();
    let plan = Plan { players: 6, seed: Seed::from_bytes([3; 32]) };
    let rehearsal = rehearse(&plan, &lexicon);
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("a.eforos");
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &lexicon.into(),
        events: rehearsal.record.log(),
    };
    CompetitionFile::create(&path, new).unwrap().close().unwrap();
    assert_eq!(verify(&path).unwrap().first_failure(), None);
}

#[test]
fn before_signing_the_draws_are_held_against_the_seed_that_the_file_keeps() {
    let table = Table::new();
    let verification = verified(&table, &table.played());
    assert!(verification.holds());
    assert_eq!(verification.signed, None);
    let of = |wanted: fn(&Checked) -> bool| {
        let checks = verification.checks.iter().filter(move |check| wanted(&check.what));
        checks.filter(|check| check.outcome == CheckOutcome::Holds).count()
    };
    assert_eq!(of(|what| *what == Checked::KeptSeed), 1);
    assert_eq!(of(|what| matches!(what, Checked::Letters { .. })), 13);
    let shown: String = verification
        .checks
        .iter()
        .map(|check| check.sentence(Language::English, |key| key))
        .collect();
    assert!(!shown.contains(&table.seed.reveal()), "nothing of the seed is shown");
}

#[test]
fn a_seed_that_is_gone_before_signing_does_not_go_without_a_word() {
    let table = Table::new();
    table.create_with(table.played().log()).close().unwrap();
    let connection = rusqlite::Connection::open(table.path()).unwrap();
    connection.execute_batch("DELETE FROM seeds").unwrap();
    drop(connection);
    let verification = verify(&table.path()).unwrap();
    let failure = verification.first_failure().unwrap();
    assert_eq!(failure.what, Checked::KeptSeed);
    let (part, sha256) = (Part::Seed, table.seed.commitment());
    let why = Failure::Damaged(Damage::Missing { part, sha256 });
    assert_eq!(failure.outcome, CheckOutcome::Failed { at: None, why });
    let unknown =
        verification.not_derivable().filter(|&(_, _, why)| why == NotDerivable::SeedUnknown);
    assert_eq!(unknown.count(), 13);
}

#[test]
fn without_a_seed_and_without_a_draw_there_is_nothing_to_derive() {
    let table = Table::new();
    table.create().close().unwrap();
    let connection = rusqlite::Connection::open(table.path()).unwrap();
    connection.execute_batch("DELETE FROM seeds").unwrap();
    drop(connection);
    let verification = verify(&table.path()).unwrap();
    assert!(verification.holds());
    let seed = verification.checks.iter().find(|check| check.what == Checked::Seed).unwrap();
    assert_eq!(seed.outcome, CheckOutcome::NotDerivable(NotDerivable::SeedUnknown));
}

#[test]
fn a_copy_for_publication_before_signing_has_no_seed_and_holds() {
    let table = Table::new();
    let file = table.create_with(table.played().log());
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let verification = verify(&copy).unwrap();
    assert!(verification.holds());
    let not_yet =
        verification.not_derivable().filter(|&(_, _, why)| why == NotDerivable::NotYetSigned);
    assert_eq!(not_yet.count(), 13);
    let seed = verification.checks.iter().find(|check| check.what == Checked::Seed).unwrap();
    assert_eq!(seed.outcome, CheckOutcome::NotDerivable(NotDerivable::NotYetSigned));
}

#[test]
fn a_second_signing_holds_too() {
    let table = Table::new();
    let mut record = table.signed();
    table.act(&mut record, Command::Reopen { reason: "λάθος".to_owned() });
    table.act(&mut record, Command::WithdrawRuling { word: word("ΞΞΞ") });
    table.act(&mut record, Command::Sign);
    let verification = verified(&table, &record);
    assert_eq!(verification.first_failure(), None);
    let tables = verification.checks.iter().filter_map(|check| match check.what {
        Checked::SignedTable { issue, .. } => Some(issue),
        _ => None,
    });
    assert_eq!(tables.collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn other_letters_than_the_seed_gives_are_found() {
    let table = Table::new();
    let mut events = table.signed().log().to_vec();
    // Two letters of round 9 change places: every total stays, only the draw tells.
    let at = place(
        &events,
        |event| matches!(event, Event::Own(AnagramEvent::LettersDrawn { round, .. }) if round.get() == 9),
    );
    let Event::Own(AnagramEvent::LettersDrawn { letters, .. }) = &mut events[at].event else {
        unreachable!()
    };
    let before: String = letters.iter().map(ToString::to_string).collect();
    let other = letters.iter().position(|&letter| letter != letters[0]).unwrap();
    letters.swap(0, other);
    let (what, seq, why) = failure(&table, &events);
    assert!(matches!(what, Checked::Letters { round, .. } if round.get() == 9));
    assert_eq!(seq, events[at].seq);
    assert_eq!(why, Failure::OtherLetters { derived: before, redraws: 0 });
}

#[test]
fn other_redraws_than_the_seed_gives_are_found() {
    let table = Table::new();
    let mut events = table.signed().log().to_vec();
    let at = place(&events, |event| matches!(event, Event::Own(AnagramEvent::LettersDrawn { .. })));
    if let Event::Own(AnagramEvent::LettersDrawn { redraws, .. }) = &mut events[at].event {
        *redraws += 1;
    }
    let (_, seq, why) = failure(&table, &events);
    assert_eq!(seq, events[at].seq);
    assert!(matches!(why, Failure::OtherLetters { redraws: 0, .. }));
    // And before the signing already, by the seed that the file keeps.
    let signed = place(&events, |event| matches!(event, Event::Signed { .. }));
    let (_, seq, why) = failure(&table, &events[..signed]);
    assert_eq!(seq, events[at].seq);
    assert!(matches!(why, Failure::OtherLetters { redraws: 0, .. }));
}

#[test]
fn another_seed_is_found() {
    let table = Table::new();
    let mut events = table.signed().log().to_vec();
    let at = events.len() - 1;
    if let Event::Signed { seed, .. } = &mut events[at].event {
        *seed = Some(table.seed.next());
    }
    let verification = verified_events(&table, &events);
    let failed = verification.checks.iter().filter(|check| {
        matches!(check.outcome, CheckOutcome::Failed { why: Failure::OtherSeed, .. })
    });
    // Every digital draw, and the seed itself.
    assert_eq!(failed.count(), 14);
}

#[test]
fn a_changed_word_is_found_in_the_signed_table() {
    let table = Table::new();
    let mut events = table.signed().log().to_vec();
    let at = place(
        &events,
        |event| matches!(event, Event::Own(AnagramEvent::SheetKeyed { player: Some(p), .. }) if *p == player(2)),
    );
    if let Event::Own(AnagramEvent::SheetKeyed { words, .. }) = &mut events[at].event {
        *words = eforos::domain::formats::anagram::sheet::SheetWords::default();
    }
    let (what, seq, why) = failure(&table, &events);
    assert!(matches!(what, Checked::SignedTable { issue: 1, .. }));
    assert_eq!(seq.0, events.len() as u64);
    assert!(matches!(why, Failure::OtherTable { .. }));
}

#[test]
fn a_changed_row_or_digest_of_the_signed_table_is_found() {
    let table = Table::new();
    let signed = table.signed().log().to_vec();
    let last = signed.len() - 1;

    let mut events = signed.clone();
    if let Event::Signed { table, .. } = &mut events[last].event {
        table.0[1].total += 1;
    }
    assert_eq!(failure(&table, &events).2, Failure::OtherTable { row: 2 });

    let mut events = signed.clone();
    if let Event::Signed { table, .. } = &mut events[last].event {
        table.0.pop();
    }
    assert_eq!(failure(&table, &events).2, Failure::OtherTable { row: 3 });

    let mut events = signed;
    let Event::Signed { sha256, .. } = &mut events[last].event else { unreachable!() };
    let derived = *sha256;
    *sha256 = table.lexicon.passport().sha256;
    assert_eq!(failure(&table, &events).2, Failure::OtherDigest { derived });
}

#[test]
fn a_signature_that_could_not_be_given_is_found() {
    let table = Table::new();
    let mut events = table.signed().log().to_vec();
    // The decision on the objection is left out: what follows it moves up.
    let at = place(&events, |event| matches!(event, Event::ObjectionDecided { .. }));
    events.remove(at);
    for (seq, recorded) in (1..).zip(&mut events).skip(at) {
        recorded.seq = Seq(seq);
        recorded.action = Seq(seq);
    }
    let (_, _, why) = failure(&table, &events);
    let Failure::NotToBeSigned(why) = why else { panic!("{why:?}") };
    let why = &why.event::<Anagram>().unwrap().why;
    assert!(matches!(why, Rejection::Provisional { doubts } if doubts.len() == 1));
}

#[test]
fn a_draw_after_the_seed_was_revealed_is_found() {
    let table = Table::new();
    let mut record = table.signed();
    table.act(&mut record, Command::Reopen { reason: "λάθος".to_owned() });
    let mut events = record.log().to_vec();
    let drawn =
        place(&events, |event| matches!(event, Event::Own(AnagramEvent::LettersDrawn { .. })));
    let mut again = events[drawn].clone();
    let replayed = AnagramEvent::RoundReplayed { round: round(1), reason: "λόγος".to_owned() };
    for event in [Event::Own(replayed), again.event.clone()] {
        let seq = Seq(events.len() as u64 + 1);
        again = Recorded { seq, action: seq, event, ..again };
        events.push(again.clone());
    }
    let (_, seq, why) = failure(&table, &events);
    assert_eq!((seq.0, why), (events.len() as u64, Failure::NoDraw));
}

#[test]
fn an_undo_of_nothing_and_a_second_beginning_are_found() {
    let table = Table::new();
    let mut record = table.begun();
    table.act(&mut record, add("Άννα"));
    let undone = undo(&record);
    table.act(&mut record, undone);
    assert!(verified(&table, &record).holds());

    let mut events = record.log().to_vec();
    events[2].event = Event::Undone { action: Seq(3) };
    assert_eq!(failure(&table, &events), (Checked::Numbering, Seq(3), Failure::UndoOfNothing));
    events[2].event = events[0].event.clone();
    assert_eq!(failure(&table, &events), (Checked::Numbering, Seq(3), Failure::NotOneBeginning));
}

#[test]
fn a_copy_for_publication_holds() {
    let table = Table::new();
    let file = table.create_with(table.signed().log());
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let verification = verify(&copy).unwrap();
    assert_eq!(verification.first_failure(), None);
    let partial = |check: &&eforos::storage::Check| {
        matches!(check.what, Checked::Lexicon { full: false, .. })
    };
    assert_eq!(verification.checks.iter().filter(partial).count(), 1);
    assert_eq!(verification.chain_head, file.chain_head());
}

#[test]
fn verification_works_beside_a_writer_and_leaves_nothing() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    let verification = verify(&table.path()).unwrap();
    assert!(verification.holds());
    assert_eq!((verification.events, verification.chain_head), (2, file.chain_head()));
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    file.close().unwrap();
    assert_eq!(table::files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn every_check_has_a_sentence_of_its_own() {
    let table = Table::new();
    let verification = verified(&table, &table.signed());
    for language in Language::ALL {
        let mut said: Vec<String> =
            verification.checks.iter().map(|check| check.sentence(language, |key| key)).collect();
        assert!(said.iter().all(|line| line.contains(": ") && !line.contains("storage-")));
        said.sort();
        said.dedup();
        // The draw of round 4 that was undone and the one after it read alike.
        assert_eq!(said.len(), verification.checks.len() - 1, "{said:#?}");
    }
}

#[test]
fn what_is_no_competition_is_refused() {
    let table = Table::new();
    assert!(verify(Path::new("/nowhere/a.eforos")).is_err());
    assert!(verify(table.folder()).is_err());
    std::fs::write(table.path(), "κείμενο").unwrap();
    assert!(verify(&table.path()).is_err());
    let _ = CompetitionFile::open(&table.path(), Access::Read).unwrap_err();
}
