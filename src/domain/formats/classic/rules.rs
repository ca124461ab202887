//! The rules of classic games as data: seats, tiles, ends, clocks, how a competition is ranked and paired.
//!
//! A value of [`Rules`] is always whole and sound: the only way to one is [`Rules::parse`].

mod parse;

pub use parse::{RulesError, Wrong};

use serde::{Deserialize, Serialize};

use crate::domain::board::set::TileSet;
use crate::domain::board::{Scoring, Tile};
use crate::domain::letters::{Alphabet, Face, WordLanguage};
use crate::domain::lexicon::Digest;

/// What rules files call the format.
pub const NAME: &str = "classic";

/// The rule set of a Catalan club, whose league is played at tables of three and four.
pub const CA_CUSCA_MOLINS: &str = include_str!("../../../../templates/rules/ca-cusca-molins.toml");
/// That of a Catalan league of pairs, in Swiss rounds.
pub const CA_LLISCA: &str = include_str!("../../../../templates/rules/ca-llisca.toml");
/// That of a Polish tournament of schools.
pub const PL_PINCZOW_2016: &str = include_str!("../../../../templates/rules/pl-pinczow-2016.toml");
/// The rule sets that the program has, by name.
pub const OWN: [(&str, &str); 3] = [
    ("ca-cusca-molins", CA_CUSCA_MOLINS),
    ("ca-llisca", CA_LLISCA),
    ("pl-pinczow-2016", PL_PINCZOW_2016),
];
/// Their names.
pub const OWN_IDS: [&str; 3] = ["ca-cusca-molins", "ca-llisca", "pl-pinczow-2016"];

/// The rules of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    text: String,
    /// Their name for programs.
    pub id: String,
    /// Their name for people.
    pub name: String,
    /// The language of the words.
    pub language: WordLanguage,
    /// How many may sit at a table, each once.
    pub seats: Vec<u8>,
    /// Every tile of the set, what it is worth and shows.
    pub set: TileSet,
    /// What tiles and squares are worth; its `rack` is how many tiles bring the bonus.
    pub scoring: Scoring,
    /// How many tiles a full rack has.
    pub rack: usize,
    /// The least tiles of the first play.
    pub first_play: u8,
    /// How many tiles the bag must still have for an exchange.
    pub exchange_bag: u8,
    /// The free exchange of seven of a kind.
    pub senyors: Senyors,
    /// What a blank may be.
    pub blank: BlankIs,
    /// Who says who begins.
    pub starter: Starter,
    /// How games end.
    pub ends: Ends,
    /// What is judged when a play is doubted.
    pub challenge: Challenge,
    /// The clocks; the first one is chosen unless another is.
    pub clocks: Vec<Clock>,
    /// How many rounds are proposed.
    pub rounds: u8,
    /// A round's time in seconds; 0: none unless one is set.
    pub round_s: u32,
    /// Its alerts, in seconds before the end.
    pub round_alerts_s: Vec<u32>,
    /// How players are ranked and brought together.
    pub kind: Kind,
}

/// The free exchange of a rack of seven vowels or seven consonants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Senyors {
    /// There is none.
    None,
    /// At any time in one's own turn.
    Plain,
    /// Right after drawing; a third person looks into the bag when it is seven of a kind again.
    Inspected,
}

/// What a blank may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlankIs {
    /// Any letter of the alphabet.
    Alphabet,
    /// Only a letter that has a tile.
    Tiles,
}

/// Who says who begins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// Tiles drawn at the table.
    Lot,
    /// The program, so that everybody begins as often as not.
    Balanced,
}

/// How games end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Whether one ends when the bag and a rack are empty.
    pub out: Allowed,
    /// Whether the players may declare that nobody can lay.
    pub blocked: Allowed,
    /// Whether who goes out gains what all others lose.
    pub finisher_gains: Allowed,
    /// Runs of turns that end a game; of two that are complete with the same turn the first is the end.
    pub runs: Vec<Run>,
}

/// Whether a rule set has something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// It has.
    Yes,
    /// It has not.
    No,
}

impl Allowed {
    /// As a rules file says it.
    pub const fn of(is: bool) -> Self {
        if is { Self::Yes } else { Self::No }
    }

    /// Whether it has.
    pub const fn is(self) -> bool {
        matches!(self, Self::Yes)
    }
}

/// A run of turns: seats × `each` in a row, all of them counted outcomes, end a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How the game then ended.
    pub end: RunEnd,
    /// So many a seat.
    pub each: u8,
    /// What counts; everything else breaks the run.
    pub counts: Vec<Outcome>,
}

/// The end that a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunEnd {
    /// Passed, lost, skipped turns.
    Passes,
    /// Turns that brought nothing.
    Scoreless,
}

impl RunEnd {
    /// As the end of a game.
    pub const fn end(self) -> End {
        match self {
            Self::Passes => End::Passes,
            Self::Scoreless => End::Scoreless,
        }
    }
}

