//! Who is let to a door at all: an accept loop of our own, for only so a head has a time, a connection a number and a
//! reader who takes nothing an end.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep, timeout};
use tokio_rustls::TlsAcceptor;

use super::headers::SAYS;
use super::live::Latest;
use super::names::Greetings;

/// Connections of a door, in all and of one address: phones may share one.
#[derive(Clone, Copy)]
pub(super) struct Most {
    pub in_all: usize,
    pub of_one: usize,
}

/// The hall's door.
pub(super) const HALL: Most = Most { in_all: 896, of_one: 128 };
/// The staff's: a station's browser has six, and some of them share an address.
pub(super) const STAFF: Most = Most { in_all: 128, of_one: 64 };
/// So many of the staff's are kept for addresses that have a station, and so many has one that has none.
const KEPT: usize = 64;
const OF_A_STRANGER: usize = 8;

/// How long a connection may wait for its next request; one to the staff door of an address without a station.
const IDLE: Duration = Duration::from_mins(1);
const IDLE_STRANGER: Duration = Duration::from_secs(10);

/// The longest head in bytes, and how long it may take.
const HEAD_BYTES: usize = 16 * 1024;
/// One that is longer is read so far, so that it can be answered why.
const READ_BYTES: usize = 4 * HEAD_BYTES;
const HEAD_TIME: Duration = Duration::from_secs(5);

/// Who takes nothing of what is sent for so long is let go.
const TAKES_NOTHING: Duration = Duration::from_secs(10);

/// How a greeting of TLS begins.
const TLS: u8 = 0x16;

/// When another device than this machine came last.
pub(super) struct Heard {
    own: IpAddr,
    last: Mutex<Option<Instant>>,
}

impl Heard {
    /// Nobody yet, at doors of this address.
    pub(super) fn at(own: Ipv4Addr) -> Self {
        Self { own: own.into(), last: Mutex::default() }
    }

    fn from(&self, address: IpAddr) {
        if address != self.own && !address.is_loopback() {
            *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    }

    pub(super) fn ago(&self) -> Option<Duration> {
        let last = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.map(|last| last.elapsed())
    }
}

/// The addresses that have a station.
#[derive(Default)]
pub(super) struct Known(Mutex<BTreeSet<IpAddr>>);

impl Known {
    /// A station asked from there.
    pub(super) fn is(&self, address: IpAddr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(address);
    }

    fn has(&self, address: IpAddr) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }
}

/// The connections there are, by address.
pub(super) struct Counted {
    most: Most,
    heard: Arc<Heard>,
    /// At a door for stations, where those are.
    known: Option<Arc<Known>>,
    greetings: Greetings,
    of: Mutex<BTreeMap<IpAddr, usize>>,
}

/// One of them, for as long as it lasts.
struct Place {
    counted: Arc<Counted>,
    address: IpAddr,
}

/// Why there is none for it.
enum Full {
    Everywhere,
    ForOne,
}

impl Counted {
    /// None yet.
    pub(super) fn new(most: Most, heard: &Arc<Heard>, known: Option<&Arc<Known>>) -> Self {
        let (heard, known) = (Arc::clone(heard), known.map(Arc::clone));
        Self { most, heard, known, greetings: Greetings::default(), of: Mutex::default() }
    }

    fn is_stranger(&self, address: IpAddr) -> bool {
        self.known.as_ref().is_some_and(|known| !known.has(address))
    }

    fn idle(&self, address: IpAddr) -> Duration {
        if self.is_stranger(address) { IDLE_STRANGER } else { IDLE }
    }

    fn place(self: &Arc<Self>, address: IpAddr) -> Result<Place, Full> {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let is_stranger = self.is_stranger(address);
        let most_of_one = if is_stranger { OF_A_STRANGER } else { self.most.of_one };
        let strangers = || of.iter().filter(|(other, _)| self.is_stranger(**other));
        let taken: usize = of.values().sum();
        let is_full = taken >= self.most.in_all;
        if is_full || is_stranger && strangers().map(|(_, count)| count).sum::<usize>() >= KEPT {
            return Err(Full::Everywhere);
        }
        let count = of.entry(address).or_default();
        if *count >= most_of_one {
            return Err(Full::ForOne);
        }
        *count += 1;
        Ok(Place { counted: Arc::clone(self), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut of = self.counted.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = of.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.address);
            }
        }
    }
}

/// How a door is spoken to.
#[derive(Clone)]
pub(super) enum Speech {
    /// In the clear.
    Plain,
    /// Over TLS; who speaks in the clear is sent there, to the door as it is called.
    Tls(TlsAcceptor, Arc<str>),
}

/// Lets connections in until the doors close.
pub(super) async fn serve(
    listener: TcpListener,
    (service, speech): (Router, Speech),
    counted: Arc<Counted>,
    mut latest: watch::Receiver<Latest>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = latest.wait_for(|latest| matches!(latest, Latest::Closed)) => return,
        };
        let Ok((stream, from)) = accepted else {
            // No file left, mostly: others end first.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        counted.heard.from(from.ip());
        match counted.place(from.ip()) {
            Ok(place) => {
                let (service, speech) = (service.clone(), speech.clone());
                tokio::spawn(async move {
                    connection(stream, from, (service, speech), &place.counted).await;
                });
            }
            Err(full) => {
                tokio::spawn(turned_away(stream, full));
            }
        }
    }
}

