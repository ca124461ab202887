//! Tiles without a value: for a greeting, for who won, and for a competition without a picture.

use egui::epaint::{RectShape, TextShape};
use egui::{Align2, Color32, CornerRadius, Shape, Stroke, Vec2};

use super::canvas::{Canvas, SMALLEST};
use crate::views::{emblem, theme, tile};

/// What lies on the tiles of vowels: Latin capitals, then Greek ones from alpha to omega.
const VOWELS: [char; 15] = [
    'A', 'E', 'I', 'O', 'U', 'Ă', 'Â', 'Î', '\u{391}', '\u{395}', '\u{397}', '\u{399}', '\u{39F}',
    '\u{3A5}', '\u{3A9}',
];

/// Tiles that fall for who won.
pub(super) struct Shower<'a> {
    /// Their letters.
    pub letters: &'a str,
    /// How far they are, up to 1.
    pub fallen: f32,
    /// Where something stands: no tile comes to rest there.
    pub taken: &'a [[f32; 4]],
}

/// So many tiles fall at most.
const MOST_FALLEN: usize = 14;

/// Where the tiles lie that fell for who won, those beside the place first: middle, height, and how
/// far they are turned. Where names take two lines others are left than where they take one.
const FALLEN: [[f32; 4]; 18] = [
    [78.0, 73.0, 66.0, -0.3],
    [191.0, 103.0, 50.0, 0.2],
    [320.0, 55.0, 44.0, 0.4],
    [950.0, 57.0, 44.0, -0.3],
    [1069.0, 102.0, 50.0, -0.15],
    [1190.0, 76.0, 66.0, 0.25],
    [88.0, 298.0, 62.0, 0.4],
    [349.0, 301.0, 40.0, 0.15],
    [238.0, 342.0, 52.0, -0.2],
    [934.0, 303.0, 40.0, -0.15],
    [1052.0, 341.0, 48.0, 0.15],
    [1180.0, 306.0, 60.0, -0.35],
    [139.0, 414.0, 48.0, -0.2],
    [1145.0, 420.0, 48.0, 0.2],
    [262.0, 402.0, 44.0, 0.3],
    [1020.0, 408.0, 44.0, -0.25],
    [96.0, 190.0, 54.0, -0.25],
    [1186.0, 196.0, 54.0, 0.2],
];

