//! What an order was based on stands in it: where another client changed that meanwhile, it is refused, and the
//! refusal says what is there now.

use eforos::domain::contest::ruling::{Ruled, Ruling};
use eforos::domain::contest::undo::undo;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::refusal::Refusal as Own;
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::ids::SheetId;
use eforos::domain::person::{Person, Role};
use eforos::language::Language;
use eforos::session::Refusal;
use eforos::storage::Begun;

use super::{Hall, person, referee};
use crate::day::{all_day, player, round, word, words};
use eforos::domain::contest::draft::Draft;

fn assistant() -> Person {
    person("Βοηθός", Role::Assistant)
}

/// One sheet of one player is keyed.
fn keyed(text: &str) -> (Hall, SheetId) {
    let mut hall = Hall::running();
    let (name, club) = ("Άννα".to_owned(), String::new());
    hall.ask(Command::AddPlayer { id: None, name, club, span: all_day() });
    hall.hand.pass_ms(10 * 60_000);
    hall.tick();
    let words = words(text);
    hall.ask(Play::KeySheet { player: Some(player(1)), round: round(1), words });
    (hall, SheetId::FIRST)
}

fn looked_at(hall: &Hall, sheet: SheetId) -> SheetWords {
    hall.keeper.record().contest().game.sheet(sheet).unwrap().words().clone()
}

fn revise(sheet: SheetId, seen: &SheetWords, text: &str) -> Play {
    let (seen, reason) = (seen.clone(), "λάθος".to_owned());
    Play::ReviseSheet { sheet, seen, words: words(text), reason }
}

/// The sentence of a refusal by the rules.
fn sentence(refusal: &Refusal<eforos::domain::formats::anagram::state::Anagram>) -> String {
    let Refusal::Rejected(rejection) = refusal else { panic!("{refusal:?}") };
    Language::English.rejection(rejection)
}

#[test]
fn a_sheet_that_another_changed_meanwhile_is_not_written_over() {
    let (mut hall, sheet) = keyed("3: ΡΟΣ");
    let both = looked_at(&hall, sheet);
    // The second one types while the first one saves.
    let begun = Begun::Sheet(Draft { round: round(1), player: Some(player(1)) });
    hall.keeper.draft_is(begun, "2", Some("ΡΟΣ ΤΗΣ".to_owned()));
    hall.tick();
    hall.ask(revise(sheet, &both, "3: ΡΟΣ / 4: ΚΑΡΟ"));
    let events = hall.keeper.record().log().len();
    let refused = hall.try_ask(revise(sheet, &both, "3: ΡΟΣ ΤΗΣ"), assistant()).unwrap_err();
    let now = words("3: ΡΟΣ / 4: ΚΑΡΟ");
    let by = referee().name;
    let why = Own::RevisedSince { by: by.clone(), words: now.clone() };
    assert_eq!(refused, Refusal::Rejected(Rejection::Own(why)));
    let told = sentence(&refused);
    assert!(told.contains(&by) && told.contains("ΚΑΡΟ ΡΟΣ"), "{told}");
    assert_eq!((hall.keeper.record().log().len(), looked_at(&hall, sheet)), (events, now.clone()));
    assert_eq!(hall.keeper.draft(begun, "2"), Some("ΡΟΣ ΤΗΣ"), "what was keyed is there");
    // Who has read that can still mean it.
    hall.try_ask(revise(sheet, &now, "3: ΡΟΣ ΤΗΣ"), assistant()).unwrap();
    assert_eq!(looked_at(&hall, sheet), words("3: ΡΟΣ ΤΗΣ"));
}

/// As many versions, other words.
#[test]
fn a_version_that_was_taken_back_and_keyed_otherwise_is_another() {
    let (mut hall, sheet) = keyed("3: ΡΟΣ");
    let first = looked_at(&hall, sheet);
    hall.ask(revise(sheet, &first, "4: ΚΑΡΟ"));
    let second = looked_at(&hall, sheet);
    hall.ask(undo(hall.keeper.record()));
    hall.ask(revise(sheet, &first, "3: ΤΗΣ"));
    let refused = hall.try_ask(revise(sheet, &second, "4: ΚΑΡΟ / 3: ΡΟΣ"), assistant());
    let Err(Refusal::Rejected(Rejection::Own(Own::RevisedSince { words, .. }))) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(words, looked_at(&hall, sheet));
}

