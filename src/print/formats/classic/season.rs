//! A season on paper: the standings over all meetings, who came too seldom, the teams, and the meetings with what
//! judged there and the digest of what was signed.

use super::played::{rank, sums, swiss_sums, total};
use crate::domain::contest::Details;
use crate::domain::formats::classic::rules::Rules;
use crate::domain::formats::classic::season::{PersonRow, SeasonTeamRow};
use crate::language::{Language, tr};
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts};
use crate::print::layout::grid::{Cell, Column, Grid, RowLook};
use crate::print::layout::leaf::{Called, Leaf};
use crate::print::layout::table::{Lines, closing, leaf_of, named, row_mm, set};
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

leaf_of!("season", ["rank_mm", "figure_mm", "figure_mm", "figure_mm", "figure_mm"], "name_mm");

/// A meeting as its season tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeetingLine<'a> {
    /// Title, place, date.
    pub details: &'a Details,
    /// How many played.
    pub players: usize,
    /// The list, book or site that judged, with its edition; may be empty.
    pub list: String,
    /// SHA-256 of its signed table; `None` where it is provisional.
    pub sha256: Option<String>,
}

/// The facts of a season.
#[derive(Clone, Debug, Default)]
pub struct SeasonSheet {
    pub(super) called: Called,
    /// The persons in order, then the teams.
    pub parts: Vec<SeasonPart>,
    /// The meetings, each as a line.
    pub meetings: Vec<String>,
    /// What the figures mean.
    pub notes: Vec<String>,
}

/// A table of a season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonPart {
    /// What it is.
    pub heading: String,
    /// The keys of the figures' headings, and which of them ranks first.
    pub headings: (Vec<&'static str>, usize),
    /// Its rows.
    pub rows: Vec<SeasonRow>,
}

/// A row of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// The rank as it stands there.
    pub rank: String,
    /// Whether there is one.
    pub has_rank: bool,
    /// Who.
    pub name: String,
    /// Meetings, then the sums.
    pub sums: Vec<String>,
}

impl SeasonSheet {
    /// A season of a title with its standings.
    pub fn of(
        (title, rules): (&str, &Rules),
        (persons, teams): (&[PersonRow], &[SeasonTeamRow]),
        meetings: &[MeetingLine<'_>],
        (minimum, programmed): (u32, u32),
        language: Language,
    ) -> Self {
        let details = Details { title: title.to_owned(), ..Details::default() };
        let kicker = text!(language, "games-season-after", meetings = meetings.len());
        let mut called = words::called(&details, kicker.clone(), title.to_owned(), language);
        called.running = kicker;
        called.facts = vec![(String::new(), rules.name.clone())];
        if meetings.iter().any(|meeting| meeting.sha256.is_none()) {
            called.state = tr(language, "games-season-provisional");
        }
        let is_swiss = rules.swiss().is_some();
        let keys = if is_swiss {
            vec![
                "games-column-meetings",
                "games-column-games",
                "games-column-points",
                "games-column-spread",
                "games-column-scored",
            ]
        } else {
            vec![
                "games-column-meetings",
                "games-column-games",
                "games-column-sum",
                "games-column-average",
            ]
        };
        let first = if is_swiss { 2 } else { 3 };
        let row = |place: usize, row: &PersonRow| SeasonRow {
            rank: rank(persons, place, |row| row.rank),
            has_rank: row.rank.is_some(),
            name: row.name.clone(),
            sums: std::iter::once(row.meetings.to_string())
                .chain(sums(&row.tally, language))
                .collect(),
        };
        let all: Vec<SeasonRow> =
            persons.iter().enumerate().map(|(place, it)| row(place, it)).collect();
        let (ranked, seldom): (Vec<SeasonRow>, Vec<SeasonRow>) =
            all.into_iter().partition(|row| row.has_rank);
        let part = |key: &str, rows| SeasonPart {
            heading: tr(language, key),
            headings: (keys.clone(), first),
            rows,
        };
        let mut parts =
            vec![part("games-season-list", ranked), part("games-season-seldom", seldom)];
        let rows = teams.iter().enumerate().map(|(place, team)| SeasonRow {
            rank: rank(teams, place, |row| row.rank),
            has_rank: team.rank.is_some(),
            name: team.name.clone(),
            sums: std::iter::once(team.meetings.to_string())
                .chain(swiss_sums(&team.sums, language).into_iter().skip(1))
                .collect(),
        });
        parts.push(SeasonPart {
            heading: tr(language, "games-season-teams"),
            headings: (
                vec![
                    "games-column-meetings",
                    "games-column-points",
                    "games-column-spread",
                    "games-column-scored",
                ],
                1,
            ),
            rows: rows.collect(),
        });
        parts.retain(|part| !part.rows.is_empty());
        let mut notes = vec![if is_swiss {
            text!(language, "games-season-key-swiss", games = programmed.div_ceil(2))
        } else {
            text!(language, "games-season-key-average", games = minimum)
        }];
        let mut lists: Vec<&str> = meetings.iter().map(|meeting| meeting.list.as_str()).collect();
        lists.sort_unstable();
        lists.dedup();
        if lists.len() > 1 {
            notes.push(tr(language, "games-season-lists"));
        }
        let meetings = meetings.iter().map(|meeting| line(meeting, language)).collect();
        Self { called, parts, meetings, notes }
    }
}

fn line(meeting: &MeetingLine<'_>, language: Language) -> String {
    let mut facts = vec![meeting.details.title.trim().to_owned()];
    facts.extend(words::place(meeting.details, language));
    facts.push(text!(language, "print-final-players", count = meeting.players));
    facts.push(meeting.list.clone());
    facts.push(match &meeting.sha256 {
        Some(digest) => format!("SHA-256 {}", words::grouped(digest)),
        None => tr(language, "games-season-unsigned"),
    });
    facts.retain(|fact| !fact.trim().is_empty());
    facts.join(" · ")
}

struct Laid<'a> {
    row: &'a SeasonRow,
    name: Lines,
    least_mm: f32,
}

