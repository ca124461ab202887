//! A clever cheat: for each law of the game a history that breaks it and has right hashes. `verify` and opening for
//! writing name the first event that may not stand.

use eforos::domain::board::Rack;
use eforos::domain::board::Tile;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::notation::tiles_text;
use eforos::domain::formats::duplicate::rack::Refusal as Composition;
use eforos::domain::formats::duplicate::refusal::Refusal;
use eforos::domain::formats::duplicate::{Contest, Rejection as R};
use eforos::domain::ids::SheetId;
use eforos::domain::timing::law::BadTime;
use serde_json::json;

use super::forger::{Desk, common, keyed, own, player, turn};

/// A turn drawn by the program, as all from the sixth on.
const DIGITAL: u8 = 7;

#[test]
fn an_honest_game_holds() {
    for mode in [Mode::Hall, Mode::Program] {
        Desk::of(mode).forger().holds();
    }
}

/// A turn whose rack could have a tile only if it were drawn twice: all of its letter lie on the board.
fn used_up(contest: &Contest, number: u8) -> Option<Tile> {
    let board = contest.game.board_before(turn(number));
    let lying: Rack = board.tiles().map(|(_, laid)| laid.tile()).collect();
    let set = contest.game.rules().tiles;
    lying.tiles().find(|&tile| lying.count(tile) == set.count(tile))
}

#[test]
fn a_tile_is_drawn_once() {
    let desk = Desk::of(Mode::Hall);
    // Two Z on one rack.
    let mut forger = desk.forger();
    let at = forger.first("rack_typed");
    let all = forger.fields(at)["drawn"].as_str().unwrap().to_owned();
    forger.change(at, "drawn", json!(format!("ZZ{}", &all[2..])));
    forger.expect(at, Refusal::NoSuchTile { tile: "Z".to_owned(), count: 1 });
    // A tile that lies on the board.
    let forger = desk.forger();
    let (at, tile) = (0..forger.actions.len())
        .filter(|&at| forger.kind(at) == "rack_drawn")
        .find_map(|at| {
            let number = u8::try_from(forger.fields(at)["turn"].as_u64().unwrap()).unwrap();
            Some((at, used_up(&forger.contest_before(at), number)?))
        })
        .unwrap();
    let mut forger = desk.forger();
    let drawn = forger.fields(at)["drawn"].as_str().unwrap().to_owned();
    let tile = tiles_text([tile]);
    forger.change(at, "drawn", json!(format!("{tile}{}", &drawn[1..])));
    let (place, why) = forger.found();
    assert_eq!(place, at);
    assert!(
        matches!(&why, R::Own(Refusal::NoSuchTile { tile: told, .. }) if *told == tile),
        "{why:?}"
    );
}

