//! The referee's word on words, undo, and what follows the signature.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{Entry, Place, Question, Shortcut, UserCommand, WordsTab, spec};
use crate::domain::contest::Openness;
use crate::domain::contest::command::Command;
use crate::domain::contest::decide::undoable;
use crate::domain::contest::ruling::Ruled;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::print::documents::{Document, Wish};
use crate::text;
use crate::views::desk::AfterSigning;
use crate::views::unread::Unread;
use crate::views::{Sight, questions, words};

impl<F: OwnActs> Shell<F> {
    /// The first word of the referee's queue.
    pub(in crate::app) fn first_undecided(&self) -> Option<Word> {
        let session = self.keeper.as_ref()?;
        words::first_undecided(&Sight::of(session, &self.desk))
    }

    /// The word that is selected once this one is ruled on.
    fn undecided_after(&self, word: &Word, count: Option<usize>) -> Option<Word> {
        let sight = Sight::of(self.keeper.as_ref()?, &self.desk);
        match count {
            Some(count) => words::undecided_after(&sight, (word, count)),
            None => words::uncounted_after(&sight, word),
        }
    }

    pub(in crate::app) fn show_words(&mut self, tab: WordsTab) {
        self.go(Place::Words);
        self.desk.words_tab = tab;
        if tab == WordsTab::Search {
            self.desk.focus = Some(Entry::ListSearch);
        }
        self.select_what_is_seen();
    }

    /// The word that is selected and seen.
    fn seen_word(&self) -> Option<Word> {
        let session = self.keeper.as_ref()?;
        words::seen_word(&Sight::of(session, &self.desk))
    }

    /// Nothing is selected that is not in the list that is seen; in the queue, the first.
    pub(in crate::app) fn select_what_is_seen(&mut self) {
        if self.seen_word().is_none() {
            let queued = self.desk.words_tab == WordsTab::Queue;
            let word = if queued { self.first_undecided() } else { None };
            self.lay_word(word);
        }
    }

    /// Selects a word, and beside it the evidence that its own ruling has: another's is none for it.
    pub(in crate::app) fn lay_word(&mut self, word: Option<Word>) {
        let session = self.keeper.as_ref().zip(word.as_ref());
        let ruling =
            session.and_then(|(open, word)| open.record().contest().common.rulings.get(word));
        let evidence = ruling.map(|ruling| ruling.evidence.clone()).unwrap_or_default();
        self.desk.set(Entry::Evidence, evidence);
        self.desk.word = word;
    }

    pub(in crate::app) fn select_word(&mut self, word: &Word) {
        if self.desk.place != Place::Words {
            self.go(Place::Words);
            self.desk.words_tab = WordsTab::Queue;
        }
        self.leave_question();
        self.desk.unread = None;
        self.lay_word(Some(word.clone()));
        if self.seen_word().is_some() {
            return;
        }
        // It stands in another list.
        let session = self.keeper.as_ref();
        let lists = session.map(|session| words::lists_of(&Sight::of(session, &self.desk), word));
        for tab in lists.unwrap_or_default() {
            self.desk.words_tab = tab;
            if tab == WordsTab::Search {
                self.desk.set(Entry::ListSearch, word.to_string());
            }
            if self.seen_word().is_some() {
                return;
            }
        }
    }

    /// Of the word that is seen, who wrote it and what each ruling would change; or no more.
    pub(in crate::app) fn toggle_told(&mut self) {
        let word = self.seen_word();
        self.desk.told_word = if self.desk.told_word == word { None } else { word };
    }

    pub(in crate::app) fn pick_word(&mut self, word: Word) {
        if !self.desk.picked.remove(&word) {
            self.desk.picked.insert(word);
        }
    }

