//! The one closed list of everything a user can ask, and the table of its names, hints, shortcuts
//! and conditions.
//!
//! Views push [`UserCommand`]s and change nothing; the app carries them out. Nothing here knows how
//! a command looks or what it does to a file.

mod shortcut;
pub mod step;
mod table;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

pub use shortcut::{Key, Shortcut};
pub use table::{Situation, Spec, When, listed, spec, unlisted};

use crate::domain::anagram::event::PausedTiles;
use crate::domain::anagram::rules::Field;
use crate::domain::anagram::sheet::Lateness;
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo, SheetId};
use crate::domain::letter::Word;
use crate::domain::lexicon::Authority;
use crate::domain::person::Role;
use crate::language::Language;

/// A place of the console, in the order of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Title, people, players, draw.
    #[default]
    Competition,
    /// Letters and time.
    Rounds,
    /// Keying.
    Sheets,
    /// The referee's queue of undecided words, objections.
    Words,
    /// Ranks and reasons, penalties, signing.
    Standings,
    /// Every event; undo, verification.
    History,
}

impl Place {
    /// Every place, in the order of the day.
    pub const ALL: [Self; 6] = [
        Self::Competition,
        Self::Rounds,
        Self::Sheets,
        Self::Words,
        Self::Standings,
        Self::History,
    ];
}

/// A text that somebody can type. Each is kept as typed until it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entry {
    /// The path of a competition file to open.
    File,
    /// Where a new competition shall lie, when not in the proposed place.
    NewFile,
    /// Where a copy of the competition shall lie.
    CopyFile,
    /// The path of a club's rules.
    RulesFile,
    /// The path of a table of players.
    PlayersFile,
    /// How many players a rehearsal shall have.
    RehearsalPlayers,
    /// The path of a word list.
    ListPath,
    /// What the word list that was read is called.
    ListName,
    /// Its edition.
    ListEdition,
    /// The competition's title.
    Title,
    /// The day.
    Date,
    /// The hall.
    Venue,
    /// The referee.
    Referee,
    /// The assistants, one a line.
    Assistants,
    /// New players, one a line: name; club.
    Players,
    /// What the hall called.
    HallWord,
    /// Tiles drawn from real bags.
    Letters,
    /// A sheet to take: its code, or its player's number or name.
    SheetCode,
    /// The words of one field of the sheet on the desk.
    Words(Field),
    /// The evidence for a ruling.
    Evidence,
    /// The reason for what is being asked.
    Reason,
    /// A time left, as minutes:seconds.
    Time,
    /// Points of a deduction.
    Points,
    /// A word that an objection is about.
    Word,
    /// A player's name.
    PlayerName,
    /// A player's club.
    PlayerClub,
    /// The first round that a player is there for.
    FromRound,
    /// The last round that a player is there for.
    ToRound,
    /// The name of the person at the desk.
    Person,
    /// A message for the hall.
    Message,
    /// Which player a question is about: a number, or a part of a name.
    PlayerSearch,
    /// What is searched in the palette.
    Palette,
}

/// How letters are drawn; chosen for each draw (§3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrawMode {
    /// By the program.
    #[default]
    Digital,
    /// From real bags; the referee types what came out.
    Physical,
}

/// The look of the console.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// As the system's.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Look {
    /// Every look.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// The look of the hall's window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallLook {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light, for a room that cannot be darkened.
    Light,
}

impl HallLook {
    /// Every look.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];
}

/// What can be said of a sheet on the referee's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is in.
    #[default]
    In,
    /// It came late.
    Late,
    /// None was handed in.
    Missing,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Self; 3] = [Self::In, Self::Late, Self::Missing];
}

/// What the referee has pinned for the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Pinned {
    /// The scene follows the competition.
    #[default]
    Auto,
    /// Title, date, commitment.
    Welcome,
    /// What the letters of a graded round made.
    Review(RoundNo),
    /// The standings.
    Standings,
    /// The prizes, from last to first, once so many were called.
    Ceremony(usize),
    /// A message.
    Message(String),
    /// Nothing.
    Black,
}

/// A kind of penalty without its number (§8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PenaltyChoice {
    /// No effect on points.
    #[default]
    Recommendation,
    /// No effect on points.
    Reprimand,
    /// The round's sheet counts nothing.
    VoidRound,
    /// Points off the total; how many is typed.
    Deduction,
    /// Out after this round.
    ExpelledFromRest,
    /// Out of the competition.
    Expelled,
}

impl PenaltyChoice {
    /// Every kind, the mildest first.
    pub const ALL: [Self; 6] = [
        Self::Recommendation,
        Self::Reprimand,
        Self::VoidRound,
        Self::Deduction,
        Self::ExpelledFromRest,
        Self::Expelled,
    ];
}

