//! Other devices: what they are shown of an open competition, as plain data made once for all of them, and what those
//! that were let in may ask of it. It knows no socket and no page.
//!
//! What a device of the hall is given holds what the hall may see at that moment and nothing else, however it is looked
//! at. A station asks as the person who was let in, and the law of the record is asked as for everybody.

mod asked;
mod block;
mod errand;
mod formats;
mod hall_shown;
mod help;
mod joining;
mod jury;
mod keying;
mod overview;
mod own;
mod people;
mod photographed;
mod pictures;
mod policy;
mod published;
mod questions;
mod refused;
mod secret;
mod shown;
mod staff;
mod strict;
mod told;
mod turned;
mod waiting;

pub use asked::takes_fields;
pub use block::{Block, Kind, Row, Square, Tile, Time, Weight};
pub use errand::{Answer, Drafted, Errand, From, NotIn, Request, Ways};
pub use hall_shown::{HallShown, InLanguage, Publisher};
pub use help::Chapter;
pub use joining::{Door, Invitation, Invited, Joining, SecondDevice, Told, Turned, held_at, hex};
pub use jury::{Judged, Jury, Queue, Queued};
pub use keying::{
    Asker, Chip, Collects, Does, Field, Found, Input, Inputs, Keying, Listed, OfRound, Paper,
    Place, Step, Texts, Tick, Turn,
};
pub use overview::{Inside, Overview, Shown as ShownInvitation, StaffOverview};
pub use own::{Own, OwnRound};
pub use photographed::{Ask as PictureAsk, ShownPicture, Told as PictureTold, digest_of};
pub use policy::{Room, may_enter, room_of};
pub use published::Published;
pub use questions::{Choice, Question};
pub use refused::{Refused, Why};
pub use secret::is_same;
pub use shown::{Round, Shown, Shows, shown};
pub use staff::{Staff, Turns};
pub use strict::{bytes_of, of_form, read};
pub use told::At;
pub use turned::Overturned;
pub use waiting::Waiting;
