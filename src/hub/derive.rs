//! What everybody may read of a competition, derived from its rows: each round from its publishing on, nothing before.

use serde::Serialize;
use serde_json::{Value, json};

use super::about::About;
use super::formats::{Public, up_to};
use super::ranking::{Place, Ranking};
use crate::domain::contest::{Contest, Openness, Record};
use crate::domain::formats::FormatName;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::{Digest, Passport};
use crate::exchange::Results;
use crate::language::Language;
use crate::lexicon::Lexicon;
use crate::storage::{Needed, Problem, RawRow, StoredLexicon, record_of};
use crate::with_format;

/// A table of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    /// After which round; 0 of the whole.
    pub after: u8,
    pub part: String,
    pub content: Vec<u8>,
}

/// The part of each table.
pub(super) const ABOUT: &str = "about";
pub(super) const RANKING: &str = "ranking";
pub(super) const JSON: &str = "results.json";
pub(super) const CSV: &str = "results.csv";
/// Of a joint competition alone.
pub(super) const DRAW: &str = "draw";

/// The part of a page in a language.
pub(super) fn page_of(language: Language) -> String {
    format!("page.{}", language.code())
}

/// Where a competition's pages are: its day, and so many digits of its hash.
pub(super) fn slug(competition: Digest, first: &RawRow, digits: usize) -> String {
    let body: Value = serde_json::from_str(&first.body).unwrap_or_default();
    let date = body.pointer("/competition_created/details/date").and_then(Value::as_str);
    let date = date.unwrap_or_default().trim();
    let is_day = chrono::NaiveDate::parse_from_str(date, "%Y-%m-%d").is_ok() && date.len() == 10;
    let hash = &competition.to_string()[..digits];
    if is_day { format!("{date}-{hash}") } else { hash.to_owned() }
}

/// The digest of the rules that a first row names.
pub(super) fn rules_named(first: &RawRow) -> Option<Digest> {
    let body: Value = serde_json::from_str(&first.body).ok()?;
    body.pointer("/competition_created/rules/sha256")?.as_str()?.parse().ok()
}

/// The commitment of a first event's body.
pub(super) fn commitment(body: &str) -> Option<Digest> {
    let body: Value = serde_json::from_str(body).ok()?;
    body.pointer("/competition_created/commitment")?.as_str()?.parse().ok()
}

/// The title that a first event gives, whatever its format and version; empty where there is none.
pub(super) fn title_of(first: &RawRow) -> String {
    let body: Value = serde_json::from_str(&first.body).unwrap_or_default();
    let title = body.pointer("/competition_created/details/title").and_then(Value::as_str);
    title.unwrap_or_default().to_owned()
}

/// Every table of a competition; the same for the same rows and parts.
pub(super) fn tables(rows: &[RawRow], title: &str, needed: &Needed, slug: &str) -> Vec<Table> {
    let format = match FormatName::of_rules(&needed.rules_text) {
        Ok(format) => format,
        Err(unknown) => return unread(title, Problem::UnknownFormat(unknown.0).to_string()),
    };
    with_format!(format, F => match record_of::<F>(rows, needed) {
        Ok(record) => of_record(format, &record, needed, slug),
        Err(problem) => unread(title, problem.to_string()),
    })
}

/// What is told of a competition that cannot be read.
fn unread(title: &str, why: String) -> Vec<Table> {
    let about = About {
        title: title.to_owned(),
        date: String::new(),
        venue: String::new(),
        club: String::new(),
        format: String::new(),
        players: 0,
        halls: 0,
        playing: Vec::new(),
        rounds: Vec::new(),
        issue: None,
        languages: Language::ALL.map(|it| it.code().to_owned()).to_vec(),
        unread: Some(why),
    };
    vec![table(0, ABOUT, &about)]
}

