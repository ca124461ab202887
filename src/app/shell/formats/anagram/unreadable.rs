//! Words that the referee could not read: settled so, or read after all.

use crate::app::shell::Shell;
use crate::commands::Question;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::SheetId;

impl Shell<Anagram> {
    pub(in crate::app) fn settle_unreadable(&mut self, sheet: SheetId, field: Field, place: usize) {
        let asked = matches!(self.desk.question, Some((Question::ReadAs(..), _)));
        if self.perform(A::SettleUnreadable { sheet, field, place }) && asked {
            self.desk.question = None;
        }
    }
}
