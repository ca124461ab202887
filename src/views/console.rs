//! The console's frame: the head with the strip of rounds, clock and lights, the rail of places, the
//! place itself, notices and the open question.

mod data;
mod free;
mod head;
mod head_ui;
mod pill_ui;
mod rail;
mod ui;

pub use data::{
    ConsoleData, LanguagesData, PlaceData, RailItem, changed, data, empty, later, palette, typed,
};
pub use head::{HeadData, LightData, LightOf};
pub use ui::show;
