//! Who stands at the desk. Name and role go into every event.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use super::text::alike;

/// What somebody at the console is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Draws, times, rules, signs.
    #[default]
    Referee,
    /// Keys in and grades the sheets.
    Assistant,
    /// Rules on words, and sees of nobody's sheet whose it is.
    Jury,
    /// Conducts a joint competition from elsewhere: nobody sits down as this.
    Centre,
    /// A device that shows what the hall sees: nothing is done there, so no event is its own.
    Screen,
}

/// A person at a console.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    /// Their name, as typed; may be empty when nobody said.
    pub name: String,
    /// What they are there for.
    pub role: Role,
    /// Which machine they sit at, so that records of several can be told apart.
    pub station: String,
}

impl Person {
    /// Whether the names are the same but for how they are written: case, accents, spaces, letters of another alphabet
    /// that look the same.
    pub fn is_named_as(&self, other: &Self) -> bool {
        self.is_called(&other.name)
    }

    /// The same of a name.
    pub fn is_called(&self, name: &str) -> bool {
        let folded = |name: &str| -> String {
            let bare = name.nfkd().filter(|&c| c.is_alphanumeric());
            bare.flat_map(char::to_lowercase).map(alike).collect()
        };
        folded(&self.name) == folded(name)
    }
}

#[cfg(test)]
mod tests;
