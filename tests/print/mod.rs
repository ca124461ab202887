//! Everything on paper, as other programs read it.

mod agree;
mod cards;
pub mod classic;
mod clear;
mod corrected;
mod details;
mod documents;
pub mod duplicate;
mod emblem;
mod even;
mod final_days;
mod final_sheet;
mod guide;
mod long_names;
mod paper;
mod paper_day;
mod seen;
