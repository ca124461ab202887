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
        match word {
            Some((label, word)) => {
                self.text(Place::line([64.0, 178.0, 1152.0], Align::Min), label, &plain, muted);
                let at =
                    Place { smallest: 0.4, ..Place::of([64.0, 196.0, 1152.0, 80.0], Align::Min) };
                self.text(at.lines(2), word, &theme::bold(60.0), minute);
            }
            None => self.greeting([64.0, 166.0, 1152.0, 98.0], greeting),
        }
        // When it begins is what people look for.
        let high = if starts.is_empty() { 250.0 } else { 152.0 };
        let at = Place { smallest: 0.4, ..Place::of([64.0, 282.0, 1152.0, high], Align::Min) };
        self.text(at.lines(4), title, &theme::bold(60.0), ink);
        let at = Place { smallest: 0.35, ..Place::of([64.0, 440.0, 1152.0, 92.0], Align::Min) };
        self.text(at.lines(2), starts, &theme::bold(72.0), minute);
        if list.is_empty() && commitment.is_none() {
            return;
        }
        // For whoever takes a photograph: it is whole, and asks for nobody's eye.
        self.rule([64.0, 550.0, 1152.0]);
        let font = theme::regular(22.0);
        for (y, text) in [576.0, 606.0, 636.0].into_iter().zip(list) {
            self.text(Place::line([64.0, y, 468.0], Align::Min), text, &font, muted);
        }
        if let Some((label, digest)) = commitment {
            self.text(Place::line([584.0, 576.0, 632.0], Align::Min), label, &font, muted);
            for (y, half) in [(606.0, 0..8), (636.0, 8..16)] {
                let groups = half.filter_map(|group| digest.get(group * 4..group * 4 + 4));
                for (x, group) in (0_u8..).map(|at| 584.0 + 79.0 * f32::from(at)).zip(groups) {
                    self.text(Place::line([x, y, 76.0], Align::Min), group, &font, muted);
                }
            }
        }
    }
}