/// The list by which words are judged: the one that is named, out of what came with a file or of the program's own.
/// `None`: it is not here.
fn list_of<F: Public>(named: Option<&Passport>, needed: &Needed) -> Option<StoredLexicon> {
    let Some(named) = named else { return Some(StoredLexicon::WordsOnly(Lexicon::embedded())) };
    let mut came = needed.lists.iter();
    if let Some((_, list)) = came.find(|(sha256, _)| *sha256 == named.sha256) {
        return Some(list.clone());
    }
    let own = Lexicon::free(named.language);
    let is_it = own.passport().sha256 == named.sha256 || !F::JUDGES_WORDS;
    is_it.then_some(StoredLexicon::Full(own))
}

pub(super) fn table(after: u8, part: &str, content: &impl Serialize) -> Table {
    let content = serde_json::to_vec(content).unwrap_or_default();
    Table { after, part: part.to_owned(), content }
}

/// The rounds that everybody may read, in order: those up to the first played one that is not published.
pub(super) fn shown<F: Public>(contest: &Contest<F>) -> Vec<RoundNo> {
    let all = (1..=contest.game.last_round().get()).filter_map(RoundNo::new);
    let hidden = |round: &RoundNo| contest.game.is_played(*round) && !contest.is_published(*round);
    all.take_while(|round| !hidden(round)).filter(|round| contest.is_published(*round)).collect()
}

fn of_record<F: Public>(
    format: FormatName,
    record: &Record<F>,
    needed: &Needed,
    slug: &str,
) -> Vec<Table> {
    let contest = record.contest();
    let common = &contest.common;
    let named = common.lexicon.as_ref();
    let Some(list) = list_of::<F>(named, needed) else {
        return unread(&common.details.title, "the word list is not here".to_owned());
    };
    let rounds = shown(contest);
    let own = named.map(|passport| Language::of_words(passport.language)).unwrap_or_default();
    let languages = [own, Language::English];
    let signing = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let issue = signing.map(|signing| signing.issue);
    let numbers: Vec<u8> = rounds.iter().map(|round| round.get()).collect();
    let about = About {
        title: common.details.title.clone(),
        date: common.details.date.clone(),
        venue: common.details.venue.clone(),
        club: common.details.club.clone(),
        format: format.name().to_owned(),
        players: common.players.len(),
        halls: 0,
        playing: Vec::new(),
        rounds: numbers.clone(),
        issue,
        languages: languages.map(|it| it.code().to_owned()).to_vec(),
        unread: None,
    };
    let mut tables = vec![table(0, ABOUT, &about)];
    let whole = Results::of(contest, &list, contest.game.last_round(), &[]);
    let club = |player| common.players.get(&player).map(|it| it.club.clone()).unwrap_or_default();
    let name = |player| common.players.get(&player).map(|it| it.name.clone()).unwrap_or_default();
    let ranking = Ranking {
        issue,
        sha256: signing.map(|signing| signing.sha256),
        date: common.details.date.clone(),
        rows: whole
            .standings
            .iter()
            .map(|row| Place {
                player: row.player.get(),
                name: name(row.player),
                club: club(row.player),
                rank: row.rank,
                total: row.total,
            })
            .collect(),
        meeting: F::meeting(record, &list),
    };
    tables.push(table(0, RANKING, &ranking));
    for after in rounds {
        let seen = up_to(contest, after);
        let (results, csv) = F::results(&seen, &list, after);
        let mut json = json!({"after": after.get(), "title": common.details.title});
        if let Value::Object(json) = &mut json {
            json.extend(results);
        }
        let text = crate::exchange::json_line(&json).into_bytes();
        tables.push(Table { after: after.get(), part: JSON.to_owned(), content: text });
        tables.push(Table { after: after.get(), part: CSV.to_owned(), content: csv.into_bytes() });
        for language in languages {
            let page = F::page(language, &seen, &list, after);
            let page = super::page::with_ways(&page, language, slug, &about, after.get());
            tables.push(Table {
                after: after.get(),
                part: page_of(language),
                content: page.into(),
            });
        }
    }
    tables
}
