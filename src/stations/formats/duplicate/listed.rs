//! Slips in the list of a turn.

use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::screens::formats::duplicate::keyed::handed;
use crate::screens::formats::duplicate::place::{Handed, Sign, sign};
use crate::screens::{Open, Tone};
use crate::stations::keying::{Listed, Place, Turn};
use crate::text;

/// Table and player.
pub(super) fn whose(open: &Open<'_, Duplicate>, language: Language, player: PlayerId) -> String {
    let name = open.player(player);
    text!(language, "places-slip-title", table = player.get(), player = name)
}

/// How far a slip is.
pub(super) fn name_of(language: Language, handed: Handed) -> String {
    tr(
        language,
        match handed {
            Handed::Expected | Handed::NotExpected => "slips-is-missing",
            Handed::Collected => "slips-is-collected",
            Handed::Keyed => "slips-is-keyed",
            Handed::Checked => "slips-is-checked",
            Handed::Unsettled => "slips-is-unsettled",
            Handed::NotHandedIn => "slips-is-not-handed-in",
        },
    )
}

/// Whether what was answered about a slip is so still.
pub(super) fn holds(open: &Open<'_, Duplicate>, what: &str, place: Place) -> bool {
    let state = place.player.map(|player| handed(open, place.round, player));
    match what {
        "collected" => state == Some(Handed::Collected),
        "not_handed_in" => state == Some(Handed::NotHandedIn),
        _ => true,
    }
}

/// A slip in the list of its turn.
pub(super) fn listed(
    open: &Open<'_, Duplicate>,
    language: Language,
    (turn, player): (TurnNo, PlayerId),
    missing: bool,
) -> Listed {
    let handed = handed(open, turn, player);
    // What a slip says is in no list: who has not keyed it may have to key it blind.
    let Sign { sign, tone } = sign(handed, None);
    let draft = Draft { round: turn, player: Some(player) };
    let begun = missing && open.drafts.contains(&draft);
    let state = if begun {
        ("…".to_owned(), tr(language, "slips-is-begun"))
    } else {
        (sign, name_of(language, handed))
    };
    // What differs is where it is settled.
    let look = if handed == Handed::Unsettled { Turn::Settle } else { Turn::First };
    Listed {
        path: Place { round: turn, player: Some(player), turn: look }.path(),
        whose: whose(open, language, player),
        state,
        tone: if begun { Tone::Open } else { tone },
        missing,
    }
}
