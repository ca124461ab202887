//! Cards: what ties a file to the hub. A hall's has two secrets: the hub knows one of them, the token; only the hall and
//! whoever conducts have the key. The conductor's has a token of its own and the keys of all halls.

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use ureq::http::Uri;
use ureq::tls::Certificate;

use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, VenueKey};
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::{Digest, bytes_of};
use crate::domain::text::{TextKind, check};
use crate::language::Language;
use crate::text;

const VENUE: &str = "eforos-venue";
const CONDUCTOR: &str = "eforos-conductor";
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

    /// The token of 43 characters as somebody was shown it; `None` of anything else.
    pub fn read(text: &str) -> Option<Self> {
        secret(text.trim()).map(Self)
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

/// What a hub is reached by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HubAccess {
    /// The hub's address, without a `/` at its end: encrypted, or on this machine.
    pub hub: String,
    /// What it knows the sender by.
    pub token: Token,
    /// A certificate as PEM, in place of those that every browser trusts.
    pub ca: Option<String>,
}

/// A hall's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VenueCard {
    /// The hub.
    pub access: HubAccess,
    /// The joint competition, by its commitment.
    pub joint: Digest,
    /// The hall's number.
    pub venue: VenueNo,
    /// Its name.
    pub name: String,
    /// What only whoever conducts knows it by.
    pub key: VenueKey,
}

/// The card of whoever conducts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConductorCard {
    /// The hub.
    pub access: HubAccess,
    /// The keys of the halls.
    pub keys: BTreeMap<VenueNo, VenueKey>,
    /// The tokens on the halls' cards, so that a card can be handed out again.
    pub tokens: BTreeMap<VenueNo, Token>,
}

impl ConductorCard {
    /// Of a hub and its token as typed; no hall has a card yet.
    ///
    /// # Errors
    /// [`CardError`].
    pub fn typed(hub: &str, token: &str) -> Result<Self, CardError> {
        let hub = address(hub.trim())?;
        let token = Token::read(token).ok_or(CardError::Field("token"))?;
        let access = HubAccess { hub, token, ca: None };
        Ok(Self { access, keys: BTreeMap::new(), tokens: BTreeMap::new() })
    }

    /// Makes a card for a hall of chance, in place of one that it had. What the master file has of the token.
    pub fn make(&mut self, venue: VenueNo, token: Token, key: VenueKey) -> Digest {
        let digest = token.digest();
        self.keys.insert(venue, key);
        self.tokens.insert(venue, token);
        digest
    }

    /// Whether this seal, in 32 digits, is the hall's own of this head.
    pub fn is_sealed(&self, head: &Sealed, seal: Option<&str>) -> bool {
        let seal = seal.and_then(bytes_of).map(HeadSeal::from_bytes);
        let key = self.keys.get(&head.venue);
        seal.zip(key).is_some_and(|(seal, key)| seal.holds(key, Of::Venue, head))
    }

    /// The card of a hall; `None` where it was not made here.
    pub fn of_hall(&self, joint: Digest, venue: VenueNo, name: String) -> Option<VenueCard> {
        let token = self.tokens.get(&venue)?.clone();
        let access = HubAccess { token, ..self.access.clone() };
        Some(VenueCard { access, joint, venue, name, key: self.keys.get(&venue)?.clone() })
    }
}

/// A card of either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    /// A hall's.
    Venue(VenueCard),
    /// Of whoever conducts.
    Conductor(ConductorCard),
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

/// What both have, as TOML.
#[derive(Serialize, Deserialize)]
struct WrittenAccess {
    hub: String,
    token: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ca: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct WrittenVenue {
    format: String,
    joint: Digest,
    venue: VenueNo,
    name: String,
    key: String,
    #[serde(flatten)]
    access: WrittenAccess,
}

#[derive(Serialize, Deserialize)]
struct WrittenConductor {
    format: String,
    #[serde(flatten)]
    access: WrittenAccess,
    keys: BTreeMap<String, String>,
    #[serde(default)]
    tokens: BTreeMap<String, String>,
}

impl Card {
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
        if ![VENUE, CONDUCTOR].contains(&name) || version < VERSION {
            return Err(CardError::None);
        }
        if version > VERSION {
            return Err(CardError::Newer(version));
        }
        match name {
            VENUE => venue(table).map(Self::Venue),
            _ => conductor(table).map(Self::Conductor),
        }
    }

    /// The joint competition of a record, by its commitment, if the card is of this very part of it.
    pub fn joint_of(&self, record: &Record) -> Option<Digest> {
        let contest = record.contest();
        let joint = contest.common.commitment?;
        let is_own = match (self, contest.game.joint()) {
            (Self::Venue(card), Some(Joint::Venue(venue))) => {
                (card.joint, card.venue) == (joint, venue.number)
            }
            (Self::Conductor(card), Some(Joint::Centre(centre))) => {
                // Of halls that were entered after a copy was made it has no keys.
                let known = |venue| centre.venues.contains_key(venue);
                !card.keys.is_empty() && card.keys.keys().all(known)
            }
            // No hall is entered yet.
            (Self::Conductor(card), None) => card.keys.is_empty(),
            _ => false,
        };
        is_own.then_some(joint)
    }