/// What an objection is about, without its details (§9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AboutChoice {
    /// A word that was refused; it is typed.
    #[default]
    Word,
    /// How the sheet was read.
    Reading,
    /// That the sheet is void.
    Void,
}

impl AboutChoice {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Word, Self::Reading, Self::Void];
}

/// A copy of the open competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CopyKind {
    /// Everything, the secret seed too.
    Whole,
    /// For everybody: without the seed and the word list.
    Publication,
}

/// How much of a rehearsal is played already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stretch {
    /// Nothing: the players are there.
    Players,
    /// Seven rounds.
    Half,
    /// All of it, down to the signature.
    Whole,
}

impl Stretch {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Players, Self::Half, Self::Whole];
}

/// A step in the order of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// A place earlier.
    Up,
    /// A place later.
    Down,
}

/// What the program asks back before it acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Hold the time: why, and what the hall sees meanwhile.
    Pause(PausedTiles),
    /// End the round early: why.
    Stop,
    /// Start the time afresh: why.
    RestartTime,
    /// Set the time left: to what, and why.
    SetRemaining,
    /// Shorten or extend the break.
    SetBreak,
    /// End the break before its time.
    EndBreak,
    /// What the hall called, before the first draw.
    HallWord,
    /// Draw a round while sheets are missing or a break is due.
    DrawAhead(RoundNo, DrawMode),
    /// Give a round up: why.
    GiveUp(RoundNo),
    /// Give up this round and all that follow: why.
    GiveUpRest(RoundNo),
    /// Play a round again: why.
    Replay(RoundNo),
    /// Record a round run on paper: its letters, and why.
    Record(RoundNo),
    /// Correct a round's letters, and why.
    Correct(RoundNo),
    /// Another seed before round 1.
    RenewCommitment,
    /// Judge by the word list that was read.
    ChangeList,
    /// Change a player.
    ChangePlayer(PlayerId),
    /// Add the typed players although some are there already.
    AddDuplicates,
    /// A player leaves: after which round.
    Leave(PlayerId),
    /// Copy the competition: where to.
    Copy(CopyKind),
    /// Give a sheet to another player or round, or a name to one that has none.
    MoveSheet {
        /// Which.
        sheet: SheetId,
        /// Whose it is; nobody's until somebody is chosen.
        player: Option<PlayerId>,
        /// Of which round.
        round: RoundNo,
    },
    /// Rule on every picked word alike: what it would change.
    RulePicked(Ruled),
    /// Settle two keyings that differ.
    Settle {
        /// Of which sheet.
        sheet: SheetId,
        /// For each difference, whether the word stands on the sheet; `None` until it is answered.
        kept: Vec<Option<bool>>,
    },
    /// Save a sheet on which nothing was written.
    SaveEmpty,
    /// Save a sheet that is saved already: why.
    ReviseSheet,
    /// A penalty: on whom, for which round, of which kind, and why.
    Penalise {
        /// On whom.
        player: PlayerId,
        /// The round in which it falls.
        round: RoundNo,
        /// Its kind.
        kind: PenaltyChoice,
    },
    /// Lift a penalty: why.
    LiftPenalty(PenaltyId),
    /// An objection: whose, about which round, and what.
    Lodge {
        /// Whose.
        player: PlayerId,
        /// About which round.
        round: RoundNo,
        /// What about.
        about: AboutChoice,
    },
    /// Decide an objection: what it would change, and why.
    Decide(ObjectionId, Outcome),
    /// Sign the final sheet.
    Sign,
    /// Open a signed competition again: why.
    Reopen,
    /// A message for the hall.
    Message,
    /// Begin the ceremony of a competition that is not signed.
    Ceremony,
    /// Who is at the desk.
    Person(Role),
    /// Take back the last undoable action, which it names.
    Undo,
}

