//! The paint of a question: its title and its answers are always in sight, what lies between scrolls.

use egui::{
    Align, Color32, Context, Event, FocusDirection, Id, Key, Layout, Modal, Modifiers, RichText,
    ScrollArea, Ui,
};

use super::frame::DialogData;
use super::group_ui::{self, Keyboard};
use super::lines_ui;
use super::person_ui::{self, has_letter, letters_search, line_height_of};
use super::player::PersonData;
use crate::commands::{Entry, UserCommand};
use crate::screens::{Act, FieldData, Tone};
use crate::views::asked::{Beside, Enter};
use crate::views::pictures::{self, PicturesData};
use crate::views::widgets::{
    act, dangerous, field, field_with_acts, heading, label, muted, primary, settles, shade,
    small_act, strong, toned,
};
use crate::views::{Asks, OwnViews, theme};

/// Where sheets from elsewhere are taken in, and where two keyings stand side by side or several things are chosen.
const WIDE: f32 = 940.0;
const BOTH: f32 = 680.0;

/// What lies between a question and the picture beside it.
const BESIDE: f32 = 16.0;

/// What title, refusal, answers and margins take of the height.
const FRAME: f32 = 230.0;

/// So many lines of what it would mean stand above what scrolls.
const SHORT: usize = 3;

/// Below so much height beside the head a question has the whole window.
const LOW: f32 = 480.0;

/// How wide the field of points is beside that of the reason.
const POINTS: f32 = 150.0;

/// So many lines are kept for why an answer is refused.
const REFUSAL: f32 = 2.0;

/// What a time that runs has above the question, in which it is in sight: the height of the head. In a low window, where
/// both have no room, it stands in the question.
#[derive(Clone, Debug)]
pub struct Time {
    /// How high the head is.
    pub head: f32,
    /// As it is now, and the colour of its phase.
    pub now: (String, Option<Tone>),
}

/// Paints a question over everything else but a time that runs.
/// A photograph of the sheet that it is about stands beside it.
pub fn show<F: OwnViews>(
    context: &Context,
    data: &DialogData<F::Brought>,
    beside: &PicturesData,
    time: Option<Time>,
    asks: &mut Asks,
) {
    let frame = egui::Frame::new()
        .fill(theme::of_visuals(&context.global_style().visuals).panel)
        .corner_radius(egui::CornerRadius::same(12))
        .inner_margin(egui::Margin::same(24));
    let whole = context.content_rect();
    let beside_head =
        time.as_ref().map(|time| time.head).filter(|head| whole.height() - head >= LOW);
    let head = beside_head.unwrap_or_default();
    let within = time.filter(|_| beside_head.is_none()).map(|time| time.now);
    let screen = egui::vec2(whole.width(), whole.height() - head);
    // The head is as light as ever.
    shade(context, head);
    // A menu beside which a key was pressed stayed open above it.
    egui::Popup::close_all(context);
    let made_of = (&data.title, data.choices.len(), data.fields.len(), data.lines.len());
    settles(context, "question", made_of);
    // It stays where it opened: what is told of what is typed moves no field under the hand.
    let opened = (Id::unique(("opened", &data.title)), screen);
    let kept = Id::unique("where the question opened");
    let top = context.data(|all| all.get_temp::<((Id, egui::Vec2), f32)>(kept));
    let top = top.filter(|(of, _)| *of == opened).map(|(_, top)| top);
    let area = Modal::default_area(Id::unique("question"));
    let area = match top {
        Some(top) => area.anchor(egui::Align2::CENTER_TOP, egui::vec2(0.0, top)),
        None => area.anchor(egui::Align2::CENTER_CENTER, egui::vec2(0.0, head / 2.0)),
    };
    let modal = Modal::new(Id::unique("question"))
        .area(area)
        .frame(frame)
        .backdrop_color(Color32::TRANSPARENT)
        .show(context, |ui| {
            let beside = pictures::in_question(context, beside).zip(beside.pane.as_ref());
            let taken = beside.map_or(0.0, |(size, _)| size.x + BESIDE);
            let room = screen.x - 80.0 - taken;
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| question::<F>(ui, data, (room, screen.y), within, asks));
                if let Some((size, pane)) = beside {
                    ui.add_space(BESIDE);
                    ui.allocate_ui(size, |ui| {
                        ui.vertical(|ui| pictures::show(ui, pane, asks));
                    });
                }
            });
        });
    if top.is_none() && !context.will_discard() {
        let top = modal.response.rect.top() - context.content_rect().top();
        context.data_mut(|all| all.insert_temp(kept, (opened, top)));
    }
    if data.dismissable && modal.backdrop_response.clicked() {
        asks.push(UserCommand::Cancel);
    }
}

