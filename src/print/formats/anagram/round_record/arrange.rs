//! Which rows of the results stand on which page of a round's record, and which parts beside and below them, so
//! that no page is there for a few lines: rows become a little lower first, then the table goes on to the next page.

use crate::print::layout::block::deal_evenly;
use crate::print::layout::grid::Grid;

/// The room on pages, in millimetres.
#[expect(clippy::struct_field_names, reason = "a length names its unit")]
pub(super) struct Frame {
    /// Of the first page, below its head, and of every further one.
    pub first_mm: f32,
    pub further_mm: f32,
    /// What the page with the last rows leaves at its foot.
    pub closing_mm: f32,
    /// Between the table and what stands below it.
    pub gap_mm: f32,
    /// What stands below the rows of each page and belongs to the table.
    pub legend_mm: f32,
}

/// Where everything stands.
pub(super) struct Arranged {
    /// The least height of a row.
    pub row_mm: f32,
    pub pages: Vec<OnPage>,
}

impl Arranged {
    /// Whether rows stand on more than one page.
    pub(super) fn goes_on(&self) -> bool {
        self.pages.iter().filter(|page| page.rows > 0).count() > 1
    }

    /// The page with the last results, which is signed.
    pub(super) fn signed(&self) -> usize {
        self.pages.iter().rposition(|page| page.rows > 0).unwrap_or_default()
    }
}

/// What stands on a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OnPage {
    /// So many of the rows that are left.
    pub rows: usize,
    /// The next parts that are no rows, each in its place.
    pub beside: Vec<Spot>,
}

/// The place of a part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    /// Of three columns, from the left; the table covers the first two.
    pub column: u8,
    /// From the top of the page's room.
    pub y_mm: f32,
}

/// The column beside the table, and those that it leaves free below itself.
const BESIDE: u8 = 2;
const BELOW: [u8; 2] = [0, 1];
/// Rows are lowered in these steps, so often at most.
const LOWER_BY_MM: f32 = 0.5;
const STEPS: u8 = 4;
/// By how much rows grow at most that leave a page unfilled.
const HIGHER_MM: f32 = 1.6;
/// Sections up to such a height are kept whole, the first that costs no page.
const WHOLE_MM: [f32; 3] = [60.0, 20.0, 0.0];
/// By what the columns of a page without rows grow, until all have room.
const GROWS_MM: f32 = 2.0;

/// The fewest pages, then whole sections, then the highest rows. Of each section the heights of its parts are given.
pub(super) fn arrange<R>(
    frame: &Frame,
    grid: &mut Grid<'_, R>,
    rows: &[R],
    sections: &[Vec<f32>],
) -> Arranged {
    let alone = |section: &Vec<f32>| section.iter().map(|&part| vec![part]).collect::<Vec<_>>();
    let groupings: [Vec<Vec<f32>>; 3] = WHOLE_MM.map(|most| {
        let whole = |section: &Vec<f32>| match section.iter().sum::<f32>() {
            height if height <= most => vec![section.clone()],
            _ => alone(section),
        };
        sections.iter().flat_map(whole).collect()
    });
    let usual = grid.look.row_mm;
    let head_mm = grid.head_mm();
    let least = grid.rows_in(frame.further_mm) / 3;
    let mut best: Option<Arranged> = None;
    let steps = || (0..=STEPS).flat_map(|step| [(step, true), (step, false)]);
    for (parts, (step, one_page)) in
        groupings.iter().flat_map(|parts| steps().map(move |step| (parts, step)))
    {
        grid.look.row_mm = usual - f32::from(step) * LOWER_BY_MM;
        let heights: Vec<f32> = rows.iter().map(|row| grid.high_mm(row)).collect();
        let pages = frame.pages((head_mm, &heights), parts, (least, one_page));
        let fewer = best.as_ref().is_none_or(|best| pages.len() < best.pages.len());
        let has_rows = |pages: &[OnPage]| pages.iter().all(|page| page.rows > 0);
        let better = best.as_ref().is_some_and(|best| {
            pages.len() == best.pages.len() && has_rows(&pages) && !has_rows(&best.pages)
        });
        if fewer || better {
            best = Some(Arranged { row_mm: grid.look.row_mm, pages });
        }
    }
    grid.look.row_mm = usual;
    best.unwrap_or(Arranged { row_mm: usual, pages: vec![OnPage::default()] })
}

