//! The referee's word on words, and undo.

use crate::app::shell::Shell;
use crate::commands::{Entry, Place, Question};
use crate::domain::anagram::command::Command as A;
use crate::domain::anagram::rules::Field;
use crate::domain::contest::command::Command;
use crate::domain::contest::decide::undoable;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::SheetId;
use crate::domain::letter::Word;
use crate::text;
use crate::views::theme::Tone;
use crate::views::{history, words};

impl Shell {
    /// The first word of the referee's queue.
    pub(super) fn first_undecided(&self) -> Option<Word> {
        let session = self.session.as_ref()?;
        let data = words::data(&session.sight(&self.desk));
        data.rows.iter().find(|row| row.tone == Tone::Open).map(|row| row.word.clone())
    }

    pub(super) fn select_word(&mut self, word: Word) {
        let session = self.session.as_ref();
        let ruling = session.and_then(|open| open.record().contest().rulings.get(&word));
        let evidence = ruling.map(|ruling| ruling.evidence.clone()).unwrap_or_default();
        self.desk.set(Entry::Evidence, evidence);
        self.desk.word = Some(word);
        self.desk.place = Place::Words;
        self.leave_question();
    }

    pub(super) fn pick_word(&mut self, word: Word) {
        if !self.desk.picked.remove(&word) {
            self.desk.picked.insert(word);
        }
    }

    /// Rules on every picked word; those that are ruled so already stay as they are.
    pub(super) fn rule_picked(&mut self, ruled: Ruled) -> Result<(), String> {
        let evidence = self.desk.text(Entry::Evidence).trim().to_owned();
        while let Some(word) = self.desk.picked.pop_first() {
            let session = self.session.as_ref();
            let ruling = session.and_then(|open| open.record().contest().rulings.get(&word));
            if ruling.is_some_and(|ruling| ruling.ruled == ruled) {
                continue;
            }
            self.say(Command::RuleWord { word, ruled, evidence: evidence.clone() })?;
        }
        self.desk.set(Entry::Evidence, "");
        self.desk.word = self.first_undecided();
        Ok(())
    }

    pub(super) fn rule(&mut self, ruled: Ruled) {
        if !self.desk.picked.is_empty() {
            return self.open_question(Question::RulePicked(ruled));
        }
        let Some(word) = self.desk.word.clone() else { return };
        let evidence = self.desk.text(Entry::Evidence).trim().to_owned();
        if self.perform(Command::RuleWord { word, ruled, evidence }) {
            self.desk.set(Entry::Evidence, "");
            self.desk.word = self.first_undecided();
        }
    }

    pub(super) fn withdraw_ruling(&mut self) {
        if let Some(word) = self.desk.word.clone() {
            self.perform(Command::WithdrawRuling { word });
        }
    }

    pub(super) fn settle_unreadable(&mut self, sheet: SheetId, field: Field, place: usize) {
        self.perform(A::SettleUnreadable { sheet, field, place });
    }

    pub(super) fn undo(&mut self) -> Result<(), String> {
        let Some(session) = &self.session else { return Ok(()) };
        let sight = session.sight(&self.desk);
        let what = undoable(session.record()).first();
        let what = what.map(|recorded| history::teller(&sight).sentence(&recorded.event));
        self.say(Command::Undo)?;
        let what = what.unwrap_or_default();
        let text = text!(self.desk.language, "console-undone", what = what);
        self.desk.done(text);
        Ok(())
    }
}
