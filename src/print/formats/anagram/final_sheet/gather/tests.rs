//! A competition with something of everything, and what of it stands on the sheet.

use std::sync::Arc;

use chrono::DateTime;

use super::*;
use crate::domain::clock::Moment;
use crate::domain::contest::Details;
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::penalty::{Penalty, PenaltyKind};
use crate::domain::contest::signing::Signing;
use crate::domain::formats::anagram::event::Event;
use crate::domain::formats::anagram::rules::{Rules, all_rounds};
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::formats::anagram::table::SignedTable;
use crate::domain::ids::{Attempt, ObjectionId, PenaltyId, PlayerId};
use crate::domain::letters::Word;
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};
use crate::domain::player::{Player, Span};
use crate::language::Language;
use crate::print::formats::anagram::final_sheet::sentences::{Detail, penalties};

fn utc(wall_ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(wall_ms).unwrap().naive_utc()
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

fn letters(text: &str) -> Vec<Letter> {
    text.chars().map(|capital| Letter::from_char(capital).unwrap()).collect()
}

fn happens(contest: &mut Contest, event: &Event) {
    let at = Moment { wall_ms: 0, session: 1, elapsed_ms: 0 };
    let who = Person { name: String::new(), role: Role::Referee, station: String::new() };
    contest.game.apply(event, at, &who);
}

/// Round 1 drawn with a redraw and over, round 2 typed with tiles put back, round 3 given up, the
/// rest to come; one late sheet, a lifted penalty, a dismissed objection.
fn contest() -> Contest {
    let mut contest = Contest::new(Arc::new(Rules::osth_2019()));
    contest.common.details =
        Details { title: "Αγώνας".into(), date: "2026-11-21".into(), ..Details::default() };
    let span = Span { from_round: round(1), to_round: round(14) };
    let id = PlayerId::FIRST;
    let player = Player { id, name: "Άννα".into(), club: "ΟΣΘ".into(), span };
    contest.common.players.insert(id, player);
    let drawn = Event::LettersDrawn {
        round: round(1),
        attempt: Attempt::FIRST,
        letters: letters("ΚΡΤΣΑΟΕ"),
        redraws: 2,
        nonce: None,
    };
    happens(&mut contest, &drawn);
    happens(&mut contest, &Event::RoundStarted { round: round(1), full_ms: 1 });
    happens(&mut contest, &Event::RoundEnded { round: round(1) });
    let typed = Event::LettersTyped {
        round: round(2),
        attempt: Attempt::FIRST,
        letters: letters("ΝΝΛΑΙΙΗ"),
    };
    happens(&mut contest, &typed);
    happens(&mut contest, &Event::TilesPutBack { round: round(2), letters: letters("Λ") });
    happens(&mut contest, &Event::RoundGivenUp { round: round(3), reason: "φωτιά".into() });
    contest.common.penalties.push(Penalty {
        id: PenaltyId::FIRST,
        player: id,
        round: round(2),
        kind: PenaltyKind::Deduction { points: 5 },
        reason: "φωνές".into(),
        lifted: Some("λάθος".into()),
    });
    contest.common.objections.push(Objection {
        id: ObjectionId::FIRST,
        player: id,
        about: About::Word { round: round(1), word: "ΡΟΣ".parse::<Word>().unwrap() },
        decided: Some((Outcome::Dismissed, "δεν υπάρχει".into())),
    });
    contest
}

fn standings() -> Standings {
    Standings {
        after: round(14),
        rows: Vec::new(),
        doubts: vec![
            Doubt::Missing { player: PlayerId::FIRST, round: round(1) },
            Doubt::Missing { player: PlayerId::FIRST, round: round(2) },
            Doubt::Objection { objection: ObjectionId::FIRST, player: PlayerId::FIRST },
        ],
    }
}

fn signing(issue: u32, wall_ms: i64) -> Signing {
    let text = SignedTable(Vec::new()).canonical();
    Signing { issue, wall_ms, sha256: Digest::of(text.as_bytes()) }
}

fn head(events: u64) -> Head {
    Head { events, hash: Digest::of(&events.to_be_bytes()) }
}

fn round_end(number: u8, events: u64) -> Checkpoint {
    Checkpoint { of: Occasion::RoundEnded(round(number)), head: head(events) }
}

#[test]
fn a_signed_sheet_has_the_head_of_its_own_signature() {
    let signed = |issue, events| Checkpoint { of: Occasion::Signed { issue }, head: head(events) };
    // Round 3 was given up twice; round 4 is being replayed.
    let mut chain = Chain {
        head: head(60),
        checkpoints: vec![round_end(3, 5), round_end(4, 6), round_end(3, 8), signed(1, 40)],
    };
    let mut contest = contest();
    contest.common.signings.push(signing(1, 1_000));
    let of = |contest: &Contest, chain: &Chain| {
        let sheet = FinalSheet::of((contest, &Board::default()), &standings(), Some(chain), utc);
        assert_eq!(sheet.round_ends, [(vec![3], head(5)), (vec![3], head(8))]);
        (sheet.head, sheet.replaces_head)
    };
    contest.common.openness = Openness::Signed;
    assert_eq!(of(&contest, &chain), (Some(head(40)), None));
    // Opened again, it has the head as it stands and names the one that it will replace.
    contest.common.openness = Openness::Open;
    assert_eq!(of(&contest, &chain), (Some(head(60)), Some(head(40))));
    chain.checkpoints.push(signed(2, 62));
    contest.common.signings.push(signing(2, 5_000));
    contest.common.openness = Openness::Signed;
    assert_eq!(of(&contest, &chain), (Some(head(62)), Some(head(40))));
}

#[test]
fn an_open_competition_is_told_as_it_stands() {
    let chain = Chain { head: head(17), checkpoints: vec![round_end(3, 5)] };
    let sheet = FinalSheet::of((&contest(), &Board::default()), &standings(), Some(&chain), utc);
    assert_eq!((sheet.players, sheet.rounds, sheet.given_up.as_slice()), (1, 1, &[3][..]));
    assert_eq!(sheet.draw.ways, Ways { digital: 1, physical: 1, recorded: 0, released: 0 });
    assert_eq!(sheet.draw.redraws, [(1, 2), (2, 1)]);
    assert_eq!(sheet.draw.replayed, []);
    assert_eq!((sheet.draw.left, sheet.draw.seed), (None, None));
    assert_eq!((sheet.head, sheet.replaces_head), (Some(head(17)), None));
    assert_eq!(sheet.round_ends, [(vec![3], head(5))]);
    // Twelve rounds are neither over nor given up.
    let reason = |key, count| Reason { key, count };
    let expected = [
        reason("print-reason-rounds", 12),
        reason("print-reason-missing", 2),
        reason("print-reason-objections", 1),
    ];
    assert_eq!(sheet.provisional, expected);
    let common = contest().common;
    assert_eq!(sheet.penalties, [("Άννα".to_owned(), common.penalties[0].clone())]);
    assert_eq!(sheet.objections, [("Άννα".to_owned(), common.objections[0].clone())]);
    assert_eq!((sheet.issue, sheet.signed_at, sheet.replaces), (1, None, None));
}

#[test]
fn namesakes_have_their_numbers_among_the_penalties() {
    let mut contest = contest();
    let first = contest.common.players[&PlayerId::FIRST].clone();
    let second = PlayerId::new(2).unwrap();
    contest.common.players.insert(second, Player { id: second, ..first });
    contest.common.penalties[0].lifted = None;
    contest.common.penalties[0].player = second;
    let sheet = FinalSheet::of((&contest, &Board::default()), &standings(), None, utc);
    let said = penalties(&sheet, Language::Greek, Detail::Full).join(" ");
    assert!(said.contains("Άννα (2)"), "{said}");
    assert_eq!(sheet.objections[0].0, "Άννα (1)");
}

#[test]
fn a_late_sheet_stands_among_the_penalties() {
    let mut contest = contest();
    let player = PlayerId::FIRST;
    let late = Event::LatenessSet { round: round(1), player, lateness: Lateness::Late };
    happens(&mut contest, &late);
    let sheet = FinalSheet::of((&contest, &Board::default()), &standings(), None, utc);
    assert_eq!(sheet.late, [("Άννα".to_owned(), round(1))]);
    let said = penalties(&sheet, Language::Greek, Detail::Full);
    assert!(said[0].contains("γύρος 1") && said[0].contains("εκπρόθεσμο"), "{said:?}");
    assert!(said[1].contains("1 ποινή αναιρέθηκε (γύρος 2)"), "{said:?}");
    assert_eq!(said.len(), 2);
}

#[test]
fn signing_reopening_and_signing_again_are_counted() {
    let mut contest = contest();
    let times = |contest: &Contest| {
        let sheet = FinalSheet::of((contest, &Board::default()), &standings(), None, utc);
        (sheet.issue, sheet.signed_at, sheet.replaces)
    };
    contest.common.signings.push(signing(1, 1_000));
    contest.common.openness = Openness::Signed;
    assert_eq!(times(&contest), (1, Some(utc(1_000)), None));
    contest.common.openness = Openness::Open;
    assert_eq!(times(&contest), (2, None, Some(utc(1_000))));
    contest.common.signings.push(signing(2, 5_000));
    contest.common.openness = Openness::Signed;
    assert_eq!(times(&contest), (2, Some(utc(5_000)), Some(utc(1_000))));
}

#[test]
fn at_the_end_the_tiles_left_and_the_revealed_seed_are_told() {
    let mut contest = contest();
    for number in all_rounds().skip(1) {
        happens(&mut contest, &Event::RoundGivenUp { round: number, reason: "φωτιά".into() });
    }
    contest.common.revealed = Some(Seed::from_bytes([7; 32]));
    let sheet = FinalSheet::of((&contest, &Board::default()), &standings(), None, utc);
    assert_eq!(sheet.draw.seed, Some("07".repeat(32)));
    let left = sheet.draw.left.unwrap();
    // Of 51 and 51, rounds 1 and 2 took seven consonants but one put back, and seven vowels.
    assert_eq!((left.consonants.chars().count(), left.vowels.chars().count()), (45, 44));
    assert_eq!(left.high_value, "ΒΖΘΞΦΧΨ");
    assert!(!sheet.provisional.iter().any(|reason| reason.key == "print-reason-rounds"));
}

/// What was drawn twice is said, and each end that the hall saw has its code.
#[test]
fn replays_stand_on_the_sheet_with_every_end_that_the_hall_saw() {
    let mut contest = contest();
    happens(&mut contest, &Event::RoundReplayed { round: round(2), reason: "λάθος".into() });
    happens(&mut contest, &Event::RoundGivenUp { round: round(2), reason: "ώρα".into() });
    let ends = vec![round_end(1, 5), round_end(2, 9), round_end(2, 20), round_end(3, 20)];
    let chain = Chain { head: head(20), checkpoints: ends };
    let sheet = FinalSheet::of((&contest, &Board::default()), &standings(), Some(&chain), utc);
    assert_eq!(sheet.draw.replayed, [(2, 2)]);
    let seen = [(vec![1], head(5)), (vec![2], head(9)), (vec![2, 3], head(20))];
    assert_eq!(sheet.round_ends, seen);
}
