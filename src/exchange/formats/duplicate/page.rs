//! What the page of a duplicate game's results shows.

use std::collections::BTreeMap;

use serde::Serialize;

use super::turns::{self, Turns};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::Contest;
use crate::domain::formats::duplicate::doubt::doubts;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged::{self, Judged};
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::sanctioned::Sanctioned;
use crate::domain::formats::duplicate::standings::{Row, Status};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::{
    self, Count, Exchanged, Figure, Mark, OfRounds, Rounds, RowResult, Shown, Tone,
};
use crate::language::Language;
use crate::language::formats::duplicate::sanctioned::sanctioned;

/// So many are named who have the best slip; of more it is said how many they are.
const MOST_NAMED: usize = 3;

const fn count(code: &'static str, short: &'static str, whole: &'static str) -> Count {
    Count { code, short, whole, said: whole, shown: Shown::Column }
}

const fn mark(sign: &'static str, meaning: &'static str, tone: Tone) -> Mark {
    Mark { sign, meaning, tone }
}

/// What is told beside the standings of a game: nothing of it to programs, which have it slip by slip.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    #[serde(skip)]
    sanctioned: Vec<Sanctioned>,
    #[serde(skip)]
    turns: Turns,
}

impl Exchanged for Duplicate {
    type Told = Told;

    const ROUNDS: Rounds = Rounds {
        whole: "page-turn-whole",
        after: "page-after-turn",
        played: "page-turns-played",
        points: "page-by-turn",
        most: "page-most-of-turn",
        chart: "page-chart-of-turns",
        lifted: "page-penalties-lifted",
        press: "page-press",
        counts: "page-other-figures",
    };

