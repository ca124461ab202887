//! What every door has before a request is looked at: an accept loop of our own, places with limits, heads and readers that
//! are not waited for without end, refusals with words, and what each answer says of itself. It knows neither a
//! competition nor a page.

mod accept;
mod ending;
mod greetings;
mod headers;
mod heads;
mod patient;
mod places;
mod worded;

pub use accept::{Peer, Speech, Tls, is_long, serve};
pub use ending::asked_to_end;
pub use greetings::Greetings;
pub use headers::{dressed, says};
pub use places::{KnownAddresses, Limits, Places, all_gone, counted_as, is_proxy};
pub use worded::Words;
