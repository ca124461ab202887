//! The letters of a turn in Game: those that lie there, those that are typed, what the composition says of them.

use crate::commands::formats::duplicate::TurnNo;
use crate::commands::{Entry, UserCommand};
use crate::domain::board::{Rack, Tile};
use crate::domain::formats::duplicate::Rejection;
use crate::domain::formats::duplicate::law::no_such_tile;
use crate::domain::formats::duplicate::notation::tiles;
use crate::domain::formats::duplicate::rack::Refusal;
use crate::language::{Language, tr};
use crate::screens::formats::duplicate::hall::Named;
use crate::screens::formats::duplicate::rack::RackData;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::formats::duplicate::Sight;

/// The letters of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LettersData {
    /// They, in two groups; as far as they are announced to the hall.
    pub rack: Named,
    /// What the composition says of them.
    pub verdict: (String, Tone),
    /// How many vowels and consonants they have, and must have.
    pub counts: Vec<String>,
}

/// Tiles to be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// The field.
    pub field: FieldData,
    /// How many of how many, and what a joker is.
    pub counted: String,
    /// What the composition says of them, once they are whole; why they cannot be.
    pub verdict: Option<(String, Tone)>,
    /// Takes what was typed.
    pub act: Act,
}

/// The two groups with what they are called.
fn named(language: Language, rack: RackData, groups: (&Rack, &Rack)) -> Named {
    let heading = |key: &str, rack: &Rack| match rack.len() {
        0 => (String::new(), String::new()),
        count => (tr(language, key), count.to_string()),
    };
    let headings = [heading("scenes-leftover", groups.0), heading("scenes-new", groups.1)];
    Named { rack, headings }
}

/// The letters of a turn: the arbiter sees all of them, and which is announced just now.
pub(super) fn letters(sight: &Sight<'_>, number: TurnNo) -> Option<LettersData> {
    let language = sight.language();
    let game = &sight.contest().game;
    let turn = game.turn(number)?;
    let letters = turn.letters.as_ref()?;
    let rules = game.rules();
    let groups = (&letters.leftover.rack(), &letters.drawn.rack());
    let now = if turn.has_begun() { None } else { sight.announced(number).now };
    let rack = RackData { now, ..RackData::whole(rules, groups) };
    let told = if letters.corrected { "places-corrected" } else { "places-accepted" };
    Some(LettersData {
        rack: named(language, rack, groups),
        verdict: (format!("✓ {}", tr(language, told)), Tone::Good),
        counts: counts(sight, number, &turn.rack()),
    })
}

/// How many vowels, consonants and jokers a rack has, and how many it must have.
fn counts(sight: &Sight<'_>, number: TurnNo, rack: &Rack) -> Vec<String> {
    let language = sight.language();
    let rules = sight.contest().game.rules();
    let kinds = rules.kinds(rack.tiles());
    let composition = &rules.composition;
    let (vowels, consonants) = if number.get() <= composition.first_turns {
        (composition.vowels, composition.consonants)
    } else {
        (composition.later_vowels, composition.later_consonants)
    };
    let mut counts = vec![
        text!(language, "places-vowels", count = kinds.vowels),
        text!(language, "places-consonants", count = kinds.consonants),
    ];
    if kinds.jokers > 0 {
        counts.push(text!(language, "places-jokers", count = kinds.jokers));
    }
    counts.push(text!(language, "places-demanded", vowels = vowels, consonants = consonants));
    counts
}

pub(super) fn typing(sight: &Sight<'_>, number: TurnNo) -> Option<Typing> {
    let (of, count) = sight.to_type().filter(|(of, _)| *of == number)?;
    let language = sight.language();
    let desk = sight.desk;
    let typed = desk.text(Entry::Letters);
    let read = tiles(typed);
    let got = read.as_ref().map_or(0, Vec::len);
    let act = sight.seen().act(UserCommand::TypeLetters);
    let field = FieldData::line(Entry::Letters, tr(language, "places-new-letters"), typed)
        .focused(desk.focus)
        .enter(UserCommand::TypeLetters);
    // What is refused is put right, not typed anew.
    let field = FieldData { goes_on: true, ..field };
    let verdict = match (&desk.letters_refused, read) {
        (Some(refused), _) => Some((format!("✗ {refused}"), Tone::Bad)),
        (None, None) => Some((format!("✗ {}", tr(language, "places-no-tiles")), Tone::Bad)),
        (None, Some(drawn)) if got == count && count > 0 => Some(composition(sight, of, &drawn)),
        (None, Some(_)) => None,
    };
    Some(Typing {
        field,
        counted: text!(language, "places-typed", count = got, of = count),
        verdict,
        act: act.named(tr(language, "places-take-letters")),
    })
}

/// What the composition will say of a whole rack.
fn composition(sight: &Sight<'_>, turn: TurnNo, drawn: &[Tile]) -> (String, Tone) {
    let language = sight.language();
    let game = &sight.contest().game;
    let kept = game.kept(turn);
    let rack: Rack = kept.tiles().chain(drawn.iter().copied()).collect();
    let unseen = game.unseen(&game.board_before(turn));
    if let Err(tile) = unseen.without(rack.tiles()) {
        let why = Rejection::Own(no_such_tile(game.rules(), tile));
        return (format!("✗ {}", language.rejection(&why)), Tone::Bad);
    }
    match game.rules().refuses(turn, &rack, &unseen).filter(|_| !game.is_same_again(turn)) {
        None => (format!("✓ {}", tr(language, "places-holds")), Tone::Good),
        Some(why) => {
            let kinds = game.rules().kinds(rack.tiles());
            let count = match why {
                Refusal::Vowels => text!(language, "places-vowels", count = kinds.vowels),
                Refusal::Consonants | Refusal::Triple => {
                    text!(language, "places-consonants", count = kinds.consonants)
                }
            };
            (format!("✗ {}", text!(language, "places-refused", count = count)), Tone::Open)
        }
    }
}
