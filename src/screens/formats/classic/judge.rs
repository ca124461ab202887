//! The judge's window: words as they are typed, then one verdict on all of them. Nothing else is ever shown: not
//! which word it is about, and none of the verdicts before.

use serde::Serialize;

use crate::domain::formats::classic::judge::Verdict;
use crate::domain::ids::TableNo;
use crate::language::{Language, tr};
use crate::text;

/// The most words that are judged together.
pub const MOST_WORDS: usize = 8;

/// What the judge's window shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum JudgeScreen {
    /// Words are typed.
    Typing {
        /// Of which table, and what to do.
        asks: String,
        /// The word that is being typed.
        typed: String,
        /// Those before it.
        words: Vec<String>,
        /// What the keys do.
        hint: String,
    },
    /// The one verdict.
    Said {
        /// Which.
        verdict: Verdict,
        /// Its sign.
        sign: String,
        /// What it says.
        said: String,
        /// What to do; may be empty.
        below: String,
    },
}

/// What somebody has typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The table that was typed first, `5:`.
    pub table: Option<TableNo>,
    /// The words that are complete.
    pub words: Vec<String>,
    /// The word that is being typed.
    pub current: String,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A letter, or whatever else a word may have.
    Sign(char),
    /// The word is complete.
    Space,
    /// The word is complete; on an empty field all are judged.
    Enter,
    /// The last sign goes; on an empty field the last word comes back.
    Back,
    /// All goes.
    Escape,
}

/// What a key brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Typing goes on.
    Typing(Typed),
    /// These are judged, of this table where one was typed.
    Judge(Option<TableNo>, Vec<String>),
}

impl Typed {
    /// What a key makes of it.
    #[must_use]
    pub fn pressed(mut self, key: Pressed) -> Next {
        match key {
            Pressed::Sign(':') if self.words.is_empty() && self.table.is_none() => {
                let table = self.current.trim().parse::<u16>().ok().and_then(TableNo::new);
                if let Some(table) = table.filter(|table| table.get() <= TableNo::MOST) {
                    self.table = Some(table);
                    self.current.clear();
                }
            }
            Pressed::Sign(sign) if sign.is_control() || sign == ':' => {}
            Pressed::Sign(sign) => {
                if self.current.chars().count() < 40 && self.words.len() < MOST_WORDS {
                    self.current.extend(sign.to_uppercase());
                }
            }
            Pressed::Space => self.complete(),
            Pressed::Enter if self.current.trim().is_empty() && !self.words.is_empty() => {
                return Next::Judge(self.table, self.words);
            }
            Pressed::Enter => self.complete(),
            Pressed::Back => {
                if self.current.pop().is_none() {
                    self.current = self.words.pop().unwrap_or_default();
                }
            }
            Pressed::Escape => self = Self::default(),
        }
        Next::Typing(self)
    }

    fn complete(&mut self) {
        let word = self.current.trim().to_owned();
        if !word.is_empty() && self.words.len() < MOST_WORDS {
            self.words.push(word);
            self.current.clear();
        }
    }

    /// What the window shows of it.
    pub fn screen(&self, language: Language) -> JudgeScreen {
        JudgeScreen::Typing {
            asks: match self.table {
                Some(table) => text!(language, "tables-judge-table", table = table.to_string()),
                None => tr(language, "tables-judge-words"),
            },
            typed: self.current.clone(),
            words: self.words.iter().rev().cloned().collect(),
            hint: tr(language, "tables-judge-hint"),
        }
    }
}

/// The verdict, and nothing else.
pub fn said(verdict: Verdict, language: Language) -> JudgeScreen {
    let (sign, key, below) = match verdict {
        Verdict::Valid => ("✓", "tables-judge-valid", ""),
        Verdict::Invalid => ("✗", "tables-judge-invalid", ""),
        Verdict::Ask => ("?", "tables-judge-not-found", "tables-judge-ask"),
    };
    JudgeScreen::Said {
        verdict,
        sign: sign.to_owned(),
        said: tr(language, key),
        below: if below.is_empty() { String::new() } else { tr(language, below) },
    }
}
