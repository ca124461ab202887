//! The list of the formats: what the console shows of each alone lies in its folder; what the hall sees, of
//! whatever format.

pub mod anagram;
pub mod classic;
pub mod duplicate;

use egui::Ui;

use super::projector;
use crate::domain::clock::Moment;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::screens::formats::classic::JudgeScreen;
use crate::screens::hall::Hall;

/// What a format shows in a window of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Apart {
    /// The judge of doubted words.
    Judge(JudgeScreen),
}

impl Apart {
    /// What the window is called: a key of the language files.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Judge(_) => "commands-judge-window",
        }
    }

    /// Paints it.
    pub fn show(&self, ui: &mut Ui) {
        match self {
            Self::Judge(screen) => classic::judge::show(ui, screen),
        }
    }
}

/// What the hall sees, of whatever format.
#[derive(Clone)]
pub enum AnyHall {
    /// Of anagram rounds.
    Anagram(Box<Hall<Anagram>>),
    /// A duplicate game.
    Duplicate(Box<Hall<Duplicate>>),
    /// Classic games.
    Classic(Box<Hall<Classic>>),
}

impl From<Hall<Anagram>> for AnyHall {
    fn from(hall: Hall<Anagram>) -> Self {
        Self::Anagram(Box::new(hall))
    }
}

impl From<Hall<Duplicate>> for AnyHall {
    fn from(hall: Hall<Duplicate>) -> Self {
        Self::Duplicate(Box::new(hall))
    }
}

impl From<Hall<Classic>> for AnyHall {
    fn from(hall: Hall<Classic>) -> Self {
        Self::Classic(Box::new(hall))
    }
}

impl AnyHall {
    /// Paints it at a moment.
    pub fn show(&self, ui: &mut Ui, now: Moment) {
        match self {
            Self::Anagram(hall) => projector::show(ui, hall, now),
            Self::Duplicate(hall) => projector::show(ui, hall, now),
            Self::Classic(hall) => projector::show(ui, hall, now),
        }
    }

    /// Milliseconds until it moves by itself.
    pub fn moves_in_ms(&self, now: Moment) -> Option<u64> {
        match self {
            Self::Anagram(hall) => projector::moves_in_ms(hall, now),
            Self::Duplicate(hall) => projector::moves_in_ms(hall, now),
            Self::Classic(hall) => projector::moves_in_ms(hall, now),
        }
    }
}
