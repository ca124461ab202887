//! What happened in a competition of classic games: complete facts, in the past tense.

use serde::{Deserialize, Serialize};

use super::chosen::{ClockName, Pairs};
use super::entered::Entered;
use super::judge::Verdict;
use super::rules::{End, Starter};
use super::written::TurnText;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::letters::Word;
use crate::domain::lexicon::Passport;
use crate::domain::timing::AlertOutcome;

/// A table of a round as it is seated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Its number.
    pub table: TableNo,
    /// The players as they sit, each to the left of the one before.
    pub seats: Vec<PlayerId>,
    /// Who begins, where the program names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter: Option<PlayerId>,
}

/// Whether somebody is absent from a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// They are there.
    Present,
    /// They are not.
    Absent,
}

/// Which time of a table's clock an alert is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeOf {
    /// A side's of a chess clock, from 0.
    Side(u8),
    /// A turn's.
    Turn,
    /// The game's, beside that of turns.
    Game,
}

/// What is left on a clock that the arbiter confirms after a restart of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Confirmed {
    /// Of a round.
    Round {
        /// Which.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// Of a table.
    Table {
        /// Its round.
        round: RoundNo,
        /// Which.
        table: TableNo,
    },
}

/// A fact of a competition of classic games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// How the tables are made, how many rounds there are, and who says who begins was chosen.
    SystemChosen {
        /// How tables are made.
        system: Pairs,
        /// How many rounds are planned.
        rounds: u8,
        /// Who says who begins.
        starter: Starter,
    },
    /// The clock that games are played by unless another is used was chosen.
    ClockChosen {
        /// Which.
        mode: ClockName,
    },
    /// How many games a rank needs was set, where averages rank.
    MinimumGamesSet {
        /// How many.
        games: u32,
    },
    /// A team joined.
    TeamAdded {
        /// Its number.
        team: TeamId,
        /// Its name.
        name: String,
    },
    /// A team got another name.
    TeamRenamed {
        /// Which.
        team: TeamId,
        /// Its name.
        name: String,
    },
    /// A player was assigned to a team, or to none.
    TeamAssigned {
        /// Who.
        player: PlayerId,
        /// Which.
        team: Option<TeamId>,
    },
    /// What knows a player again in another competition was set; empty: the name does.
    MemberSet {
        /// Who.
        player: PlayerId,
        /// It.
        member: String,
    },
    /// Whether somebody is there in a round.
    AbsenceSet {
        /// The round.
        round: RoundNo,
        /// Who.
        player: PlayerId,
        /// Whether they are.
        absent: Presence,
    },
    /// The program made the tables of a round.
    RoundPaired {
        /// The round.
        round: RoundNo,
        /// Which pairing of it.
        attempt: Attempt,
        /// How.
        system: Pairs,
        /// The order that they were made from.
        order: Vec<PlayerId>,
        /// The tables.
        tables: Vec<Seated>,
        /// Who has no opponent.
        byes: Vec<PlayerId>,
        /// Who is absent.
        absent: Vec<PlayerId>,
        /// What it costs: a whole number as text, for it is larger than other programs read.
        cost: String,
        /// Why it was made although an earlier round has no result yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// The tables of a round were made by hand.
    PairingTyped {
        /// The round.
        round: RoundNo,
        /// Which pairing of it.
        attempt: Attempt,
        /// The tables.
        tables: Vec<Seated>,
        /// Who has no opponent.
        byes: Vec<PlayerId>,
        /// Everybody else who could be there.
        absent: Vec<PlayerId>,
    },
    /// Two players exchanged their places.
    PlayersSwapped {
        /// The round.
        round: RoundNo,
        /// One.
        a: PlayerId,
        /// The other.
        b: PlayerId,
        /// Why; empty while nobody was shown the tables.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// The tables of a round were withdrawn.
    PairingWithdrawn {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// The tables of a round were shown: from here a change needs a reason.
    PairingShown {
        /// The round.
        round: RoundNo,
    },
    /// The time of a round began.
    RoundClockStarted {
        /// The round.
        round: RoundNo,
        /// Its full length in milliseconds.
        full_ms: i64,
    },
    /// It was held.
    RoundClockPaused {
        /// The round.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// It went on.
    RoundClockResumed {
        /// The round.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// The arbiter set what is left of it; where none ran, it stands at that.
    RoundClockSet {
        /// The round.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// It was ended.
    RoundClockEnded {
        /// The round.
        round: RoundNo,
        /// Milliseconds that were left.
        remaining_ms: i64,
    },
    /// After a restart of the program the arbiter confirmed a time.
    TimeConfirmed {
        /// Which.
        of: Confirmed,
    },
    /// An alert of a round's time was reached; 0 is its end, which ends nothing by itself.
    RoundAlertReached {
        /// The round.
        round: RoundNo,
        /// With how many milliseconds left.
        alert_ms: i64,
        /// What became of it.
        outcome: AlertOutcome,
    },
    /// The clock of a table began.
    TableClockStarted {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// What it is.
        mode: ClockName,
        /// The place of the side that runs first, from 0.
        side: u8,
        /// A side's time, or a turn's, in milliseconds.
        full_ms: i64,
        /// The game's time beside that of turns, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game_ms: Option<i64>,
    },
    /// A side pressed: the next one runs.
    TableClockPressed {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Which side, from 0.
        side: u8,
    },
    /// It was held.
    TableClockPaused {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Why.
        reason: String,
    },
    /// It went on.
    TableClockResumed {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
    },
    /// The arbiter set what a side has left.
    TableClockSet {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Which side, from 0.
        side: u8,
        /// Milliseconds left, below 0 once the time is over.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// It was stopped.
    TableClockStopped {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
    },
    /// An alert of a table's clock was reached.
    TableAlertReached {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Of which of its times.
        of: TimeOf,
        /// With how many milliseconds left.
        alert_ms: i64,
        /// What became of it.
        outcome: AlertOutcome,
    },
    /// The result of a game was entered.
    ResultEntered {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// It.
        result: Entered,
    },
    /// A result was corrected.
    ResultCorrected {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// As it is from here.
        result: Entered,
        /// Why.
        reason: String,
    },
    /// A result, a walkover or a cancelled game was withdrawn.
    ResultWithdrawn {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Why.
        reason: String,
    },
    /// A second person confirmed a result.
    ResultConfirmed {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
    },
    /// One came, the other did not.
    WalkoverDeclared {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Who came.
        present: PlayerId,
        /// Why.
        reason: String,
    },
    /// There was no game, or what there was does not count.
    GameCancelled {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Why.
        reason: String,
    },
    /// Results that were keyed elsewhere came in; they follow in the same action.
    ResultsTakenIn {
        /// From where: the name of a file.
        from: String,
        /// Why.
        reason: String,
    },
    /// A turn of a game was recorded.
    TurnRecorded {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// Whose.
        player: PlayerId,
        /// What was done.
        turn: TurnText,
    },
    /// A turn was revised.
    TurnRevised {
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
    /// How a game that is recorded turn by turn ended was noted; a later note stands for an earlier one.
    GameEnded {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// How.
        end: End,
        /// Who went out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        finisher: Option<PlayerId>,
        /// What was left to each, as they sit; `None` where nobody noted it.
        racks: Vec<Option<String>>,
    },
    /// The judge was asked about words.
    WordsJudged {
        /// The number of the set, from 1.
        challenge: u32,
        /// In which round, where it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<RoundNo>,
        /// At which table, where it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableNo>,
        /// The words.
        words: Vec<Word>,
        /// The one verdict on them.
        verdict: Verdict,
        /// What was asked.
        passport: Passport,
    },
    /// The arbiter answered what the judge could not; the rulings follow in the same action.
    ChallengeAnswered {
        /// The number of the set.
        challenge: u32,
        /// Valid or not.
        verdict: Verdict,
        /// By which source.
        source: String,
    },
}

impl Event {
    /// The table whose game it is about, if it is about one.
    pub const fn about_game(&self) -> Option<(RoundNo, TableNo)> {
        match self {
            Self::ResultEntered { round, table, .. }
            | Self::ResultCorrected { round, table, .. }
            | Self::ResultWithdrawn { round, table, .. }
            | Self::ResultConfirmed { round, table }
            | Self::WalkoverDeclared { round, table, .. }
            | Self::GameCancelled { round, table, .. }
            | Self::TurnRecorded { round, table, .. }
            | Self::TurnRevised { round, table, .. }
            | Self::GameEnded { round, table, .. }
            | Self::TableClockStarted { round, table, .. }
            | Self::TableClockPressed { round, table, .. }
            | Self::TableClockPaused { round, table, .. }
            | Self::TableClockResumed { round, table }
            | Self::TableClockSet { round, table, .. }
            | Self::TableClockStopped { round, table }
            | Self::TableAlertReached { round, table, .. }
            | Self::TimeConfirmed { of: Confirmed::Table { round, table } } => {
                Some((*round, *table))
            }
            Self::SystemChosen { .. }
            | Self::ClockChosen { .. }
            | Self::MinimumGamesSet { .. }
            | Self::TeamAdded { .. }
            | Self::TeamRenamed { .. }
            | Self::TeamAssigned { .. }
            | Self::MemberSet { .. }
            | Self::AbsenceSet { .. }
            | Self::RoundPaired { .. }
            | Self::PairingTyped { .. }
            | Self::PlayersSwapped { .. }
            | Self::PairingWithdrawn { .. }
            | Self::PairingShown { .. }
            | Self::RoundClockStarted { .. }
            | Self::RoundClockPaused { .. }
            | Self::RoundClockResumed { .. }
            | Self::RoundClockSet { .. }
            | Self::RoundClockEnded { .. }
            | Self::TimeConfirmed { of: Confirmed::Round { .. } }
            | Self::RoundAlertReached { .. }
            | Self::ResultsTakenIn { .. }
            | Self::WordsJudged { .. }
            | Self::ChallengeAnswered { .. } => None,
        }
    }
}
