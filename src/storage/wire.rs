//! Events as they are stored, and back: the columns of one row, the body as JSON with a version.
//!
//! A body that was ever written must be readable for ever: a change of [`Event`]'s JSON form is a
//! new version here, and an older body is brought up to date in [`event_of`], never in the file.

use crate::domain::clock::Moment;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::law::Version;
use crate::domain::ids::Seq;
use crate::domain::person::{Person, Role};

use super::chain::Row;
use super::problem::{Damage, Problem};

/// The version of the bodies that are written.
pub(super) const BODY_VERSION: i64 = 2;

/// An event with the version that its body has in the file.
#[derive(Clone, Debug)]
pub(super) struct Stored<F: Format> {
    pub(super) recorded: Recorded<F>,
    pub(super) version: Version,
}

impl<'a> Row<'a> {
    /// The row of an event whose body was made by [`body_of`]; `None` when its number is beyond
    /// what a file can hold.
    pub(super) fn of<F: Format>(recorded: &'a Recorded<F>, body: &'a str) -> Option<Self> {
        let Recorded { seq, action, at, who, event: _ } = recorded;
        Some(Self {
            seq: i64::try_from(seq.0).ok()?,
            action: i64::try_from(action.0).ok()?,
            wall_ms: at.wall_ms,
            session: i64::from(at.session),
            elapsed_ms: at.elapsed_ms,
            name: &who.name,
            role: role_code(who.role),
            station: &who.station,
            version: BODY_VERSION,
            body,
        })
    }

    /// Its place in the history.
    pub(super) fn seq(&self) -> Seq {
        // A file never has a negative number; one that was forged breaks the chain.
        Seq(u64::try_from(self.seq).unwrap_or(0))
    }

    /// The event that it says, and in which version.
    pub(super) fn decode<F: Format>(&self) -> Result<Stored<F>, Problem> {
        let seq = self.seq();
        let column = |column| Problem::from(Damage::Column { seq, column });
        let (version, event) = event_of(seq, self.version, self.body)?;
        let recorded = Recorded {
            seq,
            action: u64::try_from(self.action).map(Seq).map_err(|_| column("action"))?,
            at: Moment {
                wall_ms: self.wall_ms,
                session: u32::try_from(self.session).map_err(|_| column("session"))?,
                elapsed_ms: self.elapsed_ms,
            },
            who: Person {
                name: self.name.to_owned(),
                role: role_of(self.role).ok_or_else(|| column("role"))?,
                station: self.station.to_owned(),
            },
            event,
        };
        Ok(Stored { recorded, version })
    }
}

/// The body of an event, in version [`BODY_VERSION`].
pub(super) fn body_of<F: Format>(event: &Event<F>) -> String {
    serde_json::to_string(event).expect("an event is plain data")
}

/// The event of a body: the one place where older versions are brought up to date.
fn event_of<F: Format>(seq: Seq, version: i64, body: &str) -> Result<(Version, Event<F>), Problem> {
    let version = match version {
        1 => Version::First,
        BODY_VERSION => Version::NEWEST,
        ..1 => return Err(Damage::Column { seq, column: "version" }.into()),
        _ => return Err(Problem::NewerEvent { seq, version, known: BODY_VERSION }),
    };
    let event = serde_json::from_str(body)
        .map_err(|error| Damage::Body { seq, what: error.to_string() })?;
    // One meaning has one body: a key twice, or one that nobody reads, would have another for others.
    if body_of(&event) != body {
        return Err(Damage::Body { seq, what: "another form".to_owned() }.into());
    }
    Ok((version, event))
}

/// How a role is stored.
pub(super) fn role_code(role: Role) -> &'static str {
    match role {
        Role::Referee => "referee",
        Role::Assistant => "assistant",
        Role::Jury => "jury",
        Role::Centre => "centre",
        Role::Screen => "screen",
    }
}

/// The role that is stored so.
pub(super) fn role_of(code: &str) -> Option<Role> {
    let all = [Role::Referee, Role::Assistant, Role::Jury, Role::Screen, Role::Centre];
    all.into_iter().find(|&role| role_code(role) == code)
}
