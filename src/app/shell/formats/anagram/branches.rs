//! What the shell does where a hall has two histories: it asks the hub what the other would change, and has it put in force.

use crate::app::shell::Shell;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::VenueNo;
use crate::language::tr;
use crate::session::{Failure, Job, Told};
use crate::venues::Line;
use crate::views::formats::anagram::conductor::branch_asked;

impl Shell<Anagram> {
    /// Has the hub put a branch of a hall's history in force.
    pub(super) fn take_branch(&mut self, venue: VenueNo, branch: i32) {
        let conductor = &self.desk.own.conductor;
        let told = conductor.halls.venues.get(&venue).and_then(|told| told.competition);
        let Some((card, first)) = conductor.card.clone().zip(told) else { return };
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
            }
            Some(Told::Failed(Failure::Refused(why) | Failure::Died(why))) => {
                self.desk.problem(why);
            }
        }
        self.own.choosing = None;
        true
    }
}
