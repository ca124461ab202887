//! What somebody begins with on a sheet that was begun before.

use serde_json::Value;

use super::Staff;
use crate::domain::person::Person;
use crate::language::{Language, Sentences, tr};
use crate::session::Keeper;
use crate::stations::keying::{Place, Turn};
use crate::stations::refused::{Refused, Why};
use crate::storage::{Begun, StorageError};

/// The devices of a person, this one first.
pub(super) fn devices_of<F: Sentences>(keeper: &Keeper<F>, who: &Person) -> Vec<String> {
    let known = keeper.stations().iter().map(|station| &station.who);
    let others = known.filter(|other| {
        (&other.name, other.role) == (&who.name, who.role) && other.station != who.station
    });
    std::iter::once(&who.station).chain(others.map(|other| &other.station)).cloned().collect()
}

/// The text that was begun at a device of this person, for whoever joined again goes on with it; else what somebody else
/// left, and who.
pub(super) fn kept<'a, F: Sentences>(
    keeper: &'a Keeper<F>,
    (who, language): (&Person, Language),
    begun: Begun,
) -> (Option<&'a str>, Option<String>) {
    let own = devices_of(keeper, who);
    if let Some(kept) = own.iter().find_map(|station| keeper.draft_at(begun, station)) {
        return (Some(kept), None);
    }
    let Some(left) = keeper.draft_left(begun) else { return (None, None) };
    let mut known = keeper.stations().iter().map(|known| &known.who);
    let other = known.find(|other| other.station == left.station);
    // What was begun in the window is at no station.
    let name = other.map_or_else(|| tr(language, "staff-referee"), |other| other.name.clone());
    (Some(&left.content), Some(name))
}

impl<F: Sentences> Staff<F> {
    /// A station has opened this sheet: it is at no other any more, but where it has begun something.
    pub(super) fn goes_on(&mut self, keeper: &Keeper<F>, place: Place, station: &str) {
        let (keying, record) = (self.keying, keeper.record());
        let is_begun = |turn: Turn, of: Place| {
            let begun = keying.begun(record, Place { turn, ..of });
            begun.is_some_and(|begun| keeper.draft_at(begun, station).is_some())
        };
        let stays = |of: Place| is_begun(Turn::First, of) || is_begun(Turn::Again, of);
        self.claims.goes_on(place, station, stays);
    }

    /// A sheet without a name gets no player while a correction of it is begun: what was typed of that would be taken for a
    /// second keying, which is blind.
    ///
    /// # Errors
    /// [`Refused`].
    pub(super) fn expect_no_correction(
        &self,
        keeper: &Keeper<F>,
        language: Language,
        ask: &Value,
    ) -> Result<(), Refused> {
        let named = self.keying.names(keeper.record(), ask);
        let is_corrected = named.is_some_and(|sheet| keeper.is_begun(Begun::Again(sheet)));
        let why = || Refused::new(Why::Rule, tr(language, "sheets-being-corrected"));
        if is_corrected { Err(why()) } else { Ok(()) }
    }

    /// What this person began of a sheet before another saved it, where they may key it a second time, blind: of what, and
    /// its text.
    pub(super) fn before(
        &self,
        keeper: &Keeper<F>,
        (who, language): (&Person, Language),
        place: Place,
    ) -> Option<(Begun, String)> {
        let first = Place { turn: Turn::First, ..place };
        let first =
            self.keying.begun(keeper.record(), first).filter(|_| place.turn == Turn::Again)?;
        let devices = devices_of(keeper, who);
        let text = devices.iter().find_map(|station| keeper.draft_at(first, station))?;
        let may = self.asked(keeper, (who, language), |staff, asker| {
            staff.keying.second(&keeper.competition(), asker).contains(&place)
        });
        may.then(|| (first, text.to_owned()))
    }
}

/// What this person began of the one is begun of the other from now on.
///
/// # Errors
/// [`StorageError`].
pub(super) fn is_of<F: Sentences>(
    keeper: &mut Keeper<F>,
    who: &Person,
    (one, other): (Begun, Option<Begun>),
    text: String,
) -> Result<(), StorageError> {
    let Some(other) = other else { return Ok(()) };
    keeper.draft_is(other, &who.station, Some(text));
    keeper.keep_drafts()?;
    devices_of(keeper, who).iter().try_for_each(|station| keeper.forget_draft(one, station))
}

/// What somebody else left lies on the page of this person, who has seen that sheet, whoever saves it.
///
/// # Errors
/// [`StorageError`]; then it is not to be shown.
pub(super) fn is_shown<F: Sentences>(
    keeper: &mut Keeper<F>,
    who: &Person,
    begun: Option<Begun>,
) -> Result<(), StorageError> {
    let left = begun.and_then(Begun::sheet);
    left.map_or(Ok(()), |left| keeper.note_left(who, left))
}

/// The newest event is what became of it.
pub(super) fn is_recorded<F: Sentences>(keeper: &mut Keeper<F>, begun: Option<Begun>) {
    if let Some(draft) = begun.and_then(Begun::sheet) {
        // Refused, somebody may key blind what they have seen: better than a saving that is not told.
        let _ = keeper.pass_on_seen(draft);
    }
}
