//! At which of the machine's addresses the doors may stand: in a network of the hall's own, never at one that the
//! world can reach.

use std::net::{IpAddr, Ipv4Addr};

/// Whether a device of the hall may be told this one: private, given by the machine itself, or the machine alone.
fn is_of_the_hall(address: Ipv4Addr) -> bool {
    address.is_private() || address.is_link_local()
}

/// The machine's own private addresses, in order.
pub fn of_machine() -> Vec<Ipv4Addr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut private: Vec<Ipv4Addr> = all
        .iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(address) => Some(address),
            IpAddr::V6(_) => None,
        })
        .filter(|address| is_of_the_hall(*address))
        .collect();
    private.sort_unstable();
    private.dedup();
    private
}

/// The address that was asked for, if the doors may stand there: one of the machine's private ones, or 127.0.0.1,
/// which serves this machine alone.
pub fn choose(asked: Ipv4Addr, of_machine: &[Ipv4Addr]) -> Option<Ipv4Addr> {
    (asked == Ipv4Addr::LOCALHOST || of_machine.contains(&asked)).then_some(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_door_stands_where_the_world_can_reach_it() {
        let may = |text: &str| is_of_the_hall(text.parse().expect("an address"));
        for private in ["10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.1.20", "169.254.7.7"] {
            assert!(may(private), "{private}");
        }
        for other in ["8.8.8.8", "100.64.0.1", "172.32.0.1", "192.169.0.1", "127.0.0.1", "0.0.0.0"]
        {
            assert!(!may(other), "{other}");
        }
        let mine = [Ipv4Addr::new(192, 168, 1, 20)];
        assert_eq!(choose(mine[0], &mine), Some(mine[0]));
        assert_eq!(choose(Ipv4Addr::LOCALHOST, &[]), Some(Ipv4Addr::LOCALHOST));
        assert_eq!(choose(Ipv4Addr::new(192, 168, 1, 21), &mine), None, "another machine's");
        assert_eq!(choose(Ipv4Addr::UNSPECIFIED, &mine), None, "all of them, the world's too");
    }
}
