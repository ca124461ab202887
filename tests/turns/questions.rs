//! Every question that a game asks: it opens, an answer that lacks something changes nothing, no changes nothing, yes
//! does it, and one undo takes it back where the rules let anybody.

use eforos::commands::formats::OwnQuestion;
use eforos::commands::formats::duplicate::step::Step;
use eforos::commands::formats::duplicate::{
    Cancelled, Command, EndWhy, Entry as Own, Keying, NextLetters, Possible, Question as Q,
};
use eforos::commands::{AboutChoice, Entry, Question, UserCommand};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::duplicate::game::Hand;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::{Closing, Stage};
use eforos::domain::person::Role;
use eforos::domain::timing::PausedTiles;
use eforos::views::Sight;
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use tempfile::TempDir;

use super::table::{Table, player, turn};

const LETTERS: &str = "AACSTRE";
const WHY: &[(Entry, &str)] = &[(Entry::Reason, "cum s-a hotărât")];
const NOTHING: &[(Entry, &str)] = &[];

fn laid() -> (Table, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::laid(&folder.path().join("a.eforos"));
    (table, folder)
}

/// The time of turn 1 is over.
fn over() -> (Table, TempDir) {
    let (mut table, folder) = laid();
    table.play(1, LETTERS);
    (table, folder)
}

/// Ana and Dan wrote CASA, Eva a longer play of the list that nobody wrote before.
fn claimed() -> (Table, TempDir) {
    let (mut table, folder) = over();
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.slip("2", "8", "H7", "CASA");
    (table, folder)
}

/// CASA is announced.
fn announced() -> (Table, TempDir) {
    let (mut table, folder) = claimed();
    for number in ["3", "4"] {
        table.keys(number);
        table.key(Key::Enter);
        table.ctrl(Key::D);
    }
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    assert_eq!(closing(&table, 1), Closing::Announced, "{:#?}", table.texts());
    while matches!(step(&table), Step::Call(_)) {
        table.space();
    }
    table.ctrl(Key::Num2);
    (table, folder)
}

fn step(table: &Table) -> Step {
    Sight::of(table.shell().session().unwrap(), &table.shell().desk).step()
}

fn closing(table: &Table, of: u8) -> Closing {
    table.contest().game.turn(turn(of)).unwrap().closing
}

fn open(table: &Table) -> Option<Question> {
    table.shell().desk.question.as_ref().map(|(question, _)| question.clone())
}

fn type_all(table: &mut Table, texts: &[(Entry, &str)]) {
    for (entry, text) in texts {
        table.ask(UserCommand::Type(*entry, (*text).to_owned()));
    }
}

/// Asks, lets it be, answers wrongly, then rightly.
fn answered(
    table: &mut Table,
    question: impl Into<UserCommand>,
    wrong: Option<&[(Entry, &str)]>,
    right: &[(Entry, &str)],
) {
    let question = question.into();
    let before = table.contest().clone();
    table.ask(question.clone());
    assert!(open(table).is_some(), "it is asked: {:#?}", table.texts());
    table.key(Key::Escape);
    assert_eq!(open(table), None);
    assert_eq!(*table.contest(), before, "no changes nothing");
    table.ask(question.clone());
    if let Some(wrong) = wrong {
        type_all(table, wrong);
        table.ask(UserCommand::Confirm);
        assert!(open(table).is_some(), "{question:?} with {wrong:?} stays open");
        assert_eq!(*table.contest(), before, "{question:?} with {wrong:?} changes nothing");
    }
    type_all(table, right);
    table.ask(UserCommand::Confirm);
    assert_eq!(open(table), None, "{:#?}", table.texts());
    assert_ne!(*table.contest(), before, "{question:?} is done: {:#?}", table.texts());
}

/// The same, and one undo takes it back.
fn answered_and_undone(
    table: &mut Table,
    question: impl Into<UserCommand>,
    wrong: Option<&[(Entry, &str)]>,
    right: &[(Entry, &str)],
) {
    let before = table.contest().game.clone();
    let done = table.events();
    answered(table, question, wrong, right);
    let done = table.events() - done;
    undo(table);
    assert_eq!(table.contest().game, before, "{done} events");
}

