//! What lies on the desk: the state of the console that is not the competition's. Views read it,
//! only the app changes it, and losing it loses nothing but drafts of forms.

pub mod formats;
mod notice;
mod pictures;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::net::Ipv4Addr;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;

pub use self::notice::{Notice, NoticeKind};
pub use self::pictures::{PicturesOnDesk, Unpacked};
use crate::commands::formats::{Field, SheetWords};
use crate::commands::{
    Alike, CeremonyAt, DrawMode, Entry, Mark, Pinned, Place, Question, Situation, StandingsTab,
    UserCommand, WordsTab,
};
use crate::domain::clock::Moment;
use crate::domain::contest::ruling::Ruling;
use crate::domain::contest::{DoubleKeying, Openness};
use crate::domain::emblem::Emblem;
use crate::domain::formats::FormatName;
use crate::domain::ids::{PlayerId, RoundNo, Seq, SheetId};
use crate::domain::letters::{Word, WordLanguage};
use crate::domain::person::Person;
use crate::language::{Language, Speech, tr};
use crate::lexicon::{Imported, Lexicon, Progress, Title};
pub use crate::screens::formats::{SheetOnDesk, Turn};
use crate::session::Kept;
use crate::stations::Overview;
use crate::venues::Invitation;
use crate::views::brought::BroughtSheets;
use crate::views::press::{Press, Writing};
use crate::views::settings::{Monitor, Settings};
use crate::views::unread::Unread;

/// The desk: what is of the machine and of whoever chose it there, and what lies on it.
///
/// What lies on it is of the open competition, or of the new one that is being set up while none is open. It is
/// one value, so that nothing of one competition is left when another is opened or none: it is read and changed
/// through the desk.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// The language of the console and the hall.
    pub language: Language,
    /// What lies over the place.
    pub over: Option<Over>,
    /// Notices that nobody has put away.
    pub notices: Vec<Notice>,
    /// The monitors of the machine, as they were seen last.
    pub monitors: Vec<MonitorSeen>,
    /// Whether the hall's window stays a window, whatever monitors there are.
    pub hall_in_window: bool,
    /// Whether the projector's window is wanted.
    pub projector: bool,
    /// The folder in which a new competition is proposed to lie.
    pub documents: Option<PathBuf>,
    /// Files that were open before, the newest first.
    pub recent: Vec<PathBuf>,
    /// What is known of them, as far as they were read.
    pub known: BTreeMap<PathBuf, Known>,
    /// The file that was refused last because it is damaged: what is intact of it is offered.
    pub damaged: Option<PathBuf>,
    /// The competition that was open when the program ended without closing it.
    pub unclosed: Option<Unclosed>,
    /// Copies that the program kept, the newest first.
    pub kept: Vec<Kept>,
    /// The language that was asked for, or chosen before.
    pub chosen: Option<Language>,
    /// What the user has chosen for this machine.
    pub settings: Settings,
    /// Of which format the competition is that is open or set up.
    pub format: FormatName,
    /// The club's rules that a new competition shall be played by; the program's own unless read.
    pub rules: Option<ClubRules>,
    /// The lights of the console.
    pub lights: Lights,
    /// What is being written; it is written to its end, whatever is opened meanwhile.
    pub writing: Option<Writing>,
    /// What lies there of the open competition.
    pub open: Option<OnDesk>,
    /// What lies there of the new one while none is open.
    pub new: OnDesk,
}

