//! Who is at which sheet. A claim warns, it locks nothing.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::ids::{PlayerId, RoundNo};
use crate::stations::keying::Place;

/// So long after its last sign of life somebody is at a sheet, in milliseconds.
const CLAIM_MS: i64 = 3 * 60 * 1000;

type Sheet = (RoundNo, Option<PlayerId>);

/// The station that was at each sheet last, and when it was seen there.
#[derive(Clone, Debug, Default)]
pub struct Claims {
    at: BTreeMap<Sheet, (String, i64)>,
    /// What each station saved last: its page may look once more before it goes on.
    saved: BTreeMap<String, Sheet>,
    /// Which word each station of a jury opened last, and when.
    words: BTreeMap<String, (String, i64)>,
    /// Which events that turned a ruling over each station has read, on the page of the word.
    turned: BTreeSet<(String, u64)>,
}

const fn lasts(at_ms: i64, now_ms: i64) -> bool {
    at_ms.saturating_add(CLAIM_MS) > now_ms
}

impl Claims {
    /// This station is there now, if it keys and does not only look. The one that was there before, while that lasts; on a
    /// page without a name each keys another sheet.
    pub fn claim(
        &mut self,
        (place, keys): (Place, bool),
        station: &str,
        now_ms: i64,
    ) -> Option<String> {
        let at = (place.round, place.player);
        let before = if keys {
            self.saved.retain(|of, saved| of != station || *saved != at);
            self.at.insert(at, (station.to_owned(), now_ms))
        } else {
            self.at.get(&at).cloned()
        };
        let before = before.filter(|(_, at_ms)| place.player.is_some() && lasts(*at_ms, now_ms));
        before.map(|(other, _)| other).filter(|other| other != station)
    }

    /// This station is at no other sheet any more but those where it stays.
    pub fn goes_on(&mut self, to: Place, station: &str, stays: impl Fn(Place) -> bool) {
        let here = (to.round, to.player);
        self.at
            .retain(|&at, (of, _)| of != station || at == here || stays(Place::first(at.0, at.1)));
    }

    /// This station reads that word now. Which others do.
    pub fn reads(&mut self, word: &str, station: &str, now_ms: i64) -> Vec<String> {
        self.words.insert(station.to_owned(), (word.to_owned(), now_ms));
        let others = self.words.iter().filter(|(other, (of, at_ms))| {
            *other != station && of == word && lasts(*at_ms, now_ms)
        });
        others.map(|(other, _)| other.clone()).collect()
    }

    /// It has ruled on it, or goes.
    pub fn has_ruled(&mut self, station: &str) {
        self.words.remove(station);
    }

    /// It reads that this event turned over what it ruled.
    pub fn has_opened(&mut self, event: u64, station: &str) {
        self.turned.insert((station.to_owned(), event));
    }

    /// Whether it has.
    pub fn has_read(&self, event: u64, station: &str) -> bool {
        self.turned.contains(&(station.to_owned(), event))
    }

    /// Whether no other station is there.
    pub fn is_free(&self, place: Place, station: &str, now_ms: i64) -> bool {
        self.other(place, station, now_ms).is_none()
    }

    /// Which other station is there.
    pub fn other(&self, place: Place, station: &str, now_ms: i64) -> Option<&str> {
        let (other, at_ms) = self.at.get(&(place.round, place.player))?;
        (other != station && lasts(*at_ms, now_ms)).then_some(other)
    }

    /// Whether this is what the station saved last, and did not open since.
    pub fn has_saved(&self, place: Place, station: &str) -> bool {
        self.saved.get(station) == Some(&(place.round, place.player))
    }

    /// The sheets at which another station is, and which.
    pub fn others(&self, station: &str, now_ms: i64) -> impl Iterator<Item = (Place, &String)> {
        let at = self
            .at
            .iter()
            .filter(move |(_, (other, at_ms))| other != station && lasts(*at_ms, now_ms));
        at.map(|(&(round, player), (other, _))| (Place::first(round, player), other))
    }

    /// This station saved it: nobody is there any more.
    pub fn end(&mut self, place: Place, station: &str) {
        self.at.remove(&(place.round, place.player));
        self.saved.insert(station.to_owned(), (place.round, place.player));
    }

    /// This station is nowhere any more.
    pub fn leave(&mut self, station: &str) {
        self.at.retain(|_, (at, _)| at != station);
        self.saved.remove(station);
        self.has_ruled(station);
    }
}
