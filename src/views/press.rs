//! What lies on the desk for Print: the document as it is wished, its pages once they are laid out, and
//! what became of the last one that was written.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::domain::contest::Openness;
use crate::domain::ids::RoundNo;
use crate::print::Pages;
use crate::print::documents::{Document, Wish};

/// Pages that are seen. They are the same only when they are the very same: to compare thousands of
/// marks with each frame would take longer than to paint them.
#[derive(Clone, Debug)]
pub struct Shown(pub Arc<Pages>);

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Shown {}

/// Something that is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writing {
    /// Where to.
    pub path: PathBuf,
    /// How many parts are done.
    pub done: usize,
    /// Of how many; 0 while nobody knows.
    pub of: usize,
}

/// How the last writing ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The document lies here.
    Written(PathBuf),
    /// The document lies here, and the system was asked to open it: it has not answered yet.
    Opening(PathBuf),
    /// The document lies here, and the system's viewer was opened with it: printing is done there.
    Opened(PathBuf),
    /// The archive lies here.
    Archived(PathBuf),
    /// What a club may say otherwise of certificates lies here.
    Own(PathBuf),
    /// Why there is nothing: a sentence.
    Failed(String),
    /// It lies here, but it could not be opened: a sentence.
    NotOpened(PathBuf, String),
}

/// The desk of Print.
#[derive(Clone, Debug, Default)]
pub struct Press {
    /// What was due when Print was opened last: it opens on that again only once something else is.
    pub due: Option<(Document, Option<RoundNo>)>,
    /// Whether Print was seen the last time that anybody looked.
    pub open: bool,
    /// The document as it is wished; how many blank sheets is as typed.
    pub wish: Wish,
    /// Its pages, once they are laid out.
    pub pages: Option<Shown>,
    /// Whether the pages that are seen are of another wish, or of what has changed since.
    pub stale: bool,
    /// How many parts of the pages are laid out, and of how many, while they are being made.
    pub laying: Option<(usize, usize)>,
    /// Which page is seen, counted from 0.
    pub page: usize,
    /// Whether the whole page is seen; its whole width otherwise.
    pub whole: bool,
    /// How the last writing ended.
    pub told: Option<Told>,
    /// Which issue comes next, and whether the competition is signed.
    issue: Option<(u32, Openness)>,
}

impl Press {
    /// How many pages are seen; `None` while there are none, or only of another wish.
    pub fn seen(&self) -> Option<usize> {
        let pages = self.pages.as_ref().filter(|_| !self.stale);
        pages.map(|pages| pages.0.pages.len()).filter(|&count| count > 0)
    }

    /// Print is opened, on what is due unless that was shown before.
    pub fn open(&mut self, due: (Document, Option<RoundNo>)) {
        self.open = true;
        if self.due.replace(due) != Some(due) {
            self.choose(due.0);
            self.wish.round = due.1;
        }
    }

    /// What was written before the competition was signed, or opened again, is not what lies there now: that is told no
    /// more.
    pub fn forget_other_issues(&mut self, next: u32, openness: Openness) {
        if self.issue.replace((next, openness)) != Some((next, openness)) {
            self.told = None;
        }
    }

    /// Where the last writing lies.
    pub fn written(&self) -> Option<&Path> {
        match &self.told {
            Some(
                Told::Written(path)
                | Told::Opening(path)
                | Told::Opened(path)
                | Told::Archived(path)
                | Told::Own(path)
                | Told::NotOpened(path, _),
            ) => Some(path),
            Some(Told::Failed(_)) | None => None,
        }
    }

    /// Turns to a document; what was chosen for another stays where it is asked again.
    pub fn choose(&mut self, document: Document) {
        self.wish.document = document;
        self.page = 0;
    }
}