/// What lies on the desk of one competition.
#[derive(Clone, Debug, Default)]
pub struct OnDesk {
    /// Where the console is.
    pub place: Place,
    /// What is seen while no competition is open.
    pub start: Start,
    /// How far a hall is that takes part in a joint competition.
    pub joining: Joining,
    /// Texts as typed.
    pub typed: BTreeMap<Entry, String>,
    /// The field that gets the keyboard with the next frame.
    pub focus: Option<Entry>,
    /// Whether the menu of the rail opens with the next frame, or goes where it is open.
    pub opens_menu: bool,
    /// Why the letters that were typed were refused; until they are typed on.
    pub letters_refused: Option<String>,
    /// The question that waits for an answer, and why the last answer was refused.
    pub question: Option<(Question, Option<String>)>,
    /// The question that waits until somebody sits down who may answer it.
    pub interrupted: Option<Question>,
    /// Whether it is still to be asked who sits there: first it is asked which time is true.
    pub asks_who_later: bool,
    /// How the next round is drawn.
    pub draw_mode: DrawMode,
    /// The club's picture that a new competition shall show.
    pub new_emblem: Option<Emblem>,
    /// Whether every sheet of a new one must be keyed twice.
    pub new_keying: DoubleKeying,
    /// What the hall sees.
    pub pinned: Pinned,
    /// Since when it sees that.
    pub pinned_at: Option<Moment>,
    /// Of pinned standings that are complete, after which round they are.
    pub seen_complete: Option<RoundNo>,
    /// The sheet on the desk.
    pub sheet: Option<SheetOnDesk>,
    /// Sheets of which a second keying was begun here and is not saved.
    pub again: Vec<SheetId>,
    /// The sheet that was about to be keyed a second time when one without a name came between.
    pub second_before: Option<(RoundNo, PlayerId)>,
    /// What was saved of that sheet when it was laid there, or told of since: its version that is corrected.
    pub saved_words: Option<SheetWords>,
    /// The rulings as they stood when a question about one was opened, or told of since.
    pub seen_rulings: BTreeMap<Word, Ruling>,
    /// Which words are listed.
    pub words_tab: WordsTab,
    /// The selected word.
    pub word: Option<Word>,
    /// The word of which it was asked who wrote it, before it is ruled on.
    pub told_word: Option<Word>,
    /// Words that are picked to be ruled on together.
    pub picked: BTreeSet<Word>,
    /// After which round the standings are seen; the last played one unless chosen.
    pub standings_after: Option<RoundNo>,
    /// What Standings shows.
    pub standings_tab: StandingsTab,
    /// The selected row of the standings.
    pub row: Option<PlayerId>,
    /// Who is at the desk.
    pub person: Person,
    /// From which round on added players are there; the next one unless chosen.
    pub add_from: Option<RoundNo>,
    /// Those that may be one, of which somebody said that they are two.
    pub kept_alike: BTreeSet<Alike>,
    /// The word list that was read and judges nothing yet.
    pub list: Option<Imported>,
    /// How far the reading of a word list is.
    pub reading: Option<Progress>,
    /// Sheets from elsewhere that were read and not yet taken in.
    pub brought: Option<BroughtSheets>,
    /// What pressing a player's sheet on the table says of it.
    pub mark: Mark,
    /// The number of a player, as far as it is typed.
    pub number: String,
    /// The word in sight, where it came by itself.
    pub unread: Option<Unread>,
    /// When the last step was taken.
    pub last_step: Option<Moment>,
    /// Whether a step was asked for too soon after it, and nothing else since.
    pub step_ignored: bool,
    /// The round that is looked at in Rounds, when it is not that of the next step.
    pub seen_round: Option<RoundNo>,
    /// What is being printed.
    pub press: Press,
    /// How far the ceremony is, or was when the hall saw it last.
    pub ceremony: Ceremony,
    /// What was done since it was signed, each with the issue that was signed.
    pub after_signing: BTreeSet<(u32, AfterSigning)>,
    /// Of how many events the last verification of the file told, and what it found.
    pub verified: Option<(usize, Vec<String>)>,
    /// At which of the machine's addresses the doors shall stand; the first unless chosen.
    pub address: Option<Ipv4Addr>,
    /// The machine's addresses in networks of the hall, as they were seen last.
    pub addresses: Vec<Ipv4Addr>,
    /// The doors of the hall's network, while they are open.
    pub doors: Option<Overview>,
    /// Photographs of sheets.
    pub pictures: PicturesOnDesk,
    /// Whether the last event was saved.
    pub saving: Light,
    /// What is of one format alone.
    pub own: formats::OwnOnDesk,
}

impl Deref for Desk {
    type Target = OnDesk;

