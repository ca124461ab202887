//! The list of the formats: what of each everybody may read.

pub(super) mod classic;
pub(super) mod joint;

use serde_json::{Map, Value};

use crate::domain::contest::{Contest, Record};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::classic::judging::judge;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::RoundNo;
use crate::exchange::formats::classic::{ClassicResults, Issued, Names, classic_html};
use crate::exchange::formats::duplicate::DuplicateResults;
use crate::exchange::formats::{classic as games, duplicate};
use crate::exchange::{
    Exchanged, Penalised, Results, results_html, standings_csv, unnamed_csv, unnamed_rows,
};
use crate::language::{Language, Sentences};
use crate::storage::StoredLexicon;

/// Members of results that everybody may read. What somebody wrote on a sheet is no part of it.
const PUBLIC: [&str; 9] = [
    "format",
    "rules",
    "mode",
    "lexicon",
    "provisional",
    "top_total",
    "games",
    "standings",
    "teams",
];

/// A format whose results the hub shows. Each is given a competition without what came after the round.
pub(super) trait Public: Exchanged + Sentences {
    /// Whether points hang on a word list.
    const JUDGES_WORDS: bool;
    /// The results after a round, as JSON and as CSV.
    fn results(
        contest: &Contest<Self>,
        list: &StoredLexicon,
        after: RoundNo,
    ) -> (Map<String, Value>, String);
    /// The page.
    fn page(
        language: Language,
        contest: &Contest<Self>,
        list: &StoredLexicon,
        after: RoundNo,
    ) -> String {
        let results = Results::of(contest, list, after, &[]);
        results_html(language, contest, &results, Penalised::Unnamed)
    }
    /// Takes the names of those away who are told by initials.
    fn hide_names(_contest: &mut Contest<Self>) {}
    /// Its exchange document, where seasons of the format's own are made of those.
    fn meeting(_record: &Record<Self>, _list: &StoredLexicon) -> Option<String> {
        None
    }
}

/// What of results everybody may read.
fn public(results: &impl serde::Serialize) -> Map<String, Value> {
    let all = serde_json::to_value(results).unwrap_or_default();
    let Value::Object(all) = all else { return Map::new() };
    all.into_iter().filter(|(key, _)| PUBLIC.contains(&key.as_str())).collect()
}

/// The results and their table; without who was penalised, where anybody was: the page beside them names nobody.
fn beside_page<F: Public>(
    (contest, list, after): (&Contest<F>, &StoredLexicon, RoundNo),
    (mut results, table): (Map<String, Value>, String),
) -> (Map<String, Value>, String) {
    if Penalised::proposed(&contest.common) == Penalised::Named {
        return (results, table);
    }
    let all = Results::of(contest, list, after, &[]);
    let rows = serde_json::to_value(unnamed_rows(contest, &all)).unwrap_or_default();
    results.insert("standings".to_owned(), rows);
    (results, unnamed_csv(contest, &all))
}

/// A competition as it would stand had nothing followed its round, and without the names of who leads it: pages name
/// players only.
pub(super) fn up_to<F: Public>(contest: &Contest<F>, after: RoundNo) -> Contest<F> {
    let mut contest = contest.clone();
    contest.common.penalties.retain(|penalty| penalty.round <= after);
    contest.common.objections.retain(|objection| objection.about.round() <= after);
    contest.common.details.referee.clear();
    contest.common.details.assistants.clear();
    F::hide_names(&mut contest);
    contest
}

impl Public for Anagram {
    const JUDGES_WORDS: bool = true;

    fn results(
        contest: &Contest<Self>,
        list: &StoredLexicon,
        after: RoundNo,
    ) -> (Map<String, Value>, String) {
        let results = Results::of(contest, list, after, &[]);
        let whole = (public(&results), standings_csv(&results));
        beside_page((contest, list, after), whole)
    }
}

impl Public for Duplicate {
    const JUDGES_WORDS: bool = true;

    fn results(
        contest: &Contest<Self>,
        list: &StoredLexicon,
        after: RoundNo,
    ) -> (Map<String, Value>, String) {
        let results = DuplicateResults::after(contest, list, after, &[]);
        let whole = (public(&results), duplicate::standings_csv(&results));
        beside_page((contest, list, after), whole)
    }
}

impl Public for Classic {
    const JUDGES_WORDS: bool = false;

    fn results(
        contest: &Contest<Self>,
        list: &StoredLexicon,
        after: RoundNo,
    ) -> (Map<String, Value>, String) {
        let results = ClassicResults::after(contest, &judge(contest), Some(after));
        let csv = results.as_ref().map(games::standings_csv).unwrap_or_default();
        let whole = (results.map(|results| public(&results)).unwrap_or_default(), csv);
        let (mut results, csv) = beside_page((contest, list, after), whole);
        if Penalised::proposed(&contest.common) == Penalised::Unnamed {
            // Who has fewer of them than others had to go.
            results.retain(|part, _| part != "games" && part != "teams");
        }
        (results, csv)
    }

    fn page(
        language: Language,
        contest: &Contest<Self>,
        _list: &StoredLexicon,
        after: RoundNo,
    ) -> String {
        let mut competition = contest.game.competition(&contest.common);
        competition.rounds.retain(|round, _| *round <= after);
        let common = &contest.common;
        let list = common.lexicon.as_ref();
        classic_html(
            language,
            (&common.details, &competition, Issued::of(common)),
            list,
            (Names::Whole, Penalised::proposed(common)),
        )
    }

    fn hide_names(contest: &mut Contest<Self>) {
        let names = Names::unless_asked(&contest.game.competition(&contest.common));
        for player in contest.common.players.values_mut() {
            player.name = names.told(player.id, &player.name);
        }
    }

    fn meeting(record: &Record<Self>, list: &StoredLexicon) -> Option<String> {
        Some(games::from_contest(record, list).to_text())
    }
}
