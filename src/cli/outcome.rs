//! How a command ends, when it does not end well.

/// Why a request was not done.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// Understood and refused: one paragraph. Exit code 1.
    Refused(String),
    /// No request: one paragraph. Exit code 2.
    Usage(String),
    /// Nobody reads the results any more; that is no failure of ours. Exit code 0.
    Unread,
}

/// What a command ends with.
pub(super) type Outcome = Result<(), Failure>;
