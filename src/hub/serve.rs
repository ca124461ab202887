//! The hub as a service: its two doors, until it is asked to end.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

use super::api;
use super::gathered::Gathered;
use super::grader::Grader;
use super::problem::Problem;
use super::public::{self, POLICY};
use super::signs::Signs;
use super::spoken::speaking;
use super::store::Hub;
use super::tables::CaughtUp;
use crate::language::{Language, tr};
use crate::net::{
    KnownAddresses, Limits, Places, Speech, Tls, Words, all_gone, asked_to_end, says, serve,
};
use crate::text;

/// Who reads.
const READERS: Limits = Limits {
    in_all: 600,
    of_one: 32,
    of_stranger: 32,
    kept: 0,
    has_proxy: true,
    idle: Duration::from_secs(5),
    idle_of_stranger: Duration::from_secs(5),
    age: Some(Duration::from_mins(5)),
};
/// Who sends; half of the places are kept for addresses that showed a right token.
const SENDERS: Limits = Limits { in_all: 400, of_one: 64, of_stranger: 64, kept: 200, ..READERS };

/// What was begun may take so long when the service ends.
const ENDING: Duration = Duration::from_secs(20);

/// Where a service stands.
#[derive(Clone, Debug)]
pub struct Stand {
    /// Where halls and conductors send.
    pub listen: SocketAddr,
    /// Where pages are read.
    pub pages: SocketAddr,
    /// A certificate and its key as PEM, for TLS without a proxy.
    pub own: Option<(PathBuf, PathBuf)>,
    /// In which whoever asks for no language that it speaks is answered.
    pub language: Language,
}

/// Where its doors came to stand.
#[derive(Clone, Copy, Debug)]
pub struct Doors {
    /// Where halls and conductors send.
    pub listen: SocketAddr,
    /// Where pages are read.
    pub pages: SocketAddr,
}

impl Hub {
    /// Serves until the system asks to end, then finishes what it began. `told` is called once the doors are open, with
    /// where they are; `caught_up` once what was lacking of tables is there, which is made beside.
    ///
    /// # Errors
    /// An address is taken or not this machine's; certificate or key cannot be read.
    pub fn serve(
        self,
        stand: &Stand,
        told: impl FnOnce(Doors),
        caught_up: impl FnOnce(Result<CaughtUp, Problem>) + Send + 'static,
    ) -> Result<(), Problem> {
        let hub = Arc::new(self);
        let tls = stand.own.as_ref().map(|(cert, key)| acceptor(cert, key)).transpose()?;
        let speech = tls.map_or(Speech::Plain, |acceptor| {
            Speech::Tls(Tls { acceptor, called: None, greetings: None })
        });
        hub.runtime.block_on(async {
            let (end, closed) = watch::channel(false);
            let language = stand.language;
            let (in_all, of_one) =
                (tr(language, "hub-page-closed"), tr(language, "hub-page-too-often"));
            let odd = text!(language, "hub-body-odd", what = "HTTP");
            let json = |why: &str, text: &str| json!({"why": why, "text": text}).to_string();
            let senders = Words {
                kind: "application/json",
                says: vec![("x-content-type-options", "nosniff")],
                in_all: json("closed", &in_all),
                of_one: json("often", &of_one),
                long: json("head", &tr(language, "hub-head-long")),
                odd: json("unfit", &odd),
            };
            let long = tr(language, "web-long-head");
            let kind = "text/plain; charset=utf-8";
            let pages = Words { kind, says: says(POLICY).to_vec(), in_all, of_one, long, odd };
            let known = Arc::<KnownAddresses>::default();
            let senders = Places::new(SENDERS, senders, Arc::clone(&known));
            let pages = Places::new(READERS, pages, Arc::default());
            let (listen, read) = (bound(stand.listen).await?, bound(stand.pages).await?);
            let at = |listener: &TcpListener, asked| {
                listener.local_addr().map_err(|why| unbound(asked, &why))
            };
            let doors =
                Doors { listen: at(&listen, stand.listen)?, pages: at(&read, stand.pages)? };
            let gathered = Arc::<Gathered>::default();
            let grader = Grader::start(Arc::clone(&hub), Arc::clone(&gathered));
            let signs = Arc::new(Signs::start());
            let beside = (Arc::clone(&hub), gathered, Arc::clone(&signs));
            let post = api::door(beside, (grader, known), closed.clone());
            let post = (speaking(post, stand.language), speech.clone());
            tokio::spawn(serve(listen, post, Arc::clone(&senders), closed.clone()));
            let service = (speaking(public::door(Arc::clone(&hub), signs), stand.language), speech);
            tokio::spawn(serve(read, service, Arc::clone(&pages), closed));
            told(doors);
            let beside = Arc::clone(&hub);
            tokio::task::spawn_blocking(move || caught_up(beside.catch_up()));
            asked_to_end().await;
            end.send_replace(true);
            // Who does not take the end of an answer is not waited for.
            let _ = tokio::time::timeout(ENDING, all_gone(&[pages, senders])).await;
            Ok(())
        })
    }
}

async fn bound(at: SocketAddr) -> Result<TcpListener, Problem> {
    TcpListener::bind(at).await.map_err(|why| unbound(at, &why))
}

fn unbound(at: SocketAddr, why: &io::Error) -> Problem {
    Problem::NotOpen(at.to_string(), why.to_string())
}

fn acceptor(cert: &Path, key: &Path) -> Result<TlsAcceptor, Problem> {
    let unfit = |path: &Path, why: String| Problem::Certificate(path.display().to_string(), why);
    let read = |path: &Path| fs::read(path).map_err(|why| unfit(path, why.to_string()));
    let certs: Result<Vec<CertificateDer<'static>>, _> =
        CertificateDer::pem_slice_iter(&read(cert)?).collect();
    let certs = certs.map_err(|why| unfit(cert, why.to_string()))?;
    let own = PrivateKeyDer::from_pem_slice(&read(key)?);
    let own = own.map_err(|why| unfit(key, why.to_string()))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(certs, own));
    let mut config = config.map_err(|why| unfit(cert, why.to_string()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
