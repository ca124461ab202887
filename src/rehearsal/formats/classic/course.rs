//! A round: who is there, the tables, the clocks, the results with what happens to them.

use super::{Day, Desk};
use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::classic::chosen::ClockName;
use crate::domain::formats::classic::command::{Brought, Command};
use crate::domain::formats::classic::entered::{Entered, EnteredSeat};
use crate::domain::formats::classic::event::{Presence, Seated};
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::judging::judge;
use crate::domain::formats::classic::law::{all_there, missing_before};
use crate::domain::formats::classic::rules::{End, Outcome, Tie};
use crate::domain::formats::classic::timed::clock_of;
use crate::domain::formats::classic::written::TurnText;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::Who;

/// So many rounds are played at least for all that can happen.
const ALL: u8 = 3;

/// Plays a round.
pub(super) fn round(desk: &mut Desk<'_>, day: &Day, round: RoundNo, rounds: u8, chance: &Chance) {
    desk.wait_s(60);
    absent(desk, day, round, rounds);
    pair(desk, day, round, rounds);
    clock(desk, day, round);
    let tables = desk.contest().game.round(round).map(|round| round.tables.clone());
    let tables = tables.unwrap_or_default();
    let count = tables.len();
    for (place, (&table, seated)) in tables.iter().enumerate() {
        let mut chance = chance.of("game", &[round.get().into(), table.get().into()]);
        let swiss = desk.contest().game.rules().swiss().is_some();
        desk.wait_for_work(30);
        match (round.get(), place) {
            (1, 0) => whole(desk, day, (round, table), &seated.seats, &mut chance),
            (2, 0) if swiss => {
                let (present, reason) = (seated.seats[0], day.reasons.walkover.clone());
                let walkover = Command::DeclareWalkover { round, table, present, reason };
                desk.ask(Who::Referee, walkover);
            }
            (2, 1) if count > 2 => {
                let reason = day.reasons.cancelled.clone();
                desk.ask(Who::Referee, Command::CancelGame { round, table, reason });
            }
            // Keyed at another laptop, and taken in below.
            (ALL, 1) => {}
            _ => result(desk, day, (round, table), &seated.seats, &mut chance),
        }
    }
    if round.get() == ALL
        && let Some((&table, seated)) = tables.iter().nth(1)
    {
        let mut chance = chance.of("elsewhere", &[]);
        let result = scores(desk, &seated.seats, &mut chance);
        let (from, reason) = ("taula.csv".to_owned(), day.reasons.taken_in.clone());
        let results = vec![Brought { round, table, result }];
        desk.ask(Who::Assistant(1), Command::TakeInResults { from, results, reason });
    }
    words(desk, day, round);
    after(desk, day, round);
}

/// Somebody is absent from the second round; five players would fit no tables of four and three.
fn absent(desk: &mut Desk<'_>, day: &Day, round: RoundNo, rounds: u8) {
    let there = all_there(desk.contest(), round);
    let averages = desk.contest().game.rules().swiss().is_none();
    let presence = Presence::Absent;
    if round.get() == 2 && there.len() > 7 {
        let player = PlayerId::FIRST.next();
        desk.ask(Who::Assistant(0), Command::Mark { round, player, presence });
        if averages {
            return;
        }
        desk.ask(Who::Assistant(1), Command::Mark { round, player, presence: Presence::Present });
    } else if averages
        && there.len() == 5
        && let Some(&player) = there.last()
    {
        desk.ask(Who::Assistant(0), Command::Mark { round, player, presence });
    }
    // Who left without a word plays no more.
    if round.get() == rounds && rounds >= ALL && there.len() > 9 {
        let kind = PenaltyKind::ExpelledFromRest;
        let (player, reason) = (there.iter().copied().nth(6), day.reasons.rest.clone());
        let before = RoundNo::new(round.get() - 1);
        if let (Some(player), Some(round)) = (player, before) {
            desk.ask(Who::Referee, AnyCommand::Penalise { player, round, kind, reason });
        }
    }
}

