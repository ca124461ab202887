//! The palette: everything that can be asked, searched by its name; and every key, by place. Both are
//! made from the command table alone.

mod data;
mod found;
mod keys;
mod ui;

pub use data::{Day, PaletteData, PaletteRow, data};
pub use keys::{KeyRow, KeysData, keys};
pub use ui::{Head, show, show_keys};
