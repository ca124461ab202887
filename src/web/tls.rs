//! Who the staff door is: a key that is made once a machine, and a certificate for the address at which it stands.

use std::fs;
use std::io::{self, Write as _};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{Datelike as _, Days, NaiveDate};
use rcgen::{CertificateParams, DistinguishedName, DnType, KeyPair, date_time_ymd};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use sha2::{Digest as _, Sha256};

use crate::storage::siblings::new_file;

/// A certificate lasts so many days, and is made anew when fewer than these are left.
const LASTS: Days = Days::new(365);
const LEFT: Days = Days::new(14);

/// How the day until which a certificate lasts is told in its file.
const UNTIL: &str = "until ";

/// Why the door has none.
#[derive(Debug, thiserror::Error)]
pub enum NoCertificate {
    /// The file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// Its last day has passed.
    #[error("{0}: {1}")]
    Ended(PathBuf, NaiveDate),
    /// It is no key, or none of this certificate.
    #[error("{0}: {1}")]
    Unfit(PathBuf, String),
}

/// Who the door is.
#[derive(Clone)]
pub struct Identity {
    pub(super) config: Arc<ServerConfig>,
    /// The first eight bytes of the certificate's SHA-256, as a browser shows them.
    pub fingerprint: String,
    /// The name by which the door is called beside its address, where a club's own certificate has one.
    pub name: Option<String>,
}

/// The machine's own, for this address, made where there is none yet. `today` says whether it still lasts.
///
/// # Errors
/// [`NoCertificate`].
pub fn identity(
    folder: &Path,
    address: Ipv4Addr,
    today: NaiveDate,
) -> Result<Identity, NoCertificate> {
    let (key_path, path) = (folder.join("key.pem"), folder.join(format!("{address}.pem")));
    let file = |path: &Path| {
        let path = path.to_path_buf();
        move |why: io::Error| NoCertificate::File(path, why)
    };
    let unfit = |why: rcgen::Error| NoCertificate::Unfit(path.clone(), why.to_string());
    fs::create_dir_all(folder).map_err(file(folder))?;
    let key = match fs::read_to_string(&key_path) {
        Ok(text) => KeyPair::from_pem(&text)
            .map_err(|why| NoCertificate::Unfit(key_path.clone(), why.to_string()))?,
        Err(why) if why.kind() == io::ErrorKind::NotFound => {
            let key = KeyPair::generate().map_err(unfit)?;
            write_own(&key_path, key.serialize_pem().as_bytes()).map_err(file(&key_path))?;
            key
        }
        Err(why) => return Err(NoCertificate::File(key_path, why)),
    };
    let kept = fs::read_to_string(&path).ok().filter(|text| lasts(text, today));
    let cert = if let Some(text) = kept {
        text
    } else {
        let until = today.checked_add_days(LASTS).unwrap_or(today);
        let text = format!("{UNTIL}{until}\n{}", made(address, today, until, &key).map_err(unfit)?);
        write_own(&path, text.as_bytes()).map_err(file(&path))?;
        text
    };
    spoken_as((&path, cert.as_bytes()), (&key_path, key.serialize_pem().as_bytes()))
}

/// Writes what only the user may read, whole or not at all.
fn write_own(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = new_file(path.parent().unwrap_or_else(|| Path::new(".")))?;
    new.write_all(bytes)?;
    new.persist(path)?;
    Ok(())
}

fn lasts(text: &str, today: NaiveDate) -> bool {
    let until = text.lines().next().and_then(|line| line.strip_prefix(UNTIL));
    let until = until.and_then(|day| day.parse::<NaiveDate>().ok());
    until.is_some_and(|until| today.checked_add_days(LEFT).is_some_and(|soon| soon <= until))
}

fn made(
    address: Ipv4Addr,
    from: NaiveDate,
    until: NaiveDate,
    key: &KeyPair,
) -> Result<String, rcgen::Error> {
    let names = [address.to_string(), Ipv4Addr::LOCALHOST.to_string(), "localhost".to_owned()];
    let mut params = CertificateParams::new(names)?;
    let mut name = DistinguishedName::new();
    name.push(DnType::CommonName, "Eforos");
    params.distinguished_name = name;
    let day = |day: NaiveDate| {
        let part = |part: u32| u8::try_from(part).expect("a month or a day");
        date_time_ymd(day.year(), part(day.month()), part(day.day()))
    };
    // Old devices have yesterday's date.
    params.not_before = day(from.checked_sub_days(Days::new(2)).unwrap_or(from));
    params.not_after = day(until);
    Ok(params.self_signed(key)?.pem())
}

/// The door of this certificate and key.
pub(super) fn spoken_as(
    (cert_path, cert): (&Path, &[u8]),
    (key_path, key): (&Path, &[u8]),
) -> Result<Identity, NoCertificate> {
    let unfit = |path: &Path, why: String| NoCertificate::Unfit(path.to_path_buf(), why);
    let certs: Result<Vec<CertificateDer<'static>>, _> =
        CertificateDer::pem_slice_iter(cert).collect();
    let certs = certs.map_err(|why| unfit(cert_path, why.to_string()))?;
    let key = PrivateKeyDer::from_pem_slice(key).map_err(|why| unfit(key_path, why.to_string()))?;
    let Some(first) = certs.first() else {
        return Err(unfit(cert_path, "-".to_owned()));
    };
    let digest = Sha256::digest(first);
    let bytes: Vec<String> = digest.iter().take(8).map(|byte| format!("{byte:02X}")).collect();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(certs, key));
    let mut config = config.map_err(|why| unfit(cert_path, why.to_string()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Identity { config: Arc::new(config), fingerprint: bytes.join(":"), name: None })
}
