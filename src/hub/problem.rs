//! What can be wrong with the hub, its database and what it is sent: facts, and the sentence of each.

use std::fmt::Write as _;

use tokio_postgres::error::SqlState;

use crate::domain::lexicon::Digest;
use crate::domain::text::UnfitText;
use crate::language::Language;
use crate::storage::StorageError;
use crate::text;

/// Why the hub could not do what was asked; nothing was half written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The database's address cannot be read.
    #[error("no address of a database: {0}")]
    Address(String),
    /// It lies on another machine.
    #[error("{0} is another machine")]
    Elsewhere(String),
    /// Nobody answers there, there is no such database or user, or the connection was cut.
    #[error("no connection: {0}")]
    NoConnection(String),
    /// The user of the database may not do it.
    #[error("no rights: {0}")]
    NoRights(String),
    /// It has no tables of a hub, or older ones.
    #[error("not prepared")]
    NotPrepared,
    /// A newer program made its tables.
    #[error("tables of version {version}; this program knows versions up to {known}")]
    Newer {
        /// Theirs.
        version: i32,
        /// The newest that this program knows.
        known: i32,
    },
    /// The database refused or broke off.
    #[error("{0}")]
    Database(String),
    /// Its disk is full.
    #[error("disk full: {0}")]
    DiskFull(String),
    /// The file could not be read.
    #[error("{0}")]
    File(#[from] StorageError),
    /// A row does not follow from the one before it.
    #[error("the chain breaks at event {0}")]
    Chain(i64),
    /// A row is not one of a history: its number is not the next one, or it is too large.
    #[error("event {0} is unfit")]
    Unfit(i64),
    /// Rows are lacking between what the hub has and what it was sent.
    #[error("the hub has {seq} events of it")]
    Gap {
        /// How many events the branch in force has.
        seq: i64,
        /// The hash of its last one.
        hash: Digest,
    },
    /// A competition has as many branches or rows as are taken in before one is chosen.
    #[error("no more rows or branches of this competition are taken in before one is chosen")]
    Full,
    /// The texts of a competition would have more bytes than are taken in.
    #[error("no more than 64 MiB of text of this competition are taken in")]
    Large,
    /// The hub has no such competition.
    #[error("no competition {0}")]
    NoCompetition(Digest),
    /// A door cannot stand there.
    #[error("{0}: {1}")]
    NotOpen(String, String),
    /// A file of certificate or key is none.
    #[error("{0}: {1}")]
    Certificate(String, String),
    /// The system gives no chance.
    #[error("no chance: {0}")]
    NoChance(String),
    /// No token that opens something begins so, or several.
    #[error("no token {0}")]
    NoToken(String),
    /// A token is tied to another competition.
    #[error("the token is tied to another competition")]
    Taken,
    /// A token does not open this.
    #[error("not of this token")]
    Foreign,
    /// Rows are not of the joint competition and the hall that a token is of, or by other rules, another list or another
    /// commitment.
    #[error("not of this joint competition and hall")]
    Unlike,
    /// A text is no rules of a season.
    #[error("no season: {0}")]
    SeasonRules(String),
    /// There is no such season.
    #[error("no season {0}")]
    NoSeason(String),
    /// A place of a season has other signs than small letters, digits and hyphens, or more than 40.
    #[error("{0} is no place")]
    Slug(String),
    /// No competition is named so, or several.
    #[error("no competition {0}")]
    NotNamed(String),
    /// A competition has no such player.
    #[error("no player {0}")]
    NoPlayer(u32),
    /// Two players are one person by links already, or one player.
    #[error("one person already")]
    Linked,
    /// What needs a reason has none.
    #[error("no reason")]
    NoReason,
    /// A text is too long, or has signs that are not seen.
    #[error("{0}")]
    Text(UnfitText),
    /// There is no such link, or it was undone.
    #[error("no link {0}")]
    NoLink(i64),
    /// A word list has more bytes than parts may have.
    #[error("a word list of {0} bytes")]
    LargeList(usize),
    /// It has no such branch.
    #[error("no branch {0}")]
    NoBranch(i32),
}

impl Problem {
    /// What it means for people: what is wrong, and what to do.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Address(what) => text!(language, "hub-address", what = what),
            Self::Elsewhere(host) => text!(language, "hub-elsewhere", host = host),
            Self::NoConnection(why) => text!(language, "hub-no-connection", why = why),
            Self::NoRights(why) => text!(language, "hub-no-rights", why = why),
            Self::NotPrepared => text!(language, "hub-not-prepared"),
            Self::Newer { version, known } => {
                text!(language, "hub-newer", version = *version, known = *known)
            }
            Self::Database(why) => text!(language, "hub-database", why = why),
            Self::DiskFull(_) => text!(language, "hub-disk-full"),
            Self::File(error) => error.sentence(language),
            Self::Chain(seq) => text!(language, "hub-chain", seq = *seq),
            Self::Unfit(seq) => text!(language, "hub-unfit", seq = *seq),
            Self::Gap { seq, .. } => text!(language, "hub-gap", seq = *seq),
            Self::Full => text!(language, "hub-full"),
            Self::Large => text!(language, "hub-large"),
            Self::NoCompetition(competition) => {
                text!(language, "hub-no-competition", competition = competition.to_string())
            }
            Self::NotOpen(at, why) => text!(language, "hub-not-open", at = at, why = why),
            Self::Certificate(file, why) => {
                text!(language, "hub-certificate", file = file, why = why)
            }
            Self::NoChance(why) => text!(language, "hub-no-chance", why = why),
            Self::NoToken(digits) => text!(language, "hub-no-token", digits = digits),
            Self::Taken => text!(language, "hub-token-taken"),
            Self::Foreign => text!(language, "hub-token-foreign"),
            Self::Unlike => text!(language, "hub-token-unlike"),
            Self::SeasonRules(why) => text!(language, "hub-season-rules", why = why),
            Self::NoSeason(slug) => text!(language, "hub-season-none", season = slug),
            Self::Slug(slug) => text!(language, "hub-season-slug", season = slug),
            Self::NotNamed(what) => text!(language, "hub-not-named", what = what),
            Self::NoPlayer(player) => text!(language, "hub-no-player", player = *player),
            Self::Linked => text!(language, "hub-linked"),
            Self::NoReason => text!(language, "errors-reason-missing"),
            Self::Text(why) => language.unfit_text(why),
            Self::NoLink(link) => text!(language, "hub-no-link", link = *link),
            Self::LargeList(bytes) => text!(language, "hub-large-list", bytes = *bytes),
            Self::NoBranch(branch) => text!(language, "hub-no-branch", branch = *branch),
        }
    }
}

impl From<tokio_postgres::Error> for Problem {
    fn from(error: tokio_postgres::Error) -> Self {
        let mut why = error.to_string();
        let mut source = std::error::Error::source(&error);
        while let Some(below) = source {
            let _ = write!(why, ": {below}");
            source = below.source();
        }
        match error.code() {
            Some(&SqlState::INSUFFICIENT_PRIVILEGE) => Self::NoRights(why),
            Some(&SqlState::UNDEFINED_TABLE) => Self::NotPrepared,
            Some(&SqlState::DISK_FULL) => Self::DiskFull(why),
            None
            | Some(
                &SqlState::INVALID_CATALOG_NAME
                | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION
                | &SqlState::INVALID_PASSWORD
                | &SqlState::ADMIN_SHUTDOWN
                | &SqlState::CRASH_SHUTDOWN
                | &SqlState::CANNOT_CONNECT_NOW,
            ) => Self::NoConnection(why),
            Some(_) => Self::Database(why),
        }
    }
}
