//! Words with a letter that nobody could read: how one is read is chosen before it is answered.

use crate::app::shell::Shell;
use crate::commands::{Entry, Question};
use crate::domain::formats::anagram::state::Anagram;

impl Shell<Anagram> {
    /// The reading stands in the field, which has the keyboard again: Enter answers.
    pub(in crate::app) fn choose_reading(&mut self, word: String) {
        let Some((question @ Question::ReadAs(..), _)) = self.desk.question.clone() else { return };
        self.open_question(question);
        self.desk.set(Entry::Word, word);
    }
}
