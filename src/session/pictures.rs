//! Photographs of sheets, taken into an open competition: their events and their bytes in one transaction.

use super::keeper::Keeper;
use super::news::News;
use super::open::Session;
use super::order::{Order, Refusal};
use super::stations::Once;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::picture::Side;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::pictures::Page;
use crate::print::Photographs;
use crate::storage::{Beside, NewPicture, Receipt, StorageError};

/// So many deleted pictures are written over at once: few enough that nobody waits for it.
const AT_ONCE: usize = 8;

/// A picture of a sheet, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Photographed {
    /// A grey JPEG.
    pub jpeg: Vec<u8>,
    /// Where its code says that it belongs; `None` where none does, or two do.
    pub place: Option<(RoundNo, PlayerId)>,
    /// The sheet whose back it seems to be: that of the front which came from the same source just before.
    pub back_of: Option<(RoundNo, PlayerId)>,
}

impl Photographed {
    /// The sheets of one picture; `front` is the one that came from the same source just before.
    pub(super) fn of(
        pages: Vec<Page>,
        codes: &Photographs,
        front: &mut Option<(RoundNo, PlayerId)>,
    ) -> Vec<Self> {
        let single = pages.len() == 1;
        let sheet = |page: Page| {
            let place = codes.place(&page.codes);
            let before = front.take();
            *front = place.filter(|_| single);
            let back_of = before.filter(|_| single && page.codes.is_empty());
            Self { jpeg: page.jpeg, place, back_of }
        };
        pages.into_iter().map(sheet).collect()
    }

    /// Which side of the sheet it shows.
    pub const fn side(&self) -> Side {
        if self.back_of.is_some() { Side::Back } else { Side::Front }
    }
}

impl<F: Sentences> Session<F> {
    /// Takes the sheets of one picture in, as one action, with the receipt of it where it is done once and
    /// that is answered; those that are there already are passed over.
    fn photograph(
        &mut self,
        who: &Person,
        sheets: Vec<Photographed>,
        once: Option<(&Once, &str)>,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        let common = &self.competition().record.contest().common;
        let mut new: Vec<NewPicture> = Vec::new();
        let mut commands = Vec::new();
        let mut front = common.last_front(who).map(|place| (place.round, place.player));
        for sheet in sheets {
            // The front may have been there already: of another than the last nobody is told that it is the back.
            let side = if sheet.back_of == front { sheet.side() } else { Side::Front };
            let Photographed { jpeg, place, back_of: _ } = sheet;
            let sha256 = Digest::of(&jpeg);
            let is_there = common.picture(sha256).is_some_and(|picture| !picture.deleted);
            if is_there || new.iter().any(|(other, _)| *other == sha256) {
                continue;
            }
            let bytes = u32::try_from(jpeg.len()).unwrap_or(u32::MAX);
            commands.push(Command::Photograph { sha256, bytes, side, place });
            front = place;
            new.push((sha256, jpeg));
        }
        if commands.is_empty() {
            return Ok(Vec::new());
        }
        let now = self.now();
        let events = self.decided(Command::Several(commands), now, who)?;
        let numbered = self.record.number(events.clone(), now, who);
        let of = numbered.first().zip(numbered.last()).map(|(first, last)| (first.seq, last.seq));
        let receipt = once.zip(of).map(|((once, answer), events)| Receipt {
            id: once.id,
            asked: once.asked,
            person: who.name.clone(),
            events,
            wall_ms: now.wall_ms,
            answer: answer.to_owned(),
        });
        let beside = Beside { receipt: receipt.as_ref(), pictures: &new, ..Beside::default() };
        self.record_events(&events, now, who, beside)?;
        // What was deleted and is taken again stays.
        self.deleted.retain(|deleted| new.iter().all(|(sha256, _)| sha256 != deleted));
        if let Some(receipt) = receipt {
            self.receipts.insert(receipt.id, receipt);
        }
        Ok(events)
    }

    /// How many pictures were deleted and are not written over yet.
    pub fn deleted_there(&self) -> usize {
        self.deleted.len()
    }

    /// Looks which those are.
    pub(super) fn look_for_deleted(&mut self) -> Result<(), StorageError> {
        if !self.facts.read_only {
            self.deleted = self.file.deleted_pictures(self.record.log())?;
        }
        Ok(())
    }

    /// Writes over some of them; with the last one the file is made smaller. What hindered that: then what was deleted
    /// may still lie in its free pages.
    fn overwrite_some(&mut self) -> Result<Option<StorageError>, StorageError> {
        let left = self.deleted.len().saturating_sub(AT_ONCE);
        self.file.overwrite_pictures(&self.deleted[left..])?;
        self.deleted.truncate(left);
        Ok(if left == 0 { self.file.shrink().err() } else { None })
    }
}

impl<F: Sentences> Keeper<F> {
    /// Takes the sheets of one picture in, as one action; those that are there already are passed over. Everybody is
    /// told.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn photograph(
        &mut self,
        who: &Person,
        sheets: Vec<Photographed>,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        let events = self.session_mut().photograph(who, sheets, None)?;
        self.recorded(&events);
        Ok(events)
    }

    /// The same with the receipt of it, where it is done once: what was asked, and what is answered. All is written,
    /// or nothing; where all were there already there is no receipt.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn photograph_once(
        &mut self,
        who: &Person,
        sheets: Vec<Photographed>,
        once: Option<&Once>,
        answer: &str,
    ) -> Result<(), Refusal<F>> {
        let once = once.map(|once| (once, answer));
        let events = self.session_mut().photograph(who, sheets, once)?;
        self.recorded(&events);
        Ok(())
    }

    /// Deletes pictures for good, all or these: from now on nobody is shown them. Their bytes are written over some with
    /// each tick, also after the program was killed, and [`News::PicturesGone`] tells the end of it; or all at once by
    /// [`overwrite_deleted`](Self::overwrite_deleted). Everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn delete_pictures(
        &mut self,
        who: &Person,
        sha256s: Option<Vec<Digest>>,
        reason: String,
    ) -> Result<(), Refusal<F>> {
        let order =
            Order { who: who.clone(), command: Command::DeletePictures { sha256s, reason } };
        self.carry_out(order)?;
        // What cannot be looked for now is found at the next opening.
        self.session_mut().look_for_deleted().or(Ok(()))
    }

    /// Writes over all that was deleted, at once. What hindered that the file is made smaller, too.
    ///
    /// # Errors
    /// [`StorageError`]; then the next tick goes on.
    pub fn overwrite_deleted(&mut self) -> Result<Option<StorageError>, StorageError> {
        let mut not_smaller = None;
        while self.deleted_there() > 0 {
            not_smaller = self.go_on_overwriting()?;
        }
        Ok(not_smaller)
    }

    /// Writes over some of what was deleted; who listens is told of the last.
    pub(super) fn go_on_overwriting(&mut self) -> Result<Option<StorageError>, StorageError> {
        let not_smaller = self.session_mut().overwrite_some()?;
        if self.deleted_there() == 0 {
            self.tell(&News::PicturesGone(not_smaller.clone()));
        }
        Ok(not_smaller)
    }
}
