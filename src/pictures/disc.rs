//! Black discs on white, however the paper lies: the corner marks of a sheet.

use std::f64::consts::PI;

use super::grey::{Grey, Means};
use super::number::{broken, dots, place};
use super::plane::Spot;

/// A disc, as one sees it: from the side it is an ellipse.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    pub middle: Spot,
    /// How many dots it has.
    pub area: f64,
}

/// How far the dots of a piece may be from those of an ellipse of its spread, and how long such an ellipse may be.
const EVEN: std::ops::RangeInclusive<f64> = 0.85..=1.12;
const LONGEST: f64 = 3.0;
/// A dot is black that has less than so much of the mean around it.
const BLACK: f64 = 0.72;

/// Every disc of between so many dots.
pub(super) fn discs(picture: &Grey, least: f64, most: f64) -> Vec<Disc> {
    let means = Means::of(picture);
    // A disc that fills a quarter of what it is held against is black still.
    let reach = super::number::whole(most.sqrt() * 1.2).max(3);
    let width = place(picture.width);
    let mut black: Vec<bool> = picture
        .dots
        .iter()
        .enumerate()
        .map(|(at, dot)| {
            let (x, y) = (dots(at % width), dots(at / width));
            f64::from(*dot) < BLACK * means.around(x, y, reach)
        })
        .collect();
    let mut found = Vec::new();
    let mut piece = Vec::new();
    for start in 0..black.len() {
        if !take(&mut black, start) {
            continue;
        }
        piece.clear();
        piece.push(start);
        let mut next = 0;
        while let Some(at) = piece.get(next).copied() {
            next += 1;
            let x = at % width;
            let left = (x > 0).then(|| at - 1);
            let right = (x + 1 < width).then_some(at + 1);
            for beside in [left, right, at.checked_sub(width), Some(at + width)] {
                if beside.is_some_and(|beside| take(&mut black, beside)) {
                    piece.extend(beside);
                }
            }
        }
        found.extend(disc(&piece, width).filter(|disc| disc.area >= least && disc.area <= most));
    }
    found
}

fn take(black: &mut [bool], at: usize) -> bool {
    black.get_mut(at).is_some_and(std::mem::take)
}

/// The disc that these dots are, if they are one: an ellipse's area follows from how far its dots spread, whatever
/// its length and turn.
fn disc(piece: &[usize], width: usize) -> Option<Disc> {
    let many = broken(u64::try_from(piece.len()).ok()?);
    if many < 12.0 {
        return None;
    }
    let spots =
        || piece.iter().map(|at| (f64::from(dots(at % width)), f64::from(dots(at / width))));
    let sum = spots().fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
    let middle = (sum.0 / many, sum.1 / many);
    let (mut across, mut down, mut both) = (0.0, 0.0, 0.0);
    for (x, y) in spots() {
        let (x, y) = (x - middle.0, y - middle.1);
        across += x * x;
        down += y * y;
        both += x * y;
    }
    // A dot is a square of its own spread.
    let own = 1.0 / 12.0;
    let (across, down, both) = (across / many + own, down / many + own, both / many);
    let wide = across * down - both * both;
    if wide <= 0.0 {
        return None;
    }
    let even = many / (4.0 * PI * wide.sqrt());
    let half = f64::midpoint(across, down);
    let apart = (half * half - wide).max(0.0).sqrt();
    let longer = ((half + apart) / (half - apart).max(1e-9)).sqrt();
    let is_one = EVEN.contains(&even) && longer <= LONGEST;
    is_one.then_some(Disc { middle: (middle.0 + 0.5, middle.1 + 0.5), area: many })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(of: impl Fn(f64, f64) -> bool) -> Grey {
        let dot = |at: u32| {
            let (x, y) = (f64::from(at % 100) + 0.5, f64::from(at / 100) + 0.5);
            if of(x, y) { 20 } else { 230 }
        };
        Grey::new(100, 60, (0..6_000).map(dot).collect()).unwrap()
    }

    #[test]
    fn a_disc_is_found_where_it_is_and_as_large_as_it_is() {
        let found = discs(&picture(|x, y| (x - 40.0).hypot(y - 25.0) < 8.0), 50.0, 500.0);
        let [disc] = found[..] else { panic!("{found:?}") };
        assert!((disc.middle.0 - 40.0).abs() < 0.2 && (disc.middle.1 - 25.0).abs() < 0.2);
        // π · 8² is 201.
        assert!((disc.area - 201.0).abs() < 8.0, "{}", disc.area);
        let lying = discs(&picture(|x, y| ((x - 40.0) / 2.0).hypot(y - 25.0) < 7.0), 50.0, 500.0);
        assert_eq!(lying.len(), 1);
    }

    #[test]
    fn what_is_no_disc_is_none() {
        let none = |of: &dyn Fn(f64, f64) -> bool| discs(&picture(of), 50.0, 500.0).is_empty();
        // A line, a corner, a ring, a disc too small and one too long.
        assert!(none(&|x, y| (20.0..60.0).contains(&x) && (20.0..24.0).contains(&y)));
        assert!(none(&|x, y| x > 20.0
            && y > 20.0
            && x < 40.0
            && y < 40.0
            && (x < 24.0 || y < 24.0)));
        assert!(none(&|x, y| (7.0..9.0).contains(&(x - 40.0).hypot(y - 25.0))));
        assert!(none(&|x, y| (x - 40.0).hypot(y - 25.0) < 3.0));
        assert!(none(&|x, y| ((x - 40.0) / 4.0).hypot(y - 25.0) < 4.0));
    }
}
