//! A clever cheat, of how turns and the game end: tops, cancelled turns, the last turn, sanctions, the signature,
//! who may do what.

use eforos::domain::contest::office::Office;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::duplicate::best::best_of;
use eforos::domain::formats::duplicate::event::EndWhy;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::law::claims;
use eforos::domain::formats::duplicate::refusal::Refusal;
use eforos::domain::formats::duplicate::written::NamedPlay;
use eforos::domain::formats::duplicate::{Contest, Rejection as R};
use eforos::domain::person::Role;
use serde_json::{Value, json};

use super::forger::{Desk, Forger, common, keyed, own, turn};

/// The turn that the rehearsal cancels by its score, and the one that it takes back.
const CANCELLED: u8 = 6;
const TAKEN_BACK: u8 = 10;
/// A turn drawn by the program, as all from the sixth on.
const DIGITAL: u8 = 7;

/// A legal play of a turn that no slip lays, or that the program would not choose.
fn another(desk: &Desk, contest: &Contest, number: u8) -> Value {
    let (_, plays) = best_of(contest, &desk.list().graph(), turn(number), 400);
    let board = contest.game.board_before(turn(number));
    let mut named = plays.iter().skip(1).map(|best| &best.play);
    let is_on_no_slip =
        |play: &&NamedPlay| claims(contest, turn(number), &play.laid(&board).unwrap()).is_empty();
    serde_json::to_value(named.find(is_on_no_slip).unwrap()).unwrap()
}

#[test]
fn the_top_is_on_a_slip_and_lies_once() {
    let desk = Desk::of(Mode::Hall);
    let forger = desk.forger();
    let chosen = forger.of_turn("top_chosen", 2);
    let announced = forger.of_turn("top_announced", 2);
    let other = another(&desk, &forger.contest_before(chosen), 2);
    let mut forger = desk.forger();
    forger.change(chosen, "play", other.clone());
    forger.expect(chosen, Refusal::OnNoSlip);
    let mut forger = desk.forger();
    forger.change(chosen, "play", json!({"position": "O1", "word": "CASA"}));
    forger.expect(chosen, Refusal::CannotBeLaid);
    // Before the slips; after the announcement; announced unchosen or twice.
    let mut forger = desk.forger();
    let shown = forger.of_turn("rack_shown", 2);
    forger.again(chosen, shown + 1);
    forger.expect(shown + 1, Refusal::NotOver { turn: turn(2) });
    let mut forger = desk.forger();
    forger.again(chosen, announced + 1);
    forger.expect(announced + 1, Refusal::TopAnnounced { turn: turn(2) });
    let mut forger = desk.forger();
    forger.leave_out(chosen);
    forger.expect(chosen, Refusal::NoTop { turn: turn(2) });
    let mut forger = desk.forger();
    forger.again(announced, announced + 1);
    forger.expect(announced + 1, Refusal::TopAnnounced { turn: turn(2) });
    // Not announced, the game does not go on.
    let mut forger = desk.forger();
    forger.leave_out(announced);
    let is_rack =
        |at: &usize| forger.kind(*at).starts_with("rack_") && forger.fields(*at)["turn"] == 3;
    let next = (announced..forger.actions.len()).find(is_rack).unwrap();
    forger.expect(next, Refusal::OtherTurn { turn: turn(3), next: Some(turn(2)) });
    // Corrected once the next time runs; before, without the void of the letters that were drawn after it.
    let mut fields = desk.forger().fields(chosen);
    fields["reason"] = json!("motiv");
    let mut forger = desk.forger();
    let begun = forger.of_turn("turn_started", 3) + 1;
    forger.insert(begun, own("top_corrected", fields.clone()));
    forger.expect(begun, Refusal::NextHasBegun { turn: turn(2) });
    let mut forger = desk.forger();
    let drawn = forger.of_turn("rack_shown", 3);
    forger.insert(drawn, own("top_corrected", fields));
    forger.expect(drawn, R::NotTogether);
    // A turn with a top is none without a play, without a reason.
    let mut forger = desk.forger();
    let none = json!({"turn": 2, "possible": "possible"});
    forger.insert(announced + 1, own("no_play", none));
    forger.expect(announced + 1, R::ReasonMissing);
}

#[test]
fn in_program_mode_the_top_is_the_programs() {
    let desk = Desk::of(Mode::Program);
    let forger = desk.forger();
    let chosen = forger.of_turn("top_chosen", 2);
    let contest = forger.contest_before(chosen);
    let mut forger = desk.forger();
    forger.change(chosen, "play", another(&desk, &contest, 2));
    let (place, why) = forger.found();
    assert_eq!(place, chosen);
    assert!(matches!(why, R::Own(Refusal::NotTheFirst { .. })), "{why:?}");
    for possible in ["possible", "impossible"] {
        let mut forger = desk.forger();
        forger.insert(chosen, own("no_play", json!({"turn": 2, "possible": possible})));
        forger.expect(chosen, Refusal::Proven);
    }
}