fn undo(table: &mut Table) {
    let before = table.events();
    table.ask(UserCommand::Undo);
    assert!(matches!(open(table), Some(Question::Undo(_))), "{:#?}", table.texts());
    table.ask(UserCommand::Confirm);
    assert_eq!(table.events(), before + 1);
}

#[test]
fn one_question_after_the_other_has_its_own_fields() {
    let (mut table, _folder) = laid();
    table.ask(Q::TurnTime);
    assert_eq!(table.shell().desk.text(Entry::Time), "3:00");
    table.ask(Q::LastTurn);
    assert_eq!(table.shell().desk.text(Own::Turn.into()), "5");
    // Another choice of the same question keeps what was typed.
    table.key(Key::Escape);
    table.play(1, LETTERS);
    let how = |letters| Q::CancelTurn(turn(1), Cancelled::TakenBack, Some(letters));
    table.ask(how(NextLetters::Same));
    type_all(&mut table, WHY);
    table.ask(how(NextLetters::New));
    assert_eq!(table.shell().desk.reason(), WHY[0].1);
}

#[test]
fn the_time_of_a_turn() {
    let (mut table, _folder) = laid();
    for wrong in ["", "abc", "0:59", "10:01"] {
        let wrong = [(Entry::Time, wrong)];
        answered_and_undone(&mut table, Q::TurnTime, Some(&wrong), &[(Entry::Time, "2:00")]);
    }
    answered(&mut table, Q::TurnTime, None, &[(Entry::Time, "1:00")]);
    assert_eq!(table.contest().game.turn_ms, 60_000);
}

#[test]
fn a_start_with_fewer_than_two() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::with(&folder.path().join("a.eforos"), "Ana; Argus");
    table.keys(LETTERS);
    table.key(Key::Enter);
    table.space();
    table.wait_ms(24_000);
    table.space();
    assert_eq!(open(&table), Some(Question::Own(OwnQuestion::Duplicate(Q::StartAlone(turn(1))))));
    assert_eq!(table.stage(1), Stage::Drawn, "nothing runs before the answer");
    table.see("Joacă un singur jucător");
    table.key(Key::Escape);
    assert_eq!(table.stage(1), Stage::Drawn);
    table.space();
    table.ask(UserCommand::Confirm);
    assert!(matches!(table.stage(1), Stage::Running(_)));
}

#[test]
fn a_rack_that_is_taken_back_before_its_time() {
    let (mut table, _folder) = laid();
    table.keys(LETTERS);
    table.key(Key::Enter);
    answered_and_undone(&mut table, Q::VoidRack, Some(NOTHING), WHY);
    // Shown to the hall it can be voided, too: the next ones are another attempt.
    table.space();
    answered(&mut table, Q::VoidRack, Some(NOTHING), WHY);
    let first = table.contest().game.turn(turn(1)).unwrap();
    assert_eq!((first.attempt.get(), first.letters.is_none()), (2, true));
}

#[test]
fn a_rack_with_three_equal_letters() {
    let (mut table, _folder) = laid();
    table.keys("AAACSTR");
    table.key(Key::Enter);
    table.keys("g");
    assert!(open(&table).is_some(), "its key opens it");
    table.key(Key::Escape);
    answered_and_undone(&mut table, Q::RefuseTriple, Some(NOTHING), WHY);
    table.space();
    table.wait_ms(24_000);
    table.ask(Q::RefuseTriple);
    type_all(&mut table, WHY);
    table.ask(UserCommand::Confirm);
    assert!(table.contest().game.turn(turn(1)).unwrap().refused.is_empty(), "a letter was shown");
}

