//! Rules from the text of a rules file, or the line that is wrong and why.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::{
    ALPHABET, Announcing, Composition, Costs, DrawBy, Figure, LANGUAGE, NAME, Rules, Solo, Warnings,
};
use crate::domain::board::{BadPremiums, Premiums, Rack, SIDE, Scoring, Tile};
use crate::domain::letters::{Face, Letter};

/// What is wrong in a rules file; lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct RulesError {
    /// Where.
    pub line: usize,
    /// What.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// Not TOML, a missing or unknown key, or a value of the wrong type; the parser's own words.
    #[error("{0}")]
    Syntax(String),
    /// Rules of another format, or for words of another language.
    #[error("{got:?} instead of {wanted:?}")]
    NotThese {
        /// What is named there.
        got: String,
        /// What these rules are of.
        wanted: &'static str,
    },
    /// A variant whose rules are not known.
    #[error("the rules of the variant {0:?} are not known, only those of \"clasic\"")]
    Variant(String),
    /// A number outside of its range.
    #[error("{got} lies outside of {min}..={max}")]
    OutOfRange {
        /// The number given.
        got: i64,
        /// The least that makes sense.
        min: i64,
        /// The greatest that makes sense.
        max: i64,
    },
    /// The letters are not those of the language, in its order.
    #[error("the letter {0:?} does not stand here in the alphabet of the language")]
    Letter(String),
    /// A letter is a vowel here and not in the language, or the other way round.
    #[error("{0:?} is of the other kind")]
    Kind(String),
    /// What folds to a letter is not what folds to it in the language.
    #[error("{0:?} folds otherwise")]
    Folds(String),
    /// Count and value stand together or not at all.
    #[error("{0:?} has a count without a value, or a value without a count")]
    Half(String),
    /// Not more tiles than a rack.
    #[error("{tiles} tiles are no more than a rack")]
    TooFewTiles {
        /// How many there are.
        tiles: usize,
    },
    /// The squares are no board.
    #[error("{0}")]
    Board(BadPremiums),
    /// A figure stands twice in the order.
    #[error("the same figure twice")]
    FigureTwice,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    format: Spanned<String>,
    variant: Spanned<String>,
    language: Spanned<String>,
    name: String,
    rack: Spanned<i64>,
    full_rack_bonus: Spanned<i64>,
    turn_s: Spanned<i64>,
    alerts_s: Vec<Spanned<i64>>,
    draw: DrawBy,
    composition: Composition,
    announcing: AnnouncingLines,
    solo: Spanned<Solo>,
    warnings: Spanned<Warnings>,
    mistakes: Costs,
    end: EndLines,
    choice: ChoiceLines,
    board: BoardLines,
    letters: BTreeMap<Spanned<String>, LetterLine>,
    joker: JokerLines,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnnouncingLines {
    letter_ms: Spanned<i64>,
    again_ms: Spanned<i64>,
    #[serde(default)]
    names: BTreeMap<Spanned<String>, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLines {
    last_turn_notice: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceLines {
    order: Vec<Spanned<Figure>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardLines {
    centre: Spanned<String>,
    squares: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Vowel,
    Consonant,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LetterLine {
    count: Option<Spanned<i64>>,
    value: Option<Spanned<i64>>,
    kind: Kind,
    #[serde(default)]
    folds: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JokerLines {
    count: Spanned<i64>,
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
            return Err(RulesError {
                line: 1,
                wrong: Wrong::OutOfRange { got, min: 0, max: most },
            });
        }
        let file: File = toml::from_str(text).map_err(|error| RulesError {
            line: error.span().map_or(1, |span| lines.of(&span)),
            wrong: Wrong::Syntax(error.message().to_owned()),
        })?;
        lines.named(&file.format, NAME)?;
        lines.named(&file.language, LANGUAGE.code())?;
        if file.variant.get_ref() != "clasic" {
            return Err(lines.wrong(&file.variant, Wrong::Variant(file.variant.get_ref().clone())));
        }
        let rack = lines.in_range::<usize>(&file.rack, 2, SIDE.into())?;
        let (mut tiles, values) = letters(&file.letters, lines)?;
        tiles.blanks = lines.in_range(&file.joker.count, 0, 99)?;
        if tiles.len() <= rack {
            let line = lines.of(&file.rack.span());
            return Err(RulesError { line, wrong: Wrong::TooFewTiles { tiles: tiles.len() } });
        }
        let turn_s = lines.in_range(&file.turn_s, 10, 3600)?;
        let last_alert = i64::from(turn_s) - 1;
        let alerts_s = file.alerts_s.iter().map(|alert| lines.in_range(alert, 1, last_alert));
        let bonus = lines.in_range(&file.full_rack_bonus, 0, 9999)?;
        let numbers = [
            (&file.solo.span(), i64::from(file.solo.get_ref().divisor), 1),
            (&file.solo.span(), i64::from(file.solo.get_ref().most), 0),
            (&file.warnings.span(), i64::from(file.warnings.get_ref().free), 0),
            (&file.warnings.span(), i64::from(file.warnings.get_ref().points), 0),
            (&file.warnings.span(), i64::from(file.warnings.get_ref().disciplinary_worth), 0),
        ];
        for (span, got, min) in numbers {
            if !(min..=999).contains(&got) {
                let wrong = Wrong::OutOfRange { got, min, max: 999 };
                return Err(RulesError { line: lines.of(span), wrong });
            }
        }
        Ok(Self {
            scoring: Scoring { premiums: premiums(&file.board, lines)?, values, rack, bonus },
            tiles,
            turn_s,
            alerts_s: alerts_s.collect::<Result<_, _>>()?,
            draw: file.draw,
            composition: file.composition,
            announcing: announcing(&file.announcing, lines)?,
            solo: *file.solo.get_ref(),
            warnings: *file.warnings.get_ref(),
            mistakes: file.mistakes,
            last_turn_notice: lines.in_range(&file.end.last_turn_notice, 0, 99)?,
            order: order(&file.choice.order, lines)?,
            text: text.to_owned(),
            id: file.id,
            name: file.name,
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

    fn wrong<T>(self, at: &Spanned<T>, wrong: Wrong) -> RulesError {
        RulesError { line: self.of(&at.span()), wrong }
    }

    fn in_range<N: TryFrom<i64>>(
        self,
        number: &Spanned<i64>,
        min: i64,
        max: i64,
    ) -> Result<N, RulesError> {
        let got = *number.get_ref();
        let out = self.wrong(number, Wrong::OutOfRange { got, min, max });
        if !(min..=max).contains(&got) {
            return Err(out);
        }
        N::try_from(got).map_err(|_| out)
    }

    fn named(self, name: &Spanned<String>, wanted: &'static str) -> Result<(), RulesError> {
        if name.get_ref() == wanted {
            return Ok(());
        }
        Err(self.wrong(name, Wrong::NotThese { got: name.get_ref().clone(), wanted }))
    }
}

fn premiums(board: &BoardLines, lines: Lines<'_>) -> Result<Premiums, RulesError> {
    lines.named(&board.centre, "H8")?;
    let squares = Premiums::of_rows(board.squares.get_ref());
    squares.map_err(|bad| {
        let first = lines.of(&board.squares.span());
        let row = match bad {
            BadPremiums::Row { row, .. }
            | BadPremiums::Sign { row, .. }
            | BadPremiums::NotMirrored { row, .. } => usize::from(row),
            BadPremiums::Centre => usize::from(SIDE / 2) + 1,
            BadPremiums::Rows { .. } => 0,
        };
        RulesError { line: first + row, wrong: Wrong::Board(bad) }
    })
}

fn order(order: &[Spanned<Figure>], lines: Lines<'_>) -> Result<Vec<Figure>, RulesError> {
    let mut seen = Vec::new();
    for figure in order {
        if seen.contains(figure.get_ref()) {
            return Err(lines.wrong(figure, Wrong::FigureTwice));
        }
        seen.push(*figure.get_ref());
    }
    Ok(seen)
}

fn announcing(file: &AnnouncingLines, lines: Lines<'_>) -> Result<Announcing, RulesError> {
    let mut names = Vec::new();
    for (name, called) in &file.names {
        let face = face(name.get_ref());
        let face = face.ok_or_else(|| lines.wrong(name, Wrong::Letter(name.get_ref().clone())))?;
        names.push((face, called.clone()));
    }
    Ok(Announcing {
        letter_ms: lines.in_range(&file.letter_ms, 100, 20_000)?,
        again_ms: lines.in_range(&file.again_ms, 100, 20_000)?,
        names,
    })
}

fn face(name: &str) -> Option<Face> {
    ALPHABET.face(name.parse::<Letter>().ok()?)
}

type Values = [u8; Face::MOST];

/// The tiles and what they are worth. The letters are the language's, each once, in its order; what folds to
/// them and which are vowels, too.
fn letters(
    rows: &BTreeMap<Spanned<String>, LetterLine>,
    lines: Lines<'_>,
) -> Result<(Rack, Values), RulesError> {
    let mut rows: Vec<_> = rows.iter().collect();
    rows.sort_by_key(|(name, _)| name.span().start);
    let (mut tiles, mut values) = (Rack::default(), [0; Face::MOST]);
    let mut wanted = ALPHABET.faces();
    for (name, row) in rows {
        let text = name.get_ref();
        let wrong = |wrong| lines.wrong(name, wrong);
        let face = face(text).filter(|&face| wanted.next() == Some(face));
        let face = face.ok_or_else(|| wrong(Wrong::Letter(text.clone())))?;
        if matches!(row.kind, Kind::Vowel) != ALPHABET.is_vowel(face) {
            return Err(wrong(Wrong::Kind(text.clone())));
        }
        let mut folds: Vec<char> = row.folds.chars().collect();
        folds.sort_unstable();
        let mut own: Vec<char> = ALPHABET.folded_to(face).collect();
        own.sort_unstable();
        if folds != own {
            return Err(wrong(Wrong::Folds(row.folds.clone())));
        }
        match (&row.count, &row.value) {
            (Some(count), Some(value)) => {
                let count: u8 = lines.in_range(count, 0, 99)?;
                (0..count).for_each(|_| tiles.put(Tile::Face(face)));
                let value = lines.in_range(value, 0, 99)?;
                values.iter_mut().skip(face.index()).take(1).for_each(|slot| *slot = value);
            }
            (None, None) => {}
            _ => return Err(wrong(Wrong::Half(text.clone()))),
        }
    }
    match wanted.next() {
        None => Ok((tiles, values)),
        Some(missing) => {
            let line = self::Lines(lines.0).0.lines().position(|line| line.trim() == "[letters]");
            let wrong = Wrong::Letter(ALPHABET.spelled(missing).to_owned());
            Err(RulesError { line: line.map_or(1, |line| line + 1), wrong })
        }
    }
}
