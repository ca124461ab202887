//! A database that is away, for whoever rules the hub: one line when it goes, one when it answers again.

use std::sync::{Mutex, PoisonError};

use super::problem::Problem;
use crate::domain::lexicon::Digest;

/// How many requests were refused since it went; `None` while it answers.
#[derive(Debug, Default)]
pub(super) struct Outage(Mutex<Option<u64>>);

impl Outage {
    /// A request was refused because of this.
    pub(super) fn refused(&self, problem: &Problem) {
        self.gone(problem, None, 1);
    }

    /// The service noticed this by itself, at this competition if any.
    pub(super) fn noticed(&self, problem: &Problem, at: Option<Digest>) {
        self.gone(problem, at, 0);
    }

    fn gone(&self, problem: &Problem, at: Option<Digest>, requests: u64) {
        if !matches!(problem, Problem::NoConnection(_)) {
            let at = at.map_or_else(String::new, |at| format!("{at}: "));
            tracing::warn!("{at}{problem}");
            return;
        }
        let mut refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if refused.is_none() {
            tracing::warn!("{problem}");
        }
        *refused = Some(refused.unwrap_or(0) + requests);
    }

    /// It answers.
    pub(super) fn answers(&self) {
        let mut refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(refused) = refused.take() {
            tracing::warn!("the database answers again; requests refused meanwhile: {refused}");
        }
    }
}
