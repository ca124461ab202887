//! The pairings of a round, put up: by table, and by name, on a page of their own unless all fits on one; byes and absent
//! at the end.

use super::played::{Played, points};
use crate::domain::formats::classic::standings::{Tally, Up, standings};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, sorted_by, tr};
use crate::print::layout::block::Block;
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts};
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{Cell, Column, Grid, RowLook, plain};
use crate::print::layout::leaf::{Called, DOT, Leaf};
use crate::print::layout::table::{Lines, closing, leaf_of, named, raise, row_mm, set};
use crate::print::layout::{Pages, Templates};
use crate::text;

/// What the names keep from the tables above them.
const PARTS_GAP_MM: f32 = 6.0;
/// How high rows are tried to be where all stands on one page.
const HEIGHTS_MM: [f32; 4] = [8.0, 7.7, 7.4, 7.1];

leaf_of!("pairings", ["table_mm", "points_mm", "points_mm"], "name_mm");

/// The facts of pairings.
#[derive(Clone, Debug, Default)]
pub struct Pairings {
    pub(super) called: Called,
    /// The tables, by number.
    pub tables: Vec<TableRow>,
    /// The players, by name.
    pub names: Vec<NameRow>,
    /// Who has no opponent, who is not there, each as a line.
    pub others: Vec<(String, Vec<String>)>,
    /// How a game begins.
    pub starter: String,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub table: u16,
    /// Each seat's name, team or club, and points before the round; whether they begin.
    pub seats: Vec<SeatLine>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Who.
    pub name: String,
    /// Team or club; may be empty.
    pub belongs_to: String,
    /// The points or the average before the round; empty before the first.
    pub points: String,
    /// Whether they begin, where that is known.
    pub begins: bool,
}

/// A player by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameRow {
    /// Who.
    pub name: String,
    /// Team or club; may be empty.
    pub belongs_to: String,
    /// Where they sit; empty without a table.
    pub table: String,
    /// With whom, or why at no table.
    pub others: String,
}

impl Pairings {
    /// The pairings of a round; `None` where it has none.
    pub fn of(played: Played<'_>, round: RoundNo, language: Language) -> Option<Self> {
        let competition = played.competition;
        let of_round = competition.rounds.get(&round)?;
        let before = standings(competition, Up::Before(round));
        let is_first = competition.rounds.range(..round).next().is_none();
        let points_of = |player: PlayerId| {
            let row = before.rows.iter().find(|row| row.player == player);
            match row.map(|row| row.tally) {
                _ if is_first => String::new(),
                Some(Tally::Swiss(tally)) => points(tally.halves),
                Some(Tally::Average(tally)) => language.hundredths(tally.hundredths()),
                None => String::new(),
            }
        };
        let mut names: Vec<(PlayerId, NameRow)> = Vec::new();
        let mut tables = Vec::new();
        let name_row = |player: PlayerId, table: String, others: String| {
            let (name, belongs_to) = (played.name(player), played.belongs_to(player, language));
            (player, NameRow { name, belongs_to, table, others })
        };
        for (table, game) in &of_round.games {
            let seats = game.seats.iter().map(|&player| SeatLine {
                name: played.name(player),
                belongs_to: played.belongs_to(player, language),
                points: points_of(player),
                begins: game.starter == Some(player),
            });
            tables.push(TableRow { table: table.get(), seats: seats.collect() });
            for &player in &game.seats {
                let others = game.seats.iter().filter(|other| **other != player);
                let others: Vec<String> = others.map(|&other| played.name(other)).collect();
                names.push(name_row(player, table.to_string(), others.join(", ")));
            }
        }
        let mut others = Vec::new();
        let lists = [("games-bye", &of_round.byes), ("games-absent", &of_round.absent)];
        for (key, players) in lists {
            let said = |count: usize| text!(language, key, count = count);
            names.extend(players.iter().map(|&it| name_row(it, String::new(), said(1))));
            let who = players.iter().map(|&player| played.name(player));
            others.push((said(players.len()), who.collect::<Vec<_>>()));
        }
        others.retain(|(_, who)| !who.is_empty());
        let words = competition.rules.language;
        names.sort_by_cached_key(|(player, row)| (sorted_by(words, &row.name), *player));
        let starter = if tables.iter().any(|row| row.seats.iter().any(|seat| seat.begins)) {
            "games-begins-key"
        } else {
            "games-begins-lot"
        };
        let mut called =
            played.called(text!(language, "games-pairings-of", round = round.get()), language);
        called.running.clone_from(&called.kicker);
        Some(Self {
            called,
            tables,
            names: names.into_iter().map(|(_, row)| row).collect(),
            others,
            starter: tr(language, starter),
        })
    }
}

