//! The paint of the console's frame.

use std::path::PathBuf;

use egui::{
    Align2, Area, CornerRadius, Event, Frame, Id, Margin, Order, Panel, Rect, RichText, Ui,
};

use super::data::{ConsoleData, PlaceData};
use super::{head_ui, pill_ui, rail};
use crate::commands::formats::takes_card;
use crate::commands::{Entry, JoinCommand, PictureCommand, UserCommand, spec};
use crate::domain::clock::Moment;
use crate::screens::{Act, Tone};
use crate::views::asked::Enter;
use crate::views::competition::CompetitionData;
use crate::views::desk::{Notice, NoticeKind};
use crate::views::keys::{self, Letters, Reach};
use crate::views::questions::meant_by_enter;
use crate::views::widgets::{
    Above, give_keyboard, hints_rest, rest_hints, room_given, small_act, take_room,
};
use crate::views::{
    Asks, OwnViews, competition, history, palette, pictures, print, questions, stations, theme,
    words,
};

/// How far from the edges of the page it is told what was done.
const PILL: f32 = 10.0;

/// Takes the keys and paints the console. `now` is the open competition's.
pub fn show<F: OwnViews>(ui: &mut Ui, data: &ConsoleData<F>, now: Option<Moment>, asks: &mut Asks) {
    let reach = if data.palette.is_some() {
        Reach::Palette
    } else if let Some(question) = &data.dialog {
        Reach::Question(meant_by_enter(ui.ctx(), question.enter))
    } else if data.keys.is_some() {
        Reach::Question(Enter::Yes)
    } else {
        Reach::Place(data.place.place())
    };
    back_to_field(ui, data);
    keyboard(ui, data);
    let letters = match keys::loose_letters(ui.ctx(), reach, &data.situation, asks) {
        Some(letters) => loose(ui, data, letters, asks),
        None => Letters::Free,
    };
    hints(ui, data);
    // What was just saved is taken back by the key that is told beside it, also where something is typed.
    let told = data.notices.iter().rev().find(|(notice, _)| notice.kind == NoticeKind::Saved);
    let offered = told.map(|(_, act)| &act.command);
    keys::take(ui.ctx(), reach, &data.situation, (letters, offered), asks);

    match &data.place {
        PlaceData::Competition(CompetitionData::Start(start)) => {
            rail::beside(ui, data, start, asks);
        }
        // The form has the whole window.
        PlaceData::Competition(CompetitionData::Setup(_) | CompetitionData::Join(_)) => {}
        PlaceData::Competition(CompetitionData::Open(_))
        | PlaceData::Own(_)
        | PlaceData::Words(_)
        | PlaceData::Print(_)
        | PlaceData::History(_)
        | PlaceData::Stations(_) => {
            let bar = Frame::new().fill(theme::of(ui).panel).inner_margin(Margin::symmetric(16, 5));
            Panel::top("head").frame(bar).show(ui, |ui| head_ui::show(ui, &data.head, now, asks));
            rail::show(ui, data, asks);
        }
    }
    let head = ui.available_rect_before_wrap().top() - ui.ctx().content_rect().top();
    let whole = matches!(data.place, PlaceData::Competition(CompetitionData::Setup(_)));
    let problem = |(notice, _): &&(Notice, Act)| notice.kind.stays();
    let problems: Vec<&(Notice, Act)> = data.notices.iter().filter(problem).collect();
    // A form has a room for them: no field and no button moves under the hand.
    let room = room_given(ui.ctx()).filter(|_| !problems.is_empty());
    if room.is_none() {
        take_room(ui.ctx(), 0.0);
    }
    if !problems.is_empty() && room.is_none() {
        let frame = Frame::new().inner_margin(Margin::symmetric(16, 3));
        let foot = Panel::bottom("notices").frame(frame).show_separator_line(false);
        foot.show(ui, |ui| notices(ui, &problems, asks));
    }
    let margin = if whole { Margin::ZERO } else { Margin::same(16) };
    // The window is cleared with the paper's colour: to paint it again would cost every pixel.
    let frame = Frame::new().inner_margin(margin);
    if let Some(bar) = &data.pictures.bar {
        pictures::bar(ui, bar, asks);
    }
    if pictures::in_question(ui.ctx(), &data.pictures).is_none() {
        pictures::beside(ui, &data.pictures, asks);
    }
    drops(ui, data, asks);
    let page = ui.available_rect_before_wrap().shrink(PILL);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| place(ui, data, now, asks));
    if let Some(room) = room {
        in_room(ui, room, &problems, asks);
    }
    pill_ui::show(ui, &data.notices, page, asks);
    if let Some(question) = &data.dialog {
        let now = data.head.clock_at(now);
        let time = data.head.time.map(|_| questions::Time { head, now });
        questions::show::<F>(ui.ctx(), question, &data.pictures, time, asks);
    }
    let head = palette::Head { height: head, timed: data.head.time.is_some() };
    if let Some(data) = &data.palette {
        palette::show(ui.ctx(), data, head, asks);
    }
    if let Some(data) = &data.keys {
        palette::show_keys(ui.ctx(), data, head, asks);
    }
    // With slow frames the last letters and the Enter after them come in one: the letters first.
    asks.sort_by_key(|ask| !matches!(ask, UserCommand::Type(..)));
}

