//! The paint of Competition: what can be begun, the form of a new one, the open one.

use egui::Ui;

use super::data::CompetitionData;
use super::{join_ui, open_ui, setup_ui, start_ui};
use crate::views::Asks;

/// Paints Competition.
pub fn show(ui: &mut Ui, data: &CompetitionData, asks: &mut Asks) {
    match data {
        CompetitionData::Start(data) => start_ui::start(ui, data, asks),
        CompetitionData::Join(data) => join_ui::show(ui, data, asks),
        CompetitionData::Setup(data) => setup_ui::show(ui, data, asks),
        CompetitionData::Open(data) => open_ui::show(ui, data, asks),
    }
}