/// The pages in a language.
pub fn season_sheet(facts: &SeasonSheet, language: Language, templates: &Templates) -> Pages {
    let all: Figures = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, facts.called.clone());
    if facts.parts.is_empty() {
        leaf.body(&tr(language, "documents-no-players"));
    }
    let widths = &all.columns.0;
    let (rank_mm, figure_mm) = (widths.get("rank_mm"), widths.get("figure_mm"));
    for (at, part) in facts.parts.iter().enumerate() {
        leaf.heading(&part.heading);
        let (keys, first) = &part.headings;
        let count = super::cut::number(keys.len());
        let name_mm = leaf.flow.width_mm() - rank_mm - GAP_MM - count * figure_mm;
        let mut rows = Vec::new();
        for row in &part.rows {
            let name = named(&mut leaf, &row.name, &[], name_mm - GAP_MM);
            let least_mm = row_mm(&leaf, &name);
            rows.push(Laid { row, name, least_mm });
        }
        let look = look(&all, all.space.row_mm.get());
        let heading = |key: &str| (tr(language, key), look);
        let mut columns: Vec<Column<'_, Laid<'_>>> = vec![
            figures(heading("print-column-rank"), rank_mm, |laid: &Laid<'_>| {
                Cell::Total(laid.row.rank.clone(), String::new())
            }),
            gap(look),
            texts(heading("print-column-name"), name_mm, |laid: &Laid<'_>| {
                Cell::Lines(laid.name.clone())
            }),
        ];
        for (place, key) in keys.iter().enumerate() {
            let is_first = place == *first;
            let own = part.rows.iter().filter_map(|row| row.sums.get(place));
            let decimals = language.decimals_of(own.map(String::as_str));
            columns.push(figures(heading(key), figure_mm, move |laid: &Laid<'_>| {
                let said = laid.row.sums.get(place).cloned().unwrap_or_default();
                if is_first {
                    total(&said, decimals.as_deref(), language)
                } else {
                    Cell::Plain(said)
                }
            }));
        }
        let row = Box::new(|laid: &Laid<'_>| RowLook {
            muted: !laid.row.has_rank,
            strong_rule: false,
            least_mm: laid.least_mm,
        });
        let grid = Grid { columns, groups: Vec::new(), look, row };
        let notes = if at == 0 { facts.notes.as_slice() } else { &[] };
        let below = closing(&mut leaf, notes);
        set(&mut leaf, &grid, &rows, below);
    }
    leaf.heading(&tr(language, "games-season-meetings"));
    for meeting in &facts.meetings {
        leaf.body(meeting);
    }
    leaf.finish()
}
