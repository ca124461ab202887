//! Pages are laid out and written on threads of their own, while the time goes on: nobody waits for
//! paper. What is dropped is broken off.

use std::collections::BTreeMap;
use std::fs::Metadata;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
#[cfg(not(windows))]
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::SystemTime;

use chrono::{DateTime, Local, NaiveDateTime};

use super::archive::{Archived, archive, results_page};
use super::templates::{found, read_if_any};
use crate::domain::contest::draft::Draft;
use crate::domain::head::Heads;
use crate::exchange::Penalised;
use crate::language::{Language, Sentences, Speech, tr};
use crate::print::Pages;
use crate::print::documents::{Document, Matter, Papers, Wish};
use crate::print::player_cards::Codes;
use crate::session::{Job, Session, Steps};
use crate::storage::siblings::{holds_a_competition, why, write};
use crate::text;

/// What the pages are of: laid out anew when any of it differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Of {
    pub wish: Wish,
    pub language: Language,
    templates: Option<PathBuf>,
    path: PathBuf,
    events: u64,
    drafts: Vec<Draft>,
    /// What lies in the folder of templates: names, sizes, times.
    laid: Vec<(PathBuf, u64, Option<SystemTime>)>,
    /// The codes of players' cards, for these and for players' reports alone.
    codes: Option<Codes>,
}

impl Of {
    pub(super) fn new<F: Papers + Sentences>(
        session: &Session<F>,
        wish: Wish,
        language: Language,
        templates: Option<&Path>,
        hall: Option<String>,
    ) -> Self {
        let players = session.record().contest().common.players.keys();
        let of = || players.filter_map(|&player| Some((player, session.card(player)?))).collect();
        let later = || session.links().map_or_else(BTreeMap::new, |it| it.generations().collect());
        Self {
            codes: [Document::PlayerCards, Document::PlayerReport]
                .contains(&wish.document)
                .then(|| Codes { of: of(), later: later(), hall }),
            wish,
            language,
            laid: templates.map(found).unwrap_or_default(),
            templates: templates.map(Path::to_owned),
            path: session.path().to_owned(),
            events: session.record().next_seq().0,
            drafts: session.drafts().to_vec(),
        }
    }
}

/// Pages that are laid out.
pub(super) struct LaidOut {
    pub of: Of,
    /// Where they were written last, and what the file was then.
    written: Option<(PathBuf, Stamp)>,
}

/// The size of a file, and when it was changed.
type Stamp = (u64, Option<SystemTime>);

impl LaidOut {
    pub(super) fn new(of: Of) -> Self {
        Self { of, written: None }
    }

    /// They were written there.
    pub(super) fn lies_at(&mut self, path: &Path) {
        self.written = stamp(path).map(|stamp| (path.to_owned(), stamp));
    }

    /// The file that has them, as long as nobody changed it since.
    pub(super) fn file(&self) -> Option<&Path> {
        let (path, then) = self.written.as_ref()?;
        (stamp(path).as_ref() == Some(then)).then_some(path)
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    let found = path.symlink_metadata().ok().filter(Metadata::is_file)?;
    Some((found.len(), found.modified().ok()))
}

/// Pages that are being laid out.
pub(super) struct Laying {
    pub of: Of,
    pub job: Job<Pages>,
}

/// Something that is being written.
pub(super) struct Writing {
    /// Of pages what they are of.
    pub of: Option<Of>,
    pub path: PathBuf,
    pub then: Then,
    pub job: Job<()>,
}

/// What follows the writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// It is said where the document lies.
    Tell,
    /// It is opened, too.
    Open,
    /// It is said where the page of results lies.
    TellPage,
    /// It is said where the archive lies.
    TellArchive,
}

/// The time of day at this place.
fn local_time(wall_ms: i64) -> NaiveDateTime {
    let utc = DateTime::from_timestamp_millis(wall_ms).unwrap_or_default();
    utc.with_timezone(&Local).naive_local()
}

/// Lays pages out, of the competition as it stands.
pub(super) fn lay_out<F: Papers + Sentences>(session: &Session<F>, of: Of) -> Laying {
    let record = session.record().clone();
    let board = session.judged().clone();
    let heads: Heads = session.heads().clone();
    let asked = of.clone();
    let work = move |steps: &Steps| {
        let Of { wish, language, drafts, templates, codes, .. } = asked;
        let templates = read_if_any(templates.as_deref(), language)?;
        let matter = Matter {
            record: &record,
            board: &board,
            drafts: &drafts,
            heads: Some(&heads),
            local_time,
            templates: &templates,
            codes: codes.as_ref(),
        };
        let pages = wish.lay_out(matter, language, &mut |done, of| steps.progress(done, of));
        pages.ok_or_else(|| broken_off(language))
    };
    Laying { of, job: Job::start("pages", work) }
}

fn broken_off(language: Language) -> String {
    tr(language, "press-broken-off")
}

