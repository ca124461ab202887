//! What each line of a file says, before anybody knows the letters: players, events, notes.
//!
//! Pragmas that say nothing of the game are passed over, as are empty lines; a line without a mark goes on with
//! the note above it.

use super::super::notation::position;
use super::{Bad, Wrong};
use crate::domain::text::{TextKind, check, quoted};

/// A file, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File<'a> {
    /// Both players, in the order of the head.
    pub players: [Player<'a>; 2],
    /// What the game is called; may be empty.
    pub title: &'a str,
    /// Name and edition of the list; may be empty.
    pub lexicon: &'a str,
    /// What the tiles are called, and in which line; may be missing.
    pub tiles: Option<(usize, &'a str)>,
    /// The events and notes, in order.
    pub lines: Vec<Line<'a>>,
}

/// A player of the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player<'a> {
    /// What events call the player.
    pub nick: &'a str,
    /// The whole name.
    pub name: &'a str,
}

/// A line that says something of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What it says.
    pub says: Says<'a>,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says<'a> {
    /// A note.
    Note(&'a str),
    /// What a player did, or was given.
    Event(Event<'a>),
}

/// An event of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event<'a> {
    /// Whose, 0 or 1.
    pub player: usize,
    /// The rack that stands there; may be empty.
    pub rack: &'a str,
    /// What was done.
    pub act: Act<'a>,
    /// The points that stand there.
    pub points: i64,
    /// The total that stands there.
    pub total: i64,
}

/// What was done, or given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act<'a> {
    /// A word laid.
    Laid {
        /// Where.
        at: &'a str,
        /// As it stands there.
        word: &'a str,
    },
    /// The play before it was taken off.
    Withdrawn,
    /// Nothing.
    Pass,
    /// These tiles exchanged, or so many.
    Exchange(&'a str),
    /// Points for a challenge that failed.
    Bonus,
    /// Points for time.
    Time,
    /// Points for tiles that were left.
    Left(&'a str),
}

/// The highest points and totals that are read: more than any time over costs that can be noted.
const MOST_POINTS: i64 = 1_000_000_000_000;

impl<'a> File<'a> {
    /// A file's text, line by line.
    ///
    /// # Errors
    /// [`Bad`], the first line that is none.
    pub fn read(text: &'a str) -> Result<Self, Bad> {
        let mut head = Head::default();
        let mut lines = Vec::new();
        let end = if text.contains('\n') { '\n' } else { '\r' };
        let (mut last, mut in_note) = (1, false);
        for (line, number) in text.split(end).zip(1..) {
            let line = line.trim_matches(|sign: char| {
                sign.is_whitespace() || matches!(sign, '\u{FEFF}' | '\u{1A}')
            });
            if line.is_empty() {
                continue;
            }
            last = number;
            if let Some(event) = line.strip_prefix('>') {
                let [Some(one), Some(other)] = &head.players else {
                    return Err(Bad::at(number, Wrong::NoPlayers));
                };
                let event = event_of(event, [one.nick, other.nick]);
                let event = event.map_err(|wrong| Bad::at(number, wrong))?;
                lines.push(Line { number, says: Says::Event(event) });
                in_note = false;
            } else if let Some(pragma) = line.strip_prefix('#') {
                let (name, rest) = split(pragma);
                in_note = name == "note";
                if in_note {
                    lines.push(Line { number, says: Says::Note(rest) });
                } else {
                    let said = head.take(name, rest, number);
                    said.map_err(|wrong| Bad::at(number, wrong))?;
                }
            } else if in_note {
                lines.push(Line { number, says: Says::Note(line) });
            } else {
                return Err(Bad::at(number, Wrong::NotALine(quoted(line))));
            }
        }
        let [Some(one), Some(other)] = head.players else {
            return Err(Bad::at(last, Wrong::NoPlayers));
        };
        let (players, title, lexicon) = ([one, other], head.title, head.lexicon);
        Ok(Self { players, title, lexicon, tiles: head.tiles, lines })
    }
}

#[derive(Default)]
struct Head<'a> {
    players: [Option<Player<'a>>; 2],
    title: &'a str,
    lexicon: &'a str,
    tiles: Option<(usize, &'a str)>,
}

impl<'a> Head<'a> {
    fn take(&mut self, name: &str, rest: &'a str, number: usize) -> Result<(), Wrong> {
        match name {
            "title" => self.title = rest,
            "lexicon" => self.lexicon = rest,
            "tile-set" => self.tiles = Some((number, rest)),
            "player1" => self.player(0, rest)?,
            "player2" => self.player(1, rest)?,
            other => {
                let place = other.strip_prefix("player").and_then(|place| place.parse().ok());
                if place.is_some_and(|place: u32| place > 2) {
                    return Err(Wrong::MorePlayers);
                }
            }
        }
        Ok(())
    }

    fn player(&mut self, place: usize, rest: &'a str) -> Result<(), Wrong> {
        let (nick, name) = split(rest);
        let nick = nick.trim_end_matches(':');
        let name = if name.is_empty() { nick } else { name };
        check(name, TextKind::Name).map_err(Wrong::Name)?;
        let is_same = |other: &Player<'_>| other.nick == nick;
        if nick.is_empty() {
            return Err(Wrong::NoPlayers);
        }
        if self.players.iter().flatten().any(is_same) {
            return Err(Wrong::PlayerTwice(quoted(nick)));
        }
        match self.players.get_mut(place) {
            Some(slot @ None) => *slot = Some(Player { nick, name }),
            Some(Some(_)) | None => return Err(Wrong::PlayerTwice(quoted(name))),
        }
        Ok(())
    }
}

/// The first word of a text, and what follows it.
fn split(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

fn event_of<'a>(text: &'a str, nicks: [&str; 2]) -> Result<Event<'a>, Wrong> {
    let not_a_line = || Wrong::NotALine(quoted(text));
    let (nick, rest) = text.split_once(':').ok_or_else(not_a_line)?;
    let player = nicks.iter().position(|known| *known == nick.trim());
    let player = player.ok_or_else(|| Wrong::NoSuchPlayer(quoted(nick.trim())))?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    let no_numbers = || Wrong::NoNumbers(quoted(text));
    let (body, numbers) = words.split_last_chunk::<2>().ok_or_else(no_numbers)?;
    let [points, total] = numbers.map(number);
    let (points, total) = points.zip(total).ok_or_else(no_numbers)?;
    let (rack, act) = match *body {
        [word] => ("", act_of(word).ok_or_else(not_a_line)?),
        [rack, word] => match act_of(word) {
            Some(act) => (rack, act),
            // Without the rack.
            None if position(rack).is_some() => ("", Act::Laid { at: rack, word }),
            None => return Err(Wrong::Position(quoted(word))),
        },
        [rack, at, word] => (rack, Act::Laid { at, word }),
        _ => return Err(not_a_line()),
    };
    Ok(Event { player, rack, act, points, total })
}

/// What a word says that is none to be laid.
fn act_of(word: &str) -> Option<Act<'_>> {
    Some(match word {
        "-" => Act::Pass,
        "--" => Act::Withdrawn,
        "(time)" => Act::Time,
        "(challenge)" => Act::Bonus,
        other => match other.strip_prefix('-') {
            Some(tiles) => Act::Exchange(tiles),
            None => Act::Left(other.strip_prefix('(')?.strip_suffix(')')?),
        },
    })
}

/// A number with or without its sign; some programs write both.
fn number(text: &str) -> Option<i64> {
    let number = text.strip_prefix('+').unwrap_or(text).parse::<i64>().ok()?;
    (-MOST_POINTS..=MOST_POINTS).contains(&number).then_some(number)
}
