//! Grading one sheet (§6, R§6, R§8): a verdict and points for each word, and the sums.
//!
//! A grade knows nothing of lateness or penalties: whether a sheet is void is the standings'
//! question, because a void sheet still shows its verdicts.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::rules::{Field, Rules};
use super::sheet::SheetWords;
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::letters::{Letter, Word, Written};
use crate::domain::lexicon::{Authority, WordList};

/// What a written word is worth, in the order in which the rules ask (§6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Its length differs from the field's: ignored.
    Misplaced,
    /// A letter cannot be read, and the referee has not settled it.
    Illegible,
    /// The referee settled it as unreadable: ignored.
    Ignored,
    /// The same word already stands in its right field: ignored.
    Repeated,
    /// Invalid: it needs a tile that the rack does not have.
    NotFromLetters {
        /// The first such letter.
        missing: Letter,
    },
    /// Invalid: the referee ruled so.
    RuledInvalid,
    /// Invalid: an authoritative list does not have it.
    NotInLexicon,
    /// A reference list does not have it: 0 points until the referee rules.
    Undecided,
    /// Valid.
    Valid,
}

impl Verdict {
    /// Whether it costs points.
    pub fn is_invalid(self) -> bool {
        matches!(self, Self::NotFromLetters { .. } | Self::RuledInvalid | Self::NotInLexicon)
    }

    /// Whether it is what the referee or the list says of the word itself, which a ruling changes.
    pub fn is_on_the_word(self) -> bool {
        match self {
            Self::RuledInvalid | Self::NotInLexicon | Self::Undecided | Self::Valid => true,
            Self::Misplaced
            | Self::Illegible
            | Self::Ignored
            | Self::Repeated
            | Self::NotFromLetters { .. } => false,
        }
    }

    /// Whether the referee still has to settle it.
    pub fn is_undecided(self) -> bool {
        matches!(self, Self::Undecided | Self::Illegible)
    }
}

/// One word, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GradedWord {
    /// What was written.
    pub written: Written,
    /// The field it stands in.
    pub field: Field,
    /// What it is worth.
    pub verdict: Verdict,
    /// Its points: positive, negative or 0.
    pub points: i32,
}

/// A number of words and their points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How many words.
    pub count: u32,
    /// Their points; negative or 0 for invalid words.
    pub points: i32,
}

impl Sum {
    fn add(&mut self, points: i32) {
        self.count = self.count.saturating_add(1);
        self.points = self.points.saturating_add(points);
    }
}

/// What the tie-breaks count on a sheet (§7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Valid words of seven letters.
    pub valid_7: u32,
    /// Valid words of six letters.
    pub valid_6: u32,
    /// Valid words of five letters.
    pub valid_5: u32,
    /// Valid words of four letters.
    pub valid_4: u32,
    /// Valid words with at least one high-value letter.
    pub valid_high: u32,
}

/// A sheet, judged (R§4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grade {
    /// Every word in the order of grading.
    pub words: Vec<GradedWord>,
    /// The valid words.
    pub valid: Sum,
    /// The invalid words.
    pub invalid: Sum,
    /// How many words the referee still has to settle.
    pub undecided: u32,
    /// What the tie-breaks count.
    pub tally: Tally,
}

impl Grade {
    /// The round's score; may be negative.
    pub fn total(&self) -> i32 {
        self.valid.points + self.invalid.points
    }
}

/// What a word is judged by.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    /// The competition's rules.
    pub rules: &'a Rules,
    /// The referee's rulings.
    pub rulings: &'a BTreeMap<Word, Ruling>,
    /// The word list.
    pub lexicon: &'a dyn WordList,
    /// What it means that a word is not in the list.
    pub authority: Authority,
}

