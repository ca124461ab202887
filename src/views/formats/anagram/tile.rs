//! Tiles that look like tiles: letter, value; vowels round and blue, consonants square and yellow,
//! high value with a golden border.

use egui::accesskit::Role;
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use crate::domain::formats::anagram::rules::Kind;
use crate::screens::formats::anagram::TileData;
use crate::views::theme;
use crate::views::tile::{face_of, on_line, top_of};

/// How wide a tile is for its height.
const ASPECT: f32 = 0.88;

/// How large a letter is on its tile at the desk, and on the wall, and how much smaller beside a value of two digits.
const LETTER: f32 = 0.58;
pub const ON_THE_WALL: f32 = 0.68;
const LESS: f32 = 0.06;

/// Paints a tile into a rectangle.
pub fn tile(painter: &egui::Painter, rect: Rect, data: TileData) {
    tile_with(painter, rect, data, (LETTER, 0.0));
}

/// The same with a letter that is so large, and its value no smaller than so many points.
pub fn tile_with(
    painter: &egui::Painter,
    rect: Rect,
    data: TileData,
    (letter_share, least): (f32, f32),
) {
    let height = rect.height();
    let Some(letter) = data.letter else {
        let round = if data.kind == Kind::Vowel { 0.3 } else { 0.08 };
        let line = Stroke::new((height * 0.015).max(1.0), theme::TILES.hidden);
        painter.rect_stroke(rect, height * round, line, StrokeKind::Inside);
        return;
    };
    let ([face, edge], radius) = match data.kind {
        Kind::Vowel => (theme::TILES.vowel, 0.3),
        Kind::Consonant => (theme::TILES.consonant, 0.08),
    };
    let radius = height * radius;
    painter.rect_filled(rect, radius, edge);
    painter.rect_filled(face_of(rect), radius, face);
    let top = top_of(rect);
    if data.high_value {
        let gold = Stroke::new((height * 0.03).max(2.0), theme::TILES.high_value);
        painter.rect_stroke(face_of(rect), radius, gold, StrokeKind::Inside);
    }
    // On a very small tile the value would only stand in the letter's way.
    let has_value = height >= 36.0;
    let size = (height * 0.17).max(least).max(10.0);
    // A value that is larger for its tile than usual moves the letter aside, one of two digits further; all letters of a
    // row stand on one line.
    let crowded = (size - height * 0.17).max(0.0);
    let (aside, share) = match (has_value, data.value) {
        (false, _) => (0.0, letter_share),
        (true, ..=9) => (crowded * 0.7, letter_share),
        (true, _) => (height * 0.09 + crowded, letter_share - LESS),
    };
    let up = if has_value { crowded * 0.5 } else { 0.0 };
    let middle = top.center() - egui::vec2(aside, up - on_line(height * (letter_share - share)));
    let font = theme::bold(height * share);
    painter.text(middle, Align2::CENTER_CENTER, letter.to_char(), font, theme::TILES.ink);
    if has_value {
        let at = top.max - egui::vec2(height * 0.1, height * 0.06);
        painter.text(at, Align2::RIGHT_BOTTOM, data.value, theme::bold(size), theme::TILES.ink);
    }
}

/// A row of tiles of this height, the consonants' group apart from the vowels'.
pub fn tiles(ui: &mut Ui, row: &[TileData], height: f32) {
    let size = egui::vec2(height * ASPECT, height);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = height * 0.12;
        let mut last: Option<Kind> = None;
        for data in row {
            if last.is_some_and(|last| last != data.kind) {
                ui.add_space(height * 0.16);
            }
            last = Some(data.kind);
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            let name = data.letter.map_or_else(|| "?".to_owned(), |letter| letter.to_string());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            tile(ui.painter(), rect, *data);
        }
    });
}
