//! What is typed and ticked of a slip, field by field, and how it is kept while it is not saved: in the console's form,
//! so that either can go on where the other stopped.

use crate::domain::formats::duplicate::game::{Fault, Field, Hand};
use crate::domain::formats::duplicate::notation::SmallLetters;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::text::is_hidden;
use crate::language::{Language, tr};
use crate::stations::keying::{Input, Inputs, Place, Texts, Turn};
use crate::stations::refused::{Refused, Why};

/// The fields in the order of the paper.
pub(super) const POSITION: &str = "position";
pub(super) const WORD: &str = "word";
pub(super) const POINTS: &str = "points";
pub(super) const HAND: &str = "hand";
pub(super) const FAULT: &str = "fault";
pub(super) const TABLE: &str = "table";
pub(super) const TURN: &str = "turn";
pub(super) const ALL: [&str; 7] = [POSITION, WORD, POINTS, HAND, FAULT, TABLE, TURN];

/// What a field says that is ticked.
pub(super) const TICKED: &str = "yes";

/// The longest text of a field, in characters.
const LONGEST: usize = 200;

/// How a slip that was not raised is kept.
const NOT_RAISED: &str = "not_raised";

/// A slip as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slip {
    /// What stands on it, folded.
    pub written: OnSlip,
    /// Whether it was raised.
    pub hand: Hand,
}

/// What hinders reading a slip, for people.
pub(super) fn name_of_fault(language: Language, fault: Fault) -> String {
    tr(
        language,
        match fault {
            Fault::TwoPlays => "events-slip-two-plays",
            Fault::TwoSlips => "events-slip-two-slips",
            Fault::NotWhole => "events-slip-not-whole",
            Fault::PositionUnreadable => "events-slip-position-unreadable",
            Fault::WordUnreadable => "events-slip-word-unreadable",
        },
    )
}

/// Whether what is typed can be taken at all.
pub(super) fn fits(language: Language, texts: &Texts) -> Result<(), Refused> {
    for (field, typed) in texts {
        let name = field.as_str();
        let is_known = match name {
            POSITION | WORD | POINTS => true,
            HAND | TABLE | TURN => [TICKED, ""].contains(&typed.as_str()),
            FAULT => typed.is_empty() || fault_of(typed).is_some(),
            _ => false,
        };
        if !is_known {
            return Err(Refused::new(Why::Form, tr(language, "web-not-understood")));
        }
        if typed.chars().count() > LONGEST {
            let text = tr(language, "staff-too-long");
            return Err(Refused::new(Why::Unfit, text).with("field", name));
        }
    }
    Ok(())
}

fn fault_of(code: &str) -> Option<Fault> {
    Fault::ALL.into_iter().find(|fault| fault.code() == code)
}

/// Every field: what is not sent is not ticked.
pub(super) fn whole(texts: &Texts) -> Texts {
    let text = |name: &str| texts.get(name).cloned().unwrap_or_default();
    ALL.into_iter().map(|name| (name.to_owned(), text(name))).collect()
}

/// What is typed, read.
///
/// # Errors
/// The field that cannot be read: points that are none.
pub(super) fn read(texts: &Texts) -> Result<Slip, &'static str> {
    let text = |name: &str| {
        let typed = texts.get(name).map_or("", String::as_str);
        let bare = typed.chars().map(|c| if c.is_control() { ' ' } else { c });
        bare.filter(|c| !is_hidden(*c)).collect::<String>().trim().to_owned()
    };
    let points = match text(POINTS).as_str() {
        "" => None,
        typed => {
            let points = typed.parse().ok().filter(|points| *points <= OnSlip::MOST_POINTS);
            Some(points.ok_or(POINTS)?)
        }
    };
    let field = |name| if text(name) == TICKED { Field::Wrong } else { Field::Right };
    let written = OnSlip {
        position: text(POSITION),
        word: text(WORD),
        points,
        table: field(TABLE),
        turn: field(TURN),
        fault: fault_of(&text(FAULT)),
    };
    let hand = if text(HAND) == TICKED { Hand::NotRaised } else { Hand::Raised };
    Ok(Slip { written: written.folded(SmallLetters::Nothing), hand })
}

/// What is typed, and the field that cannot be read: what stands beside it is read all the same.
pub(super) fn read_rest(texts: &Texts) -> (Option<Slip>, Option<&'static str>) {
    match read(texts) {
        Ok(slip) => (Some(slip), None),
        Err(field) => {
            let mut rest = texts.clone();
            rest.remove(field);
            (read(&rest).ok(), Some(field))
        }
    }
}

