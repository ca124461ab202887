//! A hall's card: what ties its file to the hub and to the joint competition, with two secrets. The hub knows one of
//! them, the token; only the hall and whoever conducts have the key.

use std::fmt;
use std::net::IpAddr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use ureq::http::Uri;
use ureq::tls::Certificate;

use crate::domain::formats::anagram::sealed::heads::VenueKey;
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::Digest;
use crate::domain::text::{TextKind, check};
use crate::language::Language;
use crate::text;

const FORMAT: &str = "eforos-venue";
const VERSION: u32 = 1;

/// A longer file is no card: bytes.
pub const MOST_CARD_BYTES: usize = 64 << 10;

/// What a hall shows the hub: 32 bytes of chance. The hub keeps their SHA-256; nothing shows them.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// The token of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What the hub and the master file have of it.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// 43 characters, as a request carries it.
    pub(super) fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// A hall's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VenueCard {
    /// The hub's address, without a `/` at its end: encrypted, or on this machine.
    pub hub: String,
    /// The joint competition, by its commitment.
    pub joint: Digest,
    /// The hall's number.
    pub venue: VenueNo,
    /// Its name.
    pub name: String,
    /// What the hub knows the hall by.
    pub token: Token,
    /// What only whoever conducts knows it by.
    pub key: VenueKey,
    /// A certificate as PEM, beside those that every browser trusts.
    pub ca: Option<String>,
}

/// Why a text is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// It is something else.
    #[error("no card")]
    None,
    /// A newer program made it.
    #[error("a card of version {0}")]
    Newer(u32),
    /// Something of it is not there or cannot be.
    #[error("{0} cannot be")]
    Field(&'static str),
    /// The hub's address is neither encrypted nor on this machine.
    #[error("{0} is not encrypted")]
    Open(String),
}

impl CardError {
    /// What is wrong with it, and what to do.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::None => text!(language, "venues-card-none"),
            Self::Newer(version) => text!(language, "venues-card-newer", version = *version),
            Self::Field(field) => text!(language, "venues-card-field", field = *field),
            Self::Open(hub) => text!(language, "venues-card-open", hub = hub),
        }
    }
}

/// The card as TOML.
#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    hub: String,
    joint: Digest,
    venue: VenueNo,
    name: String,
    token: String,
    key: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ca: Option<String>,
}

impl VenueCard {
    /// Reads a card.
    ///
    /// # Errors
    /// [`CardError`].
    pub fn read(text: &str) -> Result<Self, CardError> {
        if text.len() > MOST_CARD_BYTES {
            return Err(CardError::None);
        }
        let table: toml::Table = toml::from_str(text).map_err(|_| CardError::None)?;
        let format = table.get("format").and_then(toml::Value::as_str).unwrap_or_default();
        let (name, version) = format.split_once('/').ok_or(CardError::None)?;
        let version: u32 = version.parse().map_err(|_| CardError::None)?;
        if name != FORMAT || version < VERSION {
            return Err(CardError::None);
        }
        if version > VERSION {
            return Err(CardError::Newer(version));
        }
        for field in ["hub", "joint", "venue", "name", "token", "key"] {
            let alone = table.get(field).ok_or(CardError::Field(field))?.clone();
            let fits = match field {
                "joint" => alone.try_into::<Digest>().is_ok(),
                "venue" => alone.try_into::<VenueNo>().is_ok(),
                _ => alone.is_str(),
            };
            if !fits {
                return Err(CardError::Field(field));
            }
        }
        let read: Written = table.try_into().map_err(|_| CardError::Field("ca"))?;
        let Written { hub, joint, venue, name, token, key, ca, .. } = read;
        let hub = address(&hub)?;
        let name = name.trim().to_owned();
        if name.is_empty() || check(&name, TextKind::Name).is_err() {
            return Err(CardError::Field("name"));
        }
        let token = Token(secret(&token).ok_or(CardError::Field("token"))?);
        let key = VenueKey::from_bytes(secret(&key).ok_or(CardError::Field("key"))?);
        if ca.as_ref().is_some_and(|pem| Certificate::from_pem(pem.as_bytes()).is_err()) {
            return Err(CardError::Field("ca"));
        }
        Ok(Self { hub, joint, venue, name, token, key, ca })
    }

    /// The card as it is read.
    pub fn to_text(&self) -> String {
        let Self { hub, joint, venue, name, token, key, ca } = self;
        let written = Written {
            format: format!("{FORMAT}/{VERSION}"),
            hub: hub.clone(),
            joint: *joint,
            venue: *venue,
            name: name.clone(),
            token: token.text(),
            key: URL_SAFE_NO_PAD.encode(key.as_bytes()),
            ca: ca.clone(),
        };
        toml::to_string(&written).expect("texts and a number are TOML")
    }
}

fn secret(text: &str) -> Option<[u8; 32]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

/// The hub's address: encrypted, or on this machine.
fn address(text: &str) -> Result<String, CardError> {
    let unfit = CardError::Field("hub");
    let address: Uri = text.parse().map_err(|_| unfit.clone())?;
    let (Some(scheme), Some(host)) = (address.scheme_str(), address.host()) else {
        return Err(unfit);
    };
    let named = address.authority().is_some_and(|authority| authority.as_str().contains('@'));
    if named || address.query().is_some() {
        return Err(unfit);
    }
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let here = bare == "localhost" || bare.parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
    match scheme {
        "https" => Ok(text.trim_end_matches('/').to_owned()),
        "http" if here => Ok(text.trim_end_matches('/').to_owned()),
        "http" => Err(CardError::Open(text.to_owned())),
        _ => Err(unfit),
    }
}