#[test]
fn a_turn_is_cancelled_once_and_in_its_time() {
    let desk = Desk::of(Mode::Hall);
    let cancelled = |number: u8, how: &str, letters: Value| {
        let fields = json!({"turn": number, "how": how, "letters": letters, "reason": "motiv"});
        own("turn_cancelled", fields)
    };
    let score = desk.forger().of_turn("turn_cancelled", CANCELLED);
    let back = desk.forger().of_turn("turn_cancelled", TAKEN_BACK);
    for (at, number) in [(score, CANCELLED), (back, TAKEN_BACK)] {
        let mut forger = desk.forger();
        forger.again(at, at + 1);
        forger.expect(at + 1, Refusal::Cancelled { turn: turn(number) });
    }
    // One that was not begun, whose time runs, that is not closed, that lies further back.
    let drawn = desk.forger().of_turn("rack_drawn", DIGITAL) + 1;
    let started = desk.forger().of_turn("turn_started", DIGITAL) + 1;
    let chosen = desk.forger().of_turn("top_chosen", DIGITAL);
    let same = || json!("same");
    let cases = [
        (drawn, DIGITAL, "taken_back", same(), Refusal::NotBegun { turn: turn(DIGITAL) }),
        (started, DIGITAL, "taken_back", same(), Refusal::TimeRunning { turn: turn(DIGITAL) }),
        (chosen, DIGITAL, "score", Value::Null, Refusal::NotClosed { turn: turn(DIGITAL) }),
        (chosen, DIGITAL, "taken_back", Value::Null, Refusal::NextLetters),
        (chosen, 2, "score", same(), Refusal::NextLetters),
        (chosen, 2, "taken_back", same(), Refusal::CannotTakeBack { turn: turn(2) }),
    ];
    for (at, number, how, letters, why) in cases {
        let mut forger = desk.forger();
        forger.insert(at, cancelled(number, how, letters));
        forger.expect(at, why);
    }
    // Its letters go with it: the next has not those that were drawn after it.
    let mut forger = desk.forger();
    let next = forger.of_turn("rack_shown", DIGITAL + 1);
    forger.insert(next, cancelled(DIGITAL, "taken_back", same()));
    forger.expect(next, R::NotTogether);
    // What was not cancelled does not come back; without it the next turn does not come.
    let mut forger = desk.forger();
    forger.insert(chosen, own("turn_restored", json!({"turn": 2, "reason": "motiv"})));
    forger.expect(chosen, Refusal::NotCancelled { turn: turn(2) });
    let mut forger = desk.forger();
    forger.leave_out(back);
    let next = forger.of_turn("rack_drawn", TAKEN_BACK + 1);
    let other = Refusal::OtherTurn { turn: turn(TAKEN_BACK + 1), next: Some(turn(TAKEN_BACK)) };
    forger.expect(next, other);
}

#[test]
fn the_last_turn_has_its_notice_and_the_end_its_reason() {
    let desk = Desk::of(Mode::Hall);
    let set = desk.forger().first("last_turn_set");
    let end = desk.forger().first("game_ended");
    let mut forger = desk.forger();
    forger.change(set, "turn", json!(13));
    forger.expect(set, Refusal::NoNotice { earliest: 14 });
    let mut forger = desk.forger();
    forger.change(set, "after", json!(8));
    forger.expect(set, R::OutOfNumber { expected: 9, got: 8 });
    let mut forger = desk.forger();
    forger.leave_out(set);
    forger.expect(end - 1, Refusal::NoEnd { why: EndWhy::LastTurn });
    for (why, code) in [(EndWhy::NoLetters, "no_letters"), (EndWhy::LastLetters, "last_letters")] {
        let mut forger = desk.forger();
        forger.change(end, "why", json!(code));
        forger.expect(end, Refusal::NoEnd { why });
    }
    let mut forger = desk.forger();
    forger.change(end, "why", json!("stopped"));
    forger.expect(end, R::ReasonMissing);
    let mut forger = desk.forger();
    forger.again(end, end + 1);
    forger.expect(end + 1, Refusal::Ended);
    let mut forger = desk.forger();
    let open = forger.of_turn("turn_started", 3);
    forger.insert(open, own("game_ended", json!({"why": "stopped", "reason": "motiv"})));
    forger.expect(open, Refusal::NotClosed { turn: turn(3) });
    let mut forger = desk.forger();
    forger.leave_out(end);
    let signed = forger.first("signed");
    assert!(matches!(forger.found(), (place, R::RoundsOpen { .. }) if place == signed));
}

