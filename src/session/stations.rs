//! What stations need of an open competition: that they were let in is kept over a restart, and what one of them asks
//! is done once, however often it is sent.

use std::collections::BTreeSet;

use super::open::Session;
use super::order::{Order, Refusal};
use crate::domain::cards::{CardCode, Links};
use crate::domain::contest::Record;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::event::Event;
use crate::domain::ids::{PlayerId, Seq};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::screens::LetIn;
use crate::storage::{AskId, Begun, Beside, Receipt, Retry, Seen, StorageError, StoredStation};

/// So long what was asked is remembered after it was asked last, in milliseconds.
const REMEMBERED_MS: i64 = 12 * 60 * 60 * 1000;

/// Something that is to be done once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Once {
    /// Its number.
    pub id: AskId,
    /// SHA-256 of what is asked.
    pub asked: Digest,
}

/// What an order did, and what is answered.
type Done<F> = (Vec<Event<F>>, Option<String>);

/// What became of it before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Before {
    /// Nothing: it was not asked.
    Nothing,
    /// It was done, and this was answered.
    Done(String),
    /// The number was given to something else, or by somebody else.
    Another,
}

impl<F: Sentences> Session<F> {
    /// Makes room for stations in the file, for good, and forgets what was asked long ago. The key of players' cards
    /// is this where there is none yet.
    ///
    /// # Errors
    /// [`StorageError`]; then no station can be let in.
    pub(super) fn make_room_for_stations(&mut self, key: [u8; 32]) -> Result<(), StorageError> {
        self.reattach(Retry::Always);
        self.file.make_room_for_stations()?;
        if self.links().is_none() {
            self.keep_links(Links::new(key))?;
        }
        let before_ms = self.now().wall_ms.saturating_sub(REMEMBERED_MS);
        self.file.forget_receipts(before_ms)?;
        self.receipts.retain(|_, receipt| receipt.wall_ms >= before_ms);
        Ok(())
    }

    /// What makes the codes of players' cards; `None` before the file has had stations.
    pub const fn links(&self) -> Option<&Links> {
        self.named.links()
    }

    fn keep_links(&mut self, links: Links) -> Result<(), StorageError> {
        self.file.keep_links(&links)?;
        self.facts.later_cards = links.generations().collect();
        self.named.know_links(links);
        Ok(())
    }

    /// Gives a player another card: the code on the one before is nobody's.
    pub(super) fn renew_card(&mut self, player: PlayerId) -> Result<(), StorageError> {
        self.reattach(Retry::Always);
        match self.links().cloned() {
            Some(links) => self.keep_links(links.renewed(player)),
            None => Ok(()),
        }
    }

    /// The code of a player's card; `None` before there are cards.
    pub fn card(&self, player: PlayerId) -> Option<CardCode> {
        let first = self.competition().heads.after(Seq(1))?;
        Some(self.links()?.code(first.hash, player))
    }

    /// The devices that were let in, those too that were sent away since.
    pub fn stations(&self) -> &[StoredStation] {
        &self.stations
    }

    /// Keeps a device, in place of the one that had its label.
    pub(super) fn keep_station(&mut self, station: StoredStation) -> Result<(), StorageError> {
        self.reattach(Retry::Always);
        self.file.save_station(&station)?;
        let mut same = self.stations.iter_mut();
        match same.find(|other| other.who.station == station.who.station) {
            Some(same) => *same = station,
            None => self.stations.push(station),
        }
        self.gather_let_in();
        Ok(())
    }

    /// Who was let in, as it is told.
    pub(super) fn gather_let_in(&mut self) {
        let of = |station: &StoredStation| LetIn {
            who: station.who.clone(),
            from_ms: station.joined_ms,
            until_ms: station.revoked_ms,
        };
        self.facts.let_in = self.stations.iter().map(of).collect();
        self.facts.let_in.sort_by_key(|it| it.from_ms);
    }

    /// Whether this person has seen what is saved of the sheet that this event keyed, at whatever device.
    pub fn has_seen(&self, who: &Person, keyed: Seq) -> bool {
        self.knows(who, Seen::Keyed(keyed))
    }

    fn knows(&self, who: &Person, what: Seen) -> bool {
        self.seen.iter().any(|(of, name)| *of == what && who.is_called(name))
    }

    /// What is left unsaved of a sheet, in the present attempt at its round.
    fn left_of(&self, draft: Draft) -> Seen {
        Seen::Left(draft, self.record.contest().game.attempt(draft.round))
    }

    /// Whoever has seen what was left of a sheet has seen what became of it: the event that it was keyed by.
    pub(super) fn pass_on_seen(&mut self, draft: Draft, keyed: Seq) -> Result<(), StorageError> {
        let left = self.left_of(draft);
        let of = self.seen.iter().filter(|(seen, _)| *seen == left);
        let of: Vec<(Seen, String)> =
            of.map(|(_, name)| (Seen::Keyed(keyed), name.clone())).collect();
        if !of.is_empty() {
            self.file.keep_seen(&of)?;
            self.seen.extend(of);
        }
        Ok(())
    }

