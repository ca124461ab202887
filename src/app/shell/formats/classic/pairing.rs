//! The tables of a round: found on a thread of its own where many play, looked at, and made. Somebody who meets again
//! though no other tables are better is asked about first.

use std::sync::Arc;

use crate::app::shell::Shell;
use crate::commands::formats::classic::Question as Q;
use crate::domain::contest::event::Event;
use crate::domain::formats::classic::Rejection;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::event::Event as C;
use crate::domain::formats::classic::paired::Paired;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::RoundNo;
use crate::session::{Failure, Job, Refusal, Told};
use crate::views::Sight;
use crate::views::desk::formats::classic::Found;
use crate::views::formats::classic::rounds::{Before, again};

/// So many are brought together within a frame.
const AT_ONCE: usize = 100;

/// Tables that are being found: of which round, and after how many events.
#[derive(Default)]
pub struct Pairing {
    finding: Option<(RoundNo, usize, Job<Paired, Rejection>)>,
}

impl Shell<Classic> {
    /// Finds the tables of a round; they are made once they are found.
    pub(super) fn pair(&mut self, round: RoundNo) {
        let Some(keeper) = &self.keeper else { return };
        let events = keeper.record().log().len();
        let trial = keeper.trial(&self.desk.person);
        let find = move || {
            let events = trial.decide(D::PairRound { round, despite: None, found: None })?;
            Ok(events.into_iter().find_map(as_paired).unwrap_or_default())
        };
        let few = keeper.record().contest().common.players.len() <= AT_ONCE;
        let job = if few { Job::ended(find()) } else { Job::start("tables", move |_| find()) };
        self.own.finding = Some((round, events, job));
        self.desk.own.classic.finding = Some(round);
        self.take_paired();
    }

    /// Takes the tables that were found. Whether any were.
    pub(super) fn take_paired(&mut self) -> bool {
        let Some((round, events, job)) = &mut self.own.finding else { return false };
        let (round, events) = (*round, *events);
        let Some(told) = job.told() else { return false };
        let paired = match told {
            Told::Progress(..) => return false,
            Told::Done(paired) => Ok(paired),
            Told::Failed(Failure::Refused(why)) => Err(Some(why)),
            Told::Failed(Failure::Died(why)) => {
                self.desk.problem(why);
                Err(None)
            }
        };
        self.own.finding = None;
        self.desk.own.classic.finding = None;
        match paired {
            Ok(paired) => self.take_found(Found { round, events, paired: Arc::new(paired) }),
            Err(Some(why)) => self.refuse(&Refusal::Rejected(why)),
            Err(None) => {}
        }
        true
    }

    fn take_found(&mut self, found: Found) {
        let Some(keeper) = &self.keeper else { return };
        // Something happened meanwhile: other tables may be the right ones now.
        if keeper.record().log().len() != found.events {
            return self.pair(found.round);
        }
        let sight = Sight::of(keeper, &self.desk);
        let paired = Arc::clone(&found.paired);
        let round = found.round;
        let asks = again(&sight, &Before::of(&sight, round), (&paired.tables, &paired.byes));
        // At tables of three and four those who met meet again soon: it is told, not asked.
        let asks = !sight.averages() && asks.iter().any(|names| !names.is_empty());
        self.desk.own.classic.found = Some(found);
        if asks {
            self.open_question(Q::PairAgain(round).into());
        } else {
            let found = Some(paired.as_ref().clone());
            self.perform(D::PairRound { round, despite: None, found });
        }
    }
}

/// The tables that an event makes.
fn as_paired(event: Event<Classic>) -> Option<Paired> {
    let Event::Own(C::RoundPaired { order, tables, byes, cost, .. }) = event else { return None };
    Some(Paired {
        order,
        starters: tables.iter().map(|table| table.starter).collect(),
        tables: tables.into_iter().map(|table| table.seats).collect(),
        byes,
        cost: cost.parse().unwrap_or_default(),
        repeats: 0,
    })
}
