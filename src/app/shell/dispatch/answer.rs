//! Questions: opened with what is known filled in, answered with what was typed. A refused answer
//! keeps the question open and says why there. What a question says and asks for, its own file knows.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{Entry, Place, Question};
use crate::domain::contest::command::Command;
use crate::language::tr;
use crate::views::Sight;
use crate::views::asked::{Answer, Deed, First, Then};
use crate::views::desk::Over;
use crate::views::{AskedOf, questions};

impl<F: OwnActs> Shell<F> {
    /// What a question is, as it stands now.
    pub(in crate::app) fn asked(&self, question: &Question) -> Option<AskedOf<F>> {
        let session = self.keeper.as_ref()?;
        Some(questions::asked(&Sight::of(session, &self.desk), question))
    }

    pub(in crate::app) fn open_question(&mut self, question: Question) {
        // Another choice of the same question keeps what was typed.
        let open = self.desk.question.clone();
        self.desk.interrupted = match (&question, &open) {
            (Question::Person(_), Some((Question::Person(_), _))) => self.desk.interrupted.take(),
            (Question::Person(_), open) => open.clone().map(|(question, _)| question),
            _ => None,
        };
        let same = open.as_ref().is_some_and(|(open, _)| open.asks_the_same(&question));
        let question = if same { question } else { F::taken_up(self, question) };
        let Some(asked) = self.asked(&question) else { return };
        // Another choice of the same question, too: the press took the keyboard from its field.
        let focus = asked.first_field();
        if !same {
            if !asked.first.is_none_or(|first| self.do_first(first)) {
                return;
            }
            self.desk.over.take_if(|over| *over == Over::Answers);
            self.see_rulings();
            self.desk.set(Entry::Reason, "");
            for (entry, text) in asked.filled {
                self.desk.set(entry, text);
            }
        } else if let Some(First::ProposePage(penalised)) = asked.first {
            self.propose_page_instead(penalised);
        }
        F::see_asked(self, &question, same);
        self.desk.focus = focus;
        self.desk.set(Entry::PlayerSearch, "");
        self.desk.question = Some((question, None));
    }

    /// What is done before a question opens; whether it opens.
    fn do_first(&mut self, first: First) -> bool {
        match first {
            First::HoldTime => return F::hold_time(self),
            First::ProposeCopy(copy) => self.propose_copy(copy),
            First::ProposeArchive => self.propose_archive(),
            First::ProposePage(penalised) => self.propose_page(penalised),
            First::ForgetBrought => {
                self.desk.brought = None;
                self.desk.own.forget_brought();
            }
        }
        true
    }

    /// Going elsewhere answers no.
    pub(in crate::app) fn leave_question(&mut self) {
        if self.desk.question.is_some() {
            self.cancel_question();
        }
    }

    /// Puts the question away; what no asks for beside that is done.
    pub(in crate::app) fn cancel_question(&mut self) {
        let Some((question, _)) = self.desk.question.take() else { return };
        self.desk.interrupted = None;
        let asked = self.asked(&question);
        self.desk.focus = asked.as_ref().and_then(|asked| asked.back).or(self.desk.focus);
        let cancel = asked.and_then(|asked| asked.cancel);
        if let Some((_, Some(command))) = cancel {
            self.perform(command);
        }
        // Whoever thinks better of it looks at the same round as before.
        let seen = self.desk.seen_round;
        F::step_is_taken(self);
        self.desk.seen_round = seen;
    }

