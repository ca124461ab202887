//! What other devices see of a turn of a duplicate game, and key of its slips.

mod asks;
mod doubts;
mod find;
mod help;
mod jury;
mod keying;
mod listed;
mod own;
mod settle;
mod texts;

use std::collections::BTreeSet;

use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::Language;
use crate::screens::Open;
use crate::screens::formats::duplicate::hall::{Announcement, Heading, TurnScene};
use crate::screens::formats::duplicate::{RackData, TileData};
use crate::screens::hall::Phases;
use crate::stations::block::{Block, Kind, Tile, Weight};
use crate::stations::keying::Keying;
use crate::stations::own::Own;
use crate::stations::shown::{Round, Shows, collecting};
use crate::stations::told::{self, At, board, line, tile};
use crate::text;

impl Shows for Duplicate {
    fn keying() -> Option<&'static dyn Keying<Self>> {
        Some(&keying::Slips)
    }

    fn of_player(
        open: &Open<'_, Self>,
        language: Language,
        player: PlayerId,
        readable: &BTreeSet<RoundNo>,
    ) -> Own {
        own::own(open, language, player, readable)
    }

    fn undecided(open: &Open<'_, Self>, after: RoundNo) -> usize {
        told::undecided_up_to(open, after)
    }

    fn round(scene: &TurnScene, language: Language, at: At<'_>) -> Round {
        let (kind, blocks, time) = match scene {
            TurnScene::Letters { heading, board: on, rack: of, time, .. } => {
                // How long the turn is stands below, large.
                let heading = Heading { beside: String::new(), ..heading.clone() };
                let mut blocks = above(&heading);
                if let Some(named) = of {
                    let [left, new] = &named.headings;
                    let [leftover, drawn] = [(left, 0), (new, 1)]
                        .map(|((name, _), group)| group_of(name, &named.rack, group));
                    blocks.extend([leftover, drawn]);
                }
                blocks.extend([line(time, Weight::Great), Some(board(on))]);
                ("letters", blocks, None)
            }
            TurnScene::Countdown { heading, board: on, rack: of, time, alerts_ms, phases } => {
                let mut blocks = above(heading);
                blocks.extend([rack(of), Some(board(on))]);
                ("countdown", blocks, Some(at.time(time, alerts_ms, phases)))
            }
            TurnScene::Paused { heading, said, board: on, rack: of, time } => {
                let mut blocks = above(heading);
                blocks.push(line(said, Weight::Notice));
                blocks.extend([of.as_ref().and_then(rack), Some(board(on))]);
                ("paused", blocks, Some(at.time(time, &[], &Phases::default())))
            }
            TurnScene::Collecting {
                heading,
                over,
                collected,
                expected,
                slips,
                rack: of,
                board: on,
                head,
            } => {
                let mut blocks = above(heading);
                let about = slips.clone();
                blocks.extend([line(over, Weight::Notice), rack(of)]);
                blocks.push(Some(told::count(language, (*collected, *expected), about)));
                blocks.extend([Some(board(on)), line(head, Weight::Quiet)]);
                (collecting(*collected), blocks, None)
            }
            TurnScene::Top(told) => ("top", top(told), None),
            TurnScene::Equivalents { heading, board: on, said, plays, page } => {
                let mut blocks = above(heading);
                blocks.push(line(said, Weight::Plain));
                blocks.push(Some(Block::Facts { rows: plays.clone() }));
                blocks.extend([line(page, Weight::Quiet), Some(board(on))]);
                ("equivalents", blocks, None)
            }
            TurnScene::Best { heading, board: on, top, said, points, solo } => {
                let mut blocks = above(heading);
                blocks.extend([line(said, Weight::Plain), line(&joined(points), Weight::Great)]);
                let rows: Vec<_> = top.iter().chain(solo).cloned().collect();
                blocks.push((!rows.is_empty()).then_some(Block::Facts { rows }));
                blocks.push(Some(board(on)));
                ("best", blocks, None)
            }
            TurnScene::Late {
                heading,
                said,
                points,
                play: (position, word),
                changes,
                board: on,
            } => {
                let mut blocks = above(heading);
                blocks.extend([line(said, Weight::Notice), line(&joined(points), Weight::Great)]);
                blocks.extend([line(position, Weight::Plain), tiles("", word, 0)]);
                blocks.extend([line(changes, Weight::Plain), Some(board(on))]);
                ("late", blocks, None)
            }
            TurnScene::LastTurn { said, turn, left } => {
                let blocks = [
                    line(said, Weight::Title),
                    line(turn, Weight::Great),
                    line(left, Weight::Plain),
                ];
                ("last_turn", blocks.into(), None)
            }
        };
        Round { kind, blocks: blocks.into_iter().flatten().collect(), time }
    }
}

/// The letters of a turn that is over, with its name.
fn letters(open: &Open<'_, Duplicate>, language: Language, turn: TurnNo) -> Option<Block> {
    let game = &open.contest().game;
    let over = game.turn(turn).filter(|turn| turn.is_over())?;
    let rack = over.rack();
    let tiles = rack.tiles().map(|of| tile(&TileData::drawn(game.rules(), of))).collect();
    Some(Block::Tiles { name: text!(language, "own-turn", turn = turn.get()), tiles })
}

fn above(Heading { turn, beside, last }: &Heading) -> Vec<Option<Block>> {
    vec![line(turn, Weight::Title), line(beside, Weight::Plain), line(last, Weight::Notice)]
}

fn joined((value, unit): &(String, String)) -> String {
    format!("{value} {unit}")
}

/// A top as far as it is announced.
fn top(told: &Announcement) -> Vec<Option<Block>> {
    let mut blocks = above(&told.heading);
    blocks.extend([
        line(&joined(&told.points), Weight::Great),
        line(&told.position, Weight::Plain),
        tiles("", &told.word, 0),
        line(&told.spelled, Weight::Quiet),
        line(&told.jokers, Weight::Plain),
    ]);
    let row = |(word, spelled, points): &(String, String, String)| {
        (format!("{word} {spelled}").trim().to_owned(), points.clone())
    };
    let rows: Vec<_> = told.words.iter().map(row).collect();
    blocks.push((!rows.is_empty()).then_some(Block::Facts { rows }));
    blocks.push(told.board.as_ref().map(board));
    blocks
}

/// Both groups of a rack as one.
fn rack(of: &RackData) -> Option<Block> {
    let all: Vec<TileData> = of.leftover.tiles.iter().chain(&of.new.tiles).cloned().collect();
    tiles("", &all, of.leftover.to_come + of.new.to_come)
}

/// What is left over (0), or what is new (1).
fn group_of(name: &str, of: &RackData, group: usize) -> Option<Block> {
    let group = if group == 0 { &of.leftover } else { &of.new };
    tiles(name, &group.tiles, group.to_come)
}

/// Tiles, and how many more come: of these nobody knows more.
fn tiles(name: &str, of: &[TileData], to_come: usize) -> Option<Block> {
    let down = std::iter::repeat_n(Tile::Down { k: Kind::Unknown }, to_come);
    let tiles: Vec<Tile> = of.iter().map(tile).chain(down).collect();
    (!tiles.is_empty()).then(|| Block::Tiles { name: name.to_owned(), tiles })
}
