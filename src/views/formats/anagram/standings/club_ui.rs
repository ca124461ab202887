//! The paint of a player's club in the table: whole words on one line, never cut within one.

use egui::{Label, RichText, Ui};

use crate::screens::hall::club_form;
use crate::views::theme;
use crate::views::widgets::{hint, width_of};

/// The club; whole when it is pointed at.
pub(super) fn show(ui: &mut Ui, club: &str) {
    let width = ui.available_width();
    let font = theme::regular(theme::LEGEND);
    let seen = club_form(club, |text| width_of(ui, text, &font) <= width);
    let whole = seen == club;
    let text = RichText::new(seen).size(theme::LEGEND).color(theme::of(ui).muted);
    let label = ui.add(Label::new(text).extend());
    label.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, club));
    if !whole {
        hint(label, club);
    }
}
