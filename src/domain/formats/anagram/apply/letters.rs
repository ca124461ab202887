//! What became of a round's letters (§§2, 3).

use super::super::round::{Announced, Origin, Round, Stage};
use super::super::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;

impl Anagram {
    pub(super) fn announce(&mut self, round: RoundNo, letters: &[Letter], origin: Origin) {
        self.with_round(round, |round| {
            round.announced = Some(Announced {
                letters: letters.to_vec(),
                origin,
                shown: false,
                corrected: false,
                awaited: 0,
            });
            round.stage = Stage::Drawn;
        });
    }

    pub(super) fn put_back(&mut self, round: RoundNo, letters: &[Letter]) {
        self.with_announced(round, |announced| {
            for letter in letters {
                // The last of its kind drawn is the one that goes back.
                if let Some(place) = announced.letters.iter().rposition(|other| other == letter) {
                    announced.letters.remove(place);
                }
            }
            announced.awaited += letters.len();
            if let Origin::Physical { put_back } = &mut announced.origin {
                put_back.push(letters.to_vec());
            }
        });
    }

    pub(super) fn replace(&mut self, round: RoundNo, letters: &[Letter]) {
        self.with_announced(round, |announced| {
            announced.letters.extend(letters);
            announced.awaited = announced.awaited.saturating_sub(letters.len());
        });
    }

    pub(super) fn show(&mut self, round: RoundNo) {
        self.with_announced(round, |announced| announced.shown = true);
    }

    pub(super) fn record(&mut self, round: RoundNo, letters: &[Letter]) {
        self.announce(round, letters, Origin::Recorded);
        self.show(round);
        self.set_stage(round, Stage::Recorded);
    }

    pub(super) fn correct(&mut self, round: RoundNo, letters: &[Letter]) {
        self.with_announced(round, |announced| {
            announced.letters = letters.to_vec();
            announced.corrected = true;
            announced.awaited = 0;
        });
    }

    pub(super) fn replay(&mut self, round: RoundNo) {
        self.forget_places(round);
        self.breaks_taken.retain(|&after| after != round);
        self.with_round(round, |round| {
            *round = Round { attempt: round.attempt.next(), ..Round::to_come() };
        });
    }
}