    pub(in crate::app) fn answer(&mut self) {
        let Some((question, _)) = self.desk.question.clone() else { return };
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let asked = questions::asked(&sight, &question);
        let typed = self.desk.text(Entry::PlayerSearch).trim();
        if let Some(player) = asked.player.filter(|_| !typed.is_empty()) {
            // Whoever types a name and presses Enter means that player, not yet the answer.
            match questions::meant(&sight, &player, typed) {
                Ok(named) => self.open_question((player.about)(named)),
                Err(why) => self.desk.question = Some((question, Some(why))),
            }
            return;
        }
        if let Question::Person(_) = question
            && let Some((name, role)) = questions::meant_at_the_desk(&sight)
        {
            return self.choose_person(name, role);
        }
        if let Some(seen) = questions::data(&sight).filter(|seen| !seen.confirm.enabled) {
            if let Some(first) = seen.hindrances.into_iter().next().filter(|one| one.enabled) {
                return self.dispatch(first.command);
            }
            // What is not answered yet is told.
            if let Err(why) = asked.answer {
                self.desk.question = Some((question, Some(why)));
            }
            return;
        }
        let stays = matches!(asked.answer, Ok(Answer::Deed(Deed::ReadSheets)));
        match asked.answer.and_then(|answer| self.carry_out(answer)) {
            Ok(()) if stays => self.desk.question = Some((question, None)),
            Ok(()) => {
                // The answer may have led on to another question.
                let open = self.desk.question.as_ref().map(|(open, _)| open);
                // Or to another choice of this one, which keeps what was typed.
                let same = open.is_some_and(|open| open.asks_the_same(&question));
                let goes_on = same && open != Some(&question);
                if open == Some(&question) {
                    self.desk.question = None;
                }
                for (entry, _) in asked.fields.into_iter().filter(|_| !goes_on) {
                    self.desk.set(entry, "");
                }
                F::step_is_taken(self);
            }
            Err(why) => {
                // What is still to be typed gets the keyboard.
                let fields = asked.fields.iter().map(|(entry, _)| *entry);
                let mut empty = fields.filter(|entry| self.desk.text(*entry).trim().is_empty());
                self.desk.focus = empty.next().or(self.desk.focus);
                // The refusal tells what stands now: who says yes once more has seen it.
                self.see_rulings();
                F::see_keyed(self);
                if let Some(question) = F::ask_anew(self, question) {
                    self.desk.question = Some((question, Some(why)));
                } else {
                    self.desk.question = None;
                    self.desk.problem(why);
                }
            }
        }
    }

    fn carry_out(&mut self, answer: Answer<F>) -> Result<(), String> {
        match answer {
            Answer::Nothing => {}
            Answer::Order(command, then) => {
                self.say(*command)?;
                for then in then {
                    self.do_then(then);
                }
            }
            Answer::User(command) => self.dispatch(command),
            Answer::Deed(deed) => return self.do_deed(deed),
        }
        Ok(())
    }

    fn do_then(&mut self, then: Then) {
        match then {
            Then::Tell(text) => self.desk.done(text),
            Then::TellBack(text) => self.desk.saved(text, self.last_action()),
            own @ (Then::Saved(_)
            | Then::Lay(..)
            | Then::Settled(..)
            | Then::TypeAgain(..)
            | Then::NextUnchecked) => F::follow(self, own),
            Then::NextWord => {
                self.desk.picked.clear();
                let next = self.first_undecided();
                self.lay_word(next);
            }
            Then::SelectWord(word) if self.desk.place == Place::Words => self.select_word(&word),
            Then::SelectWord(_) => {}
        }
    }

    fn do_deed(&mut self, deed: Deed) -> Result<(), String> {
        match deed {
            Deed::RenewSeed => return self.renew_seed(),
            Deed::ChangeList => return self.change_list(),
            Deed::Archive(penalised) => return self.archive(penalised),
            Deed::WebPage(penalised) => return self.web_page(penalised),
            Deed::Copy(copy) => return self.copy(copy),
            Deed::NewCard(player) => return self.new_card(player),
            Deed::AllowPlain => return self.allow_plain(),
            Deed::DeletePictures => return self.delete_pictures(),
            Deed::ShowPictures => self.show_pictures(true),
            own @ (Deed::ReadSheets
            | Deed::TakeIn
            | Deed::SealWord
            | Deed::DropDraft
            | Deed::SaveEmpty
            | Deed::DeclareNone
            | Deed::SaveOfRound(_)
            | Deed::SaveMisplaced
            | Deed::SaveOddLength
            | Deed::SaveHandedIn
            | Deed::SaveSame(_)
            | Deed::Conduct(_)
            | Deed::Season(_)) => {
                return F::own_deed(self, own);
            }
            Deed::AddPlayers => self.add_typed_players(),
            Deed::ReplaceDocument => self.replace_document(),
            Deed::Close(closing) => self.close_for_all_that(closing),
            Deed::NewInstead => self.new_instead(),
            Deed::CloseDoors => self.close_doors(),
        }
        Ok(())
    }

    fn renew_seed(&mut self) -> Result<(), String> {
        let Some(seed) = (self.outside.chance)() else {
            return Err(tr(self.desk.language, "competition-no-chance"));
        };
        let Some(session) = &mut self.keeper else { return Ok(()) };
        let renewed = session.renew_seed(seed, &self.desk.person);
        renewed.map(|_| ()).map_err(|refusal| self.refusal_text(&refusal))
    }

    /// Asks the domain; the refusal in words.
    pub(in crate::app) fn say(&mut self, command: impl Into<Command<F>>) -> Result<(), String> {
        let said = self.try_perform(command);
        said.map_err(|refusal| self.refusal_text(&refusal))
    }
}
