//! Rulings of somebody that a colleague turned over: told on whatever page of a jury they look at.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::domain::contest::event::Event;
use crate::domain::contest::ruling::Ruled;
use crate::domain::contest::{Format, Record};
use crate::domain::letters::Word;
use crate::domain::person::Person;
use crate::language::Language;
use crate::screens::name::time_of_day;
use crate::text;

/// A ruling of somebody that another turned over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Overturned {
    /// The event that did.
    #[serde(skip)]
    pub by_event: u64,
    /// The page of its word; empty on that page.
    pub path: String,
    /// The word.
    pub word: String,
    /// By whom, when, and how it stands now, as a sentence.
    pub text: String,
}

/// The page of a word.
pub(super) fn path(word: &Word) -> String {
    let word = word.to_string();
    let coded = word.bytes().map(|byte| match byte {
        b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    });
    coded.fold("/w/".to_owned(), |path, sign| path + &sign)
}

/// How a word stands after a ruling, or its withdrawal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    As(Ruled),
    Withdrawn,
}

/// What somebody ruled last of a word, and what another made of it since.
#[derive(Default)]
struct Way {
    own: Option<Stands>,
    turned: Option<(u64, String, String, Stands)>,
}

/// The rulings of somebody that stand otherwise by now, because another ruled or withdrew them.
pub fn turned_over<F: Format>(
    record: &Record<F>,
    language: Language,
    who: &Person,
) -> Vec<Overturned> {
    let mut ways: BTreeMap<&Word, Way> = BTreeMap::new();
    let standing = record.log().iter().filter(|recorded| !record.is_undone(recorded.action));
    for recorded in standing {
        let (word, ruled) = match &recorded.event {
            Event::WordRuled { word, ruled, .. } => (word, Stands::As(*ruled)),
            Event::RulingWithdrawn { word } => (word, Stands::Withdrawn),
            _ => continue,
        };
        let way = ways.entry(word).or_default();
        if recorded.who.is_named_as(who) {
            *way = Way { own: Some(ruled), turned: None };
        } else if way.own.is_some_and(|own| own != ruled) {
            let (by, at) = (recorded.who.name.clone(), time_of_day(recorded.at.wall_ms));
            way.turned = Some((recorded.seq.0, by, at, ruled));
        } else {
            way.turned = None;
        }
    }
    let turned = ways.into_iter().filter_map(|(word, way)| {
        let (by_event, by, at, ruled) = way.turned?;
        let key = match ruled {
            Stands::As(Ruled::Valid) => "jury-turned-valid",
            Stands::As(Ruled::Invalid) => "jury-turned-invalid",
            Stands::Withdrawn => "jury-turned-withdrawn",
        };
        let text = text!(language, key, word = word.to_string(), by = by, at = at);
        Some(Overturned { by_event, path: path(word), word: word.to_string(), text })
    });
    turned.collect()
}
