//! What was begun to be keyed and is not saved, as the file keeps it.

use super::open::Session;
use crate::language::Sentences;
use crate::storage::{Begun, StorageError, StoredDraft};

impl<F: Sentences> Session<F> {
    /// The text of what was begun and not saved: this station's before any other's.
    pub fn draft(&self, begun: Begun, station: &str) -> Option<&str> {
        let mut of_sheet = self.drafts.iter().filter(|stored| stored.begun == begun);
        let own = of_sheet.clone().find(|stored| stored.station == station);
        own.or_else(|| of_sheet.next()).map(|stored| stored.content.as_str())
    }

    /// Keeps what was begun and not saved.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn save_draft(
        &mut self,
        begun: Begun,
        station: &str,
        content: String,
    ) -> Result<(), StorageError> {
        let wall_ms = self.now().wall_ms;
        let stored = StoredDraft { station: station.to_owned(), begun, wall_ms, content };
        self.come_back(true);
        self.file.save_draft(&stored)?;
        self.drafts.retain(|other| other.begun != begun || other.station != station);
        self.drafts.push(stored);
        self.gather_begun();
        Ok(())
    }

    /// Forgets every station's draft of a sheet: it is saved, or thrown away.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn delete_draft(&mut self, begun: Begun) -> Result<(), StorageError> {
        self.come_back(true);
        let of_sheet = self.drafts.iter().filter(|stored| stored.begun == begun);
        for station in of_sheet.map(|stored| stored.station.clone()).collect::<Vec<_>>() {
            self.file.delete_draft(&station, begun)?;
            self.drafts.retain(|other| other.begun != begun || other.station != station);
        }
        self.gather_begun();
        Ok(())
    }

    pub(super) fn gather_begun(&mut self) {
        self.sheets_begun = self.drafts.iter().filter_map(|stored| stored.begun.sheet()).collect();
        self.sheets_begun.sort();
        self.sheets_begun.dedup();
    }
}
