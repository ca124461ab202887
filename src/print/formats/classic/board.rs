//! A board on paper: coordinates on all four sides, premium squares in greys with their signs, tiles whose shape
//! tells vowels from consonants, blanks ringed. It tells everything without colour.

use crate::domain::board::{Board, Laid, Premium, Premiums, SIDE, Square};
use crate::domain::formats::classic::Rules;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::face::MM_PER_PT;
use crate::print::layout::pages::{Area, Ink, Style, Weight};
use crate::print::layout::shape::{circle, rounded};

/// The rim on each side, in cells.
const RIM: f32 = 0.75;
/// Sizes in sides of a cell.
const SIGN: f32 = 0.36;
const LETTER: f32 = 0.58;
const COORDINATE: f32 = 0.44;
const GRID_MM: f32 = 0.12;

/// How wide and high a board of such cells is.
pub(super) fn side_mm(cell_mm: f32) -> f32 {
    cell_mm * (2.0 * RIM + f32::from(SIDE))
}

/// The sign of a premium square; none of one that is worth nothing more.
pub(super) fn sign(premium: Premium, language: Language) -> String {
    match premium {
        Premium::None => String::new(),
        Premium::DoubleLetter => tr(language, "games-double-letter"),
        Premium::TripleLetter => tr(language, "games-triple-letter"),
        Premium::DoubleWord => tr(language, "games-double-word"),
        Premium::TripleWord => tr(language, "games-triple-word"),
    }
}

/// Four greys: word darker than letter, triple darker than double.
fn ground(premium: Premium) -> Option<Ink> {
    let grey = match premium {
        Premium::None => return None,
        Premium::DoubleLetter => 0xEE,
        Premium::TripleLetter => 0xD2,
        Premium::DoubleWord => 0xE0,
        Premium::TripleWord => 0xBC,
    };
    Some(Ink::Colour([grey; 3]))
}

fn bold(size_mm: f32) -> Style {
    Style { weight: Weight::Bold, size_pt: size_mm / MM_PER_PT, ink: Ink::Full }
}

/// Sets a board with its upper left corner at a place.
pub(super) fn board(
    canvas: &mut Canvas<'_>,
    (x_mm, y_mm): (f32, f32),
    cell_mm: f32,
    (rules, laid): (&Rules, &Board),
    language: Language,
) {
    let rim = RIM * cell_mm;
    let (left, top) = (x_mm + rim, y_mm + rim);
    let side = cell_mm * f32::from(SIDE);
    let name = bold(COORDINATE * cell_mm);
    for place in 0..SIDE {
        let along = f32::from(place) * cell_mm;
        let setting = Setting::line(name, name.size_pt).centred();
        for y in [y_mm, top + side] {
            let area = Area { x_mm: left + along, y_mm: y, width_mm: cell_mm, height_mm: rim };
            canvas.text(&char::from(b'A' + place).to_string(), area, setting);
        }
        for x in [x_mm, left + side] {
            let area = Area { x_mm: x, y_mm: top + along, width_mm: rim, height_mm: cell_mm };
            canvas.text(&(place + 1).to_string(), area, setting);
        }
    }
    let cell = |square: Square| Area {
        x_mm: left + f32::from(square.column()) * cell_mm,
        y_mm: top + f32::from(square.row()) * cell_mm,
        width_mm: cell_mm,
        height_mm: cell_mm,
    };
    for square in Square::all() {
        if let Some(ink) = ground(rules.scoring.premiums.on(square)) {
            canvas.ground(cell(square), ink);
        }
    }
    for place in 1..SIDE {
        let along = f32::from(place) * cell_mm;
        canvas.rule((left + along, top), (left + along, top + side), GRID_MM, Ink::Soft);
        canvas.rule((left, top + along), (left + side, top + along), GRID_MM, Ink::Soft);
    }
    let frame = Area { x_mm: left, y_mm: top, width_mm: side, height_mm: side };
    canvas.frame(frame, 4.0 * GRID_MM, Ink::Soft);
    for square in Square::all() {
        match laid.on(square) {
            Some(tile) => set_tile(canvas, cell(square), tile, rules),
            None => empty(canvas, cell(square), square, rules, language),
        }
    }
}

fn empty(canvas: &mut Canvas<'_>, area: Area, square: Square, rules: &Rules, language: Language) {
    let said = match square {
        Premiums::CENTRE => "★".to_owned(),
        square => sign(rules.scoring.premiums.on(square), language),
    };
    if !said.is_empty() {
        let own = bold(SIGN * area.width_mm);
        canvas.text(&said, area, Setting::line(own, own.size_pt * 0.7).centred());
    }
}

fn set_tile(canvas: &mut Canvas<'_>, cell: Area, laid: Laid, rules: &Rules) {
    let inset = cell.width_mm * 0.03;
    let side = cell.width_mm - 2.0 * inset;
    let area =
        Area { x_mm: cell.x_mm + inset, y_mm: cell.y_mm + inset, width_mm: side, height_mm: side };
    let (corner_x, corner_y) = canvas.corner_mm;
    let moved = Area { x_mm: area.x_mm + corner_x, y_mm: area.y_mm + corner_y, ..area };
    let radius = match laid {
        Laid::Blank(_) => 0.0,
        Laid::Face(face) if rules.alphabet().is_vowel(face) => 0.3,
        Laid::Face(_) => 0.09,
    };
    let line = Some((side * 0.045, Ink::Full));
    canvas.put(rounded(moved, side * radius, Some(Ink::Colour([255; 3])), line));
    let size = if laid.is_blank() { LETTER * 0.8 } else { LETTER };
    let letter = bold(size * side);
    // Letters of several signs stand smaller on their one tile.
    let setting = Setting::line(letter, letter.size_pt * 0.5).centred();
    let inside = Area { x_mm: area.x_mm + side * 0.06, width_mm: side * 0.88, ..area };
    canvas.text(rules.printed(laid.face()), inside, setting);
    if laid.is_blank() {
        let middle = (moved.x_mm + side / 2.0, moved.y_mm + side / 2.0);
        canvas.put(circle(middle, side * 0.4, None, Some((side * 0.04, Ink::Full))));
    }
}
