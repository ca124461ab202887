//! Days of classic games by the keys of a keyboard, from the form to the signature; what was played is read from the
//! file by another process.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod clocks;
mod cusca;
mod desk;
mod drafts;
mod judge;
mod keyed;
mod llisca;
mod pinczow;
mod places;
mod standings;
mod whole;
