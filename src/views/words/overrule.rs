//! A ruling that an upheld objection made: to go against it asks first.

use super::{told, what_if};
use crate::domain::contest::event::Event;
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::ruling::Ruled;
use crate::domain::contest::{Contest, Format};
use crate::domain::letters::Word;
use crate::screens::Ranking;
use crate::text;
use crate::views::Sight;

/// The upheld objection by which a word is valid.
pub fn upheld<'a, F: Format>(contest: &'a Contest<F>, word: &Word) -> Option<&'a Objection> {
    let valid = contest.common.rulings.get(word).is_some_and(|ruling| ruling.ruled == Ruled::Valid);
    let about = |objection: &&Objection| {
        matches!(&objection.about, About::Word { word: of, .. } if of == word)
            && matches!(objection.decided, Some((Outcome::Upheld, _)))
    };
    contest.common.objections.iter().find(about).filter(|_| valid)
}

/// Whose objection it was, and what going against it would change.
pub fn overruled<F: Ranking>(
    sight: &Sight<'_, F>,
    word: &Word,
    ruled: Option<Ruled>,
) -> Vec<String> {
    let language = sight.language();
    let objection = upheld(sight.contest(), word).map(|objection| {
        text!(
            language,
            F::said("words-was-upheld"),
            word = word.to_string(),
            objection = objection.id.get(),
            player = sight.player(objection.player),
            round = objection.about.round().get()
        )
    });
    let event = match ruled {
        Some(ruled) => Event::WordRuled { word: word.clone(), ruled, evidence: String::new() },
        None => Event::RulingWithdrawn { word: word.clone() },
    };
    let before = sight.contest().common.rulings.get(word).filter(|_| objection.is_none());
    let before = before.map(|ruling| {
        let key = match ruling.ruled {
            Ruled::Valid => "words-was-valid",
            Ruled::Invalid => "words-was-invalid",
        };
        text!(language, key, word = word.to_string())
    });
    let mut lines: Vec<String> = objection.into_iter().chain(before).collect();
    lines.extend(told(sight, &what_if(sight, vec![event])));
    lines
}
