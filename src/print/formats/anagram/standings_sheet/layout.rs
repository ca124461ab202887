//! Standings on pages on their side: who is where, and what every round gave.

mod below;
mod cells;

use serde::Deserialize;

use super::StandingsSheet;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::Criterion;
use crate::language::{Language, tr};
use crate::print::formats::anagram::names::{self, Lines};
use crate::print::formats::anagram::standing::{
    self, CRITERIA, Line, best, lines, played, provisional, short, small_line, state,
};
use crate::print::layout::block::deal_evenly;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{
    Cell, Column, Grid, GridLook, RowLook, Rule, bold, figures_mm, legend, plain, soft,
};
use crate::print::layout::larger::{Growing, Tried, largest};
use crate::print::layout::leaf::Widths;
use crate::print::layout::leaf::{self, Called, DOT, Leaf, LeafFigures};
use crate::print::layout::pages::Style;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

use below::{FIGURES_MM, averages, items, set_averages};
use cells::{below_name, beside_name, letters, moved, round_cell};

/// Widths of the columns; name and club share what the others leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

impl Columns {
    /// What all but name and club take with so many rounds.
    fn fixed_mm(&self, rounds: usize) -> f32 {
        self.0.get("criterion_mm");
        let once = ["rank_mm", "moved_mm", "total_mm", "behind_mm"].map(|key| self.0.get(key));
        let rounds = f32::from(u16::try_from(rounds).unwrap_or(u16::MAX));
        once.iter().sum::<f32>() + rounds * self.0.get("round_mm")
    }
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "standings";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/standings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let least = self.0.get("name_mm") + self.0.get("club_mm");
        vec![(self.fixed_mm(all_rounds().count()), least)]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

/// A row with its name and what stands beside it.
struct Laid<'a> {
    line: Line<'a>,
    name: Lines,
    beside: Lines,
    behind: Option<i64>,
    /// What its name needs: a row of a long one is higher than the others.
    least_mm: f32,
}

/// What the name keeps from its neighbours, and a movement from the rank.
const GAP_MM: f32 = 2.0;
const RANK_GAP_MM: f32 = 1.0;
/// What two lines of a row keep from its rules.
const LINES_MM: f32 = 1.2;
/// Names and clubs up to these widths have them; what is wider takes no room from the columns.
const NAME_MM: f32 = 46.0;
const CLUB_MM: f32 = 64.0;
/// How high rows are at most where there is room, on one page and on several, and by how much they grow at a time.
const ROW_MOST_MM: [f32; 2] = [6.1, 7.2];
const HIGHER_BY_MM: f32 = 0.05;
/// How low they are at least where that saves a page, and by how much they shrink at a time.
const ROW_LEAST_MM: f32 = 4.4;
const LOWER_BY_MM: f32 = 0.05;
/// By how much figures spread at most where few rounds leave room.
const SPREAD_MM: f32 = 9.0;
/// The letters of a round: four wide ones keep clear of the rules beside them.
const LETTERS_PT: f32 = 6.5;
/// How wide a round is in which they do.
const ROUND_MM: f32 = 9.2;
/// What the legend keeps from the table.
const LEGEND_GAP_MM: f32 = 1.5;

impl Growing for Columns {
    fn widths_mut(&mut self) -> &mut Widths {
        &mut self.0
    }
}

pub(super) fn document(sheet: &StandingsSheet, language: Language, templates: &Templates) -> Pages {
    let called = called(sheet, language);
    largest(&templates.figures::<Figures>(), |figures, times| {
        let leaf = Leaf::new((figures, templates.club()), language, called.clone());
        laid(leaf, sheet, times)
    })
}