#[test]
fn letters_that_were_noted_wrongly() {
    let (mut table, _folder) = claimed();
    for (letters, said) in [
        ("AACSTR", "Sunt necesare 7 piese"),
        ("AACSTRK", "Setul nu are nicio piesă K"),
        ("AACSTJJ", "Singura piesă J"),
    ] {
        let wrong = [(Entry::Letters, letters), (Entry::Reason, "notate greșit")];
        table.ask(Q::CorrectRack(turn(1)));
        assert_eq!(table.shell().desk.text(Entry::Letters), LETTERS, "as they stand");
        type_all(&mut table, &wrong);
        table.ask(UserCommand::Confirm);
        table.see(said);
        table.key(Key::Escape);
    }
    let right = [(Entry::Letters, "AACSTRI"), (Entry::Reason, "notate greșit")];
    let wrong = [(Entry::Letters, "AACSTRI")];
    answered_and_undone(&mut table, Q::CorrectRack(turn(1)), Some(&wrong), &right);
}

#[test]
fn what_no_longer_follows_from_corrected_letters_is_listed() {
    let (mut table, _folder) = announced();
    let kept = table.contest().game.kept(turn(2));
    assert_eq!(kept.len(), 3, "T, R, E");
    table.keys("OINM");
    table.key(Key::Enter);
    table.ask(Q::CorrectRack(turn(1)));
    assert!(!table.texts().iter().any(|text| text.contains("Nu mai decurge")));
    type_all(&mut table, &[(Entry::Letters, "AACSTRI"), WHY[0]]);
    table.see("Nu mai decurge: pentru turul 2 s-a păstrat ERT, acum ar rămâne IRT");
    table.ask(UserCommand::Confirm);
    // What was announced stands: nothing is drawn again.
    assert_eq!(table.stage(2), Stage::Drawn);
}

#[test]
fn after_a_restart_the_time_that_would_be_left_is_proposed() {
    let (mut table, folder) = laid();
    table.keys(LETTERS);
    table.key(Key::Enter);
    table.space();
    table.wait_ms(24_000);
    table.space();
    table.wait_ms(10_000);
    let path = folder.path().join("a.eforos");
    let mut table = table.killed(&path, &folder.path().join("b.eforos"));
    assert!(matches!(step(&table), Step::ConfirmTime(_)));
    table.see("Timpul a curs: 2:48");
    table.ask(UserCommand::Ask(Question::SetRemaining));
    assert_eq!(table.shell().desk.text(Entry::Time), "2:48");
    table.key(Key::Escape);
    table.ctrl(Key::Num2);
    table.space();
    assert!(matches!(step(&table), Step::Running(_)), "{:#?}", table.texts());
}

#[test]
fn a_turn_run_on_paper() {
    let (mut table, _folder) = laid();
    let right = [(Entry::Letters, LETTERS), (Entry::Reason, "calculatorul era oprit")];
    let wrong = [(Entry::Letters, LETTERS)];
    answered_and_undone(&mut table, Q::RecordTurn, Some(&wrong), &right);
    answered(&mut table, Q::RecordTurn, Some(&wrong), &right);
    assert_eq!(table.stage(1), Stage::Over);
}

#[test]
fn the_last_turn() {
    let (mut table, _folder) = laid();
    for wrong in ["", "4", "0", "x"] {
        let wrong = [(Own::Turn.into(), wrong)];
        let right = [(Own::Turn.into(), "5")];
        answered_and_undone(&mut table, Q::LastTurn, Some(&wrong), &right);
    }
    answered(&mut table, Q::LastTurn, None, &[(Own::Turn.into(), "7")]);
    // Moved later, or nearer as long as the notice is kept.
    answered(&mut table, Q::LastTurn, None, &[(Own::Turn.into(), "6")]);
    answered(&mut table, Q::LastTurn, None, &[(Own::Turn.into(), "12")]);
    assert_eq!(table.contest().game.last_turn.unwrap().turn, turn(12));
}

