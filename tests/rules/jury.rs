//! What a jury may (§14): rule on words and take its own rulings back; nothing of sheets, nothing that the referee ruled,
//! nothing against an upheld objection about a word or a reading. The law says so of every record.

use eforos::domain::contest::decide::undo;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::office::Office;
use eforos::domain::contest::ruling::{Ruled, Ruling};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::ids::ObjectionId;
use eforos::domain::person::{Person, Role};

use crate::day::{Day, field, player, round, word, words};
use crate::table::add;

fn somebody(role: Role) -> Person {
    Person { name: "Νίκη".to_owned(), role, station: String::new() }
}

fn rule(seen: Option<&Ruling>, ruled: Ruled) -> Command {
    let (word, seen, evidence) = (word("ΡΟΣ"), seen.cloned(), String::new());
    Command::RuleWord { word, seen, ruled, evidence }
}

fn withdraw() -> Command {
    Command::WithdrawRuling { word: word("ΡΟΣ") }
}

fn ruling(day: &Day) -> Option<Ruling> {
    day.contest().common.rulings.get(&word("ΡΟΣ")).cloned()
}

fn no_office(office: Office) -> Rejection {
    Rejection::NotYourOffice { office }
}

fn played() -> Day {
    let mut day = Day::of_players(3, "");
    day.play_all();
    day.key(1, 1, "3: ΡΟΣ");
    day
}

#[test]
fn the_jury_rules_on_words_and_touches_no_sheet() {
    let mut day = played();
    let referee = std::mem::replace(&mut day.who, somebody(Role::Jury));
    day.must(rule(None, Ruled::Valid));
    assert_eq!(day.total(1), 1);
    day.undo();
    assert_eq!(ruling(&day), None);
    day.must(rule(None, Ruled::Invalid));
    day.must(withdraw());
    let sheet = words("3: ΡΟΣ");
    let key = Play::KeySheet { player: Some(player(2)), round: round(1), words: sheet };
    assert_eq!(day.refused(key), no_office(Office::Assistant));
    assert_eq!(day.refused(add("Ελένη")), no_office(Office::Referee));
    day.who = somebody(Role::Assistant);
    assert_eq!(day.refused(rule(None, Ruled::Valid)), no_office(Office::Jury));
    day.who = referee;
    day.must(rule(None, Ruled::Valid));
}

#[test]
fn what_the_referee_ruled_no_jury_changes_or_takes_back() {
    let mut day = played();
    day.must(rule(None, Ruled::Invalid));
    let stands = ruling(&day);
    let referee = std::mem::replace(&mut day.who, somebody(Role::Jury));
    let theirs = Rejection::RefereeRuled { word: word("ΡΟΣ") };
    assert_eq!(day.refused(rule(stands.as_ref(), Ruled::Valid)), theirs);
    assert_eq!(day.refused(withdraw()), theirs);
    let back = undo(&day.record);
    assert_eq!(day.refused(back), no_office(Office::Referee));
    assert_eq!(ruling(&day), stands);
    // The referee changes what the jury ruled.
    day.who = referee;
    day.must(withdraw());
    day.who = somebody(Role::Jury);
    day.must(rule(None, Ruled::Valid));
    let stands = ruling(&day);
    day.who = somebody(Role::Referee);
    day.must(rule(stands.as_ref(), Ruled::Invalid));
    day.who = somebody(Role::Jury);
    assert_eq!(day.refused(withdraw()), theirs);
}

#[test]
fn against_an_upheld_objection_the_jury_rules_nothing() {
    let mut day = played();
    let about = About::Word { round: round(1), word: word("ΡΟΣ") };
    day.must(Command::LodgeObjection { player: player(1), about });
    let (objection, outcome) = (ObjectionId::FIRST, Outcome::Upheld);
    let reason = "λεξικό".to_owned();
    day.must(Command::DecideObjection { objection, outcome, reason });
    let stands = ruling(&day);
    day.who = somebody(Role::Jury);
    let upheld = Rejection::ObjectionUpheld { word: word("ΡΟΣ") };
    assert_eq!(day.refused(rule(stands.as_ref(), Ruled::Invalid)), upheld);
    assert_eq!(day.refused(withdraw()), upheld);
    day.who = somebody(Role::Referee);
    day.must(rule(stands.as_ref(), Ruled::Invalid));
}

#[test]
fn on_a_sheet_whose_reading_was_objected_to_with_success_the_jury_settles_nothing() {
    let mut day = played();
    let objected = day.key(2, 1, "3: ΡΟΣ Ρ?Σ");
    let other = day.key(3, 1, "3: Ρ?Σ");
    let about = About::Reading { round: round(1) };
    day.must(Command::LodgeObjection { player: player(2), about });
    let (objection, reason) = (ObjectionId::FIRST, "φαίνεται στο χαρτί".to_owned());
    let read = words("3: ΡΟΣ Ο?Σ");
    day.must(Play::UpholdReading { objection, words: read, reason });
    let settle = |sheet, place| Play::SettleUnreadable { sheet, field: field(3), place };
    day.who = somebody(Role::Jury);
    assert_eq!(day.refused(settle(objected, 1)), Rejection::ReadingUpheld);
    // Another's sheet of that round is nobody's objection.
    day.must(settle(other, 0));
    day.who = somebody(Role::Referee);
    day.must(settle(objected, 1));
}
