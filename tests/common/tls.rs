//! A browser's part of TLS, as somebody has it who took the certificate.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, ClientConnection, DigitallySignedStruct, SignatureScheme, StreamOwned};

/// Takes every certificate, as somebody does who compared its fingerprint.
#[derive(Debug)]
struct Anybody;

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        ring::default_provider().signature_verification_algorithms.supported_schemes()
    }
}

/// A connection to a door that has greeted, and been greeted; an error where it is let go before that.
pub fn greeted(
    at: SocketAddr,
    stream: TcpStream,
) -> std::io::Result<StreamOwned<ClientConnection, TcpStream>> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Anybody))
        .with_no_client_auth();
    let name = ServerName::IpAddress(at.ip().into());
    let mut client = ClientConnection::new(Arc::new(config), name).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut stream = stream;
    client.complete_io(&mut stream)?;
    Ok(StreamOwned::new(client, stream))
}

/// A connection to a door on which this was sent. Who greets too often is let go, and comes again as browsers do.
pub fn begun(at: SocketAddr, request: &[u8]) -> StreamOwned<ClientConnection, TcpStream> {
    let begun = Instant::now();
    let mut stream = loop {
        match greeted(at, TcpStream::connect(at).unwrap()) {
            Ok(stream) => break stream,
            Err(_) if begun.elapsed() < Duration::from_secs(20) => std::thread::yield_now(),
            Err(why) => panic!("{why}"),
        }
    };
    // One that is refused early may not be read to its end.
    let _ = stream.write_all(request);
    let _ = stream.flush();
    stream
}

/// Sends this to a door, and what it answers.
pub fn exchanged(at: SocketAddr, request: &[u8]) -> Vec<u8> {
    let StreamOwned { mut conn, mut sock } = begun(at, request);
    let mut bytes = Vec::new();
    // What was answered is read, also where the door did not take all that was to be sent.
    loop {
        let _ = conn.reader().read_to_end(&mut bytes);
        let goes_on = conn.read_tls(&mut sock).is_ok_and(|count| count > 0);
        if !goes_on || conn.process_new_packets().is_err() {
            break;
        }
    }
    let _ = conn.reader().read_to_end(&mut bytes);
    bytes
}
