//! The rules of classic games as data: seats, tiles, ends, clocks, how a competition is ranked and paired.
//!
//! A value of [`Rules`] is always whole and sound: the only way to one is [`Rules::parse`].

mod clocks;
mod ends;
mod kind;
mod parse;

pub use clocks::{After, Clock, ClockMode, Overtime};
pub use ends::{Allowed, End, Ends, Outcome, Run, RunEnd};
pub use kind::{Average, Bye, Kind, Layer, Swiss, System, Team, Tie, TieBreak};
pub use parse::{RulesError, Wrong};

use serde::{Deserialize, Serialize};

use crate::domain::board::set::TileSet;
use crate::domain::board::{Scoring, Tile};
use crate::domain::letters::{Alphabet, Face, WordLanguage};
use crate::domain::lexicon::Digest;

/// What rules files call the format.
pub const NAME: &str = "classic";

/// The rule set of a Catalan club, whose league is played at tables of three and four.
pub const CA_CUSCA_MOLINS: &str = include_str!("../../../../templates/rules/ca-cusca-molins.toml");
/// That of a Catalan league of pairs, in Swiss rounds.
pub const CA_LLISCA: &str = include_str!("../../../../templates/rules/ca-llisca.toml");
/// That of a Polish tournament of schools.
pub const PL_PINCZOW_2016: &str = include_str!("../../../../templates/rules/pl-pinczow-2016.toml");
/// The rule sets that the program has, by name.
pub const OWN: [(&str, &str); 3] = [
    ("ca-cusca-molins", CA_CUSCA_MOLINS),
    ("ca-llisca", CA_LLISCA),
    ("pl-pinczow-2016", PL_PINCZOW_2016),
];
/// Their names.
pub const OWN_IDS: [&str; 3] = ["ca-cusca-molins", "ca-llisca", "pl-pinczow-2016"];

/// The rules of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    text: String,
    /// Their name for programs.
    pub id: String,
    /// Their name for people.
    pub name: String,
    /// The language of the words.
    pub language: WordLanguage,
    /// How many may sit at a table, each once.
    pub seats: Vec<u8>,
    /// Every tile of the set, what it is worth and shows.
    pub set: TileSet,
    /// What tiles and squares are worth; its `rack` is how many tiles bring the bonus.
    pub scoring: Scoring,
    /// How many tiles a full rack has.
    pub rack: usize,
    /// The least tiles of the first play.
    pub first_play: u8,
    /// How many tiles the bag must still have for an exchange.
    pub exchange_bag: u8,
    /// The free exchange of seven of a kind.
    pub senyors: Senyors,
    /// What a blank may be.
    pub blank: BlankIs,
    /// Who says who begins.
    pub starter: Starter,
    /// How games end.
    pub ends: Ends,
    /// What is judged when a play is doubted.
    pub challenge: Challenge,
    /// The clocks; the first one is chosen unless another is.
    pub clocks: Vec<Clock>,
    /// How many rounds are proposed.
    pub rounds: u8,
    /// A round's time in seconds; 0: none unless one is set.
    pub round_s: u32,
    /// Its alerts, in seconds before the end.
    pub round_alerts_s: Vec<u32>,
    /// How players are ranked and brought together.
    pub kind: Kind,
}

/// The free exchange of a rack of seven vowels or seven consonants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Senyors {
    /// There is none.
    None,
    /// At any time in one's own turn.
    Plain,
    /// Right after drawing; a third person looks into the bag when it is seven of a kind again.
    Inspected,
}

/// What a blank may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlankIs {
    /// Any letter of the alphabet.
    Alphabet,
    /// Only a letter that has a tile.
    Tiles,
}

/// Who says who begins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// Tiles drawn at the table.
    Lot,
    /// The program, so that everybody begins as often as not.
    Balanced,
}

/// What is judged when a play is doubted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Challenge {
    /// The play.
    Play,
    /// The doubted words, together and once.
    Set,
    /// The word.
    Word,
}

impl Rules {
    /// The rules that the program has under a name.
    pub fn own(id: &str) -> Option<Self> {
        let (_, text) = OWN.into_iter().find(|(own, _)| *own == id)?;
        Some(Self::parse(text).expect("the program's own rules are sound"))
    }

    /// Their text, as it was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// SHA-256 of their text.
    pub fn sha256(&self) -> Digest {
        Digest::of(self.text.as_bytes())
    }

    /// Whether they are the program's own.
    pub fn are_own(&self) -> bool {
        OWN.into_iter().any(|(id, text)| id == self.id && text == self.text)
    }

    /// The letters of its words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.language.alphabet()
    }

    /// Whether a blank may be this letter.
    pub fn blank_may_be(&self, face: Face) -> bool {
        match self.blank {
            BlankIs::Alphabet => true,
            BlankIs::Tiles => self.set.tiles.count(Tile::Face(face)) > 0,
        }
    }

    /// What is printed on a letter's tile.
    pub fn printed(&self, face: Face) -> &str {
        let printed = self.set.printed.iter().find(|(of, _)| *of == face);
        printed.map_or_else(|| self.alphabet().spelled(face), |(_, printed)| printed)
    }

    /// What time over costs in games of so many seats; `None` where no clock has a price for it.
    pub fn overtime(&self, seats: usize) -> Option<Overtime> {
        let here = |clock: &&Clock| clock.seats.iter().any(|&count| usize::from(count) == seats);
        self.clocks.iter().filter(here).find_map(|clock| match clock.mode {
            ClockMode::Chess { after: After::Overtime(overtime), .. } if overtime.price > 0 => {
                Some(overtime)
            }
            ClockMode::Chess { .. } | ClockMode::Turn { .. } => None,
        })
    }

    /// Whether a game may end so.
    pub fn has_end(&self, end: End) -> bool {
        let chess = |wanted: fn(After) -> bool| {
            let is = |clock: &Clock| matches!(clock.mode, ClockMode::Chess { after, .. } if wanted(after));
            self.clocks.iter().any(is)
        };
        match end {
            End::Out => self.ends.out.is(),
            End::Blocked => self.ends.blocked.is(),
            End::Passes | End::Scoreless => self.ends.runs.iter().any(|run| run.end.end() == end),
            End::Time => {
                let is = |clock: &Clock| matches!(clock.mode, ClockMode::Turn { game_s: 1.., .. });
                self.clocks.iter().any(is)
            }
            End::ClockOne | End::ClockBoth => {
                chess(|after| matches!(after, After::Overtime(Overtime { limit_s: 1.., .. })))
            }
            End::ClocksOut => chess(|after| after == After::NoMoves),
            End::Stopped | End::Unknown => true,
        }
    }

    /// What competitions ranked by results have; `None` of those ranked by averages.
    pub fn swiss(&self) -> Option<&Swiss> {
        match &self.kind {
            Kind::Swiss(swiss) => Some(swiss),
            Kind::Average(_) => None,
        }
    }

    /// Whether so many may sit at a table of a competition.
    pub fn seats_allow(&self, seats: usize) -> bool {
        let two = self.swiss().is_none() || seats == 2;
        two && self.seats.iter().any(|&count| usize::from(count) == seats)
    }
}
