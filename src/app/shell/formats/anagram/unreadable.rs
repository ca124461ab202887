//! Words that the referee could not read: settled so, or read after all.

use crate::app::shell::Shell;
use crate::commands::Question;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::ids::SheetId;
use crate::views::desk::Turn;

impl Shell {
    pub(in crate::app) fn settle_unreadable(&mut self, sheet: SheetId, field: Field, place: usize) {
        let asked = matches!(self.desk.question, Some((Question::ReadAs(..), _)));
        if self.perform(A::SettleUnreadable { sheet, field, place }) && asked {
            self.desk.question = None;
        }
    }

    /// What lies on the desk unchanged is laid there anew.
    pub(in crate::app) fn lay_unchanged_anew(&mut self) {
        let on_desk = self.desk.sheet.filter(|desk| !desk.changed && desk.turn == Turn::First);
        if let Some(desk) = on_desk {
            self.lay_sheet(Draft { round: desk.round, player: Some(desk.player) });
        }
    }
}
