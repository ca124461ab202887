//! Games for tests, written as on a sheet.

use eforos::domain::board::{Rack, Tile};
use eforos::domain::formats::classic::Rules;
use eforos::domain::formats::classic::course::Course;
use eforos::domain::formats::classic::game::Game;
use eforos::domain::formats::classic::notation::{position, tiles, word};
use eforos::domain::formats::classic::turn::{Act, Exchanged, Laying, Turn};

pub fn own(id: &str) -> Rules {
    Rules::own(id).unwrap()
}

pub fn rack(rules: &Rules, text: &str) -> Rack {
    tiles(rules.alphabet(), text).unwrap().into_iter().collect()
}

/// `8H HUJA`.
pub fn laying(rules: &Rules, text: &str) -> Laying {
    let (at, laid) = text.split_once(' ').unwrap();
    Laying { position: position(at).unwrap(), word: word(rules.alphabet(), laid).unwrap() }
}

/// `8H HUJA`, `back 8H HUJA`, `off`, `-ABC`, `-3`, `pass`, `timer`, `no_time`.
pub fn act(rules: &Rules, text: &str) -> Act {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let laid = || (!rest.is_empty()).then(|| laying(rules, rest));
    match first {
        "pass" => Act::Pass,
        "timer" => Act::Timer,
        "no_time" => Act::NoTime,
        "back" => Act::TakenBack(laid()),
        "off" => Act::TakenOff(laid()),
        other => match other.strip_prefix('-') {
            None => Act::Play(laying(rules, text)),
            Some(number) if number.parse::<u8>().is_ok() => {
                Act::Exchange(Exchanged::Number(number.parse().unwrap()))
            }
            Some(letters) => Act::Exchange(Exchanged::Tiles(rack(rules, letters))),
        },
    }
}

pub fn turn(seat: usize, act: Act) -> Turn {
    Turn { seat, act, rack: None, senyors: None, challenge: None, note: String::new() }
}

/// Turns that go round, `; ` between them.
pub fn game(rules: &Rules, seats: usize, turns: &str) -> Game {
    let acts = turns.split("; ").filter(|text| !text.is_empty()).map(|text| act(rules, text));
    let turns = acts.zip((0..seats).cycle()).map(|(act, seat)| turn(seat, act)).collect();
    Game { turns, ..Game::begin(seats) }
}

pub fn course(rules: &Rules, seats: usize, turns: &str) -> Course {
    Course::of(rules, &game(rules, seats, turns)).unwrap()
}

/// The points of each turn.
pub fn points(course: &Course) -> Vec<u32> {
    course.turns.iter().map(|played| played.points).collect()
}

/// A game of plays of whole racks, row by row, until so many tiles lie there: whatever they spell.
pub fn filled(rules: &Rules, seats: usize, count: usize) -> Game {
    let all: Vec<Tile> = rules.set.tiles.tiles().filter(|tile| *tile != Tile::Blank).collect();
    let mut game = Game::begin(seats);
    let mut left = all.get(..count).unwrap();
    while !left.is_empty() {
        let number = game.turns.len();
        let (row, column) = (1 + number / 2, if number.is_multiple_of(2) { 'A' } else { 'H' });
        let (laid, rest) = left.split_at(left.len().min(7));
        left = rest;
        let laid: String = laid
            .iter()
            .map(|tile| match tile {
                Tile::Face(face) => format!("[{}]", rules.alphabet().spelled(*face)),
                Tile::Blank => unreachable!(),
            })
            .collect();
        let act = Act::Play(laying(rules, &format!("{row}{column} {laid}")));
        game.turns.push(turn(number % seats, act));
    }
    game
}
