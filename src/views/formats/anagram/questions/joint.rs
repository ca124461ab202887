//! Questions of a hall of a joint competition: its word, and letters that are told over the telephone.

use crate::commands::Entry;
use crate::commands::formats::anagram::{Command as Own, Entry as OwnEntry};
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::command::Command as Ask;
use crate::domain::formats::anagram::sealed::phone::{self, Heard, Place};
use crate::domain::formats::anagram::sealed::{Nonce, Release};
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::language::{quoted, tr};
use crate::text;
use crate::views::asked::{Answer, Deed, REASON, order};
use crate::views::formats::anagram::questions::rounds::typed_letters;
use crate::views::formats::anagram::{Answered, Asked, Sight};

const LETTERS: (Entry, &str) = (Entry::Letters, "console-letters");

/// What the hall calls for the common draw: it is sealed, and shown to nobody before all are asked for theirs.
pub fn call_word(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let text = sight.desk.text(Entry::HallWord);
    let blank = !text.is_empty() && text.trim().is_empty();
    let refused = if blank { "rounds-hall-word-blank" } else { "hall-word-or-pass" };
    let answer = if text.trim().is_empty() {
        Err(tr(language, refused))
    } else {
        Ok(Answer::Deed(Deed::SealWord))
    };
    // Its line is there before anything is typed below it.
    let told = if blank { tr(language, refused) } else { String::new() };
    Asked {
        lines: vec![tr(language, "hall-ask-word"), told],
        fields: vec![(Entry::HallWord, "rounds-hall-word")],
        confirm: Some(tr(language, "hall-seal-word")),
        ..Asked::new(Office::Referee, answer)
    }
}

/// The hall calls no word.
pub fn pass(sight: &Sight<'_>) -> Asked {
    Asked {
        lines: vec![tr(sight.language(), "hall-ask-pass")],
        ..Asked::new(Office::Referee, Ok(Answer::User(Own::Pass.into())))
    }
}

/// The hall's word did not come in time.
pub fn word_late(sight: &Sight<'_>) -> Asked {
    Asked {
        lines: vec![tr(sight.language(), "hall-ask-late")],
        fields: vec![REASON],
        ..Asked::new(
            Office::Referee,
            order(A::Joint(Ask::LateWord { reason: sight.desk.reason() })),
        )
    }
}

/// A round's letters and their code, as they were told over the telephone.
pub fn by_telephone(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let told = told(sight, round);
    let mut lines = vec![tr(language, "hall-ask-telephone")];
    let tag = sight.contest().game.joint().and_then(|joint| joint.draw().tag(round));
    if tag.is_none() {
        lines.push(tr(language, "hall-unchecked"));
    }
    let answer: Answered = match told {
        Ok(Told { release, slip }) => {
            lines.extend(slip);
            order(A::Joint(Ask::Release(release)))
        }
        Err(why) => Err(why),
    };
    Asked {
        title: Some(text!(language, "hall-telephone-title", round = round.get())),
        lines,
        fields: vec![LETTERS, (OwnEntry::Code.into(), "hall-code")],
        filled: vec![(Entry::Letters, String::new()), (OwnEntry::Code.into(), String::new())],
        ..Asked::new(Office::Referee, answer)
    }
}

/// What was typed, put right.
struct Told {
    release: Release,
    /// Which slip was put right, for people.
    slip: Option<String>,
}

fn told(sight: &Sight<'_>, round: RoundNo) -> Result<Told, String> {
    let language = sight.language();
    let letters: Vec<Letter> = typed_letters(sight.desk)?;
    let typed = sight.desk.text(OwnEntry::Code.into());
    let nonce = phone::read(typed);
    let nonce = nonce.ok_or_else(|| {
        text!(language, "hall-no-code", typed = quoted(typed), count = phone::DIGITS)
    })?;
    let tag = sight.contest().game.joint().and_then(|joint: &Joint| joint.draw().tag(round));
    let Some(tag) = tag else {
        return Ok(Told { release: Release { round, letters, nonce }, slip: None });
    };
    match phone::heard(tag, round, &letters, nonce) {
        Heard::Right(release) => Ok(Told { release, slip: None }),
        Heard::Slip { meant, at } => {
            let slip = slip(sight, (&letters, nonce), (&meant, at));
            Ok(Told { release: meant, slip: Some(slip) })
        }
        Heard::Wrong => Err(text!(language, "hall-wrong-letters", round = round.get())),
    }
}

/// Which slip was put right.
fn slip(
    sight: &Sight<'_>,
    (letters, nonce): (&[Letter], Nonce),
    (meant, at): (&Release, Place),
) -> String {
    let language = sight.language();
    let sign = |text: String, place: usize| {
        text.chars()
            .filter(|sign| *sign != ' ')
            .nth(place - 1)
            .map(String::from)
            .unwrap_or_default()
    };
    match at {
        Place::Letter(place) => {
            let said = |letters: &[Letter]| {
                letters.get(place - 1).map(ToString::to_string).unwrap_or_default()
            };
            let (typed, right) = (said(letters), said(&meant.letters));
            text!(language, "hall-slip-letter", place = place, typed = typed, right = right)
        }
        Place::Digit(place) => {
            let (typed, right) =
                (sign(phone::told(nonce), place), sign(phone::told(meant.nonce), place));
            text!(language, "hall-slip-digit", place = place, typed = typed, right = right)
        }
    }
}
