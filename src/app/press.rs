//! Pages are laid out and written on threads of their own, while the time goes on: nobody waits for
//! paper. What is dropped is broken off.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use chrono::{DateTime, Local, NaiveDateTime};

use super::archive::{ArchiveError, archive};
use super::templates::read_if_any;
use crate::app::formats::Session;
use crate::domain::contest::draft::Draft;
use crate::domain::head::Heads;
use crate::language::{Language, tr};
use crate::print::Pages;
use crate::print::documents::{Matter, Wish};
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
}

impl Of {
    pub(super) fn new(
        session: &Session,
        wish: Wish,
        language: Language,
        templates: Option<&Path>,
    ) -> Self {
        Self {
            wish,
            language,
            templates: templates.map(Path::to_owned),
            path: session.path().to_owned(),
            events: session.record().next_seq().0,
            drafts: session.drafts().to_vec(),
        }
    }
}

/// What a thread tells.
pub(super) enum Told<T> {
    /// How much is done, and of how much.
    Progress(usize, usize),
    /// The end of it.
    Done(T),
}

/// Pages that are being laid out.
pub(super) struct Laying {
    pub of: Of,
    pub told: Receiver<Told<Result<Pages, String>>>,
}

/// Something that is being written.
pub(super) struct Writing {
    pub path: PathBuf,
    pub then: Then,
    pub told: Receiver<Told<Result<(), String>>>,
    /// Whether it is decided: broken off by one side, or about to lie there by the other.
    decided: Arc<AtomicBool>,
}

impl Writing {
    /// Breaks it off; `false` when it is too late for that.
    pub(super) fn stop(&self) -> bool {
        !self.decided.swap(true, Ordering::SeqCst)
    }
}

/// What follows the writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// It is said where the document lies.
    Tell,
    /// It is opened, too.
    Open,
    /// It is said where the archive lies.
    TellArchive,
}

/// The time of day at this place.
fn local_time(wall_ms: i64) -> NaiveDateTime {
    let utc = DateTime::from_timestamp_millis(wall_ms).unwrap_or_default();
    utc.with_timezone(&Local).naive_local()
}

/// Tells a listener how much is done; one who is gone breaks it off.
fn watch<T>(sender: &Sender<Told<T>>) -> impl FnMut(usize, usize) -> ControlFlow<()> {
    let sender = sender.clone();
    let mut before = 0;
    move |done, of| {
        // A hundred times is often enough.
        let hundredth = done.saturating_mul(100).checked_div(of).unwrap_or(0);
        if done > 0 && hundredth == before {
            return ControlFlow::Continue(());
        }
        before = hundredth;
        match sender.send(Told::Progress(done, of)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}

/// Lays pages out, of the competition as it stands.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn lay_out(session: &Session, of: Of) -> io::Result<Laying> {
    let (sender, told) = channel();
    let record = session.record().clone();
    let board = session.judged().clone();
    let heads: Heads = session.heads().clone();
    let asked = of.clone();
    let work = move || {
        let Of { wish, language, drafts, templates, .. } = asked;
        let pages = read_if_any(templates.as_deref(), language).map(|templates| {
            let matter = Matter {
                record: &record,
                board: &board,
                drafts: &drafts,
                heads: Some(&heads),
                local_time,
                templates: &templates,
            };
            wish.lay_out(matter, language, &mut watch(&sender))
        });
        // Nobody waits any more when it was broken off.
        if let Some(pages) = pages.transpose() {
            let _ = sender.send(Told::Done(pages));
        }
    };
    thread::Builder::new().name("pages".to_owned()).spawn(work)?;
    Ok(Laying { of, told })
}

/// Writes pages as a file.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn write_pages(
    pages: Arc<Pages>,
    path: PathBuf,
    then: Then,
    language: Language,
) -> io::Result<Writing> {
    let (sender, told) = channel();
    let to = path.clone();
    let decided = Arc::new(AtomicBool::new(false));
    let last_moment = Arc::clone(&decided);
    let work = move || {
        let Some(pdf) = pages.to_pdf_watched(watch(&sender)) else { return };
        if last_moment.swap(true, Ordering::SeqCst) {
            return;
        }
        let done = put(&to, &pdf.bytes, language);
        let _ = sender.send(Told::Done(done));
    };
    thread::Builder::new().name("document".to_owned()).spawn(work)?;
    Ok(Writing { path, then, told, decided })
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
///
/// # Errors
/// When the system gives no thread.
pub(super) fn write_archive(
    file: PathBuf,
    folder: PathBuf,
    templates: Option<PathBuf>,
    language: Language,
) -> io::Result<Writing> {
    let (sender, told) = channel();
    let to = folder.clone();
    let decided = Arc::new(AtomicBool::new(false));
    let last_moment = Arc::clone(&decided);
    let work = move || {
        let done = read_if_any(templates.as_deref(), language).and_then(|templates| {
            let look = (local_time as fn(i64) -> NaiveDateTime, &templates);
            let mut told = watch(&sender);
            let mut watch = |done, of| match told(done, of) {
                ControlFlow::Continue(()) if done == of => {
                    let stopped = last_moment.swap(true, Ordering::SeqCst);
                    if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                }
                told => told,
            };
            match archive(&file, &to, language, look, &mut watch) {
                // Nobody waits any more when it was broken off.
                Ok(_) | Err(ArchiveError::BrokenOff) => Ok(()),
                Err(error) => Err(error.sentence(language)),
            }
        });
        let _ = sender.send(Told::Done(done));
    };
    thread::Builder::new().name("archive".to_owned()).spawn(work)?;
    Ok(Writing { path: folder, then: Then::TellArchive, told, decided })
}

/// Opens a file or a folder with whatever the system has for it: the outside of the program.
pub type Viewer = Arc<dyn Fn(&Path) -> io::Result<()> + Send + Sync>;

/// The system's own viewer.
pub fn machine() -> Viewer {
    Arc::new(|path: &Path| open::that(path))
}

/// Opens something; the answer is a sentence when there is nothing to open it with. Some systems answer
/// only when the viewer is closed.
pub(super) fn open_with(viewer: &Viewer, path: PathBuf, language: Language) -> Receiver<String> {
    let (sender, told) = channel();
    let viewer = Arc::clone(viewer);
    let work = move || {
        if viewer(&path).is_err() {
            let _ = sender.send(tr(language, "press-no-viewer"));
        }
    };
    if thread::Builder::new().name("viewer".to_owned()).spawn(work).is_err() {
        tracing::warn!("no thread for a viewer");
    }
    told
}
