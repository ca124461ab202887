//! Who is let in: so many at once, in so much time, with heads that are short and soon whole.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;

use super::patient::{Patience, Patient};
use super::worded::{Worded, Words};

/// Connections of a door: in all, of one address that is no proxy's, and how many are kept for addresses that are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Most {
    pub in_all: usize,
    pub of_one: usize,
    pub kept: usize,
}

/// So many addresses are known before all are forgotten; each is known again with its next request.
const MOST_KNOWN: usize = 4096;

/// The longest head in bytes; one that is longer is read so far, so that it can be answered why.
const HEAD_BYTES: usize = 16 * 1024;
const READ_BYTES: usize = 4 * HEAD_BYTES;
/// How long a head may take; so long, too, a connection may wait for its next request.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// A connection is ended after so long, between two requests.
const AGE: Duration = Duration::from_mins(5);
/// What it began may take so long then.
const LAST: Duration = Duration::from_secs(30);

/// How long a reader may take nothing of what is sent, and how long an answer may take to be taken whole.
const PATIENCE: Patience =
    Patience { nothing: Duration::from_secs(10), whole: Duration::from_mins(1) };

/// The connections of a door.
pub(super) struct Counted {
    most: Most,
    words: Arc<Words>,
    of: Mutex<BTreeMap<IpAddr, usize>>,
    known: Mutex<BTreeSet<IpAddr>>,
}

struct Place(Arc<Counted>, IpAddr);

impl Counted {
    pub(super) fn new(most: Most, words: Words) -> Arc<Self> {
        let (of, known) = (Mutex::default(), Mutex::default());
        Arc::new(Self { most, words: Arc::new(words), of, known })
    }

    /// Somebody there may come in: strangers leave room for it.
    pub(super) fn know(&self, address: IpAddr) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN && !known.contains(&address) {
            known.clear();
        }
        known.insert(address);
    }

    /// How many there are now.
    pub(super) fn now(&self) -> usize {
        self.of.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// A place for one more; else why there is none.
    fn place(self: &Arc<Self>, address: IpAddr) -> Result<Place, String> {
        let Most { in_all, of_one, kept } = self.most;
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let strangers = of.iter().filter(|(other, _)| !known.contains(other));
        let strangers: usize = strangers.map(|(_, count)| count).sum();
        let is_kept = !known.contains(&address) && strangers >= in_all - kept;
        if is_kept || of.values().sum::<usize>() >= in_all {
            return Err(self.words.full());
        }
        let count = of.entry(address).or_default();
        if *count >= of_one && !is_proxy(address) {
            return Err(self.words.too_many());
        }
        *count += 1;
        drop(known);
        Ok(Place(Arc::clone(self), address))
    }
}

/// Whether a proxy on this machine comes from there, which counts its readers for itself.
pub(super) fn is_proxy(address: IpAddr) -> bool {
    address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST
}

/// An address as it is counted: of IPv6 the network, since whoever has one has all of its addresses.
pub(super) fn counted_as(address: IpAddr) -> IpAddr {
    const NETWORK: u128 = u128::MAX << 64;
    match address.to_canonical() {
        IpAddr::V6(own) if own != Ipv6Addr::LOCALHOST => {
            Ipv6Addr::from_bits(own.to_bits() & NETWORK).into()
        }
        other => other,
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut of = self.0.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = of.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.1);
            }
        }
    }
}

/// Whether a head is longer than any that is meant for a door.
pub(super) fn is_long<T>(request: &Request<T>) -> bool {
    let lines = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    lines.sum::<usize>() + address > HEAD_BYTES
}

/// From where a connection comes, as it is counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub IpAddr);

/// Lets connections in until the door closes.
pub(super) async fn serve(
    listener: TcpListener,
    (service, tls): (Router, Option<TlsAcceptor>),
    counted: Arc<Counted>,
    mut closed: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closed.wait_for(|closed| *closed) => return,
        };
        let Ok((stream, from)) = accepted else {
            // No file left, mostly: others end first.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        match counted.place(counted_as(from.ip())) {
            Ok(place) => {
                let (service, tls, closed) = (service.clone(), tls.clone(), closed.clone());
                tokio::spawn(async move {
                    connection(stream, &place, (service, tls), closed).await;
                    drop(place);
                });
            }
            Err(answer) => {
                tokio::spawn(turned_away(stream, answer));
            }
        }
    }
}

/// Says so to who finds no place, without reading.
async fn turned_away(mut stream: TcpStream, answer: String) {
    let _ = timeout(HEAD_TIME, stream.write_all(answer.as_bytes())).await;
}

async fn connection(
    stream: TcpStream,
    place: &Place,
    (service, tls): (Router, Option<TlsAcceptor>),
    closed: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, PATIENCE);
    match tls {
        None => spoken(stream, place, service, closed).await,
        Some(acceptor) => {
            if let Ok(Ok(stream)) = timeout(HEAD_TIME, acceptor.accept(stream)).await {
                spoken(stream, place, service, closed).await;
            }
        }
    }
}

async fn spoken<S>(
    stream: S,
    Place(counted, address): &Place,
    service: Router,
    mut closed: watch::Receiver<bool>,
) where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let (stream, peer) = (Worded::new(stream, Arc::clone(&counted.words)), Peer(*address));
    let inner = TowerToHyperService::new(service);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        inner.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(READ_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    // How it ended is its affair: the other side is gone, or was let go.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = sleep(AGE) => {}
        _ = closed.wait_for(|closed| *closed) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(LAST, connection).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_a_network_counts_as_one() {
        let as_counted = |address: &str| counted_as(address.parse().unwrap()).to_string();
        assert_eq!(as_counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(as_counted("2001:db8:1:2::9"), "2001:db8:1:2::");
        assert_eq!(as_counted("2001:db8:1:3::9"), "2001:db8:1:3::");
        assert_eq!(as_counted("192.0.2.7"), "192.0.2.7");
        assert_eq!(as_counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(as_counted("::1"), "::1");
    }
}
