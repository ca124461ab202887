//! Whether an objection can be upheld (§9): one about a word not when the word fails for another
//! reason than the lexicon's or the referee's word on it.

use super::rules::Field;
use crate::domain::contest::Contest;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::contest::rejection::CannotUphold;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;
use crate::domain::standings::is_void;

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
            contest.anagram.sheet_at(*round, player).map(|_| ()).ok_or(CannotUphold::NotWritten)
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
    let (_, sheet) = contest.anagram.sheet_at(round, player).ok_or(CannotUphold::NotWritten)?;
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
    let rack = contest.anagram.rack(round).ok_or(CannotUphold::NotWritten)?;
    match rack.first_missing(word.letters().iter().copied()) {
        Some(missing) => Err(CannotUphold::NotFromLetters { missing }),
        None if in_field > 1 && !contest.rulings.contains_key(word) && lexicon.contains(word) => {
            Err(CannotUphold::Repeated)
        }
        None => Ok(()),
    }
}
