//! What a verification derives again of a duplicate game: where racks came from, every total from the slips
//! upwards, and the words that slips and tops made.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Event;
use super::game::LAST_TURN;
use super::judged::Judged;
use super::judging::words_of;
use super::notation::tiles_text;
use super::refusal::Refusal;
use super::{Contest, Rejection};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::verifying::{LettersFrom, LettersOf, OtherLetters, OtherTotal, Totals};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;

/// The last number that a turn may have.
pub(super) fn last_turn() -> RoundNo {
    RoundNo::new(LAST_TURN).expect("not 0")
}

/// The letters that an event gave to a turn, the game being as it was before.
pub(super) fn letters(contest: &Contest, event: &Event) -> Option<LettersOf> {
    let attempt = |turn| contest.game.turn(turn).map_or(Attempt::FIRST, |turn| turn.attempt);
    let (round, attempt, source) = match *event {
        Event::RackDrawn { turn, attempt, .. } => (turn, attempt, LettersFrom::Seed),
        Event::RackTyped { turn, attempt, .. } => (turn, attempt, LettersFrom::Bags),
        Event::TurnRecorded { turn, .. } => (turn, attempt(turn), LettersFrom::Afterwards),
        Event::RackCorrected { turn, .. } => (turn, attempt(turn), LettersFrom::Correction),
        _ => return None,
    };
    Some(LettersOf { round, attempt, source })
}

/// What the seed gives, when a draw is refused because that is something else.
pub(super) fn other_letters(why: &Rejection) -> Option<OtherLetters> {
    match why {
        Rejection::Own(Refusal::OtherRack { derived, refused, .. }) => {
            let letters = tiles_text(derived.0.iter().copied());
            Some(OtherLetters { letters, redraws: *refused })
        }
        _ => None,
    }
}

/// The totals of the final standings, against sums over the slips that know no row of the standings.
pub(super) fn totals(contest: &Contest, list: &dyn WordList) -> Totals {
    let judged = Judged::new(contest, list);
    let rules = contest.game.rules();
    let mut totals = Totals { sheets: 0, words: 0, other: None };
    let mut points: BTreeMap<PlayerId, i64> = BTreeMap::new();
    let mut technical: BTreeMap<PlayerId, u32> = BTreeMap::new();
    for turn in &judged.turns {
        for (&player, slip) in &turn.slips {
            totals.sheets += u32::from(slip.play.is_some());
            totals.words += u32::try_from(slip.words.len()).unwrap_or(u32::MAX);
            *points.entry(player).or_default() += i64::from(slip.points);
            *technical.entry(player).or_default() += slip.warnings;
        }
        if let Some((player, solo)) = turn.solo {
            *points.entry(player).or_default() += i64::from(solo);
        }
    }
    let rows = judged.standings(&contest.common, last_turn());
    totals.other = rows.iter().find_map(|row| {
        let imposed = |kind| {
            let of_kind = contest.common.penalties_of(row.player).filter(|it| it.kind == kind);
            u32::try_from(of_kind.count()).unwrap_or(u32::MAX)
        };
        let warned = technical.get(&row.player).copied().unwrap_or_default();
        let warned = warned + imposed(PenaltyKind::Technical);
        let cost = rules.warnings.deduction(warned, imposed(PenaltyKind::Disciplinary));
        let derived = points.get(&row.player).copied().unwrap_or_default() - i64::from(cost);
        let other = OtherTotal { player: row.player, stated: row.total, derived };
        (derived != row.total).then_some(other)
    });
    totals
}

/// Every word that slips and tops make, across their play too: what a list is asked for.
pub(super) fn made(contest: &Contest) -> BTreeSet<Word> {
    // Which words there are does not hang on a list.
    let judged = Judged::new(contest, &BTreeSet::new());
    let slips = judged.turns.iter().flat_map(|turn| turn.slips.values());
    let tops = judged.turns.iter().filter_map(|turn| turn.top.as_ref());
    let slips = slips.flat_map(|slip| slip.words.iter().cloned());
    slips.chain(tops.flat_map(|top| words_of(&top.made))).collect()
}
