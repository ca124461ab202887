//! The paint of Print: the documents, what is wished of one, and its pages beside each other.

use egui::accesskit::Role;
use egui::style::ScrollAnimation;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Frame, Id, Key, Label, Layout, Margin, Modifiers, Panel, ProgressBar, RichText,
    ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::data::{DocumentRow, PrintData};
use super::page;
use crate::commands::UserCommand;
use crate::print::pages::Page;
use crate::screens::Tone;
use crate::views::widgets::{
    act, banner, card, field, heading, hint, label, left_out, muted, primary, small_act,
    small_act_row, small_act_width, strong, toggle, whole, width_of,
};
use crate::views::{Asks, theme};

/// How wide the documents are, and beside them what is wished of one.
const DOCUMENTS: f32 = 340.0;
const WISHES: f32 = 240.0;
/// From this height on the one stands above the other: how wide both are, and that from this width of the place on.
const TALL: f32 = 860.0;
const SIDE: f32 = 340.0;
const WIDE_SIDE: f32 = 420.0;
const WIDE: f32 = 1700.0;

/// Below this width or height all of it stands below each other, and is scrolled together.
const NARROW: f32 = 900.0;
const LOW: f32 = 480.0;

/// So many points a millimetre takes at most, and at least where two pages stand beside each other: what is larger
/// needs the head moved to be read, what is smaller the eyes.
const LARGEST: f32 = 4.3;
const SMALLEST_OF_TWO: f32 = 2.95;
/// What is between two pages, and below them.
const BETWEEN: f32 = 12.0;
const BELOW: f32 = 12.0;

/// Paints Print: the documents, what is wished of the chosen one, its pages.
pub fn show(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    // Whoever walked to a document by the arrows goes on with Enter.
    let free = ui.memory(|memory| memory.focused().is_none());
    let print = data.acts.iter().find(|act| act.command == UserCommand::PrintDocument);
    if let Some(print) = print.filter(|act| free && act.enabled)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
    {
        asks.push(print.command.clone());
    }
    let (across, down) = (ui.available_width(), ui.available_height());
    if across < NARROW || down < LOW {
        side(ui, "side of print", DOCUMENTS.min(across * 0.45), |ui| {
            ScrollArea::vertical().id_salt("side of print").show(ui, |ui| {
                card(ui, |ui| documents(ui, data, f32::MAX, asks));
                wishes(ui, data, asks);
                way(ui, data, asks);
                published(ui, data, asks);
            });
        });
    } else if down >= TALL {
        let width = if across >= WIDE { WIDE_SIDE } else { SIDE };
        side(ui, "side of print", width, |ui| {
            all_documents(ui, data, asks, |ui, asks| {
                ScrollArea::vertical().id_salt("wishes of print").show(ui, |ui| {
                    wishes(ui, data, asks);
                });
            });
        });
    } else {
        side(ui, "documents of print", DOCUMENTS, |ui| all_documents(ui, data, asks, |_, _| {}));
        side(ui, "wishes of print", WISHES, |ui| {
            ScrollArea::vertical().id_salt("wishes of print").show(ui, |ui| {
                wishes(ui, data, asks);
            });
        });
    }
    egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        // Its room is the pages': no button and no field moves when something is told.
        if data.told.is_some() {
            Panel::bottom("what became of the document")
                .frame(Frame::new().outer_margin(Margin { top: 6, ..Margin::ZERO }))
                .show_separator_line(false)
                .show(ui, |ui| told(ui, data, asks));
        }
        egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| preview(ui, data, asks));
    });
}

fn side(ui: &mut Ui, name: &str, width: f32, paint: impl FnOnce(&mut Ui)) {
    let beside = Frame::new().outer_margin(Margin { right: 8, ..Margin::ZERO });
    Panel::left(Id::unique(name))
        .frame(beside)
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, paint);
}

/// The way to paper, and what is of the whole competition, stand at the bottom, whatever document is chosen.
fn all_documents(
    ui: &mut Ui,
    data: &PrintData,
    asks: &mut Asks,
    below: impl FnOnce(&mut Ui, &mut Asks),
) {
    Panel::bottom("of the whole competition").frame(Frame::new()).show_separator_line(false).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            way(ui, data, asks);
            published(ui, data, asks);
        },
    );
    egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let room = ui.available_height() - AROUND;
        card(ui, |ui| documents(ui, data, room, asks));
        below(ui, asks);
    });
}

/// What is wished of the chosen document, and where it shall lie.
fn wishes(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    card(ui, |ui| {
        muted(ui, &data.about);
        if !data.sense.is_empty() {
            banner(ui, &data.sense, Tone::Open);
        }
        options(ui, data, asks);
        if let Some(own) = &data.own {
            small_act(ui, own, asks);
        }
        field(ui, &data.file, asks);
        if !data.signed.is_empty() {
            muted(ui, &data.signed);
        }
    });
}

