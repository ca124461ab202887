//! The record of a turn on pages: the board with its play, beside it what happened, below the slips.

use serde::Deserialize;

use super::{SlipRow, TurnRecord};
use crate::domain::formats::duplicate::game::{Cancelled, Possible};
use crate::language::{Language, tr};
use crate::print::formats::duplicate::board::{OnBoard, board, ringed, side_mm};
use crate::print::formats::duplicate::played::{annulled_key, annulled_mark};
use crate::print::formats::duplicate::table::{
    GAP_MM as COLUMN_GAP_MM, figures, gap, height_mm, look, texts, wrapped,
};
use crate::print::layout::canvas::Canvas;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{Cell, Grid, RowLook, bold, plain, soft};
use crate::print::layout::leaf::{self, Leaf, LeafFigures, Widths};
use crate::print::layout::pages::Style;
use crate::print::layout::table;
use crate::print::layout::{Pages, Templates};
use crate::text;

/// Widths of the columns; the reasons take what the others leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

pub(in crate::print) type Figures = LeafFigures<Columns>;

/// The columns of figures and texts but the reason.
const FIXED: [&str; 7] =
    ["table_mm", "name_mm", "place_mm", "word_mm", "wrote_mm", "points_mm", "warnings_mm"];

impl Columns {
    fn fixed_mm(&self) -> f32 {
        FIXED.iter().map(|key| self.0.get(key)).sum::<f32>() + 2.0 * COLUMN_GAP_MM
    }
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "turn-record";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/turn-record.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let board = side_mm(self.0.get("cell_mm")) + GAP_MM;
        vec![(self.fixed_mm(), self.0.get("why_mm")), (board, 40.0)]
    }
}

/// What the board keeps from what is beside it.
const GAP_MM: f32 = 6.0;
/// How low rows may be where that saves a page.
const LEAST_ROW_MM: f32 = 4.3;
/// The least of a column of names or words, which its heading needs.
const LEAST_MM: f32 = 16.0;

/// A row with its texts laid out.
struct Laid<'a> {
    row: &'a SlipRow,
    name: Vec<Vec<(String, Style)>>,
    word: Vec<Vec<(String, Style)>>,
    why: Vec<Vec<(String, Style)>>,
}

pub(super) fn document(
    record: &TurnRecord<'_>,
    language: Language,
    templates: &Templates,
) -> Pages {
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, record.called.clone());
    head(&mut leaf, record);
    leaf.flow.skip(figures.space.above_section_mm.get());
    if record.slips.is_empty() {
        leaf.body(&tr(language, "documents-no-players"));
        return leaf.finish();
    }
    slips(&mut leaf, record);
    leaf.finish()
}

fn head(leaf: &mut Leaf<'_, Columns>, record: &TurnRecord<'_>) {
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    let cell = leaf.figures.columns.0.get("cell_mm");
    let side = side_mm(cell);
    let block = leaf.flow.block(|canvas| {
        let on = OnBoard { rules: record.rules, board: &record.board, last: &record.laid };
        board(canvas, (0.0, 0.0), cell, on, language);
        let left = side + GAP_MM;
        let mut beside = Beside {
            canvas,
            left,
            width: width - left,
            y: 1.0,
            heading: bold(sizes.heading.get()),
            body: plain(sizes.body.get()),
            small: soft(sizes.small.get()),
            language,
        };
        beside.rack(record);
        beside.top(record);
        beside.course(record);
        beside.y.max(side)
    });
    leaf.flow.put(block);
}

/// What stands beside the board, from the top down.
struct Beside<'a, 'w> {
    canvas: &'a mut Canvas<'w>,
    left: f32,
    width: f32,
    y: f32,
    heading: Style,
    body: Style,
    small: Style,
    language: Language,
}

impl Beside<'_, '_> {
    fn heading(&mut self, key: &str) {
        if self.y > 1.0 {
            self.y += 2.0;
        }
        let said = tr(self.language, key);
        self.say(&said, self.heading);
        self.y += 0.4;
    }

    fn say(&mut self, said: &str, style: Style) {
        self.y = self.canvas.paragraph(said, (self.left, self.y), self.width, (style, Align::Left));
    }

    fn rack(&mut self, record: &TurnRecord<'_>) {
        let (leftover, drawn) = &record.rack;
        self.heading("turns-letters");
        let large = Style { size_pt: self.body.size_pt * 1.5, ..self.heading };
        if !leftover.is_empty() {
            let said = text!(self.language, "turns-leftover", tiles = leftover);
            self.say(&said, Style { ink: self.small.ink, ..large });
        }
        let said = text!(self.language, "turns-drawn", tiles = drawn);
        self.say(&said, large);
        for (tiles, why) in &record.refused {
            let said = text!(self.language, "turns-refused", tiles = tiles, why = why);
            self.say(&said, self.body);
        }
    }

