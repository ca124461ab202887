//! The paint of the hall's window.

use egui::{Align, Color32, Sense, Ui, UiBuilder};

use super::canvas::{Canvas, Names, Place};
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::screens::hall::{Foot, Hall, Phases, PipState, Scene, Scenes};
use crate::views::name::clock;
use crate::views::theme;

/// From here on each second that is left has a block, in milliseconds left.
const BLOCKS_MS: i64 = 10_000;

/// A format whose rounds can be painted for a hall.
pub trait Painted: Scenes {
    /// Whether a round's time is up at a moment: it is painted in the colours of the end.
    fn is_at_end(scene: &Self::Round, now: Moment) -> bool;
    /// Whether there is room below a round for which competition it is.
    fn has_foot(scene: &Self::Round) -> bool;
    /// Paints a round at a moment.
    fn paint(canvas: &mut Canvas<'_>, scene: &Self::Round, now: Moment);
}

/// Paints the hall's window at a moment.
pub fn show<F: Painted>(ui: &mut Ui, hall: &Hall<F>, now: Moment) {
    let size = ui.available_size();
    paint(ui, size, Names::Given, hall, now);
}

/// Paints the same small, as a picture without names of its own.
pub fn miniature<F: Painted>(ui: &mut Ui, width: f32, hall: &Hall<F>, now: Moment) {
    paint(ui, egui::vec2(width, width * 9.0 / 16.0), Names::Omitted, hall, now);
}

fn paint<F: Painted>(ui: &mut Ui, size: egui::Vec2, names: Names, hall: &Hall<F>, now: Moment) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let unit = (rect.height() / 720.0).min(rect.width() / 1280.0);
    let (colors, emblem) = (theme::hall(hall.look), hall.emblem.as_ref());
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
    // Nothing of a scene lies beside it.
    ui.shrink_clip_rect(rect);
    Canvas { ui: &mut ui, rect, unit, names, colors, emblem }.scene(hall, now);
}

/// What stands between what is told and what is to be done, as each language writes it.
const DASHES: [char; 2] = ['—', '–'];

