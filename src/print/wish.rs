//! Every document by its name, and what may be wished of each.

use serde::Serialize;

use crate::domain::contest::Common;
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};

/// A kind of document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Document {
    /// Sheets to write on.
    #[default]
    WordSheets,
    /// What was keyed and how it was judged.
    GradedSheets,
    /// Letters, time, sheets and results of a round.
    RoundRecord,
    /// The standings after a round.
    Standings,
    /// Those at the end as they may be published where nobody who was penalised shall be named: without the marks, deductions,
    /// expulsions and points by round that would tell it.
    UnnamedStandings,
    /// The final sheet, to be signed.
    Final,
    /// A player's rounds, sheets and ranks.
    PlayerReport,
    /// The referee's rulings with their evidence.
    Rulings,
    /// For the first three ranks, and of participation.
    Certificates,
    /// The rules on one page.
    Rules,
    /// A competition day for the referee, on two pages.
    Guide,
    /// The commitment to the draw, to be posted before round 1.
    Commitment,
    /// What a player reads the own sheets with.
    PlayerCards,
    /// Slips to write plays on.
    Slips,
    /// What a player writes a whole game down on.
    PlayerRecord,
    /// Letters, slips and the play of a turn.
    TurnRecord,
    /// A whole game, turn by turn, with its board.
    GameSheet,
    /// What is cut and handed to whose play is annulled.
    ZeroNotices,
    /// Every warning.
    Warnings,
    /// What players of a table write a game down on.
    ScoreSheets,
    /// Slips to write results on.
    ResultSlips,
    /// Who sits where, by table and by name.
    Pairings,
    /// The numbers of tables.
    TableCards,
    /// The standings of teams.
    TeamStandings,
    /// Who met whom.
    CrossTable,
    /// Slips for what is doubted.
    ChallengeSlips,
    /// Every judged set of words.
    JudgeLog,
    /// A game that was recorded turn by turn.
    WholeGame,
}

/// What a document can be asked to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each answers for one option")]
pub struct Asks {
    /// Of one round.
    pub round: bool,
    /// Of one player.
    pub player: bool,
    /// Of one table.
    pub table: bool,
    /// Of one team.
    pub team: bool,
    /// In another order.
    pub order: bool,
    /// On another size of paper.
    pub paper: bool,
    /// With something printed behind them.
    pub backs: bool,
    /// So many blank ones.
    pub blank: bool,
}

/// In which order sheets stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// All players of a round together: to hand out.
    #[default]
    Round,
    /// All rounds of a player together.
    Player,
}

/// The paper of sheets to write on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// A sheet a page.
    #[default]
    A5,
    /// Two sheets on a page on its side, with a line to cut along. The first half of the sheets lies at
    /// the left: cut the pile, lay the left half on the right one, and all are in order.
    A4,
}

/// Whether word sheets have a printed back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Backs {
    /// The back stays white: words are written there with their field's heading.
    #[default]
    White,
    /// Every second page is a back with the fields once more, and places for number and round. All backs
    /// are alike, so that no printer can put a wrong one behind a sheet.
    Printed,
}

/// A document as it is wished; what the document does not ask is not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// Which.
    pub document: Document,
    /// Of this round; every round unless chosen, and standings after the last.
    pub round: Option<RoundNo>,
    /// Of this player; of everybody unless chosen.
    pub player: Option<PlayerId>,
    /// Of this table; of every one unless chosen.
    pub table: Option<TableNo>,
    /// Of this team; of every one unless chosen.
    pub team: Option<TeamId>,
    /// In this order; each document has its own unless chosen.
    pub order: Option<Order>,
    /// On this paper; each document has its own unless chosen.
    pub paper: Option<Paper>,
    /// With this behind them.
    pub backs: Backs,
    /// Blank ones instead of the players' own.
    pub blank: Option<u16>,
}

impl Document {
    /// Every document of a day of sheets, in the order of the day.
    pub const ALL: [Self; 12] = [
        Self::Guide,
        Self::Commitment,
        Self::Rules,
        Self::WordSheets,
        Self::GradedSheets,
        Self::RoundRecord,
        Self::Standings,
        Self::UnnamedStandings,
        Self::PlayerReport,
        Self::Rulings,
        Self::Final,
        Self::Certificates,
    ];

    /// Those that only a game on a board has, in the order of the evening.
    pub const OF_A_BOARD: [Self; 6] = [
        Self::Slips,
        Self::PlayerRecord,
        Self::TurnRecord,
        Self::GameSheet,
        Self::ZeroNotices,
        Self::Warnings,
    ];

    /// Those that only games at tables have, in the order of the day.
    pub const OF_TABLES: [Self; 9] = [
        Self::TableCards,
        Self::Pairings,
        Self::ScoreSheets,
        Self::ResultSlips,
        Self::ChallengeSlips,
        Self::TeamStandings,
        Self::CrossTable,
        Self::JudgeLog,
        Self::WholeGame,
    ];

