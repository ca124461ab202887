//! Which sheets wait for a second look at sight (§5).

use crate::domain::formats::anagram::sheet::Check;
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::views::Sight;
use crate::views::desk::{SheetOnDesk, Turn};

/// Whether the person at the desk keyed what counts of this sheet: no second pair of eyes.
#[must_use]
pub fn keyed_by_same(sight: &Sight<'_>, (round, player): (RoundNo, PlayerId)) -> bool {
    let sheet = sight.contest().game.sheet_at(round, player);
    let last = sheet.and_then(|(_, sheet)| sheet.versions.last());
    last.is_some_and(|version| version.by.name == sight.desk.person.name)
}

/// Whether what is seen of the sheet on the desk is what was saved, and waits for a second look.
#[must_use]
pub fn can_be_checked(sight: &Sight<'_>, desk: SheetOnDesk) -> bool {
    desk.turn == Turn::First && !desk.changed && is_unchecked(sight, (desk.round, desk.player))
}

fn is_unchecked(sight: &Sight<'_>, (round, player): (RoundNo, PlayerId)) -> bool {
    let anagram = &sight.contest().game;
    let sheet = anagram.sheet_at(round, player);
    sheet.is_some_and(|(_, sheet)| sheet.check == Check::None)
        && anagram.is_played(round)
        && !anagram.is_unsettled(round, player)
}

/// Every sheet that counts and that nobody but who keyed it has looked at, by round, then player.
pub fn unchecked<'a>(sight: &'a Sight<'_>) -> impl Iterator<Item = (RoundNo, PlayerId)> + 'a {
    let contest = sight.contest();
    let places = sight.judged.grades().map(|(round, player, _)| (round, player));
    places
        .filter(move |&(round, player)| !is_void(contest, round, player))
        .filter(|&place| is_unchecked(sight, place))
}

/// The sheet after this one that the person at the desk can check: of the same round before any
/// other.
#[must_use]
pub fn next_unchecked(
    sight: &Sight<'_>,
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    let waiting: Vec<_> = unchecked(sight).filter(|&place| !keyed_by_same(sight, place)).collect();
    super::data::after(&waiting, after)
}
