//! What is asked before a hall takes part in a joint competition.

use serde::Serialize;

use super::spec::{Spec, row};
use super::{UserCommand, When};

/// What is asked before a hall takes part in a joint competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum JoinCommand {
    /// Look at what a hall needs for it.
    Show,
    /// Choose its card in a dialog, and read it.
    Browse,
    /// Read the card at the typed path, and ask its hub what it is of.
    Read,
    /// Make the hall's file, and open it.
    TakePart,
    /// Leave it.
    Leave,
}

impl JoinCommand {
    /// What a palette can reach.
    pub(super) const LISTED: [Self; 2] = [Self::Show, Self::Browse];

    /// Its row of the table.
    pub(super) fn spec(self) -> Spec {
        let row = |name| row(name, When::Closed);
        match self {
            Self::Show => row("join-show").hint("join-show-about").also("join-also"),
            Self::Browse => row("join-browse").also("join-also"),
            Self::Read => row("join-read"),
            Self::TakePart => row("join-take-part"),
            Self::Leave => row("join-leave"),
        }
    }
}

impl From<JoinCommand> for UserCommand {
    fn from(command: JoinCommand) -> Self {
        Self::Join(command)
    }
}
