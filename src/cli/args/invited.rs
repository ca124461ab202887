//! Whom a service invites: how offices are called in its options and lines.

use crate::domain::person::Role;

/// So many are invited at once.
const MOST: u32 = 16;

const ASSISTANT: &str = "assistant";
const JURY: &str = "jury";
const SCREEN: &str = "screen";

/// As what, and how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Invited(pub Vec<(Role, u8)>);

/// The office that is called so; `None` of one that nobody is invited to.
pub(in crate::cli) fn role(called: &str) -> Option<Role> {
    match called {
        ASSISTANT => Some(Role::Assistant),
        JURY => Some(Role::Jury),
        SCREEN => Some(Role::Screen),
        _ => None,
    }
}

/// How an office is called; a referee's is nobody's to be invited to.
pub(in crate::cli) const fn called(role: Role) -> &'static str {
    match role {
        Role::Jury => JURY,
        Role::Screen => SCREEN,
        Role::Assistant | Role::Referee | Role::Centre => ASSISTANT,
    }
}

/// Reads `assistant=2,jury=1`.
pub(super) fn invited(text: &str) -> Result<Invited, String> {
    let of = |part: &str| {
        let (called, count) = part.split_once('=')?;
        Some((role(called)?, count.parse().ok().filter(|count| *count > 0)?))
    };
    let all: Option<Vec<(Role, u8)>> = text.split(',').map(of).collect();
    let fit =
        |all: &Vec<(Role, u8)>| all.iter().map(|(_, count)| u32::from(*count)).sum::<u32>() <= MOST;
    all.filter(fit).map(Invited).ok_or_else(|| format!("assistant=2,jury=1,screen=1 (1…{MOST})"))
}
