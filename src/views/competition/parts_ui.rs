//! What is painted alike while a competition is set up and while it is open: its details, its players to
//! come, its word list.

use egui::accesskit::Role;
use egui::{
    Align, Color32, CornerRadius, CursorIcon, FontId, Frame, Layout, Margin, Response, RichText,
    Sense, Ui, WidgetInfo, vec2,
};

use super::list::ListData;
use super::players::PreviewRow;
use crate::commands::Entry;
use crate::screens::{Act, FieldData, Tone};
use crate::views::widgets::{
    act_row, bar, clipped, field, field_with_acts, go_to_line, keyboard, label, left_out, muted,
    small_act, strong, toggle, whole,
};
use crate::views::{Asks, theme};

/// The height of a player's row.
const ROW: f32 = 26.0;

/// A table of players in a file: folded up, most type or paste them.
pub(super) fn from_file(ui: &mut Ui, path: &FieldData, acts: &[Act], asks: &mut Asks) {
    let label = RichText::new(&path.label).size(theme::LABEL);
    egui::CollapsingHeader::new(label).id_salt("players from a file").show(ui, |ui| {
        field_with_acts(ui, path, acts, asks);
    });
}

/// Title, date and people: the title alone, then as many in a row, three at most, as have this width each.
pub(super) fn details(
    ui: &mut Ui,
    (fields, least): (&[FieldData], f32),
    date: &(String, Tone),
    asks: &mut Asks,
) {
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() + gap;
    let in_a_row = (1..=3_u8).rev().find(|&count| room >= f32::from(count) * (least + gap));
    // The club stands beside the title where a row has three: names of several people need the room.
    let beside = if in_a_row == Some(3) { 2 } else { 1 };
    let (first, others) = fields.split_at(fields.len().min(beside));
    for row in first.chunks(beside).chain(others.chunks(in_a_row.map_or(1, usize::from))) {
        let widths = widths(room - gap, row, [least, gap]);
        let below = row.first().is_some_and(|one| one.entry == Entry::Date);
        ui.horizontal_top(|ui| {
            for (one, width) in row.iter().zip(widths) {
                let column = Layout::top_down_justified(Align::LEFT);
                ui.allocate_ui_with_layout(vec2(width, 0.0), column, |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.y = 3.0;
                    field(ui, one, asks);
                    if one.entry == Entry::Date && !below {
                        reading(ui, date);
                    }
                });
            }
        });
        // Below the whole row, where the date begins it, it has one line.
        if below {
            ui.add_space(-ui.spacing().item_spacing.y);
            ui.add_space(3.0);
            reading(ui, date);
        }
    }
}

/// The widths of the fields of a row: a date and a time have what they need, and of the rest what is longer has more than
/// another.
fn widths(room: f32, row: &[FieldData], [least, gap]: [f32; 2]) -> Vec<f32> {
    let count = u16::try_from(row.len().max(1)).map_or(1.0, f32::from);
    let room = room - gap * (count - 1.0);
    let short = |one: &FieldData| matches!(one.entry, Entry::Date | Entry::Starts);
    if row.iter().all(short) || room / count <= least {
        return vec![room / count; row.len()];
    }
    let share = |one: &FieldData| match one.entry {
        Entry::Date | Entry::Starts => 0.0,
        Entry::Title => 2.0,
        Entry::Assistants => 1.5,
        _ => 1.0,
    };
    let taken: f32 = row.iter().filter(|one| short(one)).map(|_| least).sum();
    let shares: f32 = row.iter().map(share).sum();
    let width = |one| if short(one) { least } else { (room - taken) * share(one) / shares };
    row.iter().map(width).collect()
}

/// How a typed date is read: its lines are there whatever is typed, so that nothing moves meanwhile.
fn reading(ui: &mut Ui, (text, tone): &(String, Tone)) {
    /// Narrower than this, a whole date has two lines.
    const DATE: f32 = 210.0;
    let lines = if ui.available_width() < DATE { 2.0 } else { 1.0 };
    let font = FontId::proportional(theme::LABEL);
    let row = ui.painter().layout_no_wrap("✓".to_owned(), font, Color32::PLACEHOLDER).size().y;
    let size = vec2(ui.available_width(), lines * row);
    let layout = Layout::top_down(Align::LEFT);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        if !text.is_empty() {
            let ink = tone.ink(theme::of(ui));
            ui.label(RichText::new(text).size(theme::LABEL).color(ink));
        }
    });
}

/// The widths of names and of what stands beside them: as they need where there is room for both, else the
/// name has the most of it, and what it does not need is the other's.
pub(super) fn shares<'a>(
    ui: &Ui,
    room: f32,
    names: impl Iterator<Item = &'a str>,
    beside: impl Iterator<Item = &'a str>,
) -> [f32; 2] {
    let [name, other] = widest(ui, names, beside);
    let name = name.min((room * 0.75).max(room - other));
    [name, room - name]
}

