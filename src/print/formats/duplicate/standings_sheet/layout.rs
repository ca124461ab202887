//! Standings on pages: a table whose figures add up before the reader's eyes, and below it, where they are
//! signed, the lines to sign on, which never stand alone.

use serde::Deserialize;

use super::{Form, StandingsRow, StandingsSheet};
use crate::language::{Language, tr};
use crate::print::formats::duplicate::table::{GAP_MM, figures, gap, look, texts, wrapped};
use crate::print::layout::block::Block;
use crate::print::layout::canvas::Part;
use crate::print::layout::grid::{
    Cell, Column, Grid, GridLook, RowLook, bold, cell_mm, plain, soft,
};
use crate::print::layout::larger::{Growing, Tried, largest};
use crate::print::layout::leaf::{self, DOT, Leaf, LeafFigures, Widths};
use crate::print::layout::names::{club as club_line, name_lines};
use crate::print::layout::pages::Style;
use crate::print::layout::signing;
use crate::print::layout::table::{self, HIGHEST_MM};
use crate::print::layout::{Club, Pages, Templates};
use crate::print::words::{self, grouped};
use crate::text;

/// Widths as the templates of standings and of the final sheet have them; the name takes what is left.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
struct PutUp(Widths);

#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
struct Final(Widths);

impl leaf::Columns for PutUp {
    const NAME: &'static str = "standings";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/standings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        Vec::new()
    }
}

impl leaf::Columns for Final {
    const NAME: &'static str = "final";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/final.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        Vec::new()
    }
}

impl Growing for PutUp {
    fn widths_mut(&mut self) -> &mut Widths {
        &mut self.0
    }
}

trait Own: leaf::Columns {
    fn widths(&self) -> &Widths;
    /// What a figure takes.
    fn figure_mm(&self) -> f32;
}

impl Own for PutUp {
    fn widths(&self) -> &Widths {
        &self.0
    }

    fn figure_mm(&self) -> f32 {
        1.5 * self.0.get("round_mm")
    }
}

impl Own for Final {
    fn widths(&self) -> &Widths {
        &self.0
    }

    fn figure_mm(&self) -> f32 {
        2.2 * self.0.get("round_mm")
    }
}

/// What is called by a word is so much wider than other figures, and what is called by a letter narrower.
const WIDER_MM: f32 = 3.0;
/// What names and clubs have at least where type is larger.
const NAMES_MM: f32 = 50.0;
/// How high a row is at least whose club stands beside the name.
const CLOSE_MM: f32 = 3.9;
/// The last rank that a strong rule sets apart.
const LAST_HONOUR: u32 = 3;
/// What is signed is told of at most so many pages before they are counted.
const MANY_PAGES: usize = 9;

struct Laid<'a> {
    row: &'a StandingsRow,
    name: Vec<Vec<(String, Style)>>,
    beside: Vec<Vec<(String, Style)>>,
    is_shared: bool,
    ends_a_part: bool,
}

pub(super) fn document(sheet: &StandingsSheet, language: Language, templates: &Templates) -> Pages {
    match sheet.form {
        Form::PutUp => largest(&templates.figures::<LeafFigures<PutUp>>(), |figures, times| {
            put_up(sheet, language, (figures, templates.club()), times)
        }),
        Form::Final => {
            let figures: LeafFigures<Final> = templates.figures();
            signed_sheet(sheet, language, (&figures, templates.club()))
        }
    }
}

/// With type so many times as large as usual; `None` where it has no room.
fn put_up(
    sheet: &StandingsSheet,
    language: Language,
    (all, club): (&LeafFigures<PutUp>, &Club),
    times: f32,
) -> Option<Tried> {
    let mut leaf = Leaf::new((all, club), language, sheet.called.clone());
    if sheet.rows.is_empty() {
        let pages = leaf.nothing(&tr(language, "documents-no-players"));
        return Some(Tried { pages, lines: 0 });
    }
    if times > 1.0 && both_mm(&leaf, sheet) < NAMES_MM * times {
        return None;
    }
    let (mut grid, rows) = rows(&mut leaf, sheet, language, Clubs::Below);
    let lines = rows.iter().map(|row| row.name.len() + row.beside.len()).sum();
    let key = below(&mut leaf, sheet, language, None);
    table::raise_to(HIGHEST_MM * times, &leaf, &mut grid, (&rows, &key));
    table::set(&mut leaf, &grid, &rows, key);
    Some(Tried { pages: leaf.finish(), lines })
}