/// Everything of a question but the picture beside it.
fn question<F: OwnViews>(
    ui: &mut Ui,
    data: &DialogData<F::Brought>,
    (across, down): (f32, f32),
    time: Option<(String, Option<Tone>)>,
    asks: &mut Asks,
) {
    let by_arrows = data.enter == Enter::Chosen;
    if by_arrows {
        chosen_by_arrows(ui, data, asks);
    }
    let typed_past = (by_arrows || data.by_line) && typed_past(ui, data);
    known_by_arrows(ui, data, asks);
    let width = match () {
        () if data.own.is_some() => WIDE,
        () if data.columns.is_empty() && data.choices.len() < 2 => 560.0,
        () => BOTH,
    };
    ui.set_width(width.min(across));
    title(ui, &data.title, time);
    // Whom it is about stays in sight, however much follows.
    let above = ui.cursor().top();
    if let Some(person) = &data.person {
        strong(ui, &person.chosen);
        if !person.told.is_empty() {
            ui.label(RichText::new(&person.told).size(theme::TEXT));
        }
        // What it would change is in sight beside whatever is typed.
        if is_short(data) {
            lines(ui, &data.lines);
        }
        letters_search(ui, person);
    }
    let named = ui.cursor().top() - above;
    let room = (down - FRAME - named).max(120.0);
    ui.scope(|ui| {
        // Sheets from elsewhere have their room from the start, and the line that tells of more has its own: nothing
        // moves once they are read.
        let mut room = room;
        if data.own.is_some() {
            ui.set_min_height(room);
            room -= line_height_of(ui, theme::LABEL) + ui.spacing().item_spacing.y;
        }
        // As high as what is in it at once, not by what the frame before had room for.
        let of = data.person.as_ref().map_or(data.lines.first(), |person| Some(&person.chosen));
        let area = ScrollArea::vertical().id_salt(("question", of)).max_height(room);
        let area = area.min_scrolled_height(room).show(ui, |ui| {
            by_pages(ui, room);
            ui.set_width(ui.available_width());
            middle::<F>(ui, data, asks);
        });
        // What is below is told, for it may be what decides; at the end the line is empty, and nothing moves.
        let hidden = area.content_size.y - area.inner_rect.height();
        if hidden > 1.0 {
            let left = hidden - area.state.clamped_offset().y > 1.0;
            muted(ui, if left { &data.more } else { " " });
        }
    });
    refusal(ui, data, typed_past);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let (first, second) = match data.enter {
            Enter::Yes | Enter::Chosen => (&data.confirm, &data.cancel),
            Enter::No => (&data.cancel, &data.confirm),
        };
        let yes_first = data.enter != Enter::No;
        let first = match (yes_first, data.dangerous) {
            (true, true) => dangerous(ui, first, asks),
            _ => primary(ui, first, asks),
        };
        let second = match (yes_first, data.dangerous) {
            (false, true) => dangerous(ui, second, asks),
            _ => act(ui, second, asks),
        };
        // Who came to it by Tab means it by Enter.
        let means_no = yes_first && second.has_focus();
        ui.data_mut(|kept| kept.insert_temp(no_has_keyboard(), means_no));
        // Whoever looks for another player types on.
        let searched = |one: &PersonData| !one.search.value.is_empty() || has_letter(ui);
        let typing = data.person.as_ref().is_some_and(searched) && ui.ctx().text_edit_focused();
        let away = !first.has_focus() && !second.has_focus() && !typing;
        if data.enter == Enter::No && away {
            first.request_focus();
        }
    });
}

fn no_has_keyboard() -> Id {
    Id::unique("the no of a question has the keyboard")
}

fn choice_has_keyboard() -> Id {
    Id::unique("a choice of a question has the keyboard")
}

/// What Enter means in a question: what has the keyboard, where that is its no or what is not chosen yet.
pub fn meant_by_enter(context: &Context, enter: Enter) -> Enter {
    let is = |id| context.data(|kept| kept.get_temp(id).unwrap_or_default());
    let is_another = is(no_has_keyboard()) || is(choice_has_keyboard());
    if is_another { Enter::No } else { enter }
}