#[test]
fn a_typed_rack_is_whole_follows_and_holds() {
    let desk = Desk::of(Mode::Hall);
    let first = desk.forger().of_turn("rack_typed", 1);
    let drawn = desk.forger().fields(first)["drawn"].as_str().unwrap().to_owned();
    let with = |change: fn(&str) -> String| {
        let mut forger = desk.forger();
        forger.change(first, "drawn", json!(change(&drawn)));
        forger
    };
    with(|all| all[1..].to_owned()).expect(first, Refusal::TileCount { got: 6, wanted: 7 });
    with(|_| "AEIOUAE".to_owned())
        .expect(first, Refusal::OtherComposition { found: Some(Composition::Consonants) });
    // A rack that holds is said to have gone back, to draw until the letters please.
    let mut forger = desk.forger();
    let back = json!({"turn": 1, "tiles": drawn, "why": "vowels"});
    forger.insert(first, own("rack_refused", back));
    forger.expect(first, Refusal::OtherComposition { found: None });
    // Another letter is kept than the play left.
    let second = desk.forger().of_turn("rack_typed", 2);
    let fields = desk.forger().fields(second);
    let kept = fields["leftover"].as_str().unwrap().to_owned();
    let new = fields["drawn"].as_str().unwrap().to_owned();
    let mut forger = desk.forger();
    forger.change(second, "leftover", json!(kept[1..]));
    forger.change(second, "drawn", json!(format!("{new}{}", &kept[..1])));
    forger.expect(second, Refusal::OtherLeftover { left: kept.clone() });
    // Twice, and as another attempt.
    let mut forger = desk.forger();
    forger.again(first, first + 1);
    forger.expect(first + 1, Refusal::RackThere { turn: turn(1) });
    let mut forger = desk.forger();
    forger.change(first, "attempt", json!(2));
    forger.expect(first, R::OutOfNumber { expected: 1, got: 2 });
    // After the end, and where the program draws.
    let mut forger = desk.forger();
    let end = forger.first("game_ended");
    let rack = json!({"turn": 16, "attempt": 1, "leftover": "", "drawn": "AEIBCDL"});
    forger.insert(end + 1, own("rack_typed", rack.clone()));
    forger.expect(end + 1, Refusal::Ended);
    let mut forger = desk.forger();
    forger.insert(end, own("rack_typed", rack));
    forger.expect(end, Refusal::AfterLastTurn);
    let mut forger = desk.forger();
    let at = forger.of_turn("rack_drawn", DIGITAL);
    let mut rack = forger.fields(at);
    let _ = rack.as_object_mut().unwrap().remove("refused");
    forger.leave_out(at).insert(at, own("rack_typed", rack));
    forger.expect(at, Refusal::Digital);
}

#[test]
fn a_drawn_rack_is_the_seeds_and_stays() {
    let desk = Desk::of(Mode::Hall);
    let at = desk.forger().of_turn("rack_drawn", DIGITAL);
    let drawn = desk.forger().fields(at)["drawn"].as_str().unwrap().to_owned();
    let mut forger = desk.forger();
    forger.change(at, "drawn", json!(drawn.chars().rev().collect::<String>()));
    let (place, why) = forger.found();
    assert_eq!(place, at);
    assert!(matches!(why, R::Own(Refusal::OtherRack { .. })), "{why:?}");
    // Drawn while the racks come by hand; another attempt, to draw until the letters please.
    let mut forger = desk.forger();
    let chosen = forger.first("draw_chosen");
    forger.leave_out(chosen);
    let first_digital = forger.first("rack_drawn");
    forger.expect(first_digital, Refusal::ByHand);
    let mut forger = desk.forger();
    forger.change(at, "attempt", json!(2));
    forger.expect(at, R::OutOfNumber { expected: 1, got: 2 });
    let mut forger = desk.forger();
    let corrected = json!({"turn": DIGITAL, "leftover": "", "drawn": "AEIBCDL", "reason": "motiv"});
    forger.insert(at + 1, own("rack_corrected", corrected));
    forger.expect(at + 1, Refusal::Digital);
    // Voided once its time has begun, or shown twice.
    let mut forger = desk.forger();
    let started = forger.of_turn("turn_started", DIGITAL);
    forger.insert(started + 1, own("rack_voided", json!({"turn": DIGITAL, "reason": "motiv"})));
    forger.expect(started + 1, Refusal::HasBegun { turn: turn(DIGITAL) });
    let mut forger = desk.forger();
    let shown = forger.of_turn("rack_shown", DIGITAL);
    forger.again(shown, shown + 1);
    forger.expect(shown + 1, Refusal::Shown { turn: turn(DIGITAL) });
    // For equal letters it goes back only before a letter was shown.
    let mut forger = desk.forger();
    let tiles =
        tiles_text(forger.contest_before(shown).game.turn(turn(DIGITAL)).unwrap().rack().tiles());
    let back = json!({"turn": DIGITAL, "tiles": tiles, "why": "triple", "reason": "motiv"});
    forger.insert(shown + 1, own("rack_refused", back));
    forger.expect(shown + 1, Refusal::Shown { turn: turn(DIGITAL) });
    // How racks are drawn does not change under one; who names the top not after a letter.
    let mut forger = desk.forger();
    forger.insert(at + 1, own("draw_chosen", json!({"draw": "by_hand"})));
    forger.expect(at + 1, Refusal::RackThere { turn: turn(DIGITAL) });
    let mut forger = desk.forger();
    let shown = forger.of_turn("rack_shown", 1);
    forger.insert(shown + 1, own("mode_chosen", json!({"mode": "program"})));
    forger.expect(shown + 1, Refusal::ModeFixed);
}

