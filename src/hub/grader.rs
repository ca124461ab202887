//! Tables made anew after rows came: a moment later, so that what comes together is derived once. Of a joint competition
//! the last round's come first, then one earlier round after the other, while more rows are waited for.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep_until, timeout};

use super::gathered::{Gathered, RESTS};
use super::joint_tables::Master;
use super::store::Hub;
use crate::domain::lexicon::Digest;

/// So long more is waited for.
const MORE: Duration = Duration::from_millis(500);

type Told = mpsc::UnboundedReceiver<Digest>;

/// Whom to tell that a competition has new rows.
#[derive(Clone)]
pub(super) struct Grader(mpsc::UnboundedSender<Digest>);

impl Grader {
    /// Begins to derive; it ends with the last who could tell it something.
    pub(super) fn start(hub: Arc<Hub>, gathered: Arc<Gathered>) -> Self {
        let (told, mut competitions) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            // Joint competitions of which earlier rounds wait.
            let mut waiting: BTreeSet<Master> = BTreeSet::new();
            loop {
                gathered.rest(RESTS);
                let mut all = BTreeSet::new();
                if waiting.is_empty() {
                    match timeout(RESTS, competitions.recv()).await {
                        Ok(Some(first)) => all.insert(first),
                        Ok(None) => break,
                        Err(_) => continue,
                    };
                } else if competitions.is_closed() && competitions.is_empty() {
                    break;
                }
                let more = |all: &mut BTreeSet<Digest>, competitions: &mut Told| {
                    while let Ok(competition) = competitions.try_recv() {
                        all.insert(competition);
                    }
                };
                more(&mut all, &mut competitions);
                let until = Instant::now() + MORE;
                let (its_hub, its_gathered) = (Arc::clone(&hub), Arc::clone(&gathered));
                let earlier = spawn_blocking(move || its_hub.earlier(&its_gathered, waiting));
                waiting = earlier.await.unwrap_or_default();
                if all.is_empty() {
                    continue;
                }
                sleep_until(until).await;
                more(&mut all, &mut competitions);
                let (its_hub, its_gathered) = (Arc::clone(&hub), Arc::clone(&gathered));
                let derived = spawn_blocking(move || its_hub.derive_all(&its_gathered, &all));
                waiting.extend(derived.await.unwrap_or_default());
            }
        });
        Self(told)
    }

    /// A competition has new rows.
    pub(super) fn tell(&self, competition: Digest) {
        let _ = self.0.send(competition);
    }
}