    const COUNTS: &'static [Count] = &[
        Count {
            shown: Shown::UnderTotal,
            ..count("deductions", "exchange-deductions", "standings-copy-deductions")
        },
        Count {
            shown: Shown::Part,
            ..count("turn_points", "exchange-turn-points", "page-turn-points")
        },
        Count {
            shown: Shown::Part,
            ..count("solo_points", "exchange-solo-points", "page-solo-points")
        },
        Count {
            shown: Shown::Penalties,
            ..count("warnings", "page-warnings-short", "page-warnings")
        },
        Count {
            shown: Shown::Penalties,
            ..count("disciplinary", "page-disciplinary-short", "page-disciplinary")
        },
        count("tops", "page-tops-short", "page-tops"),
        count("zeros", "page-zeros-short", "page-zeros"),
        Count {
            shown: Shown::Part,
            ..count("per_mille", "page-per-mille-short", "page-per-mille")
        },
    ];

    const MARKS: &'static [Mark] = &[
        mark("page-mark-solo", "page-mark-solo-is", Tone::Plain),
        mark("page-mark-zero", "page-mark-zero-is", Tone::Warning),
        mark("page-mark-none", "page-mark-none-is", Tone::Warning),
        mark("page-mark-open", "page-mark-open-is", Tone::Warning),
        mark("page-mark-away", "page-mark-away-is", Tone::Plain),
        mark("page-mark-annulled", "page-mark-annulled-is", Tone::Warning),
    ];

    fn standings(
        contest: &Contest,
        judged: &Judged,
        after: RoundNo,
        drafts: &[Draft],
    ) -> exchange::Standings<Self> {
        let rows = judged.standings(&contest.common, after);
        exchange::Standings {
            rows: parted(rows.iter().map(|row| row_result(contest, judged, after, row)).collect()),
            doubts: doubts(contest, judged, after, drafts),
            told: Told {
                sanctioned: judged.sanctioned(&contest.common, after),
                turns: turns::told(judged, after),
            },
        }
    }

    fn figures(contest: &Contest, judged: &Judged, after: RoundNo) -> Vec<Figure> {
        let figure = |number: i64, key, args| Figure {
            number,
            decimals: 0,
            counts: (key, args),
            without: None,
        };
        let turns = || judged.turns().filter(|(turn, _)| *turn <= after);
        let total: u32 = turns().map(|(_, turn)| turn.top_points).sum();
        let turns_that_count = judged.game.numbers().zip(&judged.game.turns);
        let turns_that_count =
            turns_that_count.filter(|(number, turn)| *number <= after && turn.cancelled.is_none());
        let count = i64::try_from(turns_that_count.count()).unwrap_or(i64::MAX);
        let solos = turns().filter(|(_, turn)| turn.solo.is_some()).count();
        let mut all = vec![figure(total.into(), "page-figure-tops", vec![("turns", count.into())])];
        all.extend(best_slips(contest, judged, after).map(|(points, slips)| {
            let (turn, _) = slips[0];
            if slips.len() > MOST_NAMED || slips.iter().any(|(other, _)| *other != turn) {
                let count = i64::try_from(slips.len()).unwrap_or(i64::MAX);
                return figure(
                    points.into(),
                    "page-figure-best-shared",
                    vec![("count", count.into())],
                );
            }
            let players = slips.iter().map(|(_, player)| contest.common.told_apart(*player));
            let players = players.collect::<Vec<_>>().join(", ");
            let args = vec![("player", players.into()), ("turn", i64::from(turn.get()).into())];
            figure(points.into(), "page-figure-best", args)
        }));
        let solos = i64::try_from(solos).unwrap_or(i64::MAX);
        all.push(figure(solos, "page-figure-solos", vec![("count", solos.into())]));
        let rulings = i64::try_from(contest.common.rulings.len()).unwrap_or(i64::MAX);
        let args = vec![("count", rulings.into())];
        all.push(figure(rulings, "exchange-figure-rulings", args));
        all
    }

    fn given(language: Language, contest: &Contest, told: &Told) -> Option<(usize, Vec<String>)> {
        let said =
            |one: &Sanctioned| sanctioned(language, &contest.common.told_apart(one.player), one);
        let all = &told.sanctioned;
        Some((all.iter().map(Sanctioned::count).sum(), all.iter().map(said).collect()))
    }

    fn of_rounds(language: Language, told: &Told) -> Option<OfRounds> {
        turns::of_turns(language, &told.turns)
    }

    fn nameless(contest: &Contest) -> Vec<RoundNo> {
        let game = &contest.game;
        game.turns().flat_map(|(turn, _)| game.slips_at(turn, None).map(move |_| turn)).collect()
    }

    fn breaks(_contest: &Contest) -> Vec<RoundNo> {
        Vec::new()
    }
}

/// The mark of a turn in which somebody was not there.
const AWAY: usize = 4;
/// That of one that counts nothing for anybody.
const ANNULLED: usize = 5;

/// Ranks differ by nothing but the total.
fn parted(mut rows: Vec<RowResult>) -> Vec<RowResult> {
    for place in 1..rows.len() {
        let rank = rows[place].rank;
        rows[place].decided_by =
            (rank.is_some() && rank != rows[place - 1].rank).then_some("total");
    }
    rows
}

/// The most points of a slip, above 0, and all slips that have them, by turn and player. Whoever was expelled has no place
/// in it.
fn best_slips(
    contest: &Contest,
    judged: &Judged,
    after: RoundNo,
) -> Option<(u32, Vec<(TurnNo, PlayerId)>)> {
    let turns = judged.turns().filter(|(turn, _)| *turn <= after);
    let slips = turns.flat_map(|(turn, judged)| {
        judged.slips.iter().map(move |(&player, slip)| (slip.points, turn, player))
    });
    let slips: Vec<_> = slips.filter(|(.., player)| !contest.common.is_expelled(*player)).collect();
    let most = slips.iter().map(|(points, ..)| *points).max().filter(|&points| points > 0)?;
    let best = slips.into_iter().filter(|(points, ..)| *points == most);
    Some((most, best.map(|(_, turn, player)| (turn, player)).collect()))
}

