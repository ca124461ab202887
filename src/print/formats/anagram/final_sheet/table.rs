//! The table of a final sheet, upright: rank, name, points by round, total, tie-breaks. When the names
//! need more room, columns fall out in a given order; rank, name, total and status never do.

use super::FinalSheet;
use super::columns::Figures;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::formats::anagram::standings::Criterion;
use crate::language::{Language, tr};
use crate::print::formats::anagram::names::{self, Lines};
use crate::print::formats::anagram::standing::{
    self, CRITERIA, Line, Scored, best, lines, marks, played, short,
};
use crate::print::layout::Warning;
use crate::print::layout::block::deal_even;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{
    Cell, Column, Grid, GridLook, RowLook, Rule, bold, figures_mm, group_mm, plain, soft,
};
use crate::text;

/// A row as it is printed, its name laid out.
pub(super) struct Laid<'a> {
    line: Line<'a>,
    name: Lines,
    /// The same on one line, where there is room, with what was taken off the total.
    close: Option<Lines>,
    /// How high the row is with its whole club, and the name with it; nothing where it stands whole.
    whole: Option<(f32, Lines)>,
    /// What was taken off the total, below it; empty once it stands with the name.
    taken: String,
    /// What its name needs: a row of more than two lines is higher than the others.
    least_mm: f32,
    /// Whether the name alone is wider than its column.
    broken: bool,
}

impl Laid<'_> {
    /// The rank in its row; `None` without one.
    pub(super) fn rank(&self) -> Option<u32> {
        self.line.row.standing.rank
    }
}

/// The table of a sheet, its rows and its legend.
pub(super) struct Table<'a> {
    pub grid: Grid<'a, Laid<'a>>,
    pub rows: Vec<Laid<'a>>,
    /// The least height of a row in which every cell but a long name has room.
    usual_mm: f32,
    pub legend: Vec<(Cell, String)>,
    /// How many of the clubs that are wider than their line stand whole, in higher rows.
    whole: usize,
}

impl Table<'_> {
    /// How high each row is.
    pub(super) fn heights_mm(&self) -> Vec<f32> {
        self.rows.iter().map(|row| self.grid.high_mm(row)).collect()
    }

    /// How many rows each of the pages with these rooms has, all equally full; rows are as high as there is room for,
    /// from a little more than usual down to a floor, but no lower than every cell has room and no higher than usual.
    /// `None`, and rows as they were, where even the lowest have no room.
    pub(super) fn dealt(
        &mut self,
        rooms: &[f32],
        (least, floor_mm): (usize, f32),
    ) -> Option<Vec<usize>> {
        let usual = self.grid.look.row_mm;
        let rooms: Vec<f32> = rooms.iter().map(|room_mm| room_mm - self.grid.head_mm()).collect();
        let highest = HIGHEST_MM.max(usual);
        let least_mm = floor_mm.max(self.usual_mm).min(usual);
        let steps = std::iter::successors(Some(highest), |row_mm| Some(row_mm - LOWER_BY_MM));
        let steps = steps.take_while(|&row_mm| row_mm > least_mm).chain([least_mm]);
        for row_mm in steps {
            self.grid.look.row_mm = row_mm;
            let dealt = deal_even(&self.heights_mm(), &rooms, least);
            if dealt.is_some() {
                return dealt;
            }
        }
        self.grid.look.row_mm = usual;
        None
    }

    /// The same with every club whole, where that takes no page more; else with as many as have room, from the first rank on.
    pub(super) fn dealt_with_clubs(
        &mut self,
        rooms: &[f32],
        how: (usize, f32),
    ) -> Option<Vec<usize>> {
        let usual = self.dealt(rooms, how)?;
        let most = usual.len();
        // Rows that are low already get what room there is: all of them, and not the one of a long club.
        if self.grid.look.row_mm < AIRY_MM {
            return Some(usual);
        }
        // Before a club is cut all rows are a little lower.
        for floor_mm in [how.1, how.1.min(AIRY_MM)] {
            let whole = self.dealt_with_whole_clubs((rooms, most), (how.0, floor_mm));
            if whole.is_some() {
                return whole;
            }
        }
        let (mut best, mut row_mm) = (usual, self.grid.look.row_mm);
        let (mut fits, mut cut) = (0, self.clubs());
        while fits + 1 < cut {
            let count = usize::midpoint(fits, cut);
            self.whole_clubs(count);
            match self.dealt(rooms, how).filter(|pages| pages.len() <= most) {
                Some(pages) => {
                    (best, fits, row_mm) = (pages, count, self.grid.look.row_mm);
                }
                None => cut = count,
            }
        }
        self.whole_clubs(fits);
        self.grid.look.row_mm = row_mm;
        Some(best)
    }

    /// How many clubs are wider than their line.
    fn clubs(&self) -> usize {
        self.rows.iter().filter(|row| row.whole.is_some()).count()
    }

    /// Whether a club is cut that another row's height would have whole.
    pub(super) fn cuts_clubs(&self) -> bool {
        self.whole < self.clubs()
    }

    /// With every club whole, on so many pages at most, or not at all.
    pub(super) fn dealt_with_whole_clubs(
        &mut self,
        (rooms, most): (&[f32], usize),
        how: (usize, f32),
    ) -> Option<Vec<usize>> {
        let (row_mm, before) = (self.grid.look.row_mm, self.whole);
        self.whole_clubs(self.clubs());
        let whole = self.dealt(rooms, how).filter(|pages| pages.len() <= most);
        if whole.is_none() {
            self.whole_clubs(before);
            self.grid.look.row_mm = row_mm;
        }
        whole
    }

    /// So many of those clubs stand whole, the others as far as their line goes.
    fn whole_clubs(&mut self, count: usize) {
        let (from, to) = (self.whole.min(count), self.whole.max(count));
        let clubs = self.rows.iter_mut().filter_map(|row| {
            let Laid { whole, least_mm, name, .. } = row;
            whole.as_mut().map(|whole| (whole, least_mm, name))
        });
        for ((other_mm, other), least_mm, name) in clubs.skip(from).take(to - from) {
            std::mem::swap(least_mm, other_mm);
            std::mem::swap(name, other);
        }
        self.whole = count;
    }

    /// The same with every name on one line, where that has room on one page: a long name keeps the height of its own
    /// row.
    pub(super) fn dealt_closely(&mut self, rooms: &[f32]) -> Option<Vec<usize>> {
        let [room_mm] = rooms else { return None };
        let high = || self.rows.iter().filter(|row| row.close.is_none());
        let (long, own_mm) = (high().count(), high().map(|row| row.least_mm).sum::<f32>());
        let others = self.rows.len().saturating_sub(long);
        let others = f32::from(u16::try_from(others.max(1)).unwrap_or(u16::MAX));
        let lower_mm = (room_mm - self.grid.head_mm() - own_mm) / others;
        if high().any(|row| !row.broken) || lower_mm < LEAST_MM || long > self.rows.len() / LONG_OF
        {
            return None;
        }
        self.grid.look.row_mm = lower_mm.min(self.grid.look.row_mm);
        for row in &mut self.rows {
            if let Some(close) = row.close.take() {
                (row.name, row.least_mm) = (close, 0.0);
                row.taken.clear();
            }
        }
        Some(vec![self.rows.len()])
    }
}

