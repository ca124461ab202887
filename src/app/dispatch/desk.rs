//! What changes only the desk.

use crate::app::shell::Shell;
use crate::commands::{Entry, Place, Question};
use crate::domain::person::Role;
use crate::language::Language;

impl Shell {
    pub(super) fn speak(&mut self, language: Language) {
        self.desk.language = language;
        self.desk.settings.language = Some(language);
    }

    pub(super) fn take_desk(&mut self, name: String, role: Role) {
        self.desk.person.name = name;
        self.desk.person.role = role;
        if matches!(self.desk.question, Some((Question::Person(_), _))) {
            self.desk.question = None;
        }
    }

    /// Whoever sits down at an open competition says who they are, once.
    pub(super) fn ask_who(&mut self) {
        let writes = self.session.as_ref().is_some_and(|session| !session.read_only());
        if writes && self.desk.person.name.is_empty() {
            self.open_question(Question::Person(Role::Referee));
        }
    }

    pub(super) fn go(&mut self, place: Place) {
        self.keep_draft();
        self.desk.place = place;
        self.leave_question();
        self.desk.number.clear();
        if place == Place::Sheets && self.desk.sheet.is_none() {
            self.take_next_missing();
        }
        if place == Place::Standings {
            self.desk.standings_after = None;
        }
        if place == Place::Words && self.desk.word.is_none() {
            self.desk.word = self.first_undecided();
        }
    }

    pub(super) fn type_text(&mut self, entry: Entry, text: String) {
        if let (Entry::Words(_), Some(sheet)) = (entry, &mut self.desk.sheet) {
            sheet.changed = true;
            self.draft_due = true;
        }
        self.desk.set(entry, text);
    }

    pub(super) fn dismiss(&mut self, index: usize) {
        if index < self.desk.notices.len() {
            self.desk.notices.remove(index);
        }
    }
}
