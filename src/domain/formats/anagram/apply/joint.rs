//! What became of a joint competition (`docs/joint.md`).

use std::collections::BTreeMap;

use super::super::joint::event::Event;
use super::super::joint::{Centre, CommonDraw, DecidedWord, Entered, Joint, Venue};
use super::super::round::{Origin, Stage};
use super::super::sealed::words::{self, Opened, Salt};
use super::super::state::Anagram;
use crate::domain::ids::{RoundNo, VenueNo};

impl Anagram {
    pub(super) fn apply_joint(&mut self, event: &Event) {
        match event {
            Event::VenueEntered { venue, name, token } => {
                if self.joint().is_none() {
                    self.enter_joint(Joint::Centre(Centre::default()));
                }
                let entered = Entered { name: name.clone(), token: *token };
                self.with_centre(|centre| {
                    centre.venues.insert(*venue, entered);
                });
            }
            Event::JointEntered { joint: _, venue, name } => {
                self.enter_joint(Joint::Venue(Venue::new(*venue, name.clone())));
            }
            Event::WordsAsked { seals } => {
                self.with_draw(|draw| draw.seals = Some(seals.clone()));
            }
            Event::WordsClosed { words, salts } => {
                self.with_draw(|draw| close(draw, words, salts));
            }
            Event::LettersSealed { tags } => {
                self.with_draw(|draw| draw.tags = Some(tags.clone()));
            }
            Event::RoundOpened { round, at_ms } => {
                self.with_centre(|centre| {
                    centre.opened.insert(*round, *at_ms);
                });
            }
            Event::LettersTold { venue, round } => {
                self.with_centre(|centre| {
                    centre.told.insert((*venue, *round));
                });
            }
            Event::WordObjectionDecided { venue, objection, word, outcome, reason: _ } => {
                let (venue, objection, outcome) = (*venue, *objection, *outcome);
                let decided = DecidedWord { venue, objection, word: word.clone(), outcome };
                self.with_centre(|centre| centre.decided.push(decided));
            }
            Event::JointSigned { issue, .. } => self.with_centre(|centre| centre.issues = *issue),
            Event::WordSealed { sha256 } => self.with_venue(|venue| venue.seal = Some(*sha256)),
            // Its text stands in the event before, which is every competition's.
            Event::WordOpened { salt } => self.with_venue(|venue| venue.salt = Some(*salt)),
            Event::WordLate { reason: _ } => self.with_venue(|venue| venue.is_late = true),
            Event::LettersReleased { round, letters, nonce } => {
                self.announce(*round, letters, Origin::Released);
                self.with_venue(|venue| {
                    venue.nonces.insert(*round, *nonce);
                });
            }
            Event::Told { text: _ } | Event::SeedRevealed { seed: _ } => {}
        }
    }

    /// In a master file a round is over as soon as its letters went out: it is played in the halls.
    pub(super) fn give_out(&mut self, round: RoundNo) {
        if self.joint().and_then(Joint::centre).is_some() {
            self.show(round);
            self.set_stage(round, Stage::Over);
        }
    }

    fn with_centre(&mut self, change: impl FnOnce(&mut Centre)) {
        if let Some(Joint::Centre(centre)) = self.joint_mut() {
            change(centre);
        }
    }

    fn with_venue(&mut self, change: impl FnOnce(&mut Venue)) {
        if let Some(Joint::Venue(venue)) = self.joint_mut() {
            change(venue);
        }
    }

    fn with_draw(&mut self, change: impl FnOnce(&mut CommonDraw)) {
        if let Some(joint) = self.joint_mut() {
            change(joint.draw_mut());
        }
    }
}

/// What does not fit its seal makes no text.
fn close(
    draw: &mut CommonDraw,
    words: &BTreeMap<VenueNo, String>,
    salts: &BTreeMap<VenueNo, Salt>,
) {
    let opened = words.iter().filter_map(|(&venue, text)| {
        let Salt(salt) = *salts.get(&venue)?;
        Some((venue, Opened { salt, text: text.clone() }))
    });
    let opened: BTreeMap<VenueNo, Opened> = opened.collect();
    let seals = draw.seals.clone().unwrap_or_default();
    draw.text = words::text(&seals, &opened).ok();
    draw.opened = Some(opened);
}
