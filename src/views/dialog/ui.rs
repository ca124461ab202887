//! The paint of a question.

use egui::{Color32, Context, Id, Modal, RichText};

use super::data::DialogData;
use crate::commands::UserCommand;
use crate::views::Asks;
use crate::views::theme::{self, Tone};
use crate::views::widgets::{act, field, heading, label, primary, toggle, toned};

/// Paints a question over everything else.
pub fn show(context: &Context, data: &DialogData, asks: &mut Asks) {
    let frame = egui::Frame::new()
        .fill(theme::of_visuals(&context.global_style().visuals).panel)
        .corner_radius(egui::CornerRadius::same(12))
        .inner_margin(egui::Margin::same(24));
    let modal = Modal::new(Id::unique("question"))
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(120))
        .show(context, |ui| {
            ui.set_width(520.0);
            heading(ui, &data.title);
            for line in &data.lines {
                ui.label(RichText::new(line).size(theme::TEXT));
            }
            for (name, options) in &data.choices {
                label(ui, name);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
                    for (option, on) in options {
                        toggle(ui, option, *on, asks);
                    }
                });
            }
            for one in &data.fields {
                field(ui, one, asks);
            }
            if let Some(problem) = &data.problem {
                toned(ui, &format!("✗ {problem}"), Tone::Bad);
            }
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                primary(ui, &data.confirm, asks);
                act(ui, &data.cancel, asks);
            });
        });
    if modal.backdrop_response.clicked() {
        asks.push(UserCommand::Cancel);
    }
}
