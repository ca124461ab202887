//! A board on paper: coordinates, premium squares in greys with their signs, tiles whose shape tells vowels from
//! consonants, jokers ringed, and the last play apart. It tells everything without colour.

use crate::domain::board::{Board, Laid, Premium, Premiums, SIDE, Square, Tile};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::face::MM_PER_PT;
use crate::print::layout::pages::{Area, Ink, Style, Weight};
use crate::print::layout::shape::{circle, rounded};

/// What stands on a board.
#[derive(Clone, Copy)]
pub(super) struct OnBoard<'a> {
    pub rules: &'a Rules,
    pub board: &'a Board,
    /// The squares of the last play.
    pub last: &'a [Square],
}

/// The rim at the left and above, in cells.
pub(super) const RIM: f32 = 0.75;
/// From this side on a tile shows its value.
const LEAST_VALUE_MM: f32 = 6.6;
/// Sizes in sides of a cell.
const SIGN: f32 = 0.36;
const LETTER: f32 = 0.58;
const COORDINATE: f32 = 0.42;
const GRID_MM: f32 = 0.12;

/// How wide and high a board of such cells is.
pub(super) fn side_mm(cell_mm: f32) -> f32 {
    cell_mm * (RIM + f32::from(SIDE))
}

/// The sign of a premium square; none of one that is worth nothing more.
pub(in crate::print) fn sign(premium: Premium, language: Language) -> String {
    match premium {
        Premium::None => String::new(),
        Premium::DoubleLetter => tr(language, "board-double-letter"),
        Premium::TripleLetter => tr(language, "board-triple-letter"),
        Premium::DoubleWord => tr(language, "board-double-word"),
        Premium::TripleWord => tr(language, "board-triple-word"),
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

fn style(weight: Weight, size_mm: f32, ink: Ink) -> Style {
    Style { weight, size_pt: size_mm / MM_PER_PT, ink }
}

/// Sets a board with its upper left corner at a place.
pub(super) fn board(
    canvas: &mut Canvas<'_>,
    (x_mm, y_mm): (f32, f32),
    cell_mm: f32,
    on: OnBoard<'_>,
    language: Language,
) {
    let (left, top) = (x_mm + RIM * cell_mm, y_mm + RIM * cell_mm);
    let bold = style(Weight::Bold, COORDINATE * cell_mm, Ink::Full);
    let rim = RIM * cell_mm;
    for place in 0..SIDE {
        let along = f32::from(place) * cell_mm;
        let above = Area { x_mm: left + along, y_mm, width_mm: cell_mm, height_mm: rim };
        let setting = Setting::line(bold, bold.size_pt).centred();
        canvas.text(&(place + 1).to_string(), above, setting);
        let beside = Area { x_mm, y_mm: top + along, width_mm: rim, height_mm: cell_mm };
        canvas.text(&char::from(b'A' + place).to_string(), beside, setting);
    }
    for square in Square::all() {
        let area = Area {
            x_mm: left + f32::from(square.column()) * cell_mm,
            y_mm: top + f32::from(square.row()) * cell_mm,
            width_mm: cell_mm,
            height_mm: cell_mm,
        };
        if let Some(ink) = ground(on.rules.scoring.premiums.on(square)) {
            canvas.ground(area, ink);
        }
    }
    lines(canvas, (left, top), cell_mm);
    for square in Square::all() {
        let area = Area {
            x_mm: left + f32::from(square.column()) * cell_mm,
            y_mm: top + f32::from(square.row()) * cell_mm,
            width_mm: cell_mm,
            height_mm: cell_mm,
        };
        match on.board.on(square) {
            Some(laid) => tile(canvas, area, laid, on, on.last.contains(&square)),
            None => empty(canvas, area, square, on.rules, language),
        }
    }
}

fn lines(canvas: &mut Canvas<'_>, (left, top): (f32, f32), cell_mm: f32) {
    let side = cell_mm * f32::from(SIDE);
    for place in 1..SIDE {
        let along = f32::from(place) * cell_mm;
        canvas.rule((left + along, top), (left + along, top + side), GRID_MM, Ink::Soft);
        canvas.rule((left, top + along), (left + side, top + along), GRID_MM, Ink::Soft);
    }
    let frame = Area { x_mm: left, y_mm: top, width_mm: side, height_mm: side };
    canvas.frame(frame, 4.0 * GRID_MM, Ink::Soft);
}

fn empty(canvas: &mut Canvas<'_>, area: Area, square: Square, rules: &Rules, language: Language) {
    let said = match square {
        Premiums::CENTRE => "★".to_owned(),
        square => sign(rules.scoring.premiums.on(square), language),
    };
    if !said.is_empty() {
        let bold = style(Weight::Bold, SIGN * area.width_mm, Ink::Full);
        canvas.text(&said, area, Setting::line(bold, bold.size_pt * 0.7).centred());
    }
}

fn tile(canvas: &mut Canvas<'_>, cell: Area, laid: Laid, on: OnBoard<'_>, last: bool) {
    let inset = cell.width_mm * 0.03;
    let area = Area {
        x_mm: cell.x_mm + inset,
        y_mm: cell.y_mm + inset,
        width_mm: cell.width_mm - 2.0 * inset,
        height_mm: cell.height_mm - 2.0 * inset,
    };
    let side = area.width_mm;
    let (corner_x, corner_y) = canvas.corner_mm;
    let moved = Area { x_mm: area.x_mm + corner_x, y_mm: area.y_mm + corner_y, ..area };
    let radius = match laid {
        Laid::Blank(_) => 0.0,
        Laid::Face(face) if ALPHABET.is_vowel(face) => 0.3,
        Laid::Face(_) => 0.09,
    };
    // What was laid last has a frame of more than twice the others' thickness.
    let thick = if last { side * 0.11 } else { side * 0.045 };
    canvas.put(rounded(
        moved,
        side * radius,
        Some(Ink::Colour([255; 3])),
        Some((thick, Ink::Full)),
    ));
    let value = on.rules.scoring.value(laid.tile());
    let has_value = side >= LEAST_VALUE_MM && laid.tile() != Tile::Blank;
    let size = if laid.is_blank() { LETTER * 0.8 } else { LETTER };
    let letter = style(Weight::Bold, size * side, Ink::Full);
    let lifted = Area { y_mm: area.y_mm - if has_value { side * 0.04 } else { 0.0 }, ..area };
    let setting = Setting::line(letter, letter.size_pt).centred();
    canvas.text(ALPHABET.spelled(laid.face()), lifted, setting);
    if laid.is_blank() {
        let middle = (moved.x_mm + side / 2.0, moved.y_mm + side / 2.0);
        canvas.put(circle(middle, side * 0.36, None, Some((side * 0.04, Ink::Full))));
    }
    if has_value {
        let small = style(Weight::Regular, side * 0.22, Ink::Full);
        let corner = Area {
            x_mm: area.x_mm + side * 0.56,
            y_mm: area.y_mm + side * 0.66,
            width_mm: side * 0.34,
            height_mm: side * 0.32,
        };
        canvas.text(&value.to_string(), corner, Setting::line(small, small.size_pt).centred());
    }
}

/// A word on a line of text, its jokers ringed; gives how wide it is. The ring needs as much room as a letter
/// and a half.
pub(super) fn ringed(
    canvas: &mut Canvas<'_>,
    word: &[Laid],
    (x_mm, y_mm): (f32, f32),
    set: Style,
) -> f32 {
    let mut x = x_mm;
    let (size, high) = (set.size_pt * MM_PER_PT, set.leading_mm());
    for letter in word {
        let sign = ALPHABET.spelled(letter.face());
        let own = set.weight.width_mm(sign, set.size_pt);
        let ring = size * 1.25;
        let width = if letter.is_blank() { ring } else { own };
        let area = Area { x_mm: x, y_mm, width_mm: width, height_mm: high };
        canvas.text(sign, area, Setting::line(set, set.size_pt).centred());
        if letter.is_blank() {
            let (corner_x, corner_y) = canvas.corner_mm;
            let middle = (corner_x + x + width / 2.0, corner_y + y_mm + high / 2.0);
            canvas.put(circle(middle, ring * 0.48, None, Some((0.18, Ink::Full))));
        }
        x += width;
    }
    x - x_mm
}

/// How wide a word with ringed jokers is.
pub(super) fn ringed_mm(word: &[Laid], set: Style) -> f32 {
    let of = |letter: &Laid| match letter {
        Laid::Blank(_) => set.size_pt * MM_PER_PT * 1.25,
        Laid::Face(face) => set.weight.width_mm(ALPHABET.spelled(*face), set.size_pt),
    };
    word.iter().map(of).sum()
}
