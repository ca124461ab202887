//! Photographs of sheets at the console: read on a thread of their own and taken in one after another, unpacked on
//! another to be looked at, assigned, turned, discarded, deleted.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::time::Duration;

use egui::{ColorImage, Ui};

use super::Shell;
use super::own::OwnActs;
use crate::app::templates;
use crate::commands::{
    Entry, PictureCommand, PictureQuestion, PictureView, Place, Question, UserCommand,
};
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::picture::Side;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::pictures::apart::Reader;
use crate::pictures::{Dots, dots};
use crate::print::Photographs;
use crate::session::photographing::{self, Came, Source};
use crate::session::{Job, Photographed, Told};
use crate::storage::{Pictures, StorageError};
use crate::text;
use crate::views::Sight;
use crate::views::desk::{PicturesOnDesk, Unpacked};
use crate::views::pictures::{proposed, seen, wanted};

/// So many pictures wait in memory to be taken in.
const WAITING: usize = 4;
/// So many unpacked ones lie on the desk.
const UNPACKED: usize = 6;
/// Of so many that were not read it is told which.
const TOLD: usize = 3;
/// How long after the signing it is proposed to delete them.
const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// How soon a frame is painted again while a picture is unpacked.
const SOON: Duration = Duration::from_millis(20);

/// How far a picture is larger with each press, in percent, and how much of what is seen it is moved.
const LARGER: u16 = 150;
const MOVED: i16 = 250;

/// What threads do with photographs.
#[derive(Default)]
pub(in crate::app) struct Photos {
    taking: Option<Taking>,
    /// What is being unpacked.
    unpacking: Option<Job<Vec<Unpacked>>>,
}

/// Files that are being read.
struct Taking {
    /// Dropped, it ends the reading.
    came: Receiver<FromFile>,
    _job: Job<()>,
    done: usize,
    of: usize,
    taken: usize,
    known: usize,
    unread: Vec<String>,
}

/// What comes of a file: its name, and what.
struct FromFile {
    file: String,
    came: Result<Came, String>,
}

impl<F: OwnActs> Shell<F> {
    pub(in crate::app) fn dispatch_picture(&mut self, asked: PictureCommand) {
        use PictureCommand as P;
        let view = self.desk.pictures.view;
        match asked {
            P::Browse => self.browse(UserCommand::Picture(P::Browse)),
            P::Take(files) => self.take_pictures(files),
            P::Stop => self.stop_taking(),
            P::ToggleQueue => self.toggle_queue(),
            P::Select(sha256) => self.look_at_picture(sha256),
            P::Assign => self.assign_picture(),
            P::Turn => {
                let quarters = &mut self.desk.pictures.quarters;
                *quarters = (*quarters + 1) % 4;
            }
            P::Other => self.look_at_other(),
            P::ToggleShown => {
                self.desk.pictures.hidden = !self.desk.pictures.hidden;
            }
            P::Larger => self.look(view.sized(percent(view.percent, LARGER, 100))),
            P::Smaller => self.look(view.sized(percent(view.percent, 100, LARGER))),
            P::Up => self.look(view.moved((0, -MOVED))),
            P::Down => self.look(view.moved((0, MOVED))),
            P::Left => self.look(view.moved((-MOVED, 0))),
            P::Right => self.look(view.moved((MOVED, 0))),
            P::Look(view) => self.look(view),
            P::HideFromPlayers => {
                self.show_pictures(false);
                let told = tr(self.desk.language, "photo-hidden-from-players");
                self.desk.done(told);
            }
        }
    }

    fn look(&mut self, view: PictureView) {
        self.desk.pictures.view = view;
    }

    /// Whether players see the pictures of their own sheets, as long as the doors are open.
    pub(in crate::app) fn show_pictures(&mut self, shown: bool) {
        self.desk.pictures.for_players = shown;
        self.photographs_at_doors();
        self.follow_doors();
    }

    /// Tells open doors whether players see photographs.
    fn photographs_at_doors(&mut self) {
        let shown = self.desk.pictures.for_players;
        if let Some(doors) = self.doors_mut() {
            doors.show_photographs(shown);
        }
    }

