//! Tiles: vowels round and blue, consonants nearly square and yellow, a joker white with its letter in a ring.

use egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind};

use crate::screens::board::{TileData, TileKind};
use crate::views::theme::{self, BoardPalette};

/// Below this side a letter has more room to itself, and no value is read.
const SMALL: f32 = 26.0;
const LEAST_VALUE: f32 = 17.0;
/// The same of a value of two digits, which a small tile has no room for beside its letter.
const LEAST_TWO_DIGITS: f32 = 30.0;

/// A tile without its thickness: where letter and value stand.
pub fn top_of(tile: Rect) -> Rect {
    tile.with_max_y(tile.bottom() - line_of(tile, 0.035))
}

/// How thick a line is for a tile: a point at least, but on one so small that it would cover the face.
fn line_of(tile: Rect, share: f32) -> f32 {
    let height = tile.height();
    (height * share).max((height * 0.04).min(1.0))
}

/// What the edge of a tile leaves for its face: a thin line at the sides and above, the tile's thickness below.
pub fn face_of(tile: Rect) -> Rect {
    let thin = line_of(tile, 0.012);
    let top = top_of(tile);
    Rect::from_min_max(top.min + egui::vec2(thin, thin), top.max - egui::vec2(thin, 0.0))
}

/// Paints a tile into a square; one that was laid or announced last has a frame inside.
pub fn tile(
    painter: &Painter,
    rect: Rect,
    data: &TileData,
    palette: &BoardPalette,
    frame: Option<Color32>,
) {
    let side = rect.height();
    let ([face, edge], radius) = match data.kind {
        TileKind::Vowel => (theme::TILES.vowel, 0.3),
        TileKind::Consonant => (theme::TILES.consonant, 0.09),
        TileKind::Joker => ([palette.joker, palette.joker_edge], 0.04),
    };
    let radius = side * radius;
    painter.rect_filled(rect, radius, edge);
    painter.rect_filled(face_of(rect), radius, face);
    let top = top_of(rect);
    if let Some(color) = frame {
        let stroke = Stroke::new((side * 0.075).max(2.5), color);
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    let ink = theme::TILES.ink;
    let is_joker = data.kind == TileKind::Joker;
    let (share, text) = match (is_joker, data.letter.as_str()) {
        (true, "") => (0.5, "?"),
        (true, letter) => (0.44, letter),
        (false, letter) if side < SMALL => (0.58, letter),
        (false, letter) => (0.62, letter),
    };
    let least = if data.value > 9 { LEAST_TWO_DIGITS } else { LEAST_VALUE };
    let has_value = !is_joker && data.value > 0 && side >= least;
    // The value stands in the corner: the letter gives way to it, the more the wider it is, and stays on its line.
    let (away, less) = match (has_value, data.value) {
        (false, _) => (egui::Vec2::ZERO, 0.0),
        (true, ..=9) => (egui::vec2(0.04, 0.03), 0.0),
        (true, _) => (egui::vec2(0.1, 0.03 - on_line(share * 0.08)), share * 0.08),
    };
    let share = share - less;
    let middle = top.center() - away * side;
    painter.text(middle, Align2::CENTER_CENTER, text, theme::bold(side * share), ink);
    if is_joker && !data.letter.is_empty() {
        let stroke = Stroke::new((side * 0.035).max(1.0), ink);
        painter.circle_stroke(top.center(), side * 0.34, stroke);
    }
    if has_value {
        let at = top.max - egui::vec2(side * 0.1, side * 0.05);
        let font = theme::bold((side * 0.22).max(7.5));
        painter.text(at, Align2::RIGHT_BOTTOM, data.value, font, ink);
    }
}

/// The same of a tile that is not used here: in one ink on one ground, its kind still told by its shape.
pub fn set_back(painter: &Painter, rect: Rect, data: &TileData, [ink, ground]: [Color32; 2]) {
    let side = rect.height();
    let round = if data.kind == TileKind::Vowel { 0.3 } else { 0.09 };
    painter.rect_filled(rect, side * round, ground);
    let font = theme::bold(side * 0.58);
    painter.text(top_of(rect).center(), Align2::CENTER_CENTER, &data.letter, font, ink);
}

/// How much lower the middle of a letter lies that is so much smaller than those beside it, so that all stand on one line.
pub fn on_line(smaller: f32) -> f32 {
    smaller * BASELINE
}

/// From the middle of a line to its baseline, as a share of its size.
const BASELINE: f32 = 0.388;

/// The place of a letter that is still to come: dashed.
pub fn to_come(painter: &Painter, rect: Rect, color: Color32) {
    let side = rect.height();
    let rect = rect.shrink(side * 0.02);
    let stroke = Stroke::new((side * 0.024).max(1.5), color);
    let (dash, gap) = (side * 0.06, side * 0.045);
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let path: Vec<egui::Pos2> = corners.into_iter().chain([rect.left_top()]).collect();
    painter.extend(egui::Shape::dashed_line(&path, stroke, dash, gap));
}