/// The tables: of the program, changed, withdrawn, or by hand in the last round of many.
fn pair(desk: &mut Desk<'_>, day: &Day, round: RoundNo, rounds: u8) {
    let by_hand = round.get() == rounds && rounds > ALL;
    if by_hand {
        type_pairing(desk, round);
    } else {
        desk.ask(Who::Referee, Command::PairRound { round, despite: None, found: None });
    }
    if round.get() == ALL && !by_hand {
        let reason = day.reasons.withdrawn.clone();
        desk.ask(Who::Referee, Command::WithdrawPairing { round, reason });
        desk.ask(Who::Referee, Command::PairRound { round, despite: None, found: None });
    }
    if round.get() == 2 {
        let tables = desk.contest().game.round(round).map(|round| round.tables.clone());
        let tables: Vec<_> = tables.unwrap_or_default().into_values().collect();
        if let [one, two, ..] = tables.as_slice()
            && let (Some(&a), Some(&b)) = (one.seats.last(), two.seats.last())
        {
            let reason = day.reasons.swap.clone();
            desk.ask(Who::Referee, Command::SwapPlayers { round, a, b, reason });
        }
    }
    desk.wait_s(40);
    desk.ask(Who::Referee, Command::ShowPairing(round));
}

/// Those who are there, by number, at as many tables as they fill.
fn type_pairing(desk: &mut Desk<'_>, round: RoundNo) {
    let there: Vec<PlayerId> = all_there(desk.contest(), round).into_iter().collect();
    let swiss = desk.contest().game.rules().swiss().is_some();
    let size = if swiss { 2 } else { 4 };
    let (mut tables, mut byes) = (Vec::new(), Vec::new());
    for (seats, table) in there.chunks(size).zip((1..).filter_map(TableNo::new)) {
        match seats {
            &[player] if swiss => byes.push(player),
            // Left out is absent.
            [_] => {}
            seats => tables.push(Seated { table, seats: seats.to_vec(), starter: None }),
        }
    }
    desk.ask(Who::Referee, Command::TypePairing { round, tables, byes });
}

/// The time of the round, where it has one.
fn clock(desk: &mut Desk<'_>, day: &Day, round: RoundNo) {
    let rules = desk.contest().game.rules().clone();
    desk.wait_s(90);
    if rules.round_s == 0 {
        if round.get() == 2 {
            let set = Command::SetRoundClock {
                remaining_ms: 20 * 60_000,
                reason: day.reasons.pause.clone(),
            };
            desk.ask(Who::Referee, set);
            desk.ask(Who::Referee, Command::ResumeRoundClock);
            desk.wait_s(60);
            desk.ask(Who::Referee, Command::EndRoundClock);
        }
        return;
    }
    desk.ask(Who::Referee, Command::StartRoundClock(round));
    if round.get() == 2 {
        desk.wait_s(300);
        let reason = day.reasons.pause.clone();
        desk.ask(Who::Referee, Command::PauseRoundClock { reason });
        desk.wait_s(120);
        desk.ask(Who::Referee, Command::ResumeRoundClock);
        desk.restart_program(9_000);
        desk.ask(Who::Referee, Command::ConfirmTime);
    }
    for alert_s in rules.round_alerts_s.iter().copied().chain([0]) {
        let Some(clock) = &desk.contest().game.round_clock else { return };
        let wait = clock.countdown.remaining_ms(desk.now()) - i64::from(alert_s) * 1000;
        desk.wait_ms(wait.max(0));
        desk.ask(Who::Assistant(0), Command::NoteTime);
    }
    desk.wait_s(30);
    desk.ask(Who::Referee, Command::EndRoundClock);
}

/// Final scores of a table; a tie has last words where the rules ask for them.
fn scores(desk: &Desk<'_>, seats: &[PlayerId], chance: &mut Chance) -> Entered {
    let asks = desk.contest().game.rules().swiss();
    let asks = asks.is_some_and(|swiss| swiss.tie == Tie::LastWord);
    let mut seats: Vec<EnteredSeat> = seats
        .iter()
        .map(|&player| EnteredSeat::scored(player, 180 + i64::from(chance.below(240))))
        .collect();
    if asks && let [one, two] = seats.as_mut_slice() {
        if chance.permille(300) {
            two.points = one.points;
        }
        if one.points == two.points {
            (one.last_word, two.last_word) = (Some(8), Some(14));
        }
    }
    Entered { seats, ..Entered::default() }
}

