//! What tables of many rows share: names in as many lines as they take, and rows dealt to pages so that what
//! is signed never stands alone.

use crate::language::{Language, tr};
use crate::print::layout::block::{Block, across, deal_evenly};
use crate::print::layout::canvas::Setting;
use crate::print::layout::columns::GAP_MM;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{Grid, bold, cell_mm, soft};
use crate::print::layout::leaf::{DOT, Leaf};
use crate::print::layout::names::{club, name_lines};
use crate::print::layout::pages::Style;

/// Declares the widths of a document's columns and its template: the columns that are fixed, and the least of what
/// takes the rest.
macro_rules! leaf_of {
    ($name:literal, $fixed:expr, $least:literal) => {
        /// Widths of the columns; what is not fixed takes what the others leave.
        #[derive(Clone, Debug, serde::Deserialize)]
        #[serde(transparent)]
        pub(in crate::print) struct Columns(crate::print::layout::leaf::Widths);

        impl crate::print::layout::larger::Growing for Columns {
            fn widths_mut(&mut self) -> &mut crate::print::layout::leaf::Widths {
                &mut self.0
            }
        }

        pub(in crate::print) type Figures = crate::print::layout::leaf::LeafFigures<Columns>;

        impl crate::print::layout::leaf::Columns for Columns {
            const NAME: &'static str = $name;
            const EMBEDDED: &'static str = include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/templates/print/",
                $name,
                ".toml"
            ));

            fn tables(&self) -> Vec<(f32, f32)> {
                let fixed: &[&str] = &$fixed;
                let taken: f32 = fixed.iter().map(|key| self.0.get(key)).sum();
                vec![(taken, self.0.get($least))]
            }
        }
    };
}
pub(in crate::print) use leaf_of;

/// Lines of pieces in a cell.
pub(in crate::print) type Lines = Vec<Vec<(String, Style)>>;

/// A name in as many lines as it takes, and below it what is said of whoever has it.
pub(in crate::print) fn named<C>(
    leaf: &mut Leaf<'_, C>,
    name: &str,
    below: &[&str],
    room_mm: f32,
) -> Lines {
    let sizes = leaf.figures.sizes;
    let (strong, small) = (bold(sizes.name.get()), soft(sizes.tiny.get()));
    let warnings = &mut leaf.flow.warnings;
    let lines = name_lines(name, strong, room_mm, warnings);
    let last = lines.last().map_or(0.0, |line| strong.weight.width_mm(line, strong.size_pt));
    let is_broken = lines.len() > 1;
    let mut set: Lines = lines.into_iter().map(|line| vec![(line, strong)]).collect();
    let below: Vec<&str> = below.iter().map(|it| it.trim()).filter(|it| !it.is_empty()).collect();
    let said = below.join(DOT);
    if said.is_empty() {
        return set;
    }
    // What a broken name leaves of its last line is what there is for the rest.
    if is_broken {
        let said = dotted(&said, small, room_mm - last, warnings);
        set.last_mut().into_iter().for_each(|line| line.push((said.clone(), small)));
    } else {
        set.push(vec![(club(&said, small, room_mm, warnings), small)]);
    }
    set
}

/// What goes on behind a name on its line, parted from it by a dot.
pub(in crate::print) fn dotted(
    said: &str,
    style: Style,
    room_mm: f32,
    warnings: &mut Vec<crate::print::layout::Warning>,
) -> String {
    let room_mm = room_mm - style.width_mm(" ");
    format!(" {}", club(&format!("{}{said}", DOT.trim_start()), style, room_mm, warnings))
}

/// What of a width a column for clubs has beside the names, which have what they need: of a third to two thirds.
pub(in crate::print) fn beside_mm<'a>(
    names: impl Iterator<Item = &'a str>,
    strong: Style,
    both_mm: f32,
) -> f32 {
    let widest = names.map(|name| strong.width_mm(name)).fold(0.0, f32::max) + GAP_MM;
    both_mm - widest.clamp(both_mm / 3.0, both_mm * 2.0 / 3.0)
}

