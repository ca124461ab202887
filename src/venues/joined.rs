//! The line of a competition that is open here: its link is told of what happens in the file, and what whoever conducts
//! ordered is carried out in it.

use std::path::Path;

use super::card::{Card, CardError};
use super::carry::{Orders, Waits};
use super::lacking::{Lacking, TakenBack};
use super::link::{Brought, Link, Linked, Part};
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::state::Anagram;
use crate::language::{Language, tr};
use crate::session::Keeper;
use crate::session::time::TimeSource;
use crate::storage::StorageError;

/// The line of an open file.
pub struct Joined {
    link: Link,
    /// What is to be carried out in a hall's file; none in whoever conducts'.
    orders: Option<Orders>,
    /// What the hub has beyond the file.
    lacking: Option<Box<Lacking>>,
    /// So many events the link was told of.
    told: usize,
    /// So many events the file had when orders were tried last.
    tried: Option<usize>,
}

/// What came of trying to carry out what was ordered.
#[derive(Debug)]
pub struct Carried {
    /// How many orders changed something.
    pub changed: usize,
    /// How many rows are not carried out.
    pub left: usize,
    /// Why not.
    pub waits: Option<Waits>,
}

/// Why there is no line.
#[derive(Debug, thiserror::Error)]
pub enum NoLine {
    /// The file is of no joint competition.
    #[error("no joint competition")]
    None,
    /// It is, and has no card.
    #[error("no card")]
    NoCard,
    /// Its card is of another hall or competition.
    #[error("another's card")]
    Other,
    /// Its card cannot be read.
    #[error(transparent)]
    Card(#[from] CardError),
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] StorageError),
    /// The system gives no thread.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

impl NoLine {
    /// What it means for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::None | Self::NoCard => tr(language, "venues-no-card-here"),
            Self::Other => tr(language, "venues-card-other"),
            Self::Card(why) => why.sentence(language),
            Self::File(why) => why.sentence(language),
            Self::System(why) => why.to_string(),
        }
    }
}

impl Joined {
    /// Begins the line of this competition by the card that its file keeps. `part` is what the hall says of its part in the
    /// common draw where the file keeps nothing of it; `time` tells the hub's clock.
    ///
    /// # Errors
    /// [`NoLine`].
    pub fn begin(
        keeper: &Keeper<Anagram>,
        part: Option<Part>,
        time: TimeSource,
    ) -> Result<(Self, Card), NoLine> {
        let record = keeper.record();
        let Some(text) = keeper.hub_card()? else {
            let is_joint = record.contest().game.joint().is_some();
            return Err(if is_joint { NoLine::NoCard } else { NoLine::None });
        };
        let card = Card::read(&text)?;
        let joint = card.joint_of(record).ok_or(NoLine::Other)?;
        let done = keeper.cursor()?;
        let orders = match &card {
            Card::Venue(card) => Some(Orders::of(card.venue, record)),
            Card::Conductor(_) => None,
        };
        let path = Path::new(keeper.path()).to_path_buf();
        let part = Part::of(keeper).or(part);
        let link = Link::begin(Linked { path, card: card.clone(), joint, done, part, time })?;
        Ok((Self { link, orders, lacking: None, told: 0, tried: None }, card))
    }

    /// The link.
    pub const fn link(&self) -> &Link {
        &self.link
    }

    /// How many rows are not carried out.
    pub fn waiting(&self) -> usize {
        self.orders.as_ref().map_or(0, Orders::len)
    }

    /// Tells the link what is new in the file, and keeps what was ordered. What else came.
    pub fn take(&mut self, keeper: &Keeper<Anagram>) -> Vec<Brought> {
        let events = keeper.record().log().len();
        if self.told != events {
            self.told = events;
            self.link.look(u64::try_from(events).unwrap_or(u64::MAX));
        }
        // Letters that came over the telephone are asked for no more: the hub would note another time for them.
        let round = self.link.asked().and_then(|round| keeper.record().contest().game.round(round));
        if round.is_some_and(|round| round.stage != Stage::ToCome) {
            self.link.ask_no_more();
        }
        let brought = self.link.brought();
        brought.into_iter().filter_map(|it| self.keep(it)).collect()
    }

    /// Keeps what was ordered and what the file lacks; anything else is handed back.
    pub fn keep(&mut self, brought: Brought) -> Option<Brought> {
        match (brought, &mut self.orders) {
            (Brought::Orders(rows), Some(orders)) => {
                orders.extend(rows);
                self.tried = None;
                None
            }
            (Brought::Lacking(lacking), _) => {
                self.lacking = Some(lacking);
                None
            }
            (other, _) => Some(other),
        }
    }

    /// Takes back what an earlier copy lacked, if it is one; then the line is to be begun anew. What cannot be taken is told
    /// by the link.
    pub fn take_back(&mut self, keeper: &mut Keeper<Anagram>) -> Option<TakenBack> {
        match self.lacking.take()?.take_back(keeper) {
            Ok(taken) => Some(taken),
            Err(why) => {
                self.link.refuse(why);
                None
            }
        }
    }

    /// Carries out what can be now; `None` where there is nothing, or nothing changed since it was tried last.
    pub fn carry_out(&mut self, keeper: &mut Keeper<Anagram>) -> Option<Carried> {
        let orders = self.orders.as_mut()?;
        if !self.link.seen().is_compared() {
            return None;
        }
        if orders.is_empty() || self.tried == Some(keeper.record().log().len()) {
            return None;
        }
        let (changed, waits) = orders.carry_out(keeper);
        self.tried = Some(keeper.record().log().len());
        Some(Carried { changed, left: orders.len(), waits })
    }
}
