//! Who is let in: so many at once, in so much time, with heads that are short and soon whole.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
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

/// Connections of a door: in all, and of one address that is not this machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Most {
    pub in_all: usize,
    pub of_one: usize,
}

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

/// What who finds no place is told, as the door speaks: the kind of it; the text of a full door, and of who has too many.
pub(super) struct Full {
    pub kind: &'static str,
    pub in_all: String,
    pub of_one: String,
}

/// The connections of a door.
pub(super) struct Counted {
    most: Most,
    full: Full,
    of: Mutex<BTreeMap<IpAddr, usize>>,
}

struct Place(Arc<Counted>, IpAddr);

impl Counted {
    pub(super) fn new(most: Most, full: Full) -> Arc<Self> {
        Arc::new(Self { most, full, of: Mutex::default() })
    }

    /// How many there are now.
    pub(super) fn now(&self) -> usize {
        self.of.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// A place for one more; else why there is none.
    fn place(self: &Arc<Self>, address: IpAddr) -> Result<Place, String> {
        let Full { kind, in_all, of_one } = &self.full;
        let says = |status, text: &String| {
            format!(
                "HTTP/1.1 {status}\r\nretry-after: 5\r\ncontent-type: {kind}\r\n\
                 content-length: {}\r\nconnection: close\r\n\r\n{text}",
                text.len()
            )
        };
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if of.values().sum::<usize>() >= self.most.in_all {
            return Err(says("503 Service Unavailable", in_all));
        }
        let count = of.entry(address).or_default();
        // Through this machine come all who come by a proxy, which counts for itself.
        if *count >= self.most.of_one && !address.is_loopback() {
            return Err(says("429 Too Many Requests", of_one));
        }
        *count += 1;
        Ok(Place(Arc::clone(self), address))
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

/// From where a connection comes.
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
        match counted.place(from.ip()) {
            Ok(place) => {
                let (service, tls, closed) = (service.clone(), tls.clone(), closed.clone());
                tokio::spawn(async move {
                    connection(stream, from, (service, tls), closed).await;
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
    from: SocketAddr,
    (service, tls): (Router, Option<TlsAcceptor>),
    closed: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, PATIENCE);
    match tls {
        None => spoken(stream, from, service, closed).await,
        Some(acceptor) => {
            if let Ok(Ok(stream)) = timeout(HEAD_TIME, acceptor.accept(stream)).await {
                spoken(stream, from, service, closed).await;
            }
        }
    }
}

async fn spoken<S>(stream: S, from: SocketAddr, service: Router, mut closed: watch::Receiver<bool>)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let inner = TowerToHyperService::new(service);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(from.ip()));
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
