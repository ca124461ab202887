//! Where everything stands on the final sheet's pages. Who signs signs results: the signatures stand at
//! the foot of a page that has at least five rows, and what does not fit above them follows as an annex.

use super::FinalSheet;
use super::columns::{Columns, Figures};
use super::sentences::{self, Detail, Where};
use super::table::{Laid, Table, table};
use crate::language::{Language, tr};
use crate::print::formats::anagram::standing;
use crate::print::layout::block::{Block, deal_high, of_pages};
use crate::print::layout::canvas::Part;
use crate::print::layout::code;
use crate::print::layout::grid::{bold, legend, plain};
use crate::print::layout::leaf::{Called, DOT, Leaf};
use crate::print::layout::signing;
use crate::print::layout::text as layout_text;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// How many rows signatures have above them on their page.
const LEAST_ROWS: usize = 5;
/// What parts keep from each other.
const PART_GAP_MM: f32 = 1.5;
/// What evidence keeps from the frame below it, where the page has room.
const EVIDENCE_GAP_MM: f32 = 3.0;
/// How so many pages are tried to be enough: whether names have one line, and with how much said below. A further issue
/// gives up names of two lines before the reasons that the one before it said.
const TRIES: [(bool, usize); 10] = [
    (false, 0),
    (false, 1),
    (false, 2),
    (false, 3),
    (false, 4),
    (true, 0),
    (true, 1),
    (true, 2),
    (true, 3),
    (true, 4),
];
const FURTHER: [(bool, usize); 8] =
    [(false, 0), (false, 1), (false, 2), (true, 0), (true, 1), (true, 2), (false, 3), (true, 3)];
/// How low rows may be: as usual where reasons stand whole, with air before those are left out, as low as cells have room.
const AIRY_MM: f32 = 5.6;
const FLOORS_MM: [(f32, usize); 3] = [(f32::MAX, SHORT), (AIRY_MM, usize::MAX), (0.0, usize::MAX)];
/// The place of what is shortest, and of the same in smaller type.
const SHORT: usize = 3;
const SMALL: usize = 4;
/// What a page that is not the last leaves at its foot.
const GOES_ON_MM: f32 = 6.0;

/// Lays the sheet out.
pub(super) fn document(sheet: &FinalSheet, language: Language, templates: &Templates) -> Pages {
    let figures: Figures = templates.figures();
    let kicker = tr(language, "print-final-kicker");
    let mut foot = vec![tr(language, "print-final-name"), sentences::when(sheet, language)];
    if let Some(digest) = &sheet.digest {
        foot.push(words::of_table(&digest.to_string(), language));
    }
    // Last, since the head of the page has it, too: what has no room is cut at the end.
    foot.push(sheet.details.title.trim().to_owned());
    foot.retain(|part| !part.is_empty());
    let called = Called {
        kicker: kicker.clone(),
        title: sheet.details.title.clone(),
        // Below the title, which keeps its size: at the right it would take the title's room.
        below: sentences::replaces(sheet, language),
        state: sentences::state(sheet, language),
        right: sentences::dates(sheet, language),
        facts: sentences::facts(sheet, language),
        said: standing::provisional(&sheet.provisional, language).unwrap_or_default(),
        running: tr(language, "print-final-goes-on"),
        stated: sheet.signed_at.map(|at| language.date(at.date())).unwrap_or_default(),
        foot: foot.join(DOT),
        is_signed: true,
        author: sheet.details.referee.clone(),
        ..Called::default()
    };
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    let mut table = table(sheet, language, &figures, &mut leaf.flow.warnings);
    let mut page = Page { leaf, sheet, language, figures: &figures };
    page.set(&mut table);
    Pages { subject: kicker, at: sheet.signed_at, ..page.leaf.finish() }
}

struct Page<'a> {
    leaf: Leaf<'a, Columns>,
    sheet: &'a FinalSheet,
    language: Language,
    figures: &'a Figures,
}

impl<'a> Page<'a> {
    fn set(&mut self, table: &mut Table<'a>) {
        let legend = self.legend(table);
        let first_mm = self.leaf.flow.room_mm();
        let (dealt, parts) = self.dealt(table, &legend, first_mm);
        let mut rest = table.rows.as_slice();
        let signed_pages = dealt.len();
        let annexed = parts.is_none();
        for (index, &count) in dealt.iter().enumerate() {
            if index > 0 {
                self.leaf.flow.break_page();
            }
            let (own, further) = rest.split_at(count.min(rest.len()));
            table.grid.set(&mut self.leaf.flow, own);
            rest = further;
            if index + 1 < signed_pages {
                let next = index + 2 == signed_pages;
                self.goes_on(further, (signed_pages, next, annexed));
            }
        }
        self.leaf.flow.skip(PART_GAP_MM / 2.0);
        self.leaf.flow.put(legend);
        let signatures = self.signatures(signed_pages, annexed);
        let (left, bottom) = (self.leaf.flow.left_mm(), self.leaf.flow.bottom_mm());
        let top = bottom - signatures.height_mm;
        if let Some([sections, evidence]) = parts {
            self.leaf.flow.skip(PART_GAP_MM);
            self.leaf.flow.put(sections);
            // What few read stands at the foot, apart from what everybody does.
            let foot_mm = top - EVIDENCE_GAP_MM - evidence.height_mm;
            self.leaf.flow.down_to(foot_mm.max(self.leaf.flow.y_mm() + PART_GAP_MM));
            self.leaf.flow.put(evidence);
        }
        self.leaf.flow.place(signatures, (left, top.max(self.leaf.flow.y_mm())));
        self.leaf.signed_here();
        if annexed {
            self.leaf.flow.break_page();
            self.annex();
        }
    }

