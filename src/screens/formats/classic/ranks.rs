//! Who stands where in a competition of classic games.

use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::doubt::doubts;
use crate::domain::formats::classic::standings::{Tally, Up};
use crate::domain::formats::classic::state::{Classic, Outcome};
use crate::domain::ids::RoundNo;
use crate::screens::Open;
use crate::screens::ranks::{Ranked, Ranking, Ranks};

impl Ranking for Classic {
    fn played(contest: &Contest) -> Vec<RoundNo> {
        let has_result = |round: &crate::domain::formats::classic::state::Round| {
            round.tables.values().any(|table| table.outcome != Outcome::Open)
        };
        let rounds = contest.game.paired().filter(|(_, round)| has_result(round));
        rounds.map(|(number, _)| number).collect()
    }

    fn ranks(open: &Open<'_, Self>, after: RoundNo) -> Ranks {
        let (standings, _) = open.judged.at(Up::To(after));
        let doubts = doubts(open.contest(), open.judged, after);
        let rows = standings.rows.iter().map(|row| Ranked {
            player: row.player,
            rank: row.rank,
            total: match row.tally {
                Tally::Average(tally) => tally.hundredths().unwrap_or_default(),
                Tally::Swiss(tally) => tally.halves.into(),
            },
            deducted: 0,
            awaited: false,
        });
        let open_games = standings.games.values().filter(|settled| settled.state.is_open());
        Ranks { rows: rows.collect(), provisional: !doubts.is_empty(), missing: open_games.count() }
    }
}
