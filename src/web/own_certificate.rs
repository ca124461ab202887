//! A club's own certificate in place of the program's: who it says that the door is, and until when.

use std::fs;
use std::path::Path;

use chrono::NaiveDate;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;

use super::tls::{Identity, NoCertificate, spoken_as};

/// The object identifier of the names that a certificate is for.
const NAMES: [u8; 3] = [0x55, 0x1d, 0x11];

/// The kinds of what a certificate is made of.
const VERSION: u8 = 0xa0;
const EXTENSIONS: u8 = 0xa3;
const OBJECT: u8 = 0x06;
const BYTES: u8 = 0x04;
const SHORT_TIME: u8 = 0x17;
const DNS_NAME: u8 = 0x82;

/// The identity in these two files; the door is called by the first name of the certificate, where it has one.
///
/// # Errors
/// [`NoCertificate`]: a file cannot be read, it is none, or it is not good any more `today`.
pub fn own_identity(
    cert_path: &Path,
    key_path: &Path,
    today: NaiveDate,
) -> Result<Identity, NoCertificate> {
    let read =
        |path: &Path| fs::read(path).map_err(|why| NoCertificate::File(path.to_path_buf(), why));
    let (cert, key) = (read(cert_path)?, read(key_path)?);
    let mut identity = spoken_as((cert_path, &cert), (key_path, &key))?;
    let first = CertificateDer::from_pem_slice(&cert).ok();
    let told = first.as_ref().and_then(|first| told(first));
    let Some((until, name)) = told else {
        return Err(NoCertificate::Unfit(cert_path.to_path_buf(), "-".to_owned()));
    };
    if until < today {
        return Err(NoCertificate::Ended(cert_path.to_path_buf(), until));
    }
    identity.name = name;
    Ok(identity)
}

/// The last day of a certificate, and its first name; `None` of what is no certificate.
fn told(cert: &[u8]) -> Option<(NaiveDate, Option<String>)> {
    let (_, cert, _) = element(cert)?;
    let (_, body, _) = element(cert)?;
    let (kind, _, after) = element(body)?;
    let mut rest = if kind == VERSION { after } else { body };
    // Its number, how it is signed, who made it.
    for _ in 0..3 {
        (_, _, rest) = element(rest)?;
    }
    let (_, times, mut rest) = element(rest)?;
    let (_, _, second) = element(times)?;
    let (kind, until, _) = element(second)?;
    let until = day(kind, until)?;
    let mut name = None;
    while let Some((kind, content, after)) = element(rest) {
        if kind == EXTENSIONS {
            name = first_name(content);
        }
        rest = after;
    }
    Some((until, name))
}

fn first_name(extensions: &[u8]) -> Option<String> {
    let (_, mut all, _) = element(extensions)?;
    while let Some((_, extension, after)) = element(all) {
        all = after;
        let (kind, of, mut rest) = element(extension)?;
        if kind != OBJECT || of != NAMES {
            continue;
        }
        while let Some((kind, content, after)) = element(rest) {
            rest = after;
            if kind == BYTES {
                let (_, mut names, _) = element(content)?;
                while let Some((kind, name, after)) = element(names) {
                    names = after;
                    if kind == DNS_NAME {
                        return String::from_utf8(name.to_vec()).ok().filter(|it| is_host(it));
                    }
                }
            }
        }
    }
    None
}

/// Whether it is one name of a machine: nothing that stands for many.
fn is_host(name: &str) -> bool {
    let of = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '.';
    !name.is_empty() && name.len() <= 253 && name.chars().all(of)
}

/// A day as a certificate says it: with two digits of the year, or with four.
fn day(kind: u8, text: &[u8]) -> Option<NaiveDate> {
    let text = std::str::from_utf8(text).ok()?;
    let digits = if kind == SHORT_TIME { 2 } else { 4 };
    let (year, rest) = text.split_at_checked(digits)?;
    let number = |text: &str| text.parse::<u32>().ok();
    let year = i32::try_from(number(year)?).ok()?;
    let century = match kind {
        SHORT_TIME if year < 50 => 2000,
        SHORT_TIME => 1900,
        _ => 0,
    };
    let (month, rest) = rest.split_at_checked(2)?;
    let (day, _) = rest.split_at_checked(2)?;
    NaiveDate::from_ymd_opt(century + year, number(month)?, number(day)?)
}