#[test]
fn a_correction_leaves_the_play_its_letters() {
    let desk = Desk::of(Mode::Hall);
    let mut forger = desk.forger();
    let at = forger.of_turn("top_announced", 2) + 1;
    let contest = forger.contest_before(at);
    let now = contest.game.turn(turn(2)).unwrap();
    let laid = now.top.as_ref().unwrap().play.tiles[0].1.tile();
    let unseen = contest.game.unseen(&contest.game.board_before(turn(2)));
    let other = unseen.without(now.rack().tiles()).unwrap().tiles().find(|it| *it != laid).unwrap();
    let rest: Rack = now.rack().tiles().filter(|&tile| tile != laid).collect();
    let missing = now.rack().len() - rest.len();
    let drawn: Vec<Tile> = rest.tiles().chain(std::iter::repeat_n(other, missing)).collect();
    let fields = json!({"turn": 2, "leftover": "", "drawn": tiles_text(drawn), "reason": "motiv"});
    forger.insert(at, own("rack_corrected", fields));
    forger.expect(at, Refusal::TopNeedsOthers { turn: turn(2) });
}

#[test]
fn the_time_is_what_the_clock_says() {
    let desk = Desk::of(Mode::Hall);
    let forger = desk.forger();
    let started = forger.of_turn("turn_started", 1);
    let other = |got_ms, wanted_ms| R::Time(BadTime::Other { got_ms, wanted_ms });
    let mut forger = desk.forger();
    forger.change(started, "full_ms", json!(240_000));
    forger.expect(started, other(240_000, 180_000));
    // Before the letters were seen; twice.
    let mut forger = desk.forger();
    let shown = forger.of_turn("rack_shown", 1);
    forger.leave_out(shown);
    forger.expect(shown, Refusal::NotShown { turn: turn(1) });
    let mut forger = desk.forger();
    forger.again(started, started + 1);
    forger.expect(started + 1, Refusal::TimeRunning { turn: turn(1) });
    // Its end and its alert before they fell due, its alert twice.
    let mut forger = desk.forger();
    forger.insert(started + 1, own("turn_ended", json!({"turn": 1})));
    forger.expect(started + 1, R::Time(BadTime::NotDue));
    let mut forger = desk.forger();
    let alert = forger.of_turn("alert_reached", 1);
    forger.again(alert, started + 1);
    forger.expect(started + 1, R::Time(BadTime::NotDue));
    let mut forger = desk.forger();
    forger.again(alert, alert + 1);
    forger.expect(alert + 1, R::Time(BadTime::NotDue));
    // A pause that gives some seconds more.
    let mut forger = desk.forger();
    let paused = forger.of_turn("turn_paused", 3);
    let left = forger.fields(paused)["remaining_ms"].as_i64().unwrap();
    forger.change(paused, "remaining_ms", json!(left + 20_000));
    forger.expect(paused, other(left + 20_000, left));
    let mut forger = desk.forger();
    let resumed = forger.of_turn("turn_resumed", 3);
    forger.change(resumed, "remaining_ms", json!(left + 20_000));
    forger.expect(resumed, other(left + 20_000, left));
    let mut forger = desk.forger();
    forger.change(paused, "reason", json!(" "));
    forger.expect(paused, R::ReasonMissing);
    // A turn that ran is not taken out of the time.
    let mut forger = desk.forger();
    let action = forger.before(started + 1).log().last().unwrap().action;
    forger.insert(started + 1, common("undone", json!({"action": action})));
    forger.expect(started + 1, R::NothingToUndo);
    let mut forger = desk.forger();
    let chosen = forger.first("time_chosen");
    forger.change(chosen, "turn_s", json!(601));
    forger.expect(chosen, Refusal::TurnTime { turn_s: 601 });
}

