//! The standings of the teams: pairs or schools, each with its players and what each brought.

use super::played::{Played, rank, swiss_sums, wanting};
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::Tally;
use crate::language::{Language, tr};
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts};
use crate::print::layout::grid::{Cell, Column, Grid, RowLook, plain};
use crate::print::layout::leaf::{Called, Leaf};
use crate::print::layout::table::{Lines, closing, leaf_of, named, row_mm, set_in_groups};
use crate::print::layout::{Pages, Templates};
use crate::text;

/// What a team's two lines keep from the rows above and below.
const TEAM_CLEAR_MM: f32 = 1.0;

leaf_of!("team-standings", ["rank_mm", "figure_mm", "figure_mm", "figure_mm"], "name_mm");

/// The facts of the teams' standings.
#[derive(Clone, Debug, Default)]
pub struct TeamStandings {
    pub(super) called: Called,
    /// Teams and their players, in order.
    pub rows: Vec<TeamLine>,
    /// What is told below the table.
    pub notes: Vec<String>,
}

/// A team, or one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLine {
    /// The rank as it stands there; of a player the own one.
    pub rank: String,
    /// The name.
    pub name: String,
    /// What is said of it: how many players, that it is short; may be empty.
    pub beside: String,
    /// Points, spread, scored.
    pub sums: Vec<String>,
    /// What it is.
    pub kind: LineKind,
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A team.
    Team,
    /// A player of the team above.
    Member,
}

impl TeamStandings {
    /// The teams of a competition; of one team where that is named.
    pub fn of(
        played: Played<'_>,
        only: Option<crate::domain::ids::TeamId>,
        language: Language,
    ) -> Self {
        let kind = played.kind_of_team();
        let called = played.called_with_state(tr(language, kicker(played)), language);
        let mut rows = Vec::new();
        for (place, row) in played.teams.iter().enumerate() {
            if only.is_some_and(|only| only != row.team) {
                continue;
            }
            let count = match kind {
                Some(Team::School { size }) => {
                    text!(language, "games-of-so-many", count = row.members, size = size)
                }
                Some(Team::Pair { .. }) | None => {
                    text!(language, "print-final-players", count = row.members)
                }
            };
            let wanting = wanting(row, language);
            let beside: Vec<String> =
                [count, wanting].into_iter().filter(|said| !said.is_empty()).collect();
            rows.push(TeamLine {
                rank: rank(played.teams, place, |row| row.rank),
                name: played.team(row.team, language),
                beside: beside.join(" · "),
                sums: swiss_sums(&row.sums, language).split_off(1),
                kind: LineKind::Team,
            });
            let standings = &played.standings.rows;
            let members = standings.iter().enumerate().filter(|(_, member)| {
                played.entrant(member.player).and_then(|it| it.team) == Some(row.team)
            });
            rows.extend(members.map(|(place, member)| TeamLine {
                rank: rank(standings, place, |row| row.rank),
                name: played.name(member.player),
                beside: super::played::status(played, member, language),
                sums: match &member.tally {
                    Tally::Swiss(tally) => swiss_sums(tally, language).split_off(1),
                    Tally::Average(_) => Vec::new(),
                },
                kind: LineKind::Member,
            }));
        }
        let notes = match kind {
            Some(Team::School { size }) => text!(language, "games-key-schools", size = size),
            Some(Team::Pair { best }) => text!(language, "games-key-pairs", best = best),
            None => tr(language, "games-no-teams"),
        };
        Self { called, rows, notes: vec![notes] }
    }
}

/// The key of what the teams' standings are called.
pub(super) fn kicker(played: Played<'_>) -> &'static str {
    match played.kind_of_team() {
        Some(Team::School { .. }) => "games-school-standings",
        Some(Team::Pair { .. }) | None => "games-pair-standings",
    }
}

struct Laid<'a> {
    line: &'a TeamLine,
    name: Lines,
    least_mm: f32,
    strong: bool,
}

/// The pages in a language.
pub fn team_standings(facts: &TeamStandings, language: Language, templates: &Templates) -> Pages {
    let all: Figures = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, facts.called.clone());
    if facts.rows.is_empty() {
        return leaf.nothing(&tr(language, "games-no-teams"));
    }
    let widths = &all.columns.0;
    let (rank_mm, figure_mm) = (widths.get("rank_mm"), widths.get("figure_mm"));
    let name_mm = leaf.flow.width_mm() - rank_mm - GAP_MM - 3.0 * figure_mm;
    let inset = 5.0;
    let small = plain(all.sizes.cell.get());
    let mut rows = Vec::new();
    for (place, line) in facts.rows.iter().enumerate() {
        let next = facts.rows.get(place + 1).map(|next| next.kind);
        let name = match line.kind {
            LineKind::Team => named(&mut leaf, &line.name, &[&line.beside], name_mm - GAP_MM),
            LineKind::Member => {
                let said = if line.beside.is_empty() {
                    line.name.clone()
                } else {
                    format!("{} · {}", line.name, line.beside)
                };
                let room = name_mm - GAP_MM - inset;
                let warnings = &mut leaf.flow.warnings;
                let lines = crate::print::layout::columns::wrapped(&said, small, room, warnings);
                let space = "\u{a0}".repeat(4);
                let mut lines: Lines = lines;
                for line in &mut lines {
                    line.insert(0, (space.clone(), small));
                }
                lines
            }
        };
        let least_mm = match line.kind {
            LineKind::Team => row_mm(&leaf, &name) + TEAM_CLEAR_MM,
            LineKind::Member => {
                crate::print::layout::columns::height_mm(name.len(), small.size_pt).max(4.6)
            }
        };
        let strong = next == Some(LineKind::Team);
        rows.push(Laid { line, name, least_mm, strong });
    }
    let look = look(&all, 4.6);
    let heading = |key: &str| (tr(language, key), look);
    let mut columns: Vec<Column<'_, Laid<'_>>> = vec![
        figures(heading("print-column-rank"), rank_mm, |laid: &Laid<'_>| match laid.line.kind {
            LineKind::Team => Cell::Total(laid.line.rank.clone(), String::new()),
            LineKind::Member => Cell::Soft(laid.line.rank.clone()),
        }),
        gap(look),
        texts(heading("games-column-team"), name_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.name.clone())
        }),
    ];
    let keys = ["games-column-points", "games-column-spread", "games-column-scored"];
    for (place, key) in keys.into_iter().enumerate() {
        columns.push(figures(heading(key), figure_mm, move |laid: &Laid<'_>| {
            let said = laid.line.sums.get(place).cloned().unwrap_or_default();
            match laid.line.kind {
                LineKind::Team if place == 0 => Cell::Total(said, String::new()),
                LineKind::Team => Cell::Strong(said),
                LineKind::Member => Cell::Plain(said),
            }
        }));
    }
    let row = Box::new(|laid: &Laid<'_>| RowLook {
        muted: false,
        strong_rule: laid.strong,
        least_mm: laid.least_mm,
    });
    let grid = Grid { columns, groups: Vec::new(), look, row };
    let below = closing(&mut leaf, &facts.notes);
    // A team's members stand on its page.
    let teams = rows.chunk_by(|_, next| next.line.kind == LineKind::Member).map(<[_]>::len);
    let teams: Vec<usize> = teams.collect();
    set_in_groups(&mut leaf, &grid, (&rows, &teams), below);
    leaf.finish()
}
