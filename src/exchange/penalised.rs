//! Whom what is published names of those who were penalised.

use serde::Serialize;

use crate::domain::contest::Common;

/// Whether a page names those who were penalised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalised {
    /// As the final sheet does, with the reasons.
    #[default]
    Named,
    /// How many there were alone: a kind, a round or a reason may tell whose, and so may a row of the table or an objection.
    Unnamed,
}

impl Penalised {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Named, Self::Unnamed];

    /// What is safe while nobody chose: whoever was penalised is named only where that is asked for.
    pub fn proposed(common: &Common) -> Self {
        if common.penalties.is_empty() { Self::Named } else { Self::Unnamed }
    }
}
