//! Players' sheets (§5): what was handed in, what was keyed, by whom, and how keyings are settled.
//!
//! A sheet is never changed in place: a revision is the next version beside the earlier ones.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::rules::Field;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;
use crate::domain::person::Person;

/// The words of a sheet by field, each field as written. A copy is the same words again: the history has them, and what
/// follows from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetWords {
    /// In the order of grading.
    words: Arc<[Written]>,
    /// Where each field ends among them.
    ends: [usize; Field::ALL.len()],
}

impl SheetWords {
    /// One field's words, as written.
    pub fn field(&self, field: Field) -> &[Written] {
        let place = field as usize;
        let end = |place: usize| self.ends.get(place).copied().unwrap_or_default();
        let start = place.checked_sub(1).map_or(0, end);
        self.words.get(start..end(place)).unwrap_or_default()
    }

    /// Adds a word after those that its field has.
    pub fn push(&mut self, field: Field, written: Written) {
        let all = self.iter().map(|(field, _, written)| (field, written.clone()));
        *self = all.chain([(field, written)]).collect();
    }

    /// Every word with its field and its place there from 0, in the order of grading (§6).
    pub fn iter(&self) -> impl Iterator<Item = (Field, usize, &Written)> {
        let fields = Field::ALL.into_iter();
        fields.flat_map(|field| {
            self.field(field).iter().enumerate().map(move |(place, word)| (field, place, word))
        })
    }

    /// How many words it has.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What one has and the other has not, per field, as sets: how keyings are compared (§5). In the order of the paper:
    /// by field, then by place in the keying that has it.
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        let only = |a: &Self, b: &Self, in_first: Side| {
            let words = |sheet: &Self, field| -> BTreeSet<Written> {
                sheet.field(field).iter().cloned().collect()
            };
            let mut found = Vec::new();
            for field in Field::ALL {
                let mut there = words(b, field);
                for (place, written) in a.field(field).iter().enumerate() {
                    // One that was written twice is told once.
                    if there.insert(written.clone()) {
                        let (written, only_in) = (written.clone(), in_first);
                        found.push((place, Difference { field, written, only_in }));
                    }
                }
            }
            found
        };
        let mut differences = only(self, other, Side::First);
        differences.extend(only(other, self, Side::Second));
        differences.sort_by_key(|(place, difference)| (difference.field, *place));
        differences.into_iter().map(|(_, difference)| difference).collect()
    }
}

impl FromIterator<(Field, Written)> for SheetWords {
    fn from_iter<I: IntoIterator<Item = (Field, Written)>>(words: I) -> Self {
        let mut words: Vec<(Field, Written)> = words.into_iter().collect();
        words.sort_by_key(|(field, _)| *field);
        let ends = Field::ALL.map(|field| words.partition_point(|(other, _)| *other <= field));
        Self { words: words.into_iter().map(|(_, written)| written).collect(), ends }
    }
}

impl Serialize for SheetWords {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = Field::ALL.into_iter().map(|field| (field, self.field(field)));
        serializer.collect_map(fields.filter(|(_, words)| !words.is_empty()))
    }
}

impl<'de> Deserialize<'de> for SheetWords {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = BTreeMap::<Field, Vec<Written>>::deserialize(deserializer)?;
        let words = fields
            .into_iter()
            .flat_map(|(field, words)| words.into_iter().map(move |written| (field, written)));
        Ok(words.collect())
    }
}

/// Which of two keyings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first keying.
    First,
    /// The second.
    Second,
}

/// A word that only one of two keyings has in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The field.
    pub field: Field,
    /// The word.
    pub written: Written,
    /// Which keying has it.
    pub only_in: Side,
}

/// Whether a sheet came in time (R§5.Γ).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lateness {
    /// Handed in when the time ended.
    InTime,
    /// Later: the sheet is void.
    Late,
}

/// What is known of one player's sheet of one round before anybody keys it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// Nothing yet.
    Awaited,
    /// On the referee's table.
    Collected,
    /// Declared: there is none.
    NotHandedIn,
}

