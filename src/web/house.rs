//! What every answer is made from: what the hall sees, the clock, the door's names and limits.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::http::HeaderMap;
use tokio::sync::watch;

use super::live::{Latest, Lookers};
use super::made::Cards;
use super::names::{Names, Often};
use super::tongue;
use crate::language::Language;
use crate::session::time::TimeSource;
use crate::stations::HallShown;

/// What every answer is made from.
#[derive(Clone)]
pub(super) struct House(Arc<Inner>);

pub(super) struct Inner {
    pub names: Names,
    pub often: Often,
    pub at: SocketAddr,
    /// Where stations enter; none where they cannot.
    pub stations: Option<String>,
    pub latest: watch::Receiver<Latest>,
    time: TimeSource,
    pub lookers: Arc<Lookers>,
    pub cards: Cards,
}

impl std::ops::Deref for House {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl House {
    pub(super) fn new(
        (at, stations): (SocketAddr, Option<String>),
        latest: watch::Receiver<Latest>,
        time: TimeSource,
        lookers: Arc<Lookers>,
        cards: Cards,
    ) -> Self {
        let (names, often) = (Names::of(at, "http"), Often::default());
        Self(Arc::new(Inner { names, often, at, stations, latest, time, lookers, cards }))
    }

    /// What the hall sees; nothing once the doors close.
    pub(super) fn shown(&self) -> Option<Arc<HallShown>> {
        match &*self.latest.borrow() {
            Latest::Shown(shown) => Some(Arc::clone(shown)),
            Latest::Closed => None,
        }
    }

    /// The machine's real time in milliseconds.
    pub(super) fn real_ms(&self) -> i64 {
        (self.time)().real_ms
    }

    /// The languages of its readers.
    pub(super) fn languages(&self) -> Vec<Language> {
        self.shown()
            .map_or_else(Vec::new, |shown| shown.languages.iter().map(|it| it.language).collect())
    }

    /// The language of this reader.
    pub(super) fn language(&self, headers: &HeaderMap) -> Language {
        tongue::of(headers, &self.languages())
    }
}
