//! Sheets as our own documents print them, and photographs of them: turned, from aside, in a shadow, blurred, noisy.

use std::fs;
use std::process::Command;
use std::sync::OnceLock;

use eforos::domain::contest::Details;
use eforos::domain::formats::anagram::rules::{ROUNDS, RoundRule};
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::lexicon::Digest;
use eforos::domain::player::{Player, Span};
use eforos::language::Language;
use eforos::pictures::Wanted;
use eforos::print::Templates;
use eforos::print::documents::{Backs, Paper};
use eforos::print::formats::anagram::word_sheets::{
    WordSheet, WordSheets, photographed, word_sheets,
};
use image::codecs::jpeg::JpegEncoder;
use image::{ExtendedColorType, GrayImage};

use crate::common::dice::Dice;

/// How many sheets are printed.
pub const SHEETS: u32 = 60;
/// Dots an inch of the printed sheet, and how many of them a millimetre has.
const DOTS: f64 = 200.0;
pub const A_MM: f64 = DOTS / 25.4;

/// A picture in grey.
#[derive(Clone)]
pub struct Grey {
    pub width: usize,
    pub height: usize,
    pub dots: Vec<u8>,
}

impl Grey {
    pub fn at(&self, x: f64, y: f64) -> Option<u8> {
        let inside = x >= 0.0 && y >= 0.0;
        let (x, y) = (x as usize, y as usize);
        (inside && x < self.width && y < self.height).then(|| self.dots[y * self.width + x])
    }

    pub fn jpeg(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let side = |of: usize| u32::try_from(of).unwrap();
        let (width, height) = (side(self.width), side(self.height));
        let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 85);
        encoder.encode(&self.dots, width, height, ExtendedColorType::L8).unwrap();
        bytes
    }

    pub fn of_jpeg(bytes: &[u8]) -> Self {
        let picture: GrayImage =
            image::load_from_memory_with_format(bytes, image::ImageFormat::Jpeg)
                .unwrap()
                .to_luma8();
        let side = |of: u32| usize::try_from(of).unwrap();
        Self {
            width: side(picture.width()),
            height: side(picture.height()),
            dots: picture.into_raw(),
        }
    }
}

pub fn code(player: u32, round: u8) -> String {
    let here = CompetitionCode::of(&Digest::from_bytes([7; 32]));
    let player = PlayerId::new(player).unwrap();
    SheetCode::new(Some(player), RoundNo::new(round).unwrap(), here).unwrap().to_string()
}

/// Of which round the sheet of a player is in these tests.
pub fn round_of(player: u32) -> u8 {
    u8::try_from(player % u32::from(ROUNDS)).unwrap() + 1
}

/// All codes of a competition of sixty.
pub fn wanted() -> Wanted {
    let all = (1..=SHEETS).flat_map(|player| (1..=ROUNDS).map(move |round| code(player, round)));
    Wanted::new(all, photographed(&Templates::default()))
}

/// Sheets 1 to 60, as another program draws them from our PDF.
pub fn printed() -> &'static [Grey] {
    static PRINTED: OnceLock<Vec<Grey>> = OnceLock::new();
    PRINTED.get_or_init(|| sheets_of(|number| (round_of(number), code(number, round_of(number)))))
}

/// The same with other codes: of which round each is, and what its code says.
pub fn sheets_of(coded: impl Fn(u32) -> (u8, String)) -> Vec<Grey> {
    let sheet = |number: u32| {
        let (round, code) = coded(number);
        let round = RoundNo::new(round).unwrap();
        let span = Span { from_round: RoundNo::FIRST, to_round: round };
        let id = PlayerId::new(number).unwrap();
        let name = format!("Παίκτρια Αριθμός {number}");
        WordSheet {
            player: Some(Player { id, name, club: "Σύλλογος".into(), span }),
            round: Some((round, RoundRule { consonants: 4, vowels: 3, full_ms: 360_000 })),
            code: Some(code),
        }
    };
    let sheets = WordSheets {
        details: Details {
            title: "Αγώνας Αναγραμματισμών".into(), ..Details::default()
        },
        rounds: ROUNDS,
        points: [10, 5, 3, 2, 1],
        sheets: (1..=SHEETS).map(sheet).collect(),
        paper: Paper::A5,
        backs: Backs::White,
    };
    let go_on = &mut |_, _| std::ops::ControlFlow::Continue(());
    let pages = word_sheets(&sheets, Language::Greek, &Templates::default(), go_on).unwrap();
    rendered(&pages.to_pdf().bytes)
}

/// The pages of a PDF as pictures.
fn rendered(pdf: &[u8]) -> Vec<Grey> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheets.pdf");
    fs::write(&path, pdf).unwrap();
    let mut command = Command::new("pdftoppm");
    command.args(["-gray", "-r", &DOTS.to_string()]).arg(&path).arg(folder.path().join("page"));
    assert!(command.status().expect("pdftoppm (poppler-utils)").success());
    let mut paths: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "pgm"))
        .collect();
    paths.sort();
    paths.iter().map(|path| pgm(&fs::read(path).unwrap())).collect()
}

fn pgm(bytes: &[u8]) -> Grey {
    let mut parts = bytes.splitn(4, u8::is_ascii_whitespace);
    let mut number = || std::str::from_utf8(parts.next().unwrap()).unwrap().to_owned();
    assert_eq!(number(), "P5");
    let (width, height) = (number().parse().unwrap(), number().parse().unwrap());
    let rest = parts.next().unwrap();
    let start = rest.iter().position(u8::is_ascii_whitespace).unwrap() + 1;
    Grey { width, height, dots: rest[start..].to_vec() }
}

