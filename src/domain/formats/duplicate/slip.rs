//! Slips as they were keyed: every version, the second look, what the arbiter set.
//!
//! A slip is never changed in place: a revision is the next version beside the earlier ones.

use super::game::{Outcome, TurnNo};
use super::written::OnSlip;
use crate::domain::ids::{PlayerId, SheetId};
use crate::domain::person::Person;

/// A slip's number, in the order of keying.
pub type SlipId = SheetId;

/// One version of what a slip says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keying {
    /// What it says.
    pub written: OnSlip,
    /// Who keyed it.
    pub by: Person,
}

/// How the second look at a slip stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// Nobody looked a second time.
    None,
    /// A second keying that differs and is not settled yet.
    Unsettled(Keying),
    /// Agreed or settled.
    Done(Person),
}

impl Check {
    /// How a slip stands against a second keying.
    pub fn of(written: &OnSlip, second: Keying) -> Self {
        if *written == second.written { Self::Done(second.by) } else { Self::Unsettled(second) }
    }
}

/// A keyed slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyedSlip {
    /// Whose; `None` for a slip without a name.
    pub player: Option<PlayerId>,
    /// Of which turn.
    pub turn: TurnNo,
    /// Every version, the first keying first.
    pub versions: Vec<Keying>,
    /// The second look.
    pub check: Check,
    /// What the arbiter set.
    pub outcome: Option<Outcome>,
    /// The slip that this one was merged into, when two stood for one place.
    pub merged_into: Option<SlipId>,
}

impl KeyedSlip {
    /// A slip as first keyed.
    pub fn keyed(player: Option<PlayerId>, turn: TurnNo, first: Keying) -> Self {
        let versions = vec![first];
        Self { player, turn, versions, check: Check::None, outcome: None, merged_into: None }
    }

    /// What counts: the newest version.
    pub fn written(&self) -> &OnSlip {
        static NONE: OnSlip = OnSlip::EMPTY;
        self.versions.last().map_or(&NONE, |version| &version.written)
    }

    /// Everybody who keyed it, in whatever version.
    pub fn keyed_by(&self) -> impl Iterator<Item = &Person> {
        let second = match &self.check {
            Check::Unsettled(second) => Some(&second.by),
            Check::None | Check::Done(_) => None,
        };
        self.versions.iter().map(|version| &version.by).chain(second)
    }

    /// Adds a version. A second look has to be taken again, but a second keying that differed is compared with
    /// the new version.
    pub fn revise(&mut self, version: Keying) {
        self.check = match std::mem::replace(&mut self.check, Check::None) {
            Check::Unsettled(second) => Check::of(&version.written, second),
            Check::None | Check::Done(_) => Check::None,
        };
        self.versions.push(version);
    }
}
