//! What lies on the desk of anagrams alone: how sheets were seen; of a joint competition's file, how its link to the hub
//! stands. Losing it loses nothing.

use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Difference, Sheet};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::person::Person;
use crate::venues::{LinkSeen, LinkState, Part, Words};

/// What lies on the desk of a joint competition's file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JointDesk {
    /// The link; `None` of a file without a card.
    pub link: Option<LinkSeen>,
    /// Why the card that the file keeps is of no use, for people.
    pub card_refused: Option<String>,
    /// The hub that the card names.
    pub hub: String,
    /// How many events of the conductor's history are heard and not carried out, and why they wait.
    pub waiting: (u64, Option<String>),
    /// What the hall said of its part in the common draw.
    pub part: Option<Part>,
    /// The halls' parts in it, as they are told to whoever conducts.
    pub words: Words,
}

/// Sheets as whoever sits there has seen them: what is decided is decided over these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetsSeen {
    /// The one on the desk, when it was laid there, changed here or told of since.
    pub laid: Option<(SheetId, Sheet)>,
    /// Those that the open question is about, when it was opened or told of since.
    pub asked: Vec<(SheetId, Sheet)>,
    /// What was answered of sheets whose two keyings differ, and left.
    pub left: Vec<KeyingsAnswered>,
    /// Whether somebody else was asked to the desk to look at the sheet there.
    pub to_look: bool,
    /// Who began the second keyings that were typed on here and are not saved, and of which sheets.
    pub second_by: Vec<(SheetId, Person)>,
    /// Rounds of which a sheet without a name was begun here and is not saved.
    pub nameless: Vec<RoundNo>,
    /// Saved sheets of which a correction was begun here and is not saved.
    pub corrected: Vec<(RoundNo, PlayerId)>,
    /// The field of the sheet on the desk that was typed in last; `None` once another is begun with.
    pub typed_in: Option<Field>,
    /// The last round that was played when Sheets was opened last.
    pub played: Option<RoundNo>,
}

/// What was answered of two keyings that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyingsAnswered {
    /// Of which sheet.
    pub sheet: SheetId,
    /// In what they differed then.
    pub differences: Vec<Difference>,
    /// For each, whether the word stands on the sheet; `None` while that is not answered.
    pub kept: Vec<Option<bool>>,
    /// How many were answered already when it was asked this time.
    pub before: usize,
}

impl JointDesk {
    /// How the link stands; `None` where there is none.
    pub fn state(&self) -> Option<LinkState> {
        self.link.as_ref().map(|link| link.state(self.waiting.0))
    }

    /// The hub's time at a real time of the machine: milliseconds since 1970 UTC.
    pub fn hub_ms(&self, real_ms: i64) -> Option<i64> {
        Some(self.link.as_ref()?.clock?.at(real_ms))
    }
}
