//! The console's frame: the head with the strip of rounds, clock and lights, the rail of places, the
//! place itself, notices and the open question.

mod data;
mod ui;

pub use data::{ConsoleData, HeadData, PlaceData, RailItem, RoundMark, data, empty};
pub use ui::show;
