//! The figures of certificates, and what a club may replace.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::print::layout::pages::Ink;
use crate::print::layout::shape::TileInk;
use crate::print::layout::template::{Crowded, Figure, Figures, room};

/// The paper for which the designs are drawn: a club's is not smaller.
const LEAST_WIDTH_MM: f32 = 270.0;
const LEAST_HEIGHT_MM: f32 = 195.0;
/// The ground of a tile, on which the ink must be read, too; and by how much it stands out at least.
const TILE: Ink = Ink::Colour([0xF7, 0xEE, 0xD9]);
const LEAST_CONTRAST: f32 = 4.5;
/// How many may sign.
pub(in crate::print) const MOST_SIGNATORIES: usize = 3;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct CertificateFigures {
    pub(in crate::print) signatories: Vec<Signatory>,
    pub(in crate::print) page: PageFigures,
    pub(in crate::print) look: Look,
    pub(in crate::print) text: Texts,
    #[serde(rename = "type")]
    pub(in crate::print) sizes: TypeFigures,
}

/// Who signs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Signatory {
    pub name: String,
    pub office: String,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct PageFigures {
    pub width_mm: Figure,
    pub height_mm: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Look {
    colours: Colours,
    #[serde(deserialize_with = "dark")]
    ink: [u8; 3],
    gold: [u8; 3],
    pub word: Choice,
    pub figures: Choice,
}

/// An ink that can be read.
fn dark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 3], D::Error> {
    let ink = <[u8; 3]>::deserialize(deserializer)?;
    if Ink::Colour(ink).contrast(TILE) < LEAST_CONTRAST {
        return Err(D::Error::custom("too pale to be read"));
    }
    Ok(ink)
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colours {
    Full,
    Black,
}

/// Whether a part stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::print) enum Choice {
    Yes,
    No,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Texts {
    pub winner_heading: String,
    pub second_heading: String,
    pub third_heading: String,
    #[serde(deserialize_with = "of_winner")]
    pub winner_sentence: String,
    pub participation_heading: String,
    #[serde(deserialize_with = "of_participation")]
    pub participation_sentence: String,
}

impl Texts {
    /// The club's own heading of one of the first ranks; empty for the program's.
    pub(in crate::print) fn heading_of(&self, rank: u32) -> &str {
        match rank {
            2 => &self.second_heading,
            3 => &self.third_heading,
            _ => &self.winner_heading,
        }
    }
}

fn of_winner<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    sentence(deserializer, &["rank", "points", "players"])
}

/// Whoever took part is told no rank.
fn of_participation<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    sentence(deserializer, &["points", "players"])
}

/// A sentence in which nothing stands in braces but these.
fn sentence<'de, D: Deserializer<'de>>(
    deserializer: D,
    known: &[&str],
) -> Result<String, D::Error> {
    let sentence = String::deserialize(deserializer)?;
    let bare =
        known.iter().fold(sentence.clone(), |bare, name| bare.replace(&format!("{{{name}}}"), ""));
    if bare.contains(['{', '}']) {
        return Err(D::Error::custom(format!("only {known:?} can stand in braces")));
    }
    Ok(sentence)
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct TypeFigures {
    pub title: Figure,
    pub title_least: Figure,
    pub rank: Figure,
    pub heading: Figure,
    pub given: Figure,
    pub name: Figure,
    pub name_least: Figure,
    pub club: Figure,
    pub club_least: Figure,
    pub reason: Figure,
    pub reason_least: Figure,
    pub figure: Figure,
    pub body: Figure,
    pub least: Figure,
}

impl Look {
    /// The ink of what is read, and that of ornaments.
    pub(in crate::print) fn inks(self) -> (Ink, Ink) {
        match self.colours {
            Colours::Full => (Ink::Colour(self.ink), Ink::Colour(self.gold)),
            Colours::Black => (Ink::Full, Ink::Full),
        }
    }

    /// Tiles as they are on the screen.
    pub(in crate::print) fn tiles(self) -> TileInk {
        match self.colours {
            Colours::Full => TileInk {
                letter: Ink::Colour(self.ink),
                consonant: (Ink::Colour(self.gold), Some(TILE)),
                vowel: (Ink::Colour([0x15, 0x5C, 0x9E]), Some(Ink::Colour([0xE3, 0xED, 0xF8]))),
            },
            Colours::Black => TileInk::BLACK,
        }
    }
}

impl Figures for CertificateFigures {
    const NAME: &'static str = "certificates";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/certificates.toml");

    fn fits(&self) -> Result<(), Crowded> {
        room("page", self.page.width_mm.get(), LEAST_WIDTH_MM)?;
        room("page", self.page.height_mm.get(), LEAST_HEIGHT_MM)
    }
}
