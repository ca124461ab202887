//! A competition as its documents take it: who plays, what came of each game, where everybody stands, and what
//! only a history knows. It says nothing by itself.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::cards::CardCode;
use crate::domain::contest::Details;
use crate::domain::formats::classic::competition::{Competition, Entrant, Game};
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::mark::Mark;
use crate::domain::formats::classic::ranking::is_shared;
use crate::domain::formats::classic::result::State;
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::{Row, Standings, Status, SwissTally, Tally};
use crate::domain::formats::classic::teams::{TeamRow, Whole};
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::lexicon::Passport;
use crate::language::{Language, tr};
use crate::print::layout::grid::Cell;
use crate::print::layout::leaf::{Called, DOT};
use crate::print::layout::signing::Evidence;
use crate::print::words;
use crate::text;

/// A competition with everything that its documents ask.
#[derive(Clone, Copy)]
pub struct Played<'a> {
    /// Title, date, people.
    pub details: &'a Details,
    /// Players, teams, rounds, penalties.
    pub competition: &'a Competition,
    /// The list, book or site that judges; `None` before one was chosen.
    pub list: Option<&'a Passport>,
    /// Everything that follows from the results, up to [`Self::after`].
    pub standings: &'a Standings,
    /// Where the teams stand.
    pub teams: &'a [TeamRow],
    /// The last round that the standings count; `None` before the first.
    pub after: Option<RoundNo>,
    /// What only a history knows.
    pub course: &'a Course,
}

/// What only a history knows of a competition; nothing of one that was read from a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// What the codes of its slips are of, below 1,000; without it they have none.
    pub competition: Option<u16>,
    /// What else makes the standings provisional, as said; open games are told by themselves.
    pub open: Vec<String>,
    /// What was signed.
    pub signed: Option<Signed>,
    /// What it is checked by beside the digest of its table, once it is signed.
    pub proof: Evidence,
    /// Every judged set of words, in order.
    pub judged: Vec<JudgedSet>,
    /// With which code each player reads their own results on a phone; none before there are any.
    pub codes: BTreeMap<PlayerId, CardCode>,
}

/// What was signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    /// Which issue it is, from 1.
    pub issue: u32,
    /// When, as said.
    pub at: String,
    /// SHA-256 of the table, in hexadecimal digits.
    pub table: String,
}

/// Words that were judged together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedSet {
    /// The time of day, as said.
    pub at: String,
    /// In which round and at which table, where that was said.
    pub round: Option<RoundNo>,
    /// The table.
    pub table: Option<TableNo>,
    /// The words, as people write them.
    pub words: Vec<String>,
    /// The one verdict.
    pub verdict: Verdict,
    /// What the arbiter answered where they were asked, and the source; `None` before.
    pub answer: Option<(Verdict, String)>,
    /// Who sat at the desk.
    pub who: String,
}

