//! Everything of a competition in one folder: all documents, the results as HTML, CSV and JSON, and the
//! competition itself as a copy for publication. What may be published lies in a folder of its own in it: where anybody was
//! penalised it names them only where that was chosen, and what each player did in detail is in the copy alone. It reads the
//! file beside whoever writes it, and the folder gets its name only when it is whole.

mod columns;
mod page;

use std::fs::create_dir;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;

use crate::commands::{UserCommand, spec};
use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Common, Contest, Openness, Record};
use crate::exchange::{Exchanged, Penalised, Results, nameless_said, results_html, unnamed_csv};
use crate::language::{Language, Speech, tr};
use crate::lexicon::Lexicon;
use crate::print::documents::{Document, Matter, Papers, Sense, Watch, Wish, has};
use crate::print::{Templates, Warning};
use crate::screens::name;
use crate::session::format_of;
use crate::storage::siblings::{folder_of, name_folder, new_folder, why, write};
use crate::storage::{Access, CompetitionFile, StorageError, StoredLexicon};
use crate::text;
use crate::views::print::document_name_in;
use crate::with_format;

use self::columns::columns;
pub(super) use self::page::results_page;

/// A table's file, and the key of what each of its columns is; one that ends in `_` stands for all that go on with a number.
pub type Columns = &'static [(&'static str, &'static [(&'static str, &'static str)])];

/// A format whose competitions can be archived.
pub trait Archived: Papers + Exchanged {
    /// The columns of its tables, without those that several formats have.
    const COLUMNS: Columns;

    /// Its results, exchange document and tables for other programs, each with the name of its file.
    fn exchanged(
        record: &Record<Self>,
        words: &StoredLexicon,
        drafts: &[Draft],
    ) -> Vec<(&'static str, String)>;
}

/// Why there is no archive. Nothing of it is left then.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The competition cannot be read, or its copy not be made.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// Something with this name is there already.
    #[error("{0} exists")]
    Exists(PathBuf),
    /// The system refuses to write there.
    #[error("{0}: {1}")]
    NotWritten(PathBuf, #[source] io::Error),
    /// It was broken off.
    #[error("broken off")]
    BrokenOff,
}

impl ArchiveError {
    /// What is wrong, for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Storage(error) => error.sentence(language),
            Self::Exists(path) => {
                text!(language, "press-exists", file = path.display().to_string())
            }
            Self::NotWritten(path, error) => text!(
                language,
                "press-not-written",
                file = path.display().to_string(),
                why = why(language, error)
            ),
            Self::BrokenOff => tr(language, "press-broken-off"),
        }
    }
}

/// What was archived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whom the part that may be published names.
    pub penalised: Penalised,
    /// What is not on paper as it was given.
    pub warnings: Vec<Warning>,
}

/// Archives the competition of a file in a folder that is not there yet. Told how many documents are
/// written, `watch` may break it off; once it is told that all are, it no longer can. Whom the part that may be published names is
/// what is [safe](Penalised::proposed) where nobody chose.
///
/// # Errors
/// [`ArchiveError`].
pub fn archive(
    file: &Path,
    folder: &Path,
    speech: Speech,
    (local_time, templates): (fn(i64) -> NaiveDateTime, &Templates),
    penalised: Option<Penalised>,
    watch: Watch<'_>,
) -> Result<Told, ArchiveError> {
    if folder.symlink_metadata().is_ok() {
        return Err(ArchiveError::Exists(folder.to_owned()));
    }
    with_format!(format_of(file)?, F => {
        let file = CompetitionFile::<F>::open(file, Access::Read)?;
        archive_of(&file, folder, speech, (local_time, templates), penalised, watch)
    })
}

/// The folder while it is made: what lies in it, and what is said of each file.
struct Made<'a> {
    beside: &'a Path,
    /// What it will be called: what is told is where a file was to lie, not where it is made.
    folder: &'a Path,
    /// What the folder of what may be published is called.
    public: &'a str,
    told: Vec<(bool, String, String)>,
    /// The names of documents that would only say that there is nothing to tell.
    nothing: Vec<String>,
}

