//! Choices below two columns: a line each, gone through and answered by the arrows, so that the eyes stay on the paper.

use egui::epaint::RectShape;
use egui::{CornerRadius, FocusDirection, Id, Key, Modifiers, Rect, Response, Shape, Stroke, Ui};

use super::frame::DialogData;
use crate::commands::UserCommand;
use crate::screens::Act;
use crate::views::widgets::{key_width, label, toggle_with_key, width_of};
use crate::views::{Asks, theme};

/// How high a line of choices is where they have no room beside their name.
const CHOICES: f32 = 26.0;

/// The line that has the keyboard, and whether the answer of another led to it.
#[derive(Clone, Copy, Debug, Default)]
struct At {
    line: Option<usize>,
    led_to: bool,
}

/// Paints the choices. Up and down lead through them, left and right answer one and go on to the next that is open. Before
/// the first arrow none has the keyboard: letters that are typed on from paper answer nothing. The line that has it is framed: a
/// frame around one of its buttons would look like an answer.
pub fn show<Brought>(ui: &mut Ui, data: &DialogData<Brought>, asks: &mut Asks) {
    let kept = Id::unique("the line of choices that has the keyboard");
    let at: At = ui.data(|all| all.get_temp(kept)).unwrap_or_default();
    let first_open = || is_told_anew(ui, data).then(|| At { line: open(data, 0), led_to: false });
    let to = moved(ui, data, at, asks).or_else(first_open);
    let wide = ui.available_width();
    let mut now = At::default();
    let palette = theme::of(ui);
    for (line, (name, options)) in data.choices.iter().enumerate() {
        let behind = ui.painter().add(Shape::Noop);
        let (place, all) = on_a_line(ui, (name, options), wide, asks);
        let goes_here = to.is_some_and(|to| to.line == Some(line));
        let chosen = options.iter().position(|(_, on)| *on).unwrap_or_default();
        if let Some(option) = all.get(chosen).filter(|_| goes_here) {
            option.request_focus();
            option.scroll_to_me(None);
        }
        if goes_here || all.iter().any(Response::has_focus) {
            now = At { line: Some(line), led_to: to.unwrap_or(at).led_to };
            let frame = place.expand2(egui::vec2(6.0, 2.0));
            let stroke = Stroke::new(2.0, palette.accent);
            let frame = RectShape::new(
                frame,
                CornerRadius::same(6),
                palette.paper,
                stroke,
                egui::StrokeKind::Inside,
            );
            ui.painter().set(behind, frame);
        }
    }
    ui.data_mut(|all| all.insert_temp(kept, now));
}

/// Whether a question is answered here and nothing is typed in it.
pub fn answers<Brought>(data: &DialogData<Brought>) -> bool {
    let typed = data.person.is_some() || !data.fields.is_empty();
    !typed && !data.columns.is_empty() && !data.choices.is_empty()
}

/// The line to which an arrow leads from here; what it answers is asked.
fn moved<Brought>(ui: &Ui, data: &DialogData<Brought>, at: At, asks: &mut Asks) -> Option<At> {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let [up, down, left, right] =
        arrows.map(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
    if !(up || down || left || right) {
        return None;
    }
    // The toolkit would lead to what lies in that direction.
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    let last = data.choices.len().checked_sub(1)?;
    let to = |line| At { line, led_to: false };
    let line = match at.line {
        Some(line) => line,
        None if up || down => return Some(to(if down { Some(0) } else { open(data, 0) })),
        None => open(data, 0)?,
    };
    if up || down {
        // Who goes on after each answer is there already.
        let next = if at.led_to { line } else { (line + 1).min(last) };
        return Some(to(Some(if up { line.saturating_sub(1) } else { next })));
    }
    let (_, options) = data.choices.get(line)?;
    let (option, _) = options.get(usize::from(right))?;
    asks.push(option.command.clone());
    if matches!(option.command, UserCommand::TakeKeying(_)) {
        return Some(to(Some(line)));
    }
    let next = open(data, line + 1).or_else(|| open(data, 0));
    Some(At { line: Some(next.unwrap_or(line)), led_to: next.is_some_and(|next| next != line) })
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

/// A choice with its options at the right of its name, or below it where both have no room: where it stands, and the options.
fn on_a_line(
    ui: &mut Ui,
    (name, options): (&str, &[(Act, bool)]),
    wide: f32,
    asks: &mut Asks,
) -> (Rect, Vec<Response>) {
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
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.active = widgets.inactive;
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
    let line = if fits { ui.horizontal(paint) } else { ui.horizontal_wrapped(paint) };
    (above.map_or(line.response.rect, |above| above.union(line.response.rect)), line.inner)
}
