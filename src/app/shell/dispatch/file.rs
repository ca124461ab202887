//! Files: made, opened, chosen in a dialog, closed, verified.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Local};

use super::copies::{REHEARSAL, free};
use super::setup::SetUp;
use crate::app::chooser::{Ask, What};
use crate::app::recent;
use crate::app::shell::Arrival;
use crate::app::shell::Shell;
use crate::app::shell::formats::own_rules;
use crate::app::shell::leaving::Leaving;
use crate::app::shell::own::OwnActs;
use crate::app::shell::photographs::Photos;
use crate::app::shell::unclosed;
use crate::app::shell::watch::Watch;
use crate::commands::formats::JOINT;
use crate::commands::{Entry, Place, UserCommand};
use crate::domain::contest::{Details, Openness};
use crate::domain::person::Role;
use crate::language::tr;
use crate::lexicon::Lexicon;
use crate::session::AnySession;
use crate::session::EXTENSION;
use crate::session::{Job, Keeper, Refusal, Session, Told, format_of};
use crate::storage::{Access, Problem, verify};
use crate::text;
use crate::views::competition;
use crate::views::desk::{OnDesk, Start};
use crate::views::name;
use crate::views::settings::HallWindow;
use crate::with_format;

/// So long after its last act whoever sat at a desk that was killed sits there still.
const STILL_MS: i64 = 600_000;

/// Where the path can be typed that a dialog is to choose.
fn typed_at(then: &UserCommand) -> Entry {
    match then {
        UserCommand::SaveDocument => Entry::DocumentFile,
        UserCommand::ImportList => Entry::ListPath,
        UserCommand::BrowseArchive => Entry::ArchiveFolder,
        UserCommand::BrowsePage => Entry::PageFile,
        UserCommand::BrowseSheets => Entry::SheetsFile,
        UserCommand::CreateCompetition => Entry::NewFile,
        UserCommand::ReadEmblem => Entry::EmblemFile,
        UserCommand::ReadRules => Entry::RulesFile,
        UserCommand::ReadPlayers => Entry::PlayersFile,
        UserCommand::Join(_) | UserCommand::Own(_) => Entry::CardFile,
        _ => Entry::File,
    }
}

