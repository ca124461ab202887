//! What is asked of a joint competition by whoever conducts it (`docs/joint.md`).

use serde::Serialize;

use crate::commands::formats::{OwnCommand, OwnEntry, OwnQuestion};
use crate::commands::{self, Place, UserCommand};
use crate::domain::contest::objection::Outcome;
use crate::domain::ids::{ObjectionId, RoundNo, VenueNo};
use crate::domain::letters::Word;

/// What whoever conducts asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Enter the typed halls, and make a card for each.
    EnterVenues,
    /// Look at a hall.
    LookAt(VenueNo),
    /// Show the card of the hall that is looked at, to be photographed; or put it away.
    ToggleCard,
    /// Read a round's letters to a hall over the telephone.
    ReadLetters(VenueNo, RoundNo),
    /// Fetch the histories of all halls, to sign on them.
    FetchAll,
    /// Show the table of all halls as the hub has it now, published or not.
    ShowTable,
    /// Put it away.
    HideTable,
    /// Keep the typed token, and the hub where one is typed, in the master file's card, and connect by it.
    UseToken,
}

/// What is asked back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Write the cards of all halls into a folder: which.
    SaveCards,
    /// Make another card for a hall.
    ReplaceCard(VenueNo),
    /// Fix who takes part, and show the words.
    AskWords,
    /// Fix the text of all halls and the letters of every round.
    CloseWords,
    /// Say from when on a round may be opened: in how many minutes.
    OpenRound(RoundNo),
    /// Move the moment of a round by so many milliseconds, as the hub's clock moved.
    MoveStart(RoundNo, i64),
    /// Publish a round that not every hall has ended.
    PublishAhead(RoundNo),
    /// Read a round's letters to a hall over the telephone.
    TellLetters(VenueNo, RoundNo),
    /// Say something to every hall.
    Tell,
    /// Decide a hall's objection about a word: why.
    DecideWord {
        /// The hall.
        venue: VenueNo,
        /// Its number there.
        objection: ObjectionId,
        /// The word.
        word: Word,
        /// How.
        outcome: Outcome,
    },
    /// Put this branch of a hall's history in force.
    TakeBranch(VenueNo, i32),
    /// Put this branch of the master file's own history in force.
    TakeOwnBranch(i32),
    /// Sign the table of all halls.
    SignJoint,
}

/// What is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The hub's address.
    Hub,
    /// The conductor's token.
    Token,
    /// The names of new halls, one a line.
    Venues,
    /// The folder in which the cards shall lie.
    CardsFolder,
    /// In how many minutes a round is opened.
    Minutes,
}

impl From<Command> for UserCommand {
    fn from(command: Command) -> Self {
        Self::Own(OwnCommand::Conduct(command))
    }
}

impl From<Question> for UserCommand {
    fn from(question: Question) -> Self {
        Self::Ask(question.into())
    }
}

impl From<Question> for commands::Question {
    fn from(question: Question) -> Self {
        Self::Own(OwnQuestion::Conduct(question))
    }
}

impl From<Entry> for commands::Entry {
    fn from(entry: Entry) -> Self {
        Self::Own(OwnEntry::Conduct(entry))
    }
}

/// When a command can be asked, while the competition can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In a master file with halls.
    Halls,
    /// While halls can be entered.
    Entering,
    /// While a hall is looked at.
    HallSeen,
    /// While a round can be opened, or its moment moved.
    Openable,
}

/// What the conditions ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each answers one condition")]
pub struct Situation {
    /// It is a master file that has halls.
    pub halls: bool,
    /// Halls can be entered.
    pub entering: bool,
    /// A hall is looked at.
    pub hall_seen: bool,
    /// A round can be opened, or its moment moved.
    pub openable: bool,
}

impl When {
    /// Whether it is so.
    pub const fn is_met(self, now: &Situation) -> bool {
        match self {
            Self::Halls => now.halls,
            Self::Entering => now.entering,
            Self::HallSeen => now.hall_seen,
            Self::Openable => now.openable,
        }
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Halls => "conduct-needs-halls",
            Self::Entering => "conduct-needs-entering",
            Self::HallSeen => "conduct-needs-hall",
            Self::Openable => "conduct-needs-openable",
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        Place::Venues
    }
}
