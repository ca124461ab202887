//! The course of the evening: racks, time with its incidents, tops, sanctions, the end.

use super::desk_work::{self, Papers};
use super::{Actor, Desk, Evening, bag, slips, turn as turn_no};
use crate::domain::board::Graph;
use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::duplicate::best::best_of;
use crate::domain::formats::duplicate::command::{Choice, Command};
use crate::domain::formats::duplicate::decide::better_than;
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{Cancelled, Criterion, Hand, Mode, Possible, TurnNo};
use crate::domain::formats::duplicate::judged::{Judged, in_game};
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::rack::has_triple;
use crate::domain::formats::duplicate::rules::DrawBy;
use crate::domain::formats::duplicate::turn::{Closing, NextLetters, Turn};
use crate::domain::formats::duplicate::written::{NamedPlay, OnSlip};
use crate::domain::ids::PlayerId;
use crate::domain::timing::PausedTiles;
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::Who;

/// How many plays the best players may find one of.
const PLAYS: usize = 60;
/// After so many turns the last one is set.
const NOTICE: u8 = 9;
/// The last turn.
const LAST: u8 = 15;

/// A slip that lies under another, and comes to light while the next turn runs.
type HeldBack = (TurnNo, PlayerId, OnSlip);

/// Plays until the game ends.
pub(super) fn play(desk: &mut Desk<'_>, evening: &Evening, actors: &[Actor], chance: &Chance) {
    let graph = desk.lexicon().graph();
    let mut held_back: Option<HeldBack> = None;
    while let Some(turn) = desk.contest().game.next_turn() {
        if let Some(why) = desk.contest().game.due_end() {
            desk.wait_s(20);
            desk.ask(Who::Referee, Command::EndGame { why, reason: String::new() });
            break;
        }
        before(desk, turn);
        draw(desk, evening, turn, chance);
        time(desk, evening, turn);
        if let Some(held_back) = held_back.take() {
            found_late(desk, held_back);
        }
        let mut papers = papers(desk, &graph, actors, turn, chance);
        if turn.get() == 4 {
            held_back = take_best(desk, &graph, turn, &mut papers);
        }
        desk_work::key(desk, evening, turn, &papers, chance);
        desk_work::rule(desk, evening);
        close(desk, evening, turn, &graph);
        after(desk, evening, turn);
    }
    if desk.contest().game.ended.is_none() {
        let (why, reason) = (EndWhy::Stopped, evening.reasons.paper.clone());
        desk.ask(Who::Referee, Command::EndGame { why, reason });
    }
    objections(desk, evening);
    // A slip that counts as raised may bring a word.
    desk_work::rule(desk, evening);
}

/// What is chosen between turns.
fn before(desk: &mut Desk<'_>, turn: TurnNo) {
    desk.wait_s(25);
    match turn.get() {
        6 => desk.ask(Who::Referee, Command::ChooseDraw(DrawBy::Digital)),
        8 => desk.ask(Who::Referee, Command::ChooseTime(150)),
        _ => {}
    }
    if desk.contest().game.closed() == NOTICE && desk.contest().game.last_turn.is_none() {
        desk.ask(Who::Referee, Command::SetLastTurn(turn_no(LAST)));
    }
}

/// Letters until a rack holds.
fn draw(desk: &mut Desk<'_>, evening: &Evening, turn: TurnNo, chance: &Chance) {
    let mut chance = chance.of("bag", &[turn.get().into()]);
    let mut has_refused = false;
    loop {
        desk.wait_s(15);
        match desk.contest().game.draw {
            DrawBy::Digital => desk.ask(Who::Referee, Command::DrawRack(turn)),
            DrawBy::ByHand => {
                let drawn = bag::draw(desk.contest(), turn, &mut chance);
                desk.ask(Who::Referee, Command::TypeRack { turn, drawn });
            }
        }
        let now = desk.contest().game.turn(turn).filter(|now| now.letters.is_some());
        let Some(rack) = now.map(Turn::rack) else { continue };
        if has_refused || !has_triple(&rack) {
            break;
        }
        has_refused = true;
        let reason = evening.reasons.triple.clone();
        desk.ask(Who::Referee, Command::RefuseTriple { turn, reason });
    }
    desk.wait_s(3);
    desk.ask(Who::Referee, Command::ShowRack(turn));
    desk.wait_s(24);
}

