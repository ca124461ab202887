//! A conductor's history as far as halls' requests hang on it, and which round a hall may have.

use std::collections::{BTreeMap, BTreeSet};

use super::formats::joint::{Conducting, conducting};
use crate::domain::ids::RoundNo;
use crate::storage::RawRow;

/// While the conductor's letters are on their way, a hall asks again after so many milliseconds.
const ON_ITS_WAY_MS: i64 = 500;

/// What was read of a conductor's history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Conducted {
    /// How many of its events.
    pub read: i64,
    /// Whether the halls' words may be shown.
    pub words_asked: bool,
    opened: BTreeMap<RoundNo, i64>,
    letters: BTreeMap<RoundNo, i64>,
    given_up: BTreeSet<RoundNo>,
    told: BTreeSet<(i32, RoundNo)>,
}

/// Why a hall does not have a round's letters now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotYet {
    /// The conductor has not opened the round.
    Unknown,
    /// The round before it is still to be asked for.
    Order,
    /// It is asked for again after so many milliseconds.
    Wait(i64),
}

impl NotYet {
    /// The letters are on their way here.
    pub(super) const ON_ITS_WAY: Self = Self::Wait(ON_ITS_WAY_MS);
}

impl Conducted {
    /// Takes in the next row.
    pub(super) fn take(&mut self, row: &RawRow) {
        self.hear(row.seq, conducting(&row.body));
    }

    fn hear(&mut self, seq: i64, event: Option<Conducting>) {
        self.read = seq;
        match event {
            Some(Conducting::WordsAsked) => self.words_asked = true,
            Some(Conducting::Opened(round, at_ms)) => {
                self.opened.insert(round, at_ms);
            }
            Some(Conducting::Letters(round)) => {
                self.letters.insert(round, seq);
            }
            Some(Conducting::GivenUp(round)) => {
                self.given_up.insert(round);
            }
            Some(Conducting::Told(venue, round)) => {
                self.told.insert((venue, round));
            }
            None => {}
        }
    }

    /// The position of a round's letters for a hall that was given those of these rounds and has others or gave them up by its
    /// own rows, at a moment in milliseconds since 1970 UTC. What it was given it may have again.
    pub(super) fn letters_for(
        &self,
        (venue, round): (i32, RoundNo),
        (had, settled): (&BTreeSet<RoundNo>, &BTreeSet<RoundNo>),
        now_ms: i64,
    ) -> Result<i64, NotYet> {
        let at_ms = *self.opened.get(&round).ok_or(NotYet::Unknown)?;
        if !had.contains(&round) {
            if let Some(before) = round.get().checked_sub(1).and_then(RoundNo::new) {
                let is_past = had.contains(&before)
                    || settled.contains(&before)
                    || self.told.contains(&(venue, before))
                    || self.given_up.contains(&before);
                if !is_past {
                    return Err(NotYet::Order);
                }
            }
            if now_ms < at_ms {
                return Err(NotYet::Wait(at_ms - now_ms));
            }
        }
        self.letters.get(&round).copied().ok_or(NotYet::ON_ITS_WAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(number: u8) -> RoundNo {
        RoundNo::new(number).unwrap()
    }

    #[test]
    fn a_round_is_given_from_its_moment_on_and_in_order() {
        let mut conducted = Conducted::default();
        let history = [
            Some(Conducting::Opened(round(1), 1000)),
            Some(Conducting::Opened(round(1), 2000)),
            Some(Conducting::Letters(round(1))),
            Some(Conducting::Opened(round(2), 3000)),
            Some(Conducting::Told(7, round(1))),
            Some(Conducting::Opened(round(3), 9000)),
            Some(Conducting::GivenUp(round(3))),
            Some(Conducting::Opened(round(4), 9500)),
            None,
        ];
        for (seq, event) in (1..).zip(history) {
            conducted.hear(seq, event);
        }
        assert_eq!(conducted.read, 9);
        let none = BTreeSet::new();
        let had = |rounds: &[u8]| rounds.iter().map(|number| round(*number)).collect();
        let asked = |venue, number, had: &BTreeSet<RoundNo>, now_ms| {
            conducted.letters_for((venue, round(number)), (had, &BTreeSet::new()), now_ms)
        };
        // The last moment that was said counts.
        assert_eq!(asked(1, 1, &none, 1999), Err(NotYet::Wait(1)));
        assert_eq!(asked(1, 1, &none, 2000), Ok(3));
        // Again also by a clock that was set back.
        assert_eq!(asked(1, 1, &had(&[1]), 0), Ok(3));
        assert_eq!(asked(1, 5, &had(&[1]), 9999), Err(NotYet::Unknown));
        assert_eq!(asked(1, 2, &none, 9999), Err(NotYet::Order));
        // Over the telephone, that hall alone.
        assert_eq!(asked(7, 2, &none, 2999), Err(NotYet::Wait(1)));
        assert_eq!(asked(7, 2, &none, 3000), Err(NotYet::ON_ITS_WAY));
        assert_eq!(asked(1, 3, &had(&[1]), 9999), Err(NotYet::Order));
        let left = had(&[2]);
        let given_up_there = conducted.letters_for((1, round(3)), (&had(&[1]), &left), 9999);
        assert_eq!(given_up_there, Err(NotYet::ON_ITS_WAY));
        // Given up for all.
        assert_eq!(asked(1, 4, &had(&[1]), 9999), Err(NotYet::ON_ITS_WAY));
    }
}
