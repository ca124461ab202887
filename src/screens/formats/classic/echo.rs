//! What would follow from a result as it is typed, told before it is saved: who wins by how much, the totals and ranks,
//! and what may have been mistyped.

use super::hall::figures;
use crate::domain::formats::classic::entered::Entered;
use crate::domain::formats::classic::judged::{At, Judged};
use crate::domain::formats::classic::result::{DecidedBy, Seat, Settled, State};
use crate::domain::formats::classic::rules::End;
use crate::domain::formats::classic::standings::{Standings, Tally, Up, standings};
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::screens;
use crate::text;

/// Scores below and above these are rare.
const USUAL: std::ops::RangeInclusive<i64> = 50..=700;
/// A rack of more is rare.
const USUAL_RACK: u32 = 60;
/// Two scores that lie further apart are rare.
const USUAL_SPREAD: i64 = 350;

type Open<'a> = screens::Open<'a, Classic>;

/// What would follow from a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Echo {
    /// The game as it would stand.
    pub settled: Settled,
    /// Everything that would follow.
    pub standings: Standings,
}

/// What would follow from this result of a table, at which `starter` was named to begin.
pub fn echo(
    judged: &Judged,
    (round, table): At,
    starter: Option<PlayerId>,
    entered: &Entered,
) -> Option<Echo> {
    let mut competition = judged.competition.clone();
    competition.rounds.get_mut(&round)?.games.insert(table, entered.game(starter));
    let standings = standings(&competition, Up::ToTheEnd);
    let settled = standings.games.get(&(round, table))?.clone();
    Some(Echo { settled, standings })
}

impl Echo {
    /// Who wins; nobody of a draw, and at tables of more than two.
    pub fn winner(&self) -> Option<PlayerId> {
        let [one, two] = self.settled.seats.as_slice() else { return None };
        match (one.halves?, two.halves?) {
            (one_has, two_has) if one_has > two_has => Some(one.player),
            (one_has, two_has) if one_has < two_has => Some(two.player),
            _ => None,
        }
    }

    /// That, in a sentence.
    pub fn said(&self, open: &Open<'_>, language: Language) -> String {
        let points = |seat: &Seat| seat.points.unwrap_or_default();
        if self.settled.state == State::LastWordMissing {
            return tr(language, "meeting-last-words-asked");
        }
        match (self.winner(), self.settled.seats.as_slice(), self.settled.decided_by) {
            (Some(winner), _, Some(DecidedBy::LastWord)) => {
                text!(language, "meeting-wins-last-word", name = open.player(winner))
            }
            (Some(winner), [one, two], _) => {
                let by = (points(one) - points(two)).abs();
                text!(language, "meeting-wins", name = open.player(winner), by = by)
            }
            (None, [_, _], Some(_)) => tr(language, "meeting-drawn"),
            _ => {
                // Of a tie all are named.
                let best = self.settled.seats.iter().map(points).max().unwrap_or_default();
                let first = self.settled.seats.iter().filter(|seat| points(seat) == best);
                let names: Vec<&str> = first.map(|seat| open.player(seat.player)).collect();
                text!(language, "meeting-most", name = names.join(", "), points = best)
            }
        }
    }

    /// Each player's total and rank.
    pub fn totals(&self, open: &Open<'_>, language: Language) -> Vec<String> {
        let averages = open.contest().game.rules().swiss().is_none();
        let key = if averages { "meeting-total-average" } else { "meeting-total" };
        let total = |seat: &Seat| {
            let row = self.standings.rows.iter().find(|row| row.player == seat.player)?;
            let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            let [first, second] = figures(language, row.tally);
            let halves = match row.tally {
                Tally::Swiss(tally) => tally.halves,
                Tally::Average(_) => 0,
            };
            Some(text!(
                language,
                key,
                halves = halves,
                name = open.player(seat.player),
                scored = language.number(seat.points.unwrap_or_default()),
                first = first,
                second = second,
                rank = rank
            ))
        };
        self.settled.seats.iter().filter_map(total).collect()
    }
}

/// What may have been mistyped.
pub fn doubts(open: &Open<'_>, language: Language, at: At, entered: &Entered) -> Vec<String> {
    let mut doubts = Vec::new();
    for seat in &entered.seats {
        let name = open.player(seat.player);
        if let Some(points) = seat.points.filter(|points| !USUAL.contains(points)) {
            let points = language.number(points);
            doubts.push(text!(language, "meeting-doubt-score", name = name, points = points));
        }
        if seat.rack > USUAL_RACK {
            doubts.push(text!(language, "meeting-doubt-rack", name = name, rack = seat.rack));
        }
    }
    if let [one, two] = entered.seats.as_slice()
        && let (Some(one), Some(two)) = (one.points, two.points)
        && (one - two).abs() > USUAL_SPREAD
    {
        let by = (one - two).abs();
        doubts.push(text!(language, "meeting-doubt-spread", by = by));
    }
    let racks = || entered.seats.iter().map(|seat| seat.rack);
    let figures = entered.seats.iter().all(|seat| seat.raw.is_some());
    if figures && entered.end == Some(End::Out) && racks().all(|rack| rack == 0) {
        doubts.push(tr(language, "meeting-doubt-no-rack"));
    }
    if figures && matches!(entered.end, None | Some(End::Unknown)) && racks().any(|rack| rack == 0)
    {
        doubts.push(tr(language, "meeting-doubt-no-end"));
    }
    doubts.extend(same_elsewhere(open, language, at, entered));
    doubts
}

/// That another table of the round has these very scores: the slip may lie at the wrong table.
fn same_elsewhere(
    open: &Open<'_>,
    language: Language,
    (round, own): At,
    entered: &Entered,
) -> Option<String> {
    let scores = |result: &Entered| {
        let mut scores: Vec<Option<i64>> = result.seats.iter().map(|seat| seat.points).collect();
        scores.sort_unstable();
        scores
    };
    let wanted = scores(entered);
    let tables = &open.contest().game.round(round)?.tables;
    let same = tables.iter().find(|(table, told)| {
        **table != own && told.result().is_some_and(|keyed| scores(&keyed.result) == wanted)
    });
    same.map(|(table, _)| text!(language, "meeting-doubt-same", table = table.to_string()))
}