    /// Reads files and folders and takes what is in them.
    pub(in crate::app) fn take_pictures(&mut self, files: Vec<PathBuf>) {
        let language = self.desk.language;
        let Some(keeper) = &self.keeper else { return };
        if self.photos.taking.is_some() {
            return self.desk.problem(tr(language, "photo-takes-already"));
        }
        let read = templates::read_if_any(self.outside.templates.as_deref(), language);
        let codes = read.map(|templates| F::photographs(keeper.record().contest(), &templates));
        let codes = match codes {
            Ok(Some(codes)) => codes,
            Ok(None) => return self.desk.problem(tr(language, "photo-no-codes")),
            Err(why) => return self.desk.problem(why),
        };
        let (sender, came) = sync_channel(WAITING);
        let job = Job::start("photographs", move |_| {
            read_all(&files, &codes, language, &sender);
            Ok(())
        });
        self.desk.pictures.taking = Some((0, 0));
        self.photos.taking = Some(Taking {
            came,
            _job: job,
            done: 0,
            of: 0,
            taken: 0,
            known: 0,
            unread: Vec::new(),
        });
    }

    fn stop_taking(&mut self) {
        if let Some(taking) = self.photos.taking.take() {
            self.tell_taken(&taking);
        }
        self.desk.pictures.taking = None;
    }

    /// Takes one picture of those that were read, and what was unpacked. Whether there was anything.
    pub(in crate::app) fn follow_photographs(&mut self) -> bool {
        let unpacked = self.take_unpacked();
        let Some(taking) = &mut self.photos.taking else { return unpacked };
        let FromFile { file, came } = match taking.came.try_recv() {
            Ok(came) => came,
            Err(TryRecvError::Empty) => return unpacked,
            Err(TryRecvError::Disconnected) => {
                self.stop_taking();
                return true;
            }
        };
        match came {
            Ok(Came::Opened(pictures)) => taking.of += pictures,
            Ok(Came::Sheets(sheets)) => {
                taking.done += 1;
                self.keep_pictures(sheets);
            }
            Ok(Came::Unread(page, why)) => {
                taking.done += 1;
                let file = page.map_or_else(|| file.clone(), |page| format!("{file} ({page})"));
                let why = why.sentence(self.desk.language);
                let told = text!(self.desk.language, "photo-unread", file = file, why = why);
                taking.unread.push(told);
            }
            Err(why) => {
                taking.done += 1;
                taking.unread.push(why);
            }
        }
        self.desk.pictures.taking = self.photos.taking.as_ref().map(|it| (it.done, it.of));
        true
    }

    fn keep_pictures(&mut self, sheets: Vec<Photographed>) {
        let Some(keeper) = &mut self.keeper else { return };
        let many = sheets.len();
        match keeper.photograph(&self.desk.person, sheets) {
            Ok(events) => {
                let new = events.iter().filter(|it| matches!(it, Event::SheetPhotographed { .. }));
                let new = new.count();
                if let Some(taking) = &mut self.photos.taking {
                    taking.taken += new;
                    taking.known += many.saturating_sub(new);
                }
                self.take_news(&[]);
            }
            Err(refusal) => {
                // What is refused of one is refused of the next.
                self.stop_taking();
                self.refuse(&refusal);
            }
        }
    }

    /// What came of the files: how many pictures, how many wait, and which were not read.
    fn tell_taken(&mut self, taking: &Taking) {
        let language = self.desk.language;
        let waiting = self
            .keeper
            .as_ref()
            .map_or(0, |keeper| keeper.record().contest().common.undecided_pictures().len());
        let mut told = vec![text!(language, "photo-done", count = taking.taken)];
        if taking.known > 0 {
            told.push(text!(language, "photo-done-known", count = taking.known));
        }
        if waiting > 0 {
            told.push(text!(language, "photo-waiting", count = waiting));
        }
        self.desk.done(told.join(" · "));
        for why in taking.unread.iter().take(TOLD) {
            self.desk.problem(why.clone());
        }
        let more = taking.unread.len().saturating_sub(TOLD);
        if more > 0 {
            self.desk.problem(text!(language, "photo-more-unread", count = more));
        }
    }

    fn toggle_queue(&mut self) {
        self.desk.pictures.queue = !self.desk.pictures.queue;
        if !self.desk.pictures.queue {
            return;
        }
        if self.desk.place != Place::Sheets {
            self.go(Place::Sheets);
        }
        self.look_at_next();
    }

    /// The first that waits, or the one that is looked at and still does.
    fn look_at_next(&mut self) {
        let next = self.sight().and_then(|sight| seen(&sight)).map(|(it, ..)| it.sha256);
        match next {
            Some(sha256) => self.look_at_picture(sha256),
            None => self.desk.pictures.at = None,
        }
    }

