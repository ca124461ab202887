//! What whoever conducts sees of the halls.

use super::link::{LinkCard, card};
use crate::language::tr;
use crate::views::formats::anagram::Sight;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CentreData {
    /// What the place is.
    pub title: String,
    /// The line to the hub.
    pub link: LinkCard,
}

/// What is seen.
pub(super) fn data(sight: &Sight<'_>) -> CentreData {
    CentreData { title: tr(sight.language(), "venues-centre"), link: card(sight) }
}