impl Made<'_> {
    fn put(
        &mut self,
        is_public: bool,
        (name, about): (String, String),
        bytes: &[u8],
    ) -> Result<(), ArchiveError> {
        let place = self.place(is_public, &name);
        let written = write(&self.beside.join(&place), bytes);
        written.map_err(|error| ArchiveError::NotWritten(self.folder.join(place), error))?;
        self.told.push((is_public, name, about));
        Ok(())
    }

    /// A document's file among those of its part, which are numbered in the order of the day.
    fn numbered(&self, is_public: bool, name: &str) -> String {
        let before = self.told.iter().filter(|(public, ..)| *public == is_public).count();
        format!("{}.pdf", file_name(&format!("{:02} {name}", before + 1)))
    }

    fn place(&self, is_public: bool, name: &str) -> PathBuf {
        if is_public { Path::new(self.public).join(name) } else { PathBuf::from(name) }
    }
}

fn archive_of<F: Archived>(
    file: &CompetitionFile<F>,
    folder: &Path,
    speech: Speech,
    (local_time, templates): (fn(i64) -> NaiveDateTime, &Templates),
    penalised: Option<Penalised>,
    watch: Watch<'_>,
) -> Result<Told, ArchiveError> {
    let not_written = |error| ArchiveError::NotWritten(folder.to_owned(), error);
    let beside = new_folder(folder_of(folder)).map_err(not_written)?;
    let record = file.read_record()?;
    let contest = record.contest();
    let penalised = penalised.unwrap_or_else(|| Penalised::proposed(&contest.common));
    let language = contest.game.public_language(speech);
    let public = tr(language, "archive-folder");
    create_dir(beside.path().join(&public)).map_err(not_written)?;
    let (told, nothing) = (Vec::new(), Vec::new());
    let mut made = Made { beside: beside.path(), folder, public: &public, told, nothing };

    let lexicon = match &contest.common.lexicon {
        Some(passport) => file.lexicon(passport.sha256)?,
        None => StoredLexicon::Full(Lexicon::free(contest.game.language())),
    };
    let drafts: Vec<Draft> =
        file.drafts()?.into_iter().filter_map(|stored| stored.begun.sheet()).collect();
    let board = F::judge(contest, &lexicon);
    let heads = Some(file.heads());
    let matter = Matter {
        record: &record,
        board: &board,
        drafts: &drafts,
        heads,
        local_time,
        templates,
        codes: None,
    };
    let warnings = put_documents(&mut made, matter, (language, penalised), watch)?;
    let all = made.told.len();
    let tables = put_results(&mut made, matter, &lexicon, (language, penalised))?;
    let is_public = names_all(contest, penalised);
    let (name, about) = of_publication(language, is_public, contest.common.openness);
    file.publish_to(&beside.path().join(made.place(is_public, &name)))?;
    made.told.push((is_public, name, about));
    let name = format!("{}.txt", tr(language, "archive-readme"));
    let named = match penalised {
        Penalised::Named if contest.common.penalties.is_empty() => Named::Nobody,
        Penalised::Named => Named::Penalised,
        Penalised::Unnamed => Named::Unnamed,
    };
    let head = head(language, &contest.common);
    let nothing = (!made.nothing.is_empty())
        .then(|| text!(language, "archive-nothing", documents = made.nothing.join(", ")));
    let pupils = contest.game.is_of_pupils().then(|| tr(language, "archive-pupils"));
    let further = [pupils, nothing, nameless_said(language, contest)];
    let readme = readme(language, &head, (&made.told, named), (&tables, &warnings, further));
    made.put(false, (name, String::new()), readme.as_bytes())?;
    if watch(all, all).is_break() {
        return Err(ArchiveError::BrokenOff);
    }
    name_folder(beside, folder).map_err(not_written)?;
    Ok(Told { penalised, warnings })
}