/// The time of a turn, with what interrupts it.
fn time(desk: &mut Desk<'_>, evening: &Evening, turn: TurnNo) {
    desk.ask(Who::Referee, Command::StartTurn(turn));
    match turn.get() {
        3 => {
            desk.wait_s(70);
            let (tiles, reason) = (PausedTiles::Hidden, evening.reasons.pause.clone());
            desk.ask(Who::Referee, Command::PauseTurn { tiles, reason });
            desk.wait_s(40);
            desk.ask(Who::Referee, Command::ResumeTurn);
        }
        5 => {
            desk.wait_s(50);
            desk.restart_program(9_000);
            desk.ask(Who::Referee, Command::ConfirmTime);
        }
        _ => {}
    }
    for left_ms in desk.contest().game.alerts_ms() {
        let timed = desk.contest().game.timed_turn();
        if let Some(countdown) = timed.and_then(|(_, turn)| turn.countdown()) {
            let wait = countdown.remaining_ms(desk.now()) - left_ms;
            desk.wait_ms(wait.max(0));
            desk.ask(Who::Referee, Command::NoteTime);
        }
    }
}

fn papers(
    desk: &Desk<'_>,
    graph: &Graph,
    actors: &[Actor],
    turn: TurnNo,
    chance: &Chance,
) -> Papers {
    let contest = desk.contest();
    let there = in_game(&contest.common, turn);
    let (_, plays) = best_of(contest, graph, turn, PLAYS);
    let board = contest.game.board_before(turn);
    let here = actors.iter().filter(|actor| there.contains(&actor.id));
    here.map(|actor| (actor.id, slips::slip(actor, turn, &plays, &board, chance))).collect()
}

/// The best play of the list is found by one alone, whose slip lies under another until the next turn runs.
fn take_best(
    desk: &Desk<'_>,
    graph: &Graph,
    turn: TurnNo,
    papers: &mut Papers,
) -> Option<HeldBack> {
    let (_, plays) = best_of(desk.contest(), graph, turn, PLAYS);
    let best = plays.first().filter(|_| desk.contest().game.mode == Mode::Hall)?;
    let lower = slips::of_play(plays.iter().find(|play| play.points < best.points)?);
    let found = slips::of_play(best);
    for written in papers.values_mut().flatten() {
        if written.points >= found.points {
            *written = lower.clone();
        }
    }
    let player = *papers.keys().next_back()?;
    papers.remove(&player);
    Some((turn, player, found))
}

/// The top, or none; the turn that is taken back, the one that does not count.
fn close(desk: &mut Desk<'_>, evening: &Evening, turn: TurnNo, graph: &Graph) {
    desk.wait_s(10);
    if turn.get() == 10 {
        let (how, letters) = (Cancelled::TakenBack, Some(NextLetters::New));
        let reason = evening.reasons.taken_back.clone();
        desk.ask(Who::Referee, Command::CancelTurn { turn, how, letters, reason });
        return;
    }
    let (play, criteria, despite) = match desk.contest().game.mode {
        Mode::Program => {
            let (_, best) = best_of(desk.contest(), graph, turn, 1);
            (best.first().map(|best| best.play.clone()), Vec::new(), None)
        }
        Mode::Hall => {
            let (play, more) = best_claim(desk, turn).unzip();
            let despite = more.flatten().map(|_| evening.reasons.invalid.clone());
            (play, vec![Criterion::Opens], despite)
        }
    };
    if let Some(play) = play {
        let choice = Choice { play, criteria, despite };
        desk.ask(Who::Referee, Command::ChooseTop { turn, choice });
        desk.wait_s(4);
        desk.ask(Who::Referee, Command::AnnounceTop(turn));
    } else {
        let (possible, reason) = (Possible::Impossible, String::new());
        desk.ask(Who::Referee, Command::DeclareNoPlay { turn, possible, reason });
    }
    if turn.get() == 6 {
        let (how, letters, reason) = (Cancelled::Score, None, evening.reasons.score.clone());
        desk.ask(Who::Referee, Command::CancelTurn { turn, how, letters, reason });
    }
}