/// A result: of final scores, or with its figures; some are corrected, some confirmed.
fn result(
    desk: &mut Desk<'_>,
    day: &Day,
    (round, table): (RoundNo, TableNo),
    seats: &[PlayerId],
    chance: &mut Chance,
) {
    let mut result = scores(desk, seats, chance);
    if chance.permille(400) {
        let finisher = seats.first().copied();
        result.end = Some(End::Out);
        result.finisher = finisher;
        result.starter = finisher;
        for seat in &mut result.seats {
            let rack = if Some(seat.player) == finisher { 0 } else { 1 + chance.below(20) };
            *seat = EnteredSeat { last_word: None, ..*seat };
            (seat.raw, seat.points, seat.rack) = (seat.points, None, rack);
        }
        // Figures that make a tie ask for the last words.
        let asks = desk.contest().game.rules().swiss();
        if asks.is_some_and(|swiss| swiss.tie == Tie::LastWord) {
            for seat in &mut result.seats {
                seat.last_word = Some(5 + chance.below(9));
            }
        }
    }
    desk.ask(Who::Assistant(0), Command::EnterResult { round, table, result: result.clone() });
    if chance.permille(200) {
        let mut other = result;
        for seat in &mut other.seats {
            seat.raw = seat.raw.map(|raw| raw + 2);
            seat.points = seat.points.map(|points| points + 2);
        }
        let reason = day.reasons.correction.clone();
        let correct = Command::CorrectResult { round, table, result: other, reason };
        desk.ask(Who::Assistant(0), correct);
    }
    if chance.permille(500) {
        desk.ask(Who::Assistant(1), Command::ConfirmResult { round, table });
    }
}

/// A game turn by turn, by a chess clock where the rules have one for so many, until nobody plays any more.
fn whole(
    desk: &mut Desk<'_>,
    day: &Day,
    (round, table): (RoundNo, TableNo),
    seats: &[PlayerId],
    chance: &mut Chance,
) {
    let rules = desk.contest().game.rules().clone();
    let mode = ClockName::Chess;
    let timed = clock_of(&rules, mode, seats.len()).is_some();
    if timed {
        desk.ask(Who::Assistant(0), Command::StartTableClock { round, table, mode, side: 0 });
    }
    let turn = |outcome| TurnText {
        outcome,
        at: String::new(),
        word: String::new(),
        rack: String::new(),
        exchanged: String::new(),
        senyors: 0,
        inspected: None,
        note: String::new(),
    };
    let laid = TurnText { at: "8H".to_owned(), word: day.laid.clone(), ..turn(Outcome::Play) };
    let swapped = TurnText { exchanged: "3".to_owned(), ..turn(Outcome::Exchange) };
    let turns = [laid, swapped].into_iter().chain(std::iter::repeat_n(turn(Outcome::Pass), 60));
    for (number, (text, &player)) in turns.zip(seats.iter().cycle()).enumerate() {
        let judged = judge(desk.contest());
        let ended = judged.whole.get(&(round, table)).and_then(|whole| whole.course.ended);
        if ended.is_some() {
            break;
        }
        let record = Command::RecordTurn { round, table, player, turn: text };
        desk.ask(Who::Assistant(0), record);
        desk.wait_s(20 + i64::from(chance.below(20)));
        if timed {
            let side = u8::try_from(number % seats.len()).unwrap_or_default();
            desk.ask(Who::Assistant(0), Command::NoteTime);
            desk.ask(Who::Assistant(0), Command::PressTableClock { side });
        }
    }
    if timed {
        desk.ask(Who::Assistant(0), Command::StopTableClock);
    }
    let racks = seats.iter().map(|_| Some("A".to_owned())).collect();
    let end = Command::EndGame { round, table, end: End::Passes, finisher: None, racks };
    desk.ask(Who::Assistant(0), end);
    let judged = judge(desk.contest());
    let Some(whole) = judged.whole.get(&(round, table)) else { return };
    let asks = rules.swiss().is_some_and(|swiss| swiss.tie == Tie::LastWord);
    let seats = seats.iter().zip(&whole.proposal.seats).map(|(&player, figures)| EnteredSeat {
        raw: Some(figures.raw),
        rack: u32::try_from(figures.rack).unwrap_or_default(),
        over_ms: u32::try_from(figures.over_ms).unwrap_or_default(),
        last_word: asks.then_some(3),
        points: None,
        player,
    });
    let seats: Vec<EnteredSeat> = seats.collect();
    let starter = seats.first().map(|seat| seat.player);
    let (end, finisher) = (Some(whole.proposal.end), None);
    let result = Entered { starter, end, finisher, reason: String::new(), seats };
    desk.ask(Who::Assistant(0), Command::EnterResult { round, table, result });
}