    /// Keeps that they have seen what is saved.
    pub(super) fn note_seen(&mut self, who: &Person, keyed: Seq) -> Result<(), StorageError> {
        self.note(who, Seen::Keyed(keyed))
    }

    /// Keeps that they have seen what another left unsaved; where no station ever was, nobody keys blind.
    pub(super) fn note_left(&mut self, who: &Person, draft: Draft) -> Result<(), StorageError> {
        if self.links().is_none() {
            return Ok(());
        }
        self.note(who, self.left_of(draft))
    }

    fn note(&mut self, who: &Person, what: Seen) -> Result<(), StorageError> {
        if self.knows(who, what) {
            return Ok(());
        }
        let one = (what, who.name.clone());
        self.reattach(Retry::Always);
        self.file.keep_seen(std::slice::from_ref(&one))?;
        self.seen.push(one);
        Ok(())
    }

    /// Whether something of this number was done.
    pub fn has_done(&self, id: AskId) -> bool {
        self.receipts.contains_key(&id)
    }

    /// What became of something that somebody of this name asks.
    pub fn before(&mut self, once: &Once, name: &str) -> Before {
        let wall_ms = self.now().wall_ms;
        match self.receipts.get_mut(&once.id) {
            None => Before::Nothing,
            Some(receipt) if receipt.asked == once.asked && receipt.person == name => {
                receipt.wall_ms = wall_ms;
                // One that is forgotten too soon is caught by what was asked.
                let _ = self.file.asked_again(once.id, wall_ms);
                Before::Done(receipt.answer.clone())
            }
            Some(_) => Before::Another,
        }
    }

    /// Carries an order out with the receipt of it, and ends the drafts that it saves: all is written, or nothing. What it did, and what is answered,
    /// which is made of the record as it stands then; nothing is answered where nothing happened, and no receipt kept.
    pub(super) fn carry_out_once(
        &mut self,
        order: Order<F>,
        (once, saved): (&Once, &[(String, Begun)]),
        answer: impl FnOnce(&Record<F>, (Seq, Seq)) -> String,
    ) -> Result<Done<F>, Refusal<F>> {
        let now = self.now();
        let events = self.decided(order.command, now, &order.who)?;
        if events.is_empty() {
            return Ok((events, None));
        }
        self.reattach(Retry::Always);
        let numbered = self.record.number(events.clone(), now, &order.who);
        let (Some(first), Some(last)) = (numbered.first(), numbered.last()) else {
            return Ok((events, None));
        };
        let of = (first.seq, last.seq);
        let other_words = self.words_after(&numbered)?;
        // Before they are journalled, since what is answered is written with them. A copy would be of the whole history.
        self.record.take_in(numbered.iter().cloned());
        let receipt = Receipt {
            id: once.id,
            asked: once.asked,
            person: order.who.name.clone(),
            events: of,
            wall_ms: now.wall_ms,
            answer: answer(&self.record, of),
        };
        let beside = Beside { receipt: Some(&receipt), saved, ..Beside::default() };
        if let Err(error) = self.file.append_with(&numbered, &beside) {
            self.record.give_back(numbered.len());
            return Err(error.into());
        }
        self.follow(&events, other_words);
        self.drafts.retain(|one| {
            !saved.iter().any(|(station, begun)| one.begun == *begun && one.station == *station)
        });
        self.gather_begun();
        let answer = receipt.answer.clone();
        self.receipts.insert(receipt.id, receipt);
        Ok((events, Some(answer)))
    }

    /// What was known of stations, in a file that lies there again as it was.
    pub(super) fn stations_again(&mut self) {
        if let Some(links) = self.links().cloned() {
            // A card whose code is not known any more leads nowhere, and its player gets another.
            let _ = self.file.keep_links(&links);
        }
        if self.stations.is_empty() && self.receipts.is_empty() && self.seen.is_empty() {
            return;
        }
        // One that is not kept joins again, and what is asked again is caught by what it was based on.
        let _ = self.file.make_room_for_stations();
        let there = self.file.stations().unwrap_or_default();
        for station in self.stations.iter().filter(|station| !there.contains(station)) {
            let _ = self.file.save_station(station);
        }
        let there = self.file.receipts().unwrap_or_default();
        let there: BTreeSet<AskId> = there.into_iter().map(|receipt| receipt.id).collect();
        let lost = self.receipts.values().filter(|receipt| !there.contains(&receipt.id));
        let lost: Vec<Receipt> = lost.cloned().collect();
        let _ = self.file.keep_receipts(&lost);
        let _ = self.file.keep_seen(&self.seen);
    }
}