/// Where a sheet stands (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetState {
    /// The player was not there, or is out.
    NotExpected,
    /// To be handed in.
    Expected,
    /// Handed in, not yet keyed.
    Collected,
    /// Declared: none was handed in.
    NotHandedIn,
    /// Keyed by one person, or by two who differ.
    Keyed,
    /// Keyed or seen by a second person, and settled.
    Checked,
}

/// One version of a sheet's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keying {
    /// The words.
    pub words: SheetWords,
    /// Who keyed it.
    pub by: Person,
}

/// How the second look at a sheet stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// Nobody looked a second time.
    None,
    /// A second keying that differs and is not settled yet.
    Unsettled(Keying),
    /// Agreed or settled.
    Done(Person),
}

impl Check {
    /// How a sheet's words stand against a second keying.
    pub fn of(words: &SheetWords, second: Keying) -> Self {
        if words.differences(&second.words).is_empty() {
            Self::Done(second.by)
        } else {
            Self::Unsettled(second)
        }
    }
}

/// A keyed sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Whose; `None` while nobody knows (a sheet without a name).
    pub player: Option<PlayerId>,
    /// Of which round.
    pub round: RoundNo,
    /// Of which attempt of it; sheets of an earlier attempt do not count.
    pub attempt: Attempt,
    /// Every version, the first keying first.
    pub versions: Vec<Keying>,
    /// The second look.
    pub check: Check,
    /// Occurrences that the referee settled as unreadable, in the newest version.
    pub unreadable: BTreeSet<(Field, usize)>,
    /// The sheet that this one was merged into, when two stood for one place.
    pub merged_into: Option<SheetId>,
}

impl Sheet {
    /// A sheet as first keyed.
    pub fn keyed(
        player: Option<PlayerId>,
        (round, attempt): (RoundNo, Attempt),
        first: Keying,
    ) -> Self {
        Self {
            player,
            round,
            attempt,
            versions: vec![first],
            check: Check::None,
            unreadable: BTreeSet::new(),
            merged_into: None,
        }
    }

    /// The words that count: those of the newest version.
    pub fn words(&self) -> &SheetWords {
        static NONE: LazyLock<SheetWords> = LazyLock::new(SheetWords::default);
        self.versions.last().map_or(&NONE, |version| &version.words)
    }

    /// The words of which a letter could not be read and that the referee still has to settle: field, place in it from 0, word.
    pub fn open_illegible(&self) -> impl Iterator<Item = (Field, usize, &Written)> {
        self.words().iter().filter(|&(field, place, written)| {
            written.word().is_none()
                && written.len() == field.length()
                && !self.unreadable.contains(&(field, place))
        })
    }

    /// Who keyed it first.
    pub fn first_keyed_by(&self) -> Option<&Person> {
        self.versions.first().map(|version| &version.by)
    }

    /// Everybody who keyed it, in whatever version.
    pub fn keyed_by(&self) -> impl Iterator<Item = &Person> {
        let second = match &self.check {
            Check::Unsettled(second) => Some(&second.by),
            Check::None | Check::Done(_) => None,
        };
        self.versions.iter().map(|version| &version.by).chain(second)
    }

    /// Adds a version; settled occurrences stay settled where the same word stands in the same
    /// place. A second look has to be taken again, but a second keying that differed is compared
    /// with the new version.
    pub fn revise(&mut self, version: Keying) {
        let old = self.words();
        let same = |&(field, place): &(Field, usize)| {
            let word = |words: &SheetWords| words.field(field).get(place).cloned();
            word(old) == word(&version.words)
        };
        self.unreadable = self.unreadable.iter().copied().filter(same).collect();
        self.check = match std::mem::replace(&mut self.check, Check::None) {
            Check::Unsettled(second) => Check::of(&version.words, second),
            Check::None | Check::Done(_) => Check::None,
        };
        self.versions.push(version);
    }
}
