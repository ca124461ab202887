//! What is asked of the competition, and what comes back: news, or why not.

use std::sync::mpsc::Receiver;

use super::Shell;
use super::own::OwnActs;
use crate::app::sound::Alarm;
use crate::commands::{Entry, Question};
use crate::domain::contest::Rejection;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::ids::Seq;
use crate::domain::person::Role;
use crate::session::{News, Order, Refusal};
use crate::storage::Begun;
use crate::views::desk::Light;

impl<F: OwnActs> Shell<F> {
    /// Asks the domain for something; a refusal is shown. Whether it happened.
    pub(in crate::app) fn perform(&mut self, command: impl Into<Command<F>>) -> bool {
        match self.try_perform(command) {
            Ok(()) => true,
            Err(refusal) => {
                self.refuse(&refusal);
                false
            }
        }
    }

    /// Asks the domain for something.
    pub(in crate::app) fn try_perform(
        &mut self,
        command: impl Into<Command<F>>,
    ) -> Result<(), Refusal<F>> {
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        let order = Order { who: self.desk.person.clone(), command: command.into() };
        let brings = F::brings(keeper.record().contest(), &order.command);
        let events = keeper.carry_out(order)?;
        self.take_news(&[]);
        self.show_play(&events);
        brings.into_iter().try_for_each(|command| self.try_perform(command))
    }

    /// The newest action: right after an order, what it was.
    pub(in crate::app) fn last_action(&self) -> Option<Seq> {
        let log = self.keeper.as_ref()?.record().log();
        log.last().map(|recorded| recorded.action)
    }

    /// Takes in what the keeper tells. Whether there was anything.
    pub(in crate::app) fn take_news(&mut self, alarms: &[(i64, Alarm)]) -> bool {
        let news: Vec<News<F>> = self.news.iter().flat_map(Receiver::try_iter).collect();
        let happened = !news.is_empty();
        for news in news {
            match news {
                News::FellDue(events) => {
                    // A Space meant for the time that runs must not take the sheets in.
                    if events
                        .iter()
                        .any(|event| matches!(event, Event::Own(own) if F::ends_time(own)))
                    {
                        self.desk.last_step = self.keeper.as_ref().map(|keeper| keeper.now());
                    }
                    self.sound(&events, alarms);
                    self.show_play(&events);
                }
                News::Recorded(_) => {
                    self.is_saved();
                    self.tell_doors();
                    F::lay_anew(self);
                    F::see_begun(self);
                }
                News::DraftsKept => {
                    self.is_saved();
                    F::see_begun(self);
                }
                News::Saved => self.is_saved(),
                News::NotSaved(error) => self.refuse_for_now(&Refusal::NotSaved(error)),
                News::PicturesGone(not_smaller) => self.pictures_are_gone(not_smaller.as_ref()),
                News::Copied(copied) => {
                    if let Err(error) = copied {
                        self.not_kept(&error);
                    }
                    self.read_kept();
                }
            }
        }
        if happened {
            self.keep_standings();
        }
        happened
    }

    /// What others left of a sheet lies before whoever sits here.
    pub(in crate::app) fn sees_left(&mut self, begun: Begun) {
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.lies_before(&self.desk.person, begun, &self.outside.station)
        {
            self.refuse(&Refusal::NotSaved(error));
        }
    }

    /// Says why something did not happen. Where another office is needed, whoever holds it can sit
    /// down at once; but nothing that is typed on by somebody who looks elsewhere seats anybody.
    pub(in crate::app) fn refuse(&mut self, refusal: &Refusal<F>) {
        let text = self.refusal_text(refusal);
        let open = self.keeper.is_some();
        if let Refusal::Rejected(Rejection::NotYourOffice { .. }) = refusal
            && open
        {
            self.open_question(Question::Person(Some(Role::Referee)));
            self.desk.set(Entry::Person, "");
            self.desk.focus = None;
            self.desk.question = Some((Question::Person(Some(Role::Referee)), Some(text)));
            return;
        }
        self.desk.problem(text);
    }

    /// Why something did not happen; the light of the file goes with it.
    pub(in crate::app) fn refusal_text(&mut self, refusal: &Refusal<F>) -> String {
        match refusal {
            Refusal::Rejected(rejection) => self.desk.language.rejection(rejection),
            Refusal::NotSaved(error) => {
                // Nothing is unsaved where nothing is open.
                if self.keeper.is_some() {
                    self.desk.saving = Light::Failed;
                }
                error.sentence(self.desk.language)
            }
        }
    }
}
