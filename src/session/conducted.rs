//! What whoever conducts a joint competition ordered, carried out in a hall's file: each order once, with how far their
//! history was carried out.

use std::path::Path;

use super::keeper::Keeper;
use super::open::Session;
use super::order::{Order, Refusal};
use super::stations::Once;
use super::time::TimeSource;
use crate::domain::contest::Details;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::seed::Seed;
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::lexicon::Lexicon;
use crate::screens::Elsewhere;
use crate::storage::{Beside, Cursor, Receipt, StorageError};

impl<F: Sentences> Session<F> {
    /// Carries an order out with its receipt and the cursor, all or nothing; without one, or where it was done before,
    /// the cursor alone moves.
    fn conducted(
        &mut self,
        order: Option<(Order<F>, Once)>,
        cursor: Cursor,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        let now = self.now();
        let undone = order.filter(|(_, once)| !self.receipts.contains_key(&once.id));
        let (who, once, events) = match undone {
            None => (None, None, Vec::new()),
            Some((Order { who, command }, once)) => {
                let events = self.decided(command, now, &who)?;
                (Some(who), Some(once), events)
            }
        };
        let who = who.unwrap_or_default();
        let numbered = self.record.number(events.clone(), now, &who);
        let of = numbered.first().zip(numbered.last()).map(|(first, last)| (first.seq, last.seq));
        let receipt = once.zip(of).map(|(once, events)| Receipt {
            id: once.id,
            asked: once.asked,
            person: who.name.clone(),
            events,
            wall_ms: now.wall_ms,
            answer: String::new(),
        });
        let beside =
            Beside { receipt: receipt.as_ref(), cursor: Some(cursor), ..Beside::default() };
        self.record_events(&events, now, &who, beside)?;
        if let Some(receipt) = receipt {
            self.receipts.insert(receipt.id, receipt);
        }
        Ok(events)
    }

    /// Makes the file of a hall of a joint competition and opens it: its commitment, without its seed, what enters it, and
    /// the card.
    ///
    /// # Errors
    /// [`Refusal`]: then there is no file.
    pub fn create_in_joint(
        path: &Path,
        (details, joint): (Details, Digest),
        enter: Command<F>,
        made_of: (&str, Lexicon),
        card: &str,
        (time, who): (TimeSource, &Person),
    ) -> Result<Self, Refusal<F>> {
        let mut file =
            Self::made(path, details, (joint, None), Some(enter), made_of, (&time, who))?;
        if let Err(why) = file.keep_card(card) {
            // A hall without its card could send nothing and would not know why.
            drop(file);
            let _ = std::fs::remove_file(path);
            return Err(why.into());
        }
        Ok(Self::of(file, time)?)
    }

    /// The card that the file keeps, as its text; `None` of a file without one.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn hub_card(&self) -> Result<Option<String>, StorageError> {
        self.file.card()
    }

    /// The seed of its draws, where the file has it: for whoever conducts, who reads letters out.
    pub const fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// What the hall said of its part in the common draw, as it was kept.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn ready(&self) -> Result<Option<String>, StorageError> {
        self.file.ready()
    }

    /// How far the conductor's history was carried out; `None` where nothing of it was.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn cursor(&self) -> Result<Option<Cursor>, StorageError> {
        self.file.cursor()
    }

    fn with_card(&mut self, order: Order<F>, card: &str) -> Result<Vec<Event<F>>, Refusal<F>> {
        let now = self.now();
        let events = self.decided(order.command, now, &order.who)?;
        let beside = Beside { card: Some(card), ..Beside::default() };
        self.record_events(&events, now, &order.who, beside)?;
        Ok(events)
    }
}

impl<F: Sentences> Keeper<F> {
    /// Keeps a card in place of another.
    ///
    /// # Errors
    /// [`StorageError`]; then it stays as it was.
    pub fn keep_card(&mut self, text: &str) -> Result<(), StorageError> {
        let session = self.session_mut();
        session.file.keep_card(text)?;
        session.named.know_card(text);
        Ok(())
    }

    /// These words wait for a ruling in other files: whoever looks at this one is shown them.
    pub fn wait_elsewhere(&mut self, words: Elsewhere) {
        self.session_mut().elsewhere = Some(words);
    }

    /// Keeps what the hall said of its part in the common draw.
    ///
    /// # Errors
    /// [`StorageError`]; then it stays as it was.
    pub fn keep_ready(&mut self, text: &str) -> Result<(), StorageError> {
        let session = self.session_mut();
        session.file.keep_ready(text)?;
        session.named.know_ready(text);
        Ok(())
    }

    /// Carries out what an event of the conductor's history orders, if it orders anything, and notes that all up to it
    /// is carried out: both or neither. What was carried out before is not again. Everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn carry_out_conducted(
        &mut self,
        order: Option<(Order<F>, Once)>,
        cursor: Cursor,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        let events = self.session_mut().conducted(order, cursor)?;
        self.recorded(&events);
        Ok(events)
    }

    /// Carries an order out and keeps the card that it is about: both or neither. Everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn carry_out_with_card(
        &mut self,
        order: Order<F>,
        card: &str,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        self.touch(&order.who);
        let events = self.session_mut().with_card(order, card)?;
        self.recorded(&events);
        Ok(events)
    }
}
