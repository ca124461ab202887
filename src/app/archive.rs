//! Everything of a competition in one folder: all documents, the results as HTML, CSV and JSON, the history as a text, and
//! the competition itself as a copy for publication. What may be published lies in a folder of its own in it: where anybody was
//! penalised it names them only where that was chosen, and what each player did in detail is in the copy alone. It reads the
//! file beside whoever writes it, and the folder gets its name only when it is whole.

mod columns;
mod documents;
mod page;
mod readme;
mod recorded;
mod tables;

use std::fs::create_dir;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;

use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Contest, Record};
use crate::exchange::{Exchanged, Penalised, nameless_said};
use crate::language::{Language, Speech, tr};
use crate::lexicon::Lexicon;
use crate::print::documents::{Matter, Papers, Watch};
use crate::print::{Templates, Warning};
use crate::session::format_of;
use crate::storage::siblings::{folder_of, name_folder, new_folder, why, write};
use crate::storage::{Access, CompetitionFile, StorageError, StoredLexicon};
use crate::text;
use crate::with_format;

use self::documents::put_documents;
pub(super) use self::page::results_page;
use self::readme::{Lies, Named, head, readme};
use self::recorded::{put_games, put_history};
use self::tables::{of_publication, put_results};

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

    /// The games that were recorded turn by turn as files for other programs, each with its name; few formats have such.
    fn whole_games(_record: &Record<Self>) -> Vec<(String, String)> {
        Vec::new()
    }
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
    told: Vec<Lies>,
    /// The names of documents that would only say that there is nothing to tell.
    nothing: Vec<String>,
}

impl Made<'_> {
    fn put(&mut self, lies: Lies, bytes: &[u8]) -> Result<(), ArchiveError> {
        let place = self.place(lies.is_public, &lies.name);
        self.write(&place, bytes)?;
        self.told.push(lies);
        Ok(())
    }

    /// A folder in the part that stays with the club.
    fn make_folder(&self, name: &str) -> Result<(), ArchiveError> {
        let made = create_dir(self.beside.join(name));
        made.map_err(|error| ArchiveError::NotWritten(self.folder.join(name), error))
    }

    fn write(&self, place: &Path, bytes: &[u8]) -> Result<(), ArchiveError> {
        let written = write(&self.beside.join(place), bytes);
        written.map_err(|error| ArchiveError::NotWritten(self.folder.join(place), error))
    }

    /// A document's file among those of its part, which are numbered in the order in which they are looked for.
    fn numbered(&self, is_public: bool, name: &str) -> String {
        let before = self.told.iter().filter(|lies| lies.is_public == is_public).count();
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
    put_history(&mut made, matter, language)?;
    put_games(&mut made, &record, language)?;
    let is_public = names_all(contest, penalised);
    let (mut name, about) = of_publication(language, is_public, contest.common.openness);
    if is_public {
        // What says more of everybody than the standings is put up with nothing else: it lies apart, below what says when.
        let agreed = tr(language, "archive-agreed");
        made.make_folder(&agreed)?;
        name = format!("{agreed}/{name}");
        let said = format!("{agreed}/{}.txt", tr(language, "archive-readme"));
        made.write(Path::new(&said), format!("{about}\n").as_bytes())?;
    }
    file.publish_to(&beside.path().join(&name))?;
    made.told.push(Lies { is_public: false, name, about, purpose: None });
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
    let lies = Lies { is_public: false, name, about: String::new(), purpose: None };
    made.put(lies, readme.as_bytes())?;
    if watch(all, all).is_break() {
        return Err(ArchiveError::BrokenOff);
    }
    name_folder(beside, folder).map_err(not_written)?;
    Ok(Told { penalised, warnings })
}

/// Whether what is published may have everybody's whole name.
fn names_all<F: Archived>(contest: &Contest<F>, penalised: Penalised) -> bool {
    penalised == Penalised::Named && !contest.game.is_of_pupils()
}

/// A document's name as a file may be called everywhere.
fn file_name(name: &str) -> String {
    let plain =
        |sign: char| if sign.is_alphanumeric() || " -’·".contains(sign) { sign } else { '_' };
    name.chars().map(plain).collect()
}

/// Nobody watches, nobody breaks off.
pub fn unwatched(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