#[test]
fn slips_come_when_the_time_is_over_and_one_from_each() {
    let desk = Desk::of(Mode::Hall);
    let forger = desk.forger();
    let at = forger.of_turn("slip_keyed", 1);
    let (slip, _) = keyed(&forger.fields(at));
    // While the others still think, and before anybody has seen the letters.
    for early in ["turn_started", "rack_shown"] {
        let mut forger = desk.forger();
        let before = forger.of_turn(early, 1) + 1;
        forger.again(at, before);
        forger.expect(before, Refusal::NotOver { turn: turn(1) });
    }
    // A second slip of the same player; a number left out; of nobody.
    let mut forger = desk.forger();
    forger.again(at, at + 1);
    forger.expect(at + 1, Refusal::AlreadyKeyed { slip });
    let mut forger = desk.forger();
    forger.change(at, "slip", json!(2));
    forger.expect(at, R::OutOfNumber { expected: 1, got: 2 });
    let mut forger = desk.forger();
    forger.change(at, "player", json!(99));
    forger.expect(at, R::UnknownPlayer { player: player(99) });
    // Of a player who was expelled a turn before.
    let mut forger = desk.forger();
    let of_12 = forger.of_turn("slip_keyed", 12);
    forger.change(of_12, "player", json!(4));
    forger.expect(of_12, Refusal::NotInGame { player: player(4), turn: turn(12) });
    // Points beyond a slip's, a text that is not as it is kept.
    for (field, value) in [("points", json!(10_000)), ("word", json!("ca sa"))] {
        let mut forger = desk.forger();
        let mut written = forger.fields(at)["written"].clone();
        written[field] = value;
        forger.change(at, "written", written);
        forger.expect(at, Refusal::NotFolded);
    }
    // A version without a reason; one of a slip that nobody keyed; looked at by whoever keyed it.
    let written = forger.fields(at)["written"].clone();
    let revised = |slip: SheetId, reason: &str| {
        own("slip_revised", json!({"slip": slip, "written": written, "reason": reason}))
    };
    let mut forger = desk.forger();
    forger.insert(at + 1, revised(slip, ""));
    forger.expect(at + 1, R::ReasonMissing);
    let mut forger = desk.forger();
    let unknown = SheetId::new(999).unwrap();
    forger.insert(at + 1, revised(unknown, "motiv"));
    forger.expect(at + 1, Refusal::UnknownSlip { slip: unknown });
    for second in ["slip_checked", "slip_keyed_again"] {
        let mut forger = desk.forger();
        let keyer = forger.actions[at][0].who.clone();
        let mut fields = json!({"slip": slip});
        if second == "slip_keyed_again" {
            fields["written"] = written.clone();
        }
        forger.insert(at + 1, own(second, fields));
        forger.actions[at + 1][0].who = keyer.clone();
        forger.expect(at + 1, Refusal::SamePerson { name: keyer.name });
    }
    // What the arbiter sets has bounds.
    let mut forger = desk.forger();
    let set = forger.first("outcome_set");
    forger.change(set, "warnings", json!(10));
    assert!(matches!(forger.found(), (place, R::Own(Refusal::NoOutcome { .. })) if place == set));
    let mut forger = desk.forger();
    forger.insert(at + 1, own("outcome_lifted", json!({"slip": slip, "reason": "motiv"})));
    forger.expect(at + 1, Refusal::NothingSet { slip });
    // Told to somebody who is not there, or to nobody.
    for (players, why) in
        [(json!([77]), R::UnknownPlayer { player: player(77) }), (json!([]), R::NotTogether)]
    {
        let mut forger = desk.forger();
        forger.insert(at + 1, own("zeros_told", json!({"turn": 1, "players": players})));
        forger.expect(at + 1, why);
    }
}