/// What is asked, and at the right the time, where nothing else shows it.
fn title(ui: &mut Ui, text: &str, time: Option<(String, Option<Tone>)>) {
    let Some((time, tone)) = time else { return heading(ui, text) };
    ui.horizontal_top(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let ink = tone.unwrap_or(Tone::Plain).ink(theme::of(ui));
            ui.label(RichText::new(time).font(theme::bold(theme::STEP)).color(ink));
            ui.with_layout(Layout::top_down(Align::LEFT), |ui| heading(ui, text));
        });
    });
}

/// What is longer than its place is gone through by the keys, too.
fn by_pages(ui: &Ui, page: f32) {
    for (key, by) in [(Key::PageDown, -page), (Key::PageUp, page)] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(egui::vec2(0.0, by));
        }
    }
}

/// How high a line of text is.
fn line_height(ui: &Ui) -> f32 {
    line_height_of(ui, theme::TEXT)
}

/// Why the last answer was refused, else which keys answer. Where something is typed or chosen it has its place from the
/// start: no field moves by it.
fn refusal<Own>(ui: &mut Ui, data: &DialogData<Own>, typed_past: bool) {
    let problem = |ui: &mut Ui| match (&data.problem, &data.keys) {
        (Some(problem), keys) => {
            toned(ui, &format!("✗ {problem}"), Tone::Bad);
            // Who is told what is left goes on by the same keys.
            if let Some(keys) = keys.as_ref().filter(|_| data.by_line) {
                toned(ui, keys, Tone::Ignored);
            }
        }
        (None, Some(keys)) => {
            // Once all is answered nothing is wrong any more.
            let bad = typed_past && !data.confirm.enabled;
            toned(ui, keys, if bad { Tone::Bad } else { Tone::Ignored });
        }
        (None, None) => {}
    };
    if data.fields.is_empty() && data.person.is_none() {
        return problem(ui);
    }
    let size = egui::vec2(ui.available_width(), REFUSAL * line_height(ui));
    ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::LEFT), |ui| {
        ui.set_min_size(size);
        problem(ui);
    });
}

/// Moves the choice with the arrows.
fn chosen_by_arrows<Brought>(ui: &mut Ui, data: &DialogData<Brought>, asks: &mut Asks) {
    let (step, is_first) = ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let [right, down] = [pressed(Key::ArrowRight), pressed(Key::ArrowDown)];
        let [left, up] = [pressed(Key::ArrowLeft), pressed(Key::ArrowUp)];
        // They stand beside each other: before one is chosen the left arrow means the left one.
        (isize::from(right | down) - isize::from(left | up), left | down)
    });
    let options: Vec<_> = data.choices.iter().flat_map(|(_, options)| options).collect();
    let chosen = options.iter().position(|(_, on)| *on);
    let to = match (step, chosen) {
        (0, _) => None,
        (_, None) if is_first => options.first(),
        (_, None) => options.last(),
        (step, Some(at)) => at.checked_add_signed(step).and_then(|to| options.get(to)),
    };
    asks.extend(to.map(|(option, _)| option.command.clone()));
}

/// Keeps from the buttons whatever else a keyboard or a scanner sends; whether it sent anything since this question stands.
fn typed_past<Brought>(ui: &Ui, data: &DialogData<Brought>) -> bool {
    let past = ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| match event {
            Event::Text(_) | Event::Paste(_) => false,
            Event::Key { key, .. } => !matches!(key, Key::Tab | Key::Space),
            _ => true,
        });
        input.events.len() < before
    });
    // Neither Tab nor an arrow leads to a button, which could be pressed: the toolkit saw them before this frame.
    ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    // Of this question, while it is seen.
    let known = Id::unique("typed past the question").with(&data.lines);
    let now = ui.ctx().cumulative_frame_nr();
    let before: Option<(u64, bool)> = ui.data(|kept| kept.get_temp(known));
    let past = past || before.is_some_and(|(frame, past)| past && frame + 1 >= now);
    ui.data_mut(|kept| kept.insert_temp(known, (now, past)));
    past
}

/// From the name that is typed the arrows go through the people who are known.
fn known_by_arrows<Brought>(ui: &Ui, data: &DialogData<Brought>, asks: &mut Asks) {
    let options = data.choices.iter().flat_map(|(_, options)| options);
    let is_known = |command: &UserCommand| matches!(command, UserCommand::ChoosePerson(..));
    let known: Vec<_> = options.filter(|(option, _)| is_known(&option.command)).collect();
    if known.is_empty() || !ui.ctx().text_edit_focused() {
        return;
    }
    let step = ui.input_mut(|input| {
        let mut pressed = |key| isize::from(input.consume_key(Modifiers::NONE, key));
        pressed(Key::ArrowDown) - pressed(Key::ArrowUp)
    });
    let chosen = known.iter().position(|(_, on)| *on);
    let to = match (step, chosen) {
        (0, _) => None,
        (_, None) => known.first(),
        (step, Some(at)) => at.checked_add_signed(step).and_then(|to| known.get(to)),
    };
    asks.extend(to.map(|(option, _)| option.command.clone()));
}