/// All documents; what is not on paper as it was given.
fn put_documents<F: Archived>(
    made: &mut Made<'_>,
    matter: Matter<'_, F>,
    (language, penalised): (Language, Penalised),
    watch: Watch<'_>,
) -> Result<Vec<Warning>, ArchiveError> {
    let record = matter.record;
    let names_penalised = !record.contest().common.penalties.is_empty();
    let mut warnings = Vec::new();
    // Who has a card reads what is its player's: it is for nobody else. What proves no draw is for nobody at all.
    // The standings that name nobody stand behind all others. What is filled in by hand says nothing blank.
    let belongs = |document: &Document| {
        !matches!(document, Document::PlayerCards | Document::UnnamedStandings)
            && !document.is_a_form()
            && document.sense(record) != Sense::NoDraw
            && record.contest().game.has_none(*document, language).is_none()
    };
    let documents = Document::every().filter(|&one| has::<F>(one));
    let documents: Vec<Document> = documents.filter(belongs).collect();
    let all = documents.len();
    for (done, document) in documents.into_iter().enumerate() {
        let mut watch = |_: usize, _: usize| watch(done, all);
        if watch(0, 0).is_break() {
            return Err(ArchiveError::BrokenOff);
        }
        let pages = Wish::whole(document).lay_out(matter, language, &mut watch);
        let pages = pages.ok_or(ArchiveError::BrokenOff)?;
        let named = document_name_in::<F>(language, document);
        if pages.has_nothing {
            made.nothing.push(named);
            continue;
        }
        let pdf = pages.to_pdf_watched(watch).ok_or(ArchiveError::BrokenOff)?;
        let is_public = is_public(document, names_all(record.contest(), penalised));
        let name = made.numbered(is_public, &named);
        let about = if document == Document::Standings && !is_public && names_penalised {
            // For no wall: it names them.
            "archive-standings-kept"
        } else {
            F::said(spec(&UserCommand::ShowDocument(Wish::whole(document))).hint)
        };
        let about = match shown_of_penalties(document) {
            Some(shown) if is_public && names_penalised => also(language, about, shown),
            _ => tr(language, about),
        };
        made.put(is_public, (name, about), &pdf.bytes)?;
        warnings.extend(pages.warnings);
    }
    let unnamed = has::<F>(Document::UnnamedStandings)
        && record.contest().game.has_none(Document::UnnamedStandings, language).is_none();
    if !names_all(record.contest(), penalised) && unnamed {
        let unnamed = Wish::whole(Document::UnnamedStandings);
        let pages = unnamed.lay_out(matter, language, &mut |_, _| watch(all, all + 1));
        let pages = pages.ok_or(ArchiveError::BrokenOff)?;
        let name =
            made.numbered(true, &document_name_in::<F>(language, Document::UnnamedStandings));
        let about = also(language, "archive-standings-pdf", "archive-names-nobody");
        let pdf = pages.to_pdf_watched(&mut |_, _| watch(all, all + 1));
        let pdf = pdf.ok_or(ArchiveError::BrokenOff)?;
        made.put(true, (name, about), &pdf.bytes)?;
    }
    warnings.sort();
    warnings.dedup();
    Ok(warnings)
}

/// The page and what programs read; what the columns of the tables are.
fn put_results<F: Archived>(
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
    made.put(true, (name, about), page.as_bytes())?;
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
        made.put(true, (name, about), text.as_bytes())?;
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
        made.put(is_public, (name, about), text.as_bytes())?;
    }
    Ok(tables)
}

/// What a file is, and what it says of who was penalised.
fn also(language: Language, about: &str, shown: &str) -> String {
    format!("{} {}", tr(language, about), tr(language, shown))
}

/// What a format's file is called in an archive, and what is said of it.
fn named(language: Language, file: &str) -> (String, String) {
    let (_, ending) = file.rsplit_once('.').unwrap_or_default();
    let named = NAMED.iter().find(|(known, ..)| *known == file);
    let (_, name, about) = named.expect("a test archives each format");
    (format!("{}.{ending}", tr(language, name)), tr(language, about))
}

/// The same of the competition itself.
fn of_publication(language: Language, names_all: bool, openness: Openness) -> (String, String) {
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

/// Whom what may be published names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// Nobody was penalised.
    Nobody,
    /// Who was penalised, and why.
    Penalised,
    /// Who was penalised is not named.
    Unnamed,
}

