//! Who is let in to a door at all: an accept loop of our own, for only so a head has a time, a connection a number and a
//! reader who takes nothing an end.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, copy, sink};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;

use super::greetings::Greetings;
use super::heads::{HEAD_TIME, Heads};
use super::patient::{Patience, Patient};
use super::places::{Place, Places, counted_as};
use super::worded::Worded;

/// The longest head in bytes; one that is longer is read so far, so that it can be answered why.
const HEAD_BYTES: usize = 16 * 1024;
const READ_BYTES: usize = 4 * HEAD_BYTES;

/// What a connection that is to end has begun may take so long.
const LAST: Duration = Duration::from_secs(30);

/// How long a reader may take nothing of what is sent, and how long an answer may take to be taken whole.
const PATIENCE: Patience =
    Patience { nothing: Duration::from_secs(10), whole: Duration::from_mins(1) };

/// How a greeting of TLS begins.
const TLS: u8 = 0x16;

/// How a door is spoken to.
#[derive(Clone)]
pub enum Speech {
    /// In the clear.
    Plain,
    /// Over TLS.
    Tls(Tls),
}

/// A door's TLS.
#[derive(Clone)]
pub struct Tls {
    /// Its key and how it speaks.
    pub acceptor: TlsAcceptor,
    /// How the door is called: who speaks in the clear is sent there.
    pub called: Option<Arc<str>>,
    /// How often it may be greeted.
    pub greetings: Option<Arc<Greetings>>,
}

/// Whether the door closes, once it does.
type Closed = watch::Receiver<bool>;

/// Lets connections in until the door closes; then each ends after the answer that it has begun.
pub async fn serve(
    listener: TcpListener,
    (service, speech): (Router, Speech),
    places: Arc<Places>,
    mut closed: Closed,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing(&mut closed) => return,
        };
        let Ok((stream, from)) = accepted else {
            // No file left, mostly: others end first.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if !is_of_this_machine(stream.local_addr(), from) {
            places.hear();
        }
        match places.place(counted_as(from.ip())) {
            Ok(place) => {
                let (service, speech, closed) = (service.clone(), speech.clone(), closed.clone());
                tokio::spawn(async move {
                    connection(stream, &place, (service, speech), closed).await;
                    drop(place);
                });
            }
            Err(answer) => {
                tokio::spawn(turned_away(stream, answer));
            }
        }
    }
}

/// Waits until the door closes; whoever could close it being gone is the same.
async fn closing(closed: &mut Closed) {
    let _ = closed.wait_for(|closed| *closed).await;
}

fn is_of_this_machine(own: std::io::Result<SocketAddr>, from: SocketAddr) -> bool {
    from.ip().is_loopback() || own.is_ok_and(|own| own.ip() == from.ip())
}

/// Says so to who finds no place, without reading.
async fn turned_away(mut stream: TcpStream, answer: String) {
    // Who does not take it is gone.
    let _ = timeout(HEAD_TIME, stream.write_all(answer.as_bytes())).await;
}

/// From where a request comes, as it is counted.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

async fn connection(
    stream: TcpStream,
    place: &Place,
    (service, speech): (Router, Speech),
    mut closed: Closed,
) {
    let mut first = [0];
    let peeked = tokio::select! {
        peeked = timeout(HEAD_TIME, stream.peek(&mut first)) => peeked,
        () = closing(&mut closed) => return,
    };
    if !matches!(peeked, Ok(Ok(1..))) {
        return;
    }
    let _ = stream.set_nodelay(true);
    let is_greeting = first == [TLS];
    match speech {
        Speech::Plain if !is_greeting => {
            spoken(Patient::new(stream, PATIENCE), place, service, closed).await;
        }
        Speech::Tls(tls) if is_greeting => {
            let is_known = place.places.knows(place.address);
            if tls.greetings.is_some_and(|greetings| !greetings.may(place.address, is_known)) {
                return;
            }
            let stream = Patient::new(stream, PATIENCE);
            let greeted = tokio::select! {
                greeted = timeout(HEAD_TIME, tls.acceptor.accept(stream)) => greeted,
                () = closing(&mut closed) => return,
            };
            if let Ok(Ok(stream)) = greeted {
                spoken(stream, place, service, closed).await;
            }
        }
        Speech::Tls(Tls { called: Some(called), .. }) => {
            let answer = place.places.words.elsewhere(&format!("https://{called}/"));
            let _ = timeout(HEAD_TIME, sent_on(stream, &answer)).await;
        }
        // A browser that tries HTTPS first at a door without falls back at once.
        Speech::Plain | Speech::Tls(_) => {}
    }
}

async fn sent_on(mut stream: TcpStream, answer: &str) {
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
    // What is still being said is read: an end with something unread takes the answer back.
    let _ = copy(&mut stream.take(READ_BYTES as u64), &mut sink()).await;
}

async fn spoken<S>(stream: S, place: &Place, service: Router, mut closed: Closed)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let Place { places, address } = place;
    let steps = Arc::new(AtomicUsize::new(0));
    let stream = Heads::new(Worded::new(stream, Arc::clone(&places.words)), Arc::clone(&steps));
    let (inner, peer) = (TowerToHyperService::new(service), Peer(*address));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        steps.fetch_add(1, Ordering::Relaxed);
        let (answer, steps) = (inner.call(request), Arc::clone(&steps));
        async move {
            let answer = answer.await;
            steps.fetch_add(1, Ordering::Relaxed);
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // From the end of the last answer: only what is over it is known.
        .header_read_timeout(places.idle(*address))
        .max_buf_size(READ_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    let old = async {
        match places.age() {
            Some(age) => sleep(age).await,
            None => std::future::pending().await,
        }
    };
    // How it ended is its affair: the other side is gone, or was let go.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = old => {}
        () = closing(&mut closed) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(LAST, connection).await;
}

/// Whether a head is longer than any that is meant for a door: cookies of others, mostly.
pub fn is_long<T>(request: &Request<T>) -> bool {
    let lines = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    lines.sum::<usize>() + address > HEAD_BYTES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_from_the_doors_own_address_is_this_machine() {
        let [loopback, own, other] = ["127.0.0.2:9", "192.168.1.20:8014", "192.168.1.21:9"]
            .map(|address| address.parse::<SocketAddr>().unwrap());
        assert!(is_of_this_machine(Ok(own), loopback));
        assert!(is_of_this_machine(Ok(own), SocketAddr::new(own.ip(), 50_000)));
        assert!(!is_of_this_machine(Ok(own), other));
        assert!(!is_of_this_machine(Ok(loopback), other));
    }
}
