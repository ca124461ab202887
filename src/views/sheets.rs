//! Sheets: the grid of players and rounds, and the sheet on the desk as it is on paper.

mod data;
mod read;
mod ui;

pub use data::{
    ChipData, GridCell, GridRow, SheetData, SheetField, SheetsData, data, next_missing,
};
pub use read::{ReadSheet, Unread, read_sheet, text_of};
pub use ui::show;
