//! Slips that were keyed elsewhere, taken into this game all at once. Nothing is overwritten: a slip that says
//! something else than the one that stands here is the second for its place, to be settled.

use super::Contest;
use super::command::Brought;
use super::event::Event;
use super::turn::{Handed, Turn};

/// What taking these slips in would record; nothing when each stands here already. Whether each can be, the law
/// says.
pub fn events(contest: &Contest, from: String, slips: Vec<Brought>) -> Vec<Event> {
    let game = &contest.game;
    let mut events = vec![Event::SlipsTakenIn { from }];
    let mut next = game.next_slip();
    for Brought { player, turn, hand, written } in slips {
        let mut here = game.slips_at(turn, Some(player)).peekable();
        let is_first = here.peek().is_none();
        if here.any(|(_, slip)| slip.versions.iter().any(|version| version.written == written)) {
            continue;
        }
        let place = game.turn(turn).map(|turn: &Turn| turn.place(player));
        let known = place.is_some_and(|it| it.handed == Handed::Collected && it.hand == hand);
        if is_first && !known {
            events.push(Event::SlipsCollected { turn, players: vec![player], hand });
        }
        events.push(Event::SlipKeyed { slip: next, player: Some(player), turn, written });
        next = next.next();
    }
    if events.len() > 1 { events } else { Vec::new() }
}