/// Whatever the signed table stands on is not changed behind it: a slip, a hand, a sanction, a cancelled turn.
#[test]
fn what_was_signed_follows_from_the_history() {
    let desk = Desk::of(Mode::Hall);
    let is_other_table = |forger: &Forger<'_>, what: &str| {
        let signed = forger.first("signed");
        let (place, why) = forger.found();
        assert_eq!(place, signed, "{what}: {why:?}");
        assert!(matches!(why, R::OtherTable { .. }), "{what}: {why:?}");
    };
    // A slip of the last turn that scored and is no top is made a pass; the points of another are made wrong.
    let scores = |forger: &Forger<'_>, number: u8| {
        let contest = forger.contest_before(forger.of_turn("top_chosen", number));
        let judged = Judged::new(&contest, desk.list());
        let judged = judged.turn(turn(number)).unwrap();
        let best = judged.slips.values().map(|slip| slip.points).max().unwrap();
        let below = judged
            .slips
            .iter()
            .find(|(_, slip)| slip.points > 0 && slip.points < best && slip.mistakes.is_empty());
        below.map(|(&player, _)| player)
    };
    let mut forger = desk.forger();
    let (at, whose) = (1..15)
        .rev()
        .filter(|number| ![CANCELLED, TAKEN_BACK].contains(number))
        .find_map(|number| {
            let whose = scores(&forger, number)?;
            let of_them = |it: &Value| it["turn"] == number && it["player"] == whose.get();
            Some((forger.found_where("slip_keyed", of_them)?, whose))
        })
        .unwrap();
    forger.change(at, "written", json!({"position": "", "word": ""}));
    is_other_table(&forger, &format!("a slip of {whose}"));
    // A sanction is left out: the next has no number; changed to a milder one; lifted without anybody knowing.
    let mut forger = desk.forger();
    let imposed = forger.first("penalty_imposed");
    forger.leave_out(imposed);
    let next = forger.first("penalty_imposed");
    forger.expect(next, R::OutOfNumber { expected: 1, got: 2 });
    let mut forger = desk.forger();
    assert_eq!(forger.fields(imposed)["kind"], "disciplinary");
    forger.change(imposed, "kind", json!("technical"));
    is_other_table(&forger, "a milder sanction");
    let mut forger = desk.forger();
    let signed = forger.first("signed");
    forger.insert(signed, common("penalty_lifted", json!({"penalty": 1, "reason": "motiv"})));
    let (place, why) = forger.found();
    assert_eq!((place, matches!(why, R::OtherTable { .. })), (signed + 1, true), "{why:?}");
    // The cancelled turn counts again.
    let mut forger = desk.forger();
    let score = forger.of_turn("turn_cancelled", CANCELLED);
    forger.leave_out(score);
    is_other_table(&forger, "a turn that counts again");
    // The table itself, its digest, the seed that is left out or another.
    let mut forger = desk.forger();
    let mut table = forger.fields(signed)["table"].clone();
    let mut rows = table.as_array_mut().unwrap().iter_mut();
    let total = rows.next().unwrap().get_mut("total").unwrap();
    *total = json!(total.as_i64().unwrap() + 1);
    forger.change(signed, "table", table);
    forger.expect(signed, R::OtherTable { row: 1 });
    let mut forger = desk.forger();
    forger.change(signed, "sha256", json!("00".repeat(32)));
    assert!(matches!(forger.found(), (place, R::OtherDigest { .. }) if place == signed));
    let mut forger = desk.forger();
    forger.change(signed, "seed", Value::Null);
    forger.expect(signed, R::SeedMissing);
    let mut forger = desk.forger();
    forger.change(signed, "seed", json!("11".repeat(32)));
    forger.expect(signed, R::OtherSeed);
}

#[test]
fn nothing_follows_the_signature() {
    let desk = Desk::of(Mode::Hall);
    let forger = desk.forger();
    let (signed, at) = (forger.first("signed"), forger.of_turn("slip_keyed", 1));
    let (slip, whose) = keyed(&forger.fields(at));
    let written = forger.fields(at)["written"].clone();
    let reasoned = |fields: Value| {
        let mut fields = fields;
        fields["reason"] = json!("motiv");
        fields
    };
    let later = [
        own("slip_revised", reasoned(json!({"slip": slip, "written": written}))),
        own("slip_keyed", json!({"slip": 900, "player": whose, "turn": 1, "written": written})),
        own("raised_set", json!({"turn": 1, "player": whose, "hand": "not_raised"})),
        own("outcome_set", reasoned(json!({"slip": slip, "points": 100, "warnings": 0}))),
        own("turn_cancelled", reasoned(json!({"turn": 1, "how": "score", "letters": null}))),
        own("turn_restored", reasoned(json!({"turn": CANCELLED}))),
        common("penalty_lifted", reasoned(json!({"penalty": 1}))),
        own("last_turn_set", json!({"turn": 20, "after": 15})),
    ];
    for event in later {
        let mut forger = desk.forger();
        forger.insert(signed + 1, event);
        forger.expect(signed + 1, R::Signed);
    }
}