/// What a turn ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Tiles laid, for points.
    Play,
    /// Tiles laid, for none.
    ZeroPlay,
    /// Tiles exchanged.
    Exchange,
    /// Nothing done.
    Pass,
    /// Tiles laid, and taken back by the player.
    TakenBack,
    /// Tiles laid, and taken off after a challenge.
    TakenOff,
    /// Lost by the timer.
    Timer,
    /// No time left to play in.
    NoTime,
}

impl Outcome {
    /// Every one.
    pub const ALL: [Self; 8] = [
        Self::Play,
        Self::ZeroPlay,
        Self::Exchange,
        Self::Pass,
        Self::TakenBack,
        Self::TakenOff,
        Self::Timer,
        Self::NoTime,
    ];

    /// Its name in rules files and documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::ZeroPlay => "zero_play",
            Self::Exchange => "exchange",
            Self::Pass => "pass",
            Self::TakenBack => "taken_back",
            Self::TakenOff => "taken_off",
            Self::Timer => "timer",
            Self::NoTime => "no_time",
        }
    }
}

/// How a game ended.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The bag and a rack were empty.
    Out,
    /// A run of passed, lost or skipped turns.
    Passes,
    /// A run of turns that brought nothing.
    Scoreless,
    /// Nobody could lay: declared, not computed.
    Blocked,
    /// The game's time was over.
    Time,
    /// One player was as far over the time as the limit says.
    ClockOne,
    /// Both players were over the time.
    ClockBoth,
    /// Everybody had used up the time.
    ClocksOut,
    /// Stopped by the arbiter.
    Stopped,
    /// Not noted; only where no rack is given.
    #[default]
    Unknown,
}

impl End {
    /// Every one.
    pub const ALL: [Self; 10] = [
        Self::Out,
        Self::Passes,
        Self::Scoreless,
        Self::Blocked,
        Self::Time,
        Self::ClockOne,
        Self::ClockBoth,
        Self::ClocksOut,
        Self::Stopped,
        Self::Unknown,
    ];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Out => "out",
            Self::Passes => "passes",
            Self::Scoreless => "scoreless",
            Self::Blocked => "blocked",
            Self::Time => "time",
            Self::ClockOne => "clock_one",
            Self::ClockBoth => "clock_both",
            Self::ClocksOut => "clocks_out",
            Self::Stopped => "stopped",
            Self::Unknown => "unknown",
        }
    }
}

/// What is judged when a play is doubted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Challenge {
    /// The play.
    Play,
    /// The doubted words, together and once.
    Set,
    /// The word.
    Word,
}

/// A clock that games may be played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What it is.
    pub mode: ClockMode,
    /// Its alerts, in seconds before 0.
    pub alerts_s: Vec<u32>,
    /// With how many seats it is used.
    pub seats: Vec<u8>,
}

/// What a clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockMode {
    /// A time for each turn.
    Turn {
        /// In seconds.
        turn_s: u32,
        /// The game's own time in seconds; 0: it has none.
        game_s: u32,
    },
    /// A time for each player.
    Chess {
        /// In seconds.
        main_s: u32,
        /// What comes after it.
        after: After,
    },
}

/// What comes after a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Play goes on, for a price.
    Overtime(Overtime),
    /// No play and no exchange any more.
    NoMoves,
}

/// What time beyond a player's own costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtime {
    /// Points a unit or part of one.
    pub price: u32,
    /// A unit, in seconds.
    pub unit_s: u32,
    /// So many seconds over end the game; 0: they do not.
    pub limit_s: u32,
}

impl Overtime {
    /// What so many milliseconds over cost.
    pub fn points(self, over_ms: u64) -> u64 {
        u64::from(self.price) * over_ms.div_ceil(u64::from(self.unit_s.max(1)) * 1000)
    }

    /// The most milliseconds over that there can be; `None`: no limit.
    pub fn limit_ms(self) -> Option<u64> {
        (self.limit_s > 0).then(|| u64::from(self.limit_s) * 1000)
    }
}

/// How players are ranked, and brought together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// By the average of score × seats, at drawn tables.
    Average(Average),
    /// By results of games of two.
    Swiss(Swiss),
}

/// A competition ranked by averages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Average {
    /// Games of so many seats count.
    pub counted_seats: Vec<u8>,
    /// So many games are needed for a rank.
    pub minimum_games: u32,
}

/// A competition ranked by results of games of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swiss {
    /// How pairs are made unless another way is chosen.
    pub system: System,
    /// What a pairing's cost has in it.
    pub layers: Vec<Layer>,
    /// What equal scores of a game are.
    pub tie: Tie,
    /// For a game won, in halves of a point.
    pub win: u32,
    /// For a drawn one.
    pub draw: u32,
    /// For who has no opponent; turned round, for who did not come.
    pub bye: Bye,
    /// What follows after the halves, in order.
    pub tie_break: Vec<TieBreak>,
    /// The teams, where there are any.
    pub team: Option<Team>,
    /// The games of a whole season, of which half are needed for its lists.
    pub programmed_games: u32,
}