/// What a row of such lines needs; never less than the document's rows.
pub(in crate::print) fn row_mm<C>(leaf: &Leaf<'_, C>, lines: &Lines) -> f32 {
    let name_pt = leaf.figures.sizes.name.get();
    let is_large = |line: &&Vec<(String, Style)>| line.iter().any(|(_, it)| it.size_pt >= name_pt);
    // A name of several lines keeps from the rules of its row.
    let clear_mm = if lines.iter().filter(is_large).count() > 1 { CLEAR_MM } else { 0.0 };
    leaf.figures.space.row_mm.get().max(cell_mm(lines) + clear_mm)
}

/// What a name of several lines keeps from the rules of its row, above and below together.
const CLEAR_MM: f32 = 1.0;
/// The rows that go with what stands below a table.
const WITH_CLOSING: usize = 5;

/// How many pages the rows take with what closes the table.
pub(in crate::print) fn pages<C, R>(
    leaf: &Leaf<'_, C>,
    grid: &Grid<'_, R>,
    rows: &[R],
    closing: &Block,
) -> usize {
    dealt_rows(leaf, grid, rows, closing).len()
}

fn dealt_rows<C, R>(
    leaf: &Leaf<'_, C>,
    grid: &Grid<'_, R>,
    rows: &[R],
    closing: &Block,
) -> Vec<usize> {
    let heights: Vec<f32> = rows.iter().map(|row| grid.high_mm(row)).collect();
    dealt(&heights, rooms(leaf, grid), closing.height_mm + 3.0)
}

/// What rows have on this page, and on a further one.
fn rooms<C, R>(leaf: &Leaf<'_, C>, grid: &Grid<'_, R>) -> (f32, f32) {
    let head = grid.head_mm();
    (leaf.flow.room_mm() - head, leaf.figures.page.text_height_mm() - head)
}

/// How high rows may be, and by how much they are lower at a time.
pub(in crate::print) const HIGHEST_MM: f32 = 9.2;
const LOWER_BY_MM: f32 = 0.1;

/// Makes rows as high as they may be without a page more.
pub(in crate::print) fn raise<C, R>(
    leaf: &Leaf<'_, C>,
    grid: &mut Grid<'_, R>,
    rows: &[R],
    closing: &Block,
) {
    raise_to(HIGHEST_MM, leaf, grid, (rows, closing));
}

/// The same, up to a height of their own.
pub(in crate::print) fn raise_to<C, R>(
    highest_mm: f32,
    leaf: &Leaf<'_, C>,
    grid: &mut Grid<'_, R>,
    (rows, closing): (&[R], &Block),
) {
    let (least, most) = (grid.look.row_mm, pages(leaf, grid, rows, closing));
    let steps = std::iter::successors(Some(highest_mm), |row_mm| Some(row_mm - LOWER_BY_MM));
    for row_mm in steps.take_while(|&row_mm| row_mm > least) {
        grid.look.row_mm = row_mm;
        if pages(leaf, grid, rows, closing) <= most {
            return;
        }
    }
    grid.look.row_mm = least;
}

/// Sets all rows, and below the last of them what closes the table, which never stands alone.
pub(in crate::print) fn set<C, R>(
    leaf: &mut Leaf<'_, C>,
    grid: &Grid<'_, R>,
    rows: &[R],
    closing: Block,
) {
    set_rows(leaf, grid, rows, &closing);
    leaf.flow.put(closing);
}

/// The same of rows of which so many at a time stand on one page, as far as they have room there.
pub(in crate::print) fn set_in_groups<C, R>(
    leaf: &mut Leaf<'_, C>,
    grid: &Grid<'_, R>,
    (rows, groups): (&[R], &[usize]),
    closing: Block,
) {
    let mut rest = rows;
    let heights = groups.iter().map(|&count| {
        let (own, further) = rest.split_at(count.min(rest.len()));
        rest = further;
        own.iter().map(|row| grid.high_mm(row)).sum::<f32>()
    });
    let heights: Vec<f32> = heights.collect();
    let (first, further) = rooms(leaf, grid);
    let room_mm = first.min(further) - closing.height_mm - 3.0;
    if heights.iter().any(|&height_mm| height_mm > room_mm) {
        return set(leaf, grid, rows, closing);
    }
    let pages = deal_evenly(&heights, pages_of((first, further), closing.height_mm + 3.0), 1);
    let mut groups = groups.iter();
    let dealt = pages.into_iter().map(|count| groups.by_ref().take(count).sum()).collect();
    set_dealt(leaf, grid, (rows, dealt), &closing);
    leaf.flow.put(closing);
}