/// Rows of one line may have a higher one among so many.
const LONG_OF: usize = 10;

/// What the lines of a name keep from each other and from the rows above and below.
const CLEAR_MM: f32 = 0.3;
/// The same in a row that is higher than others for its name.
const HIGH_CLEAR_MM: f32 = 1.2;

/// What a row with this name takes, where rows usually take so much.
fn height_mm(name: &Lines, row_mm: f32) -> f32 {
    let high_mm = names::height_mm(name);
    if high_mm <= row_mm { (high_mm + CLEAR_MM).min(row_mm) } else { high_mm + HIGH_CLEAR_MM }
}

/// How high rows of a name and a club are at least before a club takes from them.
const AIRY_MM: f32 = 5.9;
/// How high rows may be so that pages are full, and by how much they are made lower at a time.
const HIGHEST_MM: f32 = 7.6;
const LOWER_BY_MM: f32 = 0.02;

/// Which columns there are beside those that always are.
#[derive(Clone, Copy)]
struct Shown {
    criteria: usize,
    rounds: bool,
}

impl Shown {
    /// All, then without one after another from the last tie-break on, and last without the rounds.
    fn choices() -> impl Iterator<Item = Self> {
        let tables = (0..=CRITERIA.len()).rev().map(|criteria| Self { criteria, rounds: true });
        tables.chain(std::iter::once(Self { criteria: 0, rounds: false }))
    }

    fn has(self, tie_break: TieBreak) -> bool {
        CRITERIA.iter().take(self.criteria).any(|one| *one == tie_break)
    }
}

