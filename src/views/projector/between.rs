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
                self.fill([694.0, 485.0, 530.0, 104.0], 18.0, self.colors.panel);
            }
            for (y, (label, fact)) in [519.0, 557.0].into_iter().zip(&leaders.facts) {
                // A long word stands whole in smaller letters, which are read from the last row, too.
                let wide = |size: f32| {
                    let of = [(label, theme::regular(size)), (fact, theme::bold(size))];
                    of.iter().map(|(text, font)| self.width(text, font)).sum::<f32>()
                };
                let sizes = [26.0, 24.0, 22.0];
                let size = sizes.into_iter().find(|&size| wide(size) <= 478.0).unwrap_or(26.0);
                let (bold, plain) = (theme::bold(size), theme::regular(size));
                let room = 486.0 - 8.0 - self.width(label, &plain);
                // A name becomes shorter, as it does elsewhere; a figure does not.
                let is_name = !fact.contains(|sign: char| sign.is_ascii_digit());
                let fact = if is_name { self.person_form(fact, &bold, room) } else { fact.clone() };
                let parts = [(label.as_str(), &plain, muted), (fact.as_str(), &bold, ink)];
                self.pair([716.0, y, 486.0], 8.0, parts);
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
            if time.is_running() {
                let at = DateTime::from_timestamp_millis(now.wall_ms + left_ms + zone_ms);
                let at = at.map(|at| at.format("%H:%M").to_string()).unwrap_or_default();
                self.fill([694.0, 485.0, 530.0, 104.0], 18.0, self.colors.panel);
                let place = Place::line([716.0, 537.0, 280.0], Align::Min).lines(2);
                self.text(place, back, &theme::regular(28.0), muted);
                let place = Place::line([1004.0, 537.0, 190.0], Align::Max);
                self.text(place, &at, &theme::bold(64.0), ink);
            }
        }
        self.head(head);
    }

    /// Who leads, in a panel of the right half.
    fn leaders(&mut self, leaders: &Leaders) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        self.fill([694.0, 62.0, 530.0, 407.0], 18.0, self.colors.panel);
        let place = Place::line([716.0, 104.0, 486.0], Align::Min);
        self.text(place, &leaders.title, &theme::bold(26.0), muted);
        let (bold, name) = (theme::bold(32.0), theme::regular(32.0));
        let totals = leaders.rows.iter().map(|row| self.width(&row.total, &bold) + 1.0);
        let totals = totals.fold(48.0, f32::max);
        let mut y = 165.0;
        for row in &leaders.rows {
            self.rule([716.0, y - 31.0, 486.0]);
            self.text(Place::line([716.0, y, 36.0], Align::Min), &row.rank, &bold, ink);
            let right = 1202.0 - totals;
            self.text(Place::line([right, y, totals], Align::Max), &row.total, &bold, ink);
            let moved = self.moved(row.moved);
            let (text, color) = (moved.0.as_str(), moved.1);
            let wide = self.width(text, &theme::regular(25.0)) + 1.0;
            let place = Place::line([right - 16.0 - wide, y, wide], Align::Max);
            self.text(place, text, &theme::regular(25.0), color);
            let room = right - 24.0 - wide - 752.0;
            self.person(Place::line([752.0, y, room], Align::Min), &row.name, &name, ink);
            y += 62.0;
        }
    }
}

/// Where the left half begins, and how its text is aligned: alone it stands in the middle.
fn left_half(leaders: Option<&Leaders>) -> (f32, Align) {
    if leaders.is_some() { (56.0, Align::Min) } else { (640.0 - HALF / 2.0, Align::Center) }
}
