//! The rows of a duplicate game's own commands and questions, and which of them need nothing but their name.

mod listed;
mod rows;

pub use listed::{listed, of_turn};
pub use rows::{of_command, of_question};

use crate::commands::formats::OwnQuestion;
use crate::commands::formats::duplicate::Question;
use crate::commands::{self, UserCommand};

impl From<Question> for commands::Question {
    fn from(question: Question) -> Self {
        Self::Own(OwnQuestion::Duplicate(question))
    }
}

impl From<Question> for UserCommand {
    fn from(question: Question) -> Self {
        Self::Ask(question.into())
    }
}
