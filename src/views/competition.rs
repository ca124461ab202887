//! Competition: a file to make or open; then title, people, players, the word list and the draw.

mod data;
mod details;
mod emblem;
mod kept;
mod list;
mod players;
mod setup;
mod ui;

pub use data::{CompetitionData, DrawData, OpenData, PlayerRow, data};
pub use emblem::EmblemData;
pub use kept::KeptData;
pub(in crate::views) use list::change_of_list;
pub use list::{BroughtData, ListData, ReadingData};
pub use players::{PreviewRow, TypedPlayer, players_of_table, preview, typed_players};
pub use setup::{
    RulesData, SetupData, UnclosedData, default_title, proposed_file, setup, stretch_name,
};
pub use ui::show;
