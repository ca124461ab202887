//! A season as a document, `eforos-season/1`, which carries the whole document of each meeting; its standings,
//! `eforos-season-results/1`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::document::Document;
use super::export::from_contest;
use super::read::rules_of;
use super::results::{
    Sums, decimal, decimal_cell, halves_text, shown, shown_sums, status, sum_headings,
};
use super::write::WrittenRules;
use super::{ReadError, Warning};
use crate::domain::contest::Openness;
use crate::domain::formats::classic::Record;
use crate::domain::formats::classic::rules::{Kind, Rules};
use crate::domain::formats::classic::season::{Meeting, PersonRow, Season, SeasonTeamRow};
use crate::domain::formats::classic::standings::{Tally, Up, standings};
use crate::domain::formats::classic::table::canonical;
use crate::domain::formats::classic::teams::teams;
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::text::TextKind;
use crate::exchange::csv::table_csv;
use crate::exchange::json::{At, Json};
use crate::exchange::reader::{digest, line};
use crate::exchange::table::columns;
use crate::exchange::text::readable;
use crate::language::{Language, tr};

/// The document's format and version.
pub const SEASON_FORMAT: &str = "eforos-season/1";
const RESULTS_FORMAT: &str = "eforos-season-results/1";

/// What a season's file says.
#[derive(Clone, Debug)]
pub struct SeasonDocument {
    /// Its rules.
    pub rules: Arc<Rules>,
    /// Its title; may be empty.
    pub title: String,
    /// So many games are needed for a rank, where averages rank.
    pub minimum_games: u32,
    /// How many games were planned, where results of games of two rank.
    pub programmed_games: u32,
    /// Keys that are the person of another key.
    pub same: BTreeMap<String, String>,
    /// The meetings.
    pub meetings: Vec<SeasonMeeting>,
}

/// A meeting in a season's file.
#[derive(Clone, Debug)]
pub struct SeasonMeeting {
    /// Its day; may be empty.
    pub date: String,
    /// Which of its signed tables; `None` of a provisional one.
    pub issue: Option<u32>,
    /// The digest of that table; `None` of a provisional one.
    pub sha256: Option<Digest>,
    /// What happened there.
    pub document: Document,
    /// The same, as it was written.
    pub written: Value,
}

impl SeasonMeeting {
    /// A meeting whose table nobody signed, of a document that was read.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn provisional(
        bytes: &[u8],
        rules: Option<&Arc<Rules>>,
    ) -> Result<(Self, Vec<Warning>), ReadError> {
        let (document, warnings) = Document::read(bytes, rules)?;
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let written = serde_json::from_slice(bytes).expect("it was read");
        let date = document.details.date.clone();
        Ok((Self { date, issue: None, sha256: None, document, written }, warnings))
    }

    /// A meeting of a competition file, by its document; signed where its table is.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn of_record(
        record: &Record,
        list: &dyn WordList,
        rules: Option<&Arc<Rules>>,
    ) -> Result<(Self, Vec<Warning>), ReadError> {
        let own = record.contest().game.rules();
        let text = from_contest(record, list).to_text();
        let (mut meeting, odd) = Self::provisional(text.as_bytes(), rules.or(Some(own)))?;
        let common = &record.contest().common;
        if common.openness == Openness::Signed {
            let signed = common.signings.last();
            meeting.issue = signed.map(|signed| signed.issue);
            meeting.sha256 = signed.map(|signed| signed.sha256);
        }
        Ok((meeting, odd))
    }

    /// The digest of the table that follows from its results.
    pub fn computed(&self) -> Digest {
        let competition = &self.document.competition;
        let derived = standings(competition, Up::ToTheEnd);
        Digest::of(canonical(&derived, &teams(competition, &derived)).as_bytes())
    }

    /// Whether the table that was signed is another than follows from its results.
    pub fn is_other(&self) -> bool {
        self.sha256.is_some_and(|signed| signed != self.computed())
    }

    fn is_provisional(&self) -> bool {
        self.issue.is_none() || self.sha256.is_none() || self.is_open()
    }

    fn is_open(&self) -> bool {
        let derived = standings(&self.document.competition, Up::ToTheEnd);
        derived.games.values().any(|settled| settled.state.is_open())
    }
}

impl SeasonDocument {
    /// A season without a meeting yet.
    pub fn new(rules: Arc<Rules>) -> Self {
        let programmed_games = match &rules.kind {
            Kind::Swiss(swiss) => swiss.programmed_games,
            Kind::Average(_) => 0,
        };
        let (title, same, meetings) = (String::new(), BTreeMap::new(), Vec::new());
        Self { rules, title, minimum_games: 1, programmed_games, same, meetings }
    }