fn signed_sheet(
    sheet: &StandingsSheet,
    language: Language,
    (all, club): (&LeafFigures<Final>, &Club),
) -> Pages {
    let mut leaf = Leaf::new((all, club), language, sheet.called.clone());
    if sheet.rows.is_empty() {
        return leaf.nothing(&tr(language, "documents-no-players"));
    }
    let (mut grid, rows) = rows(&mut leaf, sheet, language, Clubs::Below);
    let lines = signed(&mut leaf, sheet, MANY_PAGES);
    let annexed = below(&mut leaf, sheet, language, Some(Told::OnPage(1)));
    let pages = table::pages(&leaf, &grid, &rows, &table::above(&annexed, &lines));
    // Rather than a page more clubs stand beside the names.
    let warned = leaf.flow.warnings.len();
    let (mut close_grid, close_rows) = self::rows(&mut leaf, sheet, language, Clubs::Beside);
    leaf.flow.warnings.truncate(warned);
    for (grid, rows) in [(&mut grid, &rows), (&mut close_grid, &close_rows)] {
        for told in [Told::Beside, Told::InColumns, Told::Small] {
            let here = below(&mut leaf, sheet, language, Some(told));
            let both = table::above(&here, &lines);
            let is_short = both.height_mm < leaf.figures.page.text_height_mm() / 2.0;
            let own = table::pages(&leaf, grid, rows, &both);
            if is_short && own <= pages {
                let lines = signed(&mut leaf, sheet, own);
                table::set_signed(&mut leaf, grid, rows, [here, lines]);
                return leaf.finish();
            }
        }
    }
    let annexed = below(&mut leaf, sheet, language, Some(Told::OnPage(pages + 1)));
    let lines = signed(&mut leaf, sheet, pages);
    table::set_signed(&mut leaf, &mut grid, &rows, [annexed, lines]);
    leaf.flow.break_page();
    for part in parts(sheet, language) {
        leaf.heading(&part.heading);
        part.lines.iter().for_each(|line| leaf.body(line));
    }
    leaf.finish()
}

/// What is signed, the tables of so many pages, and who signs.
fn signed<C>(leaf: &mut Leaf<'_, C>, sheet: &StandingsSheet, pages: usize) -> Block {
    let said = words::certified(pages, sheet.certified.as_ref(), leaf.language);
    signing::signatures(leaf, &said, &sheet.people)
}

/// Where a signed sheet has clubs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clubs {
    /// On a line below the name.
    Below,
    /// On its line, where that has room.
    Beside,
}

/// Where sanctions and decisions stand.
#[derive(Clone, Copy)]
enum Told {
    /// Above the lines to sign on, beside each other.
    Beside,
    /// There, one below the other, each in two columns.
    InColumns,
    /// The same in the smallest type.
    Small,
    /// From this page on.
    OnPage(usize),
}

fn parts(sheet: &StandingsSheet, language: Language) -> [Part; 2] {
    let part = |key, lines: &[String]| Part {
        heading: tr(language, key),
        lines: lines.to_vec(),
        ..Part::default()
    };
    [
        part("print-final-penalties", &sheet.sanctions),
        part("print-final-objections", &sheet.decisions),
    ]
}

/// What names and clubs have beside rank, total, the table and the other figures.
fn both_mm<C: Own>(leaf: &Leaf<'_, C>, sheet: &StandingsSheet) -> f32 {
    let widths = leaf.figures.columns.widths();
    let figures = if sheet.silent.is_empty() { 9.0 } else { 3.0 };
    let fixed = widths.get("rank_mm") + widths.get("total_mm") + GAP_MM;
    leaf.flow.width_mm() - fixed - figures * leaf.figures.columns.figure_mm()
}