/// The same with rows lower than usual, down to a least height, where that saves a page.
pub(in crate::print) fn set_closely<C, R>(
    leaf: &mut Leaf<'_, C>,
    grid: &mut Grid<'_, R>,
    rows: &[R],
    (closing, least_mm): (Block, f32),
) {
    lower(leaf, grid, rows, (&closing, least_mm));
    set(leaf, grid, rows, closing);
}

/// Rows lower than usual, down to a least height, where that saves a page.
fn lower<C, R>(
    leaf: &Leaf<'_, C>,
    grid: &mut Grid<'_, R>,
    rows: &[R],
    (closing, least_mm): (&Block, f32),
) {
    let (usual_mm, most) = (grid.look.row_mm, pages(leaf, grid, rows, closing));
    let steps = std::iter::successors(Some(usual_mm), |row_mm| Some(row_mm - LOWER_BY_MM));
    let saves = steps.take_while(|&row_mm| row_mm >= least_mm).find(|&row_mm| {
        grid.look.row_mm = row_mm;
        pages(leaf, grid, rows, closing) < most
    });
    grid.look.row_mm = saves.unwrap_or(usual_mm);
}

/// The same with lines to sign on below what is told: at the foot of the page, or where it is nearly empty not far below.
pub(in crate::print) fn set_signed_closely<C, R>(
    leaf: &mut Leaf<'_, C>,
    grid: &mut Grid<'_, R>,
    rows: &[R],
    ([told, lines], least_mm): ([Block; 2], f32),
) {
    let both = above(&told, &lines);
    lower(leaf, grid, rows, (&both, least_mm));
    set_rows(leaf, grid, rows, &both);
    leaf.flow.put(told);
    let (below, foot) = (leaf.flow.y_mm(), leaf.flow.bottom_mm() - lines.height_mm);
    leaf.flow.down_to(foot.min(below + SIGN_BELOW_MM).max(below));
    leaf.flow.put(lines);
}

/// The same of a table that is signed: its rows as high as they may be, the lines to sign on at the foot of the page.
pub(in crate::print) fn set_signed<C, R>(
    leaf: &mut Leaf<'_, C>,
    grid: &mut Grid<'_, R>,
    rows: &[R],
    [told, lines]: [Block; 2],
) {
    let both = above(&told, &lines);
    raise(leaf, grid, rows, &both);
    set_rows(leaf, grid, rows, &both);
    leaf.flow.put(told);
    let top = (leaf.flow.bottom_mm() - lines.height_mm - 2.0).max(leaf.flow.y_mm());
    leaf.flow.down_to(top);
    leaf.flow.put(lines);
    leaf.signed_here();
}

/// What two blocks take, one above the other.
pub(in crate::print) fn above(told: &Block, lines: &Block) -> Block {
    Block { marks: Vec::new(), height_mm: told.height_mm + lines.height_mm }
}

fn set_rows<C, R>(leaf: &mut Leaf<'_, C>, grid: &Grid<'_, R>, rows: &[R], closing: &Block) {
    let dealt = dealt_rows(leaf, grid, rows, closing);
    set_dealt(leaf, grid, (rows, dealt), closing);
}

fn set_dealt<C, R>(
    leaf: &mut Leaf<'_, C>,
    grid: &Grid<'_, R>,
    (rows, dealt): (&[R], Vec<usize>),
    closing: &Block,
) {
    let mut rest = rows;
    for (page, count) in dealt.into_iter().enumerate() {
        if page > 0 {
            leaf.flow.break_page();
        }
        let (own, further) = rest.split_at(count.min(rest.len()));
        grid.set(&mut leaf.flow, own);
        rest = further;
    }
    leaf.flow.skip(3.0);
    leaf.flow.need(closing.height_mm);
}

