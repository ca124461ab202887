//! What lies on the desk of a game beside what every competition has there: losing it loses nothing but what is
//! typed. What a list has for a turn lies here only once the time of that turn is over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::commands::formats::duplicate::{Called, Criterion, Keying};
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::formats::duplicate::game::{Fault, Field, Hand, TurnNo};
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::exchange::formats::duplicate::Warning;
use crate::exchange::formats::duplicate::merge::Merge;
use crate::screens::formats::duplicate::hall::Pace;
use crate::screens::formats::duplicate::plays::{Plays, Sought};

/// What lies on the desk of a game.
#[derive(Clone, Debug, Default)]
pub struct GameDesk {
    /// The turn that is looked at in Game and in Slips, when it is not that of the next step.
    pub turn: Option<TurnNo>,
    /// The slip on the desk; its texts are typed under their entries.
    pub slip: Option<SlipOnDesk>,
    /// The turn of which the top is looked at, when it is not the one to be settled.
    pub top_of: Option<TurnNo>,
    /// The selected play there, by its place among the candidates.
    pub selected: usize,
    /// What the arbiter chooses by.
    pub criteria: BTreeSet<Criterion>,
    /// Whether the best play of the list is shown.
    pub unfolded: bool,
    /// Whether the main word of the top is spelled.
    pub spelled: bool,
    /// The plays of the list, by turn.
    pub plays: BTreeMap<TurnNo, Arc<Plays>>,
    /// What was asked for last whether the list has any play left, and found to have none.
    pub nothing_left: Option<Sought>,
    /// What the hall was told.
    pub called: BTreeSet<Called>,
    /// How the letters of a turn are announced, once that was changed by a key.
    pub pace: Option<(TurnNo, Pace)>,
    /// Which sanction is given.
    pub sanction: Sanction,
    /// Slips from elsewhere that were read and not yet taken in.
    pub brought: Option<BroughtSlips>,
}

/// Which sanction is given: a technical warning unless another is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sanction(pub PenaltyName);

impl Default for Sanction {
    fn default() -> Self {
        Self(PenaltyName::Technical)
    }
}

/// A slip on the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipOnDesk {
    /// Of which turn.
    pub turn: TurnNo,
    /// Whose; nobody's until a table is typed.
    pub player: Option<PlayerId>,
    /// Whether it is keyed without a name.
    pub name: Name,
    /// What is ticked on it.
    pub ticks: Ticks,
    /// What was saved when it was laid there; none of one that is not keyed.
    pub seen: Option<OnSlip>,
    /// Which keying it is.
    pub keying: Keying,
    /// How far the keying is.
    pub at: At,
}

/// Whether a slip has a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Name {
    /// It has one, or will have once its table is typed.
    #[default]
    Named,
    /// Nobody's name stands on it.
    Nameless,
}

/// How far the keying of a slip is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum At {
    /// Something is typed.
    #[default]
    Typing,
    /// The points were typed: a digit takes one of the plays that are offered.
    Offered,
}

/// What is ticked on a slip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticks {
    /// Whether the hand was raised.
    pub hand: Hand,
    /// What hinders reading it.
    pub fault: Option<Fault>,
    /// Whether its table is right.
    pub table: Field,
    /// Whether its turn is right.
    pub turn: Field,
}

impl SlipOnDesk {
    /// An empty slip of a turn, whose table is still to be typed.
    pub fn empty(turn: TurnNo) -> Self {
        Self {
            turn,
            player: None,
            name: Name::Named,
            ticks: Ticks::default(),
            seen: None,
            keying: Keying::First,
            at: At::Typing,
        }
    }
}

/// Slips from elsewhere on the desk.
#[derive(Clone, Debug)]
pub struct BroughtSlips {
    /// The path as typed when it was read.
    pub path: String,
    /// The file's name.
    pub file: String,
    /// Its slips held against the game.
    pub merge: Merge,
    /// What was odd in a document.
    pub warnings: Vec<Warning>,
}