/// The table as it fits between the margins.
#[expect(clippy::too_many_lines, reason = "one column after the other, each in a few lines")]
pub(super) fn table<'a>(
    sheet: &'a FinalSheet,
    language: Language,
    figures: &Figures,
    warnings: &mut Vec<Warning>,
) -> Table<'a> {
    let (widths, sizes, space) = (&figures.columns.0, figures.sizes, figures.space);
    let rounds = played(&sheet.rows);
    let all = lines(sheet.rows.iter().map(|row| (row, None)));
    let count = |many: usize| f32::from(u16::try_from(many).unwrap_or(u16::MAX));
    let figure = bold(sizes.figure.get());
    let number = |number: i64| language.number(number);
    let points = sheet.rows.iter().flat_map(|row| &row.rounds).filter_map(|scored| match scored {
        Scored::Points(points) | Scored::Open(points) => Some(number((*points).into())),
        _ => None,
    });
    let round_mm = figures_mm(points, figure, widths.get("round_mm"));
    // Few rounds are together as wide as what stands above them.
    let above_mm = group_mm(&tr(language, "print-group-rounds"));
    let round_mm = round_mm.max(above_mm / count(rounds.len().max(1)));
    let criteria_mm = CRITERIA.map(|tie_break| {
        let values = sheet.rows.iter().map(|row| &row.standing);
        let values = values.map(|row| number(Criterion::TieBreak(tie_break).value(row)));
        figures_mm(values, figure, widths.get(width_of(tie_break)) - MORE_MM) + MORE_MM
    });
    let total = bold(sizes.total.get());
    let totals = sheet.rows.iter().map(|row| number(row.standing.total));
    let total_mm = figures_mm(totals, total, widths.get("total_mm"));
    let taken = sheet.rows.iter().filter(|row| row.standing.deductions > 0);
    let taken = taken.map(|row| taken_said(row.standing.deductions, language));
    let total_mm = figures_mm(taken, plain(sizes.tiny.get()), total_mm);
    let rank_mm =
        figures_mm(all.iter().map(Line::rank), total, widths.get("rank_mm") - NAME_GAP_MM);
    let rank_said = std::iter::once(tr(language, "print-column-rank"));
    let rank_mm = figures_mm(rank_said, bold(sizes.column_heading.get()), rank_mm);
    let name_mm = |shown: Shown| {
        let rounds = if shown.rounds { count(rounds.len()) * round_mm } else { 0.0 };
        let criteria: f32 = criteria_mm.iter().take(shown.criteria).sum();
        let fixed = rank_mm + NAME_GAP_MM + total_mm;
        figures.page.text_width_mm() - fixed - rounds - criteria
    };
    let styles = (bold(sizes.name.get()), soft(sizes.tiny.get()));
    let row_mm = space.row_mm.get();
    let lay = |shown: Shown| -> Vec<Laid<'a>> {
        let (mut unseen, room_mm) = (Vec::new(), name_mm(shown) - NAME_GAP_MM);
        let laid = all.iter().map(|&line| {
            let mut status = line.status(language);
            // Where the rounds have columns, its mark stands there.
            status.extend(line.void(language).filter(|_| !shown.rounds));
            if line.decided().is_some_and(|tie_break| !shown.has(tie_break)) {
                status.splice(0..0, line.why(language));
            }
            let status = standing::small_line(&status, "");
            let said = (line.row.name.as_str(), status.as_str(), line.row.club.as_str());
            let name = names::cell(said, styles, room_mm, &mut unseen);
            let taken = match line.row.standing.deductions {
                0 => String::new(),
                taken => taken_said(taken, language),
            };
            let beside = standing::small_line(std::slice::from_ref(&status), &taken);
            let close = names::on_one_line((said.0, &beside, said.2), styles, room_mm);
            // A total with what was taken from it needs so much.
            let taken_mm = if taken.is_empty() { 0.0 } else { TAKEN_MM };
            let least_mm = height_mm(&name, row_mm).max(taken_mm);
            let whole = names::with_whole_club(&name, said, styles, room_mm);
            let whole = whole.map(|name| (height_mm(&name, row_mm).max(taken_mm), name));
            let broken = styles.0.width_mm(&line.row.name) > room_mm;
            Laid { line, name, close, whole, taken, least_mm, broken }
        });
        laid.collect()
    };
    // The names take no column away: a long one has a higher row.
    let roomy = |shown: &Shown| name_mm(*shown) >= widths.get("name_mm");
    let last = Shown { criteria: 0, rounds: false };
    let shown = Shown::choices().find(roomy).unwrap_or(last);
    let rows = lay(shown);
    let usual = rows.iter().filter(|row| row.taken.is_empty()).map(|row| row.least_mm);
    let usual = usual.filter(|&least_mm| least_mm <= row_mm);
    let usual_mm = usual.fold(0.0, f32::max);
    for row in &sheet.rows {
        for text in [&row.name, &row.club] {
            crate::print::layout::text::clean(text, styles.0.weight, warnings);
        }
    }
    let look = GridLook {
        heading_pt: sizes.column_heading.get(),
        small_pt: sizes.small.get(),
        figure_pt: sizes.figure.get(),
        total_pt: sizes.total.get(),
        row_mm,
    };
    let heading = |text: String| vec![(text, bold(look.heading_pt))];
    let mut columns = vec![
        Column {
            heading: heading(tr(language, "print-column-rank")),
            width_mm: rank_mm,
            align: Align::Right,
            rule: Rule::None,
            cell: Box::new(|laid: &Laid<'_>| Cell::Total(laid.line.rank(), String::new())),
        },
        Column {
            heading: vec![(String::new(), plain(look.heading_pt))],
            width_mm: NAME_GAP_MM,
            align: Align::Left,
            rule: Rule::None,
            cell: Box::new(|_| Cell::Plain(String::new())),
        },
        Column {
            heading: heading(tr(language, "print-column-name-club")),
            width_mm: name_mm(shown),
            align: Align::Left,
            rule: Rule::None,
            cell: Box::new(|laid| Cell::Lines(laid.name.clone())),
        },
    ];
    let mut groups = Vec::new();
    if shown.rounds && !rounds.is_empty() {
        groups.push((columns.len(), rounds.len(), tr(language, "print-group-rounds")));
        let most = best(&sheet.rows.iter());
        for (index, &place) in rounds.iter().enumerate() {
            let most = most.get(place).copied().flatten();
            let after_break = sheet.breaks.iter().any(|&after| usize::from(after) == place);
            columns.push(Column {
                heading: heading((place + 1).to_string()),
                width_mm: round_mm,
                align: Align::Right,
                rule: if index == 0 || after_break { Rule::Break } else { Rule::None },
                cell: Box::new(move |laid| match laid.line.row.rounds.get(place) {
                    Some(&scored) => {
                        standing::cell(scored, most.filter(|_| laid.rank().is_some()), language)
                    }
                    None => Cell::Plain(String::new()),
                }),
            });
        }
    }
    columns.push(Column {
        heading: heading(tr(language, "print-column-total")),
        width_mm: total_mm,
        align: Align::Right,
        rule: Rule::Total,
        cell: Box::new(move |laid| {
            let total = language.number(laid.line.row.standing.total);
            Cell::Total(total, laid.taken.clone())
        }),
    });
    // Few criteria have a shorter heading, and one alone may have none.
    let room_mm: f32 = criteria_mm.iter().take(shown.criteria).sum();
    let above = ["print-group-criteria", "print-group-criteria-few"].map(|key| tr(language, key));
    if let Some(above) = above.into_iter().find(|said| group_mm(said) <= room_mm) {
        groups.push((columns.len(), shown.criteria, above));
    }
    let criteria = CRITERIA.into_iter().zip(criteria_mm).take(shown.criteria);
    for (index, (tie_break, width_mm)) in criteria.enumerate() {
        columns.push(Column {
            heading: heading(short(tie_break, language)),
            width_mm,
            align: Align::Right,
            rule: if index == 0 { Rule::Total } else { Rule::None },
            cell: Box::new(move |laid| standing::criterion_cell(laid.line, tie_break, language)),
        });
    }
    let legend = legend(sheet, &all, shown, language);
    let row = Box::new(|laid: &Laid<'_>| RowLook {
        muted: laid.line.row.standing.rank.is_none(),
        strong_rule: laid.line.ends_a_part(),
        least_mm: laid.least_mm,
    });
    // A mark in its frame needs so much.
    let usual_mm = usual_mm.max(LEAST_MM);
    let grid = Grid { columns, groups, look, row };
    Table { grid, rows, usual_mm, legend, whole: 0 }
}

