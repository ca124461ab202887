//! The imperative shell: one desk, at most one open competition, and what goes out of the program.
//! Views are shown what is here; what they ask for is dispatched after they are painted.
//!
//! The shell knows no window: a test drives it as the program does.

mod alarms;
pub(in crate::app) mod brought;
pub(in crate::app) mod cards;
mod ceremony;
mod clipboard;
mod dispatch;
mod doors;
pub(in crate::app) mod formats;
mod frame;
mod hall;
mod leaving;
mod orders;
pub mod own;
mod photographs;
mod told_apart;
mod unclosed;
mod watch;

use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use egui::{InputState, Ui};

use self::clipboard::Copying;
use self::dispatch::{Importing, Inviting, Looking, SetUp};
pub use self::doors::Network;
use self::doors::Opened;
use self::formats::First;
use self::leaving::Leaving;
use self::own::OwnActs;
use self::photographs::Photos;
use self::watch::Watch;
use super::awake::Awake;
use super::chance::Chance;
use super::chooser::Chooser;
use super::network::Far;
use super::press::{LaidOut, Laying, Viewer, Writing};
use super::sound::Speaker;
use super::{recent, settings};
use crate::commands::{Entry, UserCommand};
use crate::domain::clock::Countdown;
use crate::domain::formats::FormatName;
use crate::language::Language;
use crate::screens::hall::Hall;
use crate::session::AnySession;
use crate::session::time::{Clock, TimeSource};
use crate::session::{Job, Keeper, News, Session, kept_in};
use crate::stations::Waiting;
use crate::text;
use crate::views::console::{self, ConsoleData};
use crate::views::desk::{Desk, Light, Notice, NoticeKind};
use crate::views::formats::AnyHall;
use crate::views::{Asks, Sight, keys, projector};

/// What the shell needs of the world.
pub struct Outside {
    /// The clocks.
    pub time: TimeSource,
    /// The dice.
    pub chance: Chance,
    /// The loudspeaker.
    pub speaker: Speaker,
    /// What keeps the machine awake.
    pub awake: Awake,
    /// Where a club puts sounds of its own; told to whoever asks.
    pub sounds: Option<PathBuf>,
    /// Which machine this is.
    pub station: String,
    /// Where the list of recent files lies; `None` keeps none.
    pub recent: Option<PathBuf>,
    /// Where the user's choices lie; `None` keeps none.
    pub settings: Option<PathBuf>,
    /// The user's folder of documents, where new competitions are proposed to lie.
    pub documents: Option<PathBuf>,
    /// Where copies of competitions are kept; `None` keeps none.
    pub copies: Option<PathBuf>,
    /// The dialog in which files are chosen.
    pub chooser: Chooser,
    /// What opens documents and folders.
    pub viewer: Viewer,
    /// Where a club's templates lie; `None` for none.
    pub templates: Option<PathBuf>,
    /// What tells whether a file lies on another computer.
    pub far: Far,
    /// What the doors of the hall's network need.
    pub network: Network,
}

/// What the hall's window is given: nothing else of the competition reaches it. Another one each time that something
/// may have changed.
pub type HallGiven = Option<Arc<(AnyHall, Clock)>>;

/// Where it is given.
pub type HallSlot = Arc<Mutex<HallGiven>>;

/// The paths chosen in a dialog, and what for.
pub(super) type Chosen = Job<(UserCommand, Vec<PathBuf>)>;

