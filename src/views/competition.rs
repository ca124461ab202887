//! Competition: a file to make or open; then title, people, players, the word list and the draw.

mod data;
mod list;
mod ui;

pub use data::{
    CompetitionData, DrawData, OpenData, PlayerRow, SetupData, TypedPlayer, data, setup,
    typed_players,
};
pub(in crate::views) use list::change_of_list;
pub use list::{BroughtData, ListData, ReadingData};
pub use ui::show;