    fn look_at_picture(&mut self, sha256: Digest) {
        let Some(keeper) = &self.keeper else { return };
        let common = &keeper.record().contest().common;
        let place = common.picture(sha256).map(|picture| proposed(common, picture));
        let desk = &mut self.desk;
        let view = PictureView::default();
        desk.pictures =
            PicturesOnDesk { at: Some(sha256), quarters: 0, view, ..desk.pictures.clone() };
        desk.set(Entry::PicturePlace, place.unwrap_or_default());
        desk.focus = Some(Entry::PicturePlace);
    }

    fn look_at_other(&mut self) {
        let Some(sight) = self.sight() else { return };
        let Some((picture, of, at)) = seen(&sight) else { return };
        let next = (at + 1) % of.max(1);
        if self.desk.pictures.queue {
            let undecided = sight.contest().common.undecided_pictures();
            let next = undecided.get(next).map(|picture| picture.sha256);
            if let Some(sha256) = next {
                self.look_at_picture(sha256);
            }
        } else {
            let other = picture.place.map(|place| (place, next));
            self.desk.pictures.other = other;
            self.look(PictureView::default());
        }
    }

    /// Says where the picture that is looked at belongs, as typed.
    fn assign_picture(&mut self) {
        let language = self.desk.language;
        let Some((sha256, quarters)) = self.sight().and_then(|sight| {
            let (picture, ..) = seen(&sight)?;
            Some((picture.sha256, picture.quarters))
        }) else {
            return;
        };
        let typed = self.desk.text(Entry::PicturePlace).trim().to_owned();
        self.desk.focus = Some(Entry::PicturePlace);
        let Some((player, round, side)) = place_of(&typed) else {
            return self.desk.problem(text!(language, "photo-place-odd", typed = typed));
        };
        let quarters = (quarters + self.desk.pictures.quarters) % 4;
        let command = Command::AssignPicture { sha256, round, player, side, quarters };
        if self.perform(command) {
            self.desk.pictures.quarters = 0;
            self.look_at_next();
            self.desk.done(text!(language, "photo-assigned", place = typed));
        }
    }

    /// Deletes all of them for good: nobody sees them any more, and they are written over with the next ticks.
    pub(in crate::app) fn delete_pictures(&mut self) -> Result<(), String> {
        let reason = self.desk.reason();
        let who = self.desk.person.clone();
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        let deleted = keeper.delete_pictures(&who, None, reason);
        let left = keeper.deleted_there();
        deleted.map_err(|refusal| self.refusal_text(&refusal))?;
        self.take_news(&[]);
        self.desk.pictures = PicturesOnDesk::default();
        let language = self.desk.language;
        self.desk.done(if left == 0 {
            tr(language, "photo-deleted")
        } else {
            text!(language, "photo-being-deleted", count = left)
        });
        Ok(())
    }

    /// Nothing of what was deleted is left, or it may still lie in free pages of the file.
    pub(in crate::app) fn pictures_are_gone(&mut self, not_smaller: Option<&StorageError>) {
        let language = self.desk.language;
        self.desk.done(tr(language, "photo-deleted"));
        if let Some(error) = not_smaller {
            let why = error.sentence(language);
            self.desk.problem(text!(language, "photo-not-smaller", why = why));
        }
    }

    /// Long after the signing it is proposed to delete them.
    pub(in crate::app) fn propose_to_delete_pictures(&mut self) {
        let Some(keeper) = self.keeper.as_ref().filter(|keeper| !keeper.read_only()) else {
            return;
        };
        let common = &keeper.record().contest().common;
        let long_ago = |wall_ms: i64| wall_ms.saturating_add(KEPT_MS) <= keeper.now().wall_ms;
        let signed = common.signings.last().is_some_and(|signing| long_ago(signing.wall_ms));
        let there = common.pictures.iter().any(|picture| !picture.deleted);
        if !(signed && there) {
            return;
        }
        let delete = Question::Picture(PictureQuestion::Delete);
        match self.desk.question {
            None => self.open_question(delete),
            // Once it is said who sits there.
            Some((Question::Person(_), _)) => self.desk.interrupted = Some(delete),
            Some(_) => {}
        }
    }

