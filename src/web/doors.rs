//! The doors as whoever opens them has them: opened, told what is new, closed.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use super::accept;
use super::answers;
use super::ending::asked_to_end;
use super::house::House;
use super::live::{Latest, Lookers};
use crate::session::time::TimeSource;
use crate::stations::HallShown;

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
}

/// Open doors; they close when this is dropped.
pub struct Doors {
    /// Lives as long as the doors do.
    runtime: Option<Runtime>,
    latest: watch::Sender<Latest>,
    lookers: Arc<Lookers>,
    at: SocketAddr,
}

impl Doors {
    /// Opens them.
    ///
    /// # Errors
    /// [`NotOpen`]; then nothing listens.
    pub fn open(opening: Opening) -> Result<Self, NotOpen> {
        let (at, listeners) = bind(opening.address, opening.ports)?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("doors")
            .enable_all()
            .build()?;
        let (latest, seen) = watch::channel(Latest::Shown(opening.shown));
        let lookers = Arc::new(Lookers::default());
        let house = House::new(at, seen.clone(), opening.time, Arc::clone(&lookers));
        let service = answers::hall(house);
        let counted = Arc::new(accept::Counted::default());
        for listener in listeners {
            let listener = {
                let _guard = runtime.enter();
                tokio::net::TcpListener::from_std(listener)?
            };
            let (service, counted) = (service.clone(), Arc::clone(&counted));
            runtime.spawn(accept::serve(listener, service, counted, seen.clone()));
        }
        Ok(Self { runtime: Some(runtime), latest, lookers, at })
    }

    /// From now on the hall sees this.
    pub fn publish(&self, shown: Arc<HallShown>) {
        self.latest.send_replace(Latest::Shown(shown));
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

    /// How many pages look on now.
    pub fn lookers(&self) -> usize {
        self.lookers.count()
    }
}

impl Drop for Doors {
    fn drop(&mut self) {
        // Pages are told so; what is being answered has a moment.
        self.latest.send_replace(Latest::Closed);
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

/// Listens at the address and at 127.0.0.1, at one port of both.
fn bind(
    address: Ipv4Addr,
    (first, last): (u16, u16),
) -> Result<(SocketAddr, Vec<TcpListener>), NotOpen> {
    for port in (first..=last).step_by(2) {
        match bind_at(address, port) {
            Ok(bound) => return Ok(bound),
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
