//! The paint of the end: the rounds are over; or thanks, and who came first.

use egui::Align;

use super::canvas::{Canvas, Place};
use crate::screens::hall::{Called, Scene, Scenes};
use crate::views::theme;

/// From one of the first three to the next.
const STEP: f32 = 96.0;
/// More than so many names take a row of this height.
const FEW: usize = 4;
const HIGH: f32 = 204.0;
/// What names keep from the edges of their row.
const EDGE: [f32; 2] = [4.0, 16.0];

impl Canvas<'_> {
    pub(super) fn end<F: Scenes>(&mut self, scene: &Scene<F>) {
        let Scene::End { heading, about, first, head } = scene else { return };
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        if first.is_empty() {
            self.emblem([560.0, 72.0, 160.0]);
            self.text(Place::across(258.0, 170.0).lines(2), heading, &theme::bold(100.0), ink);
            let place = Place::across(440.0, 140.0).lines(2);
            self.text(place, about, &theme::regular(52.0), muted);
        } else {
            self.emblem([56.0, 48.0, 132.0]);
            let place = Place::of([220.0, 48.0, 1004.0, 76.0], Align::Min);
            self.text(place, heading, &theme::bold(60.0), ink);
            let place =
                Place { smallest: 0.6, ..Place::of([220.0, 126.0, 1004.0, 84.0], Align::Min) };
            self.text(place.lines(2), about, &theme::regular(36.0), muted);
            let mut top = 290.0 - STEP / 2.0;
            for one in first {
                let height = if one.names.len() > FEW { HIGH } else { STEP };
                self.came(one, [top + height / 2.0, height]);
                top += height;
            }
        }
        self.head(head);
    }

    /// Who came to a rank; who shares one, on two lines, or on four.
    fn came(&mut self, one: &Called, [y, height]: [f32; 2]) {
        let (ink, minute) = (self.colors.ink, self.colors.minute);
        let high = height - 12.0;
        self.fill([56.0, y - high / 2.0, 1168.0, high], 14.0, self.colors.panel);
        let place = Place::line([84.0, y, 190.0], Align::Min);
        self.text(place, &one.rank, &theme::bold(36.0), minute);
        let font = theme::bold(38.0);
        let wide = (self.width(&one.points, &font) + 1.0).min(240.0);
        self.text(Place::line([1196.0 - wide, y, wide], Align::Max), &one.points, &font, minute);
        let room = 1196.0 - wide - 24.0 - 290.0;
        let edge = EDGE[usize::from(height > STEP)];
        let place = Place::of([290.0, y - high / 2.0 + edge, room, high - 2.0 * edge], Align::Min);
        if one.names.len() > 1 {
            let lines = if height > STEP { 4 } else { 2 };
            self.people(place.lines(lines), one, &theme::bold(28.0), ink);
        } else {
            self.people(place, one, &theme::bold(44.0), ink);
        }
    }
}
