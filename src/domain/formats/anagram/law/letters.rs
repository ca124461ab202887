//! Letters: drawn by the program, typed from real bags, recorded afterwards, corrected (§§2, 3).

use super::super::draw::Drawn;
use super::super::event::Event;
use super::super::guard;
use super::super::joint::Joint;
use super::super::joint::refusal::Refusal as JointRefusal;
use super::super::round::{Round, Stage};
use super::super::rules::{Kind, RACK, Rules};
use super::super::sealed::{Nonce, Release, draws};
use super::super::state::Anagram;
use super::{needs, round_of, unknown};
use crate::domain::contest::law::{Version, numbered};
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::formats::anagram::{Contest, Rejection};
use crate::domain::ids::{Attempt, RoundNo};
use crate::domain::letters::Letter;

/// The round must not be drawn, every earlier one must be settled, and the attempt be its next.
pub(super) fn in_order(
    anagram: &Anagram,
    round: RoundNo,
    attempt: Attempt,
) -> Result<(), Rejection> {
    let now = round_of(anagram, round)?;
    needs(round, Needs::ToCome, now.stage == Stage::ToCome)?;
    let mut earlier = anagram.rounds().take_while(|&(number, _)| number < round);
    if let Some((earlier, _)) = earlier.find(|(_, round)| !round.is_settled()) {
        return Err(Rejection::Own(Refusal::OutOfOrder { round, earlier }));
    }
    numbered(now.attempt.get().into(), attempt.get().into())
}

/// Whether the program may draw a round now: in order, and before the seed is known to all.
pub(in crate::domain) fn may_be_drawn(
    contest: &Contest,
    round: RoundNo,
    attempt: Attempt,
) -> Result<(), Rejection> {
    in_order(&contest.game, round, attempt)?;
    if contest.common.revealed.is_some() { Err(Rejection::SeedRevealed) } else { Ok(()) }
}

/// A digital draw: when it may be, of tiles that the bags have, and, where the seed is at hand, the
/// ones that it gives.
pub(super) fn drawn(
    contest: &Contest,
    (round, attempt): (RoundNo, Attempt),
    letters: &[Letter],
    redraws: u32,
    seed: Option<&Seed>,
) -> Result<(), Rejection> {
    may_be_drawn(contest, round, attempt)?;
    match contest.game.joint() {
        Some(joint) => is_opened(joint, round)?,
        // That nobody called a word is an event, too.
        None if contest.common.hall_word.is_none() => return Err(Rejection::NoHallWord),
        None => {}
    }
    fits(&contest.game, round, letters)?;
    let Some(seed) = seed.filter(|seed| Some(seed.commitment()) == contest.common.commitment)
    else {
        return Ok(());
    };
    let derived = drawn_again(contest, seed, round)?;
    if derived.letters == letters && derived.redraws == redraws {
        return Ok(());
    }
    Err(Rejection::Own(Refusal::OtherLetters {
        round,
        derived: derived.letters,
        redraws: derived.redraws,
    }))
}

/// A draw of the common draw may say what its tag was made with, and then the tag must be of it; no other may.
pub(super) fn sealed(
    anagram: &Anagram,
    round: RoundNo,
    letters: &[Letter],
    nonce: Option<Nonce>,
) -> Result<(), Rejection> {
    let Some(nonce) = nonce else { return Ok(()) };
    let release = Release { round, letters: letters.to_vec(), nonce };
    let tag = anagram.joint().and_then(|joint| joint.draw().tag(round));
    if tag == Some(release.tag()) {
        Ok(())
    } else {
        Err(of_joint(JointRefusal::OtherLetters(round)))
    }
}

/// What the seed gives for a round, the competition being as it stands before the draw.
///
/// # Errors
/// [`Refusal::TooFewTiles`].
pub fn drawn_again(contest: &Contest, seed: &Seed, round: RoundNo) -> Result<Drawn, Rejection> {
    if let Some(joint) = contest.game.joint() {
        return drawn_for_all(joint, contest.game.rules(), (seed, round));
    }
    let key = seed.key(contest.common.hall_word.as_deref().unwrap_or_default());
    contest.game.draw(&key, round).ok_or(Rejection::Own(Refusal::TooFewTiles { round }))
}

pub(super) fn typed(
    anagram: &Anagram,
    round: RoundNo,
    attempt: Attempt,
    letters: &[Letter],
) -> Result<(), Rejection> {
    in_order(anagram, round, attempt)?;
    fits(anagram, round, letters)
}

pub(super) fn replaced(
    anagram: &Anagram,
    round: RoundNo,
    letters: &[Letter],
) -> Result<(), Rejection> {
    let announced = anagram.announced(round).filter(|announced| announced.awaited > 0);
    let wanted = announced.map(|announced| announced.awaited);
    let wanted =
        wanted.ok_or(Rejection::Own(Refusal::WrongStage { round, needs: Needs::Drawn }))?;
    if letters.len() != wanted {
        return Err(Rejection::Own(Refusal::LetterCount { got: letters.len(), wanted }));
    }
    let consonants = |letter| anagram.rules().kind(letter) == Kind::Consonant;
    in_bag(&anagram.tiles_left().only(consonants), letters)
}

