//! Who is invited, who is let in, who is sent away: what the referee decides at the staff door.

use std::collections::BTreeSet;
use std::net::IpAddr;

use super::Staff;
use crate::domain::clock::Moment;
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};
use crate::language::Sentences;
use crate::session::Keeper;
use crate::stations::errand::{From, NotIn};
use crate::stations::joining::{Invitation, Invited, Joining, SecondDevice, held_at};
use crate::stations::people::{holds, is_again, is_in, label_of, person_named};
use crate::stations::policy::may_come;
use crate::storage::{StorageError, StoredStation};

/// That a station was seen is written again after so long.
const SEEN_MS: i64 = 5 * 60 * 1000;

impl<F: Sentences> Staff<F> {
    /// Whether a device can be let in in this office here: no jury where no words are ruled on.
    pub fn may_come(&self, role: Role) -> bool {
        may_come(role) && (role != Role::Jury || self.keying.jury().is_some())
    }

    /// Invites one device. `None` while too many invitations are open, and for an office in which none may come.
    pub fn invite(&mut self, keeper: &Keeper<F>, role: Role, name: &str) -> Option<Invited> {
        if !self.may_come(role) {
            return None;
        }
        let chance = self.random();
        self.door.invite((role, name), chance, keeper.now().elapsed_ms)
    }

    /// It is in and used what it holds.
    pub(super) fn was_seen(&mut self, keeper: &mut Keeper<F>, from: From) {
        let Some(token) = from.token else { return };
        self.door.used(token);
        let now = keeper.now();
        let Some(station) = keeper.stations().iter().find(|it| holds(it, token)).cloned() else {
            return;
        };
        self.asked.insert(station.token, now);
        if station.seen_ms.saturating_add(SEEN_MS) < now.wall_ms {
            let wall_ms = now.wall_ms;
            // That it was seen is tried again with the next ask.
            let _ = keeper.keep_station(StoredStation { seen_ms: wall_ms, ..station });
        }
    }

    /// When a station asked for something last, by SHA-256 of what it holds; `None` where it did not since the doors were opened.
    pub fn asked_at(&self, station: &Digest) -> Option<Moment> {
        self.asked.get(station).copied()
    }

    /// The invitations that nobody has used yet.
    pub fn invitations(&self, keeper: &Keeper<F>) -> Vec<Invitation> {
        self.door.invitations(keeper.now().elapsed_ms)
    }

    /// From where so many wrong PINs came that none is taken from there.
    pub fn guessers(&self, keeper: &Keeper<F>) -> BTreeSet<IpAddr> {
        self.door.guessers(keeper.now().elapsed_ms)
    }

    /// With which invitations another device came after the first one.
    pub fn seconds(&self, keeper: &Keeper<F>) -> Vec<SecondDevice> {
        self.door.seconds(keeper.now().elapsed_ms)
    }

    /// Whether a right PIN lets a device in by itself.
    pub const fn by_pin(&self) -> bool {
        self.door.by_pin()
    }

    /// Takes an invitation back.
    pub fn drop_invitation(&mut self, number: u32) {
        self.door.drop_invitation(number);
    }

    /// Who waits to be let in.
    pub fn waiting(&self, keeper: &Keeper<F>) -> Vec<Joining> {
        self.door.waiting(keeper.now().elapsed_ms).cloned().collect()
    }

    /// Lets in who waits under this number: as the person of that name who is here, if there is one.
    ///
    /// # Errors
    /// [`NotIn`].
    pub fn admit(&mut self, keeper: &mut Keeper<F>, number: u32) -> Result<Person, NotIn> {
        let joining = self.joining(keeper, number)?;
        let known = person_named(keeper.record(), keeper.stations(), &joining.name);
        self.let_in(keeper, joining, known)
    }

    /// Lets in who waits under this number as another device of somebody who is here, or as who was invited, whatever name was
    /// typed.
    ///
    /// # Errors
    /// [`NotIn`]; nobody is here under a name that nobody has.
    pub fn it_is(
        &mut self,
        keeper: &mut Keeper<F>,
        number: u32,
        name: &str,
    ) -> Result<Person, NotIn> {
        let joining = self.joining(keeper, number)?;
        let known = person_named(keeper.record(), keeper.stations(), name);
        let invited = (joining.invited == name).then(|| Person {
            name: name.to_owned(),
            role: joining.role,
            station: String::new(),
        });
        let known = known.or(invited).ok_or(NotIn::Nobody(number))?;
        self.let_in(keeper, joining, Some(known))
    }

    fn joining(&self, keeper: &Keeper<F>, number: u32) -> Result<Joining, NotIn> {
        let waits = self.waiting(keeper).into_iter().find(|one| one.number == number);
        waits.ok_or(NotIn::Nobody(number))
    }

    fn let_in(
        &mut self,
        keeper: &mut Keeper<F>,
        joining: Joining,
        known: Option<Person>,
    ) -> Result<Person, NotIn> {
        let number = joining.number;
        if let Some(other) = known.as_ref().filter(|person| person.role != joining.role) {
            return Err(NotIn::Somebody(other.clone()));
        }
        let name = known.map_or(joining.name, |person| person.name);
        let (token, wall_ms) = (self.random::<32>(), keeper.now().wall_ms);
        let asked = Person { name, role: joining.role, station: joining.label };
        let mut known = keeper.stations().iter();
        let before = known.find(|it| joining.held.is_some_and(|held| holds(it, held)));
        let who = if before.is_some_and(|before| is_again(before, &asked, wall_ms)) {
            asked
        } else {
            let of = (asked.name.as_str(), asked.station.as_str());
            let station = label_of(keeper.record(), keeper.stations(), of);
            Person { station, ..asked }
        };
        keeper.keep_station(StoredStation {
            token: held_at(joining.plain, &token),
            who: who.clone(),
            joined_ms: wall_ms,
            seen_ms: wall_ms,
            revoked_ms: None,
        })?;
        self.works(keeper, &who.station);
        self.door.let_in(number, token);
        Ok(who)
    }

    /// Does not let in who waits under this number.
    ///
    /// # Errors
    /// [`NotIn::Nobody`].
    pub fn refuse(&mut self, keeper: &Keeper<F>, number: u32) -> Result<(), NotIn> {
        let waits = self.door.waiting(keeper.now().elapsed_ms).any(|one| one.number == number);
        self.door.refuse(number);
        if waits { Ok(()) } else { Err(NotIn::Nobody(number)) }
    }

    /// Sends a station away; what it began stays for whoever takes it over.
    ///
    /// # Errors
    /// [`StorageError`]; then it is still in. Whether there was one of this label.
    pub fn revoke(&mut self, keeper: &mut Keeper<F>, label: &str) -> Result<bool, StorageError> {
        let wall_ms = keeper.now().wall_ms;
        let of = |station: &&StoredStation| station.who.station == label && is_in(station, wall_ms);
        let Some(station) = keeper.stations().iter().find(of).cloned() else { return Ok(false) };
        keeper.keep_station(StoredStation { revoked_ms: Some(wall_ms), ..station })?;
        self.working.remove(label);
        keeper.leaves(label);
        self.claims.leave(label);
        Ok(true)
    }
}
