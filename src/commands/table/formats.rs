//! The list of the formats: the rows of what one alone has, and what of it shortcuts and the palette reach.

mod anagram;
mod classic;
mod conduct;
mod duplicate;

pub use classic::{ENDS, name_of_system};

use crate::commands::UserCommand;
use crate::commands::formats::{OwnCommand, OwnQuestion};
use crate::commands::spec::Spec;
use crate::domain::formats::FormatName;
use crate::domain::ids::RoundNo;

/// What a format's competitions are called: a key of the language files.
pub const fn name_of_game(format: FormatName) -> &'static str {
    match format {
        FormatName::Anagram => "commands-game-anagram",
        FormatName::Duplicate => "commands-game-duplicate",
        FormatName::Classic => "commands-game-classic",
    }
}

/// What a competition of the format is called that is given neither title nor date: a key of the language files.
pub const fn plain_title(format: FormatName) -> &'static str {
    match format {
        FormatName::Anagram => "competition-title-plain",
        FormatName::Duplicate => "commands-game-duplicate",
        FormatName::Classic => "commands-game-classic",
    }
}

/// What its own rules are called: a key of the language files.
pub const fn name_of_rules(format: FormatName) -> &'static str {
    match format {
        FormatName::Anagram => "competition-rules-embedded",
        FormatName::Duplicate => "competition-rules-duplicate",
        FormatName::Classic => "commands-game-classic",
    }
}

/// What can be asked of this format's competitions beside what every competition has.
pub fn listed(format: FormatName) -> Vec<UserCommand> {
    match format {
        FormatName::Anagram => anagram::listed(),
        FormatName::Duplicate => duplicate::listed(),
        FormatName::Classic => classic::listed(),
    }
}

/// An own command's row.
pub fn of_own(command: &OwnCommand) -> Spec {
    match command {
        OwnCommand::Anagram(command) => anagram::of_command(command),
        OwnCommand::Duplicate(command) => duplicate::of_command(command),
        OwnCommand::Classic(command) => classic::of_command(command),
        OwnCommand::Conduct(command) => conduct::of_command(*command),
    }
}

/// An own question's row.
pub fn of_own_question(question: &OwnQuestion) -> Spec {
    match question {
        OwnQuestion::Duplicate(question) => duplicate::of_question(question),
        OwnQuestion::Classic(question) => classic::of_question(question),
        OwnQuestion::Conduct(question) => conduct::of_question(question),
    }
}

/// What can be asked of a round of this format: of that in view.
pub fn of_round(format: FormatName, round: RoundNo) -> Vec<UserCommand> {
    match format {
        FormatName::Anagram => anagram::of_round(round),
        FormatName::Duplicate => duplicate::of_turn(round),
        FormatName::Classic => classic::of_round(round),
    }
}
