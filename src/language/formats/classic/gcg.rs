//! What is wrong or odd about a whole game and its file, and how it ended, in sentences.

use crate::domain::board::Tile;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::course::{Cannot, Odd};
use crate::domain::formats::classic::gcg::{Bad, Wrong};
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::laying::{OddLaying, Unlayable};
use crate::domain::formats::classic::notation::{Unreadable, square_text};
use crate::domain::formats::classic::proposal::OddEnd;
use crate::domain::formats::classic::rules::End;
use crate::domain::letters::Face;
use crate::language::{Language, quoted, tr};
use crate::text;

impl Language {
    /// What is wrong with a line of a GCG file, by a rule set; to stand after the line's number.
    pub fn gcg(self, rules: &Rules, Bad { wrong, .. }: &Bad) -> String {
        match wrong {
            Wrong::TooLarge(bytes) => text!(self, "gcg-too-large", bytes = *bytes),
            Wrong::Encoding(name) => text!(self, "gcg-encoding", name = quoted(name)),
            Wrong::NotText => tr(self, "gcg-not-text"),
            Wrong::NoPlayers => tr(self, "gcg-no-players"),
            Wrong::MorePlayers => tr(self, "gcg-more-players"),
            Wrong::PlayerTwice(name) => text!(self, "gcg-player-twice", name = quoted(name)),
            Wrong::Name(why) => self.unfit_text(why).trim_end_matches('.').to_owned(),
            Wrong::NotALine(line) => text!(self, "gcg-not-a-line", text = quoted(line)),
            Wrong::NoNumbers(line) => text!(self, "gcg-no-numbers", text = quoted(line)),
            Wrong::NoSuchPlayer(name) => text!(self, "gcg-no-such-player", name = quoted(name)),
            Wrong::OtherTiles(name) => text!(self, "gcg-other-tiles", name = quoted(name)),
            Wrong::NotOfTwo => tr(self, "gcg-not-of-two"),
            Wrong::Position(at) => text!(self, "gcg-position", text = quoted(at)),
            Wrong::Word { text: word, why } => {
                text!(self, "gcg-word", text = quoted(word), why = self.unreadable(why))
            }
            Wrong::Tiles { text: tiles, why } => {
                text!(self, "gcg-tiles", text = quoted(tiles), why = self.unreadable(why))
            }
            Wrong::NothingToTakeOff => tr(self, "gcg-nothing-to-take-off"),
            Wrong::TooManyTurns(most) => text!(self, "gcg-too-many-turns", most = *most),
            Wrong::Impossible(why) => self.cannot(rules, *why),
        }
    }

    /// Why a text is no word and no tiles; to stand after it.
    pub(super) fn unreadable(self, why: &Unreadable) -> String {
        match why {
            Unreadable::Nothing => tr(self, "gcg-nothing"),
            Unreadable::Alone(sign, whole) => {
                text!(self, "gcg-alone", sign = sign.to_string(), whole = *whole)
            }
            Unreadable::Bracket(bracket) => text!(self, "gcg-bracket", text = quoted(bracket)),
            Unreadable::Letters(why) => self.not_a_word(*why),
        }
    }

    /// Why a turn of a whole game cannot have been so.
    pub fn cannot(self, rules: &Rules, why: Cannot) -> String {
        let letter = |face: Face| rules.alphabet().spelled(face);
        match why {
            Cannot::NoSeat => tr(self, "gcg-no-seat"),
            Cannot::NothingExchanged => tr(self, "gcg-nothing-exchanged"),
            Cannot::NoSuchTile(tile) | Cannot::Lay(Unlayable::NoSuchTile(tile)) => {
                text!(self, "gcg-no-such-tile", tile = shown(rules, tile))
            }
            Cannot::Lay(Unlayable::OffBoard) => tr(self, "gcg-off-board"),
            Cannot::Lay(Unlayable::OtherLetter { square, lies }) => {
                let (square, letter) = (square_text(square), letter(lies.face()));
                text!(self, "gcg-other-letter", square = square, letter = letter)
            }
            Cannot::Lay(Unlayable::NothingThere { square }) => {
                text!(self, "gcg-nothing-there", square = square_text(square))
            }
            Cannot::Lay(Unlayable::NothingNew) => tr(self, "gcg-nothing-new"),
            Cannot::Lay(Unlayable::BlankIsNot(face)) => {
                text!(self, "gcg-blank-is-not", letter = letter(face))
            }
        }
    }