    fn sight(&self) -> Option<Sight<'_, F>> {
        self.keeper.as_ref().map(|keeper| Sight::of(keeper, &self.desk))
    }

    /// Lays what was unpacked on the desk before a frame; while something is, frames follow each other.
    pub(in crate::app) fn show_unpacked(&mut self, ui: &Ui) {
        if self.take_unpacked() {
            self.unpack_wanted();
            self.changes += 1;
        }
        if self.photos.unpacking.is_some() {
            ui.ctx().request_repaint_after(SOON);
        }
    }

    /// Sees to it that what is looked at is unpacked.
    pub(in crate::app) fn unpack_wanted(&mut self) {
        if self.photos.unpacking.is_some() || !F::PHOTOGRAPHED {
            return;
        }
        let Some(sight) = self.sight() else { return };
        let mut wanted = wanted(&sight);
        wanted.retain(|sha256| self.desk.pictures.image(*sha256).is_none());
        if wanted.is_empty() {
            return;
        }
        let path = self.keeper.as_ref().map(|keeper| keeper.path().to_path_buf());
        let Some(path) = path else { return };
        self.photos.unpacking = Some(Job::start("picture", move |_| {
            let file = Pictures::open(&path);
            let unpack = |sha256: Digest| {
                let jpeg = file.as_ref().ok().and_then(|file| file.jpeg(sha256).ok().flatten());
                let image = jpeg.and_then(|jpeg| dots(&jpeg)).map(|dots| Arc::new(image(&dots)));
                Unpacked { sha256, image }
            };
            Ok(wanted.into_iter().map(unpack).collect())
        }));
    }

    /// Lays what was unpacked on the desk. Whether there was anything.
    pub(in crate::app) fn take_unpacked(&mut self) -> bool {
        let Some(told) = self.photos.unpacking.as_mut().and_then(Job::told) else { return false };
        self.photos.unpacking = None;
        if let Told::Done(new) = told {
            let lying = &mut self.desk.pictures.unpacked;
            lying.retain(|old| new.iter().all(|new| new.sha256 != old.sha256));
            lying.splice(0..0, new);
            lying.truncate(UNPACKED);
        }
        true
    }
}

fn percent(of: u16, by: u16, per: u16) -> u16 {
    u16::try_from(u32::from(of) * u32::from(by) / u32::from(per)).unwrap_or(u16::MAX)
}

fn image(dots: &Dots) -> ColorImage {
    let side = |side: u32| usize::try_from(side).unwrap_or(0);
    ColorImage::from_gray([side(dots.width), side(dots.height)], &dots.grey)
}

/// `5-7` is the front of the sheet of player 5 in round 7, `5-7/2` its back.
fn place_of(typed: &str) -> Option<(PlayerId, RoundNo, Side)> {
    let (place, side) = match typed.strip_suffix("/2") {
        Some(place) => (place, Side::Back),
        None => (typed, Side::Front),
    };
    let (player, round) = place.split_once('-')?;
    let player = player.trim().parse().ok().and_then(PlayerId::new)?;
    let round = round.trim().parse().ok().and_then(RoundNo::new)?;
    Some((player, round, side))
}

/// Reads all files and hands over what comes of them, until nobody takes it any more.
fn read_all(named: &[PathBuf], codes: &Photographs, language: Language, to: &SyncSender<FromFile>) {
    let why = |path: &PathBuf, error: &std::io::Error| {
        let (file, why) =
            (path.display().to_string(), crate::storage::siblings::why(language, error));
        text!(language, "photo-unread", file = file, why = why)
    };
    let files = match photographing::files_of(named) {
        Ok(files) => files,
        Err((path, error)) => {
            let file = String::new();
            let _ = to.send(FromFile { file, came: Err(why(&path, &error)) });
            return;
        }
    };
    let (mut reader, mut source) = (Reader::default(), Source::default());
    for path in files {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut goes_on = true;
        match photographing::bytes_of(&path) {
            Ok(bytes) => {
                photographing::read(&mut reader, &bytes, codes, &mut source, &mut |came| {
                    goes_on = to.send(FromFile { file: file.clone(), came: Ok(came) }).is_ok();
                    goes_on
                });
            }
            Err(error) => {
                source = Source::default();
                goes_on = to.send(FromFile { file, came: Err(why(&path, &error)) }).is_ok();
            }
        }
        if !goes_on {
            return;
        }
    }
}

#[cfg(test)]
mod tests;
