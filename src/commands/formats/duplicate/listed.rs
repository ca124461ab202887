//! The commands of a duplicate game that need nothing but their name.

use super::{Command, Question};
use crate::commands::{self, Place, UserCommand};
use crate::domain::timing::PausedTiles;

/// Its places, in the order of the day.
pub const PLACES: &[Place] = &[
    Place::Competition,
    Place::Game,
    Place::Slips,
    Place::Top,
    Place::Words,
    Place::Sanctions,
    Place::Standings,
    Place::Print,
    Place::History,
];

/// What shortcuts and the palette can reach, beside what every competition has.
pub fn listed() -> Vec<UserCommand> {
    let mut listed = vec![
        UserCommand::Ask(commands::Question::Pause(PausedTiles::Hidden)),
        UserCommand::Ask(Question::VoidRack.into()),
    ];
    listed.extend([Command::SaveSlip].map(UserCommand::from));
    listed
}
