//! The paint of taking part in a joint competition.

use egui::{Label, RichText, ScrollArea, Ui, vec2};

use super::join::{Invited, JoinData};
use super::parts_ui::list;
use crate::screens::Tone;
use crate::views::widgets::{
    banner, card, field, field_with_acts, heading, large_primary, quiet_act, strong,
};
use crate::views::{Asks, theme};

/// Paints it.
pub(super) fn show(ui: &mut Ui, data: &JoinData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("join").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
        card(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                heading(ui, &data.title);
                quiet_act(ui, &data.leave, asks);
            });
            ui.add(Label::new(RichText::new(&data.about).size(theme::TEXT)).wrap());
            field_with_acts(ui, &data.card, &data.card_acts, asks);
            if let Some((told, tone)) = &data.told {
                banner(ui, told, *tone);
            }
        });
        if let Some(of) = &data.invited {
            invited(ui, of, asks);
        }
    });
}

fn invited(ui: &mut Ui, data: &Invited, asks: &mut Asks) {
    card(ui, |ui| {
        heading(ui, &data.title);
        for line in &data.lines {
            strong(ui, line);
        }
        if let Some((lacks, _)) = &data.lacks {
            banner(ui, lacks, Tone::Bad);
        }
        field(ui, &data.file, asks);
        large_primary(ui, &data.take_part, asks);
    });
    if let Some((_, Some(of))) = &data.lacks {
        card(ui, |ui| list(ui, of, asks));
    }
}
