//! Choices below two columns: a line each, gone through and answered by the arrows, so that the eyes stay on the paper.

use egui::{FocusDirection, Id, Key, Modifiers, Response, Ui};

use super::frame::DialogData;
use crate::commands::UserCommand;
use crate::screens::Act;
use crate::views::widgets::{key_width, label, toggle_with_key, width_of};
use crate::views::{Asks, theme};

/// How high a line of choices is where they have no room beside their name.
const CHOICES: f32 = 26.0;

/// Paints the choices. Up and down lead through them, left and right answer one and go on to the next that is open. Before
/// the first arrow none has the keyboard: what is typed on from paper answers nothing.
pub fn show<Brought>(ui: &mut Ui, data: &DialogData<Brought>, asks: &mut Asks) {
    let kept = Id::unique("the line of choices that has the keyboard");
    let at: Option<usize> = ui.data(|all| all.get_temp(kept)).unwrap_or_default();
    let to = moved(ui, data, at, asks).or_else(|| is_told_anew(ui, data).then(|| open(data, 0))?);
    let wide = ui.available_width();
    let mut now = None;
    for (line, (name, options)) in data.choices.iter().enumerate() {
        let all = on_a_line(ui, (name, options), wide, asks);
        if all.iter().any(Response::has_focus) {
            now = Some(line);
        }
        if to == Some(line) {
            let chosen = options.iter().position(|(_, on)| *on).unwrap_or_default();
            if let Some(option) = all.get(chosen) {
                option.request_focus();
                option.scroll_to_me(None);
                now = Some(line);
            }
        }
    }
    ui.data_mut(|all| all.insert_temp(kept, now));
}

/// The line to which an arrow leads from here; what it answers is asked.
fn moved<Brought>(
    ui: &Ui,
    data: &DialogData<Brought>,
    at: Option<usize>,
    asks: &mut Asks,
) -> Option<usize> {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let [up, down, left, right] =
        arrows.map(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
    if !(up || down || left || right) {
        return None;
    }
    // The toolkit would lead to what lies in that direction.
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    let last = data.choices.len().checked_sub(1)?;
    let Some(at) = at else { return if down { Some(0) } else { open(data, 0) } };
    if up || down {
        return Some(if up { at.saturating_sub(1) } else { (at + 1).min(last) });
    }
    let (_, options) = data.choices.get(at)?;
    let (option, _) = options.get(usize::from(right))?;
    asks.push(option.command.clone());
    let is_whole = matches!(option.command, UserCommand::TakeKeying(_));
    Some(if is_whole { at } else { open(data, at + 1).or_else(|| open(data, 0)).unwrap_or(at) })
}

/// The first line from there on that is not answered; what answers all at once is none.
fn open<Brought>(data: &DialogData<Brought>, from: usize) -> Option<usize> {
    let is_open =
        |(act, on): &(Act, bool)| !on && !matches!(act.command, UserCommand::TakeKeying(_));
    let mut lines = data.choices.iter().enumerate().skip(from);
    lines.find(|(_, (_, options))| options.iter().all(is_open)).map(|(line, _)| line)
}

/// Whether what the question is refused for was not told in the frame before: who said yes too early goes on at the first
/// that is not answered.
fn is_told_anew<Brought>(ui: &Ui, data: &DialogData<Brought>) -> bool {
    let kept = Id::unique("told of the question");
    let before: Option<String> = ui.data(|all| all.get_temp(kept)).unwrap_or_default();
    ui.data_mut(|all| all.insert_temp(kept, data.problem.clone()));
    data.problem.is_some() && before != data.problem
}

/// A choice with its options at the right of its name, or below it where both have no room: the options.
fn on_a_line(
    ui: &mut Ui,
    (name, options): (&str, &[(Act, bool)]),
    wide: f32,
    asks: &mut Asks,
) -> Vec<Response> {
    const PADDING: f32 = 8.0;
    let between = ui.spacing().item_spacing.x;
    let bold = theme::bold(theme::LABEL);
    let button = |act: &Act| width_of(ui, &act.label, &bold) + key_width(ui, act) + 2.0 * PADDING;
    let buttons = options.iter().map(|(act, _)| button(act).ceil() + between);
    let buttons = buttons.sum::<f32>();
    let named = width_of(ui, name, &bold);
    let fits = buttons + named + 3.0 * between <= wide;
    if !fits {
        label(ui, name);
    }
    let paint = |ui: &mut Ui| {
        ui.spacing_mut().button_padding = egui::vec2(PADDING, 4.0);
        if fits {
            label(ui, name);
            // At the right, and Tab goes from the left to the right.
            let at = ui.max_rect().left() + wide - buttons - between;
            ui.add_space((at - ui.cursor().left()).max(0.0));
        } else {
            ui.set_min_height(CHOICES);
        }
        let all = options.iter().map(|(option, on)| toggle_with_key(ui, option, *on, asks));
        all.collect()
    };
    if fits { ui.horizontal(paint).inner } else { ui.horizontal_wrapped(paint).inner }
}
