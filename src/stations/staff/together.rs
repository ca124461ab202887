//! What waits to be saved is saved together, so that nobody waits for the disk of the others; whoever asks is answered once
//! all of it is there.

use super::{Staff, not_saved};
use crate::language::Sentences;
use crate::session::Keeper;
use crate::stations::errand::{Answer, Request};

/// What is answered at once: one ask, or several in a row that are to be saved.
pub struct Turns<N> {
    next: N,
    waits: Option<Request>,
}

impl<N: FnMut() -> Option<Request>> Turns<N> {
    /// Of what comes so, in that order.
    pub const fn of(next: N) -> Self {
        Self { next, waits: None }
    }
}

impl<N: FnMut() -> Option<Request>> Iterator for Turns<N> {
    type Item = Vec<Request>;

    fn next(&mut self) -> Option<Vec<Request>> {
        let first = self.waits.take().or_else(&mut self.next)?;
        let mut saves = first.errand.is_saving();
        let mut turn = vec![first];
        while saves {
            self.waits = (self.next)();
            let more = self.waits.take_if(|request| request.errand.is_saving());
            saves = more.is_some();
            turn.extend(more);
        }
        Some(turn)
    }
}

impl<F: Sentences> Staff<F> {
    /// Answers what devices ask, one after the other; what they save is written together, and none is answered before.
    pub fn attend(&mut self, keeper: &mut Keeper<F>, turn: Vec<Request>) {
        if turn.len() == 1 {
            return turn.into_iter().for_each(|request| {
                let Request { from, errand, reply } = request;
                reply(self.answer(keeper, from, errand).unwrap_or_else(Answer::Refused));
            });
        }
        let before = (self.claims.clone(), self.worked.clone(), self.stood.clone());
        let mut answered = Vec::new();
        let written = keeper.together(|keeper| {
            for Request { from, errand, reply } in turn {
                let answer = self.answer(keeper, from, errand).unwrap_or_else(Answer::Refused);
                answered.push((from.language, answer, reply));
            }
        });
        if written.is_err() {
            (self.claims, self.worked, self.stood) = before;
        }
        for (language, answer, reply) in answered {
            let refused = |error| Answer::Refused(not_saved(language, error));
            reply(written.as_ref().err().map_or(answer, refused));
        }
    }
}
