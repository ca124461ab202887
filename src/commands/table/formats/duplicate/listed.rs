//! The commands of a duplicate game that need nothing but their name.

use crate::commands::formats::duplicate::{Command, Question};
use crate::commands::{self, UserCommand};
use crate::domain::timing::PausedTiles;

/// What shortcuts and the palette can reach, beside what every competition has.
pub fn listed() -> Vec<UserCommand> {
    let mut listed = vec![
        UserCommand::Ask(commands::Question::Pause(PausedTiles::Hidden)),
        UserCommand::Ask(Question::VoidRack.into()),
    ];
    listed.extend([Command::SaveSlip].map(UserCommand::from));
    listed
}
