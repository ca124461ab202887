//! What a verification looks at, and what can come out.

use std::path::PathBuf;

use crate::domain::head::Heads;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, Seq};
use crate::domain::lexicon::Digest;
use crate::storage::problem::Damage;
use crate::storage::unlawful::Unlawful;

/// What was looked at, in the order of looking, and what came out.
#[derive(Clone, Debug)]
pub struct Verification {
    /// Which file.
    pub path: PathBuf,
    /// How many events it has.
    pub events: u64,
    /// The hash of the last.
    pub chain_head: Digest,
    /// Every head, as far as the chain holds.
    pub heads: Heads,
    /// The issue of the final sheet that stands; `None` before signing and after a reopening.
    pub signed: Option<u32>,
    /// Every check; those that could not be made because of an earlier failure are left out.
    pub checks: Vec<Check>,
}

impl Verification {
    /// The first check that failed; `None` when everything holds.
    pub fn first_failure(&self) -> Option<&Check> {
        self.checks.iter().find(|check| matches!(check.outcome, CheckOutcome::Failed { .. }))
    }

    /// Whether nothing failed.
    pub fn holds(&self) -> bool {
        self.first_failure().is_none()
    }

    /// The rounds, each with its event, whose letters were recorded and cannot be derived.
    pub fn not_derivable(&self) -> impl Iterator<Item = (RoundNo, Seq, NotDerivable)> {
        self.checks.iter().filter_map(|check| match (&check.what, &check.outcome) {
            (
                Checked::Letters { round, seq, .. } | Checked::Order { round, seq, .. },
                CheckOutcome::NotDerivable(why),
            ) => Some((*round, *seq, *why)),
            _ => None,
        })
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What.
    pub what: Checked,
    /// What came out.
    pub outcome: CheckOutcome,
}

/// What was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checked {
    /// The database's pages, tables and triggers.
    File,
    /// That what was written last is there; only told when it may be missing.
    Last,
    /// The sheets begun and not saved; told when there are any.
    Drafts,
    /// That what stations asked became the events of its receipts; told of a file that has had stations.
    Receipts,
    /// The pictures of sheets against the digests that events name.
    Pictures {
        /// How many are there.
        number: usize,
    },
    /// The hash chain over all events.
    Chain {
        /// How many.
        events: u64,
    },
    /// That events and actions are numbered without gaps.
    Numbering,
    /// That every event can be read.
    Events,
    /// The text of the rules.
    Rules {
        /// Their name, as the history has it.
        id: String,
        /// SHA-256 of their text.
        sha256: Digest,
        /// Whose they are.
        of: RulesOf,
    },
    /// A word list.
    Lexicon {
        /// Its title, as the history names it.
        name: String,
        /// Its digest, as the history names it.
        sha256: Digest,
        /// Whether the file has the whole list, or only the words written.
        full: bool,
    },
    /// The revealed seed against the published commitment.
    Seed,
    /// The same of the seed that the file keeps until signing; nothing of it is shown.
    KeptSeed,
    /// How a round got its letters.
    Letters {
        /// The round.
        round: RoundNo,
        /// Which draw of it.
        attempt: Attempt,
        /// The event that says so.
        seq: Seq,
    },
    /// How a round got the order that its tables were made from.
    Order {
        /// The round.
        round: RoundNo,
        /// Which pairing of it.
        attempt: Attempt,
        /// The event that says so.
        seq: Seq,
    },
    /// That every event was allowed where it stands.
    Law,
    /// That everybody held the office that what they did needed.
    Offices,
    /// That a signing binds the words that a copy for publication has of its list.
    Words,
    /// Every total, from the words upwards.
    Totals {
        /// Sheets graded.
        sheets: u32,
        /// Words on them.
        words: u32,
    },
    /// A signed table.
    SignedTable {
        /// Which issue.
        issue: u32,
        /// The event that says so.
        seq: Seq,
    },
}

/// Whose rules a competition is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesOf {
    /// The program's own, letter by letter.
    Program,
    /// A club's, whatever they call themselves.
    Club,
}

/// Something that whoever reads the file should know, and that is no failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Program 0.1.0 asked nobody's office: so many events were done by somebody who does not hold
    /// the one that they need.
    OfficesUnasked {
        /// How many.
        count: u64,
        /// The first of them.
        first: Seq,
    },
    /// No signing binds the words that this copy has of its list: nothing shows that the list has
    /// just these.
    WordsUnbound,
    /// Pictures that were taken and not deleted are not in this copy.
    PicturesLeftOut {
        /// How many.
        number: usize,
    },
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckOutcome {
    /// It is as it must be.
    Holds,
    /// It is not.
    Failed {
        /// At which event, when it is about one.
        at: Option<Seq>,
        /// How.
        why: Failure,
    },
    /// It was recorded and cannot be derived; this is no failure.
    NotDerivable(NotDerivable),
    /// It is no failure, and must be known.
    Told(Told),
}

/// How something is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The file, or a part of it, is damaged.
    Damaged(Damage),
    /// The file was not closed, and what is written ahead of it is not beside it.
    MayLackTheLast {
        /// The name of what should lie beside it.
        wal: String,
    },
    /// An event of a newer program.
    NewerEvent,
    /// Events or actions are not numbered as they must be.
    Numbering,
    /// The first event is not that the competition was made, or another one is.
    NotOneBeginning,
    /// An undo of what cannot be undone: not an earlier action, or one taken back already.
    UndoOfNothing,
    /// The revealed seed is not the one that was committed to.
    OtherSeed,
    /// The draw gives other letters, or another number of redraws.
    OtherLetters {
        /// The letters that the seed gives.
        derived: String,
        /// How often the consonants go back.
        redraws: u32,
    },
    /// No digital draw could be made there: the rounds' order, the bags, or a seed that everybody
    /// knew already forbid it.
    NoDraw,
    /// A total is not the sum of its words.
    Total {
        /// Whose.
        player: PlayerId,
        /// As the standings have it.
        stated: i64,
        /// As the words give it.
        derived: i64,
    },
    /// The signed table is not the one that the history gives.
    OtherTable {
        /// The first row that differs, from 1.
        row: usize,
    },
    /// The signed table's digest is not the recorded one.
    OtherDigest {
        /// The table's.
        derived: Digest,
    },
    /// It was signed although something stood against it.
    NotToBeSigned(Unlawful),
    /// Events may not stand where they stand.
    Unlawful(Unlawful),
}

/// Why something cannot be derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDerivable {
    /// The seed is revealed at signing.
    NotYetSigned,
    /// The file does not have the seed.
    SeedUnknown,
    /// Drawn from real bags and typed.
    Typed,
    /// Recorded afterwards, or imported.
    Recorded,
    /// A slip was corrected.
    Corrected,
    /// Made by hand.
    ByHand,
}