fn row_result(contest: &Contest, judged: &Judged, after: RoundNo, row: &Row) -> RowResult {
    let slips = judged.turns().filter(|(turn, _)| *turn <= after);
    let slips = slips.filter_map(|(turn, judged)| Some((turn, judged.slips.get(&row.player)?)));
    let has_solo = |turn: TurnNo| {
        judged.turn(turn).is_some_and(|turn| turn.solo.is_some_and(|(who, _)| who == row.player))
    };
    let mut marks: BTreeMap<TurnNo, &'static Mark> =
        slips.filter_map(|(turn, slip)| Some((turn, mark_of(slip, has_solo(turn))?))).collect();
    let away = judged.game.numbers().zip(&row.turns).filter(|(_, points)| points.is_none());
    marks.extend(away.map(|(turn, _)| (turn, &Duplicate::MARKS[AWAY])));
    // Whatever became of a slip: it is worth nothing.
    let annulled = judged.turns().filter(|(turn, of)| *turn <= after && !of.counts);
    let annulled: Vec<TurnNo> = annulled.map(|(turn, _)| turn).collect();
    for turn in annulled {
        if marks.get(&turn).is_none_or(|mark| **mark != Duplicate::MARKS[AWAY]) {
            marks.insert(turn, &Duplicate::MARKS[ANNULLED]);
        }
    }
    let points = |points: &Option<u32>| points.map(|it| i32::try_from(it).unwrap_or(i32::MAX));
    let mut total = 0;
    let totals = judged.game.numbers().zip(&row.turns).map(|(turn, points)| {
        total += i64::from(points.unwrap_or_default());
        (turn, total)
    });
    let counts = [
        row.deductions,
        row.turn_points,
        row.solo_points,
        row.warnings,
        row.disciplinary,
        row.tops,
        row.zeros,
        row.per_mille,
    ];
    let name = contest.common.players.get(&row.player).map(|player| player.name.clone());
    RowResult {
        rank: row.rank,
        player: row.player,
        name: name.unwrap_or_default(),
        status: row.status.code(),
        notes: notes(contest, row),
        total: row.total,
        counts: Duplicate::COUNTS.iter().zip(counts.map(i64::from)).collect(),
        decided_by: None,
        rounds: row.turns.iter().map(points).collect(),
        marks,
        totals: totals.collect(),
    }
}

/// Since which turn whoever came late was there, and up to which whoever did not stay.
fn notes(contest: &Contest, row: &Row) -> Vec<(&'static str, TurnNo)> {
    let Some(player) = contest.common.players.get(&row.player) else { return Vec::new() };
    let from = Some(player.span.from_round).filter(|&from| from > TurnNo::FIRST);
    let left = matches!(row.status, Status::ExpelledFromRest | Status::Expelled);
    let sanctions = judged::sanctions(&contest.common);
    let out =
        sanctions.iter().rev().find(|one| left && one.player == row.player && one.kind.expels());
    let until = match row.status {
        Status::Ranked => None,
        Status::Withdrawn => Some(("page-note-withdrawn", player.span.to_round)),
        Status::ExpelledFromRest => out.map(|one| ("page-note-out", one.turn)),
        Status::Expelled => out.map(|one| ("page-note-expelled", one.turn)),
    };
    from.map(|from| ("page-note-from", from)).into_iter().chain(until).collect()
}

fn mark_of(slip: &JudgedSlip, has_solo: bool) -> Option<&'static Mark> {
    let place = match slip.verdict {
        Verdict::Correct | Verdict::Ruled => return has_solo.then_some(&Duplicate::MARKS[0]),
        Verdict::Incorrect(_) => 1,
        Verdict::Missing | Verdict::Pass => 2,
        Verdict::Undecided => 3,
    };
    Duplicate::MARKS.get(place)
}
