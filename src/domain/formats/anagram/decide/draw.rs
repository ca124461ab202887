//! Letters: drawn by the program, or typed from real bags (§§2, 3).

use super::super::event::Event as AnagramEvent;
use super::super::law::{drawn_again, may_be_drawn, owed, unknown};
use super::super::sealed::Nonce;
use super::super::state::Anagram;
use crate::domain::contest::Context;
use crate::domain::formats::anagram::{Contest, Event, Rejection};
use crate::domain::ids::{Attempt, RoundNo};
use crate::domain::letters::Letter;

/// Which draw of this round the next one is.
fn attempt(anagram: &Anagram, round: RoundNo) -> Result<Attempt, Rejection> {
    let now = anagram.round(round).ok_or_else(|| unknown(round))?;
    Ok(now.attempt)
}

pub(super) fn digital(
    contest: &Contest,
    round: RoundNo,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let attempt = attempt(&contest.game, round)?;
    may_be_drawn(contest, round, attempt)?;
    let seed = context.committed_seed(&contest.common).ok_or(Rejection::SeedMissing)?;
    let drawn = drawn_again(contest, seed, round)?;
    // That nobody called a word is part of the record.
    let silence = contest.game.joint().is_none() && contest.common.hall_word.is_none();
    let silence = silence.then_some(Event::HallWordSet { text: String::new() });
    let (letters, redraws) = (drawn.letters, drawn.redraws);
    let text = contest.game.joint().and_then(|joint| joint.draw().text.as_deref());
    let nonce = text.map(|text| Nonce::of(&seed.key(text), round));
    let drawn = AnagramEvent::LettersDrawn { round, attempt, letters, redraws, nonce };
    Ok(silence.into_iter().chain([drawn.into()]).collect())
}

pub(super) fn physical(
    anagram: &Anagram,
    round: RoundNo,
    letters: Vec<Letter>,
) -> Result<Vec<AnagramEvent>, Rejection> {
    let attempt = attempt(anagram, round)?;
    let back = owed(anagram, round, &letters);
    let typed = AnagramEvent::LettersTyped { round, attempt, letters };
    Ok([typed].into_iter().chain(back).collect())
}

pub(super) fn replacements(
    anagram: &Anagram,
    round: RoundNo,
    letters: Vec<Letter>,
) -> Vec<AnagramEvent> {
    let back = owed(anagram, round, &letters);
    let typed = AnagramEvent::ReplacementsTyped { round, letters };
    [typed].into_iter().chain(back).collect()
}

/// Letters that the hall sees already are not shown again: nothing happens.
pub(super) fn show(anagram: &Anagram, round: RoundNo) -> Vec<AnagramEvent> {
    let shown = anagram.announced(round).is_some_and(|announced| announced.shown);
    if shown { Vec::new() } else { vec![AnagramEvent::LettersShown { round }] }
}
