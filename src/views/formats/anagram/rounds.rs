//! Rounds: letters, time, the one large step, the sheets on the table, what the bags hold.

mod acts;
mod beside;
mod beside_ui;
mod clock;
mod clock_ui;
mod data;
mod in_view;
mod looked;
mod looked_ui;
mod marks_ui;
mod ready;
mod ready_ui;
mod side_ui;
mod size;
mod stands;
mod table_ui;
mod tiles;
mod ui;

pub use acts::{AT_HAND, Acts, at_hand};
pub use beside::Beside;
pub use clock::ClockData;
pub use data::{HallCard, PutBack, RoundsData, Typing, data, later, step_now};
pub use in_view::{round_in_view, round_of_step};
pub use ready::Reopened;
pub use ui::show;

pub use looked::Looked;
pub use stands::stands;

use super::Sight;
use crate::commands::formats::anagram::step::Step;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::screens::formats::anagram::table;

/// The round whose sheets are on the table: while none are waited for it is the played one that is looked at, else that
/// of the day.
pub fn table_round(sight: &Sight<'_>) -> Option<RoundNo> {
    let step = sight.step();
    let looked_at = sight.desk.seen_round.filter(|_| !matches!(step, Step::Collect(..)));
    let looked_at = looked_at.filter(|&round| round == round_in_view(sight, &step));
    let played = looked_at.filter(|&round| sight.contest().game.is_played(round));
    played.or_else(|| table::table_round(sight))
}

/// The rounds that can be played again: those that were begun and not given up.
pub fn replayable<'a>(sight: &Sight<'a>) -> impl Iterator<Item = RoundNo> + use<'a> {
    let begun = |round: &Round| !matches!(round.stage, Stage::ToCome | Stage::GivenUp);
    let rounds = sight.contest().game.rounds();
    rounds.filter(move |(_, round)| begun(round)).map(|(number, _)| number)
}

/// The player whose number is typed, when the table has a sheet of theirs.
pub fn numbered(sight: &Sight<'_>) -> Option<PlayerId> {
    table::numbered(sight, table_round(sight)?, &sight.desk.number)
}
