//! The results of a classic competition, `eforos-classic-results/1`. Derived on the spot, never read back.

use std::fmt::Write as _;

use serde::Serialize;

use super::document::Document;
use super::odd::Odd;
use super::turns::turns_odd;
use super::{ReadError, Warning};
use crate::domain::contest::Format as _;
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::competition::Competition;
use crate::domain::formats::classic::doubt::{Doubt, doubts};
use crate::domain::formats::classic::judged::Judged;
use crate::domain::formats::classic::result::{DecidedBy, Seat, Settled, State};
use crate::domain::formats::classic::standings::{Row, Standings, Tally, Up, standings};
use crate::domain::formats::classic::teams::{TeamRow, Whole, teams};
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::lexicon::{Authority, Digest, Passport};
use crate::exchange::csv::table_csv;
use crate::exchange::html::judged_by;
use crate::exchange::list::{Judging, StatedList};
use crate::exchange::table::columns;
use crate::exchange::text::readable;
use crate::language::{Language, tr};
use crate::lexicon::Lexicon;
use crate::text;

const FORMAT: &str = "eforos-classic-results/1";

/// The results of a competition.
#[derive(Clone, Debug, Serialize)]
pub struct ClassicResults {
    format: &'static str,
    rules: String,
    /// The passport of the list, book or site that judged.
    pub lexicon: Passport,
    /// Whether anything may still change.
    pub provisional: bool,
    /// Why.
    pub reasons: Vec<Reason>,
    games: Vec<GameResult>,
    /// The players in order of rank.
    pub standings: Vec<StandingsRow>,
    /// The teams in order of rank.
    pub teams: Vec<TeamResult>,
}

/// Why results are provisional.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge: Option<u32>,
    round: Option<RoundNo>,
    table: Option<TableNo>,
}

impl From<&Doubt> for Reason {
    fn from(doubt: &Doubt) -> Self {
        let kind = doubt.code();
        match *doubt {
            Doubt::MissingResult { round, table }
            | Doubt::LastWordMissing { round, table }
            | Doubt::Unconfirmed { round, table } => {
                Self { kind, challenge: None, round: Some(round), table: Some(table) }
            }
            Doubt::OpenChallenge { challenge, round, table } => {
                Self { kind, challenge: Some(challenge), round, table }
            }
        }
    }
}

#[derive(Clone, Debug, Serialize)]
struct GameResult {
    round: RoundNo,
    table: TableNo,
    state: &'static str,
    decided_by: Option<&'static str>,
    seats: Vec<SeatResult>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatResult {
    player: PlayerId,
    raw: Option<i64>,
    rack: Option<u32>,
    overtime: Option<i64>,
    deduction: i64,
    #[serde(rename = "final")]
    points: Option<i64>,
    halves: Option<u32>,
}

/// A row of the standings, its keys in the order of a table's columns.
#[derive(Clone, Debug, Serialize)]
pub struct StandingsRow {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Shared by equal rows; `None` without one.
    pub rank: Option<u32>,
    decided_by: Option<&'static str>,
    status: &'static str,
    games: u32,
    #[serde(flatten)]
    sums: Sums,
}

/// The sums of a row, by what ranks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum Sums {
    Average { sum: i64, average: Option<String>, uncounted: u32 },
    Swiss { halves: u32, scored: i64, conceded: i64, spread: i64 },
}

/// A row of the teams' standings.
#[derive(Clone, Debug, Serialize)]
pub struct TeamResult {
    team: TeamId,
    name: String,
    rank: Option<u32>,
    decided_by: Option<&'static str>,
    members: u32,
    halves: u32,
    spread: i64,
    scored: i64,
    best: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    short: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<bool>,
}

