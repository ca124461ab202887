//! The paint of the judge's window: words as they are typed, then one field of colour with a sign and a word.

use egui::{Align, Color32, Pos2, Sense, Shape, Stroke, Ui};

use crate::domain::formats::classic::judge::Verdict;
use crate::screens::formats::classic::JudgeScreen;
use crate::views::projector::{Canvas, Names, Place};
use crate::views::theme;

const VALID: Color32 = Color32::from_rgb(0x0F, 0x5A, 0x2C);
const INVALID: Color32 = Color32::from_rgb(0x8E, 0x17, 0x10);

/// The ground of a verdict, and what stands on it.
fn colors(verdict: Verdict) -> [Color32; 2] {
    match verdict {
        Verdict::Valid => [VALID, Color32::WHITE],
        Verdict::Invalid => [INVALID, Color32::WHITE],
        Verdict::Ask => theme::AMBER,
    }
}

/// Paints the window.
pub fn show(ui: &mut Ui, screen: &JudgeScreen) {
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let unit = (rect.height() / 720.0).min(rect.width() / 1280.0);
    let palette = &theme::HALL_DARK;
    let ground = match screen {
        JudgeScreen::Typing { .. } => palette.back,
        JudgeScreen::Said { verdict, .. } => colors(*verdict)[0],
    };
    ui.painter().rect_filled(rect, 0.0, ground);
    let names = Names::Given;
    let mut canvas = Canvas { ui, rect, unit, names, colors: palette, emblem: None };
    match screen {
        JudgeScreen::Typing { asks, typed, words, hint } => {
            canvas.typing([asks, typed, hint], words);
        }
        JudgeScreen::Said { verdict, said, below, .. } => canvas.verdict(*verdict, said, below),
    }
}

impl Canvas<'_> {
    fn typing(&mut self, [asks, typed, hint]: [&str; 3], words: &[String]) {
        let (ink, muted, amber) = (self.colors.ink, self.colors.muted, self.colors.minute);
        self.text(Place::line([56.0, 56.0, 1168.0], Align::Min), asks, &theme::regular(40.0), ink);
        let at = [56.0, 108.0, 1168.0, 140.0];
        self.fill(at, 14.0, self.colors.panel);
        self.outline(at, 14.0, 3.0, ink);
        let bold = theme::bold(92.0);
        let place = Place { smallest: 0.3, ..Place::of([84.0, 112.0, 1100.0, 132.0], Align::Min) };
        self.text(place, typed, &bold, ink);
        let end = 84.0 + self.width(typed, &bold).min(1100.0);
        self.fill([end + 6.0, 134.0, 5.0, 88.0], 0.0, amber);
        let mut y = 300.0;
        for word in words.iter().take(5) {
            let place = Place::line([84.0, y, 1112.0], Align::Min);
            self.text(place, word, &theme::bold(54.0), ink);
            y += 66.0;
        }
        if words.len() > 5 {
            let more = words.iter().skip(5).cloned().collect::<Vec<_>>().join(" · ");
            let place = Place::line([84.0, y - 6.0, 1112.0], Align::Min);
            self.text(place, &more, &theme::regular(34.0), muted);
        }
        let place = Place::line([56.0, 688.0, 1168.0], Align::Min);
        self.text(place, hint, &theme::regular(30.0), muted);
    }

    fn verdict(&mut self, verdict: Verdict, said: &str, below: &str) {
        let [_, ink] = colors(verdict);
        self.sign(verdict, ink);
        let place = Place::of([40.0, 340.0, 1200.0, 250.0], Align::Center);
        let place = Place { smallest: 0.3, ..place };
        self.text(place, said, &theme::bold(212.0), ink);
        let place = Place::of([40.0, 596.0, 1200.0, 96.0], Align::Center);
        self.text(place, below, &theme::bold(76.0), ink);
    }

    /// The sign as strokes: it needs no font.
    fn sign(&mut self, verdict: Verdict, ink: Color32) {
        let lines: &[&[(f32, f32)]] = match verdict {
            Verdict::Valid => &[&[(548.0, 206.0), (616.0, 276.0), (740.0, 112.0)]],
            Verdict::Invalid => {
                &[&[(550.0, 104.0), (730.0, 284.0)], &[(730.0, 104.0), (550.0, 284.0)]]
            }
            Verdict::Ask => {
                let place = Place::of([540.0, 60.0, 200.0, 260.0], Align::Center);
                self.text(place, "?", &theme::bold(240.0), ink);
                &[]
            }
        };
        let stroke = Stroke::new(42.0 * self.unit, ink);
        for line in lines {
            let points: Vec<Pos2> = line.iter().map(|&(x, y)| self.at(x, y)).collect();
            for &point in &points {
                self.ui.painter().circle_filled(point, 21.0 * self.unit, ink);
            }
            self.ui.painter().add(Shape::line(points, stroke));
        }
    }
}
