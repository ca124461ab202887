//! The thread of a link that waits: in a hall for what whoever conducts ordered, at the conductor's for what the halls did.

use std::sync::Arc;
use std::sync::mpsc::Sender as Giver;
use std::time::Duration;

use super::super::followed::Followed;
use super::super::line::{Line, NotDone};
use super::super::push::NotSent;
use super::looked::Looked;
use super::{Brought, Half, Shared};
use crate::domain::lexicon::Digest;

/// The longest that the hub is asked to wait for orders.
const WAIT_S: u64 = 25;
/// How often whoever conducts looks at what the halls did.
const LOOK: Duration = Duration::from_secs(2);

/// It, with all it needs.
pub(super) struct Hears {
    pub(super) shared: Arc<Shared>,
    pub(super) line: Line,
    pub(super) give: Giver<Brought>,
    pub(super) joint: Digest,
}

impl Hears {
    /// Follows the conductor's history.
    pub(super) fn orders(self, mut followed: Followed) {
        let (mut wait_s, mut tried) = (0, 0);
        loop {
            let heard = self.line.directives(self.joint, followed.after(), wait_s);
            if self.shared.told().ended {
                return;
            }
            let taken = heard.map_err(NotSent::from).and_then(|heard| {
                let Some(heard) = heard else { return Ok(None) };
                let head = heard.head.seq;
                let rows = followed.take(heard).map_err(NotSent::Untrue)?;
                Ok(Some((head, rows)))
            });
            match taken {
                Ok(heard) => {
                    self.shared.is_well(Half::Hears);
                    tried = 0;
                    // What there is at once, and then what comes.
                    wait_s = if heard.is_some() { 0 } else { WAIT_S };
                    if let Some((head, rows)) = heard {
                        if !rows.is_empty() && self.give.send(Brought::Orders(rows)).is_err() {
                            return;
                        }
                        let seen = &mut self.shared.told().seen;
                        seen.sealed = seen.sealed.max(head);
                    }
                    let seen = &mut self.shared.told().seen;
                    seen.heard = followed.after();
                    if seen.opened != *followed.opened() {
                        seen.opened.clone_from(followed.opened());
                    }
                    seen.heard_all += u64::from(wait_s > 0);
                }
                Err(why) => {
                    if !self.shared.is_stuck(Half::Hears, (why, tried)) {
                        return;
                    }
                    (wait_s, tried) = (0, tried + 1);
                }
            }
        }
    }

    /// Looks at what the halls did, for whoever conducts.
    pub(super) fn halls(self) {
        let (mut tried, mut last) = (0, Looked::default());
        loop {
            match last.look(&self.line, self.joint) {
                Ok(Looked { words, halls, queue }) => {
                    let words = words.map(Brought::Words);
                    let new = [words, halls.map(Brought::Halls), queue.map(Brought::Queue)];
                    self.shared.is_well(Half::Hears);
                    tried = 0;
                    self.shared.told().seen.heard_all += 1;
                    if new.into_iter().flatten().any(|new| self.give.send(new).is_err())
                        || !self.shared.wait(LOOK, |_| true)
                    {
                        return;
                    }
                }
                // The master file has not come yet.
                Err(NotDone::Refused(refused)) if refused.status == 404 => {
                    if !self.shared.wait(LOOK, |_| true) {
                        return;
                    }
                }
                Err(why) => {
                    if !self.shared.is_stuck(Half::Hears, (why.into(), tried)) {
                        return;
                    }
                    tried += 1;
                }
            }
        }
    }
}