    pub(in crate::app) fn rule(&mut self, ruled: Ruled) {
        // The key before it was answered by a question.
        if self.desk.question.is_some() {
            return;
        }
        if !self.desk.picked.is_empty() {
            return self.open_question(Question::RulePicked(ruled));
        }
        if self.desk.unread.as_mut().is_some_and(|word| word.refuses(ruled)) {
            return self.desk.hindered(tr(self.desk.language, "words-too-soon"));
        }
        let Some(word) = self.seen_word() else { return };
        // One key does not turn over what was decided.
        if self.is_ruled_otherwise(&word, ruled) {
            return self.open_question(Question::Overrule(word, Some(ruled)));
        }
        let named = word.to_string();
        // It is painted beside the word.
        self.see_rulings();
        let seen = self.desk.seen_rulings.get(&word).cloned();
        let sight = self.keeper.as_ref().map(|session| Sight::of(session, &self.desk));
        let count = sight.as_ref().and_then(|sight| words::written_by(sight, &word));
        let evidence = sight.map(|sight| questions::evidence(&sight, &word, ruled));
        let evidence = evidence.unwrap_or_default();
        let rule = Command::RuleWord { word: word.clone(), seen, ruled, evidence };
        let ruled_on = self.perform(rule);
        if ruled_on {
            self.tell_ruling(
                match ruled {
                    Ruled::Valid => "words-now-valid",
                    Ruled::Invalid => "words-now-invalid",
                },
                &named,
            );
        }
        if ruled_on && self.desk.words_tab == WordsTab::Queue {
            let next = self.undecided_after(&word, count);
            self.lay_word(next);
            self.desk.unread = self.keeper.as_ref().map(|keeper| Unread::new(keeper.now(), ruled));
        } else if ruled_on {
            self.lay_word(Some(word));
        }
    }

    fn is_ruled_otherwise(&self, word: &Word, ruled: Ruled) -> bool {
        let before = self.keeper.as_ref().and_then(|keeper| {
            keeper.record().contest().common.rulings.get(word).map(|ruling| ruling.ruled)
        });
        before.is_some_and(|before| before != ruled)
    }

    pub(in crate::app) fn withdraw_ruling(&mut self) {
        let Some(word) = self.seen_word() else { return };
        if self.was_upheld(&word) {
            return self.open_question(Question::Overrule(word, None));
        }
        let named = word.to_string();
        if self.perform(Command::WithdrawRuling { word: word.clone() }) {
            self.tell_ruling("words-now-withdrawn", &named);
            let open = self.keeper.as_ref().map(|open| &open.record().contest().common);
            let none_left = open.is_some_and(|common| common.rulings.is_empty());
            if none_left && self.desk.words_tab == WordsTab::Ruled {
                // In place of an empty list the word is seen where it waits again.
                self.desk.words_tab = WordsTab::Queue;
                return self.select_word(&word);
            }
            let word = self.seen_word();
            self.lay_word(word);
            self.select_what_is_seen();
        }
    }

    /// One key rules, and the word is gone from sight: it is named until the next action.
    fn tell_ruling(&mut self, what: &'static str, word: &str) {
        let undo = spec(&UserCommand::Undo).shortcut;
        let key = undo.map(Shortcut::label).unwrap_or_default();
        self.desk.done(text!(self.desk.language, what, word = word, key = key));
    }

    /// Whether the word is valid because an objection was upheld.
    fn was_upheld(&self, word: &Word) -> bool {
        let session = self.keeper.as_ref();
        session.is_some_and(|open| words::upheld(open.record().contest(), word).is_some())
    }

    /// Whoever is asked or told about a ruling knows the rulings as they stand.
    pub(in crate::app) fn see_rulings(&mut self) {
        if let Some(session) = &self.keeper {
            self.desk.seen_rulings = session.record().contest().common.rulings.clone();
        }
    }

    /// Asks before the newest action is taken back, which the question names.
    pub(in crate::app) fn ask_to_undo(&mut self) {
        if let Some(why) = F::not_undone(self) {
            return self.desk.problem(tr(self.desk.language, why));
        }
        let Some(session) = &self.keeper else { return };
        match undoable(session.record()).first().map(|last| last.action) {
            Some(action) => self.open_question(Question::Undo(action)),
            None => self.desk.problem(tr(self.desk.language, "errors-nothing-to-undo")),
        }
    }

    /// What follows the signing: the first that is not done.
    pub(in crate::app) fn go_on_after_signing(&mut self) {
        let next = self.keeper.as_ref().map(|open| Sight::of(open, &self.desk).after_signing());
        match next.flatten() {
            Some(AfterSigning::Ceremony) => self.ceremony(),
            Some(AfterSigning::Sheet) => self.show_document(Wish::whole(Document::Final)),
            Some(AfterSigning::Archive) => self.open_question(Question::Archive(None)),
            None => {}
        }
    }

    /// This was done; of a competition that is not signed it says nothing.
    pub(in crate::app) fn done_after_signing(&mut self, what: AfterSigning) {
        let common = self.keeper.as_ref().map(|open| &open.record().contest().common);
        let signed = common.filter(|common| common.openness == Openness::Signed);
        if let Some(signing) = signed.and_then(|common| common.signings.last()) {
            let issue = signing.issue;
            self.desk.after_signing.insert((issue, what));
        }
    }
}
