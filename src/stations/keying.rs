//! What a station keys, as plain data; what that is, each format says.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::block::Block;
use super::refused::Refused;
use crate::domain::contest::command::Command;
use crate::domain::contest::{Format, Record};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::Person;
use crate::language::Language;
use crate::screens::{Open, Tone};
use crate::storage::Begun;

/// What is typed, by the name of its field.
pub type Texts = BTreeMap<String, String>;

/// Which look at a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The first keying, or a new version of one's own.
    First,
    /// The second, blind.
    Again,
    /// At sight: what is saved is seen.
    Saved,
    /// What two keyings differ in.
    Settle,
}

impl Turn {
    /// What stands behind its sheet in an address.
    pub const fn tail(self) -> &'static str {
        match self {
            Self::First => "",
            Self::Again => "/again",
            Self::Saved => "/saved",
            Self::Settle => "/settle",
        }
    }
}

/// A sheet and how it is looked at; without a player, one that nobody's name stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Of which round.
    pub round: RoundNo,
    /// Whose.
    pub player: Option<PlayerId>,
    /// Which look.
    pub turn: Turn,
}

impl Place {
    /// Its first look.
    pub const fn first(round: RoundNo, player: Option<PlayerId>) -> Self {
        Self { round, player, turn: Turn::First }
    }

    /// Where its page is.
    pub fn path(&self) -> String {
        let Self { round, player, turn } = self;
        match player {
            Some(player) => format!("/s/{round}/{player}{}", turn.tail()),
            None => format!("/s/{round}/nameless"),
        }
    }
}

/// A sheet in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Where its page is.
    pub path: String,
    /// Number and name.
    pub whose: String,
    /// The sign of its state, and the state in words.
    pub state: (String, String),
    /// Its colour.
    pub tone: Tone,
    /// Whether it is still to be keyed.
    pub missing: bool,
}

/// The sheets of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfRound {
    /// Which.
    pub round: RoundNo,
    /// What is said of it.
    pub title: String,
    /// Missing ones first.
    pub sheets: Vec<Listed>,
}

/// A word with its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chip {
    /// Sign and word.
    pub text: String,
    /// The verdict in words, and its points.
    pub note: String,
    /// Its colour.
    pub tone: Tone,
}

/// A field of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its name in what is asked.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What is typed there.
    pub text: String,
    /// The words, judged.
    pub chips: Vec<Chip>,
}

/// Something that can be done with a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Does {
    /// What it is called.
    pub label: String,
    /// What is asked, but for what is typed.
    pub ask: Value,
    /// Whether what is typed goes with it.
    pub with_fields: bool,
    /// What the reason is called that it wants; empty where it wants none.
    pub reason: String,
}

/// A sheet as it is keyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Paper {
    /// Where its page is.
    pub path: String,
    /// Whose.
    pub whose: String,
    /// Of which round.
    pub about: String,
    /// What must not be overlooked.
    pub state: Option<(String, Tone)>,
    /// What lies above the fields.
    pub above: Vec<Block>,
    /// What can be typed; none where nothing can.
    pub fields: Vec<Field>,
    /// What is said of it.
    pub notes: Vec<(String, Tone)>,
    /// Valid, invalid, undecided.
    pub sums: Vec<(String, Tone)>,
    /// The total; empty where it is not told.
    pub total: String,
    /// Questions that are answered by yes or no, in order.
    pub questions: Vec<String>,
    /// What can be done, the usual first.
    pub does: Vec<Does>,
    /// Other looks at it: what each is called, and where it is.
    pub ways: Vec<(String, String)>,
    /// What could not be read.
    pub unread: Vec<String>,
}

/// What an ask becomes.
pub enum Step<F: Format> {
    /// This command.
    Do(Box<Command<F>>),
    /// Nothing: it stands so already.
    Stands(Value),
}

/// Who asks, and how they are answered.
#[derive(Clone, Copy)]
pub struct Asker<'a> {
    /// Who.
    pub who: &'a Person,
    /// In which language.
    pub language: Language,
    /// Whether this station has seen what is saved of a sheet.
    pub has_seen: &'a dyn Fn(RoundNo, PlayerId) -> bool,
}

/// What a format lets stations key.
pub trait Keying<F: Format>: Sync {
    /// The sheets, of the newest round first.
    fn list(&self, open: &Open<'_, F>, asker: &Asker<'_>) -> Vec<OfRound>;

    /// A sheet as it is keyed: with these texts, else with what is saved of it.
    ///
    /// # Errors
    /// [`Refused`]: above all, before its round was played nothing of it is looked at.
    fn paper(
        &self,
        open: &Open<'_, F>,
        asker: &Asker<'_>,
        place: Place,
        texts: Option<&Texts>,
    ) -> Result<Paper, Refused>;

    /// The sheet that somebody names by code, number or name.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    fn find(&self, open: &Open<'_, F>, language: Language, typed: &str) -> Result<Place, String>;

    /// The next missing sheet after one, of those that nobody else is at.
    fn next(
        &self,
        open: &Open<'_, F>,
        after: Option<Place>,
        is_free: &dyn Fn(Place) -> bool,
    ) -> Option<Place>;

    /// What an ask becomes, by what is typed and on which version.
    ///
    /// # Errors
    /// [`Refused`].
    fn step(&self, open: &Open<'_, F>, asker: &Asker<'_>, ask: &Value) -> Result<Step<F>, Refused>;

    /// What is answered to an ask that was carried out: a list of names and values.
    fn answer(&self, record: &Record<F>, ask: &Value) -> Vec<(&'static str, Value)>;

    /// The sheet that an ask is about.
    fn place(&self, record: &Record<F>, ask: &Value) -> Option<Place>;

    /// What a draft of this look is of; `None` where nothing is typed.
    fn begun(&self, record: &Record<F>, place: Place) -> Option<Begun>;

    /// What is typed as a draft keeps it, and back.
    fn kept(&self, texts: &Texts) -> String;
    /// The texts of a draft.
    fn texts(&self, kept: &str) -> Texts;
}
