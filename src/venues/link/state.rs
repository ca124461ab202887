//! How the link of a file to its hub stands, as plain data.

use std::collections::BTreeMap;

use super::super::line::NotDone;
use super::super::push::{NotSent, Pushed};
use super::clock::HubClock;
use crate::domain::ids::RoundNo;

/// How the link stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// The hub has not answered yet.
    Connecting,
    /// The hub has all of the file, and the file all of what was ordered.
    Level,
    /// So many events are not at the hub yet.
    Sending(u64),
    /// So many events of the conductor's history are not carried out yet.
    Behind(u64),
    /// The hall's word waits, and what is after it, until the conductor asks for the words.
    Holding,
    /// The hub is not reached, or does not know a card any more that it knew before; it is tried again by itself.
    Away(Away),
    /// The hub refused, or what came is not true: nothing more is tried before a person says so.
    Refused(NotSent),
    /// The hub has another history from this event on.
    Contested(u64),
}

/// A hub that is not reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Away {
    /// What was wrong the last time.
    pub why: NotSent,
    /// When it is tried again, by the machine's real time in milliseconds.
    pub again_ms: i64,
}

/// What is known of a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkSeen {
    /// How many events the file has, as far as the link was told.
    pub events: u64,
    /// How many of them are at the hub; `None` before it was asked.
    pub sent: Option<u64>,
    /// What was sent in all, once what there was is: its rows are those of every time.
    pub pushed: Option<Pushed>,
    /// The first event that differs from what is in force at the hub.
    pub parted_at: Option<u64>,
    /// Whether the hall's word keeps the rest back.
    pub holds: bool,
    /// To which event the conductor's history is sealed for this hall, as the hub told.
    pub sealed: u64,
    /// To which event it was heard.
    pub heard: u64,
    /// How often all that there was to hear was heard.
    pub heard_all: u64,
    /// From when on each round may be opened, by the hub's clock.
    pub opened: BTreeMap<RoundNo, i64>,
    /// Whether the hub knows that the hall is ready.
    pub is_ready: bool,
    /// The hub's clock.
    pub clock: Option<HubClock>,
    /// By how many milliseconds it moved in all, as it does where a hub is started again with another time.
    pub moved_ms: i64,
    /// The round that is asked for, and what was answered last.
    pub asked: Option<(RoundNo, Option<NotDone>)>,
    /// Why sending does not go on, and why hearing does not.
    pub stuck: [Option<Stuck>; 2],
}

/// Why one of the two does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// It is tried again by itself.
    Away(Away),
    /// It is not.
    Refused(NotSent),
}

impl LinkState {
    /// Whether the hub refused, or does not know the card any more.
    pub fn is_refused(&self) -> bool {
        match self {
            Self::Refused(_) => true,
            Self::Away(away) => away.why.is_unknown(),
            _ => false,
        }
    }
}

impl LinkSeen {
    /// How it stands, where so many events that were heard are not carried out.
    pub fn state(&self, waiting: u64) -> LinkState {
        let stuck = || self.stuck.iter().flatten();
        let refused = stuck().find_map(|it| match it {
            Stuck::Refused(why) => Some(LinkState::Refused(why.clone())),
            Stuck::Away(_) => None,
        });
        let away = || {
            stuck().find_map(|it| match it {
                Stuck::Away(away) => Some(LinkState::Away(away.clone())),
                Stuck::Refused(_) => None,
            })
        };
        if let Some(stuck) = refused.or_else(away) {
            return stuck;
        }
        let Some(sent) = self.sent else { return LinkState::Connecting };
        if let Some(at) = self.parted_at {
            return LinkState::Contested(at);
        }
        let lacks = self.sealed.saturating_sub(self.heard) + waiting;
        let unsent = self.unsent(sent);
        if lacks > 0 {
            LinkState::Behind(lacks)
        } else if self.holds {
            LinkState::Holding
        } else if unsent > 0 {
            LinkState::Sending(unsent)
        } else {
            LinkState::Level
        }
    }

    /// How many events of the file are not at a hub that has so many.
    const fn unsent(&self, sent: u64) -> u64 {
        self.events.saturating_sub(sent)
    }

    /// How many events of the file are not at the hub, as far as that is known.
    pub fn not_sent(&self) -> u64 {
        self.unsent(self.sent.unwrap_or(0))
    }

    /// Whether the hub answered to this card.
    pub(super) const fn has_worked(&self) -> bool {
        self.sent.is_some() || self.heard_all > 0
    }

    /// Whether nothing is to be sent or heard now, of a link that was told of all events.
    pub fn is_settled(&self) -> bool {
        // A hub that says that there is more, and twice gives none, is waited for no longer.
        let heard = self.heard >= self.sealed || self.heard_all > 1;
        self.is_sent() && self.heard_all > 0 && heard
    }

    /// Whether the file was held against what the hub has of it, or the hub wants nothing of it: before that it may be an
    /// earlier copy, and what is written into one is a history of its own.
    pub fn is_compared(&self) -> bool {
        let is_refused = match &self.stuck[0] {
            Some(Stuck::Refused(why)) => {
                !matches!(why, NotSent::Behind { .. } | NotSent::NotTakenBack(_))
            }
            _ => false,
        };
        self.sent.is_some() || is_refused
    }

    /// Whether the hub has all that may go there, of a link that was told of all events.
    pub fn is_sent(&self) -> bool {
        self.pushed.is_some_and(|pushed| self.holds || pushed.events >= self.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn away() -> Stuck {
        Stuck::Away(Away { why: NotDone::Odd.into(), again_ms: 7 })
    }

    #[test]
    fn the_worst_is_told_first() {
        let refused = Some(Stuck::Refused(NotDone::Odd.into()));
        let whole = LinkSeen {
            events: 9,
            sent: Some(9),
            heard: 4,
            sealed: 4,
            heard_all: 1,
            ..LinkSeen::default()
        };
        let told = |change: &dyn Fn(&mut LinkSeen), waiting| {
            let mut seen = whole.clone();
            change(&mut seen);
            seen.state(waiting)
        };
        assert_eq!(told(&|_| (), 0), LinkState::Level);
        assert_eq!(told(&|seen| seen.sent = None, 0), LinkState::Connecting);
        assert_eq!(told(&|seen| seen.events = 12, 0), LinkState::Sending(3));
        assert_eq!(told(&|seen| (seen.events, seen.holds) = (12, true), 0), LinkState::Holding);
        assert_eq!(told(&|seen| seen.events = 12, 2), LinkState::Behind(2));
        assert_eq!(told(&|seen| seen.sealed = 5, 2), LinkState::Behind(3));
        assert_eq!(told(&|seen| seen.parted_at = Some(3), 2), LinkState::Contested(3));
        let stuck = told(&|seen| (seen.parted_at, seen.stuck[1]) = (Some(3), Some(away())), 2);
        assert!(matches!(stuck, LinkState::Away(Away { again_ms: 7, .. })));
        let refused = told(&|seen| seen.stuck = [Some(away()), refused.clone()], 0);
        assert!(matches!(refused, LinkState::Refused(_)));
    }
}
