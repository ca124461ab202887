//! Whose sheet of which round each event of a history is about, as it was when it happened.
//!
//! People know a sheet by its player and round; its number is the program's own, and is given anew
//! after an undo.

use std::collections::BTreeMap;

use super::Format;
use super::event::{Event, Recorded};
use crate::domain::ids::{PlayerId, RoundNo, Seq, SheetId};

/// The place of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// Whose; `None` while nobody knows.
    pub player: Option<PlayerId>,
    /// Of which round.
    pub round: RoundNo,
}

/// The places of the sheets that the events of a history are about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetPlaces(Vec<(Seq, SheetPlace)>);

impl SheetPlaces {
    /// Those of a whole history, undone actions too; `about` says which sheet an event of the format's own is
    /// about, and where it stands from then on when the event says so.
    pub fn of<F: Format>(
        log: &[Recorded<F>],
        about: impl Fn(&F::Event) -> Option<(SheetId, Option<SheetPlace>)>,
    ) -> Self {
        let mut now: BTreeMap<SheetId, SheetPlace> = BTreeMap::new();
        // What an undo gives back: the action, the sheet, where it was before.
        let mut changed: Vec<(Seq, SheetId, Option<SheetPlace>)> = Vec::new();
        let mut places = Vec::new();
        for Recorded { seq, action, event, .. } in log {
            if let Event::Undone { action: undone } = event {
                for &(_, sheet, before) in changed.iter().rev().filter(|(of, ..)| of == undone) {
                    match before {
                        Some(place) => now.insert(sheet, place),
                        None => now.remove(&sheet),
                    };
                }
                continue;
            }
            let Event::Own(event) = event else { continue };
            let Some((sheet, moved)) = about(event) else { continue };
            let before = now.get(&sheet).copied();
            places.extend(before.or(moved).map(|place| (*seq, place)));
            if let Some(place) = moved {
                changed.push((*action, sheet, before));
                now.insert(sheet, place);
            }
        }
        Self(places)
    }

    /// Where the sheet was that this event is about; of a sheet that was moved, where it had been.
    pub fn at(&self, seq: Seq) -> Option<SheetPlace> {
        let found = self.0.binary_search_by_key(&seq, |&(of, _)| of).ok()?;
        self.0.get(found).map(|&(_, place)| place)
    }
}
