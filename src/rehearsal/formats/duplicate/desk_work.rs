//! What is done with the slips of a turn: collected, keyed, keyed again, ruled on.

use std::collections::BTreeMap;

use super::{Desk, Evening};
use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::duplicate::command::Command;
use crate::domain::formats::duplicate::game::{Hand, TurnNo};
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::Who;

/// What each player handed in; `None` where that is nothing.
pub(super) type Papers = BTreeMap<PlayerId, Option<OnSlip>>;

/// Every slip into the record, some by two persons.
pub(super) fn key(
    desk: &mut Desk<'_>,
    evening: &Evening,
    turn: TurnNo,
    papers: &Papers,
    chance: &Chance,
) {
    let mut chance = chance.of("keys", &[turn.get().into()]);
    let handed = papers.iter().filter(|(_, written)| written.is_some());
    let (late, raised): (Vec<PlayerId>, Vec<PlayerId>) =
        handed.map(|(&player, _)| player).partition(|_| chance.permille(20));
    desk.wait_s(20);
    for (players, hand) in [(raised, Hand::Raised), (late, Hand::NotRaised)] {
        if !players.is_empty() {
            desk.ask(Who::Assistant(0), Command::CollectSlips { turn, players, hand });
        }
    }
    for (index, (&player, written)) in papers.iter().enumerate() {
        desk.wait_for_work(7);
        let Some(written) = written.clone() else {
            desk.ask(Who::Assistant(index), Command::DeclareNotHandedIn { turn, player });
            continue;
        };
        let slip = desk.contest().game.next_slip();
        let right = written.clone();
        desk.ask(Who::Assistant(index), Command::KeySlip { player: Some(player), turn, written });
        if chance.permille(60) {
            let points = right.points.map_or(1, |points| points + 1);
            let written = OnSlip { points: Some(points), ..right.clone() };
            desk.wait_for_work(7);
            desk.ask(Who::Assistant(index + 1), Command::KeyAgain { slip, written });
            desk.ask(Who::Assistant(index), Command::SettleKeyings { slip, written: right });
        } else if chance.permille(20) {
            let (seen, reason) = (right.clone(), evening.reasons.keying.clone());
            let written = OnSlip { points: None, ..right };
            desk.ask(Who::Assistant(index), Command::ReviseSlip { slip, seen, written, reason });
        }
    }
    if turn.get() == 7
        && let Some((slip, _)) = papers.keys().find_map(|&it| desk.contest().game.slip_at(turn, it))
    {
        let (points, warnings, reason) = (5, 0, evening.reasons.outcome.clone());
        desk.ask(Who::Referee, Command::SetOutcome { slip, points, warnings, reason });
    }
}

/// Every word that a slip waits for is ruled on, the same way in every evening.
pub(super) fn rule(desk: &mut Desk<'_>, evening: &Evening) {
    loop {
        let judged = Judged::new(desk.contest(), desk.lexicon());
        let Some(open) = judged.undecided.first().cloned() else { return };
        desk.wait_s(12);
        let letters = open.word.letters().iter().map(|letter| u32::try_from(letter.index()));
        let letters: Vec<u32> = letters.filter_map(Result::ok).collect();
        let mut chance = Chance::of_every_day().of("ruling", &letters);
        let (ruled, evidence) = if chance.permille(150) {
            (Ruled::Valid, evening.reasons.valid.clone())
        } else {
            (Ruled::Invalid, evening.reasons.invalid.clone())
        };
        let rule = AnyCommand::RuleWord { word: open.word, seen: None, ruled, evidence };
        desk.ask(Who::Referee, rule);
    }
}
