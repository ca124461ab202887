//! What players read, between the owner of the competition, who makes it for all of them at once and only while somebody
//! asks, and the hall door, whose requests wait for it.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::net::Peer;
use crate::stations::Published;

/// How long the owner may take to make it.
const OWNER_TIME: Duration = Duration::from_secs(5);

/// Wrong codes of one address in a minute.
const WRONG_A_MINUTE: NonZeroU32 = NonZeroU32::new(30).expect("not 0");

/// So many addresses are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 4096;

/// What players read, as it is known now; `None` while it is to be made anew.
pub(super) type Made = Option<Arc<Published>>;

/// The hall door's side of it.
pub(super) struct Cards {
    made: watch::Receiver<Made>,
    /// Whether somebody asked since it was made.
    asked: Arc<AtomicBool>,
    wrong: DefaultKeyedRateLimiter<IpAddr>,
}

/// The owner's side of it.
pub(super) struct Maker {
    made: watch::Sender<Made>,
    asked: Arc<AtomicBool>,
}

/// Both sides, before anything was made.
pub(super) fn cards() -> (Maker, Cards) {
    let (sender, made) = watch::channel(None);
    let asked = Arc::new(AtomicBool::new(false));
    let wrong = RateLimiter::keyed(Quota::per_minute(WRONG_A_MINUTE));
    (Maker { made: sender, asked: Arc::clone(&asked) }, Cards { made, asked, wrong })
}

impl Maker {
    /// What was made is not so any more.
    pub(super) fn is_old(&self) {
        self.made.send_if_modified(|made| made.take().is_some());
    }

    /// Whether somebody waits for it.
    pub(super) fn is_wanted(&self) -> bool {
        self.made.borrow().is_none() && self.asked.load(Ordering::Relaxed)
    }

    /// This is what players read now.
    pub(super) fn is(&self, published: Published) {
        self.asked.store(false, Ordering::Relaxed);
        self.made.send_replace(Some(Arc::new(published)));
    }
}

impl Cards {
    /// What players read now; `None` where its owner does not come to it.
    pub(super) async fn now(&self) -> Made {
        let mut made = self.made.clone();
        let wanted = async {
            loop {
                if let Some(made) = made.borrow_and_update().clone() {
                    return Some(made);
                }
                self.asked.store(true, Ordering::Relaxed);
                if made.changed().await.is_err() {
                    return None;
                }
            }
        };
        timeout(OWNER_TIME, wanted).await.ok().flatten()
    }

    /// How a code that is nobody's is answered.
    pub(super) fn wrong(&self, peer: Option<Peer>) -> StatusCode {
        let Some(Peer(address)) = peer else { return StatusCode::TOO_MANY_REQUESTS };
        if self.wrong.len() > REMEMBERED {
            self.wrong.retain_recent();
        }
        match self.wrong.check_key(&address) {
            Ok(()) => StatusCode::NOT_FOUND,
            Err(_) => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}
