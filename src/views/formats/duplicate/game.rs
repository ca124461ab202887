//! Game: the board, the letters, the time, the one large step, the slips of the turn, the stock.

mod acts;
mod clock;
mod data;
mod letters;
mod step;
mod ui;

pub use acts::{Acts, at_hand};
pub use clock::ClockData;
pub use data::{BestData, GameData, HallCard, SlipsCard, data, step_now};
pub(in crate::views::formats::duplicate) use data::{best_said, no_federation};
pub use letters::{LettersData, Typing};
pub(in crate::views::formats::duplicate) use step::{end, label};
pub use ui::show;
