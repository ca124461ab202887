//! The exchange document `eforos/1` as values: everything in it is well formed, whether the rules
//! allow it is not asked here.

use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};

use crate::domain::contest::Details;
use crate::domain::formats::anagram::rules::{Field, Rules, last_round};
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Letter;
use crate::domain::player::Player;
use crate::exchange::parts::player_lines;
use crate::exchange::text::readable;
use crate::exchange::{ObjectionEntry, PenaltyEntry, RulingEntry, StatedList};

/// The format's name and version.
pub(super) const FORMAT: &str = "eforos/1";

/// A whole competition on paper, so to speak: no times, no history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "format", rename = "eforos/1")]
pub struct Document {
    /// Title, date, people.
    #[serde(flatten)]
    pub details: Details,
    /// The rules that it was played by.
    #[serde(serialize_with = "rules")]
    pub rules: Rules,
    /// The list that it was judged by.
    pub lexicon: StatedList,
    /// The players, in the document's order, as are all lists here: a place in them is an index of
    /// the JSON path.
    #[serde(serialize_with = "players")]
    pub players: Vec<Player>,
    /// The rounds that were played or given up, each once.
    pub rounds: Vec<RoundEntry>,
    /// The rulings, a word once.
    pub rulings: Vec<RulingEntry>,
    /// The penalties.
    pub penalties: Vec<PenaltyEntry>,
    /// The objections about words.
    pub objections: Vec<ObjectionEntry>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundEntry {
    /// Which.
    pub round: RoundNo,
    /// Its letters in the order announced; none when it was given up before the draw.
    #[serde(serialize_with = "letters")]
    pub letters: Vec<Letter>,
    /// Whether it was given up.
    pub given_up: bool,
    /// Its sheets, a player once.
    pub sheets: Vec<SheetEntry>,
}

/// A sheet that was handed in, or declared not to have been.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetEntry {
    /// Whose.
    pub player: PlayerId,
    /// Whether in time.
    #[serde(rename = "late", serialize_with = "is_late")]
    pub lateness: Lateness,
    /// Whether it was declared that there is none; it is in time then, and has no words.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub not_handed_in: bool,
    /// Its words.
    #[serde(serialize_with = "by_field")]
    pub words: SheetWords,
}

impl Document {
    /// The text of the document, ended by a line feed.
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

/// The program's own rules by their name, a club's with their text.
fn rules<S: Serializer>(rules: &Rules, to: S) -> Result<S::Ok, S::Error> {
    if rules.are_own() {
        return to.serialize_str(rules.id());
    }
    let mut map = to.serialize_map(Some(3))?;
    map.serialize_entry("id", rules.id())?;
    map.serialize_entry("sha256", &rules.sha256())?;
    map.serialize_entry("text", rules.text())?;
    map.end()
}

fn players<S: Serializer>(players: &[Player], to: S) -> Result<S::Ok, S::Error> {
    player_lines(players, last_round(), to)
}

fn letters<S: Serializer>(letters: &[Letter], to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&letters.iter().map(|letter| letter.to_char()).collect::<String>())
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_late<S: Serializer>(lateness: &Lateness, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_bool(*lateness == Lateness::Late)
}

fn by_field<S: Serializer>(words: &SheetWords, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(Field::ALL.into_iter().map(|field| (field, words.field(field))))
}
