//! Control and direction marks that come along with what is pasted: dropped from whatever people write at a station.

use eforos::domain::contest::event::Event;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::classic::event::Event as C;
use eforos::domain::formats::duplicate::event::Event as D;
use serde_json::json;

use super::club::Club;
use super::jury::{rules, text};
use super::{results, slips};
use crate::day::word;

/// Between its words, before, behind and within them.
const REASON: &str = "\u{202e}διά\u{200e}βα\u{7}σα\u{2069} λάθος\u{2028}";

fn last(club: &Club<Anagram>) -> &Event<Anagram> {
    &club.keeper.record().log().last().unwrap().event
}

#[test]
fn marks_are_dropped_from_words_and_from_the_reason_of_a_correction() {
    let mut club = Club::new(true);
    let anna = club.joined("Άν\u{200f}να", "λάπ\u{202e}τοπ");
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1,
        "fields": {"5": "τά\u{200e}κος\u{202e}", "4": "κα\u{2066}ρο"}});
    assert_eq!(club.ask(&anna, 1, key).1["what"], "keyed");
    let Event::Own(A::SheetKeyed { words, .. }) = last(&club) else { panic!("{:?}", last(&club)) };
    assert_eq!(*words, crate::day::words("5: ΤΑΚΟΣ / 4: ΚΑΡΟ"));
    let mut revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1),
        "fields": {"5": "τάκος"}, "reason": REASON});
    let (status, told) = club.ask(&anna, 2, revise.clone());
    assert_eq!((status, &told["what"]), (200, &json!("revised")), "{told}");
    let Event::Own(A::SheetRevised { reason, .. }) = last(&club) else {
        panic!("{:?}", last(&club))
    };
    assert_eq!(reason, "διάβασα λάθος");
    // What is dropped is not counted, and a reason of nothing else is none.
    revise["version"] = club.version(1).into();
    revise["fields"] = json!({"5": "ναιου"});
    revise["reason"] = "\u{200e}\u{7}".into();
    let (status, told) = club.ask(&anna, 3, revise.clone());
    assert_eq!((status, &told["field"]), (422, &json!("reason")), "{told}");
    revise["reason"] = format!("{}\u{200e}", "γ".repeat(1_000)).into();
    assert_eq!(club.ask(&anna, 4, revise).1["what"], "revised");
}

#[test]
fn marks_are_dropped_from_an_evidence_and_its_lines_stay() {
    let (mut club, _, jury) = super::jury::club();
    let typed = "\u{202e}Λεξι\u{200e}κό,\r\nσ.\u{7}\t5\u{2069} ";
    let (status, told) = rules(&mut club, &jury, 85, ["valid", "none", typed]);
    assert_eq!((status, &told["what"]), (200, &json!("rule")), "{told}");
    let evidence = |club: &Club<Anagram>| {
        let rulings = &club.keeper.record().contest().common.rulings;
        rulings[&word(&text(club))].evidence.clone()
    };
    assert_eq!(evidence(&club), "Λεξικό,\r\nσ.\t5");
    // The same is asked once more, and by a form.
    assert_eq!(rules(&mut club, &jury, 86, ["valid", "valid", typed]).1["what"], "same");
    let id = "57".repeat(16);
    let ask = json!({"ask": "rule", "word": text(&club), "ruled": "invalid", "seen": "valid"});
    let (ask, long) = (ask.to_string(), format!("{}\u{202e}", "α".repeat(500)));
    let does = [
        ("_key", jury.key.as_str()),
        ("id", &id),
        ("_ask", &ask),
        ("evidence", &long),
        ("_change", "yes"),
    ];
    let done = club.form("/do", &jury.cookie, &does);
    assert_eq!((done.status, evidence(&club)), (303, "α".repeat(500)), "{done:?}");
    let long = "α".repeat(501);
    let (status, told) = rules(&mut club, &jury, 88, ["valid", "invalid", &long]);
    assert_eq!((status, &told["why"], &told["field"]), (422, &json!("unfit"), &json!("evidence")));
}

#[test]
fn marks_are_dropped_from_slips_and_results() {
    let mut club = slips::club();
    let ana = club.joined("Radu", "1");
    let fields = json!({"position": "h\u{200e}7", "word": "ca\u{202e}să", "points": "8\u{2069}"});
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    assert_eq!(club.ask(&ana, 1, key).1["what"], "keyed");
    let slip = |club: &Club<_>| club.keeper.record().log().last().unwrap().event.clone();
    let Event::Own(D::SlipKeyed { written, .. }) = slip(&club) else { panic!("{:?}", slip(&club)) };
    assert_eq!(
        (written.position.as_str(), written.word.as_str(), written.points),
        ("H7", "CASA", Some(8))
    );
    let fields = json!({"position": "H7", "word": "CASA", "points": "9"});
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": fields,
        "reason": REASON});
    assert_eq!(club.ask(&ana, 2, revise).1["what"], "revised");
    let Event::Own(D::SlipRevised { reason, .. }) = slip(&club) else {
        panic!("{:?}", slip(&club))
    };
    assert_eq!(reason, "διάβασα λάθος");

    let mut club = results::club();
    let pau = club.joined("Pau", "1");
    let fields = json!({"final-1": "4\u{200e}02", "final-2": "377\u{202c}"});
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let (_, told) = club.ask(&pau, 1, key);
    assert_eq!(told["what"], "keyed", "{told}");
    let revise = json!({"ask": "revise", "round": 1, "player": 1, "version": told["version"],
        "fields": {"final-1": "401", "final-2": "377"}, "reason": REASON});
    let (_, told) = club.ask(&pau, 2, revise);
    assert_eq!(told["what"], "revised", "{told}");
    let last: &Event<_> = &club.keeper.record().log().last().unwrap().event;
    let Event::Own(C::ResultCorrected { reason, .. }) = last else { panic!("{last:?}") };
    assert_eq!(reason, "διάβασα λάθος");
}