    /// Every one.
    pub fn every() -> impl Iterator<Item = Self> {
        let own = Self::ALL.into_iter().chain(Self::OF_A_BOARD).chain(Self::OF_TABLES);
        own.chain([Self::PlayerCards])
    }

    /// Its name on the command line and of its file.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WordSheets => "word-sheets",
            Self::GradedSheets => "graded-sheets",
            Self::RoundRecord => "round-record",
            Self::Standings => "standings",
            Self::UnnamedStandings => "unnamed-standings",
            Self::Final => "final",
            Self::PlayerReport => "player-report",
            Self::Rulings => "rulings",
            Self::Certificates => "certificates",
            Self::Rules => "rules",
            Self::Guide => "guide",
            Self::Commitment => "commitment",
            Self::PlayerCards => "player-cards",
            Self::Slips => "slips",
            Self::PlayerRecord => "player-record",
            Self::TurnRecord => "turn-record",
            Self::GameSheet => "game-sheet",
            Self::ZeroNotices => "zero-notices",
            Self::Warnings => "warnings",
            Self::ScoreSheets => "score-sheets",
            Self::ResultSlips => "result-slips",
            Self::Pairings => "pairings",
            Self::TableCards => "table-cards",
            Self::TeamStandings => "team-standings",
            Self::CrossTable => "cross-table",
            Self::ChallengeSlips => "challenge-slips",
            Self::JudgeLog => "judge-log",
            Self::WholeGame => "game",
        }
    }

    /// The document of a name.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::every().find(|document| document.code() == code)
    }

    /// Whether it is filled in by hand: blank, it tells nothing of a competition.
    pub const fn is_a_form(self) -> bool {
        self.asks().blank || matches!(self, Self::PlayerRecord)
    }

    /// Whether a round that is chosen is the last that counts; others are of that round alone.
    pub const fn is_up_to_a_round(self) -> bool {
        matches!(
            self,
            Self::Standings | Self::TeamStandings | Self::CrossTable | Self::PlayerReport
        )
    }

    /// Whether one round is printed where none is chosen: the last.
    pub const fn is_of_one_round(self) -> bool {
        self.is_up_to_a_round() || matches!(self, Self::ScoreSheets | Self::ResultSlips)
    }

    /// What it can be asked to be.
    pub const fn asks(self) -> Asks {
        const NOTHING: Asks = Asks {
            round: false,
            player: false,
            table: false,
            team: false,
            order: false,
            paper: false,
            backs: false,
            blank: false,
        };
        match self {
            Self::WordSheets => {
                let batch = Asks { round: true, player: true, order: true, ..NOTHING };
                Asks { paper: true, backs: true, blank: true, ..batch }
            }
            Self::ScoreSheets => {
                Asks { round: true, table: true, paper: true, blank: true, ..NOTHING }
            }
            Self::ResultSlips => Asks { round: true, table: true, blank: true, ..NOTHING },
            Self::WholeGame => Asks { round: true, table: true, ..NOTHING },
            Self::TableCards => Asks { table: true, blank: true, ..NOTHING },
            Self::TeamStandings => Asks { round: true, team: true, ..NOTHING },
            Self::ChallengeSlips => Asks { blank: true, ..NOTHING },
            Self::GradedSheets => Asks { round: true, player: true, order: true, ..NOTHING },
            Self::RoundRecord
            | Self::Standings
            | Self::TurnRecord
            | Self::Pairings
            | Self::CrossTable => Asks { round: true, ..NOTHING },
            Self::PlayerReport | Self::Certificates | Self::PlayerRecord | Self::PlayerCards => {
                Asks { player: true, ..NOTHING }
            }
            Self::Slips => Asks { round: true, player: true, blank: true, ..NOTHING },
            Self::ZeroNotices => Asks { round: true, player: true, ..NOTHING },
            Self::UnnamedStandings
            | Self::Final
            | Self::Rulings
            | Self::Rules
            | Self::Guide
            | Self::Commitment
            | Self::GameSheet
            | Self::JudgeLog
            | Self::Warnings => NOTHING,
        }
    }
}

impl Wish {
    /// A document of everyone and every round.
    pub fn whole(document: Document) -> Self {
        Self { document, ..Self::default() }
    }

    /// The order of its sheets unless another is chosen.
    pub fn own_order(&self) -> Order {
        let of_one_round = self.round.is_some() && self.player.is_none();
        match self.document {
            Document::GradedSheets if !of_one_round => Order::Player,
            _ => Order::Round,
        }
    }

    /// The players it is about, by number.
    pub(super) fn players(&self, common: &Common) -> Vec<PlayerId> {
        let players = common.players.keys().copied();
        players.filter(|&player| self.player.is_none_or(|only| only == player)).collect()
    }
}
