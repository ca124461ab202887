//! Numbers of dots between whole and broken.

/// The nearest whole number that is not less than 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a broken number becomes the nearest"
)]
pub(super) fn whole(of: f64) -> u32 {
    of.round() as u32
}

/// A whole number of dots as a place in memory.
pub(super) fn place(of: u32) -> usize {
    usize::try_from(of).unwrap_or(usize::MAX)
}

/// A place in memory as a whole number of dots.
pub(super) fn dots(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

/// A count of dots as a broken number.
#[expect(
    clippy::cast_precision_loss,
    reason = "sums of dots are far below the limit of exact numbers"
)]
pub(super) fn broken(of: u64) -> f64 {
    of as f64
}

/// The nearest value of a dot.
pub(super) fn shade(of: f64) -> u8 {
    u8::try_from(whole(of.max(0.0))).unwrap_or(u8::MAX)
}
