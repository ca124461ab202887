//! A competition into an exchange document.
//!
//! Whatever the competition went through, the document must read back, to the same standings: what
//! no longer has an effect (an upheld objection whose ruling was changed since) is left out.

use super::document::{Document, RoundEntry, SheetEntry};
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::objection::can_be_valid;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::formats::anagram::sheet::{Handed, Lateness, SheetWords};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::WordList;
use crate::exchange::parts::{self, many_lines};
use crate::exchange::{ObjectionEntry, StatedList};

/// The document of a competition as it stands, with those of its written words that the list has. Words settled as
/// unreadable, which count nothing, are left out: read back they would wait for a decision.
pub fn from_contest(contest: &Contest, lexicon: &dyn WordList) -> Document {
    let mut document = as_keyed(contest, lexicon);
    for entry in &mut document.rounds {
        for one in &mut entry.sheets {
            let Some((_, sheet)) = contest.game.sheet_at(entry.round, one.player) else { continue };
            let settled = |field, place| sheet.unreadable.contains(&(field, place));
            let kept = one.words.iter().filter(|&(field, place, _)| !settled(field, place));
            one.words = kept.map(|(field, _, written)| (field, written.clone())).collect();
        }
    }
    document
}

/// The same with every word that was keyed.
pub fn as_keyed(contest: &Contest, lexicon: &dyn WordList) -> Document {
    let rounds: Vec<RoundEntry> =
        contest.game.rounds().filter_map(|(number, round)| entry(contest, number, round)).collect();
    let written =
        rounds.iter().flat_map(|round| &round.sheets).flat_map(|sheet| sheet.words.iter());
    let words = written.filter_map(|(_, _, written)| written.word());
    let found = words.filter(|word| lexicon.contains(word)).cloned().collect();
    let common = &contest.common;
    Document {
        details: parts::details(&common.details),
        rules: Rules::clone(contest.game.rules()),
        lexicon: StatedList::of(common, found),
        players: parts::players(common),
        rounds,
        rulings: parts::rulings(common),
        penalties: parts::penalties(common),
        objections: objections(contest, lexicon),
    }
}

/// A round that was played or given up; its letters only when they are complete.
fn entry(contest: &Contest, number: RoundNo, round: &Round) -> Option<RoundEntry> {
    let given_up = round.stage == Stage::GivenUp;
    if !round.is_played() && !given_up {
        return None;
    }
    let complete = contest.game.rack(number).is_some();
    let letters = if complete { round.letters().to_vec() } else { Vec::new() };
    let players = contest.common.players.keys().filter(|_| !letters.is_empty());
    let sheets = players.filter_map(|&player| sheet(contest, number, player)).collect();
    Some(RoundEntry { round: number, letters, given_up, sheets })
}

/// What was keyed, or that none was handed in; a missing sheet stays missing.
fn sheet(contest: &Contest, round: RoundNo, player: PlayerId) -> Option<SheetEntry> {
    let place = contest.game.place(round, player);
    let Some((_, sheet)) = contest.game.sheet_at(round, player) else {
        let (lateness, words) = (Lateness::InTime, SheetWords::default());
        let declared = place.handed == Handed::NotHandedIn;
        return declared.then_some(SheetEntry { player, lateness, not_handed_in: true, words });
    };
    let (lateness, words) = (place.lateness, sheet.words().clone());
    Some(SheetEntry { player, lateness, not_handed_in: false, words })
}

fn objections(contest: &Contest, lexicon: &dyn WordList) -> Vec<ObjectionEntry> {
    contest.common.objections.iter().filter_map(|one| objection(contest, lexicon, one)).collect()
}

/// A decided objection about a word that still does what it says.
fn objection(
    contest: &Contest,
    lexicon: &dyn WordList,
    objection: &Objection,
) -> Option<ObjectionEntry> {
    let (outcome, reason) = objection.decided.as_ref()?;
    let About::Word { round, word } = &objection.about else { return None };
    if *outcome == Outcome::Upheld {
        let ruled_so = contest.common.rulings.get(word).is_some_and(|r| r.ruled == Ruled::Valid);
        let stands = can_be_valid(contest, objection.player, *round, word, lexicon).is_ok();
        if !ruled_so || !stands {
            return None;
        }
    }
    Some(ObjectionEntry {
        player: objection.player,
        round: *round,
        word: word.clone(),
        outcome: *outcome,
        reason: many_lines(reason),
    })
}
