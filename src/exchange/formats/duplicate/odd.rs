//! What can be wrong or odd in a document of a duplicate game, beyond what every document may have.

use crate::domain::formats::duplicate::Rejection;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::rules::RulesError;
use crate::domain::ids::PlayerId;
use crate::exchange::Said;
use crate::exchange::error::Fault;
use crate::language::formats::duplicate::verdict::Because;
use crate::language::{Language, quoted, tr};
use crate::text;

/// What a document says that cannot have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// Something that no document may have.
    Value(Fault),
    /// The text of the rules cannot be read.
    BadRules(RulesError),
    /// The rules forbid it in a game.
    Refused(Rejection),
    /// A sign that is no tile.
    NoTiles {
        /// The text.
        text: String,
    },
    /// The tile cannot have been drawn: all that the set has lie elsewhere.
    NoSuchTile {
        /// Its letter, `?` for a joker.
        tile: String,
    },
    /// The rack has another size than it must.
    RackSize {
        /// How many it has.
        got: usize,
        /// How many it must have.
        wanted: usize,
    },
    /// The turn before left something else.
    OtherLeftover {
        /// What it left.
        left: String,
    },
    /// A refused rack goes back whole.
    LeftoverAfterRefusal,
    /// Something was left, and nothing says why it is gone.
    LeftoverGone {
        /// What was left.
        left: String,
    },
    /// The play cannot be laid from this rack on this board.
    CannotBeLaid {
        /// Why.
        why: Because,
    },
    /// A turn has either a play or none.
    TopAndNoPlay,
    /// A turn before the last has neither a play nor a reason for none.
    NotClosed,
    /// The program proves that no play was possible.
    PossibleInProgramMode,
    /// A turn stands twice.
    DoubledTurn {
        /// Which.
        turn: TurnNo,
    },
    /// A player has two slips in a turn.
    DoubledSlip {
        /// Whose.
        player: PlayerId,
    },
    /// A player's first turn comes after the last.
    EmptySpan {
        /// The first turn given.
        from: TurnNo,
        /// The last turn given.
        to: TurnNo,
    },
    /// Nothing was left over before this turn.
    NothingLeft,
    /// The turns are not numbered 1, 2, 3 …
    TurnMissing {
        /// The first number that is missing.
        turn: TurnNo,
    },
    /// Nobody rules on a word of a closed list.
    RulingUnderClosedList,
}

impl From<Fault> for Impossible {
    fn from(what: Fault) -> Self {
        Self::Value(what)
    }
}

impl Said for Impossible {
    fn sentence(&self, language: Language) -> String {
        match self {
            Self::Value(fault) => fault.sentence(language),
            Self::BadRules(why) => {
                text!(language, "exchange-bad-rules", what = language.duplicate_rules(why))
            }
            Self::Refused(why) => language.rejection(why),
            Self::NoTiles { text } => text!(language, "exchange-no-tiles", text = quoted(text)),
            Self::NoSuchTile { tile } => text!(language, "exchange-no-such-tile", tile = tile),
            Self::RackSize { got, wanted } => {
                text!(language, "exchange-rack-size", got = *got, wanted = *wanted)
            }
            Self::OtherLeftover { left } => {
                text!(language, "exchange-other-leftover", left = quoted(left))
            }
            Self::LeftoverAfterRefusal => tr(language, "exchange-leftover-after-refusal"),
            Self::LeftoverGone { left } => {
                text!(language, "exchange-leftover-gone", left = quoted(left))
            }
            Self::CannotBeLaid { why } => {
                text!(language, "exchange-cannot-be-laid", why = why.sentence(language))
            }
            Self::TopAndNoPlay => tr(language, "exchange-top-and-no-play"),
            Self::NotClosed => tr(language, "exchange-not-closed"),
            Self::PossibleInProgramMode => tr(language, "exchange-possible-in-program-mode"),
            Self::DoubledTurn { turn } => {
                text!(language, "exchange-doubled-turn", turn = turn.get())
            }
            Self::DoubledSlip { player } => {
                text!(language, "exchange-doubled-slip", player = player.to_string())
            }
            Self::EmptySpan { from, to } => {
                text!(language, "exchange-empty-turns", from = from.get(), to = to.get())
            }
            Self::NothingLeft => tr(language, "exchange-nothing-left"),
            Self::TurnMissing { turn } => {
                text!(language, "exchange-turn-missing", turn = turn.get())
            }
            Self::RulingUnderClosedList => tr(language, "errors-closed-list"),
        }
    }
}

/// Something odd in a document of a duplicate game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odd {
    /// A slip of somebody who was not in the game in that turn; it counts nothing.
    NotInGame {
        /// Where.
        path: String,
        /// Whose.
        player: PlayerId,
    },
    /// A rack that should have been refused.
    Composition {
        /// Where.
        path: String,
    },
    /// A rack was refused that need not have been.
    NoRefusal {
        /// Where.
        path: String,
    },
    /// A better correct slip lay there than the play that the game went on with.
    NotTheBest {
        /// Where.
        path: String,
    },
    /// No play is told although a slip is correct.
    CorrectSlip {
        /// Where.
        path: String,
    },
    /// The game was to end before this turn.
    AfterTheEnd {
        /// Where.
        path: String,
    },
    /// The last turn was set too late.
    NoNotice {
        /// Where.
        path: String,
    },
    /// The program would have gone on with another play.
    NotTheFirst {
        /// Where.
        path: String,
    },
}

impl Said for Odd {
    fn sentence(&self, language: Language) -> String {
        match self {
            Self::NotInGame { path, player } => {
                text!(
                    language,
                    "exchange-warn-not-in-game",
                    path = path,
                    player = player.to_string()
                )
            }
            Self::Composition { path } => {
                text!(language, "exchange-warn-composition", path = path)
            }
            Self::NoRefusal { path } => text!(language, "exchange-warn-no-refusal", path = path),
            Self::NotTheBest { path } => {
                text!(language, "exchange-warn-not-the-best", path = path)
            }
            Self::CorrectSlip { path } => {
                text!(language, "exchange-warn-correct-slip", path = path)
            }
            Self::AfterTheEnd { path } => {
                text!(language, "exchange-warn-after-the-end", path = path)
            }
            Self::NoNotice { path } => text!(language, "exchange-warn-no-notice", path = path),
            Self::NotTheFirst { path } => {
                text!(language, "exchange-warn-not-the-first", path = path)
            }
        }
    }
}
