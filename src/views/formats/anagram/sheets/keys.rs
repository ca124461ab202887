//! The keyboard in the five fields of a sheet: where it is, where it goes on to, and that it is in sight.

use egui::style::ScrollAnimation;
use egui::text_edit::TextEditState;
use egui::{Event, Id, Key, Ui};

use crate::commands::{Entry, UserCommand};
use crate::domain::formats::anagram::rules::Field;
use crate::screens::formats::anagram::sheets::{
    SheetData, SheetField, SheetsData, divides, tokens,
};
use crate::views::Asks;
use crate::views::widgets::give_keyboard;

/// What a field is to the toolkit.
pub(super) fn id(field: Field) -> Id {
    Id::unique(("entry", Entry::Words(field)))
}

/// Where the field is kept that had the keyboard last.
pub(super) fn last() -> Id {
    Id::unique("the last field of the sheet")
}

/// Where letters belong that are typed while no field has the keyboard: the field of the sheet that had
/// it last; without a sheet on the desk where one is looked for. `None` where nothing may be typed.
pub fn field_of_letters(ui: &Ui, data: &SheetsData) -> Option<Entry> {
    // Where no word can be typed another sheet is meant.
    let typed_on = data.sheet.as_ref().filter(|sheet| !sheet.fields.is_empty());
    let Some(sheet) = typed_on else { return Some(data.find.entry) };
    let last = ui.data(|kept| kept.get_temp::<Field>(last())).unwrap_or(Field::Seven);
    let editable = sheet.fields.iter().filter(|field| field.editable);
    editable.map(|field| field.field.entry).find(|entry| *entry == Entry::Words(last))
}

/// Where the button is kept that saves the sheet.
pub(super) fn save_button() -> Id {
    Id::unique("the button that saves the sheet")
}

/// Enter between words is a space: it is made one before the field sees it, in the order of the
/// keys, so that nothing typed after it lands elsewhere. So is whatever divides words that are pasted.
/// After a word that is ended, or in an empty field, it goes on to the next one, and from the last to
/// the button that saves; held, it does not.
pub(super) fn keys(ui: &Ui, data: &SheetData, asks: &mut Asks) {
    let focused = ui.memory(egui::Memory::focused);
    let field_of = |one: &SheetField| match one.field.entry {
        Entry::Words(field) => focused == Some(id(field)),
        _ => false,
    };
    let Some(place) = data.fields.iter().position(field_of) else { return };
    let Some(field) = data.fields.get(place) else { return };
    let mut ended = focused.is_some_and(|id| is_ended(ui, id, &field.field.value));
    let (mut goes_on, mut tab) = (false, false);
    ui.input_mut(|input| {
        input.events.retain_mut(|event| match event {
            Event::Key { key: Key::Enter, pressed: true, repeat, modifiers, .. }
                if !modifiers.any() =>
            {
                goes_on |= ended && !*repeat;
                let goes = ended;
                if !goes {
                    *event = Event::Text(" ".to_owned());
                    ended = true;
                }
                !goes
            }
            Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                tab |= *key == Key::Tab && !modifiers.any() && !*repeat;
                ended = false;
                true
            }
            Event::Text(text) => {
                ended = text.ends_with(divides);
                true
            }
            Event::Paste(words) => {
                let unnumbered = words.split(divides_list).map(unnumbered);
                *words = unnumbered.flat_map(tokens).flat_map(|word| [word, " "]).collect();
                true
            }
            _ => true,
        });
    });
    if tab
        && data.lead.is_some()
        && let Entry::Words(field) = field.field.entry
    {
        asks.push(UserCommand::WentOn(field));
    }
    if goes_on {
        if let Some(next) = data.fields.get(place + 1) {
            give_keyboard(ui.ctx(), next.field.entry, None);
        } else if let Some(save) = ui.data(|kept| kept.get_temp::<Id>(save_button())) {
            ui.memory_mut(|memory| memory.request_focus(save));
        }
    }
}

/// What stands between the words of a list that was written elsewhere: its dashes and dots at the left are nobody's words.
fn divides_list(sign: char) -> bool {
    sign.is_whitespace() || "-–—•·*/".contains(sign)
}

/// A word of a list without its number there: "1.", "2)", "(3)", "4:" and "5" are nobody's words.
fn unnumbered(word: &str) -> &str {
    let bare = word.trim_start_matches('(').trim_start_matches(|sign: char| sign.is_ascii_digit());
    match bare.strip_prefix(['.', ')', ':']) {
        Some(after) if bare.len() < word.len() => after,
        None if bare.is_empty() => bare,
        _ => word,
    }
}

/// Whether the cursor stands at the end of a field's text, and no word is begun there.
fn is_ended(ui: &Ui, id: Id, text: &str) -> bool {
    let cursor = TextEditState::load(ui.ctx(), id).and_then(|state| state.cursor.char_range());
    let end = text.chars().count();
    let at_end = cursor.is_none_or(|range| range.is_empty() && range.primary.index == end.into());
    at_end && (text.is_empty() || text.ends_with(divides))
}

/// Brings the field with the keyboard into sight, two frames after something happened to it: by then
/// its verdicts are there, and a scroll asked for in two frames on end would count twice.
pub(super) fn follow(ui: &Ui, happened: bool, whole: egui::Rect, edited: egui::Rect) {
    let waiting = ui.data_mut(|kept| {
        let waiting = kept.get_temp_mut_or_default::<u8>(Id::unique("follow the keyboard"));
        *waiting = if happened { 3 } else { waiting.saturating_sub(1) };
        *waiting
    });
    if waiting > 0 {
        ui.ctx().request_repaint();
    }
    if waiting == 1 {
        let fits = whole.height() + 8.0 < ui.clip_rect().height();
        let shown = if fits { whole } else { edited };
        ui.scroll_to_rect_animation(shown.expand(4.0), None, ScrollAnimation::none());
    }
}
