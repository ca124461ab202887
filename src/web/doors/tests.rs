//! Where doors are bound: at which ports, and at which addresses alone.

use std::net::TcpStream;

use super::*;

const ANOTHER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const THIRD: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// The first of so many ports in a row that nobody has here.
fn free(count: u16) -> u16 {
    let is_free = |port: u16| TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)).is_ok();
    let mut found = (20_000..60_000).step_by(10);
    found.find(|&port| (port..port + count).all(is_free)).unwrap()
}

#[test]
fn the_next_pair_is_taken_where_one_of_a_pair_is_somebody_elses() {
    let first = free(6);
    let of_staff = TcpListener::bind((Ipv4Addr::LOCALHOST, first + 1)).unwrap();
    // Here nobody listens for the hall at the address itself, but at this machine's own.
    let of_hall = TcpListener::bind((Ipv4Addr::LOCALHOST, first + 2)).unwrap();
    let (hall, _hall, staff) = bind(ANOTHER, (first, first + 4, 2), true).unwrap();
    assert_eq!((hall.port(), staff.unwrap().0.port()), (first + 4, first + 5));
    drop((of_staff, of_hall));
    // What was tried and not taken is free again.
    let (hall, ..) = bind(ANOTHER, (first, first + 4, 2), true).unwrap();
    assert_eq!(hall.port(), first);
}

#[test]
fn doors_stand_at_their_address_and_at_this_machines_own_and_nowhere_else() {
    let first = free(2);
    let (_, _hall, _staff) = bind(ANOTHER, (first, first, 2), true).unwrap();
    for port in [first, first + 1] {
        for address in [ANOTHER, Ipv4Addr::LOCALHOST] {
            TcpStream::connect((address, port)).unwrap();
        }
        let elsewhere = TcpStream::connect((THIRD, port)).unwrap_err();
        assert_eq!(elsewhere.kind(), io::ErrorKind::ConnectionRefused);
    }
}
