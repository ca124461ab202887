//! The results as one page of HTML that needs nothing beside it. It is made of values alone: a competition, its
//! standings, its list. Pupils are told by their initials unless their names are asked for.

mod evidence;
mod games;
mod shown;

use askama::Template as _;

use self::evidence::evidence;
use self::shown::{
    Card, Cell, CountCell, Heading, NO_GAME, Page, Row, SIGNS, TeamLine, spread, tone,
};
use super::results::{halves_text, shown};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::signing::Signing;
use crate::domain::contest::{Common, Details, Openness};
use crate::domain::formats::classic::competition::Competition;
use crate::domain::formats::classic::result::{Came, State};
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::{
    Entry, Row as Ranked, Standings, Status, Tally, Up, standings,
};
use crate::domain::formats::classic::table::canonical;
use crate::domain::formats::classic::teams::{TeamRow, Whole, teams};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::{Digest, Passport};
use crate::exchange::Penalised;
use crate::exchange::html::{self, readable, status};
use crate::language::{Language, tr};
use crate::text;

/// Ranks that have a card of their own above the table.
const PODIUM: u32 = 3;

/// How players are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// By their names.
    Whole,
    /// By their initials and their number.
    Initials,
}

impl Names {
    /// Pupils by their initials, everybody else by name.
    pub fn unless_asked(competition: &Competition) -> Self {
        let team = competition.rules.swiss().and_then(|swiss| swiss.team);
        if matches!(team, Some(Team::School { .. })) { Self::Initials } else { Self::Whole }
    }

    /// A player's name, told so.
    pub fn told(self, player: PlayerId, name: &str) -> String {
        match self {
            Self::Whole => name.to_owned(),
            Self::Initials => format!("{} ({player})", initials(name)),
        }
    }
}

struct Told<'a> {
    language: Language,
    competition: &'a Competition,
    standings: Standings,
    names: Names,
    /// Whoever was penalised is named nowhere.
    hides: bool,
    /// And points by round, games and their number would tell who it was.
    tells: bool,
}

/// What a page says of the signature.
#[derive(Clone, Copy, Debug)]
pub enum Issued<'a> {
    /// Nothing: a document has none.
    Document,
    /// There is none yet, or none any more.
    Not,
    /// It is there, with what it was drawn by.
    Signed(&'a Signing, &'a Common),
}

impl<'a> Issued<'a> {
    /// As it stands.
    pub fn of(common: &'a Common) -> Self {
        let signing = common.signings.last().filter(|_| common.openness == Openness::Signed);
        signing.map_or(Self::Not, |signing| Self::Signed(signing, common))
    }
}

