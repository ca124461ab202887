//! A whole game of the table on the desk: the board, the turns, the bag, what nobody has seen, the turn that is typed.

mod data;
mod typed;
mod ui;

pub use data::{GameData, TurnRow, data, said_bad};
pub use typed::{BadTurn, odd, tried, turn};
pub use ui::show;
