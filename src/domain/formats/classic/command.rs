//! What somebody can ask of a competition of classic games.

use super::chosen::{ClockName, Pairs};
use super::entered::Entered;
use super::event::{Presence, Seated};
use super::judge::Verdict;
use super::paired::Paired;
use super::rules::{End, Starter};
use super::written::TurnText;
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};

/// A request. Each is the imperative of the event of its name; what it may not do, the law says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Choose how tables are made, how many rounds there are, who says who begins.
    ChooseSystem {
        /// How tables are made.
        system: Pairs,
        /// How many rounds.
        rounds: u8,
        /// Who says who begins.
        starter: Starter,
    },
    /// Choose the clock that games are played by unless another is used.
    ChooseClock(ClockName),
    /// Set how many games a rank needs.
    SetMinimumGames(u32),
    /// Add a team; the number is the next free one unless given.
    AddTeam {
        /// Its number, when it is already fixed (an imported list).
        id: Option<TeamId>,
        /// Its name.
        name: String,
    },
    /// Give a team another name.
    RenameTeam {
        /// Which.
        team: TeamId,
        /// Its name.
        name: String,
    },
    /// Assign a player to a team, or to none.
    AssignTeam {
        /// Who.
        player: PlayerId,
        /// Which.
        team: Option<TeamId>,
    },
    /// Set what knows a player again elsewhere.
    SetMember {
        /// Who.
        player: PlayerId,
        /// It; empty: the name does.
        member: String,
    },
    /// Mark somebody as absent from a round, or as present.
    Mark {
        /// The round.
        round: RoundNo,
        /// Who.
        player: PlayerId,
        /// Whether they are there.
        presence: Presence,
    },
    /// Make the tables of a round.
    PairRound {
        /// The round.
        round: RoundNo,
        /// Why, although an earlier round has no result yet.
        despite: Option<String>,
        /// They, where they were found beforehand; the law holds them against their order and cost.
        found: Option<Paired>,
    },
    /// Say the tables of a round; who is there and in none of these is absent.
    TypePairing {
        /// The round.
        round: RoundNo,
        /// The tables.
        tables: Vec<Seated>,
        /// Who has no opponent.
        byes: Vec<PlayerId>,
    },
    /// Exchange the places of two players.
    SwapPlayers {
        /// The round.
        round: RoundNo,
        /// One.
        a: PlayerId,
        /// The other.
        b: PlayerId,
        /// Why; may be empty until the tables are shown.
        reason: String,
    },
    /// Withdraw the tables of a round.
    WithdrawPairing {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Show the tables of a round.
    ShowPairing(RoundNo),
    /// Begin the time of a round.
    StartRoundClock(RoundNo),
    /// Hold it.
    PauseRoundClock {
        /// Why.
        reason: String,
    },
    /// Let it go on.
    ResumeRoundClock,
    /// Set what is left of it; where none is, that of the last round that was paired stands at that.
    SetRoundClock {
        /// Milliseconds left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// End it.
    EndRoundClock,
    /// Confirm, after a restart of the program, that the time ran on.
    ConfirmTime,
    /// Note what the time has brought.
    NoteTime,
    /// Begin the clock of a table.
    StartTableClock {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// What it is.
        mode: ClockName,
        /// The place of the side that runs first, from 0.
        side: u8,
    },
    /// A side has pressed.
    PressTableClock {
        /// Which, from 0.
        side: u8,
    },
    /// Hold the clock of the table.
    PauseTableClock {
        /// Why.
        reason: String,
    },
    /// Let it go on.
    ResumeTableClock,
    /// Set what a side has left.
    SetTableClock {
        /// Which, from 0.
        side: u8,
        /// Milliseconds left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// Stop it.
    StopTableClock,
    /// Enter a result.
    EnterResult {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// It.
        result: Entered,
    },
    /// Correct one.
    CorrectResult {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// As it shall be.
        result: Entered,
        /// Why.
        reason: String,
    },
    /// Withdraw a result, a walkover, a cancelled game.
    WithdrawResult {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Why.
        reason: String,
    },
    /// Confirm a result as a second person.
    ConfirmResult {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
    },
    /// Declare that one came and the other did not.
    DeclareWalkover {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Who came.
        present: PlayerId,
        /// Why.
        reason: String,
    },
    /// Cancel a game.
    CancelGame {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Why.
        reason: String,
    },
    /// Take in results that were keyed elsewhere: all of them, or none.
    TakeInResults {
        /// From where.
        from: String,
        /// They.
        results: Vec<Brought>,
        /// Why.
        reason: String,
    },
    /// Record the next turn of a game.
    RecordTurn {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Whose.
        player: PlayerId,
        /// What was done.
        turn: TurnText,
    },
    /// Revise a turn.
    ReviseTurn {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Which, from 1.
        place: u16,
        /// Whose.
        player: PlayerId,
        /// What was done.
        turn: TurnText,
        /// Why.
        reason: String,
    },
    /// Note how a game that is recorded turn by turn ended.
    EndGame {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// How.
        end: End,
        /// Who went out.
        finisher: Option<PlayerId>,
        /// What was left to each, as they sit.
        racks: Vec<Option<String>>,
    },
    /// Ask the judge about words.
    JudgeWords {
        /// In which round.
        round: Option<RoundNo>,
        /// At which table.
        table: Option<TableNo>,
        /// The words as typed.
        words: Vec<String>,
    },
    /// Answer what the judge could not.
    AnswerChallenge {
        /// The number of the set.
        challenge: u32,
        /// Valid or not.
        verdict: Verdict,
        /// By which source.
        source: String,
    },
}

/// A result from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
    /// What it says.
    pub result: Entered,
}