    /// What the rules forbid of a turn that was recorded as played; the players are told by these names.
    pub fn odd_turn(self, rules: &Rules, names: &[String], odd: &Odd) -> String {
        match odd {
            Odd::NotInTurn { turn } => {
                text!(self, "gcg-odd-turn", name = names.get(*turn).cloned().unwrap_or_default())
            }
            Odd::AfterTheEnd(_) => tr(self, "gcg-odd-ended"),
            Odd::BagTooSmall { bag, least } => {
                text!(self, "gcg-odd-bag", bag = *bag, least = u32::from(*least))
            }
            Odd::TooManyTiles { held } => text!(self, "gcg-odd-many", held = *held),
            Odd::NotOnRack(tile) => text!(self, "gcg-odd-rack", tile = shown(rules, *tile)),
            Odd::LongRack { tiles } => text!(self, "gcg-odd-long", tiles = *tiles),
            Odd::HeldElsewhere(tile) => {
                text!(self, "gcg-odd-elsewhere", tile = shown(rules, *tile))
            }
            Odd::NoSenyors => tr(self, "gcg-odd-senyors"),
            Odd::OutOfTime => tr(self, "gcg-odd-time"),
            Odd::Laying(OddLaying::TooFew { least }) => {
                text!(self, "gcg-odd-few", least = u32::from(*least))
            }
            Odd::Laying(OddLaying::NotOverCentre) => tr(self, "gcg-odd-centre"),
            Odd::Laying(OddLaying::TouchesNothing) => tr(self, "gcg-odd-touches"),
            Odd::Laying(OddLaying::NotWhole) => tr(self, "gcg-odd-whole"),
            Odd::Laying(OddLaying::ReadOtherwise(faces)) => {
                let word: String =
                    faces.iter().map(|&face| rules.alphabet().spelled(face)).collect();
                text!(self, "gcg-odd-read", word = word)
            }
        }
    }

    /// What of the end that is noted contradicts the game.
    pub fn odd_end(self, names: &[String], odd: OddEnd) -> String {
        match odd {
            OddEnd::OtherEnd { .. } => tr(self, "gcg-odd-end"),
            OddEnd::NoSuchEnd => tr(self, "gcg-odd-no-end"),
            OddEnd::OtherFinisher | OddEnd::FinisherHasTiles => tr(self, "gcg-odd-finisher"),
            OddEnd::OtherRack { .. } => tr(self, "gcg-odd-left"),
            OddEnd::RackMissing { seat } => {
                text!(self, "gcg-odd-unknown", name = names.get(seat).cloned().unwrap_or_default())
            }
        }
    }

    /// How a game ended, in a few words.
    pub fn end_of_game(self, end: End) -> String {
        let key = match end {
            End::Out => "gcg-end-out",
            End::Passes => "gcg-end-passes",
            End::Scoreless => "gcg-end-scoreless",
            End::Blocked => "gcg-end-blocked",
            End::Time => "gcg-end-time",
            End::ClockOne => "gcg-end-clock-one",
            End::ClockBoth => "gcg-end-clock-both",
            End::ClocksOut => "gcg-end-clocks-out",
            End::Stopped => "gcg-end-stopped",
            End::Unknown => "gcg-end-unknown",
        };
        tr(self, key)
    }

    /// A verdict as the judge says it.
    pub fn verdict(self, verdict: Verdict) -> String {
        let key = match verdict {
            Verdict::Valid => "gcg-valid",
            Verdict::Invalid => "gcg-invalid",
            Verdict::Ask => "gcg-ask",
        };
        tr(self, key)
    }
}

/// A tile as people see it.
fn shown(rules: &Rules, tile: Tile) -> &'static str {
    match tile {
        Tile::Face(face) => rules.alphabet().spelled(face),
        Tile::Blank => "?",
    }
}
