//! What the shell does where a hall or the master file has two histories: it asks the hub what a hall's other one would
//! change, and has one put in force.

use crate::app::shell::Shell;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::Digest;
use crate::language::tr;
use crate::session::{Failure, Job, Told};
use crate::venues::{Line, LinkState};
use crate::views::formats::anagram::conductor::branch_asked;

impl Shell<Anagram> {
    /// Has the hub put a branch of a hall's history in force.
    pub(super) fn take_branch(&mut self, venue: VenueNo, branch: i32) {
        let told = self.desk.own.conductor.halls.venues.get(&venue);
        self.choose(told.and_then(|told| told.competition), branch);
    }

    /// The same of the master file's own history.
    pub(super) fn take_own_branch(&mut self, branch: i32) {
        self.choose(self.desk.own.conductor.halls.conductor.competition, branch);
    }

    fn choose(&mut self, history: Option<Digest>, branch: i32) {
        let Some((card, first)) = self.desk.own.conductor.card.clone().zip(history) else { return };
        let language = self.desk.language;
        self.own.choosing = Some(Job::start("branch", move |_| {
            let chosen = Line::new(&card.access).choose(first, branch);
            chosen.map_err(|why| why.sentence(language))
        }));
    }

    /// Asks what the branch that is asked about would change, and takes what was told. Whether anything was.
    pub(super) fn follow_branches(&mut self) -> bool {
        let chosen = self.note_branch_taken();
        self.compare_branch();
        self.take_compared() || chosen
    }

    fn compare_branch(&mut self) {
        let Some(of) = branch_asked(&self.desk) else { return };
        let conductor = &self.desk.own.conductor;
        let is_known = conductor.changes.as_ref().is_some_and(|(known, _)| *known == of);
        let is_asked = self.own.comparing.as_ref().is_some_and(|(asked, _)| *asked == of);
        let joint = self.keeper.as_ref().and_then(|it| it.record().contest().common.commitment);
        let Some((card, joint)) = conductor.card.clone().zip(joint) else { return };
        if is_known || is_asked {
            return;
        }
        let language = self.desk.language;
        let job = Job::start("branch compared", move |_| {
            let told = Line::new(&card.access).changes(joint, of.venue, of.branch);
            told.map_err(|why| why.sentence(language))
        });
        self.own.comparing = Some((of, job));
    }

    fn take_compared(&mut self) -> bool {
        let Some((of, job)) = &mut self.own.comparing else { return false };
        let changes = match job.told() {
            None | Some(Told::Progress(..)) => return false,
            Some(Told::Done(changes)) => Ok(changes),
            Some(Told::Failed(Failure::Refused(why) | Failure::Died(why))) => Err(why),
        };
        self.desk.own.conductor.changes = Some((*of, changes));
        self.own.comparing = None;
        true
    }

    fn note_branch_taken(&mut self) -> bool {
        match self.own.choosing.as_mut().and_then(Job::told) {
            None | Some(Told::Progress(..)) => return false,
            Some(Told::Done(())) => {
                self.desk.done(tr(self.desk.language, "conduct-branch-taken"));
                // Whether this file's own is in force is found out anew.
                if matches!(self.desk.own.anagram.state(), Some(LinkState::Contested(_))) {
                    self.connect_again();
                }
            }
            Some(Told::Failed(Failure::Refused(why) | Failure::Died(why))) => {
                self.desk.problem(why);
            }
        }
        self.own.choosing = None;
        true
    }
}