    /// Reads a season's file, and what is odd about its meetings.
    ///
    /// # Errors
    /// [`ReadError`], the first one met.
    pub fn read(
        bytes: &[u8],
        given: Option<&Arc<Rules>>,
    ) -> Result<(Self, Vec<Warning>), ReadError> {
        let json = Json::read(bytes)?;
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let written: Value = serde_json::from_slice(bytes).expect("it was read");
        let at = At::root(&json);
        let members = at.document(
            &[SEASON_FORMAT],
            &["format", "rules", "title", "minimum_games", "programmed_games", "same", "meetings"],
        )?;
        let rules = rules_of(&members.required("rules")?, given)?;
        let mut season = Self::new(rules);
        season.title = line(&members, "title", TextKind::Title)?;
        let games = |key, least| members.optional(key, |at| at.whole(least, 9999));
        season.minimum_games = games("minimum_games", 1)?.unwrap_or(1);
        season.programmed_games = games("programmed_games", 0)?.unwrap_or(0);
        if let Some(at) = members.get("same") {
            for (key, at) in at.texts()? {
                season.same.insert(key.to_owned(), at.text()?.to_owned());
            }
        }
        let mut warnings = Vec::new();
        for (place, at) in members.required("meetings")?.list()?.enumerate() {
            let members = at.object(&["date", "issue", "sha256", "document"])?;
            let known = |at: &At<'_>| !matches!(at.json, Json::Null);
            let issue = members.get("issue").filter(known).map(|at| at.whole(1, u32::MAX));
            let sha256 = members.get("sha256").filter(known).map(|at| digest(&at));
            let document = members.required("document")?;
            let (document, odd) = Document::read_at(&document, Some(&season.rules))?;
            warnings.extend(odd);
            let written = written["meetings"][place]["document"].clone();
            season.meetings.push(SeasonMeeting {
                date: line(&members, "date", TextKind::Name)?,
                issue: issue.transpose()?,
                sha256: sha256.transpose()?.flatten(),
                document,
                written,
            });
        }
        Ok((season, warnings))
    }

    /// The place of the meeting of this title and day.
    pub fn place_of(&self, meeting: &SeasonMeeting) -> Option<usize> {
        let is_it = |there: &SeasonMeeting| {
            there.date == meeting.date
                && there.document.details.title == meeting.document.details.title
        };
        self.meetings.iter().position(is_it)
    }

    /// Its text, ended by a line feed.
    pub fn to_text(&self) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            format: &'static str,
            rules: WrittenRules<'a>,
            title: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            minimum_games: Option<u32>,
            #[serde(skip_serializing_if = "Option::is_none")]
            programmed_games: Option<u32>,
            same: &'a BTreeMap<String, String>,
            meetings: Vec<WrittenMeeting<'a>>,
        }
        #[derive(Serialize)]
        struct WrittenMeeting<'a> {
            date: &'a str,
            issue: Option<u32>,
            sha256: Option<Digest>,
            document: &'a Value,
        }
        let averages = self.rules.swiss().is_none();
        readable(&Written {
            format: SEASON_FORMAT,
            rules: WrittenRules::of(&self.rules),
            title: &self.title,
            minimum_games: Some(self.minimum_games).filter(|_| averages),
            programmed_games: Some(self.programmed_games).filter(|_| !averages),
            same: &self.same,
            meetings: self
                .meetings
                .iter()
                .map(|meeting| WrittenMeeting {
                    date: &meeting.date,
                    issue: meeting.issue,
                    sha256: meeting.sha256,
                    document: &meeting.written,
                })
                .collect(),
        })
    }

    /// The persons and the teams over all meetings.
    pub fn standings(&self) -> (Vec<PersonRow>, Vec<SeasonTeamRow>) {
        let meetings = self.meetings.iter().map(|meeting| Meeting {
            date: meeting.date.clone(),
            competition: meeting.document.competition.clone(),
        });
        let season = Season {
            rules: Arc::clone(&self.rules),
            minimum_games: self.minimum_games,
            programmed_games: self.programmed_games,
            same: self.same.clone(),
            meetings: meetings.collect(),
        };
        season.standings()
    }

    /// Its standings.
    pub fn results(&self) -> SeasonResults {
        let (rows, teams) = self.standings();
        SeasonResults {
            format: RESULTS_FORMAT,
            rules: self.rules.id.clone(),
            provisional: self.meetings.iter().any(SeasonMeeting::is_provisional),
            standings: rows.into_iter().map(of_row).collect(),
            teams: teams.into_iter().map(of_team).collect(),
        }
    }
}

/// The standings of a season.
#[derive(Clone, Debug, Serialize)]
pub struct SeasonResults {
    format: &'static str,
    rules: String,
    /// Whether anything may still change.
    pub provisional: bool,
    standings: Vec<SeasonRow>,
    teams: Vec<SeasonTeam>,
}

