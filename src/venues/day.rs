//! The day of whoever conducts: what comes next, from the master file and what the hub tells of the halls.

use std::collections::BTreeMap;

use super::line::Words;
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::joint::{Centre, Joint};
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::sealed::words::{Opened, Salt};
use crate::domain::formats::anagram::{Contest, Event, Record};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;

/// A seal that is not opened after so many milliseconds stands in the text itself.
pub const OPENING_MS: i64 = 10 * 60 * 1000;
/// A round may be opened so many minutes ahead.
pub const MOST_AHEAD: u8 = 30;

/// What whoever conducts does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Enter the halls.
    EnterVenues,
    /// Fix who takes part: so many are ready, and these are not.
    AskWords(usize, Vec<VenueNo>),
    /// Wait for these to open their words, so many milliseconds at most.
    AwaitWords(Vec<VenueNo>, i64),
    /// Fix the words, without those of these halls.
    CloseWords(Vec<VenueNo>),
    /// Open a round.
    Open(RoundNo),
    /// Wait for the moment of a round, in milliseconds since 1970 UTC by the hub's clock.
    Await(RoundNo, i64),
    /// Publish a round, once the halls have ended it.
    Publish(RoundNo),
    /// Sign the table of all halls.
    Sign,
    /// It is signed.
    Signed,
}

/// The part of the record that only a master file has; `None` of any other, and while no hall is entered.
pub fn centre(contest: &Contest) -> Option<&Centre> {
    contest.game.joint().and_then(Joint::centre)
}

/// What comes next in a master file, where the hub tells so much of the halls' words.
pub fn next(record: &Record, words: &Words, now: Moment) -> Next {
    let contest = record.contest();
    let Some(centre) = centre(contest) else { return Next::EnterVenues };
    if contest.common.openness == Openness::Signed {
        return Next::Signed;
    }
    let Some(seals) = &centre.draw.seals else {
        let all = centre.venues.keys();
        let missing: Vec<VenueNo> =
            all.filter(|venue| !words.venues.contains_key(venue)).copied().collect();
        return Next::AskWords(centre.venues.len() - missing.len(), missing);
    };
    if centre.draw.tags.is_none() {
        let opened = opened(seals, words);
        let missing: Vec<VenueNo> =
            seals.keys().filter(|venue| !opened.contains_key(venue)).copied().collect();
        let left_ms = asked_at(record).map_or(0, |asked| OPENING_MS - now.ms_since(asked));
        return if missing.is_empty() || left_ms <= 0 {
            Next::CloseWords(missing)
        } else {
            Next::AwaitWords(missing, left_ms)
        };
    }
    for (round, state) in contest.game.rounds() {
        match state.stage {
            Stage::GivenUp => {}
            Stage::ToCome => {
                return match centre.opened.get(&round) {
                    Some(&at_ms) => Next::Await(round, at_ms),
                    None => Next::Open(round),
                };
            }
            _ if contest.published().any(|published| published == round) => {}
            _ => return Next::Publish(round),
        }
    }
    Next::Sign
}

/// The round that can be opened now, or whose moment can be moved: the first without letters.
pub fn openable(contest: &Contest) -> Option<RoundNo> {
    centre(contest)?.draw.tags.as_ref()?;
    let mut rounds = contest.game.rounds();
    rounds.find(|(_, state)| state.stage == Stage::ToCome).map(|(round, _)| round)
}

/// The seals of those that take part.
pub fn seals(words: &Words) -> BTreeMap<VenueNo, Digest> {
    let sealed = words.venues.iter().filter_map(|(&venue, part)| Some((venue, part.seal?)));
    sealed.collect()
}

/// The words that were opened and fit these seals.
pub fn opened(seals: &BTreeMap<VenueNo, Digest>, words: &Words) -> BTreeMap<VenueNo, Opened> {
    let of_hall = |(&venue, seal): (&VenueNo, &Digest)| {
        let part = words.venues.get(&venue)?;
        let Salt(salt) = part.salt?;
        let opened = Opened { salt, text: part.word.clone()? };
        (opened.seal() == *seal).then_some((venue, opened))
    };
    seals.iter().filter_map(of_hall).collect()
}

/// When the words were asked for.
fn asked_at(record: &Record) -> Option<Moment> {
    let asked = record.log().iter().rev().find(|recorded| {
        matches!(recorded.event, Event::Own(AnagramEvent::Joint(JointEvent::WordsAsked { .. })))
    });
    asked.map(|recorded| recorded.at)
}