fn called(sheet: &StandingsSheet, language: Language) -> Called {
    let nothing = sheet.rounds == 0;
    let kicker = if nothing {
        tr(language, "documents-nothing-played")
    } else {
        text!(language, "documents-after-round", round = sheet.after)
    };
    let (kicker, counted) = if sheet.is_unnamed {
        // Whoever was left out would be missed.
        let kicker = text!(language, "exchange-title-unnamed", title = &kicker);
        (kicker, "exchange-about-ranked")
    } else {
        (kicker, "print-final-players")
    };
    let running = text!(language, "print-continued", what = &kicker);
    let mut called = words::called(&sheet.details, kicker, sheet.details.title.clone(), language);
    called.running = running;
    let players = text!(language, counted, count = sheet.rows.len());
    let mut facts = vec![sheet.details.venue.trim().to_owned(), when(sheet, language), players];
    facts.retain(|fact| !fact.is_empty());
    called.right = vec![facts.join(DOT)];
    let signed = (sheet.signed, "print-state-signed-standings");
    // Those of an earlier round are neither signed nor waiting for it.
    if !sheet.earlier || !sheet.provisional.is_empty() {
        called.state = state(&sheet.provisional, signed, language);
    }
    called.said = provisional(&sheet.provisional, language).unwrap_or_default();
    called
}

/// The sheet with type so many times as large as usual; `None` where it has no room.
fn laid(mut leaf: Leaf<'_, Columns>, sheet: &StandingsSheet, times: f32) -> Option<Tried> {
    let (figures, language) = (leaf.figures, leaf.language);
    if sheet.rows.is_empty() {
        let pages = leaf.nothing(&tr(language, "documents-no-players"));
        return Some(Tried { pages, lines: 0 });
    }
    let table = table(&mut leaf, (sheet, times), language);
    let Table { mut grid, rows, criteria, is_tight, is_stacked } = table;
    if times > 1.0 && is_tight {
        return None;
    }
    // What breaks ties keeps its columns, where it has any.
    let told = usize::from(criteria == Criteria::Beside);
    let lines = if is_stacked {
        // Nothing breaks that was whole beside: it stands below.
        rows.len() * (2 + told)
    } else {
        // A name that is longer than any column breaks whatever the type: it takes no size from the others.
        let name = bold(figures.sizes.name.get());
        let is_long = |row: &Laid<'_>| name.width_mm(&row.line.row.name) > NAME_MM * times;
        let of_name = |row: &Laid<'_>| if is_long(row) { 1 } else { row.name.len() };
        rows.iter().map(|row| of_name(row) + row.beside.len() + told).sum()
    };
    let all: Vec<_> = sheet.rows.iter().map(|(row, _)| row.clone()).collect();
    let averages = averages(&all);
    let items = items(sheet, &all, criteria, language);
    let (width, small) = (leaf.flow.width_mm(), figures.sizes.small.get());
    let legend = leaf.flow.block(|canvas| legend(canvas, &items, width, small));
    let closing = LEGEND_GAP_MM
        + legend.height_mm
        + if averages.is_empty() { 0.0 } else { 2.0 * FIGURES_MM * times };
    let (first, further) = (leaf.flow.room_mm(), figures.page.text_height_mm());
    let least = grid.rows_in(further) / 3;
    let head_mm = grid.head_mm();
    let dealt = |row_mm: f32| {
        let rooms = [first - closing, first, further, further - closing];
        let heights: Vec<f32> = rows.iter().map(|row| row.least_mm.max(row_mm)).collect();
        deal_evenly(&heights, rooms.map(|room_mm| room_mm - head_mm), least)
    };
    let mut pages = dealt(grid.look.row_mm);
    // Rows that are a little lower save a page.
    let mut lower_mm = grid.look.row_mm - LOWER_BY_MM;
    while pages.len() > 1 && lower_mm >= ROW_LEAST_MM * times {
        let lower = dealt(lower_mm);
        if lower.len() < pages.len() {
            (pages, grid.look.row_mm) = (lower, lower_mm);
            break;
        }
        lower_mm -= LOWER_BY_MM;
    }
    // What the pages have room for makes the rows higher.
    let most_mm = ROW_MOST_MM[usize::from(pages.len() > 1 || times > 1.0)] * times;
    while grid.look.row_mm + HIGHER_BY_MM <= most_mm {
        let higher = dealt(grid.look.row_mm + HIGHER_BY_MM);
        if higher.len() > pages.len() {
            break;
        }
        grid.look.row_mm += HIGHER_BY_MM;
        pages = higher;
    }
    let mut rest = rows.as_slice();
    for (index, count) in pages.into_iter().enumerate() {
        if index > 0 {
            leaf.flow.break_page();
        }
        let (own, further) = rest.split_at(count.min(rest.len()));
        grid.set(&mut leaf.flow, own);
        rest = further;
    }
    if !averages.is_empty() {
        set_averages(&mut leaf, &grid, (&played(&all), &averages), FIGURES_MM * times);
    }
    leaf.flow.skip(LEGEND_GAP_MM);
    leaf.flow.put(legend);
    Some(Tried { pages: leaf.finish(), lines })
}