    fn deref(&self) -> &OnDesk {
        self.open.as_ref().unwrap_or(&self.new)
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut OnDesk {
        self.open.as_mut().unwrap_or(&mut self.new)
    }
}

/// What is seen while no competition is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// What can be begun.
    #[default]
    Choices,
    /// The form of a new competition.
    New,
    /// What a hall needs to take part in a joint competition.
    Join,
}

/// How far a hall is that takes part in a joint competition.
#[derive(Clone, Default)]
pub enum Joining {
    /// Its card was not read.
    #[default]
    Nothing,
    /// The hub is being asked what it is of.
    Asking,
    /// Why nothing came of it, for people.
    Refused(String),
    /// It is of this.
    Invited(Box<Invitation>),
}

impl fmt::Debug for Joining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Joining")
    }
}

/// Rules that a club brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubRules {
    /// What they call themselves.
    pub id: String,
    /// Which format they are of.
    pub format: FormatName,
    /// The language of its words.
    pub words: WordLanguage,
    /// The text of their file.
    pub text: String,
}

/// A competition that was not closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unclosed {
    /// Its file.
    pub path: PathBuf,
    /// Its title.
    pub title: String,
    /// What is played.
    pub format: FormatName,
    /// How it stands.
    pub stand: Stand,
    /// Milliseconds left of the time, where there is one.
    pub left_ms: i64,
    /// Whether it is signed.
    pub signed: bool,
}

/// What is known of a competition that was open before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What is played.
    pub format: FormatName,
    /// Its title.
    pub title: String,
    /// Its day, as it is stored.
    pub date: String,
    /// Whether it is signed.
    pub openness: Openness,
    /// How it stands.
    pub stand: Stand,
    /// How many rounds were played.
    pub played: usize,
    /// Of how many.
    pub rounds: u8,
    /// How many play.
    pub players: usize,
}

/// How a competition stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// The time of a round runs.
    Running(RoundNo),
    /// It is held.
    Held(RoundNo),
    /// A break runs.
    Break,
    /// The letters of a round are drawn.
    Drawn(RoundNo),
    /// Between two rounds; so many were played.
    Played(usize),
}

/// What can lie over every place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The palette, and which row is chosen, counted from 0.
    Palette(usize),
    /// Every key, and the chosen row of the palette that they were asked from.
    Keys(Option<usize>),
    /// In a question, which keys answer it.
    Answers,
}

/// How far a ceremony is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ceremony {
    /// Of which signed issue; 0 before the first.
    pub issue: u32,
    /// How far.
    pub at: CeremonyAt,
}

/// What is done once a competition is signed, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AfterSigning {
    /// The hall sees who won.
    Ceremony,
    /// The signed sheet is printed.
    Sheet,
    /// Everything is put into one folder.
    Archive,
}

impl AfterSigning {
    /// All of it.
    pub const ALL: [Self; 3] = [Self::Ceremony, Self::Sheet, Self::Archive];
}

/// The state of what can fail silently.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lights {
    /// Whether there is a sound device.
    pub sound: Light,
    /// Whether the machine's sleep is held off while it has to be.
    pub awake: Light,
}

/// A monitor of the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonitorSeen {
    /// Which.
    pub monitor: Monitor,
    /// Whether the console stands on it.
    pub console: bool,
    /// Whether the hall's window fills it.
    pub hall: bool,
}

/// A light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// Works.
    #[default]
    Well,
    /// Does not.
    Failed,
}

impl OnDesk {
    /// Nothing lies there yet; the referee, not named, sits at this station.
    pub fn at(station: String) -> Self {
        Self { person: Person { station, ..Person::default() }, ..Self::default() }
    }
}

impl OnDesk {
    /// What is still to be done of what follows the signing of this issue.
    pub fn next_after_signing(&self, issue: u32) -> Option<AfterSigning> {
        AfterSigning::ALL.into_iter().find(|&one| !self.after_signing.contains(&(issue, one)))
    }
}

impl Desk {
    /// A desk with nothing on it.
    pub fn new(language: Language, station: String) -> Self {
        Self { language, new: OnDesk::at(station), ..Self::default() }
    }

