//! The thread of a link that sends: what is new in the file, that the hall is ready, and now and then the question what time
//! it is at the hub.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender as Giver;
use std::time::Duration;

use super::super::card::Card;
use super::super::lacking::{Lacking, lacking};
use super::super::line::{Line, NotDone};
use super::super::push::{NotSent, Pushed, Sender};
use super::clock::Samples;
use super::{Brought, Half, Part, Shared, Told};
use crate::domain::lexicon::Digest;

/// After something new so long is waited for more.
const GATHERED: Duration = Duration::from_millis(300);
/// How often the hub's clock is measured, and how often at first, so many times: who sends once and goes asks once.
const MEASURED: Duration = Duration::from_secs(15);
const SOON: Duration = Duration::from_millis(300);
const AT_FIRST: usize = 6;

/// It, with all it needs.
pub(super) struct Sends {
    pub(super) shared: Arc<Shared>,
    pub(super) line: Line,
    pub(super) sender: Sender,
    pub(super) joint: Digest,
    pub(super) path: PathBuf,
    pub(super) card: Card,
    pub(super) give: Giver<Brought>,
    pub(super) samples: Samples,
}

impl Sends {
    pub(super) fn run(mut self) {
        let mut tried = 0;
        let mut ready = None;
        let (mut measured, mut is_due) = (0, true);
        loop {
            let (news, part, anew) = {
                let mut told = self.shared.told();
                (told.news, told.part, std::mem::take(&mut told.anew))
            };
            if anew {
                self.sender.forget();
                ready = None;
            }
            self.sender.keep_seal(part.is_none());
            let sent = match self.send(part, &mut ready) {
                Err(NotSent::Behind { .. }) => match self.lacking() {
                    // Whoever has the file takes it back and begins anew; who is gone needs nothing.
                    Ok(lacking) => {
                        let _ = self.give.send(Brought::Lacking(Box::new(lacking)));
                        return;
                    }
                    Err(why) => Err(why),
                },
                sent => sent,
            };
            match sent {
                Ok(()) => {
                    self.shared.is_well(Half::Sends);
                    if tried > 0 {
                        // It may have been started again, with another time.
                        (tried, measured, is_due) = (0, 0, true);
                    }
                }
                Err(why) => {
                    if !self.shared.is_stuck(Half::Sends, (why, tried)) {
                        return;
                    }
                    (tried, ready) = (tried + 1, None);
                    continue;
                }
            }
            if is_due && self.measure() {
                measured += 1;
            }
            let is_old = |told: &Told| told.news == news;
            let longest = if measured < AT_FIRST { SOON } else { MEASURED };
            if !self.shared.wait(longest, is_old) {
                return;
            }
            is_due = is_old(&self.shared.told());
            if !is_due && !self.shared.wait(GATHERED, |_| true) {
                return;
            }
        }
    }

    /// Sends what is new, and says that the hall is ready once it did.
    fn send(&mut self, part: Option<Part>, ready: &mut Option<Part>) -> Result<(), NotSent> {
        let shared = Arc::clone(&self.shared);
        let goes_on = |sent| {
            let mut told = shared.told();
            told.seen.sent = Some(sent);
            !told.ended
        };
        let pushed = self.sender.push_while(&self.line, goes_on)?;
        {
            let mut told = self.shared.told();
            let seen = &mut told.seen;
            seen.sent = Some(pushed.events);
            seen.events = seen.events.max(pushed.events);
            seen.holds = self.sender.holds();
            seen.sealed = seen.sealed.max(pushed.directives.unwrap_or(0));
            if pushed.branch.is_some() {
                seen.parted_at = pushed.parted_at;
            }
            let before = seen.pushed.unwrap_or_default();
            seen.pushed = Some(Pushed {
                rows: before.rows + pushed.rows,
                events: pushed.events,
                branch: pushed.branch.or(before.branch),
                directives: pushed.directives.or(before.directives),
                parted_at: seen.parted_at,
            });
        }
        // Who passes hands no seal in, not even that of a word that was taken back.
        let word = self.sender.word().filter(|_| part == Some(Part::Word));
        let says = match part {
            Some(Part::Word) => word.is_some(),
            Some(Part::Passes) => true,
            None => false,
        };
        if says && part != *ready {
            match self.line.ready(self.joint, word) {
                Ok(()) => {}
                // Who takes part is fixed already.
                Err(NotDone::Refused(refused)) if refused.why == "asked" => {}
                Err(why) => return Err(why.into()),
            }
            *ready = part;
            self.shared.told().seen.is_ready = true;
        }
        Ok(())
    }

    /// What the hub has beyond the file, which is an earlier copy.
    fn lacking(&self) -> Result<Lacking, NotSent> {
        lacking(&self.line, &self.path, (&self.card, self.joint))
    }

    /// Measures the hub's clock once. Whether it could.
    fn measure(&mut self) -> bool {
        let sent_ms = self.shared.real_ms();
        let Ok(hub_ms) = self.line.time() else { return false };
        let moved_ms = self.samples.add((sent_ms, self.shared.real_ms()), hub_ms);
        let seen = &mut self.shared.told().seen;
        seen.clock = self.samples.best();
        seen.moved_ms += moved_ms;
        true
    }
}
