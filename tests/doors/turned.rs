//! A ruling that a colleague turned over is told to whoever ruled, on the page that they look at.

use super::club::{Club, Device};
use super::jury::{club, rules, text};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
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
