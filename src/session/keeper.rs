//! The keeper of an open competition: the one that everybody's orders go through, and that does what time
//! brings. It knows no window and no socket; whoever wants to know what happens listens to its [`News`].

use std::collections::BTreeSet;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use super::copies::{Copying, Happened};
use super::drafts::Waiting;
use super::job::{Failure, Told};
use super::news::News;
use super::open::Session;
use super::order::{Order, Refusal};
use super::stations::{Before, Once};
use crate::domain::contest::Record;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::event::Event;
use crate::domain::contest::seed::Seed;
use crate::domain::ids::{PlayerId, Seq};
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::lexicon::Lexicon;
use crate::storage::{Begun, Problem, Retry, StorageError, StoredDraft, StoredStation};

/// What the file refused is tried again after so many milliseconds.
pub const PATIENCE_MS: i64 = 5_000;

/// Keeps an open competition. What it keeps can be looked at; only what is asked of it changes that.
pub struct Keeper<F: Sentences> {
    session: Session<F>,
    /// What was told of drafts and is not written, in the order told.
    pub(super) waiting: Vec<Waiting>,
    /// When a draft was refused.
    draft_refused_ms: Option<i64>,
    /// Where copies are kept; `None` keeps none.
    pub(super) copies: Option<PathBuf>,
    pub(super) copying: Vec<Copying>,
    /// What is in the history and is told once it is on the disk with what else is written together.
    pub(super) together: Option<Vec<Happened>>,
    listeners: Vec<Listener<F>>,
    /// The second of the opening in which the file was looked for last.
    second: Option<i64>,
    /// Whether it was gone then.
    gone: bool,
    /// When what time brought was refused.
    refused_ms: Option<i64>,
    /// When it was refused to write over what was deleted.
    overwriting_refused_ms: Option<i64>,
    /// Whether nobody has done anything since the file was opened, which a hub knows: it may be a copy of one that goes on
    /// elsewhere, and stays one until somebody does.
    pub(super) is_untouched: bool,
}

struct Listener<F: Sentences> {
    station: String,
    news: Sender<News<F>>,
}

impl<F: Sentences> Keeper<F> {
    /// Keeps this one, with copies in this folder.
    pub fn new(session: Session<F>, copies: Option<PathBuf>) -> Self {
        let is_untouched = session.hub_card().is_ok_and(|card| card.is_some());
        Self {
            is_untouched,
            session,
            waiting: Vec::new(),
            draft_refused_ms: None,
            copies,
            copying: Vec::new(),
            together: None,
            listeners: Vec::new(),
            second: None,
            gone: false,
            refused_ms: None,
            overwriting_refused_ms: None,
        }
    }

    /// What happens from now on, for who is at work at this station. Whoever lets go of it is told nothing more.
    pub fn listen(&mut self, station: &str) -> Receiver<News<F>> {
        let (sender, news) = channel();
        self.listeners.push(Listener { station: station.to_owned(), news: sender });
        news
    }

    /// Nobody is at work at this station any more: what was begun there is left for whoever takes it up.
    pub fn leaves(&mut self, station: &str) {
        self.listeners.retain(|listener| listener.station != station);
        self.tell(&News::DraftsKept);
    }

