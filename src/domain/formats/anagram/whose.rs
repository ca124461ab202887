//! Whose sheet of which round each event of a history is about, as it was when it happened.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Event as A;
use super::refusal::Refusal;
use super::{Contest, Event, Recorded, Rejection};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::ids::{PenaltyId, PlayerId, RoundNo, Seq, SheetId};
use crate::domain::player::Span;

pub use crate::domain::contest::whose::{SheetPlace, SheetPlaces};

/// Whether somebody may be given a sheet of a round: not before they came, nor after they left (§5). No law, for a document from
/// elsewhere may have such a sheet, which is warned of.
///
/// # Errors
/// [`Refusal::NotThere`].
pub fn may_have_a_sheet(
    contest: &Contest,
    round: RoundNo,
    player: PlayerId,
) -> Result<(), Rejection> {
    let out = contest.common.players.get(&player).is_some_and(|it| !it.span.contains(round));
    if out { Err(Rejection::Own(Refusal::NotThere { player, round })) } else { Ok(()) }
}

/// The places of the sheets of a whole history, undone actions too.
pub fn places(log: &[Recorded]) -> SheetPlaces {
    SheetPlaces::of(log, about)
}

/// Who was still awaited in the round after each event that says whose sheets were handed in. Of what was taken back later
/// nothing counts but that event itself.
pub fn missing_after(log: &[Recorded]) -> BTreeMap<Seq, Vec<PlayerId>> {
    let undone = log.iter().filter_map(|recorded| match recorded.event {
        Event::Undone { action } => Some(action),
        _ => None,
    });
    let undone: BTreeSet<Seq> = undone.collect();
    let mut known = Awaited::default();
    let mut missing = BTreeMap::new();
    for Recorded { seq, action, event, .. } in log {
        let stands = !undone.contains(action);
        match event {
            Event::Own(A::SheetsCollected { round, players, .. }) => {
                let now = known.of(*round).filter(|player| !players.contains(player));
                missing.insert(*seq, now.collect());
                if stands {
                    known.there.extend(players.iter().map(|&player| (*round, player)));
                }
            }
            event if stands => known.take_in(event),
            _ => {}
        }
    }
    missing
}

/// What decides who is awaited.
#[derive(Default)]
struct Awaited {
    players: BTreeMap<PlayerId, Span>,
    /// Who is out by which penalty, from which round on.
    out: BTreeMap<PenaltyId, (PlayerId, RoundNo)>,
    /// What was handed in, keyed, or declared not to be there.
    there: BTreeSet<(RoundNo, PlayerId)>,
}

impl Awaited {
    fn take_in(&mut self, event: &Event) {
        match event {
            Event::PlayerAdded { player } | Event::PlayerChanged { player } => {
                self.players.insert(player.id, player.span);
            }
            Event::PlayerRemoved { player } => {
                self.players.remove(&player.id);
            }
            Event::PenaltyImposed { penalty, player, round, kind, .. } => {
                let from = match kind {
                    PenaltyKind::Expelled => Some(RoundNo::FIRST),
                    PenaltyKind::ExpelledFromRest => Some(round.next()),
                    _ => None,
                };
                self.out.extend(from.map(|from| (*penalty, (*player, from))));
            }
            Event::PenaltyLifted { penalty, .. } => {
                self.out.remove(penalty);
            }
            Event::Own(
                A::SheetKeyed { round, player: Some(player), .. }
                | A::SheetMoved { round, player, .. }
                | A::NotHandedIn { round, player },
            ) => {
                self.there.insert((*round, *player));
            }
            Event::Own(A::SheetAwaited { round, player }) => {
                self.there.remove(&(*round, *player));
            }
            Event::Own(A::RoundReplayed { round, .. }) => {
                self.there.retain(|(of, _)| of != round);
            }
            _ => {}
        }
    }

    /// Who is awaited in a round.
    fn of(&self, round: RoundNo) -> impl Iterator<Item = PlayerId> + use<'_> {
        let here = self.players.iter().filter(move |(_, span)| span.contains(round));
        let here = here.map(|(player, _)| *player);
        here.filter(move |player| {
            let out = self.out.values().any(|(of, from)| of == player && round >= *from);
            !out && !self.there.contains(&(round, *player))
        })
    }
}

/// Which sheet an event is about, and where it stands from then on when the event says so.
fn about(event: &A) -> Option<(SheetId, Option<SheetPlace>)> {
    match *event {
        A::SheetKeyed { sheet, player, round, .. } => {
            Some((sheet, Some(SheetPlace { player, round })))
        }
        A::SheetMoved { sheet, player, round } => {
            Some((sheet, Some(SheetPlace { player: Some(player), round })))
        }
        A::SheetRevised { sheet, .. }
        | A::SheetKeyedAgain { sheet, .. }
        | A::KeyingsSettled { sheet, .. }
        | A::SheetChecked { sheet }
        | A::SettledUnreadable { sheet, .. } => Some((sheet, None)),
        _ => None,
    }
}
