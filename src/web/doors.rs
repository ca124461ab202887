//! The doors as whoever opens them has them: opened, told what is new, closed.

use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

use super::after_others::after_others;
use super::answers;
use super::guard::POLICY;
use super::house::House;
use super::live::{Latest, Lookers};
use super::made::{Maker, cards};
use super::staff::{self, AskOwner, Inner, Of, Present, Shared, Stand};
use super::tls::{Identity, NoCertificate};
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::net::{
    Greetings, KnownAddresses, Limits, Places, Speech, Tls, Words, all_gone, asked_to_end, says,
    serve,
};
use crate::session::time::TimeSource;
use crate::stations::{HallShown, Published};
use crate::storage::StorageError;
use crate::storage::siblings::why;
use crate::text;

/// The first port that is tried.
pub const FIRST_PORT: u16 = 8014;
/// The last one.
pub const LAST_PORT: u16 = 8033;

/// The hall's door.
const HALL: Limits = Limits {
    in_all: 896,
    of_one: 128,
    of_stranger: 128,
    kept: 0,
    has_proxy: false,
    idle: Duration::from_mins(1),
    idle_of_stranger: Duration::from_mins(1),
    age: None,
};
/// The staff's: a station's browser has six, and some of them share an address; one that has no station has a few.
const STAFF: Limits = Limits {
    in_all: 128,
    of_one: 64,
    of_stranger: 8,
    kept: 64,
    idle_of_stranger: Duration::from_secs(10),
    ..HALL
};

/// How long what is being answered may take when the doors close.
const CLOSING: Duration = Duration::from_secs(1);

/// What the doors are opened with.
pub struct Opening {
    /// Where: [`choose`](super::choose) says which address may be.
    pub address: Ipv4Addr,
    /// The first port that is tried, and the last one; every second one, for a door has a neighbour.
    pub ports: (u16, u16),
    /// What the hall sees now.
    pub shown: Arc<HallShown>,
    /// The machine's clock.
    pub time: TimeSource,
    /// The door for stations; none where they have nothing to do.
    pub staff: Option<StaffOpening>,
}

/// What the staff door is opened with.
pub struct StaffOpening {
    /// Who it is.
    pub identity: Identity,
    /// How it asks the owner.
    pub ask: AskOwner,
    /// Who is in.
    pub stand: Stand,
    /// Which competition it is, for what browsers keep.
    pub game: String,
}

/// Why they are not open.
#[derive(Debug, thiserror::Error)]
pub enum NotOpen {
    /// The machine has no such address now.
    #[error("{0} is none of this machine's addresses")]
    NoAddress(Ipv4Addr),
    /// Every port is another program's.
    #[error("no port from {0} to {1} is free")]
    NoPort(u16, u16),
    /// The system refuses.
    #[error("{0}")]
    System(#[from] io::Error),
    /// It names no folder in which a key could lie.
    #[error("no folder for the key of the staff door")]
    NoFolder,
    /// The staff door has no key or certificate.
    #[error(transparent)]
    NoCertificate(#[from] NoCertificate),
    /// The file takes no stations.
    #[error(transparent)]
    NotSaved(#[from] StorageError),
}

impl NotOpen {
    /// What is wrong and what to do, for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::NoAddress(address) => {
                text!(language, "web-no-address", address = address.to_string())
            }
            Self::NoPort(first, last) => {
                text!(language, "web-no-port", first = first.to_string(), last = last.to_string())
            }
            Self::System(error) => text!(language, "web-not-open", why = why(language, error)),
            Self::NoFolder => tr(language, "web-no-folder"),
            Self::NoCertificate(NoCertificate::Ended(path, until)) => text!(
                language,
                "web-certificate-ended",
                file = path.display().to_string(),
                until = until.to_string()
            ),
            Self::NoCertificate(why) => text!(language, "web-not-open", why = why.to_string()),
            Self::NotSaved(error) => error.sentence(language),
        }
    }
}

/// The door for stations, and what another one is made of.
struct StaffDoor {
    /// How it is called.
    at: String,
    port: u16,
    stand: watch::Sender<Stand>,
    shared: Shared,
}

/// The door without encryption.
struct Plain {
    at: SocketAddr,
    latest: watch::Sender<Latest>,
    closed: watch::Sender<bool>,
}

impl Drop for Plain {
    fn drop(&mut self) {
        self.latest.send_replace(Latest::Closed);
        self.closed.send_replace(true);
    }
}

/// Open doors; they close when this is dropped.
pub struct Doors {
    /// Lives as long as the doors do.
    runtime: Option<Runtime>,
    /// What phones see.
    latest: watch::Sender<Latest>,
    /// What stations see: all of it.
    whole: watch::Sender<Latest>,
    lookers: Arc<Lookers>,
    /// What players read.
    cards: Maker,
    at: SocketAddr,
    /// The door for stations.
    staff: Option<StaffDoor>,
    /// The one without encryption; it closes when this is dropped.
    plain: Option<Plain>,
    /// The first port that was tried, and the last one.
    ports: (u16, u16),
    /// Of which stations a page is open.
    present: Arc<Present>,
    /// Their connections.
    places: Vec<Arc<Places>>,
    /// In which who cannot be asked for a language is answered.
    language: Language,
    closed: watch::Sender<bool>,
}

