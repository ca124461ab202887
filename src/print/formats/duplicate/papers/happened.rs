//! What a turn's record tells of its course.

use std::collections::BTreeMap;

use super::Matter;
use crate::domain::contest::event::Event as AnyEvent;
use crate::domain::formats::duplicate::event::Event as D;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::language::{Language, Subjects, Teller};
use crate::text;

/// What happened in each turn, keying left out: it is counted, not told.
pub(super) fn happened(
    matter: Matter<'_>,
    language: Language,
) -> BTreeMap<TurnNo, Vec<(String, String)>> {
    let record = matter.record;
    let subjects = Subjects::of(record.log());
    let players = &record.contest().common.players;
    let teller = Teller { language, players, subjects: &subjects };
    let mut all: BTreeMap<TurnNo, Vec<(String, String)>> = BTreeMap::new();
    for recorded in record.log().iter().filter(|recorded| !record.is_undone(recorded.action)) {
        let AnyEvent::Own(event) = &recorded.event else { continue };
        let Some(turn) = of_course(event) else { continue };
        let at = (matter.local_time)(recorded.at.wall_ms).format("%H:%M:%S").to_string();
        // Every sentence is about this turn.
        let what = teller.sentence(recorded);
        let of_turn = format!("{}: ", text!(language, "turns-title", turn = turn.get()));
        let what = what.strip_prefix(&of_turn).map_or(what.clone(), str::to_owned);
        all.entry(turn).or_default().push((at, what));
    }
    all
}

/// The seconds that turns had, each with the turns that had it, in the order of the game; before the first, those that
/// are chosen.
pub(super) fn times(matter: Matter<'_>) -> Vec<(u32, Vec<TurnNo>)> {
    let record = matter.record;
    let mut of_turns: BTreeMap<TurnNo, i64> = BTreeMap::new();
    for recorded in record.log().iter().filter(|recorded| !record.is_undone(recorded.action)) {
        if let AnyEvent::Own(D::TurnStarted { turn, full_ms }) = &recorded.event {
            of_turns.insert(*turn, *full_ms);
        }
    }
    let seconds = |ms: i64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    let mut times: Vec<(u32, Vec<TurnNo>)> = Vec::new();
    for (turn, ms) in of_turns {
        match times.iter_mut().find(|(of, _)| *of == seconds(ms)) {
            Some((_, turns)) => turns.push(turn),
            None => times.push((seconds(ms), vec![turn])),
        }
    }
    if times.is_empty() {
        vec![(seconds(record.contest().game.turn_ms), Vec::new())]
    } else {
        times
    }
}

/// The turn in whose record an event is told.
fn of_course(event: &D) -> Option<TurnNo> {
    match event {
        D::RackDrawn { turn, .. }
        | D::RackTyped { turn, .. }
        | D::RackRefused { turn, .. }
        | D::RackShown { turn }
        | D::RackCorrected { turn, .. }
        | D::RackVoided { turn, .. }
        | D::TurnRecorded { turn, .. }
        | D::TurnStarted { turn, .. }
        | D::TimeHeld { turn, .. }
        | D::TurnPaused { turn, .. }
        | D::TurnResumed { turn, .. }
        | D::TurnStopped { turn, .. }
        | D::TurnEnded { turn }
        | D::TimeRestarted { turn, .. }
        | D::RemainingSet { turn, .. }
        | D::TimeConfirmed { turn, .. }
        | D::TopAnnounced { turn }
        | D::TopCorrected { turn, .. }
        | D::NoPlay { turn, .. }
        | D::TurnCancelled { turn, .. }
        | D::TurnRestored { turn, .. }
        | D::LateFindAnnounced { turn, .. } => Some(*turn),
        D::ModeChosen { .. }
        | D::DrawChosen { .. }
        | D::TimeChosen { .. }
        | D::AlertReached { .. }
        | D::SlipsCollected { .. }
        | D::RaisedSet { .. }
        | D::NotHandedIn { .. }
        | D::SlipAwaited { .. }
        | D::SlipsTakenIn { .. }
        | D::SlipKeyed { .. }
        | D::SlipRevised { .. }
        | D::SlipKeyedAgain { .. }
        | D::KeyingsSettled { .. }
        | D::SlipChecked { .. }
        | D::SlipMoved { .. }
        | D::OutcomeSet { .. }
        | D::OutcomeLifted { .. }
        | D::TopChosen { .. }
        | D::LastTurnSet { .. }
        | D::GameEnded { .. }
        | D::ZerosTold { .. } => None,
    }
}