impl<'a> Played<'a> {
    /// A player of a number.
    pub(super) fn entrant(&self, player: PlayerId) -> Option<&'a Entrant> {
        self.competition.entrant(player)
    }

    /// A player's name; the number where there is none.
    pub(super) fn name(&self, player: PlayerId) -> String {
        let entrant = self.entrant(player);
        entrant.map_or_else(|| player.to_string(), |entrant| entrant.player.name.clone())
    }

    /// The name of a player's team, or else of the club; may be empty. Pairs may be called by numbers alone.
    pub(super) fn belongs_to(&self, player: PlayerId, language: Language) -> String {
        let Some(entrant) = self.entrant(player) else { return String::new() };
        let Some(team) = entrant.team.map(|team| self.team_name(team)) else {
            return entrant.player.club.trim().to_owned();
        };
        match self.kind_of_team() {
            Some(Team::Pair { .. }) => text!(language, "games-pair-called", name = team),
            Some(Team::School { .. }) | None => team,
        }
    }

    /// The name of a team; its number where there is none, of a pair with what it is.
    pub(super) fn team(&self, team: TeamId, language: Language) -> String {
        language.team_called(self.kind_of_team(), &self.team_name(team))
    }

    /// Whether a team is a pair that has a number and no name.
    pub(super) fn is_numbered(&self, team: TeamId) -> bool {
        self.kind_of_team().is_some_and(|kind| kind.is_number(&self.team_name(team)))
    }

    fn team_name(&self, team: TeamId) -> String {
        self.competition.teams.get(&team).cloned().unwrap_or_else(|| team.to_string())
    }

    /// What a round was for a player who played no game in it.
    pub(super) fn mark(&self, player: PlayerId, round: RoundNo) -> Option<Mark> {
        Mark::of(self.competition, self.standings, player, round)
    }

    /// A player's place, from 0.
    pub(super) fn place(&self, player: PlayerId) -> Option<usize> {
        self.standings.rows.iter().position(|row| row.player == player)
    }

    /// The kind of its teams.
    pub(super) fn kind_of_team(&self) -> Option<Team> {
        self.competition.rules.swiss().and_then(|swiss| swiss.team)
    }

    /// Whether those who play are pupils, whom what is published tells by their initials.
    pub(super) fn is_of_pupils(&self) -> bool {
        matches!(self.kind_of_team(), Some(Team::School { .. }))
    }

    /// Whether results of games of two rank.
    pub(super) fn is_swiss(&self) -> bool {
        self.competition.rules.swiss().is_some()
    }

    /// The scores that a bye counts as; empty where there are none.
    pub(super) fn bye(&self, language: Language) -> String {
        let bye = self.competition.rules.swiss().map(|swiss| swiss.bye);
        let score = |points| language.number(points);
        bye.map_or_else(String::new, |bye| {
            format!("{} : {}", score(bye.scored), score(bye.conceded))
        })
    }

    /// The games of a round, by table.
    pub(super) fn games(&self, round: RoundNo) -> Option<&'a BTreeMap<TableNo, Game>> {
        self.competition.rounds.get(&round).map(|round| &round.games)
    }

    /// What is open, as said: games without a result, then what only a history knows.
    pub(super) fn open(&self, language: Language) -> Vec<String> {
        let games = self.standings.games.iter().filter_map(|(&(round, table), settled)| {
            let key = match settled.state {
                State::Missing => "games-open-result",
                State::LastWordMissing => "games-open-last-word",
                State::Played | State::Walkover | State::Cancelled => return None,
            };
            Some(text!(language, key, round = round.get(), table = table.to_string()))
        });
        games.chain(self.course.open.iter().cloned()).collect()
    }

    /// A line for a document without a head: which competition, where and when, by what it is played.
    pub(super) fn line(&self, language: Language) -> String {
        let mut facts = vec![self.details.title.trim().to_owned()];
        facts.extend(words::place(self.details, language));
        facts.push(self.competition.rules.name.clone());
        facts.retain(|fact| !fact.is_empty());
        facts.join(DOT)
    }

    /// The head of a document: what it is, of which competition, by what it is played.
    pub(super) fn called(&self, kicker: String, language: Language) -> Called {
        let title = self.details.title.clone();
        let mut called = words::called(self.details, kicker.clone(), title, language);
        let mut held = words::place(self.details, language);
        held.push(text!(language, "print-final-players", count = self.competition.players.len()));
        if self.kind_of_team().is_some() && !self.competition.teams.is_empty() {
            held.push(teams_said(self.kind_of_team(), self.competition.teams.len(), language));
        }
        let referee = self.details.referee.trim();
        if !referee.is_empty() {
            held.push(text!(language, "print-final-referee", name = referee));
        }
        held.push(self.competition.rules.name.clone());
        held.retain(|fact| !fact.is_empty());
        let list = self.list.map(|list| words::lexicon(list, language));
        called.facts = vec![
            (String::new(), held.join(DOT)),
            (
                tr(language, "games-list"),
                list.unwrap_or_else(|| tr(language, "print-final-no-lexicon")),
            ),
        ];
        called.running = kicker;
        called
    }

    /// The same with how the standings stand: signed, provisional, neither.
    pub(super) fn called_with_state(&self, kicker: String, language: Language) -> Called {
        let mut called = self.called(kicker, language);
        let open = self.open(language);
        if let Some(signed) = &self.course.signed {
            called.state = text!(language, "games-signed", issue = signed.issue, at = &signed.at);
        } else if !open.is_empty() {
            called.state = text!(language, "games-provisional", count = open.len());
            called.said = text!(language, "print-final-provisional", reasons = open.join(", "));
        }
        called
    }
}

