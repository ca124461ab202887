//! What somebody asks of an open competition, and why it did not happen.

use crate::domain::contest::command::Command;
use crate::domain::contest::{Format, Rejection};
use crate::domain::person::Person;
use crate::storage::StorageError;

/// What somebody asks. Who it is comes from the desk or from the login, never from what is asked; what it
/// was based on stands in the command where that matters.
#[derive(Clone, Debug, PartialEq)]
pub struct Order<F: Format> {
    /// Who asks.
    pub who: Person,
    /// For what.
    pub command: Command<F>,
}

/// Why an order was not carried out; nothing happened then.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refusal<F: Format> {
    /// The rules refuse it.
    #[error(transparent)]
    Rejected(#[from] Rejection<F>),
    /// The file cannot be written.
    #[error(transparent)]
    NotSaved(#[from] StorageError),
}