/// A slip that is saved, as texts.
pub(super) fn texts_of(written: &OnSlip, hand: Hand) -> Texts {
    let tick = |is: bool| if is { TICKED } else { "" }.to_owned();
    let said = [
        written.position.clone(),
        written.word.clone(),
        written.points.map(|points| points.to_string()).unwrap_or_default(),
        tick(hand == Hand::NotRaised),
        written.fault.map(|fault| fault.code().to_owned()).unwrap_or_default(),
        tick(written.table == Field::Wrong),
        tick(written.turn == Field::Wrong),
    ];
    ALL.into_iter().map(str::to_owned).zip(said).collect()
}

/// Four lines: position, word, points, and the codes of what is ticked.
pub(super) fn kept(texts: &Texts) -> String {
    let text = |name: &str| texts.get(name).map_or("", String::as_str);
    let ticked = [
        (text(HAND) == TICKED).then_some(NOT_RAISED),
        Some(text(FAULT)).filter(|fault| !fault.is_empty()),
        (text(TABLE) == TICKED).then_some(TABLE),
        (text(TURN) == TICKED).then_some(TURN),
    ];
    let ticked = ticked.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let lines = [text(POSITION), text(WORD), text(POINTS), &ticked];
    lines.map(|line| line.replace(['\n', '\r'], " ")).join("\n")
}

/// The texts of a draft.
pub(super) fn of_kept(kept: &str) -> Texts {
    let mut lines = kept.split('\n');
    let [position, word, points, ticked] = [(); 4].map(|()| lines.next().unwrap_or_default());
    let has = |code: &str| ticked.split(' ').any(|said| said == code);
    let tick = |code: &str| if has(code) { TICKED } else { "" }.to_owned();
    let fault = Fault::ALL.into_iter().map(Fault::code).find(|code| has(code));
    let said = [
        position.to_owned(),
        word.to_owned(),
        points.to_owned(),
        tick(NOT_RAISED),
        fault.unwrap_or_default().to_owned(),
        tick(TABLE),
        tick(TURN),
    ];
    ALL.into_iter().map(str::to_owned).zip(said).collect()
}

/// How the fields of a slip are filled in.
pub(super) fn inputs(language: Language, place: Place) -> Inputs {
    let faults = Fault::ALL.into_iter();
    let faults = faults.map(|fault| (fault.code().to_owned(), name_of_fault(language, fault)));
    let mut inputs = vec![
        (POSITION, Input::Line),
        (WORD, Input::Line),
        (POINTS, Input::Number),
        (FAULT, Input::Choice(faults.collect())),
        (TABLE, Input::Tick),
        (TURN, Input::Tick),
    ];
    if has_hand(place) {
        inputs.push((HAND, Input::Tick));
    }
    inputs.into_iter().map(|(name, input)| (name.to_owned(), input)).collect()
}

/// Whether the hand is asked for: not of a slip without a name, nor where one is keyed again.
pub(super) fn has_hand(place: Place) -> bool {
    place.player.is_some() && place.turn != Turn::Again
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_begun_is_read_as_it_was_typed() {
        for fault in Fault::ALL.map(Some).into_iter().chain([None]) {
            let written = OnSlip {
                position: "h7".to_owned(),
                word: "c0asă 1".to_owned(),
                points: Some(14),
                table: Field::Wrong,
                turn: Field::Right,
                fault,
            };
            for hand in [Hand::Raised, Hand::NotRaised] {
                let texts = texts_of(&written, hand);
                assert_eq!(of_kept(&kept(&texts)), texts);
            }
        }
        assert_eq!(of_kept(""), texts_of(&OnSlip::EMPTY, Hand::Raised));
    }

    #[test]
    fn what_is_no_slip_is_refused_before_it_is_read() {
        let why = |field: &str, typed: &str| {
            let texts = Texts::from([(field.to_owned(), typed.to_owned())]);
            fits(Language::English, &texts).map_err(|refused| refused.why)
        };
        assert_eq!(why(WORD, "orice"), Ok(()));
        assert_eq!(why(FAULT, "two_plays"), Ok(()));
        assert_eq!(why(FAULT, "no_such"), Err(Why::Form));
        assert_eq!(why(HAND, "no"), Err(Why::Form));
        assert_eq!(why("5", "orice"), Err(Why::Form));
        assert_eq!(why(WORD, &"a".repeat(201)), Err(Why::Unfit));
        let points = |typed: &str| read(&Texts::from([(POINTS.to_owned(), typed.to_owned())]));
        assert_eq!(points("10000"), Err(POINTS));
        assert_eq!(points("-1"), Err(POINTS));
        assert_eq!(points(" 62 ").map(|slip| slip.written.points), Ok(Some(62)));
    }
}
