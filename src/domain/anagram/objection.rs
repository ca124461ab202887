//! Whether an objection about a word can be upheld (§9): not when the word fails for another reason
//! than the lexicon's or the referee's word on it.

use super::rules::Field;
use crate::domain::contest::Contest;
use crate::domain::contest::rejection::CannotUphold;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letter::Word;

/// Whether a ruling "valid" would make this player's word count.
///
/// # Errors
/// [`CannotUphold`], the reason that stands before every ruling.
pub fn can_be_valid(
    contest: &Contest,
    player: PlayerId,
    round: RoundNo,
    word: &Word,
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
    if !fields.iter().any(|field| field.length() == word.len()) {
        return Err(CannotUphold::Misplaced);
    }
    let rack = contest.anagram.rack(round).ok_or(CannotUphold::NotWritten)?;
    match rack.first_missing(word.letters().iter().copied()) {
        Some(missing) => Err(CannotUphold::NotFromLetters { missing }),
        None => Ok(()),
    }
}
