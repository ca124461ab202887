//! Photographs of sheets: found, turned, cut; and what is no photograph, refused.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "dots"
)]

mod photographed;
pub mod refused;
pub mod simulated;
pub mod tried;
