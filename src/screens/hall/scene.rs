//! What a scene holds.

use serde::{Serialize, Serializer};

use super::Scenes;
use super::phases::Phases;
use crate::commands::{HallLook, Motion};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::emblem::Emblem;
use crate::domain::ids::PlayerId;
use crate::language::Language;

/// Everything that the hall's window is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct Hall<F: Scenes> {
    /// The language of the hall.
    pub language: Language,
    /// Its colours.
    pub look: HallLook,
    /// Whether things may move.
    pub motion: Motion,
    /// How far the time of day at the place is before UTC, in milliseconds.
    pub zone_ms: i64,
    /// What stands below most scenes.
    pub foot: Foot,
    /// The club's picture; its digest stands for it where a scene is written.
    #[serde(serialize_with = "digest")]
    pub emblem: Option<Emblem>,
    /// What it shows.
    pub scene: Scene<F>,
}

#[expect(clippy::ref_option, reason = "the derived serialisation calls it so")]
fn digest<S: Serializer>(emblem: &Option<Emblem>, serializer: S) -> Result<S::Ok, S::Error> {
    emblem.as_ref().map(Emblem::digest).serialize(serializer)
}

/// Which competition it is, and how far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Foot {
    /// The competition's title.
    pub title: String,
    /// Every round.
    pub pips: Vec<Pip>,
    /// How many rounds there are, and how many of them are over.
    pub rounds: String,
}

/// A round, as a mark in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pip {
    /// How far it is.
    pub is: PipState,
    /// Whether a break follows it.
    pub before_break: bool,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PipState {
    /// Played to its end.
    Over,
    /// Given up: nobody plays it any more.
    GivenUp,
    /// The one that the day stands at.
    Current,
    /// To come.
    ToCome,
}

/// A scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Scene<F: Scenes> {
    /// Before the first round.
    Welcome {
        /// A greeting, a tile for each of its letters.
        greeting: String,
        /// The competition's title.
        title: String,
        /// The club that holds it.
        club: String,
        /// Venue and date.
        place: String,
        /// When it begins, and how it is played.
        starts: String,
        /// Number of players.
        players: String,
        /// Number of their clubs.
        clubs: String,
        /// What a word list is, which it is, and how many words it has; or nothing.
        list: Vec<String>,
        /// What the commitment to the draw is, and its digits; or nothing.
        commitment: Option<(String, String)>,
        /// What the hall's word is, and the word as it was called; or nothing.
        word: Option<(String, String)>,
    },
    /// A break.
    Break {
        /// That it is one.
        heading: String,
        /// The time.
        time: Countdown,
        /// The alerts that the rules give it, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What is said of it as it ends.
        phases: Phases,
        /// Which round comes next.
        next: String,
        /// What it is like.
        about: String,
        /// What happens at its end; the time of day stands beside it.
        back: String,
        /// Who leads.
        leaders: Option<Leaders>,
        /// Where the history stood when the last round ended.
        head: String,
    },
    /// Between two rounds.
    Next {
        /// That it comes next.
        heading: String,
        /// The next round.
        round: String,
        /// How many letters of each kind it will have.
        kinds: Vec<usize>,
        /// The same in words.
        about: String,
        /// How long it is.
        minutes: String,
        /// Why the hall waits; mostly empty.
        waits: String,
        /// Who leads.
        leaders: Option<Leaders>,
        /// Where the history stood when the last round ended.
        head: String,
    },
    /// After the last round, and after the last call of the ceremony.
    End {
        /// That the rounds are over, or thanks.
        heading: String,
        /// What comes now, or which competition it was.
        about: String,
        /// What is told of the day; nothing that tells who came first.
        facts: Vec<String>,
        /// The first three ranks; nobody before all were called.
        first: Vec<Called>,
        /// Where the history stood when the last round ended, or at the signing.
        head: String,
    },
    /// The standings.
    Standings {
        /// After which round.
        title: String,
        /// That they are provisional; empty when they are not.
        provisional: String,
        /// What rank, points of the round and total are called.
        headings: [String; 3],
        /// What stands before whatever decided between equal totals; empty where there are none.
        equals: String,
        /// In order of rank.
        rows: Vec<StandingsRow>,
        /// What each page is called; none where there is only one.
        pages: Vec<String>,
        /// When they were opened: the first page begins then.
        since: Option<Moment>,
    },
    /// The prizes, from last to first: nothing of who comes next stands here.
    Ceremony {
        /// The competition's title.
        title: String,
        /// That the standings are not signed; empty when they are.
        unsigned: String,
        /// That it is the ceremony.
        heading: String,
        /// The same in capitals, a tile for each.
        capitals: String,
        /// Letters that fall for who won, a tile for each.
        letters: String,
        /// How far it is.
        stage: Stage,
        /// When the last call was made; nothing where nothing may move.
        since: Option<Moment>,
    },
    /// The referee's words.
    Message(String),
    /// Nothing.
    Black,
    /// What the format shows of a round of its own.
    #[serde(untagged)]
    Round(F::Round),
}

/// A row of the standings for the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsRow {
    /// Whose it is; of no use to who paints it.
    #[serde(skip)]
    pub player: PlayerId,
    /// The rank; empty for the expelled.
    pub rank: String,
    /// Places won since the round before; `None` when there was none.
    pub moved: Option<i64>,
    /// The name.
    pub name: String,
    /// The club; of the expelled that they are.
    pub club: String,
    /// What the round brought, with its sign; `?` while the sheet is not keyed.
    pub gained: String,
    /// The total.
    pub total: String,
    /// By what they stand before the next one, who has as many points; empty elsewhere.
    pub before_equals: String,
}

/// Who leads after the last graded round, and what is told of that round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leaders {
    /// After which round.
    pub title: String,
    /// The first few.
    pub rows: Vec<StandingsRow>,
    /// What is told of the round, each with what it is.
    pub facts: Vec<(String, String)>,
}

/// How far the ceremony is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nobody was called.
    Opening,
    /// A page of those behind the tenth.
    Page {
        /// From which place to which.
        places: String,
        /// Which page; empty where there is only one.
        page: String,
        /// In order of rank: the rank, and who has it once they were called.
        rows: Vec<(String, Option<Called>)>,
    },
    /// One place of the first ten.
    Place {
        /// Who was called now.
        now: Called,
        /// Who before, the last called first.
        before: Vec<Called>,
    },
    /// The first three places, in order of rank.
    Podium(Vec<Step>),
}

impl Stage {
    /// Whether it is one of the first three places.
    pub fn is_podium(&self) -> bool {
        matches!(self, Self::Podium(_))
    }
}

/// A step of the podium.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// 1, 2 or 3.
    pub place: u32,
    /// The rank as it stands on it.
    pub rank: String,
    /// The rank in words.
    pub title: String,
    /// What the hall knows of it.
    pub is: StepState,
}

/// What the hall knows of a step of the podium.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    /// Nothing yet.
    ToCome,
    /// The place was called, nobody's name.
    Announced,
    /// Who stands there.
    Called(Called),
}

/// Those who were called for a rank: several on a tie.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Called {
    /// The rank in words.
    pub rank: String,
    /// Their names.
    pub names: Vec<String>,
    /// How many more there are; mostly empty.
    pub others: String,
    /// The same on two lines at most, where there is little room: all names, or the first and how many more.
    pub brief: Vec<String>,
    /// The club of who is alone.
    pub club: String,
    /// The total.
    pub total: String,
    /// The same in words.
    pub points: String,
    /// By what they are before whoever has as many points; empty where nobody next has.
    pub before_equals: String,
}
