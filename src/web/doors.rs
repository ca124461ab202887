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

use super::accept::{self, Counted, Heard, Known, Speech};
use super::after_others::after_others;
use super::answers;
use super::ending::asked_to_end;
use super::house::House;
use super::live::{Latest, Lookers};
use super::made::{Maker, cards};
use super::staff::{self, AskOwner, Inner, Of, Present, Shared, Stand};
use super::tls::{Identity, NoCertificate};
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::session::time::TimeSource;
use crate::stations::{HallShown, Published};
use crate::storage::StorageError;
use crate::storage::siblings::why;
use crate::text;

/// The first port that is tried.
pub const FIRST_PORT: u16 = 8014;
/// The last one.
pub const LAST_PORT: u16 = 8033;

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
}

impl Drop for Plain {
    fn drop(&mut self) {
        self.latest.send_replace(Latest::Closed);
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
    /// When another device came last.
    heard: Arc<Heard>,
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
        let (latest, seen) = watch::channel(Latest::Shown(shown.for_phones()));
        let (whole, all) = watch::channel(Latest::Shown(shown));
        let lookers = Arc::new(Lookers::default());
        let (maker, cards) = cards();
        let hall = at.to_string();
        let house = House::new(at, seen.clone(), Arc::clone(&time), Arc::clone(&lookers), cards);
        let service = answers::hall(house);
        let heard = Arc::new(Heard::at(address));
        let counted = Arc::new(Counted::new(accept::HALL, &heard, None));
        let open = |listeners, service: (Router, Speech), counted: Arc<Counted>| {
            stand_open(&runtime, listeners, &service, &counted, &seen)
        };
        open(listeners, (service, Speech::Plain), counted)?;
        let present = Arc::new(Present::default());
        let staff = match (staff, beside) {
            (Some(staff), Some((at, listeners))) => {
                let StaffOpening { identity, ask, stand, game } = staff;
                let (told, stands) = watch::channel(stand);
                let (present, known) = (Arc::clone(&present), Arc::new(Known::default()));
                let counted = Arc::new(Counted::new(accept::STAFF, &heard, Some(&known)));
                let shared = Shared { present, known, ask, time, game };
                let called = identity.name.clone().map(|name| format!("{name}:{}", at.port()));
                let house = Inner::new(Of {
                    at,
                    name: identity.name,
                    plain: false,
                    latest: all,
                    hall: hall.clone(),
                    stand: stands,
                    shared: shared.clone(),
                });
                let called = called.unwrap_or_else(|| at.to_string());
                let speech =
                    Speech::Tls(TlsAcceptor::from(identity.config), Arc::from(called.as_str()));
                open(listeners, (staff::door(house), speech), counted)?;
                Some(StaffDoor { at: called, port: at.port(), stand: told, shared })
            }
            _ => None,
        };
        let cards = maker;
        let (runtime, plain) = (Some(runtime), None);
        Ok(Self { runtime, latest, whole, lookers, cards, at, staff, plain, ports, present, heard })
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
        let house = Inner::new(Of {
            at,
            hall: self.at.to_string(),
            name: None,
            plain: true,
            latest: seen.clone(),
            stand: staff.stand.subscribe(),
            shared: staff.shared.clone(),
        });
        let counted = Counted::new(accept::STAFF, &self.heard, Some(&staff.shared.known));
        let service = (staff::door(house), Speech::Plain);
        stand_open(runtime, listeners, &service, &Arc::new(counted), &seen)?;
        self.plain = Some(Plain { at, latest });
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
        self.heard.ago()
    }
}

impl Drop for Doors {
    fn drop(&mut self) {
        // Pages are told so; what is being answered has a moment.
        self.plain = None;
        self.latest.send_replace(Latest::Closed);
        self.whole.send_replace(Latest::Closed);
        if let Some(runtime) = self.runtime.take() {
            runtime.block_on(async {
                let gone = async {
                    while self.lookers.count() > 0 {
                        tokio::time::sleep(Duration::from_millis(10)).await;
                    }
                };
                // Who does not take the farewell is not waited for.
                let _ = tokio::time::timeout(CLOSING, gone).await;
            });
            runtime.shutdown_timeout(CLOSING / 2);
        }
    }
}

type Bound = (SocketAddr, Vec<TcpListener>);

/// Lets connections in at these until the doors close.
fn stand_open(
    runtime: &Runtime,
    listeners: Vec<TcpListener>,
    service: &(Router, Speech),
    counted: &Arc<Counted>,
    seen: &watch::Receiver<Latest>,
) -> io::Result<()> {
    for listener in listeners {
        let listener = {
            let _guard = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        let (service, counted) = (service.clone(), Arc::clone(counted));
        runtime.spawn(accept::serve(listener, service, counted, seen.clone()));
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
