//! A hall of a joint competition opens its doors: whoever conducts rules on its words, so no jury of its own does, and a
//! player reads a round on the own page once they published it.

use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::standings::{Board, Doubt, standings};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::RoundNo;
use eforos::domain::person::{Person, Role};
use eforos::lexicon::Lexicon;
use eforos::session::{Keeper, Order, Session};
use eforos::storage::Access;
use serde_json::json;
use tempfile::TempDir;

use super::club::Club;
use super::{Hall, Hand};
use crate::day::round;
use crate::venues::{file, history};

/// A hall's file of a joint day up to the first event of which this holds, open.
fn hall(ends: impl Fn(&Event) -> bool) -> (TempDir, Hand, Keeper<Anagram>) {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let (events, _) = history();
    let until = events.iter().position(|it| ends(&it.event)).unwrap();
    let (path, written) = file(folder.path(), "a.eforos", &events[..until]);
    drop(written);
    let session = Session::open(&path, Access::Write, hand.source()).unwrap();
    (folder, hand, Keeper::new(session, None))
}

#[test]
fn a_halls_jury_is_told_that_whoever_conducts_rules() {
    let (folder, hand, keeper) = hall(|event| matches!(event, Event::WordRuled { .. }));
    let contest = keeper.record().contest();
    let board = Board::new(contest, &Lexicon::embedded());
    let doubts = standings(contest, &board, RoundNo::FIRST, &[]).doubts;
    let word = doubts.iter().find_map(|doubt| match doubt {
        Doubt::Undecided { written, .. } => written.word(),
        _ => None,
    });
    let word = word.unwrap().to_string();
    let mut club = Club::open(folder, hand, keeper);
    let jury = club.joined_as(Role::Jury, "Νίκη", "τάμπλετ");
    let before = club.events();
    for (id, ruled) in (1..).zip(["valid", "invalid"]) {
        let ask =
            json!({"ask": "rule", "word": word, "ruled": ruled, "evidence": "", "seen": "none"});
        let (status, told) = club.ask(&jury, id, ask);
        assert_eq!((status, &told["why"]), (409, &json!("rule")), "{told}");
        assert!(told["text"].as_str().unwrap().contains("αποφασίζει ο συντονιστής"), "{told}");
    }
    // So the page offers neither, and says why.
    let at = word.bytes().fold("/w/".to_owned(), |path, byte| format!("{path}%{byte:02X}"));
    let headers = [("Cookie", jury.cookie.as_str()), ("Accept-Language", "el")];
    let page = club.request(&format!("GET {at}"), &headers, "");
    assert_eq!(page.status, 200, "{page:?}");
    assert!(!page.body.contains("name=\"_ask\""), "{}", page.body);
    assert!(page.body.contains("αποφασίζει ο συντονιστής"), "{}", page.body);
    assert_eq!(club.events(), before);
}

#[test]
fn a_player_of_a_hall_reads_a_round_once_whoever_conducts_published_it() {
    let (folder, hand, mut keeper) = hall(|event| matches!(event, Event::RoundPublished { .. }));
    keeper.make_room_for_stations([2; 32]).unwrap();
    let player = *keeper.record().contest().common.players.keys().next().unwrap();
    let code = keeper.card(player).unwrap().to_string();
    let mut hall = Hall::over(folder, hand, keeper);
    let page = |hall: &Hall<Anagram>| {
        hall.request(&format!("GET /p/{code}"), &[("Accept-Language", "en")], "").body
    };
    assert!(!page(&hall).contains("Round 1"), "{}", page(&hall));
    // Nobody of the hall publishes; what whoever conducts ordered does.
    let publish = |role| Order {
        who: Person { name: "Έφη".to_owned(), role, ..Person::default() },
        command: Command::Publish { round: round(1) },
    };
    assert!(hall.keeper.carry_out(publish(Role::Referee)).is_err());
    assert!(!page(&hall).contains("Round 1"));
    hall.keeper.carry_out(publish(Role::Centre)).unwrap();
    hall.publish();
    assert!(page(&hall).contains("Round 1"), "{}", page(&hall));
}
