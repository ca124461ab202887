//! What the referee is told of the doors: where they are, who waits before them, who is in.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};

use super::joining::{Invitation, Joining, SecondDevice};
use crate::domain::person::{Person, Role};

/// The doors as the referee sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The machine's address at which they stand.
    pub address: Ipv4Addr,
    /// Whether the machine has lost that address since.
    pub lost: bool,
    /// Where the hall's pages are: what a phone is told.
    pub hall: String,
    /// How many pages of the hall look on.
    pub lookers: usize,
    /// Whether another device than this machine came to a door within the last minute.
    pub heard: bool,
    /// In which minute it was that one came last, in milliseconds since 1970-01-01 UTC; `None` if none ever did.
    pub heard_ms: Option<i64>,
    /// The staff door; none where stations have nothing to do.
    pub staff: Option<StaffOverview>,
}

/// The staff door as the referee sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StaffOverview {
    /// Where stations join.
    pub url: String,
    /// Where devices join that refuse encryption; none while they may not.
    pub plain: Option<String>,
    /// The first eight bytes of the certificate's SHA-256, as a browser shows them.
    pub fingerprint: String,
    /// As what devices can be invited.
    pub roles: Vec<Role>,
    /// Who waits to be let in.
    pub waiting: Vec<Joining>,
    /// Who is in.
    pub inside: Vec<Inside>,
    /// Who is invited.
    pub invited: Vec<Shown>,
    /// From where so many wrong PINs came that none is taken from there.
    pub guessers: BTreeSet<IpAddr>,
    /// With which invitations another device came after the first one.
    pub seconds: Vec<SecondDevice>,
}

/// A station that is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inside {
    /// Who is at it.
    pub who: Person,
    /// Whether a page of it is open now.
    pub open: bool,
    /// Whether one is, or it gave another sign within 25 seconds.
    pub here: bool,
    /// When its last sign came, in milliseconds since 1970-01-01 UTC; `None` while it is here.
    pub last_ms: Option<i64>,
    /// How many events were recorded from it.
    pub recorded: usize,
    /// How many sheets were begun at it and not saved.
    pub begun: usize,
    /// Which of them are known by number and round, `3-8`: all but second keyings.
    pub sheets: Vec<String>,
}

impl Inside {
    /// Whether somebody keys or rules there, or has begun to.
    pub fn is_at_work(&self) -> bool {
        self.begun > 0 || (self.open && self.who.role != Role::Screen)
    }
}

impl Overview {
    /// The stations at which somebody is at work.
    pub fn at_work(&self) -> impl Iterator<Item = &Inside> {
        self.staff.iter().flat_map(|staff| &staff.inside).filter(|inside| inside.is_at_work())
    }

    /// Whether a screen that was let in shows the hall.
    pub fn has_screen(&self) -> bool {
        let mut inside = self.staff.iter().flat_map(|staff| &staff.inside);
        inside.any(|inside| inside.here && inside.who.role == Role::Screen)
    }
}

/// An invitation with what its guest must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// As it stands.
    pub invitation: Invitation,
    /// Six digits.
    pub pin: String,
    /// What the square code says: the address with the key.
    pub link: String,
    /// For how many minutes more, begun ones counted.
    pub minutes: i64,
}
