//! How long a text in an event may be.

use crate::domain::contest::Rejection;
use crate::domain::contest::event::Event;

pub(super) fn fit(_event: &Event) -> Result<(), Rejection> {
    Ok(())
}
