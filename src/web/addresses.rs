//! At which of the machine's addresses the doors may stand: in a network of the hall's own, never at one that the
//! world can reach.

use std::net::{IpAddr, Ipv4Addr};

/// Whether a device of the hall may be told this one: private, or given by the machine itself.
fn is_of_the_hall(address: Ipv4Addr) -> bool {
    address.is_private() || address.is_link_local()
}

/// What an interface of the machine is to the hall.
#[derive(Clone, Copy)]
struct Link {
    is_up: bool,
    /// To one other machine, wherever that stands.
    is_tunnel: bool,
}

/// Those of the machine's addresses that a hall can have, in order; what the machine gave itself, for want of a network,
/// comes last.
fn of_links(links: impl IntoIterator<Item = (IpAddr, Link)>) -> Vec<Ipv4Addr> {
    let is_of_network = |link: Link| link.is_up && !link.is_tunnel;
    let of_network = links.into_iter().filter(|(_, link)| is_of_network(*link));
    let mut private: Vec<Ipv4Addr> = of_network
        .filter_map(|(address, _)| match address {
            IpAddr::V4(address) => Some(address),
            IpAddr::V6(_) => None,
        })
        .filter(|address| is_of_the_hall(*address))
        .collect();
    private.sort_unstable_by_key(|address| (address.is_link_local(), *address));
    private.dedup();
    private
}

/// The machine's own private addresses in a network, in order.
pub fn of_machine() -> Vec<Ipv4Addr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    of_links(all.iter().map(|interface| {
        let link = Link { is_up: interface.is_oper_up(), is_tunnel: interface.is_p2p() };
        (interface.ip(), link)
    }))
}

/// The address that was asked for, if the doors may stand there: one of the machine's private ones, or 127.0.0.1,
/// which serves this machine alone.
pub fn choose(asked: Ipv4Addr, of_machine: &[Ipv4Addr]) -> Option<Ipv4Addr> {
    (asked == Ipv4Addr::LOCALHOST || of_machine.contains(&asked)).then_some(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lowest address was a tunnel's, and an idle card's came before that of the network everybody was in.
    #[test]
    fn neither_a_tunnel_nor_what_is_not_connected_is_a_network_of_the_hall() {
        let wired = Link { is_up: true, is_tunnel: false };
        let links = [
            ("10.8.0.6", Link { is_tunnel: true, ..wired }),
            ("172.17.0.1", Link { is_up: false, ..wired }),
            ("169.254.7.7", wired),
            ("192.168.1.20", wired),
            ("fe80::1", wired),
            ("192.168.1.20", wired),
        ];
        let links = links.map(|(address, link)| (address.parse().expect("an address"), link));
        let there = [Ipv4Addr::new(192, 168, 1, 20), Ipv4Addr::new(169, 254, 7, 7)];
        assert_eq!(of_links(links), there);
    }

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
