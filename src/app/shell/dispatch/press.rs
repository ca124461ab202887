//! Print: which document is seen, where it is written, what became of it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::copies::free;
use crate::app::press::{self, LaidOut, Of, Then, Writing};
use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::app::templates;
use crate::commands::{Entry, Place, Question};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::Penalised;
use crate::language::tr;
use crate::print::documents::{Document, Sense, Wish, due};
use crate::session::Told;
use crate::storage::siblings;
use crate::text;
use crate::views::Sight;
use crate::views::desk::AfterSigning;
use crate::views::print::{self as view, Shown};

/// What a document's file ends with.
const EXTENSION: &str = "pdf";

impl<F: OwnActs> Shell<F> {
    pub(in crate::app) fn show_document(&mut self, wish: Wish) {
        // From the keys of F1 it may be the guide.
        self.desk.over = None;
        if self.desk.place != Place::Print {
            self.go(Place::Print);
        }
        if self.desk.press.wish.document != wish.document {
            self.desk.set(Entry::PrintPlayer, "");
            self.desk.set(Entry::BlankSheets, "");
        }
        let contest = self.keeper.as_ref().map(|session| session.record().contest());
        let due = contest.map(due);
        let press = &mut self.desk.press;
        // What was asked for by name is not what is due.
        (press.open, press.due) = (true, due);
        press.wish = wish;
        press.page = 0;
        self.forget_last();
    }

    /// The name that was typed was meant for another document, and what became of that one is told no more.
    fn forget_last(&mut self) {
        self.desk.press.told = None;
        self.desk.set(Entry::DocumentFile, "");
    }

    pub(in crate::app) fn print_of_round(&mut self, round: Option<RoundNo>) {
        self.desk.press.wish.round = round;
        self.desk.press.page = 0;
        self.forget_last();
    }

    pub(in crate::app) fn print_of_player(&mut self, player: Option<PlayerId>) {
        self.desk.press.wish.player = player;
        self.desk.press.page = 0;
        self.desk.set(Entry::PrintPlayer, "");
        self.forget_last();
    }

    /// Goes so many pages on, or back.
    pub(in crate::app) fn turn_page(&mut self, by: isize) {
        let press = &mut self.desk.press;
        let last = press.seen().unwrap_or(0).saturating_sub(1);
        press.page = press.page.saturating_add_signed(by).min(last);
    }

    /// Sees to it that the pages are those of what is wished, of the competition as it stands.
    /// Whether anything is seen otherwise.
    pub(in crate::app) fn follow_press(&mut self) -> bool {
        if let Some(session) = &self.keeper {
            let common = &session.record().contest().common;
            self.desk.press.forget_other_issues(common.next_issue(), common.openness);
        }
        let Some(session) = self.keeper.as_ref().filter(|_| self.desk.place == Place::Print) else {
            self.desk.press.open = false;
            return false;
        };
        if !self.desk.press.open {
            self.desk.press.open(due(session.record().contest()));
        }
        let wish = view::wish(&self.desk, session.record().contest());
        let templates = self.outside.templates.as_deref();
        let game = &session.record().contest().game;
        let language = game.public_language(self.desk.speech());
        let doors = self.desk.doors.as_ref();
        let hall = doors.filter(|doors| !doors.address.is_loopback());
        let hall = hall.map(|doors| doors.hall.clone());
        let of = Of::new(session, wish, language, templates, hall);
        if self.laid_out.as_ref().is_some_and(|laid| laid.of == of) {
            let was_stale = self.desk.press.stale || self.laying.is_some();
            self.laying = None;
            self.desk.press.stale = false;
            self.desk.press.laying = None;
            return was_stale;
        }
        if self.laying.as_ref().is_some_and(|laying| laying.of == of) {
            return false;
        }
        self.desk.press.stale = self.desk.press.pages.is_some();
        self.desk.press.laying = Some((0, 0));
        self.laying = Some(press::lay_out(session, of));
        true
    }

    /// Takes what the threads have told. Whether they told anything.
    pub(in crate::app) fn take_printed(&mut self) -> bool {
        let laid = self.take_laid();
        let written = self.take_written();
        let opened = self.take_opened();
        laid || written || opened
    }

