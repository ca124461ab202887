//! What of the conductor's history came without its body: letters of a round that the hall has not opened, and nothing else. Once it has
//! the letters, from the hub or by telephone, it makes the event itself and holds it against the hash.

use std::collections::BTreeSet;

use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::sealed::Nonce;
use crate::domain::formats::anagram::{Contest, Event};
use crate::domain::ids::{Attempt, RoundNo};
use crate::domain::letters::Letter;
use crate::domain::lexicon::Digest;
use crate::storage::{RawRow, chained, genesis};

/// The guard has sent the consonants back so often at the most.
const MOST_REDRAWS: u32 = 1_000;

/// The rows without a body, as far as nobody knows what they are.
#[derive(Debug)]
pub(super) struct Withheld {
    /// Each with the hash before it.
    rows: Vec<(Digest, RawRow)>,
    /// The rounds that are open, whose letters are not known to be among the rows.
    awaited: BTreeSet<RoundNo>,
    last: Digest,
}

impl Default for Withheld {
    fn default() -> Self {
        Self { rows: Vec::new(), awaited: BTreeSet::new(), last: genesis() }
    }
}

impl Withheld {
    /// More rows, in the history's order.
    pub(super) fn look(&mut self, rows: &[RawRow]) {
        for row in rows {
            let before = std::mem::replace(&mut self.last, row.hash);
            if row.body.is_empty() {
                self.rows.push((before, row.clone()));
                continue;
            }
            match serde_json::from_str(&row.body) {
                Ok(Event::Own(AnagramEvent::Joint(JointEvent::RoundOpened { round, .. }))) => {
                    self.awaited.insert(round);
                }
                Ok(Event::Own(AnagramEvent::LettersDrawn { round, .. })) => {
                    self.awaited.remove(&round);
                }
                // A round that was given up after its draw has its letters among the rows.
                Ok(Event::Own(AnagramEvent::RoundGivenUp { round, .. }))
                    if self.rows.len() < self.awaited.len() =>
                {
                    self.awaited.remove(&round);
                }
                _ => {}
            }
        }
    }

    /// Whether more is withheld than letters of rounds that are open.
    pub(super) fn is_too_much(&self) -> bool {
        self.rows.len() > self.awaited.len()
    }

    /// An event that is no letters although it came as if it were: more rows are kept back than rounds are open whose letters this
    /// hall does not have.
    pub(super) fn kept_back(&mut self, contest: &Contest) -> Option<i64> {
        let here = |round: &RoundNo| contest.game.round(*round).map_or(&[][..], |it| it.letters());
        let venue = contest.game.joint().and_then(|joint| joint.venue());
        let nonce = |round| venue.and_then(|venue| venue.nonces.get(&round).copied());
        let (known, unknown): (Vec<RoundNo>, Vec<RoundNo>) =
            self.awaited.iter().copied().partition(|round| !here(round).is_empty());
        for round in known {
            let found = self
                .rows
                .iter()
                .position(|row| are_letters(row, (round, here(&round)), nonce(round)));
            if let Some(at) = found {
                self.rows.remove(at);
                self.awaited.remove(&round);
            }
        }
        (self.rows.len() > unknown.len()).then(|| self.rows.first().map(|(_, row)| row.seq))?
    }
}

/// Whether the row is the draw of these letters. In histories of before, it does not say what its tag was made with.
fn are_letters(
    (before, row): &(Digest, RawRow),
    (round, letters): (RoundNo, &[Letter]),
    nonce: Option<Nonce>,
) -> bool {
    let both = [nonce, None].into_iter();
    both.flat_map(|nonce| (0..=MOST_REDRAWS).map(move |redraws| (nonce, redraws))).any(
        |(nonce, redraws)| {
            let (attempt, letters) = (Attempt::FIRST, letters.to_vec());
            let drawn = AnagramEvent::LettersDrawn { round, attempt, letters, redraws, nonce };
            let body = serde_json::to_string(&Event::Own(drawn)).unwrap_or_default();
            chained(*before, &RawRow { body, ..row.clone() }.row()) == row.hash
        },
    )
}