    /// In which language is spoken here, and which was chosen.
    pub fn speech(&self) -> Speech {
        Speech { spoken: self.language, chosen: self.chosen }
    }

    /// What can be asked while no competition is open.
    pub fn with_none_open(&self) -> Situation {
        Situation {
            unclosed: self.unclosed.is_some(),
            setting_up: self.start == Start::New,
            format: self.format,
            ..Situation::default()
        }
    }

    /// A text as typed.
    pub fn text(&self, entry: Entry) -> &str {
        self.typed.get(&entry).map_or("", String::as_str)
    }

    /// The reason as typed.
    pub fn reason(&self) -> String {
        self.text(Entry::Reason).trim().to_owned()
    }

    /// The reason why something saved is changed: what was typed of the next paper is none, and becomes no version; nor is a
    /// time that was meant for another field.
    ///
    /// # Errors
    /// The sentence that says so.
    pub fn reason_in_words(&self) -> Result<String, String> {
        let reason = self.reason();
        let mut signs = reason.chars().filter(|sign| !sign.is_whitespace());
        if !reason.is_empty() && signs.all(|sign| sign.is_ascii_digit() || sign == ':') {
            return Err(tr(self.language, "dialog-reason-is-code"));
        }
        Ok(reason)
    }

    /// Keeps a text.
    pub fn set(&mut self, entry: Entry, text: impl Into<String>) {
        self.typed.insert(entry, text.into());
    }

    /// The texts of the sheet on the desk, field by field.
    pub fn sheet_texts(&self) -> impl Iterator<Item = (Field, &str)> {
        Field::ALL.into_iter().map(|field| (field, self.text(Entry::Words(field))))
    }

    /// The word list that was read, under the title and edition as typed.
    pub fn brought_list(&self) -> Option<Lexicon> {
        let list = &self.list.as_ref()?.lexicon;
        let own = list.title();
        let text = |entry| self.text(entry).trim().to_owned();
        let name = Some(text(Entry::ListName)).filter(|name| !name.is_empty());
        let name = name.unwrap_or(own.name);
        Some(list.clone().titled(Title { name, edition: text(Entry::ListEdition), ..own }))
    }

    /// Shows a problem.
    pub fn problem(&mut self, text: String) {
        self.notices.retain(|notice| notice.text != text);
        self.notices.push(Notice { kind: NoticeKind::Problem, text, offers: None });
    }

    /// Says what is to be known though nothing is wrong.
    pub fn caution(&mut self, text: String) {
        self.notices.retain(|notice| notice.text != text);
        self.notices.push(Notice { kind: NoticeKind::Caution, text, offers: None });
    }

    /// What was told goes with the next thing that is asked.
    pub fn forget_told(&mut self) {
        self.notices.clear();
        self.step_ignored = false;
    }

    /// Says that something was done.
    pub fn done(&mut self, text: String) {
        self.say(NoticeKind::Done, text, None);
    }

    /// Says that something was done, and offers to take it back.
    pub fn done_and_undone(&mut self, text: String) {
        self.say(NoticeKind::Done, text, Some(UserCommand::Undo));
    }

    /// Says that something waits, and offers to go there.
    pub fn waits(&mut self, text: String, there: UserCommand) {
        self.say(NoticeKind::Hindered, text, Some(there));
    }

    /// Says until the next key that a sheet was saved, and offers to take that back.
    pub fn saved(&mut self, text: String, action: Option<Seq>) {
        let undo = action.map(|action| UserCommand::Ask(Question::Undo(action)));
        self.say(NoticeKind::Saved, text, undo);
    }

    /// Says why a key does nothing now.
    pub fn hindered(&mut self, text: String) {
        self.say(NoticeKind::Hindered, text, None);
    }

    /// One thing that was done is told at a time.
    fn say(&mut self, kind: NoticeKind, text: String, offers: Option<UserCommand>) {
        self.notices.retain(|notice| notice.kind.stays());
        self.notices.push(Notice { kind, text, offers });
    }
}
