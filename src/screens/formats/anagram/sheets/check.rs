//! Which sheets wait for a second look at sight.

use super::{SheetOnDesk, Turn};
use crate::domain::contest::DoubleKeying;
use crate::domain::formats::anagram::sheet::Check;
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::{Person, Role};
use crate::screens::formats::anagram::Open;

/// Whether this person keyed what counts of this sheet: no second pair of eyes.
pub fn keyed_by_same(open: &Open<'_>, who: &Person, (round, player): (RoundNo, PlayerId)) -> bool {
    let sheet = open.contest().game.sheet_at(round, player);
    let last = sheet.and_then(|(_, sheet)| sheet.versions.last());
    last.is_some_and(|version| version.by.is_named_as(who))
}

/// Whether a second keying of this sheet is asked for before it is shown to this person: somebody else
/// keyed it, nobody has checked it, and it must be keyed twice, or an assistant keys.
pub fn is_concealed(open: &Open<'_>, who: &Person, place: (RoundNo, PlayerId)) -> bool {
    keys_blind(open, who)
        && open.changeable()
        && is_unchecked(open, place)
        && !keyed_by_same(open, who, place)
}

/// Whether this person is told no word of this sheet, wherever words are read: it may be theirs to key a second time. A referee
/// reads all of it.
pub fn hides_words(open: &Open<'_>, who: &Person, place: (RoundNo, PlayerId)) -> bool {
    who.role == Role::Assistant && is_concealed(open, who, place)
}

/// Whether this person may be the one who keys a second time what somebody else keyed.
pub fn keys_blind(open: &Open<'_>, who: &Person) -> bool {
    let must = open.contest().common.double_keying == DoubleKeying::Required;
    must || who.role == Role::Assistant
}

/// Whether the sheet on the desk is keyed, and can be keyed a second time; where two keyings differ already, what
/// differs is asked instead.
pub fn can_be_keyed_again(open: &Open<'_>, desk: SheetOnDesk) -> bool {
    let anagram = &open.contest().game;
    let begun = desk.turn == Turn::Second;
    !begun && desk.saved(anagram).is_some()
}

/// Whether what is seen of the sheet on the desk is what was saved, and waits for a second look.
pub fn can_be_checked(open: &Open<'_>, desk: SheetOnDesk) -> bool {
    desk.turn == Turn::First && !desk.changed && is_unchecked(open, (desk.round, desk.player))
}

fn is_unchecked(open: &Open<'_>, (round, player): (RoundNo, PlayerId)) -> bool {
    let anagram = &open.contest().game;
    let sheet = anagram.sheet_at(round, player);
    sheet.is_some_and(|(_, sheet)| sheet.check == Check::None)
        && anagram.is_played(round)
        && !anagram.is_unsettled(round, player)
}

/// Every sheet that counts and that nobody but who keyed it has looked at, by round, then player.
pub fn unchecked<'a>(open: &'a Open<'_>) -> impl Iterator<Item = (RoundNo, PlayerId)> + 'a {
    let contest = open.contest();
    let places = open.judged.grades().map(|(round, player, _)| (round, player));
    places
        .filter(move |&(round, player)| !is_void(contest, round, player))
        .filter(|&place| is_unchecked(open, place))
}

/// The sheet after this one that this person can check: of the same round before any other, unless this one waits, too.
pub fn next_unchecked(
    open: &Open<'_>,
    who: &Person,
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    let waiting: Vec<_> =
        unchecked(open).filter(|&place| !keyed_by_same(open, who, place)).collect();
    super::place::after(&waiting, after)
}
