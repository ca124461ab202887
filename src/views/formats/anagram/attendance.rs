//! For which rounds players are there: those who come during the day, and those who leave.

use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;

/// The first round that somebody who comes now can be there for: the first whose time has not begun.
pub fn next_round(contest: &Contest) -> RoundNo {
    let last = all_rounds().next_back().unwrap_or(RoundNo::FIRST);
    let open = contest
        .game
        .rounds()
        .find(|(_, round)| matches!(round.stage, Stage::ToCome | Stage::Drawn));
    open.map_or(last, |(number, _)| number)
}

/// The last round that was begun: whoever leaves now was there for it.
pub fn last_begun(contest: &Contest) -> Option<RoundNo> {
    let begun = |round: &RoundNo| {
        let round = contest.game.round(*round);
        round.is_some_and(|round| !matches!(round.stage, Stage::ToCome | Stage::Drawn))
    };
    all_rounds().rfind(begun)
}
