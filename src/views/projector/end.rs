//! The paint of the end: the rounds are over; or thanks, and who came first.

use egui::Align;

use super::canvas::{Canvas, Place};
use super::naming::per;
use crate::screens::hall::{Called, Scene, Scenes};
use crate::views::theme;

/// Where the rows of the first three begin, how high they are, and what lies between them.
const TOP: f32 = 212.0;
const STEP: f32 = 118.0;
const ROOM: f32 = 394.0;
const GAP: f32 = 12.0;
/// More than so many names take a row of this height.
const FEW: usize = 4;
const HIGH: f32 = 204.0;
/// What names keep from the edges of their row.
const EDGE: [f32; 2] = [4.0, 10.0];
/// The names of several: no smaller than those of a list.
const OF_SEVERAL: f32 = 34.0;

impl Canvas<'_> {
    pub(super) fn end<F: Scenes>(&mut self, scene: &Scene<F>) {
        let Scene::End { heading, about, facts, first, head } = scene else { return };
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        if first.is_empty() {
            self.emblem([574.0, 44.0, 132.0]);
            self.text(Place::across(196.0, 130.0).lines(2), heading, &theme::bold(100.0), ink);
            let place = Place::across(334.0, 110.0).lines(2);
            self.text(place, about, &theme::regular(52.0), minute);
            self.facts(facts);
        } else {
            self.emblem([56.0, 40.0, 132.0]);
            let place = Place::of([220.0, 40.0, 1004.0, 76.0], Align::Min);
            self.text(place, heading, &theme::bold(60.0), ink);
            let place =
                Place { smallest: 0.6, ..Place::of([220.0, 116.0, 1004.0, 84.0], Align::Min) };
            self.text(place.lines(2), about, &theme::regular(36.0), muted);
            // Who shares a rank with many has more of the wall, the others what that leaves.
            let many = first.iter().filter(|one| one.names.len() > FEW).count();
            let left = ROOM - if many > 0 { per(many) * HIGH } else { 0.0 };
            let step = (left / per((first.len() - many).max(1))).min(STEP);
            let mut top = TOP;
            for one in first {
                let height = if one.names.len() > FEW { HIGH } else { step };
                self.came(one, [top + height / 2.0, height]);
                top += height;
            }
        }
        self.head(head);
    }

    /// What is told of the day, each in a part of its own that is as wide as its text needs.
    fn facts(&mut self, facts: &[String]) {
        let font = theme::bold(42.0);
        let gaps = 20.0 * per(facts.len().saturating_sub(1));
        let needs: Vec<f32> = facts.iter().map(|fact| self.width(fact, &font)).collect();
        let spare = (1168.0 - gaps - needs.iter().sum::<f32>()) / per(facts.len().max(1));
        let mut x = 56.0;
        for (fact, needs) in facts.iter().zip(needs) {
            let wide = (needs + spare).max(60.0);
            self.fill([x, 472.0, wide, 118.0], 18.0, self.colors.panel);
            let place = Place::of([x + 14.0, 474.0, wide - 28.0, 114.0], Align::Center);
            self.text(place.lines(2), fact, &font, self.colors.ink);
            x += wide + 20.0;
        }
    }

    /// Who came to a rank; who shares one, on two lines, or on four.
    fn came(&mut self, one: &Called, [y, height]: [f32; 2]) {
        let (ink, minute) = (self.colors.ink, self.colors.minute);
        let high = height - GAP;
        self.fill([56.0, y - high / 2.0, 1168.0, high], 14.0, self.colors.panel);
        let place = Place::line([84.0, y, 190.0], Align::Min);
        self.text(place, &one.rank, &theme::bold(40.0), minute);
        let font = theme::bold(40.0);
        let wide = (self.width(&one.points, &font) + 1.0).min(240.0);
        self.text(Place::line([1196.0 - wide, y, wide], Align::Max), &one.points, &font, minute);
        let room = 1196.0 - wide - 24.0 - 290.0;
        let many = one.names.len() > FEW;
        let edge = EDGE[usize::from(many)];
        let place = Place::of([290.0, y - high / 2.0 + edge, room, high - 2.0 * edge], Align::Min);
        if one.names.len() > 1 {
            let lines = if many { 4 } else { 2 };
            self.people(place.lines(lines), one, &theme::bold(OF_SEVERAL), ink);
        } else {
            self.people(place, one, &theme::bold(50.0), ink);
        }
    }
}
