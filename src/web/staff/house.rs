//! What every answer of the staff door is made from, and how it asks the owner of the competition.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use sha2::{Digest as _, Sha256};
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use super::pages::Look;
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::{Language, tr};
use crate::net::KnownAddresses;
use crate::session::time::TimeSource;
use crate::stations::{
    Answer, Errand, From, HallShown, Refused, Request as Ask, Why, bytes_of, held_at, hex, is_same,
};
use crate::web::darkroom::Darkroom;
use crate::web::live::Latest;
use crate::web::names::{Names, Often, Paces};
use crate::web::tongue;

/// How long the owner may take.
const OWNER_TIME: Duration = Duration::from_secs(10);

/// What a station holds, at the door without encryption, too; and for how long its browser keeps it, in seconds.
const HELD: &str = "__Host-eforos";
const HELD_PLAIN: &str = "eforos-plain";
pub(super) const KEPT_S: u32 = 24 * 60 * 60;

/// Asks the owner; `false` where too many asks wait already.
pub type AskOwner = Arc<dyn Fn(Ask) -> bool + Send + Sync>;

/// What stations may know without asking: who is in, and the how-manieth state of the competition it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// Who is in, by SHA-256 of what each holds.
    pub roster: BTreeMap<Digest, Person>,
    /// Another one after each change.
    pub version: u64,
    /// Whether photographs of sheets can be taken.
    pub photographs: bool,
    /// Whether a right PIN lets a device in by itself.
    pub by_pin: bool,
}

/// Of which stations a page is open, and how many of each.
#[derive(Debug, Default)]
pub(in crate::web) struct Present(Mutex<BTreeMap<Digest, usize>>);

impl Present {
    /// Who they are.
    pub(in crate::web) fn now(&self) -> BTreeSet<Digest> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// One more, for as long as what is given back lasts.
    pub(super) fn page(self: &Arc<Self>, token: Digest) -> Page {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(token).or_default() += 1;
        Page { present: Arc::clone(self), token }
    }
}

/// An open page of a station.
pub(super) struct Page {
    present: Arc<Present>,
    token: Digest,
}

impl Drop for Page {
    fn drop(&mut self) {
        let mut of = self.present.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = of.get_mut(&self.token) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.token);
            }
        }
    }
}

/// What every answer of this door is made from.
pub(in crate::web) struct Inner {
    pub names: Names,
    pub often: Often,
    pub paces: Paces,
    pub latest: watch::Receiver<Latest>,
    pub stand: watch::Receiver<Stand>,
    pub present: Arc<Present>,
    pub ask: AskOwner,
    pub time: TimeSource,
    /// Where a phone finds the hall door.
    pub hall: String,
    /// Which competition it is, for what browsers keep.
    pub game: String,
    /// Whether it is the door without encryption.
    pub plain: bool,
    /// Where stations are.
    pub known: Arc<KnownAddresses>,
    /// Where photographs are read.
    pub darkroom: Darkroom,
    ids: AtomicU64,
    chance: [u8; 32],
}

/// The same, shared.
pub(in crate::web) type House = Arc<Inner>;

/// What a door for stations is opened with.
pub(in crate::web) struct Of {
    pub at: SocketAddr,
    /// What a club's own certificate calls it.
    pub name: Option<String>,
    pub plain: bool,
    pub latest: watch::Receiver<Latest>,
    /// Where a phone finds the hall door.
    pub hall: String,
    pub stand: watch::Receiver<Stand>,
    pub shared: Shared,
}

/// What both doors for stations have.
#[derive(Clone)]
pub(in crate::web) struct Shared {
    pub present: Arc<Present>,
    pub known: Arc<KnownAddresses>,
    pub ask: AskOwner,
    pub time: TimeSource,
    pub game: String,
}

/// A station that is in, by what it holds.
#[derive(Clone, Copy)]
pub(super) struct Me {
    pub token: [u8; 32],
}

impl Inner {
    /// What the door at this place answers from.
    pub(in crate::web) fn new(of: Of) -> House {
        let Of { at, name, plain, latest, hall, stand, shared } = of;
        let Shared { present, known, ask, time, game } = shared;
        let mut chance = [0; 32];
        // Without dice the numbers still differ by place and time.
        let _ = getrandom::fill(&mut chance);
        let names = Names::of(at, if plain { "http" } else { "https" });
        let names = names.also(name.as_deref(), at.port());
        let (often, paces, ids) = (Often::default(), Paces::default(), AtomicU64::new(0));
        Arc::new(Self {
            names,
            often,
            paces,
            latest,
            stand,
            present,
            ask,
            time,
            hall,
            game,
            plain,
            known,
            darkroom: Darkroom::default(),
            ids,
            chance,
        })
    }

