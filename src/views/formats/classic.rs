//! What the console shows of classic games alone: its places and questions; and its paint in both windows.

mod about;
pub mod game;
pub mod hall;
pub mod judge;
pub mod judge_place;
pub mod on_desk;
mod own;
pub mod questions;
pub mod results;
pub mod rounds;
mod situation;
pub mod standings;
mod strip;
pub mod table_clock;
pub mod take_in;

pub use own::TablesPlace;

pub(in crate::views) use crate::screens::formats::classic::hall::{average, figures, points};

use crate::commands::Pinned;
use crate::commands::formats::classic::step::{self, Step};
use crate::domain::formats::classic::rules::{Kind, Team};
use crate::domain::formats::classic::state::{Classic, Round};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::views;
use crate::views::desk::formats::classic::TablesDesk;

/// An open competition of classic games and the desk.
pub type Sight<'a> = views::Sight<'a, Classic>;

impl<'a> Sight<'a> {
    /// What lies on the desk of classic games.
    pub fn own(&self) -> &'a TablesDesk {
        &self.desk.own.classic
    }

    /// The next step of the day.
    pub fn step(&self) -> Step {
        step::next(self.record, self.judged, self.now)
    }

    /// The round that Rounds is about: the one looked at, else that of the step, or the last.
    pub fn round_in_view(&self) -> RoundNo {
        self.own().round.unwrap_or_else(|| self.round_of_step())
    }

    /// The round that the next step is about, or the last.
    pub fn round_of_step(&self) -> RoundNo {
        let game = &self.contest().game;
        let last = game.paired().next_back().map(|(number, _)| number);
        match self.step() {
            Step::Pair(round)
            | Step::TypePairing(round)
            | Step::Show(round)
            | Step::Start(round)
            | Step::ConfirmTime(round)
            | Step::ConfirmTable(round, _)
            | Step::Resume(round)
            | Step::EndClock(round)
            | Step::Results(round, _) => round,
            Step::AddPlayers | Step::HallWord | Step::Sign | Step::Ceremony => {
                last.unwrap_or(RoundNo::FIRST)
            }
        }
    }

    /// A round, where it has tables.
    pub fn paired(&self, round: RoundNo) -> Option<&'a Round> {
        self.contest().game.round(round).filter(|round| round.pairing.is_some())
    }

    /// Whether averages rank.
    pub fn averages(&self) -> bool {
        matches!(self.contest().game.rules().kind, Kind::Average(_))
    }

    /// What teams are, where the rules have them.
    pub fn team_kind(&self) -> Option<Team> {
        self.contest().game.rules().swiss().and_then(|swiss| swiss.team)
    }

    /// The name of somebody's team; else the club.
    pub fn belongs_to(&self, player: PlayerId) -> &'a str {
        let game = &self.contest().game;
        let team = game.of_team.get(&player).and_then(|team| game.teams.get(team));
        team.map_or_else(|| self.club(player), String::as_str)
    }

    /// Whether the hall follows the day.
    pub fn hall_follows(&self) -> bool {
        self.desk.pinned == Pinned::Auto
    }
}
