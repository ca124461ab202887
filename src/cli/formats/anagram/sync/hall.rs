//! A hall's side of the line: who waits for orders, and the file in which they are carried out.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use crate::cli::outcome::Failure;
use crate::cli::shell::Shell;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::lexicon::Digest;
use crate::session::time::machine;
use crate::session::{Keeper, Session};
use crate::storage::{Access, Problem};
use crate::text;
use crate::venues::{Followed, Heard, Line, NotDone, NotSent, Orders, Sender, VenueCard};

/// The longest that the hub is asked to wait for orders.
const WAIT_S: u64 = 25;

type Answer = Result<Option<Heard>, NotDone>;

/// A hall's part in the common draw.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ready {
    NotSaid,
    Passes,
    Word(Digest),
}

/// The file of a hall, open for writing, and its conductor's history.
pub(super) struct Hall {
    joint: Digest,
    keeper: Keeper<Anagram>,
    followed: Followed,
    orders: Orders,
    /// What was told last of orders that wait.
    told: Option<String>,
    /// What the hub knows of the hall's part in the draw.
    ready: Ready,
    pass: bool,
    waiting: Option<(SyncSender<u64>, Receiver<Answer>)>,
    /// What came while it was waited.
    came: Option<Answer>,
    line: VenueCard,
}

impl Hall {
    /// Opens the file for what is ordered; none where somebody else writes it, which is told.
    pub(super) fn begin(
        shell: Shell,
        path: &Path,
        card: &VenueCard,
        pass: bool,
    ) -> Result<Option<Self>, Failure> {
        let failed = |why: crate::storage::StorageError| crate::cli::files::failed(shell, &why);
        let session = match Session::<Anagram>::open(path, Access::Write, machine()) {
            Ok(session) => session,
            Err(why) if matches!(why.problem, Problem::HeldByAnother) => {
                shell.note(&text!(shell.language, "venues-held"));
                return Ok(None);
            }
            Err(why) => return Err(failed(why)),
        };
        let keeper = Keeper::new(session, None);
        let done = keeper.cursor().map_err(failed)?;
        let VenueCard { joint, venue, key, .. } = card.clone();
        let orders = Orders::of(venue, keeper.record(), done);
        Ok(Some(Self {
            joint,
            orders,
            keeper,
            followed: Followed::new((joint, venue, key), done),
            told: None,
            ready: Ready::NotSaid,
            pass,
            waiting: None,
            came: None,
            line: card.clone(),
        }))
    }

    /// Says that the hall is ready, hears what is ordered and carries it out. How much it changed.
    pub(super) fn follow(
        &mut self,
        shell: Shell,
        (line, sender): (&Line, &Sender),
        once: bool,
    ) -> Result<usize, NotSent> {
        let word = sender.word();
        let ready = match word {
            Some(word) => Ready::Word(word),
            None if self.pass => Ready::Passes,
            None => Ready::NotSaid,
        };
        if ready != Ready::NotSaid && self.ready != ready {
            match line.ready(self.joint, word) {
                Ok(()) => self.ready = ready,
                // Who takes part is fixed already.
                Err(NotDone::Refused(refused)) if refused.status == 409 => self.ready = ready,
                Err(why) => return Err(why.into()),
            }
        }
        loop {
            let heard = match self.came.take() {
                Some(answer) => answer?,
                // The first time, and whoever does not wait: all that there is.
                None if once || self.waiting.is_none() => {
                    line.directives(self.joint, self.followed.after(), 0)?
                }
                None => break,
            };
            let Some(heard) = heard else { break };
            let rows = self.followed.take(heard).map_err(NotSent::Untrue)?;
            self.orders.extend(rows);
        }
        if !once {
            self.ask();
        }
        let (changed, waits) = self.orders.carry_out(&mut self.keeper);
        let waits = waits.map(|why| {
            let (count, why) = (self.orders.len(), why.sentence(shell.language));
            text!(shell.language, "venues-waiting", count = count, why = why)
        });
        if waits != self.told {
            self.told = waits;
            if let Some(told) = &self.told {
                shell.note(told);
            }
        }
        Ok(changed)
    }

    /// Waits so long, or until something is ordered.
    pub(super) fn wait(&mut self, pause: Duration) {
        let Some((_, answers)) = &self.waiting else { return thread::sleep(pause) };
        match answers.recv_timeout(pause) {
            Ok(answer) => self.came = Some(answer),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => self.waiting = None,
        }
    }

    /// Has a thread of its own wait at the hub for what comes next.
    fn ask(&mut self) {
        let (after, joint) = (self.followed.after(), self.joint);
        if let Some((asks, _)) = &self.waiting {
            // Full: it still waits for what it was asked before.
            let _ = asks.try_send(after);
            return;
        }
        let (asks, asked) = sync_channel::<u64>(0);
        let (answers, answered) = sync_channel(1);
        let line = Line::new(&self.line.access);
        thread::spawn(move || {
            let mut after = Some(after);
            while let Some(from) = after {
                if answers.send(line.directives(joint, from, WAIT_S)).is_err() {
                    return;
                }
                after = asked.recv().ok();
            }
        });
        self.waiting = Some((asks, answered));
    }
}
