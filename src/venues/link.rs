//! The link of an open file to its hub: a thread that sends what is new, and one that waits for what comes. Whoever writes
//! the file tells it of new events and takes what it brings; it waits for nobody, and nobody waits for it. A round's letters
//! are asked for on a thread of their own, so that nothing that is being sent holds them up.

mod clock;
mod hears;
mod looked;
mod sends;
mod state;

use std::hash::{BuildHasher as _, RandomState};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender as Giver, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use self::clock::Samples;
use self::hears::Hears;
use self::sends::Sends;
use super::card::{Card, VenueCard};
use super::followed::Followed;
use super::lacking::Lacking;
use super::line::{Given, Line, NotDone, Words};
use super::push::{NotSent, Sender};
use super::sealing::Sealing;
use super::told::{Halls, Queue};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;
use crate::session::Keeper;
use crate::session::time::TimeSource;
use crate::storage::{Cursor, RawRow};

pub use self::clock::HubClock;
pub use self::state::{Away, LinkSeen, LinkState, Stuck};

/// The shortest and the longest wait for a hub that is away: milliseconds, more or less by a fifth.
const WAITS_MS: [u64; 2] = [1_000, 60_000];

/// What a link brings to whoever writes the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Brought {
    /// What whoever conducts did: to be carried out in this order.
    Orders(Vec<RawRow>),
    /// The letters of a round that was asked for, or why they are not asked for any more.
    Letters(RoundNo, Result<Box<Given>, NotDone>),
    /// The halls' parts in the common draw, told to whoever conducts.
    Words(Words),
    /// How the halls stand, told to whoever conducts.
    Halls(Halls),
    /// What waits in the halls, told to whoever conducts.
    Queue(Queue),
    /// What the hub has beyond the file, which is an earlier copy: to be taken back, and the link begun anew.
    Lacking(Box<Lacking>),
}

/// A hall's part in the common draw, once it said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// With the word that it called.
    Word,
    /// It calls none.
    Passes,
}

impl Part {
    /// What a file keeps of it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Word => "word",
            Self::Passes => "passes",
        }
    }

    /// What is kept so.
    pub fn of_code(code: &str) -> Option<Self> {
        [Self::Word, Self::Passes].into_iter().find(|part| part.code() == code)
    }

    /// What the hall of this competition said, as its file keeps it.
    pub fn of(keeper: &Keeper<Anagram>) -> Option<Self> {
        keeper.ready().ok().flatten().as_deref().and_then(Self::of_code)
    }
}

/// What a link is of.
pub struct Linked {
    /// The file.
    pub path: PathBuf,
    /// Its card.
    pub card: Card,
    /// The joint competition, by its commitment.
    pub joint: Digest,
    /// How far the conductor's history was carried out in it.
    pub done: Option<Cursor>,
    /// What the hall said of its part.
    pub part: Option<Part>,
    /// The clock that the hub's is told by: its real time, of which the beginning is whoever shows it.
    pub time: TimeSource,
}

/// A running link. Dropped, it ends by itself: no request is waited for.
pub struct Link {
    shared: Arc<Shared>,
    brought: Receiver<Brought>,
    give: Giver<Brought>,
    card: Card,
    joint: Digest,
}

/// What the threads and their owner have in common.
struct Shared {
    told: Mutex<Told>,
    changed: Condvar,
    time: TimeSource,
}

#[derive(Default)]
struct Told {
    seen: LinkSeen,
    /// Counts what there may be new to send.
    news: u64,
    part: Option<Part>,
    /// Whether the hub is to be asked anew what it has.
    anew: bool,
    ended: bool,
}

/// Which of the threads is stuck.
#[derive(Clone, Copy)]
enum Half {
    Sends = 0,
    Hears = 1,
}

