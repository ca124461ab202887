//! What lies on the desk of whoever conducts a joint competition beside what every competition has there.

use std::sync::Arc;

use crate::domain::formats::anagram::sealed::Release;
use crate::domain::ids::VenueNo;
use crate::venues::{ConductorCard, Gathered, Halls, Queue};

/// What lies on the conductor's desk.
#[derive(Clone, Debug, Default)]
pub struct ConductorDesk {
    /// Whether the form of a new competition is that of a joint one.
    pub setting_up: bool,
    /// The card that the open file keeps: it is a master file then.
    pub card: Option<ConductorCard>,
    /// The hall that is looked at.
    pub hall: Option<VenueNo>,
    /// How the halls stand, as the hub told last.
    pub halls: Halls,
    /// What waits there.
    pub queue: Queue,
    /// What is read to a hall over the telephone.
    pub release: Option<Release>,
    /// Of how many halls the histories are being fetched.
    pub fetching: Option<usize>,
    /// What was fetched of all halls, to sign on.
    pub gathered: Option<Arc<Gathered>>,
    /// Whether its card is shown, to be photographed.
    pub card_shown: bool,
}
