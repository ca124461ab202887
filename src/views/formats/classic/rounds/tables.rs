//! The tables of a round: who sits there, how they stood before, why they meet, what came of it.

use std::collections::BTreeMap;

use crate::commands::formats::classic::{Command, Pairs};
use crate::domain::formats::classic::competition::Made;
use crate::domain::formats::classic::history::History;
use crate::domain::formats::classic::result::{DecidedBy, Settled, State};
use crate::domain::formats::classic::standings::{Standings, Tally, Up, standings};
use crate::domain::formats::classic::state::{Round, Table};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::classic::{Sight, average, points};

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub number: String,
    /// What it is called on a card, with its seats.
    pub name: [String; 2],
    /// Who sits there.
    pub seats: Vec<SeatCell>,
    /// Why these.
    pub why: String,
    /// The scores, or that there are none.
    pub score: String,
    /// How far it is, in a word with its sign.
    pub state: (String, Tone),
    /// Lays it on the desk.
    pub act: Act,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCell {
    /// Takes the player to change places.
    pub act: Act,
    /// Whether they are taken.
    pub picked: bool,
    /// How they stood before the round.
    pub stood: String,
    /// Their team or club.
    pub belongs_to: String,
    /// Whether they begin.
    pub begins: bool,
    /// The final score, and what it counts as, where averages rank.
    pub scored: Option<(String, String)>,
}

/// What is known before a round: ranks and tallies of who played, and who met whom.
pub struct Before {
    history: History,
    standings: Standings,
    is_first: bool,
    rows: BTreeMap<PlayerId, usize>,
}

impl Before {
    /// Before this round.
    pub fn of(sight: &Sight<'_>, round: RoundNo) -> Self {
        let competition = &sight.judged.competition;
        let standings = standings(competition, Up::Before(round));
        let rows = standings.rows.iter().enumerate().map(|(place, row)| (row.player, place));
        Self {
            history: History::before(competition, round),
            is_first: competition.rounds.range(..round).next().is_none(),
            rows: rows.collect(),
            standings,
        }
    }

    fn tally(&self, player: PlayerId) -> Option<(Option<u32>, Tally)> {
        let row = self.standings.rows.get(*self.rows.get(&player)?)?;
        Some((row.rank, row.tally))
    }

    fn halves(&self, player: PlayerId) -> u32 {
        match self.tally(player) {
            Some((_, Tally::Swiss(tally))) => tally.halves,
            Some((_, Tally::Average(_))) | None => 0,
        }
    }

    fn stood(&self, sight: &Sight<'_>, player: PlayerId) -> String {
        let language = sight.language();
        let Some((rank, tally)) = self.tally(player).filter(|_| !self.is_first) else {
            return String::new();
        };
        let rank = rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        match tally {
            Tally::Swiss(tally) => {
                let (count, spread) = (points(tally.halves), language.signed(tally.spread()));
                let halves = tally.halves;
                text!(
                    language,
                    "meeting-stood",
                    rank = rank,
                    points = count,
                    halves = halves,
                    spread = spread
                )
            }
            Tally::Average(tally) => {
                let average = average(language, tally.hundredths());
                text!(language, "meeting-stood-average", rank = rank, average = average)
            }
        }
    }
}

/// The pairs at one table.
fn pairs(seats: &[PlayerId]) -> impl Iterator<Item = (PlayerId, PlayerId)> + '_ {
    let all = seats.iter().enumerate();
    all.flat_map(|(place, &one)| seats.iter().skip(place + 1).map(move |&two| (one, two)))
}

fn of_one_team(sight: &Sight<'_>, one: PlayerId, two: PlayerId) -> bool {
    let of_team = &sight.contest().game.of_team;
    of_team.get(&one).is_some_and(|team| of_team.get(&two) == Some(team))
}

/// Who of these tables meet again, who has a bye again, and who are of one team: pairs by name.
pub fn again(
    sight: &Sight<'_>,
    before: &Before,
    (tables, byes): (&[Vec<PlayerId>], &[PlayerId]),
) -> [Vec<String>; 3] {
    let mut again = [const { Vec::new() }; 3];
    let language = sight.language();
    let named = |one: PlayerId, two: PlayerId| {
        let (one, two) = (sight.player(one), sight.player(two));
        text!(language, "meeting-two", one = one, two = two)
    };
    let [met, byes_again, mates] = &mut again;
    for (one, two) in tables.iter().flat_map(|seats| pairs(seats)) {
        if before.history.met(one, two) > 0 {
            met.push(named(one, two));
        }
        if of_one_team(sight, one, two) {
            mates.push(named(one, two));
        }
    }
    let had = |player: &&PlayerId| before.history.byes(**player) > 0;
    byes_again.extend(byes.iter().filter(had).map(|&player| sight.player(player).to_owned()));
    again
}