impl Link {
    /// Begins it. Of a hall's file the conductor's history is followed, of the master file what the halls do.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn begin(linked: Linked) -> std::io::Result<Self> {
        let Linked { path, card, joint, done, part, time } = linked;
        let told = Mutex::new(Told { part, ..Told::default() });
        let shared = Arc::new(Shared { told, changed: Condvar::new(), time });
        let (give, brought) = channel();
        let thread = |name: &str| thread::Builder::new().name(name.to_owned());
        let sends = Sends {
            shared: Arc::clone(&shared),
            line: Line::new(card.access()),
            sender: Sender::new(path.clone(), Sealing::of(&card, joint)),
            path,
            joint,
            card: card.clone(),
            give: give.clone(),
            samples: Samples::default(),
        };
        thread("link up").spawn(move || sends.run())?;
        let hears = Hears {
            shared: Arc::clone(&shared),
            line: Line::new(card.access()),
            give: give.clone(),
            joint,
        };
        let of = card.clone();
        thread("link down").spawn(move || match of {
            Card::Venue(VenueCard { venue, key, .. }) => {
                hears.orders(Followed::new((joint, venue, key), done));
            }
            Card::Conductor(_) => hears.halls(),
        })?;
        Ok(Self { shared, brought, give, card, joint })
    }

    /// Tells it that the file has so many events, or that there may be more than was told.
    pub fn look(&self, events: u64) {
        let mut told = self.shared.told();
        told.seen.events = told.seen.events.max(events);
        told.news += 1;
        self.shared.changed.notify_all();
    }

    /// Nothing is sent before a person says so.
    pub fn refuse(&self, why: NotSent) {
        self.shared.told().seen.stuck[Half::Sends as usize] = Some(Stuck::Refused(why));
    }

    /// The hall is ready for the common draw, with its word or without.
    pub fn ready(&self, part: Part) {
        let mut told = self.shared.told();
        told.part = Some(part);
        told.news += 1;
        self.shared.changed.notify_all();
    }

    /// How it stands.
    pub fn seen(&self) -> LinkSeen {
        self.shared.told().seen.clone()
    }

    /// What it brought since the last time.
    pub fn brought(&self) -> Vec<Brought> {
        self.brought.try_iter().collect()
    }

    /// Waits so long, or until it brings something.
    pub fn wait(&self, longest: Duration) -> Option<Brought> {
        self.brought.recv_timeout(longest).ok()
    }

    /// Asks for a round's letters, until they are there or the hub refuses them for another reason than that it is too
    /// early; another round is then asked for no more.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn ask_for(&self, round: RoundNo) -> std::io::Result<()> {
        self.shared.told().seen.asked = Some((round, None));
        let (shared, give) = (Arc::clone(&self.shared), self.give.clone());
        let (line, joint) = (Line::new(self.card.access()), self.joint);
        let ask = move || {
            let given = shared.letters(&line, joint, round);
            if let Some(given) = given {
                // Whoever asked may be gone.
                let _ = give.send(Brought::Letters(round, given.map(Box::new)));
            }
        };
        thread::Builder::new().name("link round".to_owned()).spawn(ask).map(|_| ())
    }

    /// The round whose letters are asked for.
    pub fn asked(&self) -> Option<RoundNo> {
        self.shared.told().seen.asked.as_ref().map(|(round, _)| *round)
    }

    /// Asks for no round's letters any more.
    pub fn ask_no_more(&self) {
        self.shared.told().seen.asked = None;
        self.shared.changed.notify_all();
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.shared.told().ended = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn real_ms(&self) -> i64 {
        (self.time)().real_ms
    }

    /// Waits so long, while nothing else is so. Whether the link goes on.
    fn wait(&self, longest: Duration, stays: impl Fn(&Told) -> bool) -> bool {
        let waits = |told: &mut Told| !told.ended && stays(told);
        let waited = self.changed.wait_timeout_while(self.told(), longest, waits);
        let (told, _) = waited.unwrap_or_else(PoisonError::into_inner);
        !told.ended
    }

    fn is_well(&self, half: Half) {
        let mut told = self.told();
        let was_stuck = told.seen.stuck[half as usize].take().is_some();
        // What is there again may have lost rows, which nobody notices who has nothing new to send.
        if was_stuck && matches!(half, Half::Hears) {
            (told.anew, told.news) = (true, told.news + 1);
            self.changed.notify_all();
        }
    }

    /// Notes why one half does not go on, and waits until it is to try again. Whether it is.
    fn is_stuck(&self, half: Half, (why, tried): (NotSent, u32)) -> bool {
        let worked = self.told().seen.has_worked();
        let (may_pass, hub) = match &why {
            // A hub that was emptied knows no card before the conductor's history is there again.
            NotSent::Hub(hub) => (hub.may_pass() || (worked && hub.is_unknown()), Some(hub)),
            // A stick that was pulled out comes back.
            NotSent::File(_) => (true, None),
            NotSent::Untrue(_) | NotSent::Behind { .. } | NotSent::NotTakenBack(_) => (false, None),
        };
        if !may_pass {
            self.told().seen.stuck[half as usize] = Some(Stuck::Refused(why));
            return false;
        }
        let wait_ms = pause_ms(tried).max(hub.and_then(NotDone::wait_ms).unwrap_or(0));
        let again_ms = self.real_ms().saturating_add(i64::try_from(wait_ms).unwrap_or(i64::MAX));
        let away = Away { why, again_ms };
        self.told().seen.stuck[half as usize] = Some(Stuck::Away(away));
        self.wait(Duration::from_millis(wait_ms), |_| true)
    }

    /// A round's letters, or why they are not asked for any more; `None` once another round is asked for, or none.
    fn letters(
        &self,
        line: &Line,
        joint: Digest,
        round: RoundNo,
    ) -> Option<Result<Given, NotDone>> {
        let is_wanted = |told: &Told| told.seen.asked.as_ref().is_some_and(|it| it.0 == round);
        let mut tried = 0;
        loop {
            let answer = line.open(joint, round);
            let mut told = self.told();
            if told.ended || !is_wanted(&told) {
                return None;
            }
            let why = match answer {
                Err(why) if why.may_pass() => why,
                other => {
                    told.seen.asked = None;
                    return Some(other);
                }
            };
            let wait_ms = why.wait_ms().unwrap_or_else(|| pause_ms(tried));
            told.seen.asked = Some((round, Some(why)));
            drop(told);
            tried += 1;
            if !self.wait(Duration::from_millis(wait_ms), is_wanted) {
                return None;
            }
        }
    }
}

/// How long is waited after so many times: 1, 2, 4 … 60 s, more or less by a fifth, so that not all come back at once.
fn pause_ms(tried: u32) -> u64 {
    let [least, most] = WAITS_MS;
    let plain = least.saturating_mul(1 << tried.min(16)).min(most);
    let fifth = plain / 5;
    plain - fifth + RandomState::new().hash_one(tried) % (2 * fifth + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hub_that_is_away_is_waited_for_1_2_4_to_60_seconds_more_or_less_by_a_fifth() {
        let plain = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];
        let plain = plain.into_iter().chain([60_000; 20]);
        for (tried, plain) in (0..).zip(plain) {
            let waits: Vec<u64> = (0..200).map(|_| pause_ms(tried)).collect();
            let within = plain * 4 / 5..=plain * 6 / 5;
            assert!(waits.iter().all(|wait_ms| within.contains(wait_ms)), "{tried}: {waits:?}");
            let (least, most) = (waits.iter().min(), waits.iter().max());
            assert!(least < most, "not all at once");
        }
        assert!(pause_ms(u32::MAX) <= 72_000);
    }
}
