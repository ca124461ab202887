//! What the page's template shows, in the words of its language.

use askama::Template;

use crate::domain::formats::classic::mark::Mark;
use crate::domain::formats::classic::standings::Tally;
use crate::exchange::html::chart::Chart;
use crate::exchange::html::{Card, State};
use crate::language::{Language, tr};
use crate::text;

/// Behind the score of whoever won a game of equal scores by the last word.
pub(super) const BY_LAST_WORD: &str = "*";

/// How a mark looks: who was not there is no fault.
pub(super) const fn tone(mark: Mark) -> &'static str {
    match mark {
        Mark::Late | Mark::Absent | Mark::Gone => "plain",
        Mark::Missing | Mark::Walkover | Mark::Forfeit | Mark::Bye | Mark::Cancelled => "warning",
    }
}

/// The page.
#[derive(Template)]
#[template(path = "web/classic.html")]
pub(super) struct Page {
    pub language: Language,
    /// The key of how it is checked.
    pub made: &'static str,
    pub title: String,
    /// The title as a browser shows it: with which of the two pages it is.
    pub head: String,
    /// What stands at the foot of every printed page, as text of a style sheet.
    pub running: String,
    pub about: Vec<Vec<String>>,
    pub state: State,
    pub after: String,
    pub podium: Vec<Card>,
    pub charts: Vec<Chart>,
    pub figures: Vec<(String, String)>,
    pub rounds: Vec<Heading>,
    pub total: String,
    pub counts: Vec<String>,
    pub rows: Vec<Row>,
    /// Whether something parted equal rows that is not shown.
    pub parted: bool,
    /// Signs that stand in the table, how each looks, and what it means.
    pub legend: Vec<(String, &'static str, String)>,
    /// The most points of some round as they stand in the table; empty where nobody has any, or a win counts the same each time.
    pub sample: String,
    /// A figure that broke a tie, as it stands in the table; empty where none did.
    pub decided: String,
    pub key: String,
    pub teams_are: String,
    pub teams: Vec<TeamLine>,
    pub games: Vec<RoundLine>,
    /// Where games would tell who was penalised: what the rounds brought all together.
    pub of_rounds: Vec<[String; 4]>,
    pub penalties: Vec<String>,
    pub evidence: Vec<(String, String)>,
    pub names: String,
}

/// The spread of a row.
pub(super) fn spread(language: Language, tally: Tally) -> String {
    match tally {
        Tally::Swiss(tally) => language.signed(tally.spread()),
        Tally::Average(_) => String::new(),
    }
}

pub(super) struct Heading {
    pub short: String,
    pub whole: String,
}

pub(super) struct Row {
    pub rank: String,
    pub is_out: bool,
    pub is_third: bool,
    pub name: String,
    pub below: String,
    pub total: String,
    /// What stands below the total on a phone: what broke a tie, else what is compared first.
    pub figure: Option<CountCell>,
    /// What parted it from a row of as many points.
    pub why: String,
    pub cells: Vec<Cell>,
    pub counts: Vec<CountCell>,
}

impl Row {
    /// Whether there is more of it than a phone shows at once.
    fn opens(&self) -> bool {
        !self.cells.is_empty() || !self.counts.is_empty() || !self.why.is_empty()
    }
}

pub(super) struct Cell {
    pub round: u8,
    pub points: String,
    pub sign: String,
    pub tone: &'static str,
    pub is_best: bool,
}

#[derive(Clone)]
pub(super) struct CountCell {
    pub heading: String,
    pub value: String,
    pub decided: bool,
}

pub(super) struct TeamLine {
    pub rank: String,
    pub is_out: bool,
    pub name: String,
    pub below: String,
    pub points: String,
    pub spread: CountCell,
    pub scored: CountCell,
}

pub(super) struct RoundLine {
    pub title: String,
    pub games: Vec<GameLine>,
    pub others: Vec<String>,
}

pub(super) struct SeatLine {
    pub began: bool,
    pub by_last_word: bool,
    pub name: String,
    pub score: String,
}

pub(super) struct GameLine {
    /// The table in words, and its number alone.
    pub table: String,
    pub number: String,
    pub seats: Vec<SeatLine>,
    pub beside: String,
}

impl Page {
    /// Whether any row has more than a phone shows at once.
    fn opens(&self) -> bool {
        self.rows.iter().any(Row::opens)
    }

    /// What the signs beside names and scores of games mean, those that stand there.
    fn signs_of_games(&self) -> Vec<String> {
        let games = self.games.iter().flat_map(|round| &round.games);
        let mut seats = games.flat_map(|game| &game.seats);
        let began = seats.clone().any(|seat| seat.began).then(|| self.say("web-began"));
        let by_last_word = seats.any(|seat| seat.by_last_word);
        let by_last_word =
            by_last_word.then(|| text!(self.language, "web-by-last-word", mark = BY_LAST_WORD));
        began.into_iter().chain(by_last_word).collect()
    }

    fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }
}
