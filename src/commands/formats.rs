//! The list of the formats: which places each has, and what of one stands among the commands, questions and
//! conditions of all.

pub mod anagram;
pub mod classic;
pub mod duplicate;

use std::mem::discriminant;

use serde::Serialize;

pub use self::anagram::conduct;
use super::{Place, UserCommand};
use crate::domain::formats::FormatName;

pub use crate::domain::formats::anagram::rules::Field;
pub use crate::domain::formats::anagram::sheet::Lateness;
pub use crate::domain::formats::anagram::sheet::SheetWords;
pub use crate::domain::formats::anagram::sheet::Side;
pub use crate::domain::timing::PausedTiles;

/// What joint competitions are of.
pub const JOINT: FormatName = FormatName::Anagram;

/// A command that one format alone has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnCommand {
    /// Of a joint competition of anagrams.
    Anagram(anagram::Command),
    /// Of a duplicate game.
    Duplicate(duplicate::Command),
    /// Of classic games.
    Classic(classic::Command),
    /// Of whoever conducts a joint competition of anagrams.
    Conduct(conduct::Command),
}

/// A question that one format alone asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnQuestion {
    /// Of a joint competition of anagrams.
    Anagram(anagram::Question),
    /// Of a duplicate game.
    Duplicate(duplicate::Question),
    /// Of classic games.
    Classic(classic::Question),
    /// Of whoever conducts a joint competition of anagrams.
    Conduct(conduct::Question),
}

impl OwnQuestion {
    /// Whether yes takes away what the hall or a player has.
    pub(super) fn is_dangerous(&self) -> bool {
        use classic::Question as Classic;
        use duplicate::Question as Duplicate;
        matches!(
            self,
            Self::Duplicate(Duplicate::CancelTurn(..) | Duplicate::EndGame(_))
                | Self::Classic(
                    Classic::WithdrawPairing(_) | Classic::EndClock | Classic::CancelGame
                )
        )
    }

    /// Whether the other is the same question, with whatever choice.
    pub(super) fn asks_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Duplicate(own), Self::Duplicate(other)) => {
                discriminant(own) == discriminant(other)
            }
            (Self::Classic(own), Self::Classic(other)) => discriminant(own) == discriminant(other),
            (Self::Anagram(own), Self::Anagram(other)) => discriminant(own) == discriminant(other),
            (Self::Conduct(own), Self::Conduct(other)) => discriminant(own) == discriminant(other),
            (Self::Anagram(_) | Self::Duplicate(_) | Self::Classic(_) | Self::Conduct(_), _) => {
                false
            }
        }
    }
}

/// A text that one format alone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnEntry {
    /// Of a joint competition of anagrams.
    Anagram(anagram::Entry),
    /// Of a duplicate game.
    Duplicate(duplicate::Entry),
    /// Of classic games.
    Classic(classic::Entry),
    /// Of whoever conducts a joint competition of anagrams.
    Conduct(conduct::Entry),
}

/// What one format alone shows to the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnPinned {
    /// Of a duplicate game.
    Duplicate(duplicate::Shown),
    /// Of classic games.
    Classic(classic::Shown),
}

impl OwnPinned {
    /// What it is called: a key of the language files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Duplicate(shown) => shown.name(),
            Self::Classic(shown) => shown.name(),
        }
    }
}

/// A condition of one format alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnWhen {
    /// Of a joint competition of anagrams.
    Anagram(anagram::When),
    /// Of a duplicate game.
    Duplicate(duplicate::When),
    /// Of classic games.
    Classic(classic::When),
    /// Of whoever conducts a joint competition of anagrams.
    Conduct(conduct::When),
}

/// What the conditions of one format ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnSituation {
    /// Of a joint competition of anagrams.
    pub anagram: anagram::Situation,
    /// Of a duplicate game.
    pub duplicate: duplicate::Situation,
    /// Of classic games.
    pub classic: classic::Situation,
    /// Of whoever conducts a joint competition of anagrams.
    pub conduct: conduct::Situation,
}

/// Whether sheets are handed in all at once there, and marked by their numbers.
pub const fn marks_by_number(format: FormatName) -> bool {
    matches!(format, FormatName::Anagram)
}

/// Whether the form of a new competition says how letters are drawn; in other games that is chosen once there is one.
pub const fn chooses_draw_first(format: FormatName) -> bool {
    matches!(format, FormatName::Anagram)
}

impl OwnSituation {
    /// Whether the open file is one of a joint competition: a hall's, or that of whoever conducts.
    pub const fn is_joint(&self) -> bool {
        self.anagram.file.is_some()
    }

    /// Whether the open file is that of whoever conducts a joint competition.
    pub const fn is_master(&self) -> bool {
        matches!(self.anagram.file, Some(anagram::FileOf::Centre))
    }
}

impl OwnWhen {
    /// Whether it is so.
    pub fn is_met(self, now: &OwnSituation) -> bool {
        match self {
            Self::Anagram(when) => when.is_met(now.anagram),
            Self::Duplicate(when) => when.is_met(&now.duplicate),
            Self::Classic(when) => when.is_met(&now.classic),
            Self::Conduct(when) => when.is_met(&now.conduct),
        }
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Anagram(when) => when.why_not(),
            Self::Duplicate(when) => when.why_not(),
            Self::Classic(when) => when.why_not(),
            Self::Conduct(when) => when.why_not(),
        }
    }

    /// Whether it is about another kind of file.
    pub const fn is_elsewhere(self, now: &OwnSituation) -> bool {
        match self {
            Self::Anagram(anagram::When::Joint) => now.anagram.file.is_none(),
            Self::Anagram(_) => !matches!(now.anagram.file, Some(anagram::FileOf::Hall)),
            Self::Conduct(_) => !now.is_master(),
            Self::Duplicate(_) | Self::Classic(_) => false,
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        match self {
            Self::Anagram(when) => when.place(),
            Self::Duplicate(when) => when.place(),
            Self::Classic(when) => when.place(),
            Self::Conduct(when) => when.place(),
        }
    }
}

/// What takes the card at the typed path in an open file; `None` where a file has none.
pub fn takes_card(now: &OwnSituation) -> Option<UserCommand> {
    now.anagram.file.map(|_| anagram::Command::UseCard.into())
}

/// The places of a format's competitions, in the order of the day: by their numbers they have their keys.
pub const fn places(format: FormatName) -> &'static [Place] {
    match format {
        FormatName::Anagram => anagram::PLACES,
        FormatName::Duplicate => duplicate::PLACES,
        FormatName::Classic => classic::PLACES,
    }
}

/// The places that only some files of a format have, after the others.
pub const fn further_places(format: FormatName) -> &'static [Place] {
    match format {
        FormatName::Anagram => anagram::IN_JOINT,
        FormatName::Duplicate | FormatName::Classic => &[],
    }
}

/// Whether a place is of use here: a master file has no sheets, and its table is its own.
pub fn is_there(place: Place, now: &OwnSituation) -> bool {
    let is_of_halls = matches!(place, Place::Sheets | Place::Standings);
    !(is_of_halls && now.is_master())
}

/// What one does in a place, in a few sentences: a key of the language files. `None` for places of others.
pub const fn help(format: FormatName, place: Place) -> Option<&'static str> {
    match format {
        FormatName::Anagram => anagram::help(place),
        FormatName::Duplicate => duplicate::help(place),
        FormatName::Classic => classic::help(place),
    }
}

/// Whether a list can be closed: its words and no others count.
pub const fn takes_closed_lists(format: FormatName) -> bool {
    match format {
        FormatName::Anagram => false,
        FormatName::Duplicate | FormatName::Classic => true,
    }
}
