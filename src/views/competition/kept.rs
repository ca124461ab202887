//! The copies that the program kept by itself: which, of when, and taking one up again.

use crate::commands::{Situation, UserCommand};
use crate::domain::contest::Reached;
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::session::After;
use crate::text;
use crate::views::desk::Desk;
use crate::views::name;

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
        let after = after(kept.after, language);
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

fn after(after: After, language: Language) -> String {
    match after {
        After::Words => tr(language, "competition-kept-words"),
        After::Round(round, Reached::Drawn) => {
            text!(language, "competition-kept-letters", round = round.get())
        }
        After::Round(round, Reached::Over) => {
            text!(language, "competition-kept-round", round = round.get())
        }
        After::Round(round, Reached::Complete) => {
            text!(language, "competition-kept-sheets", round = round.get())
        }
        After::Signing => tr(language, "competition-kept-signed"),
    }
}
