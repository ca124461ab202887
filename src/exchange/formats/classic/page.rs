//! What the page of a competition's results shows.

use std::collections::BTreeMap;

use serde_json::Value;

use super::tables::public_csv;
use super::web::{Issued, Names, classic_html};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::doubt::doubts;
use crate::domain::formats::classic::judged::Judged;
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::{Tally, Up};
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Passport;
use crate::domain::player::initials;
use crate::exchange::{self, Count, Exchanged, Figure, Mark, Penalised, RowResult, Shown};
use crate::language::Language;

const fn count(code: &'static str, key: &'static str, shown: Shown) -> Count {
    Count { code, short: key, whole: key, said: key, shown }
}

impl Exchanged for Classic {
    type Told = Value;

    const COUNTS: &'static [Count] = &[
        // Whoever has fewer games than others had to go.
        count("games", "results-games", Shown::Penalties),
        count("spread", "results-spread", Shown::Column),
        count("scored", "results-scored", Shown::Penalties),
    ];

    const MARKS: &'static [Mark] = &[];

    fn standings(
        contest: &Contest,
        judged: &Judged,
        after: RoundNo,
        _drafts: &[Draft],
    ) -> exchange::Standings<Self> {
        let (standings, _) = judged.at(Up::To(after));
        let of_school = contest.game.rules().swiss().and_then(|swiss| swiss.team);
        let rows = standings.rows.iter().map(|row| {
            let name = judged.name(row.player);
            let (total, games, spread, scored) = match row.tally {
                Tally::Average(tally) => {
                    (tally.hundredths().unwrap_or_default(), tally.games, 0, tally.sum)
                }
                Tally::Swiss(tally) => {
                    (tally.halves.into(), tally.games, tally.spread(), tally.scored)
                }
            };
            let counts = [games.into(), spread, scored];
            RowResult {
                rank: row.rank,
                player: row.player,
                name: match of_school {
                    Some(Team::School { .. }) => initials(name),
                    Some(Team::Pair { .. }) | None => name.to_owned(),
                },
                status: row.status.code(),
                notes: Vec::new(),
                total,
                counts: Self::COUNTS.iter().zip(counts).collect(),
                decided_by: row.decided_by,
                rounds: Vec::new(),
                marks: BTreeMap::new(),
                totals: Vec::new(),
            }
        });
        exchange::Standings {
            rows: rows.collect(),
            doubts: doubts(contest, judged, after),
            told: Value::Null,
        }
    }

    fn figures(_contest: &Contest, _judged: &Judged, _after: RoundNo) -> Vec<Figure> {
        Vec::new()
    }

    fn breaks(_contest: &Contest) -> Vec<RoundNo> {
        Vec::new()
    }

    fn own_page(
        language: Language,
        contest: &Contest,
        list: Option<&Passport>,
        penalised: Penalised,
    ) -> Option<String> {
        let competition = contest.game.competition(&contest.common);
        let names = Names::unless_asked(&competition);
        let common = &contest.common;
        Some(classic_html(
            language,
            (&common.details, &competition, Issued::of(common)),
            list,
            (names, penalised),
        ))
    }

    fn own_public_csv(contest: &Contest, penalised: Penalised) -> Option<String> {
        Some(public_csv(&contest.game.competition(&contest.common), penalised))
    }
}
