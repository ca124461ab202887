//! A sheet by what somebody types for it: its code, its player and round, or a player's number or name.

use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet_code::{CodeError, DIGITS, SheetCode, by_hand};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, fold, tr};
use crate::screens::find::search;
use crate::screens::formats::anagram::{Open, Seen};
use crate::text;

use super::check::is_concealed;
use super::{SheetOnDesk, Turn, missing};

/// So many of several players are named.
const NAMED: usize = 4;

/// The only player of a number or a name. One of several is nobody's guess: a sheet would be somebody else's.
fn one_of(open: &Open<'_>, language: Language, typed: &str) -> Result<PlayerId, String> {
    let common = &open.contest().common;
    let found = search(common, typed);
    let (number, name) = (typed.trim(), fold(typed));
    let is_whole =
        |id: &&PlayerId| common.players.get(id).is_some_and(|player| fold(&player.name) == name);
    let mut whole = found.iter().filter(is_whole);
    match (found.as_slice(), whole.next(), whole.next()) {
        ([], ..) => Err(tr(language, "dialog-nobody")),
        ([only], ..) => Ok(*only),
        ([first, ..], ..) if first.to_string() == number => Ok(*first),
        (_, Some(only), None) => Ok(*only),
        (several, ..) => {
            let named = several.iter().take(NAMED);
            let mut named: Vec<String> =
                named.map(|&id| format!("{id}. {}", open.told_apart(id))).collect();
            if several.len() > NAMED {
                named.push("…".to_owned());
            }
            Err(text!(language, "sheets-find-several", names = named.join(", ")))
        }
    }
}

/// Whether what is typed for a sheet says itself of which round it is.
pub fn names_round(typed: &str) -> bool {
    let is_code = typed.len() == DIGITS && typed.bytes().all(|byte| byte.is_ascii_digit());
    is_code || by_hand(typed).is_some() || with_round(typed).is_some()
}

/// A number or a name with a round behind it: `5 7`, `Βλάχος 7`.
fn with_round(typed: &str) -> Option<(&str, RoundNo)> {
    let (who, round) = typed.trim().rsplit_once([' ', '-'])?;
    let who = who.trim();
    let round = round.parse().ok().and_then(RoundNo::new).filter(|_| !who.is_empty())?;
    all_rounds().any(|of| of == round).then_some((who, round))
}

/// Of which round, and whose; nobody's when the code is of a sheet without a name. A number or a name alone is of
/// the round given; where that sheet is there already, of the newest one in which theirs is missing. A round may stand
/// behind either.
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
    // A name may end in a number of its own.
    let whole = fold(typed);
    let is_name = contest.common.players.values().any(|player| fold(&player.name) == whole);
    let behind = with_round(typed).filter(|_| !is_name);
    let behind = behind.and_then(|(who, round)| Some((one_of(open, language, who).ok()?, round)));
    if let Some((player, round)) = by_hand(typed).or(behind) {
        if !contest.common.players.contains_key(&player) {
            return Err(nobody());
        }
        if !contest.game.is_played(round) {
            let (of, number, round) = (round, player.to_string(), round.to_string());
            let is_on = contest.game.timed_round().is_some_and(|(on, _)| on == of);
            let key = if is_on { "sheets-find-running" } else { "sheets-find-unplayed" };
            return Err(text!(language, key, number = number, round = round));
        }
        return Ok((round, Some(player)));
    }
    let player = one_of(open, language, typed)?;
    let missing: Vec<RoundNo> =
        missing(open).into_iter().filter(|(_, of)| *of == player).map(|(round, _)| round).collect();
    let wanted = if missing.contains(&round) { Some(&round) } else { missing.iter().max() };
    Ok((wanted.copied().unwrap_or(round), Some(player)))
}

/// The same beside the sheet on the desk: a number or a name alone is of its round, or of the one played last where none lies
/// there.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn named(
    seen: &Seen<'_>,
    desk: Option<SheetOnDesk>,
    typed: &str,
) -> Result<(RoundNo, Option<PlayerId>), String> {
    let round = desk.map_or_else(|| seen.last_played(), |sheet| sheet.round);
    let found = find(seen, seen.language, round, typed)?;
    let concealed = |player| is_concealed(seen, seen.person, (round, player));
    // Whoever looks at the sheets of a round a second time has no missing one of another in hand.
    let checks = desk.is_some_and(|it| it.turn == Turn::Second || concealed(it.player));
    let here = |player: &PlayerId| checks && !names_round(typed) && concealed(*player);
    Ok(found.1.filter(here).map_or(found, |player| (round, Some(player))))
}
