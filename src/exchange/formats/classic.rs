//! Classic games exchanged: the document `eforos-classic/1`, read and checked; the results
//! `eforos-classic-results/1`; pairings; seasons.

mod document;
mod export;
mod game;
mod gcg_text;
mod import;
mod odd;
mod page;
mod paired;
mod read;
mod read_tables;
mod results;
mod season;
mod seen;
mod tables;
mod turns;
mod turns_table;
mod web;
mod whole;
mod write;

pub use document::{Document, FORMAT, Tiles, TurnLine};
pub use export::from_contest;
pub use gcg_text::gcg_text;
pub use import::{list_of, to_record};
pub use odd::{Impossible, Odd};
pub use paired::{PairedResults, no_result};
pub use read_tables::{PlayerLine, read_players, read_results};
pub use results::{ClassicResults, results_table, standings_csv, teams_csv};
pub use season::{
    SEASON_FORMAT, SeasonDocument, SeasonMeeting, SeasonResults, season_csv, season_table,
};
pub use tables::games_csv;
pub use turns_table::turns_csv;
pub use web::{Issued, Names, classic_html};
pub use whole::{WholeGames, whole_games};

use crate::exchange;

/// Why a document is refused.
pub type ReadError = exchange::ReadError<Impossible>;
/// Something odd in a document that is read all the same.
pub type Warning = exchange::Warning<Odd>;
