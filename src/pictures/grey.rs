//! A picture in grey, and what is done with all of its dots.

use super::number::{broken, dots, place, shade, whole};

/// Ink has less than so much of the mean around it.
const DARKER: f64 = 0.85;

/// A picture: 0 is black. There are as many dots as width × height say, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grey {
    pub width: u32,
    pub height: u32,
    pub dots: Vec<u8>,
}

impl Grey {
    /// A picture of these dots; `None` if they are not as many as the sides say, or none at all.
    pub(super) fn new(width: u32, height: u32, dots: Vec<u8>) -> Option<Self> {
        let whole = place(width).checked_mul(place(height));
        (!dots.is_empty() && whole == Some(dots.len())).then_some(Self { width, height, dots })
    }

    pub(super) fn longest(&self) -> u32 {
        self.width.max(self.height)
    }

    fn row(&self, y: u32) -> &[u8] {
        let width = place(self.width);
        let from = place(y) * width;
        self.dots.get(from..from + width).unwrap_or_default()
    }

    /// The dot there; white outside.
    pub(super) fn at(&self, x: u32, y: u32) -> u8 {
        if x >= self.width { 255 } else { self.row(y).get(place(x)).copied().unwrap_or(255) }
    }

    /// Smaller, so that its longest side has so many dots; as it is if it is not longer.
    pub(super) fn within(&self, longest: u32) -> Self {
        if self.longest() <= longest {
            return self.clone();
        }
        let side = |of: u32| {
            let scaled = u64::from(of) * u64::from(longest) / u64::from(self.longest());
            u32::try_from(scaled).unwrap_or(1).max(1)
        };
        let (width, height) = (side(self.width), side(self.height));
        let cuts = |many: u32, of: u32| -> Vec<usize> {
            let cut = |index: u32| u64::from(index) * u64::from(of) / u64::from(many);
            (0..=many).map(|index| usize::try_from(cut(index)).unwrap_or(0)).collect()
        };
        let (across, down) = (cuts(width, self.width), cuts(height, self.height));
        let mut made = Vec::with_capacity(place(width) * place(height));
        let mut sums = vec![0_u32; place(width)];
        for rows in down.windows(2) {
            let &[from, to] = rows else { continue };
            sums.fill(0);
            for y in from..to {
                let row = self.row(dots(y));
                for (sum, columns) in sums.iter_mut().zip(across.windows(2)) {
                    let &[left, right] = columns else { continue };
                    let piece = row.get(left..right).unwrap_or_default();
                    *sum += piece.iter().map(|dot| u32::from(*dot)).sum::<u32>();
                }
            }
            for (sum, columns) in sums.iter().zip(across.windows(2)) {
                let &[left, right] = columns else { continue };
                let many = dots((right - left) * (to - from)).max(1);
                made.push(u8::try_from(sum / many).unwrap_or(255));
            }
        }
        Self { width, height, dots: made }
    }

    /// The dot at a place between dots; white outside.
    pub(super) fn between(&self, x: f64, y: f64) -> u8 {
        if x < 0.0 || y < 0.0 || x > f64::from(self.width) || y > f64::from(self.height) {
            return 255;
        }
        let (x, y) = ((x - 0.5).max(0.0), (y - 0.5).max(0.0));
        let (left, top) = (x.floor(), y.floor());
        let (right_part, lower_part) = (x - left, y - top);
        let (left, top) = (whole(left), whole(top));
        let right = (left + 1).min(self.width - 1);
        let lower = (top + 1).min(self.height - 1);
        let (upper_row, lower_row) = (self.row(top.min(self.height - 1)), self.row(lower));
        let of = |row: &[u8], x: u32| f64::from(row.get(place(x)).copied().unwrap_or(255));
        let left = left.min(self.width - 1);
        let upper = of(upper_row, left) * (1.0 - right_part) + of(upper_row, right) * right_part;
        let below = of(lower_row, left) * (1.0 - right_part) + of(lower_row, right) * right_part;
        shade(upper * (1.0 - lower_part) + below * lower_part)
    }

    /// Turned to the right by so many quarters.
    pub(super) fn turned(self, quarters: u8) -> Self {
        let (width, height) = (self.width, self.height);
        let made = |width: u32, height: u32, of: &dyn Fn(u32, u32) -> u8| {
            let rows = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
            Self { width, height, dots: rows.map(|(x, y)| of(x, y)).collect() }
        };
        match quarters % 4 {
            1 => made(height, width, &|x, y| self.at(y, height - 1 - x)),
            2 => made(width, height, &|x, y| self.at(width - 1 - x, height - 1 - y)),
            3 => made(height, width, &|x, y| self.at(width - 1 - y, x)),
            _ => self,
        }
    }

    /// Mirrored from left to right.
    pub(super) fn mirrored(mut self) -> Self {
        for row in self.dots.chunks_mut(place(self.width).max(1)) {
            row.reverse();
        }
        self
    }

    /// Each dot as the mean of itself and the eight around it, so that a camera's noise is less.
    pub(super) fn smoothed(&self) -> Self {
        let means = Means::of(self);
        self.each(|x, y, _| shade(means.around(x, y, 1)))
    }

