//! Columns of tables: as wide as what they are called, in whatever language.

use egui::{Color32, Ui};

use crate::views::theme;

/// The widths of columns: at least so much for their figures, and what they are called is never cut.
pub(super) fn widths<const COLUMNS: usize>(
    ui: &Ui,
    called: &[String; COLUMNS],
    least: [f32; COLUMNS],
) -> [f32; COLUMNS] {
    let font = theme::bold(theme::LABEL);
    let wide = |text: &String| {
        ui.painter().layout_no_wrap(text.clone(), font.clone(), Color32::PLACEHOLDER).size().x
    };
    let mut widths = least;
    for (width, text) in widths.iter_mut().zip(called) {
        *width = width.max(wide(text).ceil());
    }
    widths
}
