//! Choices below two columns: a line each, gone through and answered by the arrows, so that the eyes stay on the paper.

use egui::{CornerRadius, Id, Key, Modifiers, Rect, Stroke, StrokeKind, Ui};

use super::frame::DialogData;
use crate::screens::Act;
use crate::views::widgets::{key_width, label, toggle_with_key, width_of};
use crate::views::{Asks, theme};

/// How high a line of choices is where they have no room beside their name.
const CHOICES: f32 = 26.0;

/// The line that the arrows are at.
#[derive(Clone, Copy, Debug, Default)]
struct At {
    line: Option<usize>,
    /// Whether the answer of another led to it.
    led_to: bool,
    /// Whether its answer was the last of several that were missing: one arrow too many must not change it, and the next does.
    ends: bool,
}

/// Paints the choices. Up and down lead through them, left and right, with Shift the third and the fourth answer, answer one
/// and go on to the next that is open. Before the first arrow they are at the first that is open. The line is framed and none of
/// its buttons has the keyboard: it would look like an answer.
pub fn show<Brought>(ui: &mut Ui, data: &DialogData<Brought>, asks: &mut Asks) {
    // Of this question, while it is seen.
    let kept = Id::unique("the line of choices").with(data.lines.first());
    let now = ui.ctx().cumulative_frame_nr();
    let before: Option<(u64, At)> = ui.data(|all| all.get_temp(kept));
    let at = before.filter(|(frame, _)| frame + 1 >= now).map(|(_, at)| at).unwrap_or_default();
    let first_open = || is_told_anew(ui, data).then(|| At { line: open(data, 0), ..At::default() });
    let to = moved(ui, data, at, asks).or_else(first_open);
    let here = to.unwrap_or(at);
    // Where the next answer goes is seen before the first arrow.
    let framed = here.line.or_else(|| open(data, 0));
    let wide = ui.available_width();
    let stroke = Stroke::new(2.0, theme::of(ui).accent);
    for (line, (name, options)) in data.choices.iter().enumerate() {
        let place = on_a_line(ui, (name, options), wide, asks);
        if framed == Some(line) {
            let frame = place.expand2(egui::vec2(6.0, 2.0));
            ui.painter().rect_stroke(frame, CornerRadius::same(6), stroke, StrokeKind::Inside);
            if to.is_some() {
                ui.scroll_to_rect(frame, None);
            }
        }
    }
    ui.data_mut(|all| all.insert_temp(kept, (now, here)));
}

/// The line to which an arrow leads from here; what it answers is asked.
fn moved<Brought>(ui: &Ui, data: &DialogData<Brought>, at: At, asks: &mut Asks) -> Option<At> {
    let pressed = |with, key| ui.input_mut(|input| input.consume_key(with, key));
    let sides = [Key::ArrowLeft, Key::ArrowRight];
    // A key without Shift is pressed with it, too.
    let [third, fourth] = sides.map(|key| pressed(Modifiers::SHIFT, key));
    let [left, right] = sides.map(|key| pressed(Modifiers::NONE, key));
    let [up, down] = [Key::ArrowUp, Key::ArrowDown].map(|key| pressed(Modifiers::NONE, key));
    let answer = [left, right, third, fourth].iter().position(|pressed| *pressed);
    if !(up || down || answer.is_some()) {
        return None;
    }
    let last = data.choices.len().checked_sub(1)?;
    let to = |line| At { line, ..At::default() };
    let line = at.line.or_else(|| open(data, 0)).unwrap_or_default();
    if up || down {
        // Who goes on after each answer is there already.
        let next = if at.led_to { line } else { (line + 1).min(last) };
        return Some(to(Some(if up { line.saturating_sub(1) } else { next })));
    }
    if at.ends {
        return Some(At { ends: false, ..at });
    }
    let (_, options) = data.choices.get(line)?;
    let (option, _) = options.get(answer?)?;
    asks.push(option.command.clone());
    if line == 0 {
        return Some(to(Some(line)));
    }
    let next = open(data, line + 1).or_else(|| open(data, 0));
    let led_to = next.is_some_and(|next| next != line);
    let ends = next == Some(line) && last > 1;
    Some(At { line: Some(next.unwrap_or(line)), led_to, ends })
}

/// The first line from there on that is not answered; what answers all at once is none.
fn open<Brought>(data: &DialogData<Brought>, from: usize) -> Option<usize> {
    let mut lines = data.choices.iter().enumerate().skip(from.max(1));
    lines.find(|(_, (_, options))| options.iter().all(|(_, on)| !on)).map(|(line, _)| line)
}

/// Whether what the question is refused for was not told in the frame before: who said yes too early goes on at the first
/// that is not answered.
fn is_told_anew<Brought>(ui: &Ui, data: &DialogData<Brought>) -> bool {
    let kept = Id::unique("told of the question");
    let before: Option<String> = ui.data(|all| all.get_temp(kept)).unwrap_or_default();
    ui.data_mut(|all| all.insert_temp(kept, data.problem.clone()));
    data.problem.is_some() && before != data.problem
}

/// A choice with its options at the right of its name, or below it where both have no room: where it stands.
fn on_a_line(
    ui: &mut Ui,
    (name, options): (&str, &[(Act, bool)]),
    wide: f32,
    asks: &mut Asks,
) -> Rect {
    const PADDING: f32 = 8.0;
    let between = ui.spacing().item_spacing.x;
    let bold = theme::bold(theme::LABEL);
    let button = |act: &Act| width_of(ui, &act.label, &bold) + key_width(ui, act) + 2.0 * PADDING;
    let buttons = options.iter().map(|(act, _)| button(act).ceil() + between);
    let buttons = buttons.sum::<f32>();
    let named = width_of(ui, name, &bold);
    let fits = buttons + named + 3.0 * between <= wide;
    let above = (!fits).then(|| ui.scope(|ui| label(ui, name)).response.rect);
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
        for (option, on) in options {
            toggle_with_key(ui, option, *on, asks);
        }
    };
    let line = if fits { ui.horizontal(paint) } else { ui.horizontal_wrapped(paint) };
    above.map_or(line.response.rect, |above| above.union(line.response.rect))
}
