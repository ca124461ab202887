//! The course of the day: draws, time with its incidents, breaks, people who come and go.

use std::sync::Arc;

use crate::domain::formats::anagram::Command as ContestCommand;
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::event::PausedTiles;
use crate::domain::formats::anagram::joint::command::Command as Joint;
use crate::domain::formats::anagram::sealed::Release;
use crate::domain::ids::RoundNo;
use crate::domain::player::{Player, Span};

use super::cast::{Cast, round};
use super::{Desk, Hall, Who};

impl Desk<'_> {
    /// Waits until so much of the running time is left; not at all when it is less already.
    fn wait_until_left(&mut self, remaining_ms: i64) {
        let anagram = &self.contest().game;
        let of_round = anagram.timed_round().and_then(|(_, round)| round.countdown());
        let countdown = of_round.or(anagram.pause.as_ref().map(|pause| pause.countdown));
        if let Some(countdown) = countdown {
            self.wait_ms((countdown.remaining_ms(self.now()) - remaining_ms).max(0));
        }
    }
}

/// Where a round's letters come from.
#[derive(Clone, Copy)]
pub(super) enum Letters<'a> {
    /// The program draws them here.
    Drawn,
    /// Whoever conducts a joint competition gives them out.
    Released(&'a Release),
}

/// Draws a round and lets its time run to the end.
pub(super) fn play(desk: &mut Desk<'_>, hall: &Hall, round: RoundNo, letters: Letters<'_>) {
    let reasons = &hall.reasons;
    let ask = |desk: &mut Desk<'_>, command| desk.ask(Who::Referee, command);
    draw_and_start(desk, round, letters);
    match round.get() {
        2 => {
            desk.wait_s(7);
            ask(desk, Command::RestartTime { reason: reasons.restart_time.clone() });
        }
        3 => {
            desk.wait_until_left(150_000);
            let (tiles, reason) = (PausedTiles::Hidden, reasons.pause.clone());
            ask(desk, Command::PauseRound { tiles, reason });
            desk.wait_s(95);
            ask(desk, Command::ResumeRound);
        }
        6 => {
            desk.wait_until_left(200_000);
            desk.restart_program(21_500);
            ask(desk, Command::ConfirmTime);
        }
        8 => {
            desk.wait_until_left(100_000);
            let reason = reasons.set_remaining.clone();
            ask(desk, Command::SetRemaining { remaining_ms: 120_000, reason });
        }
        // All halls play the same letters once.
        11 if matches!(letters, Letters::Drawn) => {
            desk.wait_s(40);
            ask(desk, Command::ReplayRound { round, reason: reasons.replay.clone() });
            desk.wait_s(60);
            draw_and_start(desk, round, letters);
        }
        12 => {
            desk.wait_until_left(60_000);
            ask(desk, Command::NoteTime);
            desk.wait_s(25);
            ask(desk, Command::StopRound { reason: reasons.stop.clone() });
            return;
        }
        _ => {}
    }
    let_the_time_run_out(desk);
}

fn draw_and_start(desk: &mut Desk<'_>, round: RoundNo, letters: Letters<'_>) {
    desk.wait_s(75);
    let asked = match letters {
        Letters::Drawn => Command::DrawLetters { round },
        Letters::Released(release) => Command::Joint(Joint::Release(release.clone())),
    };
    desk.ask(Who::Referee, asked);
    desk.wait_s(4);
    desk.ask(Who::Referee, Command::ShowLetters { round });
    desk.wait_s(25);
    desk.ask(Who::Referee, Command::StartRound { round });
}

/// Of a round or of a break, noting each alert when it falls due.
fn let_the_time_run_out(desk: &mut Desk<'_>) {
    let anagram = &desk.contest().game;
    let (rules, in_a_break) = (Arc::clone(anagram.rules()), anagram.pause.is_some());
    let alerts = if in_a_break { rules.break_alerts_ms() } else { rules.alerts_ms() };
    for alert in alerts {
        desk.wait_until_left(*alert);
        desk.ask(Who::Referee, Command::NoteTime);
    }
}

/// What lies between a round's sheets and the next round.
pub(super) fn come_and_go(desk: &mut Desk<'_>, cast: &Cast, after: RoundNo) {
    if after == round(2)
        && let Some(actor) = cast.late_arrival.and_then(|player| cast.actor(player))
    {
        desk.wait_s(30);
        desk.ask(Who::Referee, Cast::welcome(actor));
    }
    if desk.contest().game.rules().break_follows(after) {
        desk.wait_s(15);
        desk.ask(Who::Referee, Command::StartBreak { after });
        if after == round(10) {
            desk.wait_s(120);
            desk.ask(Who::Referee, Command::SetBreak { remaining_ms: 240_000 });
            desk.wait_until_left(60_000);
            desk.ask(Who::Referee, Command::NoteTime);
            desk.wait_s(30);
            desk.ask(Who::Referee, Command::EndBreak);
        } else {
            let_the_time_run_out(desk);
        }
    }
    let leaving = cast.withdrawing.filter(|_| after == round(10));
    if let Some(actor) = leaving.and_then(|player| cast.actor(player)) {
        desk.wait_s(10);
        let span = Span { to_round: after, ..actor.player.span };
        let player = Player { span, ..actor.player.clone() };
        desk.ask(Who::Referee, ContestCommand::ChangePlayer { player });
    }
}
