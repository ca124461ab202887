//! Doors with a certificate of their own: who speaks in the clear, or is cut off in the midst of greeting, shuts out nobody.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore};

use crate::cluster::{ask, database};
use crate::common::tls::{begun, exchanged, greeted};
use crate::joint_day::{Day, eforos, rows};
use crate::line::told;
use crate::service::Service;
use crate::until;

const CUT_OFF: usize = 500;

/// How somebody greets: the first that is said.
fn greeting() -> Vec<u8> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(RootCertStore::empty())
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let mut greeting = Vec::new();
    ClientConnection::new(Arc::new(config), name).unwrap().write_tls(&mut greeting).unwrap();
    greeting
}

fn asks(path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").into_bytes()
}

fn rest(mut stream: TcpStream) -> Vec<u8> {
    stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    bytes
}

/// A certificate for this machine's name and its key, in two files of this folder; the certificate as a text.
fn certificate(folder: &Path) -> (PathBuf, PathBuf, String) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let [cert_file, key_file] = ["cert.pem", "key.pem"].map(|name| folder.join(name));
    fs::write(&cert_file, cert.pem()).unwrap();
    fs::write(&key_file, signing_key.serialize_pem()).unwrap();
    (cert_file, key_file, cert.pem())
}

#[test]
fn the_line_goes_to_a_hub_whose_certificate_it_trusts_and_to_no_other() {
    let day = Day::new();
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (cert, key, own) = certificate(folder.path());
    let (.., other) = certificate(elsewhere.path());
    let service = Service::with_certificate(&day.database, &cert, &key);
    let (_, port) = service.listen.rsplit_once(':').unwrap();
    let before = format!("http://{}", day.hub.listen);
    let card = fs::read_to_string(day.path().join("k.eforos-conductor")).unwrap();
    let (access, keys) = card.split_once("\n[keys]").unwrap();
    let access = access.replace(&before, &format!("https://localhost:{port}"));
    let syncs = |ca: &str| {
        let ca = if ca.is_empty() { String::new() } else { format!("ca = \"\"\"\n{ca}\"\"\"\n") };
        let card = format!("{access}\n{ca}[keys]{keys}");
        fs::write(day.path().join("k.eforos-conductor"), card).unwrap();
        let args = ["sync", "k.eforos", "--once", "--json", "--card", "k.eforos-conductor"];
        eforos(day.path(), &args)
    };
    // Of nobody that browsers trust, and of another that the card names.
    for ca in ["", other.as_str()] {
        let refused = syncs(ca);
        assert_eq!(refused.status.code(), Some(1), "{refused:?}");
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(told.contains("not reached"), "{told}");
    }
    assert_eq!(ask(&day.database, "SELECT count(*) FROM joints"), "0");
    let done = syncs(&own);
    assert!(done.status.success(), "{done:?}");
    let count = rows(day.path(), "k").len().to_string();
    assert_eq!(ask(&day.database, "SELECT count(*) FROM events"), count);
}

#[test]
fn who_speaks_in_the_clear_or_is_cut_off_while_greeting_shuts_out_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (cert_file, key_file, _) = certificate(folder.path());
    let url = database();
    told(&url, &["init"]);
    let service = Service::with_certificate(&url, &cert_file, &key_file);
    let doors: [(SocketAddr, &str); 2] = [(&service.listen, "/v1/time"), (&service.pages, "/")]
        .map(|(at, path)| (at.parse().unwrap(), path));
    let greeting = greeting();
    for (at, path) in doors {
        let is_served = || exchanged(at, &asks(path)).starts_with(b"HTTP/1.1 200");
        assert!(is_served());
        // In the clear nothing is answered.
        let mut plain = TcpStream::connect(at).unwrap();
        plain.write_all(&asks(path)).unwrap();
        let answered = rest(plain);
        assert!(!answered.starts_with(b"HTTP"), "{}", String::from_utf8_lossy(&answered));

        let mut before = greeted(at, TcpStream::connect(at).unwrap()).unwrap();
        // Each ends at another byte, and every second one once it was greeted.
        thread::scope(|scope| {
            for first in 0..8 {
                let greeting = &greeting;
                scope.spawn(move || {
                    for number in (first..CUT_OFF).step_by(8) {
                        let mut stream = TcpStream::connect(at).unwrap();
                        let until =
                            if number % 2 == 0 { number % greeting.len() } else { greeting.len() };
                        let _ = stream.write_all(&greeting[..until]);
                        if number % 2 == 1 {
                            let _ = stream.read(&mut [0; 100]);
                        }
                    }
                });
            }
        });
        // Who greeted before is answered, and so is who comes.
        before.write_all(&asks(path)).unwrap();
        let mut answer = Vec::new();
        let _ = before.read_to_end(&mut answer);
        assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
        until("it is served", is_served);
        // Who greets without end is let go.
        let begun_at = Instant::now();
        let slow: Vec<TcpStream> = (0..20)
            .map(|_| {
                let mut stream = TcpStream::connect(at).unwrap();
                stream.write_all(&greeting[..greeting.len() / 2]).unwrap();
                stream
            })
            .collect();
        drop(begun(at, b""));
        for stream in slow {
            assert_eq!(rest(stream), b"");
        }
        assert!(begun_at.elapsed() < Duration::from_secs(30), "{:?}", begun_at.elapsed());
    }
    assert_eq!(service.end(), Some(0));
}
