//! What several ask for at once: each is decided on what those before it did and refused alone, all of it is written in
//! one transaction, and nothing of it is told before that is on the disk.

use super::copies::{self, Happened};
use super::keeper::Keeper;
use super::news::News;
use super::open::Session;
use crate::domain::contest::event::Event;
use crate::domain::ids::Seq;
use crate::language::Sentences;
use crate::storage::{Retry, Seen, StorageError, StoredDraft, StoredStation};

/// What was as the file has it, in case the file does not take what comes.
pub(super) struct Stood {
    events: usize,
    drafts: Vec<StoredDraft>,
    stations: Vec<StoredStation>,
    seen: Vec<(Seen, String)>,
}

impl<F: Sentences> Session<F> {
    /// What is written from now on is one transaction; `None` where the file takes none: then each is one of its own.
    fn begin_together(&mut self) -> Option<Stood> {
        self.reattach(Retry::Always);
        self.file.begin_together().ok()?;
        Some(Stood {
            events: self.record.log().len(),
            drafts: self.drafts.clone(),
            stations: self.stations.clone(),
            seen: self.seen.clone(),
        })
    }

    /// All of it is on the disk, or it is as it was before.
    fn end_together(&mut self, stood: Stood) -> Result<(), StorageError> {
        let Err(error) = self.file.end_together() else { return Ok(()) };
        let last = self.record.log().get(..stood.events).and_then(<[_]>::last).map(|it| it.seq);
        self.record.give_back(self.record.log().len() - stood.events);
        self.receipts.retain(|_, receipt| Some(receipt.events.1) <= last);
        (self.drafts, self.stations, self.seen) = (stood.drafts, stood.stations, stood.seen);
        self.judge_anew();
        self.gather_begun();
        self.gather_let_in();
        Err(error)
    }
}

impl<F: Sentences> Keeper<F> {
    /// Does this, and everything that it has carried out is in one transaction, told once that is on the disk. Nobody may
    /// be answered before.
    ///
    /// # Errors
    /// [`StorageError`]; then nothing of it happened.
    pub fn together<T>(&mut self, does: impl FnOnce(&mut Self) -> T) -> Result<T, StorageError> {
        // What time brought first is recorded for itself.
        let begun = if self.is_untouched { None } else { self.session_mut().begin_together() };
        let Some(stood) = begun else { return Ok(does(self)) };
        let waiting = self.waiting.clone();
        self.together = Some(Vec::new());
        let done = does(self);
        let happened = self.together.take().unwrap_or_default();
        if let Err(error) = self.session_mut().end_together(stood) {
            self.waiting = waiting;
            return Err(error);
        }
        for happened in happened {
            self.tell_of(happened);
        }
        Ok(done)
    }

    /// Tells of these events, the last of the history, and keeps the copy that they make due.
    pub(super) fn recorded(&mut self, events: &[Event<F>]) {
        let Some(last) = self.record().log().last().filter(|_| !events.is_empty()) else {
            return;
        };
        let last = last.seq;
        let first = Seq(last.0 + 1 - u64::try_from(events.len()).unwrap_or(last.0));
        let contest = self.record().contest();
        let happened = Happened {
            seqs: first..=last,
            photographed: events.iter().any(|it| matches!(it, Event::SheetPhotographed { .. })),
            due: copies::due(contest, events).filter(|_| self.copies.is_some()),
            commitment: contest.common.commitment,
        };
        match &mut self.together {
            Some(together) => together.push(happened),
            None => self.tell_of(happened),
        }
    }

    fn tell_of(&mut self, happened: Happened) {
        let Happened { seqs, photographed, due, commitment } = happened;
        let added = usize::try_from(seqs.end().0 + 1 - seqs.start().0).unwrap_or(usize::MAX);
        let events_there = seqs.end().0;
        self.tell(&News::Recorded(seqs));
        copies::settle(self.path(), events_there, added, photographed);
        if let (Some(folder), Some(after)) = (&self.copies, due) {
            let copying = copies::keep::<F>(folder, self.path(), commitment, after);
            self.copying.push(copying);
        }
    }
}
