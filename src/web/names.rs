//! By which names a door may be called, and how often one address may ask.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::http::header::{HOST, ORIGIN, REFERER};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::domain::lexicon::Digest;

/// How often one address may ask in a second, and how often at once.
const A_SECOND: NonZeroU32 = NonZeroU32::new(100).expect("not 0");
const AT_ONCE: NonZeroU32 = NonZeroU32::new(400).expect("not 0");

/// So many addresses are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 4096;

/// How often each address asks.
pub(super) struct Often(DefaultKeyedRateLimiter<IpAddr>);

impl Default for Often {
    fn default() -> Self {
        Self(RateLimiter::keyed(Quota::per_second(A_SECOND).allow_burst(AT_ONCE)))
    }
}

impl Often {
    pub(super) fn may(&self, address: IpAddr) -> bool {
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        self.0.check_key(&address).is_ok()
    }
}

/// How often one station may ask in a second, and how often at once; of that what it asks to be done.
const STATION_A_SECOND: NonZeroU32 = NonZeroU32::new(20).expect("not 0");
const STATION_AT_ONCE: NonZeroU32 = NonZeroU32::new(60).expect("not 0");
const DOES_A_SECOND: NonZeroU32 = NonZeroU32::new(5).expect("not 0");
const DOES_AT_ONCE: NonZeroU32 = NonZeroU32::new(20).expect("not 0");

/// How often each station asks, by SHA-256 of what it holds.
pub(super) struct Paces {
    all: DefaultKeyedRateLimiter<Digest>,
    does: DefaultKeyedRateLimiter<Digest>,
}

impl Default for Paces {
    fn default() -> Self {
        let of =
            |second, at_once| RateLimiter::keyed(Quota::per_second(second).allow_burst(at_once));
        Self { all: of(STATION_A_SECOND, STATION_AT_ONCE), does: of(DOES_A_SECOND, DOES_AT_ONCE) }
    }
}

impl Paces {
    /// Whether a station may ask this now; `does` says that something is to be done.
    pub(super) fn may(&self, station: Digest, does: bool) -> bool {
        let all = self.all.check_key(&station).is_ok();
        all && (!does || self.does.check_key(&station).is_ok())
    }
}

/// The names by which a door may be called, and how it is spoken to.
pub(super) struct Names(Vec<String>, &'static str);

impl Names {
    /// Of a door at this address and port.
    pub(super) fn of(at: SocketAddr, scheme: &'static str) -> Self {
        let port = at.port();
        let hosts = [at.ip().to_string(), "127.0.0.1".to_owned(), "localhost".to_owned()];
        Self(hosts.into_iter().map(|host| format!("{host}:{port}")).collect(), scheme)
    }

    /// The same, called by this name, too.
    pub(super) fn also(mut self, name: Option<&str>, port: u16) -> Self {
        self.0.extend(name.map(|name| format!("{name}:{port}")));
        self
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Whether a request is meant for this door; if not, how that is answered.
    pub(super) fn meant(&self, headers: &HeaderMap, uri: &Uri) -> Result<(), StatusCode> {
        let mut hosts = headers.get_all(HOST).into_iter();
        let (first, second) = (hosts.next(), hosts.next());
        if second.is_some() {
            return Err(StatusCode::BAD_REQUEST);
        }
        let host = first.and_then(|host| host.to_str().ok());
        let target = uri.authority().is_none_or(|authority| self.has(authority.as_str()));
        if host.is_some_and(|host| self.has(host)) && target {
            Ok(())
        } else {
            Err(StatusCode::MISDIRECTED_REQUEST)
        }
    }

    /// Whether what changes something was sent from a page of this door.
    pub(super) fn sent_from_here(&self, headers: &HeaderMap) -> bool {
        let of_door = |address: &str| {
            let rest = address.strip_prefix(self.1).and_then(|rest| rest.strip_prefix("://"));
            rest.and_then(|rest| rest.split('/').next()).is_some_and(|host| self.has(host))
        };
        let site = headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin");
        let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
        site && text(ORIGIN).or_else(|| text(REFERER)).is_some_and(of_door)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_station_may_not_ask_without_end_and_shuts_out_no_other() {
        let paces = Paces::default();
        let [one, other] = [[1], [2]].map(|bytes: [u8; 1]| Digest::of(&bytes));
        let begun = std::time::Instant::now();
        let done = (0..500).filter(|_| paces.may(one, true)).count();
        let more = usize::try_from(begun.elapsed().as_secs()).unwrap() * 5 + 5;
        assert!((20..=20 + more).contains(&done), "{done}");
        assert!(!paces.may(one, true) || more > 5);
        assert!(paces.may(other, true) && paces.may(other, false));
    }
}
