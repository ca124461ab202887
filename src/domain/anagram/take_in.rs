//! Sheets that were keyed elsewhere, on a second laptop or in a spreadsheet, taken into this
//! competition all at once (§5). Nothing is overwritten: a sheet that says something else than the
//! one that stands here becomes the second sheet for its place, to be settled like two keyings.

use super::event::Event;
use super::sheet::{Handed, Lateness, SheetWords};
use crate::domain::contest::Contest;
use crate::domain::contest::decide::{known_player, known_round, needs};
use crate::domain::contest::rejection::{Needs, Rejection};
use crate::domain::ids::{PlayerId, RoundNo};

/// A sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// Whose.
    pub player: PlayerId,
    /// Of which round.
    pub round: RoundNo,
    /// Whether it is said to have been late.
    pub lateness: Lateness,
    /// Its words.
    pub words: SheetWords,
}

/// What becomes of a sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nobody keyed one for its place: it is keyed.
    New,
    /// The same words stand here: nothing happens.
    Same,
    /// Other words stand here: it is keyed beside them, to be settled.
    Second,
    /// The same words stand here, but only one of the two is late: nothing happens, the referee's
    /// own word stands.
    OtherLateness,
    /// It cannot be of this competition.
    Refused(Rejection),
}

/// What becomes of one sheet from elsewhere.
#[must_use]
pub fn fate(contest: &Contest, brought: &Brought) -> Fate {
    let &Brought { player, round, lateness, ref words } = brought;
    let possible = known_player(contest, player)
        .and_then(|_| known_round(round))
        .and_then(|_| needs(round, Needs::Played, contest.anagram.is_played(round)));
    if let Err(why) = possible {
        return Fate::Refused(why);
    }
    let mut there = contest.anagram.sheets_at(round, player).peekable();
    if there.peek().is_none() {
        return Fate::New;
    }
    if !there.any(|(_, sheet)| sheet.words().differences(words).is_empty()) {
        return Fate::Second;
    }
    let here = contest.anagram.place(round, player).lateness;
    if here == lateness { Fate::Same } else { Fate::OtherLateness }
}

/// Takes in all that is new or different; refuses all if one cannot be.
pub(super) fn decide(contest: &Contest, sheets: Vec<Brought>) -> Result<Vec<Event>, Rejection> {
    let mut events = Vec::new();
    let mut sheet = contest.anagram.next_sheet();
    for brought in sheets {
        let fate = fate(contest, &brought);
        let Brought { player, round, lateness, words } = brought;
        match fate {
            Fate::Refused(why) => return Err(why),
            Fate::Same | Fate::OtherLateness => continue,
            Fate::New => {
                let place = contest.anagram.place(round, player);
                let is_news = lateness == Lateness::Late && place.lateness == Lateness::InTime;
                if is_news || place.handed != Handed::Collected {
                    let lateness = if is_news { lateness } else { place.lateness };
                    let players = vec![player];
                    events.push(Event::SheetsCollected { round, players, lateness });
                }
            }
            Fate::Second => {}
        }
        events.push(Event::SheetKeyed { sheet, player: Some(player), round, words });
        sheet = sheet.next();
    }
    Ok(events)
}
