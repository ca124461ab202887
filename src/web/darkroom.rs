//! Photographs at the doors: what stations send is read in the process for it, a picture after the other; what the file
//! has is read by its digest, a few at once. Neither makes the owner of the competition wait.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use crate::domain::lexicon::Digest;
use crate::pictures::PictureError;
use crate::pictures::apart::Reader;
use crate::print::Photographs;
use crate::session::Photographed;
use crate::session::photographing::{self, Came, Source};
use crate::storage::Pictures;

/// So many stations may send pictures at once.
const SENDING: usize = 4;
/// What a station sends this long after another thing has nothing to do with it.
const ONE_SENDING: Duration = Duration::from_mins(1);
/// So many pictures are read from the file at once.
static LOOKING: Semaphore = Semaphore::const_new(4);

/// Where pictures are read.
pub(in crate::web) struct Darkroom {
    places: Arc<Semaphore>,
    sending: Arc<Mutex<BTreeSet<Digest>>>,
    at_work: Arc<Mutex<AtWork>>,
}

/// Who reads, and what each station that sent something not long ago sent last, and when.
#[derive(Default)]
struct AtWork {
    reader: Reader,
    sources: BTreeMap<Digest, (Source, Instant)>,
}

/// A station's place in it, for as long as it sends.
pub(in crate::web) struct Sending {
    _place: OwnedSemaphorePermit,
    station: Digest,
    all: Arc<Mutex<BTreeSet<Digest>>>,
}

impl Drop for Sending {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.station);
    }
}

/// What came of the pictures of a request.
#[derive(Default)]
pub(in crate::web) struct Developed {
    /// The sheets in them.
    pub sheets: Vec<Photographed>,
    /// Why some were not read.
    pub unread: Vec<PictureError>,
}

impl Default for Darkroom {
    fn default() -> Self {
        Self {
            places: Arc::new(Semaphore::new(SENDING)),
            sending: Arc::default(),
            at_work: Arc::default(),
        }
    }
}

impl Darkroom {
    /// A place for a station; `None` where it has one, or others have them all.
    pub(in crate::web) fn place(&self, station: Digest) -> Option<Sending> {
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        // A `Sending` takes the station's mark away when it goes: none is made for whoever has none.
        if !self.sending.lock().unwrap_or_else(PoisonError::into_inner).insert(station) {
            return None;
        }
        Some(Sending { _place: place, station, all: Arc::clone(&self.sending) })
    }

    /// Reads these files of a station; nothing where the thread for it dies.
    pub(in crate::web) async fn develop(
        &self,
        of: &Sending,
        files: Vec<Vec<u8>>,
        codes: Arc<Photographs>,
    ) -> Option<Developed> {
        let (at_work, station) = (Arc::clone(&self.at_work), of.station);
        let develop = move || {
            let mut developed = Developed::default();
            let mut at_work = at_work.lock().unwrap_or_else(PoisonError::into_inner);
            let AtWork { reader, sources } = &mut *at_work;
            sources.retain(|_, (_, at)| at.elapsed() < ONE_SENDING);
            let mut source = sources.remove(&station).map(|(source, _)| source).unwrap_or_default();
            for file in files {
                photographing::read(reader, &file, &codes, &mut source, &mut |came| {
                    match came {
                        Came::Opened(_) => {}
                        Came::Sheets(sheets) => developed.sheets.extend(sheets),
                        Came::Unread(_, why) => developed.unread.push(why),
                    }
                    true
                });
            }
            sources.insert(station, (source, Instant::now()));
            developed
        };
        spawn_blocking(develop).await.ok()
    }
}

/// A picture of the file; nothing where it does not have it.
pub(in crate::web) async fn picture(file: PathBuf, sha256: Digest) -> Option<Response> {
    let _one = LOOKING.acquire().await.ok()?;
    let read = move || Pictures::open(&file).ok()?.jpeg(sha256).ok().flatten();
    let jpeg = spawn_blocking(read).await.ok()??;
    let head = [(CONTENT_TYPE, "image/jpeg"), (CACHE_CONTROL, "no-store")];
    Some((head, jpeg).into_response())
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::pin;
    use std::task::Poll;

    use super::*;

    /// The file is asked by no more; who comes next waits, and asks nobody else meanwhile.
    #[test]
    fn four_look_at_pictures_at_once() {
        let mut looking: Vec<_> = (0..4).map(|_| LOOKING.try_acquire().unwrap()).collect();
        assert!(LOOKING.try_acquire().is_err());
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let mut fifth = pin!(picture(PathBuf::from("nowhere.eforos"), Digest::of(b"none")));
            let waits = poll_fn(|context| Poll::Ready(fifth.as_mut().poll(context).is_pending()));
            assert!(waits.await);
            looking.pop();
            assert!(fifth.await.is_none(), "there is no such file");
        });
    }
}
