//! Numbers that name things: each its own type, so that a round is never taken for a player.

use std::fmt;
use std::num::{NonZeroU8, NonZeroU16, NonZeroU32};

use serde::{Deserialize, Serialize};

macro_rules! ordinal {
    ($(#[$doc:meta])* $name:ident, $inner:ty, $raw:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name($inner);

        impl $name {
            /// The ordinal of a number; `None` for 0.
            pub fn new(number: $raw) -> Option<Self> {
                <$inner>::new(number).map(Self)
            }

            /// Its number, from 1.
            pub fn get(self) -> $raw {
                self.0.get()
            }

            /// The one after it.
            #[must_use]
            pub fn next(self) -> Self {
                Self(self.0.saturating_add(1))
            }

            /// The first.
            pub const FIRST: Self = Self(<$inner>::MIN);
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), " {}"), self.0)
            }
        }
    };
}

ordinal!(
    /// A round's place in the schedule, from 1 (§2).
    RoundNo, NonZeroU8, u8
);
ordinal!(
    /// How often a round has been drawn, from 1; a replay is the next attempt (§2).
    Attempt, NonZeroU32, u32
);
ordinal!(
    /// A player's number in the competition, from 1.
    PlayerId, NonZeroU32, u32
);
ordinal!(
    /// A keyed sheet, numbered in the order of keying, from 1.
    SheetId, NonZeroU32, u32
);
ordinal!(
    /// A penalty, numbered in the order imposed, from 1.
    PenaltyId, NonZeroU32, u32
);
ordinal!(
    /// An objection, numbered in the order lodged, from 1.
    ObjectionId, NonZeroU32, u32
);

ordinal!(
    /// A table's number in a round, from 1.
    TableNo, NonZeroU16, u16
);
ordinal!(
    /// A team's number in the competition, from 1.
    TeamId, NonZeroU32, u32
);

ordinal!(
    /// A hall's number in a joint competition, from 1.
    VenueNo, NonZeroU16, u16
);

impl TableNo {
    /// The highest number.
    pub const MOST: u16 = 999;
}

impl PlayerId {
    /// The highest number: the code on a sheet has three digits for it. Records of before this was a
    /// rule may have higher ones.
    pub const MOST: Self = Self(NonZeroU32::new(999).expect("not 0"));

    /// The player's number that this is; `None` for 0 and above [`Self::MOST`].
    pub fn of(number: u32) -> Option<Self> {
        Self::new(number).filter(|&player| player <= Self::MOST)
    }
}

/// An event's place in the history, from 1. An action is named by its first event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
