//! What somebody may ask by their office beside what the domain's table of offices says of what is recorded: which rooms
//! a device may enter, and which of its asks are for another office.

use crate::domain::person::Role;

/// A part of what stations can look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Sheets: the list, each one, drafts, verdicts.
    Sheets,
    /// Words that wait for a ruling.
    Words,
}

/// What is asked of words; all else is of sheets.
const OF_WORDS: [&str; 3] = ["rule", "withdraw", "unreadable"];

/// Whether somebody of this office may look there at all.
pub const fn may_enter(role: Role, room: Room) -> bool {
    match (role, room) {
        (Role::Referee, _) | (Role::Assistant, Room::Sheets) | (Role::Jury, Room::Words) => true,
        (Role::Assistant, Room::Words)
        | (Role::Jury, Room::Sheets)
        | (Role::Screen | Role::Centre, _) => false,
    }
}

/// Whether a device can be let in in this office: whoever referees sits at the console.
pub const fn may_come(role: Role) -> bool {
    match role {
        Role::Assistant | Role::Jury | Role::Screen => true,
        Role::Referee | Role::Centre => false,
    }
}

/// What is asked of sheets by the door without encryption; whoever listens there reads it, so nothing is settled there.
const IN_THE_CLEAR: [&str; 3] = ["key_sheet", "key_again", "check"];

/// Whether this may be done by the door without encryption.
pub fn may_in_the_clear(ask: &str) -> bool {
    IN_THE_CLEAR.contains(&ask)
}

/// Of which room something is that is asked.
pub fn room_of(ask: &str) -> Room {
    if OF_WORDS.contains(&ask) { Room::Words } else { Room::Sheets }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_office_has_its_room() {
        let may = |role, ask| may_enter(role, room_of(ask));
        for ask in ["rule", "withdraw", "unreadable"] {
            assert!(may(Role::Jury, ask) && !may(Role::Assistant, ask), "{ask}");
            assert!(!may(Role::Screen, ask), "{ask}");
        }
        for ask in ["key_sheet", "key_again", "check", "settle", "revise", "move", "collect"] {
            assert!(may(Role::Assistant, ask) && !may(Role::Jury, ask), "{ask}");
            assert!(!may(Role::Screen, ask), "{ask}");
        }
    }
}