#[test]
fn a_turn_that_is_cancelled_and_restored() {
    let (mut table, _folder) = announced();
    for (how, letters) in [
        (Cancelled::Score, None),
        (Cancelled::TakenBack, Some(NextLetters::Same)),
        (Cancelled::TakenBack, Some(NextLetters::New)),
    ] {
        let question = Q::CancelTurn(turn(1), how, letters);
        answered_and_undone(&mut table, question, Some(NOTHING), WHY);
    }
    answered(&mut table, Q::CancelTurn(turn(1), Cancelled::Score, None), Some(NOTHING), WHY);
    answered_and_undone(&mut table, Q::RestoreTurn(turn(1)), Some(NOTHING), WHY);
    answered(&mut table, Q::RestoreTurn(turn(1)), Some(NOTHING), WHY);
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().cancelled, None);
}

#[test]
fn a_turn_without_a_correct_play() {
    let (mut table, _folder) = over();
    for possible in [Possible::Possible, Possible::Impossible] {
        answered_and_undone(&mut table, Q::NoPlay(turn(1), possible), None, NOTHING);
    }
    // The same letters again: nothing is typed, and the large button takes them.
    answered(&mut table, Q::NoPlay(turn(1), Possible::Possible), None, NOTHING);
    table.ctrl(Key::Num2);
    table.wait_ms(1_000);
    table.harness.get_by_label_contains("Ia literele turului 2").click();
    table.settle();
    assert_eq!(table.stage(2), Stage::Drawn, "{:#?}", table.texts());
    undo(&mut table);
    undo(&mut table);
    // A slip that is correct forbids it, and says whose.
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.ask(Q::NoPlay(turn(1), Possible::Possible));
    table.ask(UserCommand::Confirm);
    table.see("Fluturașul jucătorului 1 este corect");
    assert_eq!(closing(&table, 1), Closing::Open);
}

#[test]
fn a_game_that_is_stopped() {
    let (mut table, _folder) = announced();
    answered_and_undone(&mut table, Q::EndGame(EndWhy::Stopped), Some(NOTHING), WHY);
    // What is not so is not offered: the answer is refused.
    table.ask(Q::EndGame(EndWhy::NoLetters));
    table.ask(UserCommand::Confirm);
    assert!(table.contest().game.ended.is_none());
    table.see("Partida nu se încheie aici");
}

#[test]
fn a_claim_that_is_set_aside() {
    let (mut table, _folder) = claimed();
    // Nobody knows whether ASTRAC is a word: it may be worth more.
    table.slip("3", "90", "H3", "ASTRAC");
    table.ctrl(Key::Num4);
    table.space();
    table.see("Fluturașul jucătorului 3 poate valora");
    assert!(table.contest().game.turn(turn(1)).unwrap().top.is_none());
    answered_and_undone(&mut table, Q::SetAside, Some(NOTHING), WHY);
    answered(&mut table, Q::SetAside, Some(NOTHING), WHY);
    let top = table.contest().game.turn(turn(1)).unwrap().top.clone().unwrap();
    assert_eq!(top.despite.as_deref(), Some(WHY[0].1));
}

#[test]
fn a_top_that_is_corrected() {
    let (mut table, _folder) = announced();
    // A better slip comes up before the next turn has begun.
    table.ask(Command::TakeSlip(turn(1), player(3)));
    table.ctrl(Key::D);
    table.ask(Command::TakeSlip(turn(1), player(3)));
    type_all(
        &mut table,
        &[(Own::Position.into(), "H4"), (Own::Word.into(), "CARTA"), (Own::Points.into(), "14")],
    );
    table.ctrl(Key::Enter);
    let judged = |table: &Table| {
        let sight = Sight::<Duplicate>::of(table.shell().session().unwrap(), &table.shell().desk);
        sight.judged.turn(turn(1)).unwrap().slips[&player(3)].points
    };
    assert!(judged(&table) > 8, "{:#?}", table.texts());
    table.ctrl(Key::Num4);
    answered_and_undone(&mut table, Q::CorrectTop(turn(1)), Some(NOTHING), WHY);
    answered(&mut table, Q::CorrectTop(turn(1)), Some(NOTHING), WHY);
    let top = table.contest().game.turn(turn(1)).unwrap().top.clone().unwrap();
    assert_eq!(top.named.word_text(), "CARTA");
}