impl Judge<'_> {
    /// Judges a sheet against the announced rack.
    pub fn grade(
        &self,
        rack: &Tiles,
        sheet: &SheetWords,
        unreadable: &BTreeSet<(Field, usize)>,
    ) -> Grade {
        let mut met: HashSet<&Word> = HashSet::new();
        let mut grade = Grade { words: Vec::with_capacity(sheet.len()), ..Grade::default() };
        for (field, place, written) in sheet.iter() {
            let verdict = match written {
                _ if written.len() != field.length() => Verdict::Misplaced,
                Written::Illegible(_) if unreadable.contains(&(field, place)) => Verdict::Ignored,
                Written::Illegible(_) => Verdict::Illegible,
                Written::Word(word) if !met.insert(word) => Verdict::Repeated,
                Written::Word(word) => self.verdict_in_field(rack, word),
            };
            grade.words.push(GradedWord { written: written.clone(), field, verdict, points: 0 });
        }
        self.reckon(&mut grade);
        grade
    }

    /// Judges one word of a grade again, after a ruling on it was made or withdrawn. Where it stands
    /// in a wrong field, again, or without the letters, no ruling changes anything.
    pub fn judge_again(&self, grade: &mut Grade, word: &Word) {
        let verdict = self.verdict_on_word(word);
        let mut changed = false;
        for graded in grade.words.iter_mut().filter(|graded| graded.verdict.is_on_the_word()) {
            if graded.written.word() == Some(word) && graded.verdict != verdict {
                graded.verdict = verdict;
                changed = true;
            }
        }
        if changed {
            self.reckon(grade);
        }
    }

    /// The verdict on a word that stands in its right field for the first time.
    pub fn verdict_in_field(&self, rack: &Tiles, word: &Word) -> Verdict {
        if let Some(missing) = rack.first_missing(word.letters().iter().copied()) {
            return Verdict::NotFromLetters { missing };
        }
        self.verdict_on_word(word)
    }

    /// What the referee or else the list says of a word that the rack makes.
    fn verdict_on_word(&self, word: &Word) -> Verdict {
        match self.rulings.get(word).map(|ruling| ruling.ruled) {
            Some(Ruled::Valid) => return Verdict::Valid,
            Some(Ruled::Invalid) => return Verdict::RuledInvalid,
            None => {}
        }
        match self.authority {
            _ if self.lexicon.contains(word) => Verdict::Valid,
            Authority::Authoritative | Authority::Closed => Verdict::NotInLexicon,
            Authority::Reference | Authority::External => Verdict::Undecided,
        }
    }

    /// Points and sums from the verdicts.
    fn reckon(&self, grade: &mut Grade) {
        let words = std::mem::take(&mut grade.words);
        *grade = Grade { words, ..Grade::default() };
        for word in &mut grade.words {
            let worth = self.rules.points(word.field);
            word.points = match word.verdict {
                Verdict::Valid => worth,
                Verdict::NotFromLetters { .. } | Verdict::RuledInvalid | Verdict::NotInLexicon => {
                    -worth
                }
                Verdict::Misplaced
                | Verdict::Illegible
                | Verdict::Ignored
                | Verdict::Repeated
                | Verdict::Undecided => 0,
            };
            if word.verdict == Verdict::Valid {
                grade.valid.add(word.points);
                self.tally(&mut grade.tally, &word.written, word.field);
            } else if word.verdict.is_invalid() {
                grade.invalid.add(word.points);
            }
            grade.undecided += u32::from(word.verdict.is_undecided());
        }
    }

    fn tally(&self, tally: &mut Tally, written: &Written, field: Field) {
        match field {
            Field::Seven => tally.valid_7 += 1,
            Field::Six => tally.valid_6 += 1,
            Field::Five => tally.valid_5 += 1,
            Field::Four => tally.valid_4 += 1,
            Field::Three => {}
        }
        let mut letters = written.word().into_iter().flat_map(Word::letters);
        tally.valid_high += u32::from(letters.any(|&letter| self.rules.is_high_value(letter)));
    }
}
