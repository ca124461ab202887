//! The next sensible step of a game: what the one large button does.
//!
//! A pure function of the game as it stands and of what the desk knows; it decides nothing that the domain decides.

use super::{Called, DrawBy, EndWhy, TurnNo};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Handed, Stage, Turn};
use crate::domain::formats::duplicate::{Contest, Record};
use crate::domain::ids::{Attempt, PlayerId};

/// The next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nobody plays yet.
    AddPlayers,
    /// Ask the hall for its word, before the first draw by the program.
    HallWord,
    /// Let the program draw a rack.
    Draw(TurnNo),
    /// Type so many tiles that came out of the bag.
    TypeRack(TurnNo, usize),
    /// Show the letters.
    Show(TurnNo),
    /// Start the time.
    Start(TurnNo),
    /// Nothing to do: the time runs.
    Running(TurnNo),
    /// Confirm the time after a restart of the program.
    ConfirmTime(TurnNo),
    /// Let the time go on.
    Resume(TurnNo),
    /// All slips are in: those of these players.
    Collect(TurnNo, Vec<PlayerId>),
    /// Choose the play that the game goes on with.
    Settle(TurnNo),
    /// Announce it.
    Announce(TurnNo),
    /// Tell the hall what belongs to the announced top.
    Call(Called),
    /// The game is over.
    End(EndWhy),
    /// Sign.
    Sign,
    /// Nothing: it is signed.
    Signed,
}

/// What the desk knows beside the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// What the hall is to be told before the next turn.
    pub to_call: Option<Called>,
    /// Whether the list has no play any more of the letters that are left.
    pub nothing_left: bool,
}

/// The next step of a game.
pub fn next(record: &Record, now: Moment, known: Known) -> Step {
    let contest = record.contest();
    let game = &contest.game;
    if contest.common.openness == Openness::Signed {
        return Step::Signed;
    }
    if contest.common.players.is_empty() {
        return Step::AddPlayers;
    }
    if let Some((number, turn)) = game.timed_turn() {
        return match turn.stage {
            Stage::Running(time) if time.crossed_a_restart(now) => Step::ConfirmTime(number),
            Stage::Running(_) => Step::Running(number),
            Stage::Held(_) | Stage::Paused(..) | Stage::ToCome | Stage::Drawn | Stage::Over => {
                Step::Resume(number)
            }
        };
    }
    if let Some((number, turn)) = game.open_turn() {
        return open(contest, number, turn);
    }
    if game.ended.is_some() {
        return Step::Sign;
    }
    if let Some(called) = known.to_call {
        return Step::Call(called);
    }
    if let Some(why) = due_end(game, known) {
        return Step::End(why);
    }
    let Some(number) = game.next_turn() else { return Step::End(EndWhy::Stopped) };
    match game.draw {
        DrawBy::ByHand => Step::TypeRack(number, to_type(game, number)),
        // What was revealed once cannot be drawn from any more.
        DrawBy::Digital if contest.common.revealed.is_some() => {
            Step::TypeRack(number, to_type(game, number))
        }
        DrawBy::Digital if awaits_hall_word(record) => Step::HallWord,
        DrawBy::Digital => Step::Draw(number),
    }
}

fn open(contest: &Contest, number: TurnNo, turn: &Turn) -> Step {
    if !turn.is_over() {
        return if turn.is_shown() { Step::Start(number) } else { Step::Show(number) };
    }
    let awaited = awaited(contest, number);
    if turn.top.is_some() {
        Step::Announce(number)
    } else if awaited.is_empty() {
        Step::Settle(number)
    } else {
        Step::Collect(number, awaited)
    }
}

/// How many tiles are to be typed for a turn.
pub fn to_type(game: &Duplicate, turn: TurnNo) -> usize {
    game.rack_size(turn).saturating_sub(game.kept(turn).len())
}

/// The end that the game has come to.
pub fn due_end(game: &Duplicate, known: Known) -> Option<EndWhy> {
    let nothing = (known.nothing_left && game.ended.is_none() && game.open_turn().is_none())
        .then_some(EndWhy::NoPlayLeft);
    game.due_end().into_iter().chain(nothing).min()
}

/// Whose slips of a turn nobody has collected, keyed or declared.
pub fn awaited(contest: &Contest, number: TurnNo) -> Vec<PlayerId> {
    let game = &contest.game;
    let Some(turn) = game.turn(number).filter(|turn| turn.is_over()) else { return Vec::new() };
    in_game(&contest.common, number)
        .into_iter()
        .filter(|&player| turn.place(player).handed == Handed::Awaited)
        .filter(|&player| game.slip_at(number, player).is_none())
        .collect()
}

/// Whether nobody has asked the hall for its word, and it still may be.
fn awaits_hall_word(record: &Record) -> bool {
    let contest = record.contest();
    let fresh = |turn: &Turn| turn.letters.is_none() && turn.attempt == Attempt::FIRST;
    contest.common.hall_word.is_none()
        && !record.has_drawn()
        && contest.game.turns().all(|(_, turn)| fresh(turn))
}
