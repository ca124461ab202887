//! Whoever sits at a program of a rehearsed joint day: does in the open file what the rehearsed people did, each thing once,
//! and goes on where the file says that it was left.

use std::io::BufRead as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::kept::{self, Kept};
use crate::cli::files::failed;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::contest::decide::undoable;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Contest};
use crate::domain::ids::VenueNo;
use crate::rehearsal::Asked;
use crate::rehearsal::formats::anagram::joint::JointDay;
use crate::session::time::{Reading, TimeSource, machine};
use crate::session::{Keeper, Order, Session};
use crate::storage::{Access, StorageError, roll_back, rows_after};
use crate::venues::{Brought, Card, Joined};

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    WithTheDay,
    /// The program is closed and opened again.
    ForNow,
}

/// What a program tells whoever started it: a line of JSON each.
#[derive(Clone, Copy)]
pub(super) struct Said(pub(super) Shell);

impl Said {
    pub(super) fn say(self, what: &Value) -> Outcome {
        self.0.show_data(&format!("{what}\n"))
    }
}

/// What this program is told over the telephone: standard input, line by line.
pub(super) fn telephone() -> Receiver<Value> {
    let (give, told) = channel();
    thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            let Ok(value) = serde_json::from_str(&line) else { continue };
            if give.send(value).is_err() {
                return;
            }
        }
    });
    told
}

/// An open file, its line, and whoever sits there.
pub(super) struct Person {
    shell: Shell,
    pub(super) keeper: Keeper<Anagram>,
    pub(super) joined: Joined,
    pub(super) card: Card,
    /// What came while it was waited.
    came: Vec<Brought>,
    /// The machine's own clock, by which the hub's is told.
    machine: TimeSource,
    /// The clock that the file goes by: that of the rehearsed day.
    clock: Arc<AtomicI64>,
    /// How much of what was rehearsed is in the file.
    pub(super) next: usize,
}

impl Person {
    /// Opens the file, as far as it is.
    pub(super) fn sits_down(
        shell: Shell,
        path: &Path,
        day: &JointDay<'_>,
    ) -> Result<Self, Failure> {
        // What it was killed in is rolled back before it is read how far it came.
        roll_back(path);
        let rows = rows_after(path, 0, usize::MAX).map_err(|why| failed(shell, &why))?;
        let last_ms = rows.last().map_or(0, |row| row.wall_ms);
        let clock = Arc::new(AtomicI64::new(last_ms));
        let of_day = Arc::clone(&clock);
        let time = move || {
            let wall_ms = of_day.load(Ordering::Relaxed);
            Reading { wall_ms, real_ms: wall_ms }
        };
        let session = Session::<Anagram>::open(path, Access::Write, Arc::new(time));
        let keeper = Keeper::new(session.map_err(|why| failed(shell, &why))?, None);
        let machine = machine();
        let joined = Joined::begin(&keeper, None, Arc::clone(&machine));
        let (joined, card) =
            joined.map_err(|why| Failure::Refused(why.sentence(shell.language)))?;
        let came = Vec::new();
        let mut this = Self { shell, keeper, joined, card, came, machine, clock, next: 0 };
        let kept = match this.venue() {
            Some(venue) => Kept::of_hall(day, venue),
            None => Kept::of_conductor(day),
        };
        this.next = kept.next(this.keeper.record().log()).map_err(|why| kept::odd(&why))?;
        Ok(this)
    }

    /// The hall; `None` at whoever conducts.
    pub(super) fn venue(&self) -> Option<VenueNo> {
        match &self.card {
            Card::Venue(card) => Some(card.venue),
            Card::Conductor(_) => None,
        }
    }

    pub(super) fn contest(&self) -> &Contest {
        self.keeper.record().contest()
    }

    /// What came over the line but orders, which are carried out.
    pub(super) fn hears(&mut self) -> Vec<Brought> {
        let mut brought = std::mem::take(&mut self.came);
        brought.extend(self.joined.take(&self.keeper));
        self.joined.carry_out(&mut self.keeper);
        brought.extend(self.joined.take(&self.keeper));
        brought
    }

    /// Waits so long, or until something comes.
    pub(super) fn waits(&mut self, longest: Duration) {
        if let Some(brought) = self.joined.link().wait(longest) {
            self.came.extend(self.joined.keep(brought));
        }
    }

    /// Now by the hub's clock, in milliseconds since 1970 UTC; `None` before it was asked.
    pub(super) fn hub_ms(&self) -> Option<i64> {
        let clock = self.joined.link().seen().clock?;
        Some(clock.at((self.machine)().real_ms))
    }

    /// Closes the file.
    pub(super) fn gets_up(mut self) -> Outcome {
        let shut = self.keeper.shut();
        shut.map_err(|why| self.refused(&why))
    }

    pub(super) fn refused(&self, why: &StorageError) -> Failure {
        failed(self.shell, why)
    }

    /// Does what was rehearsed, at its time.
    pub(super) fn does(&mut self, asked: &Asked<Anagram>, command: Command) -> Outcome {
        self.confirms_time(asked)?;
        self.clock.fetch_max(asked.at.wall_ms, Ordering::Relaxed);
        let command = match command {
            Command::Undo { .. } => {
                let last = undoable(self.keeper.record()).first().map(|last| last.action);
                last.map_or(command, |action| Command::Undo { action })
            }
            other => other,
        };
        self.asks(asked, command)?;
        self.next += 1;
        Ok(())
    }

    /// After the program was killed while time ran: it ran on.
    fn confirms_time(&mut self, asked: &Asked<Anagram>) -> Outcome {
        let is_rehearsed = matches!(asked.command, Command::Own(Play::ConfirmTime));
        if is_rehearsed || !self.crossed_a_restart() {
            return Ok(());
        }
        self.asks(asked, Play::ConfirmTime.into())
    }

    /// Whether time runs that a restart of the program lies in.
    pub(super) fn crossed_a_restart(&self) -> bool {
        let now = self.keeper.now();
        let timed = self.contest().game.timed_round();
        timed.is_some_and(|(_, round)| {
            matches!(round.stage, Stage::Running(_))
                && round.countdown().is_some_and(|time| time.crossed_a_restart(now))
        })
    }

    fn asks(&mut self, asked: &Asked<Anagram>, command: Command) -> Outcome {
        let order = Order { who: asked.who.clone(), command };
        let language = self.shell.language;
        let done = self.keeper.carry_out(order);
        done.map(|_| ()).map_err(|why| {
            let at = self.next;
            Failure::Refused(match why {
                crate::session::Refusal::Rejected(why) => {
                    format!("{at}: {} ({:?})", language.rejection(&why), asked.command)
                }
                crate::session::Refusal::NotSaved(why) => why.sentence(language),
            })
        })
    }
}