fn rows<'a, C: Own>(
    leaf: &mut Leaf<'_, C>,
    sheet: &'a StandingsSheet,
    language: Language,
    clubs: Clubs,
) -> (Grid<'a, Laid<'a>>, Vec<Laid<'a>>) {
    let sizes = leaf.figures.sizes;
    let widths = leaf.figures.columns.widths();
    let figure_mm = leaf.figures.columns.figure_mm();
    let (rank_mm, total_mm) = (widths.get("rank_mm"), widths.get("total_mm"));
    let is_unnamed = !sheet.silent.is_empty();
    let both_mm = both_mm(leaf, sheet);
    // On its side a page has room for clubs beside the names.
    let is_beside = sheet.form == Form::PutUp
        && sheet.rows.iter().any(|row| !row.club.trim().is_empty() || !row.status.is_empty());
    let (strong, small) = (bold(sizes.name.get()), soft(sizes.tiny.get()));
    let names = sheet.rows.iter().map(|row| row.name.as_str());
    let beside_mm = if is_beside { table::beside_mm(names, strong, both_mm) } else { 0.0 };
    let name_mm = both_mm - beside_mm;
    let shared = |place: usize| {
        let rank = |place: usize| sheet.rows.get(place).and_then(|row| row.row.rank);
        let own = rank(place);
        let beside = [place.checked_sub(1), place.checked_add(1)];
        own.is_some() && beside.into_iter().flatten().any(|other| rank(other) == own)
    };
    let ends = |place: usize| {
        let rank = |place: usize| sheet.rows.get(place).map(|row| row.row.rank);
        let honoured = |rank: Option<u32>| rank.is_some_and(|rank| rank <= LAST_HONOUR);
        let (own, next) = (rank(place).flatten(), rank(place + 1));
        next.is_some_and(|next| honoured(own) && !honoured(next) || own.is_some() && next.is_none())
    };
    let rows: Vec<Laid<'a>> = sheet
        .rows
        .iter()
        .enumerate()
        .map(|(place, row)| {
            let warnings = &mut leaf.flow.warnings;
            let room = name_mm - GAP_MM;
            let lines = name_lines(&row.name, strong, room, warnings);
            let last =
                lines.last().map_or(0.0, |line| strong.weight.width_mm(line, strong.size_pt));
            let is_broken = lines.len() > 1;
            let mut name: Vec<_> = lines.into_iter().map(|line| vec![(line, strong)]).collect();
            let below = [row.status.trim(), row.club.trim()];
            let below: Vec<&str> = below.into_iter().filter(|said| !said.is_empty()).collect();
            let said = below.join(DOT);
            if is_beside {
                let beside = wrapped(&said, small, beside_mm - GAP_MM, warnings);
                return Laid {
                    row,
                    name,
                    beside,
                    is_shared: shared(place),
                    ends_a_part: ends(place),
                };
            }
            // What a broken name leaves of its last line is what there is for the club.
            let beside_mm = small.width_mm(&format!("{DOT}{said}"));
            let has_room = clubs == Clubs::Beside && last + beside_mm <= room;
            if (is_broken || has_room) && !said.is_empty() {
                let said = table::dotted(&said, small, room - last, warnings);
                name.last_mut().into_iter().for_each(|line| line.push((said.clone(), small)));
            } else if !said.is_empty() {
                name.push(vec![(club_line(&said, small, room, warnings), small)]);
            }
            let beside = Vec::new();
            Laid { row, name, beside, is_shared: shared(place), ends_a_part: ends(place) }
        })
        .collect();
    let least = |laid: &Laid<'_>| cell_mm(&laid.name).max(cell_mm(&laid.beside));
    let row_mm = match clubs {
        Clubs::Below => rows.iter().map(least).fold(leaf.figures.space.row_mm.get(), f32::max),
        Clubs::Beside => CLOSE_MM,
    };
    let look = look(leaf.figures, row_mm);
    let widths = (rank_mm, [name_mm, beside_mm], total_mm, figure_mm);
    let columns = columns(look, widths, is_unnamed, language);
    let row = Box::new(move |laid: &Laid<'_>| RowLook {
        muted: laid.row.row.rank.is_none(),
        strong_rule: laid.ends_a_part,
        least_mm: least(laid),
    });
    (Grid { columns, groups: Vec::new(), look, row }, rows)
}

