//! How large the parts of Rounds are, by the window's room.

use egui::Ui;

use crate::views::theme;

/// Between cards.
pub(super) const GAP: f32 = 14.0;

/// How large tiles, time and step are: they dominate, whatever the window's size.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) tile: f32,
    pub(super) clock: f32,
    pub(super) step: f32,
    /// Where there is little height the time stands beside the letters.
    pub(super) in_a_row: bool,
    /// The height of the card with letters and time, whatever stage the round is at, so that nothing below it moves;
    /// and what of it is left above and below the time: less than nothing where both have less room than they need.
    pub(super) card: f32,
    pub(super) spare: f32,
}

impl Size {
    /// By the room that is left above so much that stands below the step, with so many lines about the letters; the
    /// card has all of it, unless there is something else that `fills` a good part of it.
    pub(super) fn of(ui: &Ui, below: f32, notes: usize, fills: bool) -> Self {
        let height = ui.available_height();
        let step = (height * 0.16).clamp(44.0, 64.0);
        if height < SHORT {
            let room = height - step - below - 150.0;
            let tile = (room * 0.34).clamp(40.0, 150.0);
            let clock = ((room - tile) / 1.36).clamp(56.0, 190.0);
            return Self { tile, clock, step, in_a_row: true, card: 0.0, spare: 0.0 };
        }
        let card = height - step - below - GAP;
        let notes = u8::try_from(notes).map_or(0.0, f32::from) * NOTE;
        let room = card - FRAME - AROUND - notes;
        let wide = (ui.available_width() - FRAME) / tiles_width(1.0, 7);
        let least = CLOCKS[0] * theme::FIGURES;
        let tile = (room * 0.38).min(room - least).min(wide).clamp(48.0, TILE);
        let clock = ((room - tile) / theme::FIGURES).clamp(CLOCKS[0], CLOCKS[1]);
        let spare = room - tile - clock * theme::FIGURES;
        let (card, spare) =
            if fills && spare > FILLS { (card - spare, 0.0) } else { (card, spare) };
        Self { tile, clock, step, in_a_row: false, card, spare }
    }
}

/// Below this height letters and time are small, so that the step and what is done with the time
/// have room beside them.
const SHORT: f32 = 400.0;
/// The least and the greatest size of the operator's time, and the greatest height of a tile.
const CLOCKS: [f32; 2] = [theme::CLOCK, 190.0];
const TILE: f32 = 176.0;
/// What margins and line of a card take, and what stands around tiles and time in theirs: title, bar, marks.
pub(super) const FRAME: f32 = 34.0;
const AROUND: f32 = 92.0;
/// The height of a line about the letters.
const NOTE: f32 = 26.0;
/// From so much height on something else stands under the sheets.
const FILLS: f32 = 220.0;
/// The height that the sheets have at least where they are open.
pub(super) const OPEN: f32 = 230.0;
/// The height of the row of buttons under the step, and of the line that names what is pinned.
pub(super) const ROW: f32 = 44.0;
pub(super) const PINNED: f32 = 52.0;

/// The width of so many tiles of a height, and the gap between vowels and consonants.
pub(super) fn tiles_width(height: f32, count: usize) -> f32 {
    let count = u16::try_from(count).map_or(7.0, f32::from);
    height * (count * 1.0 + 0.3)
}
