//! The page of results and what programs read in an archive.

use super::columns::columns;
use super::readme::{Lies, Purpose, also};
use super::{ArchiveError, Archived, Made, names_all};
use crate::domain::contest::Openness;
use crate::exchange::{Penalised, Results, results_html, unnamed_csv};
use crate::language::{Language, tr};
use crate::print::documents::Matter;
use crate::storage::StoredLexicon;

/// The page and what programs read; what the columns of the tables are.
pub(super) fn put_results<F: Archived>(
    made: &mut Made<'_>,
    matter: Matter<'_, F>,
    lexicon: &StoredLexicon,
    (language, penalised): (Language, Penalised),
) -> Result<String, ArchiveError> {
    let contest = matter.record.contest();
    let last = contest.game.last_round();
    let results = Results::of(contest, lexicon, last, matter.drafts);
    let page = results_html(language, contest, &results, penalised);
    let tells = !contest.common.penalties.is_empty();
    let (mut name, mut about) = named(language, "results.html");
    match penalised {
        Penalised::Named if tells => {
            about = also(language, "archive-results-html", "archive-names-reasons");
        }
        Penalised::Unnamed if tells => {
            name = format!("{}.html", tr(language, "archive-results-unnamed"));
            about = also(language, "archive-results-html", "archive-names-nobody");
        }
        Penalised::Named | Penalised::Unnamed => {}
    }
    let lies = Lies { is_public: true, name, about, purpose: Some(Purpose::WebSite) };
    made.put(lies, page.as_bytes())?;
    let mut tables = String::new();
    let mut add = |(is_public, name): (bool, &str), (file, text): (&str, &str)| {
        if matches!(file.rsplit_once('.'), Some((_, "csv"))) {
            tables.push_str(&columns(language, F::COLUMNS, (is_public, name), (file, text)));
        }
    };
    if !names_all(contest, penalised) {
        let own = F::own_public_csv(contest, penalised);
        let text = own.unwrap_or_else(|| unnamed_csv(contest, &results));
        let (name, about) = match penalised {
            Penalised::Unnamed => (
                format!("{}.csv", tr(language, "archive-standings-unnamed")),
                also(language, "archive-standings-csv", "archive-names-nobody"),
            ),
            Penalised::Named => named(language, "standings.csv"),
        };
        add((true, &name), ("standings.csv", &text));
        made.put(Lies { is_public: true, name, about, purpose: None }, text.as_bytes())?;
    }
    for (file, text) in F::exchanged(matter.record, lexicon, matter.drafts) {
        let (name, about) = named(language, file);
        let is_public = PUBLIC.contains(&file) && names_all(contest, penalised);
        let about = match file {
            "standings.csv" if is_public && tells => {
                also(language, "archive-standings-csv", "archive-shows-penalised")
            }
            _ => about,
        };
        add((is_public, &name), (file, &text));
        made.put(Lies { is_public, name, about, purpose: None }, text.as_bytes())?;
    }
    Ok(tables)
}

/// What a format's file is called in an archive, and what is said of it.
fn named(language: Language, file: &str) -> (String, String) {
    let (_, ending) = file.rsplit_once('.').unwrap_or_default();
    let named = NAMED.iter().find(|(known, ..)| *known == file);
    let (_, name, about) = named.expect("a test archives each format");
    (format!("{}.{ending}", tr(language, name)), tr(language, about))
}

/// The same of the competition itself.
pub(super) fn of_publication(
    language: Language,
    names_all: bool,
    openness: Openness,
) -> (String, String) {
    // By the other name it would be put up, with all names.
    let file = if names_all { "publication.eforos" } else { "whole.eforos" };
    let (name, about) = named(language, file);
    let beware = || format!("{about} {}", tr(language, "archive-publication-beware"));
    let about = if names_all { beware() } else { about };
    match openness {
        Openness::Signed => (name, about),
        Openness::Open => (name, format!("{about} {}", tr(language, "archive-without-seed"))),
    }
}

/// The tables of a format that say no more of anybody than the page of results.
const PUBLIC: [&str; 2] = ["standings.csv", "teams.csv"];

/// What formats call their files; what these are called in an archive, and what is said of them.
const NAMED: [(&str, &str, &str); 11] = [
    ("results.html", "archive-results", "archive-results-html"),
    ("results.json", "archive-results", "archive-results-json"),
    ("standings.csv", "archive-standings", "archive-standings-csv"),
    ("teams.csv", "archive-teams", "archive-teams-csv"),
    ("sheets.csv", "archive-sheets", "archive-sheets-csv"),
    ("slips.csv", "archive-slips", "archive-slips-csv"),
    ("turns.csv", "archive-turns", "archive-turns-csv"),
    ("games.csv", "archive-games", "archive-games-csv"),
    ("exchange.json", "archive-exchange", "archive-exchange-json"),
    ("publication.eforos", "archive-publication", "archive-publication-eforos"),
    ("whole.eforos", "archive-whole", "archive-publication-eforos"),
];