fn published(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    Frame::new().inner_margin(Margin::symmetric(0, 2)).show(ui, |ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        small_act_row(ui, &data.published, asks);
    });
}

/// The height of a document in the list with what is between two.
const ROW: f32 = 28.0;
/// What is between a name and its remark.
const REMARK: f32 = 6.0;
/// What its card has around the list.
const AROUND: f32 = 58.0;

fn documents(ui: &mut Ui, data: &PrintData, room: f32, asks: &mut Asks) {
    label(ui, &data.title);
    ui.spacing_mut().item_spacing.y = 2.0;
    // One that was just chosen is brought into sight.
    let seen = Id::unique("the document that was brought into sight");
    let chosen = data.documents.iter().position(|row| row.chosen);
    let came = ui.data(|kept| kept.get_temp::<Option<usize>>(seen)) != Some(chosen);
    let all = u16::try_from(data.documents.len()).map_or(f32::MAX, f32::from) * ROW;
    let list = whole(ui, "documents", all, ROW, room).show(ui, |ui| {
        for row in &data.documents {
            document(ui, row, came, asks);
        }
    });
    left_out(ui, &data.more, &list, ROW, [1, data.documents.len()]);
    if !ui.ctx().will_discard() {
        ui.data_mut(|kept| kept.insert_temp(seen, chosen));
    }
}

/// A document and what is to be known of it.
fn document(ui: &mut Ui, row: &DocumentRow, came: bool, asks: &mut Asks) {
    let palette = theme::of(ui);
    let size = vec2(ui.available_width(), ROW - 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if row.chosen && came || response.gained_focus() {
        ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
    }
    let (fill, ink) = if row.chosen {
        (palette.step, palette.step_ink)
    } else if response.hovered() {
        (palette.accent_back, palette.ink)
    } else {
        (egui::Color32::TRANSPARENT, palette.ink)
    };
    let line = if response.has_focus() {
        egui::Stroke::new(2.0, palette.accent)
    } else {
        egui::Stroke::NONE
    };
    let painter = ui.painter();
    painter.rect(rect, 8.0, fill, line, egui::StrokeKind::Inside);
    let left = rect.left_center() + vec2(10.0, 0.0);
    let name = if row.chosen { theme::bold(theme::TEXT) } else { theme::regular(theme::TEXT) };
    let sense = if row.chosen { palette.step_muted } else { Tone::Open.ink(palette) };
    let right = rect.right_center() - vec2(10.0, 0.0);
    let small = theme::regular(12.0);
    // A name that has no room beside the remark has it beside its sign: the remark stands in full once it is chosen.
    let room = right.x - left.x - REMARK - width_of(ui, &row.sense, &small);
    let fits = row.sense.is_empty() || width_of(ui, &row.act.label, &name) <= room;
    let remark = if fits { row.sense.as_str() } else { "▲" };
    let sense = painter.text(right, egui::Align2::RIGHT_CENTER, remark, small, sense);
    // The name has what that leaves.
    let mut label = LayoutJob::simple_singleline(row.act.label.clone(), name, ink);
    label.wrap = TextWrapping::truncate_at_width((sense.left() - left.x - REMARK).max(0.0));
    let label = painter.layout_job(label);
    painter.galley(left - vec2(0.0, label.size().y / 2.0), label, ink);
    let on = row.chosen;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &row.act.label));
    if response.clicked() {
        asks.push(row.act.command.clone());
    }
    if !row.act.hint.is_empty() {
        hint(response, &row.act.hint);
    }
}

fn options(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    for (name, choices) in &data.options {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(7.0, 3.0);
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            label(ui, name);
            for (choice, on) in choices {
                toggle(ui, choice, *on, asks);
            }
        });
    }
    if let Some(player) = &data.player {
        field(ui, player, asks);
        if !data.found.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for one in &data.found {
                    small_act(ui, one, asks);
                }
            });
        }
    }
    if let Some(blank) = &data.blank {
        field(ui, blank, asks);
    }
    if !data.wrong.is_empty() {
        banner(ui, &data.wrong, Tone::Bad);
    }
}

/// The way to paper; how far a writing is stands in its place and takes as much room.
fn way(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    let kept = Id::unique("the height of the way to paper");
    if let Some((text, (done, of), stop)) = &data.writing {
        let height = ui.data(|data| data.get_temp::<f32>(kept)).unwrap_or_default();
        ui.set_min_height(height);
        ui.horizontal(|ui| {
            act(ui, stop, asks);
            ui.vertical(|ui| {
                strong(ui, text);
                ui.add(ProgressBar::new(part(*done, *of)).desired_height(8.0));
            });
        });
        return;
    }
    let way = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let Some((first, others)) = data.acts.split_first() else { return };
        primary(ui, first, asks);
        ui.spacing_mut().button_padding = vec2(8.0, 2.0);
        ui.spacing_mut().interact_size.y = 24.0;
        small_act_row(ui, others, asks);
    });
    ui.data_mut(|data| data.insert_temp(kept, way.response.rect.height()));
}

