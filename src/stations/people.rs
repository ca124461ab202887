//! Who is in: devices that were let in and not sent away, each as one person.

use std::collections::BTreeMap;

use super::secret::is_same;
use crate::domain::contest::{Format, Record};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::storage::StoredStation;

/// A station stays in while it is seen again within so many milliseconds.
const STAYS_MS: i64 = 12 * 60 * 60 * 1000;

/// The longest name and the longest label of a device, in characters.
const NAME: usize = 120;
const LABEL: usize = 30;

/// Whether it is in at this moment by the wall clock.
pub fn is_in(station: &StoredStation, wall_ms: i64) -> bool {
    station.revoked_ms.is_none() && station.seen_ms.saturating_add(STAYS_MS) > wall_ms
}

/// Whether it is the station that holds this.
pub fn holds(station: &StoredStation, token: Digest) -> bool {
    is_same(station.token.as_bytes(), token.as_bytes())
}

/// The devices that are in, by SHA-256 of what each holds.
pub fn roster(stations: &[StoredStation], wall_ms: i64) -> BTreeMap<Digest, Person> {
    let here = stations.iter().filter(|station| is_in(station, wall_ms));
    here.map(|station| (station.token, station.who.clone())).collect()
}

/// The person of this name who is here or did something already, in whichever way the name is written.
pub fn person_named<F: Format>(
    record: &Record<F>,
    stations: &[StoredStation],
    name: &str,
) -> Option<Person> {
    let asked = Person { name: name.to_owned(), ..Person::default() };
    let here = stations.iter().map(|station| &station.who);
    let mut known = here.chain(record.log().iter().map(|recorded| &recorded.who));
    known.find(|person| !person.name.is_empty() && person.is_named_as(&asked)).cloned()
}

/// Whether this station was sent away, or left, and this is its person again, who calls it so: the very same device.
pub fn is_again(station: &StoredStation, who: &Person, wall_ms: i64) -> bool {
    !is_in(station, wall_ms)
        && station.who.station == who.station
        && station.who.role == who.role
        && station.who.is_named_as(who)
}

/// A label that is no other device's: with a number behind it where it is.
pub fn label_of<F: Format>(
    record: &Record<F>,
    stations: &[StoredStation],
    (name, label): (&str, &str),
) -> String {
    let is_taken = |label: &str| {
        let of_another = |who: &Person| who.station == label && who.name != name;
        stations.iter().any(|station| station.who.station == label)
            || record.log().iter().any(|recorded| of_another(&recorded.who))
    };
    let numbered = (2..).map(|number: u32| format!("{label}-{number}"));
    let mut labels = std::iter::once(label.to_owned()).chain(numbered);
    labels.find(|label| !is_taken(label)).expect("numbers do not end")
}

/// A name and a label as they are taken; where one is unfit, which are.
///
/// # Errors
/// The fields' names.
pub fn fit(name: &str, label: &str) -> Result<(String, String), Vec<&'static str>> {
    let fit = |text: &str, most: usize| {
        let bare: String = text.chars().filter(|c| !crate::domain::text::is_hidden(*c)).collect();
        let bare = bare.split_whitespace().collect::<Vec<_>>().join(" ");
        (!bare.is_empty() && bare.chars().count() <= most).then_some(bare)
    };
    match (fit(name, NAME), fit(label, LABEL)) {
        (Some(name), Some(label)) => Ok((name, label)),
        (Some(_), None) => Err(vec!["label"]),
        (None, Some(_)) => Err(vec!["name"]),
        (None, None) => Err(vec!["name", "label"]),
    }
}
