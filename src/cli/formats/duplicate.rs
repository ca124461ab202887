//! Duplicate games on the command line.

mod draw;
mod grade;
mod made;
mod top;

pub(super) use draw::draw;
pub(super) use grade::grade;
pub(super) use made::{demo, import};
pub(super) use top::top;

use super::Documented;
use crate::cli::files::{Form, Opened};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::RoundNo;
use crate::exchange::formats::duplicate::{
    DuplicateResults, from_contest, results_table, slips_csv, standings_csv,
};
use crate::language::Language;

pub(super) use crate::exchange::formats::duplicate::FORMAT;

/// The name of the rules that the program has for it.
pub(super) const RULES: &str = "ro-duplicate-2007";

impl Documented for Duplicate {
    fn document(opened: &Opened<Self>) -> String {
        from_contest(&opened.record, &opened.lexicon).to_text()
    }

    fn table(opened: &Opened<Self>) -> String {
        slips_csv(&from_contest(&opened.record, &opened.lexicon))
    }

    fn results(opened: &Opened<Self>, after: Option<RoundNo>, form: Form, say: Language) -> String {
        let contest = opened.record.contest();
        let after = after.or_else(|| contest.game.turns().next_back().map(|(turn, _)| turn));
        let after = after.unwrap_or(RoundNo::FIRST);
        let results = DuplicateResults::after(contest, &opened.lexicon, after, &opened.drafts);
        written(&results, form, say)
    }
}

/// Results as the arguments ask for them.
fn written(results: &DuplicateResults, form: Form, say: Language) -> String {
    match form {
        Form::Json => results.to_text(),
        Form::Csv => standings_csv(results),
        Form::Table => results_table(say, results),
    }
}
