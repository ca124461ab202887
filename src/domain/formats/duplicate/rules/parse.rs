//! Rules from the text of a rules file, or the line that is wrong and why.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{
    ALPHABET, Announcing, Composition, Costs, DrawBy, Figure, LANGUAGE, NAME, Rules, Solo, Warnings,
};
use crate::domain::board::set::{BadLine, BadSet, BoardLines, JokerLines, LetterLines, Lines};
use crate::domain::board::{SIDE, Scoring};
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
    /// Something that is wrong in the rules of any format on a board.
    #[error("{0}")]
    Set(BadSet),
    /// A variant whose rules are not known.
    #[error("the rules of the variant {0:?} are not known, only those of \"clasic\"")]
    Variant(String),
    /// A figure stands twice in the order.
    #[error("the same figure twice")]
    FigureTwice,
}

impl From<BadLine> for RulesError {
    fn from(BadLine { line, wrong }: BadLine) -> Self {
        Self { line, wrong: Wrong::Set(wrong) }
    }
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
    letters: LetterLines,
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

impl Rules {
    /// Rules from the text of a rules file.
    ///
    /// # Errors
    /// [`RulesError`], with the line.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let (lines, file) = Lines::read::<File>(text)?;
        lines.named(&file.format, NAME)?;
        lines.named(&file.language, LANGUAGE.code())?;
        if file.variant.get_ref() != "clasic" {
            let wrong = Wrong::Variant(file.variant.get_ref().clone());
            return Err(RulesError { line: lines.of(&file.variant.span()), wrong });
        }
        let rack = lines.in_range::<usize>(&file.rack, 2, SIDE.into())?;
        let set = lines.tiles(ALPHABET, &file.letters, &file.joker)?;
        let (tiles, values) = (set.tiles, set.values);
        if tiles.len() <= rack {
            let line = lines.of(&file.rack.span());
            return Err(BadLine { line, wrong: BadSet::TooFewTiles { tiles: tiles.len() } }.into());
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
                let wrong = BadSet::OutOfRange { got, min, max: 999 };
                return Err(BadLine { line: lines.of(span), wrong }.into());
            }
        }
        Ok(Self {
            scoring: Scoring { premiums: lines.premiums(&file.board)?, values, rack, bonus },
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

fn order(order: &[Spanned<Figure>], lines: Lines<'_>) -> Result<Vec<Figure>, RulesError> {
    let mut seen = Vec::new();
    for figure in order {
        if seen.contains(figure.get_ref()) {
            return Err(RulesError { line: lines.of(&figure.span()), wrong: Wrong::FigureTwice });
        }
        seen.push(*figure.get_ref());
    }
    Ok(seen)
}

fn announcing(file: &AnnouncingLines, lines: Lines<'_>) -> Result<Announcing, RulesError> {
    let mut names = Vec::new();
    for (name, called) in &file.names {
        let face = face(name.get_ref());
        let unknown = || BadLine {
            line: lines.of(&name.span()),
            wrong: BadSet::Letter(name.get_ref().clone()),
        };
        let face = face.ok_or_else(unknown)?;
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
