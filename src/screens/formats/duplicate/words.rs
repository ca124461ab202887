//! The words that slips make: which are undecided, who wrote them, how they were judged; and why an objection
//! cannot be upheld.

use std::collections::BTreeMap;

use crate::domain::contest::objection::Objection;
use crate::domain::formats::duplicate::Rejection;
use crate::domain::formats::duplicate::judged::rulings;
use crate::domain::formats::duplicate::judging::{JudgedSlip, Validity, Verdict, Words};
use crate::domain::formats::duplicate::objection::can_be_upheld;
use crate::domain::formats::duplicate::refusal::Refusal;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::{Language, tr};
use crate::screens::people::Objections;
use crate::screens::words::{IllegibleRow, Judged, Rulings, Standing};
use crate::screens::{Open, Seen, Tone};

/// Slips that make a word, each with its turn and player.
fn making<'a>(
    open: &'a Open<'_, Duplicate>,
    word: &'a Word,
) -> impl Iterator<Item = (RoundNo, PlayerId, &'a JudgedSlip)> {
    let turns = open.judged.turns();
    let slips = turns.flat_map(|(turn, judged)| {
        judged.slips.iter().map(move |(&player, slip)| (turn, player, slip))
    });
    slips.filter(move |(_, _, slip)| slip.words.contains(word))
}

impl Rulings for Duplicate {
    fn is_written(open: &Open<'_, Self>) -> bool {
        open.contest().game.slips().next().is_some()
    }

    fn undecided(open: &Open<'_, Self>) -> BTreeMap<Word, Standing> {
        let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
        for one in &open.judged.undecided {
            let standing = found.entry(one.word.clone()).or_default();
            standing.rounds.push(one.turn);
            standing.players.extend(&one.players);
        }
        found
    }

    /// Those of turns that count nothing.
    fn uncounted(
        open: &Open<'_, Self>,
        counting: &BTreeMap<Word, Standing>,
    ) -> BTreeMap<Word, Standing> {
        let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
        for (turn, judged) in open.judged.turns().filter(|(_, judged)| !judged.counts) {
            let waiting = judged.slips.iter().filter(|(_, it)| it.verdict == Verdict::Undecided);
            for (&player, slip) in waiting {
                for word in slip.deciding.iter().filter(|word| !counting.contains_key(word)) {
                    let standing = found.entry(word.clone()).or_default();
                    standing.rounds.push(turn);
                    standing.players.push(player);
                }
            }
        }
        found
    }

    fn writers(open: &Open<'_, Self>, word: &Word) -> Vec<(RoundNo, PlayerId)> {
        let slips = making(open, word).map(|(turn, player, _)| (turn, player));
        let counts = |turn: RoundNo| open.judged.turn(turn).is_some_and(|judged| judged.counts);
        let (counting, in_vain): (Vec<_>, Vec<_>) = slips.partition(|(turn, _)| counts(*turn));
        if counting.is_empty() { in_vain } else { counting }
    }

    /// A slip of keying is seen on the board, where it was made.
    fn near(_: &Open<'_, Self>, _: &Word, _: &[RoundNo]) -> Vec<Word> {
        Vec::new()
    }

    fn of_round(open: &Open<'_, Self>, language: Language, of: RoundNo) -> BTreeMap<Word, Judged> {
        let common = &open.contest().common;
        let rulings = rulings(common);
        let words = Words { list: open.words, authority: common.authority(), rulings: &rulings };
        let mut found: BTreeMap<Word, Judged> = BTreeMap::new();
        let slips = open.judged.turn(of).into_iter().flat_map(|turn| &turn.slips);
        for (&player, slip) in slips {
            for word in &slip.words {
                let (players, verdicts) = found.entry(word.clone()).or_default();
                players.insert(player);
                let (key, tone) = match words.of(word) {
                    Validity::Valid => ("places-word-valid", Tone::Good),
                    Validity::Invalid => ("places-word-invalid", Tone::Bad),
                    Validity::Undecided => ("places-word-undecided", Tone::Open),
                };
                let told = (tr(language, key), tone);
                if !verdicts.contains(&told) {
                    verdicts.push(told);
                }
            }
        }
        found
    }

    /// A slip that cannot be read says so by a tick of who keys it.
    fn illegible(_: &Seen<'_, Self>) -> Vec<IllegibleRow> {
        Vec::new()
    }
}

impl Objections for Duplicate {
    fn cannot_uphold(
        open: &Open<'_, Self>,
        language: Language,
        objection: &Objection,
    ) -> Option<String> {
        let why = can_be_upheld(open.contest(), objection, open.words).err()?;
        Some(language.rejection(&Rejection::Own(Refusal::CannotUphold { why })))
    }
}
