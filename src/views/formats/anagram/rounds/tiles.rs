//! The tiles of a round as they lie before the referee.

use crate::commands::formats::anagram::step::Step;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::Kind;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::hall::{laid_out, revealed};
use crate::views::formats::anagram::Sight;
use crate::views::formats::anagram::questions::rounds::letters_among;

/// The tiles as they lie; face down before a draw by the program, and those that are not typed yet.
pub(super) fn tiles(sight: &Sight<'_>, number: RoundNo, step: &Step) -> Vec<TileData> {
    let anagram = &sight.contest().game;
    let rules = anagram.rules();
    let Some(round) = anagram.round(number) else { return Vec::new() };
    let faces = |letters: &[Letter]| -> Vec<TileData> {
        letters.iter().map(|&letter| TileData::of(rules, letter)).collect()
    };
    if let (
        Step::Draw(_) | Step::TypeLetters(_) | Step::HallWord | Step::Hall(_),
        Stage::ToCome,
        Some(rule),
    ) = (step, &round.stage, rules.round(number))
    {
        let typed = matches!(step, Step::TypeLetters(_)).then(|| letters_among(sight.desk));
        let mut typed = typed.unwrap_or_default();
        // Of what was pasted by mistake no more is seen than that it is too much.
        typed.truncate(2 * usize::from(rule.consonants + rule.vowels));
        let typed = faces(&typed);
        let of = |kind, count: u8| {
            let mut tiles: Vec<TileData> =
                typed.iter().filter(|tile| tile.kind == kind).copied().collect();
            let all = tiles.len().max(count.into());
            tiles.resize(all, TileData::hidden(kind));
            tiles
        };
        return [of(Kind::Consonant, rule.consonants), of(Kind::Vowel, rule.vowels)].concat();
    }
    let tiles = faces(round.letters());
    // The operator sees the reveal as the hall does, so that both speak of the same tiles.
    let shown_at = sight.shown_at(number);
    let begun = round.stage != Stage::Drawn;
    let up = if begun { tiles.len() } else { revealed(shown_at, sight.now, tiles.len()) };
    laid_out(&tiles, up)
}