impl Doors {
    /// Opens them.
    ///
    /// # Errors
    /// [`NotOpen`]; then nothing listens.
    pub fn open(opening: Opening) -> Result<Self, NotOpen> {
        let Opening { address, ports, shown, time, staff } = opening;
        let (at, listeners, beside) = bind(address, (ports.0, ports.1, 2), staff.is_some())?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("doors")
            .on_thread_start(after_others)
            .enable_all()
            .build()?;
        let language = shown.languages.first().map(|it| it.language).unwrap_or_default();
        let (latest, seen) = watch::channel(Latest::Shown(shown.for_phones()));
        let (whole, all) = watch::channel(Latest::Shown(shown));
        let (closed, closing) = watch::channel(false);
        let lookers = Arc::new(Lookers::default());
        let (maker, cards) = cards();
        let hall = at.to_string();
        let called = staff.as_ref().zip(beside.as_ref()).map(|(staff, (at, _))| {
            let name = staff.identity.name.as_ref();
            name.map_or_else(|| at.to_string(), |name| format!("{name}:{}", at.port()))
        });
        let stations = called.as_ref().map(|called| format!("https://{called}/"));
        let at_hall = (at, stations);
        let house = House::new(at_hall, seen, Arc::clone(&time), Arc::clone(&lookers), cards);
        let service = answers::hall(house);
        let mut places = vec![Places::new(HALL, words(language), Arc::default())];
        let open = |listeners, service: (Router, Speech), places: &Arc<Places>| {
            stand_open(&runtime, listeners, &service, places, &closing)
        };
        open(listeners, (service, Speech::Plain), &places[0])?;
        let present = Arc::new(Present::default());
        let staff = match (staff, beside, called) {
            (Some(staff), Some((at, listeners)), Some(called)) => {
                let StaffOpening { identity, ask, stand, game } = staff;
                let (told, stands) = watch::channel(stand);
                let (present, known) = (Arc::clone(&present), Arc::<KnownAddresses>::default());
                let of_staff = Places::new(STAFF, words(language), Arc::clone(&known));
                let shared = Shared { present, known, ask, time, game };
                let house = Inner::new(Of {
                    at,
                    name: identity.name,
                    plain: false,
                    latest: all,
                    hall: hall.clone(),
                    stand: stands,
                    shared: shared.clone(),
                });
                let speech = Speech::Tls(Tls {
                    acceptor: TlsAcceptor::from(identity.config),
                    called: Some(Arc::from(called.as_str())),
                    greetings: Some(Arc::<Greetings>::default()),
                });
                open(listeners, (staff::door(house), speech), &of_staff)?;
                places.push(of_staff);
                Some(StaffDoor { at: called, port: at.port(), stand: told, shared })
            }
            _ => None,
        };
        let cards = maker;
        let (runtime, plain) = (Some(runtime), None);
        Ok(Self {
            runtime,
            latest,
            whole,
            lookers,
            cards,
            at,
            staff,
            plain,
            ports,
            present,
            places,
            language,
            closed,
        })
    }

    /// Opens another door for stations, without encryption, at the next free port.
    ///
    /// # Errors
    /// [`NotOpen`]; then it is shut.
    pub fn allow_plain(&mut self) -> Result<(), NotOpen> {
        let (Some(staff), Some(runtime), None) = (&self.staff, &self.runtime, &self.plain) else {
            return Ok(());
        };
        let IpAddr::V4(address) = self.at.ip() else { return Ok(()) };
        let (first, last) = match self.ports {
            (0, _) => (0, 0),
            (_, last) => (staff.port.saturating_add(1), last),
        };
        let (at, listeners, _) = bind(address, (first, last, 1), false)?;
        let (latest, seen) = watch::channel(self.whole.borrow().clone());
        let (closed, closing) = watch::channel(false);
        let house = Inner::new(Of {
            at,
            hall: self.at.to_string(),
            name: None,
            plain: true,
            latest: seen,
            stand: staff.stand.subscribe(),
            shared: staff.shared.clone(),
        });
        let places = Places::new(STAFF, words(self.language), Arc::clone(&staff.shared.known));
        let service = (staff::door(house), Speech::Plain);
        stand_open(runtime, listeners, &service, &places, &closing)?;
        self.places.push(places);
        self.plain = Some(Plain { at, latest, closed });
        Ok(())
    }

    /// Shuts it: its pages are told so.
    pub fn forbid_plain(&mut self) {
        self.plain = None;
    }

    /// Where it is; none while it is shut.
    pub fn plain(&self) -> Option<String> {
        self.plain.as_ref().map(|plain| format!("http://{}/", plain.at))
    }

    /// From now on the hall sees this.
    pub fn publish(&self, shown: Arc<HallShown>) {
        if let Some(plain) = &self.plain {
            plain.latest.send_replace(Latest::Shown(Arc::clone(&shown)));
        }
        self.latest.send_replace(Latest::Shown(shown.for_phones()));
        self.whole.send_replace(Latest::Shown(shown));
    }