/// What a document that may be put up shows of who was penalised: the key of what is said of it.
fn shown_of_penalties(document: Document) -> Option<&'static str> {
    match document {
        Document::Final => Some("archive-names-penalised"),
        Document::Standings => Some("archive-shows-penalised"),
        _ => None,
    }
}

/// Whether what is published may have everybody's whole name.
fn names_all<F: Archived>(contest: &Contest<F>, penalised: Penalised) -> bool {
    penalised == Penalised::Named && !contest.game.is_of_pupils()
}

/// Whether a document may be put up: none that has names where not everybody's may be read.
fn is_public(document: Document, names_all: bool) -> bool {
    match document {
        Document::Rules | Document::Commitment | Document::UnnamedStandings => true,
        Document::Final
        | Document::Standings
        | Document::TeamStandings
        | Document::CrossTable
        | Document::GameSheet => names_all,
        Document::WordSheets
        | Document::GradedSheets
        | Document::RoundRecord
        | Document::Rulings
        | Document::PlayerReport
        | Document::Certificates
        | Document::PlayerCards
        | Document::Guide
        | Document::Slips
        | Document::PlayerRecord
        | Document::TurnRecord
        | Document::ZeroNotices
        | Document::Warnings
        | Document::ScoreSheets
        | Document::ResultSlips
        | Document::Pairings
        | Document::TableCards
        | Document::ChallengeSlips
        | Document::JudgeLog
        | Document::WholeGame => false,
    }
}

/// Of which competition it is: its title, its day and place, and the issue that was signed.
fn head(language: Language, common: &Common) -> String {
    let details = &common.details;
    let held = [name::date(language, &details.date), details.venue.trim().to_owned()];
    let held: Vec<String> = held.into_iter().filter(|part| !part.is_empty()).collect();
    let signed = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let signed = signed.map(|signing| text!(language, "rounds-signed", issue = signing.issue));
    let lines = [Some(details.title.clone()), Some(held.join(" · ")), signed];
    let lines: Vec<String> = lines.into_iter().flatten().filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// What each file is, and which may be published; what the columns of the tables are.
fn readme(
    language: Language,
    head: &str,
    (told, named): (&[(bool, String, String)], Named),
    (tables, warnings, further): (&str, &[Warning], [Option<String>; 3]),
) -> String {
    let part = |key: &str, public: bool| {
        let files = told.iter().filter(|(is_public, ..)| *is_public == public);
        let files = files.map(|(_, name, about)| format!("  {name}\n      {about}\n"));
        let folder =
            if public { format!(" · {}/", tr(language, "archive-folder")) } else { String::new() };
        format!("\n{}{folder}\n\n{}", tr(language, key), files.collect::<String>())
    };
    let (public, private) = match named {
        Named::Nobody => ("archive-public", "archive-private"),
        Named::Penalised => ("archive-public-named", "archive-private"),
        Named::Unnamed => ("archive-public-unnamed", "archive-private-unnamed"),
    };
    let told = |one: &&Warning| named != Named::Unnamed || !one.is_of_expelled();
    let warned = warnings.iter().filter(told).map(|one| one.sentence(language));
    let warned = warned.chain(further.into_iter().flatten());
    let warned: Vec<String> = warned.map(|one| format!("  {one}\n")).collect();
    let warned = match warned.concat() {
        none if none.is_empty() => none,
        warned => format!("\n{}\n\n{warned}", tr(language, "archive-warnings")),
    };
    let tables = format!("\n{}\n{tables}", tr(language, "archive-columns"));
    format!("{head}\n{}{}{tables}{warned}", part(public, true), part(private, false))
}

/// A document's name as a file may be called everywhere.
fn file_name(name: &str) -> String {
    let plain =
        |sign: char| if sign.is_alphanumeric() || " -’".contains(sign) { sign } else { '_' };
    name.chars().map(plain).collect()
}

/// Nobody watches, nobody breaks off.
pub fn unwatched(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