/// What the guard sends back after these letters were typed for a round, the competition being as
/// it was before; `None` when it holds, or when no replacement could make it hold because a
/// guarded round was given up (§3).
pub(in crate::domain) fn owed(
    anagram: &Anagram,
    round: RoundNo,
    typed: &[Letter],
) -> Option<Event> {
    if !anagram.is_guarded(round) {
        return None;
    }
    let rules = anagram.rules();
    let left = anagram.tiles_left().without(typed.iter().copied());
    let before = anagram.round(round).map_or(&[][..], Round::letters);
    let all: Vec<Letter> = before.iter().chain(typed).copied().collect();
    let count = guard::check(rules, &left, anagram.still_to_draw(round)).to_put_back();
    let letters = guard::put_back(rules, &all, count);
    (count > 0 && letters.len() == count).then_some(Event::TilesPutBack { round, letters })
}

pub(super) fn shown(anagram: &Anagram, round: RoundNo) -> Result<(), Rejection> {
    let announced = anagram.announced(round);
    let announced =
        announced.ok_or(Rejection::Own(Refusal::WrongStage { round, needs: Needs::Letters }))?;
    complete(announced.awaited)?;
    needs(round, Needs::Letters, !announced.shown)
}

/// The guard's put-backs must have been replaced.
pub(super) fn complete(awaited: usize) -> Result<(), Rejection> {
    if awaited == 0 { Ok(()) } else { Err(Rejection::Own(Refusal::GuardBroken { awaited })) }
}

pub(super) fn recorded(
    anagram: &Anagram,
    round: RoundNo,
    letters: &[Letter],
) -> Result<(), Rejection> {
    needs(round, Needs::Unsettled, !round_of(anagram, round)?.is_settled())?;
    fits(anagram, round, letters)
}

pub(super) fn corrected(
    anagram: &Anagram,
    round: RoundNo,
    letters: &[Letter],
    version: Version,
) -> Result<(), Rejection> {
    let announced = round_of(anagram, round)?.announced.as_ref();
    let awaited = announced
        .ok_or(Rejection::Own(Refusal::WrongStage { round, needs: Needs::Letters }))?
        .awaited;
    match version {
        Version::First => {}
        // The guard's put-backs are not corrected away: a slip before they are replaced is undone.
        Version::Second => complete(awaited)?,
    }
    fits(anagram, round, letters)
}

pub(super) fn replayed(anagram: &Anagram, round: RoundNo) -> Result<(), Rejection> {
    let stage = &round_of(anagram, round)?.stage;
    needs(round, Needs::Begun, !matches!(stage, Stage::ToCome | Stage::GivenUp))
}

pub(super) fn given_up(anagram: &Anagram, round: RoundNo) -> Result<(), Rejection> {
    let stage = &round_of(anagram, round)?.stage;
    needs(round, Needs::Unsettled, *stage != Stage::GivenUp)
}

/// Whether these letters can be this round's: as many as the schedule draws of each kind, and in
/// the bags if the round's own tiles lay there too.
///
/// # Errors
/// [`Rejection`], what they are not.
pub fn fits(anagram: &Anagram, round: RoundNo, letters: &[Letter]) -> Result<(), Rejection> {
    let rules = anagram.rules();
    let rule = rules.round(round).ok_or_else(|| unknown(round))?;
    if letters.len() != usize::from(RACK) {
        return Err(Rejection::Own(Refusal::LetterCount {
            got: letters.len(),
            wanted: usize::from(RACK),
        }));
    }
    let vowels = letters.iter().filter(|&&letter| rules.kind(letter) == Kind::Vowel).count();
    if vowels != usize::from(rule.vowels) {
        return Err(Rejection::Own(Refusal::Ratio {
            consonants: letters.len() - vowels,
            vowels,
            wanted_consonants: usize::from(rule.consonants),
            wanted_vowels: usize::from(rule.vowels),
        }));
    }
    in_bag(&anagram.tiles_left_without(Some(round)), letters)
}

fn in_bag(bag: &Tiles, letters: &[Letter]) -> Result<(), Rejection> {
    match bag.first_missing(letters.iter().copied()) {
        Some(letter) => Err(Rejection::Own(Refusal::NotInBag { letter })),
        None => Ok(()),
    }
}

fn of_joint(why: JointRefusal) -> Rejection {
    Rejection::Own(Refusal::Joint(why))
}

/// A round of a joint competition is drawn once it was opened, and in the master file alone.
fn is_opened(joint: &Joint, round: RoundNo) -> Result<(), Rejection> {
    let opened = joint.centre().is_some_and(|centre| centre.opened.contains_key(&round));
    if opened { Ok(()) } else { Err(of_joint(JointRefusal::NotToBeOpened(round))) }
}

/// What the seed gives for a round of the common draw: the same whatever was given up.
fn drawn_for_all(
    joint: &Joint,
    rules: &Rules,
    (seed, round): (&Seed, RoundNo),
) -> Result<Drawn, Rejection> {
    let text = joint.draw().text.as_ref();
    let text = text.ok_or_else(|| of_joint(JointRefusal::WordsElsewhere))?;
    let found = draws(rules, seed, text).into_iter().find(|it| it.round == round);
    found.map(|it| it.drawn).ok_or(Rejection::Own(Refusal::TooFewTiles { round }))
}