/// The keyboard is where the desk wants it before anything of the frame takes a letter; a question
/// without a field of its own takes it away from the place below.
fn keyboard<F: OwnViews>(ui: &Ui, data: &ConsoleData<F>) {
    let above = data.dialog.is_some() || data.palette.is_some() || data.keys.is_some();
    let was_above = ui.data_mut(|kept| {
        std::mem::replace(kept.get_temp_mut_or_default(Id::unique("something lies above")), above)
    });
    // In the frame after a question closed the toolkit still holds the place back, and then takes the
    // keyboard from it again.
    let again = Id::unique("the keyboard again");
    let held_back = ui.data_mut(|kept| kept.remove_temp::<Option<Entry>>(again));
    let held_back = held_back.flatten().filter(|_| ui.memory(|memory| memory.focused().is_none()));
    // Whoever keyed a sheet goes on where they were.
    let at_the_sheet = match &data.place {
        PlaceData::Own(own) if was_above && !above && F::is_typed_on(own) => {
            F::field_of_letters(ui, own)
        }
        _ => None,
    };
    if let Some(entry) = data.focus.or(held_back.filter(|_| !above)).or(at_the_sheet) {
        give_keyboard(ui.ctx(), entry, above.then_some(Above));
        if was_above && !above {
            ui.data_mut(|kept| kept.insert_temp(again, Some(entry)));
            ui.ctx().request_repaint();
        }
    } else if above && !was_above {
        ui.memory_mut(egui::Memory::stop_text_input);
    }
}

/// Whoever looked at the palette or the keys goes on in the field in which they were.
fn back_to_field<F: OwnViews>(ui: &Ui, data: &ConsoleData<F>) {
    let known = Id::unique("the field before palette and keys");
    let above = data.palette.is_some() || data.keys.is_some();
    let field: Option<(Id, bool)> = ui.data(|kept| kept.get_temp(known));
    match field {
        None if above && ui.ctx().text_edit_focused() && data.dialog.is_none() => {
            let field = ui.memory(egui::Memory::focused);
            ui.data_mut(|kept| field.map(|field| kept.insert_temp(known, (field, false))));
        }
        // In the frame after they closed the toolkit still holds the place back: once more in the next.
        Some((field, again)) if !above => {
            ui.data_mut(|kept| kept.remove::<(Id, bool)>(known));
            let asked = data.focus.is_some() || data.dialog.is_some();
            let elsewhere = ui.memory(|memory| memory.focused().is_some_and(|it| it != field));
            if asked || (again && elsewhere) {
                return;
            }
            ui.memory_mut(|memory| memory.request_focus(field));
            if !again {
                ui.data_mut(|kept| kept.insert_temp(known, (field, true)));
                ui.ctx().request_repaint();
            }
        }
        _ => {}
    }
}

/// Letters that are typed while no field has the keyboard go where they belong: on the sheet into the
/// field that had it last, in Words into the search of the word list, in History into its own.
fn loose<F: OwnViews>(ui: &Ui, data: &ConsoleData<F>, letters: String, asks: &mut Asks) -> Letters {
    match &data.place {
        PlaceData::Own(own) => {
            let Some(entry) = F::field_of_letters(ui, own) else { return Letters::Free };
            give_keyboard(ui.ctx(), entry, None);
            Letters::Typed
        }
        PlaceData::Words(words) => {
            give_keyboard(ui.ctx(), Entry::ListSearch, None);
            // The field is there with the next frame.
            if words.search.is_none() {
                keys::take_letters(ui.ctx());
                asks.push(UserCommand::Type(Entry::ListSearch, letters));
            }
            Letters::Typed
        }
        PlaceData::History(_) => {
            give_keyboard(ui.ctx(), Entry::HistorySearch, None);
            Letters::Typed
        }
        PlaceData::Competition(_) | PlaceData::Print(_) | PlaceData::Stations(_) => Letters::Free,
    }
}

