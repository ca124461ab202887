//! What somebody begins with on a sheet that was begun before.

use crate::domain::person::Person;
use crate::language::{Language, Sentences, tr};
use crate::session::{Keeper, left_of};
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

/// What somebody else left lies on the page of this person, who has seen that sheet, whoever saves it.
///
/// # Errors
/// [`StorageError`]; then it is not to be shown.
pub(super) fn is_shown<F: Sentences>(
    keeper: &mut Keeper<F>,
    who: &Person,
    begun: Option<Begun>,
) -> Result<(), StorageError> {
    let left = begun.and_then(Begun::sheet).map(left_of);
    left.map_or(Ok(()), |left| keeper.note_seen(who, left))
}

/// The newest event is what became of it.
pub(super) fn is_recorded<F: Sentences>(keeper: &mut Keeper<F>, begun: Option<Begun>) {
    let newest = keeper.record().log().last().map(|recorded| recorded.seq);
    if let Some((draft, newest)) = begun.and_then(Begun::sheet).zip(newest) {
        // Refused, somebody may key blind what they have seen: better than a saving that is not told.
        let _ = keeper.pass_on_seen(left_of(draft), newest);
    }
}
