//! The copies that the program kept by itself: which, of when, and taking one up again.

use std::path::PathBuf;

use crate::commands::{Situation, UserCommand};
use crate::domain::formats::anagram::rules::ROUNDS;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::text;
use crate::views::desk::Desk;
use crate::views::name;

/// When a copy was made, in the order of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum After {
    /// When the round was over.
    Round(RoundNo),
    /// When the competition was signed.
    Signing,
}

impl After {
    /// How it is called in the name of a file.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Self::Round(round) => format!("round-{:02}", round.get()),
            Self::Signing => "signed".to_owned(),
        }
    }

    /// What a name of a file says.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        match code.strip_prefix("round-") {
            Some(number) => {
                let number = number.parse().ok().filter(|&number| number <= ROUNDS);
                number.and_then(RoundNo::new).map(Self::Round)
            }
            None => (code == "signed").then_some(Self::Signing),
        }
    }

    fn sentence(self, language: Language) -> String {
        match self {
            Self::Round(round) => text!(language, "competition-kept-round", round = round.get()),
            Self::Signing => tr(language, "competition-kept-signed"),
        }
    }
}

/// A copy that the program kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where it lies.
    pub path: PathBuf,
    /// The name of the competition's file.
    pub name: String,
    /// After what it was made.
    pub after: After,
    /// When it was made: milliseconds since 1970-01-01 UTC.
    pub wall_ms: i64,
}

/// The copies as they are offered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptData {
    /// Heading.
    pub title: String,
    /// What taking one up does, or that there is none yet.
    pub help: String,
    /// One button each, the newest first.
    pub copies: Vec<Act>,
}

pub(super) fn data(desk: &Desk) -> KeptData {
    let language = desk.language;
    let copies = desk.kept.iter().map(|kept| {
        let command = UserCommand::TakeUpCopy(kept.path.clone());
        let when = name::day_and_time(language, kept.wall_ms);
        let after = kept.after.sentence(language);
        Act::new(language, &Situation::default(), command)
            .named(format!("{} · {after} · {when}", kept.name))
    });
    let copies: Vec<Act> = copies.collect();
    // A folder for each competition, in one for all.
    let folder = desk.kept.first().and_then(|kept| kept.path.parent()?.parent());
    let help = match folder {
        Some(folder) => {
            text!(language, "competition-kept-help", folder = folder.display().to_string())
        }
        None => tr(language, "competition-kept-none"),
    };
    KeptData { title: tr(language, "competition-kept"), help, copies }
}