/// What became of the last document.
fn told(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    let Some((text, tone, acts)) = &data.told else { return };
    Frame::new()
        .fill(tone.back(theme::of(ui)))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let sign = match tone {
                Tone::Bad => "✗ ",
                Tone::Good => "✓ ",
                Tone::Open | Tone::Ignored | Tone::Plain | Tone::Chosen => "",
            };
            let text = RichText::new(format!("{sign}{text}")).color(tone.ink(theme::of(ui)));
            ui.horizontal_wrapped(|ui| {
                ui.add(Label::new(text).wrap().selectable(true));
                for one in acts {
                    act(ui, one, asks);
                }
            });
        });
}

#[expect(clippy::cast_precision_loss, reason = "parts of a document")]
fn part(done: usize, of: usize) -> f32 {
    if of == 0 { 0.0 } else { done as f32 / of as f32 }
}

fn preview(ui: &mut Ui, data: &PrintData, asks: &mut Asks) {
    // Where they have no room beside what is said of the pages the buttons have a line of their own.
    let padding = ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let turns = data.turns.iter().map(|turn| small_act_width(ui, turn, padding)).sum::<f32>();
    let said = width_of(ui, &data.where_in, &theme::bold(theme::HEADING));
    if said + turns > ui.available_width() {
        heading(ui, &data.where_in);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(6.0, 4.0);
            ui.spacing_mut().item_spacing.x = 4.0;
            for turn in &data.turns {
                small_act(ui, turn, asks);
            }
        });
    } else {
        // The buttons first: what is said of the pages has the room that they leave.
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for turn in data.turns.iter().rev() {
                    small_act(ui, turn, asks);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    heading(ui, &data.where_in);
                });
            });
        });
    }
    for warning in &data.warnings {
        banner(ui, warning, Tone::Open);
    }
    let Some(shown) = data.pages.as_ref() else { return };
    let Some(one) = shown.0.pages.get(data.page) else { return };
    // With the one after it; the last with the one before it.
    let page_at = |place: usize| shown.0.pages.get(place);
    let before = || Some([data.page.checked_sub(1).and_then(page_at)?, one]);
    let two = page_at(data.page + 1).map(|next| [one, next]).or_else(before);
    let room = ui.available_size() - vec2(14.0, 6.0 + BELOW);
    let tall = if data.whole { room.y / one.height_mm } else { f32::INFINITY };
    let of_one = (room.x / one.width_mm).min(tall);
    let of_two = |two: [&Page; 2]| {
        let wide: f32 = two.map(|page| page.width_mm).iter().sum();
        ((room.x - BETWEEN) / wide).min(tall)
    };
    let enough = SMALLEST_OF_TWO.min(of_one);
    let (seen, scale): (Vec<&Page>, f32) = match two.filter(|two| of_two(*two) >= enough) {
        Some(two) => (two.into(), of_two(two)),
        None => (vec![one], of_one),
    };
    let scale = scale.clamp(0.5, LARGEST);
    // Another page begins at its top; what is on paper does not fade.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    let palette = theme::of(ui);
    let place = ui.available_rect_before_wrap().with_max_y(ui.max_rect().bottom() - BELOW);
    // A page that goes on below ends in a frame, not at the window's edge.
    let frame = Stroke::new(1.0, palette.line);
    ui.painter().rect(place, 10.0, Tone::Ignored.back(palette), frame, egui::StrokeKind::Inside);
    let within = place.shrink(1.0);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(within));
    ui.shrink_clip_rect(within);
    let pages = ScrollArea::vertical().id_salt(("page", data.page)).auto_shrink(false);
    pages.show(&mut ui, |ui| {
        let sizes: Vec<egui::Vec2> = seen.iter().map(|one| page::size(one, scale)).collect();
        let width: f32 = sizes.iter().map(|size| size.x + BETWEEN).sum::<f32>() - BETWEEN;
        let height = sizes.iter().map(|size| size.y).fold(0.0, f32::max);
        let spare = ((ui.available_width() - width) / 2.0).max(0.0);
        let (place, response) =
            ui.allocate_exact_size(vec2(width + 2.0 * spare, height + 4.0), Sense::hover());
        let mut at = place.min + vec2(spare, 2.0);
        for (one, size) in seen.into_iter().zip(sizes) {
            page::paint(ui, one, at, scale);
            if data.stale {
                let paper = egui::Rect::from_min_size(at, size);
                let veil = theme::of(ui).paper.gamma_multiply(0.6);
                ui.painter().rect_filled(paper, 0.0, veil);
            }
            at.x += size.x + BETWEEN;
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &data.where_in));
    });
}
