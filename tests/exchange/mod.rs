//! Exchange documents: the worked example, every refusal with its JSON path, what is odd, and the law
//! that a competition written and read again gives the same results.
#![allow(clippy::unwrap_used, reason = "tests may unwrap")]

mod cell;
mod csv;
mod errors;
pub mod html;
mod laws;
mod merge;
mod page;
mod support;
mod worked;
