//! When a hall is here, and when it is away.

use super::*;
use crate::hub::conducting::HallState;
use crate::hub::formats::joint::history::Beside;
use crate::hub::formats::joint::merged::VenueTold;
use crate::hub::signs::AWAY_MS;

#[test]
fn a_hall_is_here_for_ninety_seconds_after_its_last_sign_and_away_then() {
    const SEEN_MS: i64 = 1_795_000_000_000;
    let table = VenueTold {
        venue: 1,
        name: "Βόλος".to_owned(),
        players: 0,
        counts: false,
        open: Vec::new(),
        doubts: 0,
        marks: Vec::new(),
    };
    let mut hall = HallState {
        venue: VenueNo::FIRST,
        name: table.name.clone(),
        member: None,
        unread: None,
        table,
        beside: Beside::default(),
        progress: None,
        rounds: BTreeMap::new(),
        playing: false,
    };
    let sign = |last_ms| Sign { last_ms, refused: None };
    let told =
        |hall: &HallState, last_ms, now_ms| state(hall, sign(last_ms), now_ms)["state"].clone();
    assert_eq!(told(&hall, None, SEEN_MS), "absent");
    assert_eq!(told(&hall, Some(SEEN_MS), SEEN_MS + AWAY_MS), "entered");
    assert_eq!(told(&hall, Some(SEEN_MS), SEEN_MS + AWAY_MS + 1), "away");
    hall.member = Some(Member {
        competition: Digest::of(b"a hall's"),
        branch: 1,
        head: At { seq: 9, hash: Digest::of(b"its last") },
        seal: None,
        seen_ms: SEEN_MS,
        branches: Vec::new(),
        seals: BTreeMap::new(),
        others: 0,
    });
    // Rows are a sign as a request is, whichever came last.
    assert_eq!(told(&hall, None, SEEN_MS + AWAY_MS), "here");
    assert_eq!(told(&hall, Some(1), SEEN_MS + AWAY_MS + 1), "away");
    assert_eq!(told(&hall, Some(SEEN_MS + 1), SEEN_MS + AWAY_MS + 1), "here");
    // The table is provisional for it only while it may have more to send.
    let open = |hall: &HallState| state(hall, sign(None), SEEN_MS + AWAY_MS + 1)["open"].clone();
    assert_eq!(open(&hall), json!([]));
    hall.playing = true;
    assert_eq!(open(&hall), json!(["away"]));
    hall.member = None;
    assert_eq!(open(&hall), json!([]), "it was never here");
}
