//! What the console shows of a joint competition to whoever conducts it.

mod branches;
pub mod next;
pub mod questions;
pub(super) mod signing;

use super::{Answered, Asked, Sight};
use crate::commands::Question;
use crate::commands::formats::OwnQuestion;
use crate::commands::formats::anagram::conduct::{Question as Q, Situation};
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::sealed::heads::Sealed;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::screens::words::Rulings as _;
use crate::venues::{self, HubHead, centre};
use crate::views::desk::Desk;
use crate::views::desk::formats::conductor::BranchOf;

/// Whether the open file is a master file; before any hall is entered its card says so.
pub fn is_master(sight: &Sight<'_>) -> bool {
    centre(sight.contest()).is_some() || sight.desk.own.conductor.card.is_some()
}

/// What can be asked of it.
pub fn situation(sight: &Sight<'_>) -> Situation {
    let centre = centre(sight.contest());
    Situation {
        halls: centre.is_some(),
        entering: is_master(sight) && centre.is_none_or(|centre| centre.draw.seals.is_none()),
        hall_seen: sight.desk.own.conductor.hall.is_some(),
        openable: venues::openable(sight.contest()).is_some(),
    }
}

/// The hub's time now, in milliseconds since 1970 UTC; by the machine's clock while the hub's is not known.
pub fn hub_ms(sight: &Sight<'_>) -> i64 {
    sight.desk.own.anagram.hub_ms(sight.now.elapsed_ms).unwrap_or(sight.now.wall_ms)
}

/// Whether pressing the next step does something.
pub fn is_step_possible(sight: &Sight<'_>) -> bool {
    next::is_possible(&next::next(sight))
}

/// What a hall is called: its number and name.
pub fn hall_name(sight: &Sight<'_>, venue: VenueNo) -> String {
    let name = centre(sight.contest()).and_then(|centre| centre.venues.get(&venue));
    name.map_or_else(|| venue.to_string(), |hall| format!("{venue} {}", hall.name))
}

/// Several halls in one line.
pub fn hall_names(sight: &Sight<'_>, venues: &[VenueNo]) -> String {
    let named = venues.iter().map(|&venue| hall_name(sight, venue));
    named.collect::<Vec<_>>().join(", ")
}

/// The halls that have not ended a round.
pub fn not_ended(sight: &Sight<'_>, round: RoundNo) -> Vec<VenueNo> {
    let all = centre(sight.contest()).into_iter().flat_map(|centre| centre.venues.keys().copied());
    let told = &sight.desk.own.conductor.halls.venues;
    let ended = |venue: &VenueNo| told.get(venue).is_some_and(|it| it.has_ended(round));
    all.filter(|venue| !ended(venue)).collect()
}

/// Whether a head of a hall's history is sealed with the key on its card.
pub fn is_sealed(sight: &Sight<'_>, venue: VenueNo, head: HubHead, seal: Option<&str>) -> bool {
    let card = sight.desk.own.conductor.card.as_ref();
    let HubHead { seq, hash } = head;
    card.zip(sight.contest().common.commitment)
        .is_some_and(|(card, joint)| card.is_sealed(&Sealed { joint, venue, seq, hash }, seal))
}

/// The branch of a hall's history whose taking is asked about; `None` while none is, and where it is there no more.
pub fn branch_asked(desk: &Desk) -> Option<BranchOf> {
    let Some((Question::Own(OwnQuestion::Conduct(Q::TakeBranch(venue, branch))), _)) =
        &desk.question
    else {
        return None;
    };
    let told = desk.own.conductor.halls.venues.get(venue)?;
    let other = told.contested.iter().find(|other| other.branch == *branch)?;
    Some(BranchOf { venue: *venue, branch: *branch, heads: [other.head, told.head?] })
}

/// How many words of a round wait for a ruling in all halls.
pub fn waiting(sight: &Sight<'_>, round: RoundNo) -> usize {
    let words = Anagram::undecided(sight);
    words.values().filter(|standing| standing.rounds.contains(&round)).count()
}

fn of_referee(lines: Vec<String>, answer: Answered) -> Asked {
    Asked { lines, ..Asked::new(Office::Referee, answer) }
}
