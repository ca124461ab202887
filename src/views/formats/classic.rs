//! Classic games in the windows: the paint of the hall's scenes and of the judge's window.

pub mod hall;
pub mod judge;
