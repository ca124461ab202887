//! What is asked of classic games alone.

pub mod step;
mod when;

use serde::Serialize;

pub use self::when::{Situation, When};
use super::{OwnCommand, OwnEntry};
use crate::commands::{self, Place, UserCommand};
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};

pub use crate::domain::formats::classic::chosen::{ClockName, Pairs};
pub use crate::domain::formats::classic::event::Presence;
pub use crate::domain::formats::classic::judge::Verdict;
pub use crate::domain::formats::classic::rules::{End, Outcome, Starter};

/// Its places, in the order of the day.
pub const PLACES: &[Place] = &[
    Place::Competition,
    Place::Rounds,
    Place::Results,
    Place::Judge,
    Place::Standings,
    Place::Print,
    Place::History,
    Place::Stations,
];

/// What one does in a place, in a few sentences: a key of the language files. `None` for places of others.
pub const fn help(place: Place) -> Option<&'static str> {
    match place {
        Place::Competition => Some("help-any-competition"),
        Place::Rounds => Some("help-classic-rounds"),
        Place::Results => Some("help-results"),
        Place::Judge => Some("help-judge"),
        Place::Standings => Some("help-classic-standings"),
        Place::Print => Some("help-classic-print"),
        Place::History => Some("help-any-history"),
        Place::Stations => Some("stations-help"),
        Place::Sheets
        | Place::Words
        | Place::Game
        | Place::Slips
        | Place::Top
        | Place::Sanctions
        | Place::Venues => None,
    }
}

/// What a user asks of a competition of classic games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Choose how tables are made.
    ChooseSystem(Pairs),
    /// Choose who says who begins.
    ChooseStarter(Starter),
    /// Choose the clock that games are played by unless another is used.
    ChooseClock(ClockName),
    /// Plan as many rounds as are typed.
    PlanRounds,
    /// Ask for as many games for a rank as are typed.
    SetMinimumGames,
    /// Add the typed teams.
    AddTeams,
    /// Look at a team: whom a press assigns to it.
    SelectTeam(TeamId),
    /// Assign a player to a team, or to none.
    Assign(PlayerId, Option<TeamId>),

    /// Say whether somebody is there in a round.
    Mark(RoundNo, PlayerId, Presence),
    /// Take a player of the tables to change places with another: the second press names the other.
    PickPlayer(PlayerId),

    /// The one key of the clock of a table: begin it, the next side, let it go on.
    ClockKey,
    /// Hold it.
    HoldTable(Stop),

    /// Lay a table on the desk, in Results.
    TakeTable(RoundNo, TableNo),
    /// Lay the table of the typed number or code there.
    FindTable,
    /// Lay the next table without a result there.
    NextTable,
    /// The keyboard goes on from a field of the table on the desk; from the last one the result is saved.
    GoOn(Entry),
    /// Key the figures of the table on the desk, or its final scores alone.
    ToggleFigures,
    /// Say how its game ended; said already, it is taken back.
    ChooseEnd(End),
    /// Say who went out.
    ChooseFinisher(PlayerId),
    /// Say who began; said already, it is taken back.
    ChooseBeginner(PlayerId),
    /// Save its result and take the next table.
    SaveResult,
    /// Agree, as another person, with its result.
    ConfirmResult,
    /// Throw away what is typed of it.
    ClearResult,

    /// The result of the table on the desk, or its whole game.
    ToggleGame,
    /// Record the typed turn: as what it is by its text, or with this outcome.
    RecordTurn(Option<Outcome>),
    /// Say whose turn is typed.
    TurnOf(PlayerId),
    /// Take a turn to be revised, by its number from 1.
    TakeTurn(u16),
    /// Leave it as it stands.
    LeaveTurn,
    /// Lay the result that follows from the turns into the fields of the result.
    ProposeResult,
    /// Write the whole game as a file.
    WriteGame,

    /// Look at something of Standings.
    ShowRanks(Ranks),
    /// Take one key of the season that is open for the person of another, or for a person again.
    Join(String, Option<String>),

    /// Judge the typed words, of the table that stands before them.
    JudgeWords,
    /// Open or close the judge's window.
    ToggleJudge,
    /// Take a set of words that waits, by its number: it is what is answered.
    TakeSet(u32),
}

