//! What was begun to be keyed and is not saved, as the file keeps it.

use super::open::Session;
use crate::language::Sentences;
use crate::storage::{Begun, Retry, StorageError, StoredDraft};

/// What a client has told of a draft and is not written yet.
#[derive(Clone)]
pub(super) struct Waiting {
    pub begun: Begun,
    pub station: String,
    /// `None` when nothing is to be kept: the sheet is as it is saved.
    pub content: Option<String>,
}

impl<F: Sentences> Session<F> {
    /// Keeps what was begun and not saved, or forgets it. Whether anything was written.
    pub(super) fn keep_draft(&mut self, draft: &Waiting) -> Result<bool, StorageError> {
        let Waiting { begun, station, content } = draft;
        let Some(content) = content.clone() else {
            return self.delete_drafts(*begun, |of| of == station);
        };
        let wall_ms = self.now().wall_ms;
        let stored = StoredDraft { station: station.clone(), begun: *begun, wall_ms, content };
        self.reattach(Retry::Always);
        self.file.save_draft(&stored)?;
        self.drafts.retain(|other| other.begun != *begun || other.station != *station);
        self.drafts.push(stored);
        self.gather_begun();
        Ok(true)
    }

    /// Forgets the drafts of a sheet at these stations. Whether there were any.
    pub(super) fn delete_drafts(
        &mut self,
        begun: Begun,
        at: impl Fn(&str) -> bool,
    ) -> Result<bool, StorageError> {
        self.reattach(Retry::Always);
        let of_sheet = self.drafts.iter().filter(|stored| stored.begun == begun);
        let stations = of_sheet.map(|stored| stored.station.clone()).filter(|station| at(station));
        let stations: Vec<String> = stations.collect();
        for station in &stations {
            self.file.delete_draft(station, begun)?;
            self.drafts.retain(|other| other.begun != begun || other.station != *station);
        }
        self.gather_begun();
        Ok(!stations.is_empty())
    }

    pub(super) fn gather_begun(&mut self) {
        self.sheets_begun = self.drafts.iter().filter_map(|stored| stored.begun.sheet()).collect();
        self.sheets_begun.sort();
        self.sheets_begun.dedup();
    }
}
