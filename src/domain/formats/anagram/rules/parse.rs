//! Rules from the text of a rules file, or the line that is wrong and why.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::super::alphabet::{ALPHABET, LANGUAGE, LETTERS};
use super::{Field, Kind, NAME, RACK, ROUNDS, RoundRule, Rules, TieBreak, TileRule};
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;

/// What is wrong in a rules file; lines count from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// Not TOML, a missing or unknown key, or a value of the wrong type.
    #[error("line {line}: {what}")]
    Syntax {
        /// Where.
        line: usize,
        /// The parser's own words, in English.
        what: String,
    },
    /// The schedule has another number of rounds than [`ROUNDS`].
    #[error("line {line}: {got} rounds instead of {ROUNDS}")]
    RoundCount {
        /// Where.
        line: usize,
        /// How many there are.
        got: usize,
    },
    /// A round's consonants and vowels are not [`RACK`] tiles.
    #[error("line {line}: {got} tiles instead of {RACK}")]
    RackSize {
        /// Where.
        line: usize,
        /// How many there are.
        got: usize,
    },
    /// The rounds draw more tiles of a kind than the set has.
    #[error("line {line}: the rounds draw {drawn} tiles of a bag of {tiles}")]
    TooFewTiles {
        /// Where.
        line: usize,
        /// Tiles that the schedule draws.
        drawn: usize,
        /// Tiles of that kind in the set.
        tiles: usize,
    },
    /// A number outside of its range.
    #[error("line {line}: {got} lies outside of {min}..={max}")]
    OutOfRange {
        /// Where.
        line: usize,
        /// The number given.
        got: i64,
        /// The least that makes sense.
        min: i64,
        /// The greatest that makes sense.
        max: i64,
    },
    /// A letter that is no capital of the alphabet, or that stands twice.
    #[error("line {line}: {got:?} is not one letter, or stands twice")]
    NotALetter {
        /// Where.
        line: usize,
        /// The text given.
        got: String,
    },
    /// A high-value letter without a tile, or that is a vowel.
    #[error("line {line}: {letter} is no consonant of the set")]
    NotAConsonant {
        /// Where.
        line: usize,
        /// The letter.
        letter: Letter,
    },
    /// The guard would look for a set of consonants for too long: too few of the sets that this
    /// round could draw leave as few high-value tiles as the rounds after it can draw.
    #[error("line {line}: the guard of round {round} hardly ever holds")]
    GuardHardlyHolds {
        /// Where.
        line: usize,
        /// The guarded round.
        round: RoundNo,
    },
    /// Rules of another format, or for words of another language.
    #[error("line {line}: {got:?} instead of {wanted:?}")]
    NotThese {
        /// Where.
        line: usize,
        /// What is named there.
        got: String,
        /// What these rules are of.
        wanted: &'static str,
    },
    /// A tie-break stands twice.
    #[error("line {line}: the same criterion twice")]
    CriterionTwice {
        /// Where.
        line: usize,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    format: Option<Spanned<String>>,
    language: Option<Spanned<String>>,
    rounds: Spanned<Vec<Spanned<RoundLine>>>,
    alerts: Vec<Spanned<i64>>,
    high_value: Spanned<String>,
    guard_rounds: Vec<Spanned<i64>>,
    tie_break: Vec<Spanned<TieBreak>>,
    breaks: BreakLines,
    points: PointLines,
    vowels: BTreeMap<Spanned<String>, TileLine>,
    consonants: BTreeMap<Spanned<String>, TileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundLine {
    consonants: u8,
    vowels: u8,
    minutes: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BreakLines {
    after: Vec<Spanned<i64>>,
    minutes: Spanned<i64>,
    alerts: Vec<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointLines {
    #[serde(rename = "3")]
    three: Spanned<i64>,
    #[serde(rename = "4")]
    four: Spanned<i64>,
    #[serde(rename = "5")]
    five: Spanned<i64>,
    #[serde(rename = "6")]
    six: Spanned<i64>,
    #[serde(rename = "7")]
    seven: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    count: Spanned<i64>,
    value: Spanned<i64>,
}

impl Rules {
    /// Rules from the text of a rules file.
    ///
    /// # Errors
    /// [`RulesError`], with the line.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let lines = Lines(text);
        let most = 100_000;
        if let Some(got) = i64::try_from(text.len()).ok().filter(|&got| got > most) {
            return Err(RulesError::OutOfRange { line: 1, got, min: 0, max: most });
        }
        let file: File = toml::from_str(text).map_err(|error| RulesError::Syntax {
            line: error.span().map_or(1, |span| lines.of(&span)),
            what: error.message().to_owned(),
        })?;
        named(file.format.as_ref(), NAME, lines)?;
        named(file.language.as_ref(), LANGUAGE.code(), lines)?;
        let tiles = tiles(&file, lines)?;
        let rounds = rounds(&file, lines)?;
        for kind in [Kind::Consonant, Kind::Vowel] {
            enough_tiles(&file, lines, &tiles, &rounds, kind)?;
        }
        let round_no = |number: &Spanned<i64>| {
            let number = lines.in_range(number, 1, i64::from(ROUNDS))?;
            Ok(RoundNo::new(number).expect("at least 1"))
        };
        guard_is_found(&file, lines, &tiles, &rounds)?;
        let points = [
            &file.points.seven,
            &file.points.six,
            &file.points.five,
            &file.points.four,
            &file.points.three,
        ];
        let mut point_of = [0; Field::ALL.len()];
        for (slot, points) in point_of.iter_mut().zip(points) {
            *slot = lines.in_range::<i32>(points, 0, 1000)?;
        }
        Ok(Self {
            alerts_ms: alerts(&file.alerts, lines)?,
            break_after: file.breaks.after.iter().map(round_no).collect::<Result<_, _>>()?,
            break_ms: lines.in_range::<i64>(&file.breaks.minutes, 1, 120)? * 60_000,
            break_alerts_ms: alerts(&file.breaks.alerts, lines)?,
            guard_rounds: file.guard_rounds.iter().map(round_no).collect::<Result<_, _>>()?,
            tie_break: tie_break(&file.tie_break, lines)?,
            points: point_of,
            text: text.to_owned(),
            id: file.id,
            tiles,
            rounds,
        })
    }
}

/// Turns byte spans into lines.
#[derive(Clone, Copy)]
struct Lines<'a>(&'a str);

impl Lines<'_> {
    fn of(self, span: &Range<usize>) -> usize {
        let before = self.0.as_bytes().iter().take(span.start);
        before.filter(|&&byte| byte == b'\n').count() + 1
    }

    fn in_range<N: TryFrom<i64>>(
        self,
        number: &Spanned<i64>,
        min: i64,
        max: i64,
    ) -> Result<N, RulesError> {
        let got = *number.get_ref();
        let out = RulesError::OutOfRange { line: self.of(&number.span()), got, min, max };
        if !(min..=max).contains(&got) {
            return Err(out);
        }
        N::try_from(got).map_err(|_| out)
    }
}

