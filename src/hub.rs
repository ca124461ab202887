//! The hub: histories of competitions, taken from their files into one `PostgreSQL`. It never writes a competition
//! file; it keeps copies of rows, each exactly once.
//!
//! What must never happen here: a row changed, doubled or lost; a row taken in that does not follow from the one
//! before it. A file that differs from what is here is a branch of its own, and whoever rules the hub chooses.

mod about;
mod api;
mod append;
mod branches;
mod by_hall;
mod cards;
mod chosen;
mod clock;
mod cluster;
mod conducted;
mod conducting;
mod derive;
mod formats;
mod gathered;
mod grader;
mod joint_tables;
mod joints;
mod noticed;
mod outage;
mod overseen;
mod page;
mod parts;
mod problem;
mod public;
mod published;
mod ranking;
mod rows;
mod season;
mod seasons;
mod sent;
mod serve;
mod signs;
mod spoken;
mod store;
mod tables;
mod take_in;
mod tokens;
mod verify;
mod wire;

pub use append::{Appended, Batch};
pub use branches::{Branch, Held, State};
pub use cluster::{Cluster, Disk, NoCluster};
pub use problem::Problem;
pub use season::{
    Count, Entry, NoSeason, Placed, Scale, SeasonRow, SeasonRules, Tie, persons, season_table,
};
pub use seasons::{Link, Season};
pub use serve::{Doors, Stand};
pub use store::{DATABASE, Hub, Prepared};
pub use tables::CaughtUp;
pub use take_in::TakenIn;
pub use tokens::{Known, Listed, Scope};
pub use verify::Verified;
