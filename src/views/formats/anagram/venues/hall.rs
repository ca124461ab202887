//! What a hall sees of its part in a joint competition.

use super::link::{LinkCard, card};
use crate::domain::formats::anagram::joint::Joint;
use crate::text;
use crate::views::formats::anagram::Sight;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallData {
    /// Which hall it is.
    pub title: String,
    /// The line to the hub.
    pub link: LinkCard,
}

/// What is seen.
pub(super) fn data(sight: &Sight<'_>) -> HallData {
    let venue = sight.contest().game.joint().and_then(Joint::venue);
    let (number, name) = venue.map(|it| (it.number.get(), it.name.clone())).unwrap_or_default();
    HallData {
        title: text!(sight.language(), "venues-hall", number = number, name = name),
        link: card(sight),
    }
}
