//! Where nothing is ruled on: nobody is invited as a jury, and a device that came as one is told so and can leave.

use eforos::domain::formats::classic::state::Classic;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::storage::StoredStation;

use super::club::{Club, Device};
use super::results::club;

#[test]
fn of_classic_games_no_jury_is_invited() {
    let mut club = club();
    assert_eq!(club.staff.invite(&club.keeper, Role::Jury, ""), None);
    assert!(club.staff.invitations(&club.keeper).is_empty());
    for role in [Role::Assistant, Role::Screen] {
        assert!(club.staff.invite(&club.keeper, role, "").is_some(), "{role:?}");
    }
    assert_eq!(club.staff.invitations(&club.keeper).len(), 2);
}

/// A member of a jury, as an earlier program let them in.
pub fn jury(club: &mut Club<Classic>) -> Device {
    let token = [7_u8; 32];
    let now_ms = club.keeper.now().wall_ms;
    let who = Person { name: "Vera".to_owned(), role: Role::Jury, station: "tauleta".to_owned() };
    let station = StoredStation {
        token: Digest::of(&token),
        who,
        joined_ms: now_ms,
        seen_ms: now_ms,
        revoked_ms: None,
    };
    club.keeper.keep_station(station).unwrap();
    club.stand();
    let cookie = format!("__Host-eforos={}", "07".repeat(32));
    let mut vera = Device { cookie, key: String::new() };
    let page = club.get(&vera, "/w").body;
    let (_, rest) = page.split_once("data-key=\"").unwrap();
    rest.split('"').next().unwrap().clone_into(&mut vera.key);
    vera
}

/// Who was let in by an earlier program was shown that its page is not here.
#[test]
fn a_device_that_came_as_a_jury_is_told_that_nothing_is_ruled_on_and_can_leave() {
    let mut club = club();
    let vera = jury(&mut club);
    // The first 16 bytes of SHA-256 of `eforos-form-1` and 32 times 07, by another program.
    assert_eq!(vera.key, "02901cca65292f8e7ff2d2d62fb892b2");
    for path in ["/w", "/w/next", "/w/CASA"] {
        let page = club.get(&vera, path);
        assert_eq!(page.status, 403, "{path}: {}", page.body);
        for there in ["no es jutja cap paraula", "action=\"/leave\""] {
            assert!(page.body.contains(there), "{there} at {path}: {}", page.body);
        }
        assert!(!page.body.contains("href=\"/w\""), "no way leads back here: {}", page.body);
    }
    let asked = serde_json::json!({"ask": "rule", "word": "CASA", "ruled": "valid",
        "evidence": "", "seen": "none"});
    assert_eq!(club.ask(&vera, 1, asked).1["why"], "role");
    let left = club.form("/leave", &vera.cookie, &[("_key", vera.key.as_str())]);
    assert_eq!((left.status, left.header("location")), (303, Some("/")));
}