impl Canvas<'_> {
    /// A tile with a letter, its middle at a place, turned so far.
    fn block(&self, [x, y, height, turned]: [f32; 4], letter: char) {
        let ([face, edge], round) = if VOWELS.contains(&letter) {
            (theme::TILES.vowel, 0.3)
        } else {
            (theme::TILES.consonant, 0.1)
        };
        let area = self.area([x - height * 0.46, y - height / 2.0, height * 0.92, height]);
        let radius = CornerRadius::from(height * round * self.unit);
        let top = tile::face_of(area);
        let painter = self.ui.painter();
        for (part, color) in [(area, edge), (top, face)] {
            let shape = RectShape::filled(part, radius, color);
            painter.add(shape.with_angle_and_pivot(turned, area.center()));
        }
        let font = self.font(&theme::bold((height * 0.58).max(SMALLEST)), 1.0);
        let galley = painter.layout_no_wrap(letter.to_string(), font, theme::TILES.ink);
        let at = top.center() - galley.size() / 2.0;
        let text = TextShape::new(at, galley, theme::TILES.ink);
        painter.add(text.with_angle_and_anchor(turned, Align2::CENTER_CENTER));
    }

    /// The club's picture, or what stands for a competition that has none.
    pub(super) fn emblem(&self, [x, y, height]: [f32; 3]) {
        let part = self.area([x, y, height, height]);
        if self.emblem.is_some_and(|picture| emblem::paint(self.ui, part, picture)) {
            return;
        }
        self.block([x + height / 2.0, y + height / 2.0, height, 0.0], 'E');
    }

    /// A text on tiles from the left of a part, none higher than the part.
    pub(super) fn greeting(&mut self, [x, y, width, height]: [f32; 4], text: &str) {
        self.spelled([x, y, width, height], text);
        let area = self.area([x, y, width, height]);
        self.name(area, text);
    }

    /// Capitals on tiles in the middle of a part, and what they say.
    pub(super) fn capitals(&mut self, [x, y, width, height]: [f32; 4], [text, said]: [&str; 2]) {
        let (high, whole) = spread(text, [width, height]);
        let left = x + (width - whole * high * 1.02) / 2.0;
        self.spelled([left, y, width, height], text);
        let area = self.area([x, y, width, height]);
        self.name(area, said);
    }

    fn spelled(&self, [x, y, width, height]: [f32; 4], text: &str) {
        let (high, _) = spread(text, [width, height]);
        let mut at = x;
        for letter in text.chars() {
            if letter != ' ' {
                self.block([at + high * 0.46, y + height / 2.0, high, 0.0], letter);
            }
            at += step(letter) * high * 1.02;
        }
    }

    /// Tiles fall from above and come to rest where nothing stands.
    pub(super) fn shower(&self, Shower { letters, fallen, taken }: &Shower<'_>) {
        let is_free = |[x, y, height, _]: [f32; 4]| {
            // A turned tile reaches a little further.
            let far = height * 0.68;
            let apart = |[left, top, wide, high]: &[f32; 4]| {
                x + far < *left || x - far > left + wide || y + far < *top || y - far > top + high
            };
            taken.iter().all(apart)
        };
        let tiles = FALLEN.into_iter().zip(letters.chars().cycle());
        let free = tiles.filter(|(tile, _)| is_free(*tile)).take(MOST_FALLEN);
        for ([x, y, height, turned], letter) in free {
            // The lower a tile comes to rest, the earlier it falls.
            let late = 0.4 * (1.0 - y / 420.0);
            let gone = ((fallen - late) / (1.0 - late)).clamp(0.0, 1.0);
            let from = -40.0;
            let down = from + (y - from) * gone * gone;
            self.block([x, down, height, turned + (1.0 - gone)], letter);
        }
    }

    /// A star, its middle at a place, so far to its points.
    pub(super) fn star(&self, [x, y, size]: [f32; 3], color: Color32) {
        let middle = self.at(x, y);
        let point = |at: u8, share: f32| {
            let turned = f32::from(at) * std::f32::consts::PI / 5.0;
            middle + Vec2::angled(turned - std::f32::consts::FRAC_PI_2) * size * self.unit * share
        };
        // Five points round a middle: each part by itself has no dent.
        for at in [0, 2, 4, 6, 8] {
            let part = vec![middle, point(at + 9, 0.4), point(at, 1.0), point(at + 1, 0.4)];
            self.ui.painter().add(Shape::convex_polygon(part, color, Stroke::NONE));
        }
    }

    /// Outlines of tiles that nobody has seen, kind by kind.
    pub(super) fn unseen(&self, [x, y]: [f32; 2], kinds: &[usize]) {
        let (fill, line) = (self.colors.panel, self.colors.outline);
        let mut at = x;
        for (kind, count) in kinds.iter().enumerate() {
            let radius = if kind == 0 { 8.0 } else { 26.0 };
            for _ in 0..*count {
                self.fill([at, y, 77.0, 84.0], radius, fill);
                self.outline([at, y, 77.0, 84.0], radius, 3.0, line);
                at += 86.5;
            }
            at += 22.0;
        }
    }

    /// How wide these outlines are.
    pub(super) fn unseen_width(kinds: &[usize]) -> f32 {
        let tiles: f32 = kinds.iter().flat_map(|count| (0..*count).map(|_| 86.5)).sum();
        let gaps: f32 = kinds.iter().map(|_| 22.0).sum();
        tiles + gaps - 31.5
    }

    /// A part that is open below, with a dashed outline.
    pub(super) fn dashed(&self, at: [f32; 4], color: Color32) {
        let area = self.area(at);
        let stroke = Stroke::new(3.0 * self.unit, color);
        let path = [area.left_bottom(), area.left_top(), area.right_top(), area.right_bottom()];
        let (dash, gap) = (8.0 * self.unit, 5.0 * self.unit);
        self.ui.painter().extend(Shape::dashed_line(&path, stroke, dash, gap));
    }
}

/// How high tiles with a text are that have this room, and how many of them it is as wide as.
fn spread(text: &str, [width, height]: [f32; 2]) -> (f32, f32) {
    let whole: f32 = text.chars().map(step).sum();
    ((width / whole.max(1.0) * 0.98).min(height), whole)
}

/// What a letter takes of the width, in tiles.
fn step(letter: char) -> f32 {
    if letter == ' ' { 0.5 } else { 1.0 }
}