    fn take_laid(&mut self) -> bool {
        let language = self.desk.language;
        let mut happened = false;
        while let Some(laying) = &mut self.laying {
            let Some(told) = laying.job.told() else { break };
            happened = true;
            let done = match told {
                Told::Progress(done, of) => {
                    self.desk.press.laying = Some((done, of));
                    continue;
                }
                Told::Done(pages) => Ok(pages),
                Told::Failed(why) => Err(why.sentence(language, |why| why)),
            };
            // What failed is not tried again with each tick.
            self.laid_out = self.laying.take().map(|laying| LaidOut::new(laying.of));
            let press = &mut self.desk.press;
            press.laying = None;
            match done {
                Ok(pages) => {
                    // What was wrong with a template is put right.
                    let was_wrong = press.pages.is_none();
                    press.told.take_if(|told| was_wrong && matches!(told, view::Told::Failed(_)));
                    press.page = press.page.min(pages.pages.len().saturating_sub(1));
                    press.pages = Some(Shown(Arc::new(pages)));
                    press.stale = false;
                }
                Err(why) => {
                    press.pages = None;
                    press.told = Some(view::Told::Failed(why));
                }
            }
        }
        happened
    }

    fn take_written(&mut self) -> bool {
        let language = self.desk.language;
        let mut happened = false;
        while let Some(writing) = &mut self.writing {
            let Some(told) = writing.job.told() else { break };
            happened = true;
            let done = match told {
                Told::Progress(done, of) => {
                    if let Some(seen) = &mut self.desk.writing {
                        (seen.done, seen.of) = (done, of);
                    }
                    continue;
                }
                Told::Done(()) => Ok(()),
                Told::Failed(why) => Err(why.sentence(language, |why| why)),
            };
            let (path, then) = (writing.path.clone(), writing.then);
            let of = writing.of.take();
            self.writing = None;
            self.desk.writing = None;
            if done.is_ok() {
                let laid = self.laid_out.as_mut().filter(|laid| of.as_ref() == Some(&laid.of));
                if let Some(laid) = laid {
                    laid.lies_at(&path);
                }
                let signed = self.desk.press.wish.document == Document::Final;
                match then {
                    Then::TellArchive => self.done_after_signing(AfterSigning::Archive),
                    Then::Tell | Then::Open if signed => {
                        self.done_after_signing(AfterSigning::Sheet);
                    }
                    Then::Tell | Then::Open | Then::TellPage => {}
                }
            }
            let told = match (done, then) {
                (Err(why), _) => view::Told::Failed(why),
                (Ok(()), Then::TellArchive) => view::Told::Archived(path),
                (Ok(()), Then::Tell | Then::TellPage) => view::Told::Written(path),
                (Ok(()), Then::Open) => {
                    self.open_path(path.clone());
                    view::Told::Opening(path)
                }
            };
            self.desk.press.told = Some(told);
        }
        happened
    }

    fn take_opened(&mut self) -> bool {
        let Some((path, job)) = &mut self.opening else { return false };
        let why = match job.told() {
            Some(Told::Failed(why)) => why.sentence(self.desk.language, |why| why),
            Some(Told::Done(()) | Told::Progress(..)) => {
                let opened = path.clone();
                self.opening = None;
                let waits = self.desk.press.told == Some(view::Told::Opening(opened.clone()));
                if waits {
                    self.desk.press.told = Some(view::Told::Opened(opened));
                }
                return waits;
            }
            None => return false,
        };
        let path = path.clone();
        self.opening = None;
        let press = &mut self.desk.press;
        let newer = press.told.is_some() && press.written() != Some(&path);
        if newer || self.writing.is_some() {
            // What was told since stays, and what is being written will be told.
            let (language, file) = (self.desk.language, path.display().to_string());
            self.desk.problem(text!(language, "press-not-opened", file = file, why = why));
        } else {
            press.told = Some(view::Told::NotOpened(path, why));
        }
        true
    }

    fn open_path(&mut self, path: PathBuf) {
        let job = press::open_with(&self.outside.viewer, path.clone(), self.desk.language);
        self.opening = Some((path, job));
    }

    pub(in crate::app) fn open_written(&mut self) {
        if let Some(path) = self.desk.press.written().map(Path::to_owned) {
            self.open_path(path);
        }
    }

