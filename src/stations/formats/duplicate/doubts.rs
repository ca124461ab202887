//! What of a slip looks mistyped by who keys it, each at its field, and what answers that. A player's own mistakes are
//! none.

use super::texts::{POINTS, POSITION, Slip, WORD};
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judging::{Verdict, Why};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::Turn;
use crate::domain::ids::PlayerId;
use crate::language::formats::duplicate::verdict::{At, Because, written};
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::duplicate::keyed::{Counts, Typed, judged};
use crate::stations::keying::{Does, Field, Texts, Tick};
use crate::text;

/// What looks mistyped, each with the field that it is about.
pub(super) fn doubts(
    open: &Open<'_, Duplicate>,
    language: Language,
    (turn, player): (TurnNo, Option<PlayerId>),
    (slip, typed): (&Slip, &Texts),
) -> Vec<(&'static str, String)> {
    // What nobody can read is none of them.
    if slip.written.fault.is_some() {
        return Vec::new();
    }
    let game = &open.contest().game;
    let (board, rack) = (game.board_before(turn), game.turn(turn).map(Turn::rack));
    let at = At { board: &board, rack: &rack.unwrap_or_default() };
    let why = written(&slip.written.position, &slip.written.word, at);
    let odd = match why {
        Because::BadPosition(_)
        | Because::OffBoard { .. }
        // A position that was read wrong: a square beside the right one, or the other direction.
        | Because::OtherLetter { .. }
        | Because::NothingNew
        | Because::NotWhole { .. }
        | Because::NotOverCentre
        | Because::TouchesNothing => Some(POSITION),
        Because::BadWord { .. } => Some(WORD),
        _ => None,
    };
    if let Some(field) = odd {
        return vec![(field, why.sentence(language))];
    }
    let (hand, outcome) = (slip.hand, Counts::No);
    let as_typed = Typed { turn, player, written: &slip.written, hand, outcome };
    let judged = judged(open, as_typed).map(|(_, judged)| judged);
    let is_good = |verdict| matches!(verdict, Verdict::Correct | Verdict::Incorrect(Why::Mistake));
    let play = judged.filter(|judged| is_good(judged.verdict)).and_then(|judged| judged.play);
    let Some(play) = play else { return Vec::new() };
    let brings = game.rules().scoring.score(&board, &play).to_string();
    let wrote = typed.get(POINTS).map_or("", |points| points.trim());
    let is_swapped = wrote != brings && digits(wrote) == digits(&brings);
    let said = || text!(language, "slips-odd-points", wrote = wrote, brings = brings.as_str());
    is_swapped.then(|| (POINTS, said())).into_iter().collect()
}

fn digits(number: &str) -> Vec<char> {
    let mut digits: Vec<char> = number.chars().collect();
    digits.sort_unstable();
    digits
}

/// What is answered before something empty or odd is saved.
pub(super) fn ticks(does: &[Does], fields: &[Field], language: Language) -> Vec<Tick> {
    let odd = Tick::new(Tick::ODD, tr(language, "slips-odd-meant"), false);
    let odd = Some(odd).filter(|_| does.iter().any(Does::takes_fields));
    Tick::of_empty(does, fields, language).into_iter().chain(odd).collect()
}
