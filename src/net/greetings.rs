//! How often a door is greeted in TLS: greetings cost the most of all.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// How many in a second one address may make, and all together; and how many of these strangers, who shut out nobody who is
/// known.
const OF_ONE: NonZeroU32 = NonZeroU32::new(20).expect("not 0");
const IN_ALL: NonZeroU32 = NonZeroU32::new(100).expect("not 0");
const OF_STRANGERS: NonZeroU32 = NonZeroU32::new(50).expect("not 0");

/// So many addresses are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 4096;

/// The greetings of a second.
pub struct Greetings {
    of_one: DefaultKeyedRateLimiter<IpAddr>,
    in_all: DefaultDirectRateLimiter,
    of_strangers: DefaultDirectRateLimiter,
}

impl Default for Greetings {
    fn default() -> Self {
        let direct = |most| RateLimiter::direct(Quota::per_second(most));
        Self {
            of_one: RateLimiter::keyed(Quota::per_second(OF_ONE)),
            in_all: direct(IN_ALL),
            of_strangers: direct(OF_STRANGERS),
        }
    }
}

impl Greetings {
    /// Whether one more of this address is listened to.
    pub(super) fn may(&self, address: IpAddr, is_known: bool) -> bool {
        if self.of_one.len() > REMEMBERED {
            self.of_one.retain_recent();
        }
        self.of_one.check_key(&address).is_ok()
            && (is_known || self.of_strangers.check().is_ok())
            && self.in_all.check().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    /// Six strangers took all greetings of a second, and a station that came anew was let go with them.
    #[test]
    fn strangers_shut_out_nobody_who_is_known() {
        let greetings = Greetings::default();
        let address = |last: u32| IpAddr::V4(Ipv4Addr::from(0x0a00_0000 + last));
        let given = (0..2_000).filter(|number| greetings.may(address(*number), false)).count();
        assert!((50..500).contains(&given), "{given}");
        let station = address(5_000);
        let known = (0..100).filter(|_| greetings.may(station, true)).count();
        assert!((20..100).contains(&known), "an address has its own end: {known}");
        // All together have theirs, too.
        let more = (6_000..8_000).filter(|number| greetings.may(address(*number), true)).count();
        assert!((1..1_000).contains(&more), "{more}");
    }
}
