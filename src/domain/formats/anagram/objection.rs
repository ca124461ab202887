//! Whether an objection can be upheld (§9), and what that brings: one about a word not when the word fails
//! for another reason than the lexicon's or the referee's word on it.

use super::event::Event as A;
use super::refusal::{CannotUphold, Refusal};
use super::rules::Field;
use super::sheet::Lateness;
use super::{Contest, Event, Rejection};
use crate::domain::contest::decide::ruled_valid;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;

/// Whether the referee may uphold an objection at all.
///
/// # Errors
/// [`CannotUphold`], why not.
pub fn can_be_upheld(
    contest: &Contest,
    objection: &Objection,
    lexicon: &dyn WordList,
) -> Result<(), CannotUphold> {
    let player = objection.player;
    match &objection.about {
        About::Word { round, word } => can_be_valid(contest, player, *round, word, lexicon),
        About::Reading { round } => {
            contest.game.sheet_at(*round, player).map(|_| ()).ok_or(CannotUphold::NotWritten)
        }
        About::Void { round } => {
            let voided = is_void(contest, *round, player);
            if voided { Ok(()) } else { Err(CannotUphold::NotVoid) }
        }
    }
}

/// Whether a ruling "valid" would make this player's word count.
///
/// # Errors
/// [`CannotUphold`], the reason that stands before every ruling.
pub fn can_be_valid(
    contest: &Contest,
    player: PlayerId,
    round: RoundNo,
    word: &Word,
    lexicon: &dyn WordList,
) -> Result<(), CannotUphold> {
    let (_, sheet) = contest.game.sheet_at(round, player).ok_or(CannotUphold::NotWritten)?;
    let fields: Vec<Field> = sheet
        .words()
        .iter()
        .filter(|(_, _, written)| written.word() == Some(word))
        .map(|(field, _, _)| field)
        .collect();
    if fields.is_empty() {
        return Err(CannotUphold::NotWritten);
    }
    let in_field = fields.iter().filter(|field| field.length() == word.len()).count();
    if in_field == 0 {
        return Err(CannotUphold::Misplaced);
    }
    let rack = contest.game.rack(round).ok_or(CannotUphold::NotWritten)?;
    match rack.first_missing(word.letters().iter().copied()) {
        Some(missing) => Err(CannotUphold::NotFromLetters { missing }),
        None if in_field > 1
            && !contest.common.rulings.contains_key(word)
            && lexicon.contains(word) =>
        {
            Err(CannotUphold::Repeated)
        }
        None => Ok(()),
    }
}

/// What upholding an objection brings beside the decision: the ruling that makes the word valid, or
/// what takes the void away. A reading brings words, which somebody has to type (§9).
///
/// # Errors
/// [`Refusal::CannotUphold`]; whether a word can be valid is asked only with its list at hand.
pub fn upheld(
    contest: &Contest,
    objection: &Objection,
    reason: &str,
    lexicon: Option<&dyn WordList>,
) -> Result<Vec<Event>, Rejection> {
    match &objection.about {
        About::Word { round, word } => {
            if let Some(lexicon) = lexicon {
                can_be_valid(contest, objection.player, *round, word, lexicon)
                    .map_err(|why| Refusal::CannotUphold { why })?;
            }
            Ok(ruled_valid(&contest.common, word, reason).into_iter().collect())
        }
        About::Void { round } => lift_void(contest, objection.player, *round, reason),
        About::Reading { .. } => {
            Err(Refusal::CannotUphold { why: CannotUphold::NotAboutThis }.into())
        }
    }
}

fn lift_void(
    contest: &Contest,
    player: PlayerId,
    round: RoundNo,
    reason: &str,
) -> Result<Vec<Event>, Rejection> {
    if !is_void(contest, round, player) {
        return Err(Refusal::CannotUphold { why: CannotUphold::NotVoid }.into());
    }
    let voiding = contest
        .common
        .penalties_of(player)
        .filter(|penalty| penalty.round == round && penalty.kind == PenaltyKind::VoidRound);
    let mut events: Vec<Event> = voiding
        .map(|penalty| Event::PenaltyLifted { penalty: penalty.id, reason: reason.to_owned() })
        .collect();
    if contest.game.place(round, player).lateness == Lateness::Late {
        let lateness = Lateness::InTime;
        events.push(A::LatenessSet { round, player, lateness }.into());
    }
    Ok(events)
}

/// Whether this event is the new version of the sheet whose reading a player objected to, for the reason
/// of the decision.
pub fn is_new_reading(contest: &Contest, objection: &Objection, event: &A, reason: &str) -> bool {
    let stands = contest.game.sheet_at(objection.about.round(), objection.player);
    matches!(event, A::SheetRevised { sheet, reason: why, .. }
        if stands.is_some_and(|(stands, _)| stands == *sheet) && why == reason)
}
