//! Requests to the hub: one at a time, each with an end, and what is said when one fails.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ureq::http::{Response, header};
use ureq::tls::{Certificate, RootCerts, TlsConfig, parse_pem};
use ureq::{Agent, Body};

use super::card::HubAccess;
use super::rows::{Heard, HubHead, SentRow};
use super::told::{Changes, Ended, Halls, Queue, TableTold};
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as Played;
use crate::domain::formats::anagram::sealed::words::Salt;
use crate::domain::formats::anagram::sealed::{Nonce, Release};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::language::Language;
use crate::text;

/// The longest answer that is read.
const MOST_BYTES: u64 = 8 << 20;

/// How long a connection may take to be there, and a request until its answer is whole.
const CONNECT: Duration = Duration::from_secs(10);
const WHOLE: Duration = Duration::from_mins(1);

/// A line to the hub that a card names.
#[derive(Debug)]
pub struct Line {
    agent: Agent,
    hub: String,
    bearer: String,
}

/// What the hub answers to rows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Sent {
    /// Where the branch that has them ends.
    pub head: HubHead,
    /// Which branch that is.
    pub branch: i32,
    /// To which event the conductor's history is sealed for the hall that sent them.
    #[serde(default)]
    pub directives: Option<u64>,
    /// The first event that differs from the branch in force, where they are in another one.
    #[serde(default)]
    pub at: Option<u64>,
    /// What the history names and the hub lacks: `rules/` and 64 digits.
    #[serde(default)]
    pub lacks: Vec<String>,
}

/// Where a history ends at the hub.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Here {
    /// Its last event there.
    pub head: HubHead,
    /// As [`Sent::lacks`].
    #[serde(default)]
    pub lacks: Vec<String>,
}

/// Why something that was asked was perhaps not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// Nobody answered, or not to the end: it may have been done.
    #[error("{0}")]
    Away(String),
    /// The hub refused.
    #[error("{} {}", .0.status, .0.why)]
    Refused(Refused),
    /// What answered is no hub.
    #[error("no answer of a hub")]
    Odd,
}

/// A refusal of the hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The answer's status.
    pub status: u16,
    /// Its code.
    pub why: String,
    /// Its sentence, in the hub's language.
    pub text: String,
    /// Where the rows are kept all the same, as a branch beside the one in force.
    pub kept: Option<Box<Sent>>,
    /// After how many milliseconds it may be asked again.
    pub wait_ms: Option<u64>,
}

/// A round's letters, as the hub gives them to a hall.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Given {
    /// The row of the conductor's history that has them.
    pub row: SentRow,
    /// What their tag was made with.
    pub nonce: Nonce,
    /// When this hall had them first, by the hub's clock: milliseconds since 1970 UTC.
    pub first: i64,
}

impl Given {
    /// What was given, if it is of this round; whether it is what was sealed, the law says.
    pub fn release(&self, round: RoundNo) -> Option<Release> {
        match serde_json::from_str(&self.row.0.body) {
            Ok(Event::Own(Played::LettersDrawn { round: of, letters, .. })) if of == round => {
                Some(Release { round, letters, nonce: self.nonce })
            }
            _ => None,
        }
    }
}

/// The halls' parts in the common draw, as the hub tells them to whoever conducts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Words {
    /// Whether it is fixed who takes part.
    pub asked: bool,
    /// The halls that are ready, by number.
    pub venues: BTreeMap<VenueNo, Part>,
}

/// A hall that is ready.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Part {
    /// The seal of its word; `None` of one that passes.
    pub seal: Option<Digest>,
    /// The word, once it was opened.
    #[serde(default)]
    pub word: Option<String>,
    /// What its seal was made with.
    #[serde(default)]
    pub salt: Option<Salt>,
}

#[derive(Deserialize)]
struct RefusedText {
    why: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    head: Option<HubHead>,
    #[serde(default)]
    branch: Option<i32>,
    #[serde(default)]
    at: Option<u64>,
    #[serde(default)]
    wait_ms: Option<u64>,
}

