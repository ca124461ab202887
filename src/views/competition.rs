//! Competition: a file to make or open; then title, people, players, the word list and the draw.

mod alike;
mod cards_ui;
mod data;
mod details;
mod emblem;
mod folded_ui;
mod join;
mod join_ui;
mod joint;
mod kept;
mod list;
mod open_ui;
mod parts_ui;
mod players;
mod setup;
mod setup_ui;
mod start;
mod start_ui;
mod ui;

pub use alike::AlikeData;
pub use data::{CompetitionData, DrawData, OpenData, PlayerRow, PlayersData, data};
pub use emblem::EmblemData;
pub use join::{Invited, JoinData, join};
pub use joint::{JointData, counted, new_halls, typed_halls};
pub use kept::KeptData;
pub(in crate::views) use list::change_of_list;
pub use list::{BroughtData, ListData, ReadingData};
pub use players::{
    PreviewRow, TypedList, TypedPlayer, players_of_table, preview, refused_line, typed_players,
};
pub use setup::{MoreData, RulesData, SetupData, default_title, proposed_file, setup};
pub use start::{StartData, UnclosedData, start, stretch_name, unclosed};
pub use start_ui::about;
pub use ui::show;
