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
