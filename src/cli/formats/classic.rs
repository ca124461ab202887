//! Classic games on the command line: results, pairings and seasons from documents; nothing is stored.

mod check;
mod gcg;
mod grade;
mod made;
mod pair;
mod print;
mod season;

pub(super) use check::check;
pub(super) use gcg::gcg;
pub(super) use grade::grade;
pub(super) use made::{demo, import};
pub(super) use pair::pair;
pub(super) use print::print;
pub(super) use season::season;

use std::path::Path;
use std::sync::Arc;

use clap::ArgMatches;

use super::Documented;
use crate::cli::args;
use crate::cli::files::{Form, Opened};
use crate::cli::outcome::Failure;
use crate::cli::shell::Shell;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::judging::judge;
use crate::domain::formats::classic::rules::OWN_IDS;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::RoundNo;
use crate::exchange::MAX_BYTES;
use crate::exchange::formats::classic::{
    ClassicResults, Document, ReadError, Warning, from_contest, games_csv, results_table,
    standings_csv,
};
use crate::language::{Language, quoted};
use crate::text;

impl Documented for Classic {
    fn document(opened: &Opened<Self>) -> String {
        from_contest(&opened.record, &opened.lexicon).to_text()
    }

    fn table(opened: &Opened<Self>) -> String {
        games_csv(&from_contest(&opened.record, &opened.lexicon))
    }

    fn results(opened: &Opened<Self>, after: Option<RoundNo>, form: Form, say: Language) -> String {
        let contest = opened.record.contest();
        let results = ClassicResults::after(contest, &judge(contest), after);
        results.map(|results| written(&results, form, say)).unwrap_or_default()
    }
}

/// Results as the arguments ask for them.
fn written(results: &ClassicResults, form: Form, say: Language) -> String {
    match form {
        Form::Json => results.to_text(),
        Form::Csv => standings_csv(results),
        Form::Table => results_table(say, results),
    }
}

/// How the names of its documents begin.
pub(super) const FORMAT: &str = "eforos-classic";

/// The names of the rules that the program has for it.
pub(super) const RULES: [&str; 3] = OWN_IDS;

/// The rules of a club's own file, where the arguments name one.
fn own_rules(shell: Shell, asked: &ArgMatches) -> Result<Option<Arc<Rules>>, Failure> {
    let path = args::rules_file(asked);
    path.map(|path| rules_of(shell, path).map(Arc::new)).transpose()
}

/// The rules of a file.
fn rules_of(shell: Shell, path: &Path) -> Result<Rules, Failure> {
    let refused = |what: String| {
        let file = path.display().to_string();
        Failure::Refused(text!(shell.language, "exchange-file", file = file, what = what))
    };
    let too_large = || refused(shell.say("exchange-empty"));
    let bytes = shell.read(path, MAX_BYTES, too_large)?;
    let text = String::from_utf8_lossy(&bytes);
    Rules::parse(&text).map_err(|why| refused(shell.language.classic_rules(&why)))
}

/// The rules that the arguments name: the program's own, or a club's file.
fn named_rules(shell: Shell, asked: &ArgMatches) -> Result<Rules, Failure> {
    let id = asked.get_one::<String>(args::RULES).map_or("", String::as_str);
    if let Some(rules) = Rules::own(id) {
        return Ok(rules);
    }
    let path = Path::new(id);
    if path.exists() {
        return rules_of(shell, path);
    }
    let known = OWN_IDS.join(", ");
    let said = text!(shell.language, "gcg-no-such-rules", id = quoted(id), known = known);
    Err(Failure::Usage(said))
}

/// The document that the arguments name, and what is odd about it.
fn load(
    shell: Shell,
    asked: &ArgMatches,
    path: &Path,
) -> Result<(Document, Vec<Warning>), Failure> {
    let rules = own_rules(shell, asked)?;
    let refused = |error| refused(shell, path, &error);
    let too_large = || refused(ReadError::TooLarge { limit: MAX_BYTES });
    let bytes = shell.read(path, MAX_BYTES, too_large)?;
    Document::read(&bytes, rules.as_ref()).map_err(refused)
}

fn refused(shell: Shell, path: &Path, error: &ReadError) -> Failure {
    Failure::Refused(error.sentence(shell.language, &path.display().to_string()))
}

fn warn(shell: Shell, odd: &[Warning]) {
    let odd: Vec<String> = odd.iter().map(|warning| warning.sentence(shell.language)).collect();
    shell.warn(&odd);
}
