//! The paint of the hall's window.

use egui::{Align, Color32, FontId, Sense, Stroke, StrokeKind, Ui};

use super::canvas::{Canvas, Names, Place};
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::screens::hall::{Called, Hall, PAGE, Phases, Scene, Scenes, StandingsRow, page};
use crate::views::name::clock;
use crate::views::theme;

/// A format whose rounds can be painted for a hall.
pub trait Painted: Scenes {
    /// Whether a round's time is up at a moment: it is painted in the colours of the end.
    fn is_at_end(scene: &Self::Round, now: Moment) -> bool;
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
    Canvas { ui, rect, unit, names, colors: theme::hall(hall.look) }.scene(hall, now);
}

impl Canvas<'_> {
    /// The time is up: everything is painted in the colours of the end.
    fn at_end(&mut self) -> Color32 {
        self.colors = &theme::HALL_END;
        self.colors.back
    }

    fn scene<F: Painted>(mut self, hall: &Hall<F>, now: Moment) {
        let back = match &hall.scene {
            Scene::Black => Color32::BLACK,
            Scene::Round(round) if F::is_at_end(round, now) => self.at_end(),
            Scene::Round(_)
            | Scene::Welcome { .. }
            | Scene::Break { .. }
            | Scene::Next { .. }
            | Scene::Standings { .. }
            | Scene::Ceremony { .. }
            | Scene::Message(_) => self.colors.back,
        };
        self.ui.painter().rect_filled(self.rect, 0.0, back);
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        match &hall.scene {
            Scene::Welcome { title, lines, commitment } => {
                self.welcome(title, lines, commitment.as_ref());
            }
            Scene::Round(round) => F::paint(&mut self, round, now),
            Scene::Break { heading, time, alerts_ms, phases, next, head } => {
                self.center(110.0, heading, &theme::bold(60.0), ink);
                self.center(210.0, next, &theme::regular(40.0), muted);
                self.time(*time, alerts_ms, phases, now);
                self.head(646.0, head);
            }
            Scene::Next { round, about, head } => {
                self.center(300.0, round, &theme::bold(84.0), ink);
                self.center(420.0, about, &theme::regular(48.0), muted);
                self.head(684.0, head);
            }
            Scene::Standings { title, provisional, rows, pages, since } => {
                let (page, _) = page(rows.len(), *since, now);
                let on = pages.get(page).map_or("", String::as_str);
                self.standings([title, provisional, on], rows, page);
            }
            Scene::Ceremony { title, unsigned, heading, called } => {
                self.ceremony([heading, title, unsigned], called);
            }
            Scene::Message(text) => {
                let place = Place::of([60.0, 60.0, 1160.0, 600.0], Align::Center);
                let place = Place { smallest: 0.3, ..place.lines(12) };
                self.text(place, text, &theme::bold(84.0), ink);
            }
            Scene::Black => {}
        }
    }

    /// Where the history stood, at the foot: for a photograph, not for the game.
    pub(in crate::views) fn head(&mut self, y: f32, head: &str) {
        let muted = self.colors.muted;
        self.center(y, head, &theme::regular(26.0), muted);
    }

    pub(in crate::views) fn top(&mut self, left: &str, right: &str) {
        let ink = self.colors.ink;
        let place = Place::of([48.0, 24.0, 570.0, 50.0], Align::Min);
        self.text(place, left, &theme::bold(32.0), ink);
        let place = Place::of([640.0, 24.0, 592.0, 50.0], Align::Max);
        self.text(place, right, &theme::regular(32.0), ink);
    }

    /// The time, in the colour, with the sign and the words of its phase; from the first alert on
    /// there is a frame around everything, for whoever does not hear.
    pub(in crate::views) fn time(
        &mut self,
        time: Countdown,
        alerts_ms: &[i64],
        phases: &Phases,
        now: Moment,
    ) {
        let left = time.remaining_ms(now);
        let phase = Phase::at(left, alerts_ms);
        let (color, frame) = match phase {
            Phase::Calm => (self.colors.ink, 0.0),
            Phase::First => (self.colors.minute, 10.0),
            Phase::Last => (self.colors.last, 22.0),
            Phase::Over => (self.colors.ink, 22.0),
        };
        if frame > 0.0 {
            let stroke = Stroke::new(frame * self.unit, color);
            self.ui.painter().rect_stroke(self.rect, 0.0, stroke, StrokeKind::Inside);
        }
        self.center(420.0, &clock(left), &theme::bold(250.0), color);
        self.center(590.0, phases.of(phase), &theme::bold(44.0), color);
        self.bar(left, time.full_ms(), color);
    }

    #[expect(clippy::cast_precision_loss, reason = "milliseconds of a round")]
    fn bar(&mut self, left_ms: i64, full_ms: i64, color: Color32) {
        let whole = self.area([48.0, 670.0, 1184.0, 14.0]);
        self.ui.painter().rect_filled(whole, 7.0 * self.unit, self.colors.line);
        let mut part = whole;
        part.set_width(whole.width() * left_ms as f32 / full_ms.max(1) as f32);
        self.ui.painter().rect_filled(part, 7.0 * self.unit, color);
    }

    fn welcome(&mut self, title: &str, lines: &[String], commitment: Option<&(String, String)>) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let place = Place::across(70.0, 190.0).lines(3);
        self.text(place, title, &theme::bold(72.0), ink);
        let mut y = 280.0;
        for line in lines {
            let place = Place { smallest: 0.7, ..Place::across(y, 58.0).lines(2) };
            self.text(place, line, &theme::regular(34.0), muted);
            y += 58.0;
        }
        if let Some((label, digest)) = commitment {
            self.center(580.0, label, &theme::regular(26.0), muted);
            for (y, half) in [(622.0, 0..8), (660.0, 8..16)] {
                let groups: Vec<&str> =
                    half.filter_map(|group| digest.get(group * 4..group * 4 + 4)).collect();
                self.center(y, &groups.join(" "), &FontId::monospace(30.0), ink);
            }
        }
    }

    fn standings(&mut self, [title, mark, page_of]: [&str; 3], rows: &[StandingsRow], page: usize) {
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let place = Place::of([48.0, 30.0, 640.0, 60.0], Align::Min);
        self.text(place, title, &theme::bold(40.0), ink);
        let place = Place::of([690.0, 30.0, 270.0, 60.0], Align::Max);
        self.text(place, mark, &theme::bold(30.0), minute);
        let place = Place::of([970.0, 30.0, 262.0, 60.0], Align::Max);
        self.text(place, page_of, &theme::regular(30.0), muted);
        let mut y = 112.0;
        for row in rows.iter().skip(page * PAGE).take(PAGE) {
            let cell = |x, width, align| Place::of([x, y, width, 64.0], align);
            self.text(cell(30.0, 90.0, Align::Max), &row.rank, &theme::bold(44.0), ink);
            let moved = match row.moved {
                Some(up) if up > 0 => (format!("▲{up}"), minute),
                Some(down) if down < 0 => (format!("▼{}", -down), muted),
                Some(_) => ("=".to_owned(), muted),
                None => (String::new(), muted),
            };
            self.text(cell(136.0, 80.0, Align::Min), &moved.0, &theme::regular(28.0), moved.1);
            let name = cell(226.0, 550.0, Align::Min).lines(2);
            self.text(name, &row.name, &theme::bold(40.0), ink);
            let club = cell(796.0, 310.0, Align::Min).lines(2);
            self.text(club, &row.club, &theme::regular(30.0), muted);
            self.text(cell(1106.0, 120.0, Align::Max), &row.total, &theme::bold(46.0), ink);
            let line = Stroke::new(1.0, self.colors.line);
            let (from, to) = (self.at(48.0, y + 67.0), self.at(1232.0, y + 67.0));
            self.ui.painter().line_segment([from, to], line);
            y += 71.0;
        }
    }

    fn ceremony(&mut self, [heading, title, unsigned]: [&str; 3], called: &[Called]) {
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let Some((now, before)) = called.split_first() else {
            self.center(240.0, heading, &theme::bold(96.0), ink);
            let place = Place::across(320.0, 150.0).lines(3);
            self.text(place, title, &theme::regular(48.0), muted);
            self.center(560.0, unsigned, &theme::bold(30.0), minute);
            return;
        };
        self.top(heading, "");
        let place = Place::of([640.0, 24.0, 592.0, 50.0], Align::Max);
        self.text(place, unsigned, &theme::bold(30.0), minute);
        self.center(150.0, &now.rank, &theme::bold(64.0), minute);
        let place = Place { smallest: 0.5, ..Place::across(200.0, 150.0).lines(2) };
        self.text(place, &now.name, &theme::bold(100.0), ink);
        let place = Place::across(350.0, 56.0);
        self.text(place, &now.club, &theme::regular(40.0), muted);
        self.center(446.0, &now.total, &theme::bold(56.0), ink);
        let mut y = 520.0;
        for one in before {
            let cell =
                |x, width, align| Place { smallest: 0.85, ..Place::of([x, y, width, 48.0], align) };
            self.text(cell(140.0, 220.0, Align::Max), &one.rank, &theme::regular(30.0), muted);
            self.text(cell(390.0, 500.0, Align::Min), &one.name, &theme::regular(30.0), muted);
            self.text(cell(910.0, 230.0, Align::Max), &one.total, &theme::regular(30.0), muted);
            y += 54.0;
        }
    }
}
