//! Doubted words: typed in Judge and in the judge's window, one verdict, and what the arbiter answers.

use eforos::commands::formats::classic::{Command, Entry};
use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::classic::judge::Verdict;
use eforos::domain::formats::classic::judged::Challenge;
use eforos::domain::ids::TableNo;
use eforos::language::Language;
use eforos::screens::formats::classic::judge::Typed;
use eforos::views::desk::NoticeKind;
use eforos::views::desk::formats::classic::Judging;
use egui::{Event, Key, Modifiers};

use super::desk::Desk;

/// A league of pairs with the free list, which is a reference: what it lacks is asked.
fn desk() -> Desk {
    let mut desk = Desk::laid(Language::English, 1, "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font");
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    desk.space();
    if desk.shell().desk.question.is_some() {
        desk.key(Key::Enter);
    }
    assert!(desk.tables(1) > 0, "{:#?}", desk.texts());
    desk
}

fn log(desk: &Desk) -> Vec<(Option<u16>, Vec<String>, Verdict)> {
    let log = &desk.shell().session().unwrap().judged().log;
    let set = |it: &Challenge| {
        let words = it.words.iter().map(ToString::to_string).collect();
        (it.table.map(TableNo::get), words, it.verdict)
    };
    log.iter().map(set).collect()
}

fn key(key: Key, repeat: bool) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat, modifiers: Modifiers::NONE }
}

fn signs(desk: &mut Desk, text: &str) {
    for sign in text.chars() {
        desk.harness.state_mut().judge_keys(&[Event::Text(sign.to_string())]);
    }
}

fn press(desk: &mut Desk, which: Key) {
    desk.harness.state_mut().judge_keys(&[key(which, false)]);
}

fn judging(desk: &Desk) -> Judging {
    desk.shell().desk.own.classic.judging.clone().unwrap()
}

#[test]
fn words_typed_in_judge_have_one_verdict_and_what_waits_is_answered_by_key() {
    let mut desk = desk();
    desk.ask(UserCommand::Go(Place::Judge));
    desk.line("2: casa gat");
    assert_eq!(log(&desk), [(Some(2), vec!["CASA".into(), "GAT".into()], Verdict::Valid)]);
    // K is on no tile of these rules, and no blank is it: no list says otherwise.
    desk.line("kiwi");
    assert_eq!(log(&desk)[1].2, Verdict::Invalid);
    desk.line("casa xxzzx");
    assert_eq!(log(&desk)[2].2, Verdict::Ask);
    desk.see("Waits for the arbiter");
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.ask(UserCommand::Go(Place::Judge));
    desk.key(Key::X);
    desk.line("DIEC2");
    let answered = desk.shell().session().unwrap().judged().log[2].answer.clone();
    assert_eq!(answered, Some((Verdict::Invalid, "DIEC2".to_owned())), "{:#?}", desk.texts());
    assert!(!desk.sees("Waits for the arbiter"));
    desk.close();
    desk.eforos(&["verify"]);
}

/// One word of two was wrong: answering for both ruled the other one out for the whole day.
#[test]
fn a_set_is_settled_by_the_ruling_on_its_one_wrong_word() {
    let mut desk = desk();
    desk.ask(UserCommand::Go(Place::Judge));
    desk.line("2: casa xxzzx");
    desk.line("xxzzx casa");
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.ask(UserCommand::Go(Place::Judge));
    desk.key(Key::X);
    desk.see("In the list stands: CASA");
    desk.key(Key::Escape);
    desk.type_into(Entry::Doubted, "xxzzx");
    desk.ask(Command::JudgeWords);
    let third = desk.shell().session().unwrap().judged().log.len() == 3;
    assert!(third, "{:#?}", desk.texts());
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.ask(UserCommand::Go(Place::Judge));
    desk.ask(Command::TakeSet(3));
    desk.key(Key::X);
    desk.line("DIEC2");
    let told: Vec<Verdict> =
        desk.shell().session().unwrap().judged().log.iter().map(Challenge::told).collect();
    assert_eq!(told, [Verdict::Invalid; 3]);
    assert!(!desk.sees("Waits for the arbiter"));
    desk.type_into(Entry::Doubted, "casa");
    desk.ask(Command::JudgeWords);
    assert_eq!(log(&desk)[3].2, Verdict::Valid, "nobody ruled it out");
    desk.close();
    desk.eforos(&["verify"]);
}

