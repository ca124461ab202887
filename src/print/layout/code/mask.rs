//! Which of the eight masks a square code gets: the one of the lowest penalty (ISO/IEC 18004, 7.8.3), reckoned a
//! row of modules at a time. The library's own choice, found in a tenth of its time: ten thousand slips have as
//! many codes.

use qrcode::Color;
use qrcode::canvas::{Canvas, MaskPattern};

const MASKS: [MaskPattern; 8] = [
    MaskPattern::Checkerboard,
    MaskPattern::HorizontalLines,
    MaskPattern::VerticalLines,
    MaskPattern::DiagonalLines,
    MaskPattern::LargeCheckerboard,
    MaskPattern::Fields,
    MaskPattern::Diamonds,
    MaskPattern::Meadow,
];

/// A row or a column of modules, the dark ones as bits.
type Line = u64;

/// The modules of a code, masked: row by row, whether they are dark.
pub(super) fn masked(canvas: &Canvas, side: usize) -> Vec<bool> {
    let dark = |canvas: Canvas| -> Vec<bool> {
        canvas.into_colors().into_iter().map(|colour| colour == Color::Dark).collect()
    };
    // A line of a larger code does not fit: there are few of these.
    if side > Line::BITS as usize {
        return dark(canvas.apply_best_mask());
    }
    let of = |mask: MaskPattern| {
        let mut canvas = canvas.clone();
        canvas.apply_mask(mask);
        dark(canvas)
    };
    let best = MASKS.into_iter().map(of).min_by_key(|dark| penalty(dark, side));
    best.expect("there are masks")
}

fn penalty(dark: &[bool], side: usize) -> u32 {
    let (mut rows, mut columns): (Vec<Line>, Vec<Line>) = (vec![0; side], vec![0; side]);
    for (y, row) in dark.chunks_exact(side).enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            rows[y] |= 1 << x;
            columns[x] |= 1 << y;
        }
    }
    let lines = || rows.iter().chain(&columns).copied();
    let long_and_alike = lines().map(|line| long(line, side) + like_a_corner(line, side));
    let blocks = rows.windows(2).map(|pair| blocks(pair[0], pair[1], side));
    long_and_alike.sum::<u32>() + blocks.sum::<u32>() + balance(dark)
}

/// As many lowest bits.
fn lowest(count: usize) -> Line {
    Line::MAX.checked_shr(Line::BITS - u32::try_from(count).unwrap_or(Line::BITS)).unwrap_or(0)
}

/// Five modules of one colour in a row cost 3, each further one 1.
fn long(line: Line, side: usize) -> u32 {
    let same = !(line ^ line >> 1) & lowest(side - 1);
    let five = same & same >> 1 & same >> 2 & same >> 3;
    five.count_ones() + 2 * (five & !(five << 1)).count_ones()
}

/// Four modules of one colour in a square cost 3.
fn blocks(upper: Line, lower: Line, side: usize) -> u32 {
    let (across, down) = (!(upper ^ upper >> 1), !(upper ^ lower));
    3 * (across & down & down >> 1 & lowest(side - 1)).count_ones()
}

/// What looks like the corners of a code, with light modules before or behind it, costs 40.
fn like_a_corner(line: Line, side: usize) -> u32 {
    let light = !line;
    let alike = line & light >> 1 & line >> 2 & line >> 3 & line >> 4 & light >> 5 & line >> 6;
    // Beyond the border all is light.
    let before = !(line << 1 | line << 2 | line << 3 | line << 4);
    let behind = !(line >> 7 | line >> 8 | line >> 9 | line >> 10);
    40 * (alike & (before | behind) & lowest(side - 6)).count_ones()
}

/// Each half of a hundredth away from as many dark modules as light ones costs 1.
fn balance(dark: &[bool]) -> u32 {
    let count = dark.iter().filter(|dark| **dark).count();
    u32::try_from((count * 200 / dark.len().max(1)).abs_diff(100)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use qrcode::{Color, EcLevel, QrCode};

    use super::super::{Strength, modules};
    use crate::print::layout::pages::Modules;

    /// The library's own code of a text.
    fn by_the_library(text: &str, level: EcLevel) -> Modules {
        let code = QrCode::with_error_correction_level(text, level).unwrap();
        let dark = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
        Modules::new(code.width(), dark)
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

        #[test]
        fn a_code_is_the_librarys(digits in "[0-9]{9}", text in "[ -~]{1,300}") {
            for text in [digits, text] {
                for (strength, level) in [
                    (Strength::Light, EcLevel::L),
                    (Strength::Sound, EcLevel::M),
                    (Strength::Sturdy, EcLevel::H),
                ] {
                    let ours = modules(&text, strength).unwrap();
                    prop_assert_eq!(&*ours, &by_the_library(&text, level));
                }
            }
        }
    }
}
