//! The table of all halls as the hub has it, published or not, shown to whoever conducts.

use std::sync::Arc;

use crate::app::shell::Shell;
use crate::commands::Place;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::session::{Failure, Job, Told};
use crate::venues::{Line, centre};
use crate::views::Sight;
use crate::views::desk::formats::conductor::TableOf;
use crate::views::formats::anagram::conductor::hub_ms;

impl Shell<Anagram> {
    /// Asks for it after the last round that was opened.
    pub(super) fn ask_for_table(&mut self) {
        self.desk.place = Place::Venues;
        let Some(keeper) = &self.keeper else { return };
        let contest = keeper.record().contest();
        let opened = centre(contest).and_then(|centre| centre.opened.keys().last().copied());
        let after = opened.unwrap_or(RoundNo::FIRST);
        let card = self.desk.own.conductor.card.clone();
        let Some((card, joint)) = card.zip(contest.common.commitment) else { return };
        let language = self.desk.language;
        let job = Job::start("table of all halls", move |_| {
            let told = Line::new(&card.access).table(joint, after);
            told.map_err(|why| why.sentence(language))
        });
        self.own.showing = Some((after, job));
    }

    /// Takes what was told. Whether anything was.
    pub(super) fn take_table(&mut self) -> bool {
        let Some((after, job)) = &mut self.own.showing else { return false };
        let after = *after;
        match job.told() {
            None | Some(Told::Progress(..)) => return false,
            Some(Told::Done(told)) => {
                let Some(keeper) = &self.keeper else { return false };
                let at_ms = hub_ms(&Sight::of(keeper, &self.desk));
                let told = Arc::new(told);
                self.desk.own.conductor.table = Some(TableOf { after, at_ms, told });
            }
            Some(Told::Failed(Failure::Refused(why) | Failure::Died(why))) => {
                self.desk.problem(why);
            }
        }
        self.own.showing = None;
        true
    }
}