    /// A club's own words and signatories of certificates, in a file that says how; and the folder in which it lies.
    pub(in crate::app) fn own_certificates(&mut self) {
        let language = self.desk.language;
        let Some(folder) = self.outside.templates.clone() else {
            return self.desk.problem(tr(language, "press-own-nowhere"));
        };
        match templates::own_certificates(&folder, language) {
            Ok(file) => {
                self.show_document(Wish::whole(Document::Certificates));
                self.desk.press.told = Some(view::Told::Own(file));
                self.open_path(folder);
            }
            Err(why) => self.desk.problem(why),
        }
    }

    /// The folder of a document; an archive is itself one.
    pub(in crate::app) fn open_written_folder(&mut self) {
        let Some(path) = self.desk.press.written().map(Path::to_owned) else { return };
        let folder = if path.is_dir() { Some(path.as_path()) } else { path.parent() };
        if let Some(folder) = folder.map(Path::to_owned) {
            self.open_path(folder);
        }
    }

    /// Where the document shall lie: as typed, else beside the competition under a name that is free.
    fn document_path(&self) -> Option<PathBuf> {
        let typed = self.desk.text(Entry::DocumentFile).trim();
        if !typed.is_empty() {
            let mut path = PathBuf::from(typed);
            if path.extension().is_none() {
                path.set_extension(EXTENSION);
            }
            return Some(self.beside_competition(&path));
        }
        free(&self.proposed_document()?)
    }

    /// A bare name lies beside the competition.
    pub(super) fn beside_competition(&self, path: &Path) -> PathBuf {
        let beside = self.keeper.as_ref().and_then(|session| session.path().parent());
        beside.map_or_else(|| path.to_owned(), |folder| folder.join(path))
    }

    /// Where a document is proposed to lie.
    pub(in crate::app) fn proposed_document(&self) -> Option<PathBuf> {
        let session = self.keeper.as_ref()?;
        let name = view::proposed_name(&Sight::of(session, &self.desk));
        Some(session.path().with_file_name(name))
    }

    /// Where the document that is seen was written before and still lies; where another name is typed it is wanted there.
    fn lies_at(&self) -> Option<PathBuf> {
        let typed = !self.desk.text(Entry::DocumentFile).trim().is_empty();
        let stale = self.desk.press.stale || self.writing.is_some();
        let seen = self.laid_out.as_ref().filter(|_| !(typed || stale));
        seen.and_then(LaidOut::file).map(Path::to_owned)
    }

    /// Saves the document; what was written of it before is not written again.
    pub(in crate::app) fn save_document(&mut self) {
        match self.lies_at() {
            Some(path) => self.desk.press.told = Some(view::Told::Written(path)),
            None => self.write_or_ask(Then::Tell),
        }
    }

    /// Opens the document for printing; what was written of it before is not written again.
    pub(in crate::app) fn print_document(&mut self) {
        if let Some(path) = self.lies_at() {
            self.open_path(path.clone());
            self.desk.press.told = Some(view::Told::Opening(path));
            return;
        }
        self.write_or_ask(Then::Open);
    }

    fn write_or_ask(&mut self, then: Then) {
        let open = self.keeper.as_ref().map(|session| Sight::of(session, &self.desk));
        if let Some(wrong) = open.and_then(|sight| view::wrong(&sight)) {
            self.desk.problem(wrong);
            return;
        }
        let Some(path) = self.document_path() else { return };
        let typed = !self.desk.text(Entry::DocumentFile).trim().is_empty();
        if typed && path.symlink_metadata().is_ok() {
            self.open_question(Question::ReplaceDocument);
            return;
        }
        self.write_document(path, then);
    }

    /// Writes where somebody chose in a dialog.
    pub(in crate::app) fn write_chosen(&mut self, mut path: PathBuf) {
        if path.extension().is_none() {
            path.set_extension(EXTENSION);
        }
        self.write_document(path, Then::Tell);
    }

    /// Yes: what was typed shall be replaced.
    pub(in crate::app) fn replace_document(&mut self) {
        if let Some(path) = self.document_path() {
            self.write_document(path, Then::Tell);
        }
    }

