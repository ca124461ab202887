//! The rows of a duplicate game's own commands.

use crate::commands::formats::OwnWhen;
use crate::commands::formats::duplicate::{Command, Question, When};
use crate::commands::spec::{Spec, row};
use crate::commands::{self, Key};

const fn own(name: &'static str, when: When) -> Spec {
    row(name, commands::When::Own(OwnWhen::Duplicate(when)))
}

/// A command's row.
pub fn of_command(command: &Command) -> Spec {
    match command {
        Command::LookAtTurn(_) => row("commands-look-at-turn", commands::When::Open),
        Command::TakeSlip(..) => row("commands-take-slip", commands::When::Open),
        Command::SaveSlip => own("commands-save-slip", When::SlipOpen).ctrl(Key::Enter),
    }
}

/// A question's row.
pub fn of_question(question: &Question) -> Spec {
    match question {
        Question::VoidRack => own("commands-void-rack", When::Drawn),
    }
}
