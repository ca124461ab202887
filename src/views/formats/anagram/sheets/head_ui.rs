//! Whose sheet lies on the desk: number, name, code, and the letters of its round.

use egui::accesskit::Role;
use egui::{CornerRadius, Frame, Margin, RichText, Stroke, Ui, WidgetInfo, vec2};

use crate::screens::Tone;
use crate::screens::formats::anagram::sheets::SheetData;
use crate::screens::hall::forms_told;
use crate::views::formats::anagram::tile::tiles;
use crate::views::theme;
use crate::views::widgets::{banner, hint, no_banner, width_of};

/// The size of a name that has no room in a larger one.
pub(super) const SMALL_NAME: f32 = 12.5;
/// Width of the seven tiles beside the name, and their height.
const TILES: f32 = 284.0;
const TILE: f32 = 38.0;
/// The size of the player's number.
const NUMBER: f32 = 24.0;

/// The name takes what the tiles leave; in a narrow pane they stand under it.
pub(super) fn head(ui: &mut Ui, data: &SheetData) {
    // Whole, if need be in smaller letters: whose sheet it is must be certain.
    let sizes = [theme::HEADING, theme::TEXT, SMALL_NAME].map(theme::bold);
    let name = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let room = ui.available_width();
        // The first name becomes an initial sooner than the number goes.
        let forms = forms_told(&data.player);
        let fits = |form: &String| {
            let mut sizes = sizes.iter();
            sizes.find(|font| width_of(ui, form, font) <= room).map(|font| (form.clone(), font))
        };
        let found = forms.iter().find_map(fits).map(|(form, font)| (form, font.clone()));
        let (form, font) = found
            .unwrap_or_else(|| (data.player.clone(), sizes.last().cloned().unwrap_or_default()));
        let seen = ui.add(egui::Label::new(RichText::new(form).font(font)).truncate());
        seen.widget_info(|| WidgetInfo::labeled(Role::Label, true, &data.player));
        hint(seen, &data.player);
        let palette = theme::of(ui);
        let changed = data.beside.is_some();
        let ink = if changed { Tone::Open.ink(palette) } else { palette.muted };
        let about = RichText::new(&data.about).size(theme::LABEL).color(ink);
        hint(ui.add(egui::Label::new(about).truncate()), &data.about);
    };
    slim(ui, |ui| {
        if ui.available_width() < 420.0 {
            name(ui);
            tiles(ui, &data.tiles, TILE);
        } else {
            ui.horizontal(|ui| {
                let (_, player, turn) = data.of;
                if !turn.is_nameless() {
                    let number = RichText::new(player.to_string()).font(theme::bold(NUMBER));
                    ui.label(number.color(theme::of(ui).accent));
                }
                let size = vec2(ui.available_width() - TILES, 42.0);
                let layout = egui::Layout::top_down(egui::Align::LEFT);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.set_width(size.x);
                    name(ui);
                });
                tiles(ui, &data.tiles, TILE);
            });
        }
        if let Some((state, tone)) = &data.state {
            banner(ui, state, *tone);
        } else if data.checked {
            no_banner(ui);
        }
    });
}

/// A card with little margin: the five fields need the room.
pub(super) fn slim(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Frame::new()
        .fill(theme::of(ui).panel)
        .stroke(Stroke::new(1.0, theme::of(ui).line))
        .corner_radius(CornerRadius::same(12))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            contents(ui);
        });
}
