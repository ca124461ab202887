//! What the hub tells whoever conducts of the halls: how each stands, which words and objections wait, the table.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::rows::{HubHead, SentRow};
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, VenueNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::Digest;

/// How the halls stand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Halls {
    /// Whether the hub's disk was full when rows came last.
    pub disk_full: bool,
    /// The master file's last event at the hub.
    pub master: Option<HubHead>,
    /// Its history there.
    pub conductor: MasterTold,
    /// The halls by number.
    pub venues: BTreeMap<VenueNo, HallTold>,
}

/// The master file's history at the hub.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct MasterTold {
    /// The hash of its first event.
    pub competition: Option<Digest>,
    /// The code of its head, of the branch in force.
    pub code: Option<String>,
    /// Branches that wait for a choice.
    pub contested: Vec<BranchTold>,
}

/// How a hall stands. Times are milliseconds since 1970 UTC by the hub's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the answer")]
pub struct HallTold {
    /// `contested`, `refused`, `absent`, `away`, `entered` or `here`.
    pub state: String,
    /// When it gave a sign last.
    pub seen_ms: Option<i64>,
    /// Whether its players stand in the table.
    pub counts: bool,
    /// How many places of its table are in doubt.
    pub doubts: u32,
    /// How many of the conductor's orders are not carried out there.
    pub lacks: u32,
    /// The rounds that it played with other letters.
    pub other_letters: Vec<RoundNo>,
    /// Whether the word that it called is not in its place.
    pub other_word: bool,
    /// Why the hub took in nothing when the hall sent last.
    pub refused: Option<RefusedTold>,
    /// Why its history cannot be read at the hub.
    pub unread: Option<String>,
    /// The hash of its first event; `None` while nothing came.
    pub competition: Option<Digest>,
    /// Its last event at the hub, of the branch in force.
    pub head: Option<HubHead>,
    /// The code of that head, as the hall's wall shows it.
    pub code: Option<String>,
    /// The hall's seal of it, in 32 digits.
    pub seal: Option<String>,
    /// Branches that wait for a choice.
    pub contested: Vec<BranchTold>,
    /// Whether the hub takes in no other history of it.
    pub full: bool,
    /// The round that it is at.
    pub round: Option<RoundNo>,
    /// How far that is: `drawn`, `running`, `paused`, `over`, `recorded`, `given_up`.
    pub stage: Option<String>,
    /// The sheets of that round.
    pub sheets: Option<SheetsTold>,
    /// Whether it signed its own sheet.
    pub signed: bool,
    /// The rounds that it had, or was given.
    pub rounds: BTreeMap<RoundNo, RoundTold>,
}

/// That nothing of a hall is taken in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct RefusedTold {
    /// The refusal's code: of `docs/hub.md`.
    pub why: String,
    /// When that was, by the hub's clock: milliseconds since 1970 UTC.
    pub at_ms: i64,
}

/// Sheets of a round in a hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct SheetsTold {
    /// How many are expected.
    pub expected: u32,
    /// How many of them are there.
    pub there: u32,
}

/// A round in a hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct RoundTold {
    /// When the hall first had its letters.
    pub first_ms: Option<i64>,
    /// So many minutes after the first hall, where that is long.
    pub late_minutes: u32,
    /// Whether it was given up there.
    pub given_up: bool,
    /// When its time ended there.
    pub ended_ms: Option<i64>,
}

/// A branch of a history that waits for a choice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct BranchTold {
    /// Its number.
    pub branch: i32,
    /// The first event that differs from the one in force.
    pub at: u64,
    /// Its last event.
    pub head: HubHead,
    /// The code of that head.
    pub code: String,
    /// A hall's seal of it, in 32 digits.
    #[serde(default)]
    pub seal: Option<String>,
}

/// What a branch would change in the table of all halls, were it in force.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Changes {
    /// The round after which the table is.
    pub after: RoundNo,
    /// Whether the hall's players would stand in it.
    pub counts: bool,
    /// Those of them who would stand otherwise.
    pub players: Vec<Change>,
    /// How many players of other halls would have another rank.
    pub others: u32,
}

/// A player of the hall, as they stand and as they would.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Change {
    /// Now; `None` of who is not in the table.
    pub now: Option<Stands>,
    /// Then.
    pub then: Option<Stands>,
}

/// A player in a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Stands {
    /// Their name.
    pub name: String,
    /// Their rank; `None` of who has none.
    pub rank: Option<u32>,
    /// Their points.
    pub total: i64,
}

/// What waits for the conductor.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Queue {
    /// Words of all halls without a ruling, those first that most wrote.
    pub words: Vec<QueuedWord>,
    /// Objections about words.
    pub objections: Vec<QueuedObjection>,
}

/// A word that waits for a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct QueuedWord {
    /// The word.
    pub word: Word,
    /// On how many sheets it stands, by round.
    pub rounds: BTreeMap<RoundNo, u32>,
    /// In which halls.
    pub venues: BTreeSet<VenueNo>,
}

/// An objection about a word that waits for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct QueuedObjection {
    /// In which hall.
    pub venue: VenueNo,
    /// Its number there.
    pub objection: ObjectionId,
    /// Whose, by number there.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The word.
    pub word: Word,
    /// Of which round.
    pub round: RoundNo,
}

/// The hub's table of all halls, as far as it is compared or shown.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct TableTold {
    /// Whether anything of it is open.
    #[serde(default)]
    pub provisional: bool,
    /// Its rows.
    pub standings: Vec<TableRow>,
}

/// A row of it; what it has beside is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct TableRow {
    rank: Option<u32>,
    venue: VenueNo,
    local_rank: Option<u32>,
    player: PlayerId,
    name: String,
    total: i64,
    deductions: i64,
    compared: [u32; 6],
}

impl TableTold {
    /// Its rows, as those that are signed.
    pub fn rows(&self) -> Vec<JointRow> {
        let row = |row: &TableRow| JointRow {
            rank: row.rank,
            venue: row.venue,
            local_rank: row.local_rank,
            player: row.player,
            name: row.name.clone(),
            total: row.total,
            deductions: row.deductions,
            compared: row.compared,
        };
        self.standings.iter().map(row).collect()
    }
}

impl HallTold {
    /// Whether it ended a round, or gave it up.
    pub fn has_ended(&self, round: RoundNo) -> bool {
        let told = self.rounds.get(&round).is_some_and(|it| it.given_up || it.ended_ms.is_some());
        let over = matches!(self.stage.as_deref(), Some("over" | "recorded" | "given_up"));
        let at = self.round.is_some_and(|at| at > round || (at == round && over));
        told || at
    }
}

/// Rows of a history, and where it ends.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ended {
    /// The next rows.
    pub rows: Vec<SentRow>,
    /// Its last event at the hub.
    pub head: HubHead,
    /// The hall's seal of that, in 32 digits.
    #[serde(default)]
    pub seal: Option<String>,
    /// Of the conductor's history their seals of that, by hall.
    #[serde(default)]
    pub seals: BTreeMap<VenueNo, String>,
}
