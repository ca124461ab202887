//! The referee's word: rulings, penalties, objections.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::contest::decide::undo;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as AnagramCommand;
use crate::domain::formats::anagram::grade::{Grade, Judge, Verdict};
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::{Word, Written};

use super::cast::{Cast, Due, round as number};
use super::{Chance, Desk, Hall, Who};

impl Desk<'_> {
    /// What words are judged by as the competition stands.
    fn judge(&self) -> Judge<'_> {
        let contest = self.contest();
        Judge {
            rules: contest.game.rules(),
            rulings: &contest.common.rulings,
            lexicon: self.lexicon(),
            authority: contest.common.authority(),
        }
    }
}

/// The round's sheets that count, judged, by player.
fn grades(desk: &Desk<'_>, round: RoundNo) -> Vec<(PlayerId, Grade)> {
    let contest = desk.contest();
    let Some(rack) = contest.game.rack(round) else { return Vec::new() };
    let judge = desk.judge();
    let counting = contest.common.players.keys().copied().filter(|&player| {
        contest.common.is_expected(player, round) && !is_void(contest, round, player)
    });
    let sheets = counting.filter_map(|player| {
        let (_, sheet) = contest.game.sheet_at(round, player)?;
        Some((player, judge.grade(&rack, sheet.words(), &sheet.unreadable)))
    });
    sheets.collect()
}

/// The words of a round that the list leaves undecided.
pub(super) fn undecided(desk: &Desk<'_>, round: RoundNo) -> BTreeSet<Word> {
    let grades = grades(desk, round);
    let graded = grades.iter().flat_map(|(_, grade)| &grade.words);
    let open = graded.filter(|word| word.verdict == Verdict::Undecided);
    open.filter_map(|word| word.written.word().cloned()).collect()
}

/// Which way a word is ruled in the end, and what was found on it: the same in every hall of every day.
fn verdict(hall: &Hall, word: &Word) -> (Ruled, String) {
    let letters = word.letters().iter().map(|letter| u32::try_from(letter.index()));
    let letters: Vec<u32> = letters.filter_map(Result::ok).collect();
    let mut chance = Chance::of_every_day().of("ruling", &letters);
    let (ruled, found) = if chance.permille(300) {
        (Ruled::Valid, &hall.rulings.valid)
    } else {
        (Ruled::Invalid, &hall.rulings.invalid)
    };
    (ruled, chance.pick(found).cloned().unwrap_or_default())
}

/// Whether a word is valid in the end.
fn is_valid(hall: &Hall, word: &Word) -> bool {
    verdict(hall, word).0 == Ruled::Valid
}

/// So many words are not found at first: second thoughts and an objection come back to them.
const MISSED: usize = 2;

/// How a word is ruled on where these were already.
pub(super) fn first_verdict(
    hall: &Hall,
    ruled: &BTreeMap<Word, Ruling>,
    word: &Word,
) -> (Ruled, String) {
    let (own, evidence) = verdict(hall, word);
    let is_missed =
        own == Ruled::Valid && ruled.keys().filter(|word| is_valid(hall, word)).count() < MISSED;
    if is_missed {
        (Ruled::Invalid, hall.rulings.invalid.first().cloned().unwrap_or_default())
    } else {
        (own, evidence)
    }
}

/// A word that was ruled invalid and is not, or where there is none any that was.
pub(super) fn missed(hall: &Hall, ruled: &BTreeMap<Word, Ruling>, chance: &Chance) -> Option<Word> {
    let against = ruled.iter().filter(|(_, ruling)| ruling.ruled == Ruled::Invalid);
    let against: Vec<Word> = against.map(|(word, _)| word.clone()).collect();
    let missed = against.iter().find(|word| is_valid(hall, word));
    missed.or_else(|| chance.of("second thoughts", &[]).pick(&against)).cloned()
}

