//! The paint of the welcome: which competition it is, and what is fixed before the first letter.

use egui::Align;

use super::canvas::{Canvas, Place};
use crate::screens::hall::{Scene, Scenes};
use crate::views::theme;

impl Canvas<'_> {
    pub(super) fn welcome<F: Scenes>(&mut self, scene: &Scene<F>) {
        let Scene::Welcome {
            greeting,
            title,
            club,
            place,
            starts,
            players,
            clubs,
            list,
            commitment,
            word,
        } = scene
        else {
            return;
        };
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        self.emblem([64.0, 40.0, 96.0]);
        let (bold, plain) = (theme::bold(30.0), theme::regular(30.0));
        let right = self.width(players, &bold).max(self.width(clubs, &plain)) + 2.0;
        // What is left out gives its place away.
        let at = |first: &str| if first.is_empty() { 88.0 } else { 108.0 };
        for (y, text, font, color) in
            [(69.0, players, &bold, ink), (at(players), clubs, &plain, muted)]
        {
            self.text(Place::line([1216.0 - right, y, right], Align::Max), text, font, color);
        }
        let wide = 1000.0 - right;
        if club.is_empty() {
            let at = Place::of([184.0, 44.0, wide, 88.0], Align::Min).lines(2);
            self.text(at, place, &plain, muted);
        } else {
            self.text(Place::line([184.0, 69.0, wide], Align::Min), club, &bold, ink);
            self.text(Place::line([184.0, 108.0, wide], Align::Min), place, &plain, muted);
        }
        self.text(Place::line([56.0, 691.0, 640.0], Align::Min), starts, &bold, minute);
        match word {
            Some((label, word)) => {
                self.text(Place::line([64.0, 196.0, 1152.0], Align::Min), label, &plain, muted);
                let at =
                    Place { smallest: 0.4, ..Place::of([64.0, 214.0, 1152.0, 80.0], Align::Min) };
                self.text(at.lines(2), word, &theme::bold(60.0), minute);
            }
            None => self.greeting([64.0, 184.0, 1152.0, 98.0], greeting),
        }
        let at = Place { smallest: 0.4, ..Place::of([64.0, 304.0, 1152.0, 168.0], Align::Min) };
        self.text(at.lines(4), title, &theme::bold(60.0), ink);
        if list.is_empty() && commitment.is_none() {
            return;
        }
        self.fill([64.0, 488.0, 1152.0, 150.0], 18.0, self.colors.panel);
        let (bold, plain) = (theme::bold(24.0), theme::regular(24.0));
        let looks = [(525.0, &plain, muted), (562.0, &bold, ink), (600.0, &plain, muted)];
        for ((y, font, color), text) in looks.into_iter().zip(list) {
            self.text(Place::line([92.0, y, 440.0], Align::Min), text, font, color);
        }
        if let Some((label, digest)) = commitment {
            self.text(Place::line([560.0, 525.0, 630.0], Align::Min), label, &plain, muted);
            for (y, half) in [(562.0, 0..8), (600.0, 8..16)] {
                let groups = half.filter_map(|group| digest.get(group * 4..group * 4 + 4));
                for (x, group) in (0_u8..).map(|at| 560.0 + 79.0 * f32::from(at)).zip(groups) {
                    self.text(Place::line([x, y, 76.0], Align::Min), group, &bold, ink);
                }
            }
        }
    }
}