/// The shell.
pub struct Shell<F: OwnActs = First> {
    /// What lies on the desk. Whoever changes it from outside asks for it.
    pub desk: Desk,
    /// The open competition, and what happens to it.
    pub(super) keeper: Option<Keeper<F>>,
    pub(super) news: Option<Receiver<News<F>>>,
    pub(super) outside: Outside,
    pub(super) choosing: Option<Chosen>,
    pub(super) importing: Option<Importing>,
    pub(super) inviting: Option<Inviting>,
    pub(super) looking: Option<Looking>,
    /// What the pages that are seen are of.
    pub(super) laid_out: Option<LaidOut>,
    pub(super) laying: Option<Laying>,
    pub(super) writing: Option<Writing>,
    /// What is being opened, and why it was not.
    pub(super) opening: Option<(PathBuf, Job<()>)>,
    /// What happens to the file meanwhile.
    pub(super) watch: Watch,
    /// A club's own sounds that cannot be played, as they were told last.
    broken_sounds: Vec<PathBuf>,
    /// What goes to the clipboard with this frame.
    pub(super) to_copy: Option<String>,
    /// What was put there and is not known to lie there yet.
    pub(super) copying: Option<Copying>,
    /// The time of a competition that was not closed, while it is offered.
    pub(super) unclosed_time: Option<Countdown>,
    /// How the program and its competition are left.
    pub(super) leaving: Leaving,
    pub(super) hall: HallSlot,
    /// Whether its scene moves by itself.
    pub(super) hall_seen: Option<Hall<F>>,
    /// What is to be laid on the desk by the shell of its format.
    pub(super) arrival: Option<Arrival>,
    /// What the console was painted from last, and of which state; nothing of another competition.
    pub(super) seen: Option<(State, ConsoleData<F>)>,
    /// What the format's own threads do, and have done.
    pub(super) own: F::Work,
    /// The doors of the hall's network, while they are open.
    pub(super) doors: Option<Opened<F>>,
    /// What stations ask waits here until whoever keeps time has it answered.
    pub(super) asks: Arc<Waiting>,
    /// What threads do with photographs of sheets.
    pub(super) photos: Photos,
    /// Counts the changes of the desk and the competition.
    changes: u64,
    /// Counts how often nothing but words of the sheet on the desk were typed.
    typed: u64,
}

/// What is to be laid on the desk by the shell of its format.
pub(super) enum Arrival {
    /// An opened competition; of a new one, what was chosen and typed for it.
    Opened(AnySession, Option<SetUp>),
    /// The form of a new one.
    SettingUp(FormatName),
}

/// What the console's data depends on: nothing is computed anew while this stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    changes: u64,
    typed: u64,
    /// Quarters of a second, while some time is seen to run.
    quarter: Option<i64>,
}

impl<F: OwnActs> Shell<F> {
    /// A shell without a competition. It speaks the language asked for, else the one that the user
    /// chose before, else the last.
    pub fn new(asked: Option<Language>, otherwise: Language, outside: Outside) -> Self {
        let settings = outside.settings.as_deref().map(settings::read).unwrap_or_default();
        let chosen = asked.or(settings.language);
        let language = chosen.unwrap_or(otherwise);
        let mut desk = Desk::new(language, outside.station.clone());
        desk.chosen = chosen;
        desk.settings = settings;
        desk.format = F::FORMAT;
        desk.documents.clone_from(&outside.documents);
        if let Some(list) = &outside.recent {
            desk.recent = recent::read(list);
        }
        desk.kept = outside.copies.as_deref().map(kept_in).unwrap_or_default();
        let mut shell = Self {
            desk,
            keeper: None,
            news: None,
            outside,
            choosing: None,
            importing: None,
            inviting: None,
            looking: None,
            laid_out: None,
            laying: None,
            writing: None,
            opening: None,
            watch: Watch::default(),
            broken_sounds: Vec::new(),
            to_copy: None,
            copying: None,
            unclosed_time: None,
            leaving: Leaving::default(),
            hall: HallSlot::default(),
            hall_seen: None,
            arrival: None,
            seen: None,
            own: F::Work::default(),
            doors: None,
            asks: Arc::default(),
            photos: Photos::default(),
            changes: 0,
            typed: 0,
        };
        shell.set_up_anew();
        shell.look_for_unclosed();
        shell.look_at_recent();
        shell.tell_volume();
        shell
    }

    /// The same for another format, with nothing open; what lies on the desk of a new one stays.
    pub(super) fn turned<G: OwnActs>(self) -> Shell<G> {
        Shell {
            desk: Desk { format: G::FORMAT, ..self.desk },
            keeper: None,
            news: None,
            outside: self.outside,
            choosing: self.choosing,
            importing: self.importing,
            inviting: self.inviting,
            looking: self.looking,
            laid_out: None,
            laying: None,
            writing: self.writing,
            opening: self.opening,
            watch: self.watch,
            broken_sounds: self.broken_sounds,
            to_copy: self.to_copy,
            copying: self.copying,
            unclosed_time: self.unclosed_time,
            leaving: self.leaving,
            hall: self.hall,
            hall_seen: None,
            arrival: None,
            seen: None,
            own: G::Work::default(),
            doors: None,
            asks: self.asks,
            photos: Photos::default(),
            changes: self.changes + 1,
            typed: self.typed,
        }
    }