/// Says so to who finds no place, without reading.
async fn turned_away(mut stream: TcpStream, full: Full) {
    let status = match full {
        Full::Everywhere => "503 Service Unavailable",
        Full::ForOne => "429 Too Many Requests",
    };
    let answer = bare(&format!("{status}\r\nretry-after: 5\r\n"));
    // Who does not take it is gone.
    let _ = timeout(HEAD_TIME, stream.write_all(answer.as_bytes())).await;
}

/// An answer without a body to what was not read: a status and lines of its head.
fn bare(said: &str) -> String {
    let says =
        SAYS.iter().fold(String::new(), |says, (name, value)| says + name + ": " + value + "\r\n");
    format!(
        "HTTP/1.1 {said}{says}cache-control: no-store\r\ncontent-length: 0\r\n\
         connection: close\r\n\r\n"
    )
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub IpAddr);

async fn connection(
    mut stream: TcpStream,
    from: SocketAddr,
    (service, speech): (Router, Speech),
    counted: &Counted,
) {
    let idle = counted.idle(from.ip());
    let mut first = [0];
    let peeked = timeout(HEAD_TIME, stream.peek(&mut first)).await;
    if !matches!(peeked, Ok(Ok(1..))) {
        return;
    }
    let _ = stream.set_nodelay(true);
    match (speech, first == [TLS]) {
        (Speech::Plain, false) => spoken(Patient::new(stream), (from, idle), service).await,
        // A browser that tries HTTPS first falls back at once.
        (Speech::Plain, true) => {}
        // Greetings cost the most of all: who makes too many is let go.
        (Speech::Tls(..), true) if !counted.greetings.may(from.ip()) => {}
        (Speech::Tls(acceptor, _), true) => {
            let greeted = timeout(HEAD_TIME, acceptor.accept(Patient::new(stream))).await;
            if let Ok(Ok(stream)) = greeted {
                spoken(stream, (from, idle), service).await;
            }
        }
        (Speech::Tls(_, called), false) => {
            let answer =
                bare(&format!("308 Permanent Redirect\r\nlocation: https://{called}/\r\n"));
            let _ = timeout(HEAD_TIME, stream.write_all(answer.as_bytes())).await;
            // What was said is read, so that the answer arrives before the end.
            let mut rest = [0; 4096];
            let _ = timeout(HEAD_TIME, stream.read(&mut rest)).await;
        }
    }
}

async fn spoken<S>(stream: S, (from, idle): (SocketAddr, Duration), service: Router)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let steps = Arc::new(AtomicUsize::new(0));
    let stream = Heads { stream, steps: Arc::clone(&steps), begun: None };
    let inner = TowerToHyperService::new(service);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(from.ip()));
        steps.fetch_add(1, Ordering::Relaxed);
        let (answer, steps) = (inner.call(request), Arc::clone(&steps));
        async move {
            let answer = answer.await;
            steps.fetch_add(1, Ordering::Relaxed);
            answer
        }
    });
    // How it ended is its affair: the other side is gone, or was let go.
    let _ = http1::Builder::new()
        .timer(TokioTimer::new())
        // From the end of the last answer: only what is over it is known.
        .header_read_timeout(idle)
        .max_buf_size(READ_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

/// Whether a head is longer than any that is meant for a door: cookies of others, mostly.
pub(super) fn is_long<T>(request: &Request<T>) -> bool {
    let pairs = request.headers().iter();
    let long: usize = pairs.map(|(name, value)| name.as_str().len() + value.len() + 4).sum();
    long + request.uri().path().len() > HEAD_BYTES
}

/// A connection on which a head that was begun is soon whole: a slow one ends it, and one that only waits may wait.
struct Heads<S> {
    stream: S,
    /// Odd while a request is answered, another number after each.
    steps: Arc<AtomicUsize>,
    /// Before which answer a head was begun, and until when it may take.
    begun: Option<(usize, Pin<Box<Sleep>>)>,
}

impl<S: AsyncRead + Unpin> AsyncRead for Heads<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let step = self.steps.load(Ordering::Relaxed);
        if step % 2 == 1 || self.begun.as_ref().is_some_and(|(of, _)| *of != step) {
            self.begun = None;
        }
        if step % 2 == 1 {
            return read;
        }
        if read.is_ready() {
            if buffer.filled().len() > before {
                self.begun.get_or_insert_with(|| (step, Box::pin(sleep(HEAD_TIME))));
            }
            return read;
        }
        let Some((_, until)) = &mut self.begun else { return Poll::Pending };
        ready!(std::future::Future::poll(until.as_mut(), context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Heads<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// A connection that ends when the other side takes nothing for a while.
struct Patient {
    stream: TcpStream,
    /// Runs while something waits to be taken.
    waits: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    const fn new(stream: TcpStream) -> Self {
        Self { stream, waits: None }
    }

    fn bound<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let until = || Box::pin(tokio::time::sleep_until(Instant::now() + TAKES_NOTHING));
        let waits = self.waits.get_or_insert_with(until);
        ready!(std::future::Future::poll(waits.as_mut(), context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bound(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.bound(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
