//! What whoever conducts hears of the halls: that of it which is otherwise than when it was looked at last.

use super::super::line::{Line, NotDone, Words};
use super::super::told::{Halls, Queue};
use crate::domain::lexicon::Digest;

/// What is known of the halls; of a look, what is new.
#[derive(Default)]
pub(super) struct Looked {
    pub(super) words: Option<Words>,
    pub(super) halls: Option<Halls>,
    pub(super) queue: Option<Queue>,
}

impl Looked {
    /// Looks again. What is new.
    pub(super) fn look(&mut self, line: &Line, joint: Digest) -> Result<Self, NotDone> {
        let words = Some(line.words(joint)?);
        let halls = told(line.halls(joint))?;
        let queue = told(line.queue(joint))?;
        Ok(Self {
            words: newer(&mut self.words, words),
            halls: newer(&mut self.halls, halls),
            queue: newer(&mut self.queue, queue),
        })
    }
}

/// What was told, if it is something else than before; it is what is known then.
fn newer<T: Clone + PartialEq>(known: &mut Option<T>, told: Option<T>) -> Option<T> {
    if told.is_none() || *known == told {
        return None;
    }
    known.clone_from(&told);
    told
}

/// What was answered; `None` by a hub of before, which does not know the question.
fn told<T>(answer: Result<T, NotDone>) -> Result<Option<T>, NotDone> {
    match answer {
        Err(NotDone::Refused(refused)) if refused.status == 404 => Ok(None),
        other => other.map(Some),
    }
}
