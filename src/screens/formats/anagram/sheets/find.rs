//! A sheet by what somebody types for it: its code, its player and round, or a player's number or name.

use crate::domain::formats::anagram::sheet_code::{CodeError, DIGITS, SheetCode, by_hand};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::find::search;
use crate::screens::formats::anagram::Open;

use super::missing;

/// Of which round, and whose; nobody's when the code is of a sheet without a name. A number or a name alone is of
/// the round given; where that sheet is there already, of the newest one in which theirs is missing.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn find(
    open: &Open<'_>,
    language: Language,
    round: RoundNo,
    typed: &str,
) -> Result<(RoundNo, Option<PlayerId>), String> {
    let nobody = || tr(language, "dialog-nobody");
    let contest = open.contest();
    if typed.len() == DIGITS && typed.bytes().all(|byte| byte.is_ascii_digit()) {
        let here = contest.competition_code().ok_or_else(nobody)?;
        let code = SheetCode::read(typed, here);
        let code = code.map_err(|error| {
            tr(
                language,
                match error {
                    CodeError::OtherCompetition => "sheets-code-other",
                    CodeError::NotDigits | CodeError::CheckDigit | CodeError::OutOfRange => {
                        "sheets-code-wrong"
                    }
                },
            )
        })?;
        let known = |player| contest.common.players.contains_key(&player);
        if !code.player().is_none_or(known) {
            return Err(tr(language, "sheets-code-wrong"));
        }
        // What nobody played has no sheet to be given to somebody later.
        if code.player().is_none() && !contest.game.is_played(code.round()) {
            return Err(nobody());
        }
        return Ok((code.round(), code.player()));
    }
    if let Some((player, round)) = by_hand(typed) {
        let known = contest.common.players.contains_key(&player) && contest.game.is_played(round);
        return if known { Ok((round, Some(player))) } else { Err(nobody()) };
    }
    let player = search(&contest.common, typed).first().copied().ok_or_else(nobody)?;
    let missing: Vec<RoundNo> =
        missing(open).into_iter().filter(|(_, of)| *of == player).map(|(round, _)| round).collect();
    let wanted = if missing.contains(&round) { Some(&round) } else { missing.iter().max() };
    Ok((wanted.copied().unwrap_or(round), Some(player)))
}
