//! What a key would do from a field, said in the field itself.

use egui::{RichText, Ui, vec2};

use crate::views::theme;

/// Says in the right end of the field that Tab leads on, while its text leaves room.
pub fn lead_on(ui: &mut Ui, field: &egui::Response, (text, letters): (&str, f32), lead: &str) {
    let (ink, font) = (theme::of(ui).muted, theme::regular(theme::LABEL));
    let of = |text: &str, font| ui.painter().layout_no_wrap(text.to_owned(), font, ink).size().x;
    let (said, typed) = (of(lead, font.clone()), of(text, theme::regular(letters)));
    let place = field.rect.shrink2(vec2(10.0, 0.0));
    if typed + said + 24.0 > place.width() {
        return;
    }
    let place = place.with_min_x(place.right() - said - 2.0);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut over = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(layout));
    over.add(egui::Label::new(RichText::new(lead).font(font).color(ink)).selectable(false));
}