    fn top(&mut self, record: &TurnRecord<'_>) {
        let language = self.language;
        self.heading("turns-top");
        if let Some(top) = &record.top {
            let large = Style { size_pt: self.body.size_pt * 1.7, ..self.heading };
            let place = format!("{} ", top.position);
            let width = large.weight.width_mm(&place, large.size_pt);
            let y = self.y;
            self.say(top.position.as_str(), large);
            ringed(self.canvas, &top.word, (self.left + width, y), large);
            let said = text!(language, "turns-points", points = top.points);
            self.say(&said, self.heading);
            if !top.adjacent.is_empty() {
                let words = top.adjacent.join(", ");
                self.say(&text!(language, "turns-adjacent", words = words), self.body);
            }
            if !record.criteria.is_empty() {
                let criteria = record.criteria.join(", ");
                self.say(&text!(language, "turns-criteria", criteria = criteria), self.body);
            }
            if !record.equivalents.is_empty() {
                let named = record.equivalents.iter().map(|(at, word)| format!("{at} {word}"));
                let plays = named.collect::<Vec<_>>().join(", ");
                let count = record.equivalents.len();
                let said = text!(language, "turns-equivalents-of", count = count, plays = plays);
                self.say(&said, self.body);
            }
        } else {
            let said = match (record.no_play, record.cancelled) {
                (Some(Possible::Possible), _) => tr(language, "turns-no-play-possible"),
                (Some(Possible::Impossible), _) => tr(language, "turns-no-play-impossible"),
                (None, None) => tr(language, "turns-no-play-yet"),
                (None, Some(_)) => "–".to_owned(),
            };
            self.say(&said, self.body);
        }
        match record.cancelled {
            None => {}
            Some(Cancelled::Score) => self.say(&tr(language, "turns-cancelled-said"), self.heading),
            Some(Cancelled::TakenBack) => {
                self.say(&tr(language, "turns-taken-back-said"), self.heading);
            }
        }
        let best = text!(language, "turns-best", points = record.best);
        self.say(&best, self.body);
        match &record.solo {
            Some((name, points)) => {
                let said = text!(language, "turns-solo", points = *points, name = name);
                self.say(&said, self.body);
            }
            None => self.say(&tr(language, "turns-no-solo"), self.body),
        }
        for (table, name) in &record.late {
            let said = text!(language, "turns-late", table = *table, name = name);
            self.say(&said, self.body);
        }
    }

    fn course(&mut self, record: &TurnRecord<'_>) {
        if record.happened.is_empty() {
            return;
        }
        self.heading("turns-course");
        for (at, what) in &record.happened {
            self.say(&format!("{at}  {what}"), self.body);
        }
    }
}

fn slips(leaf: &mut Leaf<'_, Columns>, record: &TurnRecord<'_>) {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let widths = &leaf.figures.columns.0;
    let width = |key: &str| widths.get(key);
    let (strong, cell) = (bold(sizes.name.get()), plain(sizes.cell.get()));
    // What names and words do not need is the verdict's.
    let needed = |key: &str, said: &mut dyn Iterator<Item = &String>, style: Style| {
        let widest = said.map(|said| style.width_mm(said)).fold(LEAST_MM, f32::max);
        (widest + COLUMN_GAP_MM + 0.1).min(width(key))
    };
    let name_mm = needed("name_mm", &mut record.slips.iter().map(|row| &row.name), strong);
    let word_mm = needed("word_mm", &mut record.slips.iter().map(|row| &row.written[1]), cell);
    let spared_mm = width("name_mm") + width("word_mm") - name_mm - word_mm;
    let why_mm = leaf.flow.width_mm() - leaf.figures.columns.fixed_mm() + spared_mm;
    let rows: Vec<Laid<'_>> = record
        .slips
        .iter()
        .map(|row| {
            let warnings = &mut leaf.flow.warnings;
            let text = |said: &str, style: Style, wide: f32, warnings: &mut Vec<_>| {
                wrapped(said, style, wide - COLUMN_GAP_MM, warnings)
            };
            Laid {
                row,
                name: text(&row.name, strong, name_mm, warnings),
                word: text(&row.written[1], cell, word_mm, warnings),
                why: text(&row.why, cell, why_mm, warnings),
            }
        })
        .collect();
    let look = look(leaf.figures, leaf.figures.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let columns =
        vec![
            figures(heading("turns-column-table"), width("table_mm"), |laid: &Laid<'_>| {
                Cell::Strong(laid.row.table.to_string())
            }),
            gap(look),
            texts(heading("print-column-name"), name_mm, |laid: &Laid<'_>| {
                Cell::Lines(laid.name.clone())
            }),
            texts(heading("turns-column-position"), width("place_mm"), |laid: &Laid<'_>| {
                Cell::Plain(laid.row.written[0].clone())
            }),
            texts(heading("turns-column-play"), word_mm, |laid: &Laid<'_>| {
                Cell::Lines(laid.word.clone())
            }),
            figures(heading("turns-column-wrote"), width("wrote_mm"), |laid: &Laid<'_>| {
                Cell::Soft(laid.row.written[2].clone())
            }),
            gap(look),
            texts(heading("turns-column-verdict"), why_mm, |laid: &Laid<'_>| {
                Cell::Lines(laid.why.clone())
            }),
            figures(heading("turns-column-warnings"), width("warnings_mm"), |laid: &Laid<'_>| {
                match laid.row.warnings {
                    0 => Cell::Plain(String::new()),
                    count => Cell::Plain("A".repeat(usize::try_from(count).unwrap_or(9).min(9))),
                }
            }),
            figures(heading("turns-column-points"), width("points_mm"), move |laid: &Laid<'_>| {
                if record.cancelled.is_some() {
                    return Cell::Soft(annulled_mark(language));
                }
                Cell::Strong(language.number(laid.row.points.into()))
            }),
        ];
    let size = sizes.cell.get();
    let row = Box::new(move |laid: &Laid<'_>| {
        let lines = laid.why.len().max(laid.name.len()).max(laid.word.len());
        RowLook { least_mm: height_mm(lines, size), ..RowLook::default() }
    });
    let mut grid = Grid { columns, groups: Vec::new(), look, row };
    let key = record.cancelled.map(|_| annulled_key(language));
    let key: Vec<String> = key.into_iter().collect();
    let key = table::closing(leaf, &key);
    let lines = table::signatures(leaf, &record.people);
    table::set_signed_closely(leaf, &mut grid, &rows, ([key, lines], LEAST_ROW_MM));
}
