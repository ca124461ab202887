//! Whether a history contains a head that was photographed or printed (§15). What is stored as a hash is
//! not believed: a head counts only as far as the chain holds.

use super::Verification;
use crate::domain::head::{Head, Sought};
use crate::domain::ids::Seq;
use crate::language::Language;
use crate::text;

/// How many places are named; of a code more would be chance.
const NAMED: usize = 5;

/// What is known of a head that was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadFound {
    /// What was looked for.
    pub sought: Sought,
    /// What came out.
    pub place: HeadPlace,
    /// How many events the history has, as far as its chain holds.
    pub events: u64,
}

/// Where a head that was looked for stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadPlace {
    /// After this many events, where it was looked for.
    There(Head),
    /// Not where it was looked for: there stands this one. Elsewhere it stands after so many events.
    Another {
        /// The head there.
        there: Head,
        /// Where it does stand; empty when nowhere.
        elsewhere: Vec<u64>,
    },
    /// The history ends before the place where it was looked for.
    Beyond {
        /// The place.
        events: u64,
        /// Where it does stand; empty when nowhere.
        elsewhere: Vec<u64>,
    },
    /// Looked for everywhere: after so many events.
    Somewhere(Vec<u64>),
    /// Looked for everywhere: nowhere.
    Nowhere,
}

impl Verification {
    /// Looks for a head after so many events, or after any number of them.
    pub fn look_for(&self, sought: Sought, events: Option<u64>) -> HeadFound {
        let heads = || self.heads.iter().filter(|&head| sought.is(head));
        let elsewhere = || heads().map(|head| head.events).collect::<Vec<u64>>();
        let place = match events {
            Some(events) => match self.heads.after(Seq(events)) {
                Some(head) if sought.is(head) => HeadPlace::There(head),
                Some(there) => HeadPlace::Another { there, elsewhere: elsewhere() },
                None => HeadPlace::Beyond { events, elsewhere: elsewhere() },
            },
            None if heads().next().is_none() => HeadPlace::Nowhere,
            None => HeadPlace::Somewhere(elsewhere()),
        };
        HeadFound { sought, place, events: self.heads.count() }
    }
}

impl HeadFound {
    /// Whether the history contains it.
    pub fn is_contained(&self) -> bool {
        match self.place {
            HeadPlace::There(_) | HeadPlace::Somewhere(_) => true,
            HeadPlace::Another { .. } | HeadPlace::Beyond { .. } | HeadPlace::Nowhere => false,
        }
    }

    /// What came out, for people.
    pub fn sentence(&self, language: Language) -> String {
        let sought = self.sought.to_string();
        let all = self.events.to_string();
        let sentence = match &self.place {
            HeadPlace::There(head) => {
                let events = head.events.to_string();
                text!(language, "storage-head-there", sought = sought, events = events)
            }
            HeadPlace::Another { there, .. } => text!(
                language,
                "storage-head-another",
                sought = sought,
                events = there.events.to_string(),
                code = there.code().to_string(),
                hash = there.hash.to_string()
            ),
            HeadPlace::Beyond { events, .. } => text!(
                language,
                "storage-head-beyond",
                sought = sought,
                events = events.to_string(),
                all = all
            ),
            HeadPlace::Somewhere(at) => text!(
                language,
                "storage-head-somewhere",
                sought = sought,
                count = at.len(),
                at = named(at)
            ),
            HeadPlace::Nowhere => {
                text!(language, "storage-head-nowhere", sought = sought, all = all)
            }
        };
        let more = match &self.place {
            HeadPlace::Another { elsewhere, .. } | HeadPlace::Beyond { elsewhere, .. }
                if !elsewhere.is_empty() =>
            {
                let (count, at) = (elsewhere.len(), named(elsewhere));
                text!(language, "storage-head-elsewhere", count = count, at = at)
            }
            HeadPlace::Somewhere(_) if matches!(self.sought, Sought::Code(_)) => {
                text!(language, "storage-head-chance", count = self.events)
            }
            HeadPlace::There(_)
            | HeadPlace::Another { .. }
            | HeadPlace::Beyond { .. }
            | HeadPlace::Somewhere(_)
            | HeadPlace::Nowhere => return sentence,
        };
        format!("{sentence} {more}")
    }
}

/// The places, the first of them when there are many.
fn named(at: &[u64]) -> String {
    let mut named: Vec<String> = at.iter().take(NAMED).map(u64::to_string).collect();
    if at.len() > NAMED {
        named.push("…".to_owned());
    }
    named.join(", ")
}
