//! Words of slips as a jury rules on them.

use serde_json::Value;

use crate::domain::formats::duplicate::state::Duplicate;
use crate::screens::Open;
use crate::stations::jury::{Judged, Jury, Queue, queue, step, word};
use crate::stations::keying::{Asker, Step};
use crate::stations::refused::Refused;

/// Words of slips.
pub(super) struct Words;

impl Jury<Duplicate> for Words {
    fn queue(&self, open: &Open<'_, Duplicate>, asker: &Asker<'_>) -> Queue {
        queue(open, asker.language)
    }

    fn word(
        &self,
        open: &Open<'_, Duplicate>,
        asker: &Asker<'_>,
        text: &str,
    ) -> Result<Judged, Refused> {
        word(open, asker, text, |turn| super::letters(open, asker.language, turn))
    }

    fn step(
        &self,
        open: &Open<'_, Duplicate>,
        asker: &Asker<'_>,
        ask: &Value,
    ) -> Result<Step<Duplicate>, Refused> {
        step(open, asker, ask)
    }
}
