//! How a document is written: what follows by itself is left out.

use serde::{Serialize, Serializer};

use super::document::{Document, FORMAT};
use crate::domain::board::{Board, Rack};
use crate::domain::contest::Details;
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{
    self, Cancelled, Criterion, Ending, Fault, Field, Hand, LAST_TURN, Mode, Possible, TurnNo,
};
use crate::domain::formats::duplicate::notation::{position_text, tiles_text};
use crate::domain::formats::duplicate::rack::Refusal;
use crate::domain::formats::duplicate::rules::{RO_DUPLICATE_2007, Rules};
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Digest;
use crate::domain::player::Player;
use crate::exchange::StatedList;
use crate::exchange::parts::{RulingEntry, many_lines, one_line};
use crate::exchange::text::readable;

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    #[serde(flatten)]
    details: &'a Details,
    rules: WrittenRules<'a>,
    mode: Mode,
    lexicon: &'a StatedList,
    players: Vec<WrittenPlayer<'a>>,
    turns: Vec<WrittenTurn<'a>>,
    rulings: &'a [RulingEntry],
    sanctions: Vec<WrittenSanction<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_turn: Option<WrittenLast>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
}

/// The program's own rules by their name, a club's with their text.
#[derive(Serialize)]
#[serde(untagged)]
enum WrittenRules<'a> {
    Own(&'a str),
    Club { id: &'a str, sha256: Digest, text: &'a str },
}

impl<'a> WrittenRules<'a> {
    fn of(rules: &'a Rules) -> Self {
        if rules.text() == RO_DUPLICATE_2007 {
            Self::Own(&rules.id)
        } else {
            Self::Club { id: &rules.id, sha256: rules.sha256(), text: rules.text() }
        }
    }
}

#[derive(Serialize)]
struct WrittenPlayer<'a> {
    id: PlayerId,
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    club: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from_turn: Option<TurnNo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_turn: Option<TurnNo>,
}

#[derive(Serialize)]
struct WrittenTurn<'a> {
    turn: TurnNo,
    leftover: String,
    drawn: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refused: Vec<WrittenRefusal>,
    slips: Vec<WrittenSlip>,
    #[serde(skip_serializing_if = "Option::is_none")]
    top: Option<WrittenTop<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_play: Option<Possible>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelled: Option<WrittenCancelled<'a>>,
}

#[derive(Serialize)]
struct WrittenRefusal {
    tiles: String,
    why: Refusal,
}

#[derive(Serialize)]
struct WrittenSlip {
    player: PlayerId,
    #[serde(skip_serializing_if = "String::is_empty")]
    position: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    word: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(skip_serializing_if = "is_raised", rename = "late", serialize_with = "is_late")]
    hand: Hand,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Fault>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<WrittenOutcome>,
}

#[derive(Serialize)]
struct WrittenOutcome {
    points: u32,
    warnings: u32,
    reason: String,
}

#[derive(Serialize)]
struct WrittenTop<'a> {
    position: String,
    word: String,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    criteria: &'a [Criterion],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    found_late: bool,
}

#[derive(Serialize)]
struct WrittenCancelled<'a> {
    how: Cancelled,
    #[serde(skip_serializing_if = "str::is_empty")]
    reason: &'a str,
}

#[derive(Serialize)]
struct WrittenSanction<'a> {
    player: PlayerId,
    turn: TurnNo,
    kind: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    reason: &'a str,
}

#[derive(Serialize)]
struct WrittenLast {
    turn: TurnNo,
    after: u8,
}

impl Document {
    /// Its text, ended by a line feed.
    pub fn to_text(&self) -> String {
        let players = self.players.iter().map(|Player { id, name, club, span }| WrittenPlayer {
            id: *id,
            name,
            club,
            from_turn: Some(span.from_round).filter(|&from| from != TurnNo::FIRST),
            to_turn: Some(span.to_round).filter(|to| to.get() < LAST_TURN),
        });
        let turns = self.game.numbers().zip(&self.game.turns).zip(self.game.boards());
        let sanctions = self.sanctions.iter().map(|sanction| WrittenSanction {
            player: sanction.player,
            turn: sanction.turn,
            kind: sanction.kind.code(),
            reason: &sanction.reason,
        });
        readable(&Written {
            format: FORMAT,
            details: &self.details,
            rules: WrittenRules::of(&self.game.rules),
            mode: self.game.mode,
            lexicon: &self.lexicon,
            players: players.collect(),
            turns: turns.map(|((number, turn), board)| self.turn(number, turn, &board)).collect(),
            rulings: &self.rulings,
            sanctions: sanctions.collect(),
            last_turn: self
                .last_turn
                .map(|last| WrittenLast { turn: last.turn, after: last.after }),
            ended: self.ended.map(EndWhy::code),
        })
    }

    fn turn<'a>(&'a self, number: TurnNo, turn: &'a game::Turn, board: &Board) -> WrittenTurn<'a> {
        let text = |rack: &Rack| tiles_text(rack.tiles());
        let refused = turn.refused.iter();
        let (top, no_play) = match &turn.ending {
            Ending::Open => (None, None),
            Ending::NoPlay(possible) => (None, Some(*possible)),
            Ending::Top(top) => {
                let named = NamedPlay::of(&top.play, board);
                let written = WrittenTop {
                    position: position_text(named.position),
                    word: named.word_text(),
                    criteria: &top.criteria,
                    found_late: self.found_late.contains(&number),
                };
                (Some(written), None)
            }
        };
        WrittenTurn {
            turn: number,
            leftover: text(&turn.leftover),
            drawn: text(&turn.drawn),
            refused: refused
                .map(|(tiles, why)| WrittenRefusal { tiles: text(tiles), why: *why })
                .collect(),
            slips: turn.slips.iter().map(|(&player, it)| slip(player, it)).collect(),
            top,
            no_play,
            cancelled: turn.cancelled.map(|how| WrittenCancelled {
                how,
                reason: self.cancelled_for.get(&number).map_or("", String::as_str),
            }),
        }
    }
}

fn slip(player: PlayerId, slip: &game::Slip) -> WrittenSlip {
    let mistakes = [(slip.table, "table"), (slip.turn, "turn")];
    let mistakes = mistakes.into_iter().filter(|(field, _)| *field == Field::Wrong);
    WrittenSlip {
        player,
        position: one_line(&slip.position),
        word: one_line(&slip.word),
        points: slip.points,
        hand: slip.hand,
        fault: slip.fault,
        mistakes: mistakes.map(|(_, code)| code).collect(),
        outcome: slip.outcome.as_ref().map(|outcome| WrittenOutcome {
            points: outcome.points,
            warnings: outcome.warnings,
            reason: many_lines(&outcome.reason),
        }),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_raised(hand: &Hand) -> bool {
    *hand == Hand::Raised
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_late<S: Serializer>(hand: &Hand, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_bool(*hand == Hand::NotRaised)
}