/// Writes pages as a file.
pub(super) fn write_pages(
    (pages, of): (Arc<Pages>, Option<Of>),
    path: PathBuf,
    then: Then,
    language: Language,
) -> Writing {
    let to = path.clone();
    let work = move |steps: &Steps| {
        let pdf = pages.to_pdf_watched(|done, of| steps.progress(done, of));
        let pdf = pdf.filter(|_| steps.last_moment().is_continue());
        put(&to, &pdf.ok_or_else(|| broken_off(language))?.bytes, language)
    };
    Writing { of, path, then, job: Job::start("document", work) }
}

/// Puts a document where it belongs, whole or not at all, and never over a competition.
fn put(path: &Path, bytes: &[u8], language: Language) -> Result<(), String> {
    let file = path.display().to_string();
    if holds_a_competition(path) {
        return Err(text!(language, "press-is-a-competition", file = file));
    }
    let written = write(path, bytes);
    written.map_err(|error| {
        text!(language, "press-not-written", file = file, why = why(language, &error))
    })
}

/// Archives the competition of a file.
pub(super) fn write_archive(
    file: PathBuf,
    folder: PathBuf,
    templates: Option<PathBuf>,
    (speech, penalised): (Speech, Penalised),
) -> Writing {
    let (to, language) = (folder.clone(), speech.spoken);
    let work = move |steps: &Steps| {
        let templates = read_if_any(templates.as_deref(), language)?;
        let look = (local_time as fn(i64) -> NaiveDateTime, &templates);
        let mut watch = |done, of| match steps.progress(done, of) {
            ControlFlow::Continue(()) if done == of => steps.last_moment(),
            told => told,
        };
        let archived = archive(&file, &to, speech, look, Some(penalised), &mut watch);
        archived.map(|_| ()).map_err(|error| error.sentence(language))
    };
    Writing { of: None, path: folder, then: Then::TellArchive, job: Job::start("archive", work) }
}

/// Writes the page of results of a competition's file.
pub(super) fn write_page<F: Archived>(
    file: PathBuf,
    path: PathBuf,
    (speech, penalised): (Speech, Penalised),
) -> Writing {
    let (to, language) = (path.clone(), speech.spoken);
    let work = move |steps: &Steps| {
        let page = results_page::<F>(&file, speech, penalised);
        let page = page.map_err(|error| error.sentence(language))?;
        let page = Some(page).filter(|_| steps.last_moment().is_continue());
        put(&to, page.ok_or_else(|| broken_off(language))?.as_bytes(), language)
    };
    Writing { of: None, path, then: Then::TellPage, job: Job::start("page", work) }
}

/// Opens a file or a folder with whatever the system has for it: the outside of the program.
pub type Viewer = Arc<dyn Fn(&Path) -> io::Result<()> + Send + Sync>;

/// The system's own viewer.
pub fn machine() -> Viewer {
    Arc::new(view)
}

#[cfg(not(windows))]
fn view(path: &Path) -> io::Result<()> {
    answer(open::commands(path))
}

/// What the first of these programs that is there answers. None after it is asked: where `xdg-open` finds no viewer,
/// `gio open` says that it opened what its own then cannot show.
#[cfg(not(windows))]
fn answer(programs: impl IntoIterator<Item = Command>) -> io::Result<()> {
    for mut program in programs {
        program.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match program.status() {
            Ok(ended) if ended.success() => return Ok(()),
            Ok(ended) => return Err(io::Error::other(ended.to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::NotFound.into())
}

/// As a double click does: no other program is started for it, and what fails is told at once.
#[cfg(windows)]
fn view(path: &Path) -> io::Result<()> {
    use winsafe::SHELLEXECUTEINFO;
    use winsafe::co::{COINIT, SEE_MASK, SW};
    // What shows a kind of file may ask for this.
    let _for_this_thread = winsafe::CoInitializeEx(COINIT::APARTMENTTHREADED);
    let file = path.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
    // This thread ends behind it, so it waits until that is done.
    let (mask, show) = (SEE_MASK::NOASYNC, SW::SHOWNORMAL);
    let shown =
        winsafe::ShellExecuteEx(&SHELLEXECUTEINFO { mask, file, show, ..Default::default() });
    shown.map_err(|error| io::Error::other(error.to_string()))
}

/// Opens something; refused with a sentence when there is nothing to open it with. Some systems answer only when
/// the viewer is closed.
pub(super) fn open_with(viewer: &Viewer, path: PathBuf, language: Language) -> Job<()> {
    let viewer = Arc::clone(viewer);
    Job::start("viewer", move |_| viewer(&path).map_err(|_| tr(language, "press-no-viewer")))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn program(name: &str) -> Command {
        Command::new(name)
    }

    fn ends_with(code: u8) -> Command {
        let mut command = program("sh");
        command.args(["-c", &format!("exit {code}")]);
        command
    }

    #[test]
    fn the_first_opener_that_is_there_answers_for_all() {
        let missing = || program("no-such-opener-of-documents");
        assert!(answer([missing(), ends_with(0)]).is_ok());
        // As xdg-open without a viewer; the next would say that it opened something.
        assert!(answer([missing(), ends_with(3), ends_with(0)]).is_err());
        assert!(answer([missing()]).is_err());
        assert!(answer([]).is_err());
    }
}
