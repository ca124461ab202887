//! Why the classic format refuses: the rule, with the facts that a person needs to put it right.

use super::chosen::Pairs;
use super::course::Cannot;
use super::judge::Verdict;
use super::notation::Unreadable;
use super::rules::End;
use super::written::NotATurn;
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};

/// A refusal by a rule of this format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Competitions of these rules are not paired so.
    #[error("{system:?} is no system of these rules")]
    OtherKind {
        /// What was named.
        system: Pairs,
    },
    /// A number of rounds that cannot be, or fewer than have tables.
    #[error("{rounds} rounds where {paired} have tables")]
    WrongRounds {
        /// What was named.
        rounds: u8,
        /// The last round that has tables; 0: none.
        paired: u8,
    },
    /// The rules have no such clock, or none for so many seats.
    #[error("no such clock")]
    NoSuchClock,
    /// A number of games that no rank can need.
    #[error("{games} games are no minimum")]
    NoMinimum {
        /// What was named.
        games: u32,
    },
    /// The rules have no teams.
    #[error("the rules have no teams")]
    NoTeams,
    /// No such team.
    #[error("no team {team}")]
    UnknownTeam {
        /// What was named.
        team: TeamId,
    },
    /// Another team has this number.
    #[error("team {team} exists already")]
    TeamExists {
        /// The number.
        team: TeamId,
    },
    /// Another team has this name.
    #[error("team {team} has this name")]
    TeamNamedSo {
        /// Which.
        team: TeamId,
    },
    /// Somebody else is known by this text.
    #[error("player {player} is known by it")]
    MemberTaken {
        /// Who.
        player: PlayerId,
    },
    /// It is so already.
    #[error("it is so already")]
    SoAlready,

    /// Somebody is in this round's tables.
    #[error("player {player} is in the tables of round {round}")]
    Placed {
        /// Who.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// Somebody is out.
    #[error("player {player} is out in round {round}")]
    PlayerOut {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNo,
    },
    /// Somebody is not there in this round.
    #[error("player {player} is not there in round {round}")]
    NotThere {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNo,
    },
    /// Somebody stands there twice.
    #[error("player {player} stands there twice")]
    PlayerTwice {
        /// Who.
        player: PlayerId,
    },
    /// A table stands there twice, or has a number that no table has.
    #[error("table {table} stands there twice, or is none")]
    TableTwice {
        /// Which.
        table: TableNo,
    },
    /// The round has its tables.
    #[error("round {round} has its tables")]
    PairedAlready {
        /// Which.
        round: RoundNo,
    },
    /// The round has no tables.
    #[error("round {round} has no tables")]
    NotPaired {
        /// Which.
        round: RoundNo,
    },
    /// The tables were shown already.
    #[error("the tables of round {round} were shown")]
    ShownAlready {
        /// Of which round.
        round: RoundNo,
    },
    /// The tables are made by hand.
    #[error("the tables are made by hand")]
    ByHand,
    /// Another system is chosen.
    #[error("{chosen:?} is chosen")]
    OtherSystem {
        /// Which.
        chosen: Pairs,
    },
    /// Too few players.
    #[error("{players} players are too few")]
    TooFew {
        /// How many there are.
        players: usize,
        /// How many are needed.
        least: usize,
    },
    /// Five cannot be divided into fours and threes.
    #[error("{players} players cannot be divided into fours and threes")]
    CannotDivide {
        /// How many there are.
        players: usize,
    },
    /// Games of earlier rounds have no result yet, and nobody says why it is paired all the same.
    #[error("earlier results are missing")]
    ResultsMissing {
        /// Of which tables.
        tables: Vec<(RoundNo, TableNo)>,
    },
    /// Nothing is missing, and yet it is said why it is paired all the same.
    #[error("no earlier result is missing")]
    NothingMissing,
    /// The order is another one: that of the standings, or the drawn one.
    #[error("the order is {order:?}")]
    OtherOrder {
        /// What it is.
        order: Vec<PlayerId>,
    },
    /// Other players are absent.
    #[error("absent are {absent:?}")]
    OtherAbsent {
        /// Who.
        absent: Vec<PlayerId>,
    },
    /// These tables are none that the order gives.
    #[error("these are no tables of this order")]
    OtherTables,
    /// The tables cost something else.
    #[error("the tables cost {cost}")]
    OtherCost {
        /// What.
        cost: i128,
    },
    /// Somebody else begins, or the tables draw who does.
    #[error("somebody else begins at table {table}")]
    OtherStarter {
        /// At which table.
        table: TableNo,
    },
    /// Other tables cost less.
    #[error("other tables cost {least} instead of {cost}")]
    Cheaper {
        /// What these cost.
        cost: i128,
        /// The least.
        least: i128,
    },
    /// Not so many may sit at a table.
    #[error("{seats} seats at a table")]
    NotThisSeats {
        /// How many were named.
        seats: usize,
    },
    /// Nobody has a bye where averages rank.
    #[error("there are no byes here")]
    NoByesHere,
    /// Somebody sits at no table of the round and has no bye.
    #[error("player {player} is in no table of round {round}")]
    NotPlaced {
        /// Who.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// Both sit at one table.
    #[error("both sit at one table")]
    SameTable,
    /// Something is told of the game already.
    #[error("something stands for table {table} of round {round}")]
    ResultStands {
        /// Of which round.
        round: RoundNo,
        /// Of which table.
        table: TableNo,
    },

    /// The round has no such table.
    #[error("round {round} has no table {table}")]
    UnknownTable {
        /// Which round.
        round: RoundNo,
        /// What was named.
        table: TableNo,
    },
    /// Nothing stands for the game.
    #[error("nothing stands for table {table} of round {round}")]
    NoResult {
        /// Of which round.
        round: RoundNo,
        /// Of which table.
        table: TableNo,
    },
    /// Others sit at this table.
    #[error("others sit at table {table}")]
    OtherSeats {
        /// Which.
        table: TableNo,
    },
    /// Somebody does not sit at this table.
    #[error("player {player} does not sit there")]
    NotAtTable {
        /// Who.
        player: PlayerId,
    },
    /// The rules have no such end.
    #[error("no end {end:?}")]
    NoSuchEnd {
        /// What was named.
        end: End,
    },
    /// Some seats have scores or figures, and others have none.
    #[error("all seats have a score, or all have figures")]
    SomeScores,
    /// The score that is stated is not the one that the figures give.
    #[error("player {player}: {stated} stated, {computed} by the figures")]
    FiguresDisagree {
        /// Whose.
        player: PlayerId,
        /// As stated.
        stated: i64,
        /// As the figures give it.
        computed: i64,
    },
    /// A result does not say what its figures give.
    #[error("the result does not say what its figures give")]
    NotCompleted,
    /// A score, a rack or a word beyond what can be.
    #[error("a number is out of range")]
    OutOfRange,
    /// Somebody went out, and nobody says who.
    #[error("who went out?")]
    FinisherMissing,
    /// Who went out has tiles.
    #[error("player {player} went out and has tiles")]
    FinisherHasTiles {
        /// Who.
        player: PlayerId,
    },
    /// Somebody went out, and the game ended otherwise.
    #[error("somebody went out, and the game ended otherwise")]
    FinisherWithoutOut,
    /// Racks are left, and nobody says how the game ended.
    #[error("how did the game end?")]
    EndMissing,
    /// No clock of so many seats has a price for overtime.
    #[error("no overtime with {seats} seats")]
    NoOvertime {
        /// How many.
        seats: usize,
    },
    /// More overtime than there can be.
    #[error("player {player}: more than {most_ms} ms over")]
    TooMuchOvertime {
        /// Whose.
        player: PlayerId,
        /// The most, in milliseconds.
        most_ms: u64,
    },
    /// The rules do not ask for the last words.
    #[error("the rules ask for no last word")]
    NoLastWord,
    /// There are no walkovers where averages rank.
    #[error("there are no walkovers here")]
    NoWalkoverHere,
    /// A second look is another person's.
    #[error("another person than {name} confirms")]
    SamePerson {
        /// Whose result it is.
        name: String,
    },
    /// Somebody confirmed it already.
    #[error("it is confirmed")]
    ConfirmedAlready,
    /// Somebody was seated in a later round: they can only be out, or gone, after it.
    #[error("player {player} is in the tables of round {round}")]
    SeatedLater {
        /// Who.
        player: PlayerId,
        /// The last round with a place of theirs.
        round: RoundNo,
    },

    /// The text of a turn says none.
    #[error("no turn")]
    NotATurn(NotATurn),
    /// Nobody can have done this turn.
    #[error("turn {place} cannot have been so")]
    CannotBe {
        /// Which, from 1.
        place: usize,
        /// Why.
        why: Cannot,
    },
    /// The game's end was noted.
    #[error("the game's end was noted")]
    GameOver,
    /// No such turn.
    #[error("no turn {place}")]
    NoSuchTurn {
        /// What was named.
        place: u16,
    },
    /// A game has only so many turns.
    #[error("a game has at most {most} turns")]
    TooManyTurns {
        /// How many.
        most: usize,
    },

    /// No word, or too many.
    #[error("{words} words are judged at once")]
    WordCount {
        /// How many were named.
        words: usize,
    },
    /// A text is no word of the language.
    #[error("{text:?} is no word: {why}")]
    NotAWord {
        /// It.
        text: String,
        /// Why.
        why: Unreadable,
    },
    /// The verdict is another one.
    #[error("the verdict is {verdict:?}")]
    OtherVerdict {
        /// Which.
        verdict: Verdict,
    },
    /// Another list judges.
    #[error("another list judges")]
    OtherList,
    /// No such set of words.
    #[error("no set {challenge} was judged")]
    UnknownChallenge {
        /// What was named.
        challenge: u32,
    },
    /// The judge asked nothing of the arbiter.
    #[error("nothing was asked of set {challenge}")]
    NotAsked {
        /// Which.
        challenge: u32,
    },
    /// The arbiter has answered.
    #[error("set {challenge} was answered")]
    Answered {
        /// Which.
        challenge: u32,
    },

    /// No time was set for rounds.
    #[error("rounds have no time")]
    NoTimeSet,
    /// No such time runs or stands.
    #[error("no such time runs")]
    NoClock,
    /// A time runs or stands: of a round, or of a table.
    #[error("a time runs or stands in round {round}")]
    ClockThere {
        /// Of which round.
        round: RoundNo,
        /// Of which table; `None`: the round's own.
        table: Option<TableNo>,
    },
    /// It is another side's turn.
    #[error("it is the turn of side {turn}")]
    OtherSide {
        /// Whose, from 0.
        turn: usize,
    },
}
