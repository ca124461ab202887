//! What whoever conducts signs on: the histories of all halls as the hub has them, each held against its chain, its seal
//! and the law, and the table that follows from them here.

use std::collections::BTreeMap;
use std::path::Path;

use super::card::ConductorCard;
use super::fetched::{NotFetched, fetched};
use super::line::{Line, NotDone};
use super::rows::HubHead;
use crate::domain::contest::{Format as _, Openness};
use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::halls::{Difference, Hall, compared};
use crate::domain::formats::anagram::joint::table::{Head, JointRow};
use crate::domain::formats::anagram::sealed::heads::Sealed;
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::Digest;
use crate::language::Language;
use crate::storage::{
    Access, CompetitionFile, Needed, Problem, RawRow, StorageError, genesis, record_of,
};
use crate::text;

/// What was fetched, and what follows from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// How many events the master file had.
    pub master: u64,
    /// The last event of each hall whose history holds.
    pub heads: BTreeMap<VenueNo, Head>,
    /// Those of which nothing is at the hub: no table stands on them.
    pub absent: Vec<VenueNo>,
    /// Of the others, why it does not.
    pub unfit: BTreeMap<VenueNo, Unfit>,
    /// What the halls do not say as the master file does.
    pub differences: Vec<Difference>,
    /// The halls that have not signed their own sheet.
    pub unsigned: Vec<VenueNo>,
    /// The table.
    pub table: Vec<JointRow>,
    /// Whether the hub's own table is another; `None` where it told none.
    pub other_table: Option<bool>,
}

/// Why a hall's history is not signed on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The hub did not give it.
    #[error(transparent)]
    Hub(#[from] NotDone),
    /// An event does not follow from the one before it.
    #[error("event {0} does not follow")]
    Chain(u64),
    /// Its head is not sealed with the hall's key.
    #[error("the head {0} is not sealed by the hall")]
    Seal(u64),
    /// The law forbids it, or this program does not know it.
    #[error("{0}")]
    Unlawful(String),
}

impl Unfit {
    /// What it means for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Hub(why) => why.sentence(language),
            Self::Chain(at) => text!(language, "conduct-hall-chain", at = *at),
            Self::Seal(at) => text!(language, "conduct-hall-seal", at = *at),
            Self::Unlawful(why) => text!(language, "conduct-hall-unlawful", why = why),
        }
    }
}

/// Fetches the histories of these halls, each by the hash of its first event, and derives the table of all.
///
/// # Errors
/// [`StorageError`] of the master file, which is read beside whoever writes it.
pub fn gather(
    master: &Path,
    card: &ConductorCard,
    halls: &BTreeMap<VenueNo, Option<Digest>>,
) -> Result<Gathered, StorageError> {
    let file = CompetitionFile::<Anagram>::open(master, Access::Read)?;
    let record = file.read_record()?;
    let mut needed = file.needed()?;
    let mut lists = Vec::new();
    for (sha256, _) in needed.lists {
        lists.push((sha256, file.lexicon(sha256)?));
    }
    needed.lists = lists;
    let joint = record.contest().common.commitment.unwrap_or_else(genesis);
    let line = Line::new(&card.access);
    let mut gathered = Gathered { master: file.event_count(), ..Gathered::default() };
    let mut known = BTreeMap::new();
    for (&venue, first) in halls {
        let Some(first) = *first else {
            gathered.absent.push(venue);
            continue;
        };
        let fetched = history((&line, card), (joint, venue), first);
        match fetched.and_then(|(head, rows)| Ok((head, derived(&rows, &needed)?))) {
            Ok((head, record)) => {
                gathered.heads.insert(venue, head);
                known.insert(venue, record);
            }
            Err(why) => {
                gathered.unfit.insert(venue, why);
            }
        }
    }
    let list = |record: &Record| {
        let named = record.contest().common.lexicon.as_ref().map(|list| list.sha256);
        needed.lists.iter().find(|(sha256, _)| Some(*sha256) == named).map(|(_, list)| list)
    };
    let boards: BTreeMap<VenueNo, Board> = known
        .iter()
        .filter_map(|(&venue, record)| Some((venue, Board::new(record.contest(), list(record)?))))
        .collect();
    let standing: Vec<Hall<'_>> = known
        .iter()
        .filter_map(|(venue, record)| {
            let (board, head) = (boards.get(venue)?, *gathered.heads.get(venue)?);
            Some(Hall { record, board, head })
        })
        .collect();
    let found = compared(&record, &standing);
    gathered.differences = found.differences;
    gathered.table = found.table;
    // A hub that tells none hinders nothing: what is signed follows from the rows alone.
    let theirs = line.table(joint, record.contest().game.last_round());
    gathered.other_table = theirs.ok().map(|theirs| theirs.rows() != gathered.table);
    let is_open = |record: &Record| record.contest().common.openness != Openness::Signed;
    gathered.unsigned =
        known.iter().filter(|(_, record)| is_open(record)).map(|(&venue, _)| venue).collect();
    Ok(gathered)
}

/// A hall's rows to their sealed head.
fn history(
    (line, card): (&Line, &ConductorCard),
    (joint, venue): (Digest, VenueNo),
    first: Digest,
) -> Result<(Head, Vec<RawRow>), Unfit> {
    let beginning = HubHead { seq: 0, hash: genesis() };
    let fetched = fetched(line, first, beginning).map_err(|why| match why {
        NotFetched::Hub(why) => Unfit::Hub(why),
        NotFetched::Chain(at) => Unfit::Chain(at),
    })?;
    let HubHead { seq, hash } = fetched.head;
    let sealed = Sealed { joint, venue, seq, hash };
    if card.is_sealed(&sealed, fetched.seal.as_deref()) {
        Ok((Head { seq, hash }, fetched.rows))
    } else {
        Err(Unfit::Seal(seq))
    }
}

fn derived(rows: &[RawRow], needed: &Needed) -> Result<Record, Unfit> {
    record_of::<Anagram>(rows, needed).map_err(|problem| {
        Unfit::Unlawful(match problem {
            Problem::Unlawful(unlawful) => unlawful.why,
            other => other.to_string(),
        })
    })
}