/// The best play that a slip lays whose points stand, correct ones first; and who may claim more with a word that
/// waits for a ruling.
fn best_claim(desk: &Desk<'_>, turn: TurnNo) -> Option<(NamedPlay, Option<PlayerId>)> {
    let contest = desk.contest();
    let judged = Judged::new(contest, desk.lexicon());
    let judged = judged.turn(turn)?;
    let stands = |slip: &&JudgedSlip| {
        matches!(slip.verdict, Verdict::Correct | Verdict::Ruled) && slip.play.is_some()
    };
    let worth = |slip: &&JudgedSlip| (slip.points, slip.verdict == Verdict::Correct);
    let best = judged.slips.values().filter(stands).filter(|slip| slip.points > 0);
    let best = best.max_by_key(worth)?;
    let more = better_than(contest, turn, judged, best.points).map(|(player, _)| player);
    Some((NamedPlay::of(best.play.as_ref()?, &contest.game.board_before(turn)), more))
}

fn found_late(desk: &mut Desk<'_>, (turn, player, written): HeldBack) {
    desk.wait_s(8);
    desk.ask(Who::Assistant(0), Command::KeySlip { player: Some(player), turn, written });
    let late = Judged::new(desk.contest(), desk.lexicon()).late_finds(desk.contest(), turn);
    if !late.is_empty() {
        let players = late.into_iter().collect();
        desk.ask(Who::Referee, Command::NoteAnnounced { turn, players });
    }
}

/// Zeros told, sanctions imposed and lifted.
fn after(desk: &mut Desk<'_>, evening: &Evening, turn: TurnNo) {
    let judged = Judged::new(desk.contest(), desk.lexicon());
    let slips = judged.turn(turn).map(|turn| turn.slips.iter()).into_iter().flatten();
    let zeros = slips.filter(|(_, slip)| matches!(slip.verdict, Verdict::Incorrect(_)));
    let players: Vec<PlayerId> = zeros.map(|(&player, _)| player).collect();
    if !players.is_empty() {
        desk.wait_s(5);
        desk.ask(Who::Assistant(1), Command::NoteTold { turn, players });
    }
    let reasons = &evening.reasons;
    let sanction = match turn.get() {
        2 => Some((2, PenaltyKind::Disciplinary, &reasons.disciplinary)),
        3 => Some((3, PenaltyKind::Technical, &reasons.technical)),
        9 => Some((5, PenaltyKind::Technical, &reasons.technical)),
        11 => Some((4, PenaltyKind::ExpelledFromRest, &reasons.rest)),
        _ => None,
    };
    let players = &desk.contest().common.players;
    let known = sanction.and_then(|(number, kind, reason)| {
        let player = PlayerId::new(number).filter(|player| players.contains_key(player))?;
        Some((player, kind, reason.clone()))
    });
    let Some((player, kind, reason)) = known else { return };
    let penalty = desk.contest().common.next_penalty();
    desk.ask(Who::Referee, AnyCommand::Penalise { player, round: turn, kind, reason });
    if turn.get() == 9 {
        let reason = evening.reasons.lifted.clone();
        desk.ask(Who::Referee, AnyCommand::LiftPenalty { penalty, reason });
    }
}

/// What players object to at the end: their hand was raised.
fn objections(desk: &mut Desk<'_>, evening: &Evening) {
    let game = &desk.contest().game;
    let closed = game.turns().filter(|(_, turn)| turn.closing != Closing::Open);
    let not_raised = closed.flat_map(|(number, turn)| {
        let places = turn.places.iter().filter(|(_, place)| place.hand == Hand::NotRaised);
        places.map(move |(&player, _)| (number, player))
    });
    let not_raised: Vec<(TurnNo, PlayerId)> = not_raised.collect();
    let outcomes = [
        (Outcome::Upheld, &evening.reasons.upheld),
        (Outcome::Dismissed, &evening.reasons.dismissed),
    ];
    for ((outcome, reason), (round, player)) in outcomes.into_iter().zip(not_raised) {
        desk.wait_s(30);
        let objection = desk.contest().common.next_objection();
        let about = About::Void { round };
        desk.ask(Who::Referee, AnyCommand::LodgeObjection { player, about });
        let reason = reason.clone();
        desk.ask(Who::Referee, AnyCommand::DecideObjection { objection, outcome, reason });
    }
}
