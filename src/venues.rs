//! The line of a hall, or of whoever conducts, to the hub of a joint competition (`docs/joint.md`).
//!
//! What the hub is asked goes out, nothing comes in by itself. The file is its own outbox: what the hub has of it is
//! known by position and hash, so nothing is kept beside it of what was sent. No request waits for whoever writes the
//! file.

mod card;
mod carry;
mod day;
mod entering;
mod fetched;
mod followed;
mod gathered;
mod joined;
mod lacking;
mod line;
mod link;
mod push;
mod rows;
mod sealing;
mod told;
mod withheld;

pub use card::{Card, CardError, ConductorCard, HubAccess, MOST_CARD_BYTES, Token, VenueCard};
pub use carry::{Orders, Waits};
pub use day::{MOST_AHEAD, Next, OPENING_MS, centre, next, openable, opened, seals};
pub use entering::{Invitation, NotInvited, card_of_hall, invitation};
pub use followed::{Followed, Untrue};
pub use gathered::{Gathered, Unfit, gather};
pub use joined::{Carried, Joined, NoLine};
pub use lacking::{Lacking, TakenBack};
pub use line::{Given, Here, Line, NotDone, Part as HallPart, Refused, Sent, Words};
pub use link::{Away, Brought, HubClock, Link, LinkSeen, LinkState, Linked, Part, Stuck};
pub use push::{NotSent, Pushed, Sender};
pub use rows::{Heard, HeardRow, HubHead, SentRow};
pub use sealing::{Sealing, Seals, nonces_of, sealing_of};
pub use told::{
    BranchTold, Change, Changes, Ended, HallTold, Halls, MasterTold, Queue, QueuedObjection,
    QueuedWord, RefusedTold, Stands, TableTold,
};
