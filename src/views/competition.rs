//! Competition: a file to make or open; then title, people, players, the word list and the draw.

mod data;
mod ui;

pub use data::{
    CompetitionData, DrawData, OpenData, PlayerRow, SetupData, TypedPlayer, data, setup,
    typed_players,
};
pub use ui::show;
