//! The corner of a word sheet that has the square code, as whoever photographs it sees it: small, for a test reads it soon.

use eforos::domain::formats::anagram::Contest;
use eforos::domain::formats::anagram::sheet_code::SheetCode;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::print::Templates;
use eforos::print::documents::Papers as _;
use qrcode::{Color, EcLevel, QrCode};

/// Dots of a millimetre, and white millimetres around the codes.
const A_MM: f64 = 6.0;
const AROUND_MM: f64 = 8.0;

struct Drawn {
    sides: [u32; 2],
    dots: Vec<u8>,
}

impl Drawn {
    /// Makes these dots black, which are asked for by their millimetres.
    fn blacken(&mut self, is_black: impl Fn(f64, f64) -> bool) {
        let mut dots = self.dots.iter_mut();
        for y in 0..self.sides[1] {
            for x in 0..self.sides[0] {
                let mm = |at: u32| (f64::from(at) + 0.5) / A_MM;
                let dot = dots.next().unwrap();
                if is_black(mm(x), mm(y)) {
                    *dot = 0;
                }
            }
        }
    }

    /// A square code of this text with its upper left corner there.
    fn code(&mut self, text: &str, (left, top): (f64, f64), side_mm: f64) {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).unwrap();
        let (modules, colors) = (code.width(), code.to_colors());
        let modules_mm = f64::from(u32::try_from(modules).unwrap()) / side_mm;
        // The first module that ends after this.
        let module = |mm: f64| {
            let ends = |at: usize| f64::from(u32::try_from(at + 1).unwrap()) / modules_mm;
            (0..modules).find(|at| ends(*at) > mm)
        };
        let inside = |mm: f64| (0.0..side_mm).contains(&mm);
        self.blacken(|x, y| {
            let (x, y) = (x - left, y - top);
            let at = if inside(x) && inside(y) { module(x).zip(module(y)) } else { None };
            at.is_some_and(|(column, row)| colors[row * modules + column] == Color::Dark)
        });
    }
}

/// A photograph, as PNG, of the sheet of a player in a round; codes of other sheets lie on it, too, below its own.
pub fn sheet(contest: &Contest, of: (u32, u8), others: &[(u32, u8)]) -> Vec<u8> {
    let text = |(player, round): (u32, u8)| {
        let (player, round) = (PlayerId::new(player), RoundNo::new(round).unwrap());
        let code = SheetCode::new(player, round, contest.competition_code().unwrap());
        code.unwrap().to_string()
    };
    let looks = Anagram::photographs(contest, &Templates::embedded()).unwrap().wanted.sheet;
    let (side_mm, codes) = (looks.code.side_mm, [&of].into_iter().chain(others));
    let step_mm = side_mm + AROUND_MM;
    let many = f64::from(u32::try_from(others.len()).unwrap() + 1);
    let sides = [AROUND_MM + step_mm, AROUND_MM + many * step_mm]
        .map(|mm| (1_u32..10_000).find(|side| f64::from(*side) >= mm * A_MM).unwrap());
    let dots = vec![255; usize::try_from(sides[0] * sides[1]).unwrap()];
    let mut drawn = Drawn { sides, dots };
    let mut top = AROUND_MM;
    for code in codes {
        drawn.code(&text(*code), (AROUND_MM, top), side_mm);
        top += step_mm;
    }

    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, sides[0], sides[1]);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&drawn.dots).unwrap();
    bytes
}

/// A figure over whose marks the reader of codes panics: three corners of a code with barbs, no code between them. Its side,
/// and its dots row by row.
pub fn barbed() -> (usize, Vec<u8>) {
    const SIDE: u32 = 160;
    const A_MODULE: f64 = 6.0;
    const TURNED: f64 = 0.4;
    let middle = f64::from(SIDE) / 2.0;
    let is_black = |(x, y): (f64, f64), (corner_x, corner_y): (f64, f64)| {
        let (x, y) = ((x - corner_x) / A_MODULE, (y - corner_y) / A_MODULE);
        let (sin, cos) = TURNED.sin_cos();
        let (mut x, mut y) = (cos * x + sin * y, cos * y - sin * x);
        let ring = x.abs().max(y.abs());
        let mut black = ring <= 3.5 && (ring <= 1.5 || ring > 2.5);
        for _ in 0..4 {
            black |= (3.0..=6.5).contains(&x) && (3.1..=3.5).contains(&y);
            (x, y) = (-y, x);
        }
        black
    };
    let away = 4.5 * A_MODULE;
    let corners = [(-away, -away), (away, -away), (-away, away)];
    let at = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (f64::from(x), f64::from(y))));
    let dots = at.map(|at| {
        let mut corners = corners.iter().map(|(x, y)| (middle + x, middle + y));
        if corners.any(|corner| is_black(at, corner)) { 0 } else { 255 }
    });
    (usize::try_from(SIDE).unwrap(), dots.collect())
}

/// The same as a picture.
pub fn barbed_png() -> Vec<u8> {
    let (side, dots) = barbed();
    let (mut bytes, side) = (Vec::new(), u32::try_from(side).unwrap());
    let mut encoder = png::Encoder::new(&mut bytes, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&dots).unwrap();
    bytes
}