/// A format or a language that is named must be this one; one that is not named is.
fn named(
    name: Option<&Spanned<String>>,
    wanted: &'static str,
    lines: Lines<'_>,
) -> Result<(), RulesError> {
    match name.filter(|name| name.get_ref() != wanted) {
        None => Ok(()),
        Some(name) => Err(RulesError::NotThese {
            line: lines.of(&name.span()),
            got: name.get_ref().clone(),
            wanted,
        }),
    }
}

fn alerts(seconds: &[Spanned<i64>], lines: Lines<'_>) -> Result<Vec<i64>, RulesError> {
    let ms = |second| Ok(lines.in_range::<i64>(second, 1, 3600)? * 1000);
    let mut alerts = seconds.iter().map(ms).collect::<Result<Vec<_>, _>>()?;
    alerts.push(0);
    alerts.sort_unstable_by(|a, b| b.cmp(a));
    alerts.dedup();
    Ok(alerts)
}

fn tie_break(chain: &[Spanned<TieBreak>], lines: Lines<'_>) -> Result<Vec<TieBreak>, RulesError> {
    let mut seen = Vec::new();
    for criterion in chain {
        if seen.contains(criterion.get_ref()) {
            return Err(RulesError::CriterionTwice { line: lines.of(&criterion.span()) });
        }
        seen.push(*criterion.get_ref());
    }
    Ok(seen)
}

fn rounds(file: &File, lines: Lines<'_>) -> Result<Vec<RoundRule>, RulesError> {
    let mut rounds = Vec::new();
    for line in file.rounds.get_ref() {
        let RoundLine { consonants, vowels, minutes } = line.get_ref();
        let got = usize::from(*consonants) + usize::from(*vowels);
        if got != usize::from(RACK) {
            return Err(RulesError::RackSize { line: lines.of(&line.span()), got });
        }
        let full_ms = lines.in_range::<i64>(minutes, 1, 120)? * 60_000;
        rounds.push(RoundRule { consonants: *consonants, vowels: *vowels, full_ms });
    }
    if rounds.len() == usize::from(ROUNDS) {
        Ok(rounds)
    } else {
        let line = lines.of(&file.rounds.span());
        Err(RulesError::RoundCount { line, got: rounds.len() })
    }
}

type TileRules = [Option<TileRule>; LETTERS];

