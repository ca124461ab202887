//! Top: the plays that the game may go on with, the figures that they are chosen by, what the arbiter names, and
//! what they must know before.

mod candidates;
mod data;
mod ui;

pub use candidates::{Choosable, candidates};
pub use data::{Blocking, LateData, TopData, data, ranked};
pub use ui::show;