/// What is decided over a sheet, and what another client did to it meanwhile: it is refused, nothing is recorded, and
/// the refusal says what is there now; over that it is done.
fn is_refused_over(
    meanwhile: impl FnOnce(&mut Hall, SheetId),
    decided: impl Fn(SheetId) -> Play,
    told: &[&str],
) {
    let (mut hall, sheet) = keyed("3: ΡΟΣ");
    let third = person("Τρίτος", Role::Assistant);
    // Two keyings that differ, for whoever settles them; whoever checks has one.
    if matches!(decided(sheet), Play::SettleKeyings { .. }) {
        let again = Play::KeyAgain { sheet, words: words("3: ΤΗΣ") };
        hall.try_ask(again, assistant()).unwrap();
    }
    let game = |hall: &Hall| hall.keeper.record().contest().game.clone();
    let stood = |hall: &Hall| vec![(sheet, game(hall).sheet(sheet).unwrap().clone())];
    let seen = stood(&hall);
    meanwhile(&mut hall, sheet);
    let before = hall.keeper.record().log().len();
    let refused = hall.try_ask(decided(sheet).over(seen), third.clone()).unwrap_err();
    let said = sentence(&refused);
    assert!(told.iter().all(|told| said.contains(told)), "{said}");
    assert_eq!(hall.keeper.record().log().len(), before);
    hall.try_ask(decided(sheet).over(stood(&hall)), third).unwrap();
}

fn revised(hall: &mut Hall, sheet: SheetId) {
    let seen = looked_at(hall, sheet);
    hall.try_ask(revise(sheet, &seen, "4: ΚΑΡΟ"), assistant()).unwrap();
}

fn moved(hall: &mut Hall, sheet: SheetId) {
    let (name, club) = ("Ρένα".to_owned(), String::new());
    hall.ask(Command::AddPlayer { id: None, name, club, span: all_day() });
    hall.ask(Play::MoveSheet { sheet, player: player(2), round: round(1) });
}

#[test]
fn what_was_decided_over_a_sheet_that_changed_meanwhile_is_not_done() {
    let checks = |sheet| Play::CheckSheet { sheet };
    let assistant = assistant().name;
    is_refused_over(revised, checks, &[&assistant, "ΚΑΡΟ"]);
    is_refused_over(moved, checks, &["player 2, round 1"]);
    let checked = |hall: &mut Hall, sheet| {
        hall.try_ask(Play::CheckSheet { sheet }, person("Ρήγας", Role::Assistant)).unwrap();
    };
    let moves = |sheet| Play::MoveSheet { sheet, player: player(1), round: round(1) };
    is_refused_over(revised, moves, &[&assistant, "ΚΑΡΟ"]);
    is_refused_over(moved, moves, &["player 2, round 1"]);
    is_refused_over(checked, moves, &["Ρήγας"]);
    let keyed_again = |hall: &mut Hall, sheet| {
        let words = words("3: ΤΗΣ");
        hall.try_ask(Play::KeyAgain { sheet, words }, person("Ρήγας", Role::Assistant)).unwrap();
    };
    is_refused_over(keyed_again, moves, &["Ρήγας", "differ"]);
    let settles = |sheet| Play::SettleKeyings { sheet, words: words("3: ΡΟΣ") };
    is_refused_over(revised, settles, &[&assistant, "ΚΑΡΟ"]);
    is_refused_over(moved, settles, &["player 2, round 1"]);
}

#[test]
fn a_word_that_another_ruled_on_meanwhile_is_not_ruled_over() {
    let (mut hall, _) = keyed("3: ΣΟΡ");
    let rule = |seen: Option<&Ruling>, ruled, evidence: &str| Command::RuleWord {
        word: word("ΣΟΡ"),
        seen: seen.cloned(),
        ruled,
        evidence: evidence.to_owned(),
    };
    hall.ask(rule(None, Ruled::Invalid, "λείπει από το λεξικό"));
    let stands = hall.keeper.record().contest().common.rulings[&word("ΣΟΡ")].clone();
    let refused = hall.try_ask(rule(None, Ruled::Valid, ""), referee()).unwrap_err();
    let why = Rejection::RuledSince { word: word("ΣΟΡ"), now: Some(stands.clone()) };
    assert_eq!(refused, Refusal::Rejected(why));
    let told = sentence(&refused);
    assert!(told.contains("invalid") && told.contains("λείπει από το λεξικό"), "{told}");
    // The same ruling by both is told, too; another evidence is another ruling.
    assert!(hall.try_ask(rule(None, Ruled::Invalid, ""), referee()).is_err());
    hall.ask(rule(Some(&stands), Ruled::Invalid, "ούτε στο άλλο"));
    assert!(hall.try_ask(rule(Some(&stands), Ruled::Valid, ""), referee()).is_err());
    // One that was seen and is gone.
    let seen = hall.keeper.record().contest().common.rulings[&word("ΣΟΡ")].clone();
    hall.ask(Command::WithdrawRuling { word: word("ΣΟΡ") });
    let refused = hall.try_ask(rule(Some(&seen), Ruled::Valid, ""), referee()).unwrap_err();
    let why = Rejection::RuledSince { word: word("ΣΟΡ"), now: None };
    assert_eq!(refused, Refusal::Rejected(why));
    assert!(sentence(&refused).contains("withdrawn"));
    hall.ask(rule(None, Ruled::Valid, ""));
}
