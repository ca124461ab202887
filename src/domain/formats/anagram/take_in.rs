//! Sheets that were keyed elsewhere, on a second laptop or in a spreadsheet, taken into this
//! competition all at once (§5). Nothing is overwritten: of a sheet that says something else than the
//! one that stands here the referee says what becomes of it, and both stay in the history.

use super::event::Event;
use super::sheet::{Handed, Lateness, SheetWords};
use crate::domain::contest::known::{known_player, known_round};
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::formats::anagram::{Contest, Rejection};
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
    /// What becomes of it where another sheet stands.
    pub beside: Beside,
}

/// What becomes of a sheet from elsewhere where another one stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beside {
    /// It is the second sheet for its place, to be settled like two keyings.
    #[default]
    Second,
    /// Its words are the next version of the one that stands here.
    NextVersion,
}

/// What becomes of a sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nobody keyed one for its place: it is keyed.
    New,
    /// Nobody keyed one, because it was declared here that none was handed in: it is keyed.
    DeclaredNone,
    /// The same words stand here: nothing happens.
    Same,
    /// The same words stood here and were corrected since: nothing happens.
    Older,
    /// Other words stand here: [`Beside`] says what happens.
    Differs,
    /// The same words stand here, but only one of the two is late: nothing happens, the referee's
    /// own word stands.
    OtherLateness,
    /// It cannot be of this competition.
    Refused(Rejection),
}

/// What becomes of one sheet from elsewhere.
pub fn fate(contest: &Contest, brought: &Brought) -> Fate {
    let &Brought { player, round, lateness, ref words, beside: _ } = brought;
    let possible = known_player(&contest.common, player)
        .and_then(|_| known_round(&contest.game, round))
        .and_then(|_| {
            let played = contest.game.is_played(round);
            if played {
                Ok(())
            } else {
                Err(Rejection::Own(Refusal::WrongStage { round, needs: Needs::Played }))
            }
        });
    if let Err(why) = possible {
        return Fate::Refused(why);
    }
    let place = contest.game.place(round, player);
    let here: Vec<_> = contest.game.sheets_at(round, player).map(|(_, sheet)| sheet).collect();
    if here.is_empty() {
        let declared = place.handed == Handed::NotHandedIn;
        return if declared { Fate::DeclaredNone } else { Fate::New };
    }
    let same = |other: &SheetWords| other.differences(words).is_empty();
    if here.iter().any(|sheet| same(sheet.words())) {
        return if place.lateness == lateness { Fate::Same } else { Fate::OtherLateness };
    }
    let mut before = here.iter().flat_map(|sheet| &sheet.versions);
    if before.any(|version| same(&version.words)) { Fate::Older } else { Fate::Differs }
}

/// What taking these sheets in would record; nothing when each stands here already.
///
/// # Errors
/// [`Rejection`] when one cannot be: then none is taken in.
pub fn events(
    contest: &Contest,
    from: String,
    sheets: Vec<Brought>,
    reason: &str,
) -> Result<Vec<Event>, Rejection> {
    let mut events = vec![Event::SheetsTakenIn { from }];
    let mut next = contest.game.next_sheet();
    for brought in sheets {
        let fate = fate(contest, &brought);
        let Brought { player, round, lateness, words, beside } = brought;
        match (fate, beside) {
            (Fate::Refused(why), _) => return Err(why),
            (Fate::Same | Fate::Older | Fate::OtherLateness, _) => continue,
            (Fate::New | Fate::DeclaredNone, _) => {
                let place = contest.game.place(round, player);
                let is_news = lateness == Lateness::Late && place.lateness == Lateness::InTime;
                if is_news || place.handed != Handed::Collected {
                    let lateness = if is_news { lateness } else { place.lateness };
                    let players = vec![player];
                    events.push(Event::SheetsCollected { round, players, lateness });
                }
            }
            (Fate::Differs, Beside::NextVersion) => {
                if let Some((sheet, _)) = contest.game.sheet_at(round, player) {
                    let reason = reason.to_owned();
                    events.push(Event::SheetRevised { sheet, words, reason });
                }
                continue;
            }
            (Fate::Differs, Beside::Second) => {}
        }
        events.push(Event::SheetKeyed { sheet: next, player: Some(player), round, words });
        next = next.next();
    }
    Ok(if events.len() > 1 { events } else { Vec::new() })
}