    /// The open competition.
    pub fn session(&self) -> Option<&Session<F>> {
        self.keeper.as_deref()
    }

    /// The loudspeaker.
    pub fn speaker(&self) -> &Speaker {
        &self.outside.speaker
    }

    /// What the hall's window is given.
    pub fn hall(&self) -> HallSlot {
        Arc::clone(&self.hall)
    }

    /// Shows the console and carries out what was asked.
    pub fn console(&mut self, ui: &mut Ui) {
        self.begin_frame(ui.ctx());
        self.follow_clipboard(ui);
        self.show_unpacked(ui);
        self.forget_saved(ui);
        let state = self.state();
        let data = match self.seen.take() {
            Some((of, data)) if of == state => data,
            seen => self.data(state, seen),
        };
        let mut asks = Asks::new();
        let now = self.keeper.as_ref().map(|keeper| keeper.now());
        console::show(ui, &data, now, &mut asks);
        if let (Some(hall), Some(now)) = (&data.hall, now)
            && let Some(wait) = projector::moves_in_ms(hall, now)
        {
            ui.ctx().request_repaint_after(Duration::from_millis(wait));
        }
        self.seen = Some((state, data));
        // The field has been given the keyboard with this frame, and the menu was opened with it.
        let opened = std::mem::take(&mut self.desk.opens_menu);
        if self.desk.focus.take().is_some() || opened {
            self.changes += 1;
        }
        if !asks.is_empty() {
            ui.ctx().request_repaint();
        }
        let typed = self.typed;
        for command in asks {
            self.ask(command);
        }
        if let Some(text) = self.to_copy.take() {
            self.copying = Some(Copying::begin(ui.ctx(), text));
        }
        if self.typed != typed {
            // The verdict on what was typed is seen in the frame of its key.
            ui.ctx().request_discard("verdicts on what was typed");
        }
    }

    /// That a sheet was saved is told until the next key.
    fn forget_saved(&mut self, ui: &Ui) {
        let told = |notice: &Notice| notice.kind == NoticeKind::Saved;
        let other = |input: &InputState| input.events.iter().any(keys::is_another);
        if self.desk.notices.iter().any(told) && ui.input(other) {
            self.desk.notices.retain(|notice| !told(notice));
            self.changes += 1;
        }
    }

    fn data(&self, state: State, seen: Option<(State, ConsoleData<F>)>) -> ConsoleData<F> {
        let Some(session) = &self.keeper else {
            return console::empty(&self.desk);
        };
        let sight = Sight::of(session, &self.desk);
        let data = match seen {
            Some((of, data)) if (of.changes, of.typed) == (state.changes, state.typed) => {
                console::later(&sight, data)
            }
            Some((of, data)) if State { typed: of.typed, ..state } == of => {
                console::typed(&sight, data)
            }
            Some((_, data)) => console::changed(&sight, data),
            None => return console::data(&sight),
        };
        // Looked at after one change of three, for it costs a frame again; the clock may have gone on between both.
        let is_unlooked = !self.changes.is_multiple_of(3);
        let later = || console::later(&sight, data.clone()) == console::data(&sight);
        debug_assert!(is_unlooked || data == console::data(&sight) || later(), "kept is stale");
        data
    }

    fn state(&self) -> State {
        let quarter = self.keeper.as_ref().and_then(|session| {
            let now = session.now();
            let reveals = self.hall_seen.as_ref().is_some_and(|hall| F::reveals(hall, now));
            (reveals || self.next_change_ms().is_some()).then_some(now.elapsed_ms / 250)
        });
        State { changes: self.changes, typed: self.typed, quarter }
    }

    /// Carries out one command.
    pub fn ask(&mut self, command: UserCommand) {
        if matches!(command, UserCommand::Type(Entry::Words(_), _)) {
            return self.type_word(command);
        }
        self.changes += 1;
        let quiet = matches!(
            command,
            UserCommand::Dismiss(_)
                | UserCommand::Cancel
                | UserCommand::WentOn(_)
                | UserCommand::Hindered(_)
        ) // In the form of a new competition what was wrong is mended where one types.
            || self.keeper.is_some()
                && matches!(command, UserCommand::Type(entry, _) if entry != Entry::SheetCode)
            || matches!(&command, UserCommand::Picture(asked) if asked.is_looking());
        if !quiet {
            self.desk.forget_told();
        }
        let settings = self.desk.settings.clone();
        self.dispatch(command);
        self.note_hall();
        self.follow_press();
        self.unpack_wanted();
        if let Some(file) = &self.outside.settings
            && self.desk.settings != settings
        {
            settings::write(file, &self.desk.settings);
        }
        self.refresh_hall();
    }

