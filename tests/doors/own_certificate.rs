//! A club's own certificate: a browser that trusts it finds the door by its name and is not warned.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;

use eforos::commands::{HallLeaders, HallLook, Motion, Pinned};
use eforos::screens::hall::Chosen;
use eforos::web::{NotOpen, OpenDoors, Wish};
use rcgen::{CertificateParams, CertifiedKey, KeyPair, date_time_ymd};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tempfile::TempDir;

use super::{Answer, Hall};

const NAME: &str = "staff.club.example";

fn made(until: i32) -> CertifiedKey<KeyPair> {
    let mut params = CertificateParams::new([NAME.to_owned()]).unwrap();
    params.not_before = date_time_ymd(2020, 1, 1);
    params.not_after = date_time_ymd(until, 1, 1);
    let signing_key = KeyPair::generate().unwrap();
    CertifiedKey { cert: params.self_signed(&signing_key).unwrap(), signing_key }
}

fn opened(
    hall: &mut Hall,
    folder: &TempDir,
    of: &CertifiedKey<KeyPair>,
) -> Result<OpenDoors<eforos::domain::formats::anagram::state::Anagram>, NotOpen> {
    let [cert, key] = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
    fs::write(&cert, of.cert.pem()).unwrap();
    fs::write(&key, of.signing_key.serialize_pem()).unwrap();
    let wish = Wish {
        address: Ipv4Addr::LOCALHOST,
        ports: (0, 0),
        folder: None,
        own: Some((&cert, &key)),
        by_pin: false,
        ask: Arc::new(|_| false),
        time: hall.hand.source(),
    };
    let chosen = Chosen {
        pinned: &Pinned::Auto,
        since: None,
        look: HallLook::Dark,
        motion: Motion::Off,
        leaders: HallLeaders::Shown,
        zone_ms: 0,
    };
    OpenDoors::open(&mut hall.keeper, wish, &chosen)
}

/// What a browser that trusts this certificate alone is answered by the door of this name.
fn asked(
    at: SocketAddr,
    of: &CertifiedKey<KeyPair>,
    name: &str,
    host: &str,
) -> std::io::Result<Answer> {
    let mut roots = RootCertStore::empty();
    roots.add(of.cert.der().clone()).unwrap();
    let config =
        ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
    let name = ServerName::try_from(name.to_owned()).unwrap();
    let client = ClientConnection::new(Arc::new(config), name).unwrap();
    let mut stream = StreamOwned::new(client, TcpStream::connect(at)?);
    let request = format!("GET /j HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    Ok(Answer::of(bytes))
}

#[test]
fn the_door_is_called_by_its_name_and_vouched_for() {
    let (mut hall, folder, of) = (Hall::new(), TempDir::new().unwrap(), made(2099));
    let doors = opened(&mut hall, &folder, &of).unwrap();
    let url = doors.doors().staff().unwrap();
    let (called, port) =
        url.strip_prefix("https://").unwrap().trim_end_matches('/').split_once(':').unwrap();
    assert_eq!(called, NAME);
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, port.parse().unwrap()));
    let own = format!("{NAME}:{port}");
    assert_eq!(asked(at, &of, NAME, &own).unwrap().status, 200);
    assert_eq!(asked(at, &of, NAME, &format!("other.example:{port}")).unwrap().status, 421);
    asked(at, &of, "other.example", &own).unwrap_err();
    asked(at, &made(2099), NAME, &own).unwrap_err();
    // The hall's pages stay by number, and the key lies where the club laid it.
    assert!(doors.doors().hall().starts_with("http://127.0.0.1:"));
}

#[test]
fn one_whose_last_day_has_passed_opens_nothing() {
    let (mut hall, folder, of) = (Hall::new(), TempDir::new().unwrap(), made(2025));
    let Err(why) = opened(&mut hall, &folder, &of) else { panic!("open") };
    let said = why.sentence(eforos::language::Language::Greek);
    assert!(said.contains("cert.pem") && said.contains("202"), "{said}");
}