/// What names, and what stands beside them, take at most.
pub(super) fn widest<'a>(
    ui: &Ui,
    names: impl Iterator<Item = &'a str>,
    beside: impl Iterator<Item = &'a str>,
) -> [f32; 2] {
    let width = |text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x + 2.0
    };
    let bold = theme::bold(theme::TEXT);
    let plain = theme::regular(theme::LABEL);
    let name = names.map(|name| width(name, bold.clone())).fold(0.0, f32::max);
    let other = beside.map(|text| width(text, plain.clone())).fold(0.0, f32::max);
    [name, other]
}

/// Those who will be added, each with what is doubtful about them; a press leads to the line that was typed.
/// Whole rows, and in `more` how many are below them: `#` stands for the number.
pub(super) fn checked(
    ui: &mut Ui,
    rows: &[PreviewRow],
    more: &str,
    typed: &FieldData,
    height: f32,
) {
    if rows.is_empty() {
        return;
    }
    let shares = shares(
        ui,
        ui.available_width() - 64.0,
        rows.iter().map(|row| row.name.as_str()),
        rows.iter().map(|row| row.club.as_str()),
    );
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let all = u16::try_from(rows.len()).map_or(f32::MAX, f32::from) * ROW;
        let list = whole(ui, "players to come", all, ROW, height.max(ROW * 3.0));
        let list = list.auto_shrink([false, true]).show_rows(ui, ROW, rows.len(), |ui, seen| {
            for row in rows.get(seen).unwrap_or_default() {
                player(ui, row, typed, shares);
            }
        });
        left_out(ui, more, &list, ROW, [1, rows.len()]);
    });
}

fn player(ui: &mut Ui, row: &PreviewRow, typed: &FieldData, [name, club]: [f32; 2]) {
    let doubts: Vec<&str> = row.doubts().map(|(_, why)| why).collect();
    let (sign, tone) = if row.problem.is_some() { ("✗", Tone::Bad) } else { ("▲", Tone::Open) };
    let back = if doubts.is_empty() { Tone::Plain } else { tone };
    let frame = Frame::new().fill(back.back(theme::of(ui))).corner_radius(CornerRadius::same(6));
    let painted = frame.inner_margin(Margin::symmetric(6, 0)).show(ui, |ui| {
        ui.set_height(ROW);
        ui.style_mut().interaction.selectable_labels = false;
        let width = ui.available_width();
        let widths = if doubts.is_empty() { [name, club] } else { [width * 0.3, width * 0.24] };
        ui.horizontal_centered(|ui| {
            let number = RichText::new(&row.number).size(theme::LABEL).color(theme::of(ui).muted);
            clipped(ui, 30.0, number);
            let name = RichText::new(&row.name).font(theme::bold(theme::TEXT));
            clipped(ui, widths[0], name);
            let club = RichText::new(&row.club).size(theme::LABEL).color(theme::of(ui).muted);
            clipped(ui, widths[1], club);
            if !doubts.is_empty() {
                let doubt = format!("{sign} {}", doubts.join(" · "));
                let room = ui.available_width();
                let ink = tone.ink(theme::of(ui));
                clipped(ui, room, RichText::new(doubt).size(theme::LABEL).color(ink));
            }
        });
    });
    let id = ui.scope_id().with(("line", row.line));
    if !doubts.is_empty() {
        let response = ui.interact(painted.response.rect, id, Sense::click());
        doubtful(ui, &response, &row.told(&doubts.join(" · ")));
        if response.clicked() {
            go_to_line(ui.ctx(), typed.entry, row.line);
        }
    }
}

/// Something doubtful that leads to where it was typed.
pub(super) fn doubtful(ui: &Ui, response: &Response, text: &str) {
    keyboard(ui, response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
}

pub(super) fn list(ui: &mut Ui, data: &ListData, asks: &mut Asks) {
    label(ui, &data.title);
    for line in &data.judging {
        muted(ui, line);
    }
    if let Some(path) = &data.path {
        field_with_acts(ui, path, &data.acts, asks);
    }
    if let Some(reading) = &data.reading {
        strong(ui, &reading.text);
        bar(ui, f32::from(reading.percent) / 100.0, theme::of(ui).accent, theme::of(ui).line, &[]);
        small_act(ui, &reading.stop, asks);
    }
    if let Some(brought) = &data.brought {
        strong(ui, &brought.title);
        label(ui, &brought.authority_title);
        ui.horizontal_wrapped(|ui| {
            for (authority, on) in &brought.authority {
                toggle(ui, authority, *on, asks);
            }
        });
        ui.columns(brought.fields.len().max(1), |columns| {
            for (ui, one) in columns.iter_mut().zip(&brought.fields) {
                field(ui, one, asks);
            }
        });
        for line in &brought.lines {
            muted(ui, line);
        }
        act_row(ui, &brought.acts, asks);
    }
}
