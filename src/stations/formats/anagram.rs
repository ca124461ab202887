//! What other devices see of a round of anagrams, and key of its sheets.

mod asks;
mod help;
mod jury;
mod keying;
mod listed;
mod own;
mod settle;
mod texts;

use std::collections::BTreeSet;

use crate::domain::formats::anagram::rules::Kind as Bag;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::hall::{Heading, Review, RoundScene, laid_out, revealed};
use crate::screens::hall::{Phases, Scenes as _};
use crate::stations::block::{Block, Kind, Tile, Weight};
use crate::stations::keying::Keying;
use crate::stations::own::Own;
use crate::stations::shown::{Round, Shows, collecting};
use crate::stations::told::{self, At, line};
use crate::text;

impl Shows for Anagram {
    fn keying() -> Option<&'static dyn Keying<Self>> {
        Some(&keying::Sheets)
    }

    fn of_player(
        open: &Open<'_, Self>,
        language: Language,
        player: PlayerId,
        readable: &BTreeSet<RoundNo>,
    ) -> Own {
        own::own(open, language, player, readable)
    }

    fn rounds(open: &Open<'_, Self>) -> Option<usize> {
        Some(Self::pips(open).len())
    }

    fn undecided(open: &Open<'_, Self>, after: RoundNo) -> usize {
        told::undecided_up_to(open, after)
    }

    fn round(scene: &RoundScene, language: Language, at: At<'_>) -> Round {
        let (kind, heading, blocks, time) = match scene {
            RoundScene::Letters { heading, tiles, shown_at } => {
                let up = revealed(*shown_at, at.now, tiles.len());
                ("letters", heading, groups(language, tiles, up), None)
            }
            RoundScene::Countdown { heading, tiles, time, phases, alerts_ms } => {
                let blocks = groups(language, tiles, tiles.len());
                ("countdown", heading, blocks, Some(at.time(time, alerts_ms, phases)))
            }
            RoundScene::Paused { heading, said, why, tiles, time } => {
                let mut blocks = groups(language, tiles, tiles.len());
                blocks.extend([line(said, Weight::Notice), line(why, Weight::Plain)]);
                ("paused", heading, blocks, Some(at.time(time, &[], &Phases::default())))
            }
            RoundScene::Collecting { heading, tiles, over, collected, expected, sheets, head } => {
                let mut blocks = groups(language, tiles, tiles.len());
                let about = sheets.clone();
                blocks.push(line(over, Weight::Notice));
                blocks.push(Some(told::count(language, (*collected, *expected), about)));
                blocks.push(line(head, Weight::Quiet));
                (collecting(*collected), heading, blocks, None)
            }
            RoundScene::Review(review) => {
                ("review", &review.heading, of_review(language, review), None)
            }
        };
        let Heading { round, about, draw, void } = heading;
        let above = [
            line(round, Weight::Title),
            line(about, Weight::Plain),
            line(draw, Weight::Plain),
            line(void, Weight::Notice),
        ];
        Round { kind, blocks: above.into_iter().chain(blocks).flatten().collect(), time }
    }
}

/// The letters of a round that the hall has seen, as they lie on the wall.
fn tiles(open: &Open<'_, Anagram>, round: RoundNo, name: String) -> Block {
    let game = &open.contest().game;
    let letters = game.announced(round).into_iter().flat_map(|drawn| &drawn.letters);
    let drawn: Vec<TileData> = letters.map(|it| TileData::of(game.rules(), *it)).collect();
    let tiles = laid_out(&drawn, drawn.len()).into_iter().map(tile).collect();
    Block::Tiles { name, tiles }
}

/// The same with the name of the round, once it was played.
fn letters(open: &Open<'_, Anagram>, language: Language, round: RoundNo) -> Option<Block> {
    let name = text!(language, "own-round", round = round.get());
    open.contest().game.is_played(round).then(|| tiles(open, round, name))
}

/// Consonants and vowels as they lie; those that were not turned yet are not in it.
fn groups(language: Language, tiles: &[TileData], up: usize) -> Vec<Option<Block>> {
    let laid = laid_out(tiles, up);
    let group = |kind: Bag, key: &str| {
        let tiles: Vec<Tile> =
            laid.iter().filter(|tile| tile.kind == kind).map(|it| tile(*it)).collect();
        (!tiles.is_empty()).then(|| Block::Tiles { name: tr(language, key), tiles })
    };
    vec![group(Bag::Consonant, "rounds-consonants"), group(Bag::Vowel, "rounds-vowels")]
}

fn tile(tile: TileData) -> Tile {
    let k = match tile.kind {
        Bag::Consonant => Kind::Consonant,
        Bag::Vowel => Kind::Vowel,
    };
    match tile.letter {
        Some(letter) => Tile::Up {
            l: letter.to_char().to_string(),
            v: tile.value.into(),
            k,
            h: tile.high_value,
        },
        None => Tile::Down { k },
    }
}

fn of_review(language: Language, review: &Review) -> Vec<Option<Block>> {
    let mut blocks = groups(language, &review.tiles, review.tiles.len());
    let facts = |rows: Vec<(String, String)>| (!rows.is_empty()).then_some(Block::Facts { rows });
    blocks.push(facts(vec![swapped(&review.made), swapped(&review.found)]));
    blocks.push(line(&review.of_list, Weight::Quiet));
    let lengths = review.lengths.words.iter();
    let lengths = lengths.map(|it| (it.letters.to_string(), format!("{} / {}", it.found, it.of)));
    let found = [
        (&review.lengths.heading, &review.lengths.none, lengths.collect()),
        (&review.longest.heading, &review.longest.none, review.longest.words.clone()),
        (&review.lone.heading, &review.lone.none, review.lone.words.clone()),
    ];
    for (heading, none, rows) in found {
        blocks.extend([line(heading, Weight::Plain), line(none, Weight::Quiet), facts(rows)]);
    }
    blocks
}

/// What is counted before how many there are.
fn swapped((value, what): &(String, String)) -> (String, String) {
    (what.clone(), value.clone())
}