    /// The hub.
    pub const fn access(&self) -> &HubAccess {
        match self {
            Self::Venue(card) => &card.access,
            Self::Conductor(card) => &card.access,
        }
    }

    /// The card as it is read.
    pub fn to_text(&self) -> String {
        let access = |access: &HubAccess| {
            let HubAccess { hub, token, ca } = access.clone();
            WrittenAccess { hub, token: token.text(), ca }
        };
        let text = match self {
            Self::Venue(VenueCard { access: at, joint, venue, name, key }) => {
                toml::to_string(&WrittenVenue {
                    format: format!("{VENUE}/{VERSION}"),
                    joint: *joint,
                    venue: *venue,
                    name: name.clone(),
                    key: told(key),
                    access: access(at),
                })
            }
            Self::Conductor(ConductorCard { access: at, keys, tokens }) => {
                let keys = keys.iter().map(|(venue, key)| (venue.to_string(), told(key)));
                let tokens = tokens.iter().map(|(venue, it)| (venue.to_string(), it.text()));
                toml::to_string(&WrittenConductor {
                    format: format!("{CONDUCTOR}/{VERSION}"),
                    access: access(at),
                    keys: keys.collect(),
                    tokens: tokens.collect(),
                })
            }
        };
        text.expect("texts and numbers are TOML")
    }
}

/// The first of these fields that is not there, or is not what it must be.
fn expect(table: &toml::Table, fields: &[&'static str]) -> Result<(), CardError> {
    for &field in fields {
        let alone = table.get(field).ok_or(CardError::Field(field))?.clone();
        let fits = match field {
            "joint" => alone.try_into::<Digest>().is_ok(),
            "venue" => alone.try_into::<VenueNo>().is_ok(),
            "keys" => alone.is_table(),
            _ => alone.is_str(),
        };
        if !fits {
            return Err(CardError::Field(field));
        }
    }
    Ok(())
}

fn venue(table: toml::Table) -> Result<VenueCard, CardError> {
    expect(&table, &["hub", "joint", "venue", "name", "token", "key"])?;
    let read: WrittenVenue = table.try_into().map_err(|_| CardError::Field("ca"))?;
    let WrittenVenue { joint, venue, name, key, access, .. } = read;
    let name = name.trim().to_owned();
    if name.is_empty() || check(&name, TextKind::Name).is_err() {
        return Err(CardError::Field("name"));
    }
    let access = self::access(access)?;
    let key = VenueKey::from_bytes(secret(&key).ok_or(CardError::Field("key"))?);
    Ok(VenueCard { access, joint, venue, name, key })
}

fn conductor(table: toml::Table) -> Result<ConductorCard, CardError> {
    expect(&table, &["hub", "token", "keys"])?;
    let read: WrittenConductor = table.try_into().map_err(|_| CardError::Field("keys"))?;
    let WrittenConductor { access, keys, tokens, .. } = read;
    let keys = of_halls(keys).ok_or(CardError::Field("keys"))?;
    let tokens = of_halls(tokens).ok_or(CardError::Field("tokens"))?;
    Ok(ConductorCard {
        access: self::access(access)?,
        keys: keys.map(|(venue, key)| (venue, VenueKey::from_bytes(key))).collect(),
        tokens: tokens.map(|(venue, token)| (venue, Token(token))).collect(),
    })
}

/// Secrets by the halls' numbers; `None` where one of either is none.
fn of_halls(
    written: BTreeMap<String, String>,
) -> Option<impl Iterator<Item = (VenueNo, [u8; 32])>> {
    let of_hall = |(venue, text): (String, String)| {
        Some((venue.parse().ok().and_then(VenueNo::new)?, secret(&text)?))
    };
    let all: Option<Vec<_>> = written.into_iter().map(of_hall).collect();
    Some(all?.into_iter())
}

fn access(written: WrittenAccess) -> Result<HubAccess, CardError> {
    let WrittenAccess { hub, token, ca } = written;
    let hub = address(&hub)?;
    let token = Token(secret(&token).ok_or(CardError::Field("token"))?);
    if ca.as_ref().is_some_and(|pem| Certificate::from_pem(pem.as_bytes()).is_err()) {
        return Err(CardError::Field("ca"));
    }
    Ok(HubAccess { hub, token, ca })
}

fn told(key: &VenueKey) -> String {
    URL_SAFE_NO_PAD.encode(key.as_bytes())
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
