//! The results as one page of HTML that needs nothing beside it. It is made of values alone: a competition, its
//! standings, its list. Pupils are told by their initials unless their names are asked for.

mod evidence;
mod figures;
mod games;
mod printed;
mod rows;
mod shown;
mod teams;

use askama::Template as _;

use self::evidence::evidence;
use self::rows::legend;
use self::shown::{Heading, Page, Row, spread};
use super::results::halves_text;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::signing::Signing;
use crate::domain::contest::{Common, Details, Openness};
use crate::domain::formats::classic::competition::Competition;
use crate::domain::formats::classic::ranking::is_shared;
use crate::domain::formats::classic::result::State;
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::{
    Row as Ranked, Standings, Status, Tally, Up, standings,
};
use crate::domain::formats::classic::table::canonical;
use crate::domain::formats::classic::teams::teams;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::{Digest, Passport};
use crate::domain::player::told_by_initials;
use crate::exchange::Penalised;
use crate::exchange::html::{self, Card, readable};
use crate::language::hyphen::parts;
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
            Self::Initials => told_by_initials(player, name),
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
    let legend = legend(language, &rows);
    let best = rows.iter().flat_map(|row| &row.cells).find(|cell| cell.is_best);
    let decided = rows.iter().flat_map(|row| &row.counts).find(|count| count.decided);
    let school = Names::unless_asked(competition) == Names::Initials;
    let title = title.unwrap_or_else(|| tr(language, "exchange-standings"));
    // What is put up beside a page that names everybody is the copy for publication; of pupils it stays with the club.
    let made = match issued {
        _ if hides => "web-made-unnamed",
        Issued::Signed(..) if school => "web-made-unnamed",
        Issued::Signed(..) => "exchange-check-points",
        Issued::Document | Issued::Not => "web-made",
    };
    let head = if hides {
        text!(language, "exchange-title-unnamed", title = &title)
    } else {
        title.clone()
    };
    let page = Page {
        language,
        made,
        running: html::style_text(&head),
        head,
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
        total: tr(language, told.ranks_by()),
        sample: best.map(|cell| cell.points.clone()).unwrap_or_default(),
        decided: decided.map(|count| count.value.clone()).unwrap_or_default(),
        counts: told.counts().iter().map(|key| tr(language, key)).collect(),
        parted: hides && parted(&rows),
        rows,
        legend,
        key: tr(language, if is_swiss { "games-key-swiss" } else { "games-key-average" }),
        teams_are: tr(
            language,
            if school { "games-school-standings" } else { "games-pair-standings" },
        ),
        teams: (0..teams.len()).filter_map(|at| told.team(&teams, at)).collect(),
        charts: told.charts(),
        figures: told.figures(),
        of_rounds: told.of_rounds(),
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

/// A place as it stands there: a shared one with its sign.
fn ranked<T>(rows: &[T], at: usize, of: impl Fn(&T) -> Option<u32>) -> String {
    let Some(own) = rows.get(at).and_then(&of) else { return html::NO_RANK.to_owned() };
    if is_shared(rows, at, of) { format!("={own}") } else { own.to_string() }
}

/// Whether rows that look equal have ranks of their own: what parted them is not shown.
fn parted(rows: &[Row]) -> bool {
    let figures = |row: &Row| {
        let counts = row.counts.iter().map(|count| count.value.clone());
        counts.chain([row.total.clone()]).collect::<Vec<_>>()
    };
    rows.windows(2).any(|two| match two {
        [one, next] => !next.is_out && one.rank != next.rank && figures(one) == figures(next),
        _ => false,
    })
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

impl Told<'_> {
    fn name(&self, player: PlayerId) -> String {
        let entrant = self.competition.entrant(player);
        let name = entrant.map_or("", |entrant| entrant.player.name.as_str());
        readable(&self.names.told(player, name))
    }

    fn belongs_to(&self, player: PlayerId) -> String {
        let Some(entrant) = self.competition.entrant(player) else { return String::new() };
        let team = entrant.team.and_then(|team| self.competition.teams.get(&team));
        let Some(team) = team.map(|team| readable(team.trim())).filter(|team| !team.is_empty())
        else {
            return readable(entrant.player.club.trim());
        };
        let kind = self.competition.rules.swiss().and_then(|swiss| swiss.team);
        match kind {
            // Pairs may be called by numbers alone.
            Some(Team::Pair { .. }) => text!(self.language, "games-pair-called", name = team),
            Some(Team::School { .. }) | None => team,
        }
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
            Tally::Average(tally) => self.language.hundredths(tally.hundredths()),
        }
    }

    /// The key of what ranks first.
    fn ranks_by(&self) -> &'static str {
        let is_swiss = self.competition.rules.swiss().is_some();
        if is_swiss { "games-column-points" } else { "games-column-average" }
    }

    /// A place as it stands there: a shared one with its sign.
    fn rank(&self, at: usize) -> String {
        ranked(&self.standings.rows, at, |row| row.rank)
    }

    /// Before anybody has points, or with many on one step, the table says it better.
    fn podium(&self) -> Vec<Card> {
        let rows = self.standings.rows.iter().enumerate().zip(self.totals());
        let cards = rows.filter_map(|((at, row), total)| {
            let rank = row.rank.filter(|rank| *rank <= PODIUM)?;
            let below = [tr(self.language, self.ranks_by()), spread(self.language, row.tally)];
            let below = below.into_iter().filter(|said| !said.is_empty());
            Some(Card {
                rank,
                ordinal: self.rank(at),
                name: parts(&self.name(row.player)),
                beside: self.belongs_to(row.player),
                total,
                below: below.collect::<Vec<_>>().join(" · "),
            })
        });
        let cards: Vec<Card> = cards.collect();
        let told = !self.standings.entries.is_empty() && cards.len() <= 2 * PODIUM as usize;
        if told { cards } else { Vec::new() }
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
