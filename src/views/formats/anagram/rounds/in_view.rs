//! Which round Rounds is about.

use crate::commands::formats::anagram::step::Step;
use crate::domain::ids::RoundNo;
use crate::views::formats::anagram::{Sight, at_hall, conductor};

/// The round that the place is about: the one looked at, or that of the step. While letters are announced and while a
/// time runs or is held it is that round's.
pub fn round_in_view(sight: &Sight<'_>, step: &Step) -> RoundNo {
    let plays =
        matches!(step, Step::Start(_) | Step::Running(_) | Step::ConfirmTime(_) | Step::Resume(_));
    sight.desk.seen_round.filter(|_| !plays).unwrap_or_else(|| round_of_step(sight, step))
}

/// The round of the next step, or the last.
pub fn round_of_step(sight: &Sight<'_>, step: &Step) -> RoundNo {
    match step {
        Step::Draw(round)
        | Step::TypeLetters(round)
        | Step::TypeReplacements(round, _)
        | Step::Show(round)
        | Step::Start(round)
        | Step::Running(round)
        | Step::ConfirmTime(round)
        | Step::Resume(round)
        | Step::Collect(round, _) => *round,
        Step::StartBreak(after) | Step::EndBreak(after) => *after,
        Step::Hall(step) => at_hall::round_of(*step).unwrap_or(RoundNo::FIRST),
        Step::AddPlayers | Step::HallWord => RoundNo::FIRST,
        Step::Conduct => {
            conductor::next::round(&conductor::next::next(sight)).unwrap_or(RoundNo::FIRST)
        }
        Step::KeySheets(_) | Step::Sign | Step::Signed => sight.last_played(),
    }
}
