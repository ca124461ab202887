//! How many connections a door has, and for whom its places are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::worded::Words;

/// What a door allows: connections at once, and time.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In all.
    pub in_all: usize,
    /// Of one address: phones may share one.
    pub of_one: usize,
    /// Of one address that is not known.
    pub of_stranger: usize,
    /// So many of all are kept for addresses that are known.
    pub kept: usize,
    /// Whether one that comes from this machine is a proxy's, which counts its readers for itself.
    pub has_proxy: bool,
    /// How long one may wait for its next request.
    pub idle: Duration,
    /// The same of an address that is not known.
    pub idle_of_stranger: Duration,
    /// When one is ended, between two requests.
    pub age: Option<Duration>,
}

/// So many addresses are known before all are forgotten; each is known again with its next request.
const MOST_KNOWN: usize = 4096;

/// The addresses that are known: something of theirs was let in.
#[derive(Default)]
pub struct KnownAddresses(Mutex<BTreeSet<IpAddr>>);

impl KnownAddresses {
    /// This one is: strangers leave room for it.
    pub fn is(&self, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN && !known.contains(&address) {
            known.clear();
        }
        known.insert(address);
    }

    fn has(&self, address: IpAddr) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }
}

/// A door's connections, by address.
pub struct Places {
    limits: Limits,
    pub(super) words: Arc<Words>,
    known: Arc<KnownAddresses>,
    of: Mutex<BTreeMap<IpAddr, usize>>,
    /// When another device than this machine came last.
    heard: Mutex<Option<Instant>>,
}

/// One of them, for as long as it lasts.
pub(super) struct Place {
    pub places: Arc<Places>,
    pub address: IpAddr,
}

impl Places {
    /// None yet.
    pub fn new(limits: Limits, words: Words, known: Arc<KnownAddresses>) -> Arc<Self> {
        let (of, heard) = (Mutex::default(), Mutex::default());
        Arc::new(Self { limits, words: Arc::new(words), known, of, heard })
    }

    /// How many there are now.
    pub fn now(&self) -> usize {
        self.of.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// How long ago another device than this machine came; `None` if none ever did.
    pub fn heard_ago(&self) -> Option<Duration> {
        let last = *self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        last.map(|last| last.elapsed())
    }

    pub(super) fn hear(&self) {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether something of this address was let in.
    pub(super) fn knows(&self, address: IpAddr) -> bool {
        self.known.has(address)
    }

    /// How long one of this address may wait for its next request.
    pub(super) fn idle(&self, address: IpAddr) -> Duration {
        if self.knows(address) { self.limits.idle } else { self.limits.idle_of_stranger }
    }

    pub(super) const fn age(&self) -> Option<Duration> {
        self.limits.age
    }

    /// A place for one more; else what is answered.
    pub(super) fn place(self: &Arc<Self>, address: IpAddr) -> Result<Place, String> {
        let Limits { in_all, of_one, of_stranger, kept, has_proxy, .. } = self.limits;
        let is_known = self.known.has(address);
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let strangers = of.iter().filter(|(other, _)| !self.known.has(**other));
        let strangers: usize = strangers.map(|(_, count)| count).sum();
        if of.values().sum::<usize>() >= in_all || !is_known && strangers >= in_all - kept {
            return Err(self.words.full());
        }
        let count = of.entry(address).or_default();
        let most = if is_known { of_one } else { of_stranger };
        if *count >= most && !(has_proxy && is_proxy(address)) {
            return Err(self.words.too_many());
        }
        *count += 1;
        Ok(Place { places: Arc::clone(self), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut of = self.places.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = of.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.address);
            }
        }
    }
}

/// Waits until all these doors' connections have ended.
pub async fn all_gone(doors: &[Arc<Places>]) {
    while doors.iter().any(|places| places.now() > 0) {
        sleep(Duration::from_millis(10)).await;
    }
}

/// Whether a proxy on this machine would come from there.
pub fn is_proxy(address: IpAddr) -> bool {
    address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST
}

/// An address as it is counted: of IPv6 the network, since whoever has one has all of its addresses.
pub fn counted_as(address: IpAddr) -> IpAddr {
    const NETWORK: u128 = u128::MAX << 64;
    match address.to_canonical() {
        IpAddr::V6(own) if own != Ipv6Addr::LOCALHOST => {
            Ipv6Addr::from_bits(own.to_bits() & NETWORK).into()
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_a_network_counts_as_one() {
        let as_counted = |address: &str| counted_as(address.parse().unwrap()).to_string();
        assert_eq!(as_counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(as_counted("2001:db8:1:2::9"), "2001:db8:1:2::");
        assert_eq!(as_counted("2001:db8:1:3::9"), "2001:db8:1:3::");
        assert_eq!(as_counted("192.0.2.7"), "192.0.2.7");
        assert_eq!(as_counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(as_counted("::1"), "::1");
    }
}
