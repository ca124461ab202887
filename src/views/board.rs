//! A board: squares with their signs, tiles, the names of rows and columns; the last play framed, its row and
//! column named on a filled pill.

use egui::accesskit::Role;
use egui::{Align2, Color32, Painter, Rect, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::tile::tile;
use crate::domain::board::{Premium, SIDE};
use crate::screens::board::BoardData;
use crate::views::theme::{self, BoardPalette};

/// The rim at the left and above, in cells.
pub const RIM: f32 = 0.65;
/// What a tile keeps from its square.
const GAP: f32 = 1.0;

/// The side of a cell of a board that is so wide.
pub fn cell(width: f32) -> f32 {
    width / (f32::from(SIDE) + RIM)
}

impl BoardPalette {
    /// The ground of a square and what is written on it.
    fn square(&self, premium: Premium) -> [Color32; 2] {
        match premium {
            Premium::None => [self.plain, self.rim],
            Premium::DoubleLetter => self.double_letter,
            Premium::TripleLetter => self.triple_letter,
            Premium::DoubleWord => self.double_word,
            Premium::TripleWord => self.triple_word,
        }
    }
}

/// On squares that are smaller, in a miniature of the hall, signs and names could only lie on each other.
const LEAST_READ: f32 = 12.0;

/// Paints a board into a square.
pub fn paint(painter: &Painter, rect: Rect, data: &BoardData, palette: &BoardPalette) {
    let side = cell(rect.width());
    let corner = rect.min + vec2(side, side) * RIM;
    let at = |row: f32, column: f32| {
        Rect::from_min_size(pos2(corner.x + column * side, corner.y + row * side), vec2(side, side))
    };
    rim(painter, (rect, side), data, palette);
    let whole = Rect::from_min_size(corner, vec2(side, side) * f32::from(SIDE));
    painter.rect_filled(whole, 0.0, palette.plain);
    let squares = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    for ((row, column), square) in squares.clone().zip(&data.squares) {
        let place = at(row.into(), column.into());
        let [ground, ink] = palette.square(square.premium);
        if square.premium != Premium::None {
            painter.rect_filled(place, 0.0, ground);
        }
        if square.tile.is_none() && !square.sign.is_empty() && side >= LEAST_READ {
            let font = theme::bold((side * 0.38).max(7.5));
            painter.text(place.center(), Align2::CENTER_CENTER, &square.sign, font, ink);
        }
    }
    let line = Stroke::new((side * 0.03).max(0.75), palette.line);
    for place in 0..=SIDE {
        let along = f32::from(place) * side;
        painter.vline(whole.left() + along, whole.y_range(), line);
        painter.hline(whole.x_range(), whole.top() + along, line);
    }
    for ((row, column), square) in squares.zip(&data.squares) {
        if let Some(laid) = &square.tile {
            let frame = square.new.then_some(palette.last);
            tile(painter, at(row.into(), column.into()).shrink(GAP), laid, palette, frame);
        }
    }
}

/// The names of rows and columns, those of the last play on filled pills.
fn rim(painter: &Painter, (rect, side): (Rect, f32), data: &BoardData, palette: &BoardPalette) {
    let wide = side * RIM;
    let name = |place: Rect, name: &str, is_last: bool| {
        if is_last {
            painter.rect_filled(place.shrink(side * 0.03), side * 0.14, palette.last);
        }
        if side < LEAST_READ {
            return;
        }
        let ink = if is_last { palette.last_ink } else { palette.rim };
        let font = theme::bold((side * 0.43).max(9.0));
        painter.text(place.center(), Align2::CENTER_CENTER, name, font, ink);
    };
    for (place, said) in (0_u8..).zip(&data.columns) {
        let left = rect.left() + wide + f32::from(place) * side;
        let area = Rect::from_min_size(pos2(left, rect.top()), vec2(side, wide));
        name(area, said, data.pill.is_some_and(|pill| pill.column == place));
    }
    for (place, said) in (0_u8..).zip(&data.rows) {
        let top = rect.top() + wide + f32::from(place) * side;
        let area = Rect::from_min_size(pos2(rect.left(), top), vec2(wide, side));
        name(area, said, data.pill.is_some_and(|pill| pill.row == place));
    }
}

/// A board as a part of the console, so wide.
pub fn board(ui: &mut Ui, width: f32, data: &BoardData) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, data.said()));
    let palette = if ui.visuals().dark_mode { &theme::BOARD_DIM } else { &theme::BOARD };
    paint(ui.painter(), rect, data, palette);
}
