//! Questions about the hall's network: closing it while somebody keys, sending a station away.

use crate::commands::UserCommand;
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Deed};
use crate::views::{AskedOf as Asked, OwnViews, Sight};

/// Close the doors while stations are in.
pub fn close<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let staff = sight.desk.doors.as_ref().and_then(|doors| doors.staff.as_ref());
    let here = staff.map_or(0, |staff| staff.inside.iter().filter(|it| it.here).count());
    Asked {
        lines: vec![text!(sight.language(), "stations-close-about", count = here)],
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(Deed::CloseDoors)))
    }
}

/// Send a station away.
pub fn revoke<F: OwnViews>(sight: &Sight<'_, F>, label: &str) -> Asked<F> {
    let language = sight.language();
    let revoke = UserCommand::Revoke(label.to_owned());
    Asked {
        title: Some(text!(language, "stations-revoke", station = label)),
        lines: vec![tr(language, "stations-revoke-about")],
        ..Asked::new(Office::Anybody, Ok(Answer::User(revoke)))
    }
}
