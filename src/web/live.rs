//! The stream of what is new: the newest scene alone, for whatever was missed does not matter.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::language::Language;
use crate::stations::HallShown;

/// A sign of life comes so often.
const ALIVE: Duration = Duration::from_secs(10);

/// What there is to see.
#[derive(Clone, Debug)]
pub(super) enum Latest {
    /// This.
    Shown(Arc<HallShown>),
    /// Nothing more: the doors close.
    Closed,
}

/// How many pages look on.
#[derive(Debug, Default)]
pub(super) struct Lookers(AtomicUsize);

impl Lookers {
    pub(super) fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of them, for as long as it does.
struct Looker(Arc<Lookers>);

impl Looker {
    fn of(lookers: &Arc<Lookers>) -> Self {
        lookers.0.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(lookers))
    }
}

impl Drop for Looker {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Stream {
    latest: watch::Receiver<Latest>,
    language: Language,
    /// What the page has already.
    has: Option<String>,
    /// What is sent with each scene, so that a page of another program reads itself anew.
    page: &'static str,
    is_over: bool,
    _looker: Looker,
}

/// The stream of a page; `has` is the scene that it has already.
pub(super) fn live(
    mut latest: watch::Receiver<Latest>,
    lookers: &Arc<Lookers>,
    (language, page): (Language, &'static str),
    has: Option<String>,
) -> Response {
    // The first scene is sent at once.
    latest.mark_changed();
    let looker = Looker::of(lookers);
    let stream = Stream { latest, language, has, page, is_over: false, _looker: looker };
    Sse::new(unfold(stream, next)).into_response()
}

async fn next(mut stream: Stream) -> Option<(Result<Event, Infallible>, Stream)> {
    if stream.is_over {
        return None;
    }
    loop {
        match timeout(ALIVE, stream.latest.changed()).await {
            Err(_) => return Some((Ok(Event::default().event("alive").data("")), stream)),
            // Whoever publishes is gone.
            Ok(Err(_)) => return None,
            Ok(Ok(())) => {}
        }
        let latest = stream.latest.borrow_and_update().clone();
        let Latest::Shown(shown) = latest else {
            stream.is_over = true;
            return Some((Ok(Event::default().event("bye").data("")), stream));
        };
        let id = shown.id();
        if stream.has.as_deref() == Some(&id) {
            continue;
        }
        let sent = &shown.in_language(stream.language).sent;
        let event = Event::default().event("scene").id(&id).data(with_page(sent, stream.page));
        stream.has = Some(id);
        return Some((Ok(event), stream));
    }
}

/// The scene with the scripts' digest, which a page compares with its own.
pub(super) fn with_page(sent: &str, page: &str) -> String {
    let rest = sent.strip_prefix('{').unwrap_or(sent);
    format!("{{\"page\":\"{page}\",{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::Phones;
    use crate::stations::{InLanguage, Shown};
    use tokio::runtime::Builder;

    fn shown(version: u64) -> Latest {
        let (title, blocks) = (String::new(), Vec::new());
        let scene = Shown { kind: "welcome", title, blocks, time: None };
        let (language, sent) = (Language::Greek, format!("{{\"v\":{version}}}"));
        let languages = vec![InLanguage { language, scene, standings: None, after: None, sent }];
        let (opening, phones, told) = ("1a".to_owned(), Phones::Everything, Vec::new());
        let (keeps_names, is_signed) = (false, false);
        let shown = HallShown { opening, version, phones, languages, told, keeps_names, is_signed };
        Latest::Shown(Arc::new(shown))
    }

    #[test]
    fn who_lags_gets_the_newest_scene_and_none_of_those_between() {
        let runtime = Builder::new_current_thread().enable_time().build().unwrap();
        let (sender, mut latest) = watch::channel(shown(1));
        latest.mark_changed();
        let (language, page) = (Language::Greek, "");
        let looker = Looker::of(&Arc::default());
        let stream = Stream { latest, language, has: None, page, is_over: false, _looker: looker };
        let next = |stream| runtime.block_on(next(stream));
        let (_, stream) = next(stream).unwrap();
        assert_eq!(stream.has.as_deref(), Some("1a-1"));
        for version in 2..=200 {
            sender.send_replace(shown(version));
        }
        let (_, stream) = next(stream).unwrap();
        assert_eq!(stream.has.as_deref(), Some("1a-200"));
        // Nothing is left over: the doors close, and that is what it hears.
        sender.send_replace(Latest::Closed);
        let (_, stream) = next(stream).unwrap();
        assert!(stream.is_over);
        assert!(next(stream).is_none());
    }
}
