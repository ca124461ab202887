//! How often a door is greeted in TLS: greetings cost the most of all.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// How many in a second one address may make, and all together.
const OF_ONE: NonZeroU32 = NonZeroU32::new(20).expect("not 0");
const IN_ALL: NonZeroU32 = NonZeroU32::new(100).expect("not 0");

/// So many addresses are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 4096;

/// The greetings of a second.
pub struct Greetings {
    of_one: DefaultKeyedRateLimiter<IpAddr>,
    in_all: DefaultDirectRateLimiter,
}

impl Default for Greetings {
    fn default() -> Self {
        let (of_one, in_all) = (Quota::per_second(OF_ONE), Quota::per_second(IN_ALL));
        Self { of_one: RateLimiter::keyed(of_one), in_all: RateLimiter::direct(in_all) }
    }
}

impl Greetings {
    /// Whether one more of this address is listened to.
    pub(super) fn may(&self, address: IpAddr) -> bool {
        if self.of_one.len() > REMEMBERED {
            self.of_one.retain_recent();
        }
        self.of_one.check_key(&address).is_ok() && self.in_all.check().is_ok()
    }
}