    /// Black and white: black is what is clearly darker than its surroundings, so that a shadow is gone.
    pub(super) fn blackened(&self, reach: u32) -> Self {
        let means = Means::of(self);
        self.each(
            |x, y, dot| if f64::from(dot) < means.around(x, y, reach) * DARKER { 0 } else { 255 },
        )
    }

    fn each(&self, of: impl Fn(u32, u32, u8) -> u8) -> Self {
        let width = place(self.width);
        let rows = self.dots.chunks(width.max(1)).enumerate();
        let dots = rows.flat_map(|(y, row)| {
            let of = &of;
            row.iter().enumerate().map(move |(x, dot)| of(dots(x), dots(y), *dot))
        });
        Self { dots: dots.collect(), ..*self }
    }
}

/// Sums of all dots left of and above each, so that the mean of any rectangle is four look-ups.
pub(super) struct Means {
    width: u32,
    height: u32,
    sums: Vec<u64>,
}

impl Means {
    pub(super) fn of(grey: &Grey) -> Self {
        let row_of_sums = place(grey.width) + 1;
        let mut sums = vec![0_u64; row_of_sums];
        sums.reserve(row_of_sums * place(grey.height));
        for y in 0..grey.height {
            let above = sums.len() - row_of_sums;
            let mut along = 0;
            sums.push(0);
            for (x, dot) in grey.row(y).iter().enumerate() {
                along += u64::from(*dot);
                let over = sums.get(above + x + 1).copied().unwrap_or(0);
                sums.push(over + along);
            }
        }
        Self { width: grey.width, height: grey.height, sums }
    }

    /// The mean of the square that reaches so far around a dot, as much of it as there is.
    pub(super) fn around(&self, x: u32, y: u32, reach: u32) -> f64 {
        let (left, top) = (x.saturating_sub(reach), y.saturating_sub(reach));
        let (right, lower) = ((x + reach + 1).min(self.width), (y + reach + 1).min(self.height));
        let sum = |x: u32, y: u32| {
            let at = place(y) * (place(self.width) + 1) + place(x);
            self.sums.get(at).copied().unwrap_or(0)
        };
        let total =
            (sum(right, lower) + sum(left, top)).saturating_sub(sum(right, top) + sum(left, lower));
        let many = u64::from(right.saturating_sub(left)) * u64::from(lower.saturating_sub(top));
        broken(total) / broken(many.max(1))
    }
}

/// Red, green and blue, one after the other, as grey.
pub(super) fn grey_of_colours(bytes: &[u8]) -> Vec<u8> {
    bytes.as_chunks().0.iter().map(|&[red, green, blue]| luma(red, green, blue)).collect()
}

/// How bright a colour is (ITU-R BT.601).
pub(super) fn luma(red: u8, green: u8, blue: u8) -> u8 {
    let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    u8::try_from((sum + 500) / 1000).unwrap_or(255)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(width: u32, height: u32, dots: &[u8]) -> Grey {
        Grey::new(width, height, dots.to_vec()).unwrap()
    }

    #[test]
    fn dots_are_as_many_as_the_sides_say() {
        assert_eq!(Grey::new(2, 2, vec![0; 3]), None);
        assert_eq!(Grey::new(0, 0, Vec::new()), None);
        assert!(Grey::new(2, 2, vec![0; 4]).is_some());
    }

    #[test]
    fn a_quarter_to_the_right_brings_the_left_column_on_top() {
        // 1 2 3
        // 4 5 6
        let picture = grey(3, 2, &[1, 2, 3, 4, 5, 6]);
        assert_eq!(picture.clone().turned(1), grey(2, 3, &[4, 1, 5, 2, 6, 3]));
        assert_eq!(picture.clone().turned(2), grey(3, 2, &[6, 5, 4, 3, 2, 1]));
        assert_eq!(picture.clone().turned(3), grey(2, 3, &[3, 6, 2, 5, 1, 4]));
        assert_eq!(picture.clone().turned(4), picture);
        assert_eq!(picture.mirrored(), grey(3, 2, &[3, 2, 1, 6, 5, 4]));
    }

    #[test]
    fn a_smaller_picture_has_the_means_of_what_it_covers() {
        let picture = grey(4, 2, &[0, 10, 20, 30, 20, 10, 60, 90]);
        assert_eq!(picture.within(2), grey(2, 1, &[10, 50]));
        assert_eq!(picture.within(4), picture);
    }

    #[test]
    fn means_are_of_what_there_is() {
        let means = Means::of(&grey(3, 3, &[9, 9, 9, 9, 0, 9, 9, 9, 9]));
        assert!((means.around(1, 1, 1) - 8.0).abs() < 1e-9);
        assert!((means.around(0, 0, 1) - 6.75).abs() < 1e-9);
        assert!((means.around(1, 1, 0)).abs() < 1e-9);
    }

    #[test]
    fn between_two_dots_lies_their_mean_and_outside_is_white() {
        let picture = grey(2, 1, &[100, 200]);
        assert_eq!(picture.between(0.5, 0.5), 100);
        assert_eq!(picture.between(1.0, 0.5), 150);
        assert_eq!(picture.between(2.0, 1.0), 200);
        assert_eq!(picture.between(-0.1, 0.5), 255);
    }
}
