//! What a device asks at the staff door, and what it is answered.

use std::net::IpAddr;

use serde_json::{Map, Value};

use super::help::Chapter;
use super::jury::{Judged, Queue};
use super::keying::{Inputs, Listed, OfRound, Paper, Place, Texts, Turn};
use super::photographed;
use super::policy::{Room, may_in_the_clear, room_of};
use super::refused::Refused;
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::Language;
use crate::storage::{AskId, StorageError};
use crate::text;

/// What is told of a draft beside its texts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drafted {
    /// The number of the ask that will save it.
    pub save: Option<AskId>,
    /// The number of its page, and which of that page's drafts it is.
    pub of_page: Option<(AskId, u64)>,
}

/// What a device asks.
#[derive(Clone, Debug)]
pub enum Errand {
    /// To be let in, with a PIN or a key, as this name and with this label; with what it will hold.
    Join {
        /// PIN or key.
        secret: String,
        /// Who.
        name: String,
        /// What they call the device.
        label: String,
        /// From where.
        from: IpAddr,
        /// What it held before, by SHA-256: a device that comes back is called as it was.
        held: Option<Digest>,
    },
    /// As whom it was in before, whatever became of that.
    Was,
    /// Whether it is in by now.
    Wait,
    /// To be forgotten.
    Leave,
    /// The sheets.
    List,
    /// The other sheets of a round that are still to be keyed as this one.
    Alike(Place),
    /// Of which sheets what was answered is so still; whose the one is, and what it brings as it is saved.
    Told(String, Vec<Place>),
    /// The next sheet for such a look, after this one: one that is missing, or one that waits for a second look.
    Next(Turn, Option<Place>),
    /// A sheet by code, number or name.
    Find(String),
    /// A sheet as it is keyed, with these texts if there are any.
    Paper(Place, Option<Texts>),
    /// How a sheet stands for a page on which nothing is typed: nobody is at it by that, and nothing is shown.
    Peek(Place),
    /// What is typed and not saved; no texts to forget it.
    Draft(Place, Option<Texts>, Drafted),
    /// The words that wait for a ruling.
    Words,
    /// One of them.
    Word(String),
    /// What help says of the pages of its office.
    Help,
    /// Something to be done, once if it has a number.
    Do(Map<String, Value>),
    /// Something about photographs of sheets.
    Picture(photographed::Ask),
}

/// Where one goes on from the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Whether something may still be keyed: not once it is signed.
    pub next: bool,
    /// What the way to the next second look is called, where one waits.
    pub second: Option<String>,
    /// By whom all of those are held, as a sentence.
    pub held: Option<String>,
}

/// What it is answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It waits, under this number.
    Waits(u32),
    /// It is in, and holds this from now on; how it asked to be called.
    In([u8; 32], String),
    /// As this person it was in before.
    Was(Person),
    /// The sheets, and where one goes on from them.
    List(Vec<OfRound>, Ways),
    /// Several are meant: what is asked about them, and each.
    Which(String, Vec<Listed>),
    /// Go to this page; to the list without one.
    Go(Option<Place>),
    /// A sheet, and how its fields are filled in.
    Paper(Box<Paper>, Inputs),
    /// Of which sheets it is so; whose the one is, and what it brings.
    Told(Vec<Place>, String),
    /// Words.
    Words(Queue),
    /// A word.
    Word(Box<Judged>),
    /// What help says.
    Help(Vec<Chapter>),
    /// It was done: the answer as it is kept.
    Done(String),
    /// What was asked about photographs of sheets.
    Picture(photographed::Told),
    /// So it is.
    Yes,
    /// It is not done.
    Refused(Refused),
}

/// A device that asks.
#[derive(Clone, Copy, Debug)]
pub struct From {
    /// SHA-256 of what it holds, if it holds anything.
    pub token: Option<Digest>,
    /// Whether it comes by the door without encryption.
    pub plain: bool,
    /// In which language it is answered.
    pub language: Language,
}

/// An ask of a device, and who is told the answer.
pub struct Request {
    /// Who asks.
    pub from: From,
    /// What.
    pub errand: Errand,
    /// Is told.
    pub reply: Box<dyn FnOnce(Answer) + Send>,
}

/// Why nobody is let in.
#[derive(Debug, thiserror::Error)]
pub enum NotIn {
    /// Nobody waits under this number.
    #[error("nobody waits under number {0}")]
    Nobody(u32),
    /// Somebody of this name does something else here.
    #[error("{} is somebody else here", .0.name)]
    Somebody(Person),
    /// The file does not take it.
    #[error(transparent)]
    NotSaved(#[from] StorageError),
}

impl NotIn {
    /// What is wrong, for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Nobody(number) => {
                text!(language, "web-nobody-waits", number = number.to_string())
            }
            Self::Somebody(person) => text!(language, "web-somebody-else", name = &person.name),
            Self::NotSaved(error) => error.sentence(language),
        }
    }
}

impl Errand {
    /// Which part of the door it is asked of; none, where whoever is in may ask it.
    pub fn room(&self) -> Option<Room> {
        match self {
            Self::List
            | Self::Alike(_)
            | Self::Told(..)
            | Self::Next(..)
            | Self::Find(_)
            | Self::Paper(..)
            | Self::Peek(_)
            | Self::Draft(..)
            | Self::Picture(_) => Some(Room::Sheets),
            Self::Words | Self::Word(_) => Some(Room::Words),
            Self::Do(asked) => {
                Some(asked.get("ask").and_then(Value::as_str).map_or(Room::Sheets, room_of))
            }
            Self::Join { .. } | Self::Was | Self::Wait | Self::Leave | Self::Help => None,
        }
    }

    /// Whether something is to be recorded.
    pub const fn is_saving(&self) -> bool {
        matches!(self, Self::Do(_))
    }

    /// Whether it may be asked by the door without encryption.
    pub fn may_in_the_clear(&self) -> bool {
        match self {
            Self::Words | Self::Word(_) | Self::Picture(_) => false,
            Self::Paper(place, _) | Self::Peek(place) | Self::Draft(place, ..) => {
                place.turn != Turn::Settle
            }
            Self::Do(asked) => {
                asked.get("ask").and_then(Value::as_str).is_some_and(may_in_the_clear)
            }
            Self::Join { .. }
            | Self::Was
            | Self::Wait
            | Self::Leave
            | Self::Help
            | Self::List
            | Self::Alike(_)
            | Self::Told(..)
            | Self::Next(..)
            | Self::Find(_) => true,
        }
    }
}