    /// What the hall sees; nothing once the doors close.
    pub(super) fn shown(&self) -> Option<Arc<HallShown>> {
        match &*self.latest.borrow() {
            Latest::Shown(shown) => Some(Arc::clone(shown)),
            Latest::Closed => None,
        }
    }

    pub(super) fn languages(&self) -> Vec<Language> {
        let shown = self.shown();
        shown.map_or_else(Vec::new, |shown| shown.languages.iter().map(|it| it.language).collect())
    }

    pub(super) fn title(&self) -> String {
        let shown = self.shown();
        let first = shown.as_ref().and_then(|shown| shown.languages.first());
        first.map_or_else(String::new, |it| it.scene.title.clone())
    }

    pub(super) fn look(&self, headers: &HeaderMap) -> Look {
        let languages = self.languages();
        let language = tongue::of(headers, &languages);
        let token = self.held(headers);
        Look {
            language,
            others: languages.into_iter().filter(|other| *other != language).collect(),
            title: self.title(),
            key: token.map(|token| form_key(&token)).unwrap_or_default(),
            who: token.and_then(|token| self.me(&token)),
            game: self.game.clone(),
            id: self.new_id(),
            photographs: !self.plain && self.has_photographs(),
            by_pin: self.stand.borrow().by_pin,
            plain: self.plain,
            pictures: Vec::new(),
        }
    }

    /// Whether photographs of sheets can be taken.
    pub(super) fn has_photographs(&self) -> bool {
        self.stand.borrow().photographs
    }

    pub(super) fn me(&self, token: &[u8; 32]) -> Option<Person> {
        let (held, stand) = (held_at(self.plain, token), self.stand.borrow());
        let mut roster = stand.roster.iter();
        let found = roster.find(|(of, _)| is_same(of.as_bytes(), held.as_bytes()));
        found.map(|(_, who)| who.clone())
    }

    const fn cookie(&self) -> (&'static str, &'static str) {
        if self.plain { (HELD_PLAIN, "") } else { (HELD, "Secure; ") }
    }

    /// What the device holds.
    pub(super) fn held(&self, headers: &HeaderMap) -> Option<[u8; 32]> {
        let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|value| value.split(';')).filter_map(|it| it.split_once('='));
        let (_, token) = pairs.find(|(name, _)| name.trim() == self.cookie().0)?;
        bytes_of(token.trim())
    }

    /// What gives a device something to hold; nothing any more without a token.
    pub(super) fn holds(&self, token: Option<&[u8; 32]>) -> (HeaderName, String) {
        let (name, secure) = self.cookie();
        let (token, kept_s) = (token.map(|token| hex(token)), token.map_or(0, |_| KEPT_S));
        let token = token.unwrap_or_default();
        let attributes = format!("HttpOnly; {secure}SameSite=Strict; Path=/");
        (SET_COOKIE, format!("{name}={token}; Max-Age={kept_s}; {attributes}"))
    }

    /// A number that nobody else asks under.
    fn new_id(&self) -> String {
        let count = self.ids.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        hex(&Sha256::digest([&self.chance[..], &count[..]].concat())[..16])
    }

    pub(super) async fn owner(&self, from: From, errand: Errand) -> Answer {
        let busy =
            |language| Answer::Refused(Refused::new(Why::NotSaved, tr(language, "web-closed")));
        let (tell, told) = oneshot::channel();
        let reply = Box::new(move |answer| {
            // Who asked may be gone.
            let _ = tell.send(answer);
        });
        if !(self.ask)(Ask { from, errand, reply }) {
            return busy(from.language);
        }
        match timeout(OWNER_TIME, told).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) | Err(_) => busy(from.language),
        }
    }
}

/// What a form of this device says to show that it comes from a page of it.
fn form_key(token: &[u8; 32]) -> String {
    hex(&Sha256::digest([b"eforos-form-1", &token[..]].concat())[..16])
}

/// Whether what a form says is that.
pub(super) fn is_form_key(token: &[u8; 32], said: &[u8]) -> bool {
    is_same(form_key(token), said)
}
