//! A game into an exchange document. Whatever it went through, the document must read back, to the same
//! standings.

use super::document::Document;
use crate::domain::contest::Format as _;
use crate::domain::contest::event::Event as AnyEvent;
use crate::domain::formats::duplicate::event::Event;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged::{Judged, sanctions};
use crate::domain::formats::duplicate::standings::Sanction;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::{Contest, Record};
use crate::domain::lexicon::WordList;
use crate::exchange::StatedList;
use crate::exchange::parts::{self, many_lines};

/// The document of a game as it stands, with those of the words made in it that the list has.
pub fn from_contest(record: &Record, list: &dyn WordList) -> Document {
    let contest: &Contest = record.contest();
    let common = &contest.common;
    let found = Duplicate::made(contest).into_iter().filter(|word| list.contains(word)).collect();
    let game = contest.game.game();
    let clean = |sanction: Sanction| {
        let reason = many_lines(&sanction.reason);
        Sanction { reason, ..sanction }
    };
    let judged = Judged::new(contest, list);
    let is_late = |turn: &TurnNo| !judged.late_finds(contest, *turn).is_empty();
    let found_late = game.numbers().filter(is_late).collect();
    Document {
        details: parts::details(&common.details),
        lexicon: StatedList::of(common, found),
        players: parts::players(common),
        paths: (0..game.turns.len()).map(|index| format!("turns[{index}]")).collect(),
        game,
        rulings: parts::rulings(common),
        sanctions: sanctions(common).into_iter().map(clean).collect(),
        cancelled_for: cancelled_for(record),
        found_late,
        last_turn: contest.game.last_turn,
        ended: contest.game.ended.as_ref().map(|ended| ended.why),
    }
}

/// Why the turns that are cancelled were.
fn cancelled_for(record: &Record) -> std::collections::BTreeMap<TurnNo, String> {
    let standing = record.log().iter().filter(|recorded| !record.is_undone(recorded.action));
    let cancelled = standing.filter_map(|recorded| match &recorded.event {
        AnyEvent::Own(Event::TurnCancelled { turn, reason, .. }) => Some((*turn, reason)),
        _ => None,
    });
    let is_cancelled = |turn: &TurnNo| {
        record.contest().game.turn(*turn).is_some_and(|turn| turn.cancelled.is_some())
    };
    let cancelled = cancelled.filter(|(turn, _)| is_cancelled(turn));
    cancelled.map(|(turn, reason)| (turn, many_lines(reason))).collect()
}
