//! What other devices are shown of an open competition: plain data, made once for all of them. It knows no socket and
//! no page; nothing here changes a competition.
//!
//! What a device is given holds what the hall may see at that moment and nothing else, however it is looked at.

mod block;
mod formats;
mod hall_shown;
mod shown;
mod told;

pub use block::{Block, Kind, Row, Square, Tile, Time, Weight};
pub use hall_shown::{HallShown, InLanguage, Publisher};
pub use shown::{Round, Shown, Shows, shown};
pub use told::At;