fn teams_said(kind: Option<Team>, count: usize, language: Language) -> String {
    let key = match kind {
        Some(Team::School { .. }) => "games-count-schools",
        Some(Team::Pair { .. }) | None => "games-count-pairs",
    };
    text!(language, key, count = count)
}

/// Halves of a point as points: `2½`.
pub(super) fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (points, 0) => points.to_string(),
        (points, _) => format!("{points}½"),
    }
}

/// A figure that ranks first as it stands in its column, of which some may have these decimals.
pub(super) fn total(said: &str, decimals: Option<&str>, language: Language) -> Cell {
    Cell::Total(language.with_decimals(said, decimals), String::new())
}

/// A rank; shared by the row above or below with its sign.
pub(super) fn rank<T>(rows: &[T], place: usize, of: impl Fn(&T) -> Option<u32>) -> String {
    let Some(own) = rows.get(place).and_then(&of) else { return "–".to_owned() };
    if is_shared(rows, place, of) { format!("={own}") } else { own.to_string() }
}

/// The figures of a row as they stand in tables, in the order of their headings.
pub(super) fn sums(tally: &Tally, language: Language) -> Vec<String> {
    match tally {
        Tally::Average(tally) => vec![
            tally.games.to_string(),
            language.number(tally.sum),
            language.hundredths(tally.hundredths()),
        ],
        Tally::Swiss(tally) => swiss_sums(tally, language),
    }
}

/// The same of results of games of two: games, points, spread, scored.
pub(super) fn swiss_sums(tally: &SwissTally, language: Language) -> Vec<String> {
    vec![
        tally.games.to_string(),
        points(tally.halves),
        language.signed(tally.spread()),
        language.number(tally.scored),
    ]
}

/// What the marks that stand in a table mean; nothing without any.
pub(super) fn legend(marks: impl Iterator<Item = Mark>, language: Language) -> Option<String> {
    let marks: BTreeSet<Mark> = marks.collect();
    let said = marks
        .iter()
        .map(|&mark| {
            format!("{} {}", language.mark_of_round(mark), language.mark_of_round_is(mark))
        })
        .collect::<Vec<_>>();
    (!said.is_empty()).then(|| said.join(DOT))
}

/// How somebody ended, as said; nothing of who is ranked.
pub(super) fn status(played: Played<'_>, row: &Row, language: Language) -> String {
    match row.status {
        Status::Ranked => String::new(),
        Status::Occasional => tr(language, "games-status-occasional"),
        Status::Withdrawn => {
            let last = played.entrant(row.player).map_or(0, |it| it.player.span.to_round.get());
            text!(language, "games-status-withdrawn", round = last)
        }
        Status::ExpelledFromRest => tr(language, "games-status-expelled-from-rest"),
        Status::Expelled => tr(language, "games-status-expelled"),
    }
}

/// What is said of a team that is not whole, or does not count; may be empty.
pub(super) fn wanting(row: &TeamRow, language: Language) -> String {
    match row.whole {
        Whole::School { short: true } => tr(language, "games-team-short"),
        Whole::Pair { counted: false } => tr(language, "games-team-not-counted"),
        Whole::School { short: false } | Whole::Pair { counted: true } => String::new(),
    }
}
