//! Why a command cannot be asked now, be it that something is missing or that in a joint competition it is done elsewhere.

use super::formats::anagram::FileOf;
use super::{Question, Situation, UserCommand, spec};

/// Why a command cannot be asked now: a key of the language files; `None` where it can be.
pub fn why_not(command: &UserCommand, now: &Situation) -> Option<&'static str> {
    let when = spec(command).when;
    if when.is_met(now) { at_hall(command, now) } else { Some(when.why_not(now)) }
}

/// Why a hall does not do it: letters and rulings come from whoever conducts, and what is the same for all halls stays.
fn at_hall(command: &UserCommand, now: &Situation) -> Option<&'static str> {
    use Question as Q;
    use UserCommand as C;
    if now.own.anagram.file != Some(FileOf::Hall) {
        return None;
    }
    match command {
        C::TypeLetters
        | C::ChooseDraw(_)
        | C::Ask(Q::DrawAhead(..) | Q::Replay(_) | Q::Record(_) | Q::Correct(_)) => {
            Some("commands-hall-letters")
        }
        C::Rule(_)
        | C::WithdrawRuling
        | C::PickWord(_)
        | C::Ask(Q::WhichWord | Q::RulePicked(_) | Q::Overrule(..)) => Some("commands-hall-rules"),
        C::Ask(Q::RenewCommitment | Q::ChangeList) => Some("commands-hall-same"),
        _ => None,
    }
}
