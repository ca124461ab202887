//! Who the staff door is: by the program's own certificate, or by a club's, which a browser that trusts it finds by its name
//! without a warning.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;

use chrono::{Days, NaiveDate};
use eforos::commands::{HallLeaders, HallLook, Motion, Pinned};
use eforos::screens::hall::Chosen;
use eforos::web::{NotOpen, OpenDoors, Wish, identity};
use rcgen::{CertificateParams, CertifiedKey, KeyPair, PKCS_ECDSA_P256_SHA256, date_time_ymd};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
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

/// How the program finds it.
#[derive(Clone, Copy)]
enum Lies {
    /// In the files that are named.
    Named,
    /// In the folder of the program's own.
    InTheFolder,
}

fn opened(
    hall: &mut Hall,
    (folder, lies): (&TempDir, Lies),
    of: &CertifiedKey<KeyPair>,
) -> Result<OpenDoors<eforos::domain::formats::anagram::state::Anagram>, NotOpen> {
    let [cert, key] = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
    fs::write(&cert, of.cert.pem()).unwrap();
    fs::write(&key, of.signing_key.serialize_pem()).unwrap();
    let wish = Wish {
        address: Ipv4Addr::LOCALHOST,
        ports: (0, 0),
        folder: matches!(lies, Lies::InTheFolder).then(|| folder.path()),
        own: matches!(lies, Lies::Named).then_some((cert.as_path(), key.as_path())),
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
        calls_to_come: false,
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

/// What who speaks in the clear is told there.
fn in_the_clear(at: SocketAddr, host: &str) -> Answer {
    let mut stream = TcpStream::connect(at).unwrap();
    let cookies = "of another=page; ".repeat(400);
    let head = format!("GET /j HTTP/1.1\r\nHost: {host}\r\nCookie: {cookies}\r\n\r\n");
    let mut bytes = Vec::new();
    // A radio cuts a request anywhere: the answer comes before the rest, which takes nothing of it back.
    let (begun, rest) = head.split_at(1);
    stream.write_all(begun.as_bytes()).unwrap();
    stream.read_to_end(&mut bytes).unwrap();
    for packet in rest.as_bytes().chunks(1400) {
        stream.write_all(packet).unwrap();
    }
    Answer::of(bytes)
}

#[test]
fn the_door_is_called_by_its_name_and_vouched_for() {
    let (folder, of) = (TempDir::new().unwrap(), made(2099));
    for lies in [Lies::Named, Lies::InTheFolder] {
        is_called_so((&folder, lies), &of);
    }
    let files = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 2, "nothing of the program's own was made beside the club's");
}

fn is_called_so(folder: (&TempDir, Lies), of: &CertifiedKey<KeyPair>) {
    let mut hall = Hall::new();
    let doors = opened(&mut hall, folder, of).unwrap();
    let digest = eforos::domain::lexicon::Digest::of(of.cert.der()).to_string();
    let fingerprint = doors.fingerprint().unwrap().replace(':', "").to_lowercase();
    assert_eq!(fingerprint, digest[..16]);
    let url = doors.doors().staff().unwrap();
    let (called, port) =
        url.strip_prefix("https://").unwrap().trim_end_matches('/').split_once(':').unwrap();
    assert_eq!(called, NAME);
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, port.parse().unwrap()));
    let own = format!("{NAME}:{port}");
    assert_eq!(asked(at, of, NAME, &own).unwrap().status, 200);
    assert_eq!(asked(at, of, NAME, &format!("other.example:{port}")).unwrap().status, 421);
    asked(at, of, "other.example", &own).unwrap_err();
    asked(at, &made(2099), NAME, &own).unwrap_err();
    // Who leaves out the letter is sent to where no browser warns, whatever they called it.
    for host in [own.clone(), at.to_string()] {
        let sent = in_the_clear(at, &host);
        assert_eq!((sent.status, sent.header("location")), (308, Some(url.as_str())), "{host}");
    }
    // The hall's pages stay by number, and the key lies where the club laid it.
    assert!(doors.doors().hall().starts_with("http://127.0.0.1:"));
}

#[test]
fn one_whose_last_day_has_passed_opens_nothing() {
    let (mut hall, folder, of) = (Hall::new(), TempDir::new().unwrap(), made(2025));
    for lies in [Lies::Named, Lies::InTheFolder] {
        let Err(why) = opened(&mut hall, (&folder, lies), &of) else { panic!("open") };
        let said = why.sentence(eforos::language::Language::Greek);
        assert!(said.contains("cert.pem") && said.contains("202"), "{said}");
    }
}

/// Whoever compared its fingerprint once is not asked again: one key a machine, one certificate an address, for a year.
#[test]
fn the_programs_own_stays_until_it_is_about_to_end() {
    let folder = TempDir::new().unwrap();
    let doors = folder.path().join("doors");
    let day = |after| {
        NaiveDate::from_ymd_opt(2026, 11, 1).unwrap().checked_add_days(Days::new(after)).unwrap()
    };
    let [own, other] = [Ipv4Addr::new(192, 168, 1, 20), Ipv4Addr::new(10, 0, 0, 7)];
    let is = |address, after| identity(&doors, address, day(after)).unwrap().fingerprint;
    let first = is(own, 0);
    let key = fs::read_to_string(doors.join("key.pem")).unwrap();
    assert!(KeyPair::from_pem(&key).unwrap().is_compatible(&PKCS_ECDSA_P256_SHA256));
    assert_eq!((is(own, 0), is(own, 351)), (first.clone(), first.clone()), "14 days are left");
    // Another address has another, and the first one's stays.
    assert_ne!(is(other, 0), first);
    assert_eq!(is(own, 351), first);
    let pem = |address| fs::read(doors.join(format!("{address}.pem"))).unwrap();
    // As DER writes 1 November 2027: 365 days.
    let cert = CertificateDer::from_pem_slice(&pem(own)).unwrap();
    assert!(cert.windows(13).any(|bytes| bytes == b"271101000000Z"));
    let (second, before) = (is(own, 352), pem(other));
    assert_ne!(second, first, "13 days are left");
    assert_eq!((is(own, 353), pem(other)), (second, before));
    assert_eq!(fs::read_to_string(doors.join("key.pem")).unwrap(), key, "one key for all");
    #[cfg(unix)]
    for entry in fs::read_dir(&doors).unwrap() {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = entry.unwrap().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