/// The page of a competition in a language.
pub fn classic_html(
    language: Language,
    (details, competition, issued): (&Details, &Competition, Issued<'_>),
    list: Option<&Passport>,
    (names, penalised): (Names, Penalised),
) -> String {
    let mut standings = standings(competition, Up::ToTheEnd);
    let mut teams = teams(competition, &standings);
    let digest = Digest::of(canonical(&standings, &teams).as_bytes()).to_string();
    let hides = penalised == Penalised::Unnamed && !competition.penalties.is_empty();
    let tells = hides && competition.penalties.iter().any(|it| costs(it.kind));
    if hides {
        standings.rows.retain(|row| row.status != Status::Expelled);
    }
    if tells {
        teams.retain(|row| row.rank.is_some());
    }
    let told = Told { language, competition, standings, names, hides, tells };
    let is_swiss = competition.rules.swiss().is_some();
    let title = Some(readable(&details.title)).filter(|title| !title.trim().is_empty());
    let open = told.open();
    let after = match competition.last_round() {
        Some(round) => text!(language, "exchange-after", round = round.get()),
        None => String::new(),
    };
    let (said, beside) = match issued {
        _ if !open.is_empty() => (text!(language, "exchange-open", count = open.len()), None),
        Issued::Document => (tr(language, "exchange-final"), None),
        Issued::Not => (tr(language, "exchange-not-signed"), None),
        Issued::Signed(&Signing { issue, wall_ms, .. }, _) => {
            let at = language.moment(wall_ms);
            let issue = text!(language, "exchange-signed-issue", issue = issue, at = at);
            (tr(language, "exchange-signed"), Some(issue))
        }
    };
    let rounds = competition.rounds.keys().filter(|_| !tells).map(|round| Heading {
        short: round.to_string(),
        whole: text!(language, "exchange-round-whole", round = round.get()),
    });
    let rows: Vec<Row> = told.rows();
    let has = |sign: &str| rows.iter().any(|row| row.cells.iter().any(|cell| cell.sign == sign));
    let legend =
        SIGNS.iter().map(|(sign, means)| (tr(language, sign), tone(sign), tr(language, means)));
    let legend = legend.filter(|(sign, ..)| has(sign));
    let unranked = rows.iter().any(|row| row.rank == html::NO_RANK);
    let unranked =
        unranked.then(|| (html::NO_RANK.to_owned(), "", tr(language, "exchange-no-rank-is")));
    let legend = legend.chain(unranked).collect();
    let best = rows.iter().flat_map(|row| &row.cells).find(|cell| cell.is_best);
    let decided = rows.iter().flat_map(|row| &row.counts).find(|count| count.decided);
    let school = Names::unless_asked(competition) == Names::Initials;
    let title = title.unwrap_or_else(|| tr(language, "exchange-standings"));
    let page = Page {
        language,
        hides,
        head: if hides {
            text!(language, "exchange-title-unnamed", title = &title)
        } else {
            title.clone()
        },
        title,
        about: told.about(details),
        state: html::State {
            is_final: open.is_empty() && !matches!(issued, Issued::Not),
            told: said,
            beside: beside.unwrap_or_else(|| after.clone()),
            replaced: String::new(),
            open,
        },
        after,
        podium: told.podium(),
        rounds: rounds.collect(),
        total: tr(language, if is_swiss { "games-column-points" } else { "games-column-average" }),
        sample: best.map(|cell| cell.points.clone()).unwrap_or_default(),
        decided: decided.map(|count| count.value.clone()).unwrap_or_default(),
        counts: told.counts().iter().map(|key| tr(language, key)).collect(),
        rows,
        legend,
        key: tr(language, if is_swiss { "games-key-swiss" } else { "games-key-average" }),
        teams_are: tr(
            language,
            if school { "games-school-standings" } else { "games-pair-standings" },
        ),
        teams: teams.iter().map(|row| told.team(row)).collect(),
        games: competition
            .rounds
            .iter()
            .filter(|_| !tells)
            .map(|(round, it)| told.round(*round, it))
            .collect(),
        penalties: told.penalties(),
        evidence: evidence(language, issued, (list, Some(digest).filter(|_| !hides))),
        names: match (school, names) {
            (true, Names::Initials) => tr(language, "web-names-hidden"),
            (true, Names::Whole) | (false, _) => String::new(),
        },
    };
    page.render().expect("memory can be written")
}

/// Whether a penalty leaves traces in games and points.
const fn costs(kind: PenaltyKind) -> bool {
    match kind {
        PenaltyKind::Recommendation
        | PenaltyKind::Reprimand
        | PenaltyKind::Technical
        | PenaltyKind::Disciplinary => false,
        PenaltyKind::VoidRound
        | PenaltyKind::Deduction { .. }
        | PenaltyKind::ExpelledFromRest
        | PenaltyKind::Expelled => true,
    }
}

/// First letters of every part of a name.
fn initials(name: &str) -> String {
    let first = |part: &str| part.chars().find(|sign| sign.is_alphanumeric());
    let parts = name.split(|sign: char| sign.is_whitespace() || sign == '-').filter_map(first);
    parts.map(|letter| format!("{}.", letter.to_uppercase())).collect::<Vec<_>>().join(" ")
}

impl Told<'_> {
    fn name(&self, player: PlayerId) -> String {
        let entrant = self.competition.entrant(player);
        let name = entrant.map_or("", |entrant| entrant.player.name.as_str());
        readable(&self.names.told(player, name))
    }

    fn belongs_to(&self, player: PlayerId) -> String {
        let Some(entrant) = self.competition.entrant(player) else { return String::new() };
        let team = entrant.team.and_then(|team| self.competition.teams.get(&team));
        readable(team.map_or(entrant.player.club.trim(), |team| team.trim()))
    }

    fn about(&self, details: &Details) -> Vec<Vec<String>> {
        let language = self.language;
        let date = chrono::NaiveDate::parse_from_str(details.date.trim(), "%Y-%m-%d");
        let date = date.map_or_else(|_| details.date.clone(), |date| language.date(date));
        let of = |key, count: usize| text!(language, key, count = count);
        let rounds = self.competition.rounds.len();
        let where_and_when = vec![
            details.club.clone(),
            details.venue.clone(),
            date,
            if self.hides {
                // Whoever was left out would be missed.
                of("exchange-about-ranked", self.standings.rows.len())
            } else {
                of("exchange-about-players", self.competition.players.len())
            },
            if rounds > 0 { of("exchange-about-rounds", rounds) } else { String::new() },
            self.competition.rules.name.clone(),
        ];
        let referee = details.referee.trim();
        let led = (!referee.is_empty())
            .then(|| text!(language, "exchange-about-referee", names = referee));
        let which = match (self.competition.penalties.is_empty(), self.hides) {
            (true, _) => None,
            (false, true) => Some(tr(language, "exchange-about-unnamed")),
            (false, false) => Some(tr(language, "exchange-about-named")),
        };
        let led = led.into_iter().chain(which).collect();
        let lines = [where_and_when, led].into_iter().map(|line| {
            let line = line.iter().map(|part| readable(part));
            line.filter(|part| !part.trim().is_empty()).collect::<Vec<_>>()
        });
        lines.filter(|line| !line.is_empty()).collect()
    }

    fn open(&self) -> Vec<String> {
        let said = self.standings.games.iter().filter_map(|(&(round, table), settled)| {
            let key = match settled.state {
                State::Missing => "results-missing-result",
                State::LastWordMissing => "results-last-word-missing",
                State::Played | State::Walkover | State::Cancelled => return None,
            };
            Some(text!(self.language, key, round = round.get(), table = table.to_string()))
        });
        said.collect()
    }

    fn total(&self, row: &Ranked) -> String {
        match row.tally {
            Tally::Swiss(tally) => halves_text(tally.halves),
            Tally::Average(tally) => average(tally.hundredths(), self.language),
        }
    }

    /// Before anybody has points, or with many on one step, the table says it better.
    fn podium(&self) -> Vec<Card> {
        let cards = self.standings.rows.iter().filter_map(|row| {
            let rank = row.rank.filter(|rank| *rank <= PODIUM)?;
            Some(Card {
                rank,
                name: self.name(row.player),
                belongs_to: self.belongs_to(row.player),
                total: self.total(row),
                spread: spread(self.language, row.tally),
            })
        });
        let cards: Vec<Card> = cards.collect();
        let told = !self.standings.entries.is_empty() && cards.len() <= 2 * PODIUM as usize;
        if told { cards } else { Vec::new() }
    }

    fn counts(&self) -> &'static [&'static str] {
        // How many games somebody has, and what was scored in them, tells who had to go.
        match (self.competition.rules.swiss().is_some(), self.tells) {
            (true, false) => &["games-column-spread", "games-column-scored", "games-column-games"],
            (true, true) => &["games-column-spread"],
            (false, false) => &["games-column-sum", "games-column-games"],
            (false, true) => &[],
        }
    }

    fn rows(&self) -> Vec<Row> {
        let rounds = self.competition.rounds.keys().filter(|_| !self.tells);
        let rounds: Vec<RoundNo> = rounds.copied().collect();
        let most = |round: RoundNo| {
            let entries = self.standings.entries.values().flatten();
            entries.filter(|entry| entry.round == round).map(|entry| self.counted(entry)).max()
        };
        let most: Vec<Option<i64>> = rounds.iter().map(|&round| most(round)).collect();
        let row = |row: &Ranked| {
            let cells = rounds.iter().zip(&most).map(|(&round, most)| self.cell(row, round, *most));
            let below = [self.status(row), self.belongs_to(row.player)];
            let below = below.into_iter().filter(|said| !said.is_empty());
            Row {
                rank: shown(row.rank),
                is_out: row.rank.is_none(),
                is_third: row.rank.is_some_and(|rank| rank <= PODIUM),
                name: self.name(row.player),
                below: below.collect::<Vec<_>>().join(" · "),
                total: self.total(row),
                cells: cells.collect(),
                counts: self.count_cells(row),
            }
        };
        self.standings.rows.iter().map(row).collect()
    }

    fn status(&self, row: &Ranked) -> String {
        match row.status {
            Status::ExpelledFromRest | Status::Withdrawn if self.hides => String::new(),
            Status::Occasional => tr(self.language, "results-occasional"),
            other => status(self.language, other.code()),
        }
    }

    fn count_cells(&self, row: &Ranked) -> Vec<CountCell> {
        let language = self.language;
        let values = match row.tally {
            Tally::Swiss(tally) => vec![
                (language.signed(tally.spread()), "spread"),
                (language.number(tally.scored), "scored"),
                (tally.games.to_string(), ""),
            ],
            Tally::Average(tally) => {
                vec![(language.number(tally.sum), ""), (tally.games.to_string(), "")]
            }
        };
        let cells = self.counts().iter().zip(values).map(|(key, (value, code))| CountCell {
            heading: tr(language, key),
            value,
            decided: row.decided_by == Some(code),
        });
        cells.collect()
    }

    /// What an entry counts: halves of a point, or score times seats.
    fn counted(&self, entry: &Entry) -> i64 {
        if self.competition.rules.swiss().is_some() {
            return entry.halves.into();
        }
        entry.scored * i64::try_from(entry.seats).unwrap_or_default()
    }

    fn cell(&self, row: &Ranked, round: RoundNo, most: Option<i64>) -> Cell {
        let entries = self.standings.entries.get(&row.player);
        let entry = entries.into_iter().flatten().find(|entry| entry.round == round);
        let is_swiss = self.competition.rules.swiss().is_some();
        let own = entry.map(|entry| self.counted(entry));
        let points = match entry {
            Some(Entry { halves: 0, .. }) if is_swiss => "0".to_owned(),
            Some(entry) if is_swiss => halves_text(entry.halves),
            Some(entry) => format!("{} × {}", self.language.number(entry.scored), entry.seats),
            None => String::new(),
        };
        let sign = self.sign(row.player, round, entry);
        let (sign, tone) = sign.map(|key| (tr(self.language, key), tone(key))).unwrap_or_default();
        let is_best = !is_swiss && own.is_some() && own == most;
        Cell { round: round.get(), points, sign, tone, is_best }
    }

    fn sign(
        &self,
        player: PlayerId,
        round: RoundNo,
        entry: Option<&Entry>,
    ) -> Option<&'static str> {
        let of_round = self.competition.rounds.get(&round)?;
        if of_round.byes.contains(&player) {
            return Some("web-sign-bye");
        }
        let seat = of_round.games.iter().find(|(_, game)| game.seats.contains(&player));
        let Some((table, _)) = seat else { return Some(NO_GAME) };
        match self.standings.games.get(&(round, *table))?.state {
            State::Missing | State::LastWordMissing => Some("web-sign-missing"),
            State::Walkover => Some("web-sign-walkover"),
            State::Cancelled => Some("web-sign-cancelled"),
            State::Played => entry.filter(|it| it.came == Came::No).map(|_| "web-sign-walkover"),
        }
    }

    fn team(&self, row: &TeamRow) -> TeamLine {
        let language = self.language;
        let name = self.competition.teams.get(&row.team).cloned().unwrap_or_default();
        let wanting = match row.whole {
            Whole::School { short: true } => tr(language, "games-team-short"),
            Whole::Pair { counted: false } => tr(language, "games-team-not-counted"),
            Whole::School { short: false } | Whole::Pair { counted: true } => String::new(),
        };
        let members = text!(language, "exchange-about-players", count = row.members);
        // A school of more pupils than the table names has one of whom it says nothing.
        let below = [members, wanting].into_iter();
        let below = below.filter(|said| !said.is_empty() && !self.tells);
        TeamLine {
            rank: shown(row.rank),
            is_out: row.rank.is_none(),
            name: readable(&name),
            below: below.collect::<Vec<_>>().join(" · "),
            points: halves_text(row.sums.halves),
            spread: language.signed(row.sums.spread()),
            scored: language.number(row.sums.scored),
        }
    }

    /// The penalties; why, only where names may be told: a reason may hold one.
    fn penalties(&self) -> Vec<String> {
        let language = self.language;
        let line = |it: &crate::domain::formats::classic::competition::Sanction| {
            let what = language.penalty_on_paper(it.kind);
            let (name, round) = (self.name(it.player), it.round.get());
            let said =
                text!(language, "print-penalty", player = name, round = round, penalty = what);
            match (self.names, it.reason.trim()) {
                (Names::Initials, _) | (Names::Whole, "") => said,
                (Names::Whole, reason) => {
                    text!(language, "print-with-reason", line = said, reason = readable(reason))
                }
            }
        };
        let all = &self.competition.penalties;
        if self.hides {
            let count = text!(language, "exchange-penalties-unnamed", count = all.len());
            let without = self.tells.then(|| tr(language, "exchange-without-scores"));
            return [count].into_iter().chain(without).collect();
        }
        all.iter().map(line).collect()
    }
}

/// Hundredths with the language's decimal sign.
fn average(hundredths: Option<i64>, language: Language) -> String {
    let Some(hundredths) = hundredths else { return "–".to_owned() };
    let sign = if hundredths < 0 { "\u{2212}" } else { "" };
    let size = hundredths.abs();
    format!("{sign}{}{}{:02}", language.number(size / 100), language.decimal_sign(), size % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_first_letters() {
        for (name, told) in [
            ("Ala Żak", "A. Ż."),
            ("Szymon Chrząszcz-Łęk", "S. C. Ł."),
            ("  jan  de la Cruz ", "J. D. L. C."),
            ("", ""),
            ("«Ω»", "Ω."),
        ] {
            assert_eq!(initials(name), told, "{name}");
        }
    }
}
