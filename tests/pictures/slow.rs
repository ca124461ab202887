//! The photographs that take long.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "dots"
)]

#[path = "killed.rs"]
mod killed;
#[path = "served.rs"]
mod served;
#[path = "simulated.rs"]
mod simulated;
#[path = "sixty.rs"]
mod sixty;
#[path = "tried.rs"]
mod tried;
