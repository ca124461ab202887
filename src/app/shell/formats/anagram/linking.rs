//! The link of a joint competition's open file to its hub: told of what is new, its orders carried out, and how it stands
//! laid on the desk. No frame and no tick waits for the network.

use std::sync::Arc;

use crate::app::shell::Shell;
use crate::commands::Place;
use crate::domain::formats::anagram::event::Event as Own;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Record};
use crate::domain::ids::RoundNo;
use crate::domain::person::Role;
use crate::session::Job;
use crate::session::time::Reading;
use crate::storage::StorageError;
use crate::text;
use crate::venues::{Brought, Card, Changes, Gathered, Joined, Link, NoLine, Part, TableTold};
use crate::views::desk::formats::conductor::BranchOf;

/// The link of the open file.
#[derive(Default)]
pub struct Linking {
    /// Whether it was looked for since the file was opened.
    looked: bool,
    joined: Option<Joined>,
    /// A branch that is being put in force.
    pub(super) choosing: Option<Job<()>>,
    /// A branch of which it is asked what it would change.
    pub(super) comparing: Option<(BranchOf, Job<Changes>)>,
    /// The table of all halls after a round, while it is asked for.
    pub(super) showing: Option<(RoundNo, Job<TableTold>)>,
    /// The histories of all halls, while they are fetched.
    pub(super) gathering: Option<Job<Gathered, StorageError>>,
    /// The round whose letters the file refused.
    pub(super) refused_draw: Option<RoundNo>,
    /// By how much the hub's clock had moved when that was told last, in milliseconds.
    pub(super) told_moved_ms: i64,
    /// The round whose moment that hit, by how much, and whether it was asked if it moves, too: until then nothing of it is
    /// drawn.
    pub(super) hit: Option<(RoundNo, i64, bool)>,
}

impl Linking {
    /// The link, where there is one.
    pub(super) fn link(&self) -> Option<&Link> {
        self.joined.as_ref().map(Joined::link)
    }
}

impl Shell<Anagram> {
    /// Begins the link, and takes what it brought. Whether anything is seen otherwise now.
    pub(super) fn follow_link(&mut self) -> bool {
        let before = self.desk.own.anagram.clone();
        if !self.own.looked {
            self.own.looked = true;
            self.begin_link();
        }
        let Some(joined) = &mut self.own.joined else { return self.desk.own.anagram != before };
        let Some(keeper) = &mut self.keeper else { return false };
        let brought = joined.take(keeper);
        if let Some(taken) = joined.take_back(keeper) {
            let language = self.desk.language;
            if let Some(taken) = taken.sentence(language) {
                self.desk.done(taken);
            }
            if let Some(lost) = taken.lost(language) {
                self.desk.problem(lost);
            }
            self.take_news(&[]);
            self.connect_again();
            return true;
        }
        let mut told = false;
        for brought in brought {
            match brought {
                // Kept in the line, to be carried out and taken back.
                Brought::Orders(_) | Brought::Lacking(_) => {}
                Brought::Letters(round, given) => self.take_letters(round, given),
                Brought::Words(words) => self.desk.own.anagram.words = words,
                Brought::Halls(halls) => {
                    self.desk.own.conductor.halls = halls;
                    told = true;
                }
                Brought::Queue(queue) => {
                    let words = queue.words.iter();
                    let elsewhere = words.map(|it| (it.word.clone(), it.rounds.clone())).collect();
                    if let Some(keeper) = &mut self.keeper {
                        keeper.wait_elsewhere(elsewhere);
                    }
                    self.desk.own.conductor.queue = queue;
                    told = true;
                }
            }
        }
        let carried = self.carry_out_orders();
        if let Some(link) = self.own.link() {
            self.desk.own.anagram.link = Some(link.seen());
        }
        carried || told || self.desk.own.anagram != before
    }

    /// Carries out what was ordered, as far as it can be now. Whether anything happened.
    fn carry_out_orders(&mut self) -> bool {
        let (Some(keeper), Some(joined)) = (&mut self.keeper, &mut self.own.joined) else {
            return false;
        };
        let events = keeper.record().log().len();
        let Some(carried) = joined.carry_out(keeper) else { return false };
        let language = self.desk.language;
        let left = u64::try_from(carried.left).unwrap_or(u64::MAX);
        self.desk.own.anagram.waiting = (left, carried.waits.map(|why| why.sentence(language)));
        if keeper.record().log().len() == events {
            return false;
        }
        let told: Vec<String> = told(keeper.record(), events);
        for text in told {
            self.desk.done(text!(language, "venues-told", text = text));
        }
        self.take_news(&[]);
        true
    }

    /// Begins the link anew: whoever is at the desk asks for it.
    pub(super) fn connect_again(&mut self) {
        self.own = Linking::default();
        self.follow_link();
    }

    fn begin_link(&mut self) {
        let Some(keeper) = self.keeper.as_ref().filter(|keeper| !keeper.read_only()) else {
            return;
        };
        let (time, opened_ms) = (Arc::clone(&self.outside.time), keeper.clock().real_ms(0));
        // By the clock of this opening, as everything that is shown.
        let time = move || {
            let Reading { wall_ms, real_ms } = time();
            Reading { wall_ms, real_ms: real_ms - opened_ms }
        };
        match Joined::begin(keeper, None, Arc::new(time)) {
            Ok((joined, card)) => {
                let desk = &mut self.desk.own.anagram;
                desk.card_refused = None;
                desk.hub.clone_from(&card.access().hub);
                desk.part = Part::of(keeper);
                if let Card::Conductor(card) = card {
                    self.desk.own.conductor.card = Some(card);
                    if self.desk.place == Place::Competition {
                        (self.desk.place, self.desk.focus) = (Place::Venues, None);
                    }
                }
                self.own.joined = Some(joined);
            }
            Err(NoLine::None) => {}
            Err(why) => {
                self.desk.own.anagram.card_refused = Some(why.sentence(self.desk.language));
            }
        }
    }
}

/// What whoever conducts told everybody since the record had so many events.
fn told(record: &Record, since: usize) -> Vec<String> {
    let new = record.log().iter().skip(since).filter(|it| it.who.role == Role::Centre);
    let told = new.filter_map(|it| match &it.event {
        Event::Own(Own::Joint(JointEvent::Told { text })) => Some(text.clone()),
        _ => None,
    });
    told.collect()
}