impl NotDone {
    /// What it means for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Away(why) => text!(language, "venues-away", why = why),
            Self::Refused(refused) => match (refused.status, refused.why.as_str()) {
                (401, _) => text!(language, "venues-revoked"),
                (403, _) => text!(language, "venues-not-yours"),
                (409, "taken") => text!(language, "venues-taken"),
                (409, "unlike") => text!(language, "venues-unlike"),
                (409, "full") => text!(language, "venues-full"),
                (413 | 422, _) => text!(language, "venues-unfit", why = &refused.text),
                (503, "disk") => text!(language, "venues-disk-full"),
                (429 | 503, _) => text!(language, "venues-busy"),
                _ => {
                    let text = if refused.text.is_empty() { &refused.why } else { &refused.text };
                    text!(language, "venues-refused", why = text)
                }
            },
            Self::Odd => text!(language, "venues-odd"),
        }
    }

    /// How long the hub wants to be left alone, in milliseconds.
    pub fn wait_ms(&self) -> Option<u64> {
        match self {
            Self::Refused(refused) => refused.wait_ms,
            Self::Away(_) | Self::Odd => None,
        }
    }

    /// Whether the hub does not know the card.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Self::Refused(refused) if refused.status == 401)
    }

    /// Whether it is worth asking again by itself.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Away(_) => true,
            Self::Refused(refused) => matches!(refused.status, 408 | 425 | 429 | 500..),
            Self::Odd => false,
        }
    }
}

impl Line {
    /// The line that a card names. Nothing is asked yet.
    pub fn new(access: &HubAccess) -> Self {
        let own = access.ca.iter().flat_map(|pem| certificates(pem));
        let own: Vec<Certificate<'static>> = own.collect();
        let roots = if own.is_empty() { RootCerts::WebPki } else { own.into() };
        let config = Agent::config_builder()
            .tls_config(TlsConfig::builder().root_certs(roots).build())
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .proxy(None)
            .timeout_connect(Some(CONNECT))
            .timeout_global(Some(WHOLE))
            .build();
        let bearer = format!("Bearer {}", access.token.text());
        Self { agent: config.into(), hub: access.hub.clone(), bearer }
    }