impl<F: OwnActs> Shell<F> {
    fn typed_path(&mut self) -> Option<PathBuf> {
        let text = self.desk.text(Entry::File).trim().to_owned();
        if text.is_empty() {
            let problem = tr(self.desk.language, "competition-no-path");
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::File);
            return None;
        }
        Some(PathBuf::from(text))
    }

    pub(in crate::app) fn create_competition(&mut self) {
        let Some(path) = self.new_path() else { return };
        let Some(seed) = (self.outside.chance)() else {
            let problem = tr(self.desk.language, "competition-no-chance");
            self.desk.problem(problem);
            return;
        };
        if let Err(problem) = self.list_is_settled() {
            self.desk.problem(problem);
            return;
        }
        // A picture whose path was typed is taken, or it is said why not.
        if !self.desk.text(Entry::EmblemFile).trim().is_empty() {
            self.read_emblem();
            if !self.desk.text(Entry::EmblemFile).trim().is_empty() {
                return;
            }
        }
        if !self.desk.text(Entry::RulesFile).trim().is_empty() {
            let problem = tr(self.desk.language, "competition-rules-unsettled");
            self.desk.problem(problem);
            return;
        }
        if !self.desk.own.conductor.setting_up && !self.all_lines_are_players() {
            return;
        }
        let list = self.desk.brought_list();
        let Some(details) = self.typed_details() else { return };
        let joint = match self.typed_joint() {
            Ok(joint) => joint,
            Err(problem) => {
                self.desk.problem(problem);
                return;
            }
        };
        if !self.may_give_way() || self.nothing_is_typed() {
            return;
        }
        let form = SetUp {
            emblem: self.desk.new_emblem.clone(),
            double_keying: self.desk.new_keying,
            draw_mode: self.desk.draw_mode,
            players: self.desk.text(Entry::Players).to_owned(),
            joint,
        };
        self.desk.person.name.clone_from(&details.referee);
        let time = Arc::clone(&self.outside.time);
        let rules = self.desk.rules.clone().unwrap_or_else(|| own_rules(F::FORMAT));
        let list = list.unwrap_or_else(|| Lexicon::free(rules.words));
        let made = (rules.format, rules.text.as_str(), list);
        let by = (time, &self.desk.person, self.desk.language);
        match AnySession::create(&path, details, &seed, made, by) {
            Ok(session) => {
                self.close();
                self.desk.rules = None;
                self.lay_any(session, Some(form));
            }
            Err(problem) => self.desk.problem(problem),
        }
    }

    /// Where the new competition shall lie: as typed, else the proposed place, under a name that is
    /// free.
    pub(in crate::app) fn new_path(&mut self) -> Option<PathBuf> {
        let typed = self.desk.text(Entry::NewFile).trim();
        if !typed.is_empty() {
            let mut path = PathBuf::from(typed);
            if path.extension().is_none() {
                path.set_extension(EXTENSION);
            }
            return Some(path);
        }
        let Some(proposed) = competition::proposed_file(&self.desk) else {
            let problem = tr(self.desk.language, "competition-no-path");
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::NewFile);
            return None;
        };
        free(&proposed)
    }

    pub(in crate::app) fn open_typed(&mut self, access: Access) {
        if let Some(path) = self.typed_path() {
            self.open_competition(&path, access);
        }
    }

    /// Opens a competition in place of the one that is open. Whether it is open now.
    pub fn open_competition(&mut self, path: &Path, access: Access) -> bool {
        // Wherever it is said that something lies beside it, its folder is said, too.
        let path = &std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        let opened = match AnySession::open(path, access, Arc::clone(&self.outside.time)) {
            Ok(session) => {
                if !self.may_give_way() {
                    return false;
                }
                self.close();
                self.desk.damaged = None;
                self.lay_any(session, None);
                self.keeper.is_some() || self.arrival.is_some()
            }
            Err(error) => {
                // So that reading it only is one press away.
                self.desk.set(Entry::File, path.display().to_string());
                let damaged = matches!(error.problem, Problem::Damaged(_));
                self.desk.damaged = damaged.then(|| path.clone());
                self.refuse(&Refusal::NotSaved(error));
                false
            }
        };
        self.refresh_hall();
        opened
    }

    /// Lays an opened competition on the desk, or leaves it to the shell of its format.
    pub(in crate::app) fn lay_any(&mut self, session: AnySession, form: Option<SetUp>) {
        match F::of_any(session) {
            Ok(session) => {
                self.lay_out(session);
                if let Some(form) = form {
                    self.choose_as_set_up(form);
                }
            }
            Err(other) => self.arrival = Some(Arrival::Opened(other, form)),
        }
    }

    /// Takes over what another format's shell has opened or sets up.
    pub(in crate::app) fn arrive(&mut self, arrival: Arrival) {
        match arrival {
            Arrival::Opened(session, form) => self.lay_any(session, form),
            Arrival::SettingUp(_) => {}
        }
        self.refresh_hall();
    }

    /// Lays an opened competition on the desk.
    fn lay_out(&mut self, session: Session<F>) {
        let path = session.path().to_path_buf();
        let contest = session.record().contest();
        let Details { title, venue, date, referee, assistants, club, starts } =
            contest.common.details.clone();
        let playing = !contest.common.players.is_empty();
        let read_only = session.read_only();
        let in_play = !read_only && contest.game.is_in_play();
        let goes_on = !read_only && contest.common.openness == Openness::Open;
        let language = self.desk.language;
        let cautions: Vec<_> = session.cautions().iter().map(|it| it.sentence(language)).collect();
        let list = self.outside.recent.as_deref().filter(|_| !read_only);
        let [came_back, had_doors] =
            list.map_or([false; 2], |list| unclosed::was_open(list, &path));
        // Whoever was at this machine last is proposed.
        let mut log = session.record().log().iter().rev();
        let sat = log.find(|last| {
            let who = &last.who;
            let sits = matches!(who.role, Role::Referee | Role::Assistant);
            sits && who.station == self.outside.station && !who.name.is_empty()
        });
        let acted = sat.map(|last| (last.who.clone(), last.at.wall_ms));
        let seated = list.filter(|_| came_back).and_then(|list| unclosed::seated(list, &path));
        let took = seated.map(|seated| (seated.who, seated.at_ms));
        let sat = acted.into_iter().chain(took).max_by_key(|(_, at_ms)| *at_ms);
        let since = sat.as_ref().map(|(_, at_ms)| (self.outside.time)().wall_ms - at_ms);
        // Killed a moment ago: nobody had the time to leave the desk, and the play goes on.
        let sits = came_back && since.is_some_and(|since| (0..STILL_MS).contains(&since));
        let mut keeper = Keeper::new(session, self.outside.copies.clone());
        self.news = Some(keeper.listen(&self.outside.station));
        self.keeper = Some(keeper);
        self.seen = None;
        self.watch = Watch::default();
        self.photos = Photos::default();
        let mut on_desk = OnDesk::at(self.outside.station.clone());
        on_desk.person.name.clone_from(&referee);
        if let Some((who, _)) = sat {
            on_desk.person = who;
        }
        on_desk.place = if playing { F::PLAY } else { Place::Competition };
        on_desk.focus = if playing { None } else { Some(Entry::Players) };
        let desk = &mut self.desk;
        desk.open = Some(on_desk);
        desk.set(Entry::File, path.display().to_string());
        desk.set(Entry::Title, title);
        desk.set(Entry::Venue, venue);
        desk.set(Entry::Club, club);
        desk.set(Entry::Starts, starts);
        desk.set(Entry::Date, name::typed_date(&date));
        desk.set(Entry::Referee, referee);
        desk.set(Entry::Assistants, assistants.join(", "));
        // A program that comes back in the middle of the play shows the hall what it saw.
        desk.projector |= in_play;
        if let Some(list) = &self.outside.recent {
            recent::remember(list, &mut self.desk.recent, &path);
        }
        self.recall_told_apart();
        self.leaving = Leaving::default();
        // Killed between the signature and the ceremony, the hall sees what it saw, too.
        if goes_on || came_back {
            self.restore_hall();
        }
        self.recall_ceremony(came_back);
        if let Some(list) = self.outside.recent.as_deref().filter(|_| !read_only) {
            unclosed::note(list, &path);
        }
        if !read_only && (self.outside.far)(&path) {
            let file = path.display().to_string();
            let problem = text!(self.desk.language, "competition-far", file = file);
            self.desk.problem(problem);
        }
        for caution in cautions {
            self.desk.problem(caution);
        }
        if came_back {
            self.tell_unclosed(had_doors);
        }
        self.desk.unclosed = None;
        F::offer_begun(self);
        if !sits {
            self.ask_who();
        } else if playing && self.desk.person.role == Role::Assistant {
            self.keys_on();
        }
        self.propose_to_delete_pictures();
    }

    pub(in crate::app) fn close_competition(&mut self) {
        if !self.may_close() {
            return;
        }
        self.close();
        self.desk.projector = false;
        self.desk.settings.hall = HallWindow::Closed;
    }

    /// A desk for a new competition, of today.
    pub(in crate::app) fn set_up_anew(&mut self) {
        let now = DateTime::from_timestamp_millis((self.outside.time)().wall_ms);
        let today = now.map(|now| now.with_timezone(&Local).format("%-d/%-m/%Y").to_string());
        self.desk.new = OnDesk::at(self.outside.station.clone());
        self.desk.set(Entry::Date, today.unwrap_or_default());
        self.desk.set(Entry::RehearsalPlayers, REHEARSAL);
    }

    /// Turns to the form of a new competition. Until something else was chosen it is of a game in the window's language.
    pub(in crate::app) fn set_up(&mut self) {
        self.turn_to_form();
    }

    fn turn_to_form(&mut self) {
        if self.keeper.is_none() {
            self.desk.start = Start::New;
            self.desk.own.conductor.setting_up = false;
            self.desk.focus = Some(Entry::Title);
        }
    }

    /// Turns to the form of a joint competition, for whoever conducts it.
    pub(in crate::app) fn set_up_joint(&mut self) {
        self.turn_to_form();
        if self.keeper.is_none() {
            self.desk.own.conductor.setting_up = true;
            self.choose_game(JOINT);
        }
    }

    /// Asks for a path in the system's dialog, on a thread of its own: the time goes on meanwhile.
    pub(in crate::app) fn browse(&mut self, then: UserCommand) {
        if self.choosing.is_some() {
            return;
        }
        let ask = self.file_wish(&then);
        let chooser = Arc::clone(&self.outside.chooser);
        let choose = move || Ok((then, chooser(ask)));
        let chosen = if cfg!(target_os = "macos") {
            Job::ended(choose())
        } else {
            Job::start("file dialog", move |_| choose())
        };
        self.choosing = Some(chosen);
    }

    fn file_wish(&self, then: &UserCommand) -> Ask {
        let language = self.desk.language;
        let competition = Some((tr(language, "competition-file-kind"), EXTENSION));
        let documents = self.desk.documents.clone();
        match then {
            UserCommand::SaveDocument => {
                let document = self.proposed_document().unwrap_or_default();
                let name = document.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let folder = document.parent().map(Path::to_owned);
                let kind = Some((tr(language, "press-file-kind"), "pdf"));
                Ask { what: What::Save(name), folder, kind }
            }
            UserCommand::CreateCompetition => {
                let proposed = competition::proposed_file(&self.desk);
                let name = match proposed.as_deref().and_then(Path::file_name) {
                    Some(name) => name.to_string_lossy().into_owned(),
                    None => format!("{}.{EXTENSION}", tr(language, "competition-file-name")),
                };
                Ask { what: What::Save(name), folder: documents, kind: competition }
            }
            UserCommand::ReadEmblem => {
                let kind = Some((tr(language, "competition-emblem-kind"), "png"));
                Ask { what: What::Open, folder: None, kind }
            }
            UserCommand::Join(_) | UserCommand::Own(_) => {
                let kind = Some((tr(language, "join-card-kind"), "eforos-venue"));
                Ask { what: What::Open, folder: None, kind }
            }
            UserCommand::BrowsePage => {
                let typed = Path::new(self.desk.text(Entry::PageFile).trim());
                let name = typed.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let folder = typed.parent().map(Path::to_owned);
                Ask {
                    what: What::Save(name),
                    folder,
                    kind: Some((tr(language, "press-page-kind"), "html")),
                }
            }
            UserCommand::BrowseArchive => {
                Ask { what: What::Folder, folder: self.archive_parent(), kind: None }
            }
            UserCommand::Picture(_) => Ask { what: What::OpenSeveral, folder: None, kind: None },
            UserCommand::ImportList
            | UserCommand::ReadRules
            | UserCommand::ReadPlayers
            | UserCommand::BrowseSheets => Ask { what: What::Open, folder: None, kind: None },
            _ => Ask { what: What::Open, folder: documents, kind: competition },
        }
    }

    /// Whether a file dialog is open.
    pub fn is_choosing(&self) -> bool {
        self.choosing.is_some()
    }

    /// Takes the path that was chosen in a dialog. Whether anything was.
    pub(in crate::app) fn take_chosen(&mut self) -> bool {
        let Some(told) = self.choosing.as_mut().and_then(Job::told) else { return false };
        self.choosing = None;
        let chosen = match told {
            Told::Done(chosen) => Some(chosen),
            Told::Failed(_) | Told::Progress(..) => None,
        };
        match chosen {
            None => {
                let problem = tr(self.desk.language, "competition-no-dialog");
                self.desk.problem(problem);
            }
            Some((UserCommand::Picture(_), paths)) if !paths.is_empty() => {
                self.take_pictures(paths);
            }
            Some((then, paths)) if paths.is_empty() => {
                // Somebody closed the dialog, or the system has none: where to type is shown.
                let entry = typed_at(&then);
                let of_competition =
                    matches!(entry, Entry::EmblemFile | Entry::ListPath | Entry::PlayersFile);
                if self.keeper.is_some() && of_competition {
                    self.go(Place::Competition);
                }
                self.desk.focus = Some(entry);
                // A competition that is open has no field for another.
                let nowhere = self.keeper.is_some() && entry == Entry::File;
                let key =
                    if nowhere { "competition-no-file" } else { "competition-nothing-chosen" };
                let text = tr(self.desk.language, key);
                self.desk.hindered(text);
            }
            Some((then, paths)) => {
                paths.into_iter().take(1).for_each(|path| self.use_chosen(&then, path));
            }
        }
        true
    }

    fn use_chosen(&mut self, then: &UserCommand, path: PathBuf) {
        match then {
            // The dialog has asked whether a file shall be replaced.
            UserCommand::SaveDocument => return self.write_chosen(path),
            UserCommand::BrowseSheets => return F::bring(self, &path),
            UserCommand::BrowseArchive => return self.archive_within(&path),
            _ => self.desk.set(typed_at(then), path.display().to_string()),
        }
        match then {
            UserCommand::ImportList => self.import_list(),
            UserCommand::OpenCompetition => {
                self.open_competition(&path, Access::Write);
            }
            UserCommand::ReadEmblem => self.read_emblem(),
            UserCommand::ReadRules => self.read_rules(),
            UserCommand::ReadPlayers => self.read_players(),
            UserCommand::Join(join) => self.dispatch_join(*join),
            UserCommand::Own(_) => F::dispatch(self, then.clone()),
            _ => {}
        }
    }

    pub(in crate::app) fn verify(&mut self) {
        let Some(session) = &self.keeper else { return };
        let language = self.desk.language;
        let (path, events) = (session.path(), session.record().log().len());
        let verified =
            format_of(path).and_then(|format| with_format!(format, F => verify::<F>(path)));
        match verified {
            Ok(found) => {
                let key = if found.holds() { "console-verified" } else { "console-not-verified" };
                let mut lines = vec![text!(
                    language,
                    key,
                    events = found.events,
                    digest = found.chain_head.to_string()
                )];
                let failed = found.first_failure();
                lines
                    .extend(failed.map(|check| format!("✗ {}", check.sentence(language, F::said))));
                self.desk.verified = Some((events, lines));
            }
            // A file that cannot be read is not unsaved.
            Err(error) => {
                let problem = error.sentence(language);
                self.desk.problem(problem);
            }
        }
    }
}
