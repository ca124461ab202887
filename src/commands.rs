//! The one closed list of everything a user can ask, and the table of its names, hints, shortcuts
//! and conditions.
//!
//! Views push [`UserCommand`]s and change nothing; the app carries them out. Nothing here knows how
//! a command looks or what it does to a file.

mod barred;
mod choice;
pub mod formats;
mod join;
mod listed;
mod pictures;
mod pinned;
mod place;
mod question;
mod shortcut;
mod spec;
mod table;
mod when;

use std::net::Ipv4Addr;
use std::path::PathBuf;

use serde::Serialize;

pub use barred::{is_barred, why_not};
pub use choice::{
    AboutChoice, Alike, Closing, CopyKind, DrawMode, HallLeaders, HallLook, HallStandings, Look,
    Mark, Misplaced, Motion, OfSheet, Phones, SamePaper, Shift, StandingsTab, Stretch, Whom,
    Wordless, WordsTab,
};
pub use join::JoinCommand;
pub use listed::{listed, unlisted};
pub use pictures::{PictureCommand, PictureQuestion, PictureView};
pub use pinned::{CeremonyAt, CeremonyFrom, Pinned};
pub use place::Place;
pub use question::Question;
pub use shortcut::{Key, Shortcut};
pub use spec::Spec;
pub use table::{
    ENDS, name_of_rules, name_of_system, of_round, place_of_letter, plain_title, shortcut, spec,
};
pub use when::{Situation, When};

use self::formats::{Field, Lateness, OwnCommand, OwnEntry, Side};
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::FormatName;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Word;
use crate::domain::lexicon::Authority;
use crate::domain::person::Role;
use crate::exchange::formats::Choice;
use crate::language::Language;
use crate::print::documents::{Backs, Order, Paper, Wish};

/// A text that somebody can type. Each is kept as typed until it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The path of a competition file to open.
    File,
    /// Where a new competition shall lie, when not in the proposed place.
    NewFile,
    /// The path of a hall's card.
    CardFile,
    /// Where a copy of the competition shall lie.
    CopyFile,
    /// The path of a club's rules.
    RulesFile,
    /// The path of a club's picture.
    EmblemFile,
    /// The path of a table of players.
    PlayersFile,
    /// How many players a rehearsal shall have.
    RehearsalPlayers,
    /// The path of a file with sheets from elsewhere.
    SheetsFile,
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
    /// The club that holds the competition.
    Club,
    /// When it begins.
    Starts,
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
    /// A word that an objection is about, or that an unreadable one is read as.
    Word,
    /// What is looked up in the word list.
    ListSearch,
    /// What is searched in the history.
    HistorySearch,
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
    /// From which place on the prizes are told.
    FromPlace,
    /// Which player a question is about: a number, or a part of a name.
    PlayerSearch,
    /// Where a document shall lie, when not in the proposed place.
    DocumentFile,
    /// Where an archive shall lie.
    ArchiveFolder,
    /// Where the page of results shall lie.
    PageFile,
    /// Which player a document is about: a number, or a part of a name.
    PrintPlayer,
    /// How many blank sheets there shall be.
    BlankSheets,
    /// Whom an invitation is for.
    Guest,
    /// Where a photograph of a sheet belongs.
    PicturePlace,
    /// What is searched in the palette.
    Palette,
    /// What one format alone asks for.
    Own(OwnEntry),
}

