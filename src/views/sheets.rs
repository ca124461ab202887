//! Sheets: the grid of players and rounds, and the sheet on the desk as it is on paper.

mod check;
mod data;
mod past;
mod read;
mod revise;
mod settle;
mod ui;

pub use check::{can_be_checked, keyed_by_same, next_unchecked, unchecked};
pub use data::{
    ChipData, GridCell, GridRow, SheetData, SheetField, SheetsData, data, next_missing, typed,
};
pub use past::{Version, versions};
pub use read::{ReadSheet, Recovered, Unread, read_sheet, text_of};
pub(in crate::views) use revise::{lateness, revision};
pub(in crate::views) use settle::choices;
pub use settle::{both, differences, question, settled};
pub use ui::{field_of_letters, show};
