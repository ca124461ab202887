//! The next sensible step of the day: what the one large button does.
//!
//! A pure function of the competition as it stands; it decides nothing that the domain decides.

pub mod joint;

use self::joint::HallStep;
use crate::commands::DrawMode;
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::{Handed, SheetState};
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};

/// The next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nobody plays yet.
    AddPlayers,
    /// Ask the hall for its word, before the first draw by the program.
    HallWord,
    /// Let the program draw a round and show it.
    Draw(RoundNo),
    /// Type the tiles that came out of the bags.
    TypeLetters(RoundNo),
    /// Type so many tiles in place of those that the guard put back.
    TypeReplacements(RoundNo, usize),
    /// Show the letters.
    Show(RoundNo),
    /// Start the time.
    Start(RoundNo),
    /// Nothing to do: the time runs.
    Running(RoundNo),
    /// Confirm the time after a restart of the program.
    ConfirmTime(RoundNo),
    /// Let the time go on.
    Resume(RoundNo),
    /// All sheets are in: those of these players.
    Collect(RoundNo, Vec<PlayerId>),
    /// Start the break.
    StartBreak(RoundNo),
    /// End the break.
    EndBreak(RoundNo),
    /// What whoever conducts a joint competition does next, which hangs on the halls, too.
    Conduct,
    /// All rounds were played: key the sheets that are missing, so many.
    KeySheets(usize),
    /// Sign.
    Sign,
    /// It is signed: what follows, as far as it is not done.
    Signed,
    /// At a hall of a joint competition, before a round has letters.
    Hall(HallStep),
}

/// The next step of a competition.
pub fn next(record: &Record, mode: DrawMode, now: Moment) -> Step {
    let contest = record.contest();
    let anagram = &contest.game;
    if contest.common.openness == Openness::Signed {
        return Step::Signed;
    }
    if anagram.joint().and_then(Joint::centre).is_some() {
        return Step::Conduct;
    }
    if contest.common.players.is_empty() {
        return Step::AddPlayers;
    }
    if let Some((number, round)) = anagram.timed_round() {
        let crossed = round.countdown().is_some_and(|time| time.crossed_a_restart(now));
        return match round.stage {
            Stage::Running(_) if crossed => Step::ConfirmTime(number),
            Stage::Running(_) => Step::Running(number),
            Stage::Held(_)
            | Stage::Paused(..)
            | Stage::ToCome
            | Stage::Drawn
            | Stage::Over
            | Stage::Recorded
            | Stage::GivenUp => Step::Resume(number),
        };
    }
    let current = anagram.current_round();
    // A round that was drawn while sheets were missing is played before they are waited for.
    let waits = is_between_rounds(contest);
    if waits && let Some((round, players)) = uncollected(contest) {
        return Step::Collect(round, players);
    }
    if waits && let Some(pause) = &anagram.pause {
        return Step::EndBreak(pause.after);
    }
    let Some((number, round)) = current else {
        let missing = unkeyed(contest).count();
        return if missing > 0 { Step::KeySheets(missing) } else { Step::Sign };
    };
    if let Some(after) = break_due(contest) {
        return Step::StartBreak(after);
    }
    match &round.announced {
        None if mode == DrawMode::Physical || contest.common.revealed.is_some() => {
            Step::TypeLetters(number)
        }
        None if awaits_hall_word(record) => Step::HallWord,
        None => Step::Draw(number),
        Some(announced) if announced.awaited > 0 => {
            Step::TypeReplacements(number, announced.awaited)
        }
        Some(announced) if !announced.shown => Step::Show(number),
        Some(_) => Step::Start(number),
    }
}

/// Whether no round has letters that is not over: sheets are collected then.
pub fn is_between_rounds(contest: &Contest) -> bool {
    contest.game.current_round().is_none_or(|(_, round)| round.stage == Stage::ToCome)
}

/// The last played round with sheets that nobody has collected, keyed or declared, and whose: it is the
/// last one's paper that comes to the table.
pub fn uncollected(contest: &Contest) -> Option<(RoundNo, Vec<PlayerId>)> {
    let played = all_rounds().filter(|&round| contest.game.is_played(round));
    played.map(|round| (round, awaited(contest, round))).rfind(|(_, awaited)| !awaited.is_empty())
}

/// Whose sheets of a round nobody has collected, keyed or declared.
pub fn awaited(contest: &Contest, round: RoundNo) -> Vec<PlayerId> {
    let anagram = &contest.game;
    let given_up = anagram.rounds().any(|(of, it)| of == round && it.stage == Stage::GivenUp);
    let expected = contest.common.players.keys().copied();
    expected
        .filter(|_| !given_up)
        .filter(|&player| contest.common.is_expected(player, round))
        .filter(|&player| anagram.place(round, player).handed == Handed::Awaited)
        .filter(|&player| anagram.sheet_at(round, player).is_none())
        .collect()
}

/// The round that is being played: it has letters and is not over.
pub fn at_play(contest: &Contest) -> Option<RoundNo> {
    let (number, round) = contest.game.current_round()?;
    round.announced.as_ref().map(|_| number)
}

/// Every sheet of a played round that is expected and neither keyed nor declared, by round, then player.
pub fn unkeyed(contest: &Contest) -> impl Iterator<Item = (RoundNo, PlayerId)> + '_ {
    of_played(contest).filter(|&(round, player)| {
        let state = contest.sheet_state(round, player);
        matches!(state, SheetState::Expected | SheetState::Collected)
    })
}

/// The sheets of which two keyings differ.
pub fn unsettled(contest: &Contest) -> impl Iterator<Item = (RoundNo, PlayerId)> + '_ {
    of_played(contest).filter(|&(round, player)| contest.game.is_unsettled(round, player))
}

/// Every place for a sheet of a round that was played.
fn of_played(contest: &Contest) -> impl Iterator<Item = (RoundNo, PlayerId)> + '_ {
    let played = all_rounds().filter(|&round| contest.game.is_played(round));
    played.flat_map(|round| contest.common.players.keys().map(move |&player| (round, player)))
}

/// The round after which a break is due that was not taken: the next round is not drawn yet.
pub fn break_due(contest: &Contest) -> Option<RoundNo> {
    let anagram = &contest.game;
    let next = undrawn(contest)?;
    let before = next.get().checked_sub(1).and_then(RoundNo::new)?;
    let due = anagram.rules().break_follows(before) && !anagram.breaks_taken.contains(&before);
    (due && anagram.pause.is_none()).then_some(before)
}

/// The round that could be drawn now, were nothing waited for.
pub fn undrawn(contest: &Contest) -> Option<RoundNo> {
    let anagram = &contest.game;
    let (number, round) = anagram.current_round().filter(|_| anagram.timed_round().is_none())?;
    (round.stage == Stage::ToCome).then_some(number)
}

/// Whether nobody has asked the hall for its word, and it still may be.
fn awaits_hall_word(record: &Record) -> bool {
    let contest = record.contest();
    let fresh = |round: &Round| round.announced.is_none() && round.attempt == Attempt::FIRST;
    contest.common.hall_word.is_none()
        && !record.has_drawn()
        && contest.game.rounds().all(|(_, round)| fresh(round))
}
