//! A ruling that a colleague turned over is told to whoever ruled, on the page that they look at.

use super::club::{Club, Device};
use super::jury::{club, rules, text};
use super::referee;
use crate::day::word;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::session::Order;
use serde_json::json;

fn page(club: &mut Club<Anagram>, who: &Device, path: &str) -> String {
    let page = club.get(who, path);
    assert_eq!(page.status, 200, "{page:?}");
    page.body
}

#[test]
fn whose_ruling_a_colleague_turned_over_is_told_wherever_they_are() {
    let (mut club, _, niki) = club();
    let eleni = club.joined_as(Role::Jury, "Ελένη", "κινητό");
    let word = text(&club);
    let own = word.bytes().fold("/w/".to_owned(), |path, byte| format!("{path}%{byte:02X}"));
    let told = format!("η λέξη «{word}» είναι τώρα άκυρη.");
    assert_eq!(rules(&mut club, &niki, 21, ["valid", "none", ""]).0, 200);
    assert!(!page(&mut club, &niki, "/w").contains("Την κρίση σας"), "it stands");
    assert_eq!(rules(&mut club, &eleni, 22, ["invalid", "valid", "λεξικό"]).0, 200);
    // Who did it, and how it stands now; on the list and on the page of another word, with the way there.
    let list = page(&mut club, &niki, "/w");
    let unread = list.split('"').find(|path| path.starts_with("/w/unread-")).unwrap().to_owned();
    for path in ["/w", &unread] {
        let body = page(&mut club, &niki, path);
        assert!(body.contains(&told) && body.contains("(Ελένη, "), "{path}: {body}");
        assert!(body.contains(&format!("<a href=\"{own}\">{word}</a>")), "{path}: {body}");
    }
    // What was ruled before is not said beside it as if it stood.
    let coded = &own[3..];
    let old = page(&mut club, &niki, &format!("{unread}?told=rule&as=valid&word={coded}"));
    assert!(!old.contains("class=\"said good\"") && old.contains(&told), "{old}");
    assert!(!page(&mut club, &eleni, "/w").contains("Την κρίση σας"), "not to who did it");
    // Once its page was opened it is told there alone.
    assert!(page(&mut club, &niki, &own).contains(&told));
    assert!(!page(&mut club, &niki, "/w").contains(&told));
    assert!(page(&mut club, &niki, &own).contains(&told), "as long as it stands so");
    let withdraw = json!({"ask": "withdraw", "word": word, "seen": "invalid"});
    assert_eq!(club.ask(&niki, 23, withdraw).0, 200);
    assert!(!page(&mut club, &niki, &own).contains(&told));
    assert!(page(&mut club, &eleni, "/w").contains("δεν έχει κριθεί τώρα"), "nor is hers");
}

/// Who had a word open while the referee ruled on it was told to rule again, which a jury cannot, and had no way to go on.
#[test]
fn whose_word_the_referee_ruled_on_meanwhile_is_led_on() {
    let (mut club, _, niki) = club();
    let text = text(&club);
    let own = text.bytes().fold("/w/".to_owned(), |path, byte| format!("{path}%{byte:02X}"));
    let before = page(&mut club, &niki, &own);
    assert!(!before.contains("Επόμενη λέξη"), "{before}");
    let (ruled, evidence) = (Ruled::Invalid, "λεξικό".to_owned());
    let command = Ask::RuleWord { word: word(&text), seen: None, ruled, evidence };
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    let now = page(&mut club, &niki, &own);
    let (_, since) = now.split_once("data-since=\"").unwrap();
    let since = since.split('"').next().unwrap();
    assert!(since.contains("λεξικό") && !since.contains("αποφασίστε ξανά"), "{since}");
    assert!(now.contains("href=\"/w/next\" autofocus>Επόμενη λέξη<"), "{now}");
    let (status, told) = rules(&mut club, &niki, 21, ["valid", "none", ""]);
    assert_eq!((status, &told["why"]), (409, &json!("ruled")));
    assert!(!told["text"].as_str().unwrap().contains("αποφασίστε ξανά"), "{told}");
    assert_eq!(club.get(&niki, "/w/next").status, 303);
}
