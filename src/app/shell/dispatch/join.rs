//! A hall takes part in a joint competition: its card is read, its hub asked what it is of, and its file made.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::shell::Shell;
use crate::app::shell::cards::card_text;
use crate::app::shell::own::OwnActs;
use crate::commands::{Entry, JoinCommand, UserCommand};
use crate::domain::contest::Details;
use crate::session::{AnySession, Job, Refusal, Told};
use crate::venues::{Invitation, NotInvited, card_of_hall, invitation};
use crate::views::desk::{Joining, Start};

/// A hub that is asked.
pub(in crate::app) type Inviting = Job<Box<Invitation>, NotInvited>;

impl<F: OwnActs> Shell<F> {
    pub(in crate::app) fn dispatch_join(&mut self, command: JoinCommand) {
        match command {
            JoinCommand::Show => {
                self.desk.start = Start::Join;
                self.desk.focus = Some(Entry::CardFile);
            }
            JoinCommand::Browse => {
                self.desk.start = Start::Join;
                self.browse(UserCommand::Join(JoinCommand::Read));
            }
            JoinCommand::Read => self.read_card(),
            JoinCommand::TakePart => self.take_part(),
            JoinCommand::Leave => {
                self.inviting = None;
                self.desk.joining = Joining::Nothing;
                self.desk.start = Start::Choices;
            }
        }
    }

    /// Reads the card and asks its hub, on a thread of its own.
    fn read_card(&mut self) {
        self.desk.start = Start::Join;
        let language = self.desk.language;
        let path = PathBuf::from(self.desk.text(Entry::CardFile).trim());
        let text = card_text(&path, language);
        let card = text.and_then(|text| card_of_hall(&text).map_err(|why| why.sentence(language)));
        match card {
            Ok(card) => {
                self.desk.joining = Joining::Asking;
                self.inviting = Some(Job::start("hub", move |_| invitation(card).map(Box::new)));
            }
            Err(why) => {
                self.inviting = None;
                self.desk.focus = Some(Entry::CardFile);
                self.desk.joining = Joining::Refused(why);
            }
        }
    }

    /// Takes what the hub answered. Whether it did.
    pub(in crate::app) fn take_invited(&mut self) -> bool {
        let Some(told) = self.inviting.as_mut().and_then(Job::told) else { return false };
        let language = self.desk.language;
        self.desk.joining = match told {
            Told::Progress(..) => return false,
            Told::Done(invitation) => Joining::Invited(invitation),
            Told::Failed(why) => {
                Joining::Refused(why.sentence(language, |why| why.sentence(language)))
            }
        };
        self.inviting = None;
        self.desk.focus = Some(Entry::NewFile);
        true
    }

    fn take_part(&mut self) {
        let Joining::Invited(invitation) = self.desk.joining.clone() else { return };
        let language = self.desk.language;
        let brought = || self.desk.brought_list().and_then(|list| invitation.listed(list));
        let Some(list) = invitation.list.clone().or_else(brought) else { return };
        let Some(rules) = invitation.rules_text.clone() else { return };
        let Some(path) = self.new_hall_path(&invitation) else { return };
        if !self.may_give_way() {
            return;
        }
        let time = Arc::clone(&self.outside.time);
        let made = invitation.take_part(&path, (&rules, list), (time, &self.desk.person));
        match made {
            Ok(session) => {
                self.close();
                self.desk.joining = Joining::Nothing;
                self.lay_any(AnySession::from(session), None);
            }
            Err(Refusal::Rejected(why)) => self.desk.problem(language.rejection(&why)),
            Err(Refusal::NotSaved(why)) => self.desk.problem(why.sentence(language)),
        }
    }

    /// Where the hall's file shall lie: as typed, else in the folder of documents under its name and the title's.
    fn new_hall_path(&mut self, invitation: &Invitation) -> Option<PathBuf> {
        if self.desk.text(Entry::NewFile).trim().is_empty() {
            let Details { title, date, .. } = &invitation.details;
            let title = format!("{title} {}", invitation.card.name);
            self.desk.set(Entry::Title, title);
            self.desk.set(Entry::Date, crate::views::name::typed_date(date));
        }
        self.new_path()
    }
}
