//! Venues: the line of a joint competition's file to its hub, at a hall and at whoever conducts.

mod centre;
mod centre_ui;
mod hall;
mod hall_ui;
mod link;
mod link_ui;
mod table;

pub use self::centre::CentreData;
pub use self::hall::HallData;
pub use self::link::{LinkCard, light};
pub use self::table::TableData;

use egui::Ui;

use super::{Sight, at_hall, conductor};
use crate::commands::Place;
use crate::venues::LinkState;
use crate::views::Asks;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VenuesData {
    /// At a hall.
    Hall(Box<HallData>),
    /// At whoever conducts.
    Centre(Box<CentreData>),
}

/// Venues as they are seen.
pub fn data(sight: &Sight<'_>) -> VenuesData {
    if conductor::is_master(sight) {
        VenuesData::Centre(Box::new(centre::data(sight)))
    } else {
        VenuesData::Hall(Box::new(hall::data(sight)))
    }
}

/// Paints Venues.
pub fn show(ui: &mut Ui, data: &VenuesData, asks: &mut Asks) {
    match data {
        VenuesData::Hall(data) => hall_ui::show(ui, data, asks),
        VenuesData::Centre(data) => centre_ui::show(ui, data, asks),
    }
}

/// In how many milliseconds a common start that is waited for comes, the hub is tried again, or another second is seen of its
/// clock.
pub fn awaited_ms(sight: &Sight<'_>) -> Option<i64> {
    let desk = &sight.desk.own.anagram;
    let seen = match sight.desk.place {
        Place::Venues => true,
        Place::Rounds => conductor::is_master(sight),
        _ => false,
    };
    let seconds = || match desk.state().filter(|_| seen)? {
        LinkState::Away(away) => Some(away.again_ms.saturating_sub(sight.now.elapsed_ms)),
        _ => Some(desk.hub_ms(sight.now.elapsed_ms)?.saturating_neg().rem_euclid(1000)),
    };
    at_hall::awaited_ms(sight).or_else(seconds)
}