/// Words that are doubted; what the list does not know the arbiter answers.
fn words(desk: &mut Desk<'_>, day: &Day, of: RoundNo) {
    // Nobody doubts a word at a table that did not play.
    let tables = desk.contest().game.round(of).map(|round| round.tables.iter());
    let played = tables.into_iter().flatten().find(|(_, table)| table.result().is_some());
    let (round, table) = (Some(of), played.map(|(&table, _)| table));
    let words = day.valid.clone();
    desk.ask(Who::Assistant(0), Command::JudgeWords { round, table, words });
    if of != RoundNo::FIRST {
        return;
    }
    let words = day.valid.iter().chain(&day.asked).cloned().collect();
    desk.ask(Who::Assistant(1), Command::JudgeWords { round: None, table: None, words });
    let open = desk.contest().game.challenges.iter().zip(1..);
    let open = open.filter(|(challenge, _)| challenge.is_open()).map(|(_, number)| number);
    for challenge in open.collect::<Vec<u32>>() {
        let source = day.reasons.source.clone();
        let verdict = Verdict::Valid;
        desk.ask(Who::Referee, Command::AnswerChallenge { challenge, verdict, source });
    }
}

/// Points off, and a game that is still counted when the next round begins.
fn after(desk: &mut Desk<'_>, day: &Day, round: RoundNo) {
    if round.get() == 2 {
        let kind = PenaltyKind::Deduction { points: 10 };
        let (player, reason) = (PlayerId::FIRST, day.reasons.deduction.clone());
        desk.ask(Who::Referee, AnyCommand::Penalise { player, round, kind, reason });
        let penalty = desk.contest().common.penalties.last().map(|penalty| penalty.id);
        let reason = day.reasons.despite.clone();
        if let Some(penalty) = penalty {
            desk.ask(Who::Referee, AnyCommand::LiftPenalty { penalty, reason });
        }
    }
    if round == RoundNo::FIRST {
        let kind = PenaltyKind::Deduction { points: 15 };
        let (player, reason) = (PlayerId::FIRST.next(), day.reasons.deduction.clone());
        desk.ask(Who::Referee, AnyCommand::Penalise { player, round, kind, reason });
    }
    last_words(desk, day, round);
}

/// Points taken off may leave a tie, of which the last words are asked afterwards.
fn last_words(desk: &mut Desk<'_>, day: &Day, round: RoundNo) {
    for (round, table) in missing_before(&judge(desk.contest()).competition, round.next()) {
        let told = desk.contest().game.round(round).and_then(|round| round.tables.get(&table));
        let Some(mut result) = told.and_then(|table| Some(table.result()?.result.clone())) else {
            continue;
        };
        for (seat, value) in result.seats.iter_mut().zip([8, 14]) {
            seat.last_word = Some(value);
        }
        let reason = day.reasons.correction.clone();
        let correct = Command::CorrectResult { round, table, result, reason };
        desk.ask(Who::Assistant(0), correct);
    }
}
