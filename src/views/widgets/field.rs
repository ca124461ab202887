//! A text field with its label, which is also its accessible name. It keeps nothing: what is typed
//! is asked for, and comes back with the next frame's data.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Color32, Context, Id, Key, Layout, Order, Response, RichText, ScrollArea, TextEdit, Ui,
};

use super::{act_row, offered_act, small_act};
use crate::commands::{Entry, UserCommand};
use crate::screens::{Act, FieldData};
use crate::views::{Asks, theme};

/// So much of what was meant is seen beside a long name.
const MEANT: f32 = 120.0;
/// The height of a line in a field of several.
const ROW: f32 = 21.0;

/// A field under its label, as wide as there is room.
pub fn field(ui: &mut Ui, data: &FieldData, asks: &mut Asks) -> Response {
    let label = RichText::new(&data.label).size(theme::LABEL).color(theme::of(ui).muted);
    // In columns the toolkit would stretch the first line of a label that wraps.
    let from_left = egui::Layout::top_down(egui::Align::LEFT);
    let name = ui.with_layout(from_left, |ui| ui.label(label)).inner;
    let mut text = data.value.clone();
    let hint = RichText::new(data.hint.as_str()).color(theme::of(ui).muted);
    let edit = if data.rows > 1 {
        TextEdit::multiline(&mut text).desired_rows(data.rows)
    } else {
        TextEdit::singleline(&mut text)
    };
    let id = id(ui, data.entry);
    // A reason is gone on with, not replaced; and the palette's search has the keyboard in every frame.
    let goes_on = data.goes_on || data.entry == Entry::Reason;
    if data.focus && goes_on {
        cursor_to_end(ui.ctx(), id, &data.value);
    }
    selected_once(ui, id, &data.value, data.focus && !goes_on && data.entry != Entry::Palette);
    begin_undo(ui.ctx(), id, &data.value, &());
    // The toolkit says for two frames that a field lost the keyboard, when by then an Enter is another field's; and
    // says nothing of one that got it with this frame.
    let had_keyboard = ui.memory(|memory| memory.has_focus(id));
    let edit = edit
        .id(id)
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(10, 7))
        .hint_text(hint);
    // A long list is scrolled within its field: it pushes nothing away.
    let response = if data.rows > 1 {
        let height = f32::from(u16::try_from(data.rows).unwrap_or(u16::MAX)) * ROW + 14.0;
        let area = ScrollArea::vertical().id_salt(id).max_height(height);
        area.show(ui, |ui| {
            let shown = edit.show(ui);
            let scroll: Option<bool> = ui.data_mut(|kept| kept.remove_temp(id.with("to line")));
            if let (Some(_), Some(range)) = (scroll, shown.cursor_range) {
                let place = shown.galley.pos_from_cursor(range.primary);
                ui.scroll_to_rect(place.translate(shown.galley_pos.to_vec2()), None);
            }
            let line: Option<usize> = ui.data_mut(|kept| kept.remove_temp(id.with("line")));
            if let Some(line) = line {
                select_line(ui.ctx(), id, &data.value, line);
            }
            shown.response.response
        })
        .inner
    } else {
        ui.add(edit)
    };
    let response = response.labelled_by(name.id);
    // What has just opened above is not answered by the Enter that opened it.
    let below = ui.layer_id().order == Order::Background;
    let entered = had_keyboard
        && (response.lost_focus() || below && !ui.memory(|memory| memory.has_focus(id)))
        && ui.input(|input| input.key_pressed(Key::Enter));
    left_in(ui.ctx(), id, &text, ());
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if data.focus && !entered {
        response.request_focus();
    }
    if response.changed() {
        asks.push(UserCommand::Type(data.entry, text));
    }
    if entered && let Some(command) = &data.enter {
        asks.push(command.clone());
    }
    if let Some(meant) = &data.meant {
        // It comes while something is typed: in the line of the name it moves nothing.
        let right = response.rect.right();
        let left = (name.rect.right() + 8.0).min(right - MEANT).max(response.rect.left());
        let line = egui::Rect::from_x_y_ranges(left..=right, name.rect.y_range());
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let mut beside = ui.new_child(egui::UiBuilder::new().max_rect(line).layout(layout));
        beside.spacing_mut().interact_size.y = name.rect.height();
        offered_act(&mut beside, meant, asks);
    }
    response
}

/// Narrower a field is not for the buttons beside it; they stand below it then.
const LEAST: f32 = 160.0;

/// A field with what is done with it beside it.
pub fn field_with_acts(ui: &mut Ui, data: &FieldData, acts: &[Act], asks: &mut Asks) {
    let size = egui::vec2(ui.available_width(), 56.0);
    let width = |act: &Act| {
        let font = theme::regular(theme::LABEL);
        let text = ui.painter().layout_no_wrap(act.label.clone(), font, Color32::PLACEHOLDER);
        text.size().x + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x + 2.0
    };
    let beside: f32 = acts.iter().map(width).sum();
    if size.x < 420.0 || size.x - beside < LEAST {
        field(ui, data, asks);
        return act_row(ui, acts, asks);
    }
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Max), |ui| {
        let room = egui::vec2(size.x - beside, size.y);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(room.x - ui.spacing().item_spacing.x);
            ui.spacing_mut().item_spacing.y = 3.0;
            field(ui, data, asks);
        });
        for one in acts {
            small_act(ui, one, asks);
        }
    });
}

