//! Tables made anew after rows came: a moment later, so that what comes together is derived once.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::sleep;

use super::gathered::Gathered;
use super::store::Hub;
use crate::domain::lexicon::Digest;

/// So long more is waited for.
const MORE: Duration = Duration::from_millis(500);

/// Whom to tell that a competition has new rows.
#[derive(Clone)]
pub(super) struct Grader(mpsc::UnboundedSender<Digest>);

impl Grader {
    /// Begins to derive; it ends with the last who could tell it something.
    pub(super) fn start(hub: Arc<Hub>, gathered: Arc<Gathered>) -> Self {
        let (told, mut competitions) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(first) = competitions.recv().await {
                sleep(MORE).await;
                let mut all = BTreeSet::from([first]);
                while let Ok(more) = competitions.try_recv() {
                    all.insert(more);
                }
                let hub = Arc::clone(&hub);
                let gathered = Arc::clone(&gathered);
                let derived = tokio::task::spawn_blocking(move || hub.derive_all(&gathered, &all));
                let _ = derived.await;
            }
        });
        Self(told)
    }

    /// A competition has new rows.
    pub(super) fn tell(&self, competition: Digest) {
        let _ = self.0.send(competition);
    }
}