    /// Writes the pages that are seen.
    fn write_document(&mut self, path: PathBuf, then: Then) {
        let language = self.desk.language;
        let document = self.desk.press.wish.document;
        let record = self.keeper.as_ref().map(|session| session.record());
        if record.is_some_and(|record| document.sense(record) == Sense::NoDraw) {
            self.desk.problem(tr(language, F::said("press-no-draw")));
            return;
        }
        let pages = self.desk.press.pages.as_ref().filter(|_| !self.desk.press.stale);
        let Some(pages) = pages.map(|pages| Arc::clone(&pages.0)) else { return };
        if let Some(why) = pages.none_because() {
            let why = why.sentence(language);
            return self.desk.problem(why);
        }
        if self.writing.is_some() {
            return;
        }
        let of = self.laid_out.as_ref().map(|laid| laid.of.clone());
        self.writing_has_begun(press::write_pages((pages, of), path, then, language));
    }

    pub(super) fn writing_has_begun(&mut self, writing: Writing) {
        let path = writing.path.clone();
        self.desk.press.told = None;
        self.desk.writing = Some(view::Writing { path, done: 0, of: 0 });
        self.writing = Some(writing);
    }

    pub(in crate::app) fn stop_writing(&mut self) {
        // Too late, it ends by itself.
        if self.writing.as_ref().is_some_and(|writing| writing.job.cancel()) {
            self.writing = None;
            self.desk.writing = None;
            let text = tr(self.desk.language, "press-broken-off");
            self.desk.press.told = Some(view::Told::Failed(text));
        }
    }

    /// Where an archive is proposed to lie: beside the competition.
    pub(in crate::app) fn propose_archive(&mut self) {
        if let Some(parent) = self.archive_parent() {
            self.archive_within(&parent);
        }
    }

    /// The folder in which the archive would lie, whole: a name alone would not say where.
    pub(in crate::app) fn archive_parent(&self) -> Option<PathBuf> {
        let path = std::path::absolute(self.keeper.as_ref()?.path()).ok()?;
        path.parent().map(Path::to_owned)
    }

    /// A folder in this one is proposed for an archive.
    pub(in crate::app) fn archive_within(&mut self, parent: &Path) {
        let Some(session) = &self.keeper else { return };
        let stem = session.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = text!(self.desk.language, "press-archive-name", name = stem);
        let folder = free(&parent.join(name));
        let text = folder.map(|folder| folder.display().to_string()).unwrap_or_default();
        self.desk.set(Entry::ArchiveFolder, text);
    }

    /// Where something new shall lie, as it is typed; a bare name beside the competition.
    ///
    /// # Errors
    /// Nothing is typed, something is being written, or something lies there already; for people.
    pub(super) fn new_place(&self, entry: Entry, ending: Option<&str>) -> Result<PathBuf, String> {
        let language = self.desk.language;
        let typed = self.desk.text(entry).trim();
        if typed.is_empty() {
            return Err(tr(language, "competition-no-path"));
        }
        if self.writing.is_some() {
            return Err(tr(language, "press-busy"));
        }
        let mut path = self.beside_competition(Path::new(typed));
        if let Some(ending) = ending.filter(|_| path.extension().is_none()) {
            path.set_extension(ending);
        }
        if path.symlink_metadata().is_ok() {
            return Err(text!(language, "press-exists", file = path.display().to_string()));
        }
        Ok(path)
    }

    pub(in crate::app) fn archive(&mut self, penalised: Penalised) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let language = self.desk.language;
        let folder = self.new_place(Entry::ArchiveFolder, None)?;
        // What would fail at the end is said while the folder can still be typed anew.
        let parent = siblings::folder_of(&folder);
        if let Err(error) = siblings::new_folder(parent) {
            let why = siblings::why(language, &error);
            let folder = parent.display().to_string();
            return Err(text!(language, "press-no-archive-there", folder = folder, why = why));
        }
        let begun = press::write_archive(
            session.path().to_owned(),
            folder,
            self.outside.templates.clone(),
            (self.desk.speech(), penalised),
        );
        if self.desk.place != Place::Print {
            self.go(Place::Print);
        }
        self.writing_has_begun(begun);
        Ok(())
    }
}