    /// Words typed on the sheet on the desk. Neither the hall nor any other place sees them, so that
    /// nothing but the sheet is gathered anew; a scanned code leads elsewhere.
    fn type_word(&mut self, command: UserCommand) {
        let seen = |desk: &Desk| {
            let sheet = desk.sheet.map(|sheet| (sheet.round, sheet.player, sheet.turn));
            (desk.place, sheet, desk.notices.clone(), desk.question.clone())
        };
        let before = seen(&self.desk);
        self.dispatch(command);
        if seen(&self.desk) == before {
            self.typed += 1;
        } else {
            self.refresh_hall();
        }
    }

    /// What time itself brings: alerts, the end, drafts, a path that was chosen. Whether anything
    /// was recorded.
    pub fn tick(&mut self) -> bool {
        let mut happened = self.read_lights();
        let alarms = self.alarms();
        if let Some(keeper) = &mut self.keeper {
            keeper.tick(&self.desk.person);
        }
        happened |= self.take_news(&alarms);
        happened |= self.follow_unclosed();
        happened |= self.follow_who();
        happened |= self.take_chosen();
        happened |= self.take_imported();
        happened |= self.take_invited();
        happened |= self.take_recent();
        happened |= self.take_printed();
        happened |= self.follow_press();
        happened |= F::take_done(self);
        happened |= self.follow_doors();
        happened |= self.follow_photographs();
        if happened {
            self.unpack_wanted();
            self.changes += 1;
            self.refresh_hall();
        }
        happened
    }

    /// Milliseconds until the shown time changes; `None` while no time is shown.
    pub fn next_change_ms(&self) -> Option<u64> {
        let session = self.keeper.as_ref()?;
        let now = session.now();
        let running = session.record().contest().game.running_ms(now).into_iter();
        let awaited = F::awaited_ms(&Sight::of(session, &self.desk));
        let next = running.chain(awaited).map(|left| left.rem_euclid(1000) + 1).min()?;
        u64::try_from(next).ok()
    }

    /// The state of what can fail silently outside of the program. Whether it changed.
    fn read_lights(&mut self) -> bool {
        let light = |works| if works { Light::Well } else { Light::Failed };
        let lights = &mut self.desk.lights;
        let before = lights.clone();
        lights.sound = light(self.outside.speaker.works());
        lights.awake = light(!self.outside.awake.fails());
        let mut changed = *lights != before;
        let broken = self.outside.speaker.own_sounds().into_iter().filter(|own| !own.playable);
        let broken: Vec<PathBuf> = broken.map(|own| own.path).collect();
        if broken != self.broken_sounds {
            for path in &broken {
                let file = path.display().to_string();
                let problem = text!(self.desk.language, "projector-sound-broken", file = file);
                self.desk.problem(problem);
            }
            self.broken_sounds = broken;
            changed = true;
        }
        changed
    }

    /// Closes the competition; nothing is lost, and what went wrong is told. What lay on the desk of it is
    /// gone.
    pub fn close(&mut self) {
        // Pages of stations are told so before anything else ends.
        self.close_doors();
        self.keep_draft();
        if let Some(keeper) = &mut self.keeper {
            keeper.await_copies();
        }
        self.take_news(&[]);
        // Where its time still runs it is not left for good: it is offered at the next start.
        let goes_on = self.time_runs();
        let gone = self.keeper.as_ref().is_some_and(|session| session.expect_in_place().is_err());
        if gone {
            self.rescue();
        }
        if let Some(keeper) = &mut self.keeper
            && keeper.shut().is_err()
            && !gone
        {
            self.not_joined();
        }
        self.note_known();
        let written = self.keeper.take().filter(|session| !session.read_only());
        self.news = None;
        self.desk.open = None;
        self.own = F::Work::default();
        (self.importing, self.laying, self.laid_out) = (None, None, None);
        self.set_up_anew();
        if let (Some(session), Some(list)) = (written.filter(|_| !goes_on), &self.outside.recent) {
            unclosed::forget(list, session.path());
        }
        self.refresh_hall();
    }
}