/// Everything a user can ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UserCommand {
    /// Go to a place.
    Go(Place),
    /// Speak another language.
    Speak(Language),
    /// Choose the console's look.
    ChooseLook(Look),
    /// Choose the look of the hall's window.
    ChooseHallLook(HallLook),
    /// Choose whether the hall sees between two rounds who leads.
    ChooseHallLeaders(HallLeaders),
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
    /// What the user chooses once, as a menu in the rail; again puts it away.
    OpenMenu,
    /// Open or close the projector's window.
    ToggleProjector,
    /// Choose what the hall sees.
    Pin(Pinned),
    /// Show the hall what the letters of the last graded round made.
    Review,
    /// Go to the objections that wait.
    ShowObjections,
    /// Begin the ceremony, or go on with it; asks while the competition is not signed.
    Ceremony,
    /// Begin it from the start although some were called.
    CeremonyAnew,
    /// Call the next one in the ceremony.
    CallNext,
    /// Call everybody who is still to come on the page.
    CallPage,
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

    /// Set a new competition up.
    SetUp,
    /// Set a joint competition up, as whoever conducts it.
    SetUpJoint,
    /// Leave it as it is typed.
    LeaveSetUp,
    /// Make a new competition at the typed path.
    CreateCompetition,
    /// Open the competition at the typed path.
    OpenCompetition,
    /// Open the competition at the typed path without changing it.
    OpenReadOnly,
    /// Open what is intact in a damaged file, as a new file.
    OpenIntact(PathBuf),
    /// Choose the path of a new competition in a dialog.
    BrowseNew,
    /// Choose a competition in a dialog.
    BrowseOpen,
    /// Open a competition that was open before.
    OpenRecent(PathBuf),
    /// Take up a copy that the program kept: a copy of it is opened.
    TakeUpCopy(PathBuf),
    /// Close the competition.
    CloseCompetition,
    /// Close the program.
    Quit,
    /// Go on with the competition that was open when the program ended without closing it.
    Continue,
    /// Put that offer away: the file is among the recent ones.
    DropUnclosed,
    /// Keep title, date and people as typed.
    SaveDetails,
    /// Take the club's picture at the typed path.
    ReadEmblem,
    /// Choose the club's picture in a dialog.
    BrowseEmblem,
    /// Show no picture of the club any more.
    RemoveEmblem,
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
    /// Play by these of the program's own rules: their place among them.
    ChooseRules(usize),
    /// Set up a competition of this format, by the program's own rules.
    ChooseGame(FormatName),
    /// What is asked before a hall takes part in a joint competition.
    Join(JoinCommand),
    /// Make a simulated competition and open it, to practise.
    Rehearse(Stretch),
    /// Change places with the player before or after, before the first draw.
    MovePlayer(PlayerId, Shift),
    /// Write a club of players in one way: from this, to that.
    SpellClub(String, String),
    /// Say that two are two.
    KeepAlike(Alike),
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
    /// Lay an empty sheet without a name on the desk.
    KeyNameless,
    /// The same of a round, with what was typed of it before.
    TakeNameless(RoundNo),
    /// Lay one that is saved without a name on the desk, to be corrected.
    CorrectNameless(SheetId),
    /// Key the sheet on the desk a second time, blind.
    KeyAgain,
    /// Show what somebody else keyed, instead of keying it a second time.
    ShowFirst,
    /// Of two keyings that differ, take this one whole: each difference is answered as it says.
    TakeKeying(Side),
    /// Tab led the keyboard on from this field of the sheet.
    WentOn(Field),
    /// Confirm at sight, as another person than who keyed it, that the sheet on the desk says what
    /// the paper says.
    CheckSheet,
    /// It does not: open it for a new version.
    RejectSheet,
    /// Take the next sheet that nobody else has looked at yet.
    NextUnchecked,
    /// Save the sheet on the desk and take the next missing one.
    SaveSheet,
    /// Take the next missing sheet.
    NextMissing,
    /// Declare that the player of the sheet on the desk handed in none.
    DeclareNotHandedIn,
    /// Say that the sheet on the desk was late, or was not.
    SetLateness(Lateness),

    /// Choose a file with sheets from elsewhere in a dialog, and read it.
    BrowseSheets,
    /// Say what becomes of a sheet from elsewhere that differs from the one here.
    ChooseBrought(RoundNo, PlayerId, Choice),
    /// Say the same of all of which nobody has said anything yet.
    ChooseForRest(Choice),

    /// Look at a list of words.
    ShowWords(WordsTab),
    /// Look at an undecided or ruled word.
    SelectWord(Word),
    /// Show of the selected word who wrote it and what each ruling would change, before it is ruled on.
    TellWord,
    /// Pick a word to be ruled on with others, or put it back.
    PickWord(Word),
    /// Pick these to be ruled on together, and no others.
    PickWords(Vec<Word>),
    /// Rule on the selected word.
    Rule(Ruled),
    /// Withdraw the ruling on the selected word.
    WithdrawRuling,
    /// Settle an illegible word as unreadable.
    SettleUnreadable(SheetId, Field, usize),
    /// Choose in the question how an illegible word is read; as it is written where nobody can. Yes settles it.
    ChooseReading(String),

    /// Look at the standings after a round.
    StandingsAfter(RoundNo),
    /// Look at a player's row.
    SelectRow(PlayerId),
    /// Look at a player's page.
    ShowPlayer(PlayerId),
    /// Look at the row below.
    NextRow,
    /// Look at the row above.
    PreviousRow,
    /// Choose what Standings shows.
    ShowStandings(StandingsTab),
    /// Copy the table of standings for a spreadsheet.
    CopyTable,

    /// Show the pages of a document.
    ShowDocument(Wish),
    /// Of one round, or of every one.
    PrintOfRound(Option<RoundNo>),
    /// Of one player, or of everybody.
    PrintOfPlayer(Option<PlayerId>),
    /// In which order sheets stand.
    ChooseOrder(Order),
    /// On which paper.
    ChoosePaper(Option<Paper>),
    /// With what behind them.
    ChooseBacks(Backs),
    /// The next page.
    NextPage,
    /// The page before.
    PageBefore,
    /// The whole page, or its whole width.
    ZoomPages,
    /// Write the document where it is typed or proposed.
    SaveDocument,
    /// Choose in a dialog where the document shall lie, and write it there.
    BrowseDocument,
    /// Write the document and open it in the system's viewer, which prints.
    PrintDocument,
    /// Open what was written last.
    OpenWritten,
    /// Open the folder in which it lies.
    OpenWrittenFolder,
    /// Choose in a dialog in which folder an archive shall lie.
    BrowseArchive,
    /// Choose in a dialog where the page of results shall lie.
    BrowsePage,
    /// Open the folder with a club's own words and signatories of certificates, which is made where there is none.
    OwnCertificates,
    /// Break the writing off.
    StopWriting,

    /// Sit down at the desk.
    TakeDesk(String, Role),
    /// Choose somebody of the competition in the question who is at the desk; yes seats them.
    ChoosePerson(String, Role),

    /// Choose at which of the machine's addresses the doors shall stand.
    ChooseAddress(Ipv4Addr),
    /// Open the doors of the hall's network.
    OpenDoors,
    /// Close them.
    CloseDoors,
    /// Invite one device, as whom is typed.
    Invite(Role),
    /// Take an invitation back.
    DropInvitation(u32),
    /// Let in who waits under this number.
    LetIn(u32),
    /// Let in who waits under this number as another device of whoever has this name.
    ItIs(u32, String),
    /// Do not let in who waits under this number.
    TurnAway(u32),
    /// Send the station of this label away.
    Revoke(String),
    /// Choose what phones see of the hall's scene.
    ChoosePhones(Phones),
    /// Shut the door without encryption.
    ForbidPlain,

    /// What is asked about photographs of sheets.
    Picture(PictureCommand),

    /// Take back the newest action that can be.
    Undo,
    /// Verify the file.
    Verify,

    /// What one format alone has.
    Own(OwnCommand),
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
    /// Say why this cannot be asked now: its key was pressed.
    Hindered(Box<UserCommand>),
}