/// The pages in a language.
pub fn pairings(facts: &Pairings, language: Language, templates: &Templates) -> Pages {
    let together = |row_mm: f32| {
        let pages = laid_out(facts, Parts::Together(row_mm), language, templates);
        (pages.pages.len() <= 1).then_some(pages)
    };
    // As high as rows may be on one page.
    let lowest = together(0.0);
    let higher = lowest.as_ref().and_then(|_| HEIGHTS_MM.into_iter().find_map(together));
    higher.or(lowest).unwrap_or_else(|| laid_out(facts, Parts::Apart, language, templates))
}

/// Whether names begin a page, and how high rows are at least where they do not.
#[derive(Clone, Copy, PartialEq)]
enum Parts {
    Together(f32),
    Apart,
}

impl Parts {
    /// Sets the rows of a part with what stands below them.
    fn set<R>(
        self,
        leaf: &mut Leaf<'_, Columns>,
        grid: &mut Grid<'_, R>,
        rows: &[R],
        below: Block,
    ) {
        match self {
            Self::Together(row_mm) => grid.look.row_mm = grid.look.row_mm.max(row_mm),
            Self::Apart => raise(leaf, grid, rows, &below),
        }
        set(leaf, grid, rows, below);
    }
}

fn laid_out(facts: &Pairings, parts: Parts, language: Language, templates: &Templates) -> Pages {
    let all: Figures = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, facts.called.clone());
    if facts.tables.is_empty() {
        return leaf.nothing(&tr(language, "games-no-games"));
    }
    leaf.heading(&tr(language, "games-by-table"));
    by_table(&mut leaf, facts, (parts, language));
    match parts {
        Parts::Together(_) => leaf.flow.skip(PARTS_GAP_MM),
        Parts::Apart => leaf.flow.break_page(),
    }
    leaf.heading(&tr(language, "games-by-name"));
    by_name(&mut leaf, facts, (parts, language));
    leaf.finish()
}

/// Who sits at no table.
fn others(leaf: &mut Leaf<'_, Columns>, facts: &Pairings) -> Block {
    let (width, body) = (leaf.flow.width_mm(), plain(leaf.figures.sizes.body.get()));
    leaf.flow.block(|canvas| {
        facts.others.iter().fold(0.0, |y, (said, who)| {
            let said = format!("{said}: {}", who.join(DOT));
            canvas.paragraph(&said, (0.0, y), width, (body, Align::Left)) + 1.0
        })
    })
}

/// A table with its seats as they are set.
struct Laid {
    table: String,
    seats: Vec<(Lines, String)>,
    least_mm: f32,
}