/// Writes on a sheet as a hand does: strokes on its lines, and dots.
pub fn written(sheet: &Grey, dice: &mut Dice) -> Grey {
    let mut sheet = sheet.clone();
    for _ in 0..60 {
        let (mut x, mut y) =
            (150.0 + f64::from(number(dice, 850)), 330.0 + f64::from(number(dice, 1150)));
        for _ in 0..number(dice, 40) {
            x += f64::from(number(dice, 9)) - 3.0;
            y += f64::from(number(dice, 9)) - 4.0;
            for dot in 0..9_u32 {
                let (x, y) = (x as usize + dot as usize % 3, y as usize + dot as usize / 3);
                if x < sheet.width && y < sheet.height {
                    sheet.dots[y * sheet.width + x] = 60;
                }
            }
        }
    }
    sheet
}

fn number(dice: &mut Dice, below: usize) -> u32 {
    u32::try_from(dice.below(below)).unwrap()
}

/// A number between two.
fn between(dice: &mut Dice, least: f64, most: f64) -> f64 {
    least + (most - least) * f64::from(number(dice, 10_001)) / 10_000.0
}

type Spot = (f64, f64);

/// Where a sheet lies in a picture: its corners, upper left first and then as the clock goes.
pub struct Lies(pub [Spot; 4]);

impl Lies {
    /// Somewhere around a middle, turned by up to 20° beside whole quarters, and seen from aside.
    pub fn somehow(middle: Spot, width: f64, quarters: u32, dice: &mut Dice) -> Self {
        let turn = between(dice, -20.0, 20.0).to_radians()
            + f64::from(quarters) * std::f64::consts::FRAC_PI_2;
        let (half, half_height) = (width / 2.0, width * 210.0 / 148.0 / 2.0);
        let aside = (between(dice, -0.12, 0.12), between(dice, -0.12, 0.12));
        let corners = [
            (-half, -half_height),
            (half, -half_height),
            (half, half_height),
            (-half, half_height),
        ];
        Self(corners.map(|(x, y)| {
            // Further away it is smaller.
            let nearer = 1.0 + aside.0 * x / half / 2.0 + aside.1 * y / half_height / 2.0;
            let (x, y) = (x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos());
            (middle.0 + x * nearer, middle.1 + y * nearer)
        }))
    }

    /// From the picture to the sheet: a function of where it is as parts of its sides.
    #[expect(clippy::many_single_char_names, reason = "the nine numbers of a projection")]
    fn inverse(&self) -> impl Fn(Spot) -> Spot + use<> {
        // The projection of the unit square to the corners (Heckbert), and its inverse by adjoints.
        let [(x0, y0), (x1, y1), (x2, y2), (x3, y3)] = self.0;
        let (sx, sy) = (x0 - x1 + x2 - x3, y0 - y1 + y2 - y3);
        let (dx1, dx2, dy1, dy2) = (x1 - x2, x3 - x2, y1 - y2, y3 - y2);
        let det = dx1 * dy2 - dx2 * dy1;
        let (g, h) = ((sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det);
        let (a, b, c) = (x1 - x0 + g * x1, x3 - x0 + h * x3, x0);
        let (d, e, f) = (y1 - y0 + g * y1, y3 - y0 + h * y3, y0);
        move |(x, y)| {
            let u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
            let v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
            let w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
            (u / w, v / w)
        }
    }
}

/// A picture of sheets on a table.
pub fn photograph(
    sheets: &[(&Grey, Lies)],
    (width, height): (usize, usize),
    dice: &mut Dice,
) -> Grey {
    let inverses: Vec<_> = sheets.iter().map(|(sheet, lies)| (*sheet, lies.inverse())).collect();
    let (wide, high) = (width as f64, height as f64);
    let light = (between(dice, -0.3, 0.3), between(dice, -0.3, 0.3));
    let shadow =
        (between(dice, 0.0, wide), between(dice, 0.0, high), between(dice, 0.2, 0.5) * wide);
    let table = between(dice, 60.0, 150.0);
    let mut dots = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            let (x, y) = (x as f64 + 0.5, y as f64 + 0.5);
            let mut value = table + 12.0 * (x * 0.05).sin();
            for (sheet, inverse) in &inverses {
                let (u, v) = inverse((x, y));
                if (0.0..1.0).contains(&u) && (0.0..1.0).contains(&v) {
                    let dot = sheet.at(u * sheet.width as f64, v * sheet.height as f64);
                    value = dot.map_or(value, |dot| 25.0 + f64::from(dot) * 0.8);
                }
            }
            let bright = 1.0 + light.0 * (x / wide - 0.5) + light.1 * (y / high - 0.5);
            let in_shadow = (x - shadow.0).hypot(y - shadow.1) < shadow.2;
            dots.push(value * bright * if in_shadow { 0.62 } else { 1.0 });
        }
    }
    let blurred = blurred(&dots, width, height);
    let noisy = |value: &f64| {
        let noise = f64::from(dice.byte()) / 16.0 + f64::from(dice.byte()) / 16.0 - 16.0;
        (value + noise).clamp(0.0, 255.0) as u8
    };
    Grey { width, height, dots: blurred.iter().map(noisy).collect() }
}

/// The mean of each dot and the eight around it.
fn blurred(dots: &[f64], width: usize, height: usize) -> Vec<f64> {
    let mut across = dots.to_vec();
    for (to, from) in across.chunks_mut(width).zip(dots.chunks(width)) {
        for x in 1..width - 1 {
            to[x] = (from[x - 1] + from[x] + from[x + 1]) / 3.0;
        }
    }
    let mut both = across.clone();
    for y in 1..height - 1 {
        for x in 0..width {
            let at = y * width + x;
            both[at] = (across[at - width] + across[at] + across[at + width]) / 3.0;
        }
    }
    both
}