/// The width of a tie-break's column: those of words of a length have short headings.
fn width_of(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::InvalidPoints | TieBreak::ValidHigh => "named_mm",
        TieBreak::Valid7 | TieBreak::Valid6 | TieBreak::Valid5 | TieBreak::Valid4 => "valid_mm",
    }
}

/// The least height of a row, and of one with something below its total.
const LEAST_MM: f32 = 4.7;
const TAKEN_MM: f32 = 5.8;

/// What a wide figure of a tie-break keeps from the next one, beside what every figure has.
const MORE_MM: f32 = 0.6;

/// What the name keeps from the rank, and from what stands at its right.
const NAME_GAP_MM: f32 = 1.6;

fn taken_said(taken: i64, language: Language) -> String {
    text!(language, "print-taken", points = language.number(-taken))
}

/// What occurs on the sheet, and nothing else.
fn legend(
    sheet: &FinalSheet,
    lines: &[Line<'_>],
    shown: Shown,
    language: Language,
) -> Vec<(Cell, String)> {
    let mut items = if shown.rounds { marks(&sheet.rows, language) } else { Vec::new() };
    if let Some(line) = lines.iter().find(|line| line.is_shared()) {
        items.push((Cell::Strong(line.rank()), tr(language, "print-legend-shared")));
    }
    items.extend(standing::criteria_told(|one| shown.has(one), language));
    items.extend(standing::decided_told(lines, |one| shown.has(one), language));
    if !shown.rounds && !played(&sheet.rows).is_empty() {
        let said = tr(language, "print-legend-rounds-elsewhere");
        items.push((Cell::Plain(String::new()), said));
    }
    items
}