    /// The hub's time, in milliseconds since 1970 UTC.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn time(&self) -> Result<i64, NotDone> {
        #[derive(Deserialize)]
        struct Time {
            now_ms: i64,
        }
        Ok(self.get::<Time>("time")?.now_ms)
    }

    /// Where the history with this first event ends at the hub; `None` if it has none of it.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn head(&self, first: Digest) -> Result<Option<Here>, NotDone> {
        match self.get::<Here>(&format!("competitions/{first}")) {
            Ok(here) => Ok(Some(here)),
            Err(NotDone::Refused(Refused { status: 404, .. })) => Ok(None),
            Err(why) => Err(why),
        }
    }

    /// Rows that the hub has of it after an event, at most as many as it gives at once.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn rows(&self, first: Digest, after: u64) -> Result<Vec<SentRow>, NotDone> {
        Ok(self.history(first, after)?.rows)
    }

    /// The same, with where the history ends.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn history(&self, first: Digest, after: u64) -> Result<Ended, NotDone> {
        self.get(&format!("competitions/{first}/rows?after={after}"))
    }

    /// Sends rows of the history with this first event.
    ///
    /// # Errors
    /// [`NotDone`].
    pub(super) fn send(&self, first: Digest, batch: &impl Serialize) -> Result<Sent, NotDone> {
        let url = format!("{}/v1/competitions/{first}/rows", self.hub);
        let asked = self.agent.post(url).header(header::AUTHORIZATION, &self.bearer);
        let asked = asked
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::CONTENT_ENCODING, "gzip");
        match answer(asked.send(packed(batch))) {
            // Nothing is thrown away: whoever conducts chooses.
            Err(NotDone::Refused(Refused { why, kept: Some(kept), .. })) if why == "fork" => {
                Ok(*kept)
            }
            done => done,
        }
    }

    /// The text of rules, or a built word list, that this history or its conductor's names: `kind` is `rules` or `list`.
    /// `None`: the hub has none, or may not give it away.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn part(&self, kind: &str, sha256: Digest) -> Result<Option<Vec<u8>>, NotDone> {
        let asked = self.agent.get(format!("{}/v1/parts/{kind}/{sha256}", self.hub));
        match read(asked.header(header::AUTHORIZATION, &self.bearer).call()) {
            Ok((_, body)) => Ok(Some(body)),
            Err(NotDone::Refused(Refused { status: 404, .. })) => Ok(None),
            Err(why) => Err(why),
        }
    }

    /// Sends a part that the hub lacks, as it was named by [`Sent::lacks`].
    ///
    /// # Errors
    /// [`NotDone`].
    pub(super) fn give(&self, part: &str, bytes: &[u8]) -> Result<(), NotDone> {
        let asked = self.agent.put(format!("{}/v1/parts/{part}", self.hub));
        let asked = asked.header(header::AUTHORIZATION, &self.bearer);
        read(asked.header(header::CONTENT_TYPE, "application/octet-stream").send(bytes)).map(|_| ())
    }

    /// Enters a joint competition, by its commitment: its conductor's history may be sent then.
    ///
    /// # Errors
    /// [`NotDone`].
    pub(super) fn enter(&self, joint: Digest) -> Result<(), NotDone> {
        let url = format!("{}/v1/joints/{joint}", self.hub);
        let asked = self.agent.put(url).header(header::AUTHORIZATION, &self.bearer);
        answer::<serde_json::Value>(asked.send_empty()).map(|_| ())
    }

    /// What whoever conducts ordered after an event; waits so many seconds for it, 25 at most. `None`: nothing.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn directives(
        &self,
        joint: Digest,
        after: u64,
        wait_s: u64,
    ) -> Result<Option<Heard>, NotDone> {
        self.get(&format!("joints/{joint}/directives?after={after}&wait={wait_s}"))
    }

    /// Takes part in the common draw with the word of this seal, which the hub has, or passes.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn ready(&self, joint: Digest, seal: Option<Digest>) -> Result<(), NotDone> {
        let url = format!("{}/v1/joints/{joint}/ready", self.hub);
        let asked = self.agent.post(url).header(header::AUTHORIZATION, &self.bearer);
        let asked = asked.header(header::CONTENT_TYPE, "application/json");
        let body = serde_json::json!({ "seal": seal }).to_string();
        answer::<serde_json::Value>(asked.send(body)).map(|_| ())
    }

    /// Asks for a round's letters.
    ///
    /// # Errors
    /// [`NotDone`]; before its moment a refusal with the time that is left.
    pub fn open(&self, joint: Digest, round: RoundNo) -> Result<Given, NotDone> {
        let url = format!("{}/v1/joints/{joint}/rounds/{round}/open", self.hub);
        let asked = self.agent.post(url).header(header::AUTHORIZATION, &self.bearer);
        answer(asked.send_empty())
    }

    /// The halls' parts in the common draw.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn words(&self, joint: Digest) -> Result<Words, NotDone> {
        self.get(&format!("joints/{joint}/words"))
    }

    /// Puts a branch of a history in force, as whoever conducts chooses.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn choose(&self, first: Digest, branch: i32) -> Result<(), NotDone> {
        let url = format!("{}/v1/competitions/{first}/branch", self.hub);
        let asked = self.agent.put(url).header(header::AUTHORIZATION, &self.bearer);
        let asked = asked.header(header::CONTENT_TYPE, "application/json");
        let body = serde_json::json!({ "branch": branch }).to_string();
        answer::<serde_json::Value>(asked.send(body)).map(|_| ())
    }

    /// What a branch of a hall's history would change in the table; to whoever conducts.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn changes(&self, joint: Digest, venue: VenueNo, branch: i32) -> Result<Changes, NotDone> {
        self.get(&format!("joints/{joint}/venues/{venue}/branches/{branch}"))
    }

    /// How the halls stand; to whoever conducts.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn halls(&self, joint: Digest) -> Result<Halls, NotDone> {
        self.get(&format!("joints/{joint}/venues"))
    }

    /// The words and objections that wait in all halls; to whoever conducts.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn queue(&self, joint: Digest) -> Result<Queue, NotDone> {
        self.get(&format!("joints/{joint}/queue"))
    }

    /// The table of all halls after a round, published or not; to whoever conducts.
    ///
    /// # Errors
    /// [`NotDone`].
    pub fn table(&self, joint: Digest, after: RoundNo) -> Result<TableTold, NotDone> {
        self.get(&format!("joints/{joint}/standings?after={after}"))
    }

    fn get<T: DeserializeOwned>(&self, of: &str) -> Result<T, NotDone> {
        let asked = self.agent.get(format!("{}/v1/{of}", self.hub));
        answer(asked.header(header::AUTHORIZATION, &self.bearer).call())
    }
}

