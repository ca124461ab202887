//! The paint of a break and of what is seen between two rounds: left what comes next, right who leads.

use chrono::DateTime;
use egui::Align;

use super::canvas::{Canvas, Place};
use crate::domain::clock::{Moment, Phase};
use crate::screens::hall::{Leaders, Scene, Scenes};
use crate::views::name::clock;
use crate::views::theme;

/// Width of the left half.
const HALF: f32 = 608.0;
/// Where the parts of the right half begin, and how wide they are; the same of what stands in them.
const PANEL: f32 = 690.0;
const PANEL_WIDE: f32 = 534.0;
const INNER: f32 = 709.0;
const WITHIN: f32 = 496.0;

impl Canvas<'_> {
    pub(super) fn next<F: Scenes>(&mut self, scene: &Scene<F>) {
        let Scene::Next { heading, round, kinds, about, minutes, waits, leaders, head } = scene
        else {
            return;
        };
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let (left, align) = left_half(leaders.as_ref());
        let line = |y| Place::line([left, y, HALF], align);
        self.text(line(88.0), heading, &theme::regular(40.0), muted);
        let place = Place { smallest: 0.5, ..Place::of([left, 96.0, HALF, 220.0], align) };
        self.text(place, round, &theme::bold(151.0), ink);
        if waits.is_empty() {
            let wide = Self::unseen_width(kinds);
            let at = if align == Align::Center { left + (HALF - wide) / 2.0 } else { left };
            self.unseen([at, 327.0], kinds);
            self.text(line(468.0), about, &theme::bold(42.0), ink);
            self.text(line(524.0), minutes, &theme::bold(42.0), minute);
        } else {
            let about = format!("{about} · {minutes}");
            self.text(line(350.0), &about, &theme::bold(34.0), ink);
            // Why nothing happens is what a hall asks: it has the room of the tiles to come.
            let place = Place::of([left, 384.0, HALF, 216.0], align);
            self.text(place.lines(4), waits, &theme::bold(46.0), minute);
        }
        if let Some(leaders) = leaders {
            self.leaders(leaders);
            if !leaders.facts.is_empty() {
                self.fill([PANEL, 485.0, PANEL_WIDE, 104.0], 18.0, self.colors.panel);
            }
            // A long word stands whole in smaller letters, which are read from the last row, too; both lines in one size.
            let wide = |size: f32, (label, fact): &(String, String)| {
                self.width(label, &theme::regular(size)) + self.width(fact, &theme::bold(size))
            };
            let fits = |size: &f32| leaders.facts.iter().all(|it| wide(*size, it) <= WITHIN - 8.0);
            let size = [30.0, 28.0, 26.0, 24.0, 22.0].into_iter().find(fits).unwrap_or(26.0);
            for (y, (label, fact)) in [517.0, 557.0].into_iter().zip(&leaders.facts) {
                let (bold, plain) = (theme::bold(size), theme::regular(size));
                let room = WITHIN - 8.0 - self.width(label, &plain);
                // A name becomes shorter, as it does elsewhere; a figure does not.
                let is_name = !fact.contains(|sign: char| sign.is_ascii_digit());
                let fact = if is_name { self.person_form(fact, &bold, room) } else { fact.clone() };
                let parts = [(label.as_str(), &plain, muted), (fact.as_str(), &bold, ink)];
                self.pair([INNER, y, WITHIN], 8.0, parts);
            }
        }
        self.head(head);
    }

    pub(super) fn pause<F: Scenes>(&mut self, scene: &Scene<F>, now: Moment, zone_ms: i64) {
        let Scene::Break { heading, time, alerts_ms, phases, next, about, back, leaders, head } =
            scene
        else {
            return;
        };
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let left_ms = time.remaining_ms(now);
        let phase = Phase::at(left_ms, alerts_ms);
        let color = self.phase(phase);
        let (left, align) = left_half(leaders.as_ref());
        let line = |y| Place::line([left, y, HALF], align);
        match phase {
            Phase::Calm => self.text(line(96.0), heading, &theme::bold(56.0), ink),
            Phase::First | Phase::Last | Phase::Over => {
                let place = Place::of([left, 46.0, HALF, 110.0], align);
                self.text(place.lines(2), phases.of(phase), &theme::bold(40.0), color);
            }
        }
        self.text(line(290.0), &clock(left_ms), &theme::bold(266.0), color);
        self.bar([left, 448.0, HALF - 22.0], left_ms, time.full_ms(), color);
        self.text(line(520.0), next, &theme::bold(40.0), ink);
        self.text(line(574.0), about, &theme::regular(34.0), muted);
        if let Some(leaders) = leaders {
            self.leaders(leaders);
            // The time that is left is the time of a break: when that is on the clock is told beside it as long as nobody has
            // to hurry.
            if time.is_running() && phase == Phase::Calm {
                let at = DateTime::from_timestamp_millis(now.wall_ms + left_ms + zone_ms);
                let at = at.map(|at| at.format("%H:%M").to_string()).unwrap_or_default();
                self.fill([PANEL, 485.0, PANEL_WIDE, 104.0], 18.0, self.colors.panel);
                let parts = [
                    (back.as_str(), &theme::regular(34.0), muted),
                    (at.as_str(), &theme::bold(34.0), ink),
                ];
                self.pair([INNER, 537.0, WITHIN], 10.0, parts);
            }
        }
        self.head(head);
    }

    /// Who leads, in a panel of the right half.
    fn leaders(&mut self, leaders: &Leaders) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        self.fill([PANEL, 62.0, PANEL_WIDE, 407.0], 18.0, self.colors.panel);
        let place = Place::line([INNER, 104.0, WITHIN], Align::Min);
        self.text(place, &leaders.title, &theme::bold(28.0), muted);
        let (bold, name, small) = (theme::bold(36.0), theme::regular(36.0), theme::regular(25.0));
        let end = INNER + WITHIN;
        let totals = leaders.rows.iter().map(|row| self.width(&row.total, &bold) + 1.0);
        let right = end - totals.fold(48.0, f32::max);
        let mut y = 165.0;
        for row in &leaders.rows {
            self.rule([INNER, y - 31.0, WITHIN]);
            self.text(Place::line([INNER, y, 36.0], Align::Min), &row.rank, &bold, ink);
            self.text(Place::line([right, y, end - right], Align::Max), &row.total, &bold, ink);
            let moved = self.moved(row.moved);
            let (text, color) = (moved.0.as_str(), moved.1);
            let wide = self.width(text, &small) + 1.0;
            let place = Place::line([right - 14.0 - wide, y, wide], Align::Max);
            self.text(place, text, &small, color);
            let from = INNER + 38.0;
            let room = right - 22.0 - wide - from;
            self.person(Place::line([from, y, room], Align::Min), &row.name, &name, ink);
            y += 62.0;
        }
    }
}

/// Where the left half begins, and how its text is aligned: alone it stands in the middle.
fn left_half(leaders: Option<&Leaders>) -> (f32, Align) {
    if leaders.is_some() { (56.0, Align::Min) } else { (640.0 - HALF / 2.0, Align::Center) }
}