fn tiles(file: &File, lines: Lines<'_>) -> Result<TileRules, RulesError> {
    let mut tiles: TileRules = [None; LETTERS];
    for (kind, rows) in [(Kind::Vowel, &file.vowels), (Kind::Consonant, &file.consonants)] {
        for (name, row) in rows {
            let not_a_letter = || RulesError::NotALetter {
                line: lines.of(&name.span()),
                got: name.get_ref().clone(),
            };
            let letter: Letter = name.get_ref().parse().map_err(|_| not_a_letter())?;
            let place = ALPHABET.face(letter).ok_or_else(not_a_letter)?.index();
            let slot = tiles.get_mut(place).ok_or_else(not_a_letter)?;
            if slot.is_some() {
                return Err(not_a_letter());
            }
            *slot = Some(TileRule {
                count: lines.in_range(&row.count, 1, 100)?,
                value: lines.in_range(&row.value, 0, 100)?,
                kind,
                high_value: false,
            });
        }
    }
    let line = lines.of(&file.high_value.span());
    for c in file.high_value.get_ref().chars() {
        let not_a_letter = || RulesError::NotALetter { line, got: c.to_string() };
        let letter = Letter::from_char(c).ok_or_else(not_a_letter)?;
        let place = ALPHABET.face(letter).ok_or_else(not_a_letter)?.index();
        match tiles.get_mut(place) {
            Some(Some(tile)) if tile.high_value => return Err(not_a_letter()),
            Some(Some(tile)) if tile.kind == Kind::Consonant => tile.high_value = true,
            _ => return Err(RulesError::NotAConsonant { line, letter }),
        }
    }
    Ok(tiles)
}

fn enough_tiles(
    file: &File,
    lines: Lines<'_>,
    tiles: &TileRules,
    rounds: &[RoundRule],
    kind: Kind,
) -> Result<(), RulesError> {
    let of_kind = tiles.iter().flatten().filter(|tile| tile.kind == kind);
    let tiles: usize = of_kind.map(|tile| usize::from(tile.count)).sum();
    let drawn = rounds.iter().map(|round| match kind {
        Kind::Consonant => usize::from(round.consonants),
        Kind::Vowel => usize::from(round.vowels),
    });
    let drawn: usize = drawn.sum();
    if drawn > tiles {
        return Err(RulesError::TooFewTiles { line: lines.of(&file.rounds.span()), drawn, tiles });
    }
    Ok(())
}

/// Of so many sets at least one must hold, however the rounds before were drawn.
const SETS: u128 = 2_000;

/// After each guarded round of the schedule, a set of consonants that holds must soon be found,
/// whichever high-value tiles are left then; those that cannot hold at all are drawn once (§3).
fn guard_is_found(
    file: &File,
    lines: Lines<'_>,
    tiles: &TileRules,
    rounds: &[RoundRule],
) -> Result<(), RulesError> {
    let count = |is_it: fn(&TileRule) -> bool| -> u64 {
        tiles.iter().flatten().filter(|tile| is_it(tile)).map(|tile| u64::from(tile.count)).sum()
    };
    let (all, high) = (count(|tile| tile.kind == Kind::Consonant), count(|tile| tile.high_value));
    let drawn = |rounds: &[RoundRule]| -> u64 {
        rounds.iter().map(|round| u64::from(round.consonants)).sum()
    };
    for number in &file.guard_rounds {
        let place = lines.in_range::<usize>(number, 1, i64::from(ROUNDS))? - 1;
        let (before, rest) = rounds.split_at(place);
        let Some((this, after)) = rest.split_first() else { continue };
        let left = all - drawn(before);
        let (draws, later) = (u64::from(this.consonants), drawn(after));
        let is_rare = |high: u64| {
            let Some(least) = high.checked_sub(later).filter(|least| (1..=draws).contains(least))
            else {
                return false;
            };
            let good: u128 = (least..=draws)
                .map(|taken| choose(high, taken) * choose(left - high, draws - taken))
                .sum();
            good > 0 && choose(left, draws) / good > SETS
        };
        if (0..=high.min(left)).any(is_rare) {
            let round = u8::try_from(place + 1).ok().and_then(RoundNo::new);
            let round = round.expect("within the schedule");
            return Err(RulesError::GuardHardlyHolds { line: lines.of(&number.span()), round });
        }
    }
    Ok(())
}

/// In how many ways `taken` of `of` tiles can be chosen; `taken` is at most the tiles of a rack.
fn choose(of: u64, taken: u64) -> u128 {
    if taken > of {
        return 0;
    }
    (0..taken).fold(1, |ways, n| ways * u128::from(of - n) / u128::from(n + 1))
}
