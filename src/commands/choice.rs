//! What a user chooses among: each a closed list, with nothing in it of how it looks.

use serde::{Deserialize, Serialize};

use crate::domain::ids::{PlayerId, RoundNo};

/// How letters are drawn; chosen for each draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
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

/// What phones and screens that nobody let in see of the hall's scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phones {
    /// Whatever the hall sees.
    #[default]
    Everything,
    /// The same, but no letters before their time is over.
    NoLetters,
    /// Nothing.
    Closed,
}

impl Phones {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Everything, Self::NoLetters, Self::Closed];
}

/// Which standings the hall sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HallStandings {
    /// Those after the last round that is complete.
    #[default]
    Complete,
    /// Those after the last one that was played, whatever of it is still to be keyed.
    Latest,
    /// Those after a round that the hall saw complete, while something of it is corrected.
    After(RoundNo),
}

impl HallStandings {
    /// Those that can be chosen.
    pub const ALL: [Self; 2] = [Self::Complete, Self::Latest];
}

/// Whether the hall sees between two rounds who leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallLeaders {
    /// Once a round is graded.
    #[default]
    Shown,
    /// Never.
    Hidden,
}

impl HallLeaders {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Shown, Self::Hidden];
}

/// Whether things may move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// Tiles are turned one by one, the last seconds beat.
    #[default]
    On,
    /// Everything stands at once.
    Off,
}

/// A list of words in Words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WordsTab {
    /// What waits for the referee.
    #[default]
    Queue,
    /// What was ruled on.
    Ruled,
    /// All words of a round.
    Round(RoundNo),
    /// A search of the word list.
    Search,
}

/// What can be said of a sheet on the referee's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
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

/// What an objection is about, without its details.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CopyKind {
    /// Everything, the secret seed too.
    Whole,
    /// For everybody: without the seed and the word list.
    Publication,
}

/// What is asked of a player who is chosen first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Whose name, club or rounds change.
    Change,
    /// Who leaves.
    Leave,
    /// Who was entered by mistake.
    Remove,
    /// Who is penalised.
    Penalise,
    /// Who objects.
    Lodge,
}

impl Whom {
    /// Every one.
    pub const ALL: [Self; 5] =
        [Self::Change, Self::Leave, Self::Remove, Self::Penalise, Self::Lodge];
}

/// Two that may be one: entered twice, or written in two ways.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Alike {
    /// Two players of one name, the earlier number first.
    Players(PlayerId, PlayerId),
    /// Two spellings of a club, in the order of their letters: which is the rarer one may change.
    Clubs(String, String),
}

impl Alike {
    /// Two spellings of a club.
    pub fn clubs(one: &str, other: &str) -> Self {
        let (first, second) = if one <= other { (one, other) } else { (other, one) };
        Self::Clubs(first.to_owned(), second.to_owned())
    }
}

/// What is done with a sheet that is chosen first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OfSheet {
    /// It is given to another player or round.
    Move,
    /// It and another were keyed under each other's number.
    Exchange,
    /// It is marked as late.
    Late,
    /// What was saved of it is corrected.
    Correct,
    /// A word that nobody could read is settled on it.
    ReadAs,
    /// Its two keyings differ: they are settled.
    Settle,
    /// Nobody's name stands on it: it is given to whose it is.
    Name,
}

impl OfSheet {
    /// Every one.
    pub const ALL: [Self; 7] = [
        Self::Move,
        Self::Exchange,
        Self::Late,
        Self::Correct,
        Self::ReadAs,
        Self::Settle,
        Self::Name,
    ];
}

/// What is closed while a time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The hall's window.
    Hall,
    /// The competition.
    Competition,
    /// The program.
    Program,
}

/// How much of a rehearsal is played already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stretch {
    /// Nothing: the players are there.
    Players,
    /// Seven rounds.
    Half,
    /// All of it but for the signature: what is asked for after the last round is left.
    Unsigned,
    /// All of it, down to the signature.
    Whole,
}

impl Stretch {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Players, Self::Half, Self::Unsigned, Self::Whole];
}

/// What Standings shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingsTab {
    /// The table of ranks.
    #[default]
    Table,
    /// The totals by round, as lines.
    Plot,
    /// Every sheet of the selected player.
    Player,
    /// The competition in figures.
    Figures,
}

impl StandingsTab {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Table, Self::Plot, Self::Player, Self::Figures];
}

/// A step in the order of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shift {
    /// A place earlier.
    Up,
    /// A place later.
    Down,
}

/// What was handed in where no word was keyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wordless {
    /// A sheet on which nothing is written.
    Empty,
    /// None.
    NotHandedIn,
}

/// What becomes of words that were keyed into a field, or on the sheet of a round, that is not theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Misplaced {
    /// They were keyed there by mistake: they are moved to where they belong.
    Move,
    /// They stand there on the paper: they stay.
    Keep,
}

/// What becomes of a sheet with the very words of another of its round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SamePaper {
    /// It is another paper with the same words: it is saved.
    Another,
    /// It is the paper that is saved already: what is typed is dropped.
    Twice,
}