    /// What players could read is not so any more.
    pub fn cards_are_old(&self) {
        self.cards.is_old();
    }

    /// Whether a player waits for what they can read.
    pub fn cards_are_wanted(&self) -> bool {
        self.cards.is_wanted()
    }

    /// From now on players read this.
    pub fn show_cards(&self, published: Published) {
        self.cards.is(published);
    }

    /// From now on these stations are in; another version tells their pages that something changed.
    pub fn stand(&self, stand: Stand) {
        if let Some(StaffDoor { stand: told, .. }) = &self.staff {
            told.send_if_modified(|before| {
                let is_other = *before != stand;
                *before = stand;
                is_other
            });
        }
    }

    /// Where the staff door is.
    pub fn staff(&self) -> Option<String> {
        self.staff.as_ref().map(|staff| format!("https://{}/", staff.at))
    }

    /// Does this once the system asks the program to end, which it then does only as this says.
    pub fn when_asked_to_end(&self, then: impl FnOnce() + Send + 'static) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(async {
                asked_to_end().await;
                then();
            });
        }
    }

    /// Where the hall door is: what a browser is told.
    pub fn hall(&self) -> String {
        format!("http://{}/", self.at)
    }

    /// The hall door's port; the staff door has the next one.
    pub const fn port(&self) -> u16 {
        self.at.port()
    }

    /// How many pages look on now.
    pub fn lookers(&self) -> usize {
        self.lookers.count()
    }

    /// The stations of which a page is open now, by SHA-256 of what each holds.
    pub fn present(&self) -> BTreeSet<Digest> {
        self.present.now()
    }

    /// How long ago another device than this machine came to a door; `None` if none ever did.
    pub fn heard_ago(&self) -> Option<Duration> {
        self.places.iter().filter_map(|places| places.heard_ago()).min()
    }
}

impl Doors {
    /// Pages are told that the doors close; nobody else comes in, and what is being read is still answered.
    pub fn farewell(&mut self) {
        self.plain = None;
        self.latest.send_replace(Latest::Closed);
        self.whole.send_replace(Latest::Closed);
        self.closed.send_replace(true);
    }

    /// Whether nobody is there any more.
    pub fn are_left(&self) -> bool {
        self.places.iter().all(|places| places.now() == 0)
    }
}

impl Drop for Doors {
    fn drop(&mut self) {
        // What is being answered has a moment.
        self.farewell();
        if let Some(runtime) = self.runtime.take() {
            runtime.block_on(async {
                // Who does not take the farewell is not waited for.
                let _ = tokio::time::timeout(CLOSING, all_gone(&self.places)).await;
            });
            runtime.shutdown_timeout(CLOSING / 2);
        }
    }
}

/// What is said to whom there is no request of yet.
fn words(language: Language) -> Words {
    Words {
        kind: "text/plain; charset=utf-8",
        says: says(POLICY).to_vec(),
        in_all: tr(language, "web-closed"),
        of_one: tr(language, "web-too-often"),
        long: tr(language, "web-long-head"),
        odd: tr(language, "web-not-understood"),
    }
}

type Bound = (SocketAddr, Vec<TcpListener>);

/// Lets connections in at these until the doors close.
fn stand_open(
    runtime: &Runtime,
    listeners: Vec<TcpListener>,
    service: &(Router, Speech),
    places: &Arc<Places>,
    closing: &watch::Receiver<bool>,
) -> io::Result<()> {
    for listener in listeners {
        let listener = {
            let _guard = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        runtime.spawn(serve(listener, service.clone(), Arc::clone(places), closing.clone()));
    }
    Ok(())
}

/// Listens at the address and at 127.0.0.1, at one port of both; for the staff at the next one, too. Of the ports every
/// so-manieth is tried.
fn bind(
    address: Ipv4Addr,
    (first, last, step): (u16, u16, usize),
    with_staff: bool,
) -> Result<(SocketAddr, Vec<TcpListener>, Option<Bound>), NotOpen> {
    for port in (first..=last).step_by(step) {
        let bound = bind_at(address, port).and_then(|hall| {
            let next = if port == 0 { 0 } else { port.saturating_add(1) };
            Ok((hall, with_staff.then(|| bind_at(address, next)).transpose()?))
        });
        match bound {
            Ok(((at, listeners), staff)) => return Ok((at, listeners, staff)),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) if error.kind() == io::ErrorKind::AddrNotAvailable => {
                return Err(NotOpen::NoAddress(address));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(NotOpen::NoPort(first, last))
}

fn bind_at(address: Ipv4Addr, port: u16) -> io::Result<(SocketAddr, Vec<TcpListener>)> {
    let listener = TcpListener::bind((address, port))?;
    let at = listener.local_addr()?;
    let mut listeners = vec![listener];
    if address != Ipv4Addr::LOCALHOST {
        listeners.push(TcpListener::bind((Ipv4Addr::LOCALHOST, at.port()))?);
    }
    for listener in &listeners {
        listener.set_nonblocking(true)?;
    }
    Ok((at, listeners))
}

#[cfg(test)]
mod tests;