/// Rules on every word of a round that the list leaves undecided.
pub(super) fn rule_on(desk: &mut Desk<'_>, hall: &Hall, round: RoundNo) {
    for word in undecided(desk, round) {
        let rulings = &desk.contest().common.rulings;
        let (ruled, evidence) = first_verdict(hall, rulings, &word);
        let seen = rulings.get(&word).cloned();
        desk.wait_s(20);
        desk.ask(Who::Referee, Command::RuleWord { word, seen, ruled, evidence });
    }
}

/// Imposes the penalties of a round; one falls on a wrong player and is taken back at once.
pub(super) fn penalise(desk: &mut Desk<'_>, hall: &Hall, cast: &Cast, round: RoundNo) {
    for Due { player, kind, reason, .. } in cast.penalties.iter().filter(|due| due.round == round) {
        let (player, kind, reason) = (*player, *kind, reason.clone());
        desk.wait_s(30);
        if kind == PenaltyKind::Reprimand
            && let Some(other) = cast.actors.iter().find(|actor| actor.player.id != player)
        {
            let (player, reason) = (other.player.id, hall.reasons.wrong_player.clone());
            desk.ask(Who::Referee, Command::Penalise { player, round, kind, reason });
            desk.wait_s(6);
            desk.ask(Who::Referee, undo(desk.record()));
            desk.wait_s(6);
        }
        desk.ask(Who::Referee, Command::Penalise { player, round, kind, reason });
    }
    if round == number(9) {
        let cleared =
            cast.cleared.and_then(|player| desk.contest().common.penalties_of(player).next());
        if let Some(penalty) = cleared.map(|penalty| penalty.id) {
            let reason = hall.reasons.deduction_lifted.clone();
            desk.wait_s(20);
            desk.ask(Who::Referee, Command::LiftPenalty { penalty, reason });
        }
    }
}

/// One ruling is withdrawn and made the other way.
pub(super) fn second_thoughts(desk: &mut Desk<'_>, hall: &Hall, chance: &Chance) {
    if let Some(word) = missed(hall, &desk.contest().common.rulings, chance) {
        desk.wait_s(90);
        desk.ask(Who::Referee, Command::WithdrawRuling { word: word.clone() });
        let evidence = hall.rulings.second_thoughts.clone();
        desk.wait_s(40);
        let (seen, ruled) = (None, Ruled::Valid);
        desk.ask(Who::Referee, Command::RuleWord { word, seen, ruled, evidence });
    }
}

/// A word that costs points: where it stands, whose, and why.
struct Costly {
    round: RoundNo,
    player: PlayerId,
    word: Word,
    field: Field,
    verdict: Verdict,
}

fn costly(desk: &Desk<'_>) -> Vec<Costly> {
    let rounds = desk.contest().game.rounds().map(|(round, _)| round);
    let sheets = rounds.flat_map(|round| {
        grades(desk, round).into_iter().map(move |(player, grade)| (round, player, grade))
    });
    let words = sheets.flat_map(|(round, player, grade)| {
        grade.words.into_iter().filter_map(move |graded| {
            let word = graded.written.word()?.clone();
            let (field, verdict) = (graded.field, graded.verdict);
            verdict.is_invalid().then_some(Costly { round, player, word, field, verdict })
        })
    });
    words.collect()
}

/// What becomes of an objection.
enum Answer {
    Plain(Outcome),
    Reread(SheetWords),
}

/// An objection that was lodged, and what becomes of it.
pub(super) struct Lodged {
    pub objection: ObjectionId,
    pub about: About,
    answer: Answer,
    pub reason: String,
}

impl Lodged {
    /// How it is decided where it is about a word, which in a joint competition is for whoever conducts.
    pub(super) fn about_word(&self) -> Option<(&Word, Outcome)> {
        match (&self.about, &self.answer) {
            (About::Word { word, .. }, Answer::Plain(outcome)) => Some((word, *outcome)),
            _ => None,
        }
    }
}

