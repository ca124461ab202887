//! A season: the meetings of a file, and who stands where over all of them.

use crate::commands::formats::classic::{Command, Question as Q};
use crate::domain::formats::classic::season::{Keys, PersonRow, SeasonTeamRow};
use crate::domain::formats::classic::standings::{Row, Tally, Up, standings};
use crate::exchange::formats::classic::{Document, SeasonDocument, SeasonMeeting};
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::text;
use crate::views::formats::classic::{Sight, average, figures, points};
use crate::views::name::{date, fold};

/// What is seen of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonData {
    /// Which, after how many meetings; what to do while none is open.
    pub title: String,
    /// The headings, the meetings last.
    pub columns: Vec<String>,
    /// A row a person, in order of rank.
    pub rows: Vec<Vec<String>>,
    /// The teams: a heading, rows.
    pub teams: (String, Vec<[String; 4]>),
    /// The meetings: which, and by which list, signed or not.
    pub meetings: Vec<[String; 2]>,
    /// That their lists differ; empty when they do not.
    pub lists: String,
    /// Names that may be one person, and those that were taken for one: a press joins or parts them.
    pub near: Vec<Act>,
    /// Open one, add this meeting.
    pub acts: Vec<Act>,
}

impl SeasonData {
    /// The table for a spreadsheet.
    pub fn as_table(&self) -> String {
        let lines = [&self.columns].into_iter().chain(&self.rows).map(|cells| cells.join("\t"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The season on the desk as it is seen.
pub fn season(sight: &Sight<'_>) -> SeasonData {
    let language = sight.language();
    let acts = [Q::OpenSeason, Q::AddToSeason].map(|question| sight.seen().act(question.into()));
    let has_season = sight.own().season.is_some();
    let offered = |(place, act): &(usize, Act)| act.enabled && (*place == 0 || has_season);
    let acts = acts.into_iter().enumerate().filter(offered).map(|(_, act)| act);
    let acts: Vec<Act> = acts.collect();
    let Some(open) = &sight.own().season else {
        return SeasonData {
            title: tr(language, "meeting-season-none"),
            columns: Vec::new(),
            rows: Vec::new(),
            teams: (String::new(), Vec::new()),
            meetings: Vec::new(),
            lists: String::new(),
            near: Vec::new(),
            acts,
        };
    };
    let document = &open.document;
    let (persons, teams) = document.standings();
    let averages = document.rules.swiss().is_none();
    let keys: &[&str] = if averages {
        &["meeting-rank", "meeting-player", "meeting-games", "meeting-sum", "meeting-average"]
    } else {
        &["meeting-rank", "meeting-player", "meeting-games", "meeting-points", "meeting-spread"]
    };
    let days = document.meetings.iter().map(|meeting| date(language, &meeting.date));
    let columns = keys.iter().map(|key| tr(language, key)).chain(days);
    let known = Keys::of(document.meetings.iter().map(|meeting| &meeting.document.competition));
    let tables: Vec<Vec<(String, Row)>> =
        document.meetings.iter().map(|meeting| by_key(&known, meeting)).collect();
    let rank = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let rows = persons.iter().map(|row| {
        let sums = match row.tally {
            Tally::Average(tally) => {
                let sum = language.number(tally.sum);
                [tally.games.to_string(), sum, average(language, tally.hundredths())]
            }
            Tally::Swiss(tally) => {
                let spread = language.signed(tally.spread());
                [tally.games.to_string(), points(tally.halves), spread]
            }
        };
        let brought = tables.iter().map(|table| {
            let own =
                table.iter().find(|(key, _)| *key == row.key || same(document, key, &row.key));
            own.map_or_else(
                || "–".to_owned(),
                |(_, row)| match row.tally {
                    Tally::Average(tally) if tally.games == 0 => "–".to_owned(),
                    Tally::Average(tally) => {
                        format!("{} ÷ {}", language.number(tally.sum), tally.games)
                    }
                    Tally::Swiss(_) => figures(language, row.tally)
                        .into_iter()
                        .rev()
                        .collect::<Vec<_>>()
                        .join(" · "),
                },
            )
        });
        let who = [rank(row.rank), row.name.clone()];
        who.into_iter().chain(sums).chain(brought).collect()
    });
    let team = |row: &SeasonTeamRow| {
        let spread = language.signed(row.sums.spread());
        [rank(row.rank), row.name.clone(), points(row.sums.halves), spread]
    };
    let lists: std::collections::BTreeSet<String> =
        document.meetings.iter().map(|meeting| list(&meeting.document)).collect();
    let title = if document.title.is_empty() { open.file.clone() } else { document.title.clone() };
    let count = document.meetings.len();
    SeasonData {
        title: text!(language, "meeting-season-after", title = title, count = count),
        columns: columns.collect(),
        rows: rows.collect(),
        teams: (
            if teams.is_empty() { String::new() } else { tr(language, "meeting-teams") },
            teams.iter().map(team).collect(),
        ),
        meetings: document.meetings.iter().map(|one| told(language, one)).collect(),
        lists: if lists.len() > 1 {
            text!(language, "meeting-season-lists", count = lists.len())
        } else {
            String::new()
        },
        near: joined(sight, document).chain(near(sight, &persons)).collect(),
        acts,
    }
}

/// A meeting and its players; where its table comes from.
fn told(language: Language, meeting: &SeasonMeeting) -> [String; 2] {
    let details = &meeting.document.details;
    let players = meeting.document.competition.players.len();
    let count = text!(language, "tables-players", count = players);
    let title = [date(language, &meeting.date), details.title.clone(), count];
    let state = match (meeting.issue, meeting.is_other()) {
        (_, true) => tr(language, "meeting-season-other"),
        (Some(issue), false) => text!(language, "meeting-season-signed", issue = issue),
        (None, false) => tr(language, "meeting-season-provisional"),
    };
    let digest = meeting.sha256.map(|digest| format!("SHA-256 {:.8}…", digest.to_string()));
    let about = [Some(list(&meeting.document)), Some(state), digest];
    let about = about.into_iter().flatten().filter(|it| !it.trim().is_empty());
    [
        title.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · "),
        about.collect::<Vec<_>>().join(" · "),
    ]
}

fn list(document: &Document) -> String {
    format!("{} {}", document.lexicon.name, document.lexicon.edition).trim().to_owned()
}

/// Whether a key stands for another by what the organiser joined.
fn same(document: &SeasonDocument, key: &str, of: &str) -> bool {
    let mut key = key;
    for _ in 0..document.same.len() {
        match document.same.get(key) {
            Some(other) if other == of => return true,
            Some(other) => key = other,
            None => return false,
        }
    }
    false
}

/// The rows of a meeting by what knows their players over the dates.
fn by_key(keys: &Keys, meeting: &SeasonMeeting) -> Vec<(String, Row)> {
    let competition = &meeting.document.competition;
    let derived = standings(competition, Up::ToTheEnd);
    let key = |row: &Row| {
        let entrant = competition.entrant(row.player)?;
        Some(keys.of_entrant(entrant))
    };
    derived.rows.into_iter().filter_map(|row| Some((key(&row)?, row))).collect()
}

/// The keys that were taken for the person of another: a press parts them.
fn joined(sight: &Sight<'_>, document: &SeasonDocument) -> impl Iterator<Item = Act> {
    let plain = |key: &str| key.strip_prefix("name:").unwrap_or(key).to_owned();
    document.same.iter().map(move |(key, with)| {
        let (one, other) = (plain(key), plain(with));
        let label = text!(sight.language(), "meeting-season-part", one = one, other = other);
        sight.seen().act(Command::Join(key.clone(), None).into()).named(label)
    })
}

/// Pairs of persons of whom one's name begins like the other's: an initial, a shortened surname. A press takes the
/// shorter for the other.
fn near(sight: &Sight<'_>, persons: &[PersonRow]) -> Vec<Act> {
    let parts = |row: &PersonRow| {
        let folded = fold(&row.name);
        folded.split_whitespace().map(str::to_owned).collect::<Vec<String>>()
    };
    let begins = |(one, other): (&String, &String)| {
        let [one, other] = [one, other].map(|it| it.trim_end_matches('.'));
        one.starts_with(other) || other.starts_with(one)
    };
    let mut found = Vec::new();
    for (place, one) in persons.iter().enumerate() {
        for other in persons.iter().skip(place + 1) {
            let (a, b) = (parts(one), parts(other));
            if a.len() > 1 && a.len() == b.len() && a.iter().zip(&b).all(begins) {
                let shorter = one.name.chars().count() < other.name.chars().count();
                let (from, to) = if shorter { (one, other) } else { (other, one) };
                let (short, long) = (from.name.as_str(), to.name.as_str());
                let label =
                    text!(sight.language(), "meeting-season-join", one = short, other = long);
                let join = Command::Join(from.key.clone(), Some(to.key.clone()));
                found.push(sight.seen().act(join.into()).named(label));
            }
        }
    }
    found
}