/// What is asked back of classic games alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Make the tables of a round although earlier ones have no result yet: why.
    PairDespite(RoundNo),
    /// Make them although somebody meets again, or the own team.
    PairAgain(RoundNo),
    /// Say the tables of a round.
    TypePairing(RoundNo),
    /// Two players of the round in view change places: who, and why.
    Swap,
    /// Withdraw the tables of a round: why.
    WithdrawPairing(RoundNo),
    /// Hold the time of the round: why.
    HoldClock,
    /// Set what is left of it: to what, and why.
    SetClock,
    /// End it.
    EndClock,
    /// Begin the clock of a table: which one, and whose side runs first, where that is said.
    StartTable(Option<ClockName>, Option<u8>),
    /// Hold the clock of a table for another reason.
    HoldTable,
    /// Set what a side of it has left: to what, and why.
    SetTable(u8),
    /// Stop it for good.
    StopTable,
    /// Save a result of which something is doubtful.
    SaveDoubtful,
    /// Correct the result of the table on the desk as it is typed: why.
    CorrectResult,
    /// Withdraw its result, its walkover, its cancelled game: why.
    WithdrawResult,
    /// One came to the table on the desk and the other did not: who came, and why.
    Walkover(Option<PlayerId>),
    /// Its game is cancelled: why.
    CancelGame,
    /// Record a turn that the rules forbid as it was played.
    OddTurn(Option<Outcome>),
    /// Revise the turn that is typed: why.
    ReviseTurn(Option<Outcome>),
    /// Note how a game that is recorded turn by turn ended: how, who went out.
    EndGame(Option<End>, Option<PlayerId>),
    /// Take in results that were keyed elsewhere, or a game that was recorded elsewhere.
    TakeIn,
    /// Open the file of a season, or begin one.
    OpenSeason,
    /// Take this competition into the season that is open.
    AddToSeason,
    /// Give a team another name.
    RenameTeam(TeamId),
    /// Set what knows a player again in other competitions.
    SetMember(PlayerId),
    /// Answer the oldest set of words on which the judge asks: valid or not, and by which source.
    Answer(Verdict),
}

/// What is seen in Standings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ranks {
    /// Who stands where.
    #[default]
    Table,
    /// Who met whom.
    Cross,
    /// How it came about, round by round.
    Plot,
    /// A player's games.
    Player,
    /// Several meetings.
    Season,
}

impl Ranks {
    /// Every one.
    pub const ALL: [Self; 5] = [Self::Table, Self::Cross, Self::Plot, Self::Player, Self::Season];

    /// What it is called: a key of the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "commands-ranks-table",
            Self::Cross => "commands-ranks-cross",
            Self::Plot => "commands-ranks-plot",
            Self::Player => "commands-ranks-player",
            Self::Season => "commands-ranks-season",
        }
    }
}

/// What the clock of a table is held for; whatever else there is has a reason of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Somebody asks the arbiter.
    Arbiter,
    /// A play is doubted.
    Validity,
    /// Two have counted otherwise.
    Count,
    /// Tiles go back that were drawn too many.
    Overdraw,
}

impl Stop {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Arbiter, Self::Validity, Self::Count, Self::Overdraw];

    /// What it is called: a key of the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arbiter => "commands-stop-arbiter",
            Self::Validity => "commands-stop-validity",
            Self::Count => "commands-stop-count",
            Self::Overdraw => "commands-stop-overdraw",
        }
    }
}

/// A text that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// How many rounds are planned.
    Rounds,
    /// How many games a rank needs.
    MinimumGames,
    /// New teams, one a line.
    Teams,
    /// The name of a team.
    TeamName,
    /// What knows a player again.
    Member,
    /// Tables as they are said: `1 2, 3 4, 5`.
    Tables,
    /// Two numbers of players who change places.
    Two,
    /// The number of a table, or the code of its slip.
    Table,
    /// The number of the table whose clock begins.
    ClockTable,
    /// The final score of a seat of the table on the desk, counted from 0.
    Final(u8),
    /// What its plays brought.
    Raw(u8),
    /// What was left on its rack.
    Rack(u8),
    /// Its time over, as minutes:seconds.
    Over(u8),
    /// What its last word was worth.
    LastWord(u8),
    /// Why the game was stopped.
    Stopped,
    /// A turn: `8H QADRE`, `-`, `-ABC`.
    Turn,
    /// The rack before it.
    TurnRack,
    /// The free exchange before it: `2 C`.
    TurnSenyors,
    /// Anything else of it.
    TurnNote,
    /// The tiles that were left to a seat.
    Left(u8),
    /// The file of a season.
    SeasonFile,
    /// Words that are doubted, their table before them: `5: QADRE ANY`.
    Doubted,
    /// By which source they are valid or not.
    Source,
    /// A word that is looked up in the list.
    Lookup,
}

/// What the hall is shown of classic games alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// Who sits where.
    Pairings(RoundNo),
    /// The results as they come in.
    Coming(RoundNo),
    /// The standings of the teams.
    Teams,
    /// The clock of a table.
    Clock,
    /// The time of a turn at no table, from the moment on at which it is shown: nothing of it is recorded.
    Timer,
    /// The board of a table whose turns are recorded.
    Board(RoundNo, TableNo),
}

impl Shown {
    /// What it is called: a key of the language files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Pairings(_) => "commands-pin-pairings",
            Self::Coming(_) => "commands-pin-coming",
            Self::Teams => "commands-pin-teams",
            Self::Clock => "commands-pin-clock",
            Self::Timer => "commands-pin-timer",
            Self::Board(..) => "commands-pin-board",
        }
    }
}

impl From<Command> for UserCommand {
    fn from(command: Command) -> Self {
        Self::Own(OwnCommand::Classic(command))
    }
}

impl From<Entry> for commands::Entry {
    fn from(entry: Entry) -> Self {
        Self::Own(OwnEntry::Classic(entry))
    }
}