/// Lodges the day's objections.
pub(super) fn lodge(desk: &mut Desk<'_>, hall: &Hall, cast: &Cast, chance: &Chance) -> Vec<Lodged> {
    let reasons = &hall.reasons;
    let mut costly = costly(desk);
    chance.of("objections", &[]).shuffle(&mut costly);
    let refused = |c: &&Costly| !matches!(c.verdict, Verdict::NotFromLetters { .. });
    let about_word = |c: &Costly| (c.player, About::Word { round: c.round, word: c.word.clone() });

    let mut agenda: Vec<(PlayerId, About, Answer, &String)> = Vec::new();
    let is_upheld = |c: &&Costly| refused(c) && is_valid(hall, &c.word);
    let upheld = costly.iter().find(is_upheld).or_else(|| costly.iter().find(refused));
    if let Some((player, about)) = upheld.map(about_word) {
        let answer = Answer::Plain(Outcome::Upheld);
        agenda.push((player, about, answer, &reasons.objection_upheld));
    }
    // What is valid in the end is dismissed nowhere.
    let other =
        |c: &&Costly| upheld.is_none_or(|upheld| upheld.word != c.word) && !is_valid(hall, &c.word);
    if let Some((player, about)) = costly.iter().filter(other).find(refused).map(about_word) {
        let answer = Answer::Plain(Outcome::Dismissed);
        agenda.push((player, about, answer, &reasons.objection_dismissed));
    }
    let reread = costly.iter().find_map(|costly| Some((costly, reread(desk, costly)?)));
    if let Some((Costly { player, round, .. }, words)) = reread {
        let about = About::Reading { round: *round };
        agenda.push((*player, about, Answer::Reread(words), &reasons.reading_upheld));
    }
    if let Some(Costly { player, round, .. }) = costly.last() {
        let (about, answer) = (About::Reading { round: *round }, Answer::Plain(Outcome::Dismissed));
        agenda.push((*player, about, answer, &reasons.reading_dismissed));
    }
    let is_played = |round| desk.contest().game.announced(round).is_some();
    if let Some(player) = cast.wronged.filter(|_| is_played(number(7))) {
        let about = About::Void { round: number(7) };
        agenda.push((player, about, Answer::Plain(Outcome::Upheld), &reasons.void_upheld));
    }
    if let Some(player) = cast.slow.filter(|_| is_played(number(5))) {
        let about = About::Void { round: number(5) };
        agenda.push((player, about, Answer::Plain(Outcome::Dismissed), &reasons.void_dismissed));
    }

    for (player, about, ..) in &agenda {
        desk.wait_s(45);
        let (player, about) = (*player, about.clone());
        desk.ask(Who::Referee, Command::LodgeObjection { player, about });
    }
    let numbers = (1..).map_while(ObjectionId::new);
    let lodged = numbers.zip(agenda).map(|(objection, (_, about, answer, reason))| {
        let reason = reason.clone();
        Lodged { objection, about, answer, reason }
    });
    lodged.collect()
}

/// Decides an objection.
pub(super) fn decide(desk: &mut Desk<'_>, lodged: Lodged) {
    let Lodged { objection, answer, reason, .. } = lodged;
    desk.wait_s(60);
    match answer {
        Answer::Plain(outcome) => {
            desk.ask(Who::Referee, Command::DecideObjection { objection, outcome, reason });
        }
        Answer::Reread(words) => {
            let uphold = AnagramCommand::UpholdReading { objection, words, reason };
            desk.ask(Who::Referee, uphold);
        }
    }
}

/// The sheet with this word read as one of the list that looks much the same.
fn reread(desk: &Desk<'_>, costly: &Costly) -> Option<SheetWords> {
    let anagram = &desk.contest().game;
    let rack = anagram.rack(costly.round)?;
    let length = costly.word.len();
    let near = desk.lexicon().near(&costly.word, &rack, length..=length, 1).into_iter().next()?;
    let (_, sheet) = anagram.sheet_at(costly.round, costly.player)?;
    let words = sheet.words().iter().map(|(field, _, written)| {
        let this = field == costly.field && written.word() == Some(&costly.word);
        (field, if this { Written::Word(near.clone()) } else { written.clone() })
    });
    Some(words.collect())
}