/// How many rows stand on each page: all equally full, the last with what closes the table.
fn dealt(heights: &[f32], rooms: (f32, f32), closing: f32) -> Vec<usize> {
    let pages = pages_of(rooms, closing);
    // Where more stands below the table than leaves room for these, as many as have room.
    let mut room = pages[3];
    let fits = heights.iter().rev().take_while(|height| {
        room -= *height;
        room >= 0.0
    });
    let least = WITH_CLOSING.min(heights.len()).min(fits.count().max(1));
    deal_evenly(heights, pages, least)
}

/// The rooms of the only page, the first, a further and the last one, which has what closes the table.
fn pages_of((first, further): (f32, f32), closing: f32) -> [f32; 4] {
    [first - closing, first, further, further - closing]
}

/// How high a line to sign on is, and how many stand beside each other at most.
const SIGN_MM: f32 = 15.0;
const SIGN_ACROSS: usize = 3;
/// How far below a table they stand at most.
const SIGN_BELOW_MM: f32 = 24.0;

/// Notes below a table.
pub(in crate::print) fn closing<C>(leaf: &mut Leaf<'_, C>, notes: &[String]) -> Block {
    let (width, note) = (leaf.flow.width_mm(), soft(leaf.figures.sizes.small.get()));
    leaf.flow.block(|canvas| {
        let set = |y, said: &String| canvas.paragraph(said, (0.0, y), width, (note, Align::Left));
        notes.iter().fold(0.0, set)
    })
}

/// Lines to sign on.
pub(in crate::print) fn signatures<C>(
    leaf: &mut Leaf<'_, C>,
    people: &[(String, String)],
) -> Block {
    let (sizes, width) = (leaf.figures.sizes, leaf.flow.width_mm());
    leaf.flow.block(|canvas| {
        let (body, small) = (bold(sizes.note.get()), soft(sizes.small.get()));
        let (gap, mut y) = (8.0, 2.0);
        for row in people.chunks(across(people.len(), SIGN_ACROSS)) {
            let wide = (width - 2.0 * gap) / 3.0;
            let mut x = 0.0;
            for (name, what) in row {
                let label = Setting::line(small, sizes.tiny.get());
                let who = Setting::line(body, sizes.tiny.get() * 0.8).lines(2);
                canvas.signature((x, y + SIGN_MM - 7.0), wide, (what, label), (name, who));
                x += wide + gap;
            }
            y += SIGN_MM;
        }
        y
    })
}

/// Who signs, and as what.
pub(in crate::print) fn people(
    details: &crate::domain::contest::Details,
    language: Language,
) -> Vec<(String, String)> {
    let referee = (details.referee.trim().to_owned(), tr(language, "print-sign-referee"));
    let assistants = details.assistants.iter().map(|name| name.trim().to_owned());
    let assistants = assistants.map(|name| (name, tr(language, "print-sign-assistants")));
    let club = (!details.club.trim().is_empty())
        .then(|| (details.club.trim().to_owned(), tr(language, "print-sign-club")));
    std::iter::once(referee).chain(assistants).chain(club).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_dealt_so_that_what_closes_a_table_has_company() {
        let same = |count: usize| vec![10.0; count];
        assert_eq!(dealt(&same(5), (100.0, 100.0), 30.0), [5]);
        assert_eq!(dealt(&same(9), (100.0, 100.0), 30.0), [4, 5]);
        assert_eq!(dealt(&same(11), (100.0, 100.0), 30.0), [6, 5]);
        assert_eq!(dealt(&same(0), (100.0, 100.0), 30.0), [0]);
        assert_eq!(dealt(&same(2), (100.0, 100.0), 30.0), [2]);
        assert_eq!(dealt(&same(16), (120.0, 150.0), 30.0), [8, 8], "none nearly empty");
        assert_eq!(dealt(&same(22), (100.0, 100.0), 75.0), [10, 10, 2], "no page for one row");
        for count in 1..80 {
            let pages = dealt(&same(count), (87.0, 123.0), 31.0);
            assert_eq!(pages.iter().sum::<usize>(), count);
            let last = *pages.last().unwrap();
            assert!(last >= count.min(5), "{count}: {pages:?}");
            let room = if pages.len() == 1 { 87.0 } else { 123.0 };
            assert!(f32::from(u8::try_from(last).unwrap()) * 10.0 + 31.0 <= room, "{count}");
        }
    }
}