#[test]
fn what_cannot_be_judged_is_told_and_stays_typed() {
    let mut desk = desk();
    desk.ask(UserCommand::Go(Place::Judge));
    for typed in ["9: casa", "b: casa", "2:", "qsa", "a b c d e f g h i"] {
        desk.type_into(Entry::Doubted, typed);
        desk.ask(Command::JudgeWords);
        assert_eq!(log(&desk), [], "{typed}");
        assert_eq!(desk.shell().desk.text(Entry::Doubted.into()), typed);
    }
    // Q is laid as QU, and typed so.
    desk.type_into(Entry::Doubted, "qadre");
    desk.ask(Command::JudgeWords);
    desk.see("write QU");
}

#[test]
fn the_judges_window_says_one_verdict_that_any_key_clears() {
    let mut desk = desk();
    desk.ask(Command::ToggleJudge);
    signs(&mut desk, "1:casa ");
    signs(&mut desk, "kiwi");
    press(&mut desk, Key::Enter);
    assert_eq!(log(&desk), [], "judged before Enter on an empty field");
    press(&mut desk, Key::Enter);
    assert_eq!(log(&desk), [(Some(1), vec!["CASA".into(), "KIWI".into()], Verdict::Invalid)]);
    assert_eq!(judging(&desk), Judging::Said(Verdict::Invalid));
    // The key that judged is still held.
    desk.harness.state_mut().judge_keys(&[key(Key::Enter, true)]);
    assert_eq!(judging(&desk), Judging::Said(Verdict::Invalid));
    let both = [key(Key::A, false), Event::Text("a".to_owned())];
    desk.harness.state_mut().judge_keys(&both);
    assert_eq!(judging(&desk), Judging::Typing(Typed::default(), false));
    signs(&mut desk, "9:casa ");
    press(&mut desk, Key::Enter);
    assert!(matches!(judging(&desk), Judging::Typing(typed, true) if typed.words == ["CASA"]));
    assert_eq!(log(&desk).len(), 1);
}

#[test]
fn an_empty_enter_is_no_mistake_and_the_list_is_searched_without_a_verdict() {
    let mut desk = desk();
    desk.ask(UserCommand::Go(Place::Judge));
    let events = desk.events();
    desk.key(Key::Enter);
    assert_eq!(desk.events(), events);
    let notices = &desk.shell().desk.notices;
    assert!(notices.iter().all(|notice| notice.kind == NoticeKind::Done), "{notices:?}");
    desk.see("5: WORD");
    // What the list has, by its letters; nothing of it is a verdict, nothing is in the log.
    for (typed, found) in [("casa", true), ("Col·lecció", true), ("xxzzx", false), ("qadre", false)]
    {
        desk.type_into(Entry::Lookup, typed);
        assert_eq!(desk.sees(": in the list"), found, "{typed}: {:#?}", desk.texts());
    }
    assert_eq!((desk.events(), log(&desk)), (events, vec![]));
}

#[test]
fn the_oldest_set_that_waits_is_answered_by_v_and_another_that_was_taken_by_x() {
    let mut desk = desk();
    desk.ask(UserCommand::Go(Place::Judge));
    for typed in ["xxzzx", "zzxxz", "xzxzx"] {
        desk.line(typed);
    }
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.ask(UserCommand::Go(Place::Judge));
    desk.key(Key::V);
    desk.line("DIEC2");
    let answer = |desk: &Desk, set: usize| {
        desk.shell().session().unwrap().judged().log[set].answer.clone().map(|(is, _)| is)
    };
    assert_eq!(answer(&desk, 0), Some(Verdict::Valid), "{:#?}", desk.texts());
    // The last one is taken before the one between.
    desk.ask(Command::TakeSet(3));
    desk.ask(UserCommand::Go(Place::Judge));
    desk.key(Key::X);
    desk.line("DIEC2");
    assert_eq!((answer(&desk, 1), answer(&desk, 2)), (None, Some(Verdict::Invalid)));
    // What was answered is a ruling: asked again it is so.
    desk.type_into(Entry::Doubted, "xxzzx");
    desk.ask(Command::JudgeWords);
    assert_eq!(log(&desk)[3].2, Verdict::Valid);
}