fn by_table(leaf: &mut Leaf<'_, Columns>, facts: &Pairings, (parts, language): (Parts, Language)) {
    let widths = &leaf.figures.columns.0;
    let most = facts.tables.iter().map(|row| row.seats.len()).max().unwrap_or(2);
    let has_points = facts.tables.iter().flat_map(|row| &row.seats).any(|it| !it.points.is_empty());
    // Of three and four seats the points would leave the names no room.
    let points_mm = if has_points && most == 2 { widths.get("points_mm") } else { 0.0 };
    let count = super::cut::number(most);
    let table_mm = widths.get("table_mm");
    let room = leaf.flow.width_mm() - table_mm - GAP_MM;
    let name_mm = room / count - points_mm - GAP_MM;
    let begins = text!(language, "games-begins-sign");
    let sign = plain(leaf.figures.sizes.name.get());
    let mut rows = Vec::new();
    for row in &facts.tables {
        let mut seats = Vec::new();
        let mut least_mm = 0.0_f32;
        for seat in &row.seats {
            let room =
                name_mm - GAP_MM - if seat.begins { sign.width_mm(&begins) + 1.0 } else { 0.0 };
            let mut lines = named(leaf, &seat.name, &[&seat.belongs_to], room);
            if let Some(first) = lines.first_mut().filter(|_| seat.begins) {
                first.insert(0, (format!("{begins} "), sign));
            }
            least_mm = least_mm.max(row_mm(leaf, &lines));
            seats.push((lines, seat.points.clone()));
        }
        rows.push(Laid { table: row.table.to_string(), seats, least_mm });
    }
    let look = look(leaf.figures, leaf.figures.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let mut columns: Vec<Column<'_, Laid>> = vec![
        figures(heading("games-column-table"), table_mm, |row: &Laid| {
            Cell::Total(row.table.clone(), String::new())
        }),
        gap(look),
    ];
    for seat in 0..most {
        let said = text!(language, "games-column-seat", seat = seat + 1);
        columns.push(texts((said, look), name_mm, move |row: &Laid| {
            Cell::Lines(row.seats.get(seat).map(|(lines, _)| lines.clone()).unwrap_or_default())
        }));
        if points_mm > 0.0 {
            columns.push(figures(
                heading("games-column-points-short"),
                points_mm,
                move |row: &Laid| {
                    Cell::Soft(row.seats.get(seat).map(|(_, it)| it.clone()).unwrap_or_default())
                },
            ));
        }
        columns.push(gap(look));
    }
    let row = Box::new(|row: &Laid| RowLook { least_mm: row.least_mm, ..RowLook::default() });
    let mut grid = Grid { columns, groups: Vec::new(), look, row };
    let below = closing(leaf, std::slice::from_ref(&facts.starter));
    parts.set(leaf, &mut grid, &rows, below);
}

/// A player with what is said, as they are set.
struct Named {
    name: Lines,
    table: String,
    others: Lines,
    least_mm: f32,
}

fn by_name(leaf: &mut Leaf<'_, Columns>, facts: &Pairings, (parts, language): (Parts, Language)) {
    let table_mm = leaf.figures.columns.0.get("table_mm");
    let half = (leaf.flow.width_mm() - table_mm - GAP_MM) / 2.0;
    let body = plain(leaf.figures.sizes.cell.get());
    let mut rows = Vec::new();
    for row in &facts.names {
        let name = named(leaf, &row.name, &[&row.belongs_to], half - GAP_MM);
        let warnings = &mut leaf.flow.warnings;
        let others = crate::print::layout::columns::wrapped(&row.others, body, half, warnings);
        let least_mm = row_mm(leaf, &name).max(row_mm(leaf, &others));
        rows.push(Named { name, table: row.table.clone(), others, least_mm });
    }
    let look = look(leaf.figures, leaf.figures.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let columns: Vec<Column<'_, Named>> = vec![
        texts(heading("print-column-name"), half, |row: &Named| Cell::Lines(row.name.clone())),
        figures(heading("games-column-table"), table_mm, |row: &Named| {
            Cell::Total(row.table.clone(), String::new())
        }),
        gap(look),
        texts(heading("games-column-with"), half, |row: &Named| Cell::Lines(row.others.clone())),
    ];
    let row = Box::new(|row: &Named| RowLook { least_mm: row.least_mm, ..RowLook::default() });
    let mut grid = Grid { columns, groups: Vec::new(), look, row };
    let below = others(leaf, facts);
    parts.set(leaf, &mut grid, &rows, below);
}