impl Frame {
    /// How high rows are that fill the pages they stand on, unless something stands below them.
    pub(super) fn filled_mm<R>(&self, grid: &Grid<'_, R>, rows: &[R], arranged: &Arranged) -> f32 {
        let usual = arranged.row_mm;
        let beside = |page: &OnPage| page.beside.iter().all(|spot| spot.column == BESIDE);
        if !arranged.goes_on() || !arranged.pages.iter().all(beside) {
            return usual;
        }
        let last = arranged.signed();
        let mut rest = rows;
        let mut higher_mm = HIGHER_MM;
        for (number, page) in arranged.pages.iter().enumerate().filter(|(_, page)| page.rows > 0) {
            let (own, more) = rest.split_at(page.rows.min(rest.len()));
            rest = more;
            let closing_mm = if number == last { self.closing_mm } else { 0.0 };
            let rows_mm: f32 = own.iter().map(|row| grid.high_mm(row)).sum();
            let table_mm = grid.head_mm() + self.legend_mm + rows_mm;
            let count = f32::from(u16::try_from(own.len()).unwrap_or(u16::MAX)).max(1.0);
            higher_mm = higher_mm.min((self.room_mm(number) - closing_mm - table_mm) / count);
        }
        usual + higher_mm.max(0.0)
    }

    fn room_mm(&self, page: usize) -> f32 {
        if page == 0 { self.first_mm } else { self.further_mm }
    }

    /// The pages with rows of these heights; unless all may stand on one page, the table goes on to a second.
    fn pages(
        &self,
        (head_mm, heights): (f32, &[f32]),
        parts: &[Vec<f32>],
        (least, one_page): (usize, bool),
    ) -> Vec<OnPage> {
        let rooms = [
            if one_page { self.first_mm - self.closing_mm } else { 0.0 },
            self.first_mm,
            self.further_mm,
            self.further_mm - self.closing_mm,
        ];
        let head_mm = head_mm + self.legend_mm;
        let rooms = rooms.map(|room| room - head_mm);
        let dealt = deal_evenly(heights, rooms, least);
        let mut tables = Vec::with_capacity(dealt.len());
        let mut rest = heights;
        for &count in &dealt {
            let (own, further) = rest.split_at(count.min(rest.len()));
            tables.push((count, head_mm + own.iter().sum::<f32>()));
            rest = further;
        }
        let together: Vec<f32> = parts.iter().map(|group| group.iter().sum()).collect();
        // Beside rows that go on the parts do, too.
        let as_high = self.filled(&tables, &together, (tables.len(), tables.len() > 1));
        let further =
            (tables.len()..).find_map(|count| self.filled(&tables, &together, (count, false)));
        let mut pages = as_high.or(further).unwrap_or_default();
        let mut groups = parts.iter();
        for page in &mut pages {
            let spots = page.beside.iter().zip(&mut groups);
            let each = spots.flat_map(|(&Spot { column, y_mm }, group)| {
                group.iter().scan(y_mm, move |below, height| {
                    let spot = Spot { column, y_mm: *below };
                    *below += height;
                    Some(spot)
                })
            });
            page.beside = each.collect();
        }
        pages
    }

    /// All of it on so many pages, if it fits there; what stands beside rows that go on may be no longer than they are.
    fn filled(
        &self,
        tables: &[(usize, f32)],
        parts: &[f32],
        (count, as_high): (usize, bool),
    ) -> Option<Vec<OnPage>> {
        let mut rest = parts;
        let mut pages = Vec::with_capacity(count);
        for number in 0..count {
            let has_last = number + 1 == tables.len();
            let room = self.room_mm(number) - if has_last { self.closing_mm } else { 0.0 };
            let (rows, table_mm) = tables.get(number).copied().unwrap_or_default();
            let columns = if number >= tables.len() {
                even(rest, room)
            } else {
                let below = if has_last { &BELOW[..] } else { &[] };
                let below = below.iter().map(|&column| (column, table_mm + self.gap_mm, room));
                let beside = if as_high && !has_last { table_mm.min(room) } else { room };
                std::iter::once((BESIDE, 0.0, beside)).chain(below).collect()
            };
            let beside = spots(rest, &columns);
            rest = &rest[beside.len()..];
            pages.push(OnPage { rows, beside });
        }
        rest.is_empty().then_some(pages)
    }
}

/// Three columns of a page without rows, no longer than they must be.
fn even(parts: &[f32], room_mm: f32) -> Vec<(u8, f32, f32)> {
    let columns = |bottom: f32| [0, 1, 2].map(|column| (column, 0.0, bottom)).to_vec();
    let mut bottom = GROWS_MM;
    while bottom < room_mm && spots(parts, &columns(bottom)).len() < parts.len() {
        bottom += GROWS_MM;
    }
    columns(bottom.min(room_mm))
}

/// The places of as many parts as these columns take, each a number, its top and its bottom. On each page one
/// stands beside the table, even if it is higher than that column: so all find a page.
fn spots(parts: &[f32], columns: &[(u8, f32, f32)]) -> Vec<Spot> {
    let mut rest = parts.iter().peekable();
    let mut spots = Vec::new();
    for &(column, top, bottom) in columns {
        let mut y_mm = top;
        while let Some(height) =
            rest.next_if(|&&height| y_mm + height <= bottom || (column, y_mm) == (BESIDE, 0.0))
        {
            spots.push(Spot { column, y_mm });
            y_mm += height;
        }
    }
    spots
}
