//! Whether an objection can be upheld, and what that brings: a word that was refused becomes valid, a slip that
//! was not raised counts as raised, how a slip was read is revised.

use super::event::Event as D;
use super::game::{Hand, TurnNo};
use super::judged::Judged;
use super::judging::{Verdict, Why};
use super::refusal::{CannotUphold, Refusal};
use super::turn::{Handed, Turn};
use super::{Contest, Event, Rejection};
use crate::domain::contest::decide::ruled_valid;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;

/// Whether the arbiter may uphold an objection at all.
///
/// # Errors
/// [`CannotUphold`], why not.
pub fn can_be_upheld(
    contest: &Contest,
    objection: &Objection,
    list: &dyn WordList,
) -> Result<(), CannotUphold> {
    let player = objection.player;
    match &objection.about {
        About::Word { round, word } => can_be_valid(contest, player, *round, word, list),
        About::Reading { round } => {
            contest.game.slip_at(*round, player).map(|_| ()).ok_or(CannotUphold::NotWritten)
        }
        About::Void { round } => {
            let raised = hand(contest, *round, player) == Some(Hand::NotRaised);
            if raised { Ok(()) } else { Err(CannotUphold::WasRaised) }
        }
    }
}

fn hand(contest: &Contest, turn: TurnNo, player: PlayerId) -> Option<Hand> {
    let place = contest.game.turn(turn).map(|turn: &Turn| turn.place(player))?;
    (place.handed != Handed::NotHandedIn).then_some(place.hand)
}

/// Whether a ruling "valid" would help this player's slip: it has nothing for its words, and this is one.
fn can_be_valid(
    contest: &Contest,
    player: PlayerId,
    turn: TurnNo,
    word: &Word,
    list: &dyn WordList,
) -> Result<(), CannotUphold> {
    let judged = Judged::new(contest, list);
    let slip = judged.turn(turn).and_then(|turn| turn.slips.get(&player));
    let slip = slip.ok_or(CannotUphold::NotWritten)?;
    match slip.verdict {
        Verdict::Incorrect(Why::WordInvalid) if slip.words.contains(word) => Ok(()),
        Verdict::Incorrect(Why::WordInvalid) | Verdict::Missing => Err(CannotUphold::NotWritten),
        _ => Err(CannotUphold::OtherReason),
    }
}

/// What upholding an objection brings beside the decision. A reading brings what somebody has to type.
///
/// # Errors
/// [`Refusal::CannotUphold`]; whether a word can be valid is asked only with its list at hand.
pub fn upheld(
    contest: &Contest,
    objection: &Objection,
    reason: &str,
    list: Option<&dyn WordList>,
) -> Result<Vec<Event>, Rejection> {
    let cannot = |why| Rejection::Own(Refusal::CannotUphold { why });
    match &objection.about {
        About::Word { round, word } => {
            if let Some(list) = list {
                can_be_valid(contest, objection.player, *round, word, list).map_err(cannot)?;
            }
            Ok(ruled_valid(&contest.common, word, reason).into_iter().collect())
        }
        About::Void { round } => {
            let (turn, player) = (*round, objection.player);
            if hand(contest, turn, player) != Some(Hand::NotRaised) {
                return Err(cannot(CannotUphold::WasRaised));
            }
            Ok(vec![D::RaisedSet { turn, player, hand: Hand::Raised }.into()])
        }
        About::Reading { .. } => Err(cannot(CannotUphold::NotAboutThis)),
    }
}

/// Whether this event is the new version of the slip whose reading a player objected to, for the reason of the
/// decision.
pub fn is_new_reading(contest: &Contest, objection: &Objection, event: &D, reason: &str) -> bool {
    let stands = contest.game.slip_at(objection.about.round(), objection.player);
    matches!(event, D::SlipRevised { slip, reason: why, .. }
        if stands.is_some_and(|(stands, _)| stands == *slip) && why == reason)
}