impl Canvas<'_> {
    fn scene<F: Painted>(mut self, hall: &Hall<F>, now: Moment) {
        let mut has_foot = true;
        match &hall.scene {
            Scene::Round(round) => {
                has_foot = F::has_foot(round);
                // The time is up: everything is painted in the colours of the end.
                if F::is_at_end(round, now) {
                    self.colors = &theme::HALL_END;
                }
            }
            Scene::Black => has_foot = false,
            Scene::Ceremony { stage, .. } => has_foot = !stage.is_podium(),
            Scene::Welcome { .. }
            | Scene::Break { .. }
            | Scene::Next { .. }
            | Scene::End { .. }
            | Scene::Standings { .. }
            | Scene::Message(_) => {}
        }
        let is_black = hall.scene == Scene::Black;
        let back = if is_black { Color32::BLACK } else { self.colors.back };
        self.ui.painter().rect_filled(self.rect, 0.0, back);
        match &hall.scene {
            Scene::Welcome { .. } => self.welcome(&hall.scene),
            Scene::Round(round) => F::paint(&mut self, round, now),
            Scene::Break { .. } => self.pause(&hall.scene, now, hall.zone_ms),
            Scene::Next { .. } => self.next(&hall.scene),
            Scene::End { .. } => self.end(&hall.scene),
            Scene::Standings { .. } => self.standings(&hall.scene, hall.motion, now),
            Scene::Ceremony { .. } => self.ceremony(&hall.scene, now),
            Scene::Message(text) => {
                let place = Place::of([56.0, 40.0, 1168.0, 590.0], Align::Center);
                let place = Place { smallest: 0.3, ..place.lines(14) };
                self.text(place, text, &theme::bold(84.0), self.colors.ink);
            }
            Scene::Black => {}
        }
        if has_foot {
            self.foot(&hall.foot, matches!(hall.scene, Scene::Welcome { .. }));
        }
    }

    /// Which competition it is, and how far; the title only where it does not stand above.
    fn foot(&mut self, foot: &Foot, above: bool) {
        let (muted, colors) = (self.colors.muted, self.colors);
        self.rule([56.0, 661.0, 1168.0]);
        let font = theme::regular(22.0);
        let wide = self.width(&foot.rounds, &font) + 1.0;
        self.text(
            Place::line([1224.0 - wide, 691.0, wide], Align::Max),
            &foot.rounds,
            &font,
            muted,
        );
        let step = |before_break: bool| if before_break { 40.0 } else { 22.0 };
        let pips: f32 = foot.pips.iter().map(|pip| step(pip.before_break)).sum();
        let left = (1224.0 - wide.max(92.0) - 48.0 - pips).max(56.0);
        let mut x = left;
        for pip in &foot.pips {
            let (at, radius) = ([x, 683.0, 16.0, 16.0], 4.0);
            match pip.is {
                PipState::Over => self.fill(at, radius, colors.outline),
                PipState::Current => {
                    self.fill([x - 2.0, 681.0, 20.0, 20.0], radius, colors.minute);
                }
                // A stroke where a round would be: there is none.
                PipState::GivenUp => self.fill([x, 689.0, 16.0, 4.0], 2.0, colors.outline),
                PipState::ToCome => self.outline(at, radius, 2.0, colors.outline),
            }
            x += step(pip.before_break);
        }
        if !above {
            self.emblem([56.0, 673.0, 36.0]);
            let place = Place::line([106.0, 691.0, left - 130.0], Align::Min);
            self.text(place, &foot.title, &font, muted);
        }
    }

    /// Where the history stood, above the foot: for a photograph, not for the game.
    pub(in crate::views) fn head(&mut self, head: &str) {
        let place = Place::line([56.0, 636.0, 1168.0], Align::Center);
        self.text(place, head, &theme::regular(26.0), self.colors.muted);
    }

    /// What stands above a scene, left and right, and a label beside the left.
    pub(in crate::views) fn top(&mut self, left: &str, label: &str, right: &str) {
        let (ink, bold, plain) = (self.colors.ink, theme::bold(32.0), theme::regular(32.0));
        let mut x = 56.0 + (self.width(left, &bold) + 1.0).min(560.0);
        self.text(Place::line([56.0, 49.0, x - 56.0], Align::Min), left, &bold, ink);
        if !label.is_empty() {
            let label = format!("↻ {label}");
            let wide = self.width(&label, &bold);
            self.fill([x + 24.0, 23.0, wide + 52.0, 54.0], 10.0, self.colors.minute);
            let place = Place::line([x + 50.0, 50.0, wide + 1.0], Align::Min);
            self.text(place, &label, &bold, self.colors.back);
            x += wide + 76.0;
        }
        let place = Place::line([x + 24.0, 49.0, 1200.0 - x], Align::Max);
        self.text(place, right, &plain, ink);
    }

    /// The colour of a phase; from the first alert on there is a frame around everything, for whoever
    /// does not hear.
    pub(in crate::views) fn phase(&mut self, phase: Phase) -> Color32 {
        let colors = self.colors;
        let (color, frame, wide) = match phase {
            Phase::Calm => return colors.ink,
            Phase::First => (colors.minute, colors.minute_frame, 12.0),
            Phase::Last => (colors.last, colors.last, 16.0),
            Phase::Over => (colors.ink, colors.ink, 16.0),
        };
        let stroke = egui::Stroke::new(wide * self.unit, frame);
        self.ui.painter().rect_stroke(self.rect, 0.0, stroke, egui::StrokeKind::Inside);
        color
    }

    /// The time, in the colour and with the words of its phase, or else with others; in the last
    /// seconds a block for each.
    pub(in crate::views) fn time(
        &mut self,
        time: Countdown,
        alerts_ms: &[i64],
        (phases, otherwise): (&Phases, &str),
        now: Moment,
    ) {
        let left = time.remaining_ms(now);
        let phase = Phase::at(left, alerts_ms);
        let color = self.phase(phase);
        // Once it is over nobody reads the time any more, but what is to be done.
        let [(at, size), (below, words)] = match phase {
            Phase::Calm => [(412.0, 288.0), (594.0, 40.0)],
            Phase::First | Phase::Last => [(406.0, 288.0), (582.0, 54.0)],
            Phase::Over => [(356.0, 228.0), (594.0, 0.0)],
        };
        self.center(at, &clock(left), &theme::bold(size), color);
        match phase {
            Phase::Calm => {
                self.center(below, otherwise, &theme::bold(words), self.colors.minute);
            }
            Phase::First | Phase::Last => {
                self.center(below, phases.of(phase), &theme::bold(words), color);
            }
            Phase::Over => return self.is_over([484.0, 586.0], phases.of(phase), color),
        }
        if time.full_ms() > BLOCKS_MS && left <= BLOCKS_MS {
            let mut x = 56.0;
            for second in 0..10 {
                let at = [x, 634.0, 106.0, 42.0];
                if second * 1000 < left {
                    self.fill(at, 7.0, color);
                } else {
                    self.outline(at, 7.0, 3.0, self.colors.outline);
                }
                x += 118.0;
            }
        } else {
            self.bar([56.0, 666.0, 1168.0], left, time.full_ms(), color);
        }
    }

    /// What is over, and below it, the largest thing on the wall, what is to be done: what stands behind the dash.
    pub(in crate::views) fn is_over(
        &mut self,
        [above, below]: [f32; 2],
        said: &str,
        color: Color32,
    ) {
        let (what, then) = said.split_once(DASHES).unwrap_or((said, ""));
        self.center(above, what.trim_end(), &theme::bold(48.0), color);
        let mut letters = then.trim_start().chars();
        let first = letters.next().map(|first| first.to_uppercase().to_string());
        let then = first.unwrap_or_default() + letters.as_str();
        self.center(below, &then, &theme::bold(116.0), color);
    }

    /// Two texts after each other on one baseline, in the middle of the whole width.
    pub(in crate::views) fn pair_in_the_middle(
        &mut self,
        y: f32,
        gap: f32,
        parts: [(&str, &egui::FontId, Color32); 2],
    ) {
        let [one, two] = parts;
        let wide = self.width(one.0, one.1) + gap + self.width(two.0, two.1) + 4.0;
        let wide = wide.min(1168.0);
        self.pair([640.0 - wide / 2.0, y, wide], gap, parts);
    }

    /// How much there is of a whole: milliseconds, or sheets.
    #[expect(clippy::cast_precision_loss, reason = "milliseconds of a round")]
    pub(in crate::views) fn bar(
        &self,
        [x, y, width]: [f32; 3],
        part: i64,
        whole: i64,
        color: Color32,
    ) {
        self.fill([x, y, width, 18.0], 9.0, self.colors.line);
        self.fill([x, y, width * part as f32 / whole.max(1) as f32, 18.0], 9.0, color);
    }
}
