//! `eforos help` and `eforos help COMMAND`, which everybody types, mean what `--help` behind them means; so does
//! `eforos lexicon help`, where a command is one of several.

use std::ffi::OsString;

use super::args;

const HELP: &str = "help";

/// What was given with `--help` at its end where help was asked for in a word; else as it is.
///
/// # Errors
/// What stands behind the word and is no command.
pub(super) fn as_option(mut given: Vec<OsString>) -> Result<Vec<OsString>, OsString> {
    if !given.iter().any(|arg| arg == HELP) {
        return Ok(given);
    }
    let mut command = args::command(None);
    let mut asked = None;
    for (count, place) in words(&given).into_iter().enumerate() {
        let Some(word) = given.get(place) else { break };
        let may_ask = count == 0 || command.is_subcommand_required_set();
        if word == HELP && may_ask && asked.is_none() {
            asked = Some(place);
        } else if let Some(below) = command.find_subcommand(word).cloned() {
            command = below;
        } else if asked.is_some() {
            return Err(word.clone());
        } else {
            break;
        }
    }
    if let Some(place) = asked {
        given.remove(place);
        given.push("--help".into());
    }
    Ok(given)
}

/// The places of what is neither an option nor the language that is asked for.
fn words(given: &[OsString]) -> Vec<usize> {
    let is_word = |place: &usize| {
        let [before, own] = [place - 1, *place].map(|at| given.get(at));
        let is_option = own.is_some_and(|arg| arg.to_string_lossy().starts_with('-'));
        !is_option && before.is_none_or(|arg| arg != "--language")
    };
    (1..given.len()).filter(is_word).collect()
}
