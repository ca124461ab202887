//! A competition as its history leaves it, judged.

use super::Contest;
use super::judged::{Judged, WholeGame};

/// The competition, with all that follows from its results and its games.
pub fn judge(contest: &Contest) -> Judged {
    let game = &contest.game;
    let mut judged = Judged::of(game.competition(&contest.common));
    for (round, told) in game.paired() {
        for (&table, it) in &told.tables {
            let at = (round, table);
            let whole = it.whole(game.rules());
            let whole = whole.and_then(|whole| WholeGame::of(&judged.competition, whole));
            judged.whole.extend(whole.map(|whole| (at, whole)));
            if it.result().is_some_and(|keyed| keyed.confirmed.is_some()) {
                judged.confirmed.insert(at);
            }
        }
    }
    judged.log.clone_from(&game.challenges);
    for asked in &mut judged.log {
        asked.ruled = asked.ruled_by(&contest.common.rulings);
    }
    judged
}