#[derive(Clone, Debug, Serialize)]
struct SeasonRow {
    key: String,
    name: String,
    rank: Option<u32>,
    decided_by: Option<&'static str>,
    status: &'static str,
    meetings: u32,
    games: u32,
    #[serde(flatten)]
    sums: SeasonSums,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum SeasonSums {
    Average { sum: i64, average: Option<String> },
    Swiss { halves: u32, spread: i64, scored: i64 },
}

#[derive(Clone, Debug, Serialize)]
struct SeasonTeam {
    name: String,
    rank: Option<u32>,
    decided_by: Option<&'static str>,
    meetings: u32,
    halves: u32,
    spread: i64,
    scored: i64,
}

fn of_row(row: PersonRow) -> SeasonRow {
    let (games, sums) = match row.tally {
        Tally::Average(tally) => {
            let average = tally.hundredths().map(decimal);
            (tally.games, SeasonSums::Average { sum: tally.sum, average })
        }
        Tally::Swiss(tally) => {
            let (halves, scored) = (tally.halves, tally.scored);
            (tally.games, SeasonSums::Swiss { halves, spread: tally.spread(), scored })
        }
    };
    SeasonRow {
        key: row.key,
        name: row.name,
        rank: row.rank,
        decided_by: row.decided_by,
        status: row.status.code(),
        meetings: row.meetings,
        games,
        sums,
    }
}

fn of_team(row: SeasonTeamRow) -> SeasonTeam {
    SeasonTeam {
        name: row.name,
        rank: row.rank,
        decided_by: row.decided_by,
        meetings: row.meetings,
        halves: row.sums.halves,
        spread: row.sums.spread(),
        scored: row.sums.scored,
    }
}

impl SeasonResults {
    /// Their text, ended by a line feed.
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

/// The standings of a season, one line a person.
pub fn season_csv(results: &SeasonResults) -> String {
    let cell = |text: Option<String>| text.unwrap_or_default();
    let average =
        matches!(results.standings.first().map(|row| &row.sums), Some(SeasonSums::Average { .. }));
    let sums: &[&str] = if average { &["sum", "average"] } else { &["halves", "spread", "scored"] };
    let heading = ["key", "name", "rank", "decided_by", "status", "meetings", "games"];
    let heading = heading.iter().chain(sums).map(|name| (*name).to_owned()).collect();
    let rows = results.standings.iter().map(|row| {
        let mut cells = vec![
            row.key.clone(),
            row.name.clone(),
            cell(row.rank.map(|rank| rank.to_string())),
            cell(row.decided_by.map(str::to_owned)),
            row.status.to_owned(),
            row.meetings.to_string(),
            row.games.to_string(),
        ];
        cells.extend(match &row.sums {
            SeasonSums::Average { sum, average } => {
                vec![sum.to_string(), decimal_cell(average.as_deref())]
            }
            SeasonSums::Swiss { halves, spread, scored } => {
                vec![halves.to_string(), spread.to_string(), scored.to_string()]
            }
        });
        cells
    });
    table_csv([heading].into_iter().chain(rows))
}

/// The standings of a season in columns to read on a terminal; the teams below them.
pub fn season_table(language: Language, results: &SeasonResults) -> String {
    let of = |sums: &SeasonSums| match sums.clone() {
        SeasonSums::Average { sum, average } => Sums::Average { sum, average, uncounted: 0 },
        SeasonSums::Swiss { halves, spread, scored } => {
            Sums::Swiss { halves, scored, conceded: scored - spread, spread }
        }
    };
    let mut table = String::new();
    if let Some(first) = results.standings.first() {
        let heading = ["exchange-rank", "results-meetings", "exchange-player", "results-games"];
        let sums = sum_headings(&of(&first.sums));
        let heading = heading.iter().chain(sums).chain(&["exchange-status"]);
        let mut lines = vec![heading.map(|key| tr(language, key)).collect::<Vec<_>>()];
        for row in &results.standings {
            let (meetings, games) = (row.meetings.to_string(), row.games.to_string());
            let mut line = vec![shown(row.rank), meetings, row.name.clone(), games];
            line.extend(shown_sums(language, &of(&row.sums)));
            line.push(status(language, row.status));
            lines.push(line);
        }
        table += &columns(&lines);
    }
    if !results.teams.is_empty() {
        let heading = [
            "exchange-rank",
            "results-meetings",
            "results-team",
            "results-points",
            "results-spread",
            "results-scored",
        ];
        let mut lines = vec![heading.map(|key| tr(language, key)).to_vec()];
        for row in &results.teams {
            lines.push(vec![
                shown(row.rank),
                row.meetings.to_string(),
                row.name.clone(),
                halves_text(row.halves),
                language.number(row.spread),
                language.number(row.scored),
            ]);
        }
        table = table + "\n" + &columns(&lines);
    }
    let end = if results.provisional { "results-season-provisional" } else { "exchange-final" };
    table + "\n" + &tr(language, end) + "\n"
}
