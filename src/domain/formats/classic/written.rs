//! A turn as documents and records hold it: positions, words and tiles as text, in the notation of sheets.
//!
//! What was doubted is no part of it: a judged set of words has a record of its own.

use serde::{Deserialize, Serialize};

use super::notation::{Unreadable, position, position_text, tiles, tiles_text, word, word_text};
use super::rules::{Outcome, Rules};
use super::turn::{Act, BagHeld, Exchanged, Laying, Seat, SenyorsTaken, Turn};
use crate::domain::board::Rack;

/// A turn in text. What is empty is not noted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnText {
    /// What it ended with; of a play that brought nothing both names are read.
    pub outcome: Outcome,
    /// Where the word begins.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub at: String,
    /// The word as it was laid.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub word: String,
    /// The rack before it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rack: String,
    /// The tiles exchanged, or how many.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub exchanged: String,
    /// How often seven of a kind were exchanged before it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub senyors: u8,
    /// What a third person saw in the bag then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inspected: Option<BagHeld>,
    /// Anything else.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(times: &u8) -> bool {
    *times == 0
}

/// Why a text is no turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotATurn {
    /// No square of the board.
    At(String),
    /// No word.
    Word(String, Unreadable),
    /// No tiles.
    Tiles(String, Unreadable),
    /// A play without its word, or an exchange without its tiles.
    Missing,
    /// A word or tiles that this outcome has not.
    NotHere,
    /// What was seen in the bag, and no free exchange.
    SeenWithoutSenyors,
}

impl TurnText {
    /// A turn in text; a play worth nothing under its own name.
    pub fn of(rules: &Rules, turn: &Turn, outcome: Outcome) -> Self {
        let alphabet = rules.alphabet();
        let tiles = |rack: &Rack| tiles_text(alphabet, rack.tiles());
        let laying = turn.act.laying();
        let exchanged = match &turn.act {
            Act::Exchange(Exchanged::Tiles(exchanged)) => tiles(exchanged),
            Act::Exchange(Exchanged::Number(number)) => number.to_string(),
            Act::Play(_)
            | Act::TakenBack(_)
            | Act::TakenOff(_)
            | Act::Pass
            | Act::Timer
            | Act::NoTime => String::new(),
        };
        Self {
            outcome,
            at: laying.map(|laying| position_text(laying.position)).unwrap_or_default(),
            word: laying.map(|laying| word_text(alphabet, &laying.word)).unwrap_or_default(),
            rack: turn.rack.as_ref().map(tiles).unwrap_or_default(),
            exchanged,
            senyors: turn.senyors.map_or(0, |senyors| senyors.times),
            inspected: turn.senyors.and_then(|senyors| senyors.seen),
            note: turn.note.clone(),
        }
    }

    /// The turn of a seat that it says.
    ///
    /// # Errors
    /// [`NotATurn`].
    pub fn turn(&self, rules: &Rules, seat: Seat) -> Result<Turn, NotATurn> {
        let laying = self.laying(rules)?;
        let exchanged = self.exchanged(rules)?;
        let act = match (self.outcome, laying, exchanged) {
            (Outcome::Play | Outcome::ZeroPlay, Some(laying), None) => Act::Play(laying),
            (Outcome::TakenBack, laying, None) => Act::TakenBack(laying),
            (Outcome::TakenOff, laying, None) => Act::TakenOff(laying),
            (Outcome::Exchange, None, Some(exchanged)) => Act::Exchange(exchanged),
            (Outcome::Pass, None, None) => Act::Pass,
            (Outcome::Timer, None, None) => Act::Timer,
            (Outcome::NoTime, None, None) => Act::NoTime,
            (Outcome::Play | Outcome::ZeroPlay, None, _) | (Outcome::Exchange, _, None) => {
                return Err(NotATurn::Missing);
            }
            (_, Some(_), _) | (_, _, Some(_)) => return Err(NotATurn::NotHere),
        };
        if self.inspected.is_some() && self.senyors == 0 {
            return Err(NotATurn::SeenWithoutSenyors);
        }
        let senyors = SenyorsTaken { times: self.senyors, seen: self.inspected };
        let rack = if self.rack.trim().is_empty() { None } else { Some(rack(rules, &self.rack)?) };
        Ok(Turn {
            seat,
            act,
            rack,
            senyors: (self.senyors > 0).then_some(senyors),
            challenge: None,
            note: self.note.clone(),
        })
    }

    fn laying(&self, rules: &Rules) -> Result<Option<Laying>, NotATurn> {
        match (self.at.trim(), self.word.trim()) {
            ("", "") => Ok(None),
            ("", _) | (_, "") => Err(NotATurn::Missing),
            (at, text) => {
                let position = position(at).ok_or_else(|| NotATurn::At(at.to_owned()))?;
                let word = word(rules.alphabet(), text)
                    .map_err(|why| NotATurn::Word(text.to_owned(), why))?;
                Ok(Some(Laying { position, word }))
            }
        }
    }

    fn exchanged(&self, rules: &Rules) -> Result<Option<Exchanged>, NotATurn> {
        match self.exchanged.trim() {
            "" => Ok(None),
            text => Ok(Some(match text.parse::<u8>() {
                Ok(number) => Exchanged::Number(number),
                Err(_) => Exchanged::Tiles(rack(rules, text)?),
            })),
        }
    }
}

fn rack(rules: &Rules, text: &str) -> Result<Rack, NotATurn> {
    let tiles = tiles(rules.alphabet(), text);
    let tiles = tiles.map_err(|why| NotATurn::Tiles(text.to_owned(), why))?;
    Ok(tiles.into_iter().collect())
}