    /// How many rows each page has, and what stands below the last of them; `None` if that follows as an
    /// annex. As few pages as possible, all equally full. Before two pages become three, or one two, rows are a little lower,
    /// then less is said of what stands below, and last names have one line.
    fn dealt(
        &mut self,
        table: &mut Table<'a>,
        legend: &Block,
        first_mm: f32,
    ) -> (Vec<usize>, Option<[Block; 2]>) {
        // Reasons are told in smaller type before they are left out.
        let (note, tiny) = (self.figures.sizes.note.get(), self.figures.sizes.tiny.get());
        let details = [
            (Detail::Full, note),
            (Detail::Reasons, note),
            (Detail::Reasons, tiny),
            (Detail::Short, note),
            (Detail::Short, tiny),
        ];
        let parts = details
            .map(|(detail, size_pt)| [self.sections(detail, size_pt), self.evidence(detail)]);
        let annexed_mm = legend.height_mm + self.signatures(3, true).height_mm + PART_GAP_MM;
        let with_annex = self.rooms_mm(first_mm, annexed_mm);
        let head_mm = table.grid.head_mm();
        let usual = |table: &Table<'_>| {
            let rooms = with_annex.map(|room_mm| room_mm - head_mm);
            deal_high(&table.heights_mm(), rooms, LEAST_ROWS)
        };
        let most = usual(table).len();
        for count in 1..=most + 1 {
            let signed_mm = legend.height_mm + self.signatures(count, false).height_mm;
            let rooms = parts.each_ref().map(|parts| {
                let parts_mm: f32 = parts.iter().map(|part| part.height_mm).sum();
                let closing_mm = signed_mm + parts_mm + 3.0 * PART_GAP_MM;
                of_pages(self.rooms_mm(first_mm, closing_mm), count)
            });
            // Where there are many pages one more is no matter.
            let saves = count <= 2 || count > most;
            let tries: &[(bool, usize)] = match self.sheet.replaces {
                _ if !saves => &TRIES[..1],
                None => &TRIES,
                Some(_) => &FURTHER,
            };
            let floors: &[(f32, usize)] = match self.sheet.replaces {
                _ if !saves => &FLOORS_MM[..1],
                None => &FLOORS_MM,
                Some(_) => &FLOORS_MM[2..],
            };
            for &(floor_mm, below) in floors {
                let last = floor_mm <= 0.0;
                let tries = tries.iter().filter(|(closely, at)| *at < below && (last || !closely));
                for &(closely, detail) in tries {
                    let how = (LEAST_ROWS, floor_mm);
                    let rooms = [rooms[detail].as_slice(), &rooms[SMALL]];
                    if let Some((pages, detail)) = dealt_in(table, rooms, (closely, detail), how) {
                        return (pages, Some(parts[detail].clone()));
                    }
                }
            }
        }
        for count in 1..=most {
            let rooms = of_pages(with_annex, count);
            let dealt = table
                .dealt_with_clubs(&rooms, (LEAST_ROWS, 0.0))
                .or_else(|| table.dealt_closely(&rooms));
            if let Some(pages) = dealt {
                return (pages, None);
            }
        }
        (usual(table), None)
    }

    /// What rows have on the only page, the first, a further and the last, where so much stands below the last of them.
    fn rooms_mm(&self, first_mm: f32, closing_mm: f32) -> [f32; 4] {
        let further_mm = self.figures.page.text_height_mm();
        let below = [closing_mm, GOES_ON_MM, GOES_ON_MM, closing_mm];
        let pages = [first_mm, first_mm, further_mm, further_mm];
        std::array::from_fn(|place| pages[place] - below[place])
    }

    /// At the foot of a page that is not the last: what follows.
    fn goes_on(&mut self, further: &[Laid<'_>], (pages, next, annexed): (usize, bool, bool)) {
        let sizes = self.figures.sizes;
        let where_to = if next { Where::On(pages) } else { Where::UpTo(pages) };
        let ranks = further.iter().map(Laid::rank);
        let said = sentences::follows(ranks, (where_to, annexed), self.language);
        let style = plain(sizes.note.get());
        self.leaf.flow.skip(1.0);
        self.leaf.flow.paragraph(&said, style);
    }

    fn legend(&mut self, table: &Table<'_>) -> Block {
        let (width, size) = (self.leaf.flow.width_mm(), self.figures.sizes.small.get());
        self.leaf.flow.block(|canvas| legend(canvas, &table.legend, width, size))
    }

    /// Penalties beside rulings and objections.
    fn sections(&mut self, detail: Detail, size_pt: f32) -> Block {
        let (sheet, language, sizes) = (self.sheet, self.language, self.figures.sizes);
        // What is left out is told beside the headings, with where it stands.
        let part = |key, lines, elsewhere, count| Part {
            heading: tr(language, key),
            beside: match (detail, count) {
                (Detail::Short, 1_usize..) => tr(language, elsewhere),
                _ => String::new(),
            },
            lines,
        };
        let reasons = sheet.penalties.len() + sheet.objections.len();
        let parts = [
            part(
                "print-final-penalties",
                sentences::penalties(sheet, language, detail),
                "print-final-reasons-elsewhere",
                reasons,
            ),
            part(
                "print-final-objections",
                sentences::objections(sheet, language, detail),
                "print-final-round-ends-elsewhere",
                sheet.round_ends.len(),
            ),
        ];
        let width = self.leaf.flow.width_mm();
        let styles = (bold(sizes.heading.get()), plain(size_pt));
        self.leaf.flow.block(|canvas| canvas.parts(&parts, (0.0, width), styles))
    }

    /// Word list, draw, commitment, seed, heads; beside it the code from which every draw is derived.
    fn evidence(&mut self, detail: Detail) -> Block {
        let lines = sentences::evidence(self.sheet, self.language, detail);
        let derivation = sentences::derivation(self.sheet);
        let all = signing::Evidence { lines, derivation };
        signing::evidence(&mut self.leaf, &all, self.language)
    }

    /// What is signed, and a line for each who signs.
    fn signatures(&mut self, pages: usize, annexed: bool) -> Block {
        let (sheet, language) = (self.sheet, self.language);
        let mut said = sentences::certified(sheet, pages, language);
        if annexed {
            said = format!("{said} {}", text!(language, "print-final-annex", page = pages + 1));
        }
        let people = signing::people(&sheet.details, language);
        signing::signatures(&mut self.leaf, &said, &people)
    }

    /// What did not fit above the signatures, after them.
    fn annex(&mut self) {
        let (sheet, language) = (self.sheet, self.language);
        for (key, lines) in [
            ("print-final-penalties", sentences::penalties(sheet, language, Detail::Full)),
            ("print-final-objections", sentences::objections(sheet, language, Detail::Full)),
        ] {
            self.leaf.heading(&tr(language, key));
            for line in lines {
                self.leaf.body(&line);
            }
        }
        self.leaf.heading(&tr(language, "print-final-evidence"));
        let body = plain(self.figures.sizes.body.get());
        let beside = self.leaf.flow.width_mm() - self.figures.space.label_mm.get();
        for (label, value) in sentences::evidence(sheet, language, Detail::Full) {
            // Each fact whole: a round stays with its code.
            let facts: Vec<String> = value.split(DOT).map(str::to_owned).collect();
            let (weight, size) = (body.weight, body.size_pt);
            let lines = layout_text::wrap_facts(&facts, DOT, weight, size, beside);
            for (place, line) in lines.iter().enumerate() {
                self.leaf.labelled(if place == 0 { &label } else { "" }, line);
            }
        }
        let code = sentences::derivation(sheet);
        if let Some(modules) = code.as_deref().and_then(signing::modules) {
            let flow = &mut self.leaf.flow;
            flow.skip(PART_GAP_MM);
            let code_mm = signing::code_mm(&modules);
            flow.need(code_mm);
            let at = (flow.left_mm(), flow.y_mm());
            flow.mark(code::mark(modules, at.0, at.1, code_mm));
            flow.down_to(at.1 + code_mm);
            self.leaf.note(&tr(language, "print-final-code"));
        }
    }
}

/// The rows in rooms that leave place for so much said below, and what is said there: the same in smaller type before clubs
/// are cut.
fn dealt_in(
    table: &mut Table<'_>,
    [rooms, small]: [&[f32]; 2],
    (closely, detail): (bool, usize),
    how: (usize, f32),
) -> Option<(Vec<usize>, usize)> {
    if closely {
        return Some((table.dealt_closely(rooms)?, detail));
    }
    let pages = table.dealt_with_clubs(rooms, how)?;
    if detail == SHORT
        && table.cuts_clubs()
        && let Some(pages) = table.dealt_with_whole_clubs((small, pages.len()), how)
    {
        return Some((pages, SMALL));
    }
    Some((pages, detail))
}

#[cfg(test)]
mod tests;
