//! What lies on the desk of whoever conducts a joint competition beside what every competition has there.

use std::sync::Arc;

use crate::domain::formats::anagram::sealed::Release;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::venues::{Changes, ConductorCard, Gathered, Halls, HubHead, Queue, TableTold};

/// A branch of a hall's history beside the one in force, each as far as it is at the hub.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchOf {
    /// The hall.
    pub venue: VenueNo,
    /// The branch.
    pub branch: i32,
    /// Where it ends, and the one in force.
    pub heads: [HubHead; 2],
}

/// A table of all halls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOf {
    /// After which round.
    pub after: RoundNo,
    /// When it was told, in milliseconds since 1970 UTC by the hub's clock.
    pub at_ms: i64,
    /// What was told.
    pub told: Arc<TableTold>,
}

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
    /// The branch whose taking is asked about, and what the hub told of what it would change; why it told nothing.
    pub changes: Option<(BranchOf, Result<Changes, String>)>,
    /// The table of all halls as the hub had it when it was asked last, published or not.
    pub table: Option<TableOf>,
    /// Of how many halls the histories are being fetched.
    pub fetching: Option<usize>,
    /// What was fetched of all halls, to sign on.
    pub gathered: Option<Arc<Gathered>>,
    /// Whether its card is shown, to be photographed.
    pub card_shown: bool,
}
