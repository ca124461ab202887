//! The palette: everything that can be asked, searched by its name; and every key, by place. Both are
//! made from the command table alone.

mod data;
mod ui;

pub use data::{Day, KeyRow, KeysData, PaletteData, PaletteRow, data, keys};
pub use ui::{Head, show, show_keys};