/// The tables of a round.
pub(super) fn tables(
    sight: &Sight<'_>,
    (number, round): (RoundNo, &Round),
    before: &Before,
) -> Vec<TableRow> {
    let made = round.pairing.as_ref().map_or(Made::ByHand, |pairing| pairing.made);
    let row = |(&table, told): (&TableNo, &std::sync::Arc<Table>)| {
        let settled = sight.judged.standings.games.get(&(number, table));
        let seat = |&player: &PlayerId| seat(sight, before, told, settled, player);
        let language = sight.language();
        let count = told.seats.len();
        TableRow {
            number: table.to_string(),
            name: [
                text!(language, "meeting-table", table = table.to_string()),
                text!(language, "meeting-seats", count = count),
            ],
            seats: told.seats.iter().map(seat).collect(),
            why: why(sight, before, made, &told.seats),
            score: score(settled),
            state: state(sight, told, settled),
            act: sight.seen().act(Command::TakeTable(number, table).into()),
        }
    };
    round.tables.iter().map(row).collect()
}

fn seat(
    sight: &Sight<'_>,
    before: &Before,
    told: &Table,
    settled: Option<&Settled>,
    player: PlayerId,
) -> SeatCell {
    let scored = settled.and_then(|settled| {
        let seat = settled.seats.iter().find(|seat| seat.player == player)?;
        let points = seat.points?;
        let seats = i64::try_from(settled.seats.len()).unwrap_or_default();
        let language = sight.language();
        Some((language.number(points), format!("×{seats} {}", language.number(points * seats))))
    });
    let beginner = told.result().and_then(|keyed| keyed.result.starter).or(told.starter);
    SeatCell {
        act: Act {
            enabled: sight.changeable() && told.is_untouched(),
            hint: String::new(),
            ..sight
                .seen()
                .act(Command::PickPlayer(player).into())
                .named(sight.player(player).to_owned())
        },
        picked: sight.own().picked == Some(player),
        stood: before.stood(sight, player),
        belongs_to: sight.belongs_to(player).to_owned(),
        begins: beginner == Some(player),
        scored,
    }
}

/// Why these sit together.
fn why(sight: &Sight<'_>, before: &Before, made: Made, seats: &[PlayerId]) -> String {
    let language = sight.language();
    let mut said: Vec<String> = Vec::new();
    let &[one, two] = seats else {
        let met = pairs(seats).filter(|&(one, two)| before.history.met(one, two) > 0);
        let met: Vec<String> = met
            .map(|(one, two)| {
                text!(language, "meeting-two", one = sight.player(one), two = sight.player(two))
            })
            .collect();
        let nobody = tr(language, "meeting-why-nobody-met");
        return match met.as_slice() {
            _ if made == Made::ByHand => tr(language, "meeting-why-by-hand"),
            [] => nobody,
            met => text!(language, "meeting-why-met", pairs = met.join(", ")),
        };
    };
    if made == Made::ByHand {
        said.push(tr(language, "meeting-why-by-hand"));
    } else if sight.contest().game.chosen.pairs == Pairs::RoundRobin {
        said.push(tr(language, "meeting-why-everybody"));
    } else if before.is_first {
        said.push(tr(language, "meeting-why-drawn"));
    } else if before.halves(one) == before.halves(two) {
        said.push(tr(language, "meeting-why-same"));
    } else {
        said.push(tr(language, "meeting-why-nearest"));
    }
    match before.history.met(one, two) {
        0 if before.is_first => {}
        0 => said.push(tr(language, "meeting-why-new")),
        met => said.push(text!(language, "meeting-why-again", count = met)),
    }
    if of_one_team(sight, one, two) {
        said.push(tr(language, "meeting-why-one-team"));
    }
    said.join("; ")
}

fn score(settled: Option<&Settled>) -> String {
    let none = || "– : –".to_owned();
    let Some(settled) = settled else { return none() };
    let points: Option<Vec<String>> =
        settled.seats.iter().map(|seat| Some(seat.points?.to_string())).collect();
    points.map_or_else(none, |points| points.join(" : "))
}

/// How far a game is, in a word with its sign.
fn state(sight: &Sight<'_>, told: &Table, settled: Option<&Settled>) -> (String, Tone) {
    let confirmed = told.result().is_some_and(|keyed| keyed.confirmed.is_some());
    let (sign, key, tone) = match settled.map(|settled| (settled.state, settled.decided_by)) {
        None | Some((State::Missing, _)) if told.is_untouched() => {
            ("▸", "meeting-state-missing", Tone::Open)
        }
        None | Some((State::Missing, _)) => ("…", "meeting-state-recorded", Tone::Open),
        Some((State::LastWordMissing, _)) => ("▲", "meeting-state-last-word", Tone::Open),
        Some((State::Walkover, Some(DecidedBy::Forfeit))) => {
            ("–", "meeting-state-forfeit", Tone::Ignored)
        }
        Some((State::Walkover, _)) => ("–", "meeting-state-walkover", Tone::Ignored),
        Some((State::Cancelled, _)) => ("✗", "meeting-state-cancelled", Tone::Ignored),
        Some((State::Played, _)) if confirmed => ("✓✓", "meeting-state-confirmed", Tone::Good),
        Some((State::Played, _)) => ("✓", "meeting-state-result", Tone::Good),
    };
    (format!("{sign} {}", tr(sight.language(), key)), tone)
}
