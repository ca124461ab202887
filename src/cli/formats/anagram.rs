//! Anagram rounds on the command line.

mod draw;
mod grade;
mod joint;
mod made;
mod rack;
mod rehearsed;
mod sync;

pub(super) use draw::draw;
pub(super) use grade::grade;
pub(super) use joint::joint;
pub(super) use made::{demo, import};
pub(super) use rack::rack;
pub(super) use sync::sync;

use super::Documented;
use crate::cli::files::{Form, Opened};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::exchange::formats::anagram::{Results, as_keyed, from_contest, sheets_csv};
use crate::exchange::{results_table, standings_csv};
use crate::language::Language;

/// Results as the arguments ask for them.
fn written(results: &Results, form: Form, say: Language) -> String {
    match form {
        Form::Json => results.to_text(),
        Form::Csv => standings_csv(results),
        Form::Table => results_table(say, results),
    }
}

impl Documented for Anagram {
    fn document(opened: &Opened<Self>) -> String {
        from_contest(opened.record.contest(), &opened.lexicon).to_text()
    }

    fn objections_left_out(opened: &Opened<Self>) -> usize {
        let contest = opened.record.contest();
        let told = from_contest(contest, &opened.lexicon).objections.len();
        contest.common.objections.len().saturating_sub(told)
    }

    fn table(opened: &Opened<Self>) -> String {
        sheets_csv(&as_keyed(opened.record.contest(), &opened.lexicon))
    }

    fn results(opened: &Opened<Self>, after: Option<RoundNo>, form: Form, say: Language) -> String {
        written(&opened.results(after), form, say)
    }
}
