//! Letters: drawn by the program, typed from real bags, recorded afterwards, corrected (§§2, 3).

use super::super::event::Event as AnagramEvent;
use super::super::guard;
use super::super::round::Stage;
use super::super::rules::{Kind, RACK};
use super::super::state::Anagram;
use crate::domain::contest::decide::{committed_seed, known_round, needs};
use crate::domain::contest::event::Event;
use crate::domain::contest::rejection::Needs;
use crate::domain::contest::{Contest, Context, Rejection};
use crate::domain::ids::RoundNo;
use crate::domain::letter::Letter;
use crate::domain::tiles::Tiles;

type Decided = Result<Vec<AnagramEvent>, Rejection>;

/// The round must not be drawn, and every earlier one must be settled.
fn next_in_order(
    anagram: &Anagram,
    round: RoundNo,
) -> Result<&super::super::round::Round, Rejection> {
    known_round(round)?;
    let now = anagram.round(round).ok_or(Rejection::UnknownRound { round })?;
    needs(round, Needs::ToCome, now.stage == Stage::ToCome)?;
    let mut earlier = anagram.rounds().take_while(|&(number, _)| number < round);
    match earlier.find(|(_, round)| !round.is_settled()) {
        Some((earlier, _)) => Err(Rejection::OutOfOrder { round, earlier }),
        None => Ok(now),
    }
}

pub(super) fn digital(
    contest: &Contest,
    round: RoundNo,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let anagram = &contest.anagram;
    let attempt = next_in_order(anagram, round)?.attempt;
    if contest.revealed.is_some() {
        return Err(Rejection::SeedRevealed);
    }
    let seed = committed_seed(contest, context).ok_or(Rejection::SeedMissing)?;
    let hall = contest.hall_word.clone().unwrap_or_default();
    let drawn = anagram.draw(&seed.key(&hall), round).ok_or(Rejection::TooFewTiles { round })?;
    // That nobody called a word is part of the record.
    let silence = contest.hall_word.is_none().then_some(Event::HallWordSet { text: hall });
    let letters = drawn.letters;
    let drawn = AnagramEvent::LettersDrawn { round, attempt, letters, redraws: drawn.redraws };
    Ok(silence.into_iter().chain([drawn.into()]).collect())
}

pub(super) fn physical(anagram: &Anagram, round: RoundNo, letters: Vec<Letter>) -> Decided {
    let attempt = next_in_order(anagram, round)?.attempt;
    fits(anagram, round, &letters)?;
    let left = anagram.tiles_left().without(letters.iter().copied());
    let back = put_back(anagram, round, &left, &letters);
    let mut events = vec![AnagramEvent::LettersTyped { round, attempt, letters }];
    events.extend(back);
    Ok(events)
}

pub(super) fn replacements(anagram: &Anagram, round: RoundNo, letters: Vec<Letter>) -> Decided {
    let announced = anagram.announced(round);
    let announced = announced.filter(|announced| announced.awaited > 0);
    let announced = announced.ok_or(Rejection::WrongStage { round, needs: Needs::Drawn })?;
    let wanted = announced.awaited;
    if letters.len() != wanted {
        return Err(Rejection::LetterCount { got: letters.len(), wanted });
    }
    let bag = anagram.tiles_left();
    let consonants = bag.only(|letter| anagram.rules().kind(letter) == Kind::Consonant);
    in_bag(&consonants, &letters)?;
    let all: Vec<Letter> = announced.letters.iter().chain(&letters).copied().collect();
    let back = put_back(anagram, round, &bag.without(letters.iter().copied()), &all);
    let mut events = vec![AnagramEvent::ReplacementsTyped { round, letters }];
    events.extend(back);
    Ok(events)
}

/// Which tiles the guard sends back after these letters; `None` when it holds, or when no
/// replacement could make it hold because a guarded round was given up.
fn put_back(
    anagram: &Anagram,
    round: RoundNo,
    left: &Tiles,
    letters: &[Letter],
) -> Option<AnagramEvent> {
    if !anagram.is_guarded(round) {
        return None;
    }
    let rules = anagram.rules();
    let check = guard::check(rules, left, anagram.still_to_draw(round));
    let count = check.to_put_back();
    let back = guard::put_back(rules, letters, count);
    (count > 0 && back.len() == count)
        .then_some(AnagramEvent::TilesPutBack { round, letters: back })
}

pub(super) fn show(anagram: &Anagram, round: RoundNo) -> Decided {
    let announced = anagram.announced(round);
    let announced = announced.ok_or(Rejection::WrongStage { round, needs: Needs::Letters })?;
    complete(announced.awaited)?;
    Ok(if announced.shown { Vec::new() } else { vec![AnagramEvent::LettersShown { round }] })
}

/// The guard's put-backs must have been replaced.
pub(super) fn complete(awaited: usize) -> Result<(), Rejection> {
    if awaited == 0 { Ok(()) } else { Err(Rejection::GuardBroken { awaited }) }
}

pub(super) fn record(
    anagram: &Anagram,
    round: RoundNo,
    letters: Vec<Letter>,
    reason: String,
) -> Decided {
    known_round(round)?;
    let now = anagram.round(round).ok_or(Rejection::UnknownRound { round })?;
    needs(round, Needs::Unsettled, !now.is_settled())?;
    fits(anagram, round, &letters)?;
    Ok(vec![AnagramEvent::RoundRecorded { round, letters, reason }])
}

pub(super) fn correct(
    anagram: &Anagram,
    round: RoundNo,
    letters: Vec<Letter>,
    reason: String,
) -> Decided {
    known_round(round)?;
    needs(round, Needs::Letters, anagram.announced(round).is_some())?;
    fits(anagram, round, &letters)?;
    Ok(vec![AnagramEvent::LettersCorrected { round, letters, reason }])
}

/// Whether these letters can be this round's: as many as the schedule draws of each kind, and in
/// the bags if the round's own tiles lay there too.
pub(in crate::domain) fn fits(
    anagram: &Anagram,
    round: RoundNo,
    letters: &[Letter],
) -> Result<(), Rejection> {
    let rules = anagram.rules();
    let rule = rules.round(round).ok_or(Rejection::UnknownRound { round })?;
    if letters.len() != usize::from(RACK) {
        return Err(Rejection::LetterCount { got: letters.len(), wanted: usize::from(RACK) });
    }
    let vowels = letters.iter().filter(|&&letter| rules.kind(letter) == Kind::Vowel).count();
    if vowels != usize::from(rule.vowels) {
        return Err(Rejection::Ratio {
            consonants: letters.len() - vowels,
            vowels,
            wanted_consonants: usize::from(rule.consonants),
            wanted_vowels: usize::from(rule.vowels),
        });
    }
    in_bag(&anagram.tiles_left_without(Some(round)), letters)
}

fn in_bag(bag: &Tiles, letters: &[Letter]) -> Result<(), Rejection> {
    match bag.first_missing(letters.iter().copied()) {
        Some(letter) => Err(Rejection::NotInBag { letter }),
        None => Ok(()),
    }
}