/// What a bye is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// In halves of a point.
    pub halves: u32,
    /// As own score.
    pub scored: i64,
    /// As the opponent's.
    pub conceded: i64,
}

/// How pairs are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// By score.
    Swiss,
    /// By rank: the first with the second.
    RankPairs,
    /// Everybody with everybody.
    RoundRobin,
    /// By hand.
    Manual,
}

impl System {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Swiss, Self::RankPairs, Self::RoundRobin, Self::Manual];

    /// Its name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RankPairs => "rank_pairs",
            Self::RoundRobin => "round_robin",
            Self::Manual => "manual",
        }
    }
}

/// A part of a pairing's cost, the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// Games that the two have had with each other.
    Repeat,
    /// Whether they are of one team.
    Team,
    /// How far their points lie apart.
    Score,
    /// How far their places do.
    Rank,
    /// Whether both have begun equally much more, or less, than half of their games.
    Starter,
}

impl Layer {
    /// Every one, the weightiest first.
    pub const ALL: [Self; 5] = [Self::Repeat, Self::Team, Self::Score, Self::Rank, Self::Starter];
}

/// What equal scores of a game are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// A draw.
    Draw,
    /// Won by whose last word is worth more; a draw when they are worth the same.
    LastWord,
}

/// What players of equal halves are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Own scores less the opponents'.
    Spread,
    /// Own scores.
    Scored,
}

impl TieBreak {
    /// Its name in results.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Spread => "spread",
            Self::Scored => "scored",
        }
    }
}

/// The teams of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Team {
    /// Two fixed players; a third may join.
    Pair {
        /// So many members count.
        best: u32,
    },
    /// All players of a school.
    School {
        /// A whole team has so many.
        size: u32,
    },
}

impl Rules {
    /// The rules that the program has under a name.
    pub fn own(id: &str) -> Option<Self> {
        let (_, text) = OWN.into_iter().find(|(own, _)| *own == id)?;
        Some(Self::parse(text).expect("the program's own rules are sound"))
    }

    /// Their text, as it was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// SHA-256 of their text.
    pub fn sha256(&self) -> Digest {
        Digest::of(self.text.as_bytes())
    }

    /// Whether they are the program's own.
    pub fn are_own(&self) -> bool {
        OWN.into_iter().any(|(id, text)| id == self.id && text == self.text)
    }

    /// The letters of its words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.language.alphabet()
    }

    /// Whether a blank may be this letter.
    pub fn blank_may_be(&self, face: Face) -> bool {
        match self.blank {
            BlankIs::Alphabet => true,
            BlankIs::Tiles => self.set.tiles.count(Tile::Face(face)) > 0,
        }
    }

    /// What is printed on a letter's tile.
    pub fn printed(&self, face: Face) -> &str {
        let printed = self.set.printed.iter().find(|(of, _)| *of == face);
        printed.map_or_else(|| self.alphabet().spelled(face), |(_, printed)| printed)
    }

    /// What time over costs in games of so many seats; `None` where no clock has a price for it.
    pub fn overtime(&self, seats: usize) -> Option<Overtime> {
        let here = |clock: &&Clock| clock.seats.iter().any(|&count| usize::from(count) == seats);
        self.clocks.iter().filter(here).find_map(|clock| match clock.mode {
            ClockMode::Chess { after: After::Overtime(overtime), .. } if overtime.price > 0 => {
                Some(overtime)
            }
            ClockMode::Chess { .. } | ClockMode::Turn { .. } => None,
        })
    }

    /// Whether a game may end so.
    pub fn has_end(&self, end: End) -> bool {
        let chess = |wanted: fn(After) -> bool| {
            let is = |clock: &Clock| matches!(clock.mode, ClockMode::Chess { after, .. } if wanted(after));
            self.clocks.iter().any(is)
        };
        match end {
            End::Out => self.ends.out.is(),
            End::Blocked => self.ends.blocked.is(),
            End::Passes | End::Scoreless => self.ends.runs.iter().any(|run| run.end.end() == end),
            End::Time => {
                let is = |clock: &Clock| matches!(clock.mode, ClockMode::Turn { game_s: 1.., .. });
                self.clocks.iter().any(is)
            }
            End::ClockOne | End::ClockBoth => {
                chess(|after| matches!(after, After::Overtime(Overtime { limit_s: 1.., .. })))
            }
            End::ClocksOut => chess(|after| after == After::NoMoves),
            End::Stopped | End::Unknown => true,
        }
    }

    /// What competitions ranked by results have; `None` of those ranked by averages.
    pub fn swiss(&self) -> Option<&Swiss> {
        match &self.kind {
            Kind::Swiss(swiss) => Some(swiss),
            Kind::Average(_) => None,
        }
    }

    /// Whether so many may sit at a table of a competition.
    pub fn seats_allow(&self, seats: usize) -> bool {
        let two = self.swiss().is_none() || seats == 2;
        two && self.seats.iter().any(|&count| usize::from(count) == seats)
    }
}