/// Hundredths with a point: `950.00`, `-0.13`.
pub(super) fn decimal(hundredths: i64) -> String {
    let (sign, size) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// The same in a table, which spreadsheets open that write a comma: no decimals where there are none.
pub(super) fn decimal_cell(decimal: Option<&str>) -> String {
    let cell = |it: &str| it.strip_suffix(".00").unwrap_or(it).replace('.', ",");
    decimal.map(cell).unwrap_or_default()
}

impl ClassicResults {
    /// The results of a document, and what is odd about it; `given` is a list that is there for it.
    ///
    /// # Errors
    /// [`ReadError::OtherList`].
    pub fn of(
        document: &Document,
        given: Option<Lexicon>,
        authority: Option<Authority>,
    ) -> Result<(Self, Vec<Warning>), ReadError> {
        let (lexicon, warning) = passport(&document.lexicon, given, authority)?;
        let derived = standings(&document.competition, Up::ToTheEnd);
        let idle = derived.idle.iter().filter_map(|&place| {
            let path = document.penalty_paths.get(place)?.clone();
            Some(Warning::Own(Odd::PenaltyIdle { path }))
        });
        let warnings = warning.into_iter().chain(idle).chain(turns_odd(document)).collect();
        let reasons = derived.games.iter().filter_map(reason).collect();
        Ok((Self::made(&document.competition, &derived, lexicon, reasons), warnings))
    }

    /// The results of a competition file, after a round or at the end.
    pub fn after(contest: &Contest, judged: &Judged, after: Option<RoundNo>) -> Option<Self> {
        let up = after.map_or(Up::ToTheEnd, Up::To);
        let (derived, _) = judged.at(up);
        let last = after.unwrap_or_else(|| contest.game.last_round());
        let reasons = doubts(contest, judged, last).iter().map(Reason::from).collect();
        let lexicon = contest.common.lexicon.clone()?;
        Some(Self::made(&judged.competition, &derived, lexicon, reasons))
    }

    fn made(
        competition: &Competition,
        derived: &Standings,
        lexicon: Passport,
        reasons: Vec<Reason>,
    ) -> Self {
        let name = |player| {
            let entrant = competition.entrant(player);
            entrant.map(|entrant| entrant.player.name.clone()).unwrap_or_default()
        };
        Self {
            format: FORMAT,
            rules: competition.rules.id.clone(),
            lexicon,
            provisional: !reasons.is_empty(),
            reasons,
            games: derived.games.iter().map(game).collect(),
            standings: derived.rows.iter().map(|row| of_row(row, name(row.player))).collect(),
            teams: teams(competition, derived).iter().map(|row| team(competition, row)).collect(),
        }
    }

    /// Their text, ended by a line feed.
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

/// The passport of what judged: of a book or a site, its name; else that of a list.
fn passport(
    stated: &StatedList,
    given: Option<Lexicon>,
    authority: Option<Authority>,
) -> Result<(Passport, Option<Warning>), ReadError> {
    if stated.authority == Some(Authority::External) && given.is_none() {
        let passport = Passport {
            name: stated.name.clone(),
            edition: stated.edition.clone(),
            sha256: Digest::of(&[]),
            words: 0,
            authority: Authority::External,
            language: stated.language,
        };
        return Ok((passport, None));
    }
    let (list, warning) = Judging::choose(stated, given, authority)?;
    Ok((list.passport().clone(), warning))
}

fn reason((&(round, table), settled): (&(RoundNo, TableNo), &Settled)) -> Option<Reason> {
    let kind = match settled.state {
        State::Missing => "missing_result",
        State::LastWordMissing => "last_word_missing",
        State::Played | State::Walkover | State::Cancelled => return None,
    };
    Some(Reason { kind, challenge: None, round: Some(round), table: Some(table) })
}

fn game((&(round, table), settled): (&(RoundNo, TableNo), &Settled)) -> GameResult {
    let seat = |seat: &Seat| SeatResult {
        player: seat.player,
        raw: seat.figures.map(|figures| figures.raw),
        rack: seat.figures.map(|figures| figures.rack),
        overtime: seat.figures.map(|figures| figures.overtime),
        deduction: seat.deduction,
        points: seat.points,
        halves: seat.halves,
    };
    GameResult {
        round,
        table,
        state: settled.state.code(),
        decided_by: settled.decided_by.map(DecidedBy::code),
        seats: settled.seats.iter().map(seat).collect(),
    }
}

fn of_row(row: &Row, name: String) -> StandingsRow {
    let (games, sums) = match row.tally {
        Tally::Average(tally) => {
            let average = tally.hundredths().map(decimal);
            (tally.games, Sums::Average { sum: tally.sum, average, uncounted: tally.uncounted })
        }
        Tally::Swiss(tally) => {
            let (halves, scored, conceded) = (tally.halves, tally.scored, tally.conceded);
            (tally.games, Sums::Swiss { halves, scored, conceded, spread: tally.spread() })
        }
    };
    StandingsRow {
        player: row.player,
        name,
        rank: row.rank,
        decided_by: row.decided_by,
        status: row.status.code(),
        games,
        sums,
    }
}

fn team(competition: &Competition, row: &TeamRow) -> TeamResult {
    let (short, counted) = match row.whole {
        Whole::School { short } => (Some(short), None),
        Whole::Pair { counted } => (None, Some(counted)),
    };
    TeamResult {
        team: row.team,
        name: competition.teams.get(&row.team).cloned().unwrap_or_default(),
        rank: row.rank,
        decided_by: row.decided_by,
        members: row.members,
        halves: row.sums.halves,
        spread: row.sums.spread(),
        scored: row.sums.scored,
        best: row.best,
        short,
        counted,
    }
}

/// A number that may be missing, in a table.
fn cell(number: Option<impl ToString>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// The standings, one line a row; what is `null` in the results is empty.
pub fn standings_csv(results: &ClassicResults) -> String {
    let average =
        matches!(results.standings.first().map(|row| &row.sums), Some(Sums::Average { .. }));
    let sums: &[&str] = if average {
        &["sum", "average", "uncounted"]
    } else {
        &["halves", "scored", "conceded", "spread"]
    };
    let heading = ["player", "name", "rank", "decided_by", "status", "games"];
    let heading = heading.iter().chain(sums).map(|name| (*name).to_owned()).collect();
    let rows = results.standings.iter().map(|row| {
        let mut cells = vec![
            row.player.to_string(),
            row.name.clone(),
            cell(row.rank),
            cell(row.decided_by),
            row.status.to_owned(),
            row.games.to_string(),
        ];
        cells.extend(match &row.sums {
            Sums::Average { sum, average, uncounted } => {
                vec![sum.to_string(), decimal_cell(average.as_deref()), uncounted.to_string()]
            }
            Sums::Swiss { halves, scored, conceded, spread } => {
                vec![
                    halves.to_string(),
                    scored.to_string(),
                    conceded.to_string(),
                    spread.to_string(),
                ]
            }
        });
        cells
    });
    table_csv([heading].into_iter().chain(rows))
}

/// The teams, one line a row.
pub fn teams_csv(results: &ClassicResults) -> String {
    let school = results.teams.iter().any(|row| row.short.is_some());
    let last = if school { "short" } else { "counted" };
    let heading = [
        "team",
        "name",
        "rank",
        "decided_by",
        "members",
        "halves",
        "spread",
        "scored",
        "best",
        last,
    ];
    let rows = results.teams.iter().map(|row| {
        vec![
            row.team.to_string(),
            row.name.clone(),
            cell(row.rank),
            cell(row.decided_by),
            row.members.to_string(),
            row.halves.to_string(),
            row.spread.to_string(),
            row.scored.to_string(),
            cell(row.best),
            cell(row.short.or(row.counted)),
        ]
    });
    table_csv([heading.map(str::to_owned).to_vec()].into_iter().chain(rows))
}

/// The words for how somebody ended; none for who is ranked.
pub(super) fn status(language: Language, code: &str) -> String {
    match code {
        "occasional" => tr(language, "results-occasional"),
        code => crate::exchange::html::status(language, code),
    }
}

/// A number for people: the sign of no number where there is none.
pub(super) fn shown(number: Option<u32>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| number.to_string())
}

/// The sums of a row for people.
pub(super) fn shown_sums(language: Language, sums: &Sums) -> Vec<String> {
    match sums {
        Sums::Average { sum, average, uncounted: _ } => {
            let digits = average.as_ref().map(|text| text.replace('.', ""));
            let hundredths = digits.and_then(|digits| digits.parse().ok());
            vec![language.number(*sum), language.hundredths(hundredths)]
        }
        Sums::Swiss { halves, scored, conceded: _, spread } => {
            vec![halves_text(*halves), language.number(*spread), language.number(*scored)]
        }
    }
}

/// Halves of a point as points: `2½`.
pub(super) fn halves_text(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (points, 0) => points.to_string(),
        (points, _) => format!("{points}½"),
    }
}

/// The keys of the headings of a row's sums.
pub(super) fn sum_headings(sums: &Sums) -> &'static [&'static str] {
    match sums {
        Sums::Average { .. } => &["results-sum", "results-average"],
        Sums::Swiss { .. } => &["results-points", "results-spread", "results-scored"],
    }
}