fn columns<'a>(
    look: GridLook,
    (rank_mm, [name_mm, beside_mm], total_mm, figure_mm): (f32, [f32; 2], f32, f32),
    is_unnamed: bool,
    language: Language,
) -> Vec<Column<'a, Laid<'a>>> {
    let heading = |key: &str| (tr(language, key), look);
    let number = move |of: fn(&StandingsRow) -> u32| {
        move |laid: &Laid<'_>| Cell::Plain(language.number(of(laid.row).into()))
    };
    let beside = (beside_mm > 0.0).then(|| {
        texts(heading("print-column-club"), beside_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.beside.clone())
        })
    });
    let named = vec![
        figures(heading("print-column-rank"), rank_mm, |laid: &Laid<'_>| {
            let rank = laid.row.row.rank;
            let sign = if laid.is_shared { "=" } else { "" };
            let said = rank.map_or_else(|| "–".to_owned(), |rank| format!("{sign}{rank}"));
            Cell::Total(said, String::new())
        }),
        figures(heading("turns-column-table"), figure_mm, |laid: &Laid<'_>| {
            Cell::Plain(laid.row.row.player.to_string())
        }),
        gap(look),
        texts(heading("print-column-name"), name_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.name.clone())
        }),
    ];
    let told = vec![
        figures(heading("turns-column-turn-points"), figure_mm, number(|row| row.row.turn_points)),
        figures(heading("turns-column-solos"), figure_mm, move |laid: &Laid<'_>| {
            match laid.row.row.solos {
                0 => Cell::Soft("–".to_owned()),
                count => Cell::Raised(
                    language.signed(laid.row.row.solo_points.into()),
                    format!("{count}×"),
                ),
            }
        }),
        figures(heading("turns-column-technical"), figure_mm, number(|row| row.row.warnings)),
        figures(
            heading("turns-column-disciplinary"),
            figure_mm - WIDER_MM,
            number(|row| row.row.disciplinary),
        ),
        figures(heading("turns-column-deduction"), figure_mm + WIDER_MM, move |laid: &Laid<'_>| {
            match laid.row.row.deductions {
                0 => Cell::Soft("–".to_owned()),
                points => Cell::Strong(language.number(-i64::from(points))),
            }
        }),
    ];
    let counted = vec![
        figures(heading("print-column-total"), total_mm, move |laid: &Laid<'_>| {
            Cell::Total(language.number(laid.row.row.total), String::new())
        }),
        figures(heading("turns-column-tops"), figure_mm, number(|row| row.row.tops)),
        figures(heading("turns-column-zeros"), figure_mm, number(|row| row.row.zeros)),
    ];
    let share =
        figures(heading("turns-column-per-mille"), figure_mm, number(|row| row.row.per_mille));
    // What is told beside total, tops and zeros would tell who was penalised.
    let (told, share) = if is_unnamed { (Vec::new(), None) } else { (told, Some(share)) };
    named.into_iter().chain(beside).chain(told).chain(counted).chain(share).collect()
}

/// What the figures mean; where it is signed sanctions and decisions, the mode and the digest.
fn below<C: Own>(
    leaf: &mut Leaf<'_, C>,
    sheet: &StandingsSheet,
    language: Language,
    told: Option<Told>,
) -> Block {
    let (sizes, width) = (leaf.figures.sizes, leaf.flow.width_mm());
    let note = soft(sizes.small.get());
    let (parts, styles) =
        (parts(sheet, language), (bold(sizes.heading.get()), plain(sizes.note.get())));
    let mut evidence = sheet.proof.clone();
    let digest = tr(language, "turns-table-digest");
    evidence.lines.insert(0, (digest, grouped(&sheet.table)));
    // Beside the code, which is higher than the rest.
    let said = text!(language, "turns-signed-in-mode", mode = &sheet.mode);
    evidence.lines.push((String::new(), said));
    let evidence = signing::evidence(leaf, &evidence, language);
    leaf.flow.block(|canvas| {
        let align = crate::print::layout::flow::Align::Left;
        let key = text!(language, "turns-standings-key", tops = sheet.tops);
        let mut keys = if sheet.silent.is_empty() { vec![key] } else { sheet.silent.clone() };
        // Which turns count nothing goes on in the last line of them: it costs no page.
        if let Some((last, annulled)) = keys.last_mut().zip(sheet.annulled.as_ref()) {
            *last = format!("{last} {annulled}");
        }
        let set = |y, key: &String| canvas.paragraph(key, (0.0, y), width, (note, align));
        let mut y = keys.iter().fold(0.0, set);
        y += match told {
            None => return y,
            Some(Told::Beside) => canvas.parts(&parts, (y + 1.5, width), styles) - y + 1.5,
            Some(told @ (Told::InColumns | Told::Small)) => {
                let size = if matches!(told, Told::Small) { sizes.tiny } else { sizes.small };
                let styles = (bold(sizes.note.get()), plain(size.get()));
                let mut end = y;
                for part in &parts {
                    end = canvas.part_in_columns(part, (end + 1.0, width), styles);
                }
                end - y + 1.0
            }
            Some(Told::OnPage(page)) => {
                let said = text!(language, "turns-annex", page = page);
                let set = (plain(sizes.note.get()), align);
                canvas.paragraph(&said, (0.0, y + 1.0), width, set) - y
            }
        };
        y += 0.8;
        evidence.marks.into_iter().for_each(|mark| canvas.put(mark.moved((0.0, y))));
        y + evidence.height_mm + 0.8
    })
}