#[test]
fn a_slip_that_is_saved_already() {
    let (mut table, _folder) = claimed();
    table.ask(Command::TakeSlip(turn(1), player(1)));
    table.ask(UserCommand::Type(Own::Points.into(), "9".to_owned()));
    table.ctrl(Key::Enter);
    assert!(open(&table).is_some());
    table.ask(UserCommand::Confirm);
    assert!(open(&table).is_some(), "it asks why");
    type_all(&mut table, WHY);
    table.ask(UserCommand::Confirm);
    assert_eq!(table.keyed(1, 1).written().points, Some(9));
    undo(&mut table);
    assert_eq!(table.keyed(1, 1).written().points, Some(8));
}

#[test]
fn a_slip_that_is_another_players() {
    let (mut table, _folder) = claimed();
    let (slip, _) = table.contest().game.slip_at(turn(1), player(2)).unwrap();
    let ask = |to| Q::MoveSlip { slip, player: to, turn: turn(1) };
    table.ask(ask(None));
    table.ask(UserCommand::Confirm);
    assert!(open(&table).is_some(), "to whom, is asked");
    table.key(Key::Escape);
    let wrong = [(Own::Turn.into(), "2")];
    let right = [(Own::Turn.into(), "1")];
    answered_and_undone(&mut table, ask(Some(player(4))), Some(&wrong), &right);
}

#[test]
fn two_keyings_that_differ() {
    let (mut table, _folder) = claimed();
    table.ask(UserCommand::TakeDesk("Radu Ene".to_owned(), Role::Assistant));
    table.ask(Command::TakeSlip(turn(1), player(2)));
    table.ctrl(Key::B);
    type_all(
        &mut table,
        &[(Own::Position.into(), "H7"), (Own::Word.into(), "CASE"), (Own::Points.into(), "8")],
    );
    table.ctrl(Key::Enter);
    let (slip, _) = table.contest().game.slip_at(turn(1), player(2)).unwrap();
    assert!(table.contest().game.is_unsettled(turn(1), player(2)), "{:#?}", table.texts());
    table.ask(Q::SettleSlip(slip, None));
    table.ask(UserCommand::Confirm);
    assert!(open(&table).is_some(), "which of them, is asked");
    table.key(Key::Escape);
    answered_and_undone(&mut table, Q::SettleSlip(slip, Some(Keying::First)), None, NOTHING);
    answered(&mut table, Q::SettleSlip(slip, Some(Keying::Second)), None, NOTHING);
    assert_eq!(table.keyed(1, 2).written().word, "CASE");
    table.see("Masa 2, turul 1: acum cele două introduceri coincid: H7 CASE · 8");
}

#[test]
fn what_the_arbiter_sets_and_lifts() {
    let (mut table, _folder) = claimed();
    let (slip, _) = table.contest().game.slip_at(turn(1), player(1)).unwrap();
    let right = [
        (Own::Outcome.into(), "12"),
        (Own::Warnings.into(), "1"),
        (Entry::Reason, "literă acoperită de o pată"),
    ];
    for wrong in [("10000", "0"), ("", "0"), ("5", "10"), ("-1", "0")] {
        let wrong = [
            (Own::Outcome.into(), wrong.0),
            (Own::Warnings.into(), wrong.1),
            (Entry::Reason, "pată"),
        ];
        answered_and_undone(&mut table, Q::SetOutcome(slip), Some(&wrong), &right);
    }
    answered(&mut table, Q::SetOutcome(slip), Some(&right[..2]), &right);
    assert_eq!(table.keyed(1, 1).outcome.as_ref().unwrap().points, 12);
    answered_and_undone(&mut table, Q::LiftOutcome(slip), Some(NOTHING), WHY);
    answered(&mut table, Q::LiftOutcome(slip), Some(NOTHING), WHY);
    assert_eq!(table.keyed(1, 1).outcome, None);
}

