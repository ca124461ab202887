//! The plays that a list has: searched on a thread of its own while the players think, begun anew when the letters,
//! the board or a ruling change, given up with the competition. What was found stays here until the time of its
//! turn is over; before, it lies on no desk.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::shell::Shell;
use crate::domain::formats::duplicate::best::is_any_left;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Closing, Turn};
use crate::screens::formats::duplicate::hall::TurnScene;
use crate::screens::formats::duplicate::plays::{Plays, Sought};
use crate::screens::hall::Scene;
use crate::session::{Job, Told};
use crate::views::Sight;

/// With so many letters unseen it is asked whether anything can be laid at all.
const FEW: usize = 14;

/// What is searched, and what was found.
#[derive(Default)]
pub struct Searching {
    /// The list as it is walked: made once it is open, before anybody asks for a play.
    made: Option<Job<(), ()>>,
    running: Vec<(Sought, Job<Option<Plays>, ()>)>,
    found: BTreeMap<TurnNo, Arc<Plays>>,
    /// Whether anything is left to lay: for what it was asked, and what came of it.
    left: Option<(Sought, Option<Job<bool, ()>>)>,
}

impl Shell<Duplicate> {
    /// Takes what the threads have found. Whether anything is seen otherwise now.
    pub(super) fn take_found(&mut self) -> bool {
        let mut happened = false;
        let own = &mut self.own;
        own.running.retain_mut(|(sought, job)| match job.told() {
            Some(Told::Done(plays)) => {
                own.found.extend(plays.map(|plays| (sought.turn, Arc::new(plays))));
                false
            }
            Some(Told::Failed(_)) => false,
            Some(Told::Progress(..)) | None => true,
        });
        if own.made.as_mut().and_then(Job::told).is_some() {
            own.made = None;
            happened = true;
        }
        if let Some((sought, left)) = &mut own.left
            && let Some(told) = left.as_mut().and_then(Job::told)
        {
            *left = None;
            if matches!(told, Told::Done(false)) {
                self.desk.own.duplicate.nothing_left = Some(sought.clone());
                happened = true;
            }
        }
        happened | self.lay_found()
    }

    /// What was found goes to the desk once the time of its turn is over.
    fn lay_found(&mut self) -> bool {
        let Some(keeper) = &self.keeper else { return false };
        let game = &keeper.record().contest().game;
        let over = |turn: &TurnNo| game.turn(*turn).is_some_and(Turn::is_over);
        let ready: Vec<TurnNo> = self.own.found.keys().copied().filter(over).collect();
        for turn in &ready {
            if let Some(plays) = self.own.found.remove(turn) {
                self.desk.own.duplicate.plays.insert(*turn, plays);
            }
        }
        // Slips of long ago are keyed without: two turns are kept.
        let plays = &mut self.desk.own.duplicate.plays;
        while plays.len() > 2 {
            plays.pop_first();
        }
        !ready.is_empty()
    }

    /// Starts what is to be searched: the turn whose time runs or is over and that is not closed, and the one whose
    /// slip lies on the desk.
    pub(super) fn search(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let contest = keeper.record().contest();
        let game = &contest.game;
        let open = game.open_turn().filter(|(_, turn)| turn.has_begun()).map(|(turn, _)| turn);
        let last = TurnNo::new(game.closed()).filter(|_| open.is_none());
        let slip = self.desk.own.duplicate.slip.as_ref().map(|slip| slip.turn);
        let mut turns: Vec<TurnNo> = open.into_iter().chain(last).chain(slip).collect();
        turns.sort();
        turns.dedup();
        let wanted: Vec<Sought> =
            turns.into_iter().filter_map(|turn| Sought::of(contest, turn)).collect();
        // What nobody wants any more is given up.
        self.own.running.retain(|(sought, _)| wanted.contains(sought));
        let Some(list) = Sight::of(keeper, &self.desk).list.cloned() else { return };
        if list.graph_if_made().is_none() && self.own.made.is_none() {
            let list = list.clone();
            let make = move |_: &_| {
                list.graph();
                Ok(())
            };
            self.own.made = Some(Job::start("arrays of the list", make));
        }
        for sought in wanted {
            let plays = &self.desk.own.duplicate.plays;
            let known = plays.get(&sought.turn).or(self.own.found.get(&sought.turn));
            let is_known = known.is_some_and(|plays| *plays.sought() == sought);
            let runs = self.own.running.iter().any(|(running, _)| *running == sought);
            if is_known || runs {
                continue;
            }
            let (of, contest, list) = (sought.clone(), contest.clone(), list.clone());
            let job = Job::start("plays", move |steps| {
                // Nobody counts what is found: only whether anybody still waits.
                let go_on = &mut || steps.progress(0, 0);
                Ok(Plays::find(&of, &contest, &list.graph(), go_on))
            });
            self.own.running.push((sought, job));
        }
        self.search_left();
    }

    /// Whether anything is left to lay, is asked between turns where few letters are unseen.
    fn search_left(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let contest = keeper.record().contest();
        let game = &contest.game;
        let sought = Sought::anything(contest);
        let last = TurnNo::new(game.closed()).and_then(|turn| game.turn(turn));
        let without = last.is_some_and(|turn| matches!(turn.closing, Closing::NoPlay(_)));
        let due = game.closed() > 0 && game.open_turn().is_none() && game.ended.is_none();
        let few = game.unseen(&sought.board).len() <= FEW || without;
        if !due || !few || self.own.left.as_ref().is_some_and(|(of, _)| *of == sought) {
            return;
        }
        let Some(list) = Sight::of(keeper, &self.desk).list.cloned() else { return };
        let contest = contest.clone();
        let job = Job::start("any play", move |_| Ok(is_any_left(&contest, &list.graph())));
        self.own.left = Some((sought, Some(job)));
    }

    /// Whether the hall's scene goes on by itself: letters that are announced, a top that is told.
    pub(super) fn hall_goes_on(&self) -> bool {
        match self.hall_seen.as_ref().map(|hall| &hall.scene) {
            Some(Scene::Round(TurnScene::Letters { next_in_ms, .. })) => next_in_ms.is_some(),
            Some(Scene::Round(TurnScene::Top(told))) => told.next_in_ms.is_some(),
            _ => false,
        }
    }
}
