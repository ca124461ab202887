//! A rack on the console: what is left over, then what is new, each with its heading and a bar below.

use egui::accesskit::Role;
use egui::{Color32, RichText, Sense, Ui, WidgetInfo, vec2};

use super::tile::{tile, to_come};
use crate::screens::formats::duplicate::hall::Named;
use crate::screens::formats::duplicate::{Group, TileData};
use crate::views::theme;

/// What lies between two tiles, as a share of one.
const GAP: f32 = 0.1;
/// The bars below what is left over, and below what is new.
const BARS: [f32; 2] = [3.0, 5.0];

/// A rack with tiles of this side, its two groups beside each other.
pub fn rack(ui: &mut Ui, side: f32, named: &Named) {
    let palette = theme::of(ui);
    let groups = [
        (&named.rack.leftover, &named.headings[0], palette.muted, BARS[0], 0),
        (
            &named.rack.new,
            &named.headings[1],
            palette.accent,
            BARS[1],
            named.rack.leftover.tiles.len(),
        ),
    ];
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = side * 0.4;
        for (group, (heading, _), color, bar, first) in groups {
            if group.tiles.is_empty() && group.to_come == 0 {
                continue;
            }
            let now = named.rack.now.and_then(|now| now.checked_sub(first));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.label(RichText::new(heading).font(theme::bold(theme::LABEL)).color(color));
                tiles(ui, side, group, (color, bar), now);
            });
        }
    });
}

fn tiles(ui: &mut Ui, side: f32, group: &Group, (color, bar): (Color32, f32), now: Option<usize>) {
    let step = side * (1.0 + GAP);
    let mut places = 0_u8;
    let count = group.tiles.len() + group.to_come;
    let wide = step * f32::from(u8::try_from(count).unwrap_or(u8::MAX)) - side * GAP;
    let (rect, response) =
        ui.allocate_exact_size(vec2(wide.max(side), side + 6.0 + bar), Sense::hover());
    let said: String = group.tiles.iter().map(TileData::said).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let mut next = || {
        let x = rect.left() + step * f32::from(places);
        places = places.saturating_add(1);
        egui::Rect::from_min_size(egui::pos2(x, rect.top()), vec2(side, side))
    };
    let board = if ui.visuals().dark_mode { &theme::BOARD_DIM } else { &theme::BOARD };
    for (place, data) in group.tiles.iter().enumerate() {
        let frame = (now == Some(place)).then_some(board.last);
        tile(ui.painter(), next(), data, board, frame);
    }
    for _ in 0..group.to_come {
        to_come(ui.painter(), next(), theme::of(ui).muted);
    }
    let below = egui::Rect::from_min_size(
        egui::pos2(rect.left(), rect.bottom() - bar),
        vec2(rect.width(), bar),
    );
    ui.painter().rect_filled(below, bar / 2.0, color);
}