/// Everything a user can ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserCommand {
    /// Go to a place.
    Go(Place),
    /// Speak another language.
    Speak(Language),
    /// Choose the console's look.
    ChooseLook(Look),
    /// Choose the look of the hall's window.
    ChooseHallLook(HallLook),
    /// Everything a size larger.
    Larger,
    /// Everything a size smaller.
    Smaller,
    /// Everything in its own size.
    PlainSize,
    /// Search everything that can be asked.
    OpenPalette,
    /// The row above in the palette.
    PaletteUp,
    /// The row below in the palette.
    PaletteDown,
    /// Every key, by place.
    ShowKeys,
    /// Open or close the projector's window.
    ToggleProjector,
    /// Choose what the hall sees.
    Pin(Pinned),
    /// Show the hall what the letters of the last graded round made.
    Review,
    /// Begin the ceremony; asks while the competition is not signed.
    Ceremony,
    /// Call the next one in the ceremony.
    CallNext,
    /// Take the last call of the ceremony back.
    CallBack,
    /// Show the hall's window full screen on a monitor, counted from 0 as they were seen last.
    ShowOn(usize),
    /// Show the hall's window as a window.
    ShowInWindow,
    /// Play every tone, one after another.
    CheckSound,
    /// Play the alerts louder.
    Louder,
    /// Play the alerts more quietly.
    Quieter,
    /// Mute the alerts, or let them be heard again.
    ToggleMute,

    /// Read the word list at the typed path.
    ImportList,
    /// Choose a word list in a dialog, and read it.
    BrowseList,
    /// Break the reading of a word list off.
    StopImport,
    /// Put the word list that was read away.
    DropList,
    /// Say what it means that a word is not in the list that was read.
    ChooseAuthority(Authority),

    /// Make a new competition at the typed path.
    CreateCompetition,
    /// Open the competition at the typed path.
    OpenCompetition,
    /// Open the competition at the typed path without changing it.
    OpenReadOnly,
    /// Choose the path of a new competition in a dialog.
    BrowseNew,
    /// Choose a competition in a dialog.
    BrowseOpen,
    /// Open a competition that was open before.
    OpenRecent(PathBuf),
    /// Close the competition.
    CloseCompetition,
    /// Keep title, date and people as typed.
    SaveDetails,
    /// Add the typed players.
    AddPlayers,
    /// Take the players of the table at the typed path.
    ReadPlayers,
    /// Choose a table of players in a dialog.
    BrowsePlayers,
    /// Read the club's rules at the typed path.
    ReadRules,
    /// Choose a club's rules in a dialog.
    BrowseRules,
    /// Play by the program's own rules after all.
    DropRules,
    /// Make a simulated competition and open it, to practise.
    Rehearse(Stretch),
    /// Change places with the player before or after, before the first draw.
    MovePlayer(PlayerId, Shift),
    /// Say from which round on those to be added are there.
    AddFrom(RoundNo),
    /// Record the hall's word as typed.
    SetHallWord,
    /// Choose how letters are drawn.
    ChooseDraw(DrawMode),
    /// Say whether every sheet must be keyed twice.
    ChooseDoubleKeying(DoubleKeying),

    /// Look at a round in Rounds: its letters, and what can still be done with it.
    LookAtRound(RoundNo),
    /// Do the next sensible step of the day.
    NextStep,
    /// Take the typed tiles as drawn.
    TypeLetters,
    /// After a restart of the program: the time ran on.
    ConfirmTime,
    /// Choose what pressing a player's sheet on the table says of it.
    ChooseMark(Mark),
    /// Say this of one sheet on the table; said already, it is taken back.
    MarkSheet(RoundNo, PlayerId, Mark),
    /// A digit of a player's number, typed for their sheet on the table.
    TypeNumber(u8),
    /// Say it of the sheet of the player whose number was typed.
    MarkNumber(Mark),
    /// Forget the typed number.
    ForgetNumber,
    /// Start the break that is due.
    StartBreak,

    /// Put a sheet on the desk.
    TakeSheet(RoundNo, PlayerId),
    /// Look for a sheet by its code, or its player's number or name.
    FindSheet,
    /// Take the sheet that was typed.
    JumpToSheet,
    /// Save the words on the desk as a sheet without a name.
    KeyNameless,
    /// Key the sheet on the desk a second time, blind.
    KeyAgain,
    /// Save the sheet on the desk and take the next missing one.
    SaveSheet,
    /// Take the next missing sheet.
    NextMissing,
    /// Clear the sheet on the desk: throw its draft away.
    DropDraft,
    /// Declare that the player of the sheet on the desk handed in none.
    DeclareNotHandedIn,
    /// Say that the sheet on the desk was late, or was not.
    SetLateness(Lateness),

    /// Look at an undecided or ruled word.
    SelectWord(Word),
    /// Pick a word to be ruled on with others, or put it back.
    PickWord(Word),
    /// Rule on the selected word.
    Rule(Ruled),
    /// Withdraw the ruling on the selected word.
    WithdrawRuling,
    /// Settle an illegible word as unreadable.
    SettleUnreadable(SheetId, Field, usize),

    /// Look at the standings after a round.
    StandingsAfter(RoundNo),
    /// Look at a player's row.
    SelectRow(PlayerId),

    /// Sit down at the desk.
    TakeDesk(String, Role),

    /// Verify the file.
    Verify,

    /// Type a text.
    Type(Entry, String),
    /// Ask for something that asks back.
    Ask(Question),
    /// Yes to the open question.
    Confirm,
    /// No to the open question.
    Cancel,
    /// Put a notice away.
    Dismiss(usize),
}
