//! Where the edges of a sheet are, and the sheet drawn as if it lay straight.

use super::codes::Found;
use super::disc::{Disc, discs};
use super::grey::Grey;
use super::number::{place, whole};
use super::plane::{Plane, Spot, distance};
use super::sheet::Sheet;

/// How high a sheet is drawn, in dots.
const HEIGHT: f64 = 1_600.0;
/// What is shown around a sheet whose edges were not found.
const AROUND_MM: f64 = 15.0;
/// How far from where the code says may an edge be, as a part of the sheet's height.
const FAR: f64 = 0.12;
/// How many discs are tried for each corner.
const TRIED: usize = 6;
/// How far the code's corners may be from where the marks put them.
const OFF_MM: f64 = 1.5;
/// How much larger or smaller than it should be a mark may look.
const SIZE: std::ops::RangeInclusive<f64> = 0.55..=1.6;

/// How a sheet lies in a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lies {
    /// From its millimetres to dots.
    pub plane: Plane,
    /// Whether its edges were found.
    pub straight: bool,
}

impl Lies {
    /// Whether a spot of the picture lies on the sheet.
    pub(super) fn covers(&self, spot: Spot, sheet: &Sheet) -> bool {
        let (right, lower) = (sheet.width_mm, sheet.height_mm);
        let corners = [(0.0, 0.0), (right, 0.0), (right, lower), (0.0, lower), (0.0, 0.0)];
        let seen = corners.map(|corner| self.plane.see(corner));
        // Inside of all four edges, as the clock goes.
        let inside = |from: Spot, to: Spot| {
            (to.0 - from.0) * (spot.1 - from.1) - (to.1 - from.1) * (spot.0 - from.0) >= 0.0
        };
        seen.windows(2).all(|edge| matches!(edge, [from, to] if inside(*from, *to)))
    }
}

/// The marks of a picture that may be corners of sheets as large as one of these codes says.
pub(super) fn marks(picture: &Grey, found: &[Found], sheet: &Sheet) -> Vec<Disc> {
    if sheet.marks_mm.is_none() {
        return Vec::new();
    }
    let radius = sheet.mark_mm / 2.0;
    let area = std::f64::consts::PI * radius * radius;
    let sizes: Vec<f64> = found
        .iter()
        .filter_map(|code| Some(area * begin(code, sheet)?.grows(code_middle(sheet))))
        .collect();
    let least = sizes.iter().copied().fold(f64::MAX, f64::min) * 0.35;
    let most = sizes.iter().copied().fold(0.0, f64::max) * 2.5;
    if sizes.is_empty() { Vec::new() } else { discs(picture, least, most) }
}

fn code_middle(sheet: &Sheet) -> Spot {
    let half = sheet.code.side_mm / 2.0;
    (sheet.code.x_mm + half, sheet.code.y_mm + half)
}

/// What the code alone says: without perspective, which so small a thing does not tell.
fn begin(code: &Found, sheet: &Sheet) -> Option<Plane> {
    let [a, b, _, d] = sheet.code.corners();
    let [upper_left, upper_right, lower_right, lower_left] = code.corners;
    let mean =
        |one: Spot, other: Spot| (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1));
    let middle = code.middle();
    // A square seen without perspective, nearest to the four corners.
    let along = mean(
        (upper_right.0 - upper_left.0, upper_right.1 - upper_left.1),
        (lower_right.0 - lower_left.0, lower_right.1 - lower_left.1),
    );
    let down = mean(
        (lower_left.0 - upper_left.0, lower_left.1 - upper_left.1),
        (lower_right.0 - upper_right.0, lower_right.1 - upper_right.1),
    );
    let corner =
        |x: f64, y: f64| (middle.0 + x * along.0 + y * down.0, middle.1 + x * along.1 + y * down.1);
    Plane::flat([d, a, b], [corner(-0.5, 0.5), corner(-0.5, -0.5), corner(0.5, -0.5)])
}

/// How the sheet of a code lies; `None` if the code is seen from behind.
pub(super) fn lies(code: &Found, marks: &[Disc], sheet: &Sheet) -> Option<Lies> {
    let begin = begin(code, sheet).filter(|plane| plane.grows(code_middle(sheet)) > 0.0)?;
    let plane = sheet.marks_mm.and_then(|corners| by_marks(code, marks, sheet, &begin, corners));
    Some(Lies { plane: plane.unwrap_or(begin), straight: plane.is_some() })
}

/// Of the discs near each corner the three that fit best to the code and look as large as they should.
fn by_marks(
    code: &Found,
    marks: &[Disc],
    sheet: &Sheet,
    begin: &Plane,
    corners: [Spot; 3],
) -> Option<Plane> {
    let dots_a_mm = begin.grows(code_middle(sheet)).sqrt();
    let radius = sheet.mark_mm / 2.0;
    let area = std::f64::consts::PI * radius * radius;
    let near = corners.map(|corner| {
        let seen = begin.see(corner);
        // The further from the code, the less it says.
        let away = distance(corner, code_middle(sheet));
        let reach = (away * 2.0 * FAR).min(sheet.height_mm * 2.0 * FAR) * dots_a_mm;
        let mut near: Vec<&Disc> =
            marks.iter().filter(|disc| distance(disc.middle, seen) <= reach).collect();
        near.sort_by(|one, other| {
            distance(one.middle, seen).total_cmp(&distance(other.middle, seen))
        });
        near.truncate(TRIED);
        near
    });
    let [first, second, third] = &near;
    let mut best: Option<(f64, Plane)> = None;
    for one in first {
        for two in second {
            for three in third {
                let discs = [*one, *two, *three];
                let seen = discs.map(|disc| disc.middle);
                let [a, b, c] = corners;
                let Some(plane) = Plane::of(
                    [a, b, c, code_middle(sheet)],
                    [seen[0], seen[1], seen[2], code.crossing()],
                ) else {
                    continue;
                };
                let as_large = corners.iter().zip(discs).all(|(corner, disc)| {
                    SIZE.contains(&(disc.area / (area * plane.grows(*corner)).max(1e-9)))
                });
                let off = sheet.code.corners().into_iter().zip(code.corners);
                let off: f64 = off.map(|(corner, seen)| distance(plane.see(corner), seen)).sum();
                let off = off / 4.0 / dots_a_mm;
                if as_large && off <= OFF_MM && best.is_none_or(|(least, _)| off < least) {
                    best = Some((off, plane));
                }
            }
        }
    }
    best.map(|(_, plane)| plane)
}

/// The sheet drawn upright: to its edges, or with what lies around it where they were not found.
pub(super) fn drawn(picture: &Grey, lies: &Lies, sheet: &Sheet) -> Option<Grey> {
    let around = if lies.straight { 0.0 } else { AROUND_MM };
    let (width_mm, height_mm) = (sheet.width_mm + 2.0 * around, sheet.height_mm + 2.0 * around);
    let dots_a_mm = HEIGHT / height_mm;
    // An A5 is 1,130 dots across, rounded as the figures of a sheet are.
    let (width, height) = (whole(width_mm * dots_a_mm / 10.0) * 10, whole(HEIGHT));
    let mut dots = Vec::with_capacity(place(width) * place(height));
    for y in 0..height {
        for x in 0..width {
            let x_mm = (f64::from(x) + 0.5) * width_mm / f64::from(width) - around;
            let y_mm = (f64::from(y) + 0.5) * height_mm / f64::from(height) - around;
            let (x, y) = lies.plane.see((x_mm, y_mm));
            dots.push(picture.between(x, y));
        }
    }
    Grey::new(width, height, dots)
}
