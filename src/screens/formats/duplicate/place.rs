//! Where a player's slip of a turn stands, as a sign in a grid.

use serde::Serialize;

use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::screens::Tone;

/// How far a slip is, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Handed {
    /// It is not known to be there.
    Expected,
    /// It lies on the arbiter's table.
    Collected,
    /// It was keyed.
    Keyed,
    /// Keyed by two, or looked at by a second person.
    Checked,
    /// Keyed twice, and the two differ.
    Unsettled,
    /// None was handed in.
    NotHandedIn,
    /// The player is not in the game in that turn.
    NotExpected,
}

/// The sign of a slip in the grid of players and turns, and how it is to be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sign {
    /// The sign.
    pub sign: String,
    /// Its tone.
    pub tone: Tone,
}

/// The sign of a slip: keyed, checked, annulled, with a warning, waiting, missing.
pub fn sign(handed: Handed, judged: Option<&JudgedSlip>) -> Sign {
    let of = |sign: &str, tone| Sign { sign: sign.to_owned(), tone };
    let is_keyed = matches!(handed, Handed::Keyed | Handed::Checked);
    match (handed, judged.filter(|_| is_keyed)) {
        (Handed::NotExpected, _) => of("", Tone::Plain),
        (Handed::Expected, _) => of("·", Tone::Plain),
        (Handed::Collected, _) => of("◐", Tone::Open),
        (Handed::Unsettled, _) => of("≠", Tone::Open),
        (Handed::NotHandedIn, _) => of("–", Tone::Ignored),
        (Handed::Keyed | Handed::Checked, Some(slip)) => match slip.verdict {
            Verdict::Incorrect(_) => of("0", Tone::Bad),
            Verdict::Undecided => of("?", Tone::Open),
            Verdict::Pass | Verdict::Missing => of("–", Tone::Ignored),
            Verdict::Correct | Verdict::Ruled if slip.warnings > 0 => of("A", Tone::Open),
            Verdict::Correct | Verdict::Ruled if handed == Handed::Checked => of("✓✓", Tone::Good),
            Verdict::Correct | Verdict::Ruled => of("✓", Tone::Good),
        },
        (Handed::Keyed, None) => of("✓", Tone::Good),
        (Handed::Checked, None) => of("✓✓", Tone::Good),
    }
}