/// The certificates of a PEM text.
fn certificates(pem: &str) -> Vec<Certificate<'static>> {
    let items = parse_pem(pem.as_bytes()).filter_map(Result::ok);
    let of = |item| match item {
        ureq::tls::PemItem::Certificate(one) => Some(one),
        _ => None,
    };
    items.filter_map(of).collect()
}

fn packed(batch: &impl Serialize) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    let text = serde_json::to_vec(batch).expect("rows are JSON");
    let packed = gzip.write_all(&text).and_then(|()| gzip.finish());
    packed.expect("memory takes what is written")
}

fn answer<T: DeserializeOwned>(got: Result<Response<Body>, ureq::Error>) -> Result<T, NotDone> {
    let (status, body) = read(got)?;
    // Nothing, where there may be nothing.
    let body = if status == 204 { b"null".as_slice() } else { &body };
    serde_json::from_slice(body).map_err(|_| NotDone::Odd)
}

/// The status and the body of an answer that is no refusal.
fn read(got: Result<Response<Body>, ureq::Error>) -> Result<(u16, Vec<u8>), NotDone> {
    let away = |why: String| NotDone::Away(why);
    let mut response = got.map_err(|why| away(why.to_string()))?;
    let status = response.status().as_u16();
    let wait = response.headers().get(header::RETRY_AFTER).and_then(|it| it.to_str().ok());
    let wait_s: Option<u64> = wait.and_then(|it| it.trim().parse().ok());
    let mut body = Vec::new();
    let mut reader = response.body_mut().as_reader().take(MOST_BYTES + 1);
    reader.read_to_end(&mut body).map_err(|why| away(why.to_string()))?;
    if body.len() as u64 > MOST_BYTES {
        return Err(NotDone::Odd);
    }
    if (200..300).contains(&status) {
        return Ok((status, body));
    }
    let told: Option<RefusedText> = serde_json::from_slice(&body).ok();
    match told {
        Some(RefusedText { why, text, head, branch, at, wait_ms }) => {
            let kept = head
                .zip(branch)
                .map(|(head, branch)| Sent {
                    head,
                    branch,
                    directives: None,
                    at,
                    lacks: Vec::new(),
                })
                .map(Box::new);
            let wait_ms = wait_ms.or(wait_s.map(|wait_s| wait_s.saturating_mul(1000)));
            Err(NotDone::Refused(Refused { status, why, text, kept, wait_ms }))
        }
        // What stands between, such as a proxy, speaks for a hub that is gone.
        None if matches!(status, 408 | 429 | 500..) => Err(away(status.to_string())),
        None => Err(NotDone::Odd),
    }
}
