//! The link of a joint competition's open file to its hub: told of what is new, its orders carried out, and how it stands
//! laid on the desk. No frame and no tick waits for the network.

use std::path::Path;
use std::sync::Arc;

use crate::app::shell::Shell;
use crate::commands::Place;
use crate::domain::formats::anagram::event::Event as Own;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Record};
use crate::domain::ids::RoundNo;
use crate::domain::person::Role;
use crate::language::{Language, tr};
use crate::session::time::{Reading, TimeSource};
use crate::session::{Job, Keeper};
use crate::storage::StorageError;
use crate::text;
use crate::venues::{Brought, Card, Changes, Gathered, Link, Linked, Orders, Part, TableTold};
use crate::views::desk::formats::conductor::BranchOf;

/// The link of the open file.
#[derive(Default)]
pub struct Linking {
    /// Whether it was looked for since the file was opened.
    looked: bool,
    link: Option<Link>,
    /// What is to be carried out in a hall's file.
    orders: Option<Orders>,
    /// So many events the link was told of.
    told: usize,
    /// So many events the file had when orders were tried last.
    tried: usize,
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
}

impl Linking {
    /// The link, where there is one.
    pub(super) fn link(&self) -> Option<&Link> {
        self.link.as_ref()
    }
}

/// Why there is no link.
enum NoLink {
    /// The file is none of a joint competition, or not written here.
    None,
    /// Why its card is of no use, for people.
    Card(String),
}

impl Shell<Anagram> {
    /// Begins the link, and takes what it brought. Whether anything is seen otherwise now.
    pub(super) fn follow_link(&mut self) -> bool {
        let before = self.desk.own.anagram.clone();
        if !self.own.looked {
            self.own.looked = true;
            self.begin_link();
        }
        let Some(link) = &self.own.link else { return self.desk.own.anagram != before };
        let Some(keeper) = &self.keeper else { return false };
        let events = keeper.record().log().len();
        if self.own.told != events {
            self.own.told = events;
            link.look(u64::try_from(events).unwrap_or(u64::MAX));
        }
        let brought = link.brought();
        let mut told = false;
        for brought in brought {
            match brought {
                Brought::Orders(rows) => {
                    if let Some(orders) = &mut self.own.orders {
                        orders.extend(rows);
                        self.own.tried = 0;
                    }
                }
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
        if let Some(link) = &self.own.link {
            self.desk.own.anagram.link = Some(link.seen());
        }
        carried || told || self.desk.own.anagram != before
    }

    /// Carries out what was ordered, as far as it can be now. Whether anything happened.
    fn carry_out_orders(&mut self) -> bool {
        let (Some(keeper), Some(orders)) = (&mut self.keeper, &mut self.own.orders) else {
            return false;
        };
        let events = keeper.record().log().len();
        if orders.is_empty() || self.own.tried == events {
            return false;
        }
        let (_, waits) = orders.carry_out(keeper);
        self.own.tried = keeper.record().log().len();
        let language = self.desk.language;
        let left = u64::try_from(orders.len()).unwrap_or(u64::MAX);
        self.desk.own.anagram.waiting = (left, waits.map(|why| why.sentence(language)));
        let told: Vec<String> = told(keeper.record(), events);
        if self.own.tried == events {
            return false;
        }
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
        let Some(keeper) = &self.keeper else { return };
        let time = Arc::clone(&self.outside.time);
        let language = self.desk.language;
        match begun(keeper, time, language) {
            Ok((link, orders, card)) => {
                let desk = &mut self.desk.own.anagram;
                desk.card_refused = None;
                desk.hub.clone_from(&card.access().hub);
                desk.part = part(keeper);
                if let Card::Conductor(card) = card {
                    self.desk.own.conductor.card = Some(card);
                    if self.desk.place == Place::Competition {
                        (self.desk.place, self.desk.focus) = (Place::Venues, None);
                    }
                }
                (self.own.link, self.own.orders) = (Some(link), orders);
            }
            Err(NoLink::None) => {}
            Err(NoLink::Card(why)) => self.desk.own.anagram.card_refused = Some(why),
        }
    }
}

/// The link of an open file, and what is to be carried out in it.
fn begun(
    keeper: &Keeper<Anagram>,
    time: TimeSource,
    language: Language,
) -> Result<(Link, Option<Orders>, Card), NoLink> {
    let record = keeper.record();
    let is_joint = record.contest().game.joint().is_some();
    if keeper.read_only() {
        return Err(NoLink::None);
    }
    let file = |why: StorageError| NoLink::Card(why.sentence(language));
    let text = keeper.hub_card().map_err(file)?;
    let text = match text {
        Some(text) => text,
        None if is_joint => return Err(NoLink::Card(tr(language, "venues-no-card-here"))),
        None => return Err(NoLink::None),
    };
    let card = Card::read(&text).map_err(|why| NoLink::Card(why.sentence(language)))?;
    let joint = card.joint_of(record);
    let joint = joint.ok_or_else(|| NoLink::Card(tr(language, "venues-card-other")))?;
    let done = keeper.cursor().map_err(file)?;
    let orders = match &card {
        Card::Venue(card) => Some(Orders::of(card.venue, record, done)),
        Card::Conductor(_) => None,
    };
    let opened_ms = keeper.clock().real_ms(0);
    let linked = Linked {
        path: Path::new(keeper.path()).to_path_buf(),
        card: card.clone(),
        joint,
        done,
        part: part(keeper),
        // By the clock of this opening, as everything that is shown.
        time: Arc::new(move || {
            let Reading { wall_ms, real_ms } = time();
            Reading { wall_ms, real_ms: real_ms - opened_ms }
        }),
    };
    let link = Link::begin(linked).map_err(|why| NoLink::Card(why.to_string()))?;
    Ok((link, orders, card))
}

/// What the hall said of its part, as the file keeps it.
fn part(keeper: &Keeper<Anagram>) -> Option<Part> {
    keeper.ready().ok().flatten().as_deref().and_then(Part::of_code)
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