#[test]
fn the_time_that_is_paused_stopped_set_and_begun_anew() {
    let (mut table, _folder) = laid();
    table.keys(LETTERS);
    table.key(Key::Enter);
    table.space();
    table.wait_ms(24_000);
    table.space();
    table.wait_ms(10_000);
    // The time stands from the key on; no lets it go on.
    table.keys("p");
    assert!(matches!(table.stage(1), Stage::Held(_)));
    table.key(Key::Escape);
    assert!(matches!(table.stage(1), Stage::Running(_)));
    table.ask(UserCommand::Ask(Question::Pause(PausedTiles::Shown)));
    table.ask(UserCommand::Confirm);
    assert!(open(&table).is_some(), "why, is asked");
    type_all(&mut table, WHY);
    table.ask(UserCommand::Confirm);
    assert!(matches!(table.stage(1), Stage::Paused(_, PausedTiles::Shown)));
    for (question, right) in [
        (Question::SetRemaining, vec![(Entry::Time, "1:30"), WHY[0]]),
        (Question::RestartTime, WHY.to_vec()),
    ] {
        table.ask(UserCommand::Ask(question));
        table.ask(UserCommand::Confirm);
        assert!(open(&table).is_some(), "why, is asked");
        type_all(&mut table, &right);
        table.ask(UserCommand::Confirm);
        assert_eq!(open(&table), None, "{:#?}", table.texts());
    }
    table.space();
    assert!(matches!(table.stage(1), Stage::Running(_)), "{:#?}", table.texts());
    table.ask(UserCommand::Ask(Question::Stop));
    assert!(matches!(table.stage(1), Stage::Held(_)));
    table.ask(UserCommand::Confirm);
    assert!(open(&table).is_some(), "why, is asked");
    type_all(&mut table, WHY);
    table.ask(UserCommand::Confirm);
    assert_eq!(table.stage(1), Stage::Over);
}

#[test]
fn a_hand_that_objects_is_heard() {
    let (mut table, _folder) = announced();
    table.ask(Command::TakeSlip(turn(1), player(1)));
    table.ctrl(Key::L);
    table.ctrl(Key::Enter);
    let hand = |table: &Table| table.contest().game.turn(turn(1)).unwrap().place(player(1)).hand;
    assert_eq!(hand(&table), Hand::NotRaised, "{:#?}", table.texts());
    undo(&mut table);
    assert_eq!(hand(&table), Hand::Raised);
}

/// A game may have 99 turns, and a question about one turn offered them all; of two namesakes Enter took the first.
#[test]
fn an_objection_is_of_a_turn_that_was_played_and_of_whom_one_means() {
    let folder = tempfile::tempdir().unwrap();
    let players = "Mihai Popa; Iași\nAna Dobre\nMihai Popa; Cluj";
    let mut table = Table::with(&folder.path().join("a.eforos"), players);
    table.ask(UserCommand::Go(eforos::commands::Place::Game));
    table.play(1, LETTERS);
    let lodge = |player_no| Question::Lodge {
        player: player(player_no),
        round: turn(1),
        about: AboutChoice::Void,
    };
    let penalise = |player_no| Question::Penalise {
        player: player(player_no),
        round: turn(1),
        kind: PenaltyName::default(),
    };
    for question in [&lodge as &dyn Fn(u32) -> Question, &penalise] {
        table.ask(UserCommand::Ask(question(2)));
        let sight = Sight::of(table.shell().session().unwrap(), &table.shell().desk);
        let data = eforos::views::questions::data(&sight).unwrap();
        let turns: Vec<&str> =
            data.choices[1].1.iter().map(|(act, _)| act.label.as_str()).collect();
        assert_eq!(turns, ["1"]);
        type_all(&mut table, &[(Entry::PlayerSearch, "popa")]);
        table.ask(UserCommand::Confirm);
        assert_eq!(open(&table), Some(question(2)), "nobody was chosen");
        table.see("scrieți numărul");
        type_all(&mut table, &[(Entry::PlayerSearch, "3")]);
        table.ask(UserCommand::Confirm);
        assert_eq!(open(&table), Some(question(3)));
        table.see("Cluj");
        table.key(Key::Escape);
    }
}