/// The standings, the teams and what is open about them, in columns to read on a terminal.
pub fn results_table(language: Language, results: &ClassicResults) -> String {
    let mut table = judged_by(language, &results.lexicon) + "\n";
    if let Some(first) = results.standings.first() {
        let heading = ["exchange-rank", "exchange-number", "exchange-player", "results-games"];
        let heading = heading.iter().chain(sum_headings(&first.sums)).chain(&["exchange-status"]);
        let mut lines = vec![heading.map(|key| tr(language, key)).collect::<Vec<_>>()];
        for row in &results.standings {
            let mut line = vec![
                shown(row.rank),
                row.player.to_string(),
                row.name.clone(),
                row.games.to_string(),
            ];
            line.extend(shown_sums(language, &row.sums));
            line.push(status(language, row.status));
            lines.push(line);
        }
        table = table + "\n" + &columns(&lines);
    }
    if !results.teams.is_empty() {
        let heading = [
            "exchange-rank",
            "results-members",
            "results-team",
            "results-points",
            "results-spread",
            "results-scored",
            "exchange-status",
        ];
        let mut lines = vec![heading.map(|key| tr(language, key)).to_vec()];
        for row in &results.teams {
            let wanting = match (row.short, row.counted) {
                (Some(true), _) => tr(language, "results-short"),
                (_, Some(false)) => tr(language, "results-not-counted"),
                _ => String::new(),
            };
            lines.push(vec![
                shown(row.rank),
                row.members.to_string(),
                row.name.clone(),
                halves_text(row.halves),
                language.number(row.spread),
                language.number(row.scored),
                wanting,
            ]);
        }
        table = table + "\n" + &columns(&lines);
    }
    table.push('\n');
    if !results.provisional {
        return table + &tr(language, "exchange-final") + "\n";
    }
    table += &(text!(language, "exchange-provisional") + ":\n");
    for reason in &results.reasons {
        writeln!(table, "- {}", reason.sentence(language)).expect("memory");
    }
    table
}

impl Reason {
    fn sentence(&self, language: Language) -> String {
        let of = |number: Option<u32>| number.map_or_else(|| "–".to_owned(), |it| it.to_string());
        let round = of(self.round.map(|round| round.get().into()));
        let table = of(self.table.map(|table| table.get().into()));
        if let Some(challenge) = self.challenge {
            return text!(language, "rejected-doubt-challenge", challenge = challenge);
        }
        let key = match self.kind {
            "missing_result" => "results-missing-result",
            "unconfirmed" => "rejected-doubt-unconfirmed",
            _ => "results-last-word-missing",
        };
        crate::language::tr_args(language, key, &[("round", round.into()), ("table", table.into())])
    }
}
