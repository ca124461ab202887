//! The formats: each a folder that no other one imports, known to every competition's rules by
//! [`contest::Format`](super::contest::Format) alone. This is the closed list of them; what reads a file
//! of any of them says [`with_format!`](crate::with_format).

pub mod anagram;
pub mod classic;
pub mod duplicate;

use anagram::state::Anagram;
use classic::state::Classic;
use duplicate::state::Duplicate;
use serde::{Deserialize, Serialize};

use super::contest::Format;

/// The rounds of the longest schedule.
pub const MOST_ROUNDS: u8 = duplicate::game::LAST_TURN;

/// A format that this program knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FormatName {
    /// Greek anagram rounds.
    #[default]
    Anagram,
    /// The Romanian duplicate game.
    Duplicate,
    /// Classic games at tables of two to four.
    Classic,
}

impl FormatName {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Anagram, Self::Duplicate, Self::Classic];

    /// Its name in rules files, and the key of its events.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Anagram => Anagram::NAME,
            Self::Duplicate => Duplicate::NAME,
            Self::Classic => Classic::NAME,
        }
    }

    /// The rules that the program has of its own for it: their texts, each with its name for people.
    pub fn own_rules(self) -> Vec<(&'static str, String)> {
        #[derive(Deserialize)]
        struct Named {
            name: Option<String>,
        }
        let texts = crate::with_format!(self, F => F::own_rules());
        let name = |text: &str| toml::from_str(text).ok().and_then(|Named { name }| name);
        texts.iter().map(|&text| (text, name(text).unwrap_or_default())).collect()
    }

    /// The format that a text of rules names; one that names none is of the oldest.
    ///
    /// # Errors
    /// [`UnknownFormat`].
    pub fn of_rules(text: &str) -> Result<Self, UnknownFormat> {
        #[derive(Deserialize)]
        struct Named {
            format: Option<String>,
        }
        // A text that is no rules at all is refused by whoever reads it whole, with the line.
        let named = toml::from_str(text).ok().and_then(|Named { format }| format);
        let Some(named) = named else { return Ok(Self::Anagram) };
        let known = Self::ALL.into_iter().find(|format| format.name() == named);
        known.ok_or(UnknownFormat(named))
    }
}

/// A format of a newer program, by its name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the format {0:?} is not known")]
pub struct UnknownFormat(pub String);

/// `with_format!(name, F => …)` is `…` with `F` as the format of this name.
#[macro_export]
macro_rules! with_format {
    ($name:expr, $F:ident => $do:expr) => {
        match $name {
            $crate::domain::formats::FormatName::Anagram => {
                type $F = $crate::domain::formats::anagram::state::Anagram;
                $do
            }
            $crate::domain::formats::FormatName::Duplicate => {
                type $F = $crate::domain::formats::duplicate::state::Duplicate;
                $do
            }
            $crate::domain::formats::FormatName::Classic => {
                type $F = $crate::domain::formats::classic::state::Classic;
                $do
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_name_their_format() {
        let of = FormatName::of_rules;
        assert_eq!(of("id = \"a\""), Ok(FormatName::Anagram), "named in none of the oldest");
        for format in FormatName::ALL {
            let text = format!("format = \"{}\"", format.name());
            assert_eq!(of(&text), Ok(format));
        }
        let tarot = UnknownFormat("tarot".to_owned());
        assert_eq!(of("id = \"a\"\nformat = \"tarot\"\n[x]\ny = 1"), Err(tarot));
        assert_eq!(of("no rules"), Ok(FormatName::Anagram), "refused by whoever reads them whole");
    }
}