/// What stands first in DER: its kind, what it holds, and what follows.
fn element(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&kind, rest) = bytes.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (length, rest) = if first < 0x80 {
        (usize::from(first), rest)
    } else {
        let (length, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
        if length.is_empty() || length.len() > 4 {
            return None;
        }
        (length.iter().fold(0, |sum, &byte| (sum << 8) | usize::from(byte)), rest)
    };
    let (content, rest) = rest.split_at_checked(length)?;
    Some((kind, content, rest))
}

#[cfg(test)]
mod tests {
    use rcgen::{CertificateParams, KeyPair, date_time_ymd};

    use super::*;

    fn made(names: &[&str], until: (i32, u8, u8)) -> (Vec<u8>, String, String) {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut params = CertificateParams::new(names).expect("names");
        params.not_after = date_time_ymd(until.0, until.1, until.2);
        let key = KeyPair::generate().expect("a key");
        let cert = params.self_signed(&key).expect("a certificate");
        (cert.der().to_vec(), cert.pem(), key.serialize_pem())
    }

    #[test]
    fn a_certificate_tells_its_last_day_and_its_first_name() {
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
        let (cert, ..) = made(&["192.168.1.20", "club.example.org", "b.org"], (2027, 3, 9));
        assert_eq!(told(&cert), Some((day(2027, 3, 9), Some("club.example.org".to_owned()))));
        let (cert, ..) = made(&["192.168.1.20"], (2061, 12, 31));
        assert_eq!(told(&cert), Some((day(2061, 12, 31), None)));
        let (cert, ..) = made(&["*.example.org"], (2027, 3, 9));
        assert_eq!(
            told(&cert),
            Some((day(2027, 3, 9), None)),
            "one that stands for many names none"
        );
    }

    #[test]
    fn what_is_no_certificate_is_read_to_its_end_and_no_further() {
        let (cert, ..) = made(&["club.example.org"], (2027, 3, 9));
        for length in 0..cert.len() {
            assert_eq!(told(&cert[..length]), None, "{length}");
        }
        for place in 0..cert.len() {
            for bit in 0..8 {
                let mut other = cert.clone();
                other[place] ^= 1 << bit;
                // Whatever it says, it is read.
                let _ = told(&other);
            }
        }
    }

    #[test]
    fn one_that_has_ended_and_a_key_of_another_are_refused() {
        let folder = tempfile::TempDir::new().unwrap();
        let (_, cert, key) = made(&["club.example.org"], (2027, 3, 9));
        let (_, _, other) = made(&["club.example.org"], (2027, 3, 9));
        let [cert_path, key_path, other_path] =
            ["cert.pem", "key.pem", "other.pem"].map(|name| folder.path().join(name));
        for (path, text) in [(&cert_path, &cert), (&key_path, &key), (&other_path, &other)] {
            fs::write(path, text).unwrap();
        }
        let on = |day| NaiveDate::from_ymd_opt(2027, 3, day).unwrap();
        let good = own_identity(&cert_path, &key_path, on(9)).unwrap();
        assert_eq!(good.name.as_deref(), Some("club.example.org"));
        let ended = own_identity(&cert_path, &key_path, on(10)).map(|_| ());
        assert!(matches!(ended, Err(NoCertificate::Ended(..))), "{ended:?}");
        let foreign = own_identity(&cert_path, &other_path, on(9)).map(|_| ());
        assert!(matches!(foreign, Err(NoCertificate::Unfit(..))), "{foreign:?}");
        let none = own_identity(&folder.path().join("none.pem"), &key_path, on(9)).map(|_| ());
        assert!(matches!(none, Err(NoCertificate::File(..))), "{none:?}");
        let no_key = own_identity(&cert_path, &cert_path, on(9)).map(|_| ());
        assert!(matches!(no_key, Err(NoCertificate::Unfit(..))), "{no_key:?}");
    }
}