/// The table, and whether the tie-breaks have columns: few rounds leave room for them.
struct Table<'a> {
    grid: Grid<'a, Laid<'a>>,
    rows: Vec<Laid<'a>>,
    criteria: Criteria,
    /// Whether names and clubs have no room for what they would need.
    is_tight: bool,
    /// Whether clubs stand below the names.
    is_stacked: bool,
}

/// Where a row says what broke its tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Criteria {
    /// In columns, as on the final sheet.
    Columns,
    /// Beside the club.
    Beside,
}

/// The day, and the time up to which they tell: the day itself where it is another.
fn when(sheet: &StandingsSheet, language: Language) -> String {
    let typed = sheet.details.date.trim();
    match sheet.at {
        Some(at) if typed.is_empty() || typed == at.date().to_string() => language.date_time(at),
        _ => words::date(typed, language),
    }
}

#[expect(clippy::too_many_lines, reason = "one column after the other, each in a few lines")]
fn table<'a>(
    leaf: &mut Leaf<'_, Columns>,
    (sheet, times): (&'a StandingsSheet, f32),
    language: Language,
) -> Table<'a> {
    let (sizes, widths) = (leaf.figures.sizes, &leaf.figures.columns.0);
    let all = lines(sheet.rows.iter().map(|(row, moved)| (row, *moved)));
    let rows = || sheet.rows.iter().map(|(row, _)| row);
    let rounds = played(&rows().take(1).cloned().collect::<Vec<_>>());
    let number = |number: i64| language.number(number);
    let figure = bold(sizes.figure.get());
    let points = || {
        let all = rows().flat_map(|row| &row.rounds);
        all.filter_map(|scored| match scored {
            standing::Scored::Points(points) | standing::Scored::Open(points) => {
                Some(number((*points).into()))
            }
            _ => None,
        })
    };
    let mut least_mm = figures_mm(points(), figure, widths.get("round_mm"));
    let totals = || rows().map(|row| number(row.standing.total));
    let total_mm = figures_mm(totals(), bold(sizes.total.get()), widths.get("total_mm"));
    let behind_mm = figures_mm(totals(), figure, widths.get("behind_mm"));
    let rank_mm =
        figures_mm(all.iter().map(Line::rank), bold(sizes.total.get()), widths.get("rank_mm"));
    let rank_said = std::iter::once(tr(language, "print-column-rank"));
    let rank_mm = figures_mm(rank_said, bold(sizes.column_heading.get()), rank_mm);
    let moves = all.iter().map(|line| moved(*line));
    let has_moves = all.iter().any(|line| line.moved.is_some());
    let moved_mm = if has_moves {
        figures_mm(moves, figure, widths.get("moved_mm") - GAP_MM) + RANK_GAP_MM
    } else {
        0.0
    };
    let (name, small) = (bold(sizes.name.get()), soft(sizes.note.get()));
    let wide = |text: &str, style: Style| style.width_mm(text);
    let longest =
        rows().map(|row| wide(&row.name, name)).filter(|&own_mm| own_mm <= NAME_MM * times);
    let longest = longest.fold(0.0, f32::max) + GAP_MM;
    let besides = all.iter().map(|line| {
        let mut status = line.status(language);
        status.extend(line.void(language));
        wide(&small_line(&status, &line.row.club), small).min(CLUB_MM * times)
    });
    let besides_mm = besides.fold(widths.get("club_mm"), f32::max) + GAP_MM;
    let count = |many: usize| f32::from(u16::try_from(many).unwrap_or(u16::MAX));
    let fixed_mm = rank_mm + moved_mm + GAP_MM + total_mm + behind_mm;
    let free_mm =
        |least_mm: f32| leaf.flow.width_mm() - fixed_mm - count(rounds.len()) * least_mm - longest;
    // Where type is larger and many rounds leave clubs no room beside the names, they stand below them, and a round as wide
    // as usual has room for larger figures.
    let is_stacked = times > 1.0 && free_mm(least_mm) < besides_mm;
    if is_stacked {
        least_mm = figures_mm(points(), figure, widths.get("round_mm") / times);
    }
    let free_mm = free_mm(least_mm);
    let spare_mm = if is_stacked {
        // Nothing is cut there, and nothing breaks but a name that is longer than any column.
        let below = all.iter().flat_map(|&line| below_name(line, language));
        let widest = below.map(|said| wide(&said, small)).fold(longest - GAP_MM, f32::max);
        free_mm + longest - widest - GAP_MM
    } else {
        free_mm - besides_mm
    };
    let criteria_mm = CRITERIA.map(|tie_break| {
        let values = rows().map(|row| number(Criterion::TieBreak(tie_break).value(&row.standing)));
        figures_mm(values, figure, widths.get("criterion_mm"))
    });
    // Few rounds leave room for what breaks ties, and what is left then spreads: figures far from the names are
    // hard to follow.
    let told_mm: f32 = criteria_mm.iter().sum();
    let is_tight = spare_mm < 0.0;
    let (criteria, spare_mm) = match spare_mm {
        spare_mm if spare_mm >= told_mm && !is_stacked => (Criteria::Columns, spare_mm - told_mm),
        spare_mm => (Criteria::Beside, spare_mm),
    };
    let told = if criteria == Criteria::Columns { CRITERIA.len() } else { 0 };
    let figures = count(rounds.len() + told).max(1.0);
    let spread_mm = (spare_mm / figures).clamp(0.0, SPREAD_MM * times);
    let round_mm = least_mm + spread_mm;
    let told_mm = if told > 0 { told_mm + count(told) * spread_mm } else { 0.0 };
    let shared_mm = leaf.flow.width_mm() - fixed_mm - count(rounds.len()) * round_mm - told_mm;
    let most = (shared_mm - widths.get("club_mm")).max(widths.get("name_mm"));
    let name_mm = if is_stacked { shared_mm } else { longest.clamp(widths.get("name_mm"), most) };
    let club_mm = shared_mm - name_mm;
    // The first rank has no difference, who is tied with it and stands below has one of 0.
    let leader = all.first().map(|line| line.row.standing.total);
    let behind = |line: Line<'_>| {
        let behind = leader.filter(|_| line.row.standing.rank.is_some_and(|rank| rank > 1));
        behind.map(|leader| line.row.standing.total - leader)
    };
    let laid = all.iter().map(|&line| {
        let mut status = line.status(language);
        status.extend(line.void(language));
        status.extend(line.why(language).filter(|_| criteria == Criteria::Beside));
        let said = small_line(&status, "");
        if is_stacked {
            let cell = (line.row.name.as_str(), "", "");
            let warnings = &mut leaf.flow.warnings;
            let mut name = names::cell(cell, (name, small), name_mm - GAP_MM, warnings);
            let beside = (small, name_mm - GAP_MM);
            let below = beside_name(&said, &line.row.club, beside, warnings);
            name.extend(
                below.into_iter().filter(|line| line.iter().any(|(said, _)| !said.is_empty())),
            );
            let least_mm = names::height_mm(&name) + LINES_MM;
            return Laid { line, name, beside: Vec::new(), behind: behind(line), least_mm };
        }
        let fits = wide(&said, small) <= club_mm - GAP_MM;
        // A status that has no room beside the name stands below it.
        let below = if fits { "" } else { said.as_str() };
        let warnings = &mut leaf.flow.warnings;
        let cell = (line.row.name.as_str(), below, "");
        let name = names::cell(cell, (name, small), name_mm - GAP_MM, warnings);
        let beside = if fits { said } else { String::new() };
        let beside = beside_name(&beside, &line.row.club, (small, club_mm - GAP_MM), warnings);
        let high_mm = |lines: &Lines| match lines.len() {
            0 | 1 => 0.0,
            _ => names::height_mm(lines) + LINES_MM,
        };
        let least_mm = high_mm(&name).max(high_mm(&beside));
        Laid { line, name, beside, behind: behind(line), least_mm }
    });
    let laid: Vec<Laid<'a>> = laid.collect();
    let look = GridLook {
        heading_pt: sizes.column_heading.get(),
        small_pt: sizes.small.get(),
        figure_pt: sizes.figure.get(),
        total_pt: sizes.total.get(),
        row_mm: leaf.figures.space.row_mm.get(),
    };
    let heading = |text: String| vec![(text, bold(look.heading_pt))];
    let name_is = if is_stacked { "print-column-name-club" } else { "print-column-name" };
    let column =
        |heading, width_mm, align, rule, cell| Column { heading, width_mm, align, rule, cell };
    let blank = || (String::new(), plain(look.heading_pt));
    let mut columns: Vec<Column<'a, Laid<'a>>> = vec![
        column(
            heading(tr(language, "print-column-rank")),
            rank_mm,
            Align::Right,
            Rule::None,
            Box::new(|laid: &Laid<'_>| Cell::Total(laid.line.rank(), String::new())),
        ),
        column(
            if has_moves { heading(tr(language, "documents-column-moved")) } else { vec![blank()] },
            moved_mm,
            Align::Right,
            Rule::None,
            Box::new(|laid: &Laid<'_>| match laid.line.moved {
                Some(0) => Cell::Soft(moved(laid.line)),
                _ => Cell::Plain(moved(laid.line)),
            }),
        ),
        column(
            vec![blank()],
            GAP_MM,
            Align::Left,
            Rule::None,
            Box::new(|_| Cell::Plain(String::new())),
        ),
        column(
            heading(tr(language, name_is)),
            name_mm,
            Align::Left,
            Rule::None,
            Box::new(|laid| Cell::Lines(laid.name.clone())),
        ),
        column(
            if is_stacked { vec![blank()] } else { heading(tr(language, "print-column-club")) },
            club_mm,
            Align::Left,
            Rule::None,
            Box::new(|laid| Cell::Lines(laid.beside.clone())),
        ),
    ];
    let most = best(&rows());
    for (index, &place) in rounds.iter().enumerate() {
        let most = most.get(place).copied().flatten();
        let after_break = sheet.breaks.iter().any(|&after| usize::from(after) == place);
        let letters_pt = LETTERS_PT * (round_mm / ROUND_MM).clamp(1.0, times);
        let mut lines = letters(sheet, (place, letters_pt), language);
        lines.push(((place + 1).to_string(), bold(look.heading_pt + 0.5)));
        columns.push(column(
            lines,
            round_mm,
            Align::Right,
            if index == 0 || after_break { Rule::Break } else { Rule::None },
            Box::new(move |laid| round_cell(laid, place, most, language)),
        ));
    }
    columns.push(column(
        heading(tr(language, "print-column-total")),
        total_mm,
        Align::Right,
        Rule::Total,
        Box::new(move |laid| {
            Cell::Total(language.number(laid.line.row.standing.total), String::new())
        }),
    ));
    columns.push(column(
        heading(tr(language, "documents-column-behind")),
        behind_mm,
        Align::Right,
        Rule::None,
        Box::new(move |laid| match laid.behind {
            None => Cell::Plain(String::new()),
            Some(behind) => Cell::Plain(language.number(behind)),
        }),
    ));
    let mut groups = Vec::new();
    if told > 0 {
        groups.push((columns.len(), told, tr(language, "print-group-criteria")));
    }
    for (index, (tie_break, width_mm)) in
        CRITERIA.into_iter().zip(criteria_mm).take(told).enumerate()
    {
        columns.push(column(
            heading(short(tie_break, language)),
            width_mm + spread_mm,
            Align::Right,
            if index == 0 { Rule::Total } else { Rule::None },
            Box::new(move |laid| standing::criterion_cell(laid.line, tie_break, language)),
        ));
    }
    let row = Box::new(|laid: &Laid<'_>| RowLook {
        muted: laid.line.row.standing.rank.is_none(),
        strong_rule: laid.line.ends_a_part(),
        least_mm: laid.least_mm,
    });
    Table { grid: Grid { columns, groups, look, row }, rows: laid, criteria, is_tight, is_stacked }
}
