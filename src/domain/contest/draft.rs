//! Work at the desk that is not saved: it hinders a signing.

use crate::domain::ids::{PlayerId, RoundNo};

/// A sheet that somebody has begun to key and not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Draft {
    /// The round.
    pub round: RoundNo,
    /// Whose; `None` for a sheet without a name.
    pub player: Option<PlayerId>,
}
