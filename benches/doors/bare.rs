//! What stands beside the doors' figures: a hyper server without anything behind it that sends the same bytes.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use rustls::ServerConfig;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

/// A server; it ends when this is dropped.
pub struct Bare {
    _runtime: Runtime,
    pub at: SocketAddr,
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads")
}

/// Answers this, over TLS, to whatever is asked.
pub fn answering(body: String) -> Bare {
    let rcgen::CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).expect("made");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], signing_key.into())
        .expect("fits");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let runtime = runtime();
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("bound");
    let at = listener.local_addr().expect("bound");
    runtime.spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, body) = (acceptor.clone(), body.clone());
            tokio::spawn(async move {
                let _ = stream.set_nodelay(true);
                let Ok(stream) = acceptor.accept(stream).await else { return };
                let service = service_fn(move |request: Request<hyper::body::Incoming>| {
                    let body = body.clone();
                    async move {
                        // Read to its end, as a form is.
                        let _ = axum::body::to_bytes(Body::new(request.into_body()), 65_536).await;
                        Ok::<_, Infallible>(Response::new(Body::from(body)))
                    }
                });
                let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
            });
        }
    });
    Bare { _runtime: runtime, at }
}

/// Sends each text to whoever came, in the clear and without HTTP: nothing can be barer.
pub fn streaming(texts: &watch::Receiver<String>) -> Bare {
    let (runtime, texts) = (runtime(), texts.clone());
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("bound");
    let at = listener.local_addr().expect("bound");
    runtime.spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut texts = texts.clone();
            tokio::spawn(async move {
                use tokio::io::AsyncWriteExt as _;
                let _ = stream.set_nodelay(true);
                while texts.changed().await.is_ok() {
                    let text = texts.borrow_and_update().clone();
                    if stream.write_all(text.as_bytes()).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    Bare { _runtime: runtime, at }
}
