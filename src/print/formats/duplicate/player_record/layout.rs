//! A page to write on: the board at the left, the turns at the right.

use serde::Deserialize;

use super::PlayerRecord;
use crate::domain::board::Board;
use crate::language::{Language, tr};
use crate::print::formats::duplicate::board::{OnBoard, board, side_mm};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::grid::{bold, plain};
use crate::print::layout::leaf::{self, Leaf, LeafFigures, Widths};
use crate::print::layout::pages::{Area, Ink};
use crate::print::layout::{Pages, Templates};

/// Widths of the columns; the play takes what the others leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

pub(in crate::print) type Figures = LeafFigures<Columns>;

const FIXED: [&str; 5] = ["turn_mm", "letters_mm", "points_mm", "top_mm", "sum_mm"];

impl Columns {
    fn fixed_mm(&self) -> f32 {
        FIXED.iter().map(|key| self.0.get(key)).sum()
    }
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "player-record";
    const EMBEDDED: &'static str =
        include_str!("../../../../../templates/print/player-record.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let board = side_mm(self.0.get("cell_mm")) + GAP_MM;
        vec![(board + self.fixed_mm(), self.0.get("play_mm"))]
    }
}

/// What the board keeps from the table.
const GAP_MM: f32 = 5.0;
const HEAD_MM: f32 = 5.0;
const LINE_MM: f32 = 0.15;
const HEAD_LINE_MM: f32 = 0.3;
/// The least that a hand needs.
const LEAST_ROW_MM: f32 = 5.2;

pub(super) fn document(
    record: &PlayerRecord<'_>,
    language: Language,
    templates: &Templates,
) -> Pages {
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, record.called.clone());
    let (cell, row_mm) = (figures.columns.0.get("cell_mm"), figures.space.row_mm.get());
    let side = side_mm(cell);
    let width = leaf.flow.width_mm();
    let (mut first, turns) = (1_u8, record.turns);
    let mut is_first_page = true;
    while first <= turns {
        let room = leaf.flow.room_mm();
        // On the page of the board the lines are as high as they fit; on others as the template says.
        let left = turns - first + 1;
        let wanted = (room - HEAD_MM) / f32::from(left);
        let high = wanted.clamp(LEAST_ROW_MM, row_mm);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few lines")]
        let fits = (((room - HEAD_MM) / high + 0.001).floor().max(1.0) as u8).min(left);
        let numbers = first..first + fits;
        let is_first = is_first_page;
        let block = leaf.flow.block(|canvas| {
            if is_first {
                let on = OnBoard { rules: record.rules, board: &Board::EMPTY, last: &[] };
                board(canvas, (0.0, 0.0), cell, on, language);
            }
            let x = if is_first { side + GAP_MM } else { 0.0 };
            table(canvas, numbers.clone(), (x, width, high), &figures, language)
        });
        leaf.flow.put(block);
        first += fits;
        if first <= turns {
            leaf.flow.break_page();
        }
        is_first_page = false;
    }
    leaf.finish()
}

/// The lines of these turns; gives how high they are.
fn table(
    canvas: &mut Canvas<'_>,
    turns: std::ops::Range<u8>,
    (left, right, high): (f32, f32, f32),
    figures: &Figures,
    language: Language,
) -> f32 {
    let widths = &figures.columns.0;
    let play = right - left - figures.columns.fixed_mm();
    let columns = [
        ("turns-column-turn", widths.get("turn_mm")),
        ("turns-column-letters", widths.get("letters_mm")),
        ("turns-column-own-play", play),
        ("turns-column-points", widths.get("points_mm")),
        ("turns-column-top", widths.get("top_mm")),
        ("turns-column-cumulated", widths.get("sum_mm")),
    ];
    let heading = bold(figures.sizes.column_heading.get());
    let number = plain(figures.sizes.figure.get());
    let count = f32::from(turns.end - turns.start);
    let bottom = HEAD_MM + count * high;
    let mut x = left;
    for (key, width_mm) in columns {
        let area = Area { x_mm: x + 0.6, y_mm: 0.0, width_mm: width_mm - 1.0, height_mm: HEAD_MM };
        let setting = Setting::line(heading, figures.sizes.tiny.get() * 0.8).centred();
        canvas.text(&tr(language, key), area, setting);
        canvas.rule((x, 0.0), (x, bottom), LINE_MM, Ink::Soft);
        x += width_mm;
    }
    canvas.rule((right, 0.0), (right, bottom), LINE_MM, Ink::Soft);
    canvas.rule((left, 0.0), (right, 0.0), LINE_MM, Ink::Soft);
    canvas.rule((left, HEAD_MM), (right, HEAD_MM), HEAD_LINE_MM, Ink::Full);
    let mut y = HEAD_MM;
    for turn in turns {
        let width_mm = widths.get("turn_mm");
        let area = Area { x_mm: left, y_mm: y, width_mm, height_mm: high };
        canvas.text(&turn.to_string(), area, Setting::line(number, number.size_pt).centred());
        y += high;
        canvas.rule((left, y), (right, y), LINE_MM, Ink::Soft);
    }
    bottom
}