#[test]
fn sanctions_are_those_of_the_game_and_have_a_reason() {
    let desk = Desk::of(Mode::Hall);
    let at = desk.forger().first("penalty_imposed");
    for (kind, name) in [
        (json!("void_round"), PenaltyName::VoidRound),
        (json!({"deduction": {"points": 5}}), PenaltyName::Deduction),
        (json!("reprimand"), PenaltyName::Reprimand),
    ] {
        let mut forger = desk.forger();
        forger.change(at, "kind", kind);
        forger.expect(at, R::OtherPenalty { name });
    }
    let mut forger = desk.forger();
    forger.change(at, "reason", json!(""));
    forger.expect(at, R::ReasonMissing);
    let mut forger = desk.forger();
    let lifted = forger.first("penalty_lifted");
    forger.again(lifted, lifted + 1);
    assert!(matches!(forger.found(), (place, R::NoPenalty { .. }) if place == lifted + 1));
}

/// Everything but slips and zeros that were told is the arbiter's; nothing of it is a jury's.
#[test]
fn everybody_keeps_to_their_office() {
    let desk = Desk::of(Mode::Hall);
    let slips = [
        "slips_collected",
        "raised_set",
        "not_handed_in",
        "slip_awaited",
        "slip_keyed",
        "slip_revised",
        "slip_keyed_again",
        "keyings_settled",
        "slip_checked",
        "zeros_told",
    ];
    let anybody = ["alert_reached", "turn_ended", "player_added"];
    let mut asked = std::collections::BTreeSet::new();
    let all = desk.forger().actions.len();
    for at in 0..all {
        let mut forger = desk.forger();
        let kind = forger.kind(at);
        if anybody.contains(&kind.as_str()) || !asked.insert(kind.clone()) {
            continue;
        }
        let (role, office) = if slips.contains(&kind.as_str()) {
            (Role::Jury, Office::Assistant)
        } else if kind == "word_ruled" {
            (Role::Assistant, Office::Jury)
        } else {
            (Role::Assistant, Office::Referee)
        };
        forger.by(at, role).expect(at, R::NotYourOffice { office });
    }
    assert!(asked.len() > 24, "{asked:?}");
}

/// Whatever is left out is missing in what follows, but for what nothing stands on.
#[test]
fn an_action_that_is_left_out_is_noticed_by_those_that_stand_on_it() {
    let desk = Desk::of(Mode::Hall);
    let honest = desk.forger();
    let all = honest.actions.len();
    let mut unnoticed = std::collections::BTreeMap::new();
    for at in 1..all - 1 {
        let mut forger = desk.forger();
        forger.leave_out(at);
        if forger.breach().is_none() {
            *unnoticed.entry(honest.kind(at)).or_insert(0) += 1;
        }
    }
    let without_effect = [
        // The mode that a game has by itself.
        "mode_chosen",
        // Raised, which is what a slip is that was keyed.
        "slips_collected",
        // What is told to people.
        "zeros_told",
        "late_find_announced",
        // What was dismissed, and a word that the list refuses without a ruling, too.
        "objection_lodged",
        "objection_decided",
        "word_ruled",
    ];
    for kind in unnoticed.keys() {
        assert!(without_effect.contains(&kind.as_str()), "{unnoticed:?}");
    }
}

/// A hand that was not raised in truth, or a slip that was, is set otherwise before the signature.
#[test]
fn a_hand_is_not_changed_behind_the_signature() {
    let desk = Desk::of(Mode::Hall);
    let signed = desk.forger().first("signed");
    let contest = desk.forger().contest_before(signed);
    let judged = Judged::new(&contest, desk.list());
    let (number, whose) = judged
        .turns()
        .filter(|(number, _)| number.get() != CANCELLED && number.get() != TAKEN_BACK)
        .find_map(|(number, turn)| {
            let scored = turn.slips.iter().find(|(_, slip)| slip.points > 0)?;
            Some((number, *scored.0))
        })
        .unwrap();
    let mut forger = desk.forger();
    let hand = json!({"turn": number, "player": whose, "hand": "not_raised"});
    forger.insert(signed, own("raised_set", hand));
    let (place, why) = forger.found();
    assert_eq!((place, matches!(why, R::OtherTable { .. })), (signed + 1, true), "{why:?}");
}
