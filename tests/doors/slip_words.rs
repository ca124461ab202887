//! Words of slips before the jury of a duplicate game: how many wrote each and not who, a ruling once, and the verdict that
//! turns by it.

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::duplicate::judging::Verdict;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::domain::person::Role;
use eforos::lexicon::{Lexicon, Title};
use eforos::session::Order;
use eforos::storage::verify;
use serde_json::{Value, json};

use super::club::{Club, Device};
use super::slips::{self, ask, key, player, recorded, turn};
use super::{Hand, referee};

fn word(text: &str) -> Word {
    Word::new(WordLanguage::Romanian.alphabet().read_letters(text).unwrap()).unwrap()
}

/// A list that does not decide alone.
pub fn list() -> Lexicon {
    let title = Title {
        name: "scurtă".to_owned(),
        edition: "1".to_owned(),
        authority: Authority::Reference,
    };
    let words = ["CASA", "CASE", "TREC", "CART"].map(word);
    Lexicon::in_language(WordLanguage::Romanian, words, title)
}

/// Two slips with a word that the list does not have, one with one that it has.
fn club() -> (Club<Duplicate>, Device, Device) {
    let (folder, clock) = (tempfile::TempDir::new().unwrap(), Hand::default());
    let mut keeper = slips::keeper_with(&folder, &clock, list());
    ask(&mut keeper, recorded());
    let mut club = Club::open(folder, clock, keeper);
    let radu = club.joined("Radu", "1");
    for (of, said) in (1..).zip([["H7", "CARST", "8"], ["H6", "CARST", "8"], ["H7", "CASA", "8"]]) {
        assert_eq!(club.ask(&radu, of, key(u32::from(of), said)).1["what"], "keyed");
    }
    let jury = club.joined_as(Role::Jury, "Vera", "tabletă");
    (club, radu, jury)
}

fn rule(ruled: &str, seen: &str, evidence: &str) -> Value {
    json!({"ask": "rule", "word": "CARST", "ruled": ruled, "evidence": evidence, "seen": seen})
}

fn verdict(club: &Club<Duplicate>, of: u32) -> Verdict {
    club.keeper.competition().judged.turn(turn(1)).unwrap().slips[&player(of)].verdict
}

#[test]
fn the_jury_sees_a_word_of_slips_and_not_whose_and_its_ruling_turns_their_verdict() {
    let (mut club, radu, jury) = club();
    let queue = club.get(&jury, "/w");
    assert_eq!(queue.status, 200);
    assert!(
        queue.body.contains("href=\"/w/CARST\"") && queue.body.contains("2 "),
        "{}",
        queue.body
    );
    assert!(!queue.body.contains("CASA"), "the list has it: {}", queue.body);
    let page = club.get(&jury, "/w/CARST");
    assert_eq!(page.status, 200);
    assert_eq!(page.body.matches("<li class=\"tile").count(), 7, "{}", page.body);
    for body in [&queue.body, &page.body] {
        for name in ["Ana", "Ion", "Maria", "Radu", "/s/", "H7", "H6"] {
            assert!(!body.contains(name), "{name}: {body}");
        }
    }
    assert_eq!(club.get(&jury, "/w/CASA").status, 404, "it is no question");
    // Each office has its own.
    for path in ["/s", "/s/1/1", "/s/1/1/saved"] {
        assert_eq!(club.get(&jury, path).status, 403, "{path}");
    }
    assert_eq!(club.get(&radu, "/w/CARST").status, 403);
    assert_eq!(club.ask(&radu, 40, rule("valid", "none", "")).1["why"], "role");
    assert_eq!(club.ask(&jury, 41, key(1, ["H7", "CASA", "8"])).1["why"], "role");

    assert_eq!(verdict(&club, 1), Verdict::Undecided);
    // Who keyed it is told no verdict that nobody gave: "scores 0 points".
    let slip = club.get(&radu, "/s/1/1").body;
    assert!(slip.contains("până la decizie: 0 puncte") && !slip.contains("se punctează"), "{slip}");
    let before = club.events() as u64;
    let (status, told) = club.ask(&jury, 42, rule("valid", "none", "DEX 2009"));
    let want = json!({"done": true, "what": "rule", "events": [before + 1, before + 1]});
    assert_eq!((status, &told), (200, &want));
    assert_eq!(club.ask(&jury, 42, rule("valid", "none", "DEX 2009")), (200, want.clone()));
    let mut club = club.again();
    assert_eq!(club.ask(&jury, 42, rule("valid", "none", "DEX 2009")), (200, want));
    assert_eq!(club.events() as u64, before + 1);
    assert!(matches!(verdict(&club, 1), Verdict::Correct | Verdict::Incorrect(_)));
    assert_ne!(verdict(&club, 1), Verdict::Undecided);
    // The other member of the jury has not seen it.
    let other = club.joined_as(Role::Jury, "Dan", "telefon");
    let (status, told) = club.ask(&other, 43, rule("invalid", "none", ""));
    assert_eq!((status, &told["why"], &told["by"]), (409, &json!("ruled"), &json!("Vera")));
    assert_eq!(club.ask(&other, 44, rule("invalid", "valid", "DOOM")).1["what"], "rule");
    assert!(matches!(verdict(&club, 1), Verdict::Incorrect(_)));
    let withdraw = json!({"ask": "withdraw", "word": "CARST", "seen": "invalid"});
    assert_eq!(club.ask(&jury, 45, withdraw).0, 200);
    assert_eq!(verdict(&club, 2), Verdict::Undecided);
    // By forms alone.
    let id = "2e".repeat(16);
    let does = [
        ("_key", jury.key.as_str()),
        ("id", &id),
        ("_ask", r#"{"ask":"rule","word":"CARST","ruled":"invalid","seen":"none"}"#),
        ("evidence", ""),
    ];
    let done = club.form("/do", &jury.cookie, &does);
    assert!(
        done.status == 303 && done.header("location").unwrap().starts_with("/w/next?told=rule")
    );
    let path = club.folder.path().join("a.eforos");
    club.keeper.shut().unwrap();
    assert!(verify::<Duplicate>(&path).unwrap().holds());
}

#[test]
fn what_the_arbiter_ruled_on_a_word_of_slips_stands_against_the_jury() {
    let (mut club, _, jury) = club();
    let command = Ask::RuleWord {
        word: word("CARST"),
        seen: None,
        ruled: Ruled::Invalid,
        evidence: String::new(),
    };
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    let (status, told) = club.ask(&jury, 50, rule("valid", "invalid", ""));
    assert_eq!((status, &told["why"]), (409, &json!("rule")), "{told}");
    let page = club.get(&jury, "/w/CARST").body;
    assert!(!page.contains("name=\"_ask\""), "{page}");
}
