//! The slip that is keyed: how it is read and judged as it is typed, and the plays of its score that a list has.

use serde::Serialize;

use super::board::BoardData;
use crate::domain::board::{Board, Made, Play, Rack};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::game::Slip;
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::notation::word_of;
use crate::domain::formats::duplicate::rules::Mistake;
use crate::language::formats::duplicate::verdict::{At, because, mistakes};
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::text;

/// A slip as it is told while it is keyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlipTold {
    /// Its points.
    pub points: u32,
    /// How the verdict is to be seen, and its sign.
    pub tone: Tone,
    /// The sign of the verdict.
    pub sign: String,
    /// Why: one sentence that names the word, the square or the letter.
    pub why: String,
    /// What it costs beside the points; empty where it costs nothing.
    pub warning: String,
    /// What its play is worth, word by word; empty where it cannot be laid.
    pub worth: Vec<(String, Tone)>,
    /// The board with the play; without it where it cannot be laid.
    pub board: BoardData,
}

/// What a slip is told by.
#[derive(Clone, Copy)]
pub struct By<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The board before its turn.
    pub board: &'a Board,
    /// The rack of its turn.
    pub rack: &'a Rack,
    /// How many technical and disciplinary warnings the player has without this slip.
    pub before: (u32, u32),
}

/// A slip that was judged.
pub fn told(slip: &Slip, judged: &JudgedSlip, by: By<'_>, language: Language) -> SlipTold {
    let at = At { board: by.board, rack: by.rack };
    let why = because(Some(slip), judged, at);
    let (sign, tone) = match judged.verdict {
        Verdict::Correct | Verdict::Ruled => ("✓", Tone::Good),
        Verdict::Incorrect(_) => ("✗", Tone::Bad),
        Verdict::Undecided => ("?", Tone::Open),
        Verdict::Pass | Verdict::Missing => ("–", Tone::Ignored),
    };
    SlipTold {
        points: judged.points,
        tone,
        sign: sign.to_owned(),
        warning: warning(judged, slip, by, language),
        why: why.sentence(language),
        worth: judged
            .play
            .as_ref()
            .map_or_else(Vec::new, |play| worth(by.rules, by.board, play, language)),
        board: match &judged.play {
            Some(play) => BoardData::with(by.rules, by.board, play, language),
            None => BoardData::calm(by.rules, by.board, language),
        },
    }
}

/// Every word that a play makes with its points, the main word first, then what a whole rack gives, and the sum of several.
fn worth(rules: &Rules, board: &Board, play: &Play, language: Language) -> Vec<(String, Tone)> {
    let scoring = &rules.scoring;
    let said = |word: &Made| word_of(&word.faces()).map_or_else(String::new, |it| it.to_string());
    let made = play.words(board);
    let mut told: Vec<String> =
        made.iter().map(|word| format!("{} {}", said(word), scoring.word(board, word))).collect();
    if play.tiles.len() == scoring.rack {
        let whole = text!(language, "scenes-full-rack", letters = scoring.rack);
        told.push(format!("{whole} {}", scoring.bonus));
    }
    if told.len() > 1 {
        told = vec![told.join(" + "), format!("= {}", scoring.score(board, play))];
    }
    told.into_iter().map(|part| (part, Tone::Plain)).collect()
}

/// Which warning of the player it is, what for, and what it costs.
fn warning(judged: &JudgedSlip, slip: &Slip, by: By<'_>, language: Language) -> String {
    if judged.warnings == 0 {
        return String::new();
    }
    let (technical, disciplinary) = by.before;
    let rule = by.rules.warnings;
    let after = technical + judged.warnings;
    let costs = rule.deduction(after, disciplinary) - rule.deduction(technical, disciplinary);
    let why = warned_for(judged, slip, language);
    text!(language, "scenes-warning", number = after, why = why, costs = costs)
}

/// The mistakes that it is for, points with both numbers; a warning without one is the arbiter's.
fn warned_for(judged: &JudgedSlip, slip: &Slip, language: Language) -> String {
    let wrote = slip.points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    let said = judged.mistakes.iter().map(|mistake| match mistake {
        Mistake::Points => {
            text!(language, "scenes-warning-points", wrote = &wrote, counted = judged.points)
        }
        Mistake::Joker | Mistake::Table | Mistake::Turn => mistakes(&[*mistake], language),
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { tr(language, "scenes-warning-arbiter") } else { said.join("; ") }
}

/// A play of a score that a list has, as it is offered to who keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// The key that takes it, from 1.
    pub key: u8,
    /// Its position and its main word.
    pub position: String,
    /// The main word, jokers marked.
    pub word: String,
    /// The tables that wrote it already.
    pub tables: Vec<u32>,
}

/// The plays of a score, those that others wrote first, the most written one before the others; at most nine.
pub fn offered(plays: &[(String, String)], wrote: impl Fn(&str, &str) -> Vec<u32>) -> Vec<Offered> {
    const MOST: usize = 9;
    let mut all: Vec<(Vec<u32>, &(String, String))> =
        plays.iter().map(|play| (wrote(&play.0, &play.1), play)).collect();
    all.sort_by_key(|(tables, _)| std::cmp::Reverse(tables.len()));
    let keyed = (1..).zip(all.into_iter().take(MOST));
    keyed
        .map(|(key, (tables, (position, word)))| Offered {
            key,
            position: position.clone(),
            word: word.clone(),
            tables,
        })
        .collect()
}

/// In which order slips are keyed: the highest claims first, as assistants sort them; then by table.
pub fn order(claims: impl IntoIterator<Item = (u32, Option<u32>)>) -> Vec<u32> {
    let mut all: Vec<(u32, Option<u32>)> = claims.into_iter().collect();
    all.sort_by_key(|&(table, claim)| (std::cmp::Reverse(claim), table));
    all.into_iter().map(|(table, _)| table).collect()
}
