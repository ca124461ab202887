//! The square codes in a picture, and where they lie.

use rqrr::BitGrid as _;

use super::grey::Grey;
use super::number::{dots, place};
use super::plane::{Plane, Spot, distance};
use super::sheet::Wanted;
use crate::lexicon::quietly;

/// The longest sides, in dots, at which a picture is looked at, the first of them always.
pub(super) const FIRST: u32 = 2_400;
const SECOND: u32 = 1_600;

/// Codes of more modules a side are none of a sheet.
const MOST_MODULES: u32 = 41;
/// How many places of a picture are looked at from close by.
const MOST_CLOSE: usize = 40;
/// From close by a module has so many dots, and so many modules of what is around the code are drawn.
const A_MODULE: u32 = 10;
const AROUND: u32 = 4;

/// A code that is wanted.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub text: String,
    /// Its corners in the picture as it was given: upper left, upper right, lower right, lower left, of the code as
    /// one reads it.
    pub corners: [Spot; 4],
}

impl Found {
    pub(super) fn middle(&self) -> Spot {
        let sum =
            self.corners.iter().fold((0.0, 0.0), |sum, spot| (sum.0 + spot.0, sum.1 + spot.1));
        (sum.0 / 4.0, sum.1 / 4.0)
    }

    /// Where its diagonals cross, which is its middle on the sheet.
    pub(super) fn crossing(&self) -> Spot {
        let square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];
        Plane::of(square, self.corners).map_or(self.middle(), |plane| plane.see((1.0, 1.0)))
    }

    /// The same in a picture so many times as large.
    pub(super) fn scaled(&self, by: f64) -> Self {
        Self { text: self.text.clone(), corners: self.corners.map(|(x, y)| (x * by, y * by)) }
    }

    fn side(&self) -> f64 {
        let [a, b, ..] = self.corners;
        distance(a, b)
    }
}

/// Every wanted code, each place once. What makes codes unreadable is noise, shadows and how askew they lie: so the
/// picture is looked at as it is and in black and white, and each place that looks like a code from close by.
pub(super) fn codes(picture: &Grey, wanted: &Wanted) -> Vec<Found> {
    let mut found = Vec::new();
    let first = picture.within(FIRST);
    let smooth = first.smoothed();
    look(&[&first, &smooth.blackened(reach(&first))], &[&first, &smooth], wanted, &mut found);
    if found.is_empty() {
        let second = first.within(SECOND);
        look(&[&second, &second.blackened(reach(&second))], &[&second], wanted, &mut found);
    }
    let larger = f64::from(picture.longest()) / f64::from(first.longest());
    if found.is_empty() && larger > 1.0 {
        look(&[picture], &[picture], wanted, &mut found);
    }
    found.iter().map(|code| code.scaled(larger)).collect()
}

/// How far around a dot its surroundings reach: some modules of a code.
fn reach(picture: &Grey) -> u32 {
    (picture.longest() / 50).max(8)
}

/// Something that looks like a code: its corners, how many modules it has on a side, and what it says if that can be
/// read.
struct Seen {
    corners: [Spot; 4],
    modules: u32,
    text: Option<String>,
}

/// What looks like codes in a picture. The reader panics on some heaps of dots: then there is nothing.
fn seen(picture: &Grey) -> Vec<Seen> {
    let read = quietly(|| {
        let width = place(picture.width);
        let dot = |x: usize, y: usize| picture.dots.get(y * width + x).copied().unwrap_or(255);
        let mut prepared =
            rqrr::PreparedImage::prepare_from_greyscale(width, place(picture.height), dot);
        let grids = prepared.detect_grids();
        let seen = grids.iter().filter_map(|grid| {
            let modules = dots(grid.grid.size());
            let bounds = grid.bounds.map(|spot| (f64::from(spot.x), f64::from(spot.y)));
            let corners = corners(bounds, modules)?;
            let text = quietly(|| grid.decode().ok()).flatten().map(|(_, text)| text);
            Some(Seen { corners, modules, text })
        });
        seen.collect()
    });
    read.unwrap_or_default()
}

fn square(side: f64) -> [Spot; 4] {
    [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)]
}

/// The corners of a code of so many modules a side. The reader's own are those of one with a module more at the
/// right and below.
fn corners(bounds: [Spot; 4], modules: u32) -> Option<[Spot; 4]> {
    let more = 1.0 + 1.0 / f64::from(modules.max(1));
    let plane = Plane::of(square(more), bounds)?;
    Some(square(1.0).map(|corner| plane.see(corner)))
}

/// Looks for codes in the first pictures, which are of one size, and at what cannot be read there from close by in
/// the second ones, which show the same.
fn look(overall: &[&Grey], close: &[&Grey], wanted: &Wanted, found: &mut Vec<Found>) {
    let mut unread = Vec::new();
    for picture in overall {
        for Seen { corners, modules, text } in seen(picture) {
            match text {
                Some(text) if wanted.has(&text) => add(Found { text, corners }, found),
                None if modules <= MOST_MODULES => unread.push((corners, modules)),
                Some(_) | None => {}
            }
        }
    }
    for (corners, modules) in unread.into_iter().take(MOST_CLOSE) {
        let middle = Found { text: String::new(), corners }.middle();
        if found.iter().any(|code| distance(code.middle(), middle) < code.side()) {
            continue;
        }
        let nearer = close.iter().find_map(|picture| from_close(picture, corners, modules, wanted));
        if let Some(code) = nearer {
            add(code, found);
        }
    }
}

fn add(code: Found, found: &mut Vec<Found>) {
    let same = |other: &Found| {
        other.text == code.text && distance(other.middle(), code.middle()) < other.side()
    };
    if !found.iter().any(same) {
        found.push(code);
    }
}

/// Draws a code straight and large, and reads it there.
fn from_close(picture: &Grey, corners: [Spot; 4], modules: u32, wanted: &Wanted) -> Option<Found> {
    let plane = Plane::of(square(f64::from(modules)), corners)?;
    let side = (modules + 2 * AROUND) * A_MODULE;
    let spot = |(x, y): Spot| {
        let modules = |of: f64| of / f64::from(A_MODULE) - f64::from(AROUND);
        plane.see((modules(x), modules(y)))
    };
    let dots =
        (0..side).flat_map(|y| (0..side).map(move |x| (f64::from(x) + 0.5, f64::from(y) + 0.5)));
    let dots = dots.map(|(x, y)| {
        let (x, y) = spot((x, y));
        picture.between(x, y)
    });
    let drawn = Grey::new(side, side, dots.collect())?;
    let black = drawn.blackened(4 * A_MODULE);
    [drawn, black].iter().flat_map(seen).find_map(|code| {
        let text = code.text.filter(|text| wanted.has(text))?;
        Some(Found { text, corners: code.corners.map(spot) })
    })
}