/// Files that are dropped on the window are photographs of sheets; or a card, of a hall that begins or in place of the one
/// that it has.
fn drops<F: OwnViews>(ui: &Ui, data: &ConsoleData<F>, asks: &mut Asks) {
    let path = |file: &egui::DroppedFileHandle| file.path().to_path_buf();
    let dropped: Vec<PathBuf> =
        ui.input(|input| input.raw.dropped_files.iter().map(path).collect());
    if dropped.is_empty() {
        return;
    }
    let card =
        dropped.first().filter(|path| path.extension().is_some_and(|it| it == "eforos-venue"));
    let take = if data.situation.open {
        takes_card(&data.situation.own)
    } else {
        Some(JoinCommand::Read.into())
    };
    if let Some((card, take)) = card.zip(take) {
        asks.push(UserCommand::Type(Entry::CardFile, card.display().to_string()));
        asks.push(take);
        return;
    }
    let take = UserCommand::Picture(PictureCommand::Take(dropped));
    let may = spec(&take).when.is_met(&data.situation) && data.dialog.is_none();
    asks.push(if may { take } else { UserCommand::Hindered(Box::new(take)) });
}

/// Hints come with the pointer. While something is typed, or a question has opened, none lies over it
/// until the pointer is moved again.
fn hints<F: OwnViews>(ui: &Ui, data: &ConsoleData<F>) {
    let above = data.dialog.is_some() || data.palette.is_some() || data.keys.is_some();
    let typing = ui.ctx().text_edit_focused();
    let (typed, moved) = ui.input(|input| {
        let typed =
            |event: &Event| matches!(event, Event::Text(_) | Event::Key { pressed: true, .. });
        let moved = |event: &Event| matches!(event, Event::PointerMoved(_));
        (typing && input.events.iter().any(typed), input.events.iter().any(moved))
    });
    let was_above = Id::unique("hints: something lay above");
    let opened = above && !ui.data_mut(|kept| kept.get_temp(was_above)).unwrap_or(false);
    ui.data_mut(|kept| kept.insert_temp(was_above, above));
    rest_hints(ui.ctx(), typed || opened || (hints_rest(ui.ctx()) && !moved));
}

fn place<F: OwnViews>(ui: &mut Ui, data: &ConsoleData<F>, now: Option<Moment>, asks: &mut Asks) {
    if let Some(waiting) = &data.pictures.queue {
        return pictures::queue(ui, waiting, data.pictures.pane.as_ref(), asks);
    }
    match &data.place {
        PlaceData::Competition(data) => competition::show(ui, data, asks),
        PlaceData::Own(own) => {
            if let (Some(hall), Some(now)) = (&data.hall, now) {
                F::show(ui, own, (hall, now), asks);
            }
        }
        PlaceData::Words(data) => words::show(ui, data, asks),
        PlaceData::Print(data) => print::show(ui, data, asks),
        PlaceData::History(data) => history::show(ui, data, asks),
        PlaceData::Stations(data) => stations::show(ui, data, asks),
    }
}

/// What went wrong, where a form has room for it.
fn in_room(ui: &Ui, room: Rect, problems: &[&(Notice, Act)], asks: &mut Asks) {
    let area = Area::new(Id::unique("problems")).order(Order::Middle).pivot(Align2::LEFT_BOTTOM);
    let shown = area.fixed_pos(room.left_bottom()).constrain(false).show(ui.ctx(), |ui| {
        ui.set_width(room.width());
        notices(ui, problems, asks);
    });
    take_room(ui.ctx(), shown.response.rect.height());
}

/// What went wrong, and what else is to be known, stays until it is put away.
fn notices(ui: &mut Ui, problems: &[&(Notice, Act)], asks: &mut Asks) {
    for (notice, dismiss) in problems {
        let (sign, tone) = match notice.kind {
            NoticeKind::Caution => ("▲", Tone::Open),
            NoticeKind::Problem | NoticeKind::Done | NoticeKind::Saved | NoticeKind::Hindered => {
                ("✗", Tone::Bad)
            }
        };
        Frame::new()
            .fill(tone.back(theme::of(ui)))
            .corner_radius(CornerRadius::same(8))
            .inner_margin(Margin::symmetric(12, 2))
            .show(ui, |ui| {
                ui.spacing_mut().button_padding.y = 2.0;
                ui.horizontal_wrapped(|ui| {
                    ui.set_min_width(ui.available_width());
                    let text = format!("{sign} {}", notice.text);
                    ui.label(RichText::new(text).color(tone.ink(theme::of(ui))));
                    small_act(ui, dismiss, asks);
                });
            });
    }
}
