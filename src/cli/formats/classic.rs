//! What classic games have on the command line alone.

mod check;
mod gcg;

pub(super) use check::check;
pub(super) use gcg::gcg;

use std::path::Path;

use clap::ArgMatches;

use crate::cli::args;
use crate::cli::outcome::Failure;
use crate::cli::shell::Shell;
use crate::domain::formats::classic::rules::{OWN_IDS, Rules};
use crate::language::quoted;
use crate::text;

/// The largest rules file, in bytes.
const MOST_RULES: usize = 1 << 20;

/// The rule set that the arguments name: one of the program's own, or a club's file.
fn rules(shell: Shell, asked: &ArgMatches) -> Result<Rules, Failure> {
    let language = shell.language;
    let id = asked.get_one::<String>(args::RULES).map_or("", String::as_str);
    if let Some(rules) = Rules::own(id) {
        return Ok(rules);
    }
    let path = Path::new(id);
    if !path.exists() {
        let known = OWN_IDS.join(", ");
        let said = text!(language, "gcg-no-such-rules", id = quoted(id), known = known);
        return Err(Failure::Usage(said));
    }
    let refused = |why: String| {
        Failure::Refused(text!(language, "gcg-rules-refused", file = quoted(id), why = why))
    };
    let too_large = || refused(text!(language, "gcg-too-large", bytes = MOST_RULES + 1));
    let bytes = shell.read(path, MOST_RULES, too_large)?;
    let text = String::from_utf8(bytes).map_err(|_| refused(shell.say("gcg-not-text")))?;
    Rules::parse(&text).map_err(|error| refused(language.classic_rules(&error)))
}
