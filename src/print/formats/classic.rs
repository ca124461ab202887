//! Classic games on paper: what tables write on, who sits where, and what a competition leaves behind.
//!
//! Every document is facts of a [`Played`] competition, then pages. It knows no history: what only that knows stands
//! in a [`Course`].

mod asked;
mod board;
mod code;
mod cut;
pub mod documents;
mod marks;
mod papers;
mod played;

pub mod challenge_slips;
pub mod cross_table;
pub mod diplomas;
pub mod judge_log;
pub mod pairings;
pub mod player_report;
pub mod result_slips;
pub mod rules;
pub mod score_sheets;
pub mod season;
pub mod standings_sheet;
pub mod table_cards;
pub mod team_standings;
pub mod whole_game;

use crate::print::layout::template::{Template, template};

pub use code::{NotOurs, code, read as read_code};
pub use played::{Course, JudgedSet, Played, Signed};

/// The templates of its own documents; standings, final sheet and diplomas are laid out by those of all formats.
pub(super) static TEMPLATES: [Template; 11] = [
    template::<score_sheets::Figures>(),
    template::<result_slips::Figures>(),
    template::<challenge_slips::Figures>(),
    template::<table_cards::Figures>(),
    template::<pairings::Figures>(),
    template::<team_standings::Figures>(),
    template::<cross_table::Figures>(),
    template::<player_report::Figures>(),
    template::<judge_log::Figures>(),
    template::<whole_game::Figures>(),
    template::<season::Figures>(),
];
