//! The competition file: one `SQLite` file `NAME.eforos` with a competition's whole history, the
//! rules and word lists that it names, the secret seed, and sheets begun and not saved.
//!
//! What must never happen here: an event changed, deleted or half written; an acknowledged event
//! lost; a file overwritten; the seed shown by anything but [`CompetitionFile::seed`]; two programs
//! writing one file. No rule of the game is known here.
//!
//! # The file
//! `application_id` is `EFOR` (0x45464F52), `user_version` the version of the file: 1, and 2 once it has had stations. While it
//! is open for writing there are helpers beside it: `SQLite`'s `-wal` and `-shm`, and
//! `NAME.eforos-lock`; when it is closed there is one single file. The tables:
//! - `events`: the history. One row an event, in order of `seq`, which counts from 1 without gaps;
//!   `action` is the `seq` of the first event of the user's action. `wall_ms`, `session`,
//!   `elapsed_ms`: when. `name`, `role` (`referee` or `assistant`), `station`: who. `body`: what, as
//!   JSON, in the form of `version` (now 2). `hash`: see below.
//! - `parts`: by `kind` and SHA-256 what the events name: `rules` (the text of the rules file, UTF-8),
//!   `lexicon` (a built word list with its passport, named by the SHA-256 in the passport), `words`
//!   (in a copy for publication, a built word list of those words of it that were written).
//! - `seeds`: by commitment, 32 bytes each; none in a copy for publication.
//! - `stations`, `receipts`, `links` (version 2): the devices that were let in, what was asked once, and the generation
//!   of each player's card. `pictures` (version 2): photographs of sheets, each under the SHA-256 that an event names;
//!   opening does not read them.
//! - `drafts`: sheets begun and not saved. `meta`: `purpose` is `competition` or `publication`.
//!
//! # The hash chain
//! Each event's hash is over the hash before it and every stored column; `docs/competition-file.md` says how, so
//! that another language recomputes it. So whoever knows a hash that left the hall knows the history up
//! to it: see [`Heads`](crate::domain::head::Heads).

mod at_stations;
mod beside;
mod card;
mod caution;
mod chain;
mod competition_file;
mod copies;
mod create;
mod derived;
mod drafts;
mod history;
mod identity;
mod join;
mod journal;
mod lawful;
mod left_over;
mod links;
mod lock;
mod messages;
mod names;
mod open;
mod opening;
mod parts;
mod paths;
mod pictures;
mod places;
mod problem;
mod publish;
mod purpose;
mod reattach;
mod rewrite;
mod salvage;
pub mod siblings;
pub mod signals;
mod stations;
mod taken_back;
mod together;
mod unlawful;
mod uri;
mod verify;
mod wal;
mod wire;

pub use beside::Beside;
pub use card::Cursor;
pub use caution::Caution;
pub use chain::{RawRow, Row, chained, genesis, rows_after};
pub use competition_file::CompetitionFile;
pub use create::NewCompetition;
pub use derived::{Growing, Grown, Needed, record_of};
pub use drafts::{Begun, StoredDraft};
pub use lock::is_held as is_open_for_writing;
pub use opening::{Access, roll_back, rules_text, settle};
pub use parts::StoredLexicon;
pub use pictures::{NewPicture, Pictures};
pub use problem::{Damage, Foreign, Part, Problem, StorageError, WhyReadOnly};
pub use reattach::Retry;
pub use rewrite::Named;
pub use salvage::{Elsewhere, Salvaged};
pub use stations::{AskId, Receipt, Seen, StoredStation};
pub use unlawful::{ForbiddenEvent, Unlawful};
pub use verify::{
    Check, CheckOutcome, Checked, Failure, HeadFound, HeadPlace, NotDerivable, RulesOf, Told,
    Verification, verify,
};

#[cfg(test)]
mod tests;