    /// Carries an order out. The events that happened; everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn carry_out(&mut self, order: Order<F>) -> Result<Vec<Event<F>>, Refusal<F>> {
        self.touch(&order.who);
        let events = self.session.carry_out(order)?;
        self.recorded(&events);
        Ok(events)
    }

    /// What became of something that somebody of this name asks.
    pub fn before(&mut self, once: &Once, name: &str) -> Before {
        self.session.before(once, name)
    }

    /// Carries an order out with the receipt of it, and ends the drafts that it saves: all is written, or nothing. What was answered, which is made
    /// of the record as it stands then; `None` where nothing happened. Everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn carry_out_once(
        &mut self,
        order: Order<F>,
        (once, saved): (&Once, &[(String, Begun)]),
        answer: impl FnOnce(&Record<F>, (Seq, Seq)) -> String,
    ) -> Result<Option<String>, Refusal<F>> {
        self.touch(&order.who);
        let (events, answer) = self.session.carry_out_once(order, (once, saved), answer)?;
        if answer.is_some() {
            let is_saved = |one: &Waiting| {
                saved.iter().any(|(station, begun)| one.begun == *begun && one.station == *station)
            };
            self.waiting.retain(|one| !is_saved(one));
        }
        self.recorded(&events);
        Ok(answer)
    }

    /// Somebody does something: what time has brought since the file was opened is recorded before it. Whether there was
    /// anything.
    pub fn touch(&mut self, who: &Person) -> bool {
        let events = self.session.head().events;
        if std::mem::take(&mut self.is_untouched) {
            self.record_time(who);
        }
        self.session.head().events > events
    }

    pub(super) const fn session_mut(&mut self) -> &mut Session<F> {
        &mut self.session
    }

    /// Makes room for stations in the file, for good: an older program then says that it is a newer one's. The key of
    /// players' cards is this where there is none yet: 32 bytes of chance.
    ///
    /// # Errors
    /// [`StorageError`]; then no station can be let in.
    pub fn make_room_for_stations(&mut self, key: [u8; 32]) -> Result<(), StorageError> {
        self.session.make_room_for_stations(key)
    }

    /// Gives a player another card: the code on the one before is nobody's.
    ///
    /// # Errors
    /// [`StorageError`]; then the one before is good.
    pub fn renew_card(&mut self, player: PlayerId) -> Result<(), StorageError> {
        self.session.renew_card(player)
    }

    /// Keeps a device that was let in, in place of the one that had its label.
    ///
    /// # Errors
    /// [`StorageError`]; then it is as it was.
    pub fn keep_station(&mut self, station: StoredStation) -> Result<(), StorageError> {
        self.session.keep_station(station)
    }

    /// Whether this person has seen what is saved of the sheet that this event keyed, at whatever device.
    pub fn has_seen(&self, who: &Person, keyed: Seq) -> bool {
        self.session.has_seen(who, keyed)
    }

    /// Keeps that this person has seen what is saved of the sheet that this event keyed.
    ///
    /// # Errors
    /// [`StorageError`]; then it is not to be shown.
    pub fn note_seen(&mut self, who: &Person, keyed: Seq) -> Result<(), StorageError> {
        self.session.note_seen(who, keyed)
    }

    /// Keeps that this person has seen what another left of a sheet unsaved.
    ///
    /// # Errors
    /// [`StorageError`]; then it is not to be shown.
    pub fn note_left(&mut self, who: &Person, draft: Draft) -> Result<(), StorageError> {
        self.session.note_left(who, draft)
    }

    /// Keeps that what others left of a sheet, where it was nothing of this station, lies before this person.
    ///
    /// # Errors
    /// [`StorageError`]; then it is not to be shown.
    pub fn lies_before(
        &mut self,
        who: &Person,
        begun: Begun,
        station: &str,
    ) -> Result<(), StorageError> {
        let is_theirs = self.draft_at(begun, station).is_none() && self.draft_left(begun).is_some();
        let theirs = begun.sheet().filter(|_| is_theirs);
        theirs.map_or(Ok(()), |draft| self.note_left(who, draft))
    }

    /// A sheet was keyed just now: whoever has seen what was left of it has seen that.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn pass_on_seen(&mut self, draft: Draft) -> Result<(), StorageError> {
        let newest = self.record().log().last().map(|recorded| recorded.seq);
        newest.map_or(Ok(()), |keyed| self.session.pass_on_seen(draft, keyed))
    }

    /// As [`Session::change_lexicon`]; everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one judges.
    pub fn change_lexicon(
        &mut self,
        list: &Lexicon,
        who: &Person,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        self.touch(who);
        let events = self.session.change_lexicon(list, who)?;
        self.recorded(&events);
        Ok(events)
    }

    /// As [`Session::renew_seed`]; everybody is told.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one stands.
    pub fn renew_seed(&mut self, seed: Seed, who: &Person) -> Result<Vec<Event<F>>, Refusal<F>> {
        self.touch(who);
        let events = self.session.renew_seed(seed, who)?;
        self.recorded(&events);
        Ok(events)
    }

    /// The text of what was begun of a sheet at this station and not saved, as it was told last; else of what was left.
    pub fn draft(&self, begun: Begun, station: &str) -> Option<&str> {
        let left = || self.draft_left(begun).map(|left| left.content.as_str());
        self.draft_at(begun, station).or_else(left)
    }

    /// The text of what was begun of a sheet at this station and not saved, as it was told last.
    pub fn draft_at(&self, begun: Begun, station: &str) -> Option<&str> {
        let mut waiting = self.waiting.iter();
        let told = waiting.find(|told| told.begun == begun && told.station == station);
        if let Some(told) = told {
            return told.content.as_deref();
        }
        let mut stored = self.session.drafts.iter();
        let own = stored.find(|it| it.begun == begun && it.station == station);
        own.map(|own| own.content.as_str())
    }

    /// Whether something of this was begun, at whatever station, and is not saved.
    pub fn is_begun(&self, begun: Begun) -> bool {
        let stored = self.session.drafts.iter().map(|it| (it.begun, it.station.as_str()));
        let told = self.waiting.iter().map(|it| (it.begun, it.station.as_str()));
        let mut stations = stored.chain(told).filter(|(of, _)| *of == begun);
        stations.any(|(_, station)| self.draft_at(begun, station).is_some())
    }

    /// What was begun of a sheet at a station where nobody is at work now, but for a second keying, which who keyed first
    /// must not read.
    pub fn draft_left(&self, begun: Begun) -> Option<&StoredDraft> {
        let mut stored = self.session.drafts.iter().filter(|it| it.begun == begun);
        stored.find(|it| begun.sheet().is_some() && self.is_left(&it.station))
    }

    /// What was begun at this station and not saved.
    pub fn begun_at(&self, station: &str) -> impl Iterator<Item = &StoredDraft> {
        self.session.drafts.iter().filter(move |stored| stored.station == station)
    }

    fn is_left(&self, station: &str) -> bool {
        self.listeners.iter().all(|listener| listener.station != station)
    }

    /// This is the draft of that sheet at this station now; `None` when it is as it is saved. It is written with
    /// the next tick, so that keys in quick succession are one write, and tried again while the file refuses it.
    pub fn draft_is(&mut self, begun: Begun, station: &str, content: Option<String>) {
        self.waiting.retain(|other| other.begun != begun || other.station != station);
        self.waiting.push(Waiting { begun, station: station.to_owned(), content });
    }

    /// Writes what was told of drafts, as each tick does: for who puts a sheet away. Everybody is told.
    ///
    /// # Errors
    /// [`StorageError`]; what is refused goes on waiting, unless nothing at all can be written.
    pub fn keep_drafts(&mut self) -> Result<(), StorageError> {
        let mut written = false;
        while let Some(draft) = self.waiting.first() {
            match self.session.keep_draft(draft) {
                Ok(changed) => written |= changed,
                Err(error) => {
                    self.draft_refused_ms = Some(self.session.now().elapsed_ms);
                    if self.session.read_only() {
                        self.waiting.clear();
                    }
                    self.tell(&News::NotSaved(error.clone()));
                    return Err(error);
                }
            }
            self.waiting.remove(0);
        }
        self.draft_refused_ms = None;
        if written {
            self.tell(&News::DraftsKept);
        }
        Ok(())
    }

    /// Forgets the draft of a sheet: it is saved, or thrown away. What others at work have begun of it stays.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn forget_draft(&mut self, begun: Begun, station: &str) -> Result<(), StorageError> {
        self.waiting.retain(|other| other.begun != begun || other.station != station);
        let working = self.listeners.iter().map(|listener| listener.station.as_str());
        let others: BTreeSet<&str> = working.filter(|other| *other != station).collect();
        if self.session.delete_drafts(begun, |at| !others.contains(at))? {
            self.tell(&News::DraftsKept);
        }
        Ok(())
    }

    /// Throws away what was begun of a sheet at every station.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn drop_drafts(&mut self, begun: Begun) -> Result<(), StorageError> {
        self.waiting.retain(|other| other.begun != begun);
        if self.session.delete_drafts(begun, |_| true)? {
            self.tell(&News::DraftsKept);
        }
        Ok(())
    }

    /// Does what time brings, in the name of whoever sits at the desk: tells what falls due, records it (in a file that a hub
    /// knows once somebody did something since it was opened), looks after the file and the copies. To be called several
    /// times a second.
    pub fn tick(&mut self, who: &Person) {
        self.look_at_file();
        let due = self.session.look_at_time(who);
        if !due.is_empty() {
            self.tell(&News::FellDue(due));
        }
        self.record_time(who);
        if !self.waiting.is_empty() && !self.waits(self.draft_refused_ms) {
            // Who listens is told.
            let _ = self.keep_drafts();
        }
        self.overwrite_deleted_in_turn();
        self.look_at_copies();
    }

    /// Some of what was deleted is written over, or a while after that was refused.
    fn overwrite_deleted_in_turn(&mut self) {
        if self.session.deleted_there() == 0 || self.waits(self.overwriting_refused_ms) {
            return;
        }
        if let Err(error) = self.go_on_overwriting() {
            self.overwriting_refused_ms = Some(self.session.now().elapsed_ms);
            self.tell(&News::NotSaved(error));
        }
    }

    /// Whether what was refused then is not tried again yet.
    fn waits(&self, refused_ms: Option<i64>) -> bool {
        let now_ms = self.session.now().elapsed_ms;
        refused_ms.is_some_and(|refused_ms| {
            (refused_ms..refused_ms.saturating_add(PATIENCE_MS)).contains(&now_ms)
        })
    }

    /// Looks once a second whether the file lies where it was opened.
    fn look_at_file(&mut self) {
        let second = self.session.now().elapsed_ms / 1000;
        if self.second.replace(second) == Some(second) {
            return;
        }
        // A handle that is dead is opened anew once the file is there again.
        self.session.reattach(Retry::WhenChanged);
        match (self.session.expect_in_place(), self.gone) {
            (Err(error), false) => {
                self.gone = true;
                self.tell(&News::NotSaved(error));
            }
            (Ok(()), true) => {
                self.gone = false;
                (self.refused_ms, self.draft_refused_ms) = (None, None);
                self.tell(&News::Saved);
            }
            (Err(_), true) | (Ok(()), false) => {}
        }
    }

    /// Records the alerts and the end that have fallen due: at once, or a while after they were refused.
    fn record_time(&mut self, who: &Person) {
        if self.is_untouched || self.waits(self.refused_ms) || !self.session.is_due() {
            return;
        }
        match self.session.note_time(who) {
            Ok(events) => {
                self.refused_ms = None;
                self.recorded(&events);
            }
            // What the rules refuse now was no longer due.
            Err(Refusal::Rejected(_)) => {}
            Err(Refusal::NotSaved(error)) => {
                self.refused_ms = Some(self.session.now().elapsed_ms);
                self.tell(&News::NotSaved(error));
            }
        }
    }

    /// Takes note of the copies that were being written.
    fn look_at_copies(&mut self) {
        for mut copying in std::mem::take(&mut self.copying) {
            match copying.told() {
                Some(Told::Done(path)) => self.tell(&News::Copied(Ok(path))),
                Some(Told::Failed(why)) => self.not_copied(why),
                Some(Told::Progress(..)) | None => self.copying.push(copying),
            }
        }
    }

    /// Waits for the copies that are being written, for they read the open file.
    pub fn await_copies(&mut self) {
        for copying in std::mem::take(&mut self.copying) {
            match copying.wait() {
                Ok(path) => self.tell(&News::Copied(Ok(path))),
                Err(why) => self.not_copied(why),
            }
        }
    }

    fn not_copied(&mut self, why: Failure<StorageError>) {
        let error = match why {
            Failure::Refused(error) => error,
            Failure::Died(why) => {
                let path = self.session.path().to_path_buf();
                StorageError { path, problem: Problem::System(why) }
            }
        };
        self.tell(&News::Copied(Err(error)));
    }

    /// Closes the file, once drafts and the copies of it are written; what it held is known all the same.
    ///
    /// # Errors
    /// [`StorageError`]; nothing is lost.
    pub fn shut(&mut self) -> Result<(), StorageError> {
        // Who listens is told.
        let _ = self.keep_drafts();
        self.await_copies();
        // What stays is written over once the file is opened again.
        let _ = self.overwrite_deleted();
        self.session.shut()
    }

    pub(super) fn tell(&mut self, news: &News<F>) {
        self.listeners.retain(|listener| listener.news.send(news.clone()).is_ok());
    }
}

impl<F: Sentences> Deref for Keeper<F> {
    type Target = Session<F>;

    fn deref(&self) -> &Session<F> {
        &self.session
    }
}
