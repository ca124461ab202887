//! The doors: what a browser in the hall is answered. Sockets and pages, and nothing of a competition but what it is
//! handed. At the hall door no request waits for its keeper, and none can change it; at the staff door what a station
//! asks goes to the owner through a bounded queue.
//!
//! A request is asked in this order, and the first that fails answers: how many and how often, `Host`, path and
//! method, where it comes from, its body.

mod addresses;
mod after_others;
mod answers;
mod assets;
mod at_once;
mod cards;
mod darkroom;
mod doors;
mod forms;
mod guard;
mod help;
mod house;
mod live;
mod made;
mod names;
mod open;
mod own_certificate;
mod own_pictures;
mod pages;
mod staff;
mod tls;
mod tongue;
mod wrong_code;

pub use addresses::{choose, of_machine};
pub use at_once::at_once;
pub use doors::{Doors, FIRST_PORT, LAST_PORT, NotOpen, Opening, StaffOpening};
pub use open::{OpenDoors, Wish};
pub use staff::{AskOwner, Stand};
pub use tls::{Identity, NoCertificate, identity};