/// Marks a field that lies over the place: of a question, or the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Above;

/// Gives the keyboard to a field before it is painted, so that the first letter is not lost.
pub fn give_keyboard(context: &Context, entry: Entry, above: Option<Above>) {
    let id = Id::unique(("entry", entry));
    let id = if above.is_some() { id.with("above") } else { id };
    if TextEditState::load(context, id).is_none() {
        // A field that was never painted takes letters as text all the same.
        TextEditState::default().store(context, id);
    }
    context.memory_mut(|memory| memory.request_focus(id));
}

/// Gives the keyboard to a line of a field of several, counted from 0: it is selected, and comes into sight.
pub fn go_to_line(context: &Context, entry: Entry, line: usize) {
    let id = Id::unique(("entry", entry));
    // Once the field is painted: a press beside it takes the keyboard away from it in this frame.
    context.data_mut(|kept| kept.insert_temp(id.with("line"), line));
    context.request_repaint();
}

fn select_line(context: &Context, id: Id, text: &str, line: usize) {
    let mut lines = text.split('\n').map(|line| line.chars().count());
    let from: usize = lines.by_ref().take(line).map(|signs| signs + 1).sum();
    let to = from + lines.next().unwrap_or(0);
    let mut state = TextEditState::load(context, id).unwrap_or_default();
    let range = CCursorRange::two(CCursor::new(from), CCursor::new(to));
    state.cursor.set_char_range(Some(range));
    state.store(context, id);
    context.memory_mut(|memory| memory.request_focus(id));
    context.data_mut(|kept| kept.insert_temp(id.with("to line"), true));
    context.request_repaint();
}

/// What a field was left with: its text, whose it is, and in which frame.
#[derive(Clone)]
struct Left<Of> {
    text: String,
    of: Of,
    frame: u64,
}

/// Undoing in a field never reaches behind its text: where the program has laid another one, or the
/// field of somebody else, or where it was out of sight, there is nothing to take back. Asked before
/// the field is painted.
pub fn begin_undo<Of>(context: &Context, id: Id, text: &str, of: &Of)
where
    Of: Clone + PartialEq + Send + Sync + 'static,
{
    let left: Option<Left<Of>> = context.data(|kept| kept.get_temp(id.with("left")));
    let now = context.cumulative_frame_nr();
    let goes_on =
        left.is_some_and(|left| left.text == text && left.of == *of && now <= left.frame + 1);
    if !goes_on && let Some(mut state) = TextEditState::load(context, id) {
        state.clear_undoer();
        state.store(context, id);
    }
}

/// Notes what a field was left with. Asked after it is painted.
pub fn left_in<Of>(context: &Context, id: Id, text: &str, of: Of)
where
    Of: Clone + PartialEq + Send + Sync + 'static,
{
    let left = Left { text: text.to_owned(), of, frame: context.cumulative_frame_nr() };
    let state = TextEditState::load(context, id);
    let [undoes, redoes] = state.map_or([false; 2], |state| {
        let now = (state.cursor.char_range().unwrap_or_default(), text.to_owned());
        let redoes = state.undoer().has_redo(&now);
        [state.undoer().undo(&now).is_some_and(|(_, before)| before != text), redoes]
    });
    context.data_mut(|kept| {
        kept.insert_temp(id.with("left"), left);
        kept.insert_temp(id.with("undoes"), undoes);
        kept.insert_temp(id.with("redoes"), redoes);
    });
}

/// Whether the field that has the keyboard has nothing to take back.
pub fn nothing_to_undo(context: &Context) -> bool {
    noted(context, "undoes") == Some(false)
}

/// Whether what was typed in the field that has the keyboard was taken back just now.
pub fn was_undone(context: &Context) -> bool {
    noted(context, "redoes") == Some(true)
}

fn noted(context: &Context, what: &'static str) -> Option<bool> {
    let field = context.memory(egui::Memory::focused);
    field.and_then(|id| context.data(|kept| kept.get_temp(id.with(what))))
}

/// What is typed next goes on after what stands there.
pub fn cursor_to_end(context: &Context, id: Id, text: &str) {
    let mut state = TextEditState::load(context, id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(context, id);
}

/// Selects all once the keyboard is there: without it the toolkit keeps nothing selected, and gives it to a field of a
/// question only after what lay above was closed.
fn selected_once(ui: &Ui, id: Id, text: &str, asked: bool) {
    let waits = id.with("waits for the keyboard");
    let waited = ui.data_mut(|kept| kept.remove_temp::<()>(waits)).is_some();
    if !asked && !waited {
        return;
    }
    if !ui.memory(|memory| memory.has_focus(id)) {
        ui.data_mut(|kept| kept.insert_temp(waits, ()));
    }
    select_all(ui, id, text);
}

/// What is typed next takes the place of what stands there.
pub fn select_all(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), end)));
    state.store(ui.ctx(), id);
}

/// One a text: but a question may ask for what a field below it has, too.
fn id(ui: &Ui, entry: Entry) -> Id {
    let id = Id::unique(("entry", entry));
    if ui.layer_id().order == Order::Background { id } else { id.with("above") }
}
