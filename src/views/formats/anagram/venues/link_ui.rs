//! The paint of the line to the hub.

use egui::{Label, RichText, Ui};

use super::link::LinkCard;
use crate::views::widgets::{act_row, banner, field_with_acts, label, muted};
use crate::views::{Asks, theme};

/// Paints it.
pub(super) fn show(ui: &mut Ui, data: &LinkCard, asks: &mut Asks) {
    label(ui, &data.title);
    let (state, tone) = &data.state;
    banner(ui, state, *tone);
    ui.add(Label::new(RichText::new(&data.about).size(theme::TEXT)).wrap());
    for line in &data.lines {
        muted(ui, line);
    }
    act_row(ui, &data.acts, asks);
    for (field, acts) in &data.other {
        field_with_acts(ui, field, acts, asks);
    }
}