/// Whether what it would mean has its place above what scrolls.
fn is_short<Own>(data: &DialogData<Own>) -> bool {
    data.person.is_some() && data.lines.len() <= SHORT
}

fn lines(ui: &mut Ui, lines: &[String]) {
    for line in lines {
        if line.is_empty() {
            ui.allocate_space(egui::vec2(0.0, line_height(ui)));
        } else {
            ui.label(RichText::new(line).size(theme::TEXT));
        }
    }
}

fn middle<F: OwnViews>(ui: &mut Ui, data: &DialogData<F::Brought>, asks: &mut Asks) {
    if !is_short(data) {
        lines(ui, &data.lines);
    }
    for hindrance in &data.hindrances {
        small_act(ui, hindrance, asks);
    }
    if let Some(one) = &data.person {
        person_ui::show(ui, one, asks);
    }
    if !data.columns.is_empty() {
        beside(ui, &data.columns);
    }
    if data.by_line {
        lines_ui::show(ui, data, asks);
    }
    let choices = data.choices.iter().filter(|_| !data.by_line);
    let mut keyboard = Keyboard::default();
    let mut led = led_by_arrow(ui, data);
    for (name, options) in choices {
        label(ui, name);
        let group = group_ui::show(ui, name, options, &mut led, asks);
        keyboard.on_another |= group.on_another;
        keyboard.kept = keyboard.kept.or(group.kept);
    }
    ui.data_mut(|kept| kept.insert_temp(choice_has_keyboard(), keyboard.on_another));
    fields(ui, data, asks);
    if let Some(chosen) = &keyboard.kept {
        chosen.request_focus();
    }
    if let Some(one) = &data.own {
        F::show_brought(ui, one, asks);
    }
}

/// Whether an arrow leads from the only field, where nothing else is gone through by it, to what is offered beside it.
fn led_by_arrow<Brought>(ui: &Ui, data: &DialogData<Brought>) -> bool {
    let offers = |(option, _): &(Act, bool)| {
        matches!(option.command, UserCommand::Ask(_) | UserCommand::CorrectNameless(_))
    };
    let mut options = data.choices.iter().flat_map(|(_, options)| options);
    let leads = data.fields.len() == 1 && data.person.is_none() && options.all(offers);
    leads
        && ui.ctx().text_edit_focused()
        && ui.input_mut(|input| {
            let arrows = [Key::ArrowDown, Key::ArrowUp];
            arrows.into_iter().any(|key| input.consume_key(Modifiers::NONE, key))
        })
}

/// Two texts beside each other, line by line: one that wraps moves both on.
fn beside(ui: &mut Ui, columns: &[Beside]) {
    let longest: usize = columns.iter().map(|(_, lines)| lines.len()).max().unwrap_or_default();
    for row in 0..=longest {
        ui.columns(columns.len(), |places| {
            for (ui, (title, lines)) in places.iter_mut().zip(columns) {
                // In columns the toolkit would stretch the lines.
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| match row.checked_sub(1) {
                    None => {
                        strong(ui, title);
                    }
                    Some(at) => {
                        let line = lines.get(at).map_or("", String::as_str);
                        ui.label(RichText::new(line).size(theme::TEXT));
                    }
                });
            }
        });
    }
}

/// What is to be typed. Points and why stand beside each other: what they change has the height that this saves.
fn fields<Brought>(ui: &mut Ui, data: &DialogData<Brought>, asks: &mut Asks) {
    if let [points @ FieldData { entry: Entry::Points, .. }, reason] = data.fields.as_slice() {
        ui.horizontal_top(|ui| {
            ui.allocate_ui(egui::vec2(POINTS, 0.0), |ui| {
                ui.vertical(|ui| field(ui, points, asks));
            });
            ui.vertical(|ui| field(ui, reason, asks));
        });
        return;
    }
    for one in &data.fields {
        match &data.browse {
            Some((entry, browse)) if *entry == one.entry => {
                field_with_acts(ui, one, std::slice::from_ref(browse), asks);
            }
            _ => {
                field(ui, one, asks);
            }
        }
    }
}
