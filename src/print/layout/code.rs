//! Square codes (QR) that a phone or a hand scanner reads.

mod mask;

use std::sync::Arc;

use qrcode::canvas::Canvas;
use qrcode::{EcLevel, bits, ec};

use super::pages::{Mark, Modules};

/// A dot of a scan at 150 dots an inch, two at 300.
pub(in crate::print) const DOT_MM: f32 = 25.4 / 150.0;
/// How many light modules must surround a code.
const QUIET: f32 = 4.0;

/// How much of a code may be smudged and still be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::print) enum Strength {
    /// A fourteenth: for paper that lies in a folder, where room is dear.
    Light,
    /// About a seventh.
    Sound,
    /// Nearly a third: for paper that is written on.
    Sturdy,
}

/// The modules of a text; none if it is too long for a code.
pub(in crate::print) fn modules(text: &str, strength: Strength) -> Option<Arc<Modules>> {
    let level = match strength {
        Strength::Light => EcLevel::L,
        Strength::Sound => EcLevel::M,
        Strength::Sturdy => EcLevel::H,
    };
    let bits = bits::encode_auto(text.as_bytes(), level).ok()?;
    let version = bits.version();
    let (data, correction) = ec::construct_codewords(&bits.into_bytes(), version, level).ok()?;
    let mut canvas = Canvas::new(version, level);
    canvas.draw_all_functional_patterns();
    canvas.draw_data(&data, &correction);
    let side = usize::try_from(version.width()).ok()?;
    Some(Arc::new(Modules::new(side, mask::masked(&canvas, side))))
}

/// A text as a code for a screen, which nothing smudges; `None` if it is too long for one.
pub fn square_code(text: &str) -> Option<Arc<Modules>> {
    modules(text, Strength::Sound)
}

/// A code in a square place, with the light margin that it needs inside of the place.
pub(in crate::print) fn mark(modules: Arc<Modules>, x_mm: f32, y_mm: f32, place_mm: f32) -> Mark {
    let side = f32::from(u16::try_from(modules.side()).unwrap_or(u16::MAX));
    let size_mm = place_mm * side / (side + 2.0 * QUIET);
    let margin = (place_mm - size_mm) / 2.0;
    Mark::Code { x_mm: x_mm + margin, y_mm: y_mm + margin, size_mm, modules }
}

/// The place of a code whose modules are so large.
pub(in crate::print) fn place_mm(modules: &Modules, module_mm: f32) -> f32 {
    let side = f32::from(u16::try_from(modules.side()).unwrap_or(u16::MAX));
    (side + 2.0 * QUIET) * module_mm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_digits_are_the_smallest_code_and_a_seed_a_small_one() {
        let side = |text: &str, strength| modules(text, strength).map(|modules| modules.side());
        assert_eq!(side("005079134", Strength::Sturdy), Some(21));
        assert_eq!(side(&"5a0e12c9".repeat(8), Strength::Sound), Some(37));
        assert_eq!(side(&"x".repeat(9000), Strength::Sound), None);
    }

    #[test]
    fn the_margin_is_inside_of_the_place() {
        let modules = modules("005079134", Strength::Sturdy).unwrap();
        let Mark::Code { x_mm, y_mm, size_mm, .. } = mark(modules, 10.0, 20.0, 29.0) else {
            panic!("a code is a code")
        };
        assert_eq!((x_mm, y_mm, size_mm), (14.0, 24.0, 21.0));
    }
}
