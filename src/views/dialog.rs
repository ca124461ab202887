//! Questions: what the program asks back before it acts, with the consequence before the decision.

mod data;
mod person;
mod referee;
mod ui;

pub use data::{DialogData, data, first_field};
pub use person::{PersonData, about, asks_player, player_of, search};
pub use referee::kind_of;
pub use ui::show;

pub use crate::views::formats::objections::word_of;
